"""All durations at the table, in milliseconds: of movements and of pauses."""

from __future__ import annotations

from enum import Enum


class Speed(Enum):
    """How fast cards move: a factor on the duration of all movement."""

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


RAISE = 110
#: A card played by oneself; thrown by an opponent; laid in any other way; dealt.
PLAY, THROW, TO_TABLE, DEAL = 260, 340, 240, 300
#: From card to card of a deal, of cards that are played together, and that an opponent throws.
DEAL_STAGGER, PLAY_STAGGER, THROW_STAGGER = 90, 26, 40
#: The same of cards that are dealt open to the table; the first turns so long after
#: the last has landed.
OPEN_STAGGER, OPENED = 130, 10
#: How a table opens: people rise, one after the other, and the pile is set down card by card.
RISE, RISE_STAGGER, SET_DOWN, SET_STAGGER = 280, 60, 220, 12
#: How long a poster of the start page takes to grow to the table, and a table to shrink into its
#: poster; how long a sheet of paper takes to be laid on what was in front, and to be taken away
#: again.
CROSS, CROSS_BACK, SHEET, SHEET_BACK = 400, 400, 260, 220
#: How long a page may take to be drawn before it comes as it is.
DRAWN = 120
FLIP = 260
#: How long after its beat a card begins to turn, and how long after its face its value is shown.
TURNS, SAID = 72, 60
#: How long a card that is drawn is held above the hand, and how long it takes to be tucked in.
HOLDS, TUCKS = 80, 120
#: How long a card that one has drawn lies there before it turns over by itself; and how long after
#: all others that turn, which it does last and alone.
SQUEEZE, ALONE = 900, 120
#: How long a chip gives that lands on a bet.
GIVES = 80
#: How long a value swells that a card has changed, and how long one is looked at that is special.
TELLS, TOLD = 240, 300
#: How long after it was said what wins it a pile that is won turns up, and how long it is seen
#: before it is taken; how long after that the coin sets out with which it was won.
WON, SEEN_OPEN, WON_COIN = 350, 300, 120
COLLECT = 320
#: From card to card of those that go back, the last one first, when something is undone.
BACK_STAGGER = 90
#: How long the cards of a deal take to be gathered that is taken back, whole and all; how much
#: later the last of them would set out if none made haste; the longest that a showdown takes to be
#: taken back. One can follow what goes where.
REGATHER, UNDEALT, FOLDED = 500, 300, 1040
#: How long a collected card takes to show its back, from hand to hand of those that do, and their
#: pile to be squared.
TURN_DOWN, TURN_STAGGER, SQUARE = 160, 25, 110
#: How long a pile takes to be pushed below a card, and a trick to be swept away; from card to card
#: of a hand that turns up as a whole.
PUSH, SWEEP, UP_STAGGER = 300, 200, 15
#: How long the dealer's seal flies from one portrait to the next, and somebody who changes places;
#: how much later the seal sets out, and the last dealer on his way back.
SEAL, SEAT, PASSED, GETS_UP = 360, 420, 80, 80
#: The picture of a role, from where the cards lie to a portrait, or back; the sign of somebody who
#: has made a bid, from the portrait to the coin.
HAT, BIDS = 200, 220
#: Something struck on a card: it falls, and gives way; how long the best value falls.
STRIKE, BEST = 170, 140
#: How long the lamp takes to narrow, and to open again, and how long after the last beat it does.
NARROWS, OPENS, AFTER = 320, 380, 110
#: How much later than the dealer's cards the lamp lights one's own, and how long that takes.
LIT_LATE, LIT = 80, 160
#: How long cards jolt beside which something is struck, and how long after that people start.
JOLT, STARTS = 240, 90
#: How long a card flies that something blows off the table.
BLOWN = 420
#: A chip that is paid; that is laid on a bet, or taken back.
CHIPS, BET = 360, 280
#: From disc to disc of what is paid, how long after the seal, and how long a heap swells.
PAY_STAGGER, PAY, SWELL = 60, 200, 90
#: How long a poster of the start page takes to be lifted.
POSTER = 110
FADE = 120
#: How long what is on the table, or on the rail, takes to give way to something in its place.
YIELDS = 80
#: How long an arrow takes to be gone that points at what was played before; how long after the
#: cards have landed it begins to fade, and how long that takes.
ARROW, POINTED, POINTS_LESS = 90, 600, 400
#: The drawer, which comes from the side or goes there, and the cloth that gives way to it.
PANEL = 240
#: Whatever finds another place when the layout changes.
SHIFT = 320
#: The first cards of a deal are heard this long after the shuffle has begun.
SHUFFLE = 450
#: A bot's pause before it acts, so that people can follow.
BOT_PAUSE = 600
#: How long it takes to read a letter aloud, where bots wait for that.
LETTER = 60
#: They wait no longer than this, however much there is to read; who thinks longer is said.
SILENCE = 8_000
#: How long a position without a choice is shown before the automatic move.
FORCED = 1200
#: How long one can see that a move is due which nobody can tell from others, before it is made.
ROUTINE = 300
#: How long a result is shown where nobody at the table plays in person.
RESULT = 1200
#: How long a turn takes while a match is played out for somebody with nothing left to decide.
TO_END = 60
#: A thought longer than this is shown on the plate; its sign moves this often.
THINKING = 600
THINKING_BEAT = 400
#: The final ranking waits this long, so that the last cards are seen first.
RANKING = 1200
#: The longest total stagger of a deal, however many cards fly.
STAGGER_LIMIT = 900
#: From one beat of a showdown to the next, and the longest that all of them take together.
BEAT = 420
BEATS_LIMIT = 3400
#: The same where they overlap, as a hand is laid open meld by meld.
BRISK_BEAT = 140
#: How long the plate rings on which a card is slapped, and how long all then stays as it is.
RING, RUNG = 120, 300
#: How long the table holds its breath before a card that decides, and so much longer before what
#: that decides; and before one's own result.
HELD, HELD_ON, LATE = 570, 210, 300
#: A band is tied so long after its cards have landed, and so long after one that is tied then.
TIED = 90
#: The plate with a word on its back: how long it takes to turn over, and to turn back.
TURN_PLATE, TURN_BACK = 360, 240
#: The longest and shortest moment, and how long it shakes the table.
MOMENT, SHORT_MOMENT = 1300, 600
#: How long before one is over a showdown goes on.
GOES_ON = 500
#: How long all that is seen of a moment takes to be gone; how long a face is startled by one, and
#: how long of that it recoils; how much later the shock reaches the next.
MOMENT_GOES, STARTLED, FLINCH, SHOCK = 200, 900, 320, 25
#: How long the sign of a great one flies that stood in the open.
SIGN_FLIES = 260
#: How long a face starts that is glad of a moment.
GLAD = 140
#: How long a card takes to rise that a plane passes, or to sink; from card to card.
LIFT, LIFT_STAGGER = 200, 40
#: How long all but people and cards takes to leave the table for the result of a match; how long
#: these then take to come to where they stand, or to be gathered into the pack, which goes.
LEAVES, CLEARED = 130, 340
#: How long all that takes to come back, once one wants to see the table again.
RETURNS = 480
#: From card to card of those laid beside who has won, and from the first to the last at most; how
#: long one takes to be laid down; how long the sun takes to rise once the title is struck. All that
#: is over before one can play again.
LANDS, LANDS_LIMIT, SETTLED, SUN = 80, 320, 90, 210
#: How long a slip of what was won with a match takes to come; a result must have stood so long
#: before one can play again: impatient clicks were meant for what led here.
SLIP, STANDS = 700, 1200
#: How long a new stamp lies on the cloth.
STAMP = 3200
SHAKE = 240
#: How long the sign of a moment falls, and jolts.
SLAMS = 110
#: How long an opponent's sentence can be read; how long a flash is.
TALK = 2200
FLASH = 60
#: How long a number in the header counts up.
COUNT = 500
#: How long a peg takes to be lifted, for a point, at least for a leap and for all, at most for all,
#: and to be pushed into its hole.
PULLED, PEG, LEAP, PEG_LEAST, PEG_MOST, SETTLES = 60, 25, 70, 250, 700, 80
#: How long the privacy screen ignores keys, so that one meant for the table does not open it.
CURTAIN_DEAF = 800
#: What came under the pointer, or onto a key, less long ago than this was not meant by a press.
HASTE = 350
#: How long the end of a deal is seen before a key leads on, which may have been meant for a last
#: move that was made for one.
SEEN = 900
#: What stood for less than this nobody can have meant: a bot's turn that was over at once.
GLIMPSE = 150
#: How often to retry what could not be saved.
SAVE_AGAIN = 3_000
#: How long after a page was shown the journal is checked for damage and matches too old to keep.
CHECK, TIDY = 700, 900
#: How long a finger must rest to ask for a tooltip.
FINGER_RESTS = 700
#: Cards are rendered anew this long after the last change of size.
RESIZE_SETTLE = 150
#: Orca gets no notification for so long after another page or other words have come, or at the
#: start of the program.
ALL_CHANGES, READER_BEGINS = 600, 1500
#: A deck is rendered ahead of need this long after its size changed.
DECK_RENDERED = 2_500
#: A search begins this long after the last letter was typed.
TYPED = 150
#: How often a replayed match takes a step.
REPLAY = 1_100
