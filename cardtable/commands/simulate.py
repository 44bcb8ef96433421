"""``cardtable simulate``: bots play deals among themselves; means with standard errors."""

from __future__ import annotations

import argparse
from contextlib import closing
from pathlib import Path

from cardtable.commands.match_arguments import game_from, options_from, seats_from, seed_from
from cardtable.commands.tournament import Job, NoCluster, Played, rotations, run, standings
from cardtable.engine.failed import GameFailed
from cardtable.failures import Failure, WrongUse
from cardtable.files import check_writable, write_whole
from cardtable.games import find_game
from cardtable.output import counting, show, show_error, show_json
from cardtable.phrases.numbers import decimal
from cardtable.reasons import system_reason
from cardtable.translation import _, message, nmessage


def simulate(chosen: argparse.Namespace) -> int:
    """Play the deals and print what each kind of seat won."""
    game = game_from(chosen.game)
    seats = seats_from(chosen.seats, game)
    if any(seat.is_human for seat in seats):
        raise WrongUse(message("Only bots can play in a simulation: easy, medium, hard, expert."))
    if not 1 <= chosen.deals <= 1_000_000:
        raise WrongUse(message("--deals needs a number from 1 to {most}.", most=1_000_000))
    workers = 1 if chosen.workers is None else chosen.workers
    if not 1 <= workers <= 256:
        raise WrongUse(message("--workers needs a number from 1 to 256."))
    options = options_from(chosen, game)
    seed = seed_from(chosen.seed)
    place = None if chosen.record is None else Path(chosen.record)
    if place is not None:
        _check(place)
    job = Job(game.id, options, tuple(seat.kind for seat in seats), seed.text, place is not None)
    matches: list[Played] = []
    ended: BaseException | None = None
    try:
        _play(job, chosen, workers, matches)
    except (KeyboardInterrupt, Failure, GameFailed) as error:
        ended = error  # what was played till then counts
    if place is not None:
        try:
            _write_records(place, matches)
        except Failure as error:
            if ended is not None:
                show_error(error)
            ended = ended or error
    sides = len(rotations(job.kinds, chosen.mirror))
    groups = [list(group) for group in zip(*[iter(matches)] * sides, strict=False)]
    if any(played.deltas for group in groups for played in group):
        _show(groups, job, chosen)
    elif ended is None:
        raise Failure(
            message("No deal was finished in these matches, so there’s nothing to count.")
        )
    if ended is not None:
        raise ended
    return 0


def _show(groups: list[list[Played]], job: Job, chosen: argparse.Namespace) -> None:
    """Print what each kind of seat won."""
    game = find_game(job.game)
    table = standings(groups, chosen.deals, chosen.mirror, game.score_divisor)
    sides = len(groups[0])
    # What has the same cards is one deal, from however many seats it was played.
    deals = sum(max(len(played.deltas) for played in group) for group in groups)
    counted = deals if chosen.mirror else min(deals, chosen.deals)
    if chosen.json:
        answer = {
            "game": game.id,
            "seed": job.seed,
            "deals": counted,
            "sides": sides,
            "kinds": [
                {"kind": s.kind, "mean": s.mean, "error": s.error, "samples": s.samples}
                for s in table
            ],
        }
        show_json(answer)
        return
    if chosen.mirror and sides > 1:
        head = nmessage(
            "{game}: {n} deal, played from {sides} seats, from seed {seed}",
            "{game}: {n} deals, played from {sides} seats, from seed {seed}",
            counted,
            game=game.id,
            sides=sides,
            seed=job.seed,
        )
    else:
        head = nmessage(
            "{game}: {n} deal, from seed {seed}",
            "{game}: {n} deals, from seed {seed}",
            counted,
            game=game.id,
            seed=job.seed,
        )
    show(head)
    for standing in table:
        mean = decimal(standing.mean, 3, sign=True)
        error = "" if standing.error is None else f" ± {decimal(standing.error, 3)}"
        score = _("{score} per deal", score=f"{mean:>9}{error}")
        show(f"  {standing.kind:<7} {score}")
    if any(standing.error is not None for standing in table):
        show(message("± is the standard error."))


def _play(job: Job, chosen: argparse.Namespace, workers: int, matches: list[Played]) -> None:
    """Play, and add each match to ``matches``; a line of the terminal counts the deals."""
    sides = len(rotations(job.kinds, chosen.mirror))
    with counting(job.game) as progress:
        try:
            with closing(
                run(
                    job,
                    chosen.deals,
                    chosen.mirror,
                    workers,
                    lambda done: progress(done // sides, chosen.deals),
                    chosen.cluster,
                )
            ) as playing:
                matches.extend(playing)
        except NoCluster as error:
            raise Failure(error.args[0]) from error


def _check(place: Path) -> None:
    """Find out before anything is played whether records can be written."""
    try:
        check_writable(place)
    except OSError as error:
        raise _unwritable(place, system_reason(error)) from error


def _unwritable(place: Path, why: str) -> Failure:
    return Failure(message("{place} can’t be written ({why}).", place=place, why=why))


def _write_records(path: Path, matches: list[Played]) -> None:
    """Write one file per match; several are numbered before the ending."""
    for number, played in enumerate(matches, 1):
        place = path
        try:
            if len(matches) > 1:
                place = path.with_name(f"{path.stem}-{number}{path.suffix}")
            # A record has the same bytes on every system.
            write_whole(place, played.record.encode())
        except (OSError, ValueError) as error:  # ValueError: not a possible file name
            raise _unwritable(place, getattr(error, "strerror", None) or str(error)) from error
