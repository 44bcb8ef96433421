"""``cardtable bench``: the figures of ``tests/benchmarks`` as a table."""

from __future__ import annotations

import argparse
import importlib.util
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import cardtable
from cardtable.failures import Failure
from cardtable.output import in_columns, show, show_error, show_json
from cardtable.translation import _, message, say


def bench(chosen: argparse.Namespace) -> int:
    """Run the benchmarks; print median, quartiles and what they are compared with."""
    folder = Path(cardtable.__file__).parent.parent / "tests" / "benchmarks"
    if not folder.is_dir():
        raise Failure(
            message("The benchmarks are in the source repository, not in the installed package.")
        )
    if importlib.util.find_spec("pytest_benchmark") is None:
        raise Failure(
            message("The benchmarks need the extra “bench”: pip install 'cardtable[bench]'.")
        )
    with tempfile.TemporaryDirectory() as place:
        result = Path(place) / "result.json"
        command = [
            sys.executable,
            "-m",
            "pytest",
            str(folder),
            "-q",
            "-p",
            "no:cacheprovider",
            "-o",
            "addopts=",
            f"--benchmark-json={result}",
            "--benchmark-quiet",
        ]
        if chosen.only:
            command += ["-k", chosen.only]
        waiting = message("Measuring; this takes a minute or two…")
        show_error(waiting)
        done = subprocess.run(
            command, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        if not result.is_file() or not result.stat().st_size:
            raise Failure(
                message("The benchmarks didn’t run: {line}", line=_last_line(done.stdout))
            )
        data = json.loads(result.read_text(encoding="utf-8"))
    figures = [f for entry in data["benchmarks"] for f in entry["extra_info"].get("figures", [])]
    if chosen.json:
        machine = {"cpu": data["machine_info"].get("cpu", {}).get("brand_raw", "")}
        machine["python"] = data["machine_info"].get("python_version", "")
        show_json({"machine": machine, "figures": figures})
    else:
        _print(figures)
    if done.returncode:
        raise Failure(message("Not every benchmark ran: {line}", line=_last_line(done.stdout)))
    return 0


def _print(figures: list[dict[str, Any]]) -> None:
    heads = (
        message("figure"),
        message("median"),
        message("quartiles"),
        message("target"),
        message("for comparison"),
    )
    lines = [tuple(map(say, heads))]
    for figure in figures:
        low, middle, high = (_number(figure[name]) for name in ("low", "value", "high"))
        between = _("{low} to {high}", low=low, high=high)
        middle = f"{middle} {figure['unit']}"
        lines.append((figure["name"], middle, between, figure["aim"], figure["beside"]))
    for line in in_columns(lines, right=False):
        show(line)


def _number(value: float) -> str:
    """Format with three significant digits."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def _last_line(text: str) -> str:
    lines = text.strip().splitlines()
    return lines[-1].strip("= ") if lines else message("no output")
