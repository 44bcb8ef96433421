"""New stamps, struck on a slip of paper on the cloth: one after the other, in nobody's way."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve, QPointF, QRect, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from cardtable.phrases.stamps import stamp_name, stamp_sentence, struck_words
from cardtable.ui import durations
from cardtable.ui.announcing import Announcer
from cardtable.ui.table.scene import TableScene
from cardtable.ui.table.woodblock import INK, LAMPLIGHT, PAPER
from cardtable.ui.widgets.stamp_seals import printed
from cardtable.ui.widgets.theme import Theme

#: A seal, the width of the words beside it, and the margin, in pixels; the sizes of both texts.
_SEAL, _WORDS, _MARGIN, _NAME, _SENTENCE = 92, 230, 14, 20, 13
#: Fractions of the time: the slip lies there, the seal has come down, all of it goes.
_LIES, _DOWN, _GOES = 0.05, 0.11, 0.93
#: The seal's scale before it comes down, and its angle on the paper; how far down the cloth it is.
_LARGE, _ASKEW, _HIGH = 1.7, -5.0, 0.46
_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft)
_FALLS = QEasingCurve(QEasingCurve.Type.InCubic)


class StampStrike(QWidget):
    """The slip: it takes no clicks and no keys, and goes by itself."""

    def __init__(
        self, theme: Theme, scene: TableScene, view: QWidget, announcer: Announcer, page: QWidget
    ) -> None:
        """It lies on ``page``, over ``view``, once nothing of the deal moves any more."""
        super().__init__(page)
        self._theme, self._scene, self._view, self._announcer = theme, scene, view, announcer
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
        self._lie()

    def strike(self, ids: Sequence[str]) -> None:
        """Strike these, as soon as everything has come to rest."""
        self._waiting += ids
        self._next()

    def end(self) -> None:
        """Take the slip away: the table is left."""
        self._waiting.clear()
        self._clock.stop()
        self.hide()

    def _next(self) -> None:
        if self._id or not self._waiting or self._scene.landing:
            return
        self._id = self._waiting.pop(0)
        self._announcer.announce(struck_words(self._id))
        self._lie()
        self.show()
        self.raise_()
        self._clock.start()

    def _gone(self) -> None:
        self._id = ""
        self.hide()
        self._next()

    def _lie(self) -> None:
        """Take the size of the words, and a place high on the cloth."""
        if not self._id:
            return
        px = self._theme.px
        self._seal = printed(self._id, px(_SEAL), self.devicePixelRatioF())
        name, sentence = self._heights()
        wide = px(_SEAL + _WORDS + 3 * _MARGIN)
        high = max(px(_SEAL), name + sentence + px(4)) + 2 * px(_MARGIN)
        cloth = self._view.geometry()
        left = cloth.left() + (cloth.width() - wide) // 2
        self.setGeometry(left, cloth.top() + round(cloth.height() * _HIGH), wide, high)

    def _heights(self) -> tuple[int, int]:
        room = QRect(0, 0, self._theme.px(_WORDS), 9999)
        name = QFontMetrics(self._theme.title(_NAME))
        sentence = QFontMetrics(self._theme.font(_SENTENCE))
        return (
            name.boundingRect(room, _WRAP, stamp_name(self._id)).height(),
            sentence.boundingRect(room, _WRAP, stamp_sentence(self._id)).height(),
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the slip, the words, and the seal as far as it has come."""
        theme, px, t = self._theme, self._theme.px, float(self._clock.currentValue() or 0.0)
        calm = self._scene.calm or not self._scene.animated
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        if not calm:
            painter.setOpacity(min(1.0, t / _LIES, (1 - t) / (1 - _GOES)))
        slip = QRectF(self.rect()).adjusted(3, 2, -3, -5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(10, 6, 4, 70))
        painter.drawRoundedRect(slip.translated(1.5, 3), 3, 3)
        painter.setBrush(LAMPLIGHT if theme.dark else PAPER)
        painter.drawRoundedRect(slip, 2, 2)
        name, sentence = self._heights()
        left, top = px(_SEAL + 2 * _MARGIN), (self.height() - name - sentence - px(4)) // 2
        painter.setPen(INK)
        painter.setFont(theme.title(_NAME))
        painter.drawText(QRect(left, top, px(_WORDS), name), _WRAP, stamp_name(self._id))
        painter.setFont(theme.font(_SENTENCE))
        below = QRect(left, top + name + px(4), px(_WORDS), sentence)
        painter.drawText(below, _WRAP, stamp_sentence(self._id))
        fallen = (
            1.0 if calm else _FALLS.valueForProgress(min(1, max(0, t - _LIES) / (_DOWN - _LIES)))
        )
        if fallen > 0:
            side = px(_SEAL)
            painter.translate(px(_MARGIN) + side / 2, self.height() / 2)
            painter.rotate(_ASKEW)
            grown = _LARGE + (1 - _LARGE) * fallen
            painter.scale(grown, grown)
            painter.setOpacity(painter.opacity() * fallen)
            painter.drawPixmap(QPointF(-side / 2, -side / 2), self._seal)
        painter.end()
