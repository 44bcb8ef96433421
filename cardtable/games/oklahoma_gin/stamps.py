"""The stamps of Oklahoma Gin."""

from __future__ import annotations

from collections.abc import Callable

from cardtable.engine.stamps import Ended, Stamp
from cardtable.games.oklahoma_gin.scoring import BIG_GIN, GIN, KNOCK, UNDERCUT, HandResult
from cardtable.games.oklahoma_gin.view import OklahomaGinView

#: In how many turns gin is quick; how far behind a game is as good as lost; cards that are many to
#: lay off.
QUICK, BEHIND, MANY = 3, 50, 3


def _view(ended: Ended) -> OklahomaGinView:
    view = ended.view
    assert isinstance(view, OklahomaGinView)
    return view


def _hand(test: Callable[[OklahomaGinView, HandResult], bool]) -> Callable[[Ended], bool]:
    """The seat has won the hand, and in that way."""

    def earned(ended: Ended) -> bool:
        view = _view(ended)
        result = view.result
        return result is not None and result.winner == ended.seat and test(view, result)

    return earned


def _is_gin(result: HandResult) -> bool:
    return result.kind in (GIN, BIG_GIN)


def _turns(view: OklahomaGinView) -> int:
    """How many turns the seat has had in the hand, the one in which it knocked among them."""
    ends = ("discarded", "false_knock", "knocked")
    return sum(e.kind in ends and e.get("seat") == view.seat for e in view.events_of_hand)


def shutout(ended: Ended) -> bool:
    """The other has won no hand of the game."""
    games = _view(ended).game_results
    return any(one.winner == ended.seat and not one.boxes[1 - ended.seat] for one in games)


def from_behind(ended: Ended) -> bool:
    """The winner of a game was far behind in it."""
    view, other = _view(ended), 1 - ended.seat
    if len(view.columns) > 1:  # of games played at once the sheet does not tell each one's points
        return False
    won = {one.number for one in view.game_results if one.winner == ended.seat}
    return any(
        dict(line.facts)["game"] in won and line.totals[other] - line.totals[ended.seat] >= BEHIND
        for line in view.sheet
        if not line.summary
    )


def laid_off(ended: Ended) -> bool:
    """Many cards were laid off on the other's melds."""
    view = _view(ended)
    return view.knocker == 1 - ended.seat and len(view.laid_off) >= MANY


STAMPS = (
    Stamp("gin", _hand(lambda _view, result: _is_gin(result))),
    Stamp("undercut", _hand(lambda _view, result: result.kind == UNDERCUT)),
    Stamp("laid_off", laid_off),
    Stamp(
        "low_knock",
        _hand(lambda view, result: result.kind == KNOCK and result.before[view.seat or 0] == 1),
    ),
    Stamp("spade_gin", _hand(lambda view, result: _is_gin(result) and view.factor > 1)),
    Stamp("shutout", shutout),
    Stamp("from_behind", from_behind),
    Stamp("quick_gin", _hand(lambda view, result: _is_gin(result) and _turns(view) <= QUICK)),
    Stamp("big_gin", _hand(lambda _view, result: result.kind == BIG_GIN)),
)
