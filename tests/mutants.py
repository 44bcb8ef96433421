"""Faults of every kind, put in by a machine: how many does a test notice?

``python -m tests.mutants [--each N] [--seed S] [WORD …]`` has mutmut change the engine, the
journal, and legality and scoring in each game, one small thing at a time, and run the tests that
reach it. ``--each`` takes that many at random from each file; words keep the files whose path has
one of them. Survivors are listed; the status is 1 if less than nine tenths are caught. Caught
mutants are not tried again until the folder ``mutants`` is removed.
"""

from __future__ import annotations

import argparse
import math
import os
import random
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from mutmut.configuration import config
from mutmut.mutation.data import SourceFileMutationData
from mutmut.mutation.file_mutation import mutate_file_contents
from mutmut.stats import status_by_exit_code
from mutmut.utils.file_utils import walk_mutatable_files
from mutmut.utils.format_utils import get_mutant_name

ENOUGH = 0.9
CAUGHT = ("killed", "timeout", "segfault")
#: Seconds of tests that each mutant meets, quickest first; then those for the survivors.
SECONDS = (3, 12)
RUN = (sys.executable, "-m", "mutmut", "run", "--max-children", "1")


def room(path: Path) -> str:
    """What the file is part of."""
    return path.stem if "games" in path.parts else path.parent.name


def mutants(path: Path) -> list[str]:
    """The names of all that can be done to a file."""
    made = mutate_file_contents(str(path), path.read_text("utf-8"))
    return [get_mutant_name(path, name) for name in made.mutant_names]


def tried(drawn: Mapping[Path, Sequence[str]]) -> Iterator[tuple[str, str]]:
    """What became of them, by name."""
    for path, names in drawn.items():
        data = SourceFileMutationData(path=path)
        data.load()
        for name in names:
            yield name, status_by_exit_code[data.exit_code_by_key.get(name)]


def deviation(sizes: Mapping[Path, int], ends: Mapping[Path, Counter[str]]) -> tuple[float, float]:
    """The share caught of all there are, from what was drawn, and the standard error."""
    whole, share, square = sum(sizes[path] for path in ends), 0.0, 0.0
    for path, found in ends.items():
        n, size = found.total(), sizes[path]
        p = sum(found[end] for end in CAUGHT) / n
        share += size / whole * p
        if 1 < n < size:
            square += (size / whole) ** 2 * (1 - n / size) * p * (1 - p) / (n - 1)
    return share, math.sqrt(square)


def told(title: str, ends: Counter[str], share: float, error: float) -> None:
    """A line of the table."""
    words = ", ".join(f"{count} {end}" for end, count in sorted(ends.items()))
    print(f"{title:36} {ends.total():5} {share:7.1%} ± {error:.1%}  {words}")


def main(words: Sequence[str]) -> int:
    """Put them in, and say what became of them."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants")
    parser.add_argument("--each", type=int, default=0, help="so many of each file, at random")
    parser.add_argument("--seed", default="1", help="which ones")
    parser.add_argument("--told", action="store_true", help="only say what the last run found")
    parser.add_argument("words", nargs="*", help="files whose path has one of these words")
    asked = parser.parse_args(words)
    config()
    drawn: dict[Path, list[str]] = {}
    sizes: dict[Path, int] = {}
    for path in sorted(walk_mutatable_files()):
        names = mutants(path)
        if names and (not asked.words or any(word in str(path) for word in asked.words)):
            sizes[path] = len(names)
            random.Random(f"{asked.seed} {path}").shuffle(names)
            drawn[path] = names[-asked.each :]
    for seconds in () if asked.told else SECONDS:
        todo = [name for name, end in tried(drawn) if end not in CAUGHT]
        if todo:
            with_time = {**os.environ, "CARDTABLE_MUTANT_SECONDS": str(seconds)}
            subprocess.run([*RUN, *todo], env=with_time, check=False)
    ends: dict[Path, Counter[str]] = {}
    rooms: dict[str, list[Path]] = defaultdict(list)
    for path, names in drawn.items():
        found = dict(tried({path: names}))
        ends[path] = Counter(found.values())
        rooms[room(path)].append(path)
        for name, end in found.items():
            if end not in CAUGHT:
                print(f"{end:12} {name}")
        told(str(path), ends[path], *deviation(sizes, {path: ends[path]}))
    for title, paths in rooms.items():
        share, error = deviation(sizes, {path: ends[path] for path in paths})
        told(title, sum((ends[path] for path in paths), Counter[str]()), share, error)
    share, error = deviation(sizes, ends)
    print(f"{sum(map(len, drawn.values()))} of {sum(sizes.values())}: {share:.1%} ± {error:.1%}")
    return 0 if share >= ENOUGH else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
