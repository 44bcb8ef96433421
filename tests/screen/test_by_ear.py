"""Matches played by keys alone, heard by a client of assistive technology at a real bus."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.screen import hearing
from tests.screen.hearing import Ear, ear

pytestmark = pytest.mark.skipif(
    bool(hearing.missing()), reason=f"no bus of accessibility: {', '.join(hearing.missing())}"
)
#: By game: who sits there, and what is said when a deal is over.
GAMES = {
    "oicho-kabu": ("human,easy", "showed"),
    "kyo-kabu": ("human,easy", "showed"),
    "dou-dizhu": ("human,easy,easy", "went out"),
    "oklahoma-gin": ("human,easy", "score"),
}
#: The one that is played in every run.
USUAL = "oicho-kabu"


def sentences(heard: list[list[str]]) -> list[str]:
    return [line for kind, *words in heard if kind == "say" for line in words[0].splitlines()]


def play_by_hints(one: Ear, over: str) -> list[list[str]]:
    """Play as the hints say until a deal is over; returns what was heard."""
    heard = one.rest("Your turn")
    for _ in range(60):
        if over in " ".join(sentences(heard)):
            return heard
        heard += one.press("h")
        heard += one.press("Return")
    raise AssertionError(sentences(heard)[-20:])


@pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=() if game == "oicho-kabu" else pytest.mark.soak) for game in GAMES],
)
def test_a_deal_by_keys_alone_is_heard_whole_and_once(game: str) -> None:
    seats, over = GAMES[game]
    with ear(game, "--seats", seats, "--seed", "5") as one:
        heard = play_by_hints(one, over)
    said = sentences(heard)
    assert sum(line.startswith("Your cards: ") for line in said) <= 2
    assert any(line.startswith("Your turn") for line in said)
    doubles = [line for line, after in pairwise(said) if line == after]
    assert len(doubles) * 500 <= len(said) or not doubles, doubles
    names = [words[0] for kind, *words in heard if kind == "focus"]
    assert all(names), "nothing without a name has the focus"


def test_keys_say_hand_and_table_and_arrows_reach_both() -> None:
    with ear("dou-dizhu", "--seats", "human,easy,easy", "--seed", "8") as one:
        one.rest("Your turn")
        hand = sentences(one.press("F6", until=", 3 of"))[-1]
        cards = hand.split(", ")
        assert len(cards) == 17
        for card in cards[:3]:
            assert ["focus", card] in [line[:2] for line in one.press("Right", until=card)]
        table = sentences(one.press("F7", until="hidden cards"))
        assert not set(cards) & set(table)
        assert any("17 hidden cards" in line for line in table)


def test_enter_presses_the_focused_button_and_a_refusal_is_said_each_time() -> None:
    with ear("oklahoma-gin", "--seats", "human,easy", "--seed", "4") as one:
        one.rest("Your turn")
        one.press("u", until="discard a card")
        why = "First select the card to discard face down."
        for _ in range(2):
            assert sentences(one.press("k", until=why)) == [why]
        heard = one.press("End", "space", until="Without")
        assert ["select", "Ace of clubs"] in [line[:2] for line in heard]
        assert sentences(heard) == ["Without Ace of clubs your deadwood is 57."]
        one.press("Tab", until="Hint")
        one.press("Return", until="to win")


def test_nothing_is_there_behind_the_privacy_screen() -> None:
    with ear("oklahoma-gin", "--seats", "human,human", "--seed", "4") as one:
        one.rest("show my cards")
        hidden = one.tree()
        suits = ("of hearts", "of spades", "of clubs", "of diamonds")
        assert not [name for name in hidden if name.endswith(suits)]
        one.press("space", until="Your cards: ")
