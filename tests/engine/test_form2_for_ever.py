"""Records of form 2, once written, stay valid for ever (``make_form2.py``)."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable.engine.records import parse, record_of, replay, write
from cardtable.engine.verification import FAILED, PROVED, verify
from cardtable.games import all_games, find_game
from tests.engine.make_form2 import FOLDER

RECORDS = sorted(FOLDER.glob("*.cardtable"))


def test_every_game_has_some() -> None:
    assert {path.stem.rpartition("-")[0] for path in RECORDS} >= set(all_games())


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_record_is_true_and_written_alike(path: Path) -> None:
    data = path.read_bytes()
    record = parse(data.decode())
    assert write(record_of(replay(record, find_game))).encode() == data
    claims, _ = verify(record, find_game)
    proved = {claim.id for claim in claims if claim.verdict == PROVED}
    assert proved == {"commitment", "deal", "actions", "result"}
    assert not [claim for claim in claims if claim.verdict == FAILED]
