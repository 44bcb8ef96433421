"""What is heard at a table of Oklahoma Gin."""

from __future__ import annotations

from cardtable.engine.events import Event
from cardtable.engine.sounds import Sound
from cardtable.games.oklahoma_gin.scoring import KNOCK

_HEARD = {
    "hand_started": (Sound.SHUFFLE,),
    "dealt": (Sound.CARD, Sound.CARD),
    "turned_up": (Sound.FLIP,),
    "drew": (Sound.SLIDE,),
    "took": (Sound.SLIDE,),
    "discarded": (Sound.CARD,),
    "false_knock": (Sound.KNOCK,),
    "laid_off": (Sound.CARD,),
    "hand_shown": (Sound.SLIDE,),
    "turned_over": (Sound.FLIP,),
}


def heard(event: Event) -> tuple[Sound, ...]:
    """Return the sounds of an event."""
    if event.kind == "knocked":
        return (Sound.CARD, Sound.KNOCK if event.word("ending") == KNOCK else Sound.GIN)
    return _HEARD.get(event.kind, ())
