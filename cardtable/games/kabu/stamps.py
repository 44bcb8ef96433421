"""The stamps of Oicho-Kabu and of Kyo-Kabu."""

from __future__ import annotations

from collections.abc import Callable

from cardtable.engine.stamps import Ended, Stamp
from cardtable.games.kabu.cards import ranks
from cardtable.games.kabu.scoring import ColumnResult, RoundResult
from cardtable.games.kabu.view import ColumnView, KabuView

#: The red ace; in other decks that ace which looks unlike the rest.
AKAPIN = "1d"
#: Rounds of a long night, and fewest people for being last in it to mean something.
NIGHT, COMPANY = 12, 3
#: Fewest stakes that somebody without a lost one must have laid.
STAKES = 3
#: Fewest stakes of a bank that takes all, where everybody has just one.
BETTORS = 3

_Column = tuple[ColumnView, ColumnResult]


def _settled(ended: Ended) -> tuple[KabuView, RoundResult]:
    view = ended.view
    assert isinstance(view, KabuView)
    assert view.result is not None
    return view, view.result


def _won(ended: Ended) -> list[_Column]:
    """The columns that brought the seat chips."""
    view, result = _settled(ended)
    pairs = zip(view.columns, result.columns, strict=False)  # none are compared in a void round
    return [(column, one) for column, one in pairs if one.nets[ended.seat] > 0]


def _wins(test: Callable[[KabuView, ColumnView, ColumnResult], bool]) -> Callable[[Ended], bool]:
    """One of the columns won is of that kind."""

    def earned(ended: Ended) -> bool:
        view, _ = _settled(ended)
        return any(test(view, column, one) for column, one in _won(ended))

    return earned


def _deals(kind: str) -> Callable[[Ended], bool]:
    """The seat deals itself a special that takes somebody's stake."""

    def earned(ended: Ended) -> bool:
        view, result = _settled(ended)
        takes = view.dealer == ended.seat and result.deltas[ended.seat] > 0
        return takes and result.dealer_kind == kind

    return earned


def _bank(stakes: int) -> Callable[[Ended], bool]:
    """Without a special the dealer takes all stakes, on at least so many columns."""

    def earned(ended: Ended) -> bool:
        view, result = _settled(ended)
        nets = [sum(one.nets) for one in result.columns if one.verdict != "unused"]
        plain = view.dealer == ended.seat and result.dealer_kind == "plain"
        return plain and len(nets) >= stakes and max(nets) < 0

    return earned


def shippin(ended: Ended) -> bool:
    """A four and an ace: the dealer's, or a column's where that counts."""
    return _deals("shippin")(ended) or _wins(lambda _view, _c, one: one.kind == "shippin")(ended)


def all_in(ended: Ended) -> bool:
    """All that the seat owned stood on one column, and it won."""
    view, result = _settled(ended)
    owned = view.scores[ended.seat] - result.deltas[ended.seat]
    return any(column.stakes[ended.seat] == owned for column, _ in _won(ended))


def comeback(ended: Ended) -> bool:
    """The winner of a long night was poorer than all others at half-time."""
    sheet = ended.view.sheet
    if not ended.won or len(sheet) < NIGHT or len(ended.match.seats) < COMPANY:
        return False
    chips = list(sheet[len(sheet) // 2 - 1].totals)
    own = chips.pop(ended.seat)
    return own < min(chips)


def _paid(ended: Ended) -> list[tuple[int, int]]:
    """Column and gain of all stakes that the seat has laid in the match."""
    return [
        (event.number("column"), event.number("net"))
        for event in ended.view.history
        if event.kind == "paid" and event.number("seat") == ended.seat
    ]


def four_gates(ended: Ended) -> bool:
    """Every column has won for the seat."""
    return {column for column, net in _paid(ended) if net > 0} == {1, 2, 3, 4}


def unbeaten(ended: Ended) -> bool:
    """The winner of the match has lost no stake in it."""
    paid = _paid(ended)
    return ended.won and len(paid) >= STAKES and min(net for _, net in paid) >= 0


def _dealer_has(view: KabuView, total: int) -> bool:
    return view.result is not None and view.result.dealer_total == total


def _decides(view: KabuView, column: ColumnView) -> bool:
    return column.decider == view.seat


OICHO = (
    Stamp(
        "kabu_three",
        _wins(lambda _view, c, one: one.total == 9 and c.third is not None and one.kind == "plain"),
    ),
    Stamp(
        "one_eye",
        _wins(lambda view, _c, one: one.total == 1 and _dealer_has(view, 0)),
    ),
    Stamp("four_columns", lambda ended: len(_won(ended)) == 4),
    Stamp("arashi", _wins(lambda _view, _c, one: one.kind == "triple")),
    Stamp(
        "red_arashi",
        _wins(lambda _view, c, _one: ranks(c.known) == (1, 1, 1) and AKAPIN in c.known),
    ),
    Stamp("shippin", shippin),
    Stamp("kuppin", _deals("kuppin")),
    Stamp("bank", _bank(4)),
    Stamp("all_in", all_in),
    Stamp("comeback", comeback, whole=True),
)
KYO = (
    Stamp(
        "nine_over_eight",
        _wins(
            lambda view, _c, one: one.total == 9 and _dealer_has(view, 8) and one.kind == "plain"
        ),
    ),
    Stamp(
        "stood_on_four",
        _wins(lambda view, c, one: one.total == 4 and c.third is None and _decides(view, c)),
    ),
    Stamp("kyo_kuppin", _deals("kuppin")),
    Stamp("kyo_bank", _bank(BETTORS)),
    Stamp("four_gates", four_gates, whole=True),
    Stamp("sorokabu", _wins(lambda _view, _c, one: one.kind == "triple")),
    Stamp(
        "dared",
        _wins(lambda view, c, _one: ranks(c.known) == (8, 8, 8) and _decides(view, c)),
    ),
    Stamp("unbeaten", unbeaten, whole=True),
)
