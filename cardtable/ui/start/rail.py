"""The rail of the start page: the match that waits, a first lesson, or one more match."""

from __future__ import annotations

from PySide6.QtCore import QMarginsF, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QHBoxLayout

from cardtable.art.render import Renderer
from cardtable.models.matches import MatchModel
from cardtable.phrases.base import Prompt
from cardtable.phrases.lists import in_row, labelled
from cardtable.translation import _, ngettext
from cardtable.ui.arrivals import Arrivals
from cardtable.ui.room import Rail
from cardtable.ui.start.looks import Look, cards_of, faces_of, paint_fan, paint_gilt, paint_ground
from cardtable.ui.start.tile import Tile
from cardtable.ui.table.action_bar import PromptWords
from cardtable.ui.widgets.buttons import KeyButton, key_words
from cardtable.ui.widgets.haste import HANDS
from cardtable.ui.widgets.icons import icon
from cardtable.ui.widgets.shadow import drop_shadow
from cardtable.ui.widgets.theme import Theme

#: Room round the picture for its shadow, and its corners, at the usual zoom.
AROUND, _ROUND = 10, 6
#: Least width of the words beside the buttons.
_WORDS = 190


class Waiting(Tile):
    """A small picture of what the rail proposes: the table as it was left, or a game's cards.

    Attributes:
        pace: the factor on how long another picture of the table takes to come; 0 for at once.
    """

    pace, shows_table = 1.0, True

    def __init__(self, theme: Theme, way_on: KeyButton, renderer: Renderer) -> None:
        """A press on it is one on ``way_on``."""
        super().__init__()
        self._theme, self._way_on, self._renderer = theme, way_on, renderer
        self._look: Look | None = None
        self._table: QPixmap | None = None
        self._former: QPixmap | None = None
        self._arrivals = Arrivals(self, lambda: not self.pace)
        renderer.ready.connect(self.update)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.update()

    def show_match(self, look: Look | None, table: QPixmap | None) -> None:
        """Show a table, else the look of a game."""
        if table is not None and self._table is not None and table is not self._table:
            self._former = self._table
            self._arrivals.come(table.cacheKey())
        self._look, self._table = look, table
        self.update()

    @property
    def paper(self) -> QRectF:
        """Where the picture lies, without its shadow."""
        return QRectF(self.rect()).marginsRemoved(QMarginsF(*(self._theme.px(AROUND),) * 4))

    @property
    def corner(self) -> float:
        """The radius of its corners."""
        return self._theme.px(_ROUND)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take a press, unless it was meant for something else."""
        HANDS.press(event)
        if self._way_on.stood():
            self._way_on.click()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the picture in its gilt frame."""
        px, ratio = self._theme.px, self.devicePixelRatioF()
        around, box = px(AROUND), self.paper
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        drop_shadow(painter, box, px(_ROUND), around * 0.6)
        path = QPainterPath()
        path.addRoundedRect(box, px(_ROUND), px(_ROUND))
        painter.save()
        painter.setClipPath(path)
        if self._table is not None:
            there = self._arrivals.opacity(self._table.cacheKey())
            if there == 1:
                self._former = None
            if self._former is not None:
                _paint_table(painter, box, self._former)
            painter.setOpacity(there)
            _paint_table(painter, box, self._table)
            painter.setOpacity(1.0)
        elif self._look is not None:
            high = box.height() * 0.78
            faces = faces_of(self._look, self._renderer, high, ratio)
            middle, unit = box.height() * 0.5, box.height() / 340
            paint_ground(painter, box, self._look, unit, middle, pattern=bool(faces))
            cards = cards_of(faces, high, ratio)
            paint_fan(painter, self._look, cards, box.center(), high)
        painter.restore()
        paint_gilt(painter, box, px(_ROUND), 1.6, 0.0)
        painter.end()


def _paint_table(painter: QPainter, box: QRectF, table: QPixmap) -> None:
    """As much of it as the frame holds, from its middle."""
    size = table.size().toSizeF()
    part = min(size.width() / box.width(), size.height() / box.height())
    shown = QRectF(0, 0, box.width() * part, box.height() * part)
    shown.moveCenter(QPointF(size.width() / 2, size.height() / 2))
    painter.drawPixmap(box, table, shown)


class StartRail(Rail):
    """The program's proposal on Enter, on the wooden rail.

    Attributes:
        go: continue the match.
        more: show the other unfinished matches.
        delete: delete the match.
        quick: start a match of a game at once, by its id.
        lesson: begin the first hand of a game, by its id.
        declined: first hands were declined for good.
        changed: it says something else.
        proposal: what Enter does, for those who hear the page.
    """

    go = Signal()
    more = Signal()
    delete = Signal()
    quick = Signal(str)
    lesson = Signal(str)
    declined = Signal()
    changed = Signal()

    def __init__(self, theme: Theme, waiting: MatchModel) -> None:
        """``waiting``: the matches that can be continued, latest first."""
        super().__init__(theme)
        self._waiting = waiting
        waiting.modelReset.connect(self.refresh)
        waiting.dataChanged.connect(self.refresh)
        self._has_past = self._offers = False
        self._game = self._game_title = self.proposal = ""
        self.words = PromptWords(theme, lambda _: "")
        self._delete, self._decline = KeyButton(theme, "round"), KeyButton(theme, "round")
        self._more, self.way_on = KeyButton(theme, "plain"), KeyButton(theme, "primary")
        self._delete.clicked.connect(self.delete)
        self._decline.clicked.connect(self.declined)
        self._more.clicked.connect(self.more)
        self.way_on.clicked.connect(self._pressed_on)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.words, 1)
        for button in self.stops():
            self._row.addWidget(button)
        self.apply_theme(theme)

    def allow_past(self, on: bool) -> None:
        """Set whether matches have been played before."""
        self._has_past = on
        self.refresh()

    def propose(self, game: str, title: str, offers: bool) -> None:
        """Set what to propose if no match waits: a quick match of a game, or its first hand."""
        self._game, self._game_title, self._offers = game, title, offers
        self.refresh()

    @property
    def game(self) -> str:
        """The game that it is about."""
        latest = self._waiting.latest
        return self._game if latest is None else latest.game

    def _pressed_on(self) -> None:
        if self._waiting.latest is not None:
            self.go.emit()
        elif self._offers:
            self.lesson.emit(self._game)
        else:
            self.quick.emit(self._game)

    def refresh(self) -> None:
        first = self._waiting.latest
        self._delete.setVisible(first is not None)
        self._decline.setVisible(first is None and self._offers)
        self._more.setVisible(self._waiting.others > 0)
        subject = self._game_title
        if first is not None:
            subject = in_row((first.title, first.deal))
            told = Prompt(f"{first.title} · {first.deal}", first.line)
            meaning: object = first.number
            self._delete.set_sign(_("Delete {game}", game=first.title))
            others = self._waiting.others
            self._more.set_words(ngettext("{n} more match", "{n} more matches", others))
            self.way_on.set_words(_("Continue"), "Return")
        elif self._offers:
            told = Prompt(
                _("New to {game}? Try a guided deal", game=self._game_title),
                _("A short tutorial explains each step as you play."),
            )
            meaning = "lesson", self._game
            self._decline.set_sign(_("No, thanks"))
            self.way_on.set_words(_("Start the tutorial"), "Return")
        else:
            told = Prompt(
                self._game_title,
                _("One more, with the same players and rules as last time.")
                if self._has_past
                else _("Matches are saved automatically, and you can continue them at any time."),
            )
            meaning = "quick", self._game
            self.way_on.set_words(_("Quick match"), "Return")
        self.proposal = labelled(
            key_words("Return"), in_row(filter(None, (self.way_on.text(), subject)))
        )
        self.way_on.mean(meaning)
        self.words.show_prompt(told, alarm=False)
        self._fit()
        self.changed.emit()

    def stops(self) -> list[KeyButton]:
        """The widgets that Tab stops at, in reading order."""
        return [self._delete, self._decline, self._more, self.way_on]

    def lie(self, left: int, high: int) -> None:
        """Take a height; the words begin ``left`` pixels from the edge."""
        px = self._theme.px
        needed = max(button.sizeHint().height() for button in self.stops()) + px(10)
        self.setFixedHeight(max(high, needed))
        self._row.setContentsMargins(left, px(4), px(18), px(4))
        self._fit()

    def resizeEvent(self, event: object) -> None:
        """Save room where there is little."""
        self._fit()

    def _fit(self) -> None:
        """Tighten the buttons, then leave out keys, before the words have too little room."""
        shown = [button for button in self.stops() if not button.isHidden()]
        margins = self._row.contentsMargins()
        room = self.width() - margins.left() - margins.right() - self._theme.px(_WORDS)
        for tight, small, capless in ((0, 0, 0), (1, 0, 0), (1, 0, 1), (1, 1, 1)):
            for button in shown:
                button.tight, button.small, button.capless = bool(tight), bool(small), bool(capless)
            if sum(b.sizeHint().width() + self._row.spacing() for b in shown) <= room:
                break
        for button in shown:
            button.updateGeometry()
            button.update()

    def apply_theme(self, theme: Theme) -> None:
        super().apply_theme(theme)
        wood = theme.on_wood()
        ink, ratio = wood.colours.ink, self.devicePixelRatioF()
        self.words.apply_theme(theme)
        self._row.setSpacing(theme.px(10))
        for button, sign in (
            (self._delete, "trash"),
            (self._decline, "close"),
            (self._more, "list"),
        ):
            button.setIcon(icon(sign, ink, theme.px(18), ratio))
        for button in self.stops():
            button.apply_theme(wood)
        self.refresh()
