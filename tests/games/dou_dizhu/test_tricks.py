"""Leading, following, passing, and the end of a deal."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.engine.actions import Action, IllegalAction
from cardtable.engine.state import TABLE
from cardtable.games.dou_dizhu.state import DouDizhuState
from tests.games.dou_dizhu.positions import begin, do, hand, play_with


def refusal(state: DouDizhuState, action: str) -> str:
    with pytest.raises(IllegalAction) as caught:
        state.apply(Action.parse(action))
    assert Action.parse(action) not in state.legal
    return caught.value.reason


def test_the_leader_may_not_pass() -> None:
    assert refusal(play_with(0, "34", "56", "78"), "pass") == "must_lead"


def test_two_passes_end_the_trick_and_its_winner_leads() -> None:
    state = play_with(0, "34567", "56789", "789TJ")
    state, _ = do(state, "play 3", "play 5", "pass")
    assert state.turn == 0 and state.to_beat is not None
    state, events = do(state, "pass")
    assert state.turn == 1 and state.to_beat is None
    assert events[-1].kind == "trick_won" and events[-1].number("seat") == 1
    assert refusal(state, "pass") == "must_lead"
    assert state.view(1).trick == ()


def test_one_who_passed_may_play_again_unless_the_rule_is_off() -> None:
    moves = ("play 3", "pass", "play 7", "play 8")
    state, _ = do(play_with(0, "3489", "569T", "78JQ"), *moves)
    assert state.turn == 1
    strict, _ = do(play_with(0, "3489", "569T", "78JQ", repass="off"), *moves)
    assert strict.turn == 2
    strict, _ = do(strict, "pass")
    assert strict.turn == 0 and strict.to_beat is None


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("play 9 9", "not_higher"),
        ("play T T", "not_higher"),
        ("play J", "other_category"),
        ("play J Q", "short_straight"),
        ("play K K", "not_in_hand"),
        ("play JS JH", "not_in_hand"),
        ("play Z", "no_such_card"),
        ("play 1S", "no_such_card"),
        ("play", "no_cards"),
        ("play J J J", "other_category"),
        ("play J J J J J", "not_in_hand"),
        ("hit", "only_plays"),
        ("pass now", "only_plays"),
        ("next", "only_plays"),
    ],
)
def test_reasons_to_refuse(action: str, reason: str) -> None:
    state = play_with(0, "TT3", "99TTJJJQ", "4")
    state, _ = do(state, "play T T")
    before = repr(state)
    assert refusal(state, action) == reason and repr(state) == before


def test_straights_of_another_length_and_lower_bombs() -> None:
    state, _ = do(play_with(0, "345673", "4567899", "4"), "play 3 4 5 6 7")
    assert refusal(state, "play 4 5 6 7 8 9") == "other_length"
    state, _ = do(play_with(0, "99993", "88885", "4"), "play 9 9 9 9")
    assert refusal(state, "play 8 8 8 8") == "not_higher"
    assert refusal(state, "play 5") == "needs_higher_bomb"


def test_suits_say_which_cards_leave_the_hand() -> None:
    state = play_with(0, "3333", "56", "78")
    named, events = do(state, "play 3S 3H")
    assert hand(named, 0) == ("3D", "3C")
    assert events[0].words("cards") == ("3H", "3S")
    mixed, _ = do(state, "play 3 3S")
    assert hand(mixed, 0) == ("3H", "3D")
    by_rank, _ = do(state, "play 3 3")
    assert hand(by_rank, 0) == ("3S", "3H")
    assert refusal(state, "play 3S 3S") == "not_in_hand"
    assert refusal(state, "play 3S 3 3 3 3") == "not_in_hand"


def test_words_in_any_order_and_the_reading_is_told() -> None:
    state, events = do(play_with(0, "99945", "56", "78"), "play 4 9 9C 9")
    assert events[0].word("reading") == "triple_1-9-1-4"
    assert events[0].words("cards") == ("9C", "9D", "9H", "4C")
    assert Action.parse("play 9 9 9 5") in play_with(0, "99945", "56", "78").legal
    assert state.view(1).to_beat is not None


def test_the_ambiguous_play_is_led_as_the_longest_chain() -> None:
    _, events = do(play_with(0, "3334445556669", "7", "8"), "play " + " ".join("333444555666"))
    assert events[0].word("reading") == "triples-3-4"
    listed = [str(action) for action in play_with(0, "3334445556669", "7", "8").legal]
    assert listed.count("play 3 3 3 4 4 4 5 5 5 6 6 6") == 1 and len(set(listed)) == len(listed)


def finish(landlord_wins: bool, stake: int, **changes: str | int) -> DouDizhuState:
    if landlord_wins:
        state = play_with(0, "333R", "45", "56", stake=stake, **changes)
        return do(state, "play 3", "play 4", "play 5", "play R", "pass", "pass", "play 3 3")[0]
    state = play_with(0, "33", "4", "56", stake=stake, **changes)
    return do(state, "play 3", "pass", "play 5", "pass", "pass", "play 6")[0]


def test_d1_bid_2_landlord_wins() -> None:
    assert finish(True, 2).scores == (8, -4, -4)  # half points


def test_d2_bid_2_a_farmer_wins() -> None:
    # One farmer never played in this deal, which doubles under the sheet's rules.
    assert finish(False, 2, spring="off").scores == (-4, 2, 2)
    assert finish(False, 2, spring="off", payout="symmetric").scores == (-8, 4, 4)


def test_d4_bid_1_farmers_get_half_a_point() -> None:
    assert finish(False, 1, spring="off").scores == (-2, 1, 1)
    assert finish(False, 1, spring="off", payout="symmetric").scores == (-4, 2, 2)


def test_spring_of_the_sheet_is_any_player_who_played_nothing() -> None:
    assert finish(False, 2).scores == (-8, 4, 4)
    assert finish(False, 2, spring="both_farmers+anti").scores == (-8, 4, 4)  # anti-spring
    state = play_with(0, "3", "45", "56")
    assert do(state, "play 3")[0].scores == (8, -4, -4)
    one_farmer_out = do(
        play_with(0, "34R", "45", "56"),
        "play 3",
        "play 4",
        "pass",
        "play R",
        "pass",
        "pass",
        "play 4",
    )[0]
    assert one_farmer_out.scores == (8, -4, -4)
    strict = do(
        play_with(0, "34R", "45", "56", spring="both_farmers+anti"),
        "play 3",
        "play 4",
        "pass",
        "play R",
        "pass",
        "pass",
        "play 4",
    )[0]
    assert strict.scores == (4, -2, -2)


def test_bombs_double_and_quads_with_kickers_do_not() -> None:
    state = play_with(0, "333355668", "44447", "56", spring="off", stake=3)
    state, events = do(state, "play 3 3 3 3 5 6")
    assert state.multiplier == 1 and events[0].number("factor") == 1
    state, _ = do(state, "play 4 4 4 4")
    assert state.multiplier == 2 and state.bombs == 1
    led = do(play_with(0, "33335", "44447", "56"), "play 3 3 3 3", "play 4 4 4 4")[0]
    assert led.multiplier == 4
    rocket = do(play_with(0, "bR5", "44447", "56"), "play b R")[0]
    assert rocket.multiplier == 2
    assert do(play_with(0, "bR5", "447", "56", rocket_factor=4), "play R b")[0].multiplier == 4


def test_a_deal_lies_open_until_somebody_says_next() -> None:
    state = finish(True, 2, deals=2)
    assert state.turn == TABLE and state.phase == "scored"
    for seat in (0, 1, 2, None):
        view = state.view(seat)
        assert view.hands[0] == () and view.to_act
        assert [str(action) for action in view.legal] == ["next"]
    assert refusal(state, "play 5") == "deal_over"
    assert dict(state.sheet[0].facts)["side"] == "landlord"
    state, _ = do(state, "next")
    assert state.phase == "bid" and state.deal == 2 and state.view(0).hands == (None, None, None)


def test_the_match_ends_after_its_deals() -> None:
    state, events = do(finish(True, 2, deals=1), "next")
    assert state.turn is None and state.outcome is not None
    assert state.outcome.winners == (0,) and state.outcome.scores == (8, -4, -4)
    assert events[-1].kind == "match_over"
    assert refusal(state, "next") == "match_over"


def test_the_kitty_is_public_unless_it_is_to_be_remembered() -> None:
    for memory, later in (("on", True), ("off", False)):
        state, _ = do(begin(kitty_memory=memory), "bid 3")
        assert all(state.view(seat).kitty is not None for seat in range(3))
        lead = next(iter(state.legal))
        after, _ = state.apply(lead)
        assert (after.view(state.turn).kitty is not None) is later


def test_a_view_does_not_depend_on_what_the_others_hold() -> None:
    mine = "3345678"
    one, _ = do(play_with(0, "99TTJ", mine, "KKAA2"), "play 9 9")
    other, _ = do(play_with(0, "99QQR", mine, "b4455"), "play 9 9")
    assert one.view(1) == other.view(1)
    assert list(one.view(1).legal) == list(other.view(1).legal)


@settings(max_examples=150, deadline=None)
@given(st.lists(st.sampled_from(["3", "3S", "b", "R", "2C", "TT", "x", "-", "9", "10", "3C"])))
def test_no_words_upset_the_table(words: list[str]) -> None:
    state = play_with(0, "3333bR99", "56", "78")
    action = Action("play", tuple(words))
    try:
        state.apply(action)
    except IllegalAction:
        assert action not in state.legal
    else:
        assert action in state.legal
