"""Where the parts of the table's page go: the table between header and bar, the panel beside it."""

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

#: Height of the bar, its height in low windows, and below which height a window is low (pixels).
BAR, LOW_BAR, LOW = 72, 68, 760
#: In low windows the bar gives up the height that a touch menu takes in addition.
LOWER = 8


class PageLayout(QObject):
    """Arranges the parts whenever the page, the panel or the hints change.

    Attributes:
        speed: duration factor of the sliding panel; 0 shows it at once.
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
        # Nested while empty: PySide keeps alive the items it finds in a layout added to another,
        # and the panel's item is deleted whenever it leaves the row.
        whole.addLayout(row, 1)
        row.addLayout(left, 1)
        self.drawer = PanelDrawer(page, row, panel, rail)
        rail.chosen.connect(self._choose_tab)
        bar.grown.connect(lambda: self._arrange_panel(0))

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme, which changes the sizes of the parts."""
        self._theme = theme
        self.fit()

    def fit(self) -> None:
        """Arrange the parts for the page's new size."""
        height, px = self._page.window().height(), self._theme.px
        low = LOW_BAR - (LOWER if self._theme.touch else 0)
        high = px(low if height < px(LOW) else BAR)
        self._bar.keep_height(max(high, self._theme.target(0) + px(10)), height < px(LOW))
        self._strip.in_window(height)
        self._arrange_panel(0)

    def toggle_panel(self) -> None:
        """Open or close the side panel."""
        self.drawer.open(not self.drawer.is_open)
        self._arrange_panel(self.speed)

    def show_tab(self, tab: str) -> None:
        """Open the panel at a tab."""
        self._panel.choose(tab)
        self.drawer.open(True)
        self._arrange_panel(self.speed)

    def _choose_tab(self, tab: str) -> None:
        self.drawer.choose(tab)
        self._arrange_panel(self.speed)

    def _arrange_panel(self, speed: float) -> None:
        self.drawer.arrange(self._theme, self._header.height(), self._bar.minimumHeight(), speed)
        self._header.set_panel(self.drawer.is_open)

    def float_strip(self) -> None:
        """Place the hints at the lower edge of the table, floating above it."""
        place = self._view.geometry()
        place.setTop(place.bottom() + 1 - self._strip.height_in(place.width()))
        self._strip.setGeometry(place)
        self._strip.raise_()
        self._panel.raise_()
