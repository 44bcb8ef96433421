"""Combinations and hints of Dou Dizhu in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cardtable.engine.actions import Action
from cardtable.games.dou_dizhu.auction import highest
from cardtable.games.dou_dizhu.cards import RANKS
from cardtable.games.dou_dizhu.plays import (
    BOMB,
    PAIR,
    PAIRS,
    QUAD_1,
    QUAD_2,
    QUAD_PAIRS,
    ROCKET,
    SINGLE,
    STRAIGHT,
    TRIPLE,
    TRIPLE_1,
    TRIPLE_2,
    TRIPLES,
    TRIPLES_1,
    TRIPLES_2,
    Reading,
)
from cardtable.games.dou_dizhu.view import BID, DOUBLE, OPEN, DouDizhuView
from cardtable.phrases.cards import card_name, rank_word
from cardtable.translation import N_, _, pgettext

#: Combinations as a label, and within a sentence.
_COMBINATIONS = {
    SINGLE: (N_("Single {rank}"), N_("a single {rank}")),
    PAIR: (N_("Pair {rank}"), N_("a pair of {rank}s")),
    TRIPLE: (N_("Triple {rank}"), N_("three {rank}s")),
    TRIPLE_1: (N_("Triple {rank} + {kickers}"), N_("three {rank}s + {kickers}")),
    TRIPLE_2: (N_("Full house {rank} + {kickers}"), N_("a full house of {rank}s and {kickers}s")),
    STRAIGHT: (N_("Straight {rank}–{top}"), N_("a straight ({rank}–{top})")),
    PAIRS: (N_("Pair chain {rank}–{top}"), N_("a pair chain ({rank}–{top})")),
    TRIPLES: (N_("Airplane {rank}–{top}"), N_("an airplane ({rank}–{top})")),
    TRIPLES_1: (
        N_("Airplane {rank}–{top} with wings"),
        N_("an airplane ({rank}–{top}) with wings {kickers}"),
    ),
    TRIPLES_2: (
        N_("Airplane {rank}–{top} with pairs"),
        N_("an airplane ({rank}–{top}) with pairs {kickers}"),
    ),
    QUAD_1: (N_("Four {rank}s + {kickers}"), N_("four {rank}s + {kickers}")),
    QUAD_2: (N_("Four {rank}s + {kickers}"), N_("four {rank}s + {kickers}")),
    QUAD_PAIRS: (N_("Four {rank}s + pairs {kickers}"), N_("four {rank}s + pairs {kickers}")),
    BOMB: (N_("Bomb {rank}"), N_("a bomb of {rank}s")),
    ROCKET: (N_("Rocket"), N_("the rocket")),
}
#: Four of a rank within a sentence.
_FOURS = {
    "3": N_("four threes"),
    "4": N_("four fours"),
    "5": N_("four fives"),
    "6": N_("four sixes"),
    "7": N_("four sevens"),
    "8": N_("four eights"),
    "9": N_("four nines"),
    "T": N_("four tens"),
    "J": N_("four jacks"),
    "Q": N_("four queens"),
    "K": N_("four kings"),
    "A": N_("four aces"),
    "2": N_("four twos"),
}


def last_cards(count: int) -> str:
    """The call with one or two cards left (报单, 报双)."""
    if count == 1:
        return _("Last card!")
    return _("Two cards left!")


def four_of(rank: str) -> str:
    """Four of a rank within a sentence (“four queens”)."""
    return _(_FOURS[rank])


def _parts(reading: Reading) -> dict[str, str]:
    kickers: Iterable[str] = reading.kickers
    if reading.category in (TRIPLE_2, TRIPLES_2, QUAD_PAIRS):
        kickers = reading.kickers[::2]
    top = RANKS[min(reading.top, len(RANKS) - 1)]
    return {
        "rank": rank_word(RANKS[reading.base]),
        "top": rank_word(top),
        "kickers": _row([rank_word(word) for word in kickers]),
    }


def _row(ranks: Sequence[str]) -> str:
    """Kickers beside one another."""
    row = ranks[0] if ranks else ""
    for rank in ranks[1:]:
        # Translators: the kickers of a combination, as in “Four 7s + 3 Q”
        row = _("{kickers} {another}", kickers=row, another=rank)
    return row


def combination_label(reading: Reading) -> str:
    """A combination as a label (“Straight 3–7”)."""
    if reading.words in (("R",), ("b",)):
        return card_name(reading.words[0])
    return _(_COMBINATIONS[reading.category][0], **_parts(reading))


def combination_inside(reading: Reading) -> str:
    """A combination within a sentence (“a straight 3–7”)."""
    return _(_COMBINATIONS[reading.category][1], **_parts(reading))


def hint_text(view: DouDizhuView, action: Action) -> str:
    """A hint other than a play: a bid in the auction, or a pass."""
    match action.verb:
        case "bid":
            return _("Hint: bid {amount}", amount=action.args[0])
        case "call":
            return _("Hint: call")
        case "rob":
            return _("Hint: rob")
        case "double":
            return _("Hint: double (×{factor})", factor=action.args[0])
        case "open":
            return _("Hint: open your hand")
    if view.phase == DOUBLE:
        return _("Hint: don’t double")
    if view.phase == OPEN:
        return _("Hint: keep your hand closed")
    if view.phase == BID and view.rules.auction == "rob":
        return _("Hint: don’t rob") if highest(view.bids) else _("Hint: don’t call")
    if view.phase == BID:  # a different word in Chinese
        return pgettext("auction", "Hint: pass")
    return _("Hint: pass")
