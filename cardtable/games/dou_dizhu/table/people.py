"""The people at a Dou Dizhu table: their portraits and hands, what they bid and when they pass."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import accumulate, chain, product

from cardtable.engine.layout_draft import discs, held
from cardtable.engine.table import (
    FINGER,
    CardSpot,
    ChipSpot,
    FurnitureSpot,
    LabelSpot,
    PlateSpot,
    Strip,
    Text,
    hidden,
)
from cardtable.games.dou_dizhu.auction import Bid, factors
from cardtable.games.dou_dizhu.deal import SEATS
from cardtable.games.dou_dizhu.scoring import UNIT
from cardtable.games.dou_dizhu.table.draft import (
    BROUGHT,
    BUBBLE,
    FAN_SAG,
    FANNED,
    MOST_ROWS,
    OPEN_STEP,
    SEEN,
    SHOWN,
    SPREAD,
    Box,
    DouDizhuDraft,
)
from cardtable.games.dou_dizhu.table.trick import GAP, in_middle, last_play, passed
from cardtable.games.dou_dizhu.view import (
    BID,
    DOUBLE,
    OPEN,
    OVER,
    PLAY,
    SCORED,
    DouDizhuView,
)

#: A seat is announced when it has at most so many cards.
LAST_CARDS = 2
#: A hand laid open below its owner: with more cards than this it has two rows; its height, compared
#: with one's own cards and with the place for plays.
OPEN_ROW, OPEN_LARGE, OPEN_HIGH = 6, 0.85, 0.62
#: Heights at which an open hand is tried beside the last play, compared with the backs of a fan; by
#: how many degrees its cards are turned, one from the next, and the most of all.
OPEN_PARTS = (1.7, 1.55, 1.4, 1.25, 1.12, 1.0, 0.88, 0.76)
OPENED, OPENED_MOST = 2.6, 10.0
#: The size of type for what a deal brought, as it grows and at least.
GAIN_TYPE = (30, 18)
#: How wide the slip with that is for its height; how large coins are that go there,
#: and how far from the face.
GAINED, PAYING, PAID_IN = 2.6, 0.95, 0.1
#: The coin of somebody who has doubled, as a part of his portrait, and at least in pixels.
DOUBLED, LEAST_DOUBLED = 0.36, 26.0
#: How wide a bubble is as a rule, at scale 1.
LIKELY_SAID = 96.0
#: Above all cards of one's own hand.
OVER_HAND = 130.0
#: The sign of the landlord, beside the portrait.
HAT = "landlord"


def lay_people(draft: DouDizhuDraft) -> None:
    """Lay everybody with a hand and with what was said last."""
    view = draft.view
    _own(draft)
    for seat in draft.others:
        _other(draft, seat)
    if view.phase == BID:
        called = False
        for number, bid in enumerate(view.bids):
            last = all(later.seat != bid.seat for later in view.bids[number + 1 :])
            if last:
                _say(draft, bid.seat, f"bid:{bid.seat}", _said(view, bid, called))
            called |= bool(bid.amount)
    if view.phase == DOUBLE:
        for double in view.doubles:
            words = Text.of("doubles" if double.factor > 1 else "no_double", factor=double.factor)
            _say(draft, double.seat, f"double:{double.seat}", words)
    if view.phase in (OPEN, BID):
        for seat in view.opened:
            if all(bid.seat != seat for bid in view.bids):
                _say(draft, seat, f"opened:{seat}", Text.of("opened"))
    if view.phase == PLAY:
        _say_won(draft)
        for seat in passed(view):
            _say(draft, seat, f"passed:{seat}", Text.of("passed"))
    if view.phase in (SCORED, OVER) and view.sheet:
        _lay_gains(draft, view.sheet[-1].deltas)


def _say_won(draft: DouDizhuDraft) -> None:
    """Let the bid that has won another the kitty stand until the first play."""
    view, lord = draft.view, draft.view.landlord
    if view.plays or lord is None or lord == view.seat:
        return
    bids = [bid for bid in view.bids if bid.seat == lord and bid.amount]
    if bids:
        called = any(bid.amount for bid in view.bids[: view.bids.index(bids[-1])])
        _say(draft, lord, f"bid:{lord}", _said(view, bids[-1], called))


def _person(draft: DouDizhuDraft, seat: int, box: Box) -> None:
    view = draft.view
    told = view.phase in (SCORED, OVER) and view.sheet
    gain = view.sheet[-1].deltas[seat] if told else 0
    draft.plates.append(
        PlateSpot(
            f"plate:{seat}",
            seat,
            box.left,
            box.top,
            box.right - box.left,
            box.bottom - box.top,
            view.turn == seat,
            sign=HAT if view.landlord == seat else "",
            won=(gain > 0) - (gain < 0),
            beat=BROUGHT if told else 0,
            counts=view.landlord is None,
        )
    )
    draft.taken.append(box)
    factor = factors(view.doubles)[seat]
    if factor == 1:
        return
    face = draft.portrait(box)
    side = max(LEAST_DOUBLED * draft.area.scale, DOUBLED * (face.right - face.left))
    words = Text.of("doubled", seat=seat, factor=factor, own=int(seat == view.seat))
    draft.furniture.append(
        FurnitureSpot(
            f"doubled:{seat}",
            "coin",
            face.left - 0.3 * side,
            max(2.0, face.top - 0.2 * side),
            side,
            side,
            words,
            whole=factor,
            lit=True,
            tip=(words,),
            z=24,
            owner=seat,
        )
    )


def _lay_gains(draft: DouDizhuDraft, gains: tuple[int, ...]) -> None:
    """Write beside everybody what the deal brought, in half points, and pay that coin by coin."""
    paid = list(_payments(draft.view, gains))
    for seat, gain in enumerate(gains):
        own = (pays * ((to == seat) - (by == seat)) for by, to, pays in paid if seat in (by, to))
        _gained(draft, seat, gain, tuple(accumulate(own, initial=0))[:-1])
    labels = {label.key: label for label in draft.labels}
    side = PAYING * _slip_height(draft)
    for turn, (by, to, pays) in enumerate(paid):
        start, end = (_paid_at(labels[f"gained:{seat}"], side) for seat in (by, to))
        draft.chips.append(
            ChipSpot(
                f"pay:{turn}",
                by,
                "",
                *end,
                side,
                source=start,
                beat=BROUGHT,
                into=f"gained:{to}",
                turn=turn,
                pays=pays,
                paid_by=f"gained:{by}",
                coin=True,
            )
        )


def _payments(view: DouDizhuView, gains: tuple[int, ...]) -> Iterator[tuple[int, int, int]]:
    """Yield who pays whom, coin by coin, and how much; the farmers' accounts in turn."""
    accounts = []
    for seat, gain in enumerate(gains):
        if seat == view.landlord or not gain or view.landlord is None:
            continue
        whole, rest = divmod(abs(gain), UNIT)
        coins = [UNIT * coin for coin in discs(whole, 1)]
        coins[-1] += rest
        by, to = (view.landlord, seat) if gain > 0 else (seat, view.landlord)
        accounts.append([(by, to, coin) for coin in coins])
    for turn in range(max(map(len, accounts), default=0)):
        yield from (account[turn] for account in accounts if turn < len(account))


def _paid_at(slip: LabelSpot, side: float) -> tuple[float, float]:
    """Return where a coin lies below a slip."""
    off = PAID_IN * side
    x = slip.x + (off if slip.align == "left" else slip.width - off - side)
    return x, slip.y + (side / PAYING - side) / 2


def _gained(draft: DouDizhuDraft, seat: int, gain: int, counts: tuple[int, ...]) -> None:
    """Write beside somebody's portrait what the deal brought, in half points.

    ``counts``: what it says while that is paid.
    """
    own = seat == draft.me
    size = draft.px(*GAIN_TYPE)
    slip = _beside_face(draft, draft.own_plate if own else draft.plate(seat))
    first = min((card.x for card in draft.cards if card.zone == "hand"), default=math.inf)
    if own and draft.rows:  # the words are beside the portrait
        plate, high = draft.own_plate, slip.bottom - slip.top
        top, wide = (plate.top + plate.bottom - high) / 2, slip.right - slip.left
        slip = Box(plate.right, top, plate.right + wide, top + high)
    elif own and not draft.upright and first < slip.right + GAP:  # a full hand begins there
        face, high = draft.portrait(draft.own_plate), slip.bottom - slip.top
        top = face.top - (0.34 if gain > 0 else 0.2) * (face.right - face.left) - high
        slip = Box(face.left, top, face.left + slip.right - slip.left, top + high)
    draft.labels.append(
        LabelSpot(
            f"gained:{seat}",
            Text.of("gained", gain=gain),
            slip.left,
            slip.top,
            slip.right - slip.left,
            "left" if own or draft.is_left(seat) else "right",
            size,
            bold=True,
            tone="good" if gain > 0 else "plate",
            z=OVER_HAND,
            snug=True,
            beat=BROUGHT,
            owner=seat,
            counts=tuple(Text.of("gained", gain=count) for count in counts),
        )
    )


def _slip_height(draft: DouDizhuDraft) -> float:
    """Return how high the slip with what a deal brought is, in pixels."""
    return 1.5 * draft.px(*GAIN_TYPE) * draft.area.scale


def _beside_face(draft: DouDizhuDraft, plate: Box) -> Box:
    """Return the place of a slip beside a portrait, below a hat and clear of a winner's ring."""
    face, high = draft.portrait(plate), _slip_height(draft)
    side = face.right - face.left
    gap, wide, top = 0.06 * side + 5, GAINED * high, face.top + 0.44 * side
    if draft.rows and plate.right - face.right > side:  # under the words beside it
        top = face.bottom - high
    if face.left < draft.area.width / 2:
        return Box(face.right + gap, top, face.right + gap + wide, top + high)
    return Box(face.left - gap - wide, top, face.left - gap, top + high)


def _number(draft: DouDizhuDraft, seat: int, box: Box) -> None:
    """Show how many cards somebody holds; the last ones glow."""
    count = draft.view.counts[seat]
    last = 0 < count <= LAST_CARDS and draft.view.phase == PLAY
    draft.furniture.append(
        FurnitureSpot(
            f"count:{seat}",
            "pill",
            box.left,
            box.top,
            box.right - box.left,
            box.bottom - box.top,
            Text.of("last_cards" if last else "cards_left", n=count),
            whole=count,
            lit=last,
            z=22,
            owner=seat,
        )
    )


def _dealt(draft: DouDizhuDraft, seat: int, place: int) -> int:
    """Return when a card of a hand is dealt: one by one round the table, from the first bidder."""
    return SEATS * place + (seat - draft.view.first_bidder) * draft.view.rules.step % SEATS


def _on_face(draft: DouDizhuDraft, plate: Box) -> Box:
    """Return where a number of cards is shown on a portrait."""
    face = draft.portrait(plate)
    pill = draft.pill(face)
    high = pill.bottom - pill.top
    off = pill.left - face.left + 0.08 * high  # the seat's sign is at the right
    low = pill.bottom - 0.02 * high
    return Box(pill.left - off, low - high, pill.right - off, low)


# -- the viewer ------------------------------------------------------------------------------------
def _own(draft: DouDizhuDraft) -> None:
    view, me = draft.view, draft.me
    plate = draft.own_plate
    _person(draft, me, plate)
    if view.phase == PLAY:
        _number(draft, me, _on_face(draft, plate))
    hand, (first, room) = draft.hand, draft.hand_room
    if not hand and view.seat is None:
        _onlooker(draft, first, room)
        return
    fresh = "kitty" if len(hand) == 20 and not view.plays else "deck"
    rows, place = draft.hand_rows, 0
    strip = Strip(max(map(len, rows)), room, draft.w, 0.445, FINGER)
    for up, row in zip(reversed(range(len(rows))), rows, strict=True):
        width = draft.w + strip.step * (len(row) - 1)
        left = max(first, (draft.area.width - width) / 2)
        y = draft.hand_y(draft.longest if draft.rows else len(hand)) - up * draft.seen
        for at, code in enumerate(row):
            turned, lower = held(at - (len(row) - 1) / 2, draft.h)
            draft.cards.append(
                CardSpot(
                    code,
                    "hand",
                    place,
                    code,
                    left + strip.x(at),
                    y + lower,
                    draft.h,
                    100 + place,
                    source=fresh,
                    mark="kitty" if code in view.taken else "",
                    turned=turned,
                    dealt=_dealt(draft, me, place),
                )
            )
            place += 1


def _onlooker(draft: DouDizhuDraft, first: float, room: float) -> None:
    """Lay the backs of the lower hand for somebody who only looks."""
    me, h = draft.me, draft.h * 0.6
    count = draft.view.counts[me]
    strip = Strip(count, room * 0.6, draft.w * 0.6, 0.3)
    left, y = max(first, (draft.area.width - strip.width) / 2), draft.area.height - 8 - h
    for place in range(count):
        draft.cards.append(
            CardSpot(
                hidden(f"seat{me}", place),
                f"seat{me}",
                place,
                None,
                left + strip.x(place),
                y,
                h,
                100 + place,
                source="deck",
                dealt=_dealt(draft, me, place),
            )
        )


# -- the others ------------------------------------------------------------------------------------
def _other(draft: DouDizhuDraft, seat: int) -> None:
    view = draft.view
    _person(draft, seat, draft.plate(seat))
    count, side = view.counts[seat], 1 if draft.is_left(seat) else -1
    seen = min(count, FANNED)
    h, w = draft.back, draft.back * draft.area.ratio
    fan = draft.fan(seat)
    closed = draft.closed(seat)
    middle = (fan.left + fan.right) / 2 - side * closed
    y = fan.bottom - 0.62 * h
    draft.anchors[f"seat{seat}"] = (middle - w / 2, y - h / 2, h)
    shown = view.hands[seat]
    if shown is not None:
        if view.phase in (SCORED, OVER):
            _open(draft, seat, shown)
            return
        _held_open(draft, seat, shown)
        if view.phase == PLAY:
            _number(draft, seat, _on_face(draft, draft.plate(seat)))
        return
    if not count:
        return
    # Its outer cards, which are turned, reach lowest.
    outer = (seen - 1) / 2
    turned = math.radians(SPREAD * outer)
    low = FAN_SAG * h * outer**1.6 + (h * math.cos(turned) + w * math.sin(turned)) / 2
    draft.taken.append(fan._replace(bottom=max(fan.bottom, y + low)))
    for place in range(count):
        # The first ones lie beneath the others.
        off = max(0, place - count + seen) - (seen - 1) / 2
        draft.cards.append(
            CardSpot(
                hidden(f"seat{seat}", place),
                f"seat{seat}",
                place,
                None,
                middle - w / 2 + side * off * draft.fan_step * h,
                y - h / 2 + FAN_SAG * h * abs(off) ** 1.6,
                h,
                place,
                source="deck",
                turned=side * SPREAD * off,
                dealt=_dealt(draft, seat, place),
            )
        )
    if view.landlord is not None:  # until then the plates say that everybody has seventeen
        pill = draft.pill(fan)
        left, right = pill.left - side * closed, pill.right - side * closed
        _number(draft, seat, Box(left, pill.top, right, pill.bottom))


def _held_open(draft: DouDizhuDraft, seat: int, hand: tuple[str, ...]) -> None:
    """Lay a hand that is played open in rows where its fan would be (rule D27)."""
    box, rows = draft.held_open(seat)
    h, each = draft.back, -(-len(hand) // rows)
    align = "left" if draft.is_left(seat) else "right"
    for first in range(0, len(hand), each):
        row = box._replace(top=box.top + first // each * SEEN * h)
        cards = hand[first : first + each]
        laid = draft.row(cards, f"seat{seat}", row, h, align, z=10 + first, first=first)
        if not first:
            draft.ends[seat] = laid.right if align == "left" else laid.left
    draft.taken.append(box)


def _open(draft: DouDizhuDraft, seat: int, hand: tuple[str, ...]) -> None:
    """Lay another's hand open below or beside the portrait, once the deal is over."""
    if not hand:
        return
    if draft.rows:
        _open_below(draft, seat, hand)
        return
    if _open_outside(draft, seat, hand):
        return
    plate, h = draft.plate(seat), max(40.0, draft.back)
    face = draft.portrait(plate)
    y = max(4.0, (face.top + face.bottom - h) / 2)
    at_left, wide = draft.is_left(seat), draft.area.width
    slip = _beside_face(draft, plate)
    left, right = (slip.right if at_left else wide - slip.left) + 4, wide / 2 - 12
    for box in (*draft.taken, draft.kitty, draft.stake):
        near = box.left if at_left else wide - box.right
        if box.top < y + h + 4 and box.bottom > y - 4 and near > left:
            right = min(right, near - 10)
    row = Box(left, y, max(right, left + h), y + h)
    if not at_left:
        row = Box(wide - row.right, y, wide - left, y + h)
    align = "left" if at_left else "right"
    draft.taken.append(draft.row(hand, f"seat{seat}", row, h, align, z=10, beat=SHOWN))


def _open_outside(draft: DouDizhuDraft, seat: int, hand: tuple[str, ...]) -> bool:
    """Lay another's hand open below its owner, beside the last play, if there is room."""
    plate, at_left, wide = draft.plate(seat), draft.is_left(seat), draft.area.width
    top, low = plate.bottom + 8, draft.own_plate.top - 0.25 * draft.side  # clear of a hat
    if draft.hand:
        low = min(low, draft.hand_y(len(draft.hand)) - 8)
    last = last_play(draft.view)
    _, lies = in_middle(draft, len(last.cards) if last is not None else 1)
    room = wide - max(box.right for box in lies) - 8 - draft.left
    ways = (product(OPEN_PARTS, rows) for rows in (range(1, 3), range(3, MOST_ROWS + 1)))
    for part, rows in chain(*ways):  # rather small than in many rows
        h = max(40.0, part * draft.back)
        each = -(-len(hand) // rows)
        turned = min(OPENED, 2 * OPENED_MOST / max(1, each - 1))
        end = math.radians(turned * (each - 1) / 2)
        lean = h / 2 * math.sin(end)  # how far the outer cards stand out at either side
        fits = h * draft.area.ratio * (1 + OPEN_STEP * (each - 1)) + 2 * lean <= room
        sag = OPEN_STEP * h * draft.area.ratio * (each - 1) / 4 * end
        if not fits or top + h * (1 + SEEN * (rows - 1)) + sag > low:
            continue
        left = draft.left if at_left else wide - draft.left - room
        align = "left" if at_left else "right"
        for first in range(0, len(hand), each):
            y = top + first // each * SEEN * h
            row = Box(left + lean, y, left + room - lean, y + h)
            cards = hand[first : first + each]
            zone, z = f"seat{seat}", 10 + first
            draft.taken.append(
                draft.row(cards, zone, row, h, align, z=z, first=first, fanned=turned, beat=SHOWN)
            )
        return True
    return False


def _open_below(draft: DouDizhuDraft, seat: int, hand: tuple[str, ...]) -> None:
    """Lay another's hand open in his half of the table, a large one in two rows."""
    at_left, wide = draft.is_left(seat), draft.area.width
    top, room = draft.plays.top, wide / 2 - 8 - draft.left
    half = len(hand) if len(hand) <= OPEN_ROW else (len(hand) + 1) // 2
    most = room / draft.area.ratio / (1 + OPEN_STEP * (half - 1))
    h = min(OPEN_LARGE * draft.h, OPEN_HIGH * (draft.plays.bottom - top) / (1 + SEEN), most)
    left = draft.left if at_left else wide - draft.left - room
    align = "left" if at_left else "right"
    for first in range(0, len(hand), half):
        box = Box(left, top + (first > 0) * SEEN * h, left + room, top + h)
        cards, z = hand[first : first + half], 10 + first
        box = draft.row(cards, f"seat{seat}", box, h, align, z=z, first=first, beat=SHOWN)
        draft.taken.append(box)


# -- what is said ----------------------------------------------------------------------------------
def _said(view: DouDizhuView, bid: Bid, called: bool) -> Text:
    """Return a bid in words; ``called``: whether somebody had called before."""
    if view.rules.auction == "rob":
        if called:
            return Text.of("rob_made" if bid.amount else "no_rob")
        return Text.of("calls" if bid.amount else "no_call")
    if bid.amount is None:
        return Text.of("bid_sealed")
    return Text.of("bid_made", amount=bid.amount) if bid.amount else Text.of("bid_passed")


def _say(draft: DouDizhuDraft, seat: int, key: str, words: Text) -> None:
    """Have somebody say something: above the portrait, or beside it, over the backs, where that is
    at the top of the table, or the stake is written there.
    """
    scale = draft.area.scale
    high = BUBBLE * scale
    plate = draft.own_plate if seat == draft.me else draft.plate(seat)
    face = draft.portrait(plate)
    align = "left" if seat == draft.me or draft.is_left(seat) else "right"
    y, width = face.top - high - 0.06 * (face.right - face.left), 220 * scale
    left, right = face.left, face.right
    own, beside = seat == draft.me, False
    if not own:
        wide = LIKELY_SAID * scale
        first = left if align == "left" else right - wide
        written = Box(first, y, first + wide, y + high).meets(draft.stake)
        beside = y < 2 or (written and draft.view.landlord is not None)
    if beside:
        fan = draft.fan(seat)
        y = face.top + 0.2 * (face.bottom - face.top)
        left, right = face.right + 8, face.left - 8  # its tip reaches the face
        width = fan.right - fan.left
    if own and not draft.upright:  # beside the hand
        width = min(width, draft.hand_room[0] - left)
    x = left if align == "left" else right - width
    draft.labels.append(
        LabelSpot(
            key,
            words,
            x,
            y,
            width,
            align,
            draft.px(20, 15),
            bold=True,
            tone="said" if beside else "bubble",
            z=OVER_HAND if own else 60,
            snug=True,
            owner=seat,
        )
    )
