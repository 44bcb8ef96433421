"""Records as they stand in files: marks, limits in bytes, and how a replay ends."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable.cli import main
from cardtable.engine.records import MAX_BYTES
from cardtable.ui.records.files import RecordTrouble, import_record
from tests.engine.make_form2 import FOLDER
from tests.engine.test_records import TRUE

RECORDS = sorted(FOLDER.glob("*.cardtable"))


def filled(length: int, sign: str, end: bytes = b"") -> bytes:
    """A true record of a length in bytes, filled up with a remark of one sign."""
    room = length - len(TRUE.encode()) - len(end) - len(b"\n#\n")
    whole, left = divmod(room, len(sign.encode()))
    return TRUE.encode() + b"\n#" + (sign * whole + "x" * left).encode() + b"\n" + end


@pytest.mark.parametrize("sign", ["x", "é", "美", "🂡"])
@pytest.mark.parametrize("more", [0, 1, 2, 3, 100, 400_000])
def test_the_limit_is_one_of_bytes(
    tmp_path: Path, sign: str, more: int, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "m.cardtable"
    path.write_bytes(filled(MAX_BYTES + more, sign))
    assert path.stat().st_size == MAX_BYTES + more
    assert main(["verify", str(path)]) == (1 if more else 0)
    shown = capsys.readouterr()
    if more:
        assert shown.err == (
            f"cardtable: {path}: Line 1: a record can have at most {MAX_BYTES:,} bytes.\n"
        )
        with pytest.raises(RecordTrouble, match="bytes"):
            import_record(path)
    else:
        assert "All checks passed" in shown.out
        import_record(path)


@pytest.mark.parametrize("end", [b"0 pass\n", b"nonsense", b"\xff", b"cardtable record 1\n"])
@pytest.mark.parametrize("sign", ["x", "é"])
@pytest.mark.parametrize("length", [MAX_BYTES, MAX_BYTES + 1, MAX_BYTES + 10, 2 * MAX_BYTES])
def test_nothing_after_the_end_is_left_unread(
    tmp_path: Path, sign: str, end: bytes, length: int
) -> None:
    path = tmp_path / "m.cardtable"
    path.write_bytes(filled(length, sign, end))
    assert main(["verify", str(path)]) == 1
    with pytest.raises(RecordTrouble):
        import_record(path)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
@pytest.mark.parametrize("ends", ["\n", "\r\n"])
def test_a_byte_order_mark_is_skipped(tmp_path: Path, path: Path, ends: str) -> None:
    text = path.read_text(encoding="utf-8")
    copy = tmp_path / "m.cardtable"
    copy.write_text(text, encoding="utf-8-sig", newline=ends)
    assert main(["verify", str(copy)]) == 0
    assert import_record(copy).outcome is not None


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (TRUE.encode("utf-16"), "Line 1: the text is in UTF-16; it must be in UTF-8."),
        (TRUE.encode("utf-16-le"), "Line 1: the text is in UTF-16; it must be in UTF-8."),
        (b"\x89PNG\r\n\x1a\n", "Line 1: the line isn’t text in UTF-8."),
        (TRUE.encode().replace(b"actions", b"\xe9", 1), "the line isn’t text in UTF-8."),
        (b"\xef\xbb\xbf\xef\xbb\xbf" + TRUE.encode(), "not “?cardtable record 1”"),
        (b"\xef\xbb\xbf", "the record is empty."),
        (b"", "the record is empty."),
        (b"%PDF-1.7\n", "not “%PDF-1.7”."),
    ],
)
def test_a_refusal_says_what_was_found(
    tmp_path: Path, data: bytes, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "m.cardtable"
    path.write_bytes(data)
    assert main(["verify", str(path)]) == 1
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
@pytest.mark.parametrize(
    ("code", "stop"), [("en", "."), ("de", "."), ("ja", "。"), ("zh_CN", "。")]
)
def test_a_replay_ends_with_its_last_sentence_once(
    path: Path, code: str, stop: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(path), "--lang", code]) == 0
    *_, before, last = capsys.readouterr().out.splitlines()
    assert last.endswith(stop)
    assert not last.startswith(before.rstrip(".。"))
