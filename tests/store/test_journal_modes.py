"""Where SQLite cannot keep a write-ahead log, matches are kept in another way, just as safely."""

from __future__ import annotations

import errno
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import textwrap
from contextlib import closing
from pathlib import Path

import pytest

from cardtable.cli import main
from cardtable.store import schema
from cardtable.store.journal import Journal, JournalError
from tests.killed import last_whole_line
from tests.store.test_journal import KILLED, played

ROOT = Path(__file__).parents[2]
#: A disk that lends no memory to several processes, as some network disks: no log can be kept.
NO_SHARED_MEMORY = """
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
void *mmap(void *at, size_t length, int may, int flags, int file, off_t from) {
    static void *(*real)(void *, size_t, int, int, int, off_t);
    char link[64], name[512];
    if (!real) real = dlsym(RTLD_NEXT, "mmap");
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t read = file < 0 ? -1 : readlink(link, name, sizeof name - 1);
    name[read < 0 ? 0 : read] = 0;
    if (strstr(name, "-shm")) { errno = ENODEV; return MAP_FAILED; }
    return real(at, length, may, flags, file, from);
}
void *mmap64(void *at, size_t length, int may, int flags, int file, off_t from) {
    return mmap(at, length, may, flags, file, from);
}
"""
#: A disk that locks no files, as some network disks.
NO_LOCKS = """
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
static int none(const char *name, int file, int what, void *with) {
    int (*real)(int, int, ...) = dlsym(RTLD_NEXT, name);
    if (what == F_SETLK || what == F_SETLKW || what == F_GETLK) { errno = ERROR; return -1; }
    return real(file, what, with);
}
int fcntl(int file, int what, ...) {
    va_list rest; va_start(rest, what); void *with = va_arg(rest, void *); va_end(rest);
    return none("fcntl", file, what, with);
}
int fcntl64(int file, int what, ...) {
    va_list rest; va_start(rest, what); void *with = va_arg(rest, void *); va_end(rest);
    return none("fcntl64", file, what, with);
}
"""
OPENED = """
    import sys, time
    from pathlib import Path
    from cardtable.phrases.problems import problem_sentence
    from cardtable.store.journal import Journal, JournalError
    begun = time.monotonic()
    try:
        Journal(Path(sys.argv[1]))
    except JournalError as error:
        print(problem_sentence(error))
    print(round(time.monotonic() - begun))
"""
PLAYED = """
    import sys
    from pathlib import Path
    sys.path.insert(0, sys.argv[2])
    from tests.store.test_journal import played
    from cardtable.store.journal import Journal
    journal = Journal(Path(sys.argv[1]))
    assert journal.locked is None, journal.locked
    played(journal, 12, seed=int(sys.argv[3]))
    (mode,) = journal._db.execute("PRAGMA journal_mode").fetchone()
    (waits,) = journal._db.execute("PRAGMA synchronous").fetchone()
    print(mode, waits, len(journal.unfinished()))
"""


def compiled(place: Path, code: str, *options: str) -> Path:
    """A library that stands between a program and its disk."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None or not sys.platform.startswith("linux"):
        pytest.skip("needs a C compiler on Linux")
    (place / "disk.c").write_text(code)
    made = place / "disk.so"
    words: list[str | Path] = [
        compiler,
        "-shared",
        "-fPIC",
        *options,
        "-o",
        made,
        place / "disk.c",
        "-ldl",
    ]
    subprocess.run(words, check=True)
    return made


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return compiled(tmp_path_factory.mktemp("library"), NO_SHARED_MEMORY)


def begun(code: str, path: Path, seed: int, library: Path | None) -> subprocess.Popen[str]:
    env = {**os.environ, "LD_PRELOAD": str(library)} if library else dict(os.environ)
    return subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(code), str(path), str(ROOT), str(seed)],
        stdout=subprocess.PIPE,
        text=True,
        env=env,
        cwd=ROOT,
    )


def test_a_file_is_used_in_turn_where_logs_work_and_where_they_do_not(
    tmp_path: Path, library: Path
) -> None:
    path = tmp_path / "j.sqlite"
    said = []
    for seed, disk in enumerate((library, None, library, library, None)):
        child = begun(PLAYED, path, seed, disk)
        said.append(child.communicate()[0].split())
        assert child.returncode == 0
    modes = ["truncate", "wal", "truncate", "truncate", "wal"]
    assert said == [[mode, "2", str(count)] for count, mode in enumerate(modes, 1)]
    assert not [one.name for one in tmp_path.iterdir() if one != path]


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs SIGKILL")
@pytest.mark.parametrize("seed", range(3))
def test_a_kill_loses_nothing_without_a_log(tmp_path: Path, library: Path, seed: int) -> None:
    path = tmp_path / "j.sqlite"
    child = begun(KILLED, path, seed, library)
    assert child.stdout is not None
    said = "".join(child.stdout.readline() for _ in range(40 + 17 * seed))
    child.kill()
    said += child.communicate()[0]
    number, count = map(int, last_whole_line(said))
    with closing(Journal(path)) as journal:
        assert journal.set_aside is None
        assert len(journal.load(number)[0].actions) in (count, count + 1)


@pytest.mark.parametrize("name", ["SQLITE_IOERR_SHMMAP", "SQLITE_IOERR_SHMLOCK", "SQLITE_PROTOCOL"])
def test_a_log_that_another_computer_left_is_read_where_logs_do_not_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    path = tmp_path / "j.sqlite"
    number, match = played(Journal(path), 5)
    copied = schema.copied(path, tmp_path_with(tmp_path, "copy"))
    real = schema._in_mode

    def no_logs(path: Path, mode: str, alone: bool = False) -> sqlite3.Connection:
        if mode == "WAL":
            error = sqlite3.OperationalError("disk I/O error")
            error.sqlite_errorname = name
            raise error
        return real(path, mode, alone)

    monkeypatch.setattr(schema, "_in_mode", no_logs)
    with closing(Journal(copied)) as journal:
        assert journal.load(number)[0].actions == match.actions
        assert journal.read("PRAGMA journal_mode") == [("truncate",)]


def tmp_path_with(folder: Path, name: str) -> Path:
    (folder / name).mkdir()
    return folder / name


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
@pytest.mark.parametrize("ending", ["", "-wal", "-shm", "-journal"])
@pytest.mark.parametrize("kind", ["pipe", "folder", "device"])
def test_what_is_no_ordinary_file_is_said_and_nobody_waits(
    tmp_path: Path, ending: str, kind: str
) -> None:
    path = tmp_path / "j.sqlite"
    if ending:
        Journal(path).close()
    odd = path.with_name(path.name + ending)
    if kind == "pipe":
        os.mkfifo(odd)
    elif kind == "folder":
        odd.mkdir()
    else:
        odd.symlink_to("/dev/zero")
    with pytest.raises(JournalError) as error:
        Journal(path)
    assert error.value.reason == "no_file" and str(odd) in error.value.detail


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
@pytest.mark.parametrize("command", ["stats", "vacuum", "recover", "recover the folder"])
def test_commands_say_what_is_no_ordinary_file(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    command: str,
) -> None:
    monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path / "data"))
    (tmp_path / "data").mkdir()
    path = tmp_path / "data" / ("other" if "recover" in command else "journal.sqlite")
    os.mkfifo(path)
    name, *folder = command.split(maxsplit=1)
    words = [str(tmp_path if folder else path)] if name == "recover" else []
    assert main([name, *words]) == 1
    said = capsys.readouterr().err
    reason = os.strerror(errno.EISDIR) if folder else "a regular file"
    assert reason in said and said.count("\n") == 1


@pytest.mark.parametrize("error", ["ENOLCK", "EOPNOTSUPP", "ENOSYS"])
def test_a_disk_without_locks_is_named_at_once(tmp_path: Path, error: str) -> None:
    disk = compiled(tmp_path_with(tmp_path, "library"), NO_LOCKS, f"-DERROR={error}")
    folder = tmp_path_with(tmp_path, "data")
    sentence, seconds = begun(OPENED, folder / "j.sqlite", 0, disk).communicate()[0].splitlines()
    assert sentence.startswith(f"Not saved: the disk can’t lock files in {folder}, so ")
    assert int(seconds) <= 2
