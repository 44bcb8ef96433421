"""A table of Dou Dizhu: the kitty at the top, others left and right, the viewer's hand below.

Beside the layout: what is celebrated (bombs, the rocket, planes, a spring), and what is heard.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardtable.engine.events import Event
from cardtable.engine.moments import BLAST, BLOSSOM, NONE, PLANE, Moment, Sound
from cardtable.engine.moments import ROCKET as RISES
from cardtable.engine.table import (
    Area,
    CardSpot,
    FurnitureSpot,
    LabelSpot,
    Layout,
    Prepared,
    TableDesign,
    Text,
    Trophy,
    hidden,
)
from cardtable.games.dou_dizhu.auction import highest
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
from cardtable.games.dou_dizhu.table.auction import lay_auction
from cardtable.games.dou_dizhu.table.draft import MARGIN, SLIP, DouDizhuDraft
from cardtable.games.dou_dizhu.table.people import lay_people
from cardtable.games.dou_dizhu.table.trick import lay_result, lay_ring, lay_trick
from cardtable.games.dou_dizhu.view import ASKED, OVER, PLAY, SCORED, DouDizhuView


class DouDizhuTable(TableDesign[DouDizhuView]):
    """The table of Dou Dizhu."""

    cloth = "felt"

    def lay(self, view: DouDizhuView, area: Area, prepared: Prepared) -> Layout:
        me = view.seat if view.seat is not None else 0
        draft = DouDizhuDraft(area, view, me, prepared, deal=f"{view.deal}.{view.redeals}")
        if not view.plays:  # the cards of the deal before are swept together
            draft.sink = "deck"
        lay_ring(draft)
        _kitty(draft)
        if draft.view.kitty != ():
            _stake(draft)
        lay_people(draft)
        if view.phase in ASKED:
            lay_auction(draft)
        elif view.phase == PLAY:
            lay_trick(draft)
        elif view.phase in (SCORED, OVER):
            lay_result(draft)
            draft.brisk = draft.follows = True
        sort = draft.sort_box
        draft.sorting(prepared.sorting, sort.right, (sort.top + sort.bottom) / 2)
        draft.call, draft.call_size = _call(draft), draft.px(22, 15)
        return draft.layout()

    def sounds(self, event: Event) -> tuple[Sound, ...]:
        return heard(event)

    def moments(self, events: Sequence[Event], view: DouDizhuView) -> tuple[Moment, ...]:
        return tuple(moments(events, view.landlord))

    def trophy(self, view: DouDizhuView) -> Trophy:
        winners = view.outcome.winners if view.outcome is not None else ()
        for one in reversed(view.plays):
            if one.reading is not None and one.seat in winners:
                own, seat = one.seat == view.seat, one.seat
                caption = Text.of("last_play", seat=seat, reading=str(one.reading), own=own)
                return Trophy(one.cards, caption)
        return Trophy()


def _call(draft: DouDizhuDraft) -> tuple[float, float]:
    """Return where to name the selection: in the middle above raised cards, or above the viewer's
    portrait where plays lie above the hand.
    """
    area, plate = draft.area, draft.own_plate
    if draft.flat:
        return (plate.left + plate.right) / 2, plate.top - 24 * area.scale
    y = draft.raised_top - SLIP * area.scale - draft.ticks
    left, right = plate.right if draft.upright else 0.0, area.width
    if draft.prepared.sorting:
        right = draft.sort_box.left
    middle = (left + right) / 2 if draft.upright else area.width / 2
    room = min(230 * area.scale, (right - left) / 2)  # for a long reason why not
    return min(max(middle, left + room), right - room), y


def _kitty(draft: DouDizhuDraft) -> None:
    view, area, tray = draft.view, draft.area, draft.kitty
    pad = 9 * draft.u + 2
    h = tray.bottom - tray.top - 2 * pad
    w, y = h * area.ratio, tray.top + pad
    xs = [tray.left + pad + place * (w + draft.kitty_gap) for place in range(3)]
    draft.anchors["deck"] = draft.anchors["kitty"] = (xs[1], y, h)
    if view.kitty == ():  # an ending that was set up: nobody has bid, and nothing is at stake
        return
    words = Text.of("kitty_hidden")
    tip = [words]
    if view.landlord is None:
        for place, x in enumerate(xs):
            key, turn = hidden("kitty", place), SEATS * HAND_SIZE + place
            draft.cards.append(
                CardSpot(key, "kitty", place, None, x, y, h, source="deck", dealt=turn)
            )
    else:
        for place, (code, x) in enumerate(zip(view.kitty or (), xs, strict=False)):
            spot = CardSpot(f"={code}", "kitty", place, code, x, y, h, source="deck")
            draft.cards.append(spot)
        words = Text.of("kitty_taken", seat=view.landlord, own=int(view.landlord == view.seat))
        tip = [words]
        if view.taken:
            tip.append(Text.of("from_kitty"))
    draft.furniture.append(
        FurnitureSpot(
            "kitty_tray",
            "lacquer",
            tray.left,
            tray.top,
            tray.right - tray.left,
            tray.bottom - tray.top,
            words,
            tip=tuple(tip),
        )
    )


def _stake(draft: DouDizhuDraft) -> None:
    """Lay the coin, which shows what the bid counts, and write the stake beside it."""
    view, box, scale = draft.view, draft.stake, draft.area.scale
    if view.landlord is None:
        return
    side = box.bottom - box.top
    times = min(view.stakes) // view.stake
    factor = Text.of("factor", factor=times)
    draft.furniture.append(
        FurnitureSpot(
            "coin",
            "coin",
            box.left,
            box.top,
            side,
            side,
            factor,
            whole=times,
            lit=times > 1,
            tip=(factor, *_factors(view)),
            z=5,
            was=f"offered:{highest(view.bids)}",
        )
    )
    left, large, small = box.left + side + 12 * draft.u + 4, draft.px(46, 22), draft.px(18, 13)
    high, low = 1.32 * large * scale, 1.36 * small * scale
    y = (box.top + box.bottom - high - low) / 2
    amount = " + ".join(map(str, view.stakes))
    below = Text.of("called" if view.rules.auction == "rob" else "at_stake", amount=view.stake)
    words = Text.of("stake", amount=amount), below
    for key, text, size, at in (
        ("stake", words[0], large, y),
        ("at_stake", words[1], small, y + high),
    ):
        tone = "gold" if key == "stake" else "soft"
        width = min(box.right, draft.area.width - MARGIN) - left
        draft.labels.append(
            LabelSpot(
                key,
                text,
                left,
                at,
                width,
                size=size,
                bold=tone == "gold",
                tone=tone,
                snug=True,
                joins="stake" if key == "at_stake" else "",
            )
        )


def _factors(view: DouDizhuView) -> Iterator[Text]:
    """Yield what the stake was multiplied by."""
    if view.robs:
        yield Text.of("robs", factor=2**view.robs)
    for seat in view.opened:
        yield Text.of("plays_open", seat=seat, own=int(seat == view.seat))
    for double in view.doubles:
        if double.factor > 1:
            own = int(double.seat == view.seat)
            yield Text.of("doubled", seat=double.seat, factor=double.factor, own=own)
    if view.bombs:
        yield Text.of("bombs", n=view.bombs)


#: The month of the cherry blossom.
_CHERRY = 3


def moments(events: Sequence[Event], lord: int | None = None) -> Iterator[Moment]:
    """Yield the moments of the latest events, in order; ``lord``: the landlord."""
    last = ""
    for event in events:
        if event.kind == "played":
            last = f"play{event.number('seat')}"
            yield from _play(event, lord)
        elif event.kind == "deal_over" and event.word("spring") != NO_SPRING:
            seat, factor = event.number("seat"), 1 if "spring_factor" in event else 2
            name, more = event.word("spring"), {"seat": seat, "factor": factor}
            yield Moment(name, tuple(more.items()), BLOSSOM, zone=last, month=_CHERRY)
        elif event.kind == "deal_started" and event.number("redeals"):
            yield Moment.of("new_cards", NONE, first=True)


def _play(event: Event, lord: int | None) -> Iterator[Moment]:
    seat, factor = event.number("seat"), event.number("factor")
    zone = f"play{seat}"
    foes = tuple(one for one in range(SEATS) if (one == lord) != (seat == lord))
    match Reading.parse(event.word("reading")).category:
        case c if c == BOMB:
            name, figure = "bomb", BLAST
        case c if c == ROCKET:
            name, figure = "rocket", RISES
        case c if c in (TRIPLES, TRIPLES_1, TRIPLES_2):
            yield Moment.of("plane", PLANE, zone=zone, seat=seat)
            return
        case _:
            return
    yield Moment.of(name, figure, hard=True, zone=zone, struck=foes, seat=seat, factor=factor)


_HEARD = {
    "all_passed": (Sound.KNOCK,),
    "none_called": (Sound.KNOCK,),
    "deal_started": (Sound.SHUFFLE,),
    "dealt": (Sound.CARD, Sound.CARD),
    "took_kitty": (Sound.FLIP, Sound.SLIDE),
    "hand_shown": (Sound.SLIDE,),
    "opened": (Sound.FLIP, Sound.SLIDE),
    "robbed": (Sound.CHIPS,),
}
_LOUD = {BOMB: Sound.BOMB, ROCKET: Sound.ROCKET}


def heard(event: Event) -> tuple[Sound, ...]:
    """Return the sounds of an event."""
    if event.kind == "doubled":
        return (Sound.CHIPS,) if event.number("factor") > 1 else ()
    if event.kind != "played":
        return _HEARD.get(event.kind, ())
    cards = (Sound.CARD,) * len(event.words("cards"))
    loud = _LOUD.get(Reading.parse(event.word("reading")).category)
    return cards if loud is None else (*cards, loud)
