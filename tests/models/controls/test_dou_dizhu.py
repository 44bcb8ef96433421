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
from cardtable.games.dou_dizhu.state import DouDizhuState
from cardtable.games.dou_dizhu.view import DouDizhuView
from cardtable.models.controls.dou_dizhu import DouDizhuControls
from cardtable.phrases.lookup import phrases_of
from tests.games.dou_dizhu.positions import do as done_in
from tests.games.dou_dizhu.positions import play_with

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
        left, wanted = list(controls.view.hand), list[str]()
        for word in action.args:
            key = next(k for k in reversed(left) if k[0] == word)
            left.remove(key)
            wanted.append(key)
        for key in wanted:
            if key not in controls.selected:
                controls.click(key, "hand")
        for key in controls.selected - set(wanted):  # a tap picked up more than intended
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


def to_follow(lead: str, held: str) -> DouDizhuControls:
    """The hands of the seat after the landlord's, which has led."""
    state = play_with(0, lead + "3", held, "4")
    state, _ = done_in(state, f"play {' '.join(lead)}")
    return seen_by(state, 1)


def to_lead(held: str) -> DouDizhuControls:
    return seen_by(play_with(0, held, "2", "2"), 0)


def seen_by(state: DouDizhuState, seat: int) -> DouDizhuControls:
    view = state.view(seat)
    assert isinstance(view, DouDizhuView)
    controls = controls_for(view)
    controls.see(view, NAMES)
    return controls


def ranks(controls: DouDizhuControls) -> str:
    """What is picked up, highest first."""
    return "".join(key[0] for key in controls.view.hand if key in controls.selected)


def of(controls: DouDizhuControls, rank: str, number: int = 0) -> str:
    """A card of the hand by its rank."""
    return [key for key in controls.view.hand if key[0] == rank][number]


def tap(controls: DouDizhuControls, rank: str, number: int = 0) -> str:
    controls.click(of(controls, rank, number), "hand")
    return ranks(controls)


@pytest.mark.usefixtures("qapp")
class TestTaps:
    def test_one_card_of_a_pair_that_beats_takes_both_and_a_second_tap_puts_one_back(self) -> None:
        controls = to_follow("55", "6688889TT")
        assert tap(controls, "T") == "TT"
        assert tap(controls, "T") == "T" and of(controls, "T") not in controls.selected
        assert [tap(controls, "T"), tap(controls, "T", 1)] == ["TT", "T"]
        controls.clear()
        for number in (0, 1):
            assert tap(controls, "6", number) == "66"
            assert of(controls, "6", number) in controls.selected
            controls.clear()

    def test_a_pair_of_four_becomes_a_bomb_tap_by_tap(self) -> None:
        controls = to_follow("55", "6688889TT")
        tap(controls, "8")
        left = [key for key in controls.view.hand if key[0] == "8" and key not in controls.selected]
        for key in left:
            controls.click(key, "hand")
        assert ranks(controls) == "8888"

    def test_a_card_that_beats_alone_is_taken_alone(self) -> None:
        controls = to_follow("5", "6688889TT")
        assert [tap(controls, "8"), tap(controls, "8")] == ["8", ""]

    def test_a_card_that_can_be_in_no_play_is_picked_up_all_the_same(self) -> None:
        controls = to_follow("55", "6688889TT")
        assert [tap(controls, "9"), tap(controls, "9")] == ["9", ""]

    def test_a_straight_is_taken_whole_the_lowest_with_that_card(self) -> None:
        controls = to_follow("34567", "567789TJQ")
        assert tap(controls, "9") == "98765"
        controls.clear()
        assert tap(controls, "T") == "T9876"

    def test_kickers_are_chosen_after_the_body(self) -> None:
        controls = to_follow("4445", "3777899")
        assert tap(controls, "7") == "777"
        assert tap(controls, "8") == "8777"
        action = controls.press("play")
        assert action is not None and action in controls.view.legal

    def test_taking_one_back_takes_only_that(self) -> None:
        controls = to_follow("34567", "567789TJQ")
        tap(controls, "9")
        assert tap(controls, "5") == "9876"

    def test_leading_a_tap_is_one_card(self) -> None:
        controls = to_lead("6688889TT")
        assert [tap(controls, "8"), tap(controls, "8", 1), tap(controls, "8")] == ["8", "88", "8"]

    def test_while_others_think_a_tap_is_one_card(self) -> None:
        state = play_with(0, "55663", "6688889TT", "4")
        state, _ = done_in(state, "play 5 5")
        waiting = seen_by(state, 0)
        assert tap(waiting, "6") == "6"


@pytest.mark.usefixtures("qapp")
class TestSlides:
    @staticmethod
    def slide(controls: DouDizhuControls, over: str) -> str:
        """Over the first cards of these ranks; every card between them was slid over as well."""
        left = list(controls.view.hand)
        keys = []
        for rank in over:
            key = next(key for key in left if key[0] == rank)
            left.remove(key)
            keys.append(key)
        for end in range(1, len(keys) + 1):
            controls.sliding(keys[:end])
            assert controls.selected == set(keys[:end]), "cards rise under the finger"
        controls.slide(keys)
        return ranks(controls)

    def test_leading_the_chain_of_all_ranks_is_meant(self) -> None:
        assert self.slide(to_lead("QJTT9883"), "QJTT988") == "QJT98"
        assert self.slide(to_lead("7766655544"), "7766655") == "776655"
        assert self.slide(to_lead("66655558"), "6665555") == "666555"

    def test_what_can_be_played_as_it_is_stays(self) -> None:
        assert self.slide(to_lead("6665554477"), "66655544") == "66655544"
        assert self.slide(to_lead("9988"), "99") == "99"

    def test_what_is_nothing_stays_as_well_and_says_what_is_missing(self) -> None:
        controls = to_lead("AKQJ54")
        assert self.slide(controls, "AKQJ") == "AKQJ"
        assert controls.marks().call == "A straight needs five cards or more."

    def test_following_the_lowest_that_beats_is_meant(self) -> None:
        assert self.slide(to_follow("34567", "567789TJQ"), "JT98776") == "T9876"
        assert self.slide(to_follow("55", "6688889TT"), "888") == "88"
        assert self.slide(to_follow("4445", "3777899"), "998777") == "8777"

    def test_a_slide_over_many_cards_is_not_cut_down_to_a_few(self) -> None:
        controls = to_follow("5", "6678999T")
        assert self.slide(controls, "T99987") == "T99987"
        assert controls.marks().call and not controls.marks().call_bad
        assert controls.press("play") is None  # what was tried is refused
        assert controls.marks().call.startswith("✕") and controls.marks().call_bad

    def test_a_bomb_is_never_broken_out_of_a_slide(self) -> None:
        controls = to_follow("34567", "88889TJ")
        assert self.slide(controls, "9888") == "9888"

    def test_a_slide_adds_to_what_is_picked_up_or_puts_it_all_back(self) -> None:
        controls = to_lead("QJT9883")
        tap(controls, "3")
        assert self.slide_more(controls, "88") == "883"
        assert self.slide_more(controls, "88") == "3"

    @staticmethod
    def slide_more(controls: DouDizhuControls, over: str) -> str:
        controls.slide([key for key in controls.view.hand if key[0] in over])
        return ranks(controls)


@pytest.mark.usefixtures("qapp")
class TestFlicks:
    def test_up_plays_what_is_picked_up_or_what_the_card_is_picked_up_with(self) -> None:
        controls = to_follow("55", "6688889TT")
        assert controls.draggable(of(controls, "T"))
        action = controls.flick(of(controls, "T"), up=True)
        assert action is not None and sorted(word[0] for word in action.args) == ["T", "T"]
        controls.clear()
        tap(controls, "6")
        action = controls.flick(of(controls, "6"), up=True)
        assert action is not None and sorted(word[0] for word in action.args) == ["6", "6"]

    def test_up_with_what_cannot_be_played_says_why(self) -> None:
        controls = to_follow("55", "6688889TT")
        assert controls.flick(of(controls, "9"), up=True) is None
        assert controls.refusal and ranks(controls) == "9"

    def test_down_passes(self) -> None:
        controls = to_follow("55", "6688889TT")
        assert controls.flick(of(controls, "9"), up=False) == Action("pass")
        controls = to_lead("6688889TT")
        assert controls.flick(of(controls, "9"), up=False) is None
        assert controls.refusal == "You lead, so you can’t pass."

    def test_nothing_is_played_out_of_turn(self) -> None:
        state, _ = done_in(play_with(0, "55663", "6688889TT", "4"), "play 5 5")
        waiting = seen_by(state, 0)
        assert waiting.flick(of(waiting, "6"), up=True) is None and not waiting.refusal


@pytest.mark.usefixtures("qapp")
class TestKeys:
    @staticmethod
    def typed(controls: DouDizhuControls, keys: str) -> str:
        for key in keys:
            controls.press(controls.keys()[key])
        return ranks(controls)

    def test_a_rank_takes_one_more_of_it_and_after_the_last_none(self) -> None:
        controls = to_lead("6688889TT")
        assert [self.typed(controls, "8") for _ in range(5)] == ["8", "88", "888", "8888", ""]
        assert self.typed(controls, "00") == "TT"
        assert self.typed(controls, "K") == "TT"

    def test_jokers_share_a_key(self) -> None:
        controls = to_lead("66bR2")
        assert [self.typed(controls, "W") for _ in range(3)] == ["b", "Rb", ""]

    def test_a_dash_between_two_ranks_takes_a_chain(self) -> None:
        assert self.typed(to_lead("556677889T"), "5-9") == "98765"
        assert self.typed(to_lead("556677889T"), "9-5") == "98765"
        assert self.typed(to_lead("556677889T"), "55-8") == "88776655"
        assert self.typed(to_lead("556677889T"), "-8") == "8"

    def test_during_the_auction_the_hand_can_only_be_sorted(self) -> None:
        (match,) = matches(1)
        view = match.view(match.turn)
        assert isinstance(view, DouDizhuView)
        assert controls_for(view).keys() == {"S": "sort"}


@pytest.mark.usefixtures("qapp")
def test_a_card_that_beats_nothing_is_dimmed_unless_none_does() -> None:
    controls = to_follow("5", "34K")
    assert {code[0] for code in controls.marks().dimmed} == {"3", "4"}
    assert not to_follow("A", "34K").marks().dimmed


@pytest.mark.usefixtures("qapp")
def test_against_a_rocket_nothing_but_a_pass_is_offered() -> None:
    controls = to_follow("bR", "55556")
    assert [button.id for button in controls.buttons()] == ["pass"]
    assert controls.prompt().words == "nothing beats the rocket"
    assert "leads the next trick" in controls.prompt().detail


def test_the_right_button_puts_a_card_back_and_elsewhere_all_of_them() -> None:
    controls = to_follow("4", "5689J")
    for rank in "58":
        controls.click(of(controls, rank), "hand")
    assert ranks(controls) == "85"
    assert controls.click_back(of(controls, "8"), "hand") is None
    assert ranks(controls) == "5"
    controls.click_back("", "table")
    assert not controls.selected


@pytest.mark.usefixtures("qapp")
def test_a_card_pulled_up_is_played_and_one_pushed_down_passes() -> None:
    controls = to_follow("4", "5689J")
    card = of(controls, "9")
    assert controls.draggable(card) and not controls.draggable("4S")
    assert controls.flick(card, up=True) == Action("play", (card,))
    assert to_follow("4", "5689J").flick(card, up=False) == Action("pass")


@pytest.mark.usefixtures("qapp")
def test_a_hint_to_call_is_said_and_one_to_play_picks_the_cards_up() -> None:
    (match,) = matches(1)
    assert match.turn is not None
    view = match.view(match.turn)
    assert isinstance(view, DouDizhuView) and view.phase == "bid"
    controls = controls_for(view)
    controls.hint([Action("bid", ("2",))])
    assert "2" in controls.hinted_call
    controls.hint([Action("pass")])
    assert controls.hinted_call and "2" not in controls.hinted_call
    following = to_follow("4", "5689J")
    following.hint([Action("play", ("9",))])
    assert ranks(following) == "9"
    following.see(following.view, following.names)  # in other colours, for instance
    assert following.marks().hinted == following.selected


@pytest.mark.usefixtures("qapp")
def test_cards_picked_up_early_stay_until_they_are_played_or_one_acts() -> None:
    early = kept = 0
    for match in matches(6):
        controls = [controls_for(match.view(seat)) for seat in range(3)]  # type: ignore[arg-type]
        while match.turn is not None and match.turn >= 0:
            turn = match.turn
            picked = {}
            for seat in range(3):
                if seat != turn and match.view(seat).phase == "play":
                    controls[seat].clear()
                    key = match.view(seat).hand[-1]  # type: ignore[attr-defined]
                    controls[seat].press(f"rank:{key[0]}")
                    picked[seat] = set(controls[seat].selected)
                    early += 1
            match.play(match.state.legal.sample(random.Random(len(match.actions))))
            for seat in range(3):
                controls[seat].see(match.view(seat), NAMES)  # type: ignore[arg-type]
            assert not controls[turn].selected, "who has acted begins anew"
            over = match.turn is None or match.turn < 0
            for seat, cards in picked.items():
                assert controls[seat].selected == (set() if over else cards)
                kept += not over
    assert early > 100 and kept > 100


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("said", "labels"),
    [
        ("", ["Keep it closed", "Open hand: ×3"]),
        ("pass pass pass", ["Don’t call", "Call"]),
        ("open", ["Don’t call", "Call"]),
        ("open call", ["Don’t rob", "Rob: ×2"]),
        ("pass pass pass pass pass pass", ["Keep it closed", "Open hand: ×3"]),
        ("pass pass pass call pass pass", ["Don’t double", "Double: ×2", "Quadruple: ×4"]),
        ("pass pass pass call pass pass pass double+2 pass", ["Keep it closed", "Open hand: ×2"]),
        (
            "open call pass pass pass pass double+4",
            ["Pass", "Clear selection", "Play"],
        ),
    ],
)
def test_before_the_first_lead_every_choice_has_its_button(said: str, labels: list[str]) -> None:
    """Rules D25 to D27: each question with its own words, and every button does what it says."""
    options = GAME.resolve("happy", {"open_hand": "all"})
    state, _ = GAME.start(3, options, Seed.numbered(2))
    for word in said.split():
        state, _ = state.apply(Action.parse(word.replace("+", " ")))
    assert state.turn is not None
    view = state.view(state.turn)
    assert isinstance(view, DouDizhuView)
    controls = controls_for(view)
    buttons = [button for button in controls.buttons() if button.id != "hint"]
    assert [button.text for button in buttons] == labels
    if view.phase == "play":
        return
    pressed = [controls_for(view).press(button.id) for button in buttons]
    assert pressed == list(view.legal)
    keys = [button.key for button in buttons]
    assert len(set(keys)) == len(keys) and all(keys)
