"""The sounds of tables, and the player behind them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QGuiApplication

from cardtable.engine.events import Event
from cardtable.engine.failed import ruled
from cardtable.engine.moments import Sound
from cardtable.engine.state import View
from cardtable.ui import durations
from cardtable.ui.matches import MatchDesk
from cardtable.ui.shared import Shared
from cardtable.ui.table.entrance import entrance

if TYPE_CHECKING:  # the table comes with the first match, the player with the first sound
    from cardtable.sound.player import Player
    from cardtable.ui.table.page import TablePage

#: Platforms without a screen, where nobody listens.
SCREENLESS = ("offscreen", "minimal")


class SoundDesk(QObject):
    """Plays the sounds of tables, as loud as the settings say.

    Attributes:
        player: the sound player; ``None`` before the first sound, and while muted.
    """

    def __init__(self, shared: Shared, matches: MatchDesk, parent: QObject) -> None:
        super().__init__(parent)
        self._shared = shared
        self.player: Player | None = None
        matches.opened.connect(self._attend)
        shared.settings.changed.connect(self._setting_changed)

    def _setting_changed(self, key: str) -> None:
        settings = self._shared.settings
        if key == "mute" and settings.mute:
            self.close()
        elif key == "volume":  # it is heard at once
            settings.mute = False
            self.play(Sound.CHIPS)

    def play(self, sound: Sound, after: float = 0.0) -> None:
        """Play a sound in ``after`` seconds, at the chosen volume."""
        settings = self._shared.settings
        if settings.mute or not settings.volume:
            return
        if self.player is None:
            if QGuiApplication.platformName() in SCREENLESS:
                return
            from cardtable.sound.player import Player  # without it the window starts faster

            self.player = Player()
        self.player.play(sound, after, settings.volume)

    def close(self) -> None:
        """Stop the player."""
        player, self.player = self.player, None
        if player is not None:
            player.close()

    def _attend(self, table: TablePage) -> None:
        TableSounds(table, self.play)


#: The most times one sound is played for simultaneous events; without motion, once.
MOST = 5
#: Played when the card, or the chip, has arrived.
_LANDS = {
    Sound.CARD: durations.TO_TABLE,
    Sound.FLIP: durations.FLIP,
    Sound.CHIPS: durations.BET,
    Sound.KNOCK: durations.TO_TABLE,
    Sound.GIN: durations.TO_TABLE,
    Sound.BOMB: durations.TO_TABLE,
    Sound.ROCKET: durations.TO_TABLE,
}
#: How long the next sound waits for this one.
_TAKES = {
    Sound.SHUFFLE: durations.SHUFFLE,
    Sound.CARD: durations.DEAL_STAGGER,
    Sound.FLIP: durations.FLIP,
    Sound.CHIPS: durations.BET,
    Sound.RAKE: durations.CHIPS,
}
#: Sounds of a result: with all that come after them they wait until it has been seen.
_TELLS = (Sound.RAKE, Sound.DEAL_WON, Sound.DEAL_LOST, Sound.MATCH_WON, Sound.MATCH_LOST)
#: A sound, to be played in so many seconds.
Play = Callable[[Sound, float], object]


class TableSounds(QObject):
    """Plays the sounds of a table's session while the table is open."""

    def __init__(self, table: TablePage, play: Play) -> None:
        """The first deal of a match is heard at once."""
        super().__init__(table)
        self._table, self._play = table, play
        self._sheet, self._over, self._begins = 0, False, 0.0
        self._result: list[Sound] = []
        self._turns: list[QTimer] = []
        table.scene.settled.connect(self._settled)
        table.telling.happened.connect(self._happened)
        session = table.session
        self._ended(session.view)
        if not session.match.actions:
            # The shuffle is heard while people come, the cards once the pile is set down.
            dealt = table.scene.lead + entrance(len(session.match.seats)) + durations.SET_DOWN
            self._begins = max(0.0, dealt - durations.SHUFFLE) / 1000
            self.hear(session.view.history.events)
            self._begins = 0.0
        session.changed.connect(self.hear)

    def hear(self, events: Iterable[Event]) -> None:
        """Play the sounds of new events; a mere change of view has none."""
        table = self._table
        sounds: list[Sound] = []
        for event in events:
            with ruled(table.game.id):
                sounds += table.stage.design.sounds(event)
        ended = self._ended(table.session.view)
        if events and ended is not None:
            sounds.append(ended)
        scene = table.scene
        if events and (scene.unfolding or scene.things.lands or scene.taken):
            sounds = self._unfold(sounds)
        self._play_all(sounds)

    def _play_all(self, sounds: Iterable[Sound]) -> None:
        for sound, after in timed(sounds, self._table.scene.speed.value):
            late = 0.0 if sound is Sound.SHUFFLE else self._begins
            self._play(sound, after + late * self._table.scene.speed.value)

    def _unfold(self, sounds: Iterable[Sound]) -> list[Sound]:
        """Time the turning cards one after another, those taken, and the result at the end; returns
        the rest.
        """
        sounds = list(sounds)
        ends = next((i for i, sound in enumerate(sounds) if sound in _TELLS), len(sounds))
        self._result = sounds[ends:]
        scene = self._table.scene
        struck = scene.struck if Sound.GIN in sounds else ()
        lands = scene.things.lands
        knock = (lands,) if lands and Sound.KNOCK in sounds else ()
        heard = (
            (Sound.FLIP, scene.turnings),
            (Sound.SLIDE, (scene.taken,) if scene.taken else ()),
            (Sound.GIN, struck),
            (Sound.KNOCK, knock),
        )
        for sound, times in heard:
            for after in times:
                timer = QTimer(self, singleShot=True)
                timer.timeout.connect(partial(self._play, sound, 0.0))
                timer.start(round(after))
                self._turns.append(timer)
            if times:
                sounds = [other for other in sounds[:ends] if other is not sound]
                ends = len(sounds)
        return sounds[:ends]

    def _settled(self) -> None:
        """Stop the timers of turning cards once the table rests, and play the result."""
        turns, self._turns = self._turns, []
        for timer in turns:
            timer.stop()
            timer.deleteLater()
        result, self._result = self._result, []
        self._play_all(result)

    def _happened(self) -> None:
        """What is taken back is not heard."""
        if self._table.telling.back:
            self._result = []
            self._settled()

    def _ended(self, view: View) -> Sound | None:
        """The sound of a deal or match that has just ended, for the viewer."""
        lines = [line for line in view.sheet if not line.summary]
        over, before = view.outcome is not None and not self._over, self._sheet
        self._sheet, self._over = len(lines), view.outcome is not None
        session = self._table.session
        seat = None if session.hot_seat else session.viewer
        if seat is None:
            return None  # people who share a screen have both won and lost
        if over and view.outcome is not None:
            return Sound.MATCH_WON if seat in view.outcome.winners else Sound.MATCH_LOST
        gained = lines[-1].deltas[seat] if len(lines) > before else 0
        return None if not gained else Sound.DEAL_WON if gained > 0 else Sound.DEAL_LOST


def timed(sounds: Iterable[Sound], speed: float) -> list[tuple[Sound, float]]:
    """Simultaneous sounds, each with the seconds until it; ``speed`` scales all durations.

    A deal is a shuffle and a few cards, not twenty at once.
    """
    heard: Counter[Sound] = Counter()
    out: list[tuple[Sound, float]] = []
    at = 0.0
    for sound in sounds:
        heard[sound] += 1
        if heard[sound] > (MOST if speed else 1):
            continue
        out.append((sound, (at + _LANDS.get(sound, 0)) * speed / 1000))
        at += _TAKES.get(sound, 0)
    return out
