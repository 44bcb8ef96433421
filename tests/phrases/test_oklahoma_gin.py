"""Sentences of Oklahoma Gin, as a player reads them."""

from __future__ import annotations

import random

import pytest

from cardtable.engine.actions import Action
from cardtable.engine.events import Event
from cardtable.engine.match import Match, Seat
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE
from cardtable.engine.table import Area, Prepared
from cardtable.games.oklahoma_gin import GAME
from cardtable.games.oklahoma_gin.cards import DECK
from cardtable.games.oklahoma_gin.scoring import Column
from cardtable.games.oklahoma_gin.state import OklahomaGinState
from cardtable.games.oklahoma_gin.table.design import OklahomaGinTable
from cardtable.games.oklahoma_gin.view import OklahomaGinView
from cardtable.phrases.oklahoma_gin.play import PHRASES
from cardtable.phrases.oklahoma_gin.words import meld_label, with_laid_off
from tests.games.oklahoma_gin.positions import (
    AGAINST_GIN,
    GIN_HAND,
    do,
    standing,
    to_discard,
    to_draw,
)

NAMES = ("Mira", "Otto")
MINE = "5H6H7H 9S9D9C JDQDKD 3S"
OTHER = "KSKH 4C4D4S 8H 8C 7S 6C TC"
QUIET = {"dealt", "arranged"}


def said(events: list[Event], seat: int | None = None) -> list[str]:
    return [text for e in events if (text := PHRASES.event(e.seen_by(seat), NAMES))]


def test_the_log_of_a_gin() -> None:
    _, events = do(to_discard(GIN_HAND + "8C", AGAINST_GIN, "7S"), "knock 8C")
    assert said(events) == [
        "Mira had gin: A♠ 2♠ 3♠, 9♦ 10♦ J♦ Q♦, 4♥ 4♦ 4♣.",
        "Otto showed K♠ K♥ K♦; deadwood 4♠ 2♥ 3♥ 2♦ 5♦ A♣ 9♣: 26.",
        "Mira’s face-down discard was the 8♣.",
        "Mira won the hand.",
        "Mira: +102, 102 in this game.",
        "Mira won game 1 by a shut-out: 429 : 0. Mira scored 429 for the match.",
    ]


def test_the_log_of_a_turn() -> None:
    _, events = do(to_draw(MINE, OTHER, "6DKC"), "take", "discard 3S", "draw")
    assert said(events) == [
        "Mira took the K♣.",
        "Mira discarded the 3♠.",
        "Otto drew from the stock.",
    ]
    assert said(events, 1)[-1].startswith("Otto drew the ")


def test_a_false_knock_says_what_was_seen() -> None:
    _, events = do(to_discard(MINE.replace("3S", "8S") + "2S", OTHER, "6D"), "knock 2S")
    assert said(events)[0].startswith("Mira knocked with 8, above the limit of 6: 8♠ ")
    _, events = do(to_discard(MINE + "2S", OTHER, "AD"), "knock 2S")
    assert "but only gin counted here" in said(events)[0]


def why(state: OklahomaGinState, action: str) -> str:
    refusal = state.legal.reason(Action.parse(action))
    assert refusal is not None
    return PHRASES.reason(refusal.reason, refusal.params, NAMES)


def test_reasons_are_facts() -> None:
    state, _ = do(to_draw(MINE, OTHER, "6DKC"), "take")
    assert why(state, "discard KC") == "You just took the K♣; you can’t discard it this turn."
    assert why(state, "discard KS") == "You don’t have the K♠."
    assert why(state, "discard") == "Select one card to discard."
    blocked, _ = do(to_draw(MINE, OTHER, "2DKC", false_knock="blocked"), "take")
    assert why(blocked, "knock 3S") == "You have 10 deadwood; the limit is 2."
    state, _ = do(to_discard(MINE + "KC", OTHER), "knock KC")
    assert why(state, "layoff 8C 1") == "The 8♣ doesn’t fit this meld."


def test_prompts() -> None:
    state = to_draw(MINE, OTHER, "6DKC")
    prompt = PHRASES.prompt(state.view(0), NAMES)
    assert prompt.title == "Your turn: draw, or take the K♣"
    assert prompt.detail == "Your deadwood is 3. Knock with 6 or less."
    assert PHRASES.prompt(state.view(1), NAMES).title == "Mira is thinking…"
    state, _ = do(state, "take")
    prompt = PHRASES.prompt(state.view(0), NAMES)
    assert prompt.title == "Your turn: discard a card"
    assert prompt.detail == "Discard the 3♠ and your deadwood is 10; the limit is 6."
    state = to_discard(MINE + "KC", OTHER)
    assert PHRASES.prompt(state.view(0), NAMES).title == "Your turn: knock, or discard a card"
    state, _ = do(state, "knock KC")
    prompt = PHRASES.prompt(state.view(1), NAMES)
    assert prompt.title == "Your turn: lay off on Mira’s melds"
    assert prompt.detail == "Your deadwood is 59 against 3; equal or less is an undercut."
    assert PHRASES.seat_line(state.view(1), 0) == "Knocked with 3"
    assert PHRASES.prompt(state.view(0), NAMES).title == "Otto is laying off…"
    state, _ = do(state, "layoff 8H 1", "done")
    assert PHRASES.prompt(state.view(0), NAMES).title == "You win the hand and score 48"
    assert PHRASES.prompt(state.view(1), NAMES).title == "Mira wins the hand and scores 48"
    assert PHRASES.prompt(state.view(1), NAMES).detail == "48 = 51 − 3"


def test_the_result_is_a_sum() -> None:
    def told(state: OklahomaGinState) -> list[tuple[str, str]]:
        return [(fact.label, fact.value) for fact in PHRASES.result(state.view(0), NAMES)]

    state, _ = do(to_discard(MINE + "KC", OTHER, "6D"), "knock KC", "layoff 8H 1", "done")
    assert told(state) == [
        ("Mira: deadwood", "3"),
        ("Otto: deadwood", "59"),
        ("Laid off 8♥", "−8"),
        ("Difference", "48"),
        ("Mira", "+48"),
    ]
    state = to_discard(MINE + "KC", OTHER, "6S")
    state, _ = do(standing(state, Column((40, 0), (1, 0))), "knock KC", "layoff 8H 1", "done")
    assert told(state) == [
        ("Mira: hand won", "+96"),
        ("Mira: points", "136"),
        ("Shut-out", "×2"),
        ("Game bonus", "+200"),
        ("2 hands won", "+50"),
        ("Otto: points", "0"),
        ("Game 1", "522 : 0"),
        ("Mira: match score", "+522"),
    ]
    view = state.view(0)
    assert [PHRASES.score_row(view, row) for row in view.sheet] == ["1.1 ♠ double", "Game 1"]
    assert PHRASES.prompt(view, NAMES).detail == "Game 1 over: Mira scores 522 for the match."


def at_once(*columns: Column, upcard: str = "6D", spade: str = "on") -> OklahomaGinState:
    """Three games at once, after a hand won with 50 points."""
    rules = {"scoring": "hollywood", "spade_double": spade}
    state = to_discard(MINE + "KC", OTHER, upcard, 0, **rules)
    state, _ = do(standing(state, *columns), "knock KC", "layoff 8H 1", "done")
    return state


def test_games_at_once_are_told_one_by_one() -> None:
    state = at_once(Column((20, 30), (1, 2)), Column((0, 12), (0, 1)))
    view = state.view(0)
    (hand,) = view.sheet
    assert PHRASES.score_row(view, hand) == "1: games 1 and 2"
    assert [fact.value for fact in PHRASES.result(view, NAMES)][-2:] == ["+48", "games 1 and 2"]
    assert PHRASES.seat_line(view, 0) == "68, 48, 0" and PHRASES.seat_line(view, 1) == "30, 12, 0"
    facts = {fact.label: fact.value for fact in PHRASES.facts(view, NAMES)}
    assert facts["Score"] == "68 : 30, 48 : 12, 0 : 0" and facts["Open games"] == "1, 2, 3"
    told = [PHRASES.event(event, NAMES) for event in view.history]
    assert "3 games at once, to 100 points." in told
    assert told[-1] == "Mira: +48 (game 1: 68, game 2: 48)."
    races = PHRASES.races(view)
    assert [race.title for race in races] == [f"Game {game}, to 100" for game in (1, 2, 3)]
    assert [race.points for race in races] == [(68, 30), (48, 12), (0, 0)]
    assert races[0].marks_said == ("2 hands won", "2 hands won") and races[0].credit == ()


def test_games_that_end_with_one_hand_are_summed_up_one_by_one() -> None:
    columns = Column((60, 10), (2, 1)), Column((54, 0), (1, 0))
    view = at_once(*columns).view(1)
    assert [(fact.label, fact.value) for fact in PHRASES.result(view, NAMES)] == [
        ("Mira: hand won", "+48"),
        ("Game 1", "283 : 35"),
        ("Mira: match score", "+248"),
        ("Game 2", "454 : 0"),
        ("Mira: match score", "+454"),
    ]
    assert PHRASES.prompt(view, NAMES).detail == (
        "Game 1 over: Mira scores 248 for the match. Game 2 over: Mira scores 454 for the match."
    )
    rows = [PHRASES.score_row(view, row) for row in view.sheet]
    assert rows == ["1: games 1, 2 and 3", "Game 1", "Game 2"]
    assert [race.credit for race in PHRASES.races(view)] == [(248, 0), (454, 0), ()]
    facts = {fact.label: fact.value for fact in PHRASES.facts(view, NAMES)}
    assert facts["Open games"] == "3"
    # Only one of them ends: its whole sum has room.
    alone = at_once(Column((60, 10), (2, 1)), upcard="6S", spade="off").view(0)
    told = [(fact.label, fact.value) for fact in PHRASES.result(alone, NAMES)]
    assert ("Game bonus", "+100") in told and told[-1] == ("Mira: match score", "+248")
    doubled = at_once(upcard="6S").view(0)
    assert PHRASES.score_row(doubled, doubled.sheet[0]) == "1 ♠ double: game 1"


def test_the_pad_is_read_aloud_game_by_game() -> None:
    view = at_once(Column((20, 30), (1, 2)), Column((0, 12), (0, 1))).view(1)
    layout = OklahomaGinTable().lay(view, Area(1280, 700, 0.714, 1.0), Prepared())
    (pad,) = (thing for thing in layout.furniture if thing.kind == "pad")
    assert pad.text is not None
    assert PHRASES.caption(pad.text, NAMES) == (
        "Game 1: Otto 30, Mira 68; Game 2: Otto 12, Mira 48; Game 3: Otto 0, Mira 0"
    )
    assert PHRASES.caption(pad.tip[1], NAMES) == "Game 2, to 100, Otto 12, Mira 48"


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"auto_arrange": "off", "fiftieth": "on", "big_gin": 31, "undercut_tie": "off"},
        {"false_knock": "blocked", "ace": "one"},
        {"scoring": "hollywood", "extra_boxes": "on"},
    ],
)
def test_everything_has_words(changes: dict[str, str | int]) -> None:
    rng = random.Random(4)
    options = GAME.resolve(None, {"rounds": 2, "target": 20, **changes})
    match = Match(GAME, options, (Seat("easy"),) * 2, Seed.numbered(4))
    events = list(match.opening)
    while match.turn is not None:
        for seat in (0, 1, None):
            view = match.view(seat)
            assert isinstance(view, OklahomaGinView)
            prompt = PHRASES.prompt(view, NAMES)
            assert prompt.title and "{" not in prompt.title + prompt.detail
            assert all(fact.label and fact.value for fact in PHRASES.facts(view, NAMES))
            if match.turn == TABLE:
                assert PHRASES.result(view, NAMES) and PHRASES.score_row(view, view.sheet[-1])
            assert PHRASES.seat_line(view, 0)
        events += match.play(match.state.legal.sample(rng))
    for event in events:
        text = PHRASES.event(event, NAMES)
        assert (text == "") == (event.kind in QUIET) and "{" not in text
    assert match.outcome is not None and PHRASES.outcome(match.outcome, NAMES).title


def test_options_have_words() -> None:
    for option in GAME.options:
        assert all(PHRASES.option(option.key))
        for value in option.values:
            worded = PHRASES.option_value(option.key, value)
            assert worded and worded != str(value)
    for preset in GAME.presets:
        assert all(PHRASES.preset(preset.id))
    assert len({PHRASES.card(code) for code in DECK}) == 52
    assert meld_label(("5H", "6H", "7H")) == "Run 5–7♥"
    assert meld_label(("KS", "KH", "KC")) == "Set K"
    assert meld_label(with_laid_off(("7S", "8S", "9S"), ("6S",))) == "Run 6–9♠"
    assert meld_label(with_laid_off(("QS", "KS", "AS"), ("TS", "JS"))) == "Run 10–A♠"
