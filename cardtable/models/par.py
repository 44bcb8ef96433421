"""Par: the deals of a match as a seat played them, and as the expert plays the same cards.

A line is a match continued from where the deal had just been dealt: the same cards, the same
opponents. The expert knows only the seat's view; the opponents know only theirs.

As long as nothing differs from what was played, the opponents do what they did; from then on they
are asked as at the table: with their level, their style, the seed of the action.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import reduce
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt, Signal

from cardtable.bots.characters import style_of
from cardtable.engine.actions import Action, IllegalAction, MalformedAction
from cardtable.engine.failed import GameFailed
from cardtable.engine.match import Match, PlayedDeal, gained, played_deals
from cardtable.engine.state import TABLE
from cardtable.models.contracts import REFUSALS, Thinker
from cardtable.models.review import JUDGE, LEVEL, ThoughtStore, kept_thoughts
from cardtable.models.rows import Index, RowModel
from cardtable.phrases.base import Names, Phrases
from cardtable.phrases.lists import labelled, one_after_the_other
from cardtable.phrases.numbers import points
from cardtable.translation import _, pgettext

if TYPE_CHECKING:
    from cardtable.bots.questions import Answer

#: The player under whose name lines are kept: another version may play differently.
PLAYER = f"par {JUDGE}"
#: The largest share reported for a deal that is not over.
NEARLY = 0.97


def line_text(line: Match, begin: int) -> str:
    """Return the expert's line of a deal as text; :func:`read_line` reads it back."""
    return json.dumps([str(action) for action in line.actions[begin:]])


def read_line(dealt: Match, text: str) -> Match | None:
    """Read a line, played on from the deal; ``None`` if it does not fit."""
    try:
        for action in json.loads(text):
            if dealt.turn in (TABLE, None):
                return None
            dealt.play(Action.parse(str(action)))
    except (ValueError, TypeError, MalformedAction, IllegalAction, GameFailed, RecursionError):
        return None
    return dealt if dealt.turn in (TABLE, None) else None


class ParJob(QObject):
    """Plays the expert's lines of some deals in the background.

    Attributes:
        progressed: emitted with the index of a deal and the share of it that is done, 0 to 1.
        reckoned: emitted with the index of a deal when its line is known.
        finished: emitted when nothing more is asked.
        trouble: why play ended early, as in :class:`~cardtable.bots.questions.Answer`; empty if it
            did not.
    """

    progressed = Signal(int, float)
    reckoned = Signal(int)
    finished = Signal()

    def __init__(
        self,
        par: Par,
        thinker: Thinker,
        keeper: ThoughtStore | None = None,
        number: int = 0,
        parent: QObject | None = None,
    ) -> None:
        """``number`` is that of the match in ``keeper``; without a keeper nothing is kept."""
        super().__init__(parent)
        self._par, self._thinker = par, thinker
        self._keeper, self._number = keeper, number
        self._wanted: list[int] = []
        self._line = par.match
        self._index = self._ticket = 0
        self._hurried = False
        self.running = False
        self.trouble = ""

    def start(self, wanted: Sequence[int]) -> None:
        """Play these deals, by index; lines that were kept, of any deal, are used at once."""
        self.cancel()
        self.trouble = ""
        kept = kept_thoughts(self._keeper, self._number, PLAYER)
        for index, deal in enumerate(self._par.deals):
            # Kept under the action after the open deal, which is nobody's decision.
            if index in self._par.lines or deal.end not in kept:
                continue
            line = read_line(self._par.dealt(index), kept[deal.end])
            if line is not None:
                self._par.lines[index] = line
                self.reckoned.emit(index)
        self._wanted = [index for index in wanted if index not in self._par.lines]
        self.running = True
        self._next_deal()

    @property
    def left(self) -> int:
        """The number of deals still to be played, including the current one."""
        return len(self._wanted) + 1 if self.running else 0

    def cancel(self) -> None:
        """Stop, leaving the rest undone."""
        if self.running:
            self.running = False
            self._thinker.cancel(self._ticket)

    # -- a deal ----------------------------------------------------------------------------------
    def _next_deal(self) -> None:
        if not self._wanted:
            self._end()
            return
        self._index, self._hurried = self._wanted.pop(0), False
        self._line = self._par.dealt(self._index)
        self._go_on()

    def _go_on(self) -> None:
        """Replay what was done, up to the next decision that has to be asked for."""
        par, line = self._par, self._line
        while line.turn not in (par.seat, TABLE, None) and self._as_played:
            line.play(par.match.actions[len(line.actions)])
        deal = par.deals[self._index]
        done = (len(line.actions) - deal.begin) / max(1, deal.end - deal.begin)
        self.progressed.emit(self._index, min(NEARLY, done))
        turn = line.turn
        if turn is None or turn == TABLE:
            self._deal_done()
            return
        seat = line.seats[turn]
        expert = turn == par.seat
        self._ticket = self._thinker.ask(
            line.game.id,
            LEVEL if expert else seat.kind,
            line.view(turn),
            line.bot_seed(len(line.actions)),
            self._answered,
            "" if expert else style_of(seat.character),
        )

    @property
    def _as_played(self) -> bool:
        """Whether nothing differs so far from what was played."""
        done = len(self._line.actions)
        return self._line.actions == self._par.match.actions[:done]

    def _answered(self, answer: Answer) -> None:
        if not self.running or answer.question.number != self._ticket:
            return
        if answer.thought is None or answer.trouble in ("gave_up", "illegal"):
            self._end(answer.trouble or "stuck")  # whoever decided, it was not the expert
            return
        self._hurried = self._hurried or answer.trouble == "hurried"
        try:
            self._line.play(self._same_as_played(answer.thought.action))
        except (IllegalAction, GameFailed):
            self._end("illegal")
            return
        self._go_on()

    def _same_as_played(self, action: Action) -> Action:
        """Return the action that was played if ``action`` differs from it only in notation."""
        line, played = self._line, self._par.match.actions
        if not self._as_played or line.turn != self._par.seat:
            return action
        view, done = line.view(line.turn), played[len(line.actions)]
        same = line.game.canonical(view, done) == line.game.canonical(view, action)
        return done if same else action

    def _deal_done(self) -> None:
        index, par = self._index, self._par
        par.lines[index] = self._line
        deal = par.deals[index]
        if self._hurried:
            par.hurried.add(index)
        elif self._keeper is not None:
            try:
                text = line_text(self._line, deal.begin)
                self._keeper.keep_thought(self._number, deal.end, PLAYER, text)
            except REFUSALS:  # on a full disk the line is not kept, but still known
                self._keeper = None
        self.reckoned.emit(index)
        self._next_deal()

    def _end(self, trouble: str = "") -> None:
        self.running, self.trouble = False, trouble
        self.finished.emit()


DEAL, OWN, PAR, DIFFERENCE = range(4)


class ParDealsModel(QAbstractTableModel):
    """A row for each finished deal: number, the player's result, the expert's, the difference."""

    def __init__(self, par: Par, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._par = par

    def refresh(self, index: int) -> None:
        """Announce that the line of a deal is known."""
        self.dataChanged.emit(self.index(index, DEAL), self.index(index, DIFFERENCE))

    def retranslate(self) -> None:
        """Announce that the language of the headings has changed."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, DEAL, DIFFERENCE)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Number of deals."""
        return 0 if parent.isValid() else len(self._par.deals)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Deal, the player's result, the expert's, the difference."""
        return 0 if parent.isValid() else DIFFERENCE + 1

    def amount(self, row: int, column: int) -> int | None:
        """Return the amount in a column; ``None`` while unknown."""
        of = {OWN: self._par.own, PAR: self._par.par, DIFFERENCE: self._par.difference}
        return of[column](row)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a figure with its sign."""
        if not index.isValid() or not 0 <= index.row() < len(self._par.deals):
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        row, column = index.row(), index.column()
        if column == DEAL:
            return str(self._par.deals[row].number)
        amount = self.amount(row, column)
        divisor = self._par.match.game.score_divisor
        return "·" if amount is None else points(amount, divisor, sign=True)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Return the headings of the columns."""
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return {
            DEAL: pgettext("number of the deal", "Deal"),
            OWN: _("You"),
            PAR: _("Expert"),
            DIFFERENCE: _("Difference"),
        }.get(section)


class LineRole(IntEnum):
    """The roles of a row."""

    OWN = Qt.ItemDataRole.UserRole + 1
    PAR = Qt.ItemDataRole.UserRole + 2
    TURN = Qt.ItemDataRole.UserRole + 3
    SAME = Qt.ItemDataRole.UserRole + 4
    PARTS = Qt.ItemDataRole.UserRole + 5


@dataclass(frozen=True, slots=True)
class Turn:
    """Successive actions of one seat.

    Attributes:
        seat: who acts; ``None`` is the end of the deal, when all is counted.
        first: number of its first action in the match.
        last: number of its last one.
        told: what happened, in words.
    """

    seat: int | None
    first: int
    last: int
    told: str


@dataclass(frozen=True, slots=True)
class Row:
    """A turn of one line beside the same seat's turn of the other; one may be missing.

    Attributes:
        own, par: the turns.
        same: whether nothing differs so far.
    """

    own: Turn | None
    par: Turn | None
    same: bool

    @property
    def seat(self) -> int | None:
        """The seat whose turn it is."""
        turn = self.own or self.par
        return turn.seat if turn is not None else None


def turns_of(
    line: Match, deal: PlayedDeal, seat: int, phrases: Phrases[Any], names: Names
) -> list[Turn]:
    """Split a line into turns, as far as ``seat`` knew it; the end, with all open, is separate."""
    turns: list[Turn] = []
    count = len(line.actions)
    for number in range(deal.begin, count):
        told = [phrases.event(event.seen_by(seat), names) for event in line.happened(number)]
        sentences = [sentence for sentence in told if sentence]
        over = number == count - 1
        move, end = (sentences[:1], sentences[1:]) if over else (sentences, [])
        said = reduce(one_after_the_other, move, "")
        turn = line.turns[number]
        if turns and turns[-1].seat == turn:
            before = turns.pop()
            said = one_after_the_other(before.told, said)
            turns.append(Turn(turn, before.first, number, said))
        else:
            turns.append(Turn(turn, number, number, said))
        if over:
            turns.append(Turn(None, count, count, "\n".join(end)))
    return turns


def beside(own: Sequence[Turn], par: Sequence[Turn], seat: int, parted: int) -> Iterator[Row]:
    """Pair the turns of two lines, those of the same seat and round beside each other.

    A round begins with a turn of ``seat``; ``parted`` is the first action that differs.
    """
    for ours, theirs in zip_longest(_rounds(own[:-1], seat), _rounds(par[:-1], seat)):
        left, right = list(ours or ()), list(theirs or ())
        while left or right:
            pair = _next_pair(left, right)
            last = max(turn.last for turn in pair if turn is not None)
            yield Row(*pair, last < parted)
    yield Row(own[-1], par[-1], own[-1].first <= parted)


def _next_pair(left: list[Turn], right: list[Turn]) -> tuple[Turn | None, Turn | None]:
    if left and right and left[0].seat == right[0].seat:
        return left.pop(0), right.pop(0)
    if left and (not right or right[0].seat in {turn.seat for turn in left}):
        return left.pop(0), None
    return None, right.pop(0)


def _rounds(turns: Sequence[Turn], seat: int) -> list[list[Turn]]:
    rounds: list[list[Turn]] = [[]]
    for turn in turns:
        if turn.seat == seat:
            rounds.append([])
        rounds[-1].append(turn)
    return rounds


def first_difference(own: Match, par: Match) -> int:
    """Return the number of the first action that differs; if none does, that of the end."""
    pairs = enumerate(zip(own.actions, par.actions, strict=False))
    shortest = min(len(own.actions), len(par.actions))
    return next((number for number, (one, other) in pairs if one != other), shortest)


class ParLinesModel(RowModel[Row]):
    """The two lines of a deal, a row for each turn."""

    def __init__(self, phrases: Phrases[Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._phrases = phrases
        self._seat = 0
        self._names: tuple[str, str] = ("", "")

    def show(
        self, own: Match, par: Match | None, deal: PlayedDeal, seat: int, names: tuple[Names, Names]
    ) -> None:
        """Show the line that was played, and the expert's as soon as it is known.

        ``names`` are those at the table, and the same with the expert in the seat.
        """
        self._seat = seat
        self._names = names[0][seat], names[1][seat]
        ours = turns_of(own, deal, seat, self._phrases, names[0])
        if par is None:
            self.fill(Row(turn, None, True) for turn in ours)
        else:
            theirs = turns_of(par, deal, seat, self._phrases, names[1])
            self.fill(beside(ours, theirs, seat, first_difference(own, par)))

    @property
    def parting(self) -> int | None:
        """The row in which the lines part, if they do."""
        return next((row for row, found in enumerate(self.rows) if not found.same), None)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a row's data; see :class:`LineRole`."""
        if not index.isValid() or not 0 <= index.row() < len(self.rows):
            return None
        row = self.rows[index.row()]
        match role:
            case LineRole.OWN:
                return row.own.told if row.own is not None else ""
            case LineRole.PAR:
                return row.par.told if row.par is not None else ""
            case LineRole.TURN:
                return row.seat == self._seat
            case LineRole.SAME:
                return row.same
            case LineRole.PARTS:
                return index.row() == self.parting
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._said(row, index.row() == self.parting)
        return None

    def _said(self, row: Row, parts: bool) -> str:
        """Put a row in words for those who cannot see the two columns."""
        if row.same and row.own is not None:
            return row.own.told
        turns = zip(self._names, (row.own, row.par), strict=True)
        sides = [labelled(name, turn.told) for name, turn in turns if turn is not None]
        head = [_("From here on you and the expert differ.")] if parts else []
        return "\n".join([*head, *sides])


class Par:
    """One seat's deals, with the expert's lines as far as they are known.

    Attributes:
        match: the match as played.
        seat: whose cards these are.
        deals: the finished ones, oldest first.
        lines: the expert's lines, by index of the deal.
        hurried: deals in which a bot had to decide at a glance because the machine was busy.
    """

    def __init__(self, match: Match, seat: int) -> None:
        self.match, self.seat = match.until(len(match.actions)), seat  # it may go on
        self.deals: list[PlayedDeal] = played_deals(match)
        self.lines: dict[int, Match] = {}
        self.hurried: set[int] = set()
        self._own: dict[int, Match] = {}

    def dealt(self, index: int) -> Match:
        """Return the match as it was when the deal had just been dealt."""
        return self.match.until(self.deals[index].begin)

    def own_line(self, index: int) -> Match:
        """Return the match as it was played, when the deal was over."""
        if index not in self._own:
            self._own[index] = self.match.until(self.deals[index].end)
        return self._own[index]

    def own(self, index: int) -> int:
        """Return what the deal brought, in the game's smallest unit."""
        return gained(self.own_line(index), self.deals[index].number, self.seat)

    def par(self, index: int) -> int | None:
        """Return what it brought the expert; ``None`` while unknown."""
        line = self.lines.get(index)
        return gained(line, self.deals[index].number, self.seat) if line is not None else None

    def difference(self, index: int) -> int | None:
        """Return how much more the player made of the cards than the expert; negative if less."""
        par = self.par(index)
        return None if par is None else self.own(index) - par

    @property
    def differences(self) -> list[int]:
        """The differences of all deals whose line is known."""
        found = (self.difference(index) for index in range(len(self.deals)))
        return [difference for difference in found if difference is not None]

    @property
    def error(self) -> float | None:
        """Standard error of the sum of the differences."""
        return error_of_sum(self.differences)


def has_par(match: Match) -> bool:
    """Whether the expert can play a seat's cards of a match: one person against bots."""
    return match.game.par and sum(seat.is_human for seat in match.seats) == 1


def own_seat(match: Match) -> int:
    """Return the seat of the one person."""
    return next(i for i, seat in enumerate(match.seats) if seat.is_human)


def error_of_sum(values: Sequence[float]) -> float | None:
    """Return the standard error of a sum of random values; ``None`` for fewer than two."""
    from statistics import stdev  # with decimals and fractions, which no window needs at first

    return stdev(values) * math.sqrt(len(values)) if len(values) > 1 else None
