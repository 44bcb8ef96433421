"""The controls of Oklahoma Gin: every legal action is possible, all others get an answer."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from cardtable.engine.actions import NEXT, Action
from cardtable.engine.match import Match, Seat
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE
from cardtable.games.oklahoma_gin import GAME
from cardtable.games.oklahoma_gin.cards import BIT_OF
from cardtable.games.oklahoma_gin.scoring import Column
from cardtable.games.oklahoma_gin.state import OklahomaGinState
from cardtable.games.oklahoma_gin.view import OklahomaGinView
from cardtable.models.controls.oklahoma_gin import OklahomaGinControls
from cardtable.phrases.oklahoma_gin.play import PHRASES
from tests.games.oklahoma_gin.positions import do, to_discard, to_draw

NAMES = ("Mira", "Otto")
MINE = "5H6H7H 9S9D9C JDQDKD 3S"
OTHER = "KSKH 4C4D4S 8H 8C 7S 6C TC"


def hands_of(state: OklahomaGinState, seat: int | None = None) -> OklahomaGinControls:
    turn = state.turn if state.turn is not None and state.turn != TABLE else 0
    view = state.view(turn if seat is None else seat)
    return OklahomaGinControls(game=GAME, phrases=PHRASES, names=NAMES, view=view)


def texts(controls: OklahomaGinControls) -> dict[str, str]:
    return {button.id: button.text for button in controls.buttons()}


def why(controls: OklahomaGinControls, button: str) -> str:
    found = next(b for b in controls.buttons() if b.id == button)
    assert not found.enabled
    return found.why


def by_hand(controls: OklahomaGinControls, action: Action) -> Action | None:
    """What a person does for ``action``, with buttons for verbs and clicks for cards."""
    controls.clear()
    for word in action.args[:1] if action.verb != "arrange" else ():
        controls.click(word, "hand")
    if action.verb == "layoff":
        return controls.press(f"meld:{action.args[1]}")
    # An action that loses something is asked about once; a bad knock is only in the menu.
    more = ("knock_anyway", "knock") if action.verb == "knock" else (action.verb,)
    tried = (controls.press(button) for button in (action.verb, *more))
    return next((done for done in tried if done is not None), None)


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"false_knock": "blocked", "fiftieth": "on", "big_gin": 31},
        {"false_knock": "allowed", "return_taken": "on"},
        {"auto_arrange": "off"},
    ],
)
def test_whatever_is_legal_can_be_done(changes: dict[str, str | int]) -> None:
    options = GAME.resolve(None, {"rounds": 1, "target": 30, **changes})
    match = Match(GAME, options, (Seat("human"),) * 2, Seed.numbered(6))
    rng = random.Random(6)
    phases = set()
    while match.turn is not None:
        state = match.state
        assert isinstance(state, OklahomaGinState)
        phases.add(state.phase)
        controls = hands_of(state)
        buttons = controls.buttons()
        assert len({button.id for button in buttons}) == len(buttons)
        for button in buttons:
            assert button.enabled or button.why
        filled = [button for button in buttons if button.kind == "primary"]
        assert len(filled) <= 1 and all(b.key == "Return" or not b.by_enter for b in filled)
        if match.turn == TABLE:
            assert [button.id for button in buttons] == ["next"]
            match.play(NEXT)
            continue
        assert buttons[0].id == "hint"
        for action in state.legal:
            if action.verb != "arrange":
                assert by_hand(controls, action) == action
        match.play(state.legal.sample(rng))
    assert {"first_upcard", "second_upcard", "draw", "discard", "scored", "layoff"} <= phases


@pytest.mark.parametrize(
    ("state", "presses"),
    [
        (to_draw(MINE, OTHER), ("pass",)),
        (to_discard(MINE + "KC", OTHER), ("discard", "knock", "draw", "take", "done")),
        (do(to_discard(MINE + "KC", OTHER), "knock KC")[0], ("meld:1", "draw", "take")),
    ],
)
def test_whatever_is_not_gets_a_reason(state: OklahomaGinState, presses: tuple[str, ...]) -> None:
    for press in presses:
        controls = hands_of(state)
        assert controls.press(press) is None
        assert controls.refusal and controls.prompt().detail == controls.refusal


def test_the_key_to_knock_says_that_one_draws_first() -> None:
    controls = hands_of(to_draw(MINE, OTHER))
    assert controls.press(controls.keys()["K"]) is None
    assert controls.refusal == "Take a card first."


def test_clicking_the_piles() -> None:
    controls = hands_of(to_draw(MINE, OTHER))
    assert controls.click("stock", "stock") == Action("draw")
    assert controls.click("discard", "discard") == Action("take")
    assert list(controls.places()) == ["stock", "discard"]
    assert controls.click("5H", "hand") is None and not controls.selected
    controls = hands_of(to_discard(MINE + "KC", OTHER))
    assert controls.click("stock", "stock") is None
    assert controls.refusal == "Discard a card or knock."
    # With a card picked up, the discard pile is its target.
    controls.click("KC", "hand")
    controls.careful = False
    assert controls.click("discard", "discard") == Action.of("discard", "KC")


def test_picking_up_a_card_and_putting_it_back() -> None:
    controls = hands_of(to_discard(MINE + "KC", OTHER))
    controls.click("KC", "hand")
    assert controls.marks().selected == {"KC"} and controls.prepared().selected == {"KC"}
    assert texts(controls) == {"hint": "Hint", "knock": "Knock with 3", "discard": "Discard K♣"}
    controls.click("3S", "hand")
    assert controls.selected == {"3S"}
    controls.click("3S", "hand")
    assert not controls.selected and why(controls, "discard") == "Select a card first."
    assert why(controls, "knock").startswith("First select the card")
    controls.click("3S", "hand")
    assert controls.keys() == {"K": "knock", "S": "sort", "Esc": "clear"}
    assert controls.press("clear") is None
    assert not controls.selected


def test_dragging() -> None:
    controls = hands_of(to_discard(MINE + "KC", OTHER))
    assert controls.draggable("KC") and not controls.draggable("6D")
    assert controls.drop("KC", "discard") is None  # a knock would be thrown away
    assert controls.drop("KC", "discard") == Action.of("discard", "KC")
    assert controls.drop("KC", "hand") is None and controls.drop("KC", "") is None
    state, _ = do(to_discard(MINE + "KC", OTHER), "knock KC")
    controls = hands_of(state)
    assert controls.drop("8H", "meld:1") == Action.of("layoff", "8H", 1)
    assert controls.drop("8C", "meld:1") is None
    assert controls.refusal == "The 8♣ doesn’t fit this meld."
    taken = replace(to_discard(MINE + "KC", OTHER), taken=BIT_OF["KC"])
    for place in ("discard", "", "stock"):
        controls = hands_of(taken)
        assert controls.drop("KC", place) is None
        assert controls.refusal == "You just took the K♣; you can’t discard it this turn."
    controls = hands_of(to_draw(MINE, OTHER))
    assert controls.draggable("5H") and controls.drop("5H", "discard") is None  # within the hand
    assert controls.drop("?stock.3", "hand") == Action.of("draw")
    assert controls.drop("?stock.3", "discard") is None


def test_what_cannot_be_knocked_with_is_not_offered() -> None:
    controls = hands_of(to_discard(MINE + "KC", OTHER, upcard="AS"))
    assert "knock" not in texts(controls)
    controls.click("KC", "hand")
    assert "knock" not in texts(controls)
    assert "only gin ends the hand" in controls.prompt().detail
    controls = hands_of(to_discard(MINE + "KC", OTHER))
    controls.click("KC", "hand")
    assert texts(controls)["knock"].startswith("Knock")


def test_the_warning_before_a_false_knock() -> None:
    state = to_discard(MINE.replace("3S", "8S") + "KC", OTHER)
    controls = hands_of(state)
    controls.click("KC", "hand")
    assert "knock" not in texts(controls)
    assert controls.press("knock") is None
    assert controls.prompt().detail == "You have 8 deadwood; the limit is 6."
    assert controls.press("knock_anyway") is None
    assert texts(controls)["knock"] == "Knock with 8 anyway"
    prompt = controls.prompt()
    assert prompt.title == "Knock above the limit?"
    assert prompt.detail == (
        "Your hand is shown, you take it back, the K♣ is turned up, and Otto continues."
    )
    assert controls.press("knock") == Action.of("knock", "KC")
    # Another card asks again.
    controls.click("8S", "hand")
    assert controls.press("knock_anyway") is None
    assert controls.prompt().title == "Knock above the limit?"
    blocked = hands_of(to_discard(MINE.replace("3S", "8S") + "KC", OTHER, false_knock="blocked"))
    blocked.click("KC", "hand")
    allowed = hands_of(to_discard(MINE.replace("3S", "8S") + "KC", OTHER, false_knock="allowed"))
    allowed.click("KC", "hand")
    assert allowed.press("knock") is None
    assert allowed.press("knock_anyway") == Action.of("knock", "KC")
    assert blocked.press("knock_anyway") is None
    assert blocked.prompt().detail == "You have 8 deadwood; the limit is 6."


def test_the_card_just_taken_says_why_it_stays() -> None:
    state, _ = do(to_draw(MINE, OTHER, "6DKC"), "take")
    controls = hands_of(state)
    assert controls.marks().dimmed == set()
    assert "just took" in controls.marks().signs["KC"]
    controls.click("KC", "hand")
    marks = controls.marks()
    assert marks.call_bad and "just took" in marks.call
    assert why(controls, "discard") == "You just took the K♣; you can’t discard it this turn."


def test_the_act_is_the_last_answer_and_what_cannot_be_done_is_no_button() -> None:
    first = hands_of(replace(to_draw(MINE, OTHER), phase="first_upcard"))
    later = hands_of(to_draw(MINE, OTHER))
    found = [[(b.id, b.kind) for b in one.buttons()][1:] for one in (first, later)]
    assert found[0] == [("pass", "choice"), ("take", "primary")]
    assert found[1] == [("take", "choice"), ("draw", "primary")]
    assert first.press(first.keys()["D"]) is None and first.refusal
    knocking = hands_of(to_discard(MINE + "KC", OTHER))
    knocking.see(knocking.view, knocking.names)
    assert knocking.card and [b.id for b in knocking.buttons()][-1] == "knock"
    knocking.click("3S", "hand")
    assert [b.id for b in knocking.buttons()][-1] == "discard"


def test_laying_off() -> None:
    state, _ = do(to_discard(MINE + "KC", OTHER), "knock KC")
    controls = hands_of(state)
    assert texts(controls) == {
        "hint": "Hint",
        "all": "Lay off 1 card",
        "done": "Done",
    }
    assert list(controls.places()) == ["meld:1", "meld:2", "meld:3"]
    controls.click("8H", "hand")
    assert texts(controls)["layoff"] == "Lay off 8♥"
    assert controls.press("layoff") == Action.of("layoff", "8H", 1)
    assert controls.click("meld:1", "meld:1") == Action.of("layoff", "8H", 1)
    assert controls.press(controls.keys()["1"]) == Action.of("layoff", "8H", 1)
    controls.click("8H", "hand")
    controls.click("8C", "hand")
    assert why(controls, "layoff") == "The 8♣ doesn’t fit this meld."
    # The knocker has nothing to do meanwhile.
    assert list(hands_of(state, 0).buttons()) == [] and not hands_of(state, 0).marks().selectable


def test_laying_out_by_hand() -> None:
    state, _ = do(to_discard(MINE + "KC", OTHER, auto_arrange="off"), "knock KC")
    controls = hands_of(state)
    controls.click("4C", "hand")
    controls.click("4D", "hand")
    assert why(controls, "meld") == "Select the cards of a meld first."
    controls.click("4S", "hand")
    assert texts(controls)["meld"] == "Meld these"
    action = controls.press("meld")
    assert action is not None and str(action) == "arrange 4S4D4C"
    state, _ = do(state, str(action))
    controls.see(state.view(1), NAMES)
    controls.clear()
    controls.click("4D", "hand")
    assert texts(controls)["meld"] == "Ungroup"
    assert str(controls.press("meld")) == "arrange"
    controls.clear()
    controls.slide(["4S", "4D", "KH"])
    assert controls.selected == {"4S", "4D", "KH"}


@pytest.mark.parametrize(
    ("changes", "text"),
    [
        ({}, "Next hand"),
        ({"columns": (Column((90, 0)),)}, "Next game"),
        ({"columns": (Column((90, 0)),), "game": 5}, "See result"),
        ({"columns": (Column((90, 0), (3, 0)), Column(), Column())}, "Next hand"),
    ],
)
def test_between_hands(changes: dict[str, Any], text: str) -> None:
    state = replace(to_discard(MINE + "KC", OTHER), **changes)
    state, _ = do(state, "knock KC", "done")
    assert texts(hands_of(state)) == {"next": text}


def test_hints() -> None:
    controls = hands_of(to_draw(MINE, OTHER))
    controls.hint([Action("take")])
    assert controls.marks().hinted == {"6D"} and controls.marks().call == "Hint: take the 6♦"
    controls.hint([Action("draw")])
    assert controls.marks().call == "Hint: draw from the stock"
    controls = hands_of(to_discard(MINE + "KC", OTHER))
    controls.hint([Action.of("knock", "KC")])
    assert controls.selected == {"KC"} and controls.marks().call == "Hint: knock with the K♣"
    controls.hint([Action.of("discard", "3S")])
    assert controls.selected == {"3S"} and texts(controls)["discard"] == "Discard 3♠"
    state, _ = do(to_discard(MINE + "KC", OTHER, auto_arrange="off"), "knock KC")
    controls = hands_of(state)
    controls.hint([Action("arrange", ("4S4D4C",))])
    assert controls.selected == {"4S", "4D", "4C"}
    controls.hint([Action("done")])
    assert controls.marks().call == "Hint: done"


def test_the_tracker_counts_what_the_seat_has_not_seen() -> None:
    state, _ = do(to_draw(MINE, OTHER, "6DKC"), "take", "discard 3S")
    cells = {cell.label: cell.left for cell in hands_of(state, 1).tracker()}
    view = state.view(1)
    assert isinstance(view, OklahomaGinView)
    # Own hand, the pile, and the king that the other has taken.
    assert sum(cells.values()) == 52 - 10 - 2 - 1
    assert cells["K"] == 1 and cells["3"] == 3 and cells["A"] == 4
    onlooker = OklahomaGinControls(game=GAME, phrases=PHRASES, names=NAMES, view=state.view(None))
    assert not list(onlooker.tracker())


def test_each_card_says_what_became_of_it() -> None:
    state, _ = do(to_draw(MINE, OTHER, "6DKC"), "take", "discard 3S", "draw")
    view = state.view(0)
    assert isinstance(view, OklahomaGinView)
    theirs = next(card for card in ["KS", "KH", "KD", "KC"] if card not in view.hand)
    assert view.fates["3S"] == "left"  # the other drew from the stock
    assert {card for card, fate in view.fates.items() if fate == "own"} == set(view.hand)
    assert theirs not in view.fates or theirs in view.pile
    other = state.view(1)
    assert isinstance(other, OklahomaGinView)
    assert other.fates["KC"] == "taken" and other.fates["3S"] == "thrown"
    assert other.fates["6D"] == "pile"
    said = hands_of(state, 1).tracked()
    assert "Taken by Mira: K♣" in said.said and "Discarded by Mira: 3♠" in said.said
    assert [sign for sign, _ in said.rows] == ["♠", "♥", "♦", "♣"]
    assert dict(said.rows)["♣"][-1] == ("K", "taken")


def test_what_is_said_of_a_card_is_so_in_any_hand() -> None:
    for seed in range(4):
        match = Match(GAME, GAME.resolve(), (Seat("human"),) * 2, Seed.numbered(seed))
        rng = random.Random(seed)
        for _ in range(120):
            if match.turn in (None, TABLE):
                break
            match.play(match.state.legal.sample(rng))
            for seat in (0, 1):
                view = match.view(seat)
                assert isinstance(view, OklahomaGinView)
                fates = view.fates
                assert set(fates) == view.seen
                for card, fate in fates.items():
                    assert (fate == "own") == (card in view.hand)
                    assert (fate == "taken") == (card in view.known[1 - seat])
                    thrown = [
                        event.get("seat")
                        for event in view.events_of_hand
                        if event.kind in ("discarded", "false_knock") and event.get("card") == card
                    ]
                    assert fate != "thrown" or thrown[-1] == 1 - seat
                    assert fate != "left" or not thrown or thrown[-1] == seat


def test_what_is_picked_up_is_put_back_when_it_is_gone() -> None:
    state = to_discard(MINE + "KC", OTHER)
    controls = hands_of(state)
    controls.click("KC", "hand")
    state, _ = do(state, "discard KC")
    controls.see(state.view(0), NAMES)
    assert not controls.selected and not controls.buttons()


def shown(state: OklahomaGinState) -> OklahomaGinControls:
    """The hands as the table has them once the position has been seen."""
    controls = hands_of(state)
    controls.see(controls.view, NAMES)
    return controls


def filled(controls: OklahomaGinControls) -> str:
    (button,) = [b for b in controls.buttons() if b.kind == "primary"]
    assert button.key == "Return"
    return button.text


GIN = "5H6H7H 9S9D9C JDQDKDTD"


def test_a_knock_is_offered_with_the_best_discard_picked_up() -> None:
    controls = shown(to_discard(MINE + "KC", OTHER))
    assert controls.selected == {"KC"} and filled(controls) == "Knock with 3"
    assert controls.press("knock") == Action.of("knock", "KC")
    # Another card is now selected for discarding, which Enter does; what was put back stays down.
    controls.click("3S", "hand")
    assert controls.selected == {"3S"} and filled(controls) == "Discard 3♠"
    controls.press("clear")
    controls.see(controls.view, NAMES)
    assert not controls.selected
    # Above the limit there is nothing to offer.
    above = shown(to_discard(MINE.replace("3S", "8S") + "KC", OTHER))
    assert not above.selected and filled(above) == "Discard"


def test_gin_is_the_filled_button_whichever_way_the_card_was_picked_up() -> None:
    controls = shown(to_discard(GIN + "KC", OTHER))
    assert controls.selected == {"KC"} and filled(controls) == "Knock: gin"
    controls.click("KC", "hand")
    controls.click("KC", "hand")
    assert filled(controls) == "Knock: gin" and "D" in {b.key for b in controls.buttons()}
    big = shown(to_discard(GIN + "4H", OTHER, big_gin=31))
    assert not big.selected and filled(big) == "Big gin"
    assert big.press("knock") == Action("knock")


def test_a_gin_is_asked_for_each_time_it_is_thrown_away_and_a_knock_once_a_hand() -> None:
    controls = shown(to_discard(GIN + "KC", OTHER))
    for _ in range(2):
        assert controls.press("discard") is None
        assert controls.prompt().title == "You have gin. Keep playing anyway?"
        assert filled(controls) == "Knock: gin"  # the safe answer is the one on Enter
        assert "Discard K♣ anyway" in texts(controls).values()
        controls.click("JD", "hand")  # no: another card is touched, which withdraws the question
        assert controls.prompt().title != "You have gin. Keep playing anyway?"
        controls.click("KC", "hand")
    assert controls.press("discard") is None
    assert controls.press("discard") == Action.of("discard", "KC")
    knock = shown(to_discard(MINE + "KC", OTHER))
    knock.click("3S", "hand")
    assert knock.press("discard") is None
    assert knock.prompt().title == "You can knock with 3. Keep playing?"
    assert filled(knock) == "Knock with 3"
    assert knock.press("knock") == Action.of("knock", "KC")  # whatever was about to be discarded
    assert knock.press("discard") == Action.of("discard", "3S")
    knock.click("KC", "hand")
    assert knock.press("discard") == Action.of("discard", "KC")  # already asked in this hand
    for careless in (shown(to_discard(GIN + "KC", OTHER)),):
        careless.careful = False
        assert careless.press("discard") == Action.of("discard", "KC")
    harmless = shown(to_discard(MINE.replace("3S", "8S") + "KC", OTHER))
    harmless.click("KC", "hand")
    assert harmless.press("discard") == Action.of("discard", "KC")


def test_all_that_helps_is_laid_off_with_one_press() -> None:
    other = "KSKH 4C4D4S 8H 4H 7S 6C TC".replace("4H", "2C")
    state, _ = do(to_discard(MINE + "KC", other), "knock KC")
    controls = shown(state)
    assert filled(controls).startswith("Lay off ")
    assert controls.marks().hinted >= {"8H"}
    assert controls.marks().signs["8H"] == "Can be laid off"
    action = controls.press("all")
    laid = []
    while action is not None:
        laid.append(action.args[0])
        state, _ = do(state, str(action))
        controls.see(state.view(1), NAMES)
        action = controls.going_on()
    assert "8H" in laid and filled(controls) == "Done"
    assert controls.keys()["O"] == "done", "the key that has been Done until now still is"
    assert controls.press("done") == Action("done")


def test_what_still_fits_is_asked_for_before_laying_off_ends() -> None:
    state, _ = do(to_discard(MINE + "KC", OTHER), "knock KC")
    controls = shown(state)
    assert controls.press("done") is None
    assert controls.prompt().title == "8♥ can still be laid off. Done?"
    assert controls.press("done") == Action("done")
    controls.careful = False
    controls.see(controls.view, NAMES)
    assert controls.press("done") == Action("done")
