"""How far the faces of a deck are apart when they are small: ``python -m tests.assets.closest``.

Two faces are drawn 60 pixels wide, reduced as if seen from afar (half as large, without colour),
and compared pixel by pixel: the mean difference of grey, 0 … 255. Indexes are left off in decks
that can do without.
"""

from __future__ import annotations

import sys
from itertools import combinations
from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from cardtable.art.assets import asset_folder
from cardtable.art.deck_files import shipped_decks

#: Decks by name, and the twelve courts, which must differ by their pictures.
NAMES = ("courts", "kabufuda", "hanafuda", "mushibana", "komaru", "daini", "mefuda", "french")
SEEN = 30


def faces(name: str) -> list[Path]:
    """The different faces of a deck, bare."""
    if name == "courts":
        folder = asset_folder() / "cards" / "french"
        return [folder / f"{rank}{suit}.svg" for rank in "KQJ" for suit in "SHDC"]
    deck = shipped_decks()[name]
    return [deck.file(file) for file in dict.fromkeys([*deck.cards.values(), *deck.more])]


def grey(path: Path) -> bytes:
    """What is left of a face from afar."""
    renderer = QSvgRenderer(str(path))
    size = renderer.defaultSize()
    image = QImage(60, round(60 * size.height() / size.width()), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    renderer.render(painter, QRectF(image.rect()))
    painter.end()
    small = image.scaled(
        SEEN, image.height() // 2, mode=Qt.TransformationMode.SmoothTransformation
    ).convertToFormat(QImage.Format.Format_Grayscale8)
    line, every = small.bytesPerLine(), bytes(small.constBits())
    return b"".join(every[y * line : y * line + SEEN] for y in range(small.height()))


def pairs(files: list[Path]) -> list[tuple[float, str, str]]:
    """All pairs, the closest first."""
    seen = {file: grey(file) for file in files}
    return sorted(
        (
            sum(abs(p - q) for p, q in zip(seen[a], seen[b], strict=True)) / len(seen[a]),
            a.stem,
            b.stem,
        )
        for a, b in combinations(files, 2)
    )


def main() -> int:
    """The three closest pairs of each deck."""
    application = QGuiApplication.instance() or QGuiApplication([])
    for name in NAMES:
        told = (f"{apart:.1f} {one} {other}" for apart, one, other in pairs(faces(name))[:3])
        print(f"{name:10} {' · '.join(told)}")
    del application
    return 0


if __name__ == "__main__":
    sys.exit(main())
