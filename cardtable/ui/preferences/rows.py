"""The dialog's rows: a setting's name, its value, a sentence about it; and sections of rows."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSignalBlocker, QSize, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardtable.comparing import sought
from cardtable.phrases.lists import headed, labelled
from cardtable.translation import _
from cardtable.ui.pieces import Picture
from cardtable.ui.settings import declared
from cardtable.ui.settings.declared import Setting, Words
from cardtable.ui.settings.kept import Settings
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.fields import Choice, TextField, TickBox
from cardtable.ui.widgets.labels import PlainLabel, no_mnemonic, words_label
from cardtable.ui.widgets.theme import Theme

#: Width of a field beside its name; width and height of a switch.
_FIELD, _SWITCH = 250, QSize(42, 24)
#: Words of no more letters than this stand inside of too many others.
_TINY = 2


class Row(QWidget):
    """Name on the left, value on the right, a sentence below.

    Attributes:
        id: the setting's id.
        control: the widget that takes the keyboard focus.
        named, said: its name, and all of its words, for the search.
        offered: whether it is shown when nothing is looked for.
    """

    offered = True

    def __init__(self, id_: str, theme: Theme, words: Words, control: QWidget) -> None:
        super().__init__()
        self.id, self.control, self._words = id_, control, words
        self._name, self._about = words_label(), words_label()
        # Orca reads out all labels of a dialog that belong to nothing, in one breath.
        self._name.setBuddy(self._about)
        self._about.setBuddy(self._name)
        self._top = QHBoxLayout()
        self._top.addWidget(self._name, 1)
        self._top.addWidget(control)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._top)
        self._column.addWidget(self._about)
        self.named = self.said = ""
        self._theme = theme

    def stops(self) -> list[QWidget]:
        """The widgets that Tab stops at."""
        return [self.control]

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        name, about = self._words()
        self._name.setText(no_mnemonic(name))
        self.control.setAccessibleName(name)
        self._say_about(about)
        self.named, self.said = sought(name), sought(f"{name} {about} {self._further()}")

    def has(self, word: str) -> bool:
        """Whether it is found by a word; a letter or two begin a word of its name."""
        if len(word) > _TINY or not word.isascii():
            return word in self.said
        return f" {word}" in f" {self.named}"

    def _say_about(self, about: str) -> None:
        self._about.setText(no_mnemonic(about))
        self._about.setVisible(bool(about))
        self.control.setAccessibleDescription(about)

    def _further(self) -> str:
        """The words inside the control."""
        return ""

    def refresh(self) -> None:
        """Show the current value."""

    def reset(self) -> None:
        """Restore the default."""

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        self._theme = theme
        px = theme.px
        self._column.setContentsMargins(0, px(7), 0, px(7))
        self._column.setSpacing(px(1))
        self._top.setSpacing(px(12))
        self._name.setFont(theme.font(15))
        self._about.setFont(theme.font(13))
        self._about.setStyleSheet(f"color: {theme.colours.ink2};")


class ValueRow(Row):
    """A choice among several values, however it is shown."""

    def __init__(self, theme: Theme, setting: Shown, control: QWidget) -> None:
        super().__init__(setting.id, theme, setting.words, control)
        self._setting = setting

    def values(self) -> dict[object, str]:
        """The values that are offered, with their names."""
        assert self._setting.values is not None
        return dict(self._setting.values())

    def _further(self) -> str:
        return " ".join(self.values().values())

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        super().retranslate()
        self.refresh()

    def reset(self) -> None:
        """Restore the default."""
        if self._setting.read() != self._setting.usual():
            self._setting.write(self._setting.usual())
        self.refresh()


class ChoiceRow(ValueRow):
    """A choice among several values in a list that drops down."""

    def __init__(self, theme: Theme, setting: Shown) -> None:
        self.choice = Choice()
        self.choice.changes_all = setting.id == Settings.language.key
        super().__init__(theme, setting, self.choice)
        self.choice.activated.connect(self._choose)

    def _choose(self, place: int) -> None:
        self._setting.write(list(self.values())[place])
        self.refresh()

    def refresh(self) -> None:
        """Show the current value, and what comes of it."""
        values, now = self.values(), self._setting.read()
        self._say_about(self._words()[1])
        with QSignalBlocker(self.choice):
            self.choice.offer(((words, value) for value, words in values.items()), now)
            if now not in values:
                self.choice.setCurrentIndex(-1)

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        super().apply_theme(theme)
        self.choice.setFixedWidth(theme.px(_FIELD))


class _Switch(TickBox):
    """A tick box drawn as a switch."""

    def sizeHint(self) -> QSize:
        """Room for the switch."""
        px = self._theme.px
        return QSize(px(_SWITCH.width()), max(px(_SWITCH.height()), self._theme.target(0)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a groove, and the knob at its end if it is on; the focus ring."""
        c, px = self._theme.colours, self._theme.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide, high, on = px(_SWITCH.width()), px(_SWITCH.height()), self.isChecked()
        groove = QRectF(0, (self.height() - high) / 2, wide, high).adjusted(3, 3, -3, -3)
        round_ = groove.height() / 2
        painter.setPen(QPen(c["accent" if on or self.underMouse() else "edge"], 1.5))
        painter.setBrush(c["accent" if on else "field"])
        painter.drawRoundedRect(groove, round_, round_)
        middle = QPointF(groove.right() - round_ if on else groove.left() + round_, 0)
        middle.setY(groove.center().y())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(c["accent_ink" if on else "edge"])
        painter.drawEllipse(middle, round_ - px(3), round_ - px(3))
        if self.hasFocus():
            painter.setPen(QPen(c["accent"], 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(groove.adjusted(-2, -2, 2, 2), round_ + 2, round_ + 2)
        painter.end()


class TickRow(Row):
    """A switch; the name can be clicked too."""

    def __init__(self, theme: Theme, setting: Shown) -> None:
        self.box = _Switch(theme, "")
        super().__init__(setting.id, theme, setting.words, self.box)
        self._setting = setting
        self.box.toggled.connect(self._toggle)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def _toggle(self, on: bool) -> None:
        self._setting.write(on)
        self.refresh()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Toggle it, wherever the row was clicked."""
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.pos()):
            self.box.click()

    def refresh(self) -> None:
        """Show the current value."""
        with QSignalBlocker(self.box):
            self.box.setChecked(bool(self._setting.read()))
        self.box.update()

    def reset(self) -> None:
        """Restore the default."""
        if self._setting.read() != self._setting.usual():
            self._setting.write(self._setting.usual())
        self.refresh()

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        super().apply_theme(theme)
        self.box.apply_theme(theme)


class TextRow(Row):
    """A line of text to type."""

    def __init__(self, theme: Theme, setting: Shown, longest: int) -> None:
        self.field = TextField()
        self.field.setMaxLength(2 * longest)  # Qt counts an emoji twice
        super().__init__(setting.id, theme, setting.words, self.field)
        self._setting, self._longest = setting, longest
        self.field.textEdited.connect(self._typed)

    def _typed(self, text: str) -> None:
        if len(text) > self._longest:
            place = self.field.cursorPosition()
            self.field.setText(text[: self._longest])
            self.field.setCursorPosition(place)
        self._setting.write(self.field.text().strip())

    def refresh(self) -> None:
        """Show the current value, but never interfere with typing."""
        if self.field.text().strip() != self._setting.read():
            self.field.setText(self._setting.read())

    def reset(self) -> None:
        """Clear the text."""
        self._setting.write("")
        self.refresh()

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        super().apply_theme(theme)
        self.field.setFixedWidth(theme.px(_FIELD))


class FolderRow(Row):
    """The path of the data folder."""

    def __init__(self, theme: Theme, folder: Path) -> None:
        self.button = KeyButton(theme, "plain")
        super().__init__("folder", theme, _folder_words, self.button)
        self._folder = folder
        self.path = words_label()
        self.path.setText(str(folder).replace("/", "/\u200b"))  # so that long ones wrap
        self.path.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._column.insertWidget(1, self.path)
        self.button.clicked.connect(self._open)

    def _open(self) -> None:
        QDesktopServices.openUrl(QUrl.fromEncoded(self._folder.absolute().as_uri().encode()))

    def _further(self) -> str:
        return str(self._folder)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        super().retranslate()
        self.button.set_words(_("Open"))
        self.button.setAccessibleName(labelled(self._name.text(), self.button.text()))
        self.button.setAccessibleDescription(headed(str(self._folder), self._about.text()))

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        super().apply_theme(theme)
        self.button.apply_theme(theme)
        self.path.setFont(theme.font(13))


def _folder_words() -> tuple[str, str]:
    """What the data folder holds, and how to move it."""
    about = (
        _("Set by CARDTABLE_DATA. Contains your matches, settings and decks.")
        if os.environ.get("CARDTABLE_DATA")
        else _(
            "Contains your matches, settings and decks. To move it, quit Cardtable, move the "
            "folder and set CARDTABLE_DATA to its new path.",
        )
    )
    return _("Data folder"), about


@dataclass(frozen=True, slots=True)
class Shown:
    """One setting of the dialog.

    Attributes:
        id: stable name.
        words: its name, and one sentence about it, in the current language.
        read: returns the current value.
        write: sets another value, with immediate effect.
        usual: returns the default.
        values: the possible values, each with its name; ``None`` for a switch or a text.
        picture: returns what draws a value, in any thread; ``None`` if it has no picture.
    """

    id: str
    words: Words
    read: Callable[[], Any]
    write: Callable[[Any], object]
    usual: Callable[[], Any]
    values: Callable[[], Mapping[Any, str]] | None = None
    picture: Callable[[Any, Theme], Picture] | None = None


def shown(setting: Setting[Any, Any], settings: Settings) -> Shown:
    """A declared setting."""
    return Shown(
        setting.id,
        setting.words,
        lambda: setting.at(settings, setting.key),
        lambda value: settings.choose(setting, value),
        lambda: setting.default,
        setting.values if isinstance(setting, declared.Choice) else None,
    )


class Section(QWidget):
    """Rows that belong together.

    Attributes:
        was_reset: all of its rows were reset.
        rows: the rows added so far.
    """

    was_reset = Signal()

    def __init__(
        self, id_: str, theme: Theme, title: Callable[[], str], note: Callable[[], str] = str
    ) -> None:
        super().__init__()
        self.id, self._theme, self._title_of, self._note_of = id_, theme, title, note
        self.rows: list[Row] = []
        self._head, self._note = PlainLabel(), words_label()
        self._note.setBuddy(self._head)  # see Row
        self.reset_button = KeyButton(theme, "quiet")
        self.reset_button.setAutoDefault(False)
        self.reset_button.clicked.connect(self.reset)
        top = QHBoxLayout()
        top.addWidget(self._head, 1)
        top.addWidget(self.reset_button)
        self._column = QVBoxLayout(self)
        self._column.addLayout(top)
        self._column.addWidget(self._note)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a gilt rule below the title, and a hairline between rows."""
        c, px = self._theme.colours, self._theme.px
        rows = [row.geometry() for row in self.rows if row.isVisible()]
        if not rows:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        y = self._head.geometry().bottom() + px(4)
        painter.fillRect(QRectF(0, y, self.width(), 2), c["gilt"])
        for row in rows[1:]:
            between = row.top() - self._column.spacing() / 2
            painter.fillRect(QRectF(0, between, row.width(), 1), c["line"])
        painter.end()

    @property
    def title(self) -> str:
        """The section's title in the current language."""
        return self._title_of()

    def add(self, rows: Iterable[Row]) -> None:
        """Add more rows."""
        for row in rows:
            self.rows.append(row)
            self._column.addWidget(row)
            row.apply_theme(self._theme)
            row.retranslate()
            row.refresh()
            row.show()  # Qt would do so a moment later, when all has been laid out without it

    def stops(self) -> list[QWidget]:
        """The widgets that Tab stops at, in reading order."""
        return [self.reset_button, *(stop for row in self.rows for stop in row.stops())]

    def filter(self, wanted: list[str]) -> bool:
        """Show only rows that contain all of these words; returns whether there are any."""
        title, any_shown = sought(self.title), False
        for row in self.rows:
            found = all(row.has(word) or (len(word) > _TINY and word in title) for word in wanted)
            shown = found if wanted else row.offered
            row.setVisible(shown)
            any_shown = any_shown or shown
        self.reset_button.setVisible(not wanted)  # it would also reset hidden rows
        self.setVisible(any_shown)
        return any_shown

    def reset(self) -> None:
        """Restore the defaults of all rows."""
        for row in self.rows:
            row.reset()
        self.was_reset.emit()

    def refresh(self) -> None:
        """Show the current values."""
        for row in self.rows:
            row.refresh()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self._head.setText(self.title)
        self._note.setText(self._note_of())
        self._note.setVisible(bool(self._note.text()))
        # Translators: a button that sets one section as it was at first
        self.reset_button.set_words(_("Reset"))
        self.reset_button.setAccessibleName(labelled(self.title, self.reset_button.text()))
        for row in self.rows:
            row.retranslate()

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        self._theme = theme
        self._column.setContentsMargins(0, 0, 0, theme.px(26))
        self._column.setSpacing(theme.px(6))
        self._head.setFont(theme.title(22))
        self._note.setFont(theme.font(13))
        self._note.setStyleSheet(f"color: {theme.colours.ink2};")
        self.reset_button.apply_theme(theme)
        for row in self.rows:
            row.apply_theme(theme)
