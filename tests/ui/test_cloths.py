"""The table's cloth: chosen for each game, saved, laid at once, and legible in both themes."""

from __future__ import annotations

from itertools import pairwise, product

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.engine.table import ChipSpot, FurnitureSpot
from cardtable.games import all_games, find_game
from cardtable.ui.intents import SetUp
from cardtable.ui.room import paint_wood
from cardtable.ui.running.program import Program
from cardtable.ui.settings.cloths import CLOTHS, Cloth, cloth_for
from cardtable.ui.table.furniture import thing
from cardtable.ui.table.paint import SOFT, Painter, ground
from cardtable.ui.widgets.theme import Theme
from tests.ui.conftest import Open


def luminance(colour: QColor) -> float:
    """Relative luminance (WCAG 2.2)."""
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    r, g, b = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: QColor, b: QColor) -> float:
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


def over(ink: QColor, part: float, ground: QColor) -> QColor:
    """An ink that covers only a part of its ground."""
    inks = (ink.redF(), ink.greenF(), ink.blueF())
    pairs = zip(inks, (ground.redF(), ground.greenF(), ground.blueF()), strict=True)
    red, green, blue = (part * a + (1 - part) * b for a, b in pairs)
    return QColor.fromRgbF(red, green, blue)


def grounds(weave: QPixmap) -> list[QColor]:
    """Every colour that makes up more than a fiftieth of a weave."""
    image = weave.toImage()
    counts: dict[int, int] = {}
    for y in range(0, image.height(), 2):
        for x in range(0, image.width(), 2):
            rgb = image.pixel(x, y)
            counts[rgb] = counts.get(rgb, 0) + 1
    whole = sum(counts.values())
    return [QColor(rgb) for rgb, count in counts.items() if count * 50 > whole]


def laid(program: Program) -> str:
    assert program.window.table is not None
    return program.window.table.cloth.id


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("cloth", CLOTHS.values(), ids=CLOTHS)
def test_words_are_readable_on_every_cloth(cloth: Cloth, dark: bool, qtbot: QtBot) -> None:
    found = grounds(cloth.weave(dark, 1))
    assert found
    for below in [*found, cloth.ground(dark)]:
        assert contrast(cloth.ink(dark), below) >= 5.5
        assert contrast(over(cloth.ink(dark), SOFT, below), below) >= 4.5  # softer captions
        assert contrast(cloth.focus(dark), below) >= 3


@pytest.mark.parametrize("name", ["tatami", "hinoki", "indigo"])
def test_words_on_a_mat_are_read_by_day(name: str, qapp: QApplication) -> None:
    """The mats of a pale cloth are dyed: what is written there is pale."""
    draw = Painter(Theme(dark=False), CLOTHS[name], 1.0)
    mat = thing(draw, FurnitureSpot("mat:1", "mat", 0, 0, 200, 300), "", 1.0)
    whole = ground(CLOTHS[name], False, QSizeF(600, 400), 1.0).toImage()
    painter = QPainter(whole)
    painter.drawPixmap(QPointF(200 - mat.dx, 50 - mat.dy), mat.pixmap)
    painter.end()
    ink = draw.on_mat.cloth_ink
    assert ink.lightness() > 128
    for x, y in product(range(220, 380, 20), range(70, 330, 20)):
        assert contrast(ink, _mean(whole, QRect(x - 5, y - 5, 10, 10))) >= 5.5, (x, y)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_veil_over_cards_has_the_weaves_colour(dark: bool, qtbot: QtBot) -> None:
    for cloth in CLOTHS.values():
        weave = cloth.weave(dark, 1).toImage()
        image = weave.scaled(1, 1, mode=Qt.TransformationMode.SmoothTransformation)
        mean, ground = image.pixelColor(0, 0), cloth.ground(dark)
        for a, b in ((mean.red(), ground.red()), (mean.green(), ground.green())):
            assert abs(a - b) < 10, cloth.id


@pytest.mark.parametrize(("dark", "kabu"), [("no", "tatami"), ("yes", "indigo")])
def test_each_game_has_its_cloth_by_day_and_by_night_unless_one_is_chosen(
    program: Program, dark: str, kabu: str
) -> None:
    program.settings.dark = dark
    asked = {id_: cloth_for(game, program.settings).id for id_, game in all_games().items()}
    assert asked == {
        "oicho-kabu": kabu,
        "kyo-kabu": kabu,
        "dou-dizhu": "green",
        "oklahoma-gin": "plum",
    }
    program.settings.cloth["dou-dizhu"] = "velvet"  # from another version, or a typing error
    assert cloth_for(find_game("dou-dizhu"), program.settings).id == "green"


@pytest.mark.slow
def test_another_cloth_is_laid_at_once_and_kept_for_this_game_only(
    open_match: Open, program: Program
) -> None:
    robot = open_match("dou-dizhu", "human,easy,easy")
    robot._wait_for_turn()
    window = program.window
    actions = window.menus.actions
    assert laid(program) == "green"
    assert actions["cloth_green"].isChecked()
    before = window.grab().toImage()
    actions["cloth_wood"].trigger()
    assert laid(program) == "wood"
    assert window.grab().toImage() != before
    assert actions["cloth_wood"].isChecked()
    assert not actions["cloth_green"].isChecked()
    window.show_start()
    assert not actions["cloth_wood"].isEnabled()
    open_match("dou-dizhu", "human,easy,easy")
    assert laid(program) == "wood"
    open_match("oicho-kabu", "human,easy,easy")
    assert laid(program) == "tatami"


def test_the_new_match_page_offers_every_cloth_with_a_card_on_it(
    open_match: Open, program: Program
) -> None:
    program.window.open(SetUp("oicho-kabu"))
    page = program.window.setup
    assert page is not None
    swatches = page.cards.cloths.swatches
    assert list(swatches) == list(CLOTHS)
    assert [id_ for id_, swatch in swatches.items() if swatch.isChecked()] == ["tatami"]
    assert swatches["red"].accessibleName() == "Scarlet wool"
    pictures = {id_: swatch.grab().toImage() for id_, swatch in swatches.items()}
    assert all(pictures[a] != pictures[b] for a in pictures for b in pictures if a < b)
    assert page.cards.cloths.minimumSizeHint().width() < 320  # room for text twice as large
    swatches["red"].click()
    assert page.cards.head.text() == "Table surface: Scarlet wool"
    open_match("oicho-kabu", "human,easy,easy")
    assert laid(program) == "red"


@pytest.mark.parametrize(
    ("language", "name"),
    [("de", "Dunkles Holz"), ("ja", "濃い木目"), ("zh_CN", "深色木纹"), ("zh_TW", "深色木紋")],
)
def test_cloths_have_names_in_every_language(program: Program, language: str, name: str) -> None:
    program.settings.language = language
    assert program.window.menus.actions["cloth_wood"].text() == name


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("name", CLOTHS)
def test_words_are_read_wherever_they_stand_on_the_cloth(
    name: str, dark: bool, qapp: QApplication
) -> None:
    """Under the lamp and in the shaded corners, up to the margin that nothing stands in."""
    cloth = CLOTHS[name]
    whole = ground(cloth, dark, QSizeF(600, 400), 1.0).toImage()
    assert (whole.width(), whole.height()) == (600, 400)
    for x in range(12, 588, 18):
        for y in range(12, 388, 16):
            around = whole.copy(x - 2, y - 2, 5, 5).scaled(
                1, 1, mode=Qt.TransformationMode.SmoothTransformation
            )
            here = QColor(around.pixel(0, 0))
            assert contrast(cloth.ink(dark), here) >= 4.5, (x, y)
            assert contrast(cloth.focus(dark), here) >= 3, (x, y)


def test_the_middle_lies_in_the_light(qapp: QApplication) -> None:
    whole = ground(CLOTHS["green"], False, QSizeF(600, 400), 1.0).toImage()

    def mean(x: int, y: int) -> float:
        spot = whole.copy(x, y, 60, 40)
        return QColor(
            spot.scaled(1, 1, mode=Qt.TransformationMode.SmoothTransformation).pixel(0, 0)
        ).lightnessF()

    assert mean(270, 160) > mean(20, 40) + 0.03
    assert mean(270, 160) > mean(530, 350) + 0.03


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("name", ["green", "red", "grey", "plum"])
def test_the_light_has_no_bright_point_and_no_edge(
    name: str, dark: bool, qapp: QApplication
) -> None:
    """The middle is bright; towards the sides it gets darker, without a step."""
    whole = ground(CLOTHS[name], dark, QSizeF(1280, 800), 1.0).toImage()
    row = whole.copy(0, 300, 1280, 160).scaled(
        16, 1, mode=Qt.TransformationMode.SmoothTransformation
    )
    light = [luminance(row.pixelColor(x, 0)) ** 0.45 for x in range(16)]
    best = max(light)
    assert min(light[5:10]) > best * (0.85 if dark else 0.93)
    assert max(light[0], light[-1]) < best * 0.95
    assert max(abs(a - b) for a, b in pairwise(light)) < best * 0.16


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_silk_alone_shines_in_one_band_above_the_middle(dark: bool, qapp: QApplication) -> None:
    def shine(name: str) -> float:
        whole = ground(CLOTHS[name], dark, QSizeF(1280, 800), 1.0).toImage()
        above, below = (
            whole.copy(440, y, 400, 40).scaled(
                1, 1, mode=Qt.TransformationMode.SmoothTransformation
            )
            for y in (240, 520)  # as far from the middle
        )
        return QColor(above.pixel(0, 0)).lightnessF() / QColor(below.pixel(0, 0)).lightnessF()

    others = [shine(name) for name in ("green", "red", "grey", "indigo")]
    assert shine("plum") > max(others) + 0.03


def spread(cloth: Cloth, dark: bool) -> float:
    """How far a weave's greys are from their mean, as a part of it."""
    weave = cloth.weave(dark, 2).toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    line, every = weave.bytesPerLine(), bytes(weave.constBits())
    flecks = b"".join(every[y * line : y * line + weave.width()] for y in range(weave.height()))
    mean = sum(flecks) / len(flecks)
    return sum(abs(grey - mean) for grey in flecks) / len(flecks) / mean


@pytest.mark.parametrize("name", CLOTHS)
def test_a_weave_is_seen_by_night_as_well(name: str, qapp: QApplication) -> None:
    """Pale cloths lie in a dim light then, in which less stands out."""
    more = 1.3 if CLOTHS[name].pale else 0.8
    assert spread(CLOTHS[name], True) > more * spread(CLOTHS[name], False)


def test_every_other_mat_of_a_tatami_table_is_turned(qapp: QApplication) -> None:
    """Rush that runs across changes most from row to row, upright rush from column to column."""
    whole = ground(CLOTHS["tatami"], False, QSizeF(1280, 800), 1.0).toImage()

    def across(x: int, y: int) -> bool:
        mat = whole.copy(x, y, 96, 96).convertToFormat(QImage.Format.Format_Grayscale8)
        grey = [[mat.pixelColor(i, j).lightness() for i in range(96)] for j in range(96)]
        rows = [sum(row) for row in grey]
        columns = [sum(column) for column in zip(*grey, strict=True)]
        down, along = (sum(abs(a - b) for a, b in pairwise(sums)) for sums in (rows, columns))
        return bool(down > along)

    mats = [[across(x, y) for x in (190, 590, 990)] for y in (150, 550)]
    assert mats == [[False, True, False], [True, False, True]]


def greys(cloth: Cloth) -> list[list[int]]:
    """The rows of its weave on a screen with twice the pixels, without colour."""
    weave = cloth.weave(False, 2).toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    line, every = weave.bytesPerLine(), bytes(weave.constBits())
    return [list(every[y * line : y * line + weave.width()]) for y in range(weave.height())]


@pytest.mark.parametrize(("name", "most"), [("green", 5), ("indigo", 7), ("red", 6), ("grey", 6)])
def test_no_fleck_of_a_cloth_stands_out_like_confetti(
    name: str, most: int, qapp: QApplication
) -> None:
    flecks = [grey for row in greys(CLOTHS[name]) for grey in row]
    ground = sorted(flecks)[len(flecks) // 2]
    assert max(abs(grey - ground) for grey in flecks) <= most


@pytest.mark.parametrize("name", ["wood", "hinoki"])
def test_the_wood_has_no_knot_that_would_come_again_in_every_tile(
    name: str, qapp: QApplication
) -> None:
    """A ring has upright edges, grain that runs across has none."""
    steps = [abs(a - b) for row in greys(CLOTHS[name]) for a, b in pairwise(row)]
    assert max(steps) <= 9


@pytest.mark.parametrize("ratio", [0.8, 1.0, 1.5])
def test_the_whole_of_a_cloth_is_dark_in_the_dark_look(program: Program, ratio: float) -> None:
    cloth = CLOTHS["tatami"]
    light, dark = (cloth.weave(look, ratio).toImage() for look in (False, True))
    corner = QPoint(light.width() - 2, light.height() - 2)
    assert dark.pixelColor(corner).lightness() < 0.6 * light.pixelColor(corner).lightness()


@pytest.mark.parametrize("name", ["tatami", "hinoki"])
def test_a_pale_cloth_is_warm_by_night(name: str, qapp: QApplication) -> None:
    """Black alone would make olive of rush and mud of light wood."""
    cloth = CLOTHS[name]
    middle = (
        cloth.weave(True, 1).toImage().scaled(1, 1, mode=Qt.TransformationMode.SmoothTransformation)
    )
    for seen in (cloth.ground(True), middle.pixelColor(0, 0)):
        assert seen.red() > seen.green() + 15
        assert seen.green() > seen.blue() + 20


@pytest.mark.parametrize("name", CLOTHS)
def test_night_leaves_the_tile_of_the_day_as_it_is(name: str, qapp: QApplication) -> None:
    cloth = CLOTHS[name]
    before = cloth.weave(False, 1).toImage()
    assert cloth.weave(True, 1).toImage() != before
    assert cloth.weave(False, 1).toImage() == before


def _mean(picture: QImage, box: QRect) -> QColor:
    smooth = Qt.TransformationMode.SmoothTransformation
    return QColor(picture.copy(box).scaled(1, 1, mode=smooth).pixel(0, 0))


@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
def test_words_on_the_rail_are_read_and_the_rail_is_no_cloth(
    dark: bool, qapp: QApplication
) -> None:
    """By day the wood is warm and the cloth cool towards its rim: two things, not one tone."""
    theme = Theme(dark=dark)
    wood = QPixmap(400, 80)
    painter = QPainter(wood)
    paint_wood(painter, wood.rect(), QPoint(), theme, 1.0)
    painter.end()
    here = _mean(wood.toImage(), wood.rect())
    inks = theme.in_wood().colours
    assert contrast(inks["ink"], here) >= 5.5
    assert min(contrast(inks["ink2"], here), contrast(inks["bad"], here)) >= 4.5
    if not dark:
        whole = ground(CLOTHS["tatami"], False, QSizeF(600, 400), 1.0).toImage()
        middle, rim = (_mean(whole, QRect(x, 150, 20, 20)) for x in (290, 560))
        assert rim.blueF() / rim.redF() > middle.blueF() / middle.redF() + 0.01
        assert here.hslSaturationF() > rim.hslSaturationF()
        assert here.hue() < rim.hue() - 5


def test_a_stake_is_seen_by_night(qapp: QApplication) -> None:
    draw = Painter(Theme(dark=True), CLOTHS["indigo"], 1.0)
    drawn = draw.chip(ChipSpot("chip:1:0", 0, "10", 0, 0, 26.0, staged=True), 1.0)
    picture = drawn.pixmap.toImage()
    colours = [picture.pixelColor(x, y) for x in range(picture.width()) for y in range(26)]
    rim = max((one for one in colours if one.alpha() > 180), key=QColor.lightness)
    assert contrast(rim, CLOTHS["indigo"].ground(True)) >= 4.5
    assert any(one.alpha() > 120 and one.lightness() < 20 for one in colours), "its own ground"
