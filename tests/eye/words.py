"""Checks the words in a window: nothing cut off, elided, pale or tiny.

Kinds of findings: ``cut`` (part of a word lies outside its room), ``elided`` (… replaces the rest),
``covered`` (a panel lies over part of it), ``tiny``, ``pale``, ``collision`` (words over words).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from itertools import combinations

import numpy as np
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QAbstractScrollArea, QGraphicsView, QLineEdit, QWidget

from cardtable.ui.dialog import Fade
from cardtable.ui.table.stage import Stage
from tests.eye.look import Finding, Pixels, Shot, in_window, lying_above, tips_of, told_by
from tests.eye.reader import Word, read
from tests.eye.written import told_on, written_on

#: How far a word may lie outside its room, in pixels or fractions of its height: ink is measured to
#: about a pixel, the tail of a J reaches a little left of its line, and a line has some room above
#: and below its letters.
SIDEWAYS, ASIDE, UPRIGHT = 1.5, 0.13, 0.2
#: The smallest type at the usual text size, in device-independent pixels.
LEGIBLE = 9.5
#: The smallest contrast of a word with its ground, and of a mere sign (WCAG 2.2, level AA).
CONTRAST, SIGN_CONTRAST = 4.5, 3.0
#: How far words may overlap, in pixels, or as a fraction of the lower one's height: a line has room
#: above and below its letters.
NEAR, LOW = 3.0, 0.3
_MORE = "…"
#: Weights that turn red, green and blue, in sixteen steps each, into one number.
_PLACES = np.array([256, 16, 1], np.int16)


def check_words(
    window: QWidget,
    shot: Shot,
    names: Collection[str] = (),
    stage: Stage | None = None,
    zoom: float = 1.0,
) -> list[Finding]:
    """All faults of the words of a window.

    Args:
        window: the window, or a dialog.
        shot: the window's picture.
        names: players' names; long ones may be elided, their tooltips have them in full.
        stage: the table that the window shows, if any.
        zoom: how much the player has everything enlarged.
    """
    findings: list[Finding] = []
    everywhere: list[Word] = []
    for widget in (window, *window.findChildren(QWidget)):
        if not widget.isVisible() or widget.window() is not window:
            continue
        if isinstance(widget.parentWidget(), QGraphicsView):
            if stage is None or widget is not stage.view.viewport():
                continue
            words = written_on(stage)
        else:
            words = list(read(widget))
        told = told_by(widget) if stage is None else f"{told_by(widget)}\n{told_on(stage)}"
        over = list(lying_above(widget))
        whole = (*names, *tips_of(widget))
        for word in words:
            if word.text.isspace():  # a narrow blank between an hour and “PM” is a word to Qt
                continue
            box = in_window(widget, word.box)
            if any(part.contains(box) for part in over) or scrolled_away(widget, box):
                continue
            placed = replace(word, box=box, open=in_window(widget, word.open))
            findings += _cut(placed, widget)
            findings += _tiny(placed, LEGIBLE * min(zoom, 1.0))
            findings += _elided(placed, told, whole)
            findings += _covered(placed, over)
            if widget.isEnabled():
                findings += _pale(placed, shot)
            everywhere.append(replace(placed, box=_room(placed, widget) & box))
    return [*findings, *_collisions(everywhere, NEAR * max(zoom, 1.0))]


def scrolled_away(widget: QWidget, box: QRectF) -> bool:
    """Whether a box in the window is not wholly in view, but can be scrolled into it vertically."""
    above, parent = widget, widget.parentWidget()
    while parent is not None and not above.isWindow():
        if isinstance(parent, QAbstractScrollArea) and not isinstance(parent, QGraphicsView):
            port = in_window(above, QRectF(above.rect()))
            fades = [one for one in parent.findChildren(Fade) if one.isVisible()]
            ends = [port.bottom(), *(in_window(one, QRectF(one.rect())).top() for one in fades)]
            if not port.top() <= box.top() < box.bottom() <= min(ends):
                return True
        above, parent = parent, parent.parentWidget()
    return False


def _room(word: Word, widget: QWidget) -> QRectF:
    """The part of the window in which a word can be seen."""
    room, above = word.open, widget
    while True:
        room &= in_window(above, QRectF(above.rect()))
        parent = above.parentWidget()
        if parent is None or above.isWindow():
            return room
        above = parent


def _cut(word: Word, widget: QWidget) -> Iterator[Finding]:
    room = _room(word, widget)
    if isinstance(widget, QLineEdit):
        return  # typed text scrolls
    sideways = max(room.left() - word.box.left(), word.box.right() - room.right())
    upright = max(room.top() - word.box.top(), word.box.bottom() - room.bottom())
    high = word.box.height()
    if sideways > max(SIDEWAYS, ASIDE * high) or upright > UPRIGHT * high:
        detail = f"{max(sideways, 0):.0f} px at the side, {max(upright, 0):.0f} px above or below"
        yield Finding("cut", word.text, word.box, detail)


def _tiny(word: Word, legible: float) -> Iterator[Finding]:
    if word.size < legible:
        detail = f"type of {word.size:.1f} px"
        yield Finding("tiny", word.text, word.box, detail)


def _covered(word: Word, over: Iterable[QRectF]) -> Iterator[Finding]:
    for part in over:
        both = part & word.box
        if both.width() > NEAR and both.height() > NEAR:
            detail = "a panel lies over part of it"
            yield Finding("covered", word.text, word.box, detail)
            return


def _elided(word: Word, told: str, names: Iterable[str]) -> Iterator[Finding]:
    if _MORE not in word.text or word.text in told:
        return
    left = word.text.split(_MORE)[0].strip()
    if not any(left and left in name for name in names):
        yield Finding("elided", word.text, word.box)


def _pale(word: Word, shot: Shot) -> Iterator[Finding]:
    part = shot.part(word.box.adjusted(-2, -1, 2, 1))
    if part.size == 0 or not word.ink.alpha():
        return
    ground = ground_of(part.reshape(-1, 3), word.ink)
    found = contrast(blended(word.ink, ground), ground)
    is_word = any(letter.isalnum() for letter in word.text)
    if found < (CONTRAST if is_word else SIGN_CONTRAST):
        detail = f"{found:.1f} : 1, {word.ink.name()} on {ground.name()}"
        yield Finding("pale", word.text, word.box, detail)


def ground_of(colours: Pixels, ink: QColor) -> QColor:
    """The background: of the (about) two most frequent colours the one less like the ink."""
    coarse = (colours >> 4).astype(np.int16) @ _PLACES
    counts = np.bincount(coarse, minlength=16**3)
    often = np.argsort(counts)[-2:]
    written = np.array([ink.red(), ink.green(), ink.blue()]) / 16
    # Dense letters have as many pixels as a plain ground, but never as many as a cloth.
    enough = [place for place in often if counts[place] * 4 > counts.max()]
    ground = max(enough, key=lambda at: float(np.abs(at // _PLACES % 16 - written).sum()))
    mean = colours[coarse == ground].mean(axis=0)
    return QColor(*(round(float(part)) for part in mean))


def blended(ink: QColor, ground: QColor) -> QColor:
    """The colour of a translucent ink on a ground."""
    a = ink.alphaF()
    parts = zip(ink.getRgbF()[:3], ground.getRgbF()[:3], strict=True)  # type: ignore[index]
    return QColor.fromRgbF(*(one * a + other * (1 - a) for one, other in parts))


def contrast(one: QColor, other: QColor) -> float:
    """The contrast of two colours according to WCAG, 1 to 21."""

    def light(colour: QColor) -> float:
        parts = (
            part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
            for part in colour.getRgbF()[:3]  # type: ignore[index]
        )
        weighed = zip(parts, (0.2126, 0.7152, 0.0722), strict=True)
        return float(sum(part * weight for part, weight in weighed))

    lights = sorted((light(one), light(other)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def _collisions(words: list[Word], near: float) -> Iterator[Finding]:
    for one, other in combinations(words, 2):
        both = one.box & other.box
        low = LOW * min(one.box.height(), other.box.height())
        if both.width() > near and both.height() > max(near, low):
            yield Finding("collision", f"{one.text} / {other.text}", both)
