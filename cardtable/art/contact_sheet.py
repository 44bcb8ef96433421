"""The contact sheet: every face of a deck on one sheet, with its name."""

from __future__ import annotations

import functools
import math
import os
import re
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QImage,
    QPageSize,
    QPainter,
    QPdfWriter,
)
from PySide6.QtSvg import QSvgGenerator, QSvgRenderer

from cardtable.art import fonts
from cardtable.art.deck import Deck, Variant
from cardtable.art.deck_files import title
from cardtable.art.ink_device import print_face
from cardtable.failures import not_enough_memory
from cardtable.files import write_whole
from cardtable.reasons import system_reason
from cardtable.translation import message

ENDINGS = (".png", ".svg", ".pdf")
NARROWEST, WIDEST = 300, 8_000
#: All measures refer to a sheet of this width.
_WIDE = 1_600.0
_MARGIN, _GAP, _HEAD = 40.0, 18.0, 84.0
#: PDF units per point; shapes are rounded to them.
_PDF_DOTS = 50
_PAPER, _INK, _FAINT = "#e6dcc2", "#1c1815", "#5c564c"


class ContactSheetFailed(Exception):
    """The sheet could not be written. One sentence."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One picture with its caption."""

    path: Path
    caption: str


def cells(deck: Deck, variant: Variant, language: str) -> list[Cell]:
    """Return each different face once, in the deck's order, then the backs."""
    counts = Counter(deck.cards.values())
    out = []
    for file in [*counts, *(f for f in deck.more if f not in counts)]:
        name = title(deck, file, language)
        times = counts.get(file, 1)
        out.append(Cell(deck.picture_of(file, variant), f"{name} × {times}" if times > 1 else name))
    backs = [
        Cell(deck.file(b.file), b.names.get(language) or b.names.get("en", b.id))
        for b in deck.backs
    ]
    return out + backs


def columns(deck: Deck, count: int) -> int:
    """Return the number of columns: whole suits or ranks in a row, or what wastes least space."""
    if deck.family == "french":
        return 13
    if len(set(deck.cards.values())) == len(deck.cards):
        return 12  # three ranks of four different faces in a row
    best = math.sqrt(2.4 * count)
    return min(range(4, 14), key=lambda c: 0.4 * (-count % c) + abs(c - best))


def ensure_application() -> QGuiApplication:
    """Return the application, which fonts need; without a screen it runs offscreen."""
    existing = QGuiApplication.instance()
    if isinstance(existing, QGuiApplication):
        return existing
    if sys.platform.startswith("linux") and not (
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    ):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    return QGuiApplication(["cardtable"])


class ContactSheet:
    """The layout of a sheet, and its painting.

    Attributes:
        deck: whose cards it shows.
        height: at a width of 1,600.
    """

    def __init__(self, deck: Deck, variant: Variant, language: str, vision: str = "") -> None:
        self.deck, self._language, self._vision = deck, language, vision
        fonts.load(language)
        self._cells = cells(deck, variant, language)
        fonts.load_for(deck.name(language) + "".join(cell.caption for cell in self._cells))
        self._columns = columns(deck, len(self._cells))
        self._card_w = (_WIDE - 2 * _MARGIN - (self._columns - 1) * _GAP) / self._columns
        self._card_h = self._card_w / deck.ratio
        self._letter = max(12.0, min(17.0, self._card_w * 0.105))
        self._caption = 12 + max(self._tall(cell.caption) for cell in self._cells)
        rows = -(-len(self._cells) // self._columns)
        self.height = _HEAD + _MARGIN + rows * (self._card_h + self._caption + _GAP)

    def paint(self, painter: QPainter, scale: float) -> None:
        """Paint everything; ``scale`` is device units per unit of ours."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(scale, scale)
        ground = QColor(seen(_PAPER, self._vision))
        painter.fillRect(QRectF(0, 0, _WIDE, self.height), ground)
        self._write(
            painter,
            QRectF(_MARGIN, 26, _WIDE - 2 * _MARGIN, 44),
            self.deck.name(self._language),
            30,
            _INK,
        )
        for i, cell in enumerate(self._cells):
            x = _MARGIN + (i % self._columns) * (self._card_w + _GAP)
            y = _HEAD + (i // self._columns) * (self._card_h + self._caption + _GAP)
            renderer = self._renderer(cell.path)
            box = QRectF(x, y, self._card_w, self._card_h)
            if isinstance(painter.device(), QPdfWriter):
                print_face(renderer, painter, box)
            else:
                renderer.render(painter, box)
            below = QRectF(
                x - _GAP * 0.4, y + self._card_h + 5, self._card_w + _GAP * 0.8, self._caption
            )
            self._write(painter, below, cell.caption, self._letter, _FAINT, centred=True)

    def _renderer(self, path: Path) -> QSvgRenderer:
        """Return a renderer of a face with its colours as the reader sees them."""
        try:
            data = path.read_bytes()
        except OSError as error:
            raise ContactSheetFailed(
                message(
                    "{path} can’t be read ({strerror}).",
                    path=path.name,
                    strerror=system_reason(error),
                )
            ) from error
        renderer = QSvgRenderer(QByteArray(seen_svg(data, self._vision)))
        if not renderer.isValid():
            raise ContactSheetFailed(message("{name} can’t be drawn.", name=path.name))
        return renderer

    def _tall(self, caption: str) -> float:
        """Return the height of a caption below its card."""
        room = QRectF(0, 0, self._card_w + _GAP * 0.8, 500)
        metrics = QFontMetricsF(self._font(self._letter))
        return metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), caption).height()

    def _font(self, size: float, bold: bool = False) -> QFont:
        font = fonts.on_paper(self._language)
        font.setPixelSize(round(size))
        if bold:
            font.setWeight(QFont.Weight.DemiBold)
        return font

    def _write(
        self,
        painter: QPainter,
        where: QRectF,
        text: str,
        size: float,
        ink: str,
        centred: bool = False,
    ) -> None:
        painter.save()
        painter.setFont(self._font(size, not centred))
        painter.setPen(QColor(seen(ink, self._vision)))
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop
        flags |= Qt.AlignmentFlag.AlignHCenter if centred else Qt.AlignmentFlag.AlignLeft
        painter.drawText(where, int(flags), text)
        painter.restore()


def image(deck: Deck, variant: Variant, language: str, width: int, vision: str = "") -> QImage:
    """Return the sheet as an image ``width`` pixels wide, as seen with ``vision``."""
    ensure_application()
    sheet = ContactSheet(deck, variant, language, vision)
    scale = width / _WIDE
    out = QImage(width, round(sheet.height * scale), QImage.Format.Format_RGB32)
    if out.isNull():
        raise ContactSheetFailed(not_enough_memory())
    out.fill(QColor(_PAPER))
    _paint(sheet, out, scale)
    return out


def _paint(sheet: ContactSheet, device: QImage | QSvgGenerator | QPdfWriter, scale: float) -> None:
    painter = QPainter()
    if not painter.begin(device):
        raise ContactSheetFailed(message("{name} can’t be drawn.", name=sheet.deck.id))
    try:
        sheet.paint(painter, scale)
    finally:
        painter.end()


def _bytes(
    deck: Deck, variant: Variant, language: str, width: int, ending: str, vision: str
) -> QByteArray:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if ending == ".png":
        image(deck, variant, language, width, vision).save(buffer, "PNG")  # type: ignore[call-overload]
        return buffer.data()
    ensure_application()
    sheet = ContactSheet(deck, variant, language, vision)
    height = round(sheet.height * width / _WIDE)
    if ending == ".svg":
        generator = QSvgGenerator()
        generator.setOutputDevice(buffer)
        generator.setSize(QSize(width, height))
        generator.setViewBox(QRectF(0, 0, width, height))
        generator.setTitle(deck.name(language))
        _paint(sheet, generator, width / _WIDE)
        return buffer.data()
    writer = QPdfWriter(buffer)
    writer.setResolution(72 * _PDF_DOTS)
    writer.setTitle(deck.name(language))
    writer.setPageSize(QPageSize(QSizeF(width, height), QPageSize.Unit.Point))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    _paint(sheet, writer, width / _WIDE * _PDF_DOTS)
    return buffer.data()


def write(
    deck: Deck, variant: Variant, language: str, target: Path, width: int, vision: str = ""
) -> None:
    """Write the sheet as PNG, SVG or PDF, depending on the file's ending.

    ``width`` is in pixels, for SVG and PDF in points. ``vision``, one of ``VISIONS``, shows the
    sheet as colour-blind people see it.

    Raises:
        ContactSheetFailed: if it cannot be written. A file that was there before stays as it was.
    """
    data = _bytes(deck, variant, language, width, target.suffix.lower(), vision)
    try:
        write_whole(target, bytes(data.data()))
    except OSError as error:
        raise ContactSheetFailed(
            message(
                "{target} can’t be written ({strerror}).",
                target=target,
                strerror=system_reason(error),
            )
        ) from error


#: Rows give the red, green and blue that are seen.
_MATRICES: dict[str, tuple[tuple[float, float, float], ...]] = {
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
VISIONS = tuple(_MATRICES)

_HEX = re.compile(r"#(?:[0-9a-fA-F]{6}|[0-9a-fA-F]{3})\b")


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _shown(light: float) -> int:
    light = min(1.0, max(0.0, light))
    part = light * 12.92 if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055
    return round(255 * part)


@functools.lru_cache(maxsize=4096)
def seen(colour: str, vision: str) -> str:
    """Return ``#rrggbb`` (or ``#rgb``) as an eye sees it; with an empty vision unchanged."""
    if not vision:
        return colour
    digits = colour[1:] if len(colour) == 7 else "".join(2 * d for d in colour[1:])
    light = [_linear(int(digits[i : i + 2], 16) / 255) for i in (0, 2, 4)]
    parts = (sum(m * v for m, v in zip(row, light, strict=True)) for row in _MATRICES[vision])
    return "#{:02x}{:02x}{:02x}".format(*(_shown(part) for part in parts))


def seen_svg(data: bytes, vision: str) -> bytes:
    """Return an SVG with its hexadecimal colours replaced by what an eye sees."""
    if not vision:
        return data
    text = data.decode("utf-8")
    return _HEX.sub(lambda found: seen(found[0], vision), text).encode("utf-8")
