"""The observable effects of the house rules of Oklahoma Gin."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from cardtable.engine.options import Options
from cardtable.games.oklahoma_gin import GAME
from cardtable.games.oklahoma_gin.cards import BIT_OF
from cardtable.games.oklahoma_gin.scoring import Column
from cardtable.games.oklahoma_gin.state import OklahomaGinState
from tests.games.oklahoma_gin.positions import (
    AGAINST_GIN,
    GIN_HAND,
    do,
    standing,
    to_discard,
    to_draw,
    why_not,
)

Seen = str | int | None
KNOCK, DEAD = "5H6H7H 9S9D9C JDQDKD", "KSKH 4C4D4S 2H 8C 7S 6C TC"
#: With three points of deadwood less than, and exactly as many as, the knocker's six.
LESS, AS_MANY = "2S3S4S5S TSTHTDTC 3C 2H", "2S3S4S5S TSTHTDTC 4C 2H"
#: The most points that one of these hands can bring.
MOST = 1_000


def discard(options: Options, mine: str, other: str, upcard: str = "6D") -> OklahomaGinState:
    """Seat 0 is to discard, seat 1 has dealt."""
    return to_discard(mine, other, upcard, 0, **dict(options))


def over(state: OklahomaGinState) -> OklahomaGinState:
    """The hand after the opponent has laid out everything and lays nothing off."""
    while state.phase == "layoff":
        arrange = [str(act) for act in state.legal if act.verb == "arrange"]
        state, _ = do(state, *arrange[:1], "done")
    return state


def knocked(
    options: Options, mine: str, other: str, card: str, upcard: str = "6D"
) -> OklahomaGinState:
    """The hand after seat 0 has knocked with ``card`` laid away."""
    state, _ = do(discard(options, mine + card, other, upcard), f"knock {card}")
    return over(state)


def gin(options: Options, upcard: str = "6D") -> OklahomaGinState:
    """A hand that seat 0 ended with gin, against 26."""
    return knocked(options, GIN_HAND, AGAINST_GIN, "8C", upcard)


def points(state: OklahomaGinState) -> int:
    """What the hand brought its winner."""
    assert state.result is not None
    return state.result.points


def ended(options: Options, mine: int, other: int, boxes: tuple[int, int]) -> OklahomaGinState:
    """A game that seat 0 ends with gin, after so many points and hands won."""
    state = discard(options, GIN_HAND + "8C", AGAINST_GIN)
    state = standing(state, *(Column((mine, other), boxes) for _ in state.columns))
    return over(do(state, "knock 8C")[0])


def _target(options: Options) -> Seen:
    gain, target = points(gin(options)), int(options["target"])
    just = ended(options, target - gain, 0, (0, 0))
    short = ended(options, target - gain - 1, 0, (0, 0))
    return target if just.game_results and not short.game_results else None


def _rounds(options: Options) -> Seen:
    last = int(options["rounds"])
    won = replace(ended(options, MOST, 0, (0, 0)), game=last)
    ends, _ = do(won, "next")
    if last > 1:
        goes_on, _ = do(replace(won, game=last - 1), "next")
        assert goes_on.outcome is None
    return last if ends.outcome is not None else None


def _scoring(options: Options) -> Seen:
    """Whether a third hand won counts in three games."""
    columns = ended(options, 0, 0, (1, 0)).columns
    counts = [column.points[0] > 0 for column in columns]
    return {(True,): "partie", (True, True, True): "hollywood"}[tuple(counts)]


def _tiebreak(options: Options) -> Seen:
    won = replace(ended(options, MOST, 0, (1, 0)), scores=(7, 7))
    if options["scoring"] == "partie":
        won = replace(won, game=int(options["rounds"]))
    after, _ = do(won, "next")
    return "shared" if after.outcome is not None else "extra_round"


def _may_knock(options: Options, mine: str, upcard: str) -> bool:
    state = discard(options, mine + "KC", DEAD, upcard)
    return not why_not(state, "knock KC") and do(state, "knock KC")[0].knocker == 0


def _knock_limit(options: Options) -> Seen:
    """Whether one may knock with ten after a deuce, and with three after a queen."""
    if _may_knock(options, KNOCK + "TH", "2D"):
        return 10
    return "upcard" if _may_knock(options, KNOCK + "3S", "QH") else 0


def _ace(options: Options) -> Seen:
    state = discard(options, KNOCK + "AC KC", DEAD, "AD")
    if why_not(state, "knock KC"):
        return "gin"
    after, _ = do(state, "knock KC")
    return "one" if after.knocker == 0 else "gin"


def _false_knock(options: Options) -> Seen:
    """A warning is the window's: the engine cannot tell it from none."""
    state = discard(options, "5H6H7H 9S9D9C JDQD TH 7C KC", DEAD)  # above any limit
    if why_not(state, "knock KC"):
        return "blocked"
    after, _ = do(state, "knock KC")
    assert after.turn == 1 and after.pile[-1] == BIT_OF["KC"] and after.knocker < 0
    return None if options["false_knock"] != "blocked" else "not blocked"


def _big_gin(options: Options) -> Seen:
    state = discard(options, GIN_HAND + "4S", AGAINST_GIN.replace("4S", "6S"))
    if why_not(state, "knock"):
        return 0
    after = over(do(state, "knock")[0])
    assert after.result is not None and after.result.kind == "big_gin"
    return after.result.bonus


def _auto_arrange(options: Options) -> Seen:
    if options["knock_limit"] == 0:
        return None  # it goes on with gin alone
    state, _ = do(discard(options, KNOCK + "3S KC", DEAD), "knock KC")
    return "on" if why_not(state, "arrange 4C4D4S") == "arranged_for_you" else "off"


def _fiftieth(options: Options) -> Seen:
    state = to_draw(KNOCK + "3S", DEAD, "6D", 3, **dict(options))
    state, _ = do(state, "draw")
    drawn = next(str(act) for act in state.legal if act.verb == "discard")
    after, _ = do(state, drawn)
    return "off" if after.phase == "scored" else "on"


def _return_taken(options: Options) -> Seen:
    state, _ = do(to_draw(KNOCK + "3S", DEAD, "6D", 20, **dict(options)), "take")
    return "off" if why_not(state, "discard 6D") == "just_taken" else "on"


def _next_dealer(options: Options) -> Seen:
    won = gin(options)  # seat 1 has dealt, seat 0 has won
    if won.game_results:
        return None  # the game is over, and who leads the match deals
    after, _ = do(won, "next")
    lost = replace(won, dealer=0)
    other, _ = do(lost, "next")
    dealers = after.dealer, other.dealer
    return {(0, 1): "alternate", (0, 0): "winner", (1, 1): "loser"}[dealers]


def _spade(options: Options) -> Seen:
    spade, other = points(gin(options, "7S")), points(gin(options, "7C"))
    if spade == other:
        return "off"
    if other == 26:
        return None  # there is no bonus that could be doubled
    return "on" if spade == 2 * other else "points_only"


def _undercut_tie(options: Options) -> Seen:
    after = knocked(options, KNOCK + "6C", AS_MANY, "KC")
    assert after.result is not None and after.result.after == (6, 6)
    return "on" if after.result.kind == "undercut" else "off"


def _shutout(options: Options) -> Seen:
    after = ended(options, MOST, 0, (0, 0)).game_results[0]
    return "sheet" if after.shutout else "off"


def _gin_bonus(options: Options) -> Seen:
    return points(gin(options)) - 26


def _undercut_bonus(options: Options) -> Seen:
    after = knocked(options, KNOCK + "6C", LESS, "KC")
    assert after.result is not None and after.result.after == (6, 5)
    return points(after) - 1


def _box_bonus(options: Options) -> Seen:
    found = ended(options, MOST, 0, (0, 1)).game_results[0]
    return found.totals[1]


def _extra_boxes(options: Options) -> Seen:
    return {1: "off", 3: "on"}.get(gin(options).columns[0].boxes[0])


def _game_bonus(options: Options) -> Seen:
    found = ended(options, MOST, 0, (0, 1)).game_results[0]
    return found.totals[0] - found.points[0] - found.boxes[0] * int(options["box_bonus"])


SEEN: dict[str, Callable[[Options], Seen]] = {
    "rounds": _rounds,
    "target": _target,
    "scoring": _scoring,
    "tiebreak": _tiebreak,
    "knock_limit": _knock_limit,
    "ace": _ace,
    "false_knock": _false_knock,
    "big_gin": _big_gin,
    "auto_arrange": _auto_arrange,
    "fiftieth": _fiftieth,
    "return_taken": _return_taken,
    "next_dealer": _next_dealer,
    "spade_double": _spade,
    "undercut_tie": _undercut_tie,
    "shutout": _shutout,
    "gin_bonus": _gin_bonus,
    "undercut_bonus": _undercut_bonus,
    "box_bonus": _box_bonus,
    "extra_boxes": _extra_boxes,
    "game_bonus": _game_bonus,
}
assert set(SEEN) == {option.key for option in GAME.options}
