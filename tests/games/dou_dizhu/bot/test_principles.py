"""What every skilled player does where somebody is nearly out: stop a landlord, help a partner."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import numpy as np
import pytest

from cardtable.engine.bot import Budget, Candidate, as_good
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE
from cardtable.games.dou_dizhu import GAME
from cardtable.games.dou_dizhu.auction import PASS
from cardtable.games.dou_dizhu.bot.brain.net import nets
from cardtable.games.dou_dizhu.bot.brain.search import Depth, corrected, rate
from cardtable.games.dou_dizhu.bot.brain.seat import known
from cardtable.games.dou_dizhu.bot.customs import naturally
from cardtable.games.dou_dizhu.bot.reasons import explain
from cardtable.games.dou_dizhu.bot.teamwork import as_partners
from cardtable.games.dou_dizhu.bot.temper import Judged, must_beat
from cardtable.games.dou_dizhu.legal import action_for
from cardtable.games.dou_dizhu.plays import Reading
from cardtable.games.dou_dizhu.state import DouDizhuState
from cardtable.games.dou_dizhu.view import DouDizhuView
from tests.daily import daily
from tests.games.dou_dizhu.bot.farmers import ALLOWED, lost, moments
from tests.games.dou_dizhu.positions import do, late, play_with

LEVELS = ("medium", "hard", "expert")
STYLES = ("", "bold", "cautious", "hunter")


def last_to_speak(landlord: str, first: str, last: str, lead: str) -> DouDizhuState:
    """The landlord has led, the first farmer has passed: the other one is to act."""
    state = late(play_with(0, landlord, first, last))
    return do(state, lead, "pass")[0]


@daily("style", STYLES)
@pytest.mark.parametrize("level", LEVELS)
@daily(("landlord", "lead"), [("K45", "play K"), ("K447", "play K"), ("TT5", "play T T")])
def test_the_landlord_does_not_get_through(
    level: str, style: str, landlord: str, lead: str
) -> None:
    state = last_to_speak(landlord, "A26789JQ", "A25567899JJQQ", lead)
    assert must_beat(state.view(2))
    thought = GAME.bot(level, style).choose(state.view(2), 1, Budget(60))
    assert thought.action != PASS


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("level", LEVELS)
def test_nor_does_a_farmer_on_two_cards(level: str, style: str) -> None:
    """Seen at a table: the landlord passed a two with the red joker in hand, and a pair won."""
    state = late(play_with(0, "322AATT86R", "2QQ", "445566778899JJ"))
    view = do(state, "play 3", "play 2", "pass")[0].view(0)
    assert must_beat(view)
    assert GAME.bot(level, style).choose(view, 1, Budget(60)).action != PASS


def test_it_is_asked_of_who_can_and_nobody_else() -> None:
    held = "A25567899JJQQ"
    assert must_beat(last_to_speak("K45", "A26789JQ", held, "play K").view(2))
    # Not with four cards left, not without anything higher, not with a bomb alone.
    assert not must_beat(last_to_speak("K4456", "A26789JQ", held, "play K").view(2))
    assert not must_beat(last_to_speak("K45", "A26789JQ", "55678899JJQQ", "play K").view(2))
    assert not must_beat(last_to_speak("K46", "A26789JQ", "555577899", "play K").view(2))
    # Not while the other farmer is still to speak, and not against the partner.
    state = late(play_with(0, "K45", "A26789JQ", held))
    assert not must_beat(do(state, "play K")[0].view(1))
    assert not must_beat(do(state, "play K", "play A")[0].view(2))
    assert not must_beat(replace(state, turn=2).view(2))


def both_let_go(view: DouDizhuView) -> bool:
    """Whether this seat may be about to pass a single K or less with an ace or a two in hand."""
    beat = view.to_beat
    if beat is None or beat.category != "single" or beat.base > 10 or view.seat == view.landlord:
        return False
    assert view.landlord is not None
    if view.beat_seat != view.landlord or view.counts[view.landlord] > 3:
        return False
    others = {0, 1, 2} - {view.seat, view.landlord}
    return others <= set(view.passed) and any(card[0] in "A2" for card in view.hand)


@daily("level", LEVELS)
def test_in_play_no_two_farmers_let_a_king_go(level: str) -> None:
    options = GAME.resolve("online", {"auction": "random_landlord", "deals": 1})
    bots = [GAME.bot(level, style) for style in ("", "bold", "cautious")]
    met = 0
    deals = {"expert": range(25), "hard": range(60), "medium": range(890, 980)}
    for number in deals[level]:
        state, _ = GAME.start(3, options, Seed.numbered(number))
        assert isinstance(state, DouDizhuState)
        step = 0
        while state.turn is not None and state.turn != TABLE:
            view = state.view(state.turn)
            thought = bots[state.turn].choose(view, step, Budget(0))
            if both_let_go(view):
                met += 1
                told = thought.candidates
                plays = [c for c in told if c.action != PASS]
                # Only who has reckoned to the end that nothing but passing wins may pass.
                lost = not any(as_good(told[0], c) for c in plays)
                assert thought.action != PASS or (level == "expert" and lost), view
            state, _ = state.apply(thought.action)
            step += 1
    assert met > 0


@pytest.mark.parametrize("deal", [58, 186, 277])
def test_a_partner_with_one_card_keeps_the_trick_that_lets_him_out(deal: int) -> None:
    # With open hands a bomb, or a higher pair, loses in a sixth to a third of the worlds more.
    view = next(each.view for each in moments(range(deal, deal + 1)) if each.close == "partner")
    assert view.landlord is not None and view.seat is not None
    assert view.counts[3 - view.landlord - view.seat] == 1
    thought = GAME.bot("expert").choose(view, deal, Budget(1000))
    assert thought.action == thought.candidates[0].action == PASS


def test_high_cards_are_not_put_on_the_pair_of_a_partner() -> None:
    """Neither before the landlord is asked, nor once he has passed."""
    low, own, other = "33446677899TTJQ2R", "AA345789QKKJ", "55378TJQK22"
    before = do(replace(late(play_with(0, low, other, own)), turn=1), "play 5 5")[0].view(2)
    passed = do(replace(late(play_with(0, low, own, other)), turn=2), "play 5 5", "pass")[0].view(1)
    for level, view in product(("hard", "expert"), (before, passed)):
        thought = GAME.bot(level).choose(view, 1, Budget(300))
        assert thought.action == PASS and thought.candidates[0].action == PASS


@pytest.mark.parametrize("plays", [("play 7", "pass"), ("play 7", "play J")])
def test_the_door_lets_no_low_card_through_to_the_landlord(plays: tuple[str, ...]) -> None:
    own = "AK4557899QJK" if plays[1] == "pass" else "A2455789TTK"
    state = late(play_with(0, "734466889TQ2R", "53378TJQQ22", own))
    view = do(state, *plays)[0].view(2)
    for level in ("hard", "expert"):
        thought = GAME.bot(level).choose(view, 1, Budget(300))
        assert str(thought.action) in {"play J", "play Q", "play K", "play A"}
        assert thought.candidates[0].action != PASS


def farmers(landlord: str, first: str, last: str, turn: int, *actions: str) -> DouDizhuView:
    """What the farmer to act sees, late in a deal, after ``turn`` has begun with these actions."""
    state = replace(late(play_with(0, landlord, first, last)), turn=turn)
    state = do(state, *actions)[0]
    assert state.turn is not None
    return state.view(state.turn)


#: Moments where somebody is nearly out, and all that may be played.
NEAR = {
    "a six of two left is stopped as high as need be": (
        farmers("6QK", "8899TTJ7", "2257789JJQ", 0, "play 6", "pass"),
        {"play 2", "play Q"},
    ),
    "and so is a seven that the partner has put on it": (
        farmers("6QK", "8899TTJ7", "2255789JJQ", 0, "play 6", "play 7"),
        {"play 2", "play Q"},
    ),
    "an ace of the partner's is good enough against one left": (
        farmers("K", "A8899TTJ7", "2257789JJQ", 1, "play A"),
        {"pass"},
    ),
    "and against two": (farmers("KQ", "A8899TTJ7", "2257789JJQ", 1, "play A"), {"pass"}),
    "nobody keeps 22 and a straight while the partner has two": (
        farmers("49TTJK2A", "226789TJQKA334556", "77", 0, "play K"),
        {"play 2", "play A"},
    ),
    "four left get no cheap single from who holds twos and aces": (
        farmers("5TTJQ", "8899TTJ7", "22AA33447799", 0, "play 5", "pass"),
        {f"play {rank}" for rank in "79A2"},
    ),
    "no two is laid over the partner's queen that the landlord let go": (
        farmers("TTJJ", "2335577899", "Q667788", 2, "play Q", "pass"),
        {"pass"},
    ),
    "nor one that he will hardly beat": (
        farmers("TTJJ", "Q667788", "2335577899", 1, "play Q"),
        {"pass"},
    ),
    "beside one left goes the highest, not a jack": (
        farmers("Q", "58899TT", "JA2334477", 1, "play 5"),
        {"play A", "play 2"},
    ),
    "one left gets no single card": (
        farmers("Q", "8899TTJ7", "335789JK", 2),
        {"play 3 3"},
    ),
    "two left get no pair": (
        farmers("QQ", "8899TTJ7", "335789JK", 2),
        {f"play {rank}" for rank in "35789JK"},
    ),
    "a partner with one card next gets the lowest": (
        farmers("QQTK5", "3446789JJ", "9", 1),
        {"play 3", "play 4"},
    ),
}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("moment", NEAR)
def test_where_somebody_is_nearly_out(moment: str, level: str) -> None:
    view, good = NEAR[moment]
    for style in STYLES:
        thought = GAME.bot(level, style).choose(view, 1, Budget(300))
        assert str(thought.action) in good
        assert str(thought.candidates[0].action) in good


@pytest.mark.parametrize(
    ("moment", "liked", "lawful"),
    [
        ("four left get no cheap single from who holds twos and aces", "", "single-A-1"),
        ("no two is laid over the partner's queen that the landlord let go", "single-2-1", ""),
        ("nor one that he will hardly beat", "single-2-1", ""),
        ("beside one left goes the highest, not a jack", "single-J-1", "single-2-1"),
    ],
)
def test_the_law_holds_whatever_play_outs_like(moment: str, liked: str, lawful: str) -> None:
    """Seen at tables: a five let go, a two over a mate's queen, a jack beside a last card."""
    judged: list[Judged] = []
    for worth, told in ((4.0, liked), (-4.0, lawful)):
        play = Reading.parse(told) if told else None
        action = PASS if play is None else action_for(play)
        judged.append((Candidate(action, worth, chance=0.5), play))
    listed, able = as_partners(NEAR[moment][0], judged, 8.0)
    assert [each[1] for each in able] == [judged[1][1]] == [listed[0][1]]
    # What is proved to be worse is no law.
    assert as_partners(NEAR[moment][0], judged, 8.0, [judged[0][1]])[1][0] == judged[0]


@pytest.mark.parametrize("deal", [15, 242, 405, 460, 656])
@pytest.mark.parametrize("level", ["hard", "expert"])
def test_what_loses_far_more_often_with_open_hands_is_not_played(level: str, deal: int) -> None:
    """Moments in which the best play wins a third of the worlds more than what was once chosen."""
    for each in moments(range(deal, deal + 1)):
        share = lost(each.view, deal)
        assert share is not None
        thought = GAME.bot(level).choose(each.view, deal, Budget(1000))
        assert share[thought.action] <= min(share.values()) + ALLOWED


def test_where_nearly_all_is_lost_the_kind_worlds_count() -> None:
    view = farmers("49TTJK2A", "226789TJQKA334556", "77", 0, "play K")
    rated = rate(nets(), known(view), np.random.default_rng(1), Depth())
    won = np.zeros((len(rated.worth), 100))
    last = int(rated.worth.argmin())
    won[last, 0] = 1.0
    assert corrected(rated, won).worth.argmax() == last


def test_where_all_is_lost_a_farmer_still_fights_and_is_told_to_hope() -> None:
    view = do(late(play_with(0, "KbR", "A4455", "33667")), "play K")[0].view(1)
    ace = Reading.parse("single-A-1")
    lost = [
        (Candidate(PASS, -2.0, chance=0.01), None),
        (Candidate(action_for(ace), -2.1, chance=0.0, error=0.2), ace),
    ]
    told, able = naturally(view, lost, lost)
    assert told[0] == able[0]
    assert explain(view, told)[0].reason == "hope"
    assert told[0][0].action == action_for(ace)
    # Beside the landlord's last card the highest goes.
    king, view = Reading.parse("single-K-1"), replace(view, counts=(1, *view.counts[1:]))
    both = [(Candidate(action_for(king), -2.0, chance=0.01), king), lost[1]]
    assert naturally(view, both, both)[0][0][0].action == action_for(ace)
    # A partner keeps his trick all the same.
    view = do(late(play_with(0, "3b4", "K4455", "A3667")), "play 3", "play K")[0].view(2)
    told, _ = naturally(view, lost, lost)
    assert told[0][0].action == PASS
