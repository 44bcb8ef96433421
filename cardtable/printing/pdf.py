"""PDF documents for printing: pages in millimetres, with the boxes that print shops look for."""

from __future__ import annotations

import io
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QLineF, QMarginsF, QSizeF
from PySide6.QtGui import QColor, QPageSize, QPainter, QPdfWriter, QPen

from cardtable.printing.pictures import NotPrinted
from cardtable.printing.stock import MARK_GAP, MARK_LONG, MARK_WIDE, POINTS, Rect
from cardtable.translation import message

#: Device units per millimetre: fine enough to round every point to whole units.
UNIT = 100.0


@dataclass(frozen=True, slots=True)
class Boxes:
    """Where a page is cut, and how far it is printed, in millimetres; ``None``: the whole page."""

    trim: Rect | None = None
    bleed: Rect | None = None


class Document:
    """A PDF that is painted page by page.

    Attributes:
        painter: paints on the current page.
    """

    def __init__(self, title: str, wide: float, high: float, plain: bool = False) -> None:
        """``wide`` and ``high`` are the first page's, in millimetres; ``plain``: black and grey
        only.

        Raises:
            NotPrinted: if pypdf is not installed, or nothing can be painted.
        """
        try:
            import pypdf  # noqa: F401  (before an hour's work, not after it)
        except ImportError as error:
            raise NotPrinted(
                message(
                    "Printing needs pypdf, which isn’t installed: {command}.",
                    command="pip install 'cardtable[print]'",
                )
            ) from error
        self._buffer, self._title = QBuffer(), title
        self._buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        self._writer = QPdfWriter(self._buffer)
        self._writer.setResolution(round(25.4 * UNIT))
        self._writer.setTitle(title)
        if plain:
            self._writer.setColorModel(QPdfWriter.ColorModel.Grayscale)
        self._shape(wide, high)
        self._writer.setPageMargins(QMarginsF(0, 0, 0, 0))
        self.painter = QPainter()
        if not self.painter.begin(self._writer):
            raise NotPrinted(message("“{title}” can’t be drawn.", title=title))
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._pages: list[tuple[float, float, Boxes]] = []

    def page(self, width: float, height: float, boxes: Boxes = Boxes()) -> None:
        """Begin a page of this size, in millimetres."""
        if self._pages:
            self._shape(width, height)
            self._writer.newPage()
        self._pages.append((width, height, boxes))

    def _shape(self, width: float, height: float) -> None:
        size = QSizeF(width * POINTS, height * POINTS)
        match = QPageSize.SizeMatchPolicy.ExactMatch
        self._writer.setPageSize(QPageSize(size, QPageSize.Unit.Point, "", match))

    def marks(self, columns: list[float], rows: list[float], bleed: Rect) -> None:
        """Draw crop marks at the cuts ``columns`` (x) and ``rows`` (y), round the printed area."""
        pen = QPen(QColor("black"))
        pen.setWidthF(MARK_WIDE * UNIT)
        self.painter.setPen(pen)
        near, far = MARK_GAP, MARK_GAP + MARK_LONG
        left, right = bleed.x, bleed.x + bleed.w
        top, bottom = bleed.y, bleed.y + bleed.h
        for x in columns:
            self._line(x, top - far, x, top - near)
            self._line(x, bottom + near, x, bottom + far)
        for y in rows:
            self._line(left - far, y, left - near, y)
            self._line(right + near, y, right + far, y)

    def _line(self, x1: float, y1: float, x2: float, y2: float) -> None:
        self.painter.drawLine(QLineF(x1 * UNIT, y1 * UNIT, x2 * UNIT, y2 * UNIT))

    def finished(self) -> bytes:
        """Return the finished file."""
        self.painter.end()
        return _boxed(self._buffer.data(), self._pages, self._title)


def _boxed(data: QByteArray, pages: list[tuple[float, float, Boxes]], title: str) -> bytes:
    """Add the boxes, which Qt lacks, and the exact page sizes, which it rounds to points."""
    from pypdf import PdfReader, PdfWriter
    from pypdf.generic import NameObject

    writer = PdfWriter()
    # Only the pages: other parts of the file contain the time and a random identifier.
    writer.append_pages_from_reader(PdfReader(io.BytesIO(data.data())))
    writer.pdf_header = "%PDF-1.7"
    for page, (width, height, box) in zip(writer.pages, pages, strict=True):
        top = float(page.mediabox.height)
        media = Rect(0, 0, width, height)
        for name, rect in (
            ("/MediaBox", media),
            ("/CropBox", media),
            ("/BleedBox", box.bleed),
            ("/TrimBox", box.trim),
        ):
            if rect is not None:
                page[NameObject(name)] = _corners(rect, top)
    writer.metadata = {"/Title": title, "/Creator": "Cardtable"}
    out = io.BytesIO()
    writer.write(out)
    return out.getvalue()


def _corners(rect: Rect, top: float) -> Any:
    """Convert a box from millimetres downwards to PDF points upwards; the page ends at ``top``."""
    from pypdf.generic import RectangleObject

    left, right = rect.x * POINTS, (rect.x + rect.w) * POINTS
    low, high = top - (rect.y + rect.h) * POINTS, top - rect.y * POINTS
    return RectangleObject((round(left, 3), round(low, 3), round(right, 3), round(high, 3)))
