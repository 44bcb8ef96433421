"""The contents of the wheel and the source archive."""

from __future__ import annotations

import email.parser
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from cardtable.languages import LANGUAGES

ROOT = Path(__file__).parent.parent.parent

pytest.importorskip("hatchling")


def build(root: Path, place: Path, *what: str) -> Path:
    """What hatchling makes of a folder."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-d", str(place), *what],
        cwd=root,
        check=True,
        capture_output=True,
    )
    return place


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(ROOT, tmp_path_factory.mktemp("dist"))


@pytest.fixture(scope="module")
def unpacked(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source archive, where nobody knows of git."""
    place = tmp_path_factory.mktemp("source")
    with tarfile.open(next(built.glob("*.tar.gz"))) as archive:
        archive.extractall(place, filter="data")
    return next(place.iterdir())


def test_the_wheel_holds_all_the_program_needs(built: Path) -> None:
    names = set(zipfile.ZipFile(next(built.glob("*.whl"))).namelist())
    endings = (".svg", ".toml", ".ttf", ".otf", ".wav")
    assets = {
        f"cardtable/{p.relative_to(ROOT).as_posix()}"
        for p in (ROOT / "assets").rglob("*")
        if p.is_file() and p.suffix in endings and "draw" not in p.parts
    }
    assert len(assets) > 300
    assert assets <= names
    compiled = {name for name in names if name.startswith("cardtable/translations/")}
    assert compiled == {
        f"cardtable/translations/{language}.mo" for language in LANGUAGES if language != "en"
    }
    for licence in ("LICENSE", "assets/LICENSE", "assets/fonts/OFL.txt"):
        assert any(name.endswith(f".dist-info/licenses/{licence}") for name in names)
    assert "cardtable/py.typed" in names
    assert "cardtable/assets/nets/dou_dizhu.npz" in names
    puzzles = {name.rpartition("/")[2] for name in names if "assets/puzzles/" in name}
    assert puzzles == {file.name for file in (ROOT / "assets" / "puzzles").glob("*.json")} != set()
    assert not any(f"/{tool}/" in name for name in names for tool in ("draw", "synth", "train"))
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
    assert "cardtable/translations/de.mo" in names


@pytest.mark.slow
def test_what_is_built_from_the_source_archive_has_the_same_bytes(
    built: Path, unpacked: Path, tmp_path: Path
) -> None:
    """The other one is built elsewhere, later, and by somebody with other habits."""
    for file in unpacked.rglob("*"):
        if file.is_file():
            file.chmod(file.stat().st_mode & 0o700)
            os.utime(file, (1_000_000_000, 1_000_000_000))
    again = build(unpacked, tmp_path)
    made = sorted(p.name for p in built.iterdir() if p.suffix in (".whl", ".gz"))
    assert len(made) == 2
    for name in made:
        assert (again / name).read_bytes() == (built / name).read_bytes(), name


def test_a_wheel_needs_no_entry_points(built: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(next(built.glob("*.whl"))) as wheel:
        wheel.extractall(tmp_path)
    env = {**os.environ, "PYTHONPATH": str(tmp_path), "CARDTABLE_DATA": str(tmp_path / "data")}
    run = [sys.executable, "-m", "cardtable"]
    told = subprocess.run(
        [*run, "--version"], cwd=tmp_path, env=env, capture_output=True, text=True, check=True
    )
    commit = tmp_path / "cardtable" / "commit.txt"
    if (ROOT / ".git").exists() and shutil.which("git"):
        assert commit.read_text(encoding="ascii").strip() in told.stdout
    assert told.stdout.startswith("cardtable ")
    decks = subprocess.run(
        [*run, "deck", "--lang", "ja"],
        cwd=tmp_path,
        env=env,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "花札" in decks.stdout


def test_its_metadata_names_every_licence(built: Path) -> None:
    with zipfile.ZipFile(next(built.glob("*.whl"))) as wheel:
        name = next(n for n in wheel.namelist() if n.endswith(".dist-info/METADATA"))
        about = email.parser.Parser().parsestr(wheel.read(name).decode())
    assert about["License-Expression"] == "MIT AND CC0-1.0 AND OFL-1.1"
    assert set(about.get_all("License-File") or ()) == {
        "LICENSE",
        "assets/LICENSE",
        "assets/fonts/OFL.txt",
    }
