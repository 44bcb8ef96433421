"""The house rules, and the legal actions."""

from __future__ import annotations

from collections.abc import Iterable

from cardtable.engine.actions import NEXT, Action, IllegalAction
from cardtable.engine.options import Option
from cardtable.engine.state import LegalActions, Listed
from cardtable_jugo.cards import total

OPTIONS = (
    Option("rounds", 12, low=1, high=60, group="length", main=True),
    Option("fifteen", "double", ("double", "single"), group="scoring"),
)

DRAW, STAND = Action("draw"), Action("stand")
#: Up to this total another card cannot go over, so it must be taken.
LOW = 5


def choices(hand: Iterable[str]) -> LegalActions:
    """The legal actions of the owner of a hand."""
    count = total(hand)

    def why(action: Action) -> IllegalAction:
        if action == STAND:
            return IllegalAction("too_low", total=count)
        return _refused(action)

    return Listed((DRAW,) if count <= LOW else (DRAW, STAND), why)


def after_round() -> LegalActions:
    """The legal actions of the table once a round is over."""
    return Listed((NEXT,), _refused)


def _refused(action: Action) -> IllegalAction:
    known = action.verb in (DRAW.verb, STAND.verb, NEXT.verb)
    return IllegalAction("extra_words" if known and action.args else "not_now")
