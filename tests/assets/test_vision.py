"""What must look different does so for colour-blind eyes as well."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from assets.draw.inks import INK, SEATS
from cardtable.art.contact_sheet import VISIONS, seen, seen_svg
from cardtable.art.decks import all_decks
from cardtable.cli import main
from tests.assets.test_art import distance, render
from tests.daily import daily

SUITS = {"S": "sumi", "H": "suit_red", "D": "suit_blue", "C": "suit_green"}
EYES = ("", *VISIONS)


def lab(colour: str) -> tuple[float, float, float]:
    """CIE L*a*b* (D65) of ``#rrggbb``."""
    r, g, b = (
        v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4
        for v in (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    )
    x, y, z = (
        t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116
        for t in (
            (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
            0.2126 * r + 0.7152 * g + 0.0722 * b,
            (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883,
        )
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def apart(a: str, b: str, vision: str) -> float:
    """How far two colours are from each other for an eye (CIE 1976 ΔE)."""
    pairs = zip(lab(seen(a, vision)), lab(seen(b, vision)), strict=True)
    return float(sum((p - q) ** 2 for p, q in pairs) ** 0.5)


def face(path: Path, vision: str, width: int = 44) -> QImage:
    """A face as an eye sees it."""
    return render(seen_svg(path.read_bytes(), vision).decode(), width)


@pytest.mark.parametrize("vision", VISIONS)
def test_greys_stay_grey(vision: str) -> None:
    for colour in ("#000000", "#777777", "#ffffff"):
        assert apart(colour, seen(colour, vision), "") < 1
    assert seen("#fff", vision) == "#ffffff"


def test_what_each_eye_confuses() -> None:
    assert apart("#b05040", "#777733", "deutan") < apart("#b05040", "#777733", "") / 2
    assert lab(seen("#ff0000", "protan"))[0] < lab(seen("#ff0000", "deutan"))[0]
    assert apart("#0a7a8a", "#0a7a5a", "tritan") < apart("#0a7a8a", "#0a7a5a", "")


@daily("vision", EYES)
def test_four_suit_colours_and_the_ribbons_are_told_apart(vision: str) -> None:
    for a, b in combinations(SUITS, 2):
        assert apart(INK[SUITS[a]], INK[SUITS[b]], vision) > 17, (a, b)
    assert apart(INK["red"], INK["indigo"], vision) > 50


@daily("vision", EYES)
def test_ten_seats_are_told_apart(vision: str) -> None:
    for (a, _), (b, _) in combinations(SEATS, 2):
        assert apart(a, b, vision) > 15, (a, b)


@daily("vision", VISIONS)
@pytest.mark.parametrize("four", [False, True], ids=["two colours", "four colours"])
def test_suits_are_told_apart_by_the_corner_of_a_card(
    vision: str, four: bool, qtbot: QtBot
) -> None:
    deck = all_decks()["french"]
    variant = deck.variant({"four_colour": four})
    for rank in "27TK":
        corners = []
        for suit in SUITS:
            image = face(deck.picture(rank + suit, variant), vision, 60)
            corners.append(image.copy(0, 0, 18, image.height() * 3 // 10))
        for a, b in combinations(corners, 2):
            assert distance(a, b) > 1.2, rank


@daily("vision", VISIONS)
@daily(("name", "least"), [("kabufuda", 6.5), ("hanafuda", 8), ("komaru", 5)])
def test_faces_are_told_apart_when_small(
    vision: str, name: str, least: float, qtbot: QtBot
) -> None:
    deck = all_decks()[name]
    variant = deck.variant({"index": False})
    files = dict.fromkeys([*deck.cards.values(), *deck.more])
    images = {f: face(deck.picture_of(f, variant), vision) for f in files}
    for a, b in combinations(images, 2):
        assert distance(images[a], images[b]) > least, (a, b)


def test_a_sheet_can_be_drawn_as_others_see_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], qtbot: QtBot
) -> None:
    images = []
    for vision in EYES:
        target = tmp_path / f"{vision or 'all'}.png"
        words = ["deck", "komaru", "--sheet", str(target), "--width", "400"]
        assert main([*words, "--vision", vision] if vision else words) == 0
        images.append(QImage(str(target)).convertToFormat(QImage.Format.Format_RGBA8888))
    assert all(distance(a, b) > 0.5 for a, b in combinations(images, 2))
    assert main(["deck", "komaru", "--vision", "protan"]) == 2
    assert "--vision only works with --sheet." in capsys.readouterr().err
