"""The command line: what it answers, and one clear line when it is used wrongly."""

from __future__ import annotations

import errno
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cardtable import __version__
from cardtable.cli import COMMANDS, main
from cardtable.games import all_games
from tests.daily import daily
from tests.engine.test_records import TRUE

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["play", "poker"], "oicho-kabu"),
        (["poker"], "oicho-kabu"),
        (["play", "dou-dizhu", "--seats", "human,ghost,easy"], "expert"),
        (["play", "dou-dizhu", "--seats", "human,easy"], "is for 3 players"),
        (["play", "oicho-kabu", "--seats", ",".join(["easy"] * 11)], "2 to 10"),
        (["play", "dou-dizhu", "--option", "taste=sweet"], "Unknown option"),
        (["play", "dou-dizhu", "--option", "deals"], "KEY=VALUE"),
        (["play", "dou-dizhu", "--option", "deals=many"], "whole number"),
        (["play", "dou-dizhu", "--option", "payout=maybe"], "symmetric"),
        (["play", "oicho-kabu", "--option", "max_total_bet=50"], "limit_each=0"),
        (
            [
                "play",
                "dou-dizhu",
                "--option",
                "auction=random_landlord",
                "--option",
                "must_call=on",
            ],
            "auction=one_round, auction=until_two_pass",
        ),
        (
            [
                "play",
                "oklahoma-gin",
                "--option",
                "knock_limit=0",
                "--option",
                "gin_bonus=20",
                "--option",
                "undercut_bonus=20",
            ],
            "undercut_bonus only works with knock_limit=",
        ),
        (["play", "dou-dizhu", "--preset", "mine"], "online"),
        (["play", "dou-dizhu", "--deck", "tarot"], "french"),
        (["play", "oicho-kabu", "--deck", "french"], "kabufuda"),
        (["play", "dou-dizhu", "--seed", "x y"], "hexadecimal"),
        (["play", "--lang", "tlh"], "zh_CN"),
        (["play", "--seats", "human,easy"], "needs a game"),
        (["--nonsense"], "--help"),
        (["simulate", "dou-dizhu"], "--seats"),
        (["simulate", "dou-dizhu", "--seats", "human,easy,easy", "--deals", "1"], "Only bots"),
        (["simulate", "dou-dizhu", "--seats", "easy,easy,easy", "--deals", "0"], "--deals"),
        (["simulate", "dou-dizhu", "--seats", "easy,easy,easy", "--deals", "x"], "deals"),
        (["selftest", "--lang", "klingon"], "zh_CN"),
    ],
)
def test_wrong_use_is_one_clear_line_and_exit_2(
    words: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    (line,) = captured.err.splitlines()
    assert line.startswith("cardtable: ")
    assert says in line
    assert len(line) < 300


@pytest.mark.parametrize("name", ["klingon", "fr", "zz-ZZ"])
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_refuses_a_language_that_is_none_of_ours(
    command: str, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    needed = {
        "replay": ["none.cardtable"],
        "verify": ["none.cardtable"],
        "recover": ["none.sqlite"],
        "simulate": ["dou-dizhu", "--seats", "easy,easy,easy", "--deals", "1"],
    }
    assert main([command, *needed.get(command, []), "--lang", name]) == 2
    known = "Available: en, de, ja, zh_CN, zh_TW."
    assert capsys.readouterr() == ("", f"cardtable: Unknown language “{name}”. {known}\n")


@pytest.mark.parametrize("option", ["--lang", "--lan", "--l"])
def test_the_beginning_of_an_option_speaks_the_language_as_the_whole_does(
    option: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for words in ([option, "de"], [f"{option}=de"], ["--lang", "ja", option, "de"]):
        assert main(["games", *words]) == 0
        assert "Vorgaben" in capsys.readouterr().out
    for command in COMMANDS:
        with pytest.raises(SystemExit):
            main([command, "--help", option, "de"])
        text = capsys.readouterr().out
        assert "Aufruf:" in text
        assert set(re.findall(r"--l\w*", text)) <= {"--lang"}  # so that “--l” is no other one


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--version"])
    assert end.value.code == 0
    assert capsys.readouterr().out.startswith(f"cardtable {__version__}")


def test_every_command_has_help_with_an_example(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("play", "games", "simulate", "replay", "verify", "selftest", "bench"):
        with pytest.raises(SystemExit) as end:
            main([command, "--help"])
        assert end.value.code == 0
        assert "Example: cardtable" in capsys.readouterr().out


def test_games_lists_every_option_with_values_and_default(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["games", "--json"]) == 0
    told = {g["id"]: g for g in json.loads(capsys.readouterr().out)["games"]}
    assert list(told) == list(all_games())
    for game in all_games().values():
        entries = {o["key"]: o for o in told[game.id]["options"]}
        assert list(entries) == [o.key for o in game.options]
        for option in game.options:
            entry = entries[option.key]
            assert entry["default"] == option.default
            if option.values:
                assert entry["values"] == list(option.values)
            else:
                assert entry["low"] <= option.default <= entry["high"]
        assert told[game.id]["decks"]
    assert main(["games"]) == 0
    assert "dou-dizhu" in capsys.readouterr().out


@daily("game", all_games(), "oicho-kabu")
def test_simulate_is_repeatable_and_says_means_and_errors(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    seats = ",".join(["easy"] * all_games()[game].default_seats)
    words = ["simulate", game, "--seats", seats, "--deals", "6", "--seed", "5", "--json"]
    assert main(words) == 0
    first = capsys.readouterr().out
    assert main(words) == 0
    assert capsys.readouterr().out == first
    told = json.loads(first)
    assert told["deals"] == 6
    assert [row["kind"] for row in told["kinds"]] == ["easy"]


@pytest.mark.slow
def test_simulate_gives_the_same_figures_with_any_number_of_workers(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    words = [
        "simulate",
        "dou-dizhu",
        "--seats",
        "hard,easy,easy",
        "--deals",
        "11",
        "--mirror",
        "--seed",
        "5",
        "--json",
    ]
    assert main(words) == 0
    first = capsys.readouterr().out
    record = tmp_path / "m.cardtable"
    assert main([*words, "--workers", "2", "--record", str(record)]) == 0
    assert capsys.readouterr().out == first
    told = json.loads(first)
    assert (told["sides"], told["deals"]) == (3, 20)
    assert {row["kind"] for row in told["kinds"]} == {"hard", "easy"}
    files = sorted(tmp_path.glob("m-*.cardtable"))
    assert len(files) == 6
    for file in files:
        assert main(["verify", str(file)]) == 0
        assert "All checks passed." in capsys.readouterr().out


@pytest.mark.parametrize("more", [(), ("--mirror", "--option", "deals=2")])
def test_a_single_sample_has_no_error(
    capsys: pytest.CaptureFixture[str], more: tuple[str, ...]
) -> None:
    words = ["simulate", "dou-dizhu", "--seats", "easy,medium,easy", "--seed", "4", *more]
    assert main([*words, "--deals", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [(row["error"], row["samples"]) for row in told["kinds"]] == [(None, 1)] * 2
    assert main([*words, "--deals", "1"]) == 0
    said = capsys.readouterr().out
    assert " per deal\n" in said and "±" not in said


def test_verify_and_replay_refuse_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    bad = tmp_path / "bad.cardtable"
    bad.write_text("cardtable record 1\ngame dou-dizhu\nnonsense\n")
    for command in ("verify", "replay"):
        for name, says in (
            (str(bad), "Line 3"),
            (str(tmp_path / "none"), "can’t be read"),
            (str(tmp_path), "can’t be read"),
        ):
            assert main([command, name]) == 1
            (line,) = capsys.readouterr().err.splitlines()
            assert says in line
    assert main(["replay", str(bad), "--to", "-1"]) == 2
    assert main(["replay", str(bad), "--lang", "xx"]) == 2


def test_without_a_screen_there_is_one_sentence() -> None:
    environment = {
        k: v
        for k, v in os.environ.items()
        if k not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    }
    for extra in ({}, {"DISPLAY": ":12345"}):
        done = subprocess.run(
            [sys.executable, "-m", "cardtable"],
            cwd=ROOT,
            env={**environment, **extra},
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert done.returncode == 1
        (line,) = [text for text in done.stderr.splitlines() if text]
        assert line.startswith("cardtable: ")
        assert "No display" in line


def test_play_opens_a_record_and_refuses_a_bad_one_before_the_window(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    bad = tmp_path / "bad.cardtable"
    bad.write_text("cardtable record 1\n")
    assert main(["play", str(bad)]) == 1
    assert main([str(tmp_path / "none.cardtable")]) == 1
    assert main(["play", str(bad), "--seats", "human,easy,easy"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 3


def run(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The program as a shell would start it."""
    return subprocess.run(
        [sys.executable, "-m", "cardtable", *words],
        cwd=ROOT,
        check=False,
        text=True,
        capture_output=True,
        env={**os.environ, **environment},
        encoding="utf-8",
    )


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is full")
@pytest.mark.parametrize("words", [["--help"], ["games"], ["games", "--json"], ["--version"]])
def test_output_that_cannot_be_written_is_one_sentence(words: list[str]) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "cardtable", *words],
            cwd=ROOT,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == 1
    (line,) = done.stderr.splitlines()
    assert "couldn’t be read or written" in line


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is full")
@pytest.mark.parametrize(
    ("words", "status"),
    [(["nonsense"], 2), (["games", "--lang", "xx"], 2), (["verify", "none.cardtable"], 1)],
)
def test_the_status_tells_although_the_sentence_cannot_be_written(
    words: list[str], status: int
) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "cardtable", *words], cwd=ROOT, stderr=full, check=False
        )
    assert done.returncode == status


@pytest.mark.parametrize(
    "words",
    [
        *(["replay", ""], ["verify", ""], ["recover", ""], ["selftest", "--shots", ""]),
        *(["deck", "--check", ""], ["deck", "--import", ""], ["deck", "french", "--print", ""]),
        *(["deck", "french", "--sheet", ""], ["deck", "french", "--export", "zip", "--into", ""]),
        ["simulate", "dou-dizhu", "--seats", "easy,easy,easy", "--deals", "1", "--record", ""],
    ],
)
def test_an_empty_name_is_no_folder_that_one_is_in(
    words: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path / "data"))
    assert main([*words, "--lang", "en"]) == 2
    assert " name " in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("encoding", ["cp1252", "ascii", "latin-1"])
def test_an_output_that_knows_few_characters_stops_nothing(tmp_path: Path, encoding: str) -> None:
    record = tmp_path / "m.cardtable"
    record.write_text(TRUE)
    done = subprocess.run(
        [sys.executable, "-m", "cardtable", "replay", str(record), "--lang", "ja"],
        cwd=ROOT,
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": encoding},
    )
    assert done.returncode == 0 and not done.stderr
    assert len(done.stdout.splitlines()) > 20


@pytest.mark.parametrize("name", ["x" * 300, "a\0b", "/" + "y/" * 3000])
def test_a_name_that_is_none_is_one_sentence(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["deck", "--check", name], ["verify", name], ["recover", name]):
        assert main(words) == 1
        captured = capsys.readouterr()
        assert len((captured.out + captured.err).splitlines()) <= 3
        assert "Traceback" not in captured.err


@pytest.mark.parametrize("lines", range(5, 40, 3))
def test_a_record_cut_at_a_line_is_refused(
    tmp_path: Path, lines: int, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "m.cardtable"
    record.write_text("\n".join(TRUE.split("\n")[:lines]) + "\n")
    assert main(["verify", str(record)]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert "m.cardtable: Line" in line


def test_recover_brings_over_what_can_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path / "data"))
    sample = ROOT / "tests" / "releases" / "0.1.0" / "journal.sqlite"
    before = sample.read_bytes()
    assert main(["recover", str(sample)]) == 0
    assert "matches recovered: 1;" in capsys.readouterr().out
    assert main(["recover", "--json", str(sample)]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told == {"whole": 0, "cut": 0, "lost": 0, "there": 1}
    assert sample.read_bytes() == before
    (tmp_path / "x").write_bytes(b"nothing" * 99)
    assert main(["recover", str(tmp_path / "x")]) == 1
    assert "No readable match in" in capsys.readouterr().err
    assert main(["recover", str(tmp_path / "data" / "journal.sqlite")]) == 2
    assert "saved-matches file itself" in capsys.readouterr().err


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs SIGKILL")
@pytest.mark.parametrize(
    ("how", "after"),
    [
        ("SIGKILL", 0.5),
        ("SIGINT", 0.5),
        ("SIGINT", 0.0),  # while the playing processes are still starting
    ],
)
def test_a_simulation_leaves_no_process_behind(how: str, after: float) -> None:
    child = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "cardtable",
            "simulate",
            "oklahoma-gin",
            "--seats",
            "easy,easy",
            "--deals",
            "100000",
            "--workers",
            "2",
        ],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        workers: list[int] = []
        for _ in range(200):
            workers = children(child.pid)
            if len(workers) >= 3:  # two that play, and Python's own resource tracker
                break
            time.sleep(0.05)
        assert len(workers) >= 3
        time.sleep(after)
        child.send_signal(signal.Signals[how])
        child.wait(timeout=10)
        for _ in range(100):
            if not any(Path(f"/proc/{pid}").exists() for pid in workers):
                break
            time.sleep(0.05)
        assert not [pid for pid in workers if Path(f"/proc/{pid}").exists()]
        assert child.stderr is not None
        assert b"Traceback" not in child.stderr.read()
    finally:
        child.kill()
        child.communicate()


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if fields[1] == str(pid):
            found.append(int(stat.parent.name))
    return found


@pytest.mark.parametrize("number", [errno.ENAMETOOLONG, errno.EACCES, errno.EIO, errno.EROFS])
def test_what_cannot_be_read_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    def run(_chosen: object) -> int:
        raise OSError(number, os.strerror(number), "/some/where")

    monkeypatch.setattr("cardtable.cli._run", run)
    assert main(["games"]) == 1
    said = f"A file couldn’t be read or written (/some/where: {os.strerror(number)})."
    assert capsys.readouterr().err == f"cardtable: {said}\n"


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "dou-dizhu", "--seats", "easy,easy,easy", "--deals", "9" * 5000],
        ["replay", "x", "--to", "x" * 5000],
        ["stats", "--by", "9" * 5000],
        ["verify", "9" * 5000],
        ["recover", "9" * 5000],
        ["play", "--" + "9" * 5000],
        ["play", "dou-dizhu", "--seats", "9" * 5000],
    ],
)
def test_a_sentence_quotes_no_word_of_thousands_of_characters(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) in (1, 2)
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and len(said) < 500


@pytest.mark.skipif(sys.platform != "linux", reason="limits of Linux")
@pytest.mark.parametrize("words", [("games",), ("games", "--json"), ("deck",), ("stats",)])
@daily("kilobytes", [25_000, 29_000, 33_000])
def test_a_command_without_memory_says_so_or_does_its_work(
    tmp_path: Path, words: tuple[str, ...], kilobytes: int
) -> None:
    import resource

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_AS, (kilobytes * 1024, kilobytes * 1024))

    done = subprocess.run(
        [sys.executable, "-m", "cardtable", *words],
        env={**os.environ, "CARDTABLE_DATA": str(tmp_path)},
        preexec_fn=limit,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    if done.returncode:
        assert done.returncode == 1 and done.stderr.count("\n") == 1
        assert done.stderr.startswith(("cardtable: There isn’t enough", "cardtable: There’s no "))
