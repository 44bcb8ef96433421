"""A window with nothing in it yet: its place on the screen, its colours, its name.

It is shown first. All that the program does takes longer to load than Qt itself, so the window is
furnished where it stands.
"""

from __future__ import annotations

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget

from cardtable.art.assets import asset
from cardtable.phrases.language import Language
from cardtable.ui.settings.kept import Settings
from cardtable.ui.settings.window_geometry import open_where_it_was
from cardtable.ui.widgets.theme import Theme, wants_dark, wants_touch


class Frame(QMainWindow):
    """The window before it is furnished.

    Attributes:
        pages: where they will lie.
        furnished: whether the window does what it is there for.
    """

    def __init__(self, settings: Settings, language: Language) -> None:
        super().__init__()
        self.furnished = self._has_page = False
        dark, touch = wants_dark(settings.dark), wants_touch(settings.touch)
        theme = Theme(dark, language.code, text=settings.text, touch=touch)
        self.setWindowTitle("Cardtable")
        self.setWindowIcon(QIcon(str(asset("icons/cardtable.svg"))))
        self.pages = QStackedWidget()
        self.setCentralWidget(self.pages)
        self.menuBar().show()  # one that joins a window later has no height at first
        open_where_it_was(self, settings.geometry)
        self._first = settings, language, theme.at(theme.zoom_for(self.size()))
        self._first[-1].apply(the_application())

    def come_up(self) -> None:
        """Show the window; no page is built that nobody sees."""
        self._has_page = True
        self.show()

    def settle(self) -> None:
        """The window is furnished: the menus take their room now, not when a page lies there."""
        self.furnished = True
        layout = self.layout()
        assert layout is not None
        layout.activate()


def the_application() -> QApplication:
    """The application there is."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app
