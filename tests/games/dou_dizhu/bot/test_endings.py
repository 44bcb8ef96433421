"""Exact endings compared with a plain search over combinations built from the rules' wording."""

from __future__ import annotations

import random
from functools import cache
from itertools import pairwise

import numpy as np
import pytest

from cardtable.games.dou_dizhu.bot.brain.endings import solve
from cardtable.games.dou_dizhu.bot.brain.lockstep import Deals, RuleBook, Rules
from cardtable.games.dou_dizhu.cards import RANK_OF
from cardtable.games.dou_dizhu.plays import PlayRules
from tests.games.dou_dizhu import slow

DECK = "3456789TJQKA2" * 4 + "bR"
NONE = ("", "", 0)


def packed(hand: str) -> int:
    return sum(1 << 4 * RANK_OF[word] for word in hand)


def landlord_wins(table: dict[str, frozenset[tuple[str, str, int]]], hands: tuple[str, ...]) -> int:
    """1 or −1, the landlord (seat 0) to lead, by trying everything."""
    held = [[cards for cards in table if slow.contained(cards, hand)] for hand in hands]

    @cache
    def worth(hands: tuple[str, ...], turn: int, top: tuple[str, str, int], passes: int) -> int:
        sign = 1 if turn == 0 else -1
        after, best = (turn + 1) % 3, -1
        if top != NONE:
            free = passes == 1
            then = worth(hands, after, NONE if free else top, 0 if free else passes + 1)
            best = max(best, sign * then)
        for cards in held[turn]:
            if not slow.contained(cards, hands[turn]):
                continue
            rest = hands[turn]
            for word in cards:
                rest = rest.replace(word, "", 1)
            fewer = (*hands[:turn], rest, *hands[turn + 1 :])
            for reading in table[cards]:
                if top != NONE and not slow.beats(reading, top):
                    continue
                if not rest:
                    return sign
                best = max(best, sign * worth(fewer, after, reading, 0))
        return sign * best

    return worth(hands, 0, NONE, 0)


def some_hands(rng: random.Random) -> tuple[str, ...]:
    """Three small hands out of few ranks, so that pairs, triples and bombs are common."""
    ranks = rng.sample("3456789TJQKA2", 5)
    few = [word for word in DECK if word in ranks or word in "bR"]
    rng.shuffle(few)
    sizes = [rng.randint(1, 5) for _ in range(3)]
    ends = np.cumsum([0, *sizes])
    return tuple("".join(few[a:b]) for a, b in pairwise(ends))


@pytest.mark.parametrize("mode", ["any", "no_bombs", "all_different"])
def test_best_play_wins_what_can_be_won(mode: str) -> None:
    rules = PlayRules(kickers=mode)
    book = RuleBook((Rules(rules, "off"),))
    plays = slow.all_plays("2", True, mode)
    small = {cards: readings for cards, readings in plays.items() if len(cards) <= 5}
    rng = random.Random(mode)
    hands = [some_hands(rng) for _ in range(30)]
    told = np.array([[packed(hand) for hand in three] for three in hands], np.uint64)
    count = len(hands)
    deals = Deals.start(book, np.zeros(count, np.int64), told, np.zeros(count, np.uint64))
    found = solve(deals, 0.0, 10**6)
    assert found is not None
    want = [landlord_wins(small, three) / 2 for three in hands]
    assert {0.5, -0.5} == set(want)
    assert list(found) == want
