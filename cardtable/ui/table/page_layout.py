"""Where the parts of the table's page go: the cloth in its frame, the rail below, the drawer."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, Signal
from PySide6.QtGui import QRegion
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from cardtable.ui.learn import CandidateStrip
from cardtable.ui.panel.side_panel import SidePanel
from cardtable.ui.room import DUSK_STEPS, LOW, TableFrame, rail_height
from cardtable.ui.table.action_bar import ActionBar
from cardtable.ui.table.header import Header
from cardtable.ui.table.scene import TableScene
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
        is_open: whether the drawer is open, or opens.
        slid: the edge of the cloth has gone a step, or all the way.
    """

    slid = Signal()

    def __init__(
        self,
        page: QWidget,
        header: Header,
        banner: Banner,
        scene: TableScene,
        view: TableView,
        strip: CandidateStrip,
        bar: ActionBar,
        panel: SidePanel,
    ) -> None:
        super().__init__(page)
        self.speed, self._theme = 1.0, Theme()
        self.is_open = False
        #: How far the drawer is open, 0 to 1.
        self._out = 0.0
        self._scene, self._page, self._header, self._bar = scene, page, header, bar
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
        #: What is seen of the drawer while it slides: a picture, which need not be drawn each time.
        self._picture = QLabel(page)
        self._picture.hide()
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
        """Arrange the parts for the page's new size; the drawer is where it belongs at once."""
        self._picture.hide()
        self._out = float(self.is_open)
        self._arrange()

    def _arrange(self) -> None:
        window, px = self._page.window().size(), self._theme.px
        low, wish = window.height() < px(LOW), self._theme.wish_in(window)
        self._bar.keep_height(rail_height(window, self._theme), low, wish)
        self._scene.motion.end_glide()
        self._set_edge()
        self._header.suit(self._page.window().size())
        self._view.leave_free(self._header.height())
        layout = self._page.layout()
        if layout is not None:
            layout.activate()
        self.frame.column.activate()
        self._view.arrive()
        self.place()

    def _set_edge(self) -> None:
        """Let the frame reach as far as the drawer leaves it."""
        self.frame.beside = round(self._width * self._out)
        self.frame.fit()

    def place(self) -> None:
        """Put what lies over the cloth in its place: the strip at the top, the drawer."""
        cloth = self._view.geometry()
        self._header.setGeometry(cloth.x(), cloth.y(), cloth.width(), self._header.height())
        self._header.raise_()
        self._panel.setGeometry(self._drawer())
        self._panel.setVisible(self._out == 1 and self._picture.isHidden())
        self._panel.raise_()
        # It comes out from below the frame, whose gilt line runs on over it.
        around = self.frame.inside.adjusted(0, 0, self.frame.beside, 0)
        self._picture.setGeometry(self._drawer() & around.translated(self.frame.pos()))
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

    def open(self, wanted: bool) -> None:
        """Open or close the drawer: it slides, and all that lies on the cloth along with it."""
        slides = wanted != self.is_open and self._page.isVisible() and not self._scene.calm
        self.is_open, before = wanted, self._out
        if not (slides and self.speed):
            self.fit()
            return

        # Its facts come only when the dealer, who was beside the title, has gone.
        cornered = self._header.in_corners

        def step(part: float) -> None:
            self._header.hold(cornered and part < 1)
            self._view.slides = True
            self._picture.setVisible(part < 1)
            self._out = before + (wanted - before) * part
            self._set_edge()
            self.frame.column.activate()
            self.place()
            cloth = self._view.geometry()  # its border goes along
            self.frame.update(cloth.right(), cloth.y(), GAP, cloth.height())
            if part == 1:
                self._view.arrive()
            self.slid.emit()

        self._header.hold(cornered)
        with self._scene.gliding(step, self.speed):
            self._take_picture()
            self._out = float(wanted)
            self._arrange()
            self._take_picture()

    def _take_picture(self) -> None:
        """Show a picture of the drawer instead of it, if that can be seen."""
        if self._panel.isVisible():
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
            self._picture.setPixmap(self._panel.grab())
            self._picture.show()
            self._picture.raise_()

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
