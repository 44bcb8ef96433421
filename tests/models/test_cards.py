"""The card model: one row a card, only changes announced, fit for any view."""

from __future__ import annotations

import random

from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from cardtable.engine.table import CardSpot, hidden
from cardtable.models.cards import CardModel, CardRole
from cardtable.models.controls.base import Marks


def named(code: str) -> str:
    return f"card {code}" if code else "hidden card"


def spots(*codes: str, zone: str = "hand") -> list[CardSpot]:
    return [CardSpot(c, zone, i, c, 10.0 * i, 0, 100) for i, c in enumerate(codes)]


def test_rows_tell_zone_place_face_and_name(qtmodeltester: ModelTester) -> None:
    model = CardModel(named)
    unseen = CardSpot(hidden("stock", 0), "stock", 0, None, 0, 0, 100)
    model.show([*spots("7H", "8H"), unseen], Marks(selectable=frozenset({"7H"})))
    assert model.rowCount() == 3
    first, last = model.index(0), model.index(2)
    assert first.data(CardRole.KEY) == "7H"
    assert first.data(CardRole.SELECTABLE)
    assert first.data(Qt.ItemDataRole.AccessibleTextRole) == "card 7H"
    assert last.data(CardRole.FACE) is None
    assert last.data(CardRole.ZONE) == "stock"
    assert last.data(Qt.ItemDataRole.AccessibleTextRole) == "hidden card"
    qtmodeltester.check(model)


def test_any_change_keeps_the_model_sound(qtmodeltester: ModelTester) -> None:
    model = CardModel(named)
    qtmodeltester.check(model)
    rng = random.Random(3)
    deck = [f"{n}H" for n in range(12)]
    for _ in range(150):
        some = rng.sample(deck, rng.randrange(len(deck)))
        chosen = frozenset(rng.sample(some, len(some) // 2))
        model.show(spots(*some), Marks(selected=chosen))
        assert [model.index(i).data(CardRole.KEY) for i in range(model.rowCount())] == some
        assert {s for s in some if model.index(some.index(s)).data(CardRole.SELECTED)} == chosen


def test_only_rows_that_change_are_announced(qtbot: QtBot) -> None:
    model = CardModel(named)
    model.show(spots("7H", "8H", "9H"), Marks())
    changed: list[int] = []
    model.dataChanged.connect(lambda top, *_: changed.append(top.row()))
    model.show(spots("7H", "8H", "9H"), Marks(selected=frozenset({"8H"})))
    assert changed == [1]
    changed.clear()
    model.show(spots("7H", "8H", "9H"), Marks(selected=frozenset({"8H"})))
    assert changed == []
