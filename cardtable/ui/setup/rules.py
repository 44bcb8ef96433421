"""The house rules on the set-up page: one line that unfolds into sets and all rules."""

from __future__ import annotations

import re
from typing import Any

from PySide6.QtCore import QLocale, QModelIndex, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent, QValidator, QWheelEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from cardtable.comparing import narrow
from cardtable.engine.game import Game
from cardtable.models.options import OptionModel, OptionRole, after_preset
from cardtable.phrases.base import Phrases
from cardtable.phrases.numbers import decimal
from cardtable.translation import _, ngettext
from cardtable.ui.settings.kept import Settings
from cardtable.ui.setup.rule_sets import KeptRules, RuleSets
from cardtable.ui.setup.sections import Section, mark_wrong, say
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.fields import Choice
from cardtable.ui.widgets.icons import icon
from cardtable.ui.widgets.labels import PlainLabel, tip_text, words_label
from cardtable.ui.widgets.theme import Theme

_WIDTH = 130


class OptionRow(QFrame):
    """A rule's title, what its value means, and the value; marked where it differs.

    Attributes:
        changed: its problem may have changed.
        problem: one sentence about an impossible number, or empty.
        last: whether it is the last rule.
    """

    changed = Signal()

    def __init__(self, theme: Theme, model: OptionModel, row: int) -> None:
        super().__init__()
        self._model, self._row, self._theme = model, row, theme
        self.problem = self._edge = ""
        self.last = False
        self._title, self._note = words_label(), words_label()
        self._line = words_label()
        self.editor: Choice | NumberField
        if self._index.data(OptionRole.VALUES):
            self.editor = self._choice()
        else:
            self.editor = self._number()
        self.editor.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        words = QVBoxLayout()
        words.setSpacing(2)
        for label in (self._title, self._line, self._note):
            words.addWidget(label)
        words.addStretch()
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._halves.setContentsMargins(12, 8, 10, 8)
        self._halves.addLayout(words, 1)
        self._halves.addWidget(self.editor, 0, Qt.AlignmentFlag.AlignTop)
        self.apply_theme(theme)

    def _choice(self) -> Choice:
        box = Choice()
        box.activated.connect(self._chosen)
        return box

    def _number(self) -> NumberField:
        field = NumberField(*self._index.data(OptionRole.RANGE))
        field.lineEdit().setTextMargins(8, 0, 0, 0)  # Fusion leaves it at the edge
        field.valueChanged.connect(self._typed)
        return field

    @property
    def _index(self) -> QModelIndex:
        return self._model.index(self._row)

    @property
    def key(self) -> str:
        """The key of its option."""
        return str(self._index.data(OptionRole.KEY))

    @property
    def main(self) -> bool:
        """Whether it is one of the rules that matter most."""
        return bool(self._index.data(OptionRole.MAIN))

    @property
    def group(self) -> str:
        """The heading it belongs under."""
        return str(self._index.data(OptionRole.GROUP))

    @property
    def differs(self) -> bool:
        """Whether its value differs from that of the chosen set of rules."""
        return bool(self._index.data(OptionRole.DIFFERS))

    # -- editing ---------------------------------------------------------------------------------
    def _chosen(self, place: int) -> None:
        assert isinstance(self.editor, Choice)
        self._model.setData(self._index, self.editor.itemData(place))

    def _typed(self, value: int) -> None:
        assert isinstance(self.editor, NumberField)
        said = self.problem
        if self.editor.in_range:
            self.problem = ""
            self._model.setData(self._index, value)
        else:
            low, high = self._index.data(OptionRole.RANGE)
            self.problem = _("Enter a number from {low} to {high}.", low=low, high=high)
        self._refresh_words()
        if self.problem != said:
            self.changed.emit()

    # -- showing ---------------------------------------------------------------------------------
    def refresh(self) -> None:
        """Update words and value; an impossible number stays until it is corrected."""
        value = self._index.data(Qt.ItemDataRole.EditRole)
        self.editor.blockSignals(True)
        if isinstance(self.editor, Choice):
            values = self._index.data(OptionRole.VALUES)
            self.editor.offer(((text, one) for one, text in values), value)
        elif not self.problem:
            self.editor.setValue(value)
        self.editor.blockSignals(False)
        if self.problem:
            assert isinstance(self.editor, NumberField)
            self._typed(self.editor.value())  # in the current language
        else:
            self._refresh_words()

    def forget_problem(self) -> None:
        """Forget a problem, as another set of rules replaces what was typed."""
        self.problem = ""

    def _refresh_words(self) -> None:
        c = self._theme.colours
        idle = self._index.data(OptionRole.IDLE)
        meaning = self._index.data(OptionRole.EXPLANATION)
        if idle:
            meaning = _("Only applies with “{other}”.", other=idle)
        self._title.setText(self._index.data(Qt.ItemDataRole.DisplayRole))
        terms = self._index.data(OptionRole.TERMS)
        about = f"{self._index.data(OptionRole.ABOUT)}\n\n{terms}".strip()
        self._title.setToolTip(tip_text(about))
        self._line.setToolTip(tip_text(terms))
        say(self._line, self._theme, meaning, self.problem)
        differs = self.differs and not idle and not self.problem
        self._note.setText(_("Preset: {value}", value=self._index.data(OptionRole.PRESET_VALUE)))
        self._note.setVisible(differs)
        self.editor.setEnabled(not idle)
        self.editor.setAccessibleName(self._title.text())
        mark_wrong(self.editor, self.problem)
        if not self.problem:
            self.editor.setAccessibleDescription(meaning)
        self._edge = c.bad if self.problem else (c.mark if differs else "")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a line to the next rule, and a bar where this one differs or is wrong."""
        c = self._theme.colours
        painter = QPainter(self)
        if not self.last:
            painter.fillRect(12, self.height() - 1, self.width() - 22, 1, c["line"])
        if self._edge:
            painter.fillRect(0, 4, 4, self.height() - 8, QColor(self._edge))
        painter.end()

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._title.setFont(theme.font(14, 700))
        self._note.setFont(theme.font(13, 600))
        self._note.setStyleSheet(f"color: {theme.colours.warn};")
        self._halves.setSpacing(theme.px(14))
        self.refresh()

    @property
    def _number_width(self) -> int:
        """The width of a number field; for touch its arrows stand side by side."""
        return self._theme.px(_WIDTH) + 2 * self._theme.target(0) * self._theme.touch

    def wish(self) -> int:
        """The width its editor needs so that no word is cut off."""
        if isinstance(self.editor, NumberField):
            return self._number_width
        return self.editor.sizeHint().width()

    def arrange(self, width: int, stacked: bool) -> None:
        """Set the editor's width; ``stacked`` puts a list below the words, as wide as they are."""
        if isinstance(self.editor, NumberField):
            width, stacked = self._number_width, False
        self._halves.setDirection(
            QBoxLayout.Direction.TopToBottom if stacked else QBoxLayout.Direction.LeftToRight
        )
        self._halves.setSpacing(self._theme.px(5 if stacked else 14))
        if stacked:
            self.editor.setMinimumWidth(0)
            self.editor.setMaximumWidth(16_777_215)
        else:
            self.editor.setFixedWidth(width)


#: The value of an empty field; no rule can have this value.
EMPTY = -(2**31)
_HIGHEST = 2**31 - 1
_DIGITS = 9
#: Signs that group digits in some language, spaces aside; which ones do here, the language says.
_MARKS = ",.'’"
_NUMBER = re.compile(r"-?(\d+|\d{1,3}( \d{3})+)")


def _spaced(text: str, marks: str) -> str:
    """A text with plain spaces for all others, and for the marks given."""
    spaced = "".join(" " if sign.isspace() or sign in marks else sign for sign in narrow(text))
    return spaced.strip()


class NumberField(QSpinBox):
    """A number with a least and a greatest value that bind its arrows, not typing.

    Qt's own field silently restores another number; here the owner asks :attr:`in_range` and says
    what is wrong.

    Args:
        low, high: the least and the greatest value.
    """

    def __init__(self, low: int, high: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._low, self._high = low, high
        self.lineEdit().setAcceptDrops(False)  # files are the window's
        self.setRange(EMPTY, _HIGHEST)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setKeyboardTracking(True)
        self.setSingleStep(1)

    @property
    def in_range(self) -> bool:
        """Whether the number is within the range."""
        return self._low <= self.value() <= self._high

    def stepBy(self, steps: int) -> None:
        """Step within the range, or back into it."""
        now = self._low if self.value() == EMPTY else self.value()
        self.setValue(min(max(now + steps, self._low), self._high))
        self.selectAll()

    def validate(self, text: str, pos: int) -> tuple[QValidator.State, str, int]:
        """Accept as many digits as any rule needs, however they are grouped, or nothing at all."""
        digits = _spaced(text, _MARKS).replace(" ", "")
        digits = digits[1:] if digits.startswith("-") and self._low < 0 else digits
        fits = len(digits) <= _DIGITS and (not digits or digits.isdecimal())
        return (QValidator.State.Acceptable if fits else QValidator.State.Invalid), text, pos

    def valueFromText(self, text: str) -> int:
        """The number typed, or ``EMPTY``; its digits may be grouped as the language does."""
        digits = _spaced(text, QLocale().groupSeparator() + decimal(1_000, 0)[1])
        return int(digits.replace(" ", "")) if _NUMBER.fullmatch(digits) else EMPTY

    def textFromValue(self, value: int) -> str:
        """The number as shown; what is no number stays as it was typed."""
        return self.text() if value == EMPTY else str(value)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        event.ignore()


#: The least width for the words of a rule beside its value; else the value goes below them.
_WORDS = 220


def group_text(group: str) -> str:
    """Heading of a group of options."""
    return {
        "match": _("Match"),
        "stakes": _("Stakes"),
        "cards": _("Cards"),
        "auction": _("Auction"),
        "combinations": _("Combinations"),
        "play": _("Play"),
        "knocking": _("Knocking"),
        "scoring": _("Scoring"),
        "rules": _("Rules"),
    }.get(group, group)


class RulesSection(Section):
    """The rules in a line; unfolded, sets above, rules below, and what differs is marked.

    Attributes:
        line: the rules in a few words.
        unfold: shows and hides the form.
        changed: the reasons against starting may have changed.
        moved: widgets came or went.
        rows: all rules, in order.
    """

    changed = Signal()
    moved = Signal()

    def __init__(
        self,
        theme: Theme,
        game: Game,
        phrases: Phrases[Any],
        options: OptionModel,
        settings: Settings,
    ) -> None:
        super().__init__(theme)
        self._options, self._phrases = options, phrases
        self.kept = KeptRules(game, phrases, options, settings, self)
        self.sets = RuleSets(theme, self.kept)
        self.sets.moved.connect(self.moved)
        self.rows = [OptionRow(theme, options, row) for row in range(options.rowCount())]
        self.more = KeyButton(theme, "quiet")
        self.more.setCheckable(True)
        self.more.toggled.connect(self._fold)
        self.line = words_label()
        self.unfold = KeyButton(theme, "plain")
        self.unfold.setCheckable(True)
        self.unfold.toggled.connect(self._unfold)
        self._heads: list[tuple[str, QLabel]] = []
        self._main, self._rest = QFrame(), QFrame()
        for box in (self._main, self._rest):
            box.setObjectName("rules")
        self._fill(self._main, [row for row in self.rows if row.main], heads=False)
        self._fill(self._rest, [row for row in self.rows if not row.main], heads=True)
        top = QHBoxLayout()
        top.addWidget(self.line, 1)
        top.addWidget(self.unfold, 0, Qt.AlignmentFlag.AlignTop)
        self.column.addLayout(top)
        self._form = QWidget()
        self._inside = QVBoxLayout(self._form)
        self._inside.setContentsMargins(0, 0, 0, 0)
        for part in (self.sets, self._main):
            self._inside.addWidget(part)
        self._inside.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        self._inside.addWidget(self._rest)
        self.column.addWidget(self._form)
        self._rest.hide()
        self._form.hide()
        for row in self.rows:
            row.changed.connect(self.changed)
        options.modelReset.connect(self._reset)
        options.edited.connect(self.refresh)

    def _fill(self, box: QFrame, rows: list[OptionRow], heads: bool) -> None:
        column = QVBoxLayout(box)
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(0)
        group = ""
        for row in rows:
            if heads and row.group != group:
                group = row.group
                head = PlainLabel()
                self._heads.append((group, head))
                column.addWidget(head)
            column.addWidget(row)
        for row, following in zip(rows, [*rows[1:], None], strict=True):
            row.last = following is None or (heads and following.group != row.group)

    def stops(self) -> list[QWidget]:
        """The widgets that Tab stops at, in reading order."""
        main: list[QWidget] = [row.editor for row in self.rows if row.main]
        rest: list[QWidget] = [row.editor for row in self.rows if not row.main]
        return [self.unfold, *self.sets.stops(), *main, self.more, *rest]

    @property
    def problems(self) -> list[tuple[QWidget, str, str]]:
        """The fields with impossible numbers, each with its name and its sentence."""
        wrong = (row for row in self.rows if row.problem)
        return [(row.editor, row.editor.accessibleName(), row.problem) for row in wrong]

    def reveal(self, editor: QWidget) -> None:
        """Make sure that a rule's field is visible."""
        if self._form.isAncestorOf(editor):
            self.unfold.setChecked(True)
        if self._rest.isAncestorOf(editor):
            self.more.setChecked(True)

    def _reset(self) -> None:
        for row in self.rows:
            row.forget_problem()

    def _unfold(self, on: bool) -> None:
        self._form.setVisible(on)
        self._refresh_unfold()
        self.moved.emit()

    def _fold(self, on: bool) -> None:
        self._rest.setVisible(on)
        self._refresh_more()
        self.moved.emit()

    # -- showing ---------------------------------------------------------------------------------
    def refresh(self) -> None:
        """Update values, marks and words."""
        self.sets.show_chosen(self._options.preset, self._options.told_changes)
        self.line.setText(self._options.summary(self.kept.words(self._options.preset)[0]))
        for row in self.rows:
            row.refresh()
        self._refresh_more()
        self._refresh_unfold()

    def _refresh_unfold(self) -> None:
        open_ = self.unfold.isChecked()
        self._point(self.unfold, open_)
        self.unfold.set_words(_("Hide rules") if open_ else _("Change rules"))

    def _point(self, button: KeyButton, open_: bool) -> None:
        """Let a button's arrow point where things will go."""
        name = "chevron_up" if open_ else "chevron_down"
        size, ratio = self.theme.px(18), self.devicePixelRatioF()
        button.setIcon(icon(name, self.theme.colours.ink, size, ratio))

    def _refresh_more(self) -> None:
        open_ = self.more.isChecked()
        count = len(self.rows)
        text = (
            _("Show fewer rules")
            if open_
            else ngettext("Show the {n} rule", "Show all {n} rules", count)
        )
        hidden = [row.key for row in self.rows if row.differs and not row.main]
        if not open_:
            text = after_preset(text, self._phrases, hidden)
        self._point(self.more, open_)
        self.more.set_words(text)

    def retranslate(self) -> None:
        self.head.setText(_("House rules"))
        for group, head in self._heads:
            head.setText(group_text(group))
        self.sets.retranslate()
        self.refresh()
        self._arrange()

    def apply_theme(self, theme: Theme) -> None:
        super().apply_theme(theme)
        c = theme.colours
        sheet = (
            f"#rules {{ background: {c.panel}; border: 1px solid {c.line}; border-radius: 8px; }}"
        )
        for box in (self._main, self._rest):
            box.setStyleSheet(sheet)
        self.sets.apply_theme(theme)
        self.more.apply_theme(theme)
        self.unfold.apply_theme(theme)
        self.line.setFont(theme.font(15))
        self._inside.setSpacing(theme.px(10))
        for _section, head in self._heads:
            head.setFont(theme.font(13, 700))
            head.setStyleSheet(f"color: {c.ink2}; padding: 10px 16px 2px;")
        for row in self.rows:
            row.apply_theme(theme)
        self.refresh()
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the values below the words if there is little room."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        for main in (True, False):
            rows = [row for row in self.rows if row.main == main]
            width = max((row.wish() for row in rows), default=0)
            stacked = self.width() - width - self.theme.px(44) < self.theme.px(_WORDS)
            for row in rows:
                row.arrange(width, stacked)
