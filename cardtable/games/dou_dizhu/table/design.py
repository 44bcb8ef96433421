"""A table of Dou Dizhu: the kitty at the top, others left and right, the viewer's hand below.

Beside the layout: what is celebrated (bombs, the rocket, planes, a spring), and what is heard.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardtable.engine.events import Event
from cardtable.engine.moments import BLOSSOM, BURST, MIST, Moment, Sound
from cardtable.engine.table import (
    FINGER,
    LEGIBLE,
    RAISED,
    TICK,
    Area,
    CardSpot,
    Layout,
    PlateSpot,
    Prepared,
    Strip,
    TableDesign,
    Text,
    hidden,
    wide_step,
)
from cardtable.games.dou_dizhu.auction import Bid, highest
from cardtable.games.dou_dizhu.deal import HAND_SIZE, SEATS
from cardtable.games.dou_dizhu.plays import (
    BOMB,
    ROCKET,
    TRIPLES,
    TRIPLES_1,
    TRIPLES_2,
    Reading,
)
from cardtable.games.dou_dizhu.scoring import NO_SPRING
from cardtable.games.dou_dizhu.table.draft import (
    CARD,
    KITTY,
    LOW,
    MARGIN,
    SHORT,
    UPRIGHT_CARD,
    DouDizhuDraft,
    beside,
    clear,
    hand_room,
    hand_top,
    is_flat,
    is_upright,
    others_bottom,
    others_hand,
    others_top,
    over_plate,
    passes_at_hand,
    plate_height,
    plays_top,
)
from cardtable.games.dou_dizhu.table.trick import lay_trick, passed
from cardtable.games.dou_dizhu.view import BID, OVER, PLAY, SCORED, DouDizhuView

#: A seat is announced when it has at most so many cards.
LAST_CARDS = 2


class DouDizhuTable(TableDesign[DouDizhuView]):
    """The table of Dou Dizhu."""

    cloth = "felt"

    def lay(self, view: DouDizhuView, area: Area, prepared: Prepared) -> Layout:
        me = view.seat if view.seat is not None else 0
        draft = DouDizhuDraft(area, view, me, prepared, deal=f"{view.deal}.{view.redeals}")
        part = 0.31 if LOW <= area.height < SHORT else 0.26 if is_flat(draft) else 0.27
        draft.plate = min(232.0 * area.scale, area.width * 0.24)
        width = area.width * (UPRIGHT_CARD if is_upright(draft) else CARD)
        draft.h = min(area.height * part, width / area.ratio, clear(draft))
        draft.w = draft.h * area.ratio
        _kitty(draft)
        _own(draft)
        for seat, side in (((me + 1) % 3, "right"), ((me + 2) % 3, "left")):
            _other(draft, seat, side)
        if view.phase == BID:
            _auction(draft)
        elif view.phase == PLAY:
            lay_trick(draft, bool(prepared.selected))
        elif view.phase in (SCORED, OVER):
            lay_result(draft)
        middle = area.height - MARGIN - plate_height(draft) / 2
        if is_flat(draft):  # the hand is there
            middle = (others_bottom(draft) + hand_top(draft)) / 2
        right = draft.sorting(prepared.sorting, area.width - MARGIN, middle)
        draft.call = _call(draft, _beside_own(draft, right), right)
        return draft.layout()

    def sounds(self, event: Event) -> tuple[Sound, ...]:
        return heard(event)

    def moments(self, events: Sequence[Event], view: DouDizhuView) -> tuple[Moment, ...]:
        return tuple(moments(events))


def _dealt(draft: DouDizhuDraft, seat: int, place: int) -> int:
    """Return when a card of a hand is dealt: one by one round the table, from the first bidder."""
    return SEATS * place + (seat - draft.view.first_bidder) * draft.view.rules.step % SEATS


def _call(draft: DouDizhuDraft, left: float, right: float) -> tuple[float, float]:
    """Return where to name the selection: above the hand, or beside the viewer's plate if need be.

    ``left`` and ``right`` limit the free space.
    """
    area = draft.area
    y = hand_top(draft) - draft.h * RAISED - TICK - 24 * area.scale
    if y >= draft.lowest:
        return area.width / 2, y
    if is_flat(draft):
        return MARGIN + draft.plate / 2, over_plate(draft) - 24 * area.scale
    plate = area.height - MARGIN - plate_height(draft) / 2
    return (left + right) / 2, plate - 14 * area.scale


def _kitty(draft: DouDizhuDraft) -> None:
    view, area = draft.view, draft.area
    h = draft.h * KITTY
    w = h * area.ratio
    y = MARGIN
    wide = 3 * w + 2 * 8
    left = (area.width - wide) / 2
    draft.anchors["deck"] = (area.width / 2 - w / 2, y, h)
    words = Text.of("kitty_hidden")
    if view.landlord is None:
        for place in range(3):
            key, x, turn = hidden("kitty", place), left + place * (w + 8), SEATS * HAND_SIZE + place
            draft.cards.append(
                CardSpot(key, "kitty", place, None, x, y, h, source="deck", dealt=turn)
            )
    elif view.kitty is not None:
        for place, code in enumerate(view.kitty):
            x = left + place * (w + 8)
            draft.cards.append(CardSpot(f"={code}", "kitty", place, code, x, y, h))
        words = Text.of("kitty_taken", seat=view.landlord, own=int(view.landlord == view.seat))
    else:
        return
    level = others_top(draft) <= MARGIN
    if level and view.phase == BID and any(bid.seat == (draft.me + 2) % SEATS for bid in view.bids):
        return  # shows the bid of the seat on the left
    taken = MARGIN + draft.plate if level else 0.0
    width = min(200.0 * area.scale, left - MARGIN - taken - 12)
    if width < 90 * area.scale:
        return
    draft.label("kitty", words, left - width - 12, y + 8, width, "right", tone="soft")


def _own(draft: DouDizhuDraft) -> None:
    view, area, me = draft.view, draft.area, draft.me
    height = plate_height(draft)
    y = area.height - MARGIN - height
    draft.plates.append(
        PlateSpot(f"plate:{me}", me, MARGIN, y, draft.plate, height, view.turn == me)
    )
    top = hand_top(draft)
    first, room = hand_room(draft)
    hand = (draft.prepared.order or view.hand) if view.seat is not None else ()
    if not hand and view.hands is not None and view.phase in (SCORED, OVER):
        hand = view.hands[me]
    kitty = view.kitty if view.kitty is not None and view.landlord == view.seat else ()
    if hand or view.seat is not None:
        strip = Strip(len(hand), room, draft.w, 0.42, FINGER)
        left = max(first, (area.width - strip.width) / 2)
        fresh = "kitty" if len(hand) == 20 and not view.plays else "deck"
        for place, code in enumerate(hand):
            draft.cards.append(
                CardSpot(
                    code,
                    "hand",
                    place,
                    code,
                    left + strip.x(place),
                    top,
                    draft.h,
                    100 + place,
                    source=fresh,
                    mark="kitty" if code in kitty else "",
                    dealt=_dealt(draft, me, place),
                )
            )
    else:
        strip = Strip(view.counts[me], room * 0.6, draft.w * 0.6, 0.3)
        left = max(first, (area.width - strip.width) / 2)
        for place in range(view.counts[me]):
            key = hidden(f"seat{me}", place)
            draft.cards.append(
                CardSpot(
                    key,
                    f"seat{me}",
                    place,
                    None,
                    left + strip.x(place),
                    top + draft.h * 0.4,
                    draft.h * 0.6,
                    100 + place,
                    source="deck",
                    dealt=_dealt(draft, me, place),
                )
            )


def _beside_own(draft: DouDizhuDraft, right: float) -> float:
    """Say beside the viewer's plate what there is to say; return where further words may go."""
    view, area, me = draft.view, draft.area, draft.me
    x = MARGIN + draft.plate + 16
    y = area.height - MARGIN - plate_height(draft) / 2 - 10 * area.scale
    if is_flat(draft):  # the hand is beside the plate
        x, y, right = MARGIN, over_plate(draft) - 22 * area.scale, MARGIN + draft.plate
    said = []
    if view.phase == PLAY and me in passed(view):
        said.append(("passed", f"passed:{me}", 100.0, "cloth"))
    if view.phase == PLAY and view.landlord == view.seat and set(view.kitty or ()) & set(view.hand):
        said.append(("from_kitty", "from_kitty", 170.0, "soft"))
    for words, key, wide, tone in said:
        width = min(wide * area.scale, right - x)
        draft.label(
            key,
            Text.of(words),
            x,
            y,
            width,
            size=15 if tone == "cloth" else 13,
            bold=tone == "cloth",
            tone=tone,
            snug=True,
        )
        x += width + 12
    return x


def _other(draft: DouDizhuDraft, seat: int, side: str) -> None:
    view, area = draft.view, draft.area
    height = plate_height(draft)
    y = others_top(draft)
    x = MARGIN if side == "left" else area.width - MARGIN - draft.plate
    draft.plates.append(
        PlateSpot(f"plate:{seat}", seat, x, y, draft.plate, height, view.turn == seat)
    )
    below, h = others_hand(draft)
    if view.phase in (SCORED, OVER) and view.hands is not None:
        hand = view.hands[seat]
        words = 26 * area.scale  # the last play's name, between this hand and the viewer's own
        h = min(draft.h * 0.5, hand_top(draft) - words - below - 4)
        room = area.width / 2 - MARGIN - 30
        at = x if side == "left" else area.width - MARGIN - room
        draft.row(hand, f"seat{seat}", at, below + 4, h, room, side, widest=0.42, z=10)
        return
    count = view.counts[seat]
    w = h * area.ratio
    step = min(5.0, 70.0 / max(1, count - 1), (draft.plate - w - 104) / max(1, count - 1))
    step = max(1.0, step)
    wide = w + step * max(0, count - 1)
    start = x + 4
    for place in range(count):
        key = hidden(f"seat{seat}", place)
        draft.cards.append(
            CardSpot(
                key,
                f"seat{seat}",
                place,
                None,
                start + place * step,
                below,
                h,
                place,
                source="deck",
                dealt=_dealt(draft, seat, place),
            )
        )
    draft.anchors[f"seat{seat}"] = (start, below, h)
    if not count:
        return
    at, width, middle = start + wide + 12, draft.plate - wide - 8, below + h / 2
    if view.phase == PLAY and passes_at_hand(draft) and seat in passed(view):
        y = middle - 13 * area.scale  # the plate has the count
        draft.label(
            f"passed:{seat}", Text.of("passed"), at, y, width, size=15, bold=True, snug=True
        )
        return
    bid = next((bid for bid in view.bids if bid.seat == seat), None)
    if view.phase == BID and bid is not None and _tight(draft):
        draft.label(
            f"bid:{seat}",
            _said(bid),
            at,
            middle - 13 * area.scale,
            width,
            size=15,
            bold=True,
            tone="plate",
            snug=True,
        )
    else:
        last = count <= LAST_CARDS and view.phase == PLAY
        draft.label(
            f"count:{seat}",
            Text.of("last_cards" if last else "cards_left", n=count),
            at,
            middle - (14 if last else 16) * area.scale,
            width,
            size=15 if last else 14,
            bold=last,
            tone="warn" if last else "cloth",
            snug=last,
        )


def _tight(draft: DouDizhuDraft) -> bool:
    """Whether words do not fit between the others' plates and the kitty."""
    if others_top(draft) > MARGIN:
        return False
    kitty = 1.5 * draft.w * KITTY + 8
    return draft.area.width / 2 - kitty - MARGIN - draft.plate - 20 < 90 * draft.area.scale


def _said(bid: Bid) -> Text:
    """Return a bid in words."""
    if bid.amount is None:
        return Text.of("bid_sealed")
    return Text.of("bid_made", amount=bid.amount) if bid.amount else Text.of("bid_passed")


def _auction(draft: DouDizhuDraft) -> None:
    view, area, me = draft.view, draft.area, draft.me
    y = others_top(draft)
    for bid in view.bids:
        words = _said(bid)
        if bid.seat == me:
            x = MARGIN + draft.plate + 16
            height = plate_height(draft)
            at = area.height - MARGIN - height / 2 - 13
            if is_flat(draft):
                x, at = MARGIN, over_plate(draft) - 24 * area.scale
            draft.label(
                f"bid:{me}",
                words,
                x,
                at,
                min(200, draft.plate) if is_flat(draft) else 200,
                size=15,
                bold=True,
                tone="plate",
            )
        elif not _tight(draft):  # replaces the count, the same for all
            x, width, align = beside(draft, bid.seat)
            draft.label(
                f"bid:{bid.seat}",
                words,
                x,
                y + 16,
                width,
                align,
                size=15,
                bold=True,
                tone="plate",
            )
    top = highest(view.bids)
    middle = (y + plate_height(draft) + hand_top(draft)) / 2 - 30 * area.scale
    width = area.width - 2 * (MARGIN + draft.plate + 20)
    x = (area.width - width) / 2
    if top:
        bidder = next(bid.seat for bid in view.bids if bid.amount == top)
        words, by = Text.of("highest_bid", amount=top), Text.of("highest_by", seat=bidder)
    else:
        words, by = Text.of("no_bid_yet"), Text.of("bid_meaning")
    draft.label("highest", words, x, middle, width, "center", 24, True, snug=True)
    lines = 1 if top or width > 520 * area.scale else 2
    below = hand_top(draft) - middle - 34 * area.scale
    if lines == 1 or (width > 260 * area.scale and below >= 42 * area.scale):
        draft.label("by", by, x, middle + 34 * area.scale, width, "center", 14, tone="soft")


def moments(events: Sequence[Event]) -> Iterator[Moment]:
    """Yield the moments of the latest events, in order."""
    for event in events:
        if event.kind == "played":
            yield from _play(event)
        elif event.kind == "deal_over" and event.word("spring") != NO_SPRING:
            yield Moment.of(event.word("spring"), BLOSSOM, seat=event.number("seat"), factor=2)


def _play(event: Event) -> Iterator[Moment]:
    seat, factor = event.number("seat"), event.number("factor")
    match Reading.parse(event.word("reading")).category:
        case c if c == BOMB:
            yield Moment.of("bomb", BURST, hard=True, seat=seat, factor=factor)
        case c if c == ROCKET:
            yield Moment.of("rocket", BURST, hard=True, seat=seat, factor=factor)
        case c if c in (TRIPLES, TRIPLES_1, TRIPLES_2):
            yield Moment.of("plane", MIST, seat=seat)


_HEARD = {
    "deal_started": (Sound.SHUFFLE,),
    "dealt": (Sound.CARD, Sound.CARD),
    "took_kitty": (Sound.FLIP, Sound.SLIDE),
    "hand_shown": (Sound.SLIDE,),
}
_LOUD = {BOMB: Sound.BOMB, ROCKET: Sound.ROCKET}


def heard(event: Event) -> tuple[Sound, ...]:
    """Return the sounds of an event."""
    if event.kind != "played":
        return _HEARD.get(event.kind, ())
    cards = (Sound.CARD,) * len(event.words("cards"))
    loud = _LOUD.get(Reading.parse(event.word("reading")).category)
    return cards if loud is None else (*cards, loud)


def lay_result(draft: DouDizhuDraft) -> None:
    """Lay the last play, as large as possible."""
    view, area = draft.view, draft.area
    last = next((turn for turn in reversed(view.plays) if turn.reading is not None), None)
    own = view.hands is None or bool(view.hands[draft.me])
    flat = is_flat(draft)  # the plate is beside the hand, or beside what takes its place
    low = area.height - MARGIN - (0.0 if flat else plate_height(draft)) - 34
    if own:
        low = hand_top(draft) - 34
    if last is None:
        return
    card = draft.h * 0.76 * area.ratio
    steps = 1 + wide_step(card, 0.36, LEGIBLE) * (len(last.cards) - 1)
    left, right, bottom = _open_hands(draft)
    left, right = left + 24, right - 24
    top = plays_top(draft) + 8
    h = min(draft.h * 0.76, low - top)
    width = h * area.ratio * steps
    if width > right - left or h < draft.h * 0.4:  # no room between the open hands: below them
        top = others_top(draft) + plate_height(draft) + draft.h * 0.5 + 30
        h = min(draft.h * 0.76, low - top)
        left, right = hand_room(draft)[0] if flat else MARGIN, area.width - MARGIN
        width = h * area.ratio * steps
    if h < 40:
        return
    x = min(max((area.width - width) / 2, left), right - width)
    y = top + max(0.0, (low - top - h) / 2)
    draft.row(
        last.cards,
        f"play{last.seat}",
        x,
        y,
        h,
        width,
        "center",
        source=f"seat{last.seat}",
        widest=0.36,
        z=30,
    )
    edge = hand_room(draft)[0] if flat else MARGIN
    room = min(2 * (x + width / 2 - edge), 2 * (area.width - MARGIN - x - width / 2))
    draft.label(
        "name",
        Text.of("last_play", seat=last.seat, reading=str(last.reading)),
        x + (width - room) / 2,
        max(y + h + 8, bottom),
        room,
        "center",
        14,
        True,
    )


def _open_hands(draft: DouDizhuDraft) -> tuple[float, float, float]:
    """Return right edge of what is at the left, left edge of what is at the right, lower edge."""
    left, right, bottom = MARGIN + draft.plate, draft.area.width - MARGIN - draft.plate, 0.0
    for spot in draft.cards:
        if spot.zone == f"seat{(draft.me + 2) % 3}":
            left = max(left, spot.x + spot.h * draft.area.ratio)
        elif spot.zone == f"seat{(draft.me + 1) % 3}":
            right = min(right, spot.x)
        else:
            continue
        bottom = max(bottom, spot.y + spot.h)
    return left, right, bottom
