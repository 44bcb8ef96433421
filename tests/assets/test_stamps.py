"""Rows of stamps look pulled by hand, and are the same on every machine."""

from itertools import combinations

import pytest
from PySide6.QtWidgets import QApplication

pytest.importorskip("shapely")

from assets.draw import daini, mefuda
from assets.draw.mame_parts import PLACES, pulls
from tests.assets.test_art import ASSETS, distance, render

OWN = {"daini": daini._PLACES, "mefuda": mefuda._PLACES}


@pytest.mark.parametrize("rank", [5, 6, 7, 8, 9])
@pytest.mark.parametrize("deck", ["daini", "mefuda"])
def test_no_two_stamps_of_a_card_are_alike(deck: str, rank: int, qapp: QApplication) -> None:
    face = render(ASSETS / "cards" / deck / f"{rank:02d}.svg", 330)
    spots = OWN[deck].get(rank, PLACES[rank])
    assert len(spots) == rank
    stamps = [face.copy(round(x) - 36, round(y) - 36, 72, 72) for x, y, _ in spots]
    assert min(distance(a, b) for a, b in combinations(stamps, 2)) > 9


@pytest.mark.parametrize("seed", range(40, 80))
def test_no_stamp_is_off_by_much(seed: int) -> None:
    for pull in pulls(seed, 9):
        assert max(abs(part) for part in pull.shift) < 3
        assert 0.98 < pull.size < 1.02
        assert abs(pull.tilt) < 3
        assert 0.85 < pull.press < 1.15


def test_stamps_come_out_the_same_each_time() -> None:
    def told() -> list[tuple[float, ...]]:
        return [(*p.shift, p.size, p.tilt, p.press, *p.colour, p.by(1)) for p in pulls(49, 9)]

    assert told() == told()
    first = (-0.418426, -1.357816, 1.015898, 0.957194, 1.128772, -0.740503, -0.404022, -0.960174)
    assert told()[0] == pytest.approx(first, abs=1e-6)


@pytest.mark.parametrize(("dress", "wide", "high"), [("index", 87, 110), ("large", 112, 150)])
@pytest.mark.parametrize("deck", ["komaru", "daini", "mefuda"])
@pytest.mark.parametrize("rank", [2, 3, 4, 5, 6, 7, 8, 9])
def test_an_index_lies_over_no_stamp(
    rank: int, deck: str, dress: str, wide: int, high: int, qapp: QApplication
) -> None:
    """Paper below and beside it, but for the cords of Komaru and lashes of Mefuda."""
    face = render(ASSETS / "cards" / deck / dress / f"{rank:02d}.svg", 330)
    strips = [face.copy(24, high + 5, wide - 24, 2)]
    if deck != "komaru":
        strips.append(face.copy(wide + 5, 24, 2, high - 24))
    for strip in strips:
        greens = bytes(strip.constBits())[1::4]
        assert sum(green < 128 for green in greens) / len(greens) < 0.2
