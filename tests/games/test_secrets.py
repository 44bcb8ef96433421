"""What a seat must not know is nowhere: in no view, sentence, layout, button or bot's thought."""

from __future__ import annotations

import random

import pytest

from cardtable.engine.actions import Action
from cardtable.engine.game import Game
from cardtable.engine.table import Prepared
from cardtable.games import all_games
from tests.daily import daily
from tests.games.hooks import hooks_of, random_changes, short
from tests.games.worlds import AREA, Course, Moment, cards_in, shown_to, thoughts, told_to

GAMES = tuple(all_games().values())
#: Matches per game: every day, if asked for more, in a soak; moments examined in each phase of one.
FEW, MATCHES, LONG, MOMENTS = 2, 16, 1_000, 2

by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def course(game: Game, number: int) -> Course:
    """A match under the rules of the sheet, and every other time under any."""
    rng = random.Random(f"{game.id} {number}")
    changes = random_changes(game, rng) if number % 2 else short(game, None, number)
    seats = rng.choice(list(game.seat_counts)[:5])
    return Course.played(game, game.resolve(None, changes), seats, number)


def looked_at(course: Course, rng: random.Random) -> list[Moment]:
    """Some moments of every phase."""
    phases: dict[str, list[Moment]] = {}
    for moment in course.moments:
        phases.setdefault(moment.state.view(None).phase, []).append(moment)
    return [m for found in phases.values() for m in rng.sample(found, min(MOMENTS, len(found)))]


def check_course(game: Game, number: int, seen: dict[str, int]) -> None:
    """At some moments of a match: cards told are those that may be, others make no difference."""
    rng = random.Random(number)
    played = course(game, number)
    hooks = hooks_of(game)
    deck = set(game.cards(played.options))
    for moment in looked_at(played, rng):
        seats = rng.sample(range(played.seats), min(played.seats, 3))
        for seat in (*seats, None):
            view = moment.state.view(seat)
            told = told_to(view, moment, game)
            allowed = hooks.may_know(moment.state, seat)
            assert allowed is None or told == allowed, (view.phase, seat)
            layout = game.table().lay(view, AREA, Prepared())
            opened = cards_in(
                [getattr(view, name) for name in hooks.open_fields], game, view.options
            )
            assert cards_in(layout, game, view.options) <= told | opened
            compared = compare(played, moment, seat, sorted(deck - told), rng)
            seen[view.phase] = seen.get(view.phase, 0) + compared


def compare(
    played: Course, moment: Moment, seat: int | None, unknown: list[str], rng: random.Random
) -> bool:
    """Whether there was another world to compare with; it must look the same to ``seat``."""
    game, hooks = played.game, hooks_of(played.game)

    def disguise(number: int, action: Action) -> Action:
        """Another action where this seat cannot tell which it was."""
        before = played.moments[number].state
        if before.turn == seat:
            return action
        return hooks.disguised(before, moment.state, action, rng)

    swap = {}
    if len(unknown) > 1:
        one, other = rng.sample(unknown, 2)
        swap = {one: other, other: one}
    state = played.otherwise(moment, swap, disguise)
    if state is None or state == moment.state:
        return False
    mine, theirs = moment.state.view(seat), state.view(seat)
    first, second = shown_to(mine, game), shown_to(theirs, game)
    for name, value in first.items():
        assert second[name] == value, f"{game.id}, seat {seat}, {mine.phase}: {name} tells {swap}"
    if seat is not None and mine.turn == seat and rng.random() < 0.3:
        assert thoughts(mine, game, 7) == thoughts(theirs, game, 7)
    return True


@by_game
@daily("matches", [FEW, MATCHES])
def test_nothing_leaks(game: Game, matches: int) -> None:
    seen: dict[str, int] = {}
    # A deal of Dou Dizhu that is over lies open; everywhere else something stays hidden.
    for number in range(4 * matches):
        hidden = {phase for phase, count in seen.items() if count > matches}
        wanted = set(seen) - hooks_of(game).open_phases
        if number >= matches and hidden >= wanted:  # a rare phase needs more matches
            break
        check_course(game, number, seen)
    assert hidden == wanted, seen


@pytest.mark.soak
@by_game
@pytest.mark.parametrize("part", range(10))
def test_nothing_leaks_in_many_matches(game: Game, part: int) -> None:
    for number in range(1_000 + part, 1_000 + LONG, 10):
        check_course(game, number, {})
