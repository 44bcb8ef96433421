"""Matches that began with a promise, to be recorded, journalled and checked."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace

from cardtable.engine.match import Match, Seat, promise_of
from cardtable.engine.notes import GLANCE, REPLACED, USUAL
from cardtable.engine.promise import Promise
from cardtable.engine.seeds import Seed
from cardtable.games import find_game

#: Few deals, so that tests are quick.
SHORT: Mapping[str, dict[str, str | int]] = {
    "dou-dizhu": {"deals": 1},
    "oklahoma-gin": {"rounds": 1},
    "oicho-kabu": {"rounds": 6},
    "kyo-kabu": {"rounds": 6},
}
NAMES = ("Mira", "Jürgen „J“", "美雨", "", "たろう", "N° 9")


def promised_match(
    name: str = "dou-dizhu",
    number: int = 3,
    kinds: str = "human,hard:ayla,human",
    words: tuple[str, ...] = ("the heron stands", "", "鷺が 一羽"),
    numbered: bool = False,
    over: bool = True,
) -> Match:
    """A match by random actions whose cards follow from seed and words, with some notes."""
    game = find_game(name)
    rng = random.Random(number)
    seats = tuple(
        Seat(kind.partition(":")[0], NAMES[i % len(NAMES)], i, kind.partition(":")[2])
        for i, kind in enumerate(kinds.split(","))
    )
    options = game.resolve(None, SHORT[name])
    seed = Seed(f"{rng.getrandbits(128):032x}")
    promise = promise_of(game, options, seats, () if numbered else words, numbered)
    match = Match(game, options, seats, seed, promise=promise)
    while match.turn is not None and (over or len(match.actions) < 9):
        turn = match.turn
        if turn >= 0 and not seats[turn].is_human:
            note_bot(match, rng)
        match.play(match.state.legal.sample(rng))
    match.notes = replace(match.notes, hints=2, undos=1)
    return match


def note_bot(match: Match, rng: random.Random) -> None:
    """Note how the bot to act was asked."""
    how = rng.choice((USUAL, USUAL, USUAL, GLANCE, REPLACED))
    one = match.notes.due(len(match.actions), "1.2.0" if len(match.actions) < 20 else "1.3.0", how)
    if one is not None:
        match.notes = match.notes.with_asked(one)


def promised(match: Match) -> Promise:
    """The promise of a match that has one."""
    assert match.promise is not None
    return match.promise
