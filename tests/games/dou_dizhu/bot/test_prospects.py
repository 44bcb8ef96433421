"""What is said of a deal before the first lead is what comes of it, for weak and strong hands."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from cardtable.games.dou_dizhu import GAME
from cardtable.games.dou_dizhu.bot.brain.lockstep import Deals, RuleBook
from cardtable.games.dou_dizhu.bot.brain.lookups import Hands
from cardtable.games.dou_dizhu.bot.brain.net import nets, to_the_end
from cardtable.games.dou_dizhu.bot.brain.prospects import played, prospects
from cardtable.games.dou_dizhu.bot.brain.seat import rules_of, sample_hands
from cardtable.games.dou_dizhu.cards import FULL_DECK, counts_from, counts_of, spans
from cardtable.games.dou_dizhu.rules import house_rules

RULES = house_rules(GAME.resolve("happy"))
WORLDS = 80


def worlds(mine: int, role: int, rng: np.random.Generator, count: int) -> tuple[Hands, Hands]:
    """Deals around the 17 cards of a role; a landlord has yet to see the kitty."""
    one, other, kitty = sample_hands(rng, mine, count)
    seats = [one, other]
    seats.insert(role, np.full(count, mine, np.uint64))
    hands = np.stack(seats, axis=1)
    hands[:, 0] += kitty
    return hands, kitty


def said_and_won(mine: int, role: int, number: int) -> tuple[float, float]:
    """The chance said of a hand, and how many of other deals around it are won."""
    hands, kitty = worlds(mine, role, np.random.default_rng(number), WORLDS)
    judged = prospects(nets(), RULES, hands, kitty, 1)
    judged = played(nets(), RULES, hands, kitty, judged, WORLDS)
    hands, kitty = worlds(mine, role, np.random.default_rng(number + 10_000), WORLDS)
    deals = Deals.start(RuleBook((rules_of(RULES),)), np.zeros(WORLDS, np.int64), hands, kitty)
    to_the_end(nets(), deals)
    said, won = float(judged.chance.mean()), float((deals.winner == 0).mean())
    return (1 - said, 1 - won) if role else (said, won)


def dealt(count: int) -> Iterable[int]:
    """Hands of 17 cards by lot."""
    pack = [rank for rank, held in spans(counts_of(FULL_DECK)) for _ in range(held)]
    for number in range(count):
        drawn = np.random.default_rng(number).permutation(pack)[:17].tolist()
        yield sum(1 << 4 * rank for rank in drawn)


def off(pairs: NDArray[np.float64]) -> tuple[float, float]:
    """By how much more is won than said, and the error of that."""
    more = pairs[:, 1] - pairs[:, 0]
    noise = np.sqrt((pairs[:, 1] * (1 - pairs[:, 1]) / WORLDS).sum()) / len(pairs)
    return float(more.mean()), float(max(noise, more.std() / np.sqrt(len(more))))


def test_as_many_deals_are_won_as_was_said_tenth_by_tenth() -> None:
    found = [said_and_won(mine, n % 3, n) for n, mine in enumerate(dealt(90))]
    pairs = np.array(sorted(found))
    for tenth in np.split(pairs, 10):
        more, error = off(tenth)
        assert abs(more) < 3 * error + 0.03, f"said {tenth[:, 0].mean():.2f}"
    assert np.abs(pairs[:, 1] - pairs[:, 0]).mean() < 0.06


def test_a_farmer_with_a_long_straight_is_told_what_it_wins() -> None:
    # 4 to K in one play, a pair of twos besides: weak by high cards alone.
    hand = counts_from(
        ["4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "8", "9", "T", "J", "J", "2", "2"]
    )
    said, won = said_and_won(hand, 2, 1)
    assert abs(said - won) < 0.12
    assert said > 0.6
