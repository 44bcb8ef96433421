"""Commands speak the language asked for to people, and one and the same to machines."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardtable import cli
from cardtable.commands import bench
from cardtable.engine.records import record_of, write
from cardtable.languages import LANGUAGES
from cardtable.output import cells_of
from cardtable.store.journal import Journal
from cardtable.translation import message, say, speaking
from cardtable.ui import selftest
from tests.engine.promised import promised_match
from tests.store.simulated import fill

SAMPLE = Path(__file__).parents[1] / "releases" / "0.1.0" / "journal.sqlite"
SIMULATION = ("simulate", "oicho-kabu", "--seats", "easy,easy", "--deals", "2", "--seed", "1")
SEED = "1".zfill(32)
LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")
Out = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def nobodys_language(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No locale says one."""
    monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path / "data"))
    for name in LOCALES:
        monkeypatch.delenv(name, raising=False)


def said_in_all(capsys: Out, *words: str, status: int = 0) -> dict[str, str]:
    """What a command says in each language; no two say the same."""
    said = {}
    for code in LANGUAGES:
        assert cli.main([*words, "--lang", code]) == status
        out, err = capsys.readouterr()
        said[code] = out + err
    assert len(set(said.values())) == len(LANGUAGES), said
    return said


@pytest.mark.slow
def test_a_simulation(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    said = said_in_all(capsys, *SIMULATION)
    assert said["en"].startswith(f"oicho-kabu: 2 deals, from seed {SEED}\n  easy ")
    assert said["en"].endswith(" per deal\n± is the standard error.\n")
    assert said["de"].startswith(f"oicho-kabu: 2 Spiele, ab Startwert {SEED}\n  easy ")
    assert said["de"].endswith(" je Spiel\n± ist der Standardfehler.\n")
    more = ("--seats", "easy,medium", "--mirror")
    mirrored = said_in_all(capsys, *SIMULATION, *more)
    assert f" deals, played from 2 seats, from seed {SEED}\n  easy " in mirrored["en"]
    for name in LOCALES:
        monkeypatch.setenv(name, "ja_JP.UTF-8")
    assert cli.main(list(SIMULATION)) == 0
    assert capsys.readouterr().out == said["ja"]


def test_a_file_that_is_recovered(capsys: Out) -> None:
    said = said_in_all(capsys, "recover", str(SAMPLE))
    assert "matches recovered: 1;" in said["en"]
    assert "wiederhergestellte Partien: 0;" in said["de"]
    assert "schon da: 1;" in said["de"]


def test_statistics(capsys: Out, tmp_path: Path) -> None:
    assert cli.main(["stats"]) == 1
    assert "There’s no saved-matches file" in capsys.readouterr().err
    (tmp_path / "data").mkdir(exist_ok=True)
    journal = Journal(tmp_path / "data" / "journal.sqlite")
    fill(journal, 24)
    journal.close()
    said = said_in_all(capsys, "stats", "--by", "help")
    assert "matches" in said["en"] and "without help" in said["en"]
    assert "Partien" in said["de"] and "ohne Hilfe" in said["de"]
    for words in said.values():  # a Han character is two columns wide: numbers end together
        tables = [t.splitlines() for t in words.split("\n\n")]
        heads = [line for line in tables[0] if "±" in line or "%" in line]
        assert len({cells_of(line) for line in heads}) == 1, words


def test_what_a_record_proves(capsys: Out, tmp_path: Path) -> None:
    file = tmp_path / "match.cardtable"
    file.write_text(write(record_of(promised_match())), encoding="utf-8")
    said = said_in_all(capsys, "verify", str(file))
    assert "record format 2, dou-dizhu, " in said["en"] and "All checks passed." in said["en"]
    assert "bewiesen" in said["de"] and "Alle Prüfungen bestanden." in said["de"]
    english = set(said["en"].splitlines())
    for code in set(LANGUAGES) - {"en"}:
        assert not english & set(said[code].splitlines())
    other = "0" * 64
    wrong = said_in_all(capsys, "verify", str(file), "--fingerprint", other, status=1)
    assert wrong["de"].count("Die angegebenen Ziffern passen nicht zu dieser Aufzeichnung.") == 2


def test_wrong_words_on_the_command_line(capsys: Out) -> None:
    for words in (
        ("simulate", "dou-dizhu", "--option", "deals=many"),
        ("simulate", "dou-dizhu", "--seats", "easy,easy"),
        ("simulate", "dou-dizhu", "--seats", "easy,easy,clever"),
        ("simulate", "dou-dizhu", "--seats", "easy,easy,easy", "--seed", "x"),
        ("simulate", "dou-dizhu", "--preset", "mine"),
    ):
        said_in_all(capsys, *words, status=2)


def test_what_a_selftest_says_of_a_table_that_does_not_go_on(
    capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stuck(self: object, _before: object) -> int:
        raise selftest.Stuck(message("the match has ended early"))

    monkeypatch.setattr(selftest.Player, "play", stuck)
    said = {}
    for code in ("en", "de"):
        assert cli.main(["selftest", "--game", "oklahoma-gin", "--lang", code]) == 1
        said[code] = capsys.readouterr().err
    assert "oklahoma-gin in en: the match has ended early" in said["en"]
    assert "oklahoma-gin auf de: die Partie ist vorzeitig zu Ende" in said["de"]


def test_a_selftest_without_a_plan(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selftest, "PLANS", ())
    said = said_in_all(capsys, "selftest", "--game", "dou-dizhu", status=1)
    assert "The self-test has no plan for dou-dizhu." in said["en"]
    assert all("dou-dizhu" in words for words in said.values())


def test_what_a_selftest_tells_of_a_match(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    def done(
        _program: object, plan: selftest.Planned, language: str, _shots: object, _quiet: bool
    ) -> dict[str, object]:
        print(say(selftest._line(plan, language, selftest.played(7, (3, -3)))))
        return {}

    monkeypatch.setattr(selftest, "_run", done)
    said = said_in_all(capsys, "selftest", "--game", "oklahoma-gin")
    assert said["en"].splitlines() == [
        "oklahoma-gin in en: 7 actions, scores 3, -3",
        "oklahoma-gin in en: 7 actions, scores 3, -3",
        "2 passed, 0 failed",
    ]
    assert said["de"].splitlines() == [
        "oklahoma-gin auf de: 7 Züge, Ergebnis 3, -3",
        "oklahoma-gin auf de: 7 Züge, Ergebnis 3, -3",
        "2 bestanden, 0 durchgefallen",
    ]


@pytest.mark.parametrize(
    ("language", "heads"),
    [
        ("en", "figure median quartiles target comparison"),
        ("de", "Messgröße Median Quartile Ziel zum Vergleich"),
    ],
)
def test_the_table_of_benchmarks(
    capsys: Out, monkeypatch: pytest.MonkeyPatch, language: str, heads: str
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    with speaking(language):
        figure = {"low": 1.0, "value": 2.0, "high": 3.0, "unit": "ms"}
        bench._print([{**figure, "name": "first frame", "aim": "500", "beside": "plain"}])
    out = capsys.readouterr().out
    assert all(head in out for head in heads.split())
    assert "first frame" in out
    assert ("1.00 bis 3.00" in out) is (language == "de")


def test_machines_read_the_same(capsys: Out) -> None:
    said = []
    for code in LANGUAGES:
        assert cli.main([*SIMULATION, "--json", "--lang", code]) == 0
        said.append(capsys.readouterr().out)
    assert len(set(said)) == 1
    assert json.loads(said[0])["deals"] == 2
