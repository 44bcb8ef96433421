"""Where the parts of the table's page go: the cloth in its frame, the rail below, the drawer."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QObject, QPoint, QPropertyAnimation, QRect
from PySide6.QtGui import QRegion
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.ui import durations
from cardtable.ui.learn import CandidateStrip
from cardtable.ui.panel.side_panel import SidePanel
from cardtable.ui.room import DUSK_STEPS, LOW, TableFrame, rail_height
from cardtable.ui.table.action_bar import ActionBar
from cardtable.ui.table.header import Header
from cardtable.ui.table.view import TableView
from cardtable.ui.widgets.banner import Banner
from cardtable.ui.widgets.theme import Theme

#: The part of the page that the drawer takes, and its least and greatest width (pixels).
DRAWER, NARROWEST, WIDEST = 0.24, 264, 460
#: Space between the drawer and the cloth, in pixels.
GAP = 8


class PageLayout(QObject):
    """Arranges the parts whenever the page, the drawer or the hints change.

    Attributes:
        speed: duration factor of the sliding drawer; 0 shows it at once.
        is_open: whether the drawer is open.
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
    ) -> None:
        super().__init__(page)
        self.speed, self._theme = 1.0, Theme()
        self.is_open = False
        self._page, self._header, self._bar = page, header, bar
        self._view, self._strip, self._panel = view, strip, panel
        self.frame = TableFrame(self._theme)
        self.frame.column.addWidget(banner)
        self.frame.column.addWidget(view, 1)
        whole = QVBoxLayout(page)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.frame, 1)
        whole.addWidget(bar)
        header.setParent(self.frame)
        panel.setParent(page)
        panel.hide()
        self._slide = QPropertyAnimation(panel, b"pos", page)
        self._slide.setEasingCurve(QEasingCurve.Type.OutCubic)
        bar.grown.connect(self.fit)

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme, which changes the sizes of the parts."""
        self._theme = theme
        self.frame.apply_theme(theme)
        self.fit()

    def grow_dark(self, dusk: float) -> None:
        """Let frame and rail take part in the light that leaves the room, step by step."""
        dusk = round(dusk * DUSK_STEPS) / DUSK_STEPS
        if dusk != self.frame.dusk:
            self.frame.dusk = dusk
            self.frame.update(QRegion(self.frame.rect()) - QRegion(self.frame.inside))
            self._bar.grow_dark(dusk)
            self._header.grow_dark(dusk)

    def fit(self) -> None:
        """Arrange the parts for the page's new size."""
        window, px = self._page.window().size(), self._theme.px
        low, wish = window.height() < px(LOW), self._theme.wish_in(window)
        self._bar.keep_height(rail_height(window, self._theme), low, wish)
        self.frame.beside = self._width if self.is_open else 0
        self.frame.fit()
        self._header.suit(self._page.window().size())
        self._view.leave_free(self._header.height())
        layout = self._page.layout()
        if layout is not None:
            layout.activate()
        self.frame.column.activate()
        self.place()

    def place(self) -> None:
        """Put what lies over the cloth in its place: the strip at the top, the drawer."""
        cloth = self._view.geometry()
        self._header.setGeometry(cloth.x(), cloth.y(), cloth.width(), self._header.height())
        self._header.raise_()
        self._slide.stop()
        self._panel.setGeometry(self._drawer())
        self._panel.setVisible(self.is_open)
        self._panel.raise_()
        self._header.set_panel(self.is_open)

    # -- drawer ----------------------------------------------------------------------------------
    @property
    def _width(self) -> int:
        px = self._theme.px
        return max(px(NARROWEST), min(px(WIDEST), round(self._page.width() * DRAWER)))

    def _drawer(self) -> QRect:
        """The place of the drawer: beside the cloth, which gives way to it."""
        cloth = self._view.geometry()
        return QRect(cloth.right() + 1 + GAP, cloth.y(), self._width - GAP, cloth.height())

    def open(self, wanted: bool, speed: float | None = None) -> None:
        """Open or close the drawer."""
        opens = wanted and not self.is_open
        self.is_open = wanted
        self.fit()
        speed = self.speed if speed is None else speed
        if opens and speed:
            place = self._panel.pos()
            self._slide.setStartValue(QPoint(self._page.width(), place.y()))
            self._slide.setEndValue(place)
            self._slide.setDuration(round(durations.PANEL * speed))
            self._slide.start()

    def show_tab(self, tab: str) -> None:
        """Open the drawer at a tab."""
        self._panel.choose(tab)
        self.open(True)

    def offer_strip(self, shown: bool) -> None:
        """Make room on the rail for the hints, or give it back."""
        self._bar.spare(shown)
        self.float_strip()

    def float_strip(self) -> None:
        """Place the hints on the rail, below the question, in words as large as there."""
        self._strip.apply_theme(self._bar.look)
        wish = self._theme.wish_in(self._page.window().size())
        self._strip.lie_in(self._bar.slip_place.translated(self._bar.pos()), wish)
        self._strip.raise_()
        self._panel.raise_()
