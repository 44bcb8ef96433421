"""What must hold for any game, played at random through the public contract."""

from __future__ import annotations

import pickle
import random
from collections import Counter
from typing import Any

from cardtable.engine.actions import MAX_WORDS, NEXT, Action, IllegalAction
from cardtable.engine.events import Event
from cardtable.engine.game import Game
from cardtable.engine.match import Match, Seat
from cardtable.engine.records import parse, record_of, replay, write
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE, State
from cardtable.engine.table import Area, Prepared
from cardtable.games import find_game
from cardtable.phrases.base import Phrases
from cardtable.phrases.lookup import phrases_of
from tests.games.hooks import Hooks, hooks_of
from tests.games.returned import (
    check_layout,
    check_moments,
    check_sounds,
    check_step,
    check_view,
)

#: Far more actions than any match needs; a longer match is a defect.
LONGEST = 20_000

#: Actions of all games, to be refused wherever they are not legal.
STRANGE = tuple(
    Action.parse(text)
    for text in (
        "bet 1 1",
        "bet 9 1",
        "bet 1 999999",
        "bet 1 5-",
        "bet x y",
        "bet",
        "bet 1 0",
        "bet 1 9999999999",
        "bet 1 1 1 1",
        "bet 1 1 2 1",
        "hit",
        "hit top",
        "hit now",
        "stand",
        "stand now",
        "deal",
        "deal top",
        "deal 4",
        "bid",
        "bid 0",
        "bid 3",
        "bid 9",
        "bid 03",
        "play",
        "play 3",
        "play 3 4",
        "play 3 3 3 3 3",
        "play Z Z",
        "play 3C 3C",
        "play b R",
        "play as-",
        "play as-x",
        "play 3 as-single-0-1",
        "play 3 3 3 4 as-triple_1-0-1",
        "play 3 as-pair-9-99",
        "pass",
        "pass pass",
        "take",
        "take 7H",
        "draw",
        "draw 2",
        "discard",
        "discard 7H",
        "discard 99",
        "discard 7H 8H",
        "knock",
        "knock 7H",
        "knock 10S",
        "layoff",
        "layoff 8H 1",
        "layoff 8H 99",
        "layoff 8H x",
        "arrange",
        "arrange 7H8H9H",
        "arrange 7H7H7H",
        "arrange 7",
        "done",
        "done done",
        "next",
        "next 1",
        "stop",
        "stop stop",
        "resign",
        "undo",
        "cheat 1 2",
        "play" + " 3" * (MAX_WORDS - 1),
    )
)
_WORDS = tuple(sorted({word for action in STRANGE for word in action.args}))
_VERBS = tuple(sorted({action.verb for action in STRANGE}))


def random_match(
    game: Game,
    seed: int,
    changes: dict[str, str | int] | None = None,
    seats: int | None = None,
    *,
    preset: str | None = None,
    checked: float = 1.0,
) -> Match:
    """A match that is played to its end by random legal actions, checking the contract.

    Args:
        game: what is played.
        seed: of the cards and of what is chosen.
        changes: house rules.
        seats: how many sit down; any number that can, if nothing is said.
        preset: from which ``changes`` differ.
        checked: share of the moments at which everything is checked; the rest is only played.
    """
    rng = random.Random(seed)
    count = seats or rng.choice(list(game.seat_counts))
    options = game.resolve(preset, changes)
    match = Match(game, options, tuple(Seat("easy") for _ in range(count)), Seed.numbered(seed))
    phrases, hooks = phrases_of(game.phrases), hooks_of(game)
    check_events(match.opening)
    check_step((match.state, match.opening), count)
    for _ in range(LONGEST):
        if match.turn is None:
            break
        if checked >= 1 or rng.random() < checked:
            check_state(match.state, count, rng, phrases)
            check_shown(match, rng)
            check_cards(match, hooks)
            hooks.invariants(match)
        action = match.state.legal.sample(rng)
        assert Action.parse(str(action)) == action
        over = match.turn == TABLE and action == NEXT and match.view(None).ends_with_next
        goes_on = match.turn == TABLE and action == NEXT and not over
        events = match.play(action)
        check_events(events)
        check_step((match.state, events), count)
        assert not (over and match.turn is not None), "it was to end with this"
        assert not (goes_on and match.turn is None), "it was to go on"
    else:
        raise AssertionError(f"{game.id} did not end after {LONGEST} actions (seed {seed})")
    check_cards(match, hooks)
    hooks.invariants(match)
    check_end(match, phrases)
    return match


def check_events(events: tuple[Event, ...]) -> None:
    """Every event is the event its notation says, and tells others nothing of its secret."""
    for event in events:
        assert Event.parse(str(event)) == event
        assert not event.seen_by(None).secret and event.seen_by(None).params == event.params


def check_state(state: State, seats: int, rng: random.Random, phrases: Phrases[Any]) -> None:
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
    names = tuple(f"N{seat}" for seat in range(seats))
    if turn != TABLE:
        other = state.view((turn + 1) % seats)
        assert not other.to_act and not list(other.legal)
        check_sentence(other.legal.reason(some[0]), phrases, names)
    before = repr(state)
    for action in some:
        state.apply(action)
    for _ in range(2):
        some.append(legal.sample(rng))
    tries = [*rng.sample(STRANGE, 6), *(mutated(action, rng) for action in some)]
    for action in tries:
        check_try(state, action, phrases, names)
    assert repr(state) == before, "a state has changed"


def check_shown(match: Match, rng: random.Random) -> None:
    """Every seat's view is its own; now and then one is laid out, with what is heard and hailed."""
    seats = len(match.seats)
    for seat in (None, *range(seats)):
        check_view(match.state.view(seat), seat, seats)
    if rng.random() < 0.02:
        view, design = match.state.view(rng.randrange(seats)), match.game.table()
        size = rng.choice(((800, 560), (1280, 800), (3840, 2160), (900, 1600)))
        check_layout(design.lay(view, Area(*size, 1.0), Prepared()))
        events = tuple(view.history)[-20:]
        check_moments(design.moments(events, view))
        for event in events:
            check_sounds(design.sounds(event))


def mutated(action: Action, rng: random.Random) -> Action:
    """A legal action with a word lost, doubled, moved or another; at times it stays legal."""
    words = list(action.args)
    at = rng.randrange(len(words)) if words else 0
    match rng.randrange(7):
        case 0 if words:
            del words[at]
        case 1 if words and len(words) < MAX_WORDS - 1:
            words.insert(at, words[at])
        case 2 if words:
            words[at] = rng.choice(_WORDS)
        case 3 if words and words[at].isdigit():
            words[at] = str(abs(int(words[at]) + rng.choice((-1, 1, 1000))))
        case 3 if words:
            words[at] = words[at].swapcase()
        case 4:
            return Action(rng.choice(_VERBS), action.args)
        case 5:
            rng.shuffle(words)
        case _:
            words.append(rng.choice(_WORDS))
    return Action(action.verb, tuple(words[: MAX_WORDS - 1]))


def check_try(state: State, action: Action, phrases: Phrases[Any], names: tuple[str, ...]) -> None:
    """An action is accepted if it is legal, else refused with a reason that can be told."""
    refusal = state.legal.reason(action)
    if refusal is None:
        state.apply(action)
        return
    try:
        state.apply(action)
    except IllegalAction as error:
        assert (error.reason, error.params) == (refusal.reason, refusal.params)
        check_sentence(error, phrases, names)
    else:
        raise AssertionError(f"{action} was refused by legal but applied")


def check_sentence(
    refusal: IllegalAction | None, phrases: Phrases[Any], names: tuple[str, ...]
) -> None:
    """A refusal is told in one sentence, not as an id."""
    assert refusal is not None
    sentence = phrases.reason(refusal.reason, refusal.params, names)
    assert len(sentence) > 8 and sentence.endswith("."), (refusal, sentence)
    assert refusal.reason not in sentence or "_" not in refusal.reason, (refusal, sentence)
    assert not {"{", "}", "\n"} & set(sentence), (refusal, sentence)
    # A reason without words of its own would fall back to those of an unknown one.
    fallback = phrases.reason("no_such_reason", {}, names)
    assert sentence != fallback or refusal.reason == "not_now", refusal


def check_cards(match: Match, hooks: Hooks) -> None:
    """Every card of the deal is in one place."""
    places = hooks.places(match.state)
    if places is not None:
        assert Counter(places) == Counter(match.game.cards(match.options))


def check_end(match: Match, phrases: Phrases[Any]) -> None:
    """A match that is over has its result, and nothing can be done any more."""
    outcome = match.outcome
    assert outcome is not None
    assert outcome.scores == match.view(None).scores
    best = max(outcome.scores)
    assert outcome.winners == tuple(s for s, score in enumerate(outcome.scores) if score == best)
    assert not match.state.legal
    names = tuple(f"N{seat}" for seat in range(len(match.seats)))
    for action in (*STRANGE[:3], match.actions[-1]):
        check_try(match.state, action, phrases, names)


def check_record(match: Match) -> None:
    """The record of a match is read as it was written, and tells the same match."""
    text = write(record_of(match))
    record = parse(text)
    assert write(record) == text
    again = replay(record, find_game)
    assert again.state == match.state and again.outcome == match.outcome
    assert again.options == match.options and again.actions == match.actions
    assert again.whole_log == match.whole_log


def check_replay_and_undo(match: Match) -> None:
    """The same record gives the same match; taking everything back gives its first state."""
    again = Match(match.game, match.options, match.seats, match.seed, list(match.actions))
    assert again.state == match.state
    assert again.outcome == match.outcome
    first = Match(match.game, match.options, match.seats, match.seed).state
    again.undo(len(again.actions))
    assert again.state == first
