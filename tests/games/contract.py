"""What must hold for any game, played at random through the public contract."""

from __future__ import annotations

import pickle
import random

from cardtable.engine.actions import Action, IllegalAction
from cardtable.engine.events import Event
from cardtable.engine.game import TABLE, Game, State
from cardtable.engine.match import Match, Seat
from cardtable.engine.seeds import Seed

#: Far more than any match needs; a match that goes on longer is a defect.
LONGEST = 20_000

#: Actions of all games, to be refused wherever they are not legal.
STRANGE = tuple(
    Action.parse(text)
    for text in (
        "bet 1 1", "bet 9 1", "bet 1 999999", "bet 1 5-", "bet x y", "bet", "hit", "stand",
        "hit now", "deal top", "deal 4", "bid 0", "bid 3", "bid 9", "play", "play 3", "play 3 4",
        "play Z Z", "pass", "pass pass", "take", "draw", "discard", "discard 7H", "discard 99",
        "knock 7H", "layoff 8H 1", "layoff 8H 99", "next", "next 1", "resign", "undo",
    )
)  # fmt: skip


def random_match(
    game: Game, seed: int, changes: dict[str, str | int] | None = None, seats: int | None = None
) -> Match:
    """A match that is played to its end by random legal actions, checking the contract."""
    rng = random.Random(seed)
    count = seats or rng.choice(list(game.seat_counts))
    options = game.resolve(None, changes)
    match = Match(game, options, tuple(Seat("easy") for _ in range(count)), Seed.numbered(seed))
    for event in match.opening:
        assert Event.parse(str(event)) == event
    for _ in range(LONGEST):
        if match.turn is None:
            break
        check_state(match.state, count, rng)
        action = match.state.legal.sample(rng)
        assert Action.parse(str(action)) == action
        for event in match.play(action):
            assert Event.parse(str(event)) == event
    else:
        raise AssertionError(f"{game.id} did not end after {LONGEST} actions (seed {seed})")
    assert match.outcome is not None
    assert match.outcome.scores == match.view(None).scores
    assert not match.state.legal
    return match


def check_state(state: State, seats: int, rng: random.Random) -> None:
    """Legal actions agree with themselves and with the view of the seat to act."""
    legal = state.legal
    listed = list(legal)
    assert len(legal) == len(listed) > 0
    assert len(set(listed)) == len(listed)
    some = listed if len(listed) <= 6 else rng.sample(listed, 6)
    assert all(action in legal for action in some)
    assert legal.sample(rng) in legal
    turn = state.turn
    assert turn is not None
    viewer = 0 if turn == TABLE else turn
    view = state.view(viewer)
    assert view.turn == turn and view.seat == viewer and view.seats == seats
    assert set(view.legal) == set(listed)
    assert pickle.loads(pickle.dumps(view)) == view
    if turn != TABLE:
        other = state.view((turn + 1) % seats)
        assert not other.to_act and not list(other.legal)
    for strange in rng.sample(STRANGE, 5):
        if strange not in legal:
            before = repr(state)
            try:
                state.apply(strange)
            except IllegalAction as refusal:
                assert refusal.reason
            else:
                raise AssertionError(f"{strange} was refused by legal but applied")
            assert repr(state) == before


def check_replay_and_undo(match: Match) -> None:
    """The same record gives the same match; taking everything back gives its first state."""
    again = Match(match.game, match.options, match.seats, match.seed, list(match.actions))
    assert again.state == match.state
    assert again.outcome == match.outcome
    first = Match(match.game, match.options, match.seats, match.seed).state
    again.undo(len(again.actions))
    assert again.state == first
