"""Plays deals again with the expert in a player's seat, one decision after the other.

As long as nothing differs from what was played, the opponents do what they did. From then on they
are asked as at the table: with their level, their style, the seed of the action.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cardtable.bots.characters import style_of
from cardtable.engine.actions import Action, IllegalAction, MalformedAction
from cardtable.engine.failed import GameFailed
from cardtable.engine.match import Match
from cardtable.engine.state import TABLE
from cardtable.models.contracts import REFUSALS, Thinker
from cardtable.models.par import Par
from cardtable.models.review_job import JUDGE, LEVEL, ThoughtStore, kept_thoughts

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
