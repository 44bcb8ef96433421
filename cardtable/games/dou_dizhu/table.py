"""How a table of Dou Dizhu is laid out: kitty above, the others left and right, own hand below."""

from __future__ import annotations

from cardtable.engine.game import TABLE, View
from cardtable.engine.table import (
    Area,
    CardSpot,
    Draft,
    FrameSpot,
    Layout,
    PlateSpot,
    Strip,
    TableDesign,
    Text,
    hidden,
)
from cardtable.games.dou_dizhu.auction import Bid, highest
from cardtable.games.dou_dizhu.scoring import Played
from cardtable.games.dou_dizhu.table_result import lay_result
from cardtable.games.dou_dizhu.table_sheet import (
    KITTY,
    MARGIN,
    SHORT,
    Sheet,
    hand_top,
    others_top,
    plate_height,
    plays_top,
)
from cardtable.games.dou_dizhu.view import BID, OVER, PLAY, SCORED, DouDizhuView


class DouDizhuTable(TableDesign):
    """The table of Dou Dizhu."""

    cloth = "felt"

    def lay(self, view: View, area: Area, draft: Draft) -> Layout:
        assert isinstance(view, DouDizhuView)
        me = view.seat if view.seat is not None else 0
        sheet = Sheet(view, area, me)
        part = 0.31 if area.height < SHORT else 0.27
        sheet.h = min(area.height * part, (area.width * 0.16) / area.ratio)
        sheet.w = sheet.h * area.ratio
        sheet.plate = min(232.0 * area.scale, area.width * 0.24)
        _kitty(sheet)
        _own(sheet)
        for seat, side in (((me + 1) % 3, "right"), ((me + 2) % 3, "left")):
            _other(sheet, seat, side)
        if view.phase == BID:
            _auction(sheet)
        elif view.phase == PLAY:
            _trick(sheet)
        elif view.phase in (SCORED, OVER):
            lay_result(sheet)
        call = _call(sheet)
        return Layout(
            cards=tuple(sheet.cards),
            plates=tuple(sheet.plates),
            labels=tuple(sheet.labels),
            frames=tuple(sheet.frames),
            anchors=sheet.anchors,
            call=call,
        )


def _call(sheet: Sheet) -> tuple[float, float]:
    """Where the selection is named: above the hand; beside the own plate if it hid a play there."""
    area = sheet.area
    y = hand_top(sheet) - sheet.h * 0.17 - 22 * area.scale
    lowest = max((f.y + f.height + 26 * area.scale for f in sheet.frames), default=0.0)
    if y >= lowest:
        return area.width / 2, y
    left = MARGIN + sheet.plate + 16 + (150 * area.scale if sheet.marked else 0.0)
    plate = area.height - MARGIN - plate_height(sheet) / 2
    return (left + area.width - MARGIN) / 2, plate - 14 * area.scale


def _kitty(sheet: Sheet) -> None:
    view, area = sheet.view, sheet.area
    h = sheet.h * KITTY
    w = h * area.ratio
    y = MARGIN
    wide = 3 * w + 2 * 8
    left = (area.width - wide) / 2
    sheet.anchors["deck"] = (area.width / 2 - w / 2, y, h)
    words = Text.of("kitty_hidden")
    if view.landlord is None:
        for place in range(3):
            key = hidden("kitty", place)
            sheet.cards.append(
                CardSpot(key, "kitty", place, None, left + place * (w + 8), y, h, source="deck")
            )
    elif view.kitty is not None:
        for place, code in enumerate(view.kitty):
            x = left + place * (w + 8)
            sheet.cards.append(CardSpot(f"={code}", "kitty", place, code, x, y, h))
        words = Text.of("kitty_taken", seat=view.landlord, own=int(view.landlord == view.seat))
    else:
        return
    taken = MARGIN + sheet.plate if others_top(sheet) <= MARGIN else 0.0
    width = min(200.0 * area.scale, left - MARGIN - taken - 12)
    if width < 90 * area.scale:
        return
    sheet.label("kitty", words, left - width - 12, y + 8, width, "right", tone="soft")


def _own(sheet: Sheet) -> None:
    view, area, me = sheet.view, sheet.area, sheet.me
    high = plate_height(sheet)
    y = area.height - MARGIN - high
    sheet.plates.append(PlateSpot(f"plate:{me}", me, MARGIN, y, sheet.plate, high, view.turn == me))
    top = hand_top(sheet)
    room = area.width - 32
    hand = view.hand if view.seat is not None else ()
    if not hand and view.hands is not None and view.phase in (SCORED, OVER):
        hand = view.hands[me]
    kitty = view.kitty if view.kitty is not None and view.landlord == view.seat else ()
    if hand or view.seat is not None:
        strip = Strip(len(hand), room, sheet.w, 0.42)
        left = (area.width - strip.width) / 2
        fresh = "kitty" if len(hand) == 20 and not view.plays else "deck"
        for place, code in enumerate(hand):
            sheet.cards.append(
                CardSpot(
                    code, "hand", place, code, left + strip.x(place), top, sheet.h, 100 + place,
                    source=fresh, mark="kitty" if code in kitty else "",
                )
            )  # fmt: skip
    else:
        strip = Strip(view.counts[me], room * 0.6, sheet.w * 0.6, 0.3)
        left = (area.width - strip.width) / 2
        for place in range(view.counts[me]):
            key = hidden(f"seat{me}", place)
            sheet.cards.append(
                CardSpot(key, f"seat{me}", place, None, left + strip.x(place),
                         top + sheet.h * 0.4, sheet.h * 0.6, 100 + place, source="deck")
            )  # fmt: skip
    if kitty and view.phase == PLAY and any(code in view.hand for code in kitty):
        x = MARGIN + sheet.plate + 16
        sheet.marked = True
        sheet.label(
            "from_kitty", Text.of("from_kitty"), x, y + high / 2 - 9, area.width - x - MARGIN,
            tone="soft",
        )  # fmt: skip


def _other(sheet: Sheet, seat: int, side: str) -> None:
    view, area = sheet.view, sheet.area
    high = plate_height(sheet)
    y = others_top(sheet)
    x = MARGIN if side == "left" else area.width - MARGIN - sheet.plate
    sheet.plates.append(
        PlateSpot(f"plate:{seat}", seat, x, y, sheet.plate, high, view.turn == seat)
    )
    below = y + high + 10
    if view.phase in (SCORED, OVER) and view.hands is not None:
        hand = view.hands[seat]
        words = 26 * area.scale  # the last play's name, between this hand and the viewer's own
        h = min(sheet.h * 0.5, hand_top(sheet) - words - below - 4)
        room = area.width / 2 - MARGIN - 30
        at = x if side == "left" else area.width - MARGIN - room
        sheet.row(hand, f"seat{seat}", at, below + 4, h, room, side, widest=0.42, z=10)
        return
    count = view.counts[seat]
    h = sheet.h * 0.41
    w = h * area.ratio
    step = min(5.0, 70.0 / max(1, count - 1), (sheet.plate - w - 104) / max(1, count - 1))
    step = max(1.0, step)
    wide = w + step * max(0, count - 1)
    start = x + 4
    for place in range(count):
        key = hidden(f"seat{seat}", place)
        sheet.cards.append(
            CardSpot(key, f"seat{seat}", place, None, start + place * step, below, h, place,
                     source="deck")
        )  # fmt: skip
    sheet.anchors[f"seat{seat}"] = (start, below, h)
    if not count:
        return
    at, width, middle = start + wide + 12, sheet.plate - wide - 8, below + h / 2
    bid = next((bid for bid in view.bids if bid.seat == seat), None)
    if view.phase == BID and bid is not None and _tight(sheet):
        sheet.label(f"bid:{seat}", _said(bid), at, middle - 13 * area.scale, width, size=15,
                    bold=True, tone="plate", snug=True)  # fmt: skip
    else:
        sheet.label(
            f"count:{seat}", Text.of("cards_left", n=count), at, middle - 16 * area.scale, width,
            size=14,
        )  # fmt: skip


def _tight(sheet: Sheet) -> bool:
    """Whether words do not fit between the others' plates and the kitty."""
    if others_top(sheet) > MARGIN:
        return False
    kitty = 1.5 * sheet.w * KITTY + 8
    return sheet.area.width / 2 - kitty - MARGIN - sheet.plate - 20 < 90 * sheet.area.scale


def _beside(sheet: Sheet, seat: int) -> tuple[float, float, str]:
    """Where words in front of another seat stand: (x, width, align)."""
    inner = MARGIN + sheet.plate + 20
    width = sheet.area.width / 2 - inner - 10
    if seat == (sheet.me + 2) % 3:
        return inner, width, "left"
    return sheet.area.width - inner - width, width, "right"


def _said(bid: Bid) -> Text:
    """A bid in words."""
    if bid.amount is None:
        return Text.of("bid_sealed")
    return Text.of("bid_made", amount=bid.amount) if bid.amount else Text.of("bid_passed")


def _auction(sheet: Sheet) -> None:
    view, area, me = sheet.view, sheet.area, sheet.me
    y = others_top(sheet)
    for bid in view.bids:
        words = _said(bid)
        if bid.seat == me:
            x = MARGIN + sheet.plate + 16
            high = plate_height(sheet)
            sheet.label(
                f"bid:{me}", words, x, area.height - MARGIN - high / 2 - 13, 200, size=15,
                bold=True, tone="plate",
            )  # fmt: skip
        elif not _tight(sheet):  # else it stands for the count of cards, which is the same for all
            x, width, align = _beside(sheet, bid.seat)
            sheet.label(
                f"bid:{bid.seat}", words, x, y + 16, width, align, size=15, bold=True,
                tone="plate",
            )  # fmt: skip
    top = highest(view.bids)
    middle = (y + plate_height(sheet) + hand_top(sheet)) / 2 - 30 * area.scale
    width = area.width - 2 * (MARGIN + sheet.plate + 20)
    x = (area.width - width) / 2
    if top:
        bidder = next(bid.seat for bid in view.bids if bid.amount == top)
        words, by = Text.of("highest_bid", amount=top), Text.of("highest_by", seat=bidder)
    else:
        words, by = Text.of("no_bid_yet"), Text.of("bid_meaning")
    sheet.label("highest", words, x, middle, width, "center", 24, True, snug=True)
    lines = 1 if top or width > 520 * area.scale else 2
    below = hand_top(sheet) - middle - 34 * area.scale
    if lines == 1 or (width > 260 * area.scale and below >= 42 * area.scale):
        sheet.label("by", by, x, middle + 34 * area.scale, width, "center", 14, tone="soft")


def _last_turns(view: DouDizhuView) -> dict[int, Played]:
    """Each seat's latest turn in this trick; a seat that is to play again shows none but a play."""
    return {turn.seat: turn for turn in view.trick}


def _trick(sheet: Sheet) -> None:
    view, area, me = sheet.view, sheet.area, sheet.me
    turns = _last_turns(view)
    top = plays_top(sheet)
    floor = hand_top(sheet) - sheet.h * 0.17
    if not turns:
        y = (others_top(sheet) + plate_height(sheet) + floor) / 2 - 20
        width = area.width - 2 * (MARGIN + sheet.plate + 20)
        x = (area.width - width) / 2
        leader = view.turn if view.turn is not None and view.turn != TABLE else 0
        sheet.label("lead", Text.of("lead", seat=leader, own=int(leader == view.seat)), x, y, width,
                    "center", 16, True)  # fmt: skip
        sheet.label("lead2", Text.of("lead_any"), x, y + 26 * area.scale, width, "center", 14,
                    tone="soft")  # fmt: skip
        return
    space = floor - top
    own_level = space > sheet.h * 1.75
    h = min(sheet.h * 0.76, space * (0.5 if own_level else 0.72))
    shown = [
        s for s, turn in turns.items() if turn.reading is not None and (s != me or not own_level)
    ]
    inner = MARGIN + sheet.plate + 20
    room = (area.width - 2 * inner) / max(1, len(shown)) - 14
    if room < 130 * area.scale and me in shown and view.beat_seat != me:
        # What one has played oneself gives way to what others have.
        shown.remove(me)
        room = (area.width - 2 * inner) / max(1, len(shown)) - 14
    for seat, turn in turns.items():
        target = turn.reading is not None and seat == view.beat_seat
        if turn.reading is not None and seat not in shown and not own_level:
            continue
        if seat == me:
            _own_turn(sheet, turn, target, own_level, top, h, room, floor)
            continue
        x, width, align = _beside(sheet, seat)
        if turn.reading is None:
            sheet.label(f"passed:{seat}", Text.of("passed"), x, top + 16, width, align, 17, True)
            continue
        wide = room if len(shown) > 1 else _alone(room, turns)
        at = inner if align == "left" else area.width - inner - wide
        _play(sheet, turn, at, top + 4, h, wide, align, target)


def _alone(room: float, turns: dict[int, Played]) -> float:
    """The width of the only play on its level: all there is, but for the word of a pass."""
    passes = any(turn.reading is None for turn in turns.values())
    return room - 110 if passes else room


def _own_turn(
    sheet: Sheet, turn: Played, target: bool, own_level: bool, top: float, h: float, room: float,
    floor: float,
) -> None:  # fmt: skip
    area, me = sheet.area, sheet.me
    if turn.reading is None:
        y = area.height - MARGIN - plate_height(sheet) / 2 - 11
        sheet.label(f"passed:{me}", Text.of("passed"), MARGIN + sheet.plate + 16, y, 240, size=15,
                    bold=True)  # fmt: skip
    elif own_level:
        low = min(sheet.h * 0.59, floor - top - h - 74)
        y = top + h + 40
        _play(sheet, turn, 40, y, low, area.width - 80, "center", target)
    else:
        _play(sheet, turn, (area.width - room) / 2, top + 4, h, room, "center", target)


def _play(
    sheet: Sheet, turn: Played, x: float, y: float, h: float, width: float, align: str,
    target: bool,
) -> None:  # fmt: skip
    """A play in front of a seat; the one to beat has an amber frame and its name below."""
    assert turn.reading is not None
    seat = turn.seat
    inset = 14.0
    left, wide = sheet.row(
        turn.cards, f"play{seat}", x + inset, y + 6, h, width - 2 * inset, align,
        source=f"seat{seat}", widest=0.36, faded=not target, z=30,
    )  # fmt: skip
    words = Text.of("to_beat" if target else "was_played", reading=str(turn.reading))
    if target:
        box = min(max(wide + 2 * inset, 160 * sheet.area.scale), width)
        at = left - inset if align == "left" else left + wide + inset - box
        if align == "center":
            at = left + wide / 2 - box / 2
        sheet.frames.append(FrameSpot("target", at, y - 4, box, h + 16, "target", words))
    else:
        side = min(wide + 120 if align == "center" else 220.0, width)
        at = {"left": left, "right": left + wide - side, "center": left + (wide - side) / 2}[align]
        sheet.label(f"name:{seat}", words, at, y + h + 10, side, align, 13, True, tone="soft",
                    snug=True)  # fmt: skip
