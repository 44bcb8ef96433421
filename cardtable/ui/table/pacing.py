"""How fast a match goes on by itself: pauses and their sign, automatic moves, clicks that skip."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetrics, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from cardtable.engine.actions import NEXT, Action
from cardtable.engine.failed import ruled
from cardtable.engine.state import TABLE, View
from cardtable.models.controls.base import Controls
from cardtable.models.session import Session
from cardtable.phrases.base import Prompt
from cardtable.phrases.lists import headed
from cardtable.translation import _
from cardtable.ui import durations
from cardtable.ui.durations import Speed
from cardtable.ui.settings.kept import Settings
from cardtable.ui.table.hit_testing import knob_at, zone_at
from cardtable.ui.table.page_layout import PageLayout
from cardtable.ui.table.scene import TableScene
from cardtable.ui.table.view import TableView
from cardtable.ui.widgets.theme import Theme

#: How often to check whether everything has come to rest, in milliseconds.
_AGAIN = 100
_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
#: The sizes of the letters of the pause: the largest that fits is taken.
_SIZES = (64, 48, 36, 28, 22)
#: The size of the line below them, and the margin around both.
_BELOW, _MARGIN = 16, 28


class Pacing(QObject):
    """Times bots and results, and makes moves that need no decision.

    Attributes:
        changed: bar and menu are out of date.
        to_end: whether the match is being played out because nobody has anything left to decide.
        forced: the pending automatic move.
        led: whether somebody is told what to do, and does it himself even where it is forced.
    """

    changed = Signal()

    def __init__(
        self,
        settings: Settings,
        session: Session,
        scene: TableScene,
        layout: PageLayout,
        controls: Callable[[], Controls[Any]],
        act: Callable[[Action], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session, self._scene, self._layout, self._controls = session, scene, layout, controls
        self._settings, self.to_end, self.led = settings, False, False
        session.routine, session.makes, self._hastens = not settings.places, self._makes, False
        session.forced = settings.forced
        self._told: int | None = None
        self._reading = QTimer(self)
        self._reading.setSingleShot(True)
        self._reading.timeout.connect(self._hold)
        self._moves = False
        self.forced = Forced(act, lambda: scene.busy or self._reading.isActive(), self)
        self._keep_pace()
        scene.comes.connect(partial(self._move, True))
        scene.settled.connect(partial(self._move, False))
        settings.changed.connect(self._setting_changed)

    # -- how fast --------------------------------------------------------------------------------
    def _setting_changed(self, key: str) -> None:
        match key:
            case "speed" | "pace":
                self._keep_pace()
            case "forced" | "forced_pass" | "last_play":
                self._session.forced = self._settings.forced
                self.see()
            case "places":
                self._session.routine = not self._settings.places
                self.see()
            case "stand_in" if self.handed is not None:
                self._session.stand_ins.hand_over(self.handed, self._settings.stand_in)

    def _keep_pace(self) -> None:
        speed, pause = self._settings.speed, self._paced(durations.BOT_PAUSE)
        if self.to_end:
            pause = min(pause, durations.TO_END)
        if self.to_end or self._hastens:
            speed = min(speed, Speed.FAST, key=lambda speed: speed.value)
            pause //= 3
        self._scene.speed, self._layout.speed = speed, speed.value
        self._session.bot_pause = pause

    @property
    def _only_watched(self) -> bool:
        """Whether the people at the table have nothing to decide or to lose in this deal any more.

        That makes haste until the result; where nobody plays, the match is what there is to see.
        """
        session = self._session
        humans, match = set(session.humans), session.match
        return bool(humans) and match.turn not in (None, TABLE) and humans <= match.view(None).aside

    # -- what bots wait for ----------------------------------------------------------------------
    def _move(self, on: bool) -> None:
        self._moves = on
        self._hold()

    def _hold(self) -> None:
        self._session.hold(self._moves or self._reading.isActive())

    def read(self, sentence: str) -> None:
        """Something is being read aloud: who plays by ear hears it before the match goes on."""
        if self._settings.by_ear:
            left = max(0, self._reading.remainingTime())
            left += self._paced(durations.LETTER * len(sentence))
            self._reading.start(min(left, durations.SILENCE))
            self._hold()

    def stop_reading(self) -> None:
        """Nothing is being read aloud any more: a key was pressed, and that ends it."""
        self._reading.stop()
        self._hold()

    def _paced(self, length: int) -> int:
        return round(length * self._settings.pace.value)

    # -- automatic moves --------------------------------------------------------------------------
    def see(self) -> None:
        """Plan the automatic move that the table calls for now, if any."""
        if self.to_end and not self.may_end:
            self.play_to_end(False)
        if self._hastens != self._only_watched:
            self._hastens = self._only_watched
            self._keep_pace()
        action, wait = self._coming()
        self.forced.plan(action, self._paced(wait))
        if self.handed != self._told:
            self._told = self.handed
            self.changed.emit()

    def _coming(self) -> tuple[Action | None, int]:
        """The automatic action, if any, and how long to wait before it."""
        session, turn = self._session, self._session.match.turn
        waits = session.behind_curtain or session.paused or session.stopped
        if waits or turn is None or session.thinking is not None:
            return None, 0
        if turn == TABLE:
            alone = self.to_end or session.stand_ins.everywhere
            return (NEXT if alone else None), durations.RESULT // (4 if self.to_end else 1)
        # At a shared computer others learn from a forced move that there was no choice: only those
        # that the session knows are made.
        view = session.match.view(None) if session.hot_seat else session.view
        if session.routine and view.routine is not None:
            return view.routine, durations.ROUTINE
        return session.plain_action or self._wanted(view), durations.FORCED

    def _makes(self, view: View) -> bool:
        """Whether the move that the viewer's seat is to make needs no decision."""
        if self._session.routine and view.routine is not None:
            return True
        return not self._session.hot_seat and self._wanted(view) is not None

    def _wanted(self, view: View) -> Action | None:
        settings, only = self._settings, only_action(view)
        last = view.last_play if settings.last_play else None
        if last is not None or only is None:
            return last
        if only.verb == "pass":
            return only if settings.forced_pass else None
        return only if settings.forced and not self.led else None

    @property
    def decides(self) -> bool:
        """Whether the move that is due now is made without asking anybody."""
        return self._session.match.turn != TABLE and self._coming()[0] is not None

    @property
    def forces(self) -> bool:
        """Whether the move that is made without asking is the only one that the rules allow.

        Moves that nobody can tell apart are one.
        """
        view = self._session.view
        only = only_action(view) if view.routine is None else view.routine
        return self.decides and view.turn == view.seat and not view.last_play and only is not None

    def stop(self) -> None:
        """Cancel any automatic move."""
        self.forced.plan(None, 0)

    # -- the player's controls --------------------------------------------------------------------
    def press(self, button: str) -> None:
        """Press one of the bar's buttons for pacing."""
        match button:
            case "pause":
                self.pause(not self._session.paused)
            case "stand_in":
                self.take_back()
            case "to_end":
                self.play_to_end(not self.to_end)

    def pause(self, on: bool) -> None:
        """Pause or resume everything automatic."""
        self._session.pause(on)
        self.see()
        self.changed.emit()

    @property
    def skippable(self) -> bool:
        """Whether a movement or pause can be cut short."""
        return self._scene.busy or self.going

    @property
    def going(self) -> bool:
        """Whether the match goes on without anybody at the computer."""
        session = self._session
        return not session.paused and (session.thinking is not None or self.forced.waiting)

    def skip(self) -> bool:
        """Cut movement and pause short; returns whether there was anything to cut."""
        if not self.skippable:
            return False
        self._scene.skip()
        self._reading.stop()
        self._hold()
        self._session.hurry()
        self.forced.hurry()
        return True

    @property
    def may_end(self) -> bool:
        """Whether nobody at the computer has anything left to decide in this match."""
        session = self._session
        match = session.match
        return match.turn is not None and match.view(None).idle >= set(session.humans)

    @property
    def offers_end(self) -> bool:
        """Whether there is something left to play out, not just the result to see."""
        view = self._session.match.view(None)
        return self.may_end and not (view.turn == TABLE and view.ends_with_next)

    def play_to_end(self, on: bool) -> None:
        """Play out the rest of the match fast and without asking, or stop doing so."""
        self.to_end = on
        self._keep_pace()
        if on:
            self._session.hurry()
        self.see()
        self.changed.emit()

    # -- stand-ins --------------------------------------------------------------------------------
    @property
    def handed(self) -> int | None:
        """The seat of the person a stand-in plays for, if any."""
        return next(iter(self._session.stand_ins.levels), None)

    def change_hands(self) -> None:
        """Let a bot of the level in the settings play for the viewer, or take the seat back."""
        session = self._session
        if self.handed is not None:
            self.take_back()
        elif session.viewer in session.humans and not session.behind_curtain:
            assert session.viewer is not None
            self._controls().clear()
            session.stand_ins.hand_over(session.viewer, self._settings.stand_in)

    def take_back(self) -> None:
        """Give the seat back to the person."""
        if self.handed is not None:
            self._session.stand_ins.take_back(self.handed)


def only_action(view: View) -> Action | None:
    """The only legal action of the viewer's seat, if it is to act and has no choice."""
    if view.seat is None or view.turn != view.seat:
        return None
    with ruled(view.game_id):
        return next(iter(view.legal)) if len(view.legal) == 1 else None


class Forced(QObject):
    """An action that will be done unless something else happens first.

    Attributes:
        made: the last action that was done so.
    """

    def __init__(
        self,
        act: Callable[[Action], None],
        busy: Callable[[], bool],
        parent: QObject | None = None,
    ) -> None:
        """``busy``: whether something is still moving that should be seen first."""
        super().__init__(parent)
        self._act, self._busy = act, busy
        self._action: Action | None = None
        self.made: Action | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._due)

    @property
    def waiting(self) -> bool:
        """Whether an action is about to be done."""
        return self._timer.isActive()

    def plan(self, action: Action | None, wait: int) -> None:
        """Do ``action`` in so many milliseconds; ``None`` plans nothing."""
        self._timer.stop()
        self._action = action
        if action is not None:
            self._timer.start(wait)

    def hurry(self) -> None:
        """Do the planned action now: the position has been seen."""
        if self.waiting:
            self._timer.start(0)

    def _due(self) -> None:
        if self._busy():
            self._timer.start(_AGAIN)
        elif self._action is not None:
            self.made = self._action
            self._act(self._action)


class ClickSkips(QObject):
    """Takes clicks that would mean nothing else, while the match goes on by itself.

    Whatever appears under the mouse as a result does not get the release as a click.
    """

    def __init__(
        self,
        view: TableView,
        scene: TableScene,
        going: Callable[[], bool],
        skip: Callable[[], object],
    ) -> None:
        super().__init__(view)
        self._view, self._scene, self._going, self._skip = view, scene, going, skip
        self._taken = False
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take such presses before the table sees them, and their releases."""
        if event.type() in _PRESSES and isinstance(event, QMouseEvent):
            left = event.button() == Qt.MouseButton.LeftButton
            self._taken = left and self._going() and not self._means_something(event)
            if self._taken:
                self._skip()
            return self._taken
        if event.type() == QEvent.Type.MouseButtonRelease and self._taken:
            self._taken = False
            return True
        return False

    def _means_something(self, event: QMouseEvent) -> bool:
        view = self._view
        point = view.mapToScene(event.position().toPoint())
        card = self._scene.card_at(point)
        return (
            (card is not None and card.key in {*view.marks.selectable, *view.marks.draggable})
            or zone_at(view.model.layout, point) in view.marks.places
            or bool(knob_at(view.model.layout, point))
            or self._scene.squeezable(point)
        )


def paused_words() -> Prompt:
    """What bar and table say while the match is paused."""
    return Prompt(
        _("Paused"),
        _("Click the table or press any key to continue."),
    )


class PausedSign(QWidget):
    """Lies over the table, and leaves clicks to it."""

    def __init__(self, theme: Theme, view: QWidget) -> None:
        super().__init__(view)
        self._theme, self._view = theme, view
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        self._theme = theme
        self.update()

    def show_if(self, paused: bool) -> None:
        """Show it, or put it away."""
        self.setGeometry(self._view.rect())
        words = paused_words()
        self.setAccessibleName(headed(words.title, words.detail))
        self.setVisible(paused)
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Dim the table, and write in large letters on a card in the middle."""
        theme, c, words = self._theme, self._theme.colours, paused_words()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        veil = c["panel"]
        veil.setAlpha(110)
        painter.fillRect(self.rect(), veil)
        margin = theme.px(_MARGIN)
        room = self.width() - 4 * margin
        wrap = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignHCenter
        below = theme.font(_BELOW)
        detail = QFontMetrics(below).boundingRect(0, 0, room, 999, wrap, words.detail)
        for size in _SIZES:
            large = theme.font(size, 700)
            title = QFontMetrics(large).boundingRect(0, 0, room, 999, wrap, words.title)
            if title.width() <= room and title.height() + detail.height() < self.height() // 2:
                break
        box = QRectF(0, 0, max(title.width(), detail.width()), title.height() + detail.height())
        box = box.adjusted(-margin, -margin // 2, margin, margin // 2)
        box.moveCenter(QRectF(self.rect()).center())
        painter.setPen(QPen(c["plate_edge"], 1))
        painter.setBrush(c["panel"])
        painter.drawRoundedRect(box, 10, 10)
        inside = box.adjusted(0, margin // 2, 0, -(margin // 2))
        painter.setPen(c["ink"])
        painter.setFont(large)
        painter.drawText(inside, wrap | Qt.AlignmentFlag.AlignTop, words.title)
        painter.setPen(c["ink2"])
        painter.setFont(below)
        painter.drawText(inside, wrap | Qt.AlignmentFlag.AlignBottom, words.detail)
        painter.end()
