"""New stamps, struck on a slip of paper in the title's place: one by one, over no card."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve, QPointF, QRect, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from cardtable.phrases.stamps import stamp_name, struck_words
from cardtable.ui import durations
from cardtable.ui.announcing import Announcer
from cardtable.ui.table.header import Header
from cardtable.ui.table.scene import TableScene
from cardtable.ui.table.woodblock import INK, LAMPLIGHT, PAPER
from cardtable.ui.widgets.stamp_seals import printed
from cardtable.ui.widgets.theme import Theme

#: The size of the name and its least, the space round it, and that round the seal, in pixels.
_NAME, _SMALL, _MARGIN, _EDGE = 15, 11, 8, 3
#: Fractions of the time: the slip hangs there, the seal has come down, the slip goes.
_HANGS, _DOWN, _GOES = 0.06, 0.12, 0.94
#: The seal's scale before it comes down, and its angle on the paper.
_LARGE, _ASKEW = 1.7, -5.0
_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_FALLS = QEasingCurve(QEasingCurve.Type.InCubic)


class StampStrike(QWidget):
    """The slip: it slides from the frame over the title, takes no clicks, and goes by itself."""

    def __init__(
        self,
        theme: Theme,
        scene: TableScene,
        header: Header,
        announcer: Announcer,
        page: QWidget,
    ) -> None:
        """It hangs on ``page``, where ``header`` has its title, once nothing of the deal moves."""
        super().__init__(page)
        self._theme, self._scene, self._header, self._announcer = theme, scene, header, announcer
        self._waiting: list[str] = []
        self._id, self._seal = "", QPixmap()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setDuration(durations.STAMP)
        self._clock.valueChanged.connect(self.update)
        self._clock.finished.connect(self._gone)
        scene.settled.connect(self._next)
        self.hide()

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        self._theme = theme
        self.fit()

    def strike(self, ids: Sequence[str]) -> None:
        """Strike these, as soon as everything has come to rest."""
        self._waiting += ids
        self._next()

    def end(self) -> None:
        """Take the slip away: the table is left, or the result tells what was earned."""
        self._waiting.clear()
        self._clock.stop()
        self._gone()

    @property
    def moves(self) -> bool:
        """Whether the slip comes or goes, or its seal is still falling."""
        return bool(self._id) and not _DOWN <= self._part <= _GOES

    @property
    def _part(self) -> float:
        return float(self._clock.currentValue() or 0.0)

    def _next(self) -> None:
        if self._id or not self._waiting or self._scene.landing:
            return
        self._id = self._waiting.pop(0)
        self._announcer.announce(struck_words(self._id))
        self._header.lend(True)
        self.fit()
        self.show()
        self.raise_()
        self._clock.start()

    def _gone(self) -> None:
        self._id = ""
        self.hide()
        self._header.lend(False)
        self._next()

    def fit(self) -> None:
        """Take the title's place."""
        if not self._id:
            return
        self.setGeometry(self._header.lent.translated(self._header.pos()))
        self._seal = printed(self._id, self._side, self.devicePixelRatioF())

    @property
    def _side(self) -> int:
        return self.height() - 2 * self._theme.px(_EDGE)

    @property
    def _words(self) -> tuple[QFont, QRect]:
        """The type of the name and its place, for at most two lines."""
        margin = self._theme.px(_MARGIN)
        place = self.rect().adjusted(self._side + 2 * margin, 0, -margin, 0)
        font, name = self._theme.title(_NAME), stamp_name(self._id)
        for size in range(_NAME, _SMALL - 1, -1):
            font = self._theme.title(size)
            if place.contains(QFontMetrics(font).boundingRect(place, _WRAP, name)):
                break
        return font, place

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the slip, the name, and the seal, as far as they have come."""
        t = self._part
        scene = self._scene
        calm = scene.calm or not (scene.animated and scene.speed.value)
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        if not calm:
            hangs = min(1.0, t / _HANGS, (1 - t) / (1 - _GOES))
            painter.translate(0, (hangs - 1) * self.height())
        slip = QRectF(self.rect()).adjusted(1, 0, -3, -4)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(10, 6, 4, 70))
        painter.drawRect(slip.translated(1.5, 3))
        painter.setBrush(LAMPLIGHT if self._theme.dark else PAPER)
        painter.drawRect(slip)
        font, place = self._words
        painter.setPen(INK)
        painter.setFont(font)
        painter.drawText(place, _WRAP, stamp_name(self._id))
        fallen = (
            1.0 if calm else _FALLS.valueForProgress(min(1, max(0, t - _HANGS) / (_DOWN - _HANGS)))
        )
        if fallen > 0:
            side, margin = self._side, self._theme.px(_MARGIN)
            painter.translate(margin + side / 2, self.height() / 2 - 1)
            painter.rotate(_ASKEW)
            grown = _LARGE + (1 - _LARGE) * fallen
            painter.scale(grown, grown)
            painter.setOpacity(fallen)
            painter.drawPixmap(QPointF(-side / 2, -side / 2), self._seal)
        painter.end()
