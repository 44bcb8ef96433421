"""What the wheel and the source archive hold."""

from __future__ import annotations

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent

pytest.importorskip("hatchling")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("dist")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-d", str(place)],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    return place


def test_the_wheel_holds_all_the_program_needs(built: Path) -> None:
    names = set(zipfile.ZipFile(next(built.glob("*.whl"))).namelist())
    pictures = {
        f"cardtable/{p.relative_to(ROOT).as_posix()}"
        for p in (ROOT / "assets").rglob("*")
        if p.is_file() and p.suffix in (".svg", ".toml") and "draw" not in p.parts
    }
    assert len(pictures) > 300
    assert pictures <= names
    for language in ("en", "de", "ja", "zh_CN"):
        assert f"cardtable/translations/cardtable_{language}.qm" in names
    for licence in ("LICENSE", "assets/LICENSE"):
        assert any(name.endswith(f".dist-info/licenses/{licence}") for name in names)
    assert "cardtable/py.typed" in names
    assert "cardtable/assets/nets/dou_dizhu.npz" in names
    assert not any("/draw/" in name or "/train/" in name for name in names)
    assert not any(name.startswith(("tests", "packaging")) for name in names)


def test_the_source_archive_holds_what_git_holds(built: Path) -> None:
    done = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if done.returncode:
        pytest.skip("this is no git repository")
    with tarfile.open(next(built.glob("*.tar.gz"))) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    kept = {name for name in done.stdout.splitlines() if (ROOT / name).exists()}
    assert kept - names == set()
    assert "cardtable/translations/cardtable_de.qm" in names
