"""The showdown: the value and pay of each column, and the chips in motion."""

from __future__ import annotations

from cardtable.engine.table import ChipSpot, FurnitureSpot, Text
from cardtable.games.kabu.scoring import ColumnResult
from cardtable.games.kabu.table.columns import bettors, heaps, value
from cardtable.games.kabu.table.dealer import dealer_place
from cardtable.games.kabu.table.draft import KabuDraft, heap
from cardtable.games.kabu.table.showdown import judged
from cardtable.games.kabu.view import ColumnView

#: Whether a verdict is good for those who have bet, or bad; all others are neither.
TONES = {
    "higher": 1,
    "triple": 1,
    "shippin": 1,
    "lower": -1,
    "tie_lost": -1,
    "dealer_special": -1,
    "dealer_triple": -1,
}


def results(draft: KabuDraft) -> None:
    """Lay the result at every mat's foot; losses go to the dealer, gains come from him."""
    m, view = draft.m, draft.view
    assert view.result is not None
    if not view.result.columns:
        draft.label(
            "nobody",
            Text.of("nobody_bet_all"),
            m.left,
            m.cards + m.h + 24 * m.u,
            m.right - m.left,
            "center",
            max(20, round(32 * m.u / m.s)),
            True,
        )
        return
    for column, found in zip(view.columns, view.result.columns, strict=True):
        _column(draft, column, found)


def _column(draft: KabuDraft, column: ColumnView, found: ColumnResult) -> None:
    m, number, beat = draft.m, column.column, judged(draft.view, column.column)
    box = m.column(number)
    used = found.verdict != "unused"
    rank = int(column.first[:-1])
    value(draft, number, found.kind, found.total, rank, used=used, beat=beat)
    if not used:
        return
    # Struck on the lower edge of the last card; what stands below a third one stays free.
    size, last = min(max(64 * m.u, 30 * m.s), 0.42 * m.w), len(column.known) - 1
    x = box.x + (box.width - m.spread) / 2 + last * m.across + m.w - 1.12 * size
    y = min(m.cards + last * m.down + m.h - 0.62 * size, m.foot - size)
    times = draft.view.rules.triple_pay if found.verdict == "triple" else 2
    special = draft.view.result.dealer_kind if draft.view.result is not None else ""
    verdict = Text.of("verdict", id=found.verdict, times=times, kind=special)
    draft.furniture.append(
        FurnitureSpot(
            f"seal:{number}",
            "seal",
            x,
            y,
            size,
            size,
            verdict,
            whole=TONES.get(found.verdict, 0),
            tip=(verdict,),
            z=40,
            beat=beat,
        )
    )
    rows = bettors(draft, column)
    heaps(draft, number, rows, found.nets)
    for seat, amount in rows:
        _chips(draft, number, seat, amount, found.nets[seat])


def _chips(draft: KabuDraft, column: int, seat: int, bet: int, net: int) -> None:
    """Slide lost chips under the dealer's portrait, and the others to their place on the mat.

    Those that are not shown there slide under their owner's portrait.
    """
    m = draft.m
    size = m.chip
    bank = dealer_place(draft)
    key = f"chip:{column}:{seat}"
    beat = judged(draft.view, column)
    if net < 0:
        draft.chips.append(ChipSpot(key, seat, "", *bank, size, z=18, beat=beat, heap=heap(bet, 3)))
        return
    there = next((spot for spot in draft.chips if spot.key == f"net:{column}:{seat}"), None)
    if there is None:
        plate = next(plate for plate in draft.plates if plate.seat == seat)
        to, z = (plate.x + 14 * m.u, plate.y + plate.height / 2 - size / 2), 18.0
    else:
        to, z, size = (there.x, there.y), 30.0, there.size
    draft.chips.append(ChipSpot(key, seat, "", *to, size, z=z, beat=beat, heap=heap(bet, 3)))
    if net > 0:
        won = f"win:{column}:{seat}"
        draft.chips.append(
            ChipSpot(won, seat, "", *to, size, source=bank, z=z, beat=beat, heap=heap(net, 3))
        )
