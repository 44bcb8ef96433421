"""The card art: QtSvg draws it right, decks are complete, files are what the program draws."""

import re
import sys
import tomllib
from itertools import combinations
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QImageReader
from PySide6.QtWidgets import QApplication

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "assets"
sys.path.insert(0, str(ROOT))

from assets.draw.inks import palette  # noqa: E402  (the colours need no shapely)
from cardtable.art.contact_sheet import cells, columns  # noqa: E402
from cardtable.art.decks import all_decks  # noqa: E402
from cardtable.languages import LANGUAGES  # noqa: E402
from cardtable.ui.settings.cloths import CLOTHS  # noqa: E402
from cardtable.ui.widgets.icons import PORTRAITS, portrait_file  # noqa: E402
from tests.assets import closest, named  # noqa: E402
from tests.daily import daily  # noqa: E402

SVG = "{http://www.w3.org/2000/svg}"
XLINK = "{http://www.w3.org/1999/xlink}"
FILES = sorted(ASSETS.rglob("*.svg"))
ALLOWED = {
    "svg": {"viewBox"},
    "g": {"id", "fill", "transform"},
    "defs": set(),
    "linearGradient": {"id", "gradientUnits", "x1", "y1", "x2", "y2"},
    "stop": {"offset", "stop-color"},
    "path": {
        "fill",
        "d",
        "stroke",
        "stroke-width",
        "stroke-linecap",
        "stroke-linejoin",
    },
    "rect": {"x", "y", "width", "height", "rx", "fill", "stroke", "stroke-width"},
    "use": {f"{XLINK}href", "transform"},
}
DECKS = (
    "french",
    "kabufuda",
    "hanafuda",
    "mushibana",
    "french_kabu",
    "komaru",
    "daini",
    "mefuda",
)


def relative(path: Path) -> str:
    return str(path.relative_to(ASSETS))


def deck(name: str) -> dict[str, Any]:
    return tomllib.loads((ASSETS / "cards" / name / "deck.toml").read_text(encoding="utf-8"))


def place(name: str, file: str) -> Path:
    """Where a deck's file is; ``base/`` is the folder of its base deck."""
    base = str(deck(name).get("base", ""))
    if base and file.startswith("base/"):
        return ASSETS / "cards" / base / file.removeprefix("base/")
    return ASSETS / "cards" / name / file


def render(source: Path | str, width: int) -> QImage:
    data = source.read_bytes() if isinstance(source, Path) else source.encode()
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, b"svg")
    size = reader.size()
    reader.setScaledSize(QSize(width, round(width * size.height() / size.width())))
    reader.setBackgroundColor(QColor(0, 0, 0, 0))
    image = reader.read()
    assert not image.isNull(), reader.errorString()
    return image.convertToFormat(QImage.Format.Format_RGBA8888)


def distance(a: QImage, b: QImage) -> float:
    """Mean difference of a channel, 0 … 255."""
    assert a.size() == b.size()
    x, y = bytes(a.constBits()), bytes(b.constBits())
    return sum(abs(p - q) for p, q in zip(x, y, strict=True)) / len(x)


def test_there_is_art() -> None:
    assert len(FILES) > 200


@pytest.mark.parametrize("path", FILES, ids=relative)
def test_only_what_qtsvg_draws(path: Path) -> None:
    assert path.stat().st_size <= 60_000
    text = path.read_text(encoding="utf-8")
    assert "<!" not in text
    inks = palette() | {"none", "currentcolor"}
    root = ET.fromstring(text)
    ids = {e.get("id") for e in root.iter() if e.get("id")}
    for e in root.iter():
        name = e.tag.removeprefix(SVG)
        assert name in ALLOWED, f"<{name}>"
        extra = set(e.attrib) - ALLOWED[name]
        assert not extra, f"<{name}> {extra}"
        for key in ("fill", "stroke", "stop-color"):
            value = e.get(key)
            if value is None:
                continue
            if value.startswith("url(#"):
                assert value[5:-1] in ids
            else:
                assert value.lower() in inks, f"{key} {value} is no ink"
        target = e.get(f"{XLINK}href")
        if target is not None:
            assert target.startswith("#")
            assert target[1:] in ids
        assert re.fullmatch(r"[MmLlHhVvCcAaSsQqZz0-9.,\- ]*", e.get("d", ""))


@pytest.mark.parametrize("name", DECKS)
def test_deck_is_complete(name: str) -> None:
    data = deck(name)
    home = ASSETS / "cards" / name
    faces = [*data["faces"].values(), *data.get("more", [])]
    for file in [*faces, *(b["file"] for b in data["backs"])]:
        assert place(name, file).is_file(), file
    known = {file.removeprefix("base/") for file in faces}
    options = {v["id"] for v in data["variants"]}
    listed = {f"{layer['dir']}/{f}" for layer in data["layers"] for f in layer["files"]}
    for layer in data["layers"]:
        assert set(layer["options"]) <= options
        assert set(layer["files"]) <= known
    assert all(place(name, file).is_file() for file in listed)
    on_disk = {p.relative_to(home).as_posix() for p in home.rglob("*/*.svg")}
    assert on_disk == {file for file in listed if not file.startswith("base/")}
    sizes = [len(layer["options"]) for layer in data["layers"]]
    assert sizes == sorted(sizes, reverse=True), "the most special layer stands first"
    for entry in [data, *data["variants"], *data["backs"]]:
        assert set(entry["name"]) == set(LANGUAGES)
    orders = [
        deck(other).get("order", 0) for other in DECKS if deck(other)["family"] == data["family"]
    ]
    assert len(set(orders)) == len(orders)


def test_every_code_has_a_face() -> None:
    french = {r + s for r in "A23456789TJQK" for s in "SHDC"} | {"b", "R"}
    kabu = {f"{n}{copy}" for n in range(1, 11) for copy in "abcd"}
    assert set(deck("french")["faces"]) == french
    for name in DECKS:
        if deck(name)["family"] == "kabu":
            assert set(deck(name)["faces"]) == kabu
    assert deck("kabufuda")["faces"]["1d"] == "01_akapin.svg"
    assert deck("kabufuda")["faces"]["4d"] == "04_kinshi.svg"


def test_backs_keep_the_shape_of_the_faces() -> None:
    for name in DECKS:
        data = deck(name)
        for file in [*data["faces"].values(), *(b["file"] for b in data["backs"])]:
            root = ET.fromstring(place(name, file).read_text(encoding="utf-8"))
            assert root.get("viewBox") == "0 0 {} {}".format(*data["size"])


@pytest.mark.parametrize("name", ["hanafuda", "mushibana"])
def test_hanafuda_has_paper_backs_before_the_lacquers_that_all_decks_have(
    name: str, qapp: QApplication
) -> None:
    """Plain dyed paper, a moon in its middle: seen on the smallest card, and no lacquer."""
    backs = [b["file"].rpartition("/")[2] for b in deck(name)["backs"]]
    assert backs[:2] == ["back_paper_black.svg", "back_paper_brown.svg"]
    assert backs[2:] == [b["file"].rpartition("/")[2] for b in deck("kabufuda")["backs"]]
    for file in backs[:2]:
        image = render(ASSETS / "cards" / "hanafuda" / file, 60)
        down = [image.pixelColor(30, y).lightness() for y in range(12, 86)]
        paper, moon = down[:14] + down[-14:], down[28:46]
        assert max(paper) < min(paper) + 30
        assert max(moon) > max(paper) + 60 or min(moon) < min(paper) - 40
        others = [render(place("kabufuda", other), 60) for other in backs[2:]]
        assert all(distance(image, other) > 5 for other in others)


def test_kabufuda_faces_are_told_apart_when_small(qapp: QApplication) -> None:
    home = ASSETS / "cards" / "kabufuda"
    faces = sorted(set(deck("kabufuda")["faces"].values()))
    for folder in (home, home / "index", home / "large"):
        images = {f: render(folder / f, 44) for f in faces}
        for a, b in combinations(faces, 2):
            assert distance(images[a], images[b]) > 7, (folder.name, a, b)


@pytest.mark.parametrize(
    ("name", "least"),
    [
        ("kabufuda", 34),
        ("courts", 26),
        ("french", 5),
        ("hanafuda", 33),
        ("komaru", 39),
        ("daini", 30.5),
        ("mefuda", 31.5),
    ],
)
def test_faces_differ_from_afar(name: str, least: float, qapp: QApplication) -> None:
    apart, one, other = closest.pairs(closest.faces(name))[0]
    assert apart >= least, (one, other)


@daily("name", ["kabufuda", "hanafuda", "komaru", "daini", "mefuda"])
def test_an_eye_that_sees_little_names_the_face(name: str, qapp: QApplication) -> None:
    """60 pixels, no colour, no index, moved by up to a pixel, strewn with noise."""
    assert named.named(closest.faces(name), times=12) >= 0.99


def hanafuda_faces() -> list[str]:
    data = deck("hanafuda")
    return [*data["faces"].values(), *data["more"]]


@pytest.mark.slow
def test_all_48_hanafuda_faces_are_told_apart_when_small(qapp: QApplication) -> None:
    home = ASSETS / "cards" / "hanafuda"
    assert len(set(hanafuda_faces())) == 48
    for folder in (home, home / "index", home / "large"):
        images = {f: render(folder / f, 44) for f in hanafuda_faces()}
        for a, b in combinations(images, 2):
            assert distance(images[a], images[b]) > 9, (folder.name, a, b)


def test_hanafuda_faces_are_told_apart_without_colour(qapp: QApplication) -> None:
    images = {
        f: render(ASSETS / "cards" / "hanafuda" / f, 44)
        .convertToFormat(QImage.Format.Format_Grayscale8)
        .convertToFormat(QImage.Format.Format_RGBA8888)
        for f in hanafuda_faces()
    }
    for a, b in combinations(images, 2):
        assert distance(images[a], images[b]) > 8, (a, b)


@pytest.mark.parametrize("name", ["komaru", "daini", "mefuda"])
def test_mamefuda_faces_are_told_apart_when_small(name: str, qapp: QApplication) -> None:
    home = ASSETS / "cards" / name
    faces = sorted(set(deck(name)["faces"].values()))
    for folder in (home, home / "index", home / "large"):
        images = {f: render(folder / f, 44) for f in faces}
        for a, b in combinations(faces, 2):
            assert distance(images[a], images[b]) > 5, (folder.name, a, b)


@daily("name", [n for n in DECKS if n not in ("french", "french_kabu")])
def test_ranks_show_above_the_next_card(name: str, qapp: QApplication) -> None:
    """In a column only the upper 0.29 shows: cards of different ranks differ there."""
    strips: dict[str, list[QImage]] = {}
    index = {f: f"{lay['dir']}/{f}" for lay in deck(name)["layers"] for f in lay["files"]}
    for code, file in deck(name)["faces"].items():
        image = render(place(name, index[file.removeprefix("base/")]), 80)
        strips.setdefault(code[:-1], []).append(image.copy(0, 0, 32, round(image.height() * 0.29)))
    for a, b in combinations(strips, 2):
        for x in strips[a]:
            assert min(distance(x, y) for y in strips[b]) > 6, (a, b)


@pytest.mark.parametrize("name", ["kabufuda", "hanafuda"])
def test_index_changes_nothing_below_it(name: str, qapp: QApplication) -> None:
    """The index is a notch in one corner: below it and beside it the picture stays the same.

    But for those of Kabufuda that are drawn otherwise beside one.
    """
    home = ASSETS / "cards" / name
    other = {f"{n:02}.svg" for n in (2, 3, 5, 8, 10)} if name == "kabufuda" else set()
    for file in [
        *[f for f in sorted((home / "index").iterdir()) if f.name not in other][::3],
        *[f for f in sorted((home / "large").iterdir()) if f.name not in other][::7],
    ]:
        a, b = render(home / file.name, 66), render(file, 66)
        assert distance(a.copy(0, 36, 66, 72), b.copy(0, 36, 66, 72)) < 0.5, file.name
        assert distance(a.copy(32, 0, 34, 36), b.copy(32, 0, 34, 36)) < 0.5, file.name
        assert distance(a.copy(0, 0, 32, 36), b.copy(0, 0, 32, 36)) > 6, file.name


@pytest.mark.parametrize(
    ("file", "left", "high"),
    [
        ("kabufuda/index/06", 94, 120),
        ("kabufuda/large/07", 128, 120),
        ("kabufuda/large/09", 122, 120),
        ("kabufuda/index/08", 88, 20),
        ("hanafuda/large/12_bright", 144, 120),
        ("komaru/large/03_special", 118, 140),
        ("daini/large/03", 118, 140),
        ("mefuda/large/02", 118, 140),
    ],
)
def test_what_stands_beside_an_index_is_whole(
    file: str, left: int, high: int, qapp: QApplication
) -> None:
    """An index stands for a gable, and beside it heads and coins are free."""
    name, folder, face = file.split("/")
    home = ASSETS / "cards" / name
    a, b = render(home / f"{face}.svg", 330), render(home / folder / f"{face}.svg", 330)
    beside = QRect(left, 12, 330 - left, high)
    assert distance(a.copy(beside), b.copy(beside)) < 0.5


@pytest.mark.parametrize(("folder", "left"), [("", 20), ("index", 92), ("large", 117)])
def test_five_arches_stand_beside_every_index(folder: str, left: int, qapp: QApplication) -> None:
    image = render(ASSETS / "cards" / "kabufuda" / folder / "05.svg", 330)
    row = "".join(" #"[image.pixelColor(x, 62).lightness() > 128] for x in range(left, 310))
    assert len([paper for paper in row.split() if len(paper) > 10]) == 5


def test_nothing_is_left_of_the_gable_that_an_index_stands_for(qapp: QApplication) -> None:
    image = render(ASSETS / "cards" / "kabufuda" / "index" / "08.svg", 330)
    paper = [image.pixelColor(x, y).lightness() for x in range(90, 110) for y in range(36, 104)]
    assert min(paper) > 200


@pytest.mark.parametrize("size", ["index", "large"])
def test_index_shows_above_the_next_card(size: str, qapp: QApplication) -> None:
    """Columns overlap downwards by steps of 0.29 of the height."""
    home = ASSETS / "cards" / "kabufuda" / size
    strips = {}
    for f in sorted(set(deck("kabufuda")["faces"].values())):
        image = render(home / f, 100)
        strips[f] = image.copy(0, 0, 40, round(image.height() * 0.29))
    for a, b in combinations(strips, 2):
        if a[:2] != b[:2]:
            assert distance(strips[a], strips[b]) > 6, (a, b)


def test_french_cards_are_told_apart_in_a_fan(qapp: QApplication) -> None:
    """Only the left 0.30 of the width shows."""
    home = ASSETS / "cards" / "french"
    strips = {}
    for f in sorted(set(deck("french")["faces"].values())):
        image = render(home / f, 60)
        strips[f] = image.copy(0, 0, 18, round(image.height() * 0.3))
    for a, b in combinations(strips, 2):
        assert distance(strips[a], strips[b]) > 1.2, (a, b)


def test_jokers_differ_without_colour(qapp: QApplication) -> None:
    home = ASSETS / "cards" / "french"
    a, b = (
        render(home / f"joker_{c}.svg", 60)
        .convertToFormat(QImage.Format.Format_Grayscale8)
        .convertToFormat(QImage.Format.Format_RGBA8888)
        for c in ("red", "black")
    )
    assert distance(a, b) > 12


def test_every_seat_has_its_chip_sign_and_portrait() -> None:
    for i in range(10):
        for kind in ("chip", "seat", "avatar"):
            assert (ASSETS / "table" / f"{kind}_{i}.svg").is_file()


def test_every_face_can_be_glad_and_sorry(qapp: QApplication) -> None:
    for i in range(PORTRAITS):
        usual, *moved = (render(ASSETS / portrait_file(i, mood), 100) for mood in (0, 1, -1))
        assert all(0 < distance(usual, one) < 12 for one in moved), i
    assert len(list((ASSETS / "table").glob("glad_*.svg"))) == PORTRAITS
    assert len(list((ASSETS / "table").glob("sorry_*.svg"))) == PORTRAITS


def test_portraits_are_told_apart_when_small(qapp: QApplication) -> None:
    files = [ASSETS / portrait_file(i) for i in range(PORTRAITS)]
    assert sorted(files) == sorted((ASSETS / "table").glob("avatar_*.svg"))
    images = [render(path, 44) for path in files]
    for (i, a), (j, b) in combinations(enumerate(images), 2):
        assert distance(a, b) > 12, (i, j)


@pytest.mark.parametrize("name", CLOTHS)
def test_cloths_have_no_seams(name: str, qapp: QApplication) -> None:
    """At its edges a tile differs from its other side no more than from its own next row."""
    image = render(ASSETS / "table" / f"cloth_{name}.svg", 240)
    height = image.height()
    assert 120 <= height <= image.width() == 240
    left, right = image.copy(0, 0, 1, height), image.copy(239, 0, 1, height)
    inside = max(
        distance(image.copy(x, 0, 1, height), image.copy(x + 1, 0, 1, height))
        for x in range(20, 220, 9)
    )
    assert distance(left, right) <= inside + 2
    tops = [image.copy(0, y, 240, 1) for y in range(height)]
    steps = [distance(tops[y], tops[y + 1]) for y in range(height - 1)]
    assert distance(tops[0], tops[-1]) <= max(steps) + 2


def test_checklist_names_every_face() -> None:
    text = (ASSETS / "README.md").read_text(encoding="utf-8")
    for name in ("hanafuda", "kabufuda"):
        for file in {*deck(name)["faces"].values(), *deck(name).get("more", [])}:
            assert f"`{Path(file).stem}`" in text, file
    for name in DECKS:
        assert f"sheets/{name}.png" in text


def test_every_value_has_its_chip_and_stick() -> None:
    for value in (1, 5, 10, 25, 100):
        assert (ASSETS / "table" / f"chip_value_{value}.svg").is_file()
    for value in (100, 1000, 5000, 10000):
        assert (ASSETS / "table" / f"stick_{value}.svg").is_file()
    for name in ("dealer", "landlord", "turn"):
        assert (ASSETS / "table" / f"{name}.svg").is_file()


@pytest.mark.parametrize("size", [16, 24, 32, 48, 64, 128, 256, 512])
def test_icons_of_the_program(size: int, qapp: QApplication) -> None:
    path = ASSETS / "icons" / "app" / f"cardtable_{size}.png"
    image = QImage(str(path))
    assert (image.width(), image.height()) == (size, size)
    assert image.hasAlphaChannel()
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(size // 2, size // 2).alpha() == 255
    own = path.with_suffix(".svg")
    assert own.is_file() == (size < 64)  # small ones are drawn on their own pixels
    drawn = render(own if own.is_file() else ASSETS / "icons" / "cardtable.svg", size)
    assert distance(image.convertToFormat(drawn.format()), drawn) < 6


@pytest.mark.parametrize("name", DECKS)
def test_sheet_of_every_deck_is_small_and_fresh(name: str, qapp: QApplication) -> None:
    """The first row of cards is what the deck shows today."""
    path = ASSETS / "sheets" / f"{name}.png"
    assert path.stat().st_size <= 700_000
    image = QImage(str(path)).convertToFormat(QImage.Format.Format_RGBA8888)
    found = all_decks()[name]
    shown = cells(found, found.variant(), "en")
    count = columns(found, len(shown))
    scale, smooth = image.width() / 1600, Qt.TransformationMode.SmoothTransformation
    wide = (1600 - 80 - (count - 1) * 18) / count
    for i, cell in enumerate(shown[:count]):
        x, y = (40 + i * (wide + 18)) * scale, 84 * scale
        face = render(cell.path, 160).scaled(
            20, 30, mode=Qt.TransformationMode.SmoothTransformation
        )
        seen = image.copy(
            round(x), round(y), round(wide * scale), round(wide / found.ratio * scale)
        ).scaled(face.size(), mode=smooth)
        inner = QRect(2, 2, 16, 26)
        assert distance(seen.copy(inner), face.copy(inner)) < 12, (name, cell.caption)


#: One of each way of drawing.
DAILY = ("cards/komaru/10.svg", "cards/mefuda/index/10.svg")
SAMPLE = (
    "cards/hanafuda/01_bright.svg",
    "cards/hanafuda/06_chaff_1.svg",
    "cards/hanafuda/index/12_chaff_3.svg",
    "cards/hanafuda/11_bright.svg",
    "cards/mushibana/index/11_chaff.svg",
    "cards/komaru/10.svg",
    "cards/daini/04_special.svg",
    "cards/mefuda/index/10.svg",
    "table/cloth_green.svg",
    "table/cloth_wood.svg",
    "table/chip_value_100.svg",
    "table/stick_5000.svg",
    "cards/kabufuda/01_akapin.svg",
    "cards/kabufuda/04_kinshi.svg",
    "cards/kabufuda/07.svg",
    "cards/kabufuda/index/10.svg",
    "cards/kabufuda/large/04_kinshi.svg",
    "cards/mefuda/onifuda.svg",
    "cards/kabufuda/back_red.svg",
    "cards/french/KS.svg",
    "cards/french/QH.svg",
    "cards/french/TC.svg",
    "cards/french/AS.svg",
    "cards/french/joker_red.svg",
    "cards/french/back_1.svg",
    "cards/french/large_german_four_colour/QD.svg",
    "table/avatar_8.svg",
    "table/chip_4.svg",
    "icons/cardtable.svg",
    "icons/app/cardtable_16.svg",
    "icons/app/cardtable_48.svg",
    "icons/gear.svg",
    "icons/stamp.svg",
)


@pytest.fixture(scope="module")
def jobs() -> Any:
    pytest.importorskip("shapely")
    pytest.importorskip("numpy")
    from assets.draw.__main__ import jobs as all_jobs

    return dict(all_jobs())


@daily("path", SAMPLE, *DAILY)
def test_files_are_what_the_program_draws(jobs: Any, qapp: QApplication, path: Path) -> None:
    """Pixels, not text: the coordinates may differ in the last digit between GEOS versions."""
    drawn = render(jobs[path](), 200)
    assert distance(render(ASSETS / path, 200), drawn) < 0.4


@pytest.mark.parametrize("letter", "あかよろしみの")
def test_letters_are_printed_whole(jobs: Any, qapp: QApplication, letter: str) -> None:
    """A brush may cross itself, as ろ does; nothing of it is lost on the way to the file."""
    from assets.draw.block import Block, document
    from assets.draw.press import SCALE
    from assets.draw.ribbons import kana

    block = Block((100, 100))
    shape = kana(letter, 50, 50, 90, 1.5)
    block.ink(shape)
    image = render(document((100, 100), f'<g transform="{SCALE}">{block.body()}</g>'), 200)
    pixels = bytes(image.constBits())
    inked = sum(pixels[3::4]) / 255 / 4
    assert inked == pytest.approx(shape.buffer(0.001).area, rel=0.06)


def flattened(start: complex, pieces: list[Any]) -> list[complex]:
    """Points along the curves that an outline was fitted with."""
    out, at = [], start
    for end, h1, h2 in pieces:
        for k in range(1, 21):
            t, u = k / 20, 1 - k / 20
            if h1 is None:
                out.append(at * u + end * t)
            elif h2 is None:
                out.append(at * u * u + 2 * u * t * h1 + end * t * t)
            else:
                out.append(at * u**3 + 3 * u * u * t * h1 + 3 * u * t * t * h2 + end * t**3)
        at = end
    return out


def test_curves_stay_by_the_line_they_are_fitted_to(jobs: Any) -> None:
    """Within 0.05 units, in few pieces; corners stay corners."""
    from shapely.geometry import Point

    from assets.draw.curves import blob, box, brush, disc
    from assets.draw.fit import curves

    ink = {
        "disc": (disc(100, 100, 40), 4),
        "box": (box(10, 10, 90, 200), 4),
        "blob": (blob("10,10! 50,0 90,40 60,90 20,70"), 12),
        "brush": (brush("10,10 60,50 120,20", (0, 6, 0)), 10),
    }
    for name, (shape, most) in ink.items():
        start, pieces = curves(shape.exterior)
        assert len(pieces) <= most, name
        off = max(shape.exterior.distance(Point(p.real, p.imag)) for p in flattened(start, pieces))
        assert off < 0.05 + 0.012, name
    assert all(h is None for _, *handles in curves(ink["box"][0].exterior)[1] for h in handles)


def test_faces_are_written_in_curves() -> None:
    text = (ASSETS / "cards" / "hanafuda" / "01_bright.svg").read_text(encoding="utf-8")
    assert len(re.findall("[cqs]", "".join(re.findall(r' d="([^"]*)"', text)))) > 300


@daily("size", [(60, 98), (177, 290), (500, 818)])
def test_no_seams_show_where_a_big_ink_is_cut(
    jobs: Any, qapp: QApplication, size: tuple[int, int]
) -> None:
    """Black with many slits is written as several paths; between them no light comes through."""
    from shapely.geometry import MultiPolygon, box

    from assets.draw.block import Block, document
    from assets.draw.press import SCALE

    block = Block((330, 540))
    comb = box(20, 20, 310, 520).difference(
        MultiPolygon([box(x, 40, x + 2, 250) for x in range(30, 300, 5)])
    )
    block.ink(comb)
    text = document((330, 540), f'<g transform="{SCALE}">{block.body()}</g>')
    assert text.count("<path") > 1
    image = render(text, size[0])
    high = image.height()
    solid = image.copy(
        round(size[0] * 0.1), round(high * 0.55), round(size[0] * 0.8), round(high * 0.38)
    )
    alphas = bytes(solid.constBits())[3::4]
    assert min(alphas) > 225


def test_no_file_without_a_program(jobs: Any) -> None:
    written = {p for p in jobs if p.endswith(".svg")}
    assert {relative(p).replace("\\", "/") for p in FILES} == written
    from assets.draw.__main__ import picture_jobs

    pictures = {p.relative_to(ASSETS).as_posix() for p in ASSETS.rglob("*.png")}
    # The window's own pictures, for the README, are those of packaging/pictures.py and film.py.
    pictures = {p for p in pictures if not p.startswith("pictures/")}
    made = {path for path, _ in picture_jobs()}
    assert pictures == {path for path in made if not path.startswith("../")}
    assert all((ASSETS / path).is_file() for path in made)


@pytest.mark.parametrize("name", DECKS)
def test_deck_file_is_what_the_program_writes(jobs: Any, name: str) -> None:
    written = [p for p in jobs if p.startswith(f"cards/{name}/") and p.endswith(".toml")]
    assert f"cards/{name}/deck.toml" in written
    for path in written:
        assert (ASSETS / path).read_text(encoding="utf-8") == jobs[path]()
