"""What a player laughs at, and nobody does or says any more: of equals the natural one goes."""

from __future__ import annotations

from dataclasses import replace

from cardtable.engine.bot import Budget, Candidate, as_good
from cardtable.games.dou_dizhu import GAME
from cardtable.games.dou_dizhu.auction import PASS
from cardtable.games.dou_dizhu.bot.customs import customary
from cardtable.games.dou_dizhu.bot.temper import Judged
from cardtable.games.dou_dizhu.legal import action_for
from cardtable.games.dou_dizhu.plays import Reading
from cardtable.games.dou_dizhu.view import DouDizhuView
from tests.games.dou_dizhu.positions import do, late, play_with


def choice(words: str, worth: float, chance: float, error: float = 1.0) -> Judged:
    if not words:
        return Candidate(PASS, worth, chance=chance, error=error), None
    reading = Reading.parse(words)
    return Candidate(action_for(reading), worth, chance=chance, error=error), reading


def first(view: DouDizhuView, *judged: Judged, exact: bool = False) -> str:
    """What goes first, and is done."""
    told, able = customary(view, list(judged), list(judged), exact=exact)
    assert told[0] == able[0] and len(told) == len(judged)
    assert all(one.worth <= told[0][0].worth for one, _ in told)
    return str(told[0][0].action)


LEADS = late(play_with(0, "AAAT8", "334455667788", "99JJQQKK22")).view(0)
TEN, EIGHT = "triple_1-A-1-T", "triple_1-A-1-8"


def test_the_lower_kicker_goes() -> None:
    assert first(LEADS, choice(TEN, 3.7, 0.93, 0.0), choice(EIGHT, 3.5, 0.92)) == "play A A A 8"
    # Unless play-outs see much more in it, the deal is solved, or a partner needs the low card.
    assert first(LEADS, choice(TEN, 3.7, 0.93, 0.0), choice(EIGHT, 1.0, 0.7)) == "play A A A T"
    solved = choice(TEN, 3.7, 1.0, 0.0), choice(EIGHT, 3.5, 1.0, 0.0)
    assert first(LEADS, *solved, exact=True) == "play A A A T"
    partner = replace(LEADS, landlord=1, counts=(5, 12, 1))
    assert first(partner, choice(TEN, 3.7, 0.93, 0.0), choice(EIGHT, 3.5, 0.93)) == "play A A A T"


def test_the_lower_of_two_pairs_goes() -> None:
    view = do(late(play_with(0, "33678", "44557TJQ", "99JJQQKK22")), "play 3 3")[0].view(1)
    fives, fours = choice("pair-5-1", 0.6, 0.5, 0.0), choice("pair-4-1", 0.4, 0.49)
    assert first(view, fives, fours) == "play 4 4"
    near = replace(view, counts=(2, 8, 10))  # beside the last two cards one begins from above
    assert first(near, fives, fours) == "play 5 5"


def test_beside_a_foe_with_few_cards_one_leads_no_single_card_if_a_longer_play_is_as_good() -> None:
    single, triple = choice("single-8-1", 3.7, 0.93, 0.0), choice(EIGHT, 3.5, 0.92)
    few = replace(LEADS, counts=(5, 5, 10))
    assert first(few, single, choice(TEN, 3.5, 0.92)) == "play A A A T"
    assert first(LEADS, single, triple) == "play 8"
    assert first(few, single, choice(EIGHT, 1.0, 0.6)) == "play 8"
    # He could go out on so many.
    assert first(replace(LEADS, counts=(5, 4, 10)), single, triple) == "play 8"


def test_of_points_that_are_not_told_apart_the_choice_that_wins_more_often_goes() -> None:
    told = choice(TEN, 7.6, 0.86, 0.0), choice("single-8-1", 7.1, 0.97)
    assert first(LEADS, *told) == "play 8"
    assert first(LEADS, told[0], choice("single-8-1", 4.0, 0.97)) == "play A A A T"


def test_what_wins_much_less_often_is_not_called_as_good() -> None:
    judged = [choice(TEN, 4.1, 0.61, 0.0), choice("single-8-1", 4.0, 0.36, 5.0)]
    told, _ = customary(LEADS, judged, judged, exact=False)
    assert not as_good(told[0][0], told[1][0])


def test_nobody_passes_who_can_go_out_whatever_the_partner_may_hold() -> None:
    view = do(late(play_with(0, "R3348", "JJJ559", "222T")), "play 3", "play 9")[0].view(2)
    out = choice("triple_1-2-1-T", 1.0, 1.0, 0.0)
    assert first(view, choice("", 1.8, 1.0, 0.0), out, exact=True) == "play 2 2 2 T"


def test_who_wins_for_certain_does_so_now() -> None:
    view = do(late(play_with(0, "RKT", "8", "QJJ9")), "play T", "pass", "play Q")[0].view(0)
    told = choice("", 5.0, 1.0, 0.0), choice("single-R-1", 5.0, 1.0, 0.0)
    assert first(view, *told, exact=True) == "play R"


def test_hard_bombs_first_where_that_wins_as_well() -> None:
    view = late(play_with(0, "TTTTb", "3344556", "7788999")).view(0)
    for level in ("hard", "expert"):
        assert GAME.bot(level).choose(view, 1, Budget()).action.args != tuple("TTTTb")
