"""The order in which Tab visits the parts of a page.

Parts name their stops themselves. Asking layouts for their items is not an option: PySide then
takes the widgets to be owned by the items, and the program crashes when the page is deleted.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QWidget


def follow(stops: Iterable[QWidget]) -> None:
    """Let Tab visit widgets in this order; call it whenever some came, went or moved."""
    before: QWidget | None = None
    for widget in stops:
        if before is not None:
            QWidget.setTabOrder(before, widget)
        before = widget


def stop_if_checked(*buttons: QAbstractButton) -> None:
    """Let Tab stop at buttons of which one is always checked only at that one, as arrows do."""
    for button in buttons:
        button.toggled.connect(partial(_let_stop, button))
        _let_stop(button, button.isChecked())


def _let_stop(button: QAbstractButton, on: bool) -> None:
    tab, policy = Qt.FocusPolicy.TabFocus, button.focusPolicy()
    button.setFocusPolicy(policy | tab if on else policy & ~tab)
