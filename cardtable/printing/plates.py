"""The plates of a picture: key, colours, silver and gold, each printed in a pass of its own.

A plate leaves out what is printed from the others and keeps its place free (*knocked out*): what
lies over what stays as it is in the picture. The key and the metals come out in solid black, the
form that makers of plates want; the colours keep their inks. The paper's own tint is not printed
from any plate: it is the colour of the stock.

No press hits the same spot twice. So the key is printed last, over the others, which go on below
its lines; and what lies in a gap of the key or of another ink is *trapped*: it is spread a little
below its neighbour.
"""

from __future__ import annotations

import re

from PySide6.QtGui import QColor

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
