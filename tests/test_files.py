"""Files of others are read without trust, ours are written whole and privately."""

from __future__ import annotations

import contextlib
import errno
import os
import socket
import stat
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cardtable import files
from cardtable.cli import main
from cardtable.files import (
    check_readable,
    check_writable,
    path_for_qt,
    read_regular,
    write_whole,
)
from tests.daily import daily
from tests.engine.test_records import TRUE

pytestmark = pytest.mark.skipif(os.name == "nt", reason="there are other kinds of files there")
#: Kinds of paths that are not regular files.
KINDS = ("fifo", "fifo behind a link", "socket", "device", "terminal", "endless", "folder")


def make(kind: str, path: Path) -> Path:
    """Something that is not a regular file at ``path``, or the path of a device."""
    match kind:
        case "fifo":
            os.mkfifo(path)
        case "fifo behind a link":
            os.mkfifo(path.with_suffix(".pipe"))
            path.symlink_to(path.with_suffix(".pipe"))
        case "socket":
            with socket.socket(socket.AF_UNIX) as one:
                one.bind(str(path))
        case "folder":
            path.mkdir()
        case _:
            path.symlink_to({"device": "/dev/null", "terminal": "/dev/tty"}.get(kind, "/dev/zero"))
    return path


@pytest.mark.parametrize("kind", KINDS)
def test_only_regular_files_are_read(tmp_path: Path, kind: str) -> None:
    path = make(kind, tmp_path / "m.cardtable")
    begin = time.monotonic()
    with pytest.raises(OSError, match=r"not a regular file|Is a directory"):
        read_regular(path, 100)
    assert time.monotonic() - begin < 1.0


def unreadable(kind: str, folder: Path) -> Path:
    """A path below ``folder`` that leads to nothing readable."""
    match kind:
        case "link to nothing":
            (folder / "link").symlink_to("nowhere")
            return folder / "link"
        case "link to nothing in a folder":
            (folder / "link").symlink_to("nowhere/x")
            return folder / "link"
        case "link to itself":
            (folder / "link").symlink_to("link")
            return folder / "link"
        case "two links":
            (folder / "link").symlink_to("other")
            (folder / "other").symlink_to("link")
            return folder / "link"
        case "below a file":
            (folder / "file").touch()
            return folder / "file" / "x"
        case "long":
            return folder / ("a" * 300)
        case "deep":
            return folder / "/".join(["a"] * 3000)
        case "no name":
            return folder / "a\0b"
        case _:
            return make(kind, folder / "p")


REASONS = {
    "link to nothing": "a link that leads nowhere",
    "link to nothing in a folder": "a link that leads nowhere",
    "link to itself": os.strerror(errno.ELOOP),
    "two links": os.strerror(errno.ELOOP),
    "below a file": os.strerror(errno.ENOTDIR),
    "long": os.strerror(errno.ENAMETOOLONG),
    "deep": os.strerror(errno.ENAMETOOLONG),
    "no name": "not a valid file name",
    "fifo": "not a regular file",
    "socket": "not a regular file",
    "device": "not a regular file",
}


@pytest.mark.parametrize("kind", REASONS)
@pytest.mark.parametrize("words", [("recover",), ("deck", "--import"), ("verify",), ("replay",)])
def test_commands_say_why_a_path_cannot_be_read(
    tmp_path: Path, kind: str, words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*words, str(unreadable(kind, tmp_path))]) == 1
    said = capsys.readouterr().err
    assert said.endswith(f" can’t be read ({REASONS[kind]}).\n") and said.count("\n") == 1


@pytest.mark.parametrize("words", [("recover",), ("deck", "--import")])
def test_commands_say_that_nothing_is_there(
    tmp_path: Path, words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*words, str(tmp_path / "x")]) == 1
    assert "There’s no file " in capsys.readouterr().err


@pytest.mark.parametrize("name", ["open", "scandir"])
def test_what_may_not_be_read_is_no_missing_file(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "x"
    path.touch() if name == "open" else path.mkdir()

    def refuses(*_: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))

    monkeypatch.setattr(os, name, refuses)
    with pytest.raises(PermissionError):
        check_readable(path, folder=True)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("words", [("verify",), ("replay",), ("play",), ("recover",)])
def test_commands_refuse_what_is_no_file(
    tmp_path: Path, kind: str, words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    path = make(kind, tmp_path / "m.cardtable")
    begin = time.monotonic()
    assert main([*words, str(path)]) == 1
    assert time.monotonic() - begin < 3.0
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", ["deck.toml", "titles.toml", "AS.svg"])
def test_a_deck_of_what_is_no_file_is_refused(tmp_path: Path, kind: str, name: str) -> None:
    (tmp_path / "mine").mkdir()
    make(kind, tmp_path / "mine" / name)
    begin = time.monotonic()
    assert main(["deck", "--check", str(tmp_path / "mine")]) == 1
    assert time.monotonic() - begin < 3.0


def test_a_disk_that_never_answers_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = threading.Event()
    monkeypatch.setattr(files, "PATIENCE", 0.2)
    monkeypatch.setattr(files, "_read", lambda *_: gone.wait())
    with pytest.raises(TimeoutError) as caught:
        read_regular(tmp_path / "m", 100)
    assert caught.value.strerror == "the disk isn’t responding"
    gone.set()


@pytest.mark.parametrize("name", ["a\0b", "a\0", "\ud800", "x" * 300])
def test_an_impossible_name_is_a_file_that_cannot_be_opened(tmp_path: Path, name: str) -> None:
    for use in (lambda p: read_regular(p, 10), lambda p: write_whole(p, b"")):
        with pytest.raises(OSError, match="name") as caught:
            use(tmp_path / name)
        assert "name" in str(caught.value.strerror)
    assert main(["verify", str(tmp_path / name)]) == 1


@pytest.mark.parametrize("umask", [0, 0o022, 0o077, 0o777])
def test_a_private_file_is_private_and_others_follow_the_umask(tmp_path: Path, umask: int) -> None:
    before = os.umask(umask)
    try:
        write_whole(tmp_path / "ours", b"1", private=True)
        write_whole(tmp_path / "theirs", b"2")
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "ours").stat().st_mode) == 0o600 & ~umask
    assert stat.S_IMODE((tmp_path / "theirs").stat().st_mode) == 0o666 & ~umask
    assert sorted(path.name for path in tmp_path.iterdir()) == ["ours", "theirs"]


def test_what_cannot_be_written_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_number: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    path = tmp_path / "kept"
    write_whole(path, b"old")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "terminal"])
def test_nothing_but_a_file_is_replaced(tmp_path: Path, kind: str) -> None:
    path = make(kind, tmp_path / "sheet")
    with pytest.raises(OSError, match=r"not a regular file|Is a directory"):
        write_whole(path, b"x")
    assert not path.is_file()


def test_a_link_to_a_file_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "far").mkdir()
    (tmp_path / "near").symlink_to(tmp_path / "far" / "file")
    write_whole(tmp_path / "near", b"x")
    assert (tmp_path / "near").is_symlink()
    assert (tmp_path / "far" / "file").read_bytes() == b"x"


@pytest.fixture
def somebody(tmp_path: Path) -> Iterator[Path]:
    """A folder of somebody who is not the administrator."""
    if os.geteuid():
        yield tmp_path
        return
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        os.chown(folder, 65534, 65534)
        os.setegid(65534)
        os.seteuid(65534)
        try:
            yield folder
        finally:
            os.seteuid(0)
            os.setegid(0)


@pytest.mark.parametrize("mode", [0o600, 0o640, 0o664, 0o666, 0o755])
def test_a_file_that_is_replaced_keeps_who_may_read_it(tmp_path: Path, mode: int) -> None:
    path = tmp_path / "sheet"
    path.write_bytes(b"old")
    path.chmod(mode)
    write_whole(path, b"new")
    assert (path.read_bytes(), stat.S_IMODE(path.stat().st_mode)) == (b"new", mode)


def test_a_private_file_is_private_whatever_it_was(tmp_path: Path) -> None:
    path = tmp_path / "settings"
    path.write_bytes(b"old")
    path.chmod(0o666)
    write_whole(path, b"new", private=True)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@pytest.mark.skipif(os.geteuid() != 0, reason="for the administrator")
def test_a_file_that_the_administrator_replaces_keeps_its_owner(tmp_path: Path) -> None:
    path = tmp_path / "sheet"
    path.write_bytes(b"old")
    os.chown(path, 65534, 65534)
    write_whole(path, b"new")
    assert (path.stat().st_uid, path.stat().st_gid) == (65534, 65534)


def test_another_group_may_do_no_more_than_anybody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_given: object) -> None:
        raise PermissionError(errno.EPERM, os.strerror(errno.EPERM))

    path = tmp_path / "sheet"
    path.write_bytes(b"old")
    path.chmod(0o664)
    found = path.stat()
    monkeypatch.setattr(os, "fstat", lambda number: os.stat_result((*found[:5], -1, *found[6:])))
    monkeypatch.setattr(os, "fchown", refused)
    write_whole(path, b"new")
    assert stat.S_IMODE(path.stat().st_mode) == 0o644


@pytest.mark.parametrize("use", [lambda p: write_whole(p, b"new"), check_writable])
def test_a_write_protected_file_is_not_replaced(
    somebody: Path, use: Callable[[Path], None]
) -> None:
    path = somebody / "sheet"
    path.write_bytes(b"old")
    path.chmod(0o444)
    with pytest.raises(PermissionError, match="denied"):
        use(path)
    assert path.read_bytes() == b"old"
    assert list(somebody.iterdir()) == [path]


@pytest.mark.parametrize("new", [b"n", b"new and longer"])
def test_a_file_can_be_written_in_a_folder_that_takes_no_other(somebody: Path, new: bytes) -> None:
    path = somebody / "sheet"
    path.write_bytes(b"older")
    somebody.chmod(0o555)
    try:
        check_writable(path)
        write_whole(path, new)
        with pytest.raises(PermissionError):
            check_writable(somebody / "another")
    finally:
        somebody.chmod(0o755)
    assert path.read_bytes() == new
    assert list(somebody.iterdir()) == [path]


@pytest.mark.parametrize("full", [False, True])
def test_a_mounted_file_is_written_over_or_stays_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, full: bool
) -> None:
    def busy(*_given: object) -> None:
        raise OSError(errno.EBUSY, os.strerror(errno.EBUSY))

    def short(number: int, data: bytes) -> int:
        if full and bytes(data) == b"r":
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return written(number, data[:4])

    written = os.write
    path = tmp_path / "settings"
    path.write_bytes(b"old")
    monkeypatch.setattr(os, "replace", busy)
    monkeypatch.setattr(os, "write", short)
    with pytest.raises(OSError, match="No space") if full else contextlib.nullcontext():
        write_whole(path, b"newer")
    assert path.read_bytes() == (b"old" if full else b"newer")
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere paths are text")
@pytest.mark.parametrize("name", [b"J\xf6rg", b"\xff", b"a\x80 b", "日本".encode("euc-jp")])
def test_qt_gets_a_path_it_can_open_where_the_folder_is_no_text(
    tmp_path: Path, name: bytes
) -> None:
    folder = tmp_path / os.fsdecode(name)
    folder.mkdir()
    path = path_for_qt(folder / "settings.ini")
    path.encode("utf-8")
    Path(path).write_bytes(b"x")
    assert os.listdir(os.fsencode(folder)) == [b"settings.ini"]
    assert path_for_qt(tmp_path / "日本" / "x") == str(tmp_path / "日本" / "x")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere paths are text")
@daily("name", [b"J\xf6rg", b"\xff" * 90])
def test_the_program_lives_in_a_home_whose_path_is_no_text(tmp_path: Path, name: bytes) -> None:
    home = os.path.join(os.fsencode(tmp_path), name)
    os.mkdir(home)
    record = os.path.join(home, b"m\xe9.cardtable")
    with open(record, "w", encoding="utf-8") as file:
        file.write(TRUE)
    environment = {**os.environb, b"HOME": home, b"QT_QPA_PLATFORM": b"offscreen"}
    for variable in (b"CARDTABLE_DATA", b"XDG_DATA_HOME"):
        environment.pop(variable, None)

    def run(*words: bytes | str) -> subprocess.CompletedProcess[bytes]:
        command = [sys.executable, "-m", "cardtable", *words]
        return subprocess.run(command, env=environment, capture_output=True, check=False)

    code = (
        "from tests.ui.conftest import ended\n"
        "from cardtable.ui.running.single import Single\n"
        "from cardtable.ui.running.program import Program\n"
        "from cardtable.folders import data_folder\n"
        "from cardtable.ui.running.further_starts import hand_over\n"
        "one = Single(data_folder()); assert one.first\n"
        "program = Program(); program.settings.name = 'Mira'; program.window.show()\n"
        "one.listen()\n"
        "assert hand_over(data_folder(), {})\n"
        "assert program.journal is not None and program.journal.locked is None\n"
        "ended(program); one.close()\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")
    data = os.path.join(home, b".local/share/cardtable")
    assert {b"settings.ini", b"journal.sqlite", b"program.lock"} <= set(os.listdir(data))
    with open(os.path.join(data, b"settings.ini"), encoding="utf-8") as file:
        assert "name=Mira" in file.read()
    assert os.listdir(os.fsencode(tmp_path)) == [name]  # nothing beside it
    for words in (
        ("verify", record),
        ("replay", record),
        ("stats",),
        ("vacuum",),
        ("vacuum", "--json"),
        ("deck",),
        ("deck", "hanafuda", "--sheet", os.path.join(home, b"\xe9.png")),
        ("deck", "hanafuda", "--sheet", os.path.join(home, b"\xe9.svg"), "--json"),
    ):
        done = run(*words)
        assert (done.returncode, done.stderr) == (0, b""), words
        done.stdout.decode("utf-8")
    done = run("verify", os.path.join(home, b"no\xe9.cardtable"))
    assert done.returncode == 1 and done.stderr.count(b"\n") == 1
    assert "no?.cardtable can’t be read".encode() in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="pipes have no path there")
def test_a_pipe_that_is_open_is_said_to_be_no_regular_file() -> None:
    """Its real path leads nowhere."""
    reading, writing = os.pipe()
    try:
        with pytest.raises(OSError, match="not a regular file"):
            write_whole(Path(f"/dev/fd/{writing}"), b"x")
    finally:
        os.close(reading)
        os.close(writing)
