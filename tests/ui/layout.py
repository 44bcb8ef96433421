"""A page's layout as a player sees it: where parts lie, and whether their words fit."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPushButton, QScrollArea, QWidget


def shown(page: QWidget) -> Iterator[QWidget]:
    """All parts of a page that are shown, except the insides of fields and scroll bars."""
    for child in page.children():
        if isinstance(child, QWidget) and child.isVisible() and not child.isWindow():
            yield child
            if not isinstance(child, QComboBox | QLineEdit):
                yield from shown(child)


def place_in(page: QWidget, widget: QWidget) -> QRect:
    """Where a part lies on the page."""
    return QRect(widget.mapTo(page, QPoint(0, 0)), widget.size())


def settle(page: QWidget) -> None:
    """Let a page come to rest: parts that wrap settle in several turns of the event loop."""
    before: list[QRect] = []
    still = 0
    for _ in range(200):
        QTest.qWait(10)
        now = [part.geometry() for part in shown(page)]
        still = still + 1 if now == before else 0
        if still == 8:
            return
        before = now


def flaws(page: QWidget) -> list[str]:
    """Everything that lies outside its parent, is covered by a neighbour, or cuts its words."""
    found = []
    parts = list(shown(page))
    for part in parts:
        parent = part.parentWidget()
        assert parent is not None
        inside_scroller = isinstance(parent.parentWidget(), QScrollArea)
        if not inside_scroller and not parent.rect().contains(part.geometry()):
            found.append(f"{_name(part)} leaves {_name(parent)}: {part.geometry()}")
        found += _cut(part)
    leaves = [p for p in parts if isinstance(p, QLabel | QPushButton | QComboBox | QLineEdit)]
    for i, one in enumerate(leaves):
        for other in leaves[i + 1 :]:
            both = place_in(page, one).intersected(place_in(page, other))
            if _scroller(one) is not _scroller(other):
                continue  # what is scrolled away lies behind the rest
            if both.width() > 1 and both.height() > 1 and not one.isAncestorOf(other):
                found.append(f"{_name(one)} lies over {_name(other)}: {both}")
    return found


def _scroller(part: QWidget) -> QWidget | None:
    parent = part.parentWidget()
    while parent is not None and not isinstance(parent, QScrollArea):
        parent = parent.parentWidget()
    return parent


def _cut(part: QWidget) -> list[str]:
    if isinstance(part, QLabel) and part.text():
        if part.wordWrap():
            needed = part.heightForWidth(part.width())
            words = part.text().split()
            widest = max((QFontMetrics(part.font()).horizontalAdvance(w) for w in words), default=0)
            if needed > part.height() + 1:
                return [f"{_name(part)} is cut: {part.height()} high, needs {needed}"]
            if widest > part.width() and part.text().isascii():  # other scripts break anywhere
                return [f"a word of {_name(part)} is cut"]
        elif part.sizeHint().width() > part.width() + 1:
            return [f"{_name(part)} is cut: {part.width()} wide, needs {part.sizeHint().width()}"]
    elif isinstance(part, QPushButton | QComboBox):
        least = part.minimumSizeHint()
        if least.width() > part.width() + 1 or least.height() > part.height() + 1:
            return [f"{_name(part)} is cut: {part.size()}, needs {least}"]
        if isinstance(part, QComboBox) and not hasattr(part, "names"):
            text = QFontMetrics(part.font()).horizontalAdvance(part.currentText())
            if text > part.width() - 30:
                return [f"{_name(part)} cuts “{part.currentText()}”"]
    return []


def _name(part: QWidget) -> str:
    text = getattr(part, "text", None)
    said = part.accessibleName() or (text() if callable(text) else "")
    return f"{type(part).__name__} “{said}”"
