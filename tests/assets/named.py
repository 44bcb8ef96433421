"""How often a face is named right by an eye that sees little: ``python -m tests.assets.named``.

Each face is drawn 60 pixels wide, without colour and without its index, moved by up to a pixel
each way, and strewn with noise; it is named after the face of its deck that it differs least from.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from tests.assets.closest import NAMES, faces

WIDE, NOISE, TIMES = 60, 24.0, 100


def drawn(path: Path, dx: float = 0, dy: float = 0) -> NDArray[np.float64]:
    """The greys of a face, moved by so many pixels."""
    renderer = QSvgRenderer(str(path))
    size = renderer.defaultSize()
    image = QImage(
        WIDE, round(WIDE * size.height() / size.width()), QImage.Format.Format_Grayscale8
    )
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    renderer.render(painter, QRectF(image.rect()).translated(dx, dy))
    painter.end()
    whole = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), -1)
    return whole[:, :WIDE].astype(float).ravel()


def named(files: list[Path], noise: float = NOISE, times: int = TIMES) -> float:
    """The part of all looks that name the face that was looked at."""
    known = np.stack([drawn(file) for file in files])
    rng = np.random.default_rng(24)
    right = 0
    for number, file in enumerate(files):
        moved = [drawn(file, *rng.uniform(-1, 1, 2)) for _ in range(8)]
        for look in range(times):
            seen = np.clip(moved[look % 8] + rng.normal(0, noise, known.shape[1]), 0, 255)
            right += int(np.argmin(((known - seen) ** 2).sum(axis=1))) == number
    return right / len(files) / times


def main() -> int:
    """What part of the looks is right, of each deck."""
    application = QGuiApplication.instance() or QGuiApplication([])
    for name in NAMES:
        print(f"{name:10} {named(faces(name)):.4f}")
    del application
    return 0


if __name__ == "__main__":
    sys.exit(main())
