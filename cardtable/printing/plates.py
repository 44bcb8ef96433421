"""The plates of a picture: key, colours, silver and gold, each printed in a pass of its own.

A plate omits what is printed from the others and leaves its place blank (*knocked out*), so that
everything overlaps as in the picture. Key and metals come out in solid black, as plate makers want;
the colours keep their inks. The paper's own tint is not printed from any plate: it is the colour of
the stock.
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


def separated(svg: str, plate: str) -> str:
    """Return the picture as it is cut into one of :data:`PLATES`."""
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
        if kind != plate:
            return found[1] + _WHITE
        return found[0] if plate == COLOURS else found[1] + _BLACK

    bare = _PAINT.sub(paint, _GRADIENT.sub(set_aside, svg))
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
