"""The four columns: cards, heads, what is bet on them, who decides."""

from __future__ import annotations

from cardtable.engine.table import (
    CardSpot,
    ChipSpot,
    FrameSpot,
    KnobSpot,
    SlotSpot,
    Text,
    ZoneSpot,
    hidden,
)
from cardtable.games.kabu.round import FIELD_3
from cardtable.games.kabu.table.sheet import STEP, Sheet
from cardtable.games.kabu.view import ColumnView

KNOB = 22.0


def columns(sheet: Sheet) -> None:
    """Lay the columns with what is bet on them; the results of a round are laid elsewhere."""
    for column in sheet.view.columns:
        _frame(sheet, column)
        _head(sheet, column)
        _cards(sheet, column)
        if sheet.open:
            continue
        if column.second_dealt:
            _state(sheet, column)
        else:
            _bets(sheet, column)


def bettors(sheet: Sheet, column: ColumnView) -> list[tuple[int, int]]:
    """(seat, chips) of those who have bet on a column: the own first, then in order of betting."""
    found = [(seat, column.stakes[seat]) for seat in sheet.view.order if column.stakes[seat]]
    staged = sheet.staged.get(column.column, 0)
    if staged:
        found.append((sheet.me, staged))
    own = sheet.me if sheet.is_me else -1
    return sorted(found, key=lambda item: item[0] != own)


def box(sheet: Sheet, column: ColumnView) -> tuple[float, float]:
    """Left edge and width of a column's frame."""
    m = sheet.m
    return m.middle(column.column) - m.pitch / 2 + 4 * m.s, m.pitch - 8 * m.s


def content(sheet: Sheet, column: ColumnView) -> tuple[float, float]:
    """Left edge and width of what stands below a column's cards: level with them if it can be."""
    m = sheet.m
    width = min(m.pitch - 18 * m.s, max(m.w, 114 * m.s))
    return m.middle(column.column) - width / 2, width


def _frame(sheet: Sheet, column: ColumnView) -> None:
    m, view, number = sheet.m, sheet.view, column.column
    x, width = box(sheet, column)
    y = m.head - 3 * m.s
    height = m.low - y
    zone = f"column:{number}"
    if view.phase == FIELD_3 and view.asked_column == number:
        sheet.frames.append(FrameSpot(f"asked:{number}", x, y, width, height, "target"))
    elif sheet.my_bet:
        words = Text.of("column", number=number)
        sheet.zones.append(ZoneSpot(zone, x, y, width, height, words))
        tone = "focus" if sheet.draft.focus == zone else "quiet"
        sheet.frames.append(FrameSpot(f"frame:{number}", x, y, width, height, tone))


def _head(sheet: Sheet, column: ColumnView) -> None:
    m, number = sheet.m, column.column
    x, width = box(sheet, column)
    y = m.head + 1 * m.s
    if not sheet.my_bet:
        sheet.label(f"head:{number}", Text.of("column", number=number), x, y, width, "center",
                    bold=True)  # fmt: skip
        return
    # The number stands on a key cap: the key that lays chips here.
    split = m.middle(number) + 11 * m.s
    sheet.label(f"head:{number}", Text.of("column_word"), x, y, split - x, "right", bold=True)
    sheet.label(f"key:{number}", Text.of("key", number=number), split + 5 * m.s, y - 2 * m.s,
                x + width - split - 5 * m.s, size=11, bold=True, tone="plate")  # fmt: skip


def _cards(sheet: Sheet, column: ColumnView) -> None:
    m, view = sheet.m, sheet.view
    zone = f"column:{column.column}"
    x = m.middle(column.column) - m.w / 2
    lies = [(column.first, "")]
    if column.second_dealt:
        secret = not sheet.open and view.rules.field2_view != "face_up"
        lies.append((column.second or "", "eye" if secret and column.second else ""))
    if column.third is not None:
        lies.append((column.third, ""))
    for place, (card, mark) in enumerate(lies):
        sheet.cards.append(
            CardSpot(
                card or hidden(zone, place), zone, place, card or None, x,
                m.cards + place * STEP * m.h, m.h, z=10 + place, source="deck", mark=mark,
            )
        )  # fmt: skip
    if view.phase == FIELD_3 and view.asked_column == column.column and column.third is None:
        # Only its lower end shows: there the third card would lie.
        sheet.slots.append(
            SlotSpot(f"third:{column.column}", x, m.cards + 2 * STEP * m.h, m.w, m.h)
        )


# ---- before the second field: chips right below the first card ----


def _bets(sheet: Sheet, column: ColumnView) -> None:
    m, number = sheet.m, column.column
    left, width = content(sheet, column)
    y = m.cards + m.h + 8 * m.s
    rows = bettors(sheet, column)
    staged = sheet.staged.get(number, 0)
    knobs = 2 * KNOB * m.s + 4 * m.s
    beside = width - knobs - amount_width(sheet, staged) > 0
    room = int((m.low - y) / m.row) - (0 if beside or not staged else 1)
    shown = rows if len(rows) <= room else rows[: room - 1]
    for seat, amount in shown:
        mine = bool(staged) and seat == sheet.me
        at = y + (m.row - m.chip) / 2
        sheet.chips.append(
            ChipSpot(f"chip:{number}:{seat}", seat, str(amount), left, at, m.chip, staged=mine,
                     source=_plate(sheet, seat))
        )  # fmt: skip
        if mine:
            if not beside:
                y += m.row
            knob_x = left + width - knobs if beside else left
            knob_y = y + (m.row - KNOB * m.s) / 2
            for sign, key, i in (("−", "less", 0), ("+", "more", 1)):
                sheet.knobs.append(
                    KnobSpot(f"{key}:{number}", knob_x + i * (KNOB + 4) * m.s, knob_y, sign,
                             KNOB * m.s)
                )  # fmt: skip
        y += m.row
    _more(sheet, column, rows[len(shown) :], left, y + 4 * m.s, width)


def amount_width(sheet: Sheet, amount: int) -> float:
    """About the width of a chip with its amount."""
    return sheet.m.chip + (9 + 10.5 * len(str(amount))) * sheet.m.s


def _more(
    sheet: Sheet, column: ColumnView, rest: list[tuple[int, int]], x: float, y: float, width: float
) -> None:
    if rest:
        words = Text.of("more", n=len(rest), amount=sum(amount for _, amount in rest))
        sheet.label(f"rest:{column.column}", words, x, y, width, bold=True, tip=_who(rest))


def _who(rest: list[tuple[int, int]]) -> tuple[Text, ...]:
    """Who is folded away, and with how much."""
    return tuple(Text.of("rest_seat", seat=seat, amount=str(amount)) for seat, amount in rest)


def _plate(sheet: Sheet, seat: int) -> tuple[float, float] | None:
    """Where a seat's chips come from."""
    spot = next((plate for plate in sheet.plates if plate.seat == seat), None)
    return (spot.x + 12 * sheet.m.s, spot.y + 14 * sheet.m.s) if spot else None


# ---- with the second field: what the column counts, who decides, and the chips small ----


def _state(sheet: Sheet, column: ColumnView) -> None:
    m, number = sheet.m, column.column
    left, room = content(sheet, column)
    y = m.bets
    if column.total is not None:
        ranks = [int(card[:-1]) for card in column.known]
        triple = len(ranks) == 3 and len(set(ranks)) == 1
        sheet.label(
            f"total:{number}",
            Text.of(
                "hand", kind="triple" if triple else "plain", total=column.total, rank=ranks[0]
            ),
            left, y - 6 * m.s, room, bold=True,
        )  # fmt: skip
        y += 23 * m.s
    chip = min(m.chip, 22 * m.s)
    line = chip + 3 * m.s
    note = _note(sheet, column)
    if m.low - y > 19 * m.s + 2 * line - 3 * m.s or column.decider is None:
        if note is not None:
            bold = note.id in ("you_decide", "decides")
            tip = (note,) if bold else ()
            sheet.label(f"note:{number}", note, left, y, room, size=12, bold=bold, snug=bold,
                        tip=tip)  # fmt: skip
        y += 19 * m.s
    rows = bettors(sheet, column)
    if not rows:
        return
    one = max(amount_width(sheet, amount) for _, amount in rows) + 7 * m.s
    each = max(1, int((room + 8 * m.s) / one))
    lines = max(1, int((m.low - y + 3 * m.s) / line))
    shown = rows
    if len(rows) > each * lines:
        shown = rows[: each * (lines - 1)] or rows[:1]
    for i, (seat, amount) in enumerate(shown):
        sheet.chips.append(
            ChipSpot(
                f"chip:{number}:{seat}", seat, str(amount), left + i % each * one,
                y + i // each * line, chip,
            )
        )  # fmt: skip
    rest = rows[len(shown) :]
    if lines > 1:
        _more(sheet, column, rest, left, y + (lines - 1) * line + 2 * m.s, room)
    elif rest:
        at = left + one
        width = left + room - at + 8 * m.s
        words = Text.of("more_seats" if width > 76 * m.s else "more_count", n=len(rest))
        sheet.label(f"rest:{number}", words, at, y + 2 * m.s, width, bold=True, tip=_who(rest))


def _note(sheet: Sheet, column: ColumnView) -> Text | None:
    view = sheet.view
    if column.decider is None:
        return Text.of("nobody_bet")
    if view.phase == FIELD_3:
        if view.asked_column == column.column:
            if view.seat == column.decider:
                return Text.of("you_decide")
            return Text.of("decides", seat=column.decider)
        if any(asked == column.column for _, asked in view.asks):
            return None
    return Text.of("took_third" if column.third is not None else "took_none")
