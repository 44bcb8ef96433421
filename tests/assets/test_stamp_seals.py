"""The seals of the stamp book: one for each stamp, in one ink, told apart when small."""

from itertools import combinations

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from cardtable.games.stamps import book
from cardtable.ui.widgets.stamp_seals import embossed, printed
from tests.assets.test_art import ASSETS, distance, render

IDS = [stamp.id for page in book() for stamp in page.stamps]
FILES = [ASSETS / "stamps" / f"{id_}.svg" for id_ in IDS]


def test_every_stamp_has_its_seal_and_no_seal_is_left_over() -> None:
    assert sorted(FILES) == sorted((ASSETS / "stamps").iterdir())


@pytest.mark.parametrize("id_", IDS)
def test_files_are_what_the_program_draws(id_: str, qapp: QApplication) -> None:
    pytest.importorskip("shapely")
    from assets.draw.stamps import files

    drawn = render(files()[f"stamps/{id_}.svg"](), 200)
    assert distance(render(ASSETS / "stamps" / f"{id_}.svg", 200), drawn) < 0.4


def test_seals_are_small_files_of_one_ink(qapp: QApplication) -> None:
    for file in FILES:
        text = file.read_text("utf-8")
        assert text.count('fill="') == text.count('fill="#c7322b"') == 1
        assert file.stat().st_size < 8_000, file


def _inked(image: QImage) -> float:
    """The share of a picture that is inked."""
    return sum(bytes(image.constBits())[3::4]) / 255 / (image.width() * image.height())


def test_seals_are_told_apart_when_small(qapp: QApplication) -> None:
    images = {file.stem: render(file, 48) for file in FILES}
    assert all(0.1 < _inked(image) < 0.85 for image in images.values())
    for a, b in combinations(images, 2):
        assert distance(images[a], images[b]) > 12, (a, b)


@pytest.mark.parametrize(("paper", "dark"), [("#e6dcc6", False), ("#231d18", True)])
def test_an_embossing_has_no_ink_but_can_be_seen(
    paper: str, dark: bool, qapp: QApplication
) -> None:
    ground = QColor(paper)
    for id_ in IDS:
        image = embossed(id_, 64, 1.0, paper, dark).toImage()
        seen = 0
        for x in range(0, 64, 2):
            for y in range(0, 64, 2):
                pixel = image.pixelColor(x, y)
                if pixel.alpha() > 40 and abs(pixel.lightness() - ground.lightness()) > 8:
                    seen += 1
                assert pixel.hsvSaturation() < 200 or pixel.alpha() < 200 or pixel.value() < 60
        assert seen > 40, id_
    assert printed("gin", 64, 1.0).width() == 64
