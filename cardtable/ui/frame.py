"""An empty window: its place on the screen, its colours, its name.

It is shown first. The rest of the program takes longer to load than Qt itself, so the window is
filled once it is on the screen.
"""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QRect, QSize
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget

from cardtable.ui.language import Language
from cardtable.ui.settings.kept import Settings
from cardtable.ui.widgets.icons import program_icon
from cardtable.ui.widgets.theme import Theme, wants_dark, wants_touch


class Frame(QMainWindow):
    """The window before it is filled.

    Attributes:
        pages: the stack for the pages.
        furnished: whether the window is ready for use.
    """

    def __init__(self, settings: Settings, language: Language) -> None:
        super().__init__()
        self.furnished = self._has_page = False
        dark, touch = wants_dark(settings.dark), wants_touch(settings.touch)
        theme = Theme(dark, language.code, 1.0, settings.text_size, touch, settings.quiet)
        self.setWindowTitle("Cardtable")
        self.setWindowIcon(program_icon())
        self.pages = QStackedWidget()
        self.setCentralWidget(self.pages)
        self.menuBar().hide()  # it is behind the round sign; Alt shows it
        open_where_it_was(self, settings.geometry)
        self._first = settings, language, theme.at(theme.zoom_for(self.size()))
        self._first[-1].apply(the_application())

    def come_up(self) -> None:
        """Show the window without building a page that nobody sees."""
        self._has_page = True
        self.show()

    def settle(self) -> None:
        """Mark the window as ready; the menus take their space now, not when a page is shown."""
        self.furnished = True
        layout = self.layout()
        assert layout is not None
        layout.activate()


def the_application() -> QApplication:
    """The running application."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app


_LEAST, _USUAL = QSize(800, 560), QSize(1280, 800)
#: The largest frame that window managers draw around a window; unknown before it is shown.
_FRAME = QSize(8, 40)


def open_where_it_was(window: QMainWindow, geometry: QByteArray) -> None:
    """Give a window not shown yet its last place, or one in the middle of the screen.

    Args:
        window: the window to place.
        geometry: as written by ``saveGeometry``; empty at the first start.
    """
    usable = window.screen().availableGeometry()
    window.setMinimumSize(_LEAST.boundedTo(usable.size() - _FRAME))
    if not geometry.isEmpty() and window.restoreGeometry(geometry):
        usable = window.screen().availableGeometry()
        if not (window.isMaximized() or window.isFullScreen()):
            place = inside(window.geometry(), usable)
            if place != window.geometry():
                window.setGeometry(place)
        return
    window.resize(_USUAL.boundedTo(usable.size() - _FRAME))


def inside(place: QRect, usable: QRect) -> QRect:
    """A window's place, moved and shrunk to lie on the screen with its frame."""
    maximum = usable.size() - _FRAME
    place = QRect(place.topLeft(), place.size().boundedTo(maximum))
    place.moveLeft(min(max(place.left(), usable.left()), usable.right() - place.width() + 1))
    top = usable.top() + _FRAME.height()
    place.moveTop(min(max(place.top(), top), usable.bottom() - place.height() + 1))
    return place
