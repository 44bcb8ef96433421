"""The four columns: each a mat with its number, its cards, and what it is worth to whom."""

from __future__ import annotations

from cardtable.engine.layout_draft import CLOSE, HAND_BESIDE
from cardtable.engine.table import (
    CardSpot,
    ChipSpot,
    FurnitureSpot,
    KnobSpot,
    Text,
    ZoneSpot,
    hidden,
)
from cardtable.games.kabu.cards import ranks
from cardtable.games.kabu.round import FIELD_3
from cardtable.games.kabu.scoring import FREE, is_triple, third_card
from cardtable.games.kabu.table.draft import LINE, KabuDraft, amount_width, heap
from cardtable.games.kabu.table.showdown import BEST, judged, turned
from cardtable.games.kabu.view import ColumnView

KNOB = 22.0
#: Least size of the words for those whose chips are folded away, in pixels at scale 1.
LEAST_REST = 15.0
#: What heaps leave to the name of the value, beside or below it, in pixels at scale 1.
NAME = 62.0
#: The braid round a mat, with a thread of cloth inside it, at scale 1.
BRAID = 9.0
#: The seal that tells how a column has ended.
SEAL = 64.0
#: Where the value and its name stand, as a part of the foot's height.
BASE = 0.8
#: The first field is dealt after up to ten dead cards.
FIRST_FIELD = 20
#: The sign on a card that the dealer has not seen.
UNSEEN = "eye_off"


def columns(draft: KabuDraft) -> None:
    """Lay the columns with the bets on them; the results of a round are laid elsewhere."""
    for column in draft.view.columns:
        _mat(draft, column)
        _cards(draft, column)
        if draft.open:
            continue
        if column.second_dealt:
            _state(draft, column)
        else:
            _bets(draft, column)


def bettors(draft: KabuDraft, column: ColumnView) -> list[tuple[int, int]]:
    """Return (seat, chips) of a column's bettors: the viewer first, then who decides on its third
    card, the others in order of betting.
    """
    found = [(seat, column.stakes[seat]) for seat in draft.view.order if column.stakes[seat]]
    staged = draft.staged.get(column.column, 0)
    if staged:
        found.append((draft.me, staged))
    own = draft.me if draft.is_me else -1
    return sorted(found, key=lambda item: (item[0] != own, item[0] != column.decider))


def asked(draft: KabuDraft, column: ColumnView) -> bool:
    """Whether the question is about this column."""
    return draft.view.phase == FIELD_3 and draft.view.asked_column == column.column


def _mat(draft: KabuDraft, column: ColumnView) -> None:
    m, number = draft.m, column.column
    box = m.column(number)
    place = (box.x, box.y, box.width, box.height)
    is_asked = asked(draft, column)
    own = draft.open and draft.is_me and column.stakes[draft.me] > 0
    owner, tip = draft.me if own else None, _tip(draft, column)
    draft.furniture.append(
        FurnitureSpot(f"mat:{number}", "mat", *place, lit=is_asked, tip=tip, owner=owner)
    )
    draft.zones.append(ZoneSpot(f"column:{number}", *place, Text.of("column", number=number)))
    # While one bets, the number is the key that lays chips here.
    words = Text.of("key" if draft.my_bet else "column", number=number)
    disc = m.disc(number)
    draft.furniture.append(
        FurnitureSpot(
            f"disc:{number}",
            "disc",
            disc.x,
            disc.y,
            disc.width,
            disc.height,
            words,
            whole=number,
            lit=is_asked or draft.my_bet,
            z=-5,
        )
    )


def _tip(draft: KabuDraft, column: ColumnView) -> tuple[Text, ...]:
    """What a mat tells when it is pointed at."""
    view = draft.view
    if not column.second_dealt:
        return ()
    told = []
    if column.decider is None:
        told.append(Text.of("nobody_bet"))
    else:
        own = int(view.seat == column.decider)
        says = FREE
        if column.second is not None:
            two, rules = ranks((column.first, column.second)), view.rules
            bound, pair = rules.bound_players, rules.pair_exception
            says = third_card(two, bound=bound, pair_exception=pair)
        asks = (FIELD_3, column.column) in ((view.phase, one) for _, one in view.asks)
        if says != FREE:  # the rule decides
            told.append(Text.of(f"rule_{says}"))
        elif asks:
            told.append(Text.of("decides", seat=column.decider, own=own))
        if not asks:
            told.append(Text.of("took_third" if column.third is not None else "took_none"))
    if _secret(draft) and view.seat != view.dealer and column.second is not None:
        told.append(Text.of("eyes"))
    return tuple(told)


def _secret(draft: KabuDraft) -> bool:
    """Whether the second cards are hidden from the dealer."""
    return not draft.open and draft.view.rules.field2_view != "face_up"


def _cards(draft: KabuDraft, column: ColumnView) -> None:
    m, view = draft.m, draft.view
    zone = f"column:{column.column}"
    mat = m.column(column.column)
    x = mat.x + (mat.width - m.spread) / 2
    dealt = 0 if view.rules.field else FIRST_FIELD  # Kyo lays it out before anything is dealt
    beat = turned(view, column.column)
    lies = [(column.first, "")]
    if column.second_dealt:
        mark = UNSEEN if _secret(draft) and column.second else ""
        lies.append((column.second or "", mark))
    if column.third is not None:
        lies.append((column.third, ""))
    # What nobody has bet on lies in the shade.
    shade = column.second_dealt and column.decider is None
    for place, (card, mark) in enumerate(lies):
        draft.cards.append(
            CardSpot(
                card or hidden(zone, place),
                zone,
                place,
                card or None,
                x + place * m.across,
                m.cards + place * m.down,
                m.h,
                z=10 + place,
                source="deck",
                faded=shade,
                mark=mark,
                dealt=dealt + column.column + place * FIRST_FIELD,
                beat=beat,
                drawn=place > 0 and draft.is_me and column.decider == view.seat,
            )
        )
    if asked(draft, column) and column.third is None and view.third_may_come:
        inset = 4 * m.u
        left, top = x + 2 * m.across, m.cards + 2 * m.down
        width, height = m.w, m.h
        if not m.flat:  # only its lower end is visible, where the third card would be
            left, top = left + inset, m.cards + m.h + m.down + 2 * inset
            width, height = m.w - 2 * inset, m.down - 3 * inset
        box = (left, top, width, height)
        draft.furniture.append(FurnitureSpot(f"third:{column.column}", "place", *box, lit=True))
        if view.to_act:  # before the mat, on which it lies
            draft.zones.insert(0, ZoneSpot("slot", *box, Text.of("zone_third")))


# ---- before the second field: chips right below the first card ----


def _bets(draft: KabuDraft, column: ColumnView) -> None:
    m, number = draft.m, column.column
    box = m.column(number)
    chip = min(max(48 * m.u, 27 * m.s), 55 * m.s) if not m.flat else 20 * m.s
    knob = max(KNOB * m.s, 0.8 * chip, draft.area.finger)
    row = max(1.3 * chip, knob + 3 * m.s) if not m.flat else 24 * m.s
    left = box.x + min((box.width - m.spread) / 2, 14 * m.u)
    width = box.right - left - 6 * m.u
    y = m.cards + m.h + 8 * m.u
    bottom = m.low - 6 * m.u
    staged = draft.staged.get(number, 0)
    advised = dict(draft.prepared.advised).get(number, 0) if draft.my_bet else 0
    rows = [(seat, amount, False) for seat, amount in bettors(draft, column)]
    if advised:  # what a hint would lay lies below what one has laid oneself
        rows.insert(int(bool(staged)), (draft.me, advised, True))
    knobs = 2 * knob + 4 * m.s
    beside = width - knobs - amount_width(chip, staged, m.s) > 0
    room = max(1, int((bottom - y) / row) - (0 if beside or not staged else 1))
    own = int(bool(staged)) + int(bool(advised))  # on lines alone
    one = max((amount_width(chip, amount, m.s) for _, amount, _ in rows), default=1.0)
    across = 2 if len(rows) > room and not m.flat and 2 * one <= width else 1
    places, at = own + across * max(0, room - own), across - 1
    shown = rows if len(rows) <= places else rows[: max(0, places - 1)]
    for number_of, (seat, amount, ghost) in enumerate(shown):
        at = (number_of - own) % across if number_of >= own else 0
        x = left + at * width / across
        mine = bool(staged) and seat == draft.me and not ghost
        if ghost:
            words = Text.of("zone_advice", amount=amount, number=number)
            place = (x - 4 * m.u, y, amount_width(chip, amount, m.s) + 8 * m.u, row)
            draft.zones.insert(0, ZoneSpot(f"advice:{number}", *place, words))
        draft.chips.append(
            ChipSpot(
                f"advice:{number}" if ghost else f"chip:{number}:{seat}",
                seat,
                str(amount),
                x,
                y + row - chip - 2 * m.u,
                chip,
                staged=mine or ghost,
                ghost=ghost,
                source=None if ghost else _plate(draft, seat),
                heap=heap(amount, 3),
            )
        )
        if mine:
            if not beside:
                y += row
            knob_x = left + width - knobs if beside else left
            knob_y = y + row - knob - 2 * m.u
            for sign, key, i in (("−", "less", 0), ("+", "more", 1)):
                draft.knobs.append(
                    KnobSpot(f"{key}:{number}", knob_x + i * (knob + 4 * m.s), knob_y, sign, knob)
                )
        if number_of < own or at == across - 1:
            y += row
    rest = [(seat, amount) for seat, amount, _ghost in rows[len(shown) :]]
    if rest and at < across - 1:  # beside the last one
        left, width = left + width / across, width / across
        y += 0.2 * row
    _more(draft, column, rest, left, y + 4 * m.u, width)


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
        size = round(max(LEAST_REST, 22 * draft.m.u / draft.m.s))
        draft.label(
            f"rest:{column.column}",
            words,
            x,
            y,
            width,
            size=size,
            bold=True,
            tip=_who(rest),
            snug=True,
        )


def _who(rest: list[tuple[int, int]]) -> tuple[Text, ...]:
    """Return who is folded away, and with how much."""
    return tuple(Text.of("rest_seat", seat=seat, amount=amount) for seat, amount in rest)


def _plate(draft: KabuDraft, seat: int) -> tuple[float, float] | None:
    """Return where a seat's chips come from: one's own from the stack that is chosen, if any."""
    places = {chip.key: (chip.x, chip.y) for chip in draft.chips}
    stack = places.get(f"worth:{draft.prepared.chip}") if seat == draft.me else None
    return stack or places.get(f"bank:{seat}")


# ---- with the second field: what the column counts, and the heaps on it ----


def _state(draft: KabuDraft, column: ColumnView) -> None:
    rows = bettors(draft, column)
    known, right = ranks(column.known), heaps(draft, column.column, rows)
    if column.total is not None:
        kind = "triple" if is_triple(known) else "plain"
        value(draft, column.column, kind, column.total, known[0], right, used=bool(rows))


def value(
    draft: KabuDraft,
    number: int,
    kind: str,
    total: int,
    rank: int,
    right: float,
    *,
    used: bool,
    beat: int = 0,
) -> None:
    """Lay a column's value with its name at the mat's foot, alone and faint if nobody has bet.

    ``right``: where the heaps begin.
    """
    m, x = draft.m, _left(draft, number)
    draft.furniture.append(
        FurnitureSpot(
            f"total:{number}",
            "hand" if used else "aside",
            x,
            m.foot,
            max(1.0, right - x - 12 * m.s),
            m.low - m.foot,
            Text.of("hand", kind=kind, total=total, rank=rank),
            whole=int(kind == "triple" or total == BEST),
            z=35,
            beat=beat,
        )
    )


def _left(draft: KabuDraft, number: int) -> float:
    """Where a column's value begins: inside the braid."""
    box = draft.m.column(number)
    return box.x + max(BRAID * draft.m.s, min(20 * draft.m.u, 0.07 * box.width))


def heaps(
    draft: KabuDraft,
    number: int,
    rows: list[tuple[int, int]],
    nets: tuple[int, ...] = (),
) -> float:
    """Lay the heaps at the mat's foot, flush right; several lie in lines.

    What has no room there is a number. Returns where they begin.

    ``nets``: by seat, what they have won or lost, told instead of the bets.
    """
    m, box = draft.m, draft.m.column(number)
    right, high = box.right - max(14 * m.u, 7 * m.s), m.low - m.foot
    if not rows:
        return right
    told = {seat: _net(nets[seat]) if nets else str(amount) for seat, amount in rows}
    # As wide as gains already, so that all stays where it is at the showdown.
    widest = [*told.values(), *(f"+{amount}" for _, amount in rows)]
    gap, room = 6 * m.u, right - _left(draft, number)
    lines, close, each, seam = 1, False, high, 0.0 if m.flat else 0.085 * high
    chip = min(max(1.5 * m.chip, 20 * m.s), 0.4 * high, 0.22 * box.width)
    one = max(amount_width(chip, words, m.s) for words in widest)
    if m.flat:
        across = max(1, int((room - HAND_BESIDE * high + gap) / (one + gap)))
    else:
        # Where no third card lies, there is room above as well.
        above = m.down - 0.5 * SEAL * m.u if nets and _short(draft, number) else 0.0
        beside, below = room - HAND_BESIDE * high - NAME * m.s, room - NAME * m.s
        ways = [(beside, 0.72, 2), (below, 0.72, 2), (below, 0.72, 2 + int(2 * above / high))]
        ways += [(below, 0.56, 2), (below, 0.8, 3), (below, 0.8, 3 + int(3 * above / high))]
        for width, part, most in ways:
            close, each = part != 0.72, (high - seam) / (3 if part > 0.72 else 2)
            chip = min(part * each, 0.22 * box.width)
            least = CLOSE if close else 16
            one = max(amount_width(chip, words, m.s, least) for words in widest)
            across = max(1, int((width + gap) / (one + gap)))
            lines = min(most, -(-len(rows) // across))
            if across * most >= len(rows) and one <= width:
                break
    shown = rows[: across * lines]
    further = 34 * m.s
    if len(shown) < len(rows):  # the last place tells of the others
        if across == 1 and lines == 1 and one + further <= room:
            shown = rows[:1]
        else:
            shown = rows[: max(1, across * lines - 1)]
    rest = rows[len(shown) :]
    columns = -(-(len(shown) + bool(rest)) // lines)
    width = columns * (one + gap) - gap
    if rest and lines == 1:
        width = len(shown) * (one + gap) + further
    left, beat = right - width, judged(draft.view, number) if nets else 0

    def place(i: int) -> tuple[float, float]:
        y = m.low - seam - (lines - i % lines - 0.5) * each - chip / 2
        if lines == 1 and not m.flat:  # on the line of the value
            y = m.foot + BASE * high - 0.86 * chip
        return left + i // lines * (one + gap), y

    for i, (seat, amount) in enumerate(shown):
        x, y = place(i)
        draft.chips.append(
            ChipSpot(
                f"net:{number}:{seat}" if nets else f"chip:{number}:{seat}",
                seat,
                told[seat],
                x,
                y,
                chip,
                ghost=bool(nets),  # the chips themselves go to the winner
                source=None if nets else _plate(draft, seat),
                heap=1 if nets else _heaped(amount, m.flat, lines),
                close=close,
                z=29 if nets else 30,
                beat=beat,
            )
        )
        if seat == draft.view.columns[number - 1].decider and len(rows) > 1 and not nets:
            # Whose word counts here stands on brass.
            rim = min(max(4.5, 0.22 * chip), (each - chip) / 2 + 1.5)
            ring = (x - rim, y - rim, chip + 2 * rim, chip + 2 * rim)
            draft.furniture.append(FurnitureSpot(f"decides:{number}", "brass", *ring, z=29))
    if rest:
        tip = tuple(
            Text.of("rest_gain", seat=seat, n=nets[seat])
            if nets
            else Text.of("rest_seat", seat=seat, amount=amount)
            for seat, amount in rest
        )
        x, y = place(len(shown))
        size = round(max(LEAST_REST, 22 * m.u / m.s))
        draft.label(
            f"rest:{number}",
            # All on a column win, or all lose.
            Text.of("more_gain", n=len(rest), amount=sum(nets[seat] for seat, _ in rest))
            if nets
            else Text.of("more_count", n=len(rest)),
            x,
            y + (chip - LINE * size * m.s) / 2,
            max(20.0, right - x),
            size=size,
            bold=True,
            tip=tip,
            snug=True,
            beat=beat,
        )
    return left


def _short(draft: KabuDraft, number: int) -> bool:
    """Whether a column has no third card."""
    return draft.view.columns[number - 1].third is None


def _heaped(amount: int, flat: bool, lines: int) -> int:
    """Of how many chips a heap at a mat's foot is drawn."""
    return heap(amount, 1 if flat or lines > 2 else 4 - lines)


def _net(net: int) -> str:
    return f"{net:+d}".replace("-", "−") if net else "0"
