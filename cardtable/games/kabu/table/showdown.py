"""The order of a showdown: the dealer card by card, then column after column, then the gains.

These are beats (:attr:`~cardtable.engine.table.CardSpot.beat`). A beat with nothing to show,
because a card is already open, is skipped at once.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from cardtable.engine.events import Event
from cardtable.engine.moments import BROKEN, BURST, LIGHT, NONE, SILK, Moment, Remark
from cardtable.engine.table import Text, Trophy
from cardtable.games.kabu.cards import ranks
from cardtable.games.kabu.scoring import ColumnResult
from cardtable.games.kabu.view import KabuView

#: The best total.
BEST = 9
#: The least total without a special hand that is worth showing when the match is over.
WORTHY = 7

#: Beats of the dealer's total, after his up to three cards, of all gains, after the last column:
#: then the chips on the mats go to their owners, and when these have counted them.
DEALER_TOTAL, GAINS, COUNTED = 4, 13, 14
#: Fewest columns whose loss together is a sweep; a gain is great from this part of the chips that
#: everybody begins with, and if it is the greatest of the match so far.
SWEPT, GREAT = 3, 0.3
#: How often somebody says something about a round that was like others.
REMARKED = 0.45


def dealer_card(place: int) -> int:
    """Return when the dealer's card turns, by its place from 0."""
    return place + 1


def turned(view: KabuView, column: int) -> int:
    """Return when the cards of a column turn; without bets they turn with the gains."""
    if view.result is None or not view.result.columns:
        return 0
    used = view.result.columns[column - 1].verdict != "unused"
    return DEALER_TOTAL + 2 * _told(view).index(column) + 1 if used else GAINS


def _told(view: KabuView) -> list[int]:
    """The columns in the order in which they are settled: those with the viewer's chips last."""
    numbers = (column.column for column in view.columns)
    return sorted(numbers, key=lambda number: (_is_own(view, number), number))


def _is_own(view: KabuView, column: int) -> bool:
    return view.seat is not None and bool(view.columns[column - 1].stakes[view.seat])


def late(view: KabuView) -> tuple[int, ...]:
    """Return the beat that is longer in coming: of the last column with the viewer's chips."""
    own = [number for number in _told(view) if _is_own(view, number)]
    return tuple(judged(view, number) for number in own[-1:])


def judged(view: KabuView, column: int) -> int:
    """Return when a column's result is shown and its chips go to the winner."""
    return min(turned(view, column) + 1, GAINS)


def held(view: KabuView) -> tuple[int, ...]:
    """Return the beats on which it all depends: of the dealer's last card, and of a nine.

    The card is his third, or the second after the first of a special. He himself knows them.
    """
    result = view.result
    if (
        result is None
        or view.seat == view.dealer
        or all(one.verdict == "unused" for one in result.columns)
    ):
        return ()
    taken = ranks(card for card in view.dealer_cards if card is not None)
    rules = view.rules
    specials = [pair if rules.any_order else pair[:1] for pair in rules.specials]
    decides = len(taken) == 3 or any(taken[0] in begun for begun in specials)
    cards = (dealer_card(len(taken) - 1),) if decides else ()
    return (*cards, DEALER_TOTAL) if is_nine(view) else cards


def is_nine(view: KabuView) -> bool:
    """Whether the dealer turns out to have the best total."""
    result = view.result
    return result is not None and (result.dealer_kind, result.dealer_total) == ("plain", BEST)


def moments(events: Sequence[Event], view: KabuView) -> Iterator[Moment]:
    """Yield what is celebrated, each kind once: in a showdown, and where the last round begins."""
    found: dict[str, Moment] = {}
    for event in events:
        match event.kind:
            case "dealer_revealed":
                kind = event.word("hand")
                if kind in ("kuppin", "shippin"):
                    found[kind] = _by_dealer(kind, LIGHT, event.number("seat"))
                elif kind == "triple":
                    month = _month(view.dealer_cards[0])
                    found[kind] = _by_dealer(kind, BURST, event.number("seat"), month)
            case "column_result" if event.word("verdict") in ("triple", "shippin"):
                kind, column = event.word("verdict"), event.number("column")
                figure = BURST if kind == "triple" else LIGHT
                beat = judged(view, column)
                hard, zone = kind == "triple", f"column:{column}"
                month = _month(view.columns[column - 1].first) if hard else 0
                nets = view.result.columns[column - 1].nets if view.result is not None else ()
                moment = Moment.of(
                    kind,
                    figure,
                    hard=hard,
                    beat=beat,
                    zone=zone,
                    month=month,
                    glad=tuple(seat for seat, net in enumerate(nets) if net > 0),
                    column=column,
                )
                found.setdefault(kind, moment)
            case "round_started" if event.number("number") == view.rounds > 1:
                found[event.kind] = _last_round(view.scores)
            case "bank_broken":
                deltas = view.result.deltas if view.result is not None else ()
                found[event.kind] = Moment.of(
                    event.kind,
                    BROKEN,
                    hard=True,
                    beat=GAINS,
                    struck=(event.number("seat"),),
                    glad=tuple(seat for seat, gain in enumerate(deltas) if gain > 0),
                    seat=event.number("seat"),
                )
    yield from found.values() or _great(events, view)


def _last_round(scores: Sequence[int]) -> Moment:
    """The moment at which the last round begins: who leads, if it is one alone."""
    best = max(scores)
    if scores.count(best) > 1:
        return Moment.of("last_round", NONE)
    return Moment.of("last_round", NONE, leader=scores.index(best), chips=best)


def _great(events: Sequence[Event], view: KabuView) -> Iterator[Moment]:
    """Yield what a round without anything special has brought, if it is much."""
    result = view.result
    if result is None or not any(event.kind == "dealer_revealed" for event in events):
        return
    gain, dealer = max(result.deltas), view.dealer
    seat = result.deltas.index(gain)
    if all(one.verdict in ("lower", "tie_lost") for one in used(view)) and len(used(view)) >= SWEPT:
        swept = result.deltas[dealer]
        yield Moment.of(
            "swept", SILK, beat=GAINS, zone="dealer", glad=(dealer,), seat=dealer, gain=swept
        )
    elif gain >= GREAT * view.rules.chips and gain > max(
        (max(row.deltas) for row in view.sheet[:-1]), default=0
    ):
        yield Moment.of("great", SILK, beat=COUNTED, glad=(seat,), seat=seat, gain=gain)


def used(view: KabuView) -> list[ColumnResult]:
    """Return the results of the columns that somebody has bet on."""
    columns = view.result.columns if view.result is not None else ()
    return [one for one in columns if one.verdict != "unused"]


def remarks(view: KabuView) -> list[Remark]:
    """Return what can be said about a showdown; not about every one, and always the same."""
    result = view.result
    assert result is not None
    dice = random.Random(f"{view.deal} {result.deltas}")
    if not used(view) or result.dealer_kind != "plain" or dice.random() > REMARKED:
        return []
    found, bank = [], result.dealer_total
    won = [one.verdict in ("higher", "triple", "shippin") for one in used(view)]
    if len(won) > 1 and all(won):
        found.append(Remark("paid_all", view.dealer, GAINS))
    if bank == BEST and result.deltas[view.dealer] > 0:
        found.append(Remark("bank_nine", view.dealer, DEALER_TOTAL))
    for one in used(view):
        beat, drew = judged(view, one.column), view.columns[one.column - 1].third is not None
        about = "nothing" if drew and one.total == 0 else "short" if one.total == bank - 1 else ""
        for seat, net in enumerate(one.nets):
            if net < 0 and about:
                found.append(Remark(about, seat, beat))
            elif net > 0 and one.total == BEST and one.kind == "plain":
                found.append(Remark("nine", seat, beat))
    dice.shuffle(found)
    return found


def trophy(view: KabuView) -> Trophy:
    """Return the cards that brought the winner most at once: a column's, or his own as dealer.

    Cards that are nothing to look at are left out: a low total without a special hand.
    """
    winners = view.outcome.winners if view.outcome is not None else ()
    best, most = Trophy(), 0
    own: tuple[str, ...] = ()
    hand: Event | None = None  # what the dealer, and then each column had
    dealt: Event | None = None
    columns: dict[int, dict[str, str]] = {}

    def brought(cards: tuple[str, ...], had: Event | None, number: int) -> Trophy:
        if had is None:
            return Trophy(cards)
        kind, total = had.word("hand"), had.number("total")
        if kind == "plain" and total < WORTHY:
            return Trophy()
        return Trophy(cards, Text.of("brought", kind=kind, total=total, number=number))

    for event in view.history if winners else ():
        column = columns.setdefault(event.number("column"), {}) if "column" in event else {}
        match event.kind:
            case "round_started":
                own, columns = (), {}
            case "first_field":
                cards = event.words("cards")
                columns = {number: {"1": card} for number, card in enumerate(cards, 1)}
            case "second_card" | "second_revealed" if "card" in event:
                column["2"] = event.word("card")
            case "hit":
                column["3"] = event.word("card")
            case "dealer_revealed" if event.number("seat") == winners[0]:
                own, dealt = event.words("cards"), event
            case "column_result":
                hand = event
            case "paid" if event.number("seat") == winners[0] and event.number("net") > most:
                most = event.number("net")
                best = brought(tuple(column[key] for key in sorted(column)), hand, most)
            case "round_ended" if own and int(event.words("deltas")[winners[0]]) > most:
                most = int(event.words("deltas")[winners[0]])
                best = brought(own, dealt, most)
    return best


def _month(card: str | None) -> int:
    """The month of a rank: that of the flower on it, if it is one."""
    return ranks([card])[0] if card is not None else 0


def _by_dealer(kind: str, figure: str, seat: int, month: int = 0) -> Moment:
    """A moment of the dealer's cards."""
    return Moment.of(
        kind,
        figure,
        hard=True,
        beat=DEALER_TOTAL,
        zone="dealer",
        month=month,
        glad=(seat,),
        seat=seat,
    )
