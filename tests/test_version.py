"""``cardtable --version``: the number, and the commit if it is known."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

import cardtable
from cardtable import version


def test_a_package_tells_what_it_was_built_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = tmp_path / "cardtable" / "commit.txt"
    told.parent.mkdir()
    monkeypatch.setattr(version, "COMMIT_FILE", told)
    assert version.version_line() == f"cardtable {cardtable.__version__}"
    told.write_text("0123456789-changed\n", encoding="ascii")
    assert version.version_line() == f"cardtable {cardtable.__version__} (0123456789-changed)"


@pytest.mark.parametrize("written", ["<b>", "", "\x1b[31m0123456", "zzzzzzzzzz"])
def test_nothing_else_is_told(
    written: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = tmp_path / "commit.txt"
    told.write_text(written, encoding="ascii")
    monkeypatch.setattr(version, "COMMIT_FILE", told)
    assert version.commit() == ""


def test_a_clone_asks_git(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if not shutil.which("git"):
        pytest.skip("there is no git")
    run = ["git", "-c", "user.name=a", "-c", "user.email=a@b.invalid", "-C", str(tmp_path)]
    (tmp_path / "file").write_text("one", encoding="ascii")
    for words in (["init", "-q"], ["add", "."], ["commit", "-qm", "one"]):
        subprocess.run([*run, *words], check=True)
    monkeypatch.setattr(version, "COMMIT_FILE", tmp_path / "cardtable" / "commit.txt")
    clean = version.commit()
    assert re.fullmatch(r"[0-9a-f]{10}", clean)
    (tmp_path / "file").write_text("two", encoding="ascii")
    assert version.commit() == f"{clean}-changed"


def test_without_git_there_is_a_number_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / ".git").mkdir()
    monkeypatch.setattr(version, "COMMIT_FILE", tmp_path / "cardtable" / "commit.txt")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert version.version_line() == f"cardtable {cardtable.__version__}"
