"""What is heard at a table of the Kabu games."""

from __future__ import annotations

from cardtable.engine.events import Event
from cardtable.engine.sounds import Sound

_HEARD = {
    "shuffled": (Sound.SHUFFLE,),
    "drew": (Sound.FLIP,),
    "dead_card": (Sound.CARD,),
    "makifuda": (Sound.FLIP,),
    "first_field": (Sound.CARD,) * 4,
    "bet": (Sound.CHIPS,),
    "dealer_card": (Sound.CARD,),
    "second_card": (Sound.CARD,),
    "hit": (Sound.CARD,),
    "dealer_hit": (Sound.CARD,),
    "second_revealed": (Sound.FLIP,),
    "dealer_revealed": (Sound.FLIP,),
}


def heard(event: Event) -> tuple[Sound, ...]:
    """Return the sounds of an event."""
    if event.kind == "paid":
        return (Sound.RAKE,) if event.number("net") else ()
    return _HEARD.get(event.kind, ())
