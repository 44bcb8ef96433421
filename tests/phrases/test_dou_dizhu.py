"""Sentences of Dou Dizhu, as a player reads them."""

from __future__ import annotations

import random

import pytest

from cardtable.engine.actions import Action, IllegalAction
from cardtable.engine.events import Event
from cardtable.engine.match import Match, Seat
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE
from cardtable.engine.table import Area, Prepared, Text
from cardtable.games.dou_dizhu import GAME
from cardtable.games.dou_dizhu.cards import DECK, counts_from
from cardtable.games.dou_dizhu.plays import PlayRules, choose
from cardtable.games.dou_dizhu.scoring import UNIT
from cardtable.games.dou_dizhu.view import DouDizhuView
from cardtable.phrases.dou_dizhu.play import PHRASES
from cardtable.phrases.dou_dizhu.words import combination_label
from cardtable.phrases.numbers import points
from tests.games.dou_dizhu.positions import begin, do, play_with

NAMES = ("Mira", "Otto", "Ayla")


def label(cards: str) -> str:
    reading = choose(PlayRules(), counts_from(cards), None)
    assert reading is not None
    return combination_label(reading)


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("9", "Single 9"),
        ("R", "Red joker"),
        ("TT", "Pair 10"),
        ("QQQ", "Triple Q"),
        ("9994", "Triple 9 + 4"),
        ("99944", "Full house 9 + 4"),
        ("34567", "Straight 3–7"),
        ("334455", "Pair chain 3–5"),
        ("333444", "Airplane 3–4"),
        ("33344479", "Airplane 3–4 with wings"),
        ("3334447799", "Airplane 3–4 with pairs"),
        ("333359", "Four 3s + 5 9"),
        ("33335599", "Four 3s + pairs 5 9"),
        ("4444", "Bomb 4"),
        ("bR", "Rocket"),
    ],
)
def test_names_of_combinations(cards: str, expected: str) -> None:
    assert label(cards) == expected


def said(events: list[Event]) -> list[str]:
    return [text for event in events if (text := PHRASES.event(event, NAMES))]


def test_the_log_says_what_happened() -> None:
    state, events = do(play_with(1, "QQQQ4", "TT3", "JJ5"), "play T T", "play J J")
    assert said(events) == [
        "Otto played a pair of 10s. Last card!",
        "Ayla played a pair of Js. Last card!",
    ]
    state, events = do(state, "play Q Q Q Q", "pass", "pass")
    assert said(events) == [
        "Mira played a bomb: four queens. The stake doubled. Last card!",
        "Otto passed.",
        "Ayla passed.",
        "Mira won the trick.",
    ]
    _, events = do(state, "play 4")
    assert said(events) == [
        "Mira played a single 4.",
        "Mira went out: the farmers won.",
        "Otto still held 3♣.",
        "Ayla still held 5♣.",
        "Mira: +1, total 1.",
        "Otto: −2, total −2.",
        "Ayla: +1, total 1.",
    ]


def test_the_landlord_and_the_kitty() -> None:
    _, events = do(begin(), "bid 3")
    first, second, third = said(events)
    name = first.split()[0]
    assert first == f"{name} bid 3." and second == f"{name} is the landlord and leads."
    assert third.startswith(f"{name} took the kitty: ")


def why(state: object, action: str) -> str:
    with pytest.raises(IllegalAction) as caught:
        state.apply(Action.parse(action))  # type: ignore[attr-defined]
    return PHRASES.reason(caught.value.reason, caught.value.params, NAMES)


def test_reasons_are_facts() -> None:
    state = play_with(1, "88QQQ34567", "TT3", "JJ5")
    assert why(state, "pass") == "You lead, so you can’t pass."
    assert why(state, "play T 3") == "That’s not a valid combination."
    state, _ = do(state, "play T T", "pass")
    assert why(state, "play 8 8") == "Pair 8 doesn’t beat a pair of 10s."
    assert why(state, "play 8") == "Single 8 is a different kind of play from a pair of 10s."
    assert why(state, "play KS") == "You don’t have K♠."


def test_prompts() -> None:
    state = play_with(0, "88", "TT3", "JJ5")
    assert PHRASES.prompt(state.view(0), NAMES).title == "Your turn: lead the first trick"
    assert PHRASES.prompt(state.view(1), NAMES).title == "Mira is thinking…"
    state, _ = do(play_with(1, "88", "TT3", "JJ5"), "play T T")
    prompt = PHRASES.prompt(state.view(2), NAMES)
    assert prompt.title == "Your turn: beat a pair of 10s from Otto, or pass"
    state, _ = do(state, "play J J")
    prompt = PHRASES.prompt(state.view(0), NAMES)
    assert prompt.detail == "Ayla is your partner."


def test_points_have_halves_and_a_minus() -> None:
    assert [points(n, UNIT) for n in (0, 1, 2, 3, -1, -4)] == ["0", "½", "1", "1½", "−½", "−2"]
    assert points(8, UNIT, sign=True) == "+4" and points(0, UNIT, sign=True) == "0"


@pytest.mark.parametrize("preset", [preset.id for preset in GAME.presets])
def test_everything_has_words(preset: str) -> None:
    rng = random.Random(4)
    options = GAME.resolve(preset, {"deals": 2})
    match = Match(GAME, options, (Seat("easy"),) * 3, Seed.numbered(4))
    events = list(match.opening)
    while match.turn is not None:
        for seat in (0, 1, 2, None):
            view = match.view(seat)
            assert isinstance(view, DouDizhuView)
            assert PHRASES.prompt(view, NAMES).title
            assert all(fact.label and fact.value for fact in PHRASES.facts(view, NAMES))
            if match.turn == TABLE:
                assert PHRASES.result(view, NAMES) and PHRASES.score_row(view, view.sheet[-1])
            assert PHRASES.seat_line(view, 0)
        events += match.play(match.state.legal.sample(rng))
    for event in events:
        assert (PHRASES.event(event, NAMES) == "") == (event.kind == "dealt")
    assert match.outcome is not None and PHRASES.outcome(match.outcome, NAMES).title
    for option in GAME.options:
        assert all(PHRASES.option(option.key))
        for value in option.values:
            worded = PHRASES.option_value(option.key, value)
            assert worded and worded != str(value)
    assert all(PHRASES.preset(preset))
    assert len({PHRASES.card(code) for code in DECK}) == 54


def test_after_a_bomb_the_header_still_shows_the_bid_beside_what_is_at_stake() -> None:
    state, _ = do(play_with(0, "QQQQ4", "TT3", "JJ5", stake=2), "play Q Q Q Q")
    _, bid, bombs, at_stake = PHRASES.facts(state.view(0), NAMES)
    assert (bid.label, bid.value) == ("Bid", "2")
    assert (bombs.value, at_stake.value) == ("×2", "4")


def test_an_open_hand_counts_in_the_stake_called_and_stands_below_ones_name() -> None:
    state, _ = do(begin(6, auction="rob", open_hand="all", cap=8), "open")
    seat = state.opened[0]
    assert PHRASES.seat_line(state.view(seat), seat) == "17 cards · open"
    assert PHRASES.seat_line(state.view(None), seat) == "17 cards"  # the others see its cards
    area = Area(960, 500, 0.714, 1.0, 0.0, (200, 200))
    for action, stake in (("call", 3), ("rob", 6), ("rob", 8)):  # as rule D28 caps it
        state, _ = do(state, action)
        layout = GAME.table().lay(state.view(seat), area, Prepared())
        (said_,) = (label for label in layout.labels if label.key == "highest")
        assert PHRASES.caption(said_.text, NAMES) == f"At stake: {stake}"
        told = [(fact.label, fact.value) for fact in PHRASES.facts(state.view(seat), NAMES)[1:]]
        assert told == [("At stake", str(stake))], "nobody bids where bids are robbed"


def test_a_quadruple_has_a_name_of_its_own() -> None:
    view = begin(6, auction="rob", doubling="super").view(0)
    assert PHRASES.action(view, Action.of("double", 2)) == "Double: ×2"
    assert PHRASES.action(view, Action.of("double", 4)) == "Quadruple: ×4"
    for factor, said_ in ((2, "Doubles: ×2"), (4, "Quadruples: ×4")):
        assert PHRASES.caption(Text.of("doubles", seat=0, factor=factor), NAMES) == said_


def test_who_takes_a_call_back_after_the_kitty_was_seen_is_told() -> None:
    before = begin(3, auction="rob")
    after = do(before, "call", "pass", "pass")[0]
    seat = before.first_bidder
    told = PHRASES.still_known(after.view(seat), before.view(seat))
    assert told == "You’ve seen the kitty: taking this back counts as help."
    assert PHRASES.still_known(before.view(seat), before.view(seat)) == ""
