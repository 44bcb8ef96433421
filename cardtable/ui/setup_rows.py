"""The parts of the new-match page: what it asks for, a house rule, a deck."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QFontMetrics, QMouseEvent, QPainter, QPixmap
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QSpinBox,
    QVBoxLayout,
)

from cardtable.art.decks import Deck, Variant
from cardtable.art.render import render
from cardtable.engine.game import Game
from cardtable.engine.match import Seat
from cardtable.engine.options import Options
from cardtable.engine.seeds import Seed
from cardtable.models.options import OptionModel, OptionRole
from cardtable.ui.buttons import KeyButton
from cardtable.ui.labels import tip_text
from cardtable.ui.theme import Theme


def group_text(group: str) -> str:
    """Heading of a group of options."""
    translate = QCoreApplication.translate
    return {
        "match": translate("SetupPage", "Match"),
        "stakes": translate("SetupPage", "Stakes"),
        "cards": translate("SetupPage", "Cards"),
        "auction": translate("SetupPage", "Auction"),
        "combinations": translate("SetupPage", "Combinations"),
        "play": translate("SetupPage", "Play"),
        "knocking": translate("SetupPage", "Knocking"),
        "scoring": translate("SetupPage", "Scoring"),
        "rules": translate("SetupPage", "Rules"),
    }.get(group, group)


@dataclass(frozen=True, slots=True)
class Setup:
    """What the page asks for.

    Attributes:
        game: to be played.
        seats: who sits down.
        options: the house rules.
        seed: from which the cards follow.
        deck, variant: what it is played with.
    """

    game: Game
    seats: tuple[Seat, ...]
    options: Options
    seed: Seed
    deck: Deck
    variant: Variant


class OptionRow(QFrame):
    """One house rule: title, sentence, value; marked where it differs from the preset."""

    def __init__(self, theme: Theme, model: OptionModel, index: QModelIndex) -> None:
        super().__init__()
        self.setObjectName("optionRow")
        self._model, self._index, self._theme = model, index, theme
        self._title = QLabel()
        self._line = QLabel()
        self._line.setWordWrap(True)
        self._note = QLabel()
        self.editor: QComboBox | QSpinBox
        values = index.data(OptionRole.VALUES)
        if values:
            combo = QComboBox()
            for value, text in values:
                combo.addItem(text, value)
            combo.activated.connect(lambda i: model.setData(index, combo.itemData(i)))
            self.editor = combo
        else:
            spin = QSpinBox()
            spin.setRange(*index.data(OptionRole.RANGE))
            spin.lineEdit().setTextMargins(7, 0, 0, 0)
            spin.valueChanged.connect(lambda v: model.setData(index, v))
            self.editor = spin
        self.editor.setMinimumWidth(120)
        self.editor.setMaximumWidth(250)
        self.editor.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.editor.installEventFilter(self)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._title)
        head.addWidget(self._note)
        head.addStretch()
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addLayout(head)
        words.addWidget(self._line)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 7, 8, 7)
        row.setSpacing(12)
        row.addLayout(words, 1)
        row.addWidget(self.editor)
        self.tell()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The wheel scrolls the page; it changes a value only where the editor has focus."""
        if event.type() == QEvent.Type.Wheel and not self.editor.hasFocus():
            event.ignore()
            return True
        return False

    def tell(self) -> None:
        """Show words and value anew."""
        c = self._theme.colours
        differs = bool(self._index.data(OptionRole.DIFFERS))
        self._title.setText(self._index.data(Qt.ItemDataRole.DisplayRole))
        self._title.setFont(self._theme.font(14, 700))
        sentence = self._index.data(OptionRole.EXPLANATION)
        idle = self._index.data(OptionRole.IDLE)
        if idle:
            only = QCoreApplication.translate("SetupPage", "{sentence} Only with {other}.")
            sentence = only.format(sentence=sentence, other=idle)
        self._line.setText(sentence)
        self._line.setFont(self._theme.font(13))
        self._line.setStyleSheet(f"color: {c.ink2};")
        self.editor.setEnabled(not idle)
        self._note.setVisible(differs and not idle)
        self._note.setFont(self._theme.font(12, 700))
        self._note.setStyleSheet(
            f"color: {c.warn}; background: {c.warn_bg}; border-radius: 3px; padding: 0 6px;"
        )
        self._note.setText(
            QCoreApplication.translate("SetupPage", "Preset: {value}").format(
                value=self._index.data(OptionRole.PRESET_VALUE)
            )
        )
        self.setStyleSheet(
            f"#optionRow {{ border-bottom: 1px solid {c.line};"
            f" border-left: 4px solid {c.mark if differs else 'transparent'}; }}"
        )
        self.editor.setAccessibleName(self._title.text())
        value = self._index.data(Qt.ItemDataRole.EditRole)
        self.editor.blockSignals(True)
        if isinstance(self.editor, QComboBox):
            for i, (_, text) in enumerate(self._index.data(OptionRole.VALUES)):
                self.editor.setItemText(i, text)
            self.editor.setCurrentIndex(self.editor.findData(value))
        else:
            self.editor.setValue(value)
        self.editor.blockSignals(False)

    def dress(self, theme: Theme) -> None:
        """Another theme or language."""
        self._theme = theme
        self.tell()


class DeckCard(QFrame):
    """A deck to choose, shown by its back and three of its cards.

    Attributes:
        chosen: this one.
    """

    chosen = Signal()

    def __init__(self, theme: Theme, deck: Deck) -> None:
        super().__init__()
        self.setObjectName("deckCard")
        self.deck, self._theme = deck, theme
        self._picture = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self.radio = KeyButton(theme, "segment")
        self.radio.setCheckable(True)
        self.radio.tight = True
        self.radio.clicked.connect(self.chosen)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 10, 10, 8)
        column.setSpacing(6)
        column.addWidget(self._picture)
        column.addWidget(self.radio, 0, Qt.AlignmentFlag.AlignHCenter)

    def show_dress(self, theme: Theme, variant: Variant, language: str, on: bool) -> None:
        """Draw its back and three cards in a dress."""
        self._theme = theme
        c = theme.colours
        edge = f"3px solid {c.accent}" if on else f"1px solid {c.line}"
        self.setStyleSheet(
            f"#deckCard {{ background: {c.panel}; border: {edge}; border-radius: 8px; }}"
        )
        self.radio.dress(theme)
        self.radio.setChecked(on)
        name = self.deck.name(language)
        metrics = QFontMetrics(theme.font(14, 700))
        self.radio.tell(metrics.elidedText(name, Qt.TextElideMode.ElideRight, 160))
        self.radio.setToolTip(tip_text(name))
        self.radio.setAccessibleName(name)
        ratio = self.devicePixelRatioF()
        high = 66
        wide = round(high * self.deck.ratio)
        shown: list[str | None] = [None, *self._samples()]
        pixmap = QPixmap(round((wide * 4 + 9) * ratio), round(high * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        for i, code in enumerate(shown):
            path = self.deck.picture(code, variant)
            face = render(path, round(wide * ratio), round(high * ratio))
            face.setDevicePixelRatio(ratio)
            painter.drawImage(round(i * (wide + 3)), 0, face)
        painter.end()
        self._picture.setPixmap(pixmap)

    def _samples(self) -> list[str]:
        """Three cards that tell the deck from its sisters."""
        if self.deck.family == "kabu":
            return ["1d", "6a", "10d"]
        codes = list(self.deck.cards)
        return [codes[0], codes[len(codes) // 2 + 3], codes[-1]]

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click anywhere on it chooses it."""
        self.chosen.emit()
