"""Endings of Dou Dizhu in words."""

from __future__ import annotations

from cardtable.engine.actions import Action
from cardtable.games.dou_dizhu.game import reading_of
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
)
from cardtable.games.dou_dizhu.puzzles import Ending
from cardtable.games.dou_dizhu.view import DouDizhuView
from cardtable.phrases.dou_dizhu.words import combination_label
from cardtable.phrases.puzzles import FightWords
from cardtable.translation import N_, _

_KINDS = {
    SINGLE: N_("Play a single card."),
    PAIR: N_("Play a pair."),
    TRIPLE: N_("Play three of a kind on their own."),
    TRIPLE_1: N_("Play three of a kind with a single card."),
    TRIPLE_2: N_("Play a full house."),
    STRAIGHT: N_("Play a straight."),
    PAIRS: N_("Play a pair chain."),
    TRIPLES: N_("Play an airplane without wings."),
    TRIPLES_1: N_("Play an airplane with single cards."),
    TRIPLES_2: N_("Play an airplane with pairs."),
    QUAD_1: N_("Play four of a kind with other cards."),
    QUAD_2: N_("Play four of a kind with other cards."),
    QUAD_PAIRS: N_("Play four of a kind with other cards."),
    BOMB: N_("Play a bomb."),
    ROCKET: N_("Play the rocket."),
}


class DouDizhuPuzzleWords(FightWords[Ending, DouDizhuView]):
    """What is said beside an ending."""

    def task(self, puzzle: Ending) -> str:
        if puzzle.landlord == 0:
            return _("You’re the landlord, and all cards are open. Only one play wins.")
        if puzzle.beat is None:
            return _("You and your partner against the landlord: you lead, and only one play wins.")
        return _(
            "You and your partner against the landlord: beat this play. Only one way of doing it "
            "wins."
        )

    def kind(self, view: DouDizhuView, action: Action) -> str:
        reading = reading_of(view, action)
        return _("Don’t play now.") if reading is None else _(_KINDS[reading.category])

    def move(self, view: DouDizhuView, action: Action) -> str:
        reading = reading_of(view, action)
        if reading is None:
            return _("Pass.")
        return _("What wins: {play}", play=combination_label(reading))

    def lost(self, puzzle: Ending) -> str:
        if puzzle.landlord == 0:
            return _("This way the farmers win.")
        return _("This way the landlord wins.")


WORDS = DouDizhuPuzzleWords()
