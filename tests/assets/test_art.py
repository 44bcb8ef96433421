"""The card art: what QtSvg draws right, complete decks, files as the program draws them."""

import re
import sys
import tomllib
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize
from PySide6.QtGui import QColor, QImage, QImageReader

ROOT = Path(__file__).resolve().parents[2]
ASSETS = ROOT / "assets"
sys.path.insert(0, str(ROOT))

from assets.draw.inks import palette  # noqa: E402  (the colours need no shapely)

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
        "fill", "d", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin",
    },
    "rect": {"x", "y", "width", "height", "rx", "fill", "stroke", "stroke-width"},
    "use": {f"{XLINK}href", "transform"},
}  # fmt: skip
DECKS = ("french", "kabufuda")


def relative(path: Path) -> str:
    return str(path.relative_to(ASSETS))


def deck(name: str) -> dict:
    return tomllib.loads((ASSETS / "cards" / name / "deck.toml").read_text(encoding="utf-8"))


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


def test_there_is_art():
    assert len(FILES) > 200


@pytest.mark.parametrize("path", FILES, ids=relative)
def test_only_what_qtsvg_draws(path):
    limit = 90_000 if path.name.startswith("tile_") else 60_000
    assert path.stat().st_size <= limit
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
def test_deck_is_complete(name):
    data = deck(name)
    home = ASSETS / "cards" / name
    for file in [*data["faces"].values(), *(b["file"] for b in data["backs"])]:
        assert (home / file).is_file(), file
    known = set(data["faces"].values())
    options = {v["id"] for v in data["variants"]}
    listed = {f"{layer['dir']}/{f}" for layer in data["layers"] for f in layer["files"]}
    for layer in data["layers"]:
        assert set(layer["options"]) <= options
        assert set(layer["files"]) <= known
    on_disk = {str(p.relative_to(home)) for p in home.rglob("*/*.svg")}
    assert on_disk == listed
    sizes = [len(layer["options"]) for layer in data["layers"]]
    assert sizes == sorted(sizes, reverse=True), "the most special layer stands first"
    for entry in [data, *data["variants"], *data["backs"]]:
        assert set(entry["name"]) == {"en", "de", "ja", "zh_CN"}


def test_every_code_has_a_face():
    french = {r + s for r in "A23456789TJQK" for s in "SHDC"} | {"b", "R"}
    kabu = {f"{n}{copy}" for n in range(1, 11) for copy in "abcd"}
    assert set(deck("french")["faces"]) == french
    assert set(deck("kabufuda")["faces"]) == kabu
    assert deck("kabufuda")["faces"]["1d"] == "01_akapin.svg"
    assert deck("kabufuda")["faces"]["4d"] == "04_kinshi.svg"


def test_backs_keep_the_shape_of_the_faces():
    for name in DECKS:
        data = deck(name)
        home = ASSETS / "cards" / name
        for file in [*data["faces"].values(), *(b["file"] for b in data["backs"])]:
            root = ET.fromstring((home / file).read_text(encoding="utf-8"))
            assert root.get("viewBox") == "0 0 {} {}".format(*data["size"])


def test_kabufuda_faces_are_told_apart_when_small(qapp):
    home = ASSETS / "cards" / "kabufuda"
    faces = sorted(set(deck("kabufuda")["faces"].values()))
    for folder in (home, home / "index"):
        images = {f: render(folder / f, 44) for f in faces}
        for a, b in combinations(faces, 2):
            assert distance(images[a], images[b]) > 7, (folder.name, a, b)


def test_index_shows_above_the_next_card(qapp):
    """Columns overlap downwards by steps of 0.29 of the height."""
    home = ASSETS / "cards" / "kabufuda" / "index"
    strips = {}
    for f in sorted(set(deck("kabufuda")["faces"].values())):
        image = render(home / f, 100)
        strips[f] = image.copy(0, 0, 40, round(image.height() * 0.29))
    for a, b in combinations(strips, 2):
        if a[:2] != b[:2]:
            assert distance(strips[a], strips[b]) > 6, (a, b)


def test_french_cards_are_told_apart_in_a_fan(qapp):
    """Only the left 0.30 of the width shows."""
    home = ASSETS / "cards" / "french"
    strips = {}
    for f in sorted(set(deck("french")["faces"].values())):
        image = render(home / f, 60)
        strips[f] = image.copy(0, 0, 18, round(image.height() * 0.3))
    for a, b in combinations(strips, 2):
        assert distance(strips[a], strips[b]) > 1.2, (a, b)


def test_jokers_differ_without_colour(qapp):
    home = ASSETS / "cards" / "french"
    a, b = (
        render(home / f"joker_{c}.svg", 60)
        .convertToFormat(QImage.Format.Format_Grayscale8)
        .convertToFormat(QImage.Format.Format_RGBA8888)
        for c in ("red", "black")
    )
    assert distance(a, b) > 12


def test_every_seat_has_its_chip_sign_and_portrait():
    for i in range(10):
        for kind in ("chip", "seat", "avatar"):
            assert (ASSETS / "table" / f"{kind}_{i}.svg").is_file()


SAMPLE = (
    "cards/kabufuda/01_akapin.svg",
    "cards/kabufuda/04_kinshi.svg",
    "cards/kabufuda/07.svg",
    "cards/kabufuda/index/10.svg",
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
    "table/tile_kyo-kabu.svg",
    "icons/cardtable.svg",
    "icons/gear.svg",
)


@pytest.fixture(scope="module")
def jobs():
    pytest.importorskip("shapely")
    pytest.importorskip("numpy")
    from assets.draw.__main__ import jobs as all_jobs

    return dict(all_jobs())


@pytest.mark.parametrize("path", SAMPLE)
def test_files_are_what_the_program_draws(jobs, qapp, path):
    """Pixels, not text: the coordinates may differ in the last digit between GEOS versions."""
    drawn = render(jobs[path](), 200)
    assert distance(render(ASSETS / path, 200), drawn) < 0.4


def test_no_file_without_a_program(jobs):
    written = {p for p in jobs if p.endswith(".svg")}
    assert {relative(p).replace("\\", "/") for p in FILES} == written


@pytest.mark.parametrize("name", DECKS)
def test_deck_file_is_what_the_program_writes(jobs, name):
    path = f"cards/{name}/deck.toml"
    assert (ASSETS / path).read_text(encoding="utf-8") == jobs[path]()
