"""Options that would change nothing are refused, each with a sentence that names it."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable.cli import main
from cardtable.languages import LANGUAGES

TOURNAMENT = ["simulate", "dou-dizhu", "--seats", "easy,easy,easy", "--deals", "1"]


def refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    assert main(words) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.count("\n") == 1
    return said.err.removeprefix("cardtable: ").strip()


@pytest.mark.parametrize(
    ("words", "one", "other"),
    [
        (["deck", "--check", "a", "--import", "b"], "--check", "--import"),
        (["deck", "--check", "a", "--print", "b"], "--check", "--print"),
        (["deck", "--check", "a", "--export", "zip"], "--check", "--export"),
        (["deck", "--check", "a", "--sheet", "b.png"], "--check", "--sheet"),
        (["deck", "hanafuda", "--print", "a", "--import", "b"], "--import", "--print"),
        (["deck", "hanafuda", "--export", "kde", "--import", "b"], "--import", "--export"),
        (["deck", "hanafuda", "--sheet", "a.png", "--import", "b"], "--import", "--sheet"),
        (["deck", "hanafuda", "--print", "a", "--export", "zip"], "--print", "--export"),
        (["deck", "hanafuda", "--print", "a", "--sheet", "b.png"], "--print", "--sheet"),
        (["deck", "hanafuda", "--export", "kde", "--sheet", "b.png"], "--export", "--sheet"),
        ([*TOURNAMENT, "--cluster", "tcp://h:1", "--workers", "3"], "--cluster", "--workers"),
        ([*TOURNAMENT, "--cluster", "tcp://h:1", "--workers", "1"], "--cluster", "--workers"),
        (["stats", "--csv", "--json"], "--json", "--csv"),
        (["stats", "--csv", "--by", "month"], "--csv", "--by"),
        (["stats", "--json", "--by", "game"], "--json", "--by"),
    ],
)
def test_two_that_each_say_what_to_do_are_refused(
    words: list[str],
    one: str,
    other: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert refused(words, capsys) == f"{one} and {other} can’t be used together."
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("words", "option", "others"),
    [
        (["french", "--width", "500"], "--width", "--sheet"),
        (["french", "--width", "0"], "--width", "--sheet"),
        (["--width", "1600"], "--width", "--sheet"),
        (["french", "--vision", "protan"], "--vision", "--sheet"),
        (["french", "--into", "a"], "--into", "--export"),
        (["french", "--into", ""], "--into", "--export"),
        (["french", "--option", "large=on"], "--option", "--sheet, --print, --export kde"),
        (["--option", "nix=on"], "--option", "--sheet, --print, --export kde"),
        (["french", "--back", "back_2"], "--back", "--sheet, --print, --export kde"),
        (["french", "--export", "zip", "--width", "99999999"], "--width", "--sheet"),
        (["french", "--export", "zip", "--vision", "tritan"], "--vision", "--sheet"),
        (
            ["french", "--export", "zip", "--back", "back_2"],
            "--back",
            "--sheet, --print, --export kde",
        ),
        (
            ["french", "--export", "zip", "--option", "large=on"],
            "--option",
            "--sheet, --print, --export kde",
        ),
        (["french", "--export", "kde", "--width", "600"], "--width", "--sheet"),
        (["french", "--print", "a", "--width", "600"], "--width", "--sheet"),
        (["french", "--print", "a", "--vision", "deutan"], "--vision", "--sheet"),
        (["french", "--print", "a", "--into", "b"], "--into", "--export"),
        (["french", "--sheet", "a.png", "--into", "b"], "--into", "--export"),
        (["--check", "a", "--option", "nix=on"], "--option", "--sheet, --print, --export kde"),
        (["--check", "a", "--back", "zzz"], "--back", "--sheet, --print, --export kde"),
        (["--check", "a", "--into", "q"], "--into", "--export"),
        (["--check", "a", "--width", "7"], "--width", "--sheet"),
        (["--import", "a", "--into", "q"], "--into", "--export"),
        (["--import", "a", "--back", "zzz"], "--back", "--sheet, --print, --export kde"),
    ],
)
def test_one_that_lacks_what_it_is_for_is_refused(
    words: list[str],
    option: str,
    others: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert refused(["deck", *words], capsys) == f"{option} only works with {others}."
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("words", [["--check", "."], ["--import", "a.svg"]])
def test_a_folder_or_file_needs_no_deck(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert "nothing else" in refused(["deck", "french", *words], capsys)


@pytest.mark.parametrize(
    ("words", "name"),
    [
        (["play", "--json"], "--json"),
        (["--json"], "--json"),
        *((["play", f"--{name}", ""], f"--{name}") for name in ("seats", "preset", "seed", "deck")),
    ],
)
def test_the_window_refuses_what_it_has_no_use_for(
    words: list[str], name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert name in refused(words, capsys)


@pytest.mark.parametrize("name", ["seats", "preset", "seed", "deck"])
def test_a_match_is_not_begun_with_an_empty_word(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert refused(["play", "dou-dizhu", f"--{name}", ""], capsys)


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_sentences_name_the_options_in_every_language(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = refused(["stats", "--csv", "--json", "--lang", language], capsys)
    assert "--csv" in said and "--json" in said
    said = refused(["deck", "french", "--width", "500", "--lang", language], capsys)
    assert "--width" in said and "--sheet" in said
