"""Where the window opens: where it was last, and never larger than the screen."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QRect, QSize
from PySide6.QtWidgets import QMainWindow

_LEAST, _USUAL = QSize(800, 560), QSize(1280, 800)
#: The largest frame that window managers draw around a window; unknown before it is shown.
_FRAME = QSize(8, 40)


def open_where_it_was(window: QMainWindow, geometry: QByteArray) -> None:
    """Give a window not shown yet its last place, or one in the middle of the screen.

    Args:
        window: the window to place.
        geometry: as written by ``saveGeometry``; empty at the first start.
    """
    usable = window.screen().availableGeometry()
    window.setMinimumSize(_LEAST.boundedTo(usable.size() - _FRAME))
    if not geometry.isEmpty() and window.restoreGeometry(geometry):
        usable = window.screen().availableGeometry()
        if not (window.isMaximized() or window.isFullScreen()):
            place = inside(window.geometry(), usable)
            if place != window.geometry():
                window.setGeometry(place)
        return
    window.resize(_USUAL.boundedTo(usable.size() - _FRAME))


def inside(place: QRect, usable: QRect) -> QRect:
    """A window's place, moved and shrunk to lie on the screen with its frame."""
    most = usable.size() - _FRAME
    place = QRect(place.topLeft(), place.size().boundedTo(most))
    place.moveLeft(min(max(place.left(), usable.left()), usable.right() - place.width() + 1))
    top = usable.top() + _FRAME.height()
    place.moveTop(min(max(place.top(), top), usable.bottom() - place.height() + 1))
    return place
