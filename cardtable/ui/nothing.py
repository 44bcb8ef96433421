"""Where a page has nothing to show yet: a piece of table cloth, and a way to play."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QVBoxLayout

from cardtable.engine.game import Game
from cardtable.games import all_games
from cardtable.phrases.lookup import phrases_of
from cardtable.translation import _
from cardtable.ui.room import paint_piece
from cardtable.ui.settings.cloths import CLOTHS
from cardtable.ui.shared import Shared
from cardtable.ui.upkeep.tasks import run_task
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.card_fan import card_fan, samples
from cardtable.ui.widgets.labels import PlainLabel
from cardtable.ui.widgets.theme import Theme

#: The cloth, and its size at the usual text size.
_PALE, _NOTHING = CLOTHS["tatami"], QSize(900, 560)


class NothingYet(QFrame):
    """Where there is nothing to show: a piece of table cloth with cards, words, and a way to play.

    Attributes:
        words: says why there is nothing.
        play: starts a match.
    """

    def __init__(self, shared: Shared) -> None:
        super().__init__()
        self._shared, self._theme = shared, shared.theme
        self._cards, self._drawn = QImage(), (QSize(), 0.0)
        self.words = PlainLabel(wrap=True, alignment=Qt.AlignmentFlag.AlignCenter)
        self.play = KeyButton(shared.theme, "primary")
        self._column = QVBoxLayout(self)
        self._column.addStretch(1)
        self._column.addWidget(self.words)
        self._column.addWidget(self.play, 0, Qt.AlignmentFlag.AlignHCenter)

    @property
    def game(self) -> Game:
        """The game played last, else the first."""
        games = all_games()
        return games.get(self._shared.settings.last_game) or next(iter(games.values()))

    def retranslate(self) -> None:
        title = phrases_of(self.game.phrases).title()
        self.play.set_words(_("Play {game}", game=title), "Return")

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        px = theme.px
        self._column.setContentsMargins(px(40), px(20), px(40), px(34))
        self._column.setSpacing(px(20))
        self.setMinimumHeight(px(_NOTHING.height()) // 2)
        self.setMaximumSize(_NOTHING * theme.zoom)
        self.words.setStyleSheet(f"color: {_PALE.ink(theme.dark).name()};")
        self.words.setFont(theme.title(20))  # after the sheet, which takes it away
        self.play.apply_theme(theme)
        self._drawn = QSize(), 0.0
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cloth and the cards."""
        theme, ratio = self._theme, self.devicePixelRatioF()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        piece = paint_piece(painter, box, _PALE, theme, ratio, lit=True)
        painter.setPen(QPen(theme.colours["gilt"], 1.4))
        painter.drawPath(piece)
        above = theme.px(26)
        room = QSize(self.width() - 2 * above, self.words.y() - 2 * above)
        if room.height() > above:
            if self._drawn != (room, ratio):
                self._draw(room, ratio)
            painter.drawImage(QPointF(above, above), self._cards)
        painter.end()

    def _draw(self, room: QSize, ratio: float) -> None:
        self._drawn, self._cards = (room, ratio), QImage()
        deck = self._shared.deck(self.game)
        variant = self._shared.variant(deck)
        run_task(
            self,
            partial(card_fan, deck, variant, samples(deck, 5), room, ratio),
            partial(self._come, self._drawn),
            lambda _error: None,  # the words will do
        )

    def _come(self, drawn: tuple[QSize, float], cards: QImage) -> None:
        if drawn == self._drawn:
            self._cards = cards
            self.update()
