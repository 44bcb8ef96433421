"""Tournaments: bots play deals among themselves, each deal from all sides if asked for.

It belongs to the commands and not to the bots, because a job names its game and loads it in its own
process. The same seed gives the same figures with any number of workers: matches count in the order
of their seeds, whichever finishes first.
"""

from __future__ import annotations

import itertools
import math
import signal
import socket
import statistics
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

from cardtable.engine.actions import NEXT
from cardtable.engine.bot import DEFAULT_BUDGET
from cardtable.engine.failed import ruled
from cardtable.engine.match import Match, Seat
from cardtable.engine.options import Options
from cardtable.engine.records import record_of, write
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE
from cardtable.failures import Failure
from cardtable.games import find_game
from cardtable.spawning import end_with_parent, keep_quiet
from cardtable.translation import message

#: Seconds to wait for a scheduler's answer.
_CLUSTER_WAIT = 10
#: How often the processes may end, one after another, without a single result.
_LIVES = 4


class NoCluster(RuntimeError):
    """There is no cluster to play on. One sentence."""


@dataclass(frozen=True, slots=True)
class Job:
    """One match to play.

    Attributes:
        game: id of the game.
        options: the house rules.
        kinds: level of each seat.
        seed: the seed from which the cards follow.
        recorded: whether to keep its record.
    """

    game: str
    options: Options
    kinds: tuple[str, ...]
    seed: str
    recorded: bool = False


@dataclass(frozen=True, slots=True)
class Played:
    """The result of a job: each deal's gains by seat, and the record if requested."""

    job: Job
    deltas: tuple[tuple[int, ...], ...]
    record: str = ""


@dataclass(frozen=True, slots=True)
class Standing:
    """The result of one kind of seat.

    Attributes:
        kind: the level.
        mean: points or chips per deal.
        error: standard error of the mean, over deals (over seeds when mirrored); ``None`` if there
            is only one.
        samples: number of independent values behind the mean.
    """

    kind: str
    mean: float
    error: float | None
    samples: int


def play(job: Job) -> Played:
    """Play one match to its end."""
    game = find_game(job.game)
    bots = [game.bot(kind) for kind in job.kinds]
    seats = tuple(Seat(kind, f"{kind} {i + 1}") for i, kind in enumerate(job.kinds))
    match = Match(game, job.options, seats, Seed(job.seed))
    while match.turn is not None:
        with ruled(game.id):
            if match.turn == TABLE:
                match.play(NEXT)
                continue
            view, seed = match.view(match.turn), match.bot_seed(len(match.actions))
            match.play(bots[match.turn].choose(view, seed, DEFAULT_BUDGET).action)
    deltas = tuple(row.deltas for row in match.view(None).sheet if not row.summary)
    return Played(job, deltas, write(record_of(match)) if job.recorded else "")


def rotations(kinds: tuple[str, ...], mirror: bool) -> list[tuple[str, ...]]:
    """Return the seatings of one seed: only the given one, or all its rotations round the table."""
    if not mirror:
        return [kinds]
    turned = [kinds[-i:] + kinds[:-i] if i else kinds for i in range(len(kinds))]
    return list(dict.fromkeys(turned))


def seeds_from(first: Seed) -> Iterator[str]:
    """Yield the given seed and those with the numbers after it."""
    number = int(first.text, 16)
    return (f"{(number + i) % 2**128:032x}" for i in itertools.count())


def run(
    first: Job,
    deals: int,
    mirror: bool,
    workers: int,
    progress: Callable[[int], None],
    cluster: str | None = None,
) -> Generator[Played, None, None]:
    """Play matches from consecutive seeds until there are ``deals`` deals.

    Args:
        first: the match of the first seed.
        deals: how many, on each side.
        mirror: play every deal from all sides.
        workers: processes on this machine, unless there is a cluster.
        progress: called with the number of deals played, of all sides together.
        cluster: address of a Dask scheduler whose workers play instead.

    Yields:
        The matches by seed, each in all its seatings.

    Raises:
        NoCluster: if the scheduler does not answer.
        Failure: if the processes do not live long enough to play.
    """
    seatings = rotations(first.kinds, mirror)

    def jobs() -> Iterator[Job]:
        for seed in seeds_from(Seed(first.seed)):
            for kinds in seatings:
                yield Job(first.game, first.options, kinds, seed, first.recorded)

    count = 0
    with closing(_results(jobs(), workers, cluster)) as results:
        for number, played in enumerate(results, 1):
            count += len(played.deltas)
            yield played
            if number % len(seatings) == 0:
                progress(count)
                if count >= deals * len(seatings):
                    break


def _results(
    jobs: Iterator[Job], workers: int, cluster: str | None
) -> Generator[Played, None, None]:
    """Yield the jobs' results in order, computing a few ahead of time.

    If a process is killed, what it and the others were playing is played again.
    """
    if workers <= 1 and cluster is None:
        yield from map(play, jobs)
        return
    waiting: list[Job] = []
    lives = _LIVES
    while lives:
        with suppress(BrokenProcessPool), _players(workers, cluster) as (pool, hands):
            waiting += itertools.islice(jobs, 2 * hands - len(waiting))
            ahead = [pool.submit(play, job) for job in waiting]
            while True:
                result = ahead.pop(0).result()
                del waiting[0]
                lives = _LIVES
                yield result
                waiting.append(next(jobs))
                ahead.append(pool.submit(play, waiting[-1]))
        lives -= 1
    raise Failure(
        message(
            "The processes that play the deals keep being stopped, perhaps for lack of memory. "
            "Try fewer --workers."
        )
    )


def _no_answer(address: str) -> NoCluster:
    return NoCluster(message("No Dask scheduler is responding at {address}.", address=address))


def _check_answers(address: str) -> None:
    """Raise :class:`NoCluster` unless a scheduler answers at ``address``.

    Distributed would keep trying a server that is not one for a minute.
    """
    kind, found, place = address.rpartition("://")
    if kind == "inproc":
        return  # in this very process, for tests
    if found and kind != "tcp":
        # Other protocols wait for minutes for a server that does not answer as expected.
        raise NoCluster(
            message(
                "No Dask scheduler is responding at {address}; only tcp:// is supported here.",
                address=address,
            )
        )
    host, _, port = place.rpartition(":")
    try:
        with socket.create_connection((host.strip("[]"), int(port)), _CLUSTER_WAIT) as line:
            line.settimeout(_CLUSTER_WAIT)
            if not line.recv(1):  # a scheduler speaks first
                raise _no_answer(address)
    except (OSError, ValueError, OverflowError) as error:
        raise _no_answer(address) from error


@contextmanager
def _players(workers: int, cluster: str | None) -> Iterator[tuple[Executor, int]]:
    """Yield the executor that plays the matches, and how many it plays at once."""
    if cluster is None:
        keep_quiet()
        pool = ProcessPoolExecutor(
            workers, mp_context=get_context("spawn"), initializer=_begin_to_play
        )
        try:
            yield pool, workers
        except BaseException:
            # After an interruption or error, wait for nobody.
            for process in list((pool._processes or {}).values()):
                process.kill()
            raise
        finally:
            # Futures are given up by the pool alone: if they are cancelled elsewhere while it
            # finds its processes gone, Python 3.11's own thread stops with a traceback.
            pool.shutdown(wait=True, cancel_futures=True)
        return
    try:
        import distributed
    except ImportError as error:
        raise NoCluster(
            message(
                "The package “{package}” is missing: {command} installs it.",
                package="distributed",
                command="pip install 'cardtable[cluster]'",
            )
        ) from error
    _check_answers(cluster)
    try:
        client: Any = distributed.Client(cluster, timeout=_CLUSTER_WAIT)
    except Exception as error:  # anything may be behind an address that somebody typed
        raise _no_answer(cluster) from error
    with client:
        cores = sum(client.ncores().values())
        if not cores:
            raise NoCluster(f"The Dask scheduler at {cluster} has no workers.")
        executor = client.get_executor()
        try:
            yield executor, cores
        finally:
            executor.shutdown(wait=False)  # what nobody waits for any more is not played


def _begin_to_play() -> None:
    """Prepare a playing process: it ends with its parent, and leaves interruptions to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


def standings(groups: list[list[Played]], deals: int, mirror: bool, unit: int) -> list[Standing]:
    """Return mean and standard error per deal for each kind of seat, in the order of the seats.

    Args:
        groups: as :func:`run` returns them.
        deals: how many deals count.
        mirror: one sample per seed (its mean over all sides) instead of one per deal.
        unit: number of smallest units in a point.
    """
    kinds = list(dict.fromkeys(groups[0][0].job.kinds))
    samples: dict[str, list[float]] = {kind: [] for kind in kinds}
    counted = 0
    for group in groups:
        if mirror:
            for kind in kinds:
                gains = [g / unit for p in group for g in _gains(p, kind)]
                if gains:
                    samples[kind].append(statistics.fmean(gains))
            continue
        (played,) = group
        for row in played.deltas:
            if counted == deals:
                break
            counted += 1
            for kind in kinds:
                own = [row[i] / unit for i, k in enumerate(played.job.kinds) if k == kind]
                samples[kind].append(statistics.fmean(own))
    return [
        Standing(
            kind,
            statistics.fmean(values),
            statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else None,
            len(values),
        )
        for kind, values in samples.items()
    ]


def _gains(played: Played, kind: str) -> Iterator[int]:
    for row in played.deltas:
        for seat, own in enumerate(played.job.kinds):
            if own == kind:
                yield row[seat]
