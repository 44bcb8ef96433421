"""Invalid records, decks and command lines: one sentence, no traceback, nothing opened."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest

from cardtable.art import trial
from cardtable.art.assets import asset_folder
from cardtable.cli import COMMANDS, main
from cardtable.engine.records import BadRecord, parse, record_of, replay, write
from cardtable.games import all_games, find_game
from tests.assets.test_trial import HEAVY
from tests.attacks.plan import Tally, attacks
from tests.engine.promised import promised_match
from tests.engine.test_records import TRUE

#: A record of each form.
RECORDS = (TRUE, write(record_of(promised_match())))
ALPHABET = "0123456789abcdef -=.#\n\t<>&%/\\\0\u202e\ud7ff漢é'\"{}[]"


def mutated(text: str, rng: random.Random) -> str:
    """A text with a few changes: characters, lines, words."""
    for _ in range(rng.choice((1, 1, 2, 5))):
        lines = text.split("\n")
        at, to = rng.randrange(len(lines)), rng.randrange(len(lines))
        match rng.randrange(7):
            case 0:
                place = rng.randrange(len(text) + 1)
                text = text[:place] + rng.choice(ALPHABET) + text[place + rng.randrange(2) :]
            case 1:
                del lines[at]
                text = "\n".join(lines)
            case 2:
                lines.insert(to, lines[at])
                text = "\n".join(lines)
            case 3:
                text = "\n".join(lines[:at]) + "\n"
            case 4:
                words = lines[at].split(" ")
                words[rng.randrange(len(words))] = rng.choice(("", "-1", "9" * 40, "x", "0", "-"))
                lines[at] = " ".join(words)
                text = "\n".join(lines)
            case 5:
                lines[at], lines[to] = lines[to], lines[at]
                text = "\n".join(lines)
            case _:
                lines[at] += rng.choice(ALPHABET) * rng.choice((1, 50, 3_000))
                text = "\n".join(lines)
        if not text:
            return "\n"
    return text


@attacks(300, 100_000)
def test_mutated_records(numbers: range) -> None:
    truths = [parse(text) for text in RECORDS]
    tally, true = Tally("record", numbers), 0
    for number in tally:
        truth = truths[number % 2]
        with tally.attack(number) as rng:
            text = mutated(RECORDS[number % 2], rng)
            try:
                record = parse(text)
                match = replay(record, find_game, way=False)
            except BadRecord as error:
                told = str(error)
                assert told.startswith("Line ") and "\n" not in told and len(told) < 700, number
                continue
        assert match.outcome == truth.outcome, number  # a record still valid has the same outcome
        true += 1
    tally.report(f"{true:,} of them are still true, each other refused with its line")


def spoilt(rng: random.Random, folder: Path) -> None:
    """A copy of a deck of ours, with something wrong in it."""
    shutil.copytree(asset_folder() / "cards" / "kabufuda", folder, dirs_exist_ok=True)
    toml = (folder / "deck.toml").read_text("utf-8")
    (folder / "deck.toml").write_text(toml.replace('id = "kabufuda"', 'id = "mine"', 1), "utf-8")
    face = rng.choice(sorted(folder.glob("*.svg")))
    match rng.randrange(9):
        case 0:
            text = (folder / "deck.toml").read_text("utf-8")
            (folder / "deck.toml").write_text(mutated(text, rng).replace("\0", ""), "utf-8")
        case 1:
            face.write_text(mutated(face.read_text("utf-8"), rng), "utf-8")
        case 2:
            data = bytearray(face.read_bytes())
            data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
            face.write_bytes(data)
        case 3:
            face.unlink()
            face.symlink_to(rng.choice(("/dev/zero", "/etc/passwd", ".", "/nowhere", face.name)))
        case 4:
            hostile = rng.choice(
                (
                    '<image href="/dev/zero"/>',
                    "<script/>",
                    '<use href="#a"/>' * 900,
                    '<path d="M' + "1 " * 60_000 + '"/>',
                    "<g>" * 900,
                    '<g id="a"><use href="#a"/></g>',
                )
            )
            text = face.read_text("utf-8")
            face.write_text(text.replace("</svg>", hostile + "</svg>"), "utf-8")
        case 5:
            dotted = ".".join("a" * rng.choice((3, 300, 30_000)))
            with (folder / "deck.toml").open("a", encoding="utf-8") as toml_file:
                toml_file.write(f"\n{dotted} = 1\n")
        case 6:
            face.unlink()
            face.mkdir()
        case 7:
            text = face.read_text("utf-8")
            shapes = rng.choice(list(HEAVY.values()))
            face.write_text(text.replace("</svg>", shapes + "</svg>"), "utf-8")
        case _:
            (folder / "titles.toml").write_text(rng.choice(("x = [", "a.b.c = 1", "[x]\ny = 1")))


@attacks(3, 1_000)
def test_hostile_decks(tmp_path: Path, numbers: range, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "GIVE_UP", 300.0)  # a verdict, however busy this machine is
    tally, good = Tally("deck", numbers), 0
    for number in tally:
        folder = tmp_path / f"deck{number}"
        folder.mkdir()
        with tally.attack(number) as rng:
            spoilt(rng, folder)
            said = trial.judge(folder)
        for sentence in said:
            assert "\n" not in sentence and len(sentence) < 1_000, (number, sentence)
        good += not said
        shutil.rmtree(folder)
    tally.report(f"{good:,} of them can be used all the same, each other refused with its reason")


#: Words for command lines; none of them opens a window or plays for long.
WORDS = (
    "dou-dizhu",
    "poker",
    "",
    " ",
    "--",
    "-",
    "--json",
    "--seats",
    "easy,easy,easy",
    "--deals",
    "1",
    "-1",
    "1e9",
    "9" * 30,
    "--seed",
    "x" * 400,
    "--option",
    "deals=1",
    "deals=",
    "=",
    "--preset",
    "online",
    "--lang",
    "de",
    "tlh",
    "--deck",
    "french",
    "../../etc/passwd",
    "/dev/null",
    "/",
    ".",
    "\udcff",
    "漢",
    "\x1b[31m",
    "--to",
    "--check",
    "--sheet",
    "--workers",
    "0",
    "--cluster",
    "tcp://127.0.0.1:1",
    "tls://x",
    "--back",
    "--vision",
    "protan",
    "--width",
    "--help",
    "-h",
    "--version",
    "--record",
    "/no/such/x",
    "a\nb",
    "--print",
    "--export",
    "kde",
    "--into",
    "p",
)
QUICK = [name for name in COMMANDS if name not in ("play", "selftest", "bench")]


@attacks(40, 2_000)
def test_wrong_command_lines(
    tmp_path: Path,
    numbers: range,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    assert all_games()
    tally = Tally("command", numbers)
    for number in tally:
        with tally.attack(number) as rng:
            words = [rng.choice(QUICK), *rng.choices(WORDS, k=rng.randrange(1, 6))]
            try:
                status = main(words)
            except SystemExit as end:
                status = int(end.code or 0)
            said = capsys.readouterr()
        assert status in (0, 1, 2), (number, words)
        assert "Traceback" not in said.err + said.out, (number, words)
        if status:
            lines = said.err.splitlines()
            assert len(lines) <= 1 and (lines or said.out), (number, words, said.err)
    with capsys.disabled():
        tally.report("no traceback")
