"""``cardtable simulate``: bots play deals among themselves; means with standard errors."""

from __future__ import annotations

import argparse
import json
import math
import statistics
import sys

from cardtable.bots.bot import DEFAULT_BUDGET
from cardtable.cli import Failure, WrongUse
from cardtable.commands.match_arguments import game_from, options_from, seats_from, seed_from
from cardtable.engine.actions import NEXT
from cardtable.engine.game import TABLE, Game
from cardtable.engine.match import Match, Seat
from cardtable.engine.options import Options
from cardtable.engine.seeds import Seed


def play_match(match: Match, bots: list[object], limit: int, seen: list[tuple[int, ...]]) -> None:
    """Let bots play ``match`` until it ends or ``limit`` deals are in ``seen``."""
    done = 0
    number = 0
    while match.turn is not None and len(seen) < limit:
        turn = match.turn
        if turn == TABLE:
            match.play(NEXT)
        else:
            bot = bots[turn]
            number += 1
            thought = bot.choose(match.view(turn), number, DEFAULT_BUDGET)  # type: ignore[attr-defined]
            match.play(thought.action)
        sheet = match.view(None).sheet
        while done < len(sheet) and len(seen) < limit:
            if not sheet[done].summary:
                seen.append(sheet[done].deltas)
            done += 1


def simulate(chosen: argparse.Namespace) -> int:
    """Play the deals and print what each seat won."""
    game = game_from(chosen.game)
    seats = seats_from(chosen.seats, game)
    if any(seat.is_human for seat in seats):
        raise WrongUse("Only bots can play in a simulation: easy, medium, hard, expert.")
    if not 1 <= chosen.deals <= 1_000_000:
        raise WrongUse("--deals must be from 1 to 1000000.")
    options = options_from(chosen, game)
    seed = seed_from(chosen.seed)
    deltas = _deals(game, seats, options, seed, chosen.deals)
    rows = []
    for seat, who in enumerate(seats):
        values = [d[seat] / game.score_divisor for d in deltas]
        error = statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
        rows.append(
            {"seat": seat, "kind": who.kind, "mean": statistics.fmean(values), "error": error}
        )
    if chosen.json:
        print(
            json.dumps(
                {"game": game.id, "seed": seed.text, "deals": len(deltas), "seats": rows}, indent=1
            )
        )
        return 0
    print(f"{game.id}: {len(deltas)} deals from seed {seed.text}")
    for row in rows:
        print(
            f"  seat {row['seat']}  {row['kind']:<7} "
            f"{row['mean']:+9.3f} ± {row['error']:.3f} a deal"
        )
    return 0


def _deals(
    game: Game, seats: tuple[Seat, ...], options: Options, seed: Seed, count: int
) -> list[tuple[int, ...]]:
    from rich.progress import Progress

    bots: list[object] = [game.bot(seat.kind) for seat in seats]
    seen: list[tuple[int, ...]] = []
    with Progress(disable=not sys.stderr.isatty(), transient=True) as progress:
        task = progress.add_task(game.id, total=count)
        number = 0
        while len(seen) < count:
            label = seed.text if number == 0 else _following(seed, number)
            match = Match(game, options, seats, Seed(label))
            before = len(seen)
            play_match(match, bots, count, seen)
            number += 1
            if len(seen) == before:
                raise Failure("A match ended without a finished deal; there is nothing to count.")
            progress.update(task, completed=len(seen))
    return seen


def _following(seed: Seed, number: int) -> str:
    """The seed of the ``number``-th further match: the next numbers, in 128 bits."""
    return f"{(int(seed.text, 16) + number) % 2**128:032x}"
