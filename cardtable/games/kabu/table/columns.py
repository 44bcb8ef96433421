"""The four columns: cards, heads, bets, who decides."""

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
from cardtable.games.kabu.cards import ranks
from cardtable.games.kabu.round import FIELD_3
from cardtable.games.kabu.scoring import is_triple
from cardtable.games.kabu.table.draft import KabuDraft
from cardtable.games.kabu.table.showdown import turned
from cardtable.games.kabu.view import ColumnView

KNOB = 22.0
#: Size of a column that nobody has bet on, in the showdown.
ASIDE = 0.62
#: The first field is dealt after up to ten dead cards.
FIRST_FIELD = 20


def columns(draft: KabuDraft) -> None:
    """Lay the columns with the bets on them; the results of a round are laid elsewhere."""
    for column in draft.view.columns:
        _frame(draft, column)
        _head(draft, column)
        _cards(draft, column)
        if draft.open:
            continue
        if column.second_dealt:
            _state(draft, column)
        else:
            _bets(draft, column)


def bettors(draft: KabuDraft, column: ColumnView) -> list[tuple[int, int]]:
    """Return (seat, chips) of a column's bettors: the viewer first, then in order of betting."""
    found = [(seat, column.stakes[seat]) for seat in draft.view.order if column.stakes[seat]]
    staged = draft.staged.get(column.column, 0)
    if staged:
        found.append((draft.me, staged))
    own = draft.me if draft.is_me else -1
    return sorted(found, key=lambda item: item[0] != own)


def box(draft: KabuDraft, column: ColumnView) -> tuple[float, float]:
    """Return left edge and width of a column's frame."""
    m = draft.m
    return m.middle(column.column) - m.pitch / 2 + 4 * m.s, m.pitch - 8 * m.s


def content(draft: KabuDraft, column: ColumnView) -> tuple[float, float]:
    """Return left edge and width of what is below a column's cards, aligned if possible."""
    m = draft.m
    width = min(m.pitch - 18 * m.s, max(m.w, 114 * m.s))
    return m.middle(column.column) - width / 2, width


def _frame(draft: KabuDraft, column: ColumnView) -> None:
    m, view, number = draft.m, draft.view, column.column
    x, width = box(draft, column)
    y = m.head - 3 * m.s
    height = m.low - y
    zone = f"column:{number}"
    if view.phase == FIELD_3 and view.asked_column == number:
        draft.frames.append(FrameSpot(f"asked:{number}", x, y, width, height, "target"))
    elif draft.my_bet:
        words = Text.of("column", number=number)
        draft.zones.append(ZoneSpot(zone, x, y, width, height, words))
        draft.frames.append(FrameSpot(f"frame:{number}", x, y, width, height, "quiet"))


def _head(draft: KabuDraft, column: ColumnView) -> None:
    m, number = draft.m, column.column
    x, width = box(draft, column)
    y = m.head + 1 * m.s
    if not draft.my_bet:
        draft.label(
            f"head:{number}", Text.of("column", number=number), x, y, width, "center", bold=True
        )
        return
    # The number is on a key cap: the key that lays chips here.
    split = m.middle(number) + 11 * m.s
    draft.label(f"head:{number}", Text.of("column_word"), x, y, split - x, "right", bold=True)
    draft.label(
        f"key:{number}",
        Text.of("key", number=number),
        split + 5 * m.s,
        y - 2 * m.s,
        x + width - split - 5 * m.s,
        size=11,
        bold=True,
        tone="plate",
    )


def _cards(draft: KabuDraft, column: ColumnView) -> None:
    m, view = draft.m, draft.view
    zone = f"column:{column.column}"
    # What nobody has bet on steps back once all is told.
    part = ASIDE if draft.unused(column.column) else 1.0
    h = m.h * part
    x = m.middle(column.column) - m.spread * part / 2
    dealt = 0 if view.rules.field else FIRST_FIELD  # Kyo lays it out before anything is dealt
    beat = turned(view, column.column)
    lies = [(column.first, "")]
    if column.second_dealt:
        secret = not draft.open and view.rules.field2_view != "face_up"
        lies.append((column.second or "", "eye" if secret and column.second else ""))
    if column.third is not None:
        lies.append((column.third, ""))
    for place, (card, mark) in enumerate(lies):
        draft.cards.append(
            CardSpot(
                card or hidden(zone, place),
                zone,
                place,
                card or None,
                x + place * m.across * part,
                m.cards + place * m.down * part,
                h,
                z=10 + place,
                source="deck",
                mark=mark,
                dealt=dealt + column.column + place * FIRST_FIELD,
                beat=beat,
            )
        )
    if view.phase == FIELD_3 and view.asked_column == column.column and column.third is None:
        # Only its lower end is visible, where the third card would be.
        at = x + 2 * m.across, m.cards + 2 * m.down
        draft.slots.append(SlotSpot(f"third:{column.column}", *at, m.w, m.h))


# ---- before the second field: chips right below the first card ----


def _bets(draft: KabuDraft, column: ColumnView) -> None:
    m, number = draft.m, column.column
    left, width = content(draft, column)
    y = m.cards + m.h + 8 * m.s
    rows = bettors(draft, column)
    staged = draft.staged.get(number, 0)
    knobs = 2 * KNOB * m.s + 4 * m.s
    beside = width - knobs - amount_width(draft, staged) > 0
    room = int((m.low - y) / m.row) - (0 if beside or not staged else 1)
    shown = rows if len(rows) <= room else rows[: room - 1]
    for seat, amount in shown:
        mine = bool(staged) and seat == draft.me
        at = y + (m.row - m.chip) / 2
        draft.chips.append(
            ChipSpot(
                f"chip:{number}:{seat}",
                seat,
                str(amount),
                left,
                at,
                m.chip,
                staged=mine,
                source=_plate(draft, seat),
            )
        )
        if mine:
            if not beside:
                y += m.row
            knob_x = left + width - knobs if beside else left
            knob_y = y + (m.row - KNOB * m.s) / 2
            for sign, key, i in (("−", "less", 0), ("+", "more", 1)):
                draft.knobs.append(
                    KnobSpot(
                        f"{key}:{number}", knob_x + i * (KNOB + 4) * m.s, knob_y, sign, KNOB * m.s
                    )
                )
        y += m.row
    _more(draft, column, rows[len(shown) :], left, y + 4 * m.s, width)


def amount_width(draft: KabuDraft, amount: int) -> float:
    """Return the approximate width of a chip with its amount."""
    return draft.m.chip + (9 + 10.5 * len(str(amount))) * draft.m.s


def _more(
    draft: KabuDraft,
    column: ColumnView,
    rest: list[tuple[int, int]],
    x: float,
    y: float,
    width: float,
) -> None:
    if rest:
        words = Text.of("more", n=len(rest), amount=sum(amount for _, amount in rest))
        draft.label(f"rest:{column.column}", words, x, y, width, bold=True, tip=_who(rest))


def _who(rest: list[tuple[int, int]]) -> tuple[Text, ...]:
    """Return who is folded away, and with how much."""
    return tuple(Text.of("rest_seat", seat=seat, amount=str(amount)) for seat, amount in rest)


def _plate(draft: KabuDraft, seat: int) -> tuple[float, float] | None:
    """Return where a seat's chips come from."""
    spot = next((plate for plate in draft.plates if plate.seat == seat), None)
    return (spot.x + 12 * draft.m.s, spot.y + 14 * draft.m.s) if spot else None


# ---- with the second field: what the column counts, who decides, and the chips small ----


def _state(draft: KabuDraft, column: ColumnView) -> None:
    m, number = draft.m, column.column
    left, room = content(draft, column)
    y = m.bets
    if column.total is not None:
        known = ranks(column.known)
        kind = "triple" if is_triple(known) else "plain"
        draft.label(
            f"total:{number}",
            Text.of("hand", kind=kind, total=column.total, rank=known[0]),
            left,
            y - 6 * m.s,
            room,
            bold=True,
        )
        y += 23 * m.s
    chip = min(m.chip, 22 * m.s)
    line = chip + 3 * m.s
    note = _note(draft, column)
    if m.low - y > 19 * m.s + 2 * line - 3 * m.s or column.decider is None:
        if note is not None:
            bold = note.id == "decides"
            tip = (note,) if bold else ()
            draft.label(
                f"note:{number}", note, left, y, room, size=12, bold=bold, snug=bold, tip=tip
            )
        y += 19 * m.s
    rows = bettors(draft, column)
    if not rows:
        return
    one = max(amount_width(draft, amount) for _, amount in rows) + 7 * m.s
    each = max(1, int((room + 8 * m.s) / one))
    lines = max(1, int((m.low - y + 3 * m.s) / line))
    shown = rows
    if len(rows) > each * lines:
        shown = rows[: each * (lines - 1)] or rows[:1]
    for i, (seat, amount) in enumerate(shown):
        draft.chips.append(
            ChipSpot(
                f"chip:{number}:{seat}",
                seat,
                str(amount),
                left + i % each * one,
                y + i // each * line,
                chip,
            )
        )
    rest = rows[len(shown) :]
    if lines > 1:
        _more(draft, column, rest, left, y + (lines - 1) * line + 2 * m.s, room)
    elif rest:
        at = left + one
        width = left + room - at + 8 * m.s
        words = Text.of("more_seats" if width > 76 * m.s else "more_count", n=len(rest))
        draft.label(f"rest:{number}", words, at, y + 2 * m.s, width, bold=True, tip=_who(rest))


def _note(draft: KabuDraft, column: ColumnView) -> Text | None:
    view = draft.view
    if column.decider is None:
        return Text.of("nobody_bet")
    if view.phase == FIELD_3:
        if view.asked_column == column.column:
            own = int(view.seat == column.decider)
            return Text.of("decides", seat=column.decider, own=own)
        if any(asked == column.column for _, asked in view.asks):
            return None
    return Text.of("took_third" if column.third is not None else "took_none")
