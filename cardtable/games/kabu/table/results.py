"""The showdown: the value and pay of each column, and the chips in motion."""

from __future__ import annotations

from cardtable.engine.layout_draft import discs
from cardtable.engine.table import ChipSpot, FurnitureSpot, Text
from cardtable.games.kabu.scoring import ColumnResult
from cardtable.games.kabu.table.columns import SEAL, bettors, heaps, value
from cardtable.games.kabu.table.dealer import dealer_place
from cardtable.games.kabu.table.draft import KabuDraft
from cardtable.games.kabu.table.showdown import GAINS, judged
from cardtable.games.kabu.view import ColumnView

#: What a disc is worth at least with which a bet is paid, how many there are at most, after how
#: many more the last one sets out, and how high they lie on each other, as a part of their size:
#: each, and all at most.
DISC, MOST, LAST, RISE, HIGHEST = 5, 7, 2, 0.12, 0.5
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
            "plate",
        )
        return
    for column, found in zip(view.columns, view.result.columns, strict=True):
        _column(draft, column, found)


def _column(draft: KabuDraft, column: ColumnView, found: ColumnResult) -> None:
    m, number, beat = draft.m, column.column, judged(draft.view, column.column)
    box = m.column(number)
    used = found.verdict != "unused"
    rank = int(column.first[:-1])
    rows = bettors(draft, column) if used else []
    right = heaps(draft, number, rows, found.nets)
    value(draft, number, found.kind, found.total, rank, right, used=used, beat=beat)
    if not used:
        return
    # Struck on the lower edge of the last card; what stands below a third one stays free.
    size, last = min(max(SEAL * m.u, 30 * m.s), 0.42 * m.w), len(column.known) - 1
    x = box.x + (box.width - m.spread) / 2 + last * m.across + m.w - 1.12 * size
    y = min(m.cards + last * m.down + m.h - 0.62 * size, m.foot - 1.1 * size)
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
    for seat, amount in rows:
        _chips(draft, number, seat, amount, found.nets[seat])


def _chips(draft: KabuDraft, column: int, seat: int, bet: int, net: int) -> None:
    """Pay disc by disc: lost chips go onto the dealer's heap, won ones come from there.

    Won chips land on the bet and go home with it once all columns are settled.
    """
    m, view, key = draft.m, draft.view, f"chip:{column}:{seat}"
    beat, size = judged(view, column), max(32 * m.u, 17 * m.s)
    spots = {spot.key: spot for spot in draft.chips}
    bank, there = spots.get(f"bank:{view.dealer}"), spots.get(f"net:{column}:{seat}")
    box = m.column(column)
    on_mat = _on(there, size) if there else (box.right - 2 * size, m.low - 1.5 * size)
    at_bank = _on(bank, size) if bank else dealer_place(draft)
    dealer = bank.key if bank else f"plate:{view.dealer}"
    into, onward = (dealer, 0) if net < 0 else (f"bank:{seat}", GAINS)
    start, end = (on_mat, at_bank) if net < 0 else (at_bank, on_mat)
    if net >= 0:
        home = ChipSpot(key, seat, "", *end, size, beat=beat, into=into, onward=onward, pays=bet)
        draft.chips.append(home)
    gained = int(net > 0)
    paid = discs(abs(net), DISC, MOST) if net else []
    rise, follows = min(RISE, HIGHEST / (len(paid) + 1)), min(1.0, LAST / max(1, len(paid) - 1))
    for turn, pays in enumerate(paid):
        name = key if net < 0 and not turn else f"pay:{column}:{seat}:{turn}"
        # One lies on the other.
        x, y = end[0], end[1] - rise * size * (turn + 1) * gained
        draft.chips.append(
            ChipSpot(
                name,
                seat,
                "",
                x,
                y,
                size,
                source=start,
                beat=beat,
                into=into,
                onward=onward,
                turn=turn * follows + gained,
                pays=pays,
                paid_by=dealer if gained else "",
            )
        )


def _on(heaped: ChipSpot, size: float) -> tuple[float, float]:
    """Where a disc of a size lies in the middle of a heap."""
    off = (heaped.size - size) / 2
    return heaped.x + off, heaped.y + off
