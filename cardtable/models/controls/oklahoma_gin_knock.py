"""The end of a turn in Oklahoma Gin: a discard or a knock, and what a discard would throw away.

Whoever may knock finds the card that leaves least deadwood already picked up, and the knock on the
filled button. The controls ask before a gin is given up, and once a hand before a knock is.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from cardtable.engine.actions import Action
from cardtable.games.oklahoma_gin.cards import BIT_OF, card_set
from cardtable.games.oklahoma_gin.legal import BIG_GIN_KNOCK, DISCARD, DISCARD_OF, KNOCK_OF
from cardtable.games.oklahoma_gin.melds import deadwood
from cardtable.games.oklahoma_gin.view import OklahomaGinView
from cardtable.models.controls.base import Button
from cardtable.phrases.base import Prompt
from cardtable.phrases.oklahoma_gin.words import card_sign

#: Returns why an action is refused now, or an empty text.
Why = Callable[[Action], str]


def left_without(view: OklahomaGinView, card: str) -> int:
    """Return the deadwood of the hand without one card, in pips."""
    return deadwood(card_set(view.hand) & ~BIT_OF[card])


def best_knock(view: OklahomaGinView) -> str:
    """Return the card to discard for a valid knock with the least deadwood; empty if none."""
    if view.phase != DISCARD or view.turn != view.seat:
        return ""
    ways = [
        (left_without(view, card), card)
        for card in view.hand
        if KNOCK_OF[BIT_OF[card]] in view.legal
    ]
    left, card = min(ways, default=(0, ""), key=lambda way: way[0])
    return card if left <= view.limit else ""


def ends_first(view: OklahomaGinView, card: str, offered: str) -> bool:
    """Whether the knock should be offered before the discard: for a gin, or the card suggested."""
    if not card:
        return BIG_GIN_KNOCK in view.legal
    return KNOCK_OF[BIT_OF[card]] in view.legal and (
        card == offered or not left_without(view, card)
    )


def knock_button(view: OklahomaGinView, card: str, warned: str, first: bool, why: Why) -> Button:
    """Return the knock button; ``warned`` is the card with which a false knock was tried."""
    kind, key = ("primary", "Return") if first else ("choice", "K")
    text = QCoreApplication.translate("OklahomaGin", "Knock")
    if not card:
        if BIG_GIN_KNOCK in view.legal:
            text = QCoreApplication.translate("OklahomaGin", "Big gin")
            return Button("knock", text, key, kind)
        refusal = QCoreApplication.translate(
            "OklahomaGin", "First select the card to discard face down."
        )
        return Button("knock", text, key, kind, False, refusal)
    left = left_without(view, card)
    refusal = why(KNOCK_OF[BIT_OF[card]])
    if not left:
        text = QCoreApplication.translate("OklahomaGin", "Knock: gin")
    elif warned == card:
        text = QCoreApplication.translate("OklahomaGin", "Knock with {count} anyway")
    else:
        text = QCoreApplication.translate("OklahomaGin", "Knock with {count}")
    return Button("knock", text.format(count=left), key, kind, not refusal, refusal)


def discard_button(card: str, given_up: str, first: bool, why: Why) -> Button:
    """Return the discard button; ``given_up`` is the card whose discard gave up a knock once."""
    kind, key = ("primary", "Return") if first else ("choice", "D")
    text = QCoreApplication.translate("OklahomaGin", "Discard")
    if not card:
        refusal = QCoreApplication.translate("OklahomaGin", "Select a card first.")
        return Button("discard", text, key, kind, False, refusal)
    refusal = why(DISCARD_OF[BIT_OF[card]])
    if given_up == card:
        named = QCoreApplication.translate("OklahomaGin", "Discard {card} anyway")
    else:
        named = QCoreApplication.translate("OklahomaGin", "Discard {card}")
    return Button("discard", named.format(card=card_sign(card)), key, kind, not refusal, refusal)


def within_reach(view: OklahomaGinView) -> int | None:
    """Return the deadwood of the best possible knock, 0 for a gin; ``None`` if there is none."""
    if BIG_GIN_KNOCK in view.legal:
        return 0
    card = best_knock(view)
    return left_without(view, card) if card else None


def false_knock(card: str, name: str) -> Prompt:
    """Return the question before a knock above the limit; ``name`` is the opponent's (rule G17)."""
    title = QCoreApplication.translate("OklahomaGin", "Knock above the limit?")
    detail = QCoreApplication.translate(
        "OklahomaGin",
        "Your hand is shown, you take it back, the {card} is turned up, and {name} goes on.",
    )
    return Prompt(title, detail.format(card=card_sign(card), name=name))


def thrown_away(view: OklahomaGinView) -> Prompt:
    """Return the question before a discard that gives up a knock."""
    left = within_reach(view)
    if left:
        title = QCoreApplication.translate("OklahomaGin", "You can knock with {count}. Play on?")
    else:
        title = QCoreApplication.translate("OklahomaGin", "You have gin. Play on anyway?")
    detail = QCoreApplication.translate("OklahomaGin", "Discard again to play on.")
    return Prompt(title.format(count=left), detail)
