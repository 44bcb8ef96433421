"""Loads a KDE card deck, written from what is known of the format and not from our exporter.

libkcardgame looks into every folder of ``carddecks`` for ``index.desktop``, takes group
``KDE Backdeck``, refuses a deck without ``SVG`` or without that file beside it, asks the SVG for
the bounds of ``back`` as the size of all cards, and draws elements called ``<rank>_<suit>``.
"""

from __future__ import annotations

import configparser
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

RANKS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king"]
SUITS = ["club", "diamond", "heart", "spade"]


@dataclass
class KdeDeck:
    """A deck as KPat would hold it."""

    name: str
    features: list[str]
    preview: QImage
    size: QSizeF
    renderer: QSvgRenderer

    def card(self, element: str, wide: int) -> QImage:
        """An element drawn as large as KPat draws a card ``wide`` pixels broad."""
        assert self.renderer.elementExists(element), element
        high = round(wide * self.size.height() / self.size.width())
        out = QImage(wide, high, QImage.Format.Format_ARGB32)
        out.fill(0)
        painter = QPainter(out)
        self.renderer.render(painter, element)
        painter.end()
        return out


def find_all(data: Path) -> list[KdeDeck]:
    """The decks below ``carddecks`` of a data folder, as the games find them."""
    folders = sorted(p for p in (data / "carddecks").iterdir() if (p / "index.desktop").is_file())
    return [load(folder) for folder in folders]


def load(folder: Path) -> KdeDeck:
    """One deck; fails where KPat would pass it over."""
    config = configparser.ConfigParser(interpolation=None, strict=True, delimiters=("=",))
    config.optionxform = str  # type: ignore[assignment, method-assign]
    config.read(folder / "index.desktop", encoding="utf-8")
    group = config["KDE Backdeck"]
    picture = folder / group["SVG"]
    assert picture.is_file()
    renderer = QSvgRenderer(str(picture))  # compressed or not
    assert renderer.isValid()
    return KdeDeck(
        name=group["Name"],
        features=group.get("Features", "AngloAmerican,Backs1").split(","),
        preview=QImage(str(folder / group["Preview"])),
        size=renderer.boundsOnElement("back").size(),
        renderer=renderer,
    )


def bounds(deck: KdeDeck, element: str) -> QRectF:
    """What an element takes."""
    return deck.renderer.boundsOnElement(element)
