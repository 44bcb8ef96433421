"""Melds, points and hints of Oklahoma Gin in words."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.engine.actions import Action
from cardtable.games.oklahoma_gin.cards import RANKS, card_set
from cardtable.games.oklahoma_gin.melds import is_set
from cardtable.games.oklahoma_gin.rules import HouseRules
from cardtable.phrases.cards import SUIT_SIGNS, card_signs, rank_word
from cardtable.translation import N_, _, ngettext, pgettext

#: Hints by what is to be done.
_HINTS = {
    "take": N_("Hint: take the {card}"),
    "draw": N_("Hint: draw from the stock"),
    "discard": N_("Hint: discard the {card}"),
    "knock": N_("Hint: knock with the {card}"),
    "big_gin": N_("Hint: big gin"),
    "layoff": N_("Hint: lay off the {card}"),
    "arrange": N_("Hint: lay out your melds"),
    "done": N_("Hint: done"),
}


def group_signs(word: str) -> str:
    """A meld of an event (``5H6H7H``), in short form."""
    return card_signs([word[i : i + 2] for i in range(0, len(word), 2)])


def meld_label(codes: Sequence[str]) -> str:
    """A meld as a label (“Run 5–8♥”, “Set K”)."""
    if is_set(card_set(codes)):
        if len(codes) == 4:  # a separate word in German
            text = _("Set {rank}, all four")
        else:
            text = _("Set {rank}")
        return text.format(rank=rank_word(codes[0][0]))
    return _(
        "Run {first}–{last}{suit}",
        first=rank_word(codes[0][0]),
        last=rank_word(codes[-1][0]),
        suit=SUIT_SIGNS[codes[0][1]],
    )


def with_laid_off(codes: Sequence[str], more: Sequence[str]) -> tuple[str, ...]:
    """A meld with what was laid off on it, in order."""
    row, rest = list(codes), list(more)
    if is_set(card_set(codes)):
        return (*row, *rest)
    while rest:
        low = (RANKS.index(row[0][0]) - 1) % len(RANKS)
        below = [code for code in rest if RANKS.index(code[0]) == low]
        high = (RANKS.index(row[-1][0]) + 1) % len(RANKS)
        above = [code for code in rest if RANKS.index(code[0]) == high]
        if not below and not above:
            break
        rest.remove((below or above)[0])
        row = [below[0], *row] if below else [*row, above[0]]
    return (*row, *rest)


def points_text(number: int) -> str:
    """A number of points, with the word (“1 point”)."""
    return ngettext("{n} point", "{n} points", number)


def doubled(rules: HouseRules, factor: int) -> str:
    """What a spade upcard doubles, in a sentence; empty if nothing."""
    if factor == 1:
        return ""
    if rules.bonus_factor(factor) == 1:
        return _("Points for deadwood are doubled, bonuses aren’t.")
    return _("All points are doubled.")


def hint_text(action: Action, card: str) -> str:
    """A hint in words; ``card`` is the card concerned, in short form."""
    if action.verb == "pass":
        return pgettext("Oklahoma Gin", "Hint: pass")
    what = "big_gin" if action.verb == "knock" and not card else action.verb
    return _(_HINTS[what], card=card)
