"""Every event, reason, option and prompt of the Kabu games has its sentence."""

from __future__ import annotations

import random
import re

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from cardtable.engine.actions import Action
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE, Outcome
from cardtable.engine.table import Area, Prepared
from cardtable.games.kabu.cards import CARDS
from cardtable.games.kabu.game import KabuGame
from cardtable.games.kabu.state import KabuState
from cardtable.games.kabu.view import KabuView
from cardtable.games.kyo_kabu import GAME as KYO_GAME
from cardtable.games.oicho_kabu import GAME as OICHO_GAME
from cardtable.phrases.kabu.play import KYO, OICHO, KabuPhrases
from cardtable.phrases.kabu.words import total_name
from cardtable.translation import speaking
from tests.games.contract import STRANGE, random_match
from tests.games.kabu.tools import play, rigged

NAMES = ("Anna", "Otto", "Jun", "Mei")
PAIRS = [(OICHO_GAME, OICHO), (KYO_GAME, KYO)]
#: Events that show by themselves on the table and need no words in the log.
WORDLESS = {"round_ended"}


@pytest.fixture(autouse=True)
def application() -> QCoreApplication:
    """Plurals need the application's translator machinery."""
    return QApplication.instance() or QApplication([])


def fine(text: str) -> bool:
    """Whether a sentence is whole: no blank left open, no id, no exclamation mark."""
    return bool(text) and not re.search(r"[{}!]|_|(?<!\d)-\d", text)


@pytest.mark.parametrize(("game", "phrases"), PAIRS)
@pytest.mark.parametrize("seed", range(4))
def test_everything_that_happens_is_told(game: KabuGame, phrases: KabuPhrases, seed: int) -> None:
    rng = random.Random(seed)
    changes: dict[str, str | int] = {
        o.key: rng.choice(o.values) for o in game.options if o.values and o.key != "rounds"
    }
    if seed == 0:
        changes = {}
    state = game.start(4, game.resolve(None, {**changes, "rounds": 6}), Seed.numbered(seed))[0]
    while True:
        for seat in (0, 1, None):
            view = state.view(seat)
            assert isinstance(view, KabuView)
            prompt = phrases.prompt(view, NAMES)
            assert fine(prompt.title)
            assert not re.search(r"[{}]", prompt.detail)
            if view.to_act and view.turn != TABLE:
                assert prompt.title.startswith("Your turn: ")
            for fact in phrases.facts(view, NAMES) + phrases.result(view, NAMES):
                assert fact.value and (fact.label or fact.place)
            for row in view.sheet:
                assert fine(phrases.score_row(view, row))
            for other in range(4):
                assert phrases.seat_line(view, other)
            if view.result is not None and seat is not None:  # the plate has less room then
                assert "," not in phrases.seat_line(view, seat)
            assert [bool(phrases.role(view, s)) for s in range(4)].count(True) == 1
        if state.turn is None:
            break
        for strange in STRANGE:
            refusal = state.legal.reason(strange)
            if refusal is not None:
                assert fine(phrases.reason(refusal.reason, refusal.params, NAMES))
        state, events = state.apply(state.legal.sample(rng))
        for event in events:
            for seat in (0, 1, None):
                text = phrases.event(event.seen_by(seat), NAMES)
                assert fine(text) or event.kind in WORDLESS, event.kind


@pytest.mark.parametrize(("game", "phrases"), PAIRS)
def test_options_and_presets_have_words(game: KabuGame, phrases: KabuPhrases) -> None:
    for option in game.options:
        title, sentence = phrases.option(option.key)
        assert fine(title) and sentence.endswith(".")
        words = [phrases.option_value(option.key, value) for value in option.values]
        assert len(set(words)) == len(words)
        for word, value in zip(words, option.values, strict=True):
            assert word and (isinstance(value, int) or word != value)
    for preset in game.presets:
        title, sentence = phrases.preset(preset.id)
        assert fine(title) and title != preset.id and sentence.endswith(".")


def test_cards_and_totals_are_called_as_the_sources_do() -> None:
    assert OICHO.card("8a") == "8, oicho" and OICHO.card("1d") == "1, aka-pin"
    assert OICHO.card("2a") == "2, nizō" and KYO.card("7c") == "7, shichiken"
    assert OICHO.card("10b") == "10, buta" and KYO.card("4d") == "4, kin-shi"
    assert all(OICHO.card(code) and KYO.card(code) for code in CARDS)


def test_refusals_name_the_fact() -> None:
    state = rigged(OICHO_GAME, (10, 1, 1, 1), (5, 3, 4, 4, 4), seats=2)
    refusal = state.legal.reason(Action.parse("bet 1 150"))
    assert refusal is not None
    assert "100" in OICHO.reason(refusal.reason, refusal.params, NAMES)
    state = play(state, "bet 1 10", "deal top")
    refusal = state.legal.reason(Action.parse("stand"))
    assert refusal is not None
    text = OICHO.reason(refusal.reason, refusal.params, NAMES)
    assert text == "3, santa: with 3 or less you must draw."


def test_settlement_is_spelled_out_as_a_sum() -> None:
    state = rigged(OICHO_GAME, (8, 1, 1, 1), (4, 1, 4, 4, 4, 10), seats=3)
    state = play(state, "bet 1 10 2 5", "pass", "deal top", "stand", "stand", "deal top", "stand")
    assert isinstance(state, KabuState)
    lines = OICHO.result(state.view(1), NAMES)
    assert [line.value for line in lines] == ["4, yotsuya", "+10", "+5", "+15"]
    dealer = OICHO.result(state.view(0), NAMES)
    assert [line.value for line in dealer] == ["4, yotsuya", "−10", "−5", "−15"]
    assert OICHO.prompt(state.view(0), NAMES).detail == "The dealer has 4, yotsuya."


def test_a_hidden_card_is_told_to_those_who_see_it() -> None:
    match = random_match(OICHO_GAME, 1, {"rounds": 6}, seats=3)
    events = [event for event in match.view(None).history if event.kind == "dead_card"]
    assert all("got a dead card" in OICHO.event(event, NAMES) for event in events)
    own = [event for event in match.view(1).history if event.kind == "dead_card"]
    assert any("looked at a dead card" in OICHO.event(event, NAMES) for event in own)


@pytest.mark.parametrize(("game", "phrases"), PAIRS)
@pytest.mark.parametrize("seed", range(6))
def test_everything_on_the_table_has_its_words(
    game: KabuGame, phrases: KabuPhrases, seed: int
) -> None:
    rng = random.Random(seed)
    changes: dict[str, str | int] = {
        o.key: rng.choice(o.values) for o in game.options if o.values and o.key != "rounds"
    }
    options = game.resolve(None, changes if seed else {})
    state = game.start(4, options, Seed.numbered(seed))[0]
    for _ in range(60):
        if state.turn is None:
            break
        for seat in (0, 3, None):
            layout = game.table().lay(state.view(seat), Area(992, 656, 0.61), Prepared())
            said = [label.text for label in layout.labels]
            said += [zone.text for zone in layout.zones]
            said += [thing.text for thing in layout.furniture if thing.text is not None]
            said += [tip for label in layout.labels for tip in label.tip]
            said += [tip for thing in layout.furniture for tip in thing.tip]
            for text in said:
                words = phrases.caption(text, NAMES)
                assert words and not re.search(r"[{}!_]", words), text
        state = state.apply(state.legal.sample(rng))[0]


@pytest.mark.parametrize(
    ("action", "short"),
    [
        ("bet 1 55 3 9", "55→1 · 9→3"),
        ("bet 2 20", "Bet 20 on column 2"),
        ("pass", "Don’t bet"),
        ("bet 2", "bet 2"),
    ],
)
def test_bets_on_several_columns_have_a_short_form(action: str, short: str) -> None:
    view = OICHO_GAME.start(4, OICHO_GAME.resolve(), Seed.numbered(1))[0].view(0)
    assert isinstance(view, KabuView)
    assert OICHO.short_action(view, Action.parse(action)) == short


def test_chips_are_told_to_the_hundredth() -> None:
    assert OICHO.expected(0.25) == "+0.25 chips"
    assert OICHO.expected(-0.04) == "−0.04 chips"


def test_a_worth_is_the_chance_to_win_the_match() -> None:
    assert OICHO.worth(34.24) == "34.2%"
    assert OICHO.worth(-1.25) == "−1.2%"
    assert OICHO.worth(3.5, sign=False) == "3.5%"


def test_totals_have_the_names_players_use() -> None:
    oicho, kyo = ([total_name(g, total) for total in range(10)] for g in ("oicho-kabu", "kyo-kabu"))
    assert oicho[:5] == ["buta", "pin", "nizō", "santa", "yotsuya"]
    assert oicho[5:] == ["goke", "roppō", "shichiken", "oicho", "kabu"]
    assert kyo[:5] == ["buta", "unsun", "nizō", "sanzun", "yonsun"]
    assert kyo[5:] == ["goken", "rokken", "shichiken", "oicho", "kabu"]
    with speaking("ja"):
        assert total_name("oicho-kabu", 3) == "サンタ" and total_name("oicho-kabu", 7) == "シチケン"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Round 1 of 12"),
        ("de", "Runde 1 von 12"),
        ("ja", "第1回／全12回"),
        ("zh_CN", "第1轮，共12轮"),
    ],
)
def test_the_round_is_told_as_players_of_the_language_say_it(language: str, told: str) -> None:
    view = rigged(OICHO_GAME, (8, 3, 6, 1), (), seats=3).view(1)
    assert isinstance(view, KabuView)
    with speaking(language):
        assert OICHO.facts(view, NAMES)[0].value == told


@pytest.mark.parametrize(("winners", "who"), [((0, 1), "both"), ((0, 1, 2), "all of them")])
def test_a_shared_win_says_why_nobody_is_ahead(winners: tuple[int, ...], who: str) -> None:
    outcome = Outcome("rounds", tuple(200 if n in winners else 100 for n in range(3)), winners)
    said = OICHO.outcome(outcome, ("Mira", "Otto", "Ayla"))
    assert "share the win" in said.title and f"{who} are first" in said.detail
