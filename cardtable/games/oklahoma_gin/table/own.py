"""The viewer's own hand of gin in groups: melds and deadwood, or in the player's own order."""

from __future__ import annotations

from collections.abc import Iterator

from cardtable.engine.table import Prepared, Text
from cardtable.games.oklahoma_gin.cards import BIT_OF, card_set, codes
from cardtable.games.oklahoma_gin.hand import by_weight
from cardtable.games.oklahoma_gin.legal import DISCARD
from cardtable.games.oklahoma_gin.melds import Melding, arrange, deadwood
from cardtable.games.oklahoma_gin.table.draft import Group
from cardtable.games.oklahoma_gin.view import OklahomaGinView


def fresh_card(view: OklahomaGinView) -> tuple[str, str]:
    """Return the card taken this turn and how (``drew``, ``took``), until the discard."""
    if view.phase != DISCARD or view.turn != view.seat:
        return "", ""
    for event in reversed(view.history):
        if event.kind in ("drew", "took"):
            return event.word("card"), event.kind
    return "", ""


def own_groups(view: OklahomaGinView, prepared: Prepared) -> list[Group]:
    """Return melds, then deadwood with its count (and that without the card picked up).

    In another order, melds whose cards are side by side are still groups.
    """
    melding = arrange(card_set(view.hand))
    marks = ((fresh_card(view)[0], "kitty"),)
    name = _deadwood(view, melding, prepared.selected)
    if prepared.order:
        return _in_order(prepared.order, melding, name, marks)
    melds = [codes(meld) for meld in melding.melds]
    groups = [Group(cards, Text.of("meld", cards=cards), marks=marks) for cards in melds]
    if melding.dead or not groups:
        groups.append(Group(by_weight(codes(melding.dead)), name, dead=True, marks=marks))
    return groups


def _deadwood(view: OklahomaGinView, melding: Melding, selected: frozenset[str]) -> Text:
    if view.phase == DISCARD and len(selected) == 1:
        card = next(iter(selected))
        left = deadwood(card_set(view.hand) ^ BIT_OF[card])
        return Text.of("deadwood_after", count=melding.deadwood, left=left, card=card)
    return Text.of("deadwood", count=melding.deadwood)


def _in_order(
    order: tuple[str, ...], melding: Melding, name: Text, marks: tuple[tuple[str, str], ...]
) -> list[Group]:
    """Show the deadwood below the longest stretch that is no whole meld."""
    stretches = list(_stretches(order, melding))
    rest = [cards for cards, whole in stretches if not whole]
    longest = max(rest, key=len, default=())
    groups = []
    for cards, whole in stretches:
        if whole:
            groups.append(Group(cards, Text.of("meld", cards=cards), marks=marks))
            continue
        words = name if cards == longest else Text("none")
        dead = not card_set(cards) & ~melding.dead
        groups.append(Group(cards, words, dead=dead, mixed=not dead, marks=marks))
    return groups


def _stretches(order: tuple[str, ...], melding: Melding) -> Iterator[tuple[tuple[str, ...], bool]]:
    """Yield the stretches of the order, cut where a meld lies together, and whether each is one."""
    loose: list[str] = []
    at = 0
    while at < len(order):
        meld = next((meld for meld in melding.melds if meld & BIT_OF[order[at]]), 0)
        cards = order[at : at + meld.bit_count()]
        if meld and card_set(cards) == meld:
            if loose:
                yield tuple(loose), False
                loose = []
            yield cards, True
            at += len(cards)
        else:
            loose.append(order[at])
            at += 1
    if loose:
        yield tuple(loose), False
