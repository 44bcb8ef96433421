"""The order of a showdown: the dealer card by card, then column after column, then the gains.

These are beats (:attr:`~cardtable.engine.table.CardSpot.beat`). A beat with nothing to show,
because a card is already open, is skipped at once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from cardtable.engine.events import Event
from cardtable.engine.moments import BURST, MIST, Moment
from cardtable.games.kabu.cards import ranks
from cardtable.games.kabu.view import KabuView

#: Beats of the dealer's total, after his up to three cards, and of all gains, after the last
#: column.
DEALER_TOTAL, GAINS = 4, 13


def dealer_card(place: int) -> int:
    """Return when the dealer's card turns, by its place from 0."""
    return place + 1


def turned(view: KabuView, column: int) -> int:
    """Return when the cards of a column turn; without bets they turn with the gains."""
    if view.result is None or not view.result.columns:
        return 0
    used = view.result.columns[column - 1].verdict != "unused"
    return DEALER_TOTAL + 2 * column - 1 if used else GAINS


def judged(view: KabuView, column: int) -> int:
    """Return when a column's result is shown and its chips go to whoever wins them."""
    return min(turned(view, column) + 1, GAINS)


def moments(events: Sequence[Event], view: KabuView) -> Iterator[Moment]:
    """Yield what is celebrated in a showdown, each kind once."""
    found: dict[str, Moment] = {}
    for event in events:
        match event.kind:
            case "dealer_revealed":
                kind = event.word("hand")
                if kind in ("kuppin", "shippin"):
                    found[kind] = _by_dealer(kind, MIST, event.number("seat"))
                elif kind == "triple":
                    month = _month(view.dealer_cards[0])
                    found[kind] = _by_dealer(kind, BURST, event.number("seat"), month)
            case "column_result" if event.word("verdict") in ("triple", "shippin"):
                kind, column = event.word("verdict"), event.number("column")
                figure = BURST if kind == "triple" else MIST
                beat = judged(view, column)
                hard, zone = kind == "triple", f"column:{column}"
                month = _month(view.columns[column - 1].first) if hard else 0
                moment = Moment.of(
                    kind, figure, hard=hard, beat=beat, zone=zone, month=month, column=column
                )
                found.setdefault(kind, moment)
            case "bank_broken":
                broken = _by_dealer(
                    event.kind, BURST, event.number("seat"), _month(view.dealer_cards[0])
                )
                found[event.kind] = replace(broken, beat=GAINS)
    yield from found.values()


def _month(card: str | None) -> int:
    """The month of a rank: that of the flower on it, if it is one."""
    return ranks([card])[0] if card is not None else 0


def _by_dealer(kind: str, figure: str, seat: int, month: int = 0) -> Moment:
    """A moment of the dealer's cards."""
    return Moment.of(
        kind, figure, hard=True, beat=DEALER_TOTAL, zone="dealer", month=month, seat=seat
    )
