"""The plates of the seats: their words stand whole within the edges, however small a plate is."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage

from cardtable.engine.table import PlateSpot
from cardtable.ui.settings.cloths import CLOTHS
from cardtable.ui.table.paint import Painter
from cardtable.ui.table.plates import EDGES, PlateWords, plate
from cardtable.ui.widgets.theme import Theme

#: So far round a plate its glow is looked for.
GLOWS = 4
#: Names and lines in the window's languages; g and y reach far down.
WORDS = {
    "en": ("Player 1", "200 chips, gypsy"),
    "de": ("Jürgen", "200 Chips gültig"),
    "zh_TW": ("玩家1", "200枚籌碼"),
    "ja": ("プレイヤー1", "チップ200枚"),
}


def drawn(
    language: str, width: float, height: float, name: str, line: str = "", turn: bool = True
) -> QImage:
    """What is drawn on a plate, with ``GLOWS`` pixels round it."""
    draw = Painter(Theme(language=language), CLOTHS["green"], 1.0)
    spot = PlateSpot("plate:0", 0, 0, 0, width, height, turn)
    picture = plate(draw, spot, PlateWords(name, "", line, 0), 1.0)
    left, top = round(picture.dx) - GLOWS, round(picture.dy) - GLOWS
    wide, high = round(width) + 2 * GLOWS, round(height) + 2 * GLOWS
    return picture.pixmap.toImage().copy(left, top, wide, high)


def written(one: QImage, other: QImage) -> tuple[int, int] | None:
    """The first and the last row of a plate in which two pictures differ."""
    rows = [
        y
        for y in range(one.height())
        if any(one.pixel(x, y) != other.pixel(x, y) for x in range(one.width()))
    ]
    return (rows[0] - GLOWS, rows[-1] - GLOWS) if rows else None


def test_the_portrait_of_whoever_is_to_act_glows_beyond_its_frame() -> None:
    acts, waits = (drawn("en", 208, 58, "Mei", turn=turn) for turn in (True, False))
    above = GLOWS + 29, GLOWS - 3
    glow = acts.pixelColor(*above)
    assert glow.alpha() > 40 and glow.red() > glow.blue() + 60
    assert waits.pixelColor(*above).alpha() < 20


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("height", [33, 36, 40, 46, 58])
def test_both_lines_stand_within_the_edge(language: str, height: int) -> None:
    name, line = WORDS[language]
    both = drawn(language, 208, height, name, line)
    ends = written(both, drawn(language, 208, height, ""))
    lower = written(both, drawn(language, 208, height, name))
    assert ends is not None and lower is not None
    assert ends[0] > EDGES / 2 and ends[1] <= height - EDGES / 2
    assert lower[0] > ends[0] + 6, "the line stands below the name"


@pytest.mark.parametrize(
    ("language", "name", "width", "height", "shown"),
    [
        ("zh_TW", "小梅", 32, 58, True),
        ("zh_TW", "尼爾斯", 32, 58, True),
        ("ja", "メイ", 34, 58, True),
        ("de", "Mei", 32, 46, True),
        ("en", "Timo", 76, 56, True),
        ("en", "Bartholomew", 32, 58, False),
        ("en", "Mei", 32, 36, False),
    ],
)
def test_on_an_upright_plate_the_name_stands_below_the_portrait(
    language: str, name: str, width: int, height: int, shown: bool
) -> None:
    nobody = drawn(language, width, height, "")
    found = written(drawn(language, width, height, name), drawn(language, width, height, "M" * 99))
    assert (found is not None) == shown
    if shown:
        ends = written(drawn(language, width, height, name), nobody)
        assert ends is not None and ends[1] <= height - EDGES / 2


@pytest.mark.parametrize(
    ("language", "name", "width", "height"),
    [
        ("en", "Maximiliane von Hohenfels", 76, 86),
        ("de", "W" * 24, 100, 116),
        ("ja", "寿限無寿限無五劫の擦り切れ海砂利水魚の水行末", 100, 116),
    ],
)
def test_a_name_too_long_for_an_upright_plate_is_cut_and_not_left_out(
    language: str, name: str, width: int, height: int
) -> None:
    cut = drawn(language, width, height, name)
    assert cut == drawn(language, width, height, name[:-1])
    assert cut != drawn(language, width, height, name[1] + "I" + name[2:]), "its letters are seen"
