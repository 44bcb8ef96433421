"""After a knock in Oklahoma Gin: laying off on the knocker's melds, and laying out melds by hand.

Both are done by the knocker's opponent until he declares himself done (rule G8).
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from PySide6.QtCore import QCoreApplication

from cardtable.engine.actions import Action
from cardtable.games.oklahoma_gin.cards import BIT_OF, CODE_OF, card_set
from cardtable.games.oklahoma_gin.layoffs import best
from cardtable.games.oklahoma_gin.legal import LAYOFF, write_groups
from cardtable.games.oklahoma_gin.melds import extends, is_meld
from cardtable.games.oklahoma_gin.view import OklahomaGinView
from cardtable.models.controls.base import Button
from cardtable.phrases.base import Prompt
from cardtable.phrases.lists import listed
from cardtable.phrases.oklahoma_gin.words import card_sign

#: Returns why an action is refused now, or an empty text.
Why = Callable[[Action], str]


def by_hand(view: OklahomaGinView) -> bool:
    """Whether melds are laid out by hand now."""
    return view.phase == LAYOFF and not view.rules.auto_arrange


def layoff(view: OklahomaGinView, card: str, meld: str = "") -> Action:
    """Return laying off ``card`` on a meld, numbered from 1; by default the first it fits."""
    if not meld:
        melds = enumerate(view.melds_on_table, 1)
        fit = (number for number, cards in melds if extends(BIT_OF[card], card_set(cards)))
        meld = str(next(fit, 1))
    return Action("layoff", (card, meld))


def fits(view: OklahomaGinView) -> frozenset[str]:
    """Return the cards of the hand that can be laid off now."""
    legal = view.legal if view.phase == LAYOFF else ()
    return frozenset(action.args[0] for action in legal if action.verb == "layoff")


def all_layoffs(view: OklahomaGinView) -> list[Action]:
    """Return the lay-offs that leave least deadwood, breaking up own melds where that pays."""
    melds = tuple(card_set(cards) for cards in view.melds_on_table)
    steps = best(card_set(view.hand), melds).steps
    return [Action("layoff", (CODE_OF[card], str(meld + 1))) for card, meld in steps]


def still_fits(view: OklahomaGinView) -> Prompt:
    """Return the question before laying off ends with a card that could be laid off."""
    cards = listed(card_sign(action.args[0]) for action in all_layoffs(view))
    title = QCoreApplication.translate("OklahomaGin", "{cards} can still be laid off. Done?")
    detail = QCoreApplication.translate("OklahomaGin", "Press Done again to keep it.")
    return Prompt(title.format(cards=cards), detail)


def arrangement(view: OklahomaGinView, picked: Collection[str]) -> Action | None:
    """Return the melds with the picked cards as one more, or with those broken up that hold them.

    ``None`` if the picked cards neither form a meld nor lie in one.
    """
    groups = [card_set(group) for group in view.arranged]
    cards = card_set(picked)
    left = [group for group in groups if not group & cards]
    if is_meld(cards):
        left.append(cards)
    elif len(left) == len(groups):
        return None
    return write_groups(tuple(left))


def new_meld(view: OklahomaGinView, action: Action) -> set[str]:
    """Return the first meld of an ``arrange`` action that is not on the table yet, or nothing."""
    there = {frozenset(group) for group in view.arranged}
    for word in action.args:
        group = frozenset(word[i : i + 2] for i in range(0, len(word), 2))
        if group not in there:
            return set(group)
    return set()


def layoff_buttons(
    view: OklahomaGinView, picked: Collection[str], card: str, why: Why
) -> list[Button]:
    """Return the buttons of the phase; ``card`` is the one picked up, or empty."""
    first = [_lay_out(view, picked, why)] if by_hand(view) else []
    if by_hand(view) or not (helpful := all_layoffs(view)):
        return [*first, _lay_off(view, card, why), _done("primary", "Return")]
    return [_all(len(helpful)), _lay_off(view, card, why), _done("choice", "O")]


def _all(count: int) -> Button:
    text = QCoreApplication.translate("OklahomaGin", "Lay off %n card(s)", "", count)
    return Button("all", text, "Return", "primary")


def _lay_off(view: OklahomaGinView, card: str, why: Why) -> Button:
    text = QCoreApplication.translate("OklahomaGin", "Lay off")
    if not card:
        refusal = QCoreApplication.translate("OklahomaGin", "Select a card first.")
        return Button("layoff", text, "L", "choice", False, refusal)
    refusal = why(layoff(view, card))
    named = QCoreApplication.translate("OklahomaGin", "Lay off {card}")
    text = named.format(card=card_sign(card))
    return Button("layoff", text, "L", "choice", not refusal, refusal)


def _lay_out(view: OklahomaGinView, picked: Collection[str], why: Why) -> Button:
    action = arrangement(view, picked)
    if action is None:
        text = QCoreApplication.translate("OklahomaGin", "Meld")
        refusal = QCoreApplication.translate("OklahomaGin", "Select the cards of a meld first.")
        return Button("meld", text, "M", "choice", False, refusal)
    refusal = why(action)
    if is_meld(card_set(picked)):
        text = QCoreApplication.translate("OklahomaGin", "Meld these")
    else:
        text = QCoreApplication.translate("OklahomaGin", "Ungroup")
    return Button("meld", text, "M", "choice", not refusal, refusal)


def _done(kind: str, key: str) -> Button:
    return Button("done", QCoreApplication.translate("OklahomaGin", "Done"), key, kind)
