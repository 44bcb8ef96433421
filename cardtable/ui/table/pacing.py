"""How fast a match goes on by itself: pauses, forced moves, bots in people's places."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal

from cardtable.engine.actions import NEXT, Action
from cardtable.engine.state import TABLE
from cardtable.models.controls.base import Controls
from cardtable.models.session import Session
from cardtable.ui import durations
from cardtable.ui.durations import Pace, Speed
from cardtable.ui.settings.kept import Settings
from cardtable.ui.table.forced import Forced, only_action
from cardtable.ui.table.page_layout import PageLayout
from cardtable.ui.table.scene import TableScene


@dataclass
class Wishes:
    """What the player wants to be done by itself.

    Attributes:
        passes: a pass, where nothing else can be done.
        last: the last cards of a hand, if they make one play.
        others: any other move that is the only one.
    """

    passes: bool = False
    last: bool = False
    others: bool = False


class Pacing(QObject):
    """Waits, hurries, and does what nobody has to decide.

    Attributes:
        changed: what bar and menu say of it is not so any more.
        wishes: what the player wants.
        to_end: the match is played to its end before people who are out of it.
        forced: what is about to be done.
    """

    changed = Signal()

    def __init__(
        self,
        session: Session,
        scene: TableScene,
        layout: PageLayout,
        controls: Callable[[], Controls[Any]],
        act: Callable[[Action], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session, self._scene, self._layout, self._controls = session, scene, layout, controls
        self._speed, self._pace = Speed.NORMAL, Pace.NORMAL
        self.wishes, self.to_end = Wishes(), False
        self._told: int | None = None
        self.forced = Forced(act, lambda: scene.busy, self)

    # -- how fast --------------------------------------------------------------------------------
    def set_speed(self, speed: Speed) -> None:
        """How fast cards move."""
        self._speed = speed
        self._keep_pace()

    def set_pace(self, pace: Pace) -> None:
        """How long everything waits that could go on."""
        self._pace = pace
        self._keep_pace()

    def _keep_pace(self) -> None:
        fast = min(self._speed, Speed.FAST, key=lambda speed: speed.value)
        speed = fast if self.to_end else self._speed
        self._scene.speed, self._layout.speed = speed, speed.value
        pause = self._paced(durations.BOT_PAUSE)
        self._session.bot_pause = min(pause, durations.TO_END) if self.to_end else pause

    def _paced(self, length: int) -> int:
        return round(length * self._pace.value)

    def wish(self, settings: Settings) -> None:
        """What is to be done by itself, as the player has set it."""
        self.wishes = Wishes(settings.forced_pass, settings.last_play, settings.forced)
        self.see()

    # -- by itself -------------------------------------------------------------------------------
    def see(self) -> None:
        """The table has changed: what is to be done by itself now?"""
        if self.to_end and not self.may_end:
            self.play_to_end(False)
        action, wait = self._coming()
        self.forced.plan(action, self._position, self._paced(wait))
        if self.handed != self._told:
            self._told = self.handed
            self.changed.emit()

    def _coming(self) -> tuple[Action | None, int]:
        """What nobody has to decide, and how long the position stands before it."""
        session, turn = self._session, self._session.match.turn
        waits = session.behind_curtain or session.paused or session.stopped
        if waits or turn is None or session.thinking is not None:
            return None, 0
        if turn == TABLE:
            alone = self.to_end or session.stand_ins.everywhere
            return (NEXT if alone else None), durations.RESULT // (4 if self.to_end else 1)
        if session.plain_action is not None:
            return session.plain_action, durations.FORCED
        # At a shared computer the others would see by it that there was no choice.
        return (None if session.hot_seat else self._wanted()), durations.FORCED

    def _wanted(self) -> Action | None:
        view = self._session.view
        last = view.last_play if self.wishes.last else None
        only = only_action(view)
        if last is not None or only is None:
            return last
        return only if (self.wishes.passes if only.verb == "pass" else self.wishes.others) else None

    @property
    def _position(self) -> int:
        return len(self._session.match.view(None).history)

    def hold(self) -> None:
        """The player came back to this position: it is not left for him again."""
        self.forced.hold(self._position)
        self.see()

    def stop(self) -> None:
        """Nothing is done by itself."""
        self.forced.plan(None, 0, 0)

    # -- what the player does about it -----------------------------------------------------------
    def press(self, button: str) -> None:
        """One of the bar's buttons that are about this."""
        match button:
            case "pause":
                self.pause(not self._session.paused)
            case "stand_in":
                self.take_back()
            case "to_end":
                self.play_to_end(not self.to_end)

    def pause(self, on: bool) -> None:
        """Nothing happens by itself, or it goes on."""
        self._session.pause(on)
        self.see()
        self.changed.emit()

    @property
    def skippable(self) -> bool:
        """Whether there is a motion or a pause to be cut short."""
        return self._scene.busy or self.going

    @property
    def going(self) -> bool:
        """Whether the match goes on without anybody at the computer."""
        session = self._session
        return not session.paused and (session.thinking is not None or self.forced.waiting)

    def skip(self) -> bool:
        """Cut motion and pause short; whether there were any."""
        if not self.skippable:
            return False
        self._scene.finish()
        self._session.hurry()
        self.forced.hurry()
        return True

    @property
    def may_end(self) -> bool:
        """Whether nobody at the computer will have anything to decide in this match any more."""
        session = self._session
        match = session.match
        return match.turn is not None and match.view(None).idle >= set(session.humans)

    @property
    def offers_end(self) -> bool:
        """Whether there is something to be played to the end, and not only the result to see."""
        view = self._session.match.view(None)
        return self.may_end and not (view.turn == TABLE and view.ends_with_next)

    def play_to_end(self, on: bool) -> None:
        """Play what is left of the match fast and without asking, or stop that."""
        self.to_end = on
        self._keep_pace()
        if on:
            self._session.hurry()
        self.see()
        self.changed.emit()

    # -- a bot in one's place --------------------------------------------------------------------
    @property
    def handed(self) -> int | None:
        """The seat of the person for whom a bot plays, if one does."""
        return next(iter(self._session.stand_ins.levels), None)

    def hand_over(self, level: str) -> None:
        """A bot of a level plays for whoever looks."""
        session = self._session
        if session.viewer in session.humans and not session.behind_curtain:
            assert session.viewer is not None
            self._controls().clear()
            session.stand_ins.hand_over(session.viewer, level)

    def change_level(self, level: str) -> None:
        """The bot that plays for somebody is of another level from now on."""
        if self.handed is not None:
            self._session.stand_ins.hand_over(self.handed, level)

    def take_back(self) -> None:
        """Whoever let a bot play plays again."""
        if self.handed is not None:
            self._session.stand_ins.take_back(self.handed)
