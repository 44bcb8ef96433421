"""The showdown: the value and pay of each column, and the chips in motion."""

from __future__ import annotations

from cardtable.engine.layout_draft import BOX_LINES, box_height
from cardtable.engine.table import BoxLine, BoxSpot, ChipSpot, Text
from cardtable.games.kabu.scoring import ColumnResult
from cardtable.games.kabu.table.columns import ASIDE, bettors, box
from cardtable.games.kabu.table.dealer import dealer_place
from cardtable.games.kabu.table.draft import KabuDraft
from cardtable.games.kabu.table.showdown import judged
from cardtable.games.kabu.view import ColumnView

TONES = {
    "higher": "good",
    "triple": "good",
    "shippin": "good",
    "lower": "bad",
    "tie_lost": "bad",
    "dealer_special": "bad",
    "dealer_triple": "bad",
}


def results(draft: KabuDraft) -> None:
    """Lay a box below every column; losses go to the dealer, gains come from him."""
    m, view = draft.m, draft.view
    assert view.result is not None
    if not view.result.columns:
        draft.label(
            "nobody",
            Text.of("nobody_bet_all"),
            m.left,
            m.cards + m.h + 24 * m.s,
            4 * m.pitch,
            "center",
            20,
            True,
        )
        return
    used = [column for column in view.columns if not draft.unused(column.column)]
    longest = max(2 + (column.third is not None) for column in used or view.columns)
    y = m.cards + m.h + (longest - 1) * m.down + 8 * m.s
    for column, found in zip(view.columns, view.result.columns, strict=True):
        if draft.unused(column.column):
            _aside(draft, column, found)
        else:
            _box(draft, column, found, y)


def _hand(column: ColumnView, found: ColumnResult) -> Text:
    rank = int(column.first[:-1])
    return Text.of("hand", kind=found.kind, total=found.total, rank=rank)


def _aside(draft: KabuDraft, column: ColumnView, found: ColumnResult) -> None:
    """A column that nobody has bet on says so right below its small cards, in no box."""
    m, number = draft.m, column.column
    x, width = box(draft, column)
    cards = 2 + (column.third is not None)
    y = m.cards + (m.h + (cards - 1) * m.down) * ASIDE + 4 * m.s
    beat = judged(draft.view, number)
    draft.label(
        f"total:{number}", _hand(column, found), x, y, width, "center", tone="soft", beat=beat
    )
    draft.label(
        f"note:{number}",
        Text.of("nobody_bet"),
        x,
        y + 36 * m.s,
        width,
        "center",
        12,
        tone="soft",
        beat=beat,
    )


def _box(draft: KabuDraft, column: ColumnView, found: ColumnResult, y: float) -> None:
    m, number = draft.m, column.column
    x, width = box(draft, column)
    width += 4 * m.s
    x -= 2 * m.s
    times = draft.view.rules.triple_pay if found.verdict == "triple" else 2
    tone = TONES.get(found.verdict, "")
    special = draft.view.result.dealer_kind if draft.view.result is not None else ""
    lines = [
        BoxLine("head", _hand(column, found)),
        BoxLine(
            "verdict", Text.of("verdict", id=found.verdict, times=times, kind=special), tone=tone
        ),
    ]
    rows = bettors(draft, column)
    limit = draft.area.height - m.margin - y - 3
    room = max(
        0 if m.flat else 1, int((limit - box_height(tuple(lines), m.s)) / (BOX_LINES["row"] * m.s))
    )
    shown = rows if len(rows) <= room else rows[: max(0, room - 1)]
    names = width > 112 * m.s
    for seat, _ in shown:
        net = found.nets[seat]
        own = draft.is_me and seat == draft.me
        text = Text.of("seat_name", seat=seat) if names else Text("nothing")
        lines.append(BoxLine("row", text, Text.of("gain", n=net), seat, _tone(net), own))
    rest = rows[len(shown) :]
    tip = tuple(Text.of("rest_gain", seat=seat, n=found.nets[seat]) for seat, _ in rest)
    if not names or not room:  # the rows have no room for names
        tip = tuple(Text.of("rest_gain", seat=seat, n=found.nets[seat]) for seat, _ in rows)
    if rest and room:
        net = sum(found.nets[seat] for seat, _ in rest)
        lines.append(
            BoxLine(
                "row", Text.of("more_seats", n=len(rest)), Text.of("gain", n=net), None, _tone(net)
            )
        )
    draft.boxes.append(
        BoxSpot(f"box:{number}", x, y, width, tuple(lines), tip, judged(draft.view, number))
    )
    first, row = y + 1 + box_height(tuple(lines[:2]), m.s), BOX_LINES["row"] * m.s
    heights = {seat: first + row * i for i, (seat, _) in enumerate(shown)}
    for seat, _ in rows:
        _chips(draft, number, seat, found.nets[seat], x + 10 * m.s, heights.get(seat))


def _tone(net: int) -> str:
    return "good" if net > 0 else ("bad" if net < 0 else "")


def _chips(draft: KabuDraft, column: int, seat: int, net: int, x: float, row: float | None) -> None:
    """Slide lost chips under the dealer's plate, and the others into their row.

    Those of a folded row slide under their owner's plate.
    """
    m = draft.m
    size = 20 * m.s
    bank = dealer_place(draft)
    key = f"chip:{column}:{seat}"
    beat = judged(draft.view, column)
    if net < 0:
        draft.chips.append(ChipSpot(key, seat, "", *bank, size, z=18, beat=beat))
        return
    if row is None:
        plate = next(plate for plate in draft.plates if plate.seat == seat)
        to = (plate.x + 14 * m.s, plate.y + plate.height / 2 - size / 2)
        z = 18.0
    else:
        to, z = (x, row + (BOX_LINES["row"] * m.s - size) / 2), 30.0
    draft.chips.append(ChipSpot(key, seat, "", *to, size, z=z, beat=beat))
    if net > 0:
        won = f"win:{column}:{seat}"
        draft.chips.append(ChipSpot(won, seat, "", *to, size, source=bank, z=z, beat=beat))
