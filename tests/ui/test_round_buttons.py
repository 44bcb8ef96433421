"""Round buttons on the cloth, whose picture is kept from frame to frame."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QCursor, QIcon, QPixmap
from pytestqt.qtbot import QtBot

from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.theme import Theme


def _square(colour: Qt.GlobalColor) -> QPixmap:
    picture = QPixmap(16, 16)
    picture.fill(colour)
    return picture


def _picture(button: KeyButton) -> None:
    button.set_words("")
    button.show_picture(_square(Qt.GlobalColor.green))


def _check(button: KeyButton) -> None:
    button.setCheckable(True)
    button.setChecked(True)


@pytest.mark.parametrize(
    "change",
    [
        _check,
        lambda button: button.setDown(True),
        lambda button: button.setIcon(QIcon(_square(Qt.GlobalColor.red))),
        _picture,
        lambda button: button.set_words("Take back"),
        lambda button: button.resize(60, 60),
        lambda button: button.apply_theme(replace(Theme(), dark=True, text=150)),
        lambda button: button.setFocus(),
    ],
)
def test_a_round_button_is_seen_as_it_is_now(
    qtbot: QtBot, change: Callable[[KeyButton], object]
) -> None:
    QCursor.setPos(900, 900)  # not over it
    pictures = []
    for first_seen in (True, False):  # and one that is changed before it is ever drawn
        button = KeyButton(Theme(), "round")
        qtbot.addWidget(button)
        button.set_words("Undo")
        button.resize(160, 40)
        button.setIcon(QIcon(_square(Qt.GlobalColor.blue)))
        button.show()
        with qtbot.waitActive(button):
            button.activateWindow()
        button.clearFocus()
        if first_seen:
            pictures.append(button.grab().toImage())
        change(button)
        pictures.append(button.grab().toImage())
        button.hide()
    before, now, fresh = pictures
    assert now == fresh
    assert now != before
