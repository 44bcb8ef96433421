"""Beside the cards of Oklahoma Gin: unseen cards, useless cards, the button to go on."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cardtable.games.oklahoma_gin.cards import RANKS, SUITS
from cardtable.games.oklahoma_gin.legal import DISCARD
from cardtable.games.oklahoma_gin.view import OklahomaGinView
from cardtable.models.controls.base import Button, TrackerCell
from cardtable.phrases.oklahoma_gin.words import rank_word


def next_button(view: OklahomaGinView) -> Button:
    """Return the button that goes on from a finished hand."""
    if view.game_result is None:
        text = QCoreApplication.translate("OklahomaGin", "Next hand")
    elif view.ends_with_next:
        text = QCoreApplication.translate("OklahomaGin", "See result")
    else:
        text = QCoreApplication.translate("OklahomaGin", "Next game")
    return Button("next", text, "Return", "primary")


def useless(view: OklahomaGinView) -> set[str]:
    """Return cards that cannot be discarded now; none while laying off, where order matters."""
    kept = view.phase == DISCARD and view.turn == view.seat and not view.rules.return_taken
    return {view.taken} if kept and view.taken else set()


def tracker_cells(view: OklahomaGinView) -> list[TrackerCell]:
    """Return how many cards of each rank the seat has not seen."""
    if view.seat is None:
        return []
    seen = view.seen
    return [
        TrackerCell(rank_word(rank), sum(rank + suit not in seen for suit in SUITS), 4)
        for rank in reversed(RANKS)
    ]
