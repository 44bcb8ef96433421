"""Avoids cards going back at once, or round and round, which nobody would ever stop."""

from __future__ import annotations

from cardtable.games.oklahoma_gin.bot.odds import worst_card
from cardtable.games.oklahoma_gin.cards import BIT_OF, CODE_OF, card_set, each
from cardtable.games.oklahoma_gin.melds import deadwood
from cardtable.games.oklahoma_gin.view import OklahomaGinView


def goes_round(view: OklahomaGinView) -> bool:
    """Whether the open card is one that the seat laid away since a card was last drawn.

    Taking it back leads nowhere; two players who both wait for the other to draw would take three
    cards round and round for ever. For gin it may be taken.
    """
    if view.last_chance or not view.pile:
        return False
    eleven = card_set(view.hand) | BIT_OF[view.pile[-1]]
    if not min(deadwood(eleven ^ card) for card in each(eleven)):
        return False
    for event in reversed(view.history):
        if event.kind in ("drew", "hand_started"):
            return False
        own = event.kind == "discarded" and event.number("seat") == view.seat
        if own and event.word("card") == view.pile[-1]:
            return True
    return False


def to_lay_away(view: OklahomaGinView) -> list[int]:
    """Return the possible discards from eleven cards; a card just taken is kept even if it might
    go.

    It goes only if the stock is used up and no other discard allows a knock (rules G6, G7).
    """
    hand = view.moment.hand
    kept = [card for card in each(hand) if CODE_OF[card] != view.taken]
    if view.last_chance and all(deadwood(hand ^ card) > view.limit for card in kept):
        return each(hand)
    return kept


def last_ten(view: OklahomaGinView) -> int:
    """Return the ten cards to knock with after taking the last discard (rule G6)."""
    top = BIT_OF[view.pile[-1]]
    eleven = view.moment.hand | top
    ten = eleven ^ worst_card(eleven, top)
    return ten if deadwood(ten) <= view.limit else view.moment.hand
