"""Matches played by keys alone, heard by a client of assistive technology at a real bus."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

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
#: The sequence that is heard in every run, and those that are slow; the others are soaks.
DAILY = "a button that has the focus"
SLOW = ("a deletion taken back", "seats of a new match")


def sentences(heard: list[list[str]]) -> list[str]:
    return [line for kind, *words in heard if kind == "say" for line in words[0].splitlines()]


def play_by_hints(one: Ear, over: str) -> list[list[str]]:
    """Play as the hints say until a deal is over; returns what was heard."""
    heard = one.rest("Your turn")
    for _ in range(60):
        if over in " ".join(sentences(heard)):
            return heard
        advised = one.press("h")
        heard += advised
        if any(kind == "select" for kind, *_ in advised):
            heard += one.press("Return")
    raise AssertionError(sentences(heard)[-20:])


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, marks=pytest.mark.slow if game == "oicho-kabu" else pytest.mark.soak)
        for game in GAMES
    ],
)
def test_a_deal_by_keys_alone_is_heard_whole_and_once(game: str) -> None:
    seats, over = GAMES[game]
    with ear(game, "--seats", seats, "--seed", "5") as one:
        heard = play_by_hints(one, over)
    said = sentences(heard)
    assert sum(line.startswith("Your cards: ") for line in said) <= 2
    assert any(line.startswith("Your turn") for line in said)
    answers = ("Your turn", "You ", "Looking for")  # to a key that can do nothing now
    told = [line for line in said if not line.startswith(answers) and not line.endswith("…")]
    doubles = [line for line, after in pairwise(told) if line == after]
    assert len(doubles) * 500 <= len(said) or not doubles, doubles
    names = [words[0] for kind, *words in heard if kind == "focus"]
    assert all(names), "nothing without a name has the focus"


@pytest.mark.slow
def test_keys_say_hand_and_table_and_arrows_reach_both() -> None:
    with ear("dou-dizhu", "--seats", "human,easy,easy", "--seed", "8") as one:
        one.rest("Your turn")
        hand = sentences(one.press("F6", until=", 3 of"))[-1]
        cards = hand.split(", ")
        assert len(cards) == 17
        one.press("Right", until="Pass")  # the arrows begin with what can be chosen
        first = next(words[0] for kind, *words in one.press("Down") if kind == "focus")
        at = cards.index(first)
        for card in cards[at + 1 : at + 4]:
            assert ["focus", card] in [line[:2] for line in one.press("Right", until=card)]
        table = sentences(one.press("F7", until="hidden cards"))
        assert not set(cards) & set(table)
        assert any("17 hidden cards" in line for line in table)


@pytest.mark.slow
def test_enter_presses_the_focused_button_and_a_refusal_is_said_each_time() -> None:
    with ear("oklahoma-gin", "--seats", "human,easy", "--seed", "4") as one:
        one.rest("Your turn")
        one.press("u", until="discard a card")
        why = "Select one card to discard."
        for _ in range(2):
            assert sentences(one.press("k", until=why)) == [why]
        heard = one.press("End", "space", until="without")
        assert sentences(heard) == ["Ace of clubs selected: without it your deadwood is 57."]
        one.press("Left", until="3 of diamonds")
        assert ["focus", "Ace of clubs", "Selected"] in one.press("Right", until="Selected")
        one.press("Tab", until="Hint")
        one.press("Return", until="points")


@pytest.mark.slow
def test_nothing_is_there_behind_the_privacy_screen() -> None:
    with ear("oklahoma-gin", "--seats", "human,human", "--seed", "4") as one:
        one.rest("show my cards")
        hidden = one.tree()
        suits = ("of hearts", "of spades", "of clubs", "of diamonds")
        assert not [name for name in hidden if name.endswith(suits)]
        one.press("space", until="Your cards: ")


def test_a_page_gets_the_focus_once_and_its_name_comes_first() -> None:
    with ear(settings="speed=OFF\n") as one:
        one.begin()
        for keys, focus in (
            ("shift+1", "New match: Oicho-Kabu"),
            ("Escape", "Home"),
            ("ctrl+t", "Play Oicho-Kabu"),
            ("Escape", "Home"),
        ):
            heard = one.press(keys, until=f"focus\n{focus}")
            ways = "Return: "  # the start page says what keys do there once it has the focus
            told = [line[:2] for line in heard if line[0] in ("focus", "say")]
            told = [line for line in told if not line[1].startswith(ways)]
            assert told[-1] == ["focus", focus] and len(told) <= 2, (keys, told)
            assert all(kind == "say" for kind, _ in told[:-1])
            chosen = [line for line in heard if line[0] == "select"]
            assert len(chosen) <= 1, "nothing is read out before the page is there"


class Step(NamedTuple):
    """Keys, and what is heard after them: a part of it exactly once."""

    keys: str
    heard: str
    kind: str = "say"


#: By what they are about: words of the command line, and steps.
SEQUENCES: dict[str, tuple[str, list[Step]]] = {
    "arrows in an auction": (
        "dou-dizhu --lang de --seats human,easy,easy --seed 8",
        [
            Step("Right", "Pik", "focus"),
            Step("End", "3", "focus"),
            Step("Up", "", "focus"),
        ],
    ),
    "a button that has the focus": (
        "dou-dizhu --seats human,easy,easy --seed 5",
        [
            Step("Home space", "2 of spades selected: "),
            Step("Tab", "Clear selection", "focus"),
            Step("Return", "No card is selected."),
        ],
    ),
    "a refusal each time": (
        "oklahoma-gin --seats human,easy --seed 4",
        [
            Step("u", "discard a card"),
            Step("k", "First select the card to discard face down."),
            Step("k", "First select the card to discard face down."),
        ],
    ),
    "chips": (
        "oicho-kabu --seats human,easy,easy --seed 3",
        [
            Step("Right space", "Column 1: 10"),
            Step("space", "Column 1: 20"),
            Step("BackSpace", "Column 1: 10"),
            Step("Return", "Player 1 bet 10 chips on column 1."),
        ],
    ),
    "what others did at a shared computer": (
        "oklahoma-gin --seats human,human --seed 4",
        [
            Step("space", "The upcard is the 5 of hearts"),
            Step("p", "look away"),
            Step("space", "passed on the 5 of hearts"),
        ],
    ),
    "the focus after a button is gone": (
        "oklahoma-gin --seats human,easy --seed 4",
        [
            Step("Tab", "Hint", "focus"),
            Step("Tab", "", "focus"),
            Step("Return", "Player 1 "),
            Step("Home", "", "focus"),
        ],
    ),
    "nothing to go back to": (
        "dou-dizhu --seats human,easy,easy --seed 8",
        [
            Step("b", "There is nothing to look back on yet."),
            Step("ctrl+z", "There is nothing to undo."),
        ],
    ),
    "a move taken back": (
        "oklahoma-gin --seats human,easy --seed 4",
        [
            Step("u", "Player 1 took the 5 of hearts."),
            Step("ctrl+z", "Taken back: Player 1 took the 5 of hearts."),
            Step("u", "Player 1 took the 5 of hearts."),
            Step("F8", "Player 1 took the 5 of hearts."),
        ],
    ),
    "menus": (
        "dou-dizhu --seats human,easy,easy --seed 5",
        [
            Step("Right", "2 of spades", "focus"),
            Step("alt", "Match", "focus"),
            Step("Down Down Escape", "Match", "focus"),
            Step("Escape", "2 of spades", "focus"),
            Step("alt", "Match", "focus"),
        ],
    ),
    "ranks by their keys": (
        "dou-dizhu --seats human,easy,easy --seed 5",
        [
            Step("3", "3 of clubs selected: "),
            Step("3", "3 of hearts selected, 2 cards: "),
            Step("5", "No 5 in your hand."),
            Step("F6", "\nSelected: 3 of hearts, 3 of clubs"),
            Step("Escape", "No card is selected."),
        ],
    ),
    "a hint": (
        "dou-dizhu --seats human,easy,easy --seed 5",
        [Step("h", "to win"), Step("Return", "Player 1 ")],
    ),
    "the table": ("oicho-kabu --seats human,easy,easy --seed 3", [Step("F7", "Draw pile")]),
    "a deletion taken back": (
        "oklahoma-gin --seats human,easy --seed 4",
        [
            Step("ctrl+j", "Oklahoma Gin, Hand 1, unfinished", "focus"),
            Step("Delete", "This match is being played, so it can’t be deleted."),
            Step("Escape ctrl+h", "Home", "focus"),
            Step("ctrl+j", "Oklahoma Gin, Hand 1, unfinished", "focus"),
            Step("Delete", "1 match deleted."),
            Step("ctrl+z", "Oklahoma Gin, Hand 1, unfinished", "focus"),
        ],
    ),
    "settings": (
        "",
        [
            Step("ctrl+comma", "Search settings", "focus"),
            Step("Tab", "", "focus"),
            Step("Down", "Appearance", "focus"),
            Step("Return", "", "focus"),
        ],
    ),
    "the start page": ("", [Step("ctrl+t Escape", "Return: Start the tutorial\n1 to 4: start")]),
    "headings of the rules": (
        "dou-dizhu --seats human,easy,easy --seed 8",
        [
            Step("F1", "Rules: Dou Dizhu", "focus"),
            Step("h", "Heading: "),
            Step("Escape", "Table", "focus"),
        ],
    ),
    "terms": ("dou-dizhu --seats human,easy,easy --seed 8", [Step("ctrl+F1", "", "focus")]),
    "seats of a new match": (
        "",
        [
            Step("shift+1", "New match: Oicho-Kabu", "focus"),
            Step("Tab Tab Tab Return", "seats (2 to 10)"),
        ],
    ),
    "statistics of nothing": ("", [Step("ctrl+t", "No matches to show yet")]),
    "a key before one’s turn": (
        "dou-dizhu --seats human,easy,easy --seed 8",
        [Step("p", "Player 1 passed."), Step("3", "")],
    ),
}


def met(step: Step, heard: list[list[str]]) -> bool:
    """Whether a step was heard, and if it was said, only once."""
    told = ["\n".join(words[:1]) for kind, *words in heard if kind == step.kind]
    found = sum(text.count(step.heard) if step.heard else bool(text) for text in told)
    return found == 1 or (found > 1 and (step.kind != "say" or not step.heard))


@pytest.mark.parametrize(
    "about",
    [
        DAILY,
        *(pytest.param(about, marks=pytest.mark.slow) for about in SLOW),
        *(
            pytest.param(about, marks=pytest.mark.soak)
            for about in SEQUENCES
            if about not in (DAILY, *SLOW)
        ),
    ],
)
def test_a_sequence_is_heard(about: str) -> None:
    words, steps = SEQUENCES[about]
    with ear(*words.split(), settings="pace=AT_ONCE\nspeed=FAST\nby_ear=no\n") as one:
        one.begin()
        one.rest()  # a key while cards fly only brings them to their places
        for step in steps:
            heard = one.press(*step.keys.split())
            if not met(step, heard):  # a busy machine falls silent now and then
                heard += one.rest(step.heard)
            assert met(step, heard), (step, heard)
