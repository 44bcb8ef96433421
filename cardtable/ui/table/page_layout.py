"""Where the parts of the table's page stand: the table between header and bar, the panel beside."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardtable.ui.learn.candidate_strip import CandidateStrip
from cardtable.ui.panel.drawer import PanelDrawer
from cardtable.ui.panel.side_panel import Rail, SidePanel
from cardtable.ui.table.action_bar import ActionBar
from cardtable.ui.table.header import Header
from cardtable.ui.table.view import TableView
from cardtable.ui.widgets.banner import Banner
from cardtable.ui.widgets.theme import Theme

#: How high the bar is, and how high in windows lower than this, in pixels.
BAR, LOW_BAR, LOW = 72, 68, 760
#: What the menu takes more for fingers, the bar gives in low windows.
LOWER = 8


class PageLayout(QObject):
    """Puts the parts in their places whenever the page, the panel or the hints change.

    Attributes:
        speed: of the panel that slides in; 0 has it there at once.
    """

    def __init__(
        self,
        page: QWidget,
        header: Header,
        banner: Banner,
        view: TableView,
        strip: CandidateStrip,
        bar: ActionBar,
        panel: SidePanel,
        rail: Rail,
    ) -> None:
        super().__init__(page)
        self.speed, self._theme = 1.0, Theme()
        self._page, self._header, self._bar = page, header, bar
        self._view, self._strip, self._panel = view, strip, panel
        left = QVBoxLayout()
        left.setSpacing(0)
        left.addWidget(banner)
        left.addWidget(view, 1)
        left.addWidget(bar)
        whole = QVBoxLayout(page)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(header)
        row = QHBoxLayout()
        row.setSpacing(0)
        # Nested while it is empty: PySide keeps the items it finds in a layout that is added to
        # another, and the panel's is deleted whenever it leaves the row.
        whole.addLayout(row, 1)
        row.addLayout(left, 1)
        self.drawer = PanelDrawer(page, row, panel, rail)
        rail.chosen.connect(self._choose_tab)

    def dress(self, theme: Theme) -> None:
        """Another theme: the parts take another size with it."""
        self._theme = theme
        self.fit()

    def fit(self) -> None:
        """The page has another size."""
        height, px = self._page.window().height(), self._theme.px
        low = LOW_BAR - (LOWER if self._theme.touch else 0)
        high = px(low if height < px(LOW) else BAR)
        self._bar.setFixedHeight(max(high, self._theme.target(0) + px(10)))
        self._strip.in_window(height)
        self._arrange_panel(0)

    def toggle_panel(self) -> None:
        """Open or close the side panel."""
        self.drawer.open(not self.drawer.is_open)
        self._arrange_panel(self.speed)

    def show_tab(self, tab: str) -> None:
        """Open the panel at a page."""
        self._panel.choose(tab)
        self.drawer.open(True)
        self._arrange_panel(self.speed)

    def _choose_tab(self, tab: str) -> None:
        self.drawer.choose(tab)
        self._arrange_panel(self.speed)

    def _arrange_panel(self, speed: float) -> None:
        self.drawer.arrange(self._theme, self._header.height(), self._bar.height(), speed)
        self._header.set_panel(self.drawer.is_open)

    def float_strip(self) -> None:
        """The hints float at the lower edge of the table."""
        place = self._view.geometry()
        place.setTop(place.bottom() + 1 - self._strip.height_in(place.width()))
        self._strip.setGeometry(place)
        self._strip.raise_()
        self._panel.raise_()
