"""What the knocker's opponent can still save: exact, because he knows both hands."""

from __future__ import annotations

from collections.abc import Callable

from cardtable.engine.actions import Action
from cardtable.engine.bot import Candidate
from cardtable.games.oklahoma_gin.cards import CODE_OF, card_set, pips, read_card
from cardtable.games.oklahoma_gin.layoffs import best, possible
from cardtable.games.oklahoma_gin.legal import DONE, write_groups
from cardtable.games.oklahoma_gin.melds import arrange, deadwood
from cardtable.games.oklahoma_gin.scoring import BIG_GIN, GIN, KNOCK, beside_difference, score_hand
from cardtable.games.oklahoma_gin.view import OklahomaGinView


def laying_off(view: OklahomaGinView, worth: Callable[[int], float]) -> list[Candidate]:
    """Return candidates for every lay-off, for laying out where that is done by hand, and for done.

    Among choices of equal worth, the one that should be done first comes first.

    Args:
        view: of the knocker's opponent.
        worth: returns the worth of points before doubling, negative if they are the knocker's.
    """
    hand, melds = view.moment.hand, view.moment.melds
    plan = () if view.gin else best(hand, melds).steps
    layoffs: list[Action] = []
    if not view.gin:
        ways = sorted(possible(hand, melds), key=lambda step: step not in plan[:1])
        layoffs = [Action("layoff", (CODE_OF[card], str(number + 1))) for card, number in ways]
    ends = [DONE]
    if not view.rules.auto_arrange and pips(hand & ~sum(view.moment.arranged)) > deadwood(hand):
        ends = [write_groups(arrange(hand).melds), DONE]
    actions = [*layoffs, *ends] if plan else [*ends, *layoffs]
    return [
        Candidate(action, round(worth(points_with(view, left_after(view, action))), 2))
        for action in actions
    ]


def left_after(view: OklahomaGinView, action: Action) -> int:
    """Return the deadwood left after ``action`` and the best continuation, in pips."""
    now = view.moment
    hand, melds = now.hand, now.melds
    if action == DONE:
        return view.own_deadwood
    if action.verb == "layoff":
        card = read_card(action.args[0])
        assert card is not None
        number = int(action.args[1]) - 1
        hand ^= card
        melds = (*melds[:number], melds[number] | card, *melds[number + 1 :])
    return deadwood(hand) if view.gin else best(hand, melds).deadwood


def points_with(view: OklahomaGinView, left: int) -> int:
    """Return the points before doubling for the knocker's opponent with ``left`` deadwood."""
    assert view.shown is not None
    kind = KNOCK
    if view.gin:
        kind = BIG_GIN if card_set(view.shown.cards).bit_count() > 10 else GIN
    counts = (view.knock_deadwood, left)
    result = score_hand(view.rules, 0, kind, counts, counts, 1)
    if result.winner is None:
        return 0
    points = result.difference + beside_difference(view.rules, result.kind, view.factor)
    return points if result.winner else -points
