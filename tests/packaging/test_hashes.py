"""The pinned, hashed list for installs that are not editable."""

from __future__ import annotations

import re

from tests.packaging.tools import ROOT, tool

hashes, parts = tool("hashes"), tool("parts")
TEXT = (ROOT / "packaging" / "hashes.txt").read_text(encoding="utf-8")


def test_it_has_what_the_program_runs_with_in_the_versions_of_the_constraints() -> None:
    listed = dict(re.findall(r"^([\w.-]+)==([^ ]+)(?: ; .*)? \\$", TEXT, re.MULTILINE))
    assert tuple(listed) == hashes.NAMES == parts.CARRIED
    assert hashes.SOUND == parts.SOUND
    assert listed == {name: hashes.pins()[name] for name in hashes.NAMES}


def test_every_python_and_system_has_a_file_and_nobodys_address_is_in_it() -> None:
    blocks = re.split(r"^[\w.-]+==.* \\$", TEXT, flags=re.MULTILINE)[1:]
    counts = [len(re.findall(r"--hash=sha256:[0-9a-f]{64}\b", block)) for block in blocks]
    by_name = dict(zip(hashes.NAMES, counts, strict=True))
    assert by_name["numpy"] == len(hashes.PYTHONS) * len(hashes.PLATFORMS)
    assert by_name["PySide6-Essentials"] == len(hashes.PLATFORMS)
    assert by_name["miniaudio"] == len(hashes.PYTHONS) * (len(hashes.PLATFORMS) - 1)
    assert min(counts) == 1
    assert "/" not in TEXT.replace("packaging/hashes.py", "")
