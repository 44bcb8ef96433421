"""The measures of a Dou Dizhu table, and the layout while it is being made."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.engine.layout_draft import MARKER, PLATE, LayoutDraft
from cardtable.engine.table import LEGIBLE, RAISED, TICK, CardSpot, Prepared, Strip
from cardtable.games.dou_dizhu.view import DouDizhuView

MARGIN = 14.0
#: Height of the kitty's cards, as a fraction of those in the hand.
KITTY = 0.52
#: Height of the others' backs, as a fraction of a card of the hand; space between the kitty's lower
#: edge and the plates, and between a plate and the backs below it.
BACKS, BELOW_KITTY, UNDER = 0.41, 12.0, 10.0
#: Below this table height, cards take a larger part of it, and the viewer's plays move up.
SHORT = 600.0
#: Below this one, the others sit beside the kitty, so that their cards clear the viewer's hand.
LOW = 470.0
#: Below this one, at scale 1, the hand lies beside the plate instead of above it: otherwise nothing
#: is left for what is played.
FLAT = 380.0
#: Height of an upright table, as a multiple of its width, and the greatest width of a card of the
#: hand there (the indices of twenty remain readable) and elsewhere, as parts of the table's.
UPRIGHT, UPRIGHT_CARD, CARD = 1.25, 0.18, 0.16


@dataclass
class DouDizhuDraft(LayoutDraft):
    """A layout in progress.

    Attributes:
        h, w: of a card of the viewer's hand.
        plate: width of a plate.
        lowest: lower edge of what has been played.
    """

    view: DouDizhuView
    me: int
    prepared: Prepared
    h: float = 0.0
    w: float = 0.0
    plate: float = 0.0
    lowest: float = 0.0

    def row(
        self,
        cards: tuple[str, ...],
        zone: str,
        x: float,
        y: float,
        h: float,
        width: float,
        align: str,
        *,
        source: str = "",
        widest: float = 0.42,
        faded: bool = False,
        z: float = 0,
        copies: bool = False,
    ) -> tuple[float, float]:
        """Lay open cards side by side within ``width``; return left edge and width."""
        wide = h * self.area.ratio
        strip = Strip(len(cards), width, wide, widest, LEGIBLE)
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


def is_upright(draft: DouDizhuDraft) -> bool:
    """Whether plays lie below the others' hands, over all the table's width."""
    return draft.area.height > UPRIGHT * draft.area.width


def passes_at_hand(draft: DouDizhuDraft) -> bool:
    """Whether a pass is said beside the backs, because plays lie where it is said elsewhere."""
    return is_flat(draft) or is_upright(draft)


def plate_height(draft: DouDizhuDraft) -> float:
    """Return the height of every plate."""
    return PLATE * draft.area.scale


def is_flat(draft: DouDizhuDraft) -> bool:
    """Whether the viewer's hand lies beside the plate."""
    return draft.area.height < FLAT * draft.area.scale


def hand_room(draft: DouDizhuDraft) -> tuple[float, float]:
    """Return left edge and width available to the viewer's hand."""
    left = MARGIN + draft.plate + 16 if is_flat(draft) else 16.0
    return left, draft.area.width - left - 16


def over_plate(draft: DouDizhuDraft) -> float:
    """Return the lower edge of what is said above the viewer's plate and its marker."""
    return draft.area.height - MARGIN - plate_height(draft) - MARKER


def hand_top(draft: DouDizhuDraft) -> float:
    """Return the upper edge of the viewer's hand."""
    if is_flat(draft):
        return draft.area.height - MARGIN - draft.h
    return draft.area.height - MARGIN - plate_height(draft) - MARKER - draft.h


def clear(draft: DouDizhuDraft) -> float:
    """Return the greatest card height at which raised cards of the hand clear the others' backs."""
    plates = 2 * plate_height(draft) + MARKER + UNDER + 2 * MARGIN + 2
    parts = 1 + RAISED + BACKS
    if is_flat(draft):
        plates -= plate_height(draft) + MARKER
    if draft.area.height >= LOW:
        plates, parts = plates + BELOW_KITTY, parts + KITTY
    return (draft.area.height - plates) / parts


def others_top(draft: DouDizhuDraft) -> float:
    """Return where the others' plates are: level with the kitty where the table is low."""
    below = MARGIN + draft.h * KITTY + BELOW_KITTY
    return below if draft.area.height >= LOW else MARGIN


def plays_top(draft: DouDizhuDraft) -> float:
    """Return the upper edge of plays: below the kitty, which lies between the others' plates."""
    if is_upright(draft):
        return others_bottom(draft) + BELOW_KITTY
    return max(others_top(draft), MARGIN + draft.h * KITTY + BELOW_KITTY)


def plays_bottom(draft: DouDizhuDraft) -> float:
    """Return the lower edge of plays: above raised cards, and if there is room above their
    ticks.
    """
    ticks = TICK if draft.area.height >= SHORT else 0.0
    return hand_top(draft) - draft.h * RAISED - ticks


def others_hand(draft: DouDizhuDraft) -> tuple[float, float]:
    """Return upper edge and card height of the others' hands, below their plates."""
    return others_top(draft) + plate_height(draft) + UNDER, draft.h * BACKS


def others_bottom(draft: DouDizhuDraft) -> float:
    """Return the lower edge of the others' hands."""
    return sum(others_hand(draft))


def beside(draft: DouDizhuDraft, seat: int) -> tuple[float, float, str]:
    """Return where words in front of another seat go: (x, width, align)."""
    inner = MARGIN + draft.plate + 20
    width = draft.area.width / 2 - inner - 10
    if seat == (draft.me + 2) % 3:
        return inner, width, "left"
    return draft.area.width - inner - width, width, "right"
