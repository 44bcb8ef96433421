"""Why a play is refused, with all the parameters of its sentence."""

from __future__ import annotations

import pytest

from cardtable.engine.actions import Action
from tests.games.dou_dizhu.positions import do, play_with


def why(lead: str, held: str, action: str) -> str:
    """The reason and its parameters; ``lead`` is played first, by a seat that holds no more."""
    if lead:
        state, _ = do(play_with(0, lead + "3", held, "4"), f"play {' '.join(lead)}")
    else:
        state = play_with(0, held, "5", "4")
    refused = state.legal.reason(Action.parse(action))
    return "" if refused is None else str(refused)


@pytest.mark.parametrize(
    ("lead", "held", "action", "says"),
    [
        ("TT", "99JJJQ", "play 9 9", "not_higher (play=pair-9-1, beat=pair-T-1)"),
        ("TT", "99JJJQ", "play J", "other_category (play=single-J-1, beat=pair-T-1)"),
        ("TT", "99JJJQ", "play J Q", "short_straight"),
        ("TT", "99JJJQ", "play K K", "not_in_hand (card=K)"),
        ("TT", "99JJJQ", "play 9 9 9", "not_in_hand (card=9)"),
        ("TT", "99JJJQ", "play Q Q J", "not_in_hand (card=Q)"),
        ("TT", "99JJJQ", "play JC JS", "not_in_hand (card=JS)"),
        ("TT", "99JJJQ", "play JS JH", "not_in_hand (card=JS)"),
        ("TT", "99JJJQ", "play J J J J J", "not_in_hand (card=J)"),
        ("TT", "99JJJQ", "play" + 16 * " J", "not_in_hand (card=J)"),
        ("TT", "99JJJQ", "play" + 17 * " J", "not_in_hand (card=J)"),
        ("TT", "99JJJQ", "play Z", "no_such_card (card=Z)"),
        ("TT", "99JJJQ", "play 3S JX", "not_in_hand (card=3S)"),
        ("TT", "99JJJQ", "play", "no_cards"),
        ("TT", "99JJJQ", "play J J as-pair-9", "no_such_reading"),
        ("TT", "99JJJQ", "play J J as-", "no_such_reading"),
        ("TT", "99JJJQ", "play as-pair-J", "no_cards"),
        ("TT", "99JJJQ", "play J J as-pair-J", "no_such_reading"),
        ("TT", "99JJJQ", "hit", "only_plays"),
        ("TT", "99JJJQ", "pass now", "only_plays"),
        (
            "34567",
            "456789",
            "play 4 5 6 7 8 9",
            "other_length (play=straight-4-6, beat=straight-3-5)",
        ),
        ("34567", "456789", "play 4 5 6", "short_straight"),
        ("9999", "8888555", "play 8 8 8 8", "not_higher (play=bomb-8-1, beat=bomb-9-1)"),
        ("9999", "8888555", "play 5 5 5", "needs_higher_bomb (play=triple-5-1, beat=bomb-9-1)"),
        ("9999", "8888555", "play 8", "needs_higher_bomb (play=single-8-1, beat=bomb-9-1)"),
        ("", "8888555", "pass", "must_lead"),
        ("", "8888555", "play 8 5", "no_combination"),
        ("", "8888555", "play 4", "not_in_hand (card=4)"),
        ("", "8888555", "play 8 8 8 5 as-triple_1-8-1-4", "no_such_reading"),
        ("bR", "8888555", "play 8 8 8 8", "needs_higher_bomb (play=bomb-8-1, beat=rocket-b-1)"),
        ("555", "888844", "play 8 8 8 4", "other_category (play=triple_1-8-1-4, beat=triple-5-1)"),
        ("555", "888844", "play 4 4", "other_category (play=pair-4-1, beat=triple-5-1)"),
        ("", "33344455566", "play 3 3 3 4 4 4 5 5 5 6 6", "no_combination"),
        ("", "333444555666", "play 3 3 3 4 4 4 5 5 5 6 6 6 as-triples_1-3-3", ""),
        ("", "333444555666", "play 3 3 3 4 4 4 5 5 5 6 6 6 as-triples-3-4", ""),
        (
            "334455",
            "667788999",
            "play 6 6 7 7 8 8 9 9",
            "other_length (play=pairs-6-4, beat=pairs-3-3)",
        ),
        ("334455", "66778899", "play 6 6 7 7", "short_pairs"),
        ("", "34568", "play 3 4 5 6 8", "gap_in_chain (card=7)"),
        ("", "3457", "play 3 4 5 7", "gap_in_chain (card=6)"),
        ("", "3467", "play 3 4 7", "no_combination"),
        ("", "3469T", "play 3 4 6 9 T", "no_combination"),
        ("", "QKA2b", "play Q K A 2 b", "not_in_chain (card=b)"),
        ("", "AA22", "play A A 2 2", "short_pairs"),
        ("", "4466", "play 4 4 6 6", "gap_in_chain (card=5)"),
        ("", "444666", "play 4 4 4 6 6 6", "gap_in_chain (card=5)"),
        ("", "555679", "play 5 5 5 6 7", "triple_kickers"),
        ("", "555679", "play 5 5 5 6 7 9", "triple_kickers"),
        ("", "6788889", "play 8 8 8 8 6 7 9", "quad_kickers"),
        ("", "3b", "play 3 b", "no_combination"),
        ("334455", "66778899T", "play 6 6 7 7 8 8", ""),
        ("TT", "99JJJQ", "play J J as-pair-J-1", ""),
        ("TT", "99JJJQ", "pass", ""),
        ("TT", "99JJJQ", "play J J as-pair-Q-1", "no_such_reading"),
        ("", "3333", "play 3S 3 3 3 3", "not_in_hand (card=3)"),
        ("", "3333", "play 3S 3 3 3", ""),
    ],
)
def test_what_a_refusal_names(lead: str, held: str, action: str, says: str) -> None:
    assert why(lead, held, action) == says


@pytest.mark.parametrize(
    ("option", "held", "refused", "why_not", "fine"),
    [
        ("quad_two", "333356", "play 3 3 3 3 5 6", "no_quad_two", "play 3 3 3 3"),
        ("quad_two", "33335566", "play 3 3 3 3 5 5 6 6", "no_quad_two", "play 3 3 3 3 5"),
        ("quad_two", "3333567", "play 3 3 3 3 5 6 7", "no_quad_two", "play 3 3 3 3 5 5"),
        ("high_kickers", "333R4", "play 3 3 3 R", "kickers_high", "play 3 3 3 4"),
        ("high_kickers", "33322", "play 3 3 3 2 2", "kickers_high", "play 2 2"),
        ("high_kickers", "33344452", "play 3 3 3 4 4 4 5 2", "kickers_high", "play 3 3 3 4 4 4"),
        ("high_kickers", "3333b5", "play 3 3 3 3 b 5", "kickers_high", "play b"),
    ],
)
def test_what_may_be_carried(option: str, held: str, refused: str, why_not: str, fine: str) -> None:
    """Rule D30."""
    for value in ("on", "off"):
        rules: dict[str, str | int] = {option: value}
        state = play_with(0, held + "55", "4", "7", stake=1, **rules)
        reason = state.legal.reason(Action.parse(refused))
        if value == "off" or refused.endswith("6 7"):
            expected = why_not if value == "off" else "quad_kickers"
            assert reason is not None and reason.reason == expected
        else:
            assert reason is None
        assert state.legal.reason(Action.parse(fine)) is None
