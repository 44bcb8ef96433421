"""The long way: a fuzzer that is led by the code it reaches, each reader for a while."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.engine.make_form2 import FOLDER as FORM2
from tests.fuzz.readers import READERS
from tests.games.make_records import FOLDER

#: For each reader.
SECONDS = int(os.environ.get("CARDTABLE_FUZZ_SECONDS", "20"))
ROOT = Path(__file__).parents[2]

EXAMPLES = {
    "action": ("play 3 3 3 6", "bet 2 30 4 1", "arrange 5H6H7H"),
    "event": ("drew seat=1 ! to=1,2 card='7H cards=[3C,4D]",),
    "seed": ("7", "0123456789abcdef0123456789abcdef"),
    "options": ("sheet deals=3", "standard target=50 ace=one", " chips=100"),
    "names": ("Dou Dizhu", "zh_CN"),
    "deck": ('id = "x"\nfamily = "kabu"\nsize = [1, 2]\nname = {en = "X"}\n'
             'faces = {"1a" = "a.svg"}\nbacks = [{id = "b", name = {en = "B"}, file = "a.svg"}]',),
    "settings": ("[General]\nspeed=FAST\npanel=no\n[cards]\nlarge_index=yes",),
}  # fmt: skip


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
            sys.executable, "-m", "tests.fuzz.guided", name, f"-max_total_time={SECONDS}",
            f"-artifact_prefix={tmp_path}/", "-timeout=20", "-rss_limit_mb=4096", str(examples),
        ],
        cwd=ROOT, check=False, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        timeout=SECONDS + 120,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-4000:]
