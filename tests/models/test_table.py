"""The table's model: a row for each thing, only changes announced, fit for any view."""

from __future__ import annotations

import random
from dataclasses import is_dataclass, replace
from typing import get_args, get_origin, get_type_hints

import pytest
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester

from cardtable.engine.game import Game
from cardtable.engine.table import (
    CardSpot,
    LabelSpot,
    Layout,
    PlateSpot,
    Prepared,
    Text,
    hidden,
)
from cardtable.games import all_games
from cardtable.models.controls.base import Marks
from cardtable.models.table import KINDS, Spot, TableModel, TableRole, Words
from tests.daily import daily
from tests.games.hooks import short
from tests.games.worlds import AREA, Course


def named(spot: Spot) -> Words:
    match spot:
        case CardSpot():
            return Words((f"card {spot.face}" if spot.face else "hidden card",))
        case LabelSpot():
            return Words((f"<b>{spot.text.id}</b>",))
    return Words()


def spots(*codes: str, zone: str = "hand") -> tuple[CardSpot, ...]:
    return tuple(CardSpot(c, zone, i, c, 10.0 * i, 0, 100) for i, c in enumerate(codes))


def rows(model: TableModel, role: int = TableRole.KEY) -> list[object]:
    return [model.index(row).data(role) for row in range(model.rowCount())]


def numbers(model: TableModel) -> dict[object, object]:
    return dict(zip(rows(model), rows(model, TableRole.NUMBER), strict=True))


@pytest.fixture
def model() -> TableModel:
    return TableModel()


def test_rows_tell_what_lies_where(model: TableModel, qtmodeltester: ModelTester) -> None:
    unseen = CardSpot(hidden("stock", 0), "stock", 0, None, 0, 0, 100)
    layout = Layout(
        (*spots("7H", "8H"), unseen),
        (PlateSpot("plate:0", 0, 0, 0, 90),),
        (LabelSpot("count", Text("stock"), 0, 0, 50),),
    )
    marks = Marks(selectable=frozenset({"7H", "8H"}), dimmed=frozenset({"8H"}), focus="7H")
    model.show(layout, marks, named)
    assert rows(model, TableRole.KIND) == ["card", "card", "card", "plate", "label"]
    first, second, third, plate, label = (model.index(row) for row in range(5))
    assert first.data(TableRole.KEY) == "7H"
    assert first.data(TableRole.SELECTABLE)
    assert first.data(TableRole.FOCUSED)
    assert (first.data(TableRole.DIMMED), second.data(TableRole.DIMMED)) == (False, True)
    assert first.data(Qt.ItemDataRole.AccessibleTextRole) == "card 7H"
    assert third.data(TableRole.FACE) is None
    assert third.data(TableRole.ZONE) == "stock"
    assert third.data() == "hidden card"
    assert plate.data(TableRole.ZONE) is None
    assert plate.data(TableRole.SPOT) is layout.plates[0]
    assert label.data() == "stock"
    qtmodeltester.check(model)


def test_words_are_read_without_their_markup() -> None:
    said = ("<b>3</b>&nbsp;<span style='color: red'>chips</span><br>&lt;Mira&gt; &amp; Otto", "won")
    assert str(Words(said)) == "3 chips <Mira> & Otto; won"


def test_any_change_keeps_the_model_sound(model: TableModel, qtmodeltester: ModelTester) -> None:
    qtmodeltester.check(model)
    rng = random.Random(3)
    deck = [f"{n}H" for n in range(12)]
    for _ in range(150):
        some = rng.sample(deck, rng.randrange(len(deck)))
        chosen = frozenset(rng.sample(some, len(some) // 2))
        labels = tuple(
            LabelSpot(f"label{n}", Text(str(n)), 0, 0, 50) for n in rng.sample(range(4), 2)
        )
        before = numbers(model)
        model.show(Layout(spots(*some), labels=labels), Marks(selected=chosen), named)
        assert rows(model) == [*some, *(label.key for label in labels)]
        assert {key for key in some if model.index(some.index(key)).data(TableRole.SELECTED)} == (
            chosen
        )
        after = numbers(model)
        assert all(after[key] == before[key] for key in after.keys() & before.keys())
        assert len(set(after.values())) == len(after)


def announced(model: TableModel) -> list[int]:
    """The rows that change from now on."""
    changed: list[int] = []
    model.dataChanged.connect(lambda top, *_: changed.append(top.row()))
    return changed


def test_only_rows_that_change_are_announced(model: TableModel) -> None:
    hand = Layout(spots("7H", "8H", "9H"))
    model.show(hand, Marks(), named)
    changed = announced(model)
    model.show(hand, Marks(selected=frozenset({"8H"})), named)
    assert changed == [1]
    changed.clear()
    model.show(hand, Marks(selected=frozenset({"8H"})), named)
    assert changed == []
    model.show(hand, Marks(selected=frozenset({"8H"})), lambda spot: Words(("in German",)))
    assert changed == [0, 1, 2]


def test_a_card_whose_face_becomes_known_stays_the_same_row(model: TableModel) -> None:
    back = CardSpot(hidden("seat1", 0), "seat1", 0, None, 30, 0, 100)
    model.show(Layout((back,)), Marks(), named)
    number = model.index(0).data(TableRole.NUMBER)
    came: list[int] = []
    model.rowsInserted.connect(lambda *_: came.append(1))
    model.show(Layout((replace(back, key="KS", face="KS"),)), Marks(), named)
    assert numbers(model) == {"KS": number}
    model.show(Layout((CardSpot("2H", "seat1", 0, "2H", 30, 0, 100),)), Marks(), named)
    assert numbers(model) != {"2H": number}
    assert came == [1]


def test_the_same_cards_in_a_new_deal_are_others(model: TableModel) -> None:
    first = Layout(spots("7H", "8H"), labels=(LabelSpot("count", Text("2"), 0, 0, 50),), deal="1")
    model.show(first, Marks(), named)
    before = numbers(model)
    model.show(replace(first, deal="2"), Marks(), named)
    after = numbers(model)
    assert list(after) == list(before) == ["7H", "8H", "count"]
    assert not {before["7H"], before["8H"]} & {after["7H"], after["8H"]}
    assert after["count"] == before["count"], "what is no card stays"


def test_what_is_cleared_leaves_nothing(model: TableModel) -> None:
    layout = Layout(spots("7H"), anchors={"deck": (1, 2, 3)})
    model.show(layout, Marks(call="Pair"), named)
    model.show(layout, Marks(call="Pair"), named)
    number = model.index(0).data(TableRole.NUMBER)
    model.clear()
    assert (model.rowCount(), model.layout, model.marks, model.before) == (0, Layout(), Marks(), {})
    model.show(layout, Marks(), named)
    assert model.index(0).data(TableRole.NUMBER) != number


#: The kind of spots in each part of a layout.
PARTS = {
    name: get_args(hint)[0]
    for name, hint in get_type_hints(Layout).items()
    if get_origin(hint) is tuple and is_dataclass(get_args(hint)[0])
}


def test_every_kind_of_spot_has_a_row() -> None:
    """A kind that the model forgot would be drawn nowhere and told to nobody."""
    assert set(PARTS.values()) == set(KINDS)


@daily("game", all_games().values(), "kyo-kabu", ids=lambda game: game.id)
def test_a_match_keeps_the_model_sound(
    model: TableModel, game: Game, qtmodeltester: ModelTester
) -> None:
    qtmodeltester.check(model)
    course = Course.played(game, game.resolve(None, short(game)), game.default_seats, 4)
    for moment in course.moments[:120]:
        layout = game.table().lay(moment.state.view(0), AREA, Prepared())
        lay = [spot for name in PARTS for spot in getattr(layout, name)]
        model.show(layout, Marks(), named)
        assert rows(model, TableRole.SPOT) == lay
        assert len(set(rows(model, TableRole.NUMBER))) == len(lay)
