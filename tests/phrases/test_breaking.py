"""Where lines end: never inside a name in kana, a sum, a row of kickers or a range."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont, QTextLayout
from pytestqt.qtbot import QtBot

from cardtable.art.fonts import families, load
from cardtable.phrases.breaking import as_said, kept_whole
from cardtable.ui.widgets.labels import PlainLabel

TEXTS = [
    ("Mit „--fingerprint“ vergleicht es die Ziffern, die du notiert hast.", "--fingerprint"),
    ("4列目：8と6で4、ヨンスン。ここは自由です。", "ヨンスン"),
    ("親は8（オイチョ）、あなたの列は9（カブ）です。", "オイチョ"),
    ("由你先出：三带二（7带一对J）。先出的人决定牌型。", "对J"),
    ("You played Full House 3 + 5, and everybody passed.", "3 + 5"),
    ("Column 1: 7 + 7 = 14 → 4, yotsuya. Now you choose.", "7 + 7 = 14 → 4"),
    ("Spiel aus: Drilling-Straße D–K mit Kickern, zwei Drillinge.", "D–K"),
    ("勝った割合は、実際はおそらく16%〜75%です。", "16%〜75%"),
    ("Die ältere Spielart, auch als Mushi-Kabu.", "Mushi-Kabu"),
    ("Der Stand ist wahrscheinlich auf ± 132,2 genau.", "± 132,2"),
]


def _lines(text: str, width: int) -> list[str]:
    load("ja")  # our own, so that lines end at the same place on every machine
    font = QFont()
    font.setFamilies(list(families("ja")))
    font.setPixelSize(16)
    layout = QTextLayout(text, font)
    layout.beginLayout()
    found = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        found.append(as_said(text[line.textStart() : line.textStart() + line.textLength()]))
    layout.endLayout()
    return found


@pytest.mark.parametrize(("text", "whole"), TEXTS)
def test_what_belongs_together_stays_on_one_line(qtbot: QtBot, text: str, whole: str) -> None:
    widths = range(130, 320, 6)
    assert any(not any(whole in line for line in _lines(text, w)) for w in widths)
    for width in widths:
        lines = _lines(kept_whole(text), width)
        assert any(whole in line for line in lines), f"{width}: {lines}"
        assert "".join(lines) == text


def test_a_long_row_may_be_broken(qtbot: QtBot) -> None:
    row = " + ".join("3456789")
    assert kept_whole(row) == row


def test_a_label_says_what_it_was_told(qtbot: QtBot) -> None:
    label = PlainLabel("8 + 9 = 17、ナキ", wrap=True)
    qtbot.addWidget(label)
    assert label.text() == "8 + 9 = 17、ナキ"
