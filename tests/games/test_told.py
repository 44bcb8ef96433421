"""What the record of an unfinished match contains, and what can no longer be looked up."""

from __future__ import annotations

import random

import pytest

from cardtable.engine.actions import Action
from cardtable.engine.match import Match, Seat
from cardtable.engine.records import BadRecord, parse, record_of, replay, write
from cardtable.engine.seeds import Seed
from cardtable.games import find_game
from cardtable.models.texts import LogModel
from cardtable.phrases.lookup import phrases_of

NAMES = ("Mira", "Ayla", "Otto")


def begun(game: str, preset: str | None = None, seed: int = 1, **changes: str | int) -> Match:
    found = find_game(game)
    seats = tuple(Seat("easy", name) for name in NAMES[: found.default_seats])
    return Match(found, found.resolve(preset, changes), seats, Seed.numbered(seed))


def test_a_record_ends_before_sealed_bids() -> None:
    match = begun("dou-dizhu", auction="sealed_no_pass")
    for amount in (1, 3):
        match.play(Action.of("bid", amount))
        record = record_of(match)
        assert record.actions == ()
        assert "bid" not in write(record)
    match.play(Action.of("bid", 2))
    assert len(record_of(match).actions) == 3
    with pytest.raises(BadRecord, match="isn’t over"):
        replay(parse(write(record_of(match))), find_game)


def test_records_of_sealed_bids_are_the_same_whatever_was_bid() -> None:
    texts = set()
    for amounts in ((1, 2), (3, 1), (2, 2)):
        match = begun("dou-dizhu", auction="sealed_no_pass")
        for amount in amounts:
            match.play(Action.of("bid", amount))
        texts.add(write(record_of(match)))
    assert len(texts) == 1


def test_a_record_ends_before_a_knock_that_is_not_shown_whole() -> None:
    for seed in range(200):
        match = begun("oklahoma-gin", seed=seed, auto_arrange="off")
        bots = find_game("oklahoma-gin").bot("easy")
        while match.turn is not None and match.turn >= 0 and not match.state.sealed:
            from cardtable.engine.bot import DEFAULT_BUDGET

            view = match.view(match.turn)
            match.play(bots.choose(view, len(match.actions), DEFAULT_BUDGET).action)
        if not match.state.sealed:
            continue
        knock = match.actions[-1]
        assert knock.verb == "knock"
        assert len(record_of(match).actions) == len(match.actions) - 1
        assert str(knock) not in write(record_of(match)).splitlines()[-1]
        rng = random.Random(seed)
        while match.state.sealed:
            match.play(match.state.legal.sample(rng))
        assert len(record_of(match).actions) == len(match.actions)
        return
    raise AssertionError("nobody knocked")


def landlord_is_known(**changes: str | int) -> Match:
    match = begun("dou-dizhu", None, 1, **changes)
    match.play(Action.of("bid", 3))
    return match


def told(match: Match, seat: int | None) -> str:
    view = match.view(seat)
    return " ".join(str(event) for event in view.history.events)


@pytest.mark.parametrize("seat", [None, 1, 2])
def test_a_kitty_that_is_not_to_be_remembered_is_in_no_log(seat: int | None) -> None:
    match = landlord_is_known(kitty_memory="off")
    landlord = match.view(None).landlord  # type: ignore[attr-defined]
    if seat == landlord:
        seat = 0
    cards = match.view(seat).kitty  # type: ignore[attr-defined]
    assert cards is not None and ",".join(cards) not in told(match, seat)
    log = LogModel()
    match.play(next(iter(match.state.legal)))
    assert match.view(seat).kitty is None  # type: ignore[attr-defined]
    log.show(match.view(seat), phrases_of(match.game.phrases), NAMES)
    assert any(line.endswith("took the kitty.") for line in log.lines)


def test_a_kitty_may_be_remembered_otherwise() -> None:
    match = landlord_is_known(kitty_memory="on")
    before = told(match, 0)
    match.play(next(iter(match.state.legal)))
    assert told(match, 0).startswith(before)


def test_what_travels_to_the_bots_is_without_the_kitty() -> None:
    import pickle

    match = landlord_is_known(kitty_memory="off")
    landlord = match.view(None).landlord  # type: ignore[attr-defined]
    other = (landlord + 1) % 3
    cards = match.view(other).kitty  # type: ignore[attr-defined]
    match.play(next(iter(match.state.legal)))
    history = pickle.loads(pickle.dumps(match.view(other))).history
    assert ",".join(cards) not in " ".join(str(event) for event in history.events)


@pytest.mark.parametrize(
    ("game", "preset", "key", "now", "then"),
    [
        ("dou-dizhu", "online", "auction", "one_round", "one_call_each"),
        ("oklahoma-gin", "standard", "ace", "gin", "one"),
        ("oklahoma-gin", "standard", "rounds", 1, 5),
    ],
)
def test_records_mean_the_presets_as_they_were(
    game: str, preset: str, key: str, now: str | int, then: str | int
) -> None:
    found = find_game(game)
    assert found.resolve(preset)[key] == now
    assert found.resolve_recorded(preset)[key] == then
    for options in (found.resolve(preset), found.resolve_recorded(preset)):
        seats = tuple(Seat("easy", name) for name in NAMES[: found.default_seats])
        short = found.resolve(
            None,
            {**dict(options), "deals": 1}
            if game == "dou-dizhu"
            else {**dict(options), "rounds": 1},
        )
        match = Match(found, short, seats, Seed.numbered(5))
        rng = random.Random(2)
        while match.turn is not None:
            match.play(match.state.legal.sample(rng))
        again = replay(parse(write(record_of(match))), find_game)
        assert again.options == match.options
        assert again.outcome == match.outcome
