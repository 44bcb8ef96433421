"""Bitmaps of SVG files, made by Qt."""

import os
from pathlib import Path


def png(source: Path, size: int) -> bytes:
    """A square picture of an SVG file, its bytes the same in each run."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QBuffer, QIODevice, QSize
    from PySide6.QtGui import QImage, QImageReader

    reader = QImageReader(str(source), b"svg")
    # twice the size, then halved: the smallest icons gain by it
    reader.setScaledSize(QSize(size * 2, size * 2))
    image = reader.read().convertToFormat(QImage.Format.Format_ARGB32)
    if image.isNull():
        raise ValueError(f"{source}: {reader.errorString()}")
    from PySide6.QtCore import Qt

    small = image.scaled(
        size, size, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    small.save(buffer, "PNG", 0)  # type: ignore[call-overload]
    return bytes(buffer.data().data())
