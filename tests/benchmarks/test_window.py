"""The window: how soon it appears, how evenly it moves, how much memory it takes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cardtable.art.deck_files import shipped_decks
from tests.benchmarks.children import said, told
from tests.benchmarks.figures import at, report
from tests.benchmarks.many_matches import OPEN, many_matches
from tests.benchmarks.moments import MOMENTS

#: As many matches as somebody plays in half a life.
COUNT = 50_000


def test_start(benchmark: Any) -> None:
    """A whole process: Python, Qt, the window, the start page in it, and the end of it."""
    empty: list[dict[str, float]] = []
    ours: list[dict[str, float]] = []
    said("empty"), said("window")  # warm up: files in memory, bytecode written

    def before() -> None:
        empty.append(said("empty"))

    benchmark.pedantic(lambda: ours.append(said("window")), setup=before, rounds=9)
    for line, beside, name in (
        ("shown", "shown", "window shown after start"),
        ("page", "shown", "start page shown after start"),
        ("ended", "ended", "window shown and closed"),
    ):
        plain = sorted(times[beside] for times in empty)[len(empty) // 2]
        report(
            benchmark,
            name,
            [times[line] for times in ours],
            "s",
            aim=f"≤ {1.6 * plain:.2f} s" if line == "shown" else "",
            beside=f"empty window {plain:.2f} s",
        )


@pytest.mark.parametrize("unfinished", [OPEN, COUNT])
def test_start_with_many_matches(benchmark: Any, tmp_path: Path, unfinished: int) -> None:
    """The same with 50,000 matches in the journal, beside a start with none, in turn."""
    many_matches(tmp_path, COUNT, unfinished)
    none: list[dict[str, float]] = []
    many: list[dict[str, float]] = []
    said("window"), said("window", str(tmp_path))

    def before() -> None:
        none.append(said("window"))

    benchmark.pedantic(lambda: many.append(said("window", str(tmp_path))), setup=before, rounds=9)
    kind = "" if unfinished == OPEN else ", all unfinished"
    for line, name in (("shown", "window shown"), ("page", "start page shown")):
        plain = sorted(times[line] for times in none)[len(none) // 2]
        report(
            benchmark,
            f"{name} with {COUNT:,} matches{kind}",
            [times[line] for times in many],
            "s",
            aim=f"≤ {1.15 * plain:.2f} s",
            beside=f"without any {plain:.2f} s",
        )


@pytest.mark.parametrize("deck", sorted(shipped_decks()))
def test_a_complete_table(benchmark: Any, deck: str) -> None:
    """A whole process, up to a table on which every face is sharp; none was rendered before."""
    empty: list[float] = []
    ours: list[dict[str, float]] = []
    said("empty"), said("complete", deck)

    def before() -> None:
        empty.append(said("empty")["shown"])

    benchmark.pedantic(lambda: ours.append(said("complete", deck)), setup=before, rounds=5)
    plain = sorted(empty)[len(empty) // 2]
    for line, name, aim in (
        ("shown", "table complete after start", "≤ 0.6 s"),
        ("ahead", "whole deck rendered", ""),
    ):
        report(
            benchmark,
            f"{name}, {deck}",
            [times[line] for times in ours],
            "s",
            aim=aim,
            beside=f"empty window {plain:.2f} s",
        )


def test_the_first_deal(benchmark: Any) -> None:
    """Frames of a table that has just opened, while cards fly whose faces are being rendered."""
    found: list[list[float]] = []
    benchmark.pedantic(lambda: found.append(told("deal")["gaps"]), rounds=5)
    for name, part, aim in (
        ("frame gap of the first deal, 95th percentile", 0.95, "≤ 20 ms"),
        ("frame gap of the first deal, longest", 1.0, "≤ 34 ms"),
    ):
        report(benchmark, name, [at(gaps, part) for gaps in found], "ms", aim=aim)


def test_frames(benchmark: Any) -> None:
    """20 cards fly while a bot's process thinks without a pause."""
    quiet: list[list[float]] = []
    busy: list[list[float]] = []
    share: list[float] = []

    def before() -> None:
        quiet.append(told("frames")["gaps"])

    def measured() -> None:
        found = told("frames", "bot")
        busy.append(found["gaps"])
        share.append(found["bot_cpu"])

    benchmark.pedantic(measured, setup=before, rounds=3)
    thinks = f"bot's process at {100 * min(share):.0f} % of a core"
    for name, part, aim in (
        ("frame gap, median", 0.5, ""),
        ("frame gap, 95th percentile", 0.95, "≤ 20 ms"),
        ("frame gap, longest", 1.0, ""),
    ):
        plain = sorted(at(gaps, part) for gaps in quiet)[len(quiet) // 2]
        report(
            benchmark,
            f"{name} (a bot thinks)",
            [at(gaps, part) for gaps in busy],
            "ms",
            aim=aim,
            beside=f"no bot {plain:.1f} ms; {thinks}",
        )


def test_frames_with_sound(benchmark: Any) -> None:
    """The same, and five sounds a second are played, more than any table makes."""
    pytest.importorskip("miniaudio")
    quiet: list[list[float]] = []
    loud: list[list[float]] = []

    def before() -> None:
        quiet.append(told("frames", "bot")["gaps"])

    benchmark.pedantic(
        lambda: loud.append(told("frames", "bot", "sound")["gaps"]), setup=before, rounds=3
    )
    for name, part, aim in (
        ("frame gap, median", 0.5, ""),
        ("frame gap, 95th percentile", 0.95, "≤ 17.5 ms"),
        ("frame gap, longest", 1.0, "≤ 34 ms"),
    ):
        plain = sorted(at(gaps, part) for gaps in quiet)[len(quiet) // 2]
        report(
            benchmark,
            f"{name} (a bot thinks, sounds)",
            [at(gaps, part) for gaps in loud],
            "ms",
            aim=aim,
            beside=f"no sound {plain:.1f} ms",
        )


@pytest.mark.parametrize("name", MOMENTS)
def test_a_moment(benchmark: Any, name: str) -> None:
    """A name comes down over the table, or a showdown is told, while the strongest bot thinks."""
    found: list[dict[str, list[float]]] = []
    benchmark.pedantic(lambda: found.append(told("moment", name)), rounds=3)
    for kind, what in (("gaps", "frame gap"), ("work", "the window's own work for a frame")):
        for label, part, aim in (
            ("95th percentile", 0.95, "≤ 17.5 ms"),
            ("longest", 1.0, "≤ 34 ms"),
        ):
            figures = [at(one[kind], part) for one in found]
            report(benchmark, f"{what} of a moment, {name}, {label}", figures, "ms", aim=aim)


def test_resize(benchmark: Any) -> None:
    """The window's corner is drawn outwards in 60 steps, with cards on the table."""
    found: list[dict[str, Any]] = []
    benchmark.pedantic(lambda: found.append(told("resize")), rounds=3)
    plain = told("resize", "bare")["steps"]
    for name, part, aim in (
        ("step of a resize, median", 0.5, ""),
        ("step of a resize, 95th percentile", 0.95, "≤ 50 ms"),
    ):
        report(
            benchmark,
            name,
            [at(one["steps"], part) for one in found],
            "ms",
            aim=aim,
            beside=f"empty window {at(plain, part):.1f} ms",
        )
    sharp = [one["sharp"] for one in found]
    report(benchmark, "until all cards are sharp again", sharp, "ms", aim="≤ 200 ms")


def test_memory(benchmark: Any) -> None:
    """Resident memory with a match open."""
    found: list[dict[str, float]] = []
    benchmark.pedantic(lambda: found.append(told("memory")), rounds=3)
    plain = told("bare_memory")["window"]
    report(
        benchmark,
        "memory of the window",
        [f["window"] for f in found],
        "MB",
        aim="≤ 200 MB",
        beside=f"empty window {plain:.0f} MB",
    )
    report(benchmark, "memory of the bots' process", [f["bots"] for f in found], "MB")
