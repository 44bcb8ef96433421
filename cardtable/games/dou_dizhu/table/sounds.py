"""What is heard at a table of Dou Dizhu."""

from __future__ import annotations

from cardtable.engine.events import Event
from cardtable.engine.sounds import Sound
from cardtable.games.dou_dizhu.plays import BOMB, ROCKET, Reading

_HEARD = {
    "deal_started": (Sound.SHUFFLE,),
    "dealt": (Sound.CARD, Sound.CARD),
    "took_kitty": (Sound.FLIP, Sound.SLIDE),
    "hand_shown": (Sound.SLIDE,),
}
_LOUD = {BOMB: Sound.BOMB, ROCKET: Sound.ROCKET}


def heard(event: Event) -> tuple[Sound, ...]:
    """Return the sounds of an event."""
    if event.kind != "played":
        return _HEARD.get(event.kind, ())
    cards = (Sound.CARD,) * len(event.words("cards"))
    loud = _LOUD.get(Reading.parse(event.word("reading")).category)
    return cards if loud is None else (*cards, loud)
