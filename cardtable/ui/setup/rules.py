"""The house rules on the set-up page: one line that unfolds into sets and all rules."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from cardtable.engine.game import Game
from cardtable.models.options import OptionModel, after_preset, changed_words
from cardtable.phrases.base import Phrases
from cardtable.translation import _, ngettext
from cardtable.ui.settings.kept import Settings
from cardtable.ui.setup.option_row import OptionRow
from cardtable.ui.setup.rule_sets import KeptRules, RuleSets
from cardtable.ui.setup.section import Section
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.icons import icon
from cardtable.ui.widgets.labels import PlainLabel, words_label
from cardtable.ui.widgets.theme import Theme

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
        changed = changed_words(self._phrases, self._options.differing)
        self.sets.show_chosen(self._options.preset, changed)
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
        """Set all texts in the current language."""
        self.head.setText(_("House rules"))
        for group, head in self._heads:
            head.setText(group_text(group))
        self.sets.retranslate()
        self.refresh()
        self._arrange()

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
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
