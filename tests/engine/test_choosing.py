"""Trying to choose the deal, with a hash cut so short that all of it can be tried.

The dealer wants a deal of one kind in sixteen: either by searching for a seed before the
commitment, or by searching afterwards for another seed that opens the same commitment. The hash is
SHA-256 cut to 16 bits, so that a test can try what nobody can with 256.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

from cardtable.engine import promise
from cardtable.engine.promise import Promise, Terms, commitment, deal_seed, sha256
from cardtable.engine.seeds import Seed

TERMS = Terms("dou-dizhu", (("deals", "1"),), (("human", "", "dealer"), ("human", "", "honest")))
#: The dealer wants one deal in this many.
KINDS = 16
#: Seeds tried for each deal, and number of deals.
TRIES, DEALS = 64, 400
#: Five standard errors above chance.
LUCK = DEALS / KINDS + 5 * (DEALS / KINDS * (1 - 1 / KINDS)) ** 0.5

Deal = Callable[[Seed, tuple[str, str]], Seed]


@pytest.fixture(autouse=True)
def short_hash(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(promise, "digest", lambda data: sha256(data)[:4] + "0" * 60)


def wanted(deal: Seed) -> bool:
    """Whether the cards are as the dealer would like them."""
    return deal.stream("deal 1").below(KINDS) == 0


def ours(seed: Seed, words: tuple[str, str]) -> Seed:
    """The deal as the program deals it."""
    return Promise(TERMS, words).deal(seed)


def deaf(seed: Seed, words: tuple[str, str]) -> Seed:
    """A deal that does not care about words, as deals were before."""
    return seed


def leaning(seed: Seed, words: tuple[str, str]) -> Seed:
    """A deal that hears the dealer's words alone."""
    return deal_seed(seed, commitment(seed, TERMS), words[:1])


def seeds(rng: random.Random) -> Iterator[Seed]:
    """Seeds that the dealer tries."""
    for _ in range(TRIES):
        yield Seed(f"{rng.getrandbits(128):032x}")


def honest_words(rng: random.Random) -> str:
    """Words that nobody can guess."""
    return f"{rng.getrandbits(64):x}"


def chosen(deal: Deal, guess: Callable[[str], str]) -> int:
    """How many of the deals are as the dealer wants them.

    Before he commits himself he takes a seed that would deal well with the words that ``guess``
    makes of the honest ones; then these are said.
    """
    rng = random.Random(7)
    hits = 0
    for _ in range(DEALS):
        words = honest_words(rng)
        expected = ("dealer", guess(words))
        tried = list(seeds(rng))
        seed = next((seed for seed in tried if wanted(deal(seed, expected))), tried[0])
        hits += wanted(deal(seed, ("dealer", words)))
    return hits


def test_with_one_honest_players_words_nobody_can_choose_the_deal() -> None:
    rng = random.Random(11)
    assert chosen(ours, lambda words: honest_words(rng)) < LUCK


def test_who_knows_the_words_in_advance_can() -> None:
    assert chosen(ours, lambda words: words) > DEALS * 0.9


@pytest.mark.parametrize("deal", [deaf, leaning])
def test_the_same_attack_beats_deals_that_do_not_hear_them(deal: Deal) -> None:
    """So that the first test says something: it would fail if the words did nothing."""
    rng = random.Random(11)
    assert chosen(deal, lambda words: honest_words(rng)) > DEALS * 0.9


def test_who_adds_words_last_and_knows_the_seed_can() -> None:
    """What ``docs/fairness.md`` warns of: an accomplice hears the honest words, then adds his."""
    rng = random.Random(13)
    hits = 0
    for _ in range(DEALS // 4):
        seed, words = next(seeds(rng)), honest_words(rng)
        tries = (f"accomplice {n}" for n in range(TRIES * 4))
        hits += any(wanted(ours(seed, (last, words))) for last in tries)
    assert hits > DEALS / 4 * 0.9


def others_for(seed: Seed, tries: int) -> list[Seed]:
    """Seeds that open the same commitment as ``seed``, of so many that are tried."""
    shown = commitment(seed, TERMS)
    found = (Seed(f"{n:032x}") for n in range(tries))
    return [other for other in found if commitment(other, TERMS) == shown and other != seed]


def test_a_commitment_cut_short_can_be_opened_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of three digits: one seed in 4,096 opens it as well, and then the deal is chosen."""
    monkeypatch.setattr(promise, "digest", lambda data: sha256(data)[:3] + "0" * 61)
    seed, words = Seed("5" * 32), ("dealer", "honest")
    others = others_for(seed, 2**14)
    assert 1 <= len(others) <= 12  # 4 are expected
    assert {ours(other, words) for other in others} != {ours(seed, words)}


def test_the_whole_commitment_is_not_opened_by_as_many_tries(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(promise, "digest", sha256)
    assert others_for(Seed("5" * 32), 2**14) == []
