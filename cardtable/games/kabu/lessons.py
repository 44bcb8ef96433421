"""The first hands of the Kabu games: a round as player, and one as dealer."""

from __future__ import annotations

from cardtable.engine.actions import Action
from cardtable.engine.events import Params
from cardtable.engine.lessons import Lesson, Step
from cardtable.engine.state import TABLE
from cardtable.engine.table import Text
from cardtable.games.kabu.cards import rank, ranks
from cardtable.games.kabu.legal import HIT, PASS, STAND
from cardtable.games.kabu.round import BET, DEALER_1, DEALER_2, DEALER_3, FIELD_3
from cardtable.games.kabu.scoring import FREE, MAY_NOT, MUST, third_card, total
from cardtable.games.kabu.view import ColumnView, KabuView

#: House rules that differ from the main preset.
Changes = tuple[tuple[str, str | int], ...]

#: The stake that is advised.
STAKE = 20
#: The others take a third card up to this total where they may.
_OTHERS_HIT = 4


# -- what the others do --------------------------------------------------------------------------
def _other(view: KabuView) -> Action:
    """Bet ten on a column, follow the usual rule for third cards, deal from the top."""
    if view.phase == BET:
        stake = min(10, view.cap_left)
        return Action.of("bet", 1 + (view.seat or 0) % 4, stake) if stake else PASS
    if view.phase in (DEALER_1, DEALER_2):
        return Action.of("deal", "top")
    held = _asked_ranks(view)
    says = _says(view)
    hits = says == MUST or (says != MAY_NOT and total(held) <= _OTHERS_HIT)
    return (HIT if HIT in view.legal else Action.of("hit", "top")) if hits else STAND


# -- what is seen --------------------------------------------------------------------------------
def _asked(view: KabuView) -> ColumnView:
    return view.columns[(view.asked_column or 1) - 1]


def _asked_ranks(view: KabuView) -> tuple[int, ...]:
    """Return the ranks of the cards for which a third card is decided now."""
    cards = view.dealer_cards if view.phase == DEALER_3 else _asked(view).known
    return ranks([card for card in cards if card is not None])


def _says(view: KabuView) -> str:
    dealer = view.phase == DEALER_3
    bound = view.rules.bound_dealer if dealer else view.rules.bound_players
    held = _asked_ranks(view)
    return third_card(held, bound=bound, pair_exception=view.rules.pair_exception)


def _better(view: KabuView) -> int:
    """Return how many unseen cards would raise the total in question."""
    held = _asked_ranks(view)
    now = total(held)
    return sum(left for at, left in enumerate(view.unseen, 1) if total([*held, at]) > now)


def _third(view: KabuView) -> Action:
    """Take a card if it is more likely to help than not, or must be taken."""
    hit = HIT if HIT in view.legal else Action.of("hit", "top")
    if STAND not in view.legal:
        return hit
    hits = hit in view.legal and 2 * _better(view) > sum(view.unseen)
    return hit if hits else STAND


def _sum(view: KabuView) -> Params:
    held = _asked_ranks(view)
    return (
        ("column", view.asked_column or 0),
        ("first", held[0]),
        ("second", held[1]),
        ("sum", sum(held)),
        ("total", total(held)),
        ("better", _better(view)),
        ("hits", int(2 * _better(view) > sum(view.unseen))),
        ("unseen", sum(view.unseen)),
    )


def _missed(view: KabuView, action: Action) -> Text | None:
    """Return the mistake if a third card was taken or refused against the advice."""
    if action == _third(view) or _says(view) in (MUST, MAY_NOT):
        return None
    stood = "dealer_stood" if view.phase == DEALER_3 else "stood"
    return Text(stood if action == STAND else "drew", _sum(view))


def _no_bet(_view: KabuView, action: Action) -> Text | None:
    return Text("no_bet") if action == PASS else None


def _open(view: KabuView) -> tuple[str, ...]:
    return tuple(f"card:{column.first}" for column in view.columns)


def _goal(view: KabuView) -> tuple[str, ...]:
    """The columns and the dealer, against whom they are held."""
    return (*_open(view), f"seat:{view.dealer}")


def _compared(view: KabuView) -> tuple[str, ...]:
    """The dealer's cards and those of the learner's columns."""
    own = (c.column for c in view.columns if view.seat is not None and c.stakes[view.seat])
    return ("zone:dealer", *(f"zone:column:{column}" for column in own))


def _decides(view: KabuView, *says: str) -> bool:
    return view.phase == FIELD_3 and view.turn == view.seat and _says(view) in says


def _decides_dealer(view: KabuView, *says: str) -> bool:
    return view.phase == DEALER_3 and view.turn == view.seat and _says(view) in says


def _own_net(view: KabuView) -> int:
    return view.result.deltas[view.seat or 0] if view.result is not None else 0


def _ended(view: KabuView) -> Params:
    result = view.result
    assert result is not None
    mine = [c for c in result.columns if view.columns[c.column - 1].stakes[0]]
    return (
        ("dealer", result.dealer_total),
        ("kind", result.dealer_kind),
        ("net", _own_net(view)),
        ("mine", tuple(str(column.total) for column in mine)),
        ("void", result.void),
    )


def _result(view: KabuView) -> bool:
    return view.turn == TABLE


def _at_column(view: KabuView) -> tuple[str, ...]:
    return tuple(f"card:{card}" for card in _asked(view).known)


def _dealer_cards(view: KabuView) -> tuple[str, ...]:
    return ("zone:dealer",)


# -- the lessons ---------------------------------------------------------------------------------
def _player(seed: int, columns: tuple[int, ...], changes: Changes) -> Lesson[KabuView]:
    """Return a round as player: bet on these columns."""

    def facts(view: KabuView) -> Params:
        shown = [rank(view.columns[column - 1].first) for column in columns]
        return (
            ("stake", STAKE),
            ("columns", tuple(str(column) for column in columns)),
            ("ranks", tuple(str(one) for one in shown)),
            ("cap", view.cap),
        )

    def bet(view: KabuView) -> Action:
        return Action.of("bet", *(word for column in columns for word in (column, STAKE)))

    one = "bet_one" if len(columns) == 1 else "bet_two"
    return Lesson(
        "player",
        seed,
        3,
        changes,
        (
            Step("goal", 1, lambda v: v.phase == BET, _goal, lambda v: ()),
            Step(
                "dead",
                1,
                lambda v: v.phase == BET and v.dead_card is not None,
                lambda v: (f"card:{v.dead_card}",),
                lambda v: (),
            ),
            Step(
                one,
                2,
                lambda v: v.phase == BET,
                lambda v: tuple(f"place:column:{column}" for column in columns),
                facts,
                bet,
                _no_bet,
            ),
            Step("must", 3, lambda v: _decides(v, MUST), _at_column, _sum, _third, again=True),
            Step(
                "may_not", 3, lambda v: _decides(v, MAY_NOT), _at_column, _sum, _third, again=True
            ),
            Step(
                "free",
                3,
                lambda v: _decides(v, FREE),
                _at_column,
                _sum,
                _third,
                _missed,
                again=True,
            ),
            Step("result", 4, _result, _compared, _ended, last=True),
        ),
        _other,
    )


def _dealer(seed: int, changes: Changes) -> Lesson[KabuView]:
    """A round as dealer."""
    return Lesson(
        "dealer",
        seed,
        3,
        changes,
        (
            Step("bank", 1, lambda v: v.phase == BET, _open, lambda v: (("cap", v.cap),)),
            Step(
                "dealer_must",
                2,
                lambda v: _decides_dealer(v, MUST),
                _dealer_cards,
                _sum,
                _third,
            ),
            Step(
                "dealer_may_not",
                2,
                lambda v: _decides_dealer(v, MAY_NOT),
                _dealer_cards,
                _sum,
                _third,
            ),
            Step(
                "dealer_free",
                2,
                lambda v: _decides_dealer(v, FREE),
                _dealer_cards,
                _sum,
                _third,
                _missed,
            ),
            Step("dealer_result", 3, _result, _dealer_cards, _ended, last=True),
        ),
        _other,
    )


OICHO = (_player(3364, (1, 2), ()), _dealer(14758, ()))
KYO = (_player(152, (4,), ()), _dealer(44, ()))
