"""The oracle deals many cards at once; it finds what dealing them one by one does."""

from __future__ import annotations

import random

import pytest

from cardtable.games.kabu.cards import RANKS
from cardtable.games.kabu.game import KabuGame
from cardtable.games.kyo_kabu import GAME as KYO
from cardtable.games.oicho_kabu import GAME as OICHO
from tests.games.hooks import random_changes
from tests.games.kabu.counting import Column, Counting
from tests.games.kabu.oracle import Counts
from tests.games.kabu.plain import Plain

GAMES = pytest.mark.parametrize("game", [OICHO, KYO], ids=lambda game: game.id)


def column_of(
    game: KabuGame, changes: dict[str, str | int], rng: random.Random
) -> tuple[Column, list[int]]:
    """A column somewhere in a round by these house rules, and the ranks nobody has seen."""
    cards = [rank for rank in RANKS for _ in range(4)]
    rng.shuffle(cards)
    open_cards, rest = tuple(cards[: (many := rng.randrange(4, 12))]), cards[many:]
    rules = game.rules(game.resolve(None, changes))
    bank = None if rules.credit else rng.choice((12, 25, 500))
    return Column(rules, open_cards[0], rng.choice((10, 15)), bank, open_cards), rest


def counted(ranks: list[int]) -> Counts:
    return tuple(ranks.count(rank) for rank in RANKS)


@GAMES
def test_third_cards_by_every_house_rule(game: KabuGame) -> None:
    rng = random.Random(game.id)
    for option in game.options:
        for value in option.values:
            changes = {**random_changes(game, rng), option.key: value}
            column, (second, _, *rest) = column_of(game, changes, rng)
            unseen = counted(rest)
            quick, plain = Counting(column), Plain(column)
            assert quick.standing(second, unseen) == plain.standing(second, unseen)
            third = rng.choice(rest)
            rest.remove(third)
            unseen = counted(rest)
            assert quick.met(second, third, unseen) == plain.met(second, third, unseen)


@GAMES
def test_bets(game: KabuGame) -> None:
    rng = random.Random(f"{game.id} bets")
    for _ in range(2):
        column, rest = column_of(game, random_changes(game, rng), rng)
        unseen = counted(rest)
        assert Counting(column).bet(unseen) == Plain(column).bet(unseen)
