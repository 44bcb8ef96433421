"""The first half of a turn in Oklahoma Gin: pass, take the upcard or draw."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from cardtable.engine.actions import Action
from cardtable.games.oklahoma_gin.legal import DRAW_STOCK, PASS, TAKE
from cardtable.games.oklahoma_gin.view import OklahomaGinView
from cardtable.models.controls.base import Button
from cardtable.phrases.oklahoma_gin.words import card_sign


def draw_buttons(view: OklahomaGinView, why: Callable[[Action], str]) -> list[Button]:
    """Return the buttons; ``why`` says why an action is refused now, or nothing."""
    translate = QCoreApplication.translate
    take = translate("OklahomaGin", "Take {card}").format(card=card_sign(view.pile[-1]))
    ways = (
        ("pass", translate("OklahomaGin", "Pass"), "P", why(PASS)),
        ("take", take, "U", why(TAKE)),
        ("draw", translate("OklahomaGin", "Draw"), "D", why(DRAW_STOCK)),
    )
    return [
        Button(id_, text, key, "choice", not refusal, refusal) for id_, text, key, refusal in ways
    ]


def drawn(view: OklahomaGinView, key: str) -> Action | None:
    """Return how to take a card on top of a pile, if it may be taken."""
    if key.startswith("?stock."):
        action = DRAW_STOCK
    elif view.pile and key == view.pile[-1]:
        action = TAKE
    else:
        return None
    return action if action in view.legal else None
