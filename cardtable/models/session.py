"""A match at the window: whose view is shown, who acts next, what is written before it is shown.

The session knows no widgets. It is told what people do (:meth:`Session.act`), asks the bots for
theirs, writes every action to the journal before anybody sees it, and says when to look again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.bots.characters import style_of
from cardtable.bots.worker import Answer
from cardtable.engine.actions import NEXT, Action, IllegalAction
from cardtable.engine.events import Event
from cardtable.engine.game import TABLE, Outcome, View
from cardtable.engine.match import Match


class Saver(Protocol):
    """Where actions are written; the journal is one."""

    def add(self, match: int, number: int, action: Action) -> None:
        """Write an action; raises when it cannot."""
        ...

    def cut(self, match: int, count: int) -> None:
        """Forget the actions after the first ``count``."""
        ...

    def finish(self, match: int, outcome: Outcome) -> None:
        """Note how the match ended."""
        ...

    def note_help(self, match: int, hints: int, undos: int) -> None:
        """Note how many hints were given so far, and how many plays taken back."""
        ...

    def help_in(self, match: int) -> tuple[int, int]:
        """Hints and plays taken back so far."""
        ...


class Thinker(Protocol):
    """What answers for the bots without making anybody wait."""

    def ask(
        self,
        game: str,
        level: str,
        view: View,
        seed: int,
        answered: Callable[[Answer], None],
        style: str = "",
    ) -> int:
        """Have a bot decide; ``answered`` is called later in this thread. Returns a ticket."""
        ...

    def cancel(self, ticket: int) -> None:
        """Drop a question and all before it."""
        ...


class Session(QObject):
    """One match being played.

    Attributes:
        hints, undos: how many hints were given so far, how many plays taken back: a result with
            help is told as such.
        changed: something happened; the view may have changed (events as the viewer saw them).
        curtain: the privacy screen goes up for a seat, before anything is drawn.
        trouble: what went wrong with the bot of a seat, see :class:`cardtable.bots.worker.Answer`.
        not_saved: the journal refused; if that was an action, play is :attr:`stopped` until
            :meth:`save_again`.
        ended: the match is over.
    """

    changed = Signal(tuple)
    curtain = Signal(int)
    trouble = Signal(int, str)
    not_saved = Signal(object)
    ended = Signal()

    def __init__(
        self,
        match: Match,
        saver: Saver | None,
        number: int,
        thinker: Thinker,
        parent: QObject | None = None,
    ) -> None:
        """``saver`` None plays without a journal; ``number`` is the match's in it."""
        super().__init__(parent)
        self.match = match
        self.number = number
        self._saver, self._thinker = saver, thinker
        self._humans = [i for i, seat in enumerate(match.seats) if seat.is_human]
        self._viewer: int | None = self._humans[0] if len(self._humans) == 1 else None
        self._behind_curtain = False
        self._asked = 0
        self._unsaved: Action | None = None
        self._ready: Action | None = None
        self._paused = False
        self.hints, self.undos = 0, 0
        if saver is not None:
            with suppress(Exception):  # a lost count costs the mark, not the match
                self.hints, self.undos = saver.help_in(number)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._bot_moves)
        self._pause_done = True
        self._seen = len(match.view(None).history)
        self.bot_pause = 0

    # -- who sees what ---------------------------------------------------------------------------
    @property
    def viewer(self) -> int | None:
        """The seat whose view is shown; ``None`` shows what everybody knows."""
        return self._viewer

    @property
    def view(self) -> View:
        """What is shown."""
        return self.match.view(self._viewer)

    @property
    def humans(self) -> Sequence[int]:
        """The seats in which people sit."""
        return self._humans

    @property
    def hot_seat(self) -> bool:
        """Whether several people share the computer."""
        return len(self._humans) > 1

    @property
    def behind_curtain(self) -> bool:
        """Whether the privacy screen is up."""
        return self._behind_curtain

    @property
    def paused(self) -> bool:
        """Whether the bots wait."""
        return self._paused

    @property
    def stopped(self) -> bool:
        """Whether play waits for the journal."""
        return self._unsaved is not None

    @property
    def ticket(self) -> int:
        """Ticket of the question a bot was asked last."""
        return self._asked

    @property
    def thinking(self) -> int | None:
        """The seat whose bot is to act now."""
        turn = self.match.turn
        if turn is None or turn == TABLE or self.match.seats[turn].is_human:
            return None
        return turn

    @property
    def deciding(self) -> bool:
        """Whether the bot to act still thinks; decided, it may wait for its pause to be over."""
        return self.thinking is not None and self._ready is None

    # -- play ------------------------------------------------------------------------------------
    def begin(self) -> None:
        """Show the table as it stands and let the first one act."""
        self._go_on()

    def act(self, action: Action) -> None:
        """A person does ``action``.

        Raises:
            IllegalAction: if the rules or the moment do not allow it.
        """
        if self._behind_curtain or self.thinking is not None or self.stopped:
            raise IllegalAction("not_now")
        self._do(action)

    def lift_curtain(self) -> None:
        """The next player is here: show his view."""
        if not self._behind_curtain:
            return
        self._behind_curtain = False
        self._viewer = self.match.turn
        self.changed.emit(())
        self._go_on()

    def pause(self, on: bool) -> None:
        """Let the bots wait, or go on."""
        self._paused = on
        if not on:
            self._bot_moves()

    def undo(self) -> bool:
        """Take back to the viewer's own last decision.

        False if there is none, in hot-seat, or if that cannot be written: then nothing changes.
        """
        if self.hot_seat or self._viewer is None or self.stopped:
            return False
        steps = self.match.last_decision_of([self._viewer])
        if steps is None:
            return False
        if self._saver is not None:
            try:
                self._saver.cut(self.number, len(self.match.actions) - steps)
            except Exception as error:  # whatever it is: the match goes on as it stands
                self.not_saved.emit(error)
                return False
        self._drop_thoughts()
        self.undos += 1
        self._note_help()
        self.match.undo(steps)
        self._seen = len(self.match.view(None).history)
        self.changed.emit(())
        self._go_on()
        return True

    def note_hint(self) -> None:
        """Somebody was given a hint."""
        self.hints += 1
        self._note_help()

    def _note_help(self) -> None:
        if self._saver is not None:
            with suppress(Exception):
                self._saver.note_help(self.number, self.hints, self.undos)

    @property
    def can_undo(self) -> bool:
        """Whether :meth:`undo` would do something."""
        if self.hot_seat or self._viewer is None or self.stopped:
            return False
        return self.match.last_decision_of([self._viewer]) is not None

    def save_again(self) -> None:
        """Try once more to write what could not be written."""
        action, self._unsaved = self._unsaved, None
        if action is not None:
            self._do(action)

    def leave(self) -> None:
        """The window turns to something else; nothing is lost, all is written."""
        self._drop_thoughts()
        self._paused = True

    def _do(self, action: Action) -> None:
        if action not in self.match.state.legal:
            reason = self.match.state.legal.reason(action)
            raise reason if reason is not None else IllegalAction("not_now")
        if self._saver is not None:
            try:
                self._saver.add(self.number, len(self.match.actions), action)
            except Exception as error:  # any saver's failure must stop play, not lose the action
                self._unsaved = action
                self.not_saved.emit(error)
                return
        events = self.match.play(action)
        if self._saver is not None and self.match.outcome is not None:
            try:
                self._saver.finish(self.number, self.match.outcome)
            except Exception as error:
                self.not_saved.emit(error)
        if self.hot_seat and (action == NEXT or self.match.turn is None):
            self._viewer = None  # a new deal: nobody's cards before somebody has taken over
        self._raise_curtain_if_due()
        self.changed.emit(self._told(events))
        if self.match.turn is None:
            self.ended.emit()
        self._go_on()

    def _told(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        return tuple(event.seen_by(self._viewer) for event in events)

    def _raise_curtain_if_due(self) -> None:
        turn = self.match.turn
        if (
            self.hot_seat
            and turn is not None
            and turn not in (TABLE, self._viewer)
            and self.match.seats[turn].is_human
        ):
            self._behind_curtain = True
            self._viewer = None

    def _go_on(self) -> None:
        if not self._behind_curtain:
            self._raise_curtain_if_due()
        if self._behind_curtain:
            turn = self.match.turn
            assert turn is not None
            self.curtain.emit(turn)
            return
        seat = self.thinking
        if seat is None or self.stopped:
            return
        self._ready = None
        self._pause_done = False
        actions = len(self.match.actions)
        self._asked = self._thinker.ask(
            self.match.game.id,
            self.match.seats[seat].kind,
            self.match.view(seat),
            actions * 1_000_003 + int(self.match.seed.fingerprint[:8], 16),
            self._answered,
            style_of(self.match.seats[seat].character),
        )
        self._pause.start(self.bot_pause)

    def _answered(self, answer: Answer) -> None:
        """A bot has decided."""
        if answer.question.number != self._asked or self.thinking is None:
            return
        if answer.trouble:
            self.trouble.emit(self.thinking, answer.trouble)
        self._ready = answer.thought.action
        if self._pause_done:
            self._bot_moves()

    def _bot_moves(self) -> None:
        if not self._pause.isActive():
            self._pause_done = True
        if self._ready is None or self._paused or self.thinking is None or self.stopped:
            return
        action, self._ready = self._ready, None
        try:
            self._do(action)
        except IllegalAction:
            # A bot that breaks the rules must not stop the match: it passes on the first way.
            self._do(next(iter(self.match.state.legal)))

    def _drop_thoughts(self) -> None:
        self._pause.stop()
        self._pause_done = True
        self._ready = None
        self._thinker.cancel(self._asked)
