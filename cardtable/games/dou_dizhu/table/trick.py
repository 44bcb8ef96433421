"""A trick on the table: what is to beat lies in the ring, what was beaten at its edge.

No play covers another, and the index of every card can be read. What was beaten gives way where
there is no room for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from cardtable.engine.state import TABLE
from cardtable.engine.table import LEGIBLE, FurnitureSpot, LabelSpot, Text, wide_step
from cardtable.games.dou_dizhu.plays import ROCKET_READING
from cardtable.games.dou_dizhu.scoring import Played
from cardtable.games.dou_dizhu.table.draft import (
    MARGIN,
    PLAYED,
    PLAYED_UPRIGHT,
    SLIP,
    Box,
    DouDizhuDraft,
)
from cardtable.games.dou_dizhu.view import DouDizhuView

#: Step between the cards of a play, as a fraction of a card's width: with the least one each index
#: can still be read, the widest is for plays with space to spare.
LEAST, WIDEST = 0.27, 0.68
#: Above a hand of two rows: the step of a play closer together, and how much lower it can be.
CLOSER, SMALLER = 0.42, (0.9, 0.8, 0.7, 0.6)
#: Height of a beaten play: as parts of the one to beat, the largest that fits, and in pixels.
BEATEN, LEAST_BEATEN = (0.7, 0.62, 0.54, 0.46), 40.0
#: How far the cards of a play lie askew, in degrees, and how high they must be for that.
THROWN, LEAST_THROWN = 1.5, 90.0
#: How much lower that makes them, as a part of their height.
ASKEW = 0.02
#: About how wide the slip with a play's name is, in sizes of its type.
SLIP_WIDTH = 15.5
#: The seal of a winner, as a part of the height of the winning cards; what part of it stands out
#: above them; over all that was played.
SEAL, SEAL_OUT, OVER_PLAYS = 0.2, 0.3, 90.0
#: How much smaller a play is at most to lie in the middle of the cloth, and not beside the stake.
CENTRED = 0.84
#: Space beside a play; how far below the middle of its place one lies, in units.
GAP, LOWER = 12.0, 18.0
#: The ring on the cloth: half its width, and its height as a part of its width.
RING, ROUND = 470.0, 0.66
#: How far the tail begins from the fan and ends before the play, in units; the shortest one.
TAIL_GAP, TAIL = 16.0, 44.0


def latest_turns(view: DouDizhuView) -> dict[int, Played]:
    """Return each seat's latest turn in this trick, or in the last one if nobody has led yet.

    So a finished trick stays visible until the next is led. Every seat acts in every trick, so its
    latest turn in the deal belongs to the last trick.
    """
    return {turn.seat: turn for turn in view.trick or view.plays}


def passed(view: DouDizhuView) -> frozenset[int]:
    """Return who passed last and is not to act again."""
    latest = latest_turns(view)
    return frozenset(s for s, turn in latest.items() if turn.reading is None and s != view.turn)


def last_play(view: DouDizhuView) -> Played | None:
    """Return the last play: the one to beat, or the one that won the trick or the deal."""
    return next((turn for turn in reversed(view.plays) if turn.reading is not None), None)


def lay_ring(draft: DouDizhuDraft) -> None:
    """Print the ring of clouds on the cloth, round the place of plays."""
    half = ring_half(draft)
    high = half * (ROUND if not draft.upright else 0.9)
    x, y = draft.area.width / 2, ring_y(draft)
    draft.furniture.append(
        FurnitureSpot("ring", "ring", x - half, y - high, 2 * half, 2 * high, z=-40)
    )


def ring_half(draft: DouDizhuDraft) -> float:
    """Return half the width of the ring."""
    return min(RING * draft.u, draft.area.width / 2 - MARGIN)


def ring_y(draft: DouDizhuDraft) -> float:
    """Return the middle of the ring: of the largest play, above its name."""
    place = draft.plays
    high = place.bottom - place.top - SLIP * draft.area.scale
    h = min(draft.h * (PLAYED_UPRIGHT if draft.upright else PLAYED), (high - 4) / (1 + ASKEW))
    return place.top + _off(draft, high - h) + h / 2


def _off(draft: DouDizhuDraft, spare: float) -> float:
    """Return how much of the spare height is above a play."""
    lower = 0.0 if draft.upright else LOWER * draft.u  # what is seen above weighs more
    return max(0.0, spare / 2 + min(lower, max(0.0, spare / 2)))


def lay_trick(draft: DouDizhuDraft) -> None:
    """Lay the plays of this trick, or of the last one; before the first, say who leads."""
    view = draft.view
    last = last_play(view)
    if last is None:
        _lead(draft)
        return
    target = view.beat_seat is not None
    latest = latest_turns(view)
    # The newest first, which is gone last: what had no room does not come back.
    before = (latest.get((last.seat - n) % 3) for n in (1, 2))
    others = [turn for turn in before if turn is not None and turn.reading is not None]
    place, widest = _roomy(draft, last, others, target)
    box = _last(draft, last, place, widest)
    beatable = target and last.reading != ROCKET_READING
    words = Text.of("to_beat" if beatable else "was_played", reading=str(last.reading))
    slip(draft, "target", words, box)
    if target:
        _light(draft, box)
        _tail(draft, last.seat, box)
    draft.taken += _around(draft, box)
    for turn in others:
        _beaten(draft, turn, box)


def _roomy(
    draft: DouDizhuDraft, last: Played, others: list[Played], target: bool
) -> tuple[Box, float]:
    """Return where the last play lies, and the widest step of its cards.

    Above a hand of two rows it gives way, closer together or smaller, to what it has beaten.
    """
    place = draft.plays
    if not draft.rows or not others:
        return place, WIDEST
    ways = [(place, WIDEST), (place, CLOSER)]
    for part in SMALLER:
        off = (1 - part) * (place.bottom - place.top)
        middle = place._replace(top=place.top + off / 2, bottom=place.bottom - off / 2)
        ways += [(middle, CLOSER), (place._replace(top=place.top + off), CLOSER)]
    before = draft.taken
    for way in ways:
        box = _middle(draft, len(last.cards), *way)
        tail = _tail_at(draft, last.seat, box) if target else None
        draft.taken = [*before, *_around(draft, box), *([tail[1]] if tail else ())]
        for turn in others:
            found = _place(draft, turn, box)
            if found is None:
                break
            draft.taken.append(found[0])
        else:
            draft.taken = before
            return way
    draft.taken = before
    return ways[0]


def _around(draft: DouDizhuDraft, box: Box) -> list[Box]:
    """Return what beaten plays leave free beside the tail: the last play, its name, the stake."""
    scale, middle = draft.area.scale, (box.left + box.right) / 2
    named = max((box.right - box.left) / 2, SLIP_WIDTH / 2 * draft.px(22, 14) * scale)
    low = box.bottom + SLIP * scale + ASKEW * (box.bottom - box.top)
    taken = [box, Box(middle - named, box.bottom, middle + named, low), draft.kitty, draft.stake]
    return [*taken, draft.sort_box] if draft.prepared.sorting else taken


def lay_result(draft: DouDizhuDraft) -> None:
    """Lay the last play of a deal in the ring, large; without room, between or below the hands."""
    last = last_play(draft.view)
    if last is None:
        return
    place, free, low = draft.plays, draft.own_plate.right + GAP, _lowest_result(draft)
    if draft.upright:
        free, low = draft.left, draft.own_plate.top - 4
    rows = [box for box in draft.taken if box.bottom < low]
    left = max([free, *(box.right + GAP for box in rows if box.right < draft.area.width / 2)])
    right = min(
        draft.area.width - free,
        *(box.left - GAP for box in rows if box.left > draft.area.width / 2),
        draft.area.width,
    )
    between = Box(left, place.top, right, low)
    below = Box(free, max(box.bottom for box in rows) + 8, draft.area.width - free, low)
    found = max(between, below, key=partial(_height, draft, len(last.cards)))
    middle, lies = in_middle(draft, len(last.cards))
    if not draft.upright and not any(one.meets(box, 6) for one in lies for box in draft.taken):
        found = middle
    box = _last(draft, last, found)
    words = Text.of("last_play", seat=last.seat, reading=str(last.reading))
    slip(draft, "name", words, box)
    x, y, right, _ = _seal(box)
    side, key = right - x, f"won:{last.seat}"
    draft.furniture.append(
        FurnitureSpot(key, "seal", x, y, side, side, whole=1, z=OVER_PLAYS, owner=last.seat)
    )


def _seal(last: Box) -> Box:
    """Return the place of a winner's seal: over the corner of the cards, clear of the face."""
    side = SEAL * (last.bottom - last.top)
    x, y = last.right - 0.55 * side, last.top - SEAL_OUT * side
    return Box(x, y, x + side, y + side)


def _is_out(draft: DouDizhuDraft) -> bool:
    """Whether no hand is held at the lower edge any more."""
    return not draft.view.counts[draft.me]


def _lowest_result(draft: DouDizhuDraft) -> float:
    """Return how far down the last play of a deal may reach with its name."""
    return draft.area.height - 14 * draft.u if _is_out(draft) else draft.hand_y(20) - 6


def in_middle(draft: DouDizhuDraft, count: int) -> tuple[Box, list[Box]]:
    """Return the place of a deal's last cards round the middle of the ring; where they lie, with
    their name and the seal.

    A large play lies lower, clear of the kitty; where no hand is left below, in the middle of the
    cloth.
    """
    half, low = ring_half(draft), _lowest_result(draft) - SLIP * draft.area.scale - 4
    top = draft.plays.top + SEAL_OUT * SEAL * draft.played
    y = (top + low) / 2
    high = min(draft.played * (1 + ASKEW) / 2, y - top)
    if not _is_out(draft):
        y = min(max(ring_y(draft), top + high), low - high)
    named, middle = SLIP * draft.area.scale + 4, draft.area.width / 2
    place = Box(middle - half, y - high, middle + half, y + high + named)
    lies = _middle(draft, count, place)
    return place, [*_around(draft, lies)[:2], _seal(lies)]


def slip(draft: DouDizhuDraft, key: str, words: Text, box: Box) -> None:
    """Name a play on a slip of paper below it."""
    width = draft.area.width - 2 * draft.left
    middle = (box.left + box.right) / 2
    width = 2 * min(middle - draft.left, draft.area.width - draft.left - middle)
    draft.labels.append(
        LabelSpot(
            key,
            words,
            middle - width / 2,
            box.bottom + 4 + ASKEW * (box.bottom - box.top),
            width,
            "center",
            draft.px(22, 14),
            bold=True,
            tone="slip",
            z=55,
            snug=True,
        )
    )


def _height(draft: DouDizhuDraft, count: int, place: Box) -> float:
    """Return how high the cards of a play can be in a place."""
    high = place.bottom - place.top - SLIP * draft.area.scale - 4
    wide = (place.right - place.left) / draft.area.ratio / (1 + LEAST * (count - 1))
    return max(LEAST_BEATEN, min(draft.played, high / (1 + ASKEW), wide))


def _width(count: int, card: float, step: float) -> float:
    return card * (1 + step * (count - 1))


def _middle(draft: DouDizhuDraft, count: int, place: Box, widest: float = WIDEST) -> Box:
    """Return where so many cards lie in the middle of a place."""
    h = _height(draft, count, place)
    card, room = h * draft.area.ratio, place.right - place.left
    width = min(room, _width(count, card, wide_step(card, widest, LEGIBLE)))
    middle = (place.left + place.right) / 2
    top = place.top + _off(draft, place.bottom - place.top - h - SLIP * draft.area.scale)
    return Box(middle - width / 2, top, middle + width / 2, top + h)


def _last(draft: DouDizhuDraft, turn: Played, place: Box, widest: float = WIDEST) -> Box:
    """Lay the last play in the middle of a place, as large as possible."""
    count = len(turn.cards)
    box = _middle(draft, count, place, widest)
    if draft.view.landlord is not None and box.meets(draft.stake, 6):
        beside = place._replace(right=draft.stake.left - GAP)
        below = place._replace(top=draft.stake.bottom + GAP)
        # Rather a little smaller than off the middle of the cloth.
        larger = _height(draft, count, beside) * CENTRED > _height(draft, count, below)
        box = _middle(draft, count, beside if larger else below, widest)
    h = box.bottom - box.top
    zone, source = f"play{turn.seat}", f"seat{turn.seat}"
    return draft.row(
        turn.cards,
        zone,
        box,
        h,
        source=source,
        widest=widest,
        z=50,
        thrown=THROWN if h > LEAST_THROWN else 0.0,
    )


def _light(draft: DouDizhuDraft, box: Box) -> None:
    """Let the play to beat lie in a warm light."""
    far = 0.24 * (box.bottom - box.top)
    wide, high = box.right - box.left + 2 * far, box.bottom - box.top + 2 * far
    key = f"light:{len(draft.view.plays)}"  # each play has its own
    draft.furniture.append(
        FurnitureSpot(key, "light", box.left - far, box.top - far, wide, high, z=-10)
    )


def _tail(draft: DouDizhuDraft, seat: int, box: Box) -> None:
    """Draw an arrow from a player to what they have just played, if there is room."""
    found = _tail_at(draft, seat, box)
    if found is None:
        return
    kind, at = found
    wide, high = at.right - at.left, at.bottom - at.top
    draft.furniture.append(FurnitureSpot("tail", kind, at.left, at.top, wide, high, z=45))
    if kind == "tail_rise":  # it goes up first, and then aside
        knee = Box(at.left - 4, at.top - 6, at.right, at.top + 0.3 * high)
        draft.taken += [knee, Box(at.left - 4, knee.bottom, at.left + 0.3 * wide, at.bottom)]
    else:
        draft.taken.append(at)


def _tail_at(draft: DouDizhuDraft, seat: int, box: Box) -> tuple[str, Box] | None:
    """Return kind and place of that arrow."""
    gap, least = TAIL_GAP * draft.u, TAIL * draft.u
    low = (box.top + box.bottom) / 2 + 0.06 * (box.bottom - box.top)
    if seat == draft.me:
        kind, face = "tail_rise", draft.portrait(draft.own_plate)
        if not draft.upright:  # below the left neighbour and the cards in his hand
            other = (draft.me + 2) % 3
            under = max(draft.plate(other).bottom, draft.fan(other).bottom) + 6
            low = max(box.top + 0.8 * (box.bottom - box.top), min(under, box.bottom - gap))
        at = Box((face.left + face.right) / 2, low, box.left - gap, face.top - gap)
    else:
        fan, left = draft.fan(seat), draft.is_left(seat)
        kind = "tail_right" if left else "tail_left"
        pill = draft.pill(fan)
        if not draft.upright:
            top = min(fan.bottom - 0.5 * draft.back, low - 30 * draft.u)
            begin = draft.fan_end(seat) + (gap / 2 if left else -gap / 2)
        else:
            top, begin = pill.bottom + 6, (pill.left + pill.right) / 2
            if draft.lies_open(seat):
                top = draft.held_open(seat)[0].bottom + 4
            low = box.top + 0.3 * (box.bottom - box.top)
        at = Box(begin, top, box.left - gap, low)
        if not left:
            at = Box(box.right + gap, top, begin, low)
        if draft.upright and at.right - at.left < least:
            kind, at = "tail_down", Box(begin - 0.4 * least, top, begin + 0.4 * least, box.top - 6)
    if (kind != "tail_down" and at.right - at.left < least) or at.bottom - at.top < 12:
        return None
    return kind, at


def _beaten(draft: DouDizhuDraft, turn: Played, target: Box) -> None:
    """Lay a beaten play at the edge of the ring, on the side of its player, if there is room."""
    found = _place(draft, turn, target)
    if found is None:
        return
    box, h, step = found
    # One that had no room does not come from a hand again: it has no source.
    draft.row(turn.cards, f"play{turn.seat}", box, h, widest=step, faded=True, z=30)
    draft.taken.append(box)


def _place(draft: DouDizhuDraft, turn: Played, target: Box) -> tuple[Box, float, float] | None:
    """Return where a beaten play has room, the height of its cards and their step."""
    ratio, count = draft.area.ratio, len(turn.cards)
    high = draft.plays.top if draft.rows else draft.kitty.bottom + 4
    large, low = target.bottom - target.top, _lowest(draft, turn.seat)
    for part in BEATEN:
        h = max(LEAST_BEATEN, part * large)
        card = h * ratio
        step = wide_step(card, LEAST, min(LEGIBLE, 0.45 * card))
        wide = _width(count, card, step)
        for x, y in _edge(draft, turn.seat, target, wide, h):
            box = Box(x, y, x + wide, y + h)
            if box.left < draft.left or box.right > draft.area.width - draft.left:
                continue
            if box.top < high or box.bottom > low:
                continue
            if any(box.meets(other, 6) for other in draft.taken):
                continue
            return box, h, step
    return None


def _lowest(draft: DouDizhuDraft, seat: int) -> float:
    """Return how far down a beaten play may reach: one's own lies right before one's hand."""
    own = seat == draft.me and not draft.upright
    return draft.raised_top - 4 if own else draft.plays.bottom


def _edge(
    draft: DouDizhuDraft, seat: int, target: Box, wide: float, h: float
) -> Iterator[tuple[float, float]]:
    """Places for a beaten play, the best one first: at the edge, low, then high."""
    low, high = _lowest(draft, seat) - h, draft.kitty.bottom + 8
    if draft.rows:
        high = draft.plays.top
    near, own = target.left - GAP - wide, draft.own_plate.right + GAP
    further = near - wide - 8  # beside another
    lefts: tuple[float, ...] = (near, draft.left + 4, own, further)
    if seat == draft.me:
        named = _around(draft, target)[1]
        lefts = (near, named.left - GAP - wide, own, further, draft.left + 4)
    rights = (target.right + GAP, draft.area.width - draft.left - 4 - wide)
    near_side, far_side = (
        (lefts, rights) if seat == draft.me or draft.is_left(seat) else (rights, lefts)
    )
    beside = [*near_side, *far_side]
    middle = (target.left + target.right - wide) / 2
    ys = [min(low, target.bottom - 0.55 * h), low, (high + low) / 2, high]
    if seat == draft.me:  # before oneself, and before nobody else
        ys = [low, min(low, target.bottom - 0.55 * h)]
    elif not draft.flat and not draft.upright:
        ys.insert(0, min(low, max(fan.bottom for fan in map(draft.fan, draft.others)) + 8))
    # Better high or low than on the side of somebody else.
    sides = (beside,) if seat == draft.me else (near_side, far_side)
    for xs in sides:
        for y in ys:
            for x in xs:
                yield x, y
    for y in (high, target.top - GAP - h, target.bottom + SLIP * draft.area.scale + GAP, low):
        for x in (middle, *beside) if seat == draft.me else (*beside, middle):
            yield x, y


def _lead(draft: DouDizhuDraft) -> None:
    view = draft.view
    leader = view.turn if view.turn is not None and view.turn != TABLE else 0
    if leader != view.seat:  # who leads is asked to
        in_ring(draft, "lead", Text.of("lead", seat=leader, own=0))


def in_ring(
    draft: DouDizhuDraft,
    key: str,
    words: Text,
    below: Text | None = None,
    tip: Text | None = None,
    top: float | None = None,
) -> None:
    """Write words, and a line below them, in the middle of the ring or from ``top`` on."""
    place, size = draft.plays, draft.px(30, 18)
    high = size * 1.4 * draft.area.scale
    said = high if below is None else 1.2 * high
    y = (place.top + place.bottom - said) / 2 if top is None else top
    width = place.right - place.left
    for line, text, px, tone in ((key, words, size, "title"), ("by", below, size * 2 // 3, "soft")):
        if text is not None:
            draft.labels.append(
                LabelSpot(
                    line,
                    text,
                    place.left,
                    y,
                    width,
                    "center",
                    max(14, px),
                    bold=tone == "title",
                    tone=tone,
                    tip=(tip,) if tip is not None else (),
                    snug=tip is None,
                    joins=key if line == "by" else "",
                )
            )
            y += high
