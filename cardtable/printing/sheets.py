"""Cards as PDF: one per file, many on a sheet with the backs behind them, and the plates."""

from __future__ import annotations

from collections.abc import Iterator

from cardtable.printing.pdf import UNIT, Boxes, Document
from cardtable.printing.pictures import CardPrint, text_of
from cardtable.printing.plates import COLOURS, PLATES, TRAP, inked, separated
from cardtable.printing.stock import BLEED, PAPERS, SLUG, Grid, Print, Rect, Stock, grid


def _alone(document: Document, stock: Stock, picture: CardPrint) -> None:
    """Paint a page with one card, its bleed and its crop marks."""
    w, h = stock.size
    place = Rect(SLUG, SLUG, w, h)
    document.page(w + 2 * SLUG, h + 2 * SLUG, Boxes(place, place.grown(BLEED)))
    picture.paint(document.painter, place, UNIT)
    document.marks([SLUG, SLUG + w], [SLUG, SLUG + h], place.grown(BLEED))


def card(card: Print, stock: Stock, title: str) -> bytes:
    """Return a PDF of one card with bleed and crop marks."""
    w, h = stock.size
    document = Document(title, w + 2 * SLUG, h + 2 * SLUG)
    _alone(document, stock, CardPrint(card, stock))
    return document.finished()


def plates(stock: Stock, title: str) -> Iterator[tuple[str, bytes]]:
    """Yield each plate that the faces need: its name, and a PDF with one page per face."""
    texts = {face.name: text_of(face) for face in stock.faces}
    needed = {face.name: inked(texts[face.name]) for face in stock.faces}
    w, h = stock.size
    for plate in PLATES:
        faces = [face for face in stock.faces if plate in needed[face.name]]
        if not faces:
            continue
        name = f"{title}, {plate}"
        document = Document(name, w + 2 * SLUG, h + 2 * SLUG, plain=plate != COLOURS)
        for face in faces:
            picture = separated(texts[face.name], plate, TRAP / w)
            _alone(document, stock, CardPrint(face, stock, picture))
        yield plate, document.finished()


def sheets(stock: Stock, paper: str, title: str) -> bytes:
    """Return a PDF of all cards on sheets; each page of faces is followed by its page of backs.

    ``paper`` is one of :data:`PAPERS`. The sheets are to be turned like pages of a book.
    """
    assert paper in PAPERS
    lying = grid(paper, stock.size)
    pictures = {face.name: CardPrint(face, stock) for face in stock.faces}
    back = CardPrint(stock.back, stock)
    document = Document(title, lying.wide, lying.high)
    every, room = stock.every, len(lying.spots)
    for begin in range(0, len(every), room):
        some = every[begin : begin + room]
        spots = lying.spots[: len(some)]
        _sheet(document, lying, [(pictures[c.name], s) for c, s in zip(some, spots, strict=True)])
        _sheet(document, lying, [(back, spot.mirrored(lying.wide)) for spot in spots])
    return document.finished()


def _sheet(document: Document, lying: Grid, laid: list[tuple[CardPrint, Rect]]) -> None:
    spots = [spot for _, spot in laid]
    whole = _around([spot.grown(BLEED) for spot in spots])
    document.page(lying.wide, lying.high, Boxes(_around(spots), whole))
    for picture, spot in laid:
        picture.paint(document.painter, spot, UNIT)
    columns = {edge for s in spots for edge in (s.x, s.x + s.w)}
    rows = {edge for s in spots for edge in (s.y, s.y + s.h)}
    document.marks(sorted(columns), sorted(rows), whole)


def _around(rects: list[Rect]) -> Rect:
    left, top = min(r.x for r in rects), min(r.y for r in rects)
    right, bottom = max(r.x + r.w for r in rects), max(r.y + r.h for r in rects)
    return Rect(left, top, right - left, bottom - top)
