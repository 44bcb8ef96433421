"""The long run: a fuzzer guided by the code it reaches, for a while on each reader."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.engine.make_form2 import FOLDER as FORM2
from tests.fuzz.examples import EXAMPLES
from tests.fuzz.readers import READERS
from tests.games.make_records import FOLDER

#: Seconds for each reader.
SECONDS = int(os.environ.get("CARDTABLE_FUZZ_SECONDS", "20"))
ROOT = Path(__file__).parents[2]


@pytest.mark.soak
@pytest.mark.skipif(importlib.util.find_spec("atheris") is None, reason="atheris is not installed")
@pytest.mark.parametrize("name", list(READERS))
def test_led_by_the_code_it_reaches(name: str, tmp_path: Path) -> None:
    examples = tmp_path / "examples"
    examples.mkdir()
    for number, text in enumerate(EXAMPLES.get(name, ())):
        (examples / str(number)).write_text(text)
    if name == "record":
        for path in FOLDER.rglob("00[1-9].cardtable"):
            (examples / f"{path.parent.name}-{path.stem}").write_bytes(path.read_bytes())
        for path in FORM2.glob("*.cardtable"):
            (examples / path.stem).write_bytes(path.read_bytes())
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "tests.fuzz.guided",
            name,
            f"-max_total_time={SECONDS}",
            f"-artifact_prefix={tmp_path}/",
            "-timeout=20",
            "-rss_limit_mb=4096",
            str(examples),
        ],
        cwd=ROOT,
        check=False,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=SECONDS + 120,
    )
    assert done.returncode == 0, done.stdout[-4000:]
    last = [line for line in done.stdout.splitlines() if line.startswith("Done ")]
    print(f"\n{name}: {' '.join(last)}")
