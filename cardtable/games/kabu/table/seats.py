"""The plates of a Kabu table: the viewer's at the bottom left, the others round the columns."""

from __future__ import annotations

from cardtable.engine.layout_draft import MARKER, PLATE
from cardtable.engine.table import (
    CardSpot,
    ChipSpot,
    FrameSpot,
    PlateSpot,
    Text,
    ZoneSpot,
    hidden,
)
from cardtable.games.kabu.table.draft import FLAT_PLATE, KabuDraft


def seats(draft: KabuDraft) -> None:
    """Lay all plates except the dealer's at the top, with dead cards, bets and gains."""
    beside = _own(draft)
    view = draft.view
    others = [(draft.me + i) % view.seats for i in range(1, view.seats)]
    others = [seat for seat in others if seat != view.dealer]
    m = draft.m
    right = (len(others) + 1) // 2
    if m.flat:  # the own plate is at the left as well
        right = max(right, len(others) - 3)
    bottom = draft.area.height - m.margin
    _side(draft, others[:right][::-1], draft.area.width - m.margin - m.plate, bottom)
    above = m.above if m.flat else MARKER + 36 * m.s
    _side(draft, others[right:], m.margin, m.own - above)
    if draft.open and view.dealer != draft.me:
        spot = next(plate for plate in draft.plates if plate.seat == view.dealer)
        if m.flat and not m.roomy:
            at = spot.y + spot.height / 2 - 13 * m.s
            width = spot.width - 6 * m.s
            _gain(draft, view.dealer, spot.x, at, width, small=True, align="right")
        else:
            _gain(draft, view.dealer, spot.x, spot.y + spot.height + 6 * m.s, spot.width)
    _makifuda(draft)
    if draft.my_bet and not m.flat:
        _stack(draft, beside)


#: Least height of the space below a plate, at scale 1; least height of a dead card, in pixels.
SAID, SMALLEST = 30.0, 28.0
#: Height of what is below a plate, at scale 1.
BELOW = 28.0
#: Below plates narrower than this only a number fits: no sentence, and no dead card beside it.
NARROW = 90.0


def _own(draft: KabuDraft) -> float:
    """Lay the viewer's plate and what belongs to it; return the left edge of the space beside."""
    m, view, me = draft.m, draft.view, draft.me
    height = m.own_tall
    width = m.plate if draft.open or m.flat else min(290 * m.s, draft.area.width * 0.3)
    draft.plates.append(
        PlateSpot(
            f"plate:{me}",
            me,
            m.margin,
            m.own,
            width,
            height,
            view.turn == me,
            _order(draft, me),
            faded=me in view.watching,
            beat=draft.gains,
        )
    )
    x = m.margin + width + 12 * m.s
    if draft.open:
        _gain(draft, me, m.margin, m.own - 34 * m.s, m.plate)
        return x
    if me in view.dead_holders:
        h = m.own_dead
        card = view.dead_card
        zone = f"dead:{me}"
        y = draft.area.height - m.margin - h
        if m.flat:
            x, y = m.margin, m.own - m.above
        key, turn = card or hidden(zone, 0), _dealt(draft, me)
        draft.cards.append(CardSpot(key, zone, 0, card, x, y, h, source="deck", dealt=turn))
        x += h * draft.area.ratio + 8 * m.s
        if draft.is_me and not m.flat:
            words = Text.of("dead_card", seat=me, own=1)
            y, width = m.own + 10 * m.s, 136 * m.s
            draft.label("dead", words, x, y, width, size=12, tone="soft", tip=(words,), snug=True)
            x += 144 * m.s
    if _sees_hidden(draft) and not m.flat:
        room = m.right - x
        if room > 170 * m.s:
            y = draft.area.height - m.margin - (20 if room > 330 * m.s else 37) * m.s
            draft.label("eyes", Text.of("eyes"), x, y, room, "right", 12, tone="soft")
    return x


def _stack(draft: KabuDraft, left: float) -> None:
    """Lay the chips that can be dragged onto a column, where there is room for them."""
    m, worths = draft.m, draft.prepared.stack
    if not worths:
        return
    size = 28 * m.s
    width = size + (13 + 10 * len(str(worths[-1]))) * m.s
    others = (plate.x for plate in draft.plates if plate.y + plate.height + BELOW * m.s > m.own)
    right = min((x for x in others if x > left), default=draft.area.width - m.margin)
    x = min(right - 8 * m.s, max(m.right, left + width * len(worths))) - width * len(worths)
    if x < left:
        return
    y = draft.area.height - m.margin - (PLATE * m.s + size) / 2
    height = size + 14 * m.s
    for number, worth in enumerate(worths):
        at = x + number * width
        draft.chips.append(ChipSpot(f"worth:{number}", draft.me, str(worth), at, y, size))
        box = (at - 5 * m.s, y - 7 * m.s, width, height)
        draft.zones.append(ZoneSpot(f"stack:{number}", *box, Text.of("zone_stack", amount=worth)))
        if number == draft.prepared.chip:
            draft.frames.append(FrameSpot("chosen", *box, "quiet"))


def _dealt(draft: KabuDraft, seat: int) -> int:
    """Return when a dead card is dealt: round the table, the dealer last."""
    order = draft.view.order
    return order.index(seat) if seat in order else len(order)


def _sees_hidden(draft: KabuDraft) -> bool:
    """Whether the viewer knows cards of the columns that the dealer does not."""
    view = draft.view
    return (
        view.seat is not None
        and view.seat != view.dealer
        and view.rules.field2_view != "face_up"
        and any(column.second is not None for column in view.columns)
    )


def _order(draft: KabuDraft, seat: int) -> int:
    """Return a seat's place in the order of betting, while bets are made."""
    return draft.view.order.index(seat) + 1 if draft.betting and seat in draft.view.order else 0


def _side(draft: KabuDraft, group: list[int], x: float, bottom: float) -> None:
    """Lay plates one below the other, level with the columns if they fit there."""
    if not group:
        return
    m, view = draft.m, draft.view
    dead = m.dead if view.dead_holders else 0.0
    sub = max((BELOW - 4) * m.s, dead) + 4 * m.s
    tall, block = m.tall, m.tall + sub
    count = len(group)
    top = m.cards
    low = bottom if m.flat else min(bottom, m.low, m.own - MARKER - 36 * m.s)
    if block * count + 12 * m.s * (count - 1) > low - top:
        low = bottom
    if block * count + 12 * m.s * (count - 1) > low - top:
        top = max(
            m.margin + (0 if m.flat else MARKER / 2), low - block * count - 24 * m.s * (count - 1)
        )
    if block * count > low - top:  # too short a table: plates lose what is below them
        block = (low - top) / count
        tall = max(FLAT_PLATE * m.s, min(m.tall, block - SAID * m.s))
        sub = max(0.0, block - tall)
        dead = min(dead, max(0.0, sub - 6 * m.s))
    gap = min(40 * m.s, (low - top - block * count) / max(1, count - 1)) if count > 1 else 0.0
    y = top + (low - top - block * count - gap * (count - 1)) / 2
    for seat in group:
        _seat(draft, seat, x, y, tall, dead if dead >= SMALLEST else 0.0, sub)
        y += block + gap


def _seat(
    draft: KabuDraft, seat: int, x: float, y: float, tall: float, dead: float, sub: float
) -> None:
    m, view = draft.m, draft.view
    draft.plates.append(
        PlateSpot(
            f"plate:{seat}",
            seat,
            x,
            y,
            m.plate,
            tall,
            view.turn == seat,
            _order(draft, seat),
            faded=seat in view.watching,
            beat=draft.gains,
        )
    )
    below = y + tall + 4 * m.s
    if draft.open:
        if sub < BELOW * m.s - 1:  # no room below: at the right end of the plate
            at = y + tall / 2 - 13 * m.s
            _gain(draft, seat, x, at, m.plate - 6 * m.s, small=True, align="right")
        else:
            _gain(draft, seat, x, below, m.plate, small=sub < 30 * m.s)
        return
    narrow = m.plate < NARROW * m.s
    if seat in view.dead_holders:
        zone = f"dead:{seat}"
        dead = 0.0 if narrow else dead
        at = x + m.plate - dead * draft.area.ratio - 4 * m.s
        draft.anchors[zone] = (at, below, dead)
        if dead:
            draft.cards.append(
                CardSpot(
                    hidden(zone, 0),
                    zone,
                    0,
                    None,
                    at,
                    below,
                    dead,
                    source="deck",
                    dealt=_dealt(draft, seat),
                )
            )
    said = _said(draft, seat)
    if said is None or sub <= 18 * m.s:
        return
    bold = said.id == "has_bet"
    if narrow:
        short = Text(f"{said.id}_short", said.params)
        draft.label(
            f"said:{seat}", short, x, below, m.plate, "center", bold=bold, tip=(said,), snug=True
        )
        return
    room = m.plate - 8 * m.s - (dead * draft.area.ratio + 8 * m.s if dead else 0)
    draft.label(f"said:{seat}", said, x + 4 * m.s, below + 2 * m.s, room, bold=bold)


def _said(draft: KabuDraft, seat: int) -> Text | None:
    """Return what a seat has bet, or that it has not."""
    view = draft.view
    if seat not in view.order:
        return None
    staked = view.staked(seat)
    if staked:
        return Text.of("has_bet", amount=staked)
    if not draft.betting:
        return Text.of("no_bet")
    if seat in (asked for asked, _ in view.asks):
        return None if seat == view.turn else Text.of("bets_later")
    return Text.of("no_bet")


def _gain(
    draft: KabuDraft,
    seat: int,
    x: float,
    y: float,
    width: float,
    *,
    small: bool = False,
    align: str = "left",
) -> None:
    """Lay what the round has brought a seat."""
    view = draft.view
    if view.result is None or seat in view.watching:
        return
    gain = view.result.deltas[seat]
    if not gain and not any(column.stakes[seat] for column in view.columns):
        return
    tone = "good" if gain > 0 else ("bad" if gain < 0 else "plate")
    draft.label(
        f"gain:{seat}",
        Text.of("gain", n=gain),
        x,
        y,
        width,
        align,
        13 if small else 16,
        True,
        tone,
        beat=draft.gains,
    )


def _makifuda(draft: KabuDraft) -> None:
    """Lay the four cards that left the game openly beside the viewer's plate."""
    m, view = draft.m, draft.view
    if not view.makifuda or draft.open:
        return
    h = m.own_dead
    step = h * draft.area.ratio + 5 * m.s
    own = next(plate for plate in draft.plates if plate.seat == draft.me)
    x = own.x + own.width + 12 * m.s
    y = draft.area.height - m.margin - h
    if m.flat:  # above the plate, beside the dead card
        taken = h * draft.area.ratio + 4 * m.s if draft.me in view.dead_holders else 0.0
        x, y = m.margin + taken, m.own - m.above
        step = (m.plate - taken - h * draft.area.ratio) / 3
    for place, card in enumerate(view.makifuda):
        draft.cards.append(
            CardSpot(card, "makifuda", place, card, x + place * step, y, h, place, source="deck")
        )
    x += step * len(view.makifuda) + 4 * m.s
    if m.right - x > 60 * m.s and not m.flat:
        draft.label(
            "makifuda",
            Text.of("makifuda"),
            x,
            m.own + 10 * m.s,
            min(110 * m.s, m.right - x),
            size=12,
            tone="soft",
        )
