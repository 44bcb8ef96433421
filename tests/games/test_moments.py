"""What tables celebrate: in all recorded matches, only what was rare, and only once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from cardtable.engine.actions import Action
from cardtable.engine.bot import Budget
from cardtable.engine.events import Event
from cardtable.engine.match import Match, Seat
from cardtable.engine.moments import (
    BLAST,
    BLOSSOM,
    BRASS,
    BROKEN,
    BURST,
    FAN,
    LIGHT,
    MIST,
    MOST,
    NONE,
    PLANE,
    ROCKET,
    SILK,
    Moment,
)
from cardtable.engine.records import parse, replay
from cardtable.engine.seeds import Seed
from cardtable.games import all_games, find_game
from tests.games.make_records import records

FIGURES = {BLAST, BROKEN, BURST, FAN, MIST, BLOSSOM, BRASS, ROCKET, NONE, PLANE, LIGHT, SILK}
#: The moments of each game in the records.
KINDS = {
    "oicho-kabu": {"shippin", "kuppin", "bank_broken"},
    "kyo-kabu": {"kuppin", "triple"},
    "dou-dizhu": {"bomb", "rocket", "plane", "silent", "new_cards"},
    "oklahoma-gin": {"gin", "big_gin", "undercut", "shutout"},
}

#: What a round of Kabu may bring that no single event tells.
ROUNDS = {"swept", "great", "last_round"}

Step = tuple[tuple[Event, ...], tuple[Moment, ...]]


def steps(match: Match, actions: Sequence[Action], seat: int | None = None) -> Iterator[Step]:
    """What a seat sees of each action, and what of it is celebrated."""
    design = match.game.table()
    for action in actions:
        seen = tuple(event.seen_by(seat) for event in match.play(action))
        yield seen, design.moments(seen, match.view(seat))


def recorded(game: str) -> Iterator[Step]:
    """All that happened in the records of a game."""
    found = find_game(game)
    for path in records(game):
        done = replay(parse(path.read_text("utf-8")), find_game)
        yield from steps(Match(found, done.options, done.seats, done.seed), done.actions)


#: Words of events that deserve a moment, as recorded.
SIGNS = {
    "dou-dizhu": {
        "bomb": ["reading='bomb"],
        "rocket": ["reading='rocket"],
        "plane": ["reading='triples"],
        "silent": ["spring='silent"],
        "spring": ["spring='spring"],
        "anti_spring": ["spring='anti_spring"],
        "new_cards": [f"deal_started redeals={number}" for number in range(1, 10)],
    },
    "oklahoma-gin": {
        "gin": ["knocked ending='gin"],
        "big_gin": ["knocked ending='big_gin"],
        "undercut": ["hand_over ending='undercut"],
        "shutout": ["game_over shutout=1"],
    },
}
KABU = {
    name: [f"dealer_revealed hand='{name}", f"column_result verdict='{name}"]
    for name in ("shippin", "kuppin", "triple")
} | {"bank_broken": ["bank_broken seat"]}


def says(event: Event, sign: str) -> bool:
    """Whether an event is of the kind of a sign, if it names one, and has its word."""
    kind, _, word = sign.rpartition(" ")
    return kind in ("", event.kind) and any(w.startswith(word) for w in str(event).split())


def worth_a_moment(game: str, events: Sequence[Event]) -> Counter[str]:
    """The same, found in another way: by how the events are written down."""
    return Counter(
        name
        for name, signs in SIGNS.get(game, KABU).items()
        if any(says(event, sign) for event in events for sign in signs)
    )


@pytest.mark.parametrize("game", KINDS)
def test_what_is_rare_is_celebrated_and_nothing_else(game: str) -> None:
    seen = set()
    for events, moments in recorded(game):
        ids = [moment.id for moment in moments if moment.id not in ROUNDS]
        assert Counter(ids) == worth_a_moment(game, events)
        seen |= set(ids)
    assert seen == KINDS[game]


@pytest.mark.parametrize("game", KINDS)
def test_moments_are_few_and_have_a_figure(game: str) -> None:
    for _, moments in recorded(game):
        assert len(moments) <= MOST
        assert all(moment.figure in FIGURES for moment in moments)


@pytest.mark.parametrize("game", KINDS)
def test_every_moment_is_public(game: str) -> None:
    """Onlookers see the same as whoever played: nothing is told that a seat alone knows.

    Only when it is told may differ: one's own column comes last.
    """
    found = find_game(game)
    for path in records(game)[:20]:
        done = replay(parse(path.read_text("utf-8")), find_game)
        told = [
            [
                {replace(one, beat=0) for one in moments}
                for _, moments in steps(_again(done), done.actions, seat)
            ]
            for seat in (None, 0, 1)
        ]
        assert told[0] == told[1] == told[2], path.name
    assert found.id == game


def _again(match: Match) -> Match:
    return Match(match.game, match.options, match.seats, match.seed)


@pytest.mark.slow
def test_a_spring_of_the_online_rules_is_celebrated() -> None:
    """Both springs occur when matches are played by these rules, and each deal has one at most."""
    game = all_games()["dou-dizhu"]
    options = game.resolve("online")
    seen = Counter[str]()
    for number in range(1, 80):
        match = Match(game, options, (Seat("medium"),) * 3, Seed.numbered(number))
        bots = [game.bot("medium", style) for style in ("bold", "hunter", "bold")]
        while match.outcome is None and len(match.actions) < 400:
            turn = match.turn
            action = (
                next(iter(match.state.legal))
                if turn is None or turn < 0
                else bots[turn].choose(match.view(turn), 1, Budget(4)).action
            )
            events = match.play(action)
            moments = game.table().moments(events, match.view(None))
            assert Counter(m.id for m in moments) == worth_a_moment("dou-dizhu", events)
            seen.update(moment.id for moment in moments)
        if seen["spring"] and seen["anti_spring"]:
            return
    raise AssertionError(seen)
