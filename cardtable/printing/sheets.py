"""Cards as PDF: one per file, many on a sheet with the backs behind them, and the plates."""

from __future__ import annotations

import re
from collections.abc import Iterator

from PySide6.QtGui import QColor

from cardtable.printing.pdf import UNIT, Boxes, Document
from cardtable.printing.pictures import CardPrint, text_of
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

    ``paper`` is one of :data:`PAPERS`. The sheets are to be turned over their long edge, whichever
    way they lie; faces and backs of a card have their heads at the same end.
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
        behind = [(back, lying.behind(spot)) for spot in spots]
        _sheet(document, lying, behind, turned=lying.landscape)
    return document.finished()


def _sheet(
    document: Document, lying: Grid, laid: list[tuple[CardPrint, Rect]], turned: bool = False
) -> None:
    """Paint a page of cards and its crop marks; ``turned``: with the cards upside down."""
    spots = [spot for _, spot in laid]
    whole = _around([spot.grown(BLEED) for spot in spots])
    document.page(lying.wide, lying.high, Boxes(_around(spots), whole))
    for picture, spot in laid:
        document.painter.save()
        if turned:
            document.painter.translate((2 * spot.x + spot.w) * UNIT, (2 * spot.y + spot.h) * UNIT)
            document.painter.rotate(180)
        picture.paint(document.painter, spot, UNIT)
        document.painter.restore()
    columns = {edge for s in spots for edge in (s.x, s.x + s.w)}
    rows = {edge for s in spots for edge in (s.y, s.y + s.h)}
    document.marks(sorted(columns), sorted(rows), whole)


def _around(rects: list[Rect]) -> Rect:
    left, top = min(r.x for r in rects), min(r.y for r in rects)
    right, bottom = max(r.x + r.w for r in rects), max(r.y + r.h for r in rects)
    return Rect(left, top, right - left, bottom - top)


KEY, COLOURS, SILVER, GOLD = PLATES = ("key", "colours", "silver", "gold")
#: Not printed: the paper tint of our decks, and white.
_BARE = {"#f6eedc", "#ffffff"}
#: Flat inks that stand for metal; gradients are recognised by name.
_METAL = {"#c9ccd0": SILVER}
#: Colourless inks darker than this (0 … 255) belong to the key plate.
_DARK = 60
#: How far colours and metals are spread, in millimetres.
TRAP = 0.1
_BLACK, _WHITE = "#000000", "#ffffff"

_GRADIENT = re.compile(r'<(linear|radial)Gradient\b[^>]*\bid="([^"]*)".*?</\1Gradient>', re.DOTALL)
_PAINT = re.compile(r'(\b(?:fill|stroke|stop-color)\s*(?:=\s*["\']|:\s*))([^"\';]+)')
_URL = re.compile(r"url\(\s*#([^)\s]+)\s*\)")
_NONE = {"none", "currentcolor", "inherit", "transparent"}


def _plate_of(colour: QColor) -> str:
    name = colour.name()
    if name in _METAL:
        return _METAL[name]
    if name in _BARE:
        return ""
    red, green, blue = colour.red(), colour.green(), colour.blue()
    high, low = max(red, green, blue), min(red, green, blue)
    return KEY if high < _DARK and high - low < 25 else COLOURS


def _plate_of_gradient(name: str, text: str) -> str:
    for metal in (SILVER, GOLD):
        if metal in name.lower():
            return metal
    stops = {_plate_of(QColor(found[2].strip())) for found in _PAINT.finditer(text)}
    return KEY if stops == {KEY} else COLOURS


_VIEW = re.compile(r'viewBox="\s*\S+\s+\S+\s+([\d.]+)')
_SCALE = re.compile(r"scale\(\s*([\d.]+)\s*\)")


def _spread(svg: str, trap: float) -> float:
    """How wide a stroke has to be that reaches ``trap`` card widths out of its shape.

    None where shapes have strokes of their own, or lie in systems of several sizes.
    """
    view, scales = _VIEW.search(svg), {float(found) for found in _SCALE.findall(svg)}
    if view is None or "stroke" in svg or len(scales) > 1:
        return 0.0
    return 2 * trap * float(view[1]) / (scales or {1.0}).pop()


def separated(svg: str, plate: str, trap: float = 0.0) -> str:
    """The picture as it is cut into one of :data:`PLATES`.

    ``trap``: how far colours and metals are spread, in widths of the card.
    """
    width = _spread(svg, trap) if plate != KEY else 0.0
    kinds = {m[2]: _plate_of_gradient(m[2], m[0]) for m in _GRADIENT.finditer(svg)}
    kept: list[str] = []

    def set_aside(found: re.Match[str]) -> str:
        kept.append(found[0])
        return f"\0{len(kept) - 1}\0"

    def paint(found: re.Match[str]) -> str:
        value = found[2].strip()
        url = _URL.fullmatch(value)
        if value.lower() in _NONE:
            return found[0]
        colour = QColor(value)
        kind = kinds.get(url[1], COLOURS) if url else _plate_of(colour)
        if kind == KEY != plate:
            return found[1] + "none"
        if kind != plate:
            return found[1] + _WHITE
        ink = value if plate == COLOURS else _BLACK
        if not width or not found[1].startswith("fill"):
            return found[1] + ink
        quote = found[1][-1]
        also = f"{quote} stroke={quote}{ink}" if quote in "\"'" else f";stroke:{ink}"
        return found[1] + ink + also

    bare = _PAINT.sub(paint, _GRADIENT.sub(set_aside, svg))
    if width:
        bare = bare.replace("<svg ", f'<svg stroke-width="{width:g}" stroke-linejoin="round" ', 1)
    return re.sub(r"\0(\d+)\0", lambda m: kept[int(m[1])], bare)


def inked(svg: str) -> tuple[str, ...]:
    """Return the plates that a picture needs."""
    kinds = {m[2]: _plate_of_gradient(m[2], m[0]) for m in _GRADIENT.finditer(svg)}
    found = set(kinds.values())
    for match in _PAINT.finditer(_GRADIENT.sub("", svg)):
        value = match[2].strip()
        if value.lower() not in _NONE and not _URL.fullmatch(value):
            found.add(_plate_of(QColor(value)))
    return tuple(plate for plate in PLATES if plate in found)
