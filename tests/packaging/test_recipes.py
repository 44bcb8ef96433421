"""Recipes for systems that are not available here, and the testable parts of the others."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import cardtable
from tests.packaging.tools import ROOT, tool

PACKAGING = ROOT / "packaging"
NOT_RUN = (
    PACKAGING / "flatpak" / "org.cardtable.Cardtable.yml",
    PACKAGING / "windows" / "cardtable.nsi",
    PACKAGING / "macos" / "make.sh",
    PACKAGING / "macos" / "entitlements.plist",
    ROOT / ".github" / "workflows" / "release.yml",
)
debian, start, bundle = tool("debian/build"), tool("bundle/start"), tool("bundle/build")


@pytest.mark.parametrize("file", NOT_RUN, ids=lambda p: p.name)
def test_what_could_not_be_run_says_so_at_its_head(file: Path) -> None:
    head = file.read_text(encoding="utf-8").splitlines()[:3]
    assert any("Not run here" in line for line in head)


@pytest.mark.parametrize("file", [f for f in NOT_RUN if f.suffix == ".yml"], ids=lambda p: p.name)
def test_it_is_well_formed(file: Path) -> None:
    yaml = pytest.importorskip("yaml")
    assert isinstance(yaml.safe_load(file.read_text(encoding="utf-8")), dict)


@pytest.mark.parametrize(
    "file", sorted(PACKAGING.rglob("*.sh")), ids=lambda p: p.relative_to(PACKAGING).as_posix()
)
def test_a_script_can_be_read_by_a_plain_shell(file: Path) -> None:
    shell = shutil.which("dash") or shutil.which("sh")
    if shell is None:
        pytest.skip("there is no shell")
    done = subprocess.run([shell, "-n", file], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_flatpak_may_not_use_the_network_or_the_players_files() -> None:
    text = NOT_RUN[0].read_text(encoding="utf-8")
    allowed = set(
        re.findall(r"^  - (--(?:socket|share|filesystem|device|talk-name)=\S+)", text, re.M)
    )
    assert allowed == {
        "--socket=wayland",
        "--socket=fallback-x11",
        "--socket=pulseaudio",
        "--share=ipc",
    }


def test_no_package_names_a_host() -> None:
    """Addresses of standards (name spaces, schemas) are names, not places anything is had from."""
    names = ("w3.org", "freedesktop.org", "apple.com", "debian.org/doc/packaging-manuals")
    for file in sorted(PACKAGING.rglob("*")):
        if not file.is_file() or "licences" in file.parts or "__pycache__" in file.parts:
            continue
        for address in re.findall(r"https?://[^\s\"'<>]+", file.read_text(encoding="utf-8")):
            assert any(name in address for name in names), f"{file}: {address}"


def test_the_program_cannot_fetch_anything() -> None:
    """Sockets are for a second start on this computer, and for a cluster that somebody names."""
    clients = {"urllib.request", "http", "ftplib", "smtplib", "requests", "PySide6.QtNetwork"}
    sockets = set()
    for file in sorted((ROOT / "cardtable").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = [one.name for one in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names = [node.module or "", *(f"{node.module}.{one.name}" for one in node.names)]
            for name in names:
                assert not any(f"{name}.".startswith(f"{c}.") for c in clients), f"{file}: {name}"
                if name == "socket":
                    sockets.add(file.name)
    assert sockets <= {"further_starts.py", "tournament.py"}


def test_every_package_is_played_on_a_hosted_machine() -> None:
    yaml = pytest.importorskip("yaml")
    jobs = yaml.safe_load(NOT_RUN[-1].read_text(encoding="utf-8"))["jobs"]
    for name in set(jobs) - {"wheel"}:
        run = " ".join(step.get("run", "") for step in jobs[name]["steps"])
        assert "selftest" in run or "try.sh" in run, name


# -- Debian ----------------------------------------------------------------------------------------
def test_the_debian_package_has_our_version() -> None:
    assert debian.version() == cardtable.__version__
    assert set(debian.tool("parts").CARRIED) <= set(debian.pins())


def test_two_pythons_cannot_bring_different_files_of_one_name(tmp_path: Path) -> None:
    parts = debian.tool("parts")
    for number in ("one", "two"):
        (tmp_path / number / "numpy").mkdir(parents=True)
        (tmp_path / number / "numpy" / "same.py").write_text("", encoding="utf-8")
        (tmp_path / number / "numpy" / f"{number}.so").write_text(number, encoding="utf-8")
    site = tmp_path / "site"
    debian.overlay(tmp_path / "one", site, parts)
    debian.overlay(tmp_path / "two", site, parts)
    assert {p.name for p in (site / "numpy").iterdir()} == {"same.py", "one.so", "two.so"}
    (tmp_path / "two" / "numpy" / "same.py").write_text("other", encoding="utf-8")
    with pytest.raises(debian.BuildFailed, match=r"numpy/same\.py"):
        debian.overlay(tmp_path / "two", site, parts)


def test_the_copyright_file_names_every_folder_of_licences(tmp_path: Path) -> None:
    for name in ("cardtable", "numpy"):
        (tmp_path / name).mkdir()
    text = debian.copyright_file(tmp_path)
    assert "@" not in text.replace("@localhost", "")
    for name in ("cardtable", "numpy"):
        assert f" /usr/share/doc/cardtable/licenses/{name}\n" in text
    used = set(re.findall(r"^License: (\S+)$", text, re.M))
    for name in used:
        assert text.count(f"License: {name}\n ") == 1, name


# -- the bundle ------------------------------------------------------------------------------------
def test_a_bundle_brings_the_licences_that_debian_only_names(tmp_path: Path) -> None:
    texts, whole = tmp_path / "texts", tmp_path / "whole"
    texts.mkdir()
    whole.mkdir()
    said = "The full text is in /usr/share/common-licenses/LGPL-2.1.\nOr in common-licenses/NONE."
    (texts / "libany1.txt").write_text(said, encoding="utf-8")
    for name in ("LGPL-2.1", "GPL-2"):
        (whole / name).write_text(name, encoding="utf-8")
    bundle.common_licences(texts, whole)
    assert [p.name for p in (texts / "common-licenses").iterdir()] == ["LGPL-2.1"]


def test_a_bundle_brings_a_font_configuration_where_there_is_none(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    if not sys.platform.startswith("linux"):
        pytest.skip("only Linux has fontconfig")
    monkeypatch.setattr(sys, "argv", ["cardtable", "no-such-game"])
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    monkeypatch.setattr(Path, "is_file", lambda self: False)
    monkeypatch.setenv("FONTCONFIG_FILE", "")
    monkeypatch.delenv("FONTCONFIG_FILE")
    assert start.main() in (1, 2)
    import os

    assert os.environ["FONTCONFIG_FILE"] == str(tmp_path / "fonts.conf")
