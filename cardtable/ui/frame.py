"""An empty window: its place on the screen, its colours, its name.

It is shown first. The rest of the program takes longer to load than Qt itself, so the window is
filled once it is on the screen.
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
    """The window before it is filled.

    Attributes:
        pages: the stack for the pages.
        furnished: whether the window is ready for use.
    """

    def __init__(self, settings: Settings, language: Language) -> None:
        super().__init__()
        self.furnished = self._has_page = False
        dark, touch = wants_dark(settings.dark), wants_touch(settings.touch)
        theme = Theme(dark, language.code, text=settings.text_size, touch=touch)
        self.setWindowTitle("Cardtable")
        self.setWindowIcon(QIcon(str(asset("icons/cardtable.svg"))))
        self.pages = QStackedWidget()
        self.setCentralWidget(self.pages)
        self.menuBar().show()  # added later, it would have no height at first
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
