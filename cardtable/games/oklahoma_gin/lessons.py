"""The first hands of Oklahoma Gin: a knock, an undercut, and a gin."""

from __future__ import annotations

from cardtable.engine.actions import Action
from cardtable.engine.events import Params, Value
from cardtable.engine.lessons import Lesson, Step
from cardtable.engine.state import TABLE
from cardtable.engine.table import Text
from cardtable.games.oklahoma_gin.cards import BIT_OF, CODE_OF, PIPS_OF, card_set, each
from cardtable.games.oklahoma_gin.layoffs import best
from cardtable.games.oklahoma_gin.legal import (
    DISCARD,
    DISCARD_OF,
    DONE,
    DRAW,
    DRAW_STOCK,
    FIRST_UPCARD,
    KNOCK_OF,
    LAYOFF,
    PASS,
    SECOND_UPCARD,
    TAKE,
)
from cardtable.games.oklahoma_gin.melds import arrange, deadwood, in_melds, spare_first
from cardtable.games.oklahoma_gin.view import OklahomaGinView

_UPCARD = (FIRST_UPCARD, SECOND_UPCARD)
#: Up to this much deadwood nobody waits for gin in a lesson that is about something else.
_SMALL = 5


# -- what is seen --------------------------------------------------------------------------------
def _mine(view: OklahomaGinView, *phases: str) -> bool:
    return view.turn == view.seat and view.phase in phases


def _spare(view: OklahomaGinView) -> list[int]:
    """The cards that may be laid away, the best first."""
    return spare_first(card_set(view.hand), BIT_OF[view.taken] if view.taken else 0)


def _least(view: OklahomaGinView) -> int:
    """Return the deadwood that the best discard leaves."""
    return deadwood(card_set(view.hand) ^ _spare(view)[0])


def _with_top(view: OklahomaGinView) -> int:
    """Return the deadwood after taking the top discard and laying the best other card away."""
    hand, top = card_set(view.hand), BIT_OF[view.pile[-1]]
    return min(deadwood((hand | top) ^ card) for card in each(hand))


def _melds_top(view: OklahomaGinView) -> bool:
    """Whether the top discard would be in a meld."""
    if not view.pile:
        return False
    hand, top = card_set(view.hand), BIT_OF[view.pile[-1]]
    return bool(top & in_melds(hand | top)) and _with_top(view) < deadwood(hand)


def _draws(view: OklahomaGinView) -> Action:
    """Return the top discard if it makes a meld, else the stock, or a pass on the upcard."""
    if TAKE in view.legal and _melds_top(view):
        return TAKE
    return DRAW_STOCK if DRAW_STOCK in view.legal else PASS


def _may_knock(view: OklahomaGinView) -> bool:
    return _mine(view, DISCARD) and _least(view) <= view.limit


# -- what the others do --------------------------------------------------------------------------
def _quiet(view: OklahomaGinView) -> Action:
    """Play like somebody who collects melds and never knocks."""
    if view.phase in (*_UPCARD, DRAW):
        return _draws(view)
    if view.phase == LAYOFF:
        return _lays_off(view)
    return DISCARD_OF[_spare(view)[0]]


def _eager(view: OklahomaGinView) -> Action:
    """Play in the same way, but knock as soon as possible."""
    if view.phase == DISCARD and _least(view) <= view.limit:
        return KNOCK_OF[_spare(view)[0]]
    return _quiet(view)


def _lays_off(view: OklahomaGinView) -> Action:
    steps = best(card_set(view.hand), view.moment.melds).steps
    if view.gin or not steps:
        return DONE
    card, meld = steps[0]
    return Action.of("layoff", CODE_OF[card], meld + 1)


# -- what is said --------------------------------------------------------------------------------
def _said(view: OklahomaGinView) -> Params:
    hand = card_set(view.hand)
    melding = arrange(hand)
    facts: list[tuple[str, Value]] = [
        ("deadwood", deadwood(hand)),
        ("limit", view.limit),
        ("upcard", view.upcard),
        ("factor", view.factor),
        ("melds", tuple("".join(CODE_OF[c] for c in each(meld)) for meld in melding.melds)),
        ("top", view.pile[-1] if view.pile else ""),
    ]
    if view.phase in (*_UPCARD, DRAW) and view.pile:
        facts.append(("with_top", _with_top(view)))
        facts.append(("way", _draws(view).verb if TAKE in view.legal else "forced"))
    if view.phase == DISCARD:
        card = _spare(view)[0]
        facts += [("card", CODE_OF[card]), ("pips", PIPS_OF[card]), ("least", _least(view))]
    if view.phase == LAYOFF:
        facts += [
            ("theirs", view.knock_deadwood),
            ("left", best(hand, view.moment.melds).deadwood),
        ]
        action = _lays_off(view)
        if action != DONE:
            facts.append(("card", action.args[0]))
    return tuple(facts)


def _other_draw(view: OklahomaGinView, action: Action) -> Text | None:
    good = _draws(view)
    if action == good:
        return None
    return Text("left_lying" if good == TAKE else "took_in_vain", _said(view))


def _other_discard(view: OklahomaGinView, action: Action) -> Text | None:
    """Return the mistake if a knock comes too soon, or a discard leaves needless deadwood."""
    if action.verb not in ("discard", "knock") or not action.args:
        return None
    left = deadwood(card_set(view.hand) & ~BIT_OF[action.args[0]])
    if action.verb == "knock":
        return Text("too_soon", (*_said(view), ("now", left))) if left > view.limit else None
    if left <= _least(view):
        return None
    return Text("wrong_card", (*_said(view), ("thrown", action.args[0]), ("now", left)))


def _no_knock(view: OklahomaGinView, action: Action) -> Text | None:
    return Text("no_knock", _said(view)) if action.verb == "discard" else None


def _no_wait(view: OklahomaGinView, action: Action) -> Text | None:
    return Text("no_wait", _said(view)) if action.verb == "knock" else _other_discard(view, action)


def _kept(view: OklahomaGinView, action: Action) -> Text | None:
    return Text("kept", _said(view)) if action == DONE and _lays_off(view) != DONE else None


def _result(view: OklahomaGinView) -> bool:
    return view.turn == TABLE


def _ended(view: OklahomaGinView) -> Params:
    result = view.result
    assert result is not None
    won = result.winner
    return (
        ("kind", result.kind),
        ("won", int(won == 0)),
        ("own", result.after[0]),
        ("other", result.after[1]),
        ("bonus", result.bonus),
        ("difference", result.difference),
        ("factor", result.factor),
        ("points", result.points),
    )


def _hand(_view: OklahomaGinView) -> tuple[str, ...]:
    return ("zone:hand",)


def _pile(_view: OklahomaGinView) -> tuple[str, ...]:
    return ("place:discard",)


def _card(view: OklahomaGinView) -> tuple[str, ...]:
    return (f"card:{CODE_OF[_spare(view)[0]]}",)


def _piles(view: OklahomaGinView) -> tuple[str, ...]:
    return _pile(view) if _draws(view) == TAKE else ("place:stock",)


def _fits(view: OklahomaGinView) -> tuple[str, ...]:
    action = _lays_off(view)
    return ("button:done",) if action == DONE else (f"card:{action.args[0]}",)


_Steps = tuple[Step[OklahomaGinView], ...]

_BEGIN: _Steps = (
    Step("melds", 1, lambda v: v.phase in _UPCARD, _hand, _said),
    Step("limit", 2, lambda v: v.phase in _UPCARD, _pile, _said),
    Step("upcard", 3, lambda v: _mine(v, *_UPCARD), _pile, _said, _draws, _other_draw),
)
_PLAY: _Steps = (
    Step("draw", 4, lambda v: _mine(v, DRAW), _piles, _said, _draws, _other_draw, again=True),
    Step(
        "discard",
        4,
        lambda v: _mine(v, DISCARD),
        _card,
        _said,
        lambda v: DISCARD_OF[_spare(v)[0]],
        _other_discard,
        again=True,
    ),
)
_END: _Steps = (Step("result", 6, _result, lambda v: (), _ended, last=True),)
_KNOCK: _Steps = (
    Step(
        "knock",
        5,
        _may_knock,
        lambda v: ("place:knock", "button:knock"),
        _said,
        lambda v: KNOCK_OF[_spare(v)[0]],
        _no_knock,
        again=True,
    ),
)
_GIN: _Steps = (
    Step(
        "gin",
        5,
        lambda v: _may_knock(v) and not _least(v),
        lambda v: ("place:knock", "button:knock"),
        _said,
        lambda v: KNOCK_OF[_spare(v)[0]],
        _no_knock,
        again=True,
    ),
    Step(
        "wait",
        4,
        _may_knock,
        _hand,
        _said,
        lambda v: DISCARD_OF[_spare(v)[0]],
        _no_wait,
        again=True,
    ),
)
_UNDERCUT: _Steps = (
    Step(
        "lay_off",
        5,
        lambda v: _mine(v, LAYOFF) and _lays_off(v) != DONE,
        _fits,
        _said,
        _lays_off,
        _kept,
        again=True,
    ),
    Step("done", 5, lambda v: _mine(v, LAYOFF), _fits, _said, lambda v: DONE, again=True),
)
KNOCK_STEPS = (*_BEGIN, *_KNOCK, *_PLAY, *_END)
GIN_STEPS = (*_BEGIN, *_GIN, *_PLAY, *_END)
UNDERCUT_STEPS = (*_BEGIN, *_UNDERCUT, *_PLAY, *_END)
_ONE_GAME = (("rounds", 1),)
LESSONS = (
    Lesson("knock", 507, 2, _ONE_GAME, KNOCK_STEPS, _quiet),
    Lesson("undercut", 21078, 2, _ONE_GAME, UNDERCUT_STEPS, _eager),
    Lesson("gin", 373, 2, _ONE_GAME, GIN_STEPS, _quiet),
)
