"""``cardtable bench``: the figures of ``tests/benchmarks`` as a table."""

from __future__ import annotations

import argparse
import importlib.util
import json
import subprocess
import sys
import tempfile
from pathlib import Path

import cardtable
from cardtable.cli import Failure


def bench(chosen: argparse.Namespace) -> int:
    """Run the benchmarks and print median, quartiles and what they were compared with."""
    folder = Path(cardtable.__file__).parent.parent / "tests" / "benchmarks"
    if not folder.is_dir():
        raise Failure("The benchmarks are in the source repository, not in the installed package.")
    if importlib.util.find_spec("pytest_benchmark") is None:
        raise Failure("The benchmarks need the extra “bench”: pip install 'cardtable[bench]'.")
    with tempfile.TemporaryDirectory() as place:
        result = Path(place) / "result.json"
        command = [
            sys.executable, "-m", "pytest", str(folder), "-q", "-p", "no:cacheprovider",
            "-o", "addopts=", f"--benchmark-json={result}", "--benchmark-quiet",
        ]  # fmt: skip
        if chosen.only:
            command += ["-k", chosen.only]
        done = subprocess.run(
            command, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        if not result.is_file() or not result.stat().st_size:
            raise Failure(f"The benchmarks did not run: {done.stdout.strip()[-300:]}")
        data = json.loads(result.read_text())
    if chosen.json:
        print(
            json.dumps(
                [{"name": b["name"], **b["extra_info"]} for b in data["benchmarks"]], indent=1
            )
        )
        return 0
    from rich.console import Console
    from rich.table import Table

    table = Table("figure", "value", "aim")
    for entry in data["benchmarks"]:
        for name, value in entry["extra_info"].items():
            if name.endswith(" aim"):
                continue
            table.add_row(name, str(value), str(entry["extra_info"].get(f"{name} aim", "")))
    Console().print(table)
    return 0 if done.returncode == 0 else 1
