"""Where the parts of the table's page go: the table between header and bar, the panel beside it."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QObject, QPoint, QPropertyAnimation
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardtable.ui import durations
from cardtable.ui.learn.candidate_strip import CandidateStrip
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


#: Narrower windows get a rail instead of the panel.
WIDE_ENOUGH = 1100


class PanelDrawer:
    """Opens and closes the panel of a page.

    Attributes:
        wanted: whether the player wants it in a wide window.
    """

    def __init__(self, page: QWidget, row: QHBoxLayout, panel: SidePanel, rail: Rail) -> None:
        """``row`` holds the table and the rail; in a wide window also the panel."""
        self._page, self._row, self._panel, self._rail = page, row, panel, rail
        self._theme = Theme()
        self.wanted = True
        self._overlay = False
        self._slide = QPropertyAnimation(panel, b"pos", page)
        self._slide.setEasingCurve(QEasingCurve.Type.OutCubic)
        row.addWidget(rail)
        row.addWidget(panel)

    @property
    def _narrow(self) -> bool:
        return self._page.width() < self._theme.px(WIDE_ENOUGH)

    @property
    def is_open(self) -> bool:
        """Whether the panel is shown in a window of this width."""
        return self._overlay if self._narrow else self.wanted

    def open(self, wanted: bool) -> None:
        """Open or close it in a window of this width."""
        if self._narrow:
            self._overlay = wanted
        else:
            self.wanted = wanted

    def choose(self, tab: str) -> None:
        """Open the panel at the tab of a rail icon, or close it if that is shown."""
        same = self._overlay and self._panel.tab == tab
        self._panel.choose(tab)
        self._overlay = not same

    def arrange(self, theme: Theme, top: int, bottom: int, speed: float = 0) -> None:
        """Put rail and panel in their places, sized for the theme.

        ``top`` and ``bottom``: the pixels of the page that an overlay leaves free for the header
        and the action bar. With a ``speed`` over 0 an opening panel slides in.
        """
        self._slide.stop()
        self._theme, px = theme, theme.px
        page, panel = self._page, self._panel
        hidden = not panel.isVisible()
        self._rail.setVisible(self._narrow)
        width = max(px(264), min(px(420), round(page.width() * 0.225)))
        panel.setFixedWidth(width)
        if self._narrow:
            self._row.removeWidget(panel)
            panel.setParent(page)
            height = max(0, page.height() - top - bottom)
            panel.setGeometry(page.width() - self._rail.width() - width, top, width, height)
            panel.setFixedHeight(height)
            panel.setVisible(self.is_open)
            panel.raise_()
        else:
            panel.setMinimumHeight(0)
            panel.setMaximumHeight(16_777_215)
            if self._row.indexOf(panel) < 0:
                self._row.addWidget(panel)
            panel.setVisible(self.is_open)
        if speed and hidden and panel.isVisible():
            self._slide_in(width, speed)

    def _slide_in(self, width: int, speed: float) -> None:
        """Slide the panel in from the right; the table already has its new size."""
        layout = self._page.layout()
        if layout is not None:
            layout.activate()
        place = self._panel.pos()
        if self._rail.isVisible():
            self._rail.raise_()  # the panel comes out from under the rail
        self._slide.setStartValue(QPoint(place.x() + width, place.y()))
        self._slide.setEndValue(place)
        self._slide.setDuration(round(durations.PANEL * speed))
        self._slide.start()
