"""The table after a deal of Dou Dizhu: the play that ended it, between the open hands."""

from __future__ import annotations

from cardtable.engine.table import LEGIBLE, Text, wide_step
from cardtable.games.dou_dizhu.table.draft import (
    MARGIN,
    DouDizhuDraft,
    hand_room,
    hand_top,
    is_flat,
    others_top,
    plate_height,
    plays_top,
)


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
    wide = h * area.ratio * steps
    if wide > right - left or h < draft.h * 0.4:  # no room between the open hands: below them
        top = others_top(draft) + plate_height(draft) + draft.h * 0.5 + 30
        h = min(draft.h * 0.76, low - top)
        left, right = hand_room(draft)[0] if flat else MARGIN, area.width - MARGIN
        wide = h * area.ratio * steps
    if h < 40:
        return
    x = min(max((area.width - wide) / 2, left), right - wide)
    y = top + max(0.0, (low - top - h) / 2)
    draft.row(
        last.cards,
        f"play{last.seat}",
        x,
        y,
        h,
        wide,
        "center",
        source=f"seat{last.seat}",
        widest=0.36,
        z=30,
    )
    edge = hand_room(draft)[0] if flat else MARGIN
    room = min(2 * (x + wide / 2 - edge), 2 * (area.width - MARGIN - x - wide / 2))
    draft.label(
        "name",
        Text.of("last_play", seat=last.seat, reading=str(last.reading)),
        x + (wide - room) / 2,
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
