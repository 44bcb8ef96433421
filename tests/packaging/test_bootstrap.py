"""``packaging/bootstrap.py``: its sentences, and what it leaves alone."""

from __future__ import annotations

import ast
import importlib.util
import re
import subprocess
import sys
from collections import namedtuple
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

ROOT = Path(__file__).parent.parent.parent
BOOTSTRAP = ROOT / "packaging" / "bootstrap.py"


#: Of another Python.
Version = namedtuple("Version", "major minor micro")


@pytest.fixture
def bootstrap() -> ModuleType:
    spec = importlib.util.spec_from_file_location("cardtable_bootstrap", BOOTSTRAP)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("words", [[], ["fly"]])
def test_wrong_use_is_one_sentence(words: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, str(BOOTSTRAP), *words], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1


def test_an_old_python_can_read_it() -> None:
    """It must get as far as saying that it is too old."""
    ast.parse(BOOTSTRAP.read_text(encoding="utf-8"), feature_version=(3, 7))


def test_an_old_python_is_told_so(bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bootstrap.sys, "version_info", (3, 9, 2))
    monkeypatch.setattr(bootstrap.shutil, "which", lambda name: None)
    with pytest.raises(bootstrap.Stop, match=r"needs Python 3\.11 or newer and this is 3\.9\.2"):
        bootstrap.right_python(["play"])


@pytest.mark.parametrize(
    ("there", "words"),
    [
        ("apt-get sudo", "run “sudo apt-get install libnothing1” first"),
        ("apt-get", "ask its administrator to run “apt-get install libnothing1” as root"),
        ("", "no apt-get"),
    ],
)
def test_a_missing_library_without_rights_names_the_command(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, there: str, words: str
) -> None:
    if not sys.platform.startswith("linux"):
        pytest.skip("only Linux has these libraries")
    monkeypatch.setattr(bootstrap, "CORE", {"libnothing.so.1": ("libnothing1",)})
    monkeypatch.setattr(bootstrap, "apt", lambda: None)
    monkeypatch.setattr(
        bootstrap.shutil, "which", lambda name: name if name in there.split() else None
    )
    monkeypatch.setattr(bootstrap, "known", lambda name: True)
    with pytest.raises(bootstrap.Stop, match=words):
        bootstrap.prepare_system("test")


@pytest.mark.parametrize(
    ("start", "words"), [(None, "no rights"), (["apt-get"], "E: it is not there")]
)
def test_without_a_screen_of_their_own_tests_are_said_to_be_skipped(
    bootstrap: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    start: list[str] | None,
    words: str,
) -> None:
    asked: list[tuple[str, ...]] = []

    def install(_start: list[str], choices: list[tuple[str, ...]]) -> str:
        asked.extend(choices)
        return "E: it is not there"

    monkeypatch.setattr(bootstrap.shutil, "which", lambda name: None)
    monkeypatch.setattr(bootstrap, "loads", lambda name: True)
    monkeypatch.setattr(bootstrap, "apt_install", install)
    bootstrap.prepare_screen(start)
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 1
    assert "xvfb, openbox, xdotool" in said[0]
    assert words in said[0]
    # What is no program but a file may be there.
    programs = [packages for name, packages in bootstrap.SCREEN.items() if "/" not in name]
    assert [packages for packages in asked if packages in programs] == ((start and programs) or [])


PIP = "WARNING: Retrying …\nERROR: Cannot install cardtable because … conflicting dependencies"
TROUBLE = [
    ("NewConnectionError('…: Failed to establish a new connection')", "there is no network"),
    (
        "SSLError(SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED] …: Max retries "
        "exceeded",
        "certificate",
    ),
    (
        "ProxyError('Cannot connect to proxy.', OSError('Tunnel connection failed: 407 Proxy "
        "Authentication Required')): Max retries exceeded",
        "network proxy blocks",
    ),
    (
        "ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device",
        "The disk is full",
    ),
]


@pytest.mark.parametrize(("said", "told"), TROUBLE)
def test_what_pip_fails_at_is_told_as_what_it_is(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, said: str, told: str
) -> None:
    monkeypatch.setattr(
        bootstrap.subprocess,
        "run",
        lambda *_, **__: subprocess.CompletedProcess([], 1, f"{said}\n{PIP}"),
    )
    with pytest.raises(bootstrap.Stop, match=told) as stopped:
        bootstrap.pip("install", "anything")
    assert len(str(stopped.value).splitlines()) == 1


APT = [
    (
        "E: Failed to fetch x  Certificate verification failed: The certificate is NOT trusted.",
        "certificate",
    ),
    ("E: Failed to fetch x  407  Proxy Authentication Required", "proxy"),
    ("E: Failed to fetch x  Temporary failure resolving 'deb.invalid'", "no network"),
    (
        "E: You don't have enough free space in /var/cache/apt/archives/.\n"
        "E: Write error - write (28: No space left on device)",
        "disk is full",
    ),
    (
        "E: Could not get lock /var/lib/dpkg/lock-frontend. It is held by process 1 (apt)",
        "Another program",
    ),
    ("E: dpkg was interrupted, you must manually run 'dpkg --configure -a'", "interrupted"),
]


@pytest.mark.parametrize(("said", "told"), APT)
def test_what_apt_fails_at_is_told_as_what_it_is(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, said: str, told: str
) -> None:
    if not sys.platform.startswith("linux"):
        pytest.skip("only Linux has apt-get")
    monkeypatch.setattr(bootstrap, "CORE", {"libnothing.so.1": ("libnothing1",)})
    monkeypatch.setattr(bootstrap, "apt", lambda: ["apt-get"])
    monkeypatch.setattr(bootstrap.shutil, "which", lambda name: name)
    monkeypatch.setattr(
        bootstrap, "_quiet", lambda words: subprocess.CompletedProcess(words, 100, said)
    )
    with pytest.raises(bootstrap.Stop, match=told) as stopped:
        bootstrap.prepare_system("test")
    assert len(str(stopped.value).splitlines()) == 1


def test_anything_else_is_told_in_its_own_words(bootstrap: ModuleType) -> None:
    assert bootstrap.explained("E: Unable to locate package libnothing1") == ""


#: What the packages are called that differ from release to release.
NAMES = {
    "Debian 12": ("libglib2.0-0", "python3.11-venv"),
    "Debian 13": ("libglib2.0-0t64", "python3.13-venv"),
    "Ubuntu 24.04": ("libglib2.0-0t64", "python3.12-venv"),
}
SAME = (
    "zlib1g libzstd1 libegl1 libgl1 libx11-6 libfontconfig1 libfreetype6 libxkbcommon0 libdbus-1-3"
)


@pytest.fixture(params=NAMES)
def bare(
    request: pytest.FixtureRequest,
    bootstrap: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> tuple[set[str], Path]:
    """A release without Qt's libraries and venv, its apt-get, and what that was asked for."""
    if not sys.platform.startswith("linux"):
        pytest.skip("only Linux has apt-get")
    names = NAMES[request.param]
    known, asked = {*names, *SAME.split()}, tmp_path / "asked"
    tools = {
        "apt-cache": f'case " {" ".join(known)} " in *" $3 "*) echo "Version: 1";; esac',
        "apt-get": f'[ "$1" = update ] || echo "$@" >>{asked}\n',
    }
    for name, does in tools.items():
        (tmp_path / name).write_text(f"#!/bin/sh\nPATH=/usr/bin:/bin\n{does}\n", encoding="utf-8")
        (tmp_path / name).chmod(0o755)
    (tmp_path / "env").symlink_to("/usr/bin/env")
    monkeypatch.setenv("PATH", str(tmp_path))
    minor = int(re.findall(r"\d+", names[1])[1])
    monkeypatch.setattr(
        bootstrap, "sys", SimpleNamespace(**{**vars(sys), "version_info": Version(3, minor, 0)})
    )
    monkeypatch.setattr(bootstrap, "loads", lambda name: asked.exists())
    monkeypatch.setattr(bootstrap, "venv_works", asked.exists)
    monkeypatch.setattr(bootstrap, "STAMP", tmp_path / "stamp")
    return known, asked


def test_a_release_is_asked_for_packages_by_its_own_names(
    bootstrap: ModuleType, bare: tuple[set[str], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    known, asked = bare
    monkeypatch.setattr(bootstrap.os, "geteuid", lambda: 0)
    bootstrap.prepare_system("play")
    words = asked.read_text(encoding="utf-8").split()
    assert words[0] == "install"
    assert {word for word in words[1:] if not word.startswith("-")} == known


def test_without_rights_the_administrators_command_has_a_releases_own_names(
    bootstrap: ModuleType, bare: tuple[set[str], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    known, asked = bare
    monkeypatch.setattr(bootstrap.os, "geteuid", lambda: 1000)
    with pytest.raises(bootstrap.Stop) as stopped:
        bootstrap.prepare_system("play")
    said = str(stopped.value)
    command = re.fullmatch(
        r"This system doesn’t have .*; ask its administrator to run “apt-get install (.*)” "
        r"as root\.",
        said,
    )
    assert command is not None
    assert set(command[1].split()) == known
    assert not asked.exists()


def test_a_long_list_of_what_is_missing_does_not_hide_the_command(bootstrap: ModuleType) -> None:
    assert bootstrap.listed(["a", "b", "c", "d"]) == "a, b, c, d"
    assert bootstrap.listed(["a", "b", "c", "d", "e"]) == "a, b, c and 2 more"


@pytest.mark.parametrize("sudo", [True, False])
def test_without_lists_of_packages_the_command_asks_for_them_first(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, sudo: bool
) -> None:
    monkeypatch.setattr(bootstrap, "known", lambda name: False)
    start = "sudo apt-get" if sudo else "apt-get"
    assert bootstrap.by_hand({("new", "old")}, sudo) == f"{start} update && {start} install old"


def test_a_full_disk_in_the_middle_is_one_sentence(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device", "/somewhere")

    monkeypatch.setattr(bootstrap, "prepare_system", full)
    assert bootstrap.main(["play"]) == 1
    assert capsys.readouterr().err.startswith("bootstrap: The disk is full")


def test_nothing_is_installed_twice(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    done: list[tuple[str, ...]] = []
    monkeypatch.setattr(bootstrap, "STAMP", tmp_path / "stamp.json")
    monkeypatch.setattr(bootstrap, "pip", lambda *words: done.append(words))
    bootstrap.install("test")
    assert len(done) == 2
    bootstrap.install("test")
    bootstrap.install("play")  # the tests need more than the program
    assert len(done) == 2
    monkeypatch.setattr(bootstrap, "fingerprint", lambda command: f"changed {command}")
    bootstrap.install("play")
    assert len(done) == 4


def test_every_requirement_is_pinned() -> None:
    """Names as in pyproject.toml, one version each, and nobody's address."""
    import tomllib

    text = (ROOT / "packaging" / "constraints.txt").read_text(encoding="utf-8")
    pins = [line for line in text.splitlines() if line and not line.startswith("#")]
    assert all(re.fullmatch(r"[A-Za-z0-9._-]+==[0-9][A-Za-z0-9.]*", pin) for pin in pins)
    pinned = {pin.partition("==")[0].lower() for pin in pins}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = [
        *project["build-system"]["requires"],
        *project["project"]["dependencies"],
        *(r for rs in project["project"]["optional-dependencies"].values() for r in rs),
    ]
    names = {re.split(r"[<>=!~\[; ]", requirement)[0].lower() for requirement in wanted}
    assert names <= pinned
