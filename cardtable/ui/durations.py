"""All times of the table in milliseconds: of what moves, and of what waits to be followed."""

from __future__ import annotations

from enum import Enum


class Speed(Enum):
    """How fast cards move: the factor on whatever moves."""

    CALM = 1.6
    NORMAL = 1.0
    BRISK = 0.6
    FAST = 0.3
    OFF = 0.0


class Pace(Enum):
    """How long opponents wait before they act: the factor on every pause."""

    CALM = 1.8
    NORMAL = 1.0
    BRISK = 0.5
    AT_ONCE = 0.0


RAISE = 90
TO_TABLE = 220
DEAL = 180
DEAL_STAGGER = 40
FLIP = 180
COLLECT = 260
CHIPS = 240
FADE = 120
PANEL = 160
#: The first cards of a deal are heard so long after the shuffle has begun.
SHUFFLE = 450
#: The marker drops onto the plate of the one whose turn it has become.
MARKER = 160
#: A bot's pause before it acts, so that one can follow.
BOT_PAUSE = 600
#: A position in which there is no choice stands so long before it is left by itself.
FORCED = 1200
#: A result stands so long where nobody at the table plays for himself.
RESULT = 2400
#: So long does a turn take where a match is played to the end before somebody who is out of it.
TO_END = 60
#: A thought that takes longer is shown on the plate; its sign moves this often.
THINKING = 600
THINKING_BEAT = 400
#: The final ranking waits this long, so that the last cards are seen first.
RANKING = 1200
#: The longest a deal's stagger may add up to, however many cards fly.
STAGGER_LIMIT = 900
#: From one beat of a showdown to the next, and the longest that all together take.
BEAT = 340
BEATS_LIMIT = 3200
#: A moment, at most and at least; how long it shakes the table, and how long a flash is.
MOMENT, SHORT_MOMENT = 900, 450
SHAKE = 240
#: How long what somebody says at a moment can be read.
TALK = 2200
FLASH = 200
#: A number in the header counts up.
COUNT = 500
#: How long the privacy screen is deaf, so that a key meant for the table does not open it.
CURTAIN_DEAF = 800
#: What could not be saved is tried again this often.
SAVE_AGAIN = 3_000
#: A finger that has not moved for so long asks what is there.
FINGER_RESTS = 700
#: Cards are rendered anew this long after the last change of size.
RESIZE_SETTLE = 150
#: A deck is rendered anew ahead of need so long after its size changed.
DECK_RENDERED = 2_500
#: A search begins so long after the last letter was typed.
TYPED = 150
#: A match that is played again takes a step so often.
REPLAY = 1_100
