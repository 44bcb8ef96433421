"""Two worlds that a seat cannot tell apart: records, sentences and pictures of them are the same.

``tests/games/test_secrets.py`` compares what goes into the window; here is what comes out of it:
the record as it can be exported now, the words for who cannot see, and every pixel of the table.
"""

from __future__ import annotations

import random
from functools import partial

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize

from cardtable.art.decks import decks_for
from cardtable.engine.actions import Action
from cardtable.engine.game import Game
from cardtable.engine.match import Match, Seat
from cardtable.engine.records import record_of, write
from cardtable.games import all_games
from cardtable.ui.settings.cloths import CLOTHS
from cardtable.ui.table.stage import Stage
from cardtable.ui.widgets.theme import Theme
from tests.attacks.plan import Tally, attacks
from tests.games.hooks import hooks_of, random_changes, short
from tests.games.worlds import (
    NAMES,
    Course,
    Moment,
    SwappedSeed,
    shown_to,
    told_to,
)

SIZE = QSize(1000, 700)
#: Moments examined per match.
MOMENTS = 6


def course(game: Game, rng: random.Random) -> Course:
    """A match under any house rules."""
    number = rng.randrange(10**6)
    changes = random_changes(game, rng) if rng.random() < 0.7 else short(game, None, number)
    seats = rng.choice(list(game.seat_counts)[:5])
    return Course.played(game, game.resolve(None, changes), seats, number)


def looked_at(played: Course, rng: random.Random) -> list[Moment]:
    """Some moments, half of them such that the last action is still secret, if there are any."""
    sealed = [moment for moment in played.moments if moment.state.sealed]
    some = rng.sample(sealed, min(MOMENTS // 2, len(sealed)))
    rest = [moment for moment in played.moments if moment not in some]
    return some + rng.sample(rest, min(MOMENTS - len(some), len(rest)))


def match_of(played: Course, moment: Moment, actions: list[Action], swap: dict[str, str]) -> Match:
    """The match up to a moment, in one of the worlds."""
    seats = tuple(Seat("human", name) for name in NAMES[: played.seats])
    seed = SwappedSeed(played.seed, moment.label, swap)
    return Match(played.game, played.options, seats, seed, list(actions))


def comes_out(stage: Stage, match: Match, seat: int | None) -> dict[str, object]:
    """All that leaves the program of a match, for a seat, by what it is."""
    view = match.view(seat)
    controls = stage.controls_for(view)
    controls.see(view, stage.names)
    for _ in range(2):  # the second time every face is sharp
        stage.clear()
        stage.lay(controls, animate=False)
        stage.scene.finish()
        stage.pictures.wait()
    picture = stage.view.grab().toImage()
    return {
        "record": write(record_of(match)),
        "spoken": [(said.key, said.text) for said in stage.view.told()],
        "picture": bytes(picture.constBits()),
        **shown_to(view, match.game),
    }


def other(
    played: Course, moment: Moment, seat: int | None, rng: random.Random
) -> tuple[dict[str, str], list[Action]] | None:
    """Another world that the seat cannot tell from this one, if there is any."""
    game, hooks = played.game, hooks_of(played.game)

    def disguise(number: int, action: Action) -> Action:
        before = played.moments[number].state
        if before.turn == seat:
            return action
        return hooks.disguised(before, moment.state, action, rng)

    told = told_to(moment.state.view(seat), moment, game)
    unknown = sorted(set(game.cards(played.options)) - told)
    for _ in range(4):
        swap = {}
        if len(unknown) > 1:
            one, two = rng.sample(unknown, 2)
            swap = {one: two, two: one}
        found = played.other_world(moment, swap, disguise)
        if found is not None and found[0] != moment.state:
            return swap, found[1]
    return None


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
@attacks(1, 440)
def test_what_comes_out_is_the_same(game: Game, numbers: range) -> None:
    tally, compared = Tally(f"worlds of {game.id}", numbers), 0
    for number in tally:
        with tally.attack(number) as rng:
            played = course(game, rng)
            first = match_of(played, played.moments[0], [], {})
            deck = decks_for(game.decks)[0]
            cloth = partial(rng.choice, list(CLOTHS.values()))
            stage = Stage(first, deck, deck.variant(), cloth)
            stage.view.resize(SIZE)
            stage.view.grab()  # only now the view inside has that size
            stage.apply_theme(Theme(dark=rng.random() < 0.5), 1.0)
            for moment in looked_at(played, rng):
                seat = rng.choice((*range(played.seats), None))
                found = other(played, moment, seat, rng)
                if found is None:
                    continue
                swap, actions = found
                here = match_of(played, moment, played.actions[: moment.done], {})
                there = match_of(played, moment, actions, swap)
                mine, theirs = comes_out(stage, here, seat), comes_out(stage, there, seat)
                for name, value in mine.items():
                    assert theirs[name] == value, (seat, moment.done, name, swap)
                compared += 1
            stage.view.deleteLater()
            stage.deleteLater()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    tally.report(f"{compared:,} pairs of worlds are the same to the byte")
    assert compared
