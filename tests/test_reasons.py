"""What the system says of files, and why packed ones stay shut, is in the language in force."""

from __future__ import annotations

import errno
import gzip
import io
import os
import re
import zipfile
from pathlib import Path

import pytest

import cardtable
from cardtable.cli import main
from cardtable.languages import LANGUAGES
from cardtable.phrases.problems import problem_sentence
from cardtable.reasons import _REASONS, system_reason
from cardtable.store.private_file import make_private
from cardtable.store.trouble import JournalError
from cardtable.translation import message, say, use_language
from tests.daily import daily

PACKAGE = Path(cardtable.__file__).parent


@pytest.mark.skipif(os.name == "nt", reason="Windows has other words")
@pytest.mark.parametrize("number", _REASONS)
def test_in_english_it_is_as_the_system_has_it(number: int) -> None:
    assert system_reason(OSError(number, "anything")) == os.strerror(number)


@pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {"en"}))
@pytest.mark.parametrize("number", _REASONS)
def test_every_other_language_has_words_of_its_own(number: int, language: str) -> None:
    reason = system_reason(OSError(number, os.strerror(number)))
    assert say(reason, language) != say(reason, "en")


def test_what_the_program_says_itself_goes_first_and_unknown_reasons_stay() -> None:
    own = message("not a regular file")
    assert system_reason(OSError(errno.ENOENT, own)) is own
    assert system_reason(OSError(99_999, "gone fishing")) == "gone fishing"
    assert system_reason(OSError("no number")) == "no number"


@pytest.mark.parametrize(
    ("language", "said"),
    [("de", "Datei oder Ordner nicht gefunden"), ("zh_TW", "沒有這個檔案或資料夾")],
)
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_commands_say_it_in_the_language_asked_for(
    command: str, language: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, str(tmp_path / "none"), "--lang", language]) == 1
    assert said in capsys.readouterr().err


def _archive(data: bytes, at: int, change: bytes) -> bytes:
    """An archive with something else in the headers of its member."""
    for sign, offset in ((b"PK\x03\x04", 0), (b"PK\x01\x02", 2)):
        place = data.index(sign) + at + offset
        data = data[:place] + change + data[place + len(change) :]
    return data


def _zip() -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("AS.svg", "<svg/>" * 100)
    return made.getvalue()


PACKED = {
    "cut.zip": _zip()[:60],
    "empty.zip": b"",
    "text.zip": b"hello",
    "locked.zip": _archive(_zip(), 6, b"\x01"),
    "other.zip": _archive(_zip(), 8, b"\x63"),
    "text.tar.gz": b"hello",
    "cut.tgz": gzip.compress(bytes(range(256)) * 100)[:50],
    "text.tar.xz": b"hello",
    "text.tar.bz2": b"hello",
    "AS.svgz": gzip.compress(b"<svg/>" * 100)[:-9],
    "2S.svgz": b"\x1f\x8bhello" * 9,
}


@daily(("language", "lead"), [("de", "ist nicht lesbar"), ("ja", "読み込めません")])
@pytest.mark.parametrize("name", PACKED)
def test_why_something_packed_stays_shut_is_no_programmers_english(
    name: str,
    language: str,
    lead: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("CARDTABLE_DATA", str(tmp_path / "data"))
    (tmp_path / name).write_bytes(PACKED[name])
    assert main(["deck", "--import", str(tmp_path / name), "--lang", language]) == 1
    said = capsys.readouterr().err
    assert lead in said
    reason = re.search("[(（](.*)[)）]", said)
    assert reason is not None
    assert not re.search(r"\b(a|end|error|file|for|is|of|was|while)\b", reason[1], re.I), said


def test_no_module_has_words_of_the_system_of_its_own() -> None:
    """What is put into a sentence as the system has it stays English, in all languages."""
    found = {
        f"{file.relative_to(PACKAGE)}"
        for file in PACKAGE.rglob("*.py")
        for line in file.read_text("utf-8").splitlines()
        if re.search(r"[{=]\s*error\.strerror|\{os\.strerror", line)
    }
    # What a plug-in does wrong goes to the error log, which is English.
    assert found <= {"phrases/lookup.py", "ui/start/poster.py", "games/__init__.py"}


def test_a_folder_that_cannot_be_says_why_in_every_language(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for path in (tmp_path / "file" / "journal.sqlite", tmp_path):
        with pytest.raises(JournalError) as error:
            make_private(path)
        for language in sorted(set(LANGUAGES) - {"en"}):
            use_language(language)
            assert str(error.value.detail) not in problem_sentence(error.value)
        use_language("en")
        assert str(error.value.detail) in problem_sentence(error.value)
