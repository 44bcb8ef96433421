"""The measures of a Dou Dizhu table, and the layout while it is being written."""

from __future__ import annotations

from dataclasses import dataclass, field

from cardtable.engine.table import (
    RAISED,
    TICK,
    Area,
    CardSpot,
    FrameSpot,
    LabelSpot,
    PlateSpot,
    Strip,
    Text,
)
from cardtable.games.dou_dizhu.view import DouDizhuView

MARGIN = 14.0
PLATE = 58.0
#: Height of the kitty's cards, of the own hand's.
KITTY = 0.52
#: Height of the others' backs, as a part of a card of the hand; room above the kitty's lower edge
#: and plates, and between a plate and the backs below it.
BACKS, BELOW_KITTY, UNDER = 0.41, 12.0, 10.0
#: Above a plate, for the marker of the turn.
MARKER = 16.0
#: Below this height of the table cards take a larger part of it, and own plays move up.
SHORT = 600.0
#: Below this one the others sit beside the kitty, so that their cards clear the own hand.
LOW = 470.0


@dataclass
class Sheet:
    """A layout being written.

    Attributes:
        h, w: of a card of the own hand.
        plate: width of a plate.
        lowest: lower edge of what has been played.
    """

    view: DouDizhuView
    area: Area
    me: int
    h: float = 0.0
    w: float = 0.0
    plate: float = 0.0
    lowest: float = 0.0
    cards: list[CardSpot] = field(default_factory=list)
    plates: list[PlateSpot] = field(default_factory=list)
    labels: list[LabelSpot] = field(default_factory=list)
    frames: list[FrameSpot] = field(default_factory=list)
    anchors: dict[str, tuple[float, float, float]] = field(default_factory=dict)

    def label(
        self, key: str, text: Text, x: float, y: float, width: float, align: str = "left",
        size: int = 13, bold: bool = False, tone: str = "cloth", snug: bool = False,
    ) -> None:  # fmt: skip
        """Put words on the cloth."""
        self.labels.append(LabelSpot(key, text, x, y, width, align, size, bold, tone,
                                     snug=snug))  # fmt: skip

    def row(
        self, cards: tuple[str, ...], zone: str, x: float, y: float, h: float, width: float,
        align: str, *, source: str = "", widest: float = 0.42, faded: bool = False, z: float = 0,
        copies: bool = False,
    ) -> tuple[float, float]:  # fmt: skip
        """Lay open cards side by side within ``width``; returns left edge and width."""
        wide = h * self.area.ratio
        strip = Strip(len(cards), width, wide, widest)
        left = (
            x
            + {"left": 0.0, "center": (width - strip.width) / 2, "right": width - strip.width}[
                align
            ]
        )
        for place, code in enumerate(cards):
            key = f"={code}" if copies else code
            self.cards.append(
                CardSpot(
                    key, zone, place, code, left + strip.x(place), y, h, z + place, source, faded
                )
            )
        return left, strip.width


def plate_height(sheet: Sheet) -> float:
    """Height of every plate."""
    return PLATE * sheet.area.scale


def hand_top(sheet: Sheet) -> float:
    """Upper edge of the own hand."""
    return sheet.area.height - MARGIN - plate_height(sheet) - MARKER - sheet.h


def clear(sheet: Sheet) -> float:
    """Highest card with which raised cards of the hand do not reach the others' backs."""
    plates = 2 * plate_height(sheet) + MARKER + UNDER + 2 * MARGIN + 2
    parts = 1 + RAISED + BACKS
    if sheet.area.height >= LOW:
        plates, parts = plates + BELOW_KITTY, parts + KITTY
    return (sheet.area.height - plates) / parts


def others_top(sheet: Sheet) -> float:
    """Where the others' plates stand: level with the kitty where the table is low."""
    below = MARGIN + sheet.h * KITTY + BELOW_KITTY
    return below if sheet.area.height >= LOW else MARGIN


def plays_top(sheet: Sheet) -> float:
    """Upper edge of what is played: below the kitty, which lies between the others' plates."""
    return max(others_top(sheet), MARGIN + sheet.h * KITTY + BELOW_KITTY)


def plays_bottom(sheet: Sheet) -> float:
    """Lower edge of what is played: above the cards that are raised, and where there is room above
    their ticks as well.
    """
    ticks = TICK if sheet.area.height >= SHORT else 0.0
    return hand_top(sheet) - sheet.h * RAISED - ticks


def others_hand(sheet: Sheet) -> tuple[float, float]:
    """Upper edge and card height of the others' hands, below their plates."""
    return others_top(sheet) + plate_height(sheet) + UNDER, sheet.h * BACKS


def others_bottom(sheet: Sheet) -> float:
    """Lower edge of the others' hands."""
    return sum(others_hand(sheet))


def beside(sheet: Sheet, seat: int) -> tuple[float, float, str]:
    """Where words in front of another seat stand: (x, width, align)."""
    inner = MARGIN + sheet.plate + 20
    width = sheet.area.width / 2 - inner - 10
    if seat == (sheet.me + 2) % 3:
        return inner, width, "left"
    return sheet.area.width - inner - width, width, "right"
