"""What the system says of files is said in the language in force."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from cardtable.cli import main
from cardtable.languages import LANGUAGES
from cardtable.reasons import _REASONS, system_reason
from cardtable.translation import message, say


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
