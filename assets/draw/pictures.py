"""Bitmaps made by Qt of what the other modules drew: icons and the sheets of the decks."""

import os
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

SHEET_WIDTH = 1400


def _bytes(image: "QImage") -> bytes:
    from PySide6.QtCore import QBuffer, QIODevice

    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG", 0)  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def png(source: Path, size: int) -> bytes:
    """A square picture of an SVG file, its bytes the same in each run."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QSize, Qt
    from PySide6.QtGui import QImage, QImageReader

    reader = QImageReader(str(source), b"svg")
    # twice the size, then halved: the smallest icons gain by it
    reader.setScaledSize(QSize(size * 2, size * 2))
    image = reader.read().convertToFormat(QImage.Format.Format_ARGB32)
    if image.isNull():
        raise ValueError(f"{source}: {reader.errorString()}")
    return _bytes(
        image.scaled(
            size,
            size,
            Qt.AspectRatioMode.KeepAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
    )


def icon_sheet(folder: Path) -> bytes:
    """The icon in all its sizes on four grounds, and the small ones enlarged."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QRect
    from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter

    icons = sorted(map(_image, folder.glob("*.png")), key=QImage.width)
    rows, gap = 148, 20
    wide = sum(i.width() + gap for i in icons[:-2]) + gap
    out = QImage(wide + 256 + 512 + 3 * gap, 4 * rows, QImage.Format.Format_RGB32)
    painter = QPainter(out)
    evening = QLinearGradient(0, 0, out.width(), rows)
    for at, ink in ((0, "#27406b"), (0.4, "#c47b4e"), (0.7, "#e8d7a8"), (1, "#31553c")):
        evening.setColorAt(at, QColor(ink))
    for row, ground in enumerate((QColor("white"), QColor("#8a8a8a"), QColor("#101012"), evening)):
        painter.fillRect(QRect(0, row * rows, out.width(), rows), ground)
        x = gap
        for icon in icons[:-2]:
            painter.drawImage(x, row * rows + (rows - icon.height()) // 2, icon)
            x += icon.width() + gap
    x = wide
    painter.drawImage(x, gap, icons[-2])
    for i, small in enumerate(icons[:4]):
        painter.drawImage(QRect(x + 24 + i % 2 * 112, 330 + i // 2 * 112, 96, 96), small)
    painter.drawImage(x + 256 + gap, (4 * rows - 512) // 2, icons[-1])
    painter.end()
    return _bytes(out)


def _image(path: Path) -> "QImage":
    from PySide6.QtGui import QImage

    return QImage(str(path))


def sheet(deck: str) -> bytes:
    """A deck's picture book in English, as a PNG of 255 colours."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from cardtable.art.contact_sheet import image
    from cardtable.art.decks import all_decks

    found = all_decks()[deck]
    return _bytes(_indexed(image(found, found.variant(), "en", SHEET_WIDTH)))


def _indexed(image: "QImage", most: int = 255) -> "QImage":
    """The picture in its most frequent colours; the others take the nearest of them."""
    from PySide6.QtGui import QImage

    w, h = image.width(), image.height()
    flat = np.frombuffer(image.constBits(), np.uint32).reshape(h, -1)[:, :w] & 0xFFFFFF
    colours, inverse, counts = np.unique(flat, return_inverse=True, return_counts=True)
    rgb = np.stack([(colours >> s) & 255 for s in (16, 8, 0)], axis=1).astype(np.int32)
    # near colours share a cell; the best of the fullest cells make the palette
    cells = (rgb >> 4) @ np.array([256, 16, 1])
    order = np.argsort(counts)[::-1]
    chosen: list[int] = []
    taken: dict[int, int] = {}
    for i in order:
        if taken.get(int(cells[i]), 0) < (4 if counts[i] > 4000 else 1):
            taken[int(cells[i])] = taken.get(int(cells[i]), 0) + 1
            chosen.append(int(i))
        if len(chosen) == most:
            break
    palette = rgb[chosen]
    nearest = np.empty(len(rgb), np.uint8)
    for k in range(0, len(rgb), 4096):
        part = rgb[k : k + 4096, None, :] - palette[None]
        nearest[k : k + 4096] = np.argmin((part * part) @ np.array([3, 6, 2]), axis=1)
    pixels = nearest[inverse.reshape(-1)].reshape(h, w)
    out = QImage(w, h, QImage.Format.Format_Indexed8)
    out.setColorTable([0xFF000000 | int(colours[i]) for i in chosen])
    stride = out.bytesPerLine()
    np.frombuffer(out.bits(), np.uint8).reshape(h, stride)[:, :w] = pixels
    return out
