"""A seat in Dou Dizhu: every legal play can be selected, ambiguous ones can be read otherwise."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from cardtable.engine.actions import Action
from cardtable.engine.match import Match, Seat
from cardtable.engine.seeds import Seed
from cardtable.games import find_game
from cardtable.games.dou_dizhu.view import DouDizhuView
from cardtable.models.controls.dou_dizhu import DouDizhuControls
from cardtable.phrases.lookup import phrases_of

GAME = find_game("dou-dizhu")
NAMES = ("Mira", "Ayla", "Otto")


def controls_for(view: DouDizhuView) -> DouDizhuControls:
    return DouDizhuControls(game=GAME, phrases=phrases_of(GAME.phrases), names=NAMES, view=view)


def matches(count: int) -> list[Match]:
    seats = tuple(Seat("easy", name) for name in NAMES)
    return [
        Match(GAME, GAME.resolve(None, {"deals": 1}), seats, Seed.numbered(n)) for n in range(count)
    ]


@pytest.mark.usefixtures("qapp")
def test_every_legal_action_can_be_reached_by_clicks_and_buttons() -> None:
    rng = random.Random(1)
    tried = 0
    for match in matches(4):
        while match.turn is not None and match.turn >= 0:
            view = match.view(match.turn)
            assert isinstance(view, DouDizhuView)
            legal = list(view.legal)
            for action in rng.sample(legal, min(6, len(legal))):
                assert done(controls_for(view), action) is not None, action
                tried += 1
            bids = [action for action in legal if action.verb == "bid"]
            match.play(bids[-1] if bids else match.state.legal.sample(rng))
    assert tried > 100


def done(controls: DouDizhuControls, action: Action) -> Action | None:
    """What comes of doing an action by clicks; it must do the same at the table."""
    if action.verb == "play":
        left = list(controls.view.hand)
        for word in action.args:
            key = next(k for k in reversed(left) if k[0] == word)
            left.remove(key)
            controls.click(key, "hand")
        found = controls.press("play")
        assert found in controls.view.legal
        assert sorted(w[0] for w in found.args) == sorted(action.args)  # type: ignore[union-attr]
        return found
    return controls.press("pass" if action.verb == "pass" else f"bid:{action.args[0]}")


@pytest.mark.usefixtures("qapp")
def test_an_ambiguous_play_says_its_reading_and_can_be_read_otherwise(qapp: QApplication) -> None:
    (match,) = matches(1)
    while match.view(None).phase == "bid":
        match.play(list(match.state.legal)[-1])
    assert match.turn is not None
    view = match.view(match.turn)
    assert isinstance(view, DouDizhuView)
    hand = tuple(f"{rank}{suit}" for rank in "6543" for suit in "SHD")
    controls = controls_for(replace(view, hand=hand))
    controls.slide(hand)
    shown = [button.id for button in controls.buttons()]
    assert shown[0] == "reading"
    first = controls.marks().call
    action = controls.press("play")
    assert action is not None
    assert len(action.args) == 12  # the longest chain needs no words (rule D12)
    seen = {first}
    for _ in range(3):
        controls.press("reading")
        seen.add(controls.marks().call)
    assert len(seen) >= 2
    controls.press("reading")
    while controls.marks().call == first:
        controls.press("reading")
    action = controls.press("play")
    assert action is not None
    assert action.args[-1].startswith("as-triples_1-")
    assert action in controls.view.legal


@pytest.mark.usefixtures("qapp")
def test_a_reading_that_the_cards_do_not_have_is_refused_in_words() -> None:
    (match,) = matches(1)
    while match.view(None).phase == "bid":
        match.play(list(match.state.legal)[-1])
    assert match.turn is not None
    view = match.view(match.turn)
    assert isinstance(view, DouDizhuView)
    card = view.hand[-1]
    for reading in ("as-rocket-b-1", "as-", "as-nonsense", "as-pair-3-1"):
        error = view.legal.reason(Action("play", (card, reading)))
        assert error is not None
        assert phrases_of(GAME.phrases).reason(error.reason, error.params, NAMES).endswith(".")


@pytest.mark.usefixtures("qapp")
def test_a_button_is_dimmed_and_says_why_exactly_where_its_action_is_refused() -> None:
    rng, seen = random.Random(2), set()
    for match in matches(6):
        while match.turn is not None and match.turn >= 0:
            view = match.view(match.turn)
            assert isinstance(view, DouDizhuView)
            for button in controls_for(view).buttons():
                verb, _, amount = button.id.partition(":")
                if verb not in ("pass", "bid"):
                    continue
                allowed = Action(verb, (amount,) if amount else ()) in view.legal
                assert button.enabled == allowed, (button, view.phase)
                assert bool(button.why) == (not allowed)
                seen.add((verb, view.phase, allowed))
            match.play(match.state.legal.sample(rng))
    assert {("pass", "play", False), ("pass", "play", True), ("bid", "bid", True)} <= seen
