"""A trick on the table: the others' plays beside their plates, the viewer's below the middle.

No play covers another, and the index of every card can be read: plays share the space in one row or
in two, whichever allows larger cards; where even small cards do not fit, beaten plays give way to
the one to beat.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations

from cardtable.engine.state import TABLE
from cardtable.engine.table import LEGIBLE, FrameSpot, Text, wide_step
from cardtable.games.dou_dizhu.scoring import Played
from cardtable.games.dou_dizhu.table.draft import (
    MARGIN,
    DouDizhuDraft,
    beside,
    is_upright,
    others_bottom,
    others_top,
    passes_at_hand,
    plate_height,
    plays_bottom,
    plays_top,
)
from cardtable.games.dou_dizhu.view import DouDizhuView

#: Step between the cards of a play, as a fraction of a card's width: with the least one each index
#: can still be read, the widest is for plays with space to spare.
LEAST, WIDEST = 0.27, 0.36
#: Space beside the cards of a play, and between two plays.
INSET, GAP = 14.0, 14.0
#: Width of a play's name, at scale 1: for the one to beat, for another, for a pass.
TARGET, NAME, PASS = 160.0, 120.0, 110.0
#: Height of a name below its cards, at scale 1.
NAMED = 34.0
#: Height of a played card, as a fraction of one in the hand: the greatest (on an upright table it
#: is as large), and the least before plays give way.
LARGE, SMALL = 0.76, 0.42


@dataclass(frozen=True, slots=True)
class _Row:
    """A play on the table: whose it is, and whether it is the one to beat."""

    turn: Played
    target: bool

    def width(self, card: float, step: float, scale: float) -> float:
        """Return its width for a card width and a step."""
        cards = card * (1 + step * (len(self.turn.cards) - 1)) + 2 * INSET
        return max(cards, (TARGET if self.target else NAME) * scale)


class _TrickRoom:
    """Distributes the plays of a trick over the available space.

    Attributes:
        rows: the plays that are shown, the viewer's and the others'.
        h: height of their cards.
        two_levels: whether the viewer's lies below the others', instead of between them.
    """

    def __init__(self, draft: DouDizhuDraft, turns: dict[int, Played]) -> None:
        view = draft.view
        self.draft, self.turns = draft, turns
        self.rows = {
            seat: _Row(turn, seat == view.beat_seat)
            for seat, turn in turns.items()
            if turn.reading is not None
        }
        self.inner = MARGIN + draft.plate + 20
        self.top = plays_top(draft) + 10
        self.space = plays_bottom(draft) - self.top
        self.h, self.two_levels = self._share()
        beaten = [seat for seat, row in self.rows.items() if not row.target]
        beaten.sort(key=lambda seat: seat != draft.me)
        for count in range(1, len(beaten) + 1):
            for seats in combinations(beaten, count):
                if self.h < draft.h * SMALL:
                    self._without(seats)

    def _without(self, seats: tuple[int, ...]) -> None:
        """Drop plays, if that allows larger cards for the others."""
        before, rows = (self.h, self.two_levels), self.rows
        self.rows = {seat: row for seat, row in rows.items() if seat not in seats}
        self.h, self.two_levels = self._share()
        if self.h <= before[0]:
            self.rows = rows
            self.h, self.two_levels = before

    @property
    def named(self) -> float:
        """Height of a name below its cards."""
        return NAMED * self.draft.area.scale

    def room(self, level: int) -> tuple[float, float]:
        """Return left edge and width available to plays on the upper (0) or lower (1) level."""
        area = self.draft.area
        low = self.top + self.h + self.named > others_bottom(self.draft)
        left = 40.0 if level and low else self.inner
        if is_upright(self.draft):
            left = MARGIN
        return left, area.width - 2 * left

    def _share(self) -> tuple[float, bool]:
        one = self._largest(self.space - self.named, self._fits_one)
        if self.draft.me not in self.rows:
            return one, False
        two = self._largest((self.space - GAP) / 2 - self.named, self._fits_two)
        return (two, True) if two >= one else (one, False)

    def _largest(self, height: float, fits: Callable[[float], bool]) -> float:
        large = 1.0 if is_upright(self.draft) else LARGE
        self.h = min(self.draft.h * large, height)
        while self.h > 0 and not fits(self.h * self.draft.area.ratio):
            self.h -= 2
        return self.h

    def _fits_one(self, card: float) -> bool:
        return self._wide(list(self.turns), card) <= self.room(0)[1]

    def _fits_two(self, card: float) -> bool:
        me = self.draft.me
        others = [seat for seat in self.turns if seat != me]
        return self._wide(others, card) <= self.room(0)[1] and (
            self._wide([me], card) <= self.room(1)[1]
        )

    def _wide(self, seats: list[int], card: float) -> float:
        taken = [self.width(seat, card) for seat in seats]
        taken = [width for width in taken if width]
        return sum(taken) + GAP * max(0, len(taken) - 1)

    def width(self, seat: int, card: float, step: float = LEAST) -> float:
        """Return the width of a seat's play, or of the word for its pass.

        On flat and upright tables that word stands below the seat's plate.
        """
        scale = self.draft.area.scale
        if seat in self.rows:
            return self.rows[seat].width(card, step, scale)
        silent = seat in self.turns and self.turns[seat].reading is None
        beside = silent and seat != self.draft.me and not passes_at_hand(self.draft)
        return PASS * scale if beside else 0.0

    def widths(self, level: int) -> dict[int, float]:
        """Return each seat's width on a level: between the least and the widest step, as space
        allows.

        The word for a pass gets no more than it needs.
        """
        me = self.draft.me
        seats = [s for s in self.turns if not self.two_levels or (s == me) == bool(level)]
        card = self.h * self.draft.area.ratio
        minimum = {seat: self.width(seat, card) for seat in seats if self.width(seat, card)}
        widest = wide_step(card, WIDEST, LEGIBLE)
        maximum = {seat: self.width(seat, card, widest) for seat in minimum}
        spare = self.room(level)[1] - self._wide(seats, card)
        wished = sum(maximum.values()) - sum(minimum.values())
        part = min(1.0, max(0.0, spare / wished)) if wished else 0.0
        return {seat: minimum[seat] + part * (maximum[seat] - minimum[seat]) for seat in minimum}


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


def lay_trick(draft: DouDizhuDraft, named: bool) -> None:
    """Lay the plays of this trick, or of the last one; before the first, say who leads.

    ``named``: whether the selection is named above the hand, where the second line would be.
    """
    latest = latest_turns(draft.view)
    if not latest:
        _lead(draft, named)
        return
    said = passed(draft.view)
    turns = {s: turn for s, turn in latest.items() if turn.reading is not None or s in said}
    trick = _TrickRoom(draft, turns)
    me, left, right = draft.me, (draft.me + 2) % 3, (draft.me + 1) % 3
    upper = trick.widths(0)
    start, wide = trick.room(0)
    for seat, align in ((left, "left"), (right, "right")):
        if seat not in turns:
            continue
        if seat in trick.rows:
            x = start if align == "left" else start + wide - upper[seat]
            _play(draft, trick.rows[seat], x, trick.top, trick.h, upper[seat], align)
        elif seat in said and not passes_at_hand(draft):
            at, width, _ = beside(draft, seat)
            draft.label(
                f"passed:{seat}",
                Text.of("passed"),
                at,
                trick.top + 6,
                width,
                align,
                17,
                True,
                snug=True,
            )
    if me in trick.rows:
        _own(draft, trick, upper.get(left, 0.0), upper.get(right, 0.0))


def _own(draft: DouDizhuDraft, trick: _TrickRoom, left: float, right: float) -> None:
    """Lay the viewer's own play: in the middle, between or below the others'."""
    area = draft.area
    level = int(trick.two_levels)
    start, wide = trick.room(level)
    low = trick.top + trick.space - trick.named - trick.h
    if trick.two_levels:
        y = trick.top + trick.h + trick.named + GAP
        left = right = 0.0
    else:
        y = max(trick.top, low - 26 * area.scale)  # the selection is named above the hand
    width = trick.widths(level)[draft.me]
    first = start + (left + GAP if left else 0.0)
    last = start + wide - (right + GAP if right else 0.0) - width
    x = min(max((area.width - width) / 2, first), last)
    _play(draft, trick.rows[draft.me], x, min(y, low), trick.h, width, "center")


def _lead(draft: DouDizhuDraft, named: bool) -> None:
    view, area = draft.view, draft.area
    floor = plays_bottom(draft)
    y = (others_top(draft) + plate_height(draft) + floor) / 2 - 20
    width = area.width - 2 * (MARGIN + draft.plate + 20)
    x = (area.width - width) / 2
    leader = view.turn if view.turn is not None and view.turn != TABLE else 0
    draft.label(
        "lead",
        Text.of("lead", seat=leader, own=int(leader == view.seat)),
        x,
        y,
        width,
        "center",
        16,
        True,
        snug=True,
    )
    if named:
        return
    draft.label(
        "lead2",
        Text.of("lead_any"),
        x,
        y + 26 * area.scale,
        width,
        "center",
        14,
        tone="soft",
        snug=True,
    )


def _play(
    draft: DouDizhuDraft, row: _Row, x: float, y: float, h: float, width: float, align: str
) -> None:
    """Lay a play in front of a seat; the one to beat has an amber frame and its name below."""
    turn, scale = row.turn, draft.area.scale
    left, wide = draft.row(
        turn.cards,
        f"play{turn.seat}",
        x + INSET,
        y,
        h,
        width - 2 * INSET,
        align,
        source=f"seat{turn.seat}",
        widest=WIDEST,
        faded=not row.target,
        z=30,
    )
    words = Text.of("to_beat" if row.target else "was_played", reading=str(turn.reading))
    if row.target:
        box = min(max(wide + 2 * INSET, TARGET * scale), width)
        at = {
            "left": left - INSET,
            "right": left + wide + INSET - box,
            "center": left + (wide - box) / 2,
        }[align]
        draft.frames.append(FrameSpot("target", at, y - 10, box, h + 16, "target", words))
        draft.lowest = max(draft.lowest, y + h + 6 + 26 * scale)
    else:
        draft.label(
            f"name:{turn.seat}",
            words,
            x + INSET,
            y + h + 4,
            width - 2 * INSET,
            align,
            13,
            True,
            tone="soft",
            snug=True,
        )
        draft.lowest = max(draft.lowest, y + h + 4 + 20 * scale)
