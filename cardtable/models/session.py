"""A match at the window: whose view is shown, who acts next, and writing before showing.

The session knows no widgets. It is told what people do (:meth:`Session.act`), asks the bots for
their actions, writes every action to the journal before anybody sees it, and announces every
change.

What cannot be written is not shown: play stops until it can be, or until somebody decides to go on
all the same. Then, and if the match could not be begun in the journal, everything that is played is
kept here and written once that is possible.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from cardtable import __version__
from cardtable.engine.actions import NEXT, Action, IllegalAction
from cardtable.engine.events import Event
from cardtable.engine.failed import ruled
from cardtable.engine.match import Match
from cardtable.engine.notes import Asked
from cardtable.engine.state import TABLE, View
from cardtable.models.bot_turn import BotTurn, StandIns
from cardtable.models.contracts import REFUSALS, Saver, Thinker
from cardtable.models.saving import Saving


class Session(QObject):
    """One match being played.

    Attributes:
        stand_ins: the bots that play for people.
        beginning: how many actions belong to what was set up, and cannot be taken back.
        redoes: whether what was taken back can be brought back.
        private: whether the privacy screen is used where people share the computer.
        routine: whether people’s moves that nobody can tell apart are made without asking them.
        forced: whether those without a choice are, where all will soon see that there was none.
        makes: whether the move that a person’s view calls for is made without asking.
        changed: emitted when the view may have changed (with the events as the viewer saw them).
        curtain: emitted when the privacy screen goes up for a seat, before anything is drawn.
        trouble: emitted with the seat of a bot and what went wrong with it, as in
            :class:`~cardtable.bots.questions.Answer`; ``illegal`` if it wanted what the rules do
            not allow.
        stuck: emitted when there is nothing that a bot could do: play ends here.
        not_saved: emitted when the journal refused; if that was an action, play is :attr:`stopped`
            until :meth:`save_again` or :meth:`play_on`.
        saved: emitted when everything that was played is written again.
        kept_anew: emitted when the match goes on as a new one in the journal, because another
            program changed or deleted the one there.
        ended: emitted when the match is over.
    """

    changed = Signal(tuple)
    curtain = Signal(int)
    trouble = Signal(int, str)
    stuck = Signal()
    not_saved = Signal(object)
    saved = Signal()
    kept_anew = Signal()
    ended = Signal()

    def __init__(self, saving: Saving, thinker: Thinker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.match = match = saving.match
        self.saving = saving
        saving.anew = self.kept_anew.emit
        saving.recall_help()
        self._bot = BotTurn(match, thinker, self)
        self._bot.due.connect(self._bot_moves)
        self._bot.trouble.connect(self.trouble)
        self._bot.stuck.connect(self.stuck)
        self.stand_ins = StandIns(match, self._bot, self._seat_changes)
        self._humans = [i for i, seat in enumerate(match.seats) if seat.is_human]
        self._viewer: int | None = self._humans[0] if len(self._humans) == 1 else None
        self._behind_curtain, self.private, self.routine = False, True, False
        self.forced = False
        self.makes: Callable[[View], bool] = lambda _view: False
        self.beginning = 0
        self._unsaved: Action | None = None
        self._paused = self._held = False
        self.redoes = True
        #: What each undo took back, the last one last: the actions, and how bots were asked.
        self._undone: list[list[tuple[Action, Asked | None]]] = []

    @property
    def number(self) -> int:
        """The match's number in the journal, 0 if it could not be begun there yet, or is no longer
        saved there.
        """
        return self.saving.listed

    # -- who sees what ---------------------------------------------------------------------------
    @property
    def viewer(self) -> int | None:
        """The seat whose view is shown; ``None`` shows what everybody knows."""
        return self._viewer

    @property
    def view(self) -> View:
        """The view that is shown."""
        return self.match.view(self._viewer)

    @property
    def humans(self) -> Sequence[int]:
        """The seats where people sit."""
        return self._humans

    @property
    def hot_seat(self) -> bool:
        """Whether several people share the computer."""
        return len(self._humans) > 1

    @property
    def reviewable(self) -> bool:
        """Whether decisions can be judged: the match is over, or a deal of one person alone."""
        over = self.match.turn == TABLE and not self.hot_seat
        return self.match.outcome is not None or over

    @property
    def behind_curtain(self) -> bool:
        """Whether the privacy screen is up."""
        return self._behind_curtain

    @property
    def plain_action(self) -> Action | None:
        """The move to make for a person without handing over the computer, if any."""
        if not self._by_hand:
            return None
        return plain_action(self.match, self._viewer, self.routine, self.forced)

    @property
    def _by_hand(self) -> bool:
        """Whether one of several people at this computer is to act."""
        return self.hot_seat and self.thinking is None

    @property
    def paused(self) -> bool:
        """Whether the bots are paused."""
        return self._paused

    @property
    def stopped(self) -> bool:
        """Whether play is waiting for the journal."""
        return self._unsaved is not None

    @property
    def unsaved(self) -> bool:
        """Whether something still has to be written that could not be."""
        return self.stopped or self.saving.loose

    @property
    def ticket(self) -> int:
        """Ticket of the last question to a bot."""
        return self._bot.ticket

    @property
    def thinking(self) -> int | None:
        """The seat of the bot whose turn it is."""
        return self._bot.seat

    @property
    def deciding(self) -> bool:
        """Whether that bot is still thinking; afterwards it may wait for its pause to end."""
        return self.thinking is not None and not self._bot.answered

    @property
    def bot_pause(self) -> int:
        """The minimum length of a bot's turn, in milliseconds."""
        return self._bot.pause

    @bot_pause.setter
    def bot_pause(self, length: int) -> None:
        self._bot.pause = length

    # -- play ------------------------------------------------------------------------------------
    def begin(self) -> None:
        """Show the table and let the first player act."""
        self._go_on()

    def act(self, action: Action) -> None:
        """Do ``action`` for a person.

        Raises:
            IllegalAction: if the rules or the situation do not allow it.
        """
        if self._behind_curtain or self.thinking is not None or self.stopped:
            raise IllegalAction("not_now")
        self._do(action)

    def lift_curtain(self) -> None:
        """Show the next player's view, now that he is here."""
        if not self._behind_curtain:
            return
        self._behind_curtain, self._viewer = False, self.match.turn
        self.changed.emit(())
        self._go_on()

    def hurry(self) -> None:
        """End the bot's pause now."""
        if not self._paused:
            self._bot.hurry()

    def pause(self, on: bool) -> None:
        """Pause the bots, or let them go on."""
        self._paused = on
        if not on:
            self._bot_moves()

    def hold(self, on: bool) -> None:
        """Keep bots from acting before all can see what has happened, or let them."""
        self._held = on
        if not on and not self._bot.resting:
            self._bot_moves()

    def undo(self) -> bool:
        """Take back to the viewer's own last decision; return whether that was possible.

        It is not if there is none, with several people at the computer, once the match is over and
        its seed is revealed, or if the journal cannot be written: then nothing changes.
        """
        steps = self._steps_back()
        if steps is None:
            return False
        left = len(self.match.actions) - steps
        noted = {one.number: one for one in self.match.notes.asked}
        undone = [(one, noted.get(left + i)) for i, one in enumerate(self.match.actions[left:])]
        try:
            self.saving.cut(left)
        except REFUSALS as error:  # the match goes on unchanged
            self.not_saved.emit(error)
            return False
        self._bot.drop()
        self.stand_ins.end()  # whoever takes back plays again
        self.match.undo(steps)
        self.match.notes = replace(self.match.notes, undos=self.match.notes.undos + 1)
        self.saving.note_help()
        self._undone.append(undone)
        self.changed.emit(())
        self._go_on()
        return True

    @property
    def can_redo(self) -> bool:
        """Whether :meth:`redo` would do something: nothing was done since what was taken back."""
        return self.redoes and bool(self._undone) and not self.stopped

    def redo(self) -> bool:
        """Bring back what was last taken back; return whether that was possible.

        What cannot be written is not brought back.
        """
        if not self.can_redo:
            return False
        actions = self._undone.pop()
        self._bot.drop()
        for number, (action, asked) in enumerate(actions):
            try:
                self._play(action, asked)
            except REFUSALS as error:
                self._undone.append(actions[number:])
                self.not_saved.emit(error)
                break
        self.changed.emit(())
        self._go_on()
        return True

    @property
    def taken_back(self) -> Action | None:
        """The decision that was last taken back, as long as nothing was done since."""
        return self._undone[-1][0][0] if self._undone else None

    def note_hint(self) -> None:
        """Count a hint that somebody was given."""
        self.match.notes = replace(self.match.notes, hints=self.match.notes.hints + 1)
        self.saving.note_help()

    @property
    def can_undo(self) -> bool:
        """Whether :meth:`undo` would do something."""
        return self._steps_back() is not None

    def _steps_back(self) -> int | None:
        """Return how many actions can be taken back now; none once the seed is known."""
        if self.hot_seat or self._viewer is None or self.stopped or self.match.outcome is not None:
            return None
        steps = self.match.last_decision_of([self._viewer], self.makes)
        return steps if steps and len(self.match.actions) - steps >= self.beginning else None

    def save_again(self) -> bool:
        """Try again to write what could not be written; return whether everything is written."""
        if not self.saving.to_keep or not self.unsaved:
            return True
        try:
            self.saving.keep()
        except REFUSALS as error:
            self.not_saved.emit(error)
            return False
        self.saving.note_help()
        action, self._unsaved = self._unsaved, None
        if action is not None:
            self._do(action)
        if self.unsaved:
            return False
        self.saved.emit()
        return True

    def keep_whole(self) -> None:
        """Write the whole match to a journal that begins anew, if it is to be kept at all."""
        if self.saving.to_keep:
            self.saving.loose = self.saving.moved = True
            self.save_again()

    def play_on(self) -> None:
        """Go on although nothing can be written; what is played is kept until it can be."""
        action, self._unsaved = self._unsaved, None
        self.saving.loose = True
        if action is not None:
            self._do(action)

    def save_in(self, journal: Saver) -> bool:
        """Write this match to another journal from now on; return whether that worked."""
        before = self.saving
        self.saving = Saving(self.match, lambda: journal, before.deck, elsewhere=True)
        self.saving.anew = self.kept_anew.emit
        if self.save_again():
            return True
        self.saving = before
        return False

    def leave(self) -> None:
        """Stop, as the window shows something else; what is not written stays :attr:`unsaved`."""
        self._bot.drop()
        self.stand_ins.end()
        self._paused = True
        if self.stopped:
            self._unsaved, self.saving.loose = None, True  # nobody has seen that action

    def _do(self, action: Action) -> None:
        refused = self.match.refused(action)
        if refused is not None:
            raise refused
        self._undone.clear()
        try:
            events = self._play(action, self._asked_for())
        except REFUSALS as error:
            self._unsaved = action
            self.not_saved.emit(error)
            return
        if self.match.turn is None:
            self.stand_ins.end()
        if self.hot_seat and (action == NEXT or self.match.turn is None):
            self._viewer = None  # a new deal: show no cards until somebody has taken over
        self._hand_over()
        self.changed.emit(self._told(events))
        if self.match.turn is None:
            self.ended.emit()
        self._go_on()

    def _play(self, action: Action, asked: Asked | None) -> tuple[Event, ...]:
        """Play an action and write it down.

        Raises:
            REFUSALS: if it cannot be written; then it is not played either.
        """
        events = self.match.play(action)
        if asked is not None:
            self.match.notes = self.match.notes.with_asked(asked)
        try:
            self.saving.add(action, asked)
        except BaseException:
            self.match.undo(1)  # nobody has seen it, and nobody will before it is written
            raise
        return events

    def _asked_for(self) -> Asked | None:
        """Return the note on the action that is about to be done, if it is a bot's."""
        if self.thinking is None:
            return None
        return self.match.notes.due(len(self.match.actions), __version__, self._bot.how)

    def _told(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        return tuple(event.seen_by(self._viewer) for event in events)

    def _hand_over(self) -> bool:
        """Hand the computer over if it must be; returns whether the next one sees it at once."""
        if not (self._by_hand and hands_over(self.match, self._viewer, self.routine, self.forced)):
            return False
        turn = self.match.turn
        with ruled(self.match.game.id):
            self._behind_curtain = self.private and not self.match.view(turn).shared
        self._viewer = None if self._behind_curtain else turn
        return not self._behind_curtain

    def _seat_changes(self, seat: int) -> None:
        """Let a seat change hands between two actions."""
        self._hand_over()
        self.changed.emit(())
        if self.match.turn == seat:
            self._go_on()

    def _go_on(self) -> None:
        if not self._behind_curtain and self._hand_over():
            self.changed.emit(())  # the next one sees his cards at once
        if self._behind_curtain:
            self.curtain.emit(self.match.turn)
            return
        if not self.stopped:
            self._bot.ask()

    def _bot_moves(self) -> None:
        if self._paused or self._held or self.thinking is None or self.stopped:
            return
        action = self._bot.take()
        if action is None:
            return
        try:
            self._do(action)
        except IllegalAction:
            # A bot that breaks the rules must not stop the match: the first legal action is played.
            seat = self.thinking
            assert seat is not None
            self.trouble.emit(seat, "illegal")
            self._bot.replaced(seat)
            self._do(self.match.any_action())


def plain_action(match: Match, viewer: int | None, routine: bool, forced: bool) -> Action | None:
    """Return the move of a seat not shown, if everybody can see that it is the only one.

    It is made without handing over the computer, which would be passed round for nothing; so is,
    with ``routine``, one that nobody can tell from the others. A forced move that might have been a
    choice is only with ``forced``, and where the cards are soon open: making it at once tells the
    others. Such a one is made for the seat that is shown, too.
    """
    turn = match.turn
    if turn in (None, TABLE):
        return None
    with ruled(match.game.id):
        if forced and (own := match.view(turn)).soon_open and len(own.legal) == 1:
            return next(iter(own.legal))
        if turn == viewer:
            return None
        onlooker = match.view(None)
        if routine and onlooker.routine is not None:
            return onlooker.routine
        return match.any_action() if onlooker.plain else None


def hands_over(match: Match, viewer: int | None, routine: bool, forced: bool) -> bool:
    """Whether the computer must first be handed to the person to act."""
    acts = match.turn not in (None, TABLE, viewer)
    return acts and plain_action(match, viewer, routine, forced) is None
