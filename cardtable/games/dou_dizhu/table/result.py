"""The table after a deal of Dou Dizhu: the play that ended it, between the open hands."""

from __future__ import annotations

from cardtable.engine.table import Text
from cardtable.games.dou_dizhu.table.sheet import (
    MARGIN,
    Sheet,
    hand_top,
    others_top,
    plate_height,
    plays_top,
)


def lay_result(sheet: Sheet) -> None:
    """Lay the last play, as large as the room lets it be."""
    view, area = sheet.view, sheet.area
    last = next((turn for turn in reversed(view.plays) if turn.reading is not None), None)
    own = view.hands is None or bool(view.hands[sheet.me])
    low = (hand_top(sheet) if own else area.height - MARGIN - plate_height(sheet)) - 34
    if last is None:
        return
    steps = 1 + 0.36 * (len(last.cards) - 1)
    left, right, bottom = _open_hands(sheet)
    left, right = left + 24, right - 24
    top = plays_top(sheet) + 8
    h = min(sheet.h * 0.76, low - top)
    wide = h * area.ratio * steps
    if wide > right - left or h < sheet.h * 0.4:  # no room between the open hands: below them
        top = others_top(sheet) + plate_height(sheet) + sheet.h * 0.5 + 30
        h = min(sheet.h * 0.76, low - top)
        left, right = MARGIN, area.width - MARGIN
        wide = h * area.ratio * steps
    if h < 40:
        return
    x = min(max((area.width - wide) / 2, left), right - wide)
    y = top + max(0.0, (low - top - h) / 2)
    sheet.row(last.cards, f"play{last.seat}", x, y, h, wide, "center", source=f"seat{last.seat}",
              widest=0.36, z=30)  # fmt: skip
    room = min(2 * (x + wide / 2 - MARGIN), 2 * (area.width - MARGIN - x - wide / 2))
    sheet.label("name", Text.of("last_play", seat=last.seat, reading=str(last.reading)),
                x + (wide - room) / 2, max(y + h + 8, bottom), room, "center", 14,
                True)  # fmt: skip


def _open_hands(sheet: Sheet) -> tuple[float, float, float]:
    """Right edge of what lies at the left, left edge of what lies at the right, lower edge."""
    left, right, bottom = MARGIN + sheet.plate, sheet.area.width - MARGIN - sheet.plate, 0.0
    for spot in sheet.cards:
        if spot.zone == f"seat{(sheet.me + 2) % 3}":
            left = max(left, spot.x + spot.h * sheet.area.ratio)
        elif spot.zone == f"seat{(sheet.me + 1) % 3}":
            right = min(right, spot.x)
        else:
            continue
        bottom = max(bottom, spot.y + spot.h)
    return left, right, bottom
