"""The rules that are read say what the engine does, for every preset and 200 random option sets.

What an option must be is found out by playing (``seen``); the sentence on the page must be the one
that belongs to that value, and none of another value may stand there.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from cardtable.engine.game import Game
from cardtable.engine.options import Option, Options
from cardtable.games import all_games
from cardtable.games.dou_dizhu import GAME as DOU_DIZHU
from cardtable.games.kabu.scoring import dealer_special
from cardtable.games.oicho_kabu import GAME as OICHO
from cardtable.games.oklahoma_gin import GAME as GIN
from cardtable.games.oklahoma_gin.cards import BIT_OF
from cardtable.games.oklahoma_gin.melds import deadwood
from cardtable.phrases.base import rulebook_of
from cardtable.phrases.lookup import phrases_of
from cardtable.ui.language import Language
from tests.daily import daily
from tests.games.oklahoma_gin.positions import do, to_draw, why_not
from tests.phrases.seen import dou_dizhu, kabu, oklahoma_gin

GAMES = ("oicho-kabu", "kyo-kabu", "dou-dizhu", "oklahoma-gin")
SETS = 200


def values(option: Option) -> tuple[str | int, ...]:
    """Every value of an option, or some of a number."""
    if option.values:
        return option.values
    middle = (option.low + option.high) // 2
    return tuple(dict.fromkeys((option.low, option.default, middle, option.high)))


def sets(game: Game) -> Iterator[Options]:
    """The presets, and random sets."""
    for preset in game.presets:
        yield game.resolve(preset.id)
    rng = random.Random(f"rules of {game.id}")
    for _ in range(SETS):
        yield game.resolve(None, {o.key: rng.choice(values(o)) for o in game.options})


def changed(game: Game, options: Options, key: str, value: str | int) -> Options:
    """The same with another value of one option."""
    return game.resolve(None, {**options, key: value})


def said(game: Game, options: Options, key: str) -> list[str]:
    """What the rules say that an option decides: sentences, and what is shown with them."""
    book = rulebook_of(game, phrases_of(game.phrases), options)
    return [
        text
        for part in book
        for passage in part.passages
        if key in passage.of
        for text in (passage.text, *(laid.caption for laid in passage.laid))
    ]


def whole(game: Game, options: Options) -> list[str]:
    """All that the rules say."""
    book = rulebook_of(game, phrases_of(game.phrases), options)
    return [
        text
        for part in book
        for passage in part.passages
        for text in (passage.text, *(laid.caption for laid in passage.laid))
    ]


def seen(game: Game, options: Options, key: str) -> str | int | None:
    """What can be seen of an option."""
    if game is DOU_DIZHU:
        return dou_dizhu.SEEN[key](options)
    if game is GIN:
        return oklahoma_gin.SEEN[key](options)
    return kabu.SEEN[key](kabu.GAMES[game.id], options)


@daily("name", GAMES, "kyo-kabu")
def test_what_is_said_is_what_happens(name: str) -> None:
    game = all_games()[name]
    looked = dict.fromkeys((option.key for option in game.options), 0)
    for options in sets(game):
        for option in game.options:
            if option.idle(options):
                continue
            found = seen(game, options, option.key)
            if found is None:
                continue
            looked[option.key] += 1
            there = said(game, options, option.key)
            so = changed(game, options, option.key, found)
            assert there and there == said(game, so, option.key), (option.key, dict(options))
            others = {value for value in values(option) if value != found}
            for other in others:
                otherwise = said(game, changed(game, options, option.key, other), option.key)
                assert there != otherwise, (option.key, other, dict(options))
    # A warning before a false knock is the only thing the engine does not know about.
    assert all(count >= SETS / 5 for count in looked.values()), looked


@daily("name", GAMES, "oicho-kabu")
def test_every_value_of_every_option_makes_a_difference(name: str) -> None:
    game = all_games()[name]
    for options in list(sets(game))[:40]:
        for option in game.options:
            if option.idle(options):
                continue
            texts = [whole(game, changed(game, options, option.key, v)) for v in values(option)]
            assert len({tuple(text) for text in texts}) == len(texts), option.key


@pytest.mark.parametrize("name", GAMES)
def test_every_option_stands_where_it_belongs_and_is_marked_if_it_differs(name: str) -> None:
    game = all_games()[name]
    default = game.resolve()
    for options in sets(game):
        book = rulebook_of(game, phrases_of(game.phrases), options)
        assert all(part.id != "house" for part in book)  # none is left for the end
        told = {key for part in book for passage in part.passages for key in passage.of}
        assert {o.key for o in game.options if not o.idle(options)} <= told
        for part in book:
            for passage in part.passages:
                wanted = any(options[key] != default[key] for key in passage.of)
                assert passage.differs == wanted, passage.id
        ids = [passage.id for part in book for passage in part.passages]
        assert len(set(ids)) == len(ids)


@pytest.fixture
def english() -> Iterator[None]:
    """English with its plurals."""
    made = Language()
    made.switch("en")
    yield
    made.fall_silent()


@pytest.mark.parametrize(
    ("name", "changes", "there", "gone"),
    [
        ("oicho-kabu", {"tie": "push"}, "its stakes are returned", "the dealer wins the stakes"),
        ("oicho-kabu", {"tie": "dealer"}, "the dealer wins the stakes", "its stakes are returned"),
        ("oicho-kabu", {"yaku_41": "off"}, "are 9 and 1 (kuppin)", "are 4 and 1"),
        ("oicho-kabu", {"special_vs_arashi": "arashi"}, "is paid", "beats even three"),
        ("oicho-kabu", {"special_vs_arashi": "push"}, "Against three", "beats even three"),
        ("oicho-kabu", {"min_bet": 0}, "If nobody bets", "must bet at least one"),
        ("oicho-kabu", {"min_bet": 1}, "must bet at least one", "If nobody bets"),
        ("oicho-kabu", {"credit": "on"}, "nobody drops out", "exceed the dealer’s chips"),
        ("oicho-kabu", {"credit": "off"}, "exceed the dealer’s chips", "nobody drops out"),
        ("kyo-kabu", {"credit": "on"}, "nobody drops out", "only one player has chips left"),
        ("kyo-kabu", {"credit": "off"}, "only one player has chips left", "nobody drops out"),
        ("oicho-kabu", {"field2_view": "face_up"}, "a second card, the", "second card face down"),
        (
            "oicho-kabu",
            {"dealer": "fixed_bank"},
            "draws for the first deal",
            "order of their cards",
        ),
        ("oicho-kabu", {"dealer": "draw_near9"}, "A 10 counts as 0 here", "lowest first"),
        ("oicho-kabu", {"dealer": "draw_low"}, "lowest first", "A 10 counts as 0 here"),
        ("oicho-kabu", {"third_player": "free"}, "3: a third card is optional", "is required"),
        ("dou-dizhu", {"auction": "until_two_pass"}, "A bid of 3 ends", "Of equal bids"),
        ("dou-dizhu", {"auction": "sealed_no_pass"}, "Of equal bids", "If everyone passes"),
        ("dou-dizhu", {"auction": "random_landlord"}, "bomb make 2", "The highest bidder"),
        (
            "dou-dizhu",
            {"all_pass": "random_after_3"},
            "three times at most",
            "the cards are redealt",
        ),
        ("oklahoma-gin", {"false_knock": "blocked"}, "can’t knock", "take your hand back"),
        ("oklahoma-gin", {"ace": "one"}, "A♥: knock with 1 or less", "A♥: only gin"),
        ("kyo-kabu", {"kuppin_order": "any"}, "doesn’t matter which", "must have come second"),
        ("dou-dizhu", {"chain_top": "A"}, "Straight 10–A", "Straight J–2"),
        ("dou-dizhu", {"chain_top": "2"}, "Straight J–2", "Straight 10–A"),
        ("dou-dizhu", {"payout": "symmetric"}, "each gets 4 and", "each gets 2 and"),
        ("dou-dizhu", {"deals": 7}, "lasts 7 deals", "lasts 10 deals"),
        ("dou-dizhu", {"direction": "clockwise"}, "goes clockwise", "anticlockwise"),
        ("oklahoma-gin", {"target": 250}, "reaches 250 points", "reaches 100 points"),
        ("oklahoma-gin", {"gin_bonus": 20}, "Gin against 26: 46 points", "51 points"),
        ("oklahoma-gin", {"spade_double": "off"}, "with 7 or less.", "all points are doubled"),
        ("oklahoma-gin", {"shutout": "off"}, "counts the same", "shut-out"),
    ],
)
def test_the_page_in_words(
    name: str, changes: dict[str, str | int], there: str, gone: str, english: None
) -> None:
    game = all_games()[name]
    text = "\n".join(whole(game, game.resolve(None, changes)))
    assert there in text
    assert gone not in text


@pytest.mark.parametrize("fiftieth", ["off", "on"])
@pytest.mark.parametrize("false_knock", ["warn", "allowed", "blocked"])
def test_what_is_said_of_the_end_of_the_stock_is_so(fiftieth: str, false_knock: str) -> None:
    options = GIN.resolve("sheet", {"fiftieth": fiftieth, "false_knock": false_knock})
    page = " ".join(whole(GIN, options))
    # Seat 0 draws the third last card; without it the deadwood is 3, and the limit 6.
    start = to_draw(oklahoma_gin.KNOCK + "3S", oklahoma_gin.DEAD, "6D", 3, **dict(options))
    drew, _ = do(start, "draw")
    assert len(drew.stock) - drew.drawn == 2
    cards = {act.args[0] for act in drew.legal if act.verb == "discard"}
    knocks = {card: deadwood(drew.hands[0] & ~BIT_OF[card]) for card in cards}
    below = next(card for card, points in knocks.items() if points <= drew.moment.limit)
    above = next(card for card, points in knocks.items() if points > drew.moment.limit)
    assert not why_not(drew, f"knock {below}")
    laid, _ = do(drew, f"discard {above}")
    if fiftieth == "off":
        assert laid.result is not None and laid.result.kind == "drawn"
        assert "may still knock; a discard makes the hand a draw" in page
    else:
        assert laid.last_chance and laid.turn == 1 and laid.result is None
        assert "the last discard may still be taken to knock within the limit" in page
        if not why_not(laid, "take"):
            took, _ = do(laid, "take")
            assert all(
                why_not(took, f"knock {act.args[0]}")
                for act in took.legal
                if act.verb == "discard"
                and deadwood(took.hands[1] & ~BIT_OF[act.args[0]]) > took.moment.limit
            )
    if false_knock == "blocked":
        assert why_not(drew, f"knock {above}") and "as after" not in page
        return
    false, _ = do(drew, f"knock {above}")
    for what in ("phase", "turn", "last_chance", "pile"):
        assert getattr(false, what) == getattr(laid, what), "as after a discard"
    assert "play continues as after a discard" in page and "as after any discard" in page


@pytest.mark.parametrize("yaku", ["dealer", "column", "off"])
@pytest.mark.parametrize("against", ["special", "arashi", "push"])
def test_what_beats_an_arashi_is_not_called_4_1_where_that_is_a_plain_5(
    yaku: str, against: str
) -> None:
    options = OICHO.resolve("sheet", {"yaku_41": yaku, "special_vs_arashi": against})
    meaning = phrases_of(OICHO.phrases).option_meaning("special_vs_arashi", against)
    assert "dealer’s hand that wins at once" in meaning
    assert (dealer_special(OICHO.rules(options), (4, 1)) != "") == (yaku == "dealer")
    assert "4-1" not in meaning
