"""Every stamp of Dou Dizhu: a deal that earns it, and one that nearly does."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from cardtable.engine.match import Match
from cardtable.engine.stamps import Ended
from cardtable.games.dou_dizhu import GAME
from cardtable.games.dou_dizhu.auction import Double
from cardtable.games.dou_dizhu.stamps import STAMPS
from cardtable.games.stamps import moment_of
from tests.games.dou_dizhu.positions import play_with
from tests.games.stamped import played, stamps


def deal(hands: str, *plays: str) -> Match:
    """A deal with these hands, seat by seat, played to its end; ``-`` passes."""
    state = play_with(0, *hands.split())
    actions = ("pass" if play == "-" else f"play {' '.join(play)}" for play in plays)
    return played(GAME, state, *actions)


def test_spring() -> None:
    assert "spring" in stamps(deal("34 55 66", "3", "-", "-", "4"), 0)
    assert not stamps(deal("34 55 66", "3", "-", "-", "4"), 1)
    assert "spring" not in stamps(deal("3A 45 66", "3", "4", "-", "A"), 0)


def test_anti_spring() -> None:
    caught = deal("34 57 66", "3", "5", "-", "-", "7")
    assert "anti_spring" in stamps(caught, 1) and "anti_spring" in stamps(caught, 2)
    assert not stamps(caught, 0)
    twice = deal("3A4 572 66", "3", "5", "-", "A", "2", "-", "-", "7")
    assert "anti_spring" not in stamps(twice, 1)


def test_a_plane() -> None:
    def end(play: str) -> Match:
        return deal(f"{play} 55 66", play)

    assert "plane" in stamps(end("333444"), 0)
    assert "plane" in stamps(end("33344478"), 0)
    assert "plane" not in stamps(end("3334"), 0)
    assert "plane" not in stamps(end("333444"), 1)


def test_rocket_and_the_one_kept_for_last() -> None:
    first = deal("bR3 55 66", "bR", "-", "-", "3")
    last = deal("bR3 55 66", "3", "5", "-", "bR")
    assert "rocket" in stamps(first, 0) and "rocket_last" not in stamps(first, 0)
    assert {"rocket", "rocket_last"} <= stamps(last, 0)
    assert not {"rocket", "rocket_last"} & stamps(last, 1)


def test_a_moment_is_shown_from_just_before_it() -> None:
    first = deal("bR3 55 66", "3", "5", "-", "bR")
    assert moment_of("rocket", Ended(first, 0)) == 3
    two = deal("333344445 77 66", "3333", "-", "-", "4444", "-", "-", "5")
    assert moment_of("two_bombs", Ended(two, 0)) == 3
    assert moment_of("spring", Ended(two, 0)) == 6


def test_two_bombs() -> None:
    two = deal("333344445 77 66", "3333", "-", "-", "4444", "-", "-", "5")
    one = deal("33335 77 66", "3333", "-", "-", "5")
    assert "two_bombs" in stamps(two, 0)
    assert "two_bombs" not in stamps(one, 0)
    shared = deal("33335 4444 66", "3333", "4444")
    assert "two_bombs" not in stamps(shared, 1) and "two_bombs" not in stamps(shared, 2)


def test_all_three_have_doubled() -> None:
    def end(factors: tuple[int, ...], hands: str = "3 55 66", *plays: str) -> Match:
        state = play_with(0, *hands.split(), doubling="super")
        doubles = tuple(Double(seat, factor) for seat, factor in enumerate(factors))
        actions = ("pass" if one == "-" else f"play {one}" for one in plays or ("3",))
        return played(GAME, replace(state, doubles=doubles), *actions)

    assert "all_doubled" in stamps(end((2, 4, 2)), 0)
    assert "all_doubled" not in stamps(end((2, 1, 2)), 0)
    assert "all_doubled" not in stamps(end((2, 4, 2)), 1)
    assert "all_doubled" not in stamps(end((2, 2, 2), "34 5 66", "3", "5"), 0)
    assert "all_doubled" not in stamps(deal("3 55 66", "3"), 0)  # where nobody can


def test_the_door_is_held_open() -> None:
    """Seat 0 is the landlord; seat 1 leads, seat 2 goes out."""
    opened = deal("3AA 4457 6", "3", "5", "-", "-", "4", "6")
    assert "open_door" in stamps(opened, 1)
    assert not {"open_door"} & (stamps(opened, 2) | stamps(opened, 0))
    pairs = deal("3AA 44579 66", "3", "5", "-", "-", "44", "66")
    assert "open_door" not in stamps(pairs, 1)
    himself = deal("3AA 45 66", "3", "5", "-", "-", "4")
    assert "open_door" not in stamps(himself, 1)
    landlords = deal("34 5 66", "3", "5")  # the landlord's lead
    assert not {"open_door"} & (stamps(landlords, 0) | stamps(landlords, 1) | stamps(landlords, 2))


def test_a_long_straight() -> None:
    assert "long_straight" in stamps(deal("3456789TJQ 55 66", "3456789TJQ"), 0)
    assert "long_straight" not in stamps(deal("3456789TJ 55 66", "3456789TJ"), 0)


def test_losers_earn_nothing() -> None:
    lost = deal("bR333344445K QA 66", "333444", "-", "-", "bR", "-", "-", "5", "Q", "-", "-", "A")
    assert not stamps(lost, 0)


def test_every_stamp_has_a_test_here() -> None:
    text = Path(__file__).read_text("utf-8")
    assert all(f'"{stamp.id}"' in text for stamp in STAMPS)
