"""The layout: the others in a row at the top, the stock in the middle, one's own hand below."""

from __future__ import annotations

from cardtable.engine.events import Event
from cardtable.engine.layout_draft import MARKER, PLATE, READABLE, LayoutDraft
from cardtable.engine.moments import Sound
from cardtable.engine.table import (
    Area,
    CardSpot,
    Layout,
    PlateSpot,
    Prepared,
    Strip,
    TableDesign,
    Text,
    ZoneSpot,
    hidden,
)
from cardtable_jugo.view import OPEN, JugoView

#: Space between two rows, and height of a line of words, in pixels at scale 1; the size of other
#: hands' cards relative to one's own.
_AIR, _LINE, _SMALL = 12.0, 22.0, 0.8
#: Distance between neighbouring cards of a hand, as a fraction of a card's width.
_STEP = 0.55
#: The sounds of events.
_HEARD = {
    "dealt": (Sound.SHUFFLE,),
    "got": (Sound.CARD,),
    "drew": (Sound.CARD,),
    "counted": (Sound.FLIP,),
}


class JugoTable(TableDesign[JugoView]):
    """The table of Jūgo."""

    cloth = "tatami"

    def lay(self, view: JugoView, area: Area, prepared: Prepared) -> Layout:
        s, air = area.scale, _AIR * area.scale
        me = view.seat if view.seat is not None else 0
        others = [(me + i) % view.seats for i in range(1, view.seats)]
        # Rows: plates with their markers, small hands and a line, the stock and a line, one's own
        # hand.
        fixed = (PLATE + MARKER + 3 * _LINE) * s + 5 * air
        h = max(READABLE, (area.height - fixed) / (1 + 2 * _SMALL))
        small, pitch = h * _SMALL, (area.width - 2 * air) / len(others)
        draft = LayoutDraft(area, sink="stock")
        top = air + MARKER * s
        for place, seat in enumerate(others):
            x, width = air + place * pitch, pitch - air
            _plate(draft, view, seat, x, top, min(width, 208 * s))
            y = top + PLATE * s + air / 2
            _hand(draft, view, seat, x, y, small, width)
            _words(draft, view, seat, x, y + small, width)
        row = top + PLATE * s + small + _LINE * s + 1.5 * air
        _stock(draft, view, row, small)
        low = area.height - air
        _plate(draft, view, me, air, low - PLATE * s, min(208 * s, area.width * 0.25))
        left = 2 * air + min(208 * s, area.width * 0.25)
        room = area.width - left - air
        _hand(draft, view, me, left, low - h, h, room)
        _words(draft, view, me, left, low - h - _LINE * s, room)
        draft.call = (left + room * 0.75, low - h - _LINE * s)
        return draft.layout()

    def sounds(self, event: Event) -> tuple[Sound, ...]:
        return _HEARD.get(event.kind, ())


def _plate(draft: LayoutDraft, view: JugoView, seat: int, x: float, y: float, width: float) -> None:
    height = PLATE * draft.area.scale
    draft.plates.append(
        PlateSpot(f"plate:{seat}", seat, x, y, width, height, turn=view.turn == seat)
    )


def _hand(
    draft: LayoutDraft, view: JugoView, seat: int, x: float, y: float, h: float, width: float
) -> None:
    zone, cards = f"hand:{seat}", view.hands[seat]
    strip = Strip(len(cards), width, h * draft.area.ratio, _STEP)
    draft.anchors[zone] = (x, y, h)
    draft.cards += [
        CardSpot(
            card or hidden(zone, place), zone, place, card, x + strip.x(place), y, h, place, "stock"
        )
        for place, card in enumerate(cards)
    ]


def _words(draft: LayoutDraft, view: JugoView, seat: int, x: float, y: float, width: float) -> None:
    """The total of a hand, and its gain once the round is over."""
    count = view.total(seat)
    if count is None:
        return
    if view.phase != OPEN:
        draft.label(f"total:{seat}", Text.of("total", total=count), x, y, width)
        return
    points = view.sheet[-1].deltas[seat]
    tone = "good" if points > 0 else "bad" if points < 0 else "plate"
    text = Text.of("counted", total=count, points=points)
    draft.label(f"total:{seat}", text, x, y, width, bold=True, tone=tone)


def _stock(draft: LayoutDraft, view: JugoView, y: float, h: float) -> None:
    """The stock in the middle: a click on it draws a card."""
    area = draft.area
    width, line = h * area.ratio, _LINE * area.scale
    x = (area.width - width) / 2
    draft.anchors["stock"] = (x, y, h)
    draft.cards.append(CardSpot(hidden("stock", 0), "stock", 0, None, x, y, h))
    text = Text.of("stock", count=view.stock)
    draft.label("stock", text, area.width / 2 - 100, y + h, 200, "center", tone="soft")
    draft.zones.append(ZoneSpot("stock", x, y, width, h + line, text))
