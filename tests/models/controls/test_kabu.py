"""The controls of the Kabu games: every legal action is possible, all others get their reason."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from cardtable.engine.actions import NEXT, Action
from cardtable.engine.seeds import Seed
from cardtable.engine.state import State
from cardtable.engine.table import Area, Text
from cardtable.games.kabu.game import KabuGame
from cardtable.games.kabu.legal import HIT, PASS, STAND, STOP, read_bet
from cardtable.games.kabu.table.design import KabuTable
from cardtable.games.kabu.view import KabuView
from cardtable.games.kyo_kabu import GAME as KYO_GAME
from cardtable.games.oicho_kabu import GAME as OICHO_GAME
from cardtable.models.controls.kabu import KabuControls
from cardtable.phrases.kabu.play import KYO, OICHO
from cardtable.translation import speaking
from tests.games.kabu.tools import play, rigged

NAMES = ("Anna", "Otto", "Jun", "Mei", "Ida", "Leo", "Kai", "Uwe", "Eva", "Bo")
GAMES = {"oicho-kabu": (OICHO_GAME, OICHO), "kyo-kabu": (KYO_GAME, KYO)}


@pytest.fixture(autouse=True)
def application() -> QCoreApplication:
    """Plurals need the application's translator machinery."""
    return QApplication.instance() or QApplication([])


def hands(state: State, seat: int) -> KabuControls:
    """The controls of a seat."""
    view = state.view(seat)
    assert isinstance(view, KabuView)
    game, phrases = GAMES[view.game_id]
    controls = KabuControls(game, phrases, NAMES, view)
    controls.see(view, NAMES)
    return controls


def texts(controls: KabuControls) -> dict[str, str]:
    """What the buttons say, by id."""
    return {button.id: button.text for button in controls.buttons()}


def lay(controls: KabuControls, bets: dict[int, int]) -> None:
    """Lay bets by clicks: the largest chips first."""
    sizes = sorted(enumerate(controls.sizes), key=lambda item: -item[1])
    for column, amount in bets.items():
        left = amount
        for i, worth in sizes:
            controls.press(f"chip:{i}")
            while left >= worth:
                controls.click(f"column:{column}", f"column:{column}")
                left -= worth


@pytest.mark.parametrize("game", [OICHO_GAME, KYO_GAME], ids=lambda game: game.id)
@pytest.mark.parametrize("seed", range(4))
def test_all_that_is_legal_can_be_done(game: KabuGame, seed: int) -> None:
    rng = random.Random(seed)
    changes: dict[str, str | int] = {"rounds": 6}
    if seed:
        changes |= {
            option.key: rng.choice(option.values)
            for option in game.options
            if option.values and option.key != "rounds"
        }
    seats = rng.randint(2, 6)
    state: State = game.start(seats, game.resolve(None, changes), Seed.numbered(seed))[0]
    for _ in range(80):
        if state.turn is None:
            break
        seat = max(0, state.turn)
        for action in state.legal:
            controls = hands(state, seat)
            if action.verb == "bet":
                bets = read_bet(action)
                lay(controls, bets)
                assert controls.stakes == bets
                done = controls.press("bet")
            elif action.args:
                done = controls.press(f"{action.verb}:{action.args[0]}")
            else:
                done = controls.press(action.verb)
            assert done == action
            shown = {button.id: button for button in controls.buttons()}
            wanted = "bet" if action.verb == "bet" else ":".join((action.verb, *action.args))
            assert shown[wanted].enabled
        for button in hands(state, seat).buttons():
            assert button.enabled or button.why or button.id == "back"
            if button.id in ("pass", "stand", "hit"):
                legal = Action(button.id) in state.legal
                assert button.enabled == legal == (not button.why)
        for other in range(seats):
            if other != state.turn and state.turn >= 0:
                assert not hands(state, other).buttons()
                assert hands(state, other).press("pass") is None
                assert not hands(state, other).places()
        state = state.apply(state.legal.sample(rng))[0]


@pytest.mark.parametrize("game", [OICHO_GAME, KYO_GAME], ids=lambda game: game.id)
def test_never_more_than_the_limit_is_laid(game: KabuGame) -> None:
    rng = random.Random(3)
    for seed in range(6):
        options = game.resolve(None, {"chips": rng.choice((10, 60, 200))})
        state: State = game.start(3, options, Seed.numbered(seed))[0]
        assert state.turn is not None
        controls = hands(state, state.turn)
        view = controls.view
        highest = min(view.cap_left, view.scores[state.turn])
        for _ in range(150):
            column = rng.randint(1, 4)
            match rng.randrange(8):
                case 0:
                    controls.press(f"chip:{rng.randrange(4)}")
                case 1:
                    controls.click_back(f"column:{column}", f"column:{column}")
                case 2:
                    controls.click(f"less:{column}", f"less:{column}")
                case 3:
                    controls.press("back")
                case 4:
                    controls.click(f"more:{column}", f"more:{column}")
                case _:
                    controls.press(f"add:{column}")
            stakes = controls.stakes
            assert sum(stakes.values()) <= highest
            assert all(amount > 0 for amount in stakes.values())
            assert len(stakes) <= (1 if game is KYO_GAME else 4)
            assert controls.prepared().stakes == tuple(stakes.items())
            last = controls.buttons()[-1]
            other = next(one for one in controls.buttons() if one.id == "pass")
            assert (other.key, other.enabled) == ("P", not stakes)
            assert (last.id, last.key, last.enabled) == ("bet", "Return", bool(stakes))


def test_the_limit_is_told_when_it_is_reached() -> None:
    state = play(rigged(OICHO_GAME, (8, 3, 6, 1), (), seats=3), "bet 1 70")
    controls = hands(state, 2)
    controls.press("chip:3")
    controls.press("add:2")
    assert controls.stakes == {2: 25} and not controls.refusal
    controls.press("add:2")
    assert controls.stakes == {2: 30} and "30" in controls.prompt().detail
    assert texts(controls)["bet"] == "Place bets: 30"
    controls.press("add:1")
    assert controls.stakes == {2: 30} and controls.refusal
    controls.press("back")
    assert controls.stakes == {2: 25} and not controls.refusal
    controls.press("clear")
    assert not controls.stakes and texts(controls)["pass"] == "Don’t bet"


def test_the_right_button_takes_back_a_chip_of_the_size_chosen() -> None:
    controls = hands(rigged(OICHO_GAME, (8, 3, 6, 1), (), seats=3), 1)
    lay(controls, {1: 30, 4: 5})
    controls.press("chip:2")
    controls.click_back("8a", "column:1")
    assert controls.stakes == {1: 20, 4: 5}
    controls.click("less:4", "less:4")
    assert controls.stakes == {1: 20}
    assert controls.press("bet") == Action.of("bet", 1, 20)


def test_a_bet_on_one_column_moves_to_the_other() -> None:
    controls = hands(rigged(KYO_GAME, (5, 6, 7, 8), (), seats=3), 1)
    lay(controls, {2: 15})
    controls.press("add:3")
    assert controls.stakes == {3: 15}
    controls.press("add:3")
    assert controls.press("bet") == Action.of("bet", 3, 16)


def test_who_must_bet_is_told() -> None:
    state = rigged(OICHO_GAME, (8, 3, 6, 1), (), seats=3, changes={"min_bet": 1})
    controls = hands(state, 1)
    other = next(one for one in controls.buttons() if one.id == "pass")
    assert not other.enabled and other.why
    assert controls.press("pass") is None and controls.refusal == other.why


def test_large_limits_have_large_chips() -> None:
    changes: dict[str, str | int] = {"chips": 100_000, "max_total_bet": 20_000}
    state = rigged(OICHO_GAME, (8, 3, 6, 1), (), seats=3, changes=changes)
    assert hands(state, 1).sizes == (100, 500, 1000, 2500)


@pytest.mark.parametrize(
    ("language", "written"),
    [("en", "{},{}"), ("de", "{}.{}"), ("ja", "{},{}"), ("zh_CN", "{},{}"), ("zh_TW", "{},{}")],
)
def test_large_chips_and_bets_are_written_as_the_language_does(language: str, written: str) -> None:
    changes: dict[str, str | int] = {"chips": 100_000, "max_total_bet": 20_000}
    controls = hands(rigged(OICHO_GAME, (8, 3, 6, 1), (), seats=3, changes=changes), 1)
    lay(controls, {1: 12_500})
    with speaking(language):
        labels = texts(controls)
        assert labels["chip:2"] == written.format(1, "000")
        assert labels["chip:3"] == written.format(2, "500")
        assert written.format(12, "500") in labels["bet"]
        facts = controls.phrases.facts(controls.view, controls.names)
        assert any(written.format(20, "000") in fact.value for fact in facts)
        seat = controls.phrases.seat_line(controls.view, 0)
        assert written.format(100, "000") in seat


def test_a_third_card_that_must_be_taken_says_why_it_cannot_be_refused() -> None:
    state = rigged(OICHO_GAME, (8, 3, 6, 1), (4, 5, 9, 4, 4, 4), seats=3)
    state = play(state, "bet 1 10", "pass", "deal top")
    controls = hands(state, 1)  # 8 + 5 = 3
    shown = {button.id: button for button in controls.buttons()}
    assert list(shown) == ["hint", "stand", "hit"]
    assert not shown["stand"].enabled and "3, santa" in shown["stand"].why
    assert shown["hit"].enabled and {b.key for b in shown.values()} == {"H", "N", "C"}
    assert controls.press("stand") is None and controls.refusal
    assert controls.press("hit") == HIT


def test_a_card_is_taken_from_the_pile_by_click_or_drag() -> None:
    state = rigged(OICHO_GAME, (8, 3, 6, 1), (4, 5, 9, 4, 4, 4), seats=3)
    betting = hands(state, 1)
    assert "deck" not in betting.places() and betting.click("?deck.3", "deck") is None
    state = play(state, "bet 1 10", "pass", "deal top")
    player, dealer = hands(state, 1), hands(state, 0)
    assert player.places() == ("deck", "column:1", "slot") and not dealer.places()
    assert player.click("?deck.3", "deck") == HIT
    assert player.draggable("?deck.3") and not dealer.draggable("?deck.3")
    assert player.drop("?deck.3", "column:1") == HIT
    assert player.drop("?deck.3", "column:2") is None
    assert player.click("slot", "slot") == player.drop("?deck.3", "slot") == HIT
    assert player.click("8a", "column:1") is None  # only the pile deals
    state = play(state, "hit")
    dealer = hands(state, 0)
    assert dealer.places() == ("deck", "slot")
    for taken in (dealer.click("?deck.3", "deck"), dealer.drop("?deck.3", "slot")):
        assert taken == Action.of("deal", "top")
    assert dealer.click("slot", "slot") == Action.of("deal", "top")


def test_a_pile_that_may_not_be_drawn_from_says_why() -> None:
    state = rigged(OICHO_GAME, (8, 3, 6, 1), (4, 9, 9, 4, 4, 4), seats=3)
    controls = hands(play(state, "bet 1 10", "pass", "deal top"), 1)  # 8 + 9 = 7
    assert controls.places() == () and not controls.draggable("?deck.3")
    assert controls.click("?deck.3", "deck") is None and "7" in controls.refusal
    stand, hit = controls.buttons()[-2:]
    assert stand.enabled and not hit.enabled and hit.kind == "choice", "it is no act"


def test_the_dealer_who_chooses_has_three_places_else_one() -> None:
    state = rigged(OICHO_GAME, (8, 3, 6, 1), (4, 5, 9, 4, 4, 4), seats=3)
    state = play(state, "bet 1 10", "pass")
    controls = hands(state, 0)
    assert [b for b in texts(controls) if b != "hint"] == ["deal:bottom", "deal:fourth", "deal:top"]
    kinds = {button.id: button.kind for button in controls.buttons()}
    assert [id_ for id_, kind in kinds.items() if kind == "primary"] == ["deal:top"]
    controls.routine = True
    assert texts(controls) == {"hint": "Hint", "deal:top": "Card!"}
    controls.hint([Action.of("deal", "bottom")])
    assert controls.marks().call == "Hint: card"


def test_a_hint_is_shown_as_chips_or_told() -> None:
    controls = hands(rigged(OICHO_GAME, (8, 3, 6, 1), (), seats=3), 1)
    controls.hint([Action.of("bet", 1, 20, 4, 5)])
    assert controls.prepared().advised == ((1, 20), (4, 5)) and "25" in controls.marks().call
    assert controls.marks().hinted == {controls.view.columns[i].first for i in (0, 3)}
    assert not controls.stakes and controls.press("bet") == Action.of("bet", 1, 20, 4, 5)
    for action in (PASS, HIT, STAND, Action.of("deal", "fourth"), Action.of("hit", "bottom")):
        controls.hint([action])
        assert controls.marks().call.startswith("Hint: ") and not controls.stakes
        assert not controls.marks().hinted


def test_a_hint_lies_beside_ones_own_bet_until_it_is_taken() -> None:
    controls = hands(rigged(OICHO_GAME, (8, 3, 6, 1), (), seats=3), 1)
    controls.press("chip:1")
    controls.press("add:2")
    controls.hint([Action.of("bet", 1, 20, 2, 5)])
    assert controls.stakes == {2: 5} and controls.prepared().advised == ((1, 20),)
    assert not controls.enter_takes_hint and controls.press("bet") == Action.of("bet", 2, 5)
    controls.press("add:3")
    assert controls.stakes == {2: 5, 3: 5} and controls.ghosts == {1: 20}
    assert texts(controls)["take"] == "Take the hint" and "advice:1" in controls.places()
    controls.click("advice:1", "advice:1")
    assert controls.stakes == {1: 20, 2: 5} and not controls.ghosts
    assert controls.enter_takes_hint and "take" not in texts(controls)
    controls.take_back()
    assert controls.stakes == {1: 20} and controls.ghosts == {2: 5}
    controls.put_back(())
    assert controls.stakes == {1: 20} and not controls.ghosts


def test_between_rounds_and_at_the_end() -> None:
    state = rigged(OICHO_GAME, (8, 3, 6, 1), (), seats=2, changes={"rounds": "open"})
    state = play(state, "pass")
    controls = hands(state, 1)
    assert texts(controls) == {"stop": "End the match", "next": "Next round"}
    assert controls.press("next") == NEXT and controls.press("stop") == STOP
    assert controls.buttons()[-1].key == "Return"
    state = rigged(OICHO_GAME, (8, 3, 6, 1), (2, 10, 4, 4, 4, 7), seats=2, chips=(200, 10))
    state = play(state, "bet 1 10", "deal top", "stand", "deal top", "stand")
    assert state.chips == (210, 0)
    assert texts(hands(state, 1)) == {"next": "See result"}


def test_the_tracker_counts_what_the_seat_has_not_seen() -> None:
    state = rigged(OICHO_GAME, (8, 3, 6, 1), (5, 1, 9, 4, 8, 7), seats=3)
    state = play(state, "bet 1 10", "pass", "deal top")
    left = {cell.label: cell.left for cell in hands(state, 1).tracker()}
    assert left == dict(zip(map(str, range(1, 11)), (2, 4, 3, 3, 4, 3, 4, 2, 3, 4), strict=True))
    assert [cell.left for cell in hands(state, 0).tracker()] == [3, 4, 3, 4, 4, 3, 4, 3, 4, 4]
    view = state.view(None)
    assert not KabuControls(OICHO_GAME, OICHO, NAMES, view).tracker()


def test_a_bet_is_forgotten_when_the_turn_is_over() -> None:
    state = rigged(OICHO_GAME, (8, 3, 6, 1), (), seats=3)
    controls = hands(state, 1)
    lay(controls, {1: 10})
    controls.see(play(state, "bet 2 5").view(1), NAMES)
    assert not controls.stakes and not controls.keys() and not controls.prepared().stakes


@pytest.mark.parametrize("game", [OICHO_GAME, KYO_GAME], ids=lambda game: game.id)
def test_the_bets_of_the_round_before_are_laid_with_one_press(game: KabuGame) -> None:
    options = game.resolve(None, {"rounds": 6})
    state: State = game.start(3, options, Seed.numbered(3))[0]
    first = state.turn
    assert first is not None and "same" not in texts(hands(state, first))
    state, _ = state.apply(Action.of("bet", 2, 10))
    rounds = 1
    while True:
        view = state.view(None)
        assert isinstance(view, KabuView)
        betting = view.phase == "bet"
        if betting and view.turn == first and rounds > 1:
            break
        if view.turn == -1:
            rounds += 1
            state, _ = state.apply(NEXT)
        else:
            state, _ = state.apply(PASS if betting else next(iter(state.legal)))
    controls = hands(state, first)
    assert texts(controls)["same"] == "Bet as before: 10"
    assert controls.press("same") is None
    assert controls.stakes == {2: 10} and "back" in texts(controls)
    assert controls.press("bet") == Action.of("bet", 2, 10)
    controls.press("clear")
    other = next(seat for seat in controls.view.order if seat != first)
    assert "same" not in texts(hands(state, other))
    controls.before = {1: 10**6}
    (button,) = [b for b in controls.buttons() if b.id == "same"]
    assert not button.enabled and button.why
    assert controls.press("same") is None and not controls.laid


@pytest.mark.parametrize("game", [OICHO_GAME, KYO_GAME], ids=lambda game: game.id)
@pytest.mark.parametrize("size", [0, 1, 2, 3])
def test_what_is_still_open_is_one_figure_wherever_it_stands(game: KabuGame, size: int) -> None:
    state = play(rigged(game, (8, 3, 6, 1), (), seats=3), "bet 1 20")
    controls = hands(state, 2)
    controls.press(f"chip:{size}")
    cap = state.table.cap
    for times in range(4):
        open_ = max(0, cap - 20 - times * controls.sizes[size])
        view = controls.as_prepared
        facts = {fact.label: fact.value for fact in controls.phrases.facts(view, controls.names)}
        assert facts["Left to bet"] == f"{open_} of {cap}"
        if times and not controls.refusal:
            assert f"the limit leaves {open_} to bet" in controls.prompt().detail
        layout = KabuTable().lay(controls.view, Area(992, 656, 0.61), controls.prepared())
        (abacus,) = [spot for spot in layout.furniture if spot.kind == "abacus"]
        assert abacus.text == Text.of("left", left=open_, cap=cap)
        assert abacus.tip == (Text.of("bets", bet=cap - open_, cap=cap),)
        assert sum(amount for _, amount in abacus.parts) == cap - open_
        controls.press("add:2")
    controls.clear()
    assert controls.as_prepared.cap_left == cap - 20
