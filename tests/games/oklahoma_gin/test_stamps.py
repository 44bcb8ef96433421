"""Every stamp of Oklahoma Gin: a hand that earns it, and one that nearly does."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from cardtable.engine.actions import Action
from cardtable.engine.match import Match
from cardtable.engine.state import DealResult
from cardtable.games.oklahoma_gin import GAME
from cardtable.games.oklahoma_gin.scoring import Column
from cardtable.games.oklahoma_gin.stamps import STAMPS
from tests.games.oklahoma_gin.positions import AGAINST_GIN, GIN_HAND, standing, to_discard
from tests.games.stamped import played, stamps

#: A hand with a single point of deadwood, and one with two.
ONE, TWO = "5S6S7S 4H4D4C 9DTDJD AC", "5S6S7S 4H4D4C 9DTDJD 2C"
#: What is thrown, and somebody with much deadwood.
MORE, POOR = "7H", "KSKHKD QC QH 8S 9C 5D 2D AH"


def knock(mine: str, other: str = POOR, *after: str, upcard: str = "6D") -> Match:
    """Seat 0 knocks with a seven of hearts to throw."""
    state = to_discard(f"{mine} {MORE}", other, upcard)
    return played(GAME, state, f"knock {MORE}", *after)


def gin(upcard: str = "6D", other: str = AGAINST_GIN) -> Match:
    return knock(GIN_HAND, other, upcard=upcard)


def test_gin() -> None:
    assert "gin" in stamps(gin(), 0)
    assert not stamps(gin(), 1)
    assert "gin" not in stamps(knock(ONE, POOR, "done"), 0)


def test_big_gin() -> None:
    state = to_discard(f"{GIN_HAND} KD", POOR.replace("KD", "KC"), big_gin=31)
    big = played(GAME, state, "knock")
    assert {"gin", "big_gin"} <= stamps(big, 0)
    assert "big_gin" not in stamps(gin(), 0)


def test_a_knock_with_one_point() -> None:
    assert "low_knock" in stamps(knock(ONE, POOR, "done"), 0)
    assert "low_knock" not in stamps(knock(TWO, POOR, "done"), 0)
    assert "low_knock" not in stamps(gin(), 0)  # with none
    level = "KSKHKD QCQHQS 8S8H8D AH"
    assert "low_knock" not in stamps(knock(ONE, level, "done"), 0)  # undercut


def test_undercut() -> None:
    level = knock(TWO, "KSKHKD QCQHQS 8S8H8D 2H", "done")
    assert "undercut" in stamps(level, 1)
    assert not stamps(level, 0)
    higher = knock(TWO, "KSKHKD QCQHQS 8S8H8D 3H", "done")
    assert "undercut" not in stamps(higher, 1)


def test_three_cards_laid_off() -> None:
    other = "KSKHKD QC QH 8S 4S 8D 2D AH"
    laid = knock(TWO, other, "layoff 8S 1", "layoff 4S 1", "layoff 8D 2", "done")
    assert "laid_off" in stamps(laid, 1)
    assert "laid_off" not in stamps(laid, 0)
    two = knock(TWO, other, "layoff 8S 1", "layoff 4S 1", "done")
    assert "laid_off" not in stamps(two, 1)


def test_gin_after_a_spade() -> None:
    other = AGAINST_GIN.replace("4S", "8C")
    assert "spade_gin" in stamps(gin("7S", other), 0)
    assert "spade_gin" not in stamps(gin("6D"), 0)
    poor = POOR.replace("8S", "8C")
    assert "spade_gin" not in stamps(knock(TWO, poor, "done", upcard="8S"), 0)


def do(match: Match, action: str) -> None:
    match.play(Action.parse(action))


def drawn(match: Match, seat: int) -> str:
    """The card that a seat draws now."""
    do(match, "draw")
    event = next(e for e in reversed(match.view(seat).history) if e.kind == "drew")
    return event.word("card")


def after(turns: int) -> Match:
    """Gin after so many turns in which each has thrown what it had drawn."""
    match, held = played(GAME, to_discard(f"{GIN_HAND} {MORE}", AGAINST_GIN)), MORE
    for _ in range(turns):
        do(match, f"discard {held}")
        do(match, f"discard {drawn(match, 1)}")
        held = drawn(match, 0)
    do(match, f"knock {held}")
    return match


def test_gin_within_three_turns() -> None:
    assert "quick_gin" in stamps(after(2), 0)
    assert "quick_gin" not in stamps(after(3), 0)
    assert "gin" in stamps(after(3), 0)


def over(points: tuple[int, int], boxes: tuple[int, int], *lines: tuple[int, int]) -> Match:
    """Gin ends a game that stands so; the sheet has shown these totals before."""
    state = standing(to_discard(f"{GIN_HAND} {MORE}", AGAINST_GIN), Column(points, boxes))
    facts = (("line", "hand"), ("game", 1))
    sheet = tuple(DealResult(n, (0, 0), totals, facts) for n, totals in enumerate(lines, 1))
    return played(GAME, replace(state, sheet=sheet), f"knock {MORE}")


def test_a_shut_out() -> None:
    assert "shutout" in stamps(over((90, 0), (3, 0)), 0)
    assert "shutout" not in stamps(over((90, 0), (3, 1)), 0)
    assert "shutout" not in stamps(over((10, 0), (1, 0)), 0)  # the game goes on
    assert "shutout" not in stamps(over((90, 0), (3, 0)), 1)


def test_won_from_far_behind() -> None:
    assert "from_behind" in stamps(over((90, 80), (4, 4), (10, 60), (60, 60)), 0)
    assert "from_behind" not in stamps(over((90, 80), (4, 4), (10, 59), (60, 60)), 0)
    assert "from_behind" not in stamps(over((10, 80), (1, 4), (10, 60)), 0)  # not won
    assert "from_behind" not in stamps(over((90, 80), (4, 4), (60, 10)), 0)  # was ahead


def test_every_stamp_has_a_test_here() -> None:
    text = Path(__file__).read_text("utf-8")
    assert all(f'"{stamp.id}"' in text for stamp in STAMPS)
