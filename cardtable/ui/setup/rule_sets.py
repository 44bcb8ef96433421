"""The player's own sets of house rules: choosing, naming, saving, deleting, undoing."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cardtable.art import fonts
from cardtable.comparing import compared
from cardtable.engine.game import Game
from cardtable.engine.options import Options
from cardtable.isolating import isolated
from cardtable.models.options import OptionModel
from cardtable.models.seats import tidy
from cardtable.phrases.base import Phrases
from cardtable.phrases.names import name_is_empty, name_is_too_long
from cardtable.translation import _, pgettext
from cardtable.ui.settings.kept import MAX_SET_NAME, HouseRules, Settings
from cardtable.ui.setup.sections import mark_wrong, say
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.fields import Choice, TextField
from cardtable.ui.widgets.keys import key_name
from cardtable.ui.widgets.labels import SaidLabel, name_field, words_label
from cardtable.ui.widgets.theme import Theme


class RuleSets(QWidget):
    """The list of sets with *Save as*, *Rename* and, far from them, *Delete*.

    All three can be undone in a line on the page. The buttons are always there, so that none ever
    stands where another one stood.

    Attributes:
        moved: widgets came or went.
    """

    moved = Signal()

    def __init__(self, theme: Theme, kept: KeptRules) -> None:
        super().__init__()
        self._theme, self._kept = theme, kept
        self._renaming = False
        self.box = Choice()
        self.box.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.box.setMinimumContentsLength(12)
        self.box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.box.activated.connect(self._chosen)
        self._line = words_label()
        self.save, self.rename = KeyButton(theme, "plain"), KeyButton(theme, "plain")
        self.delete = KeyButton(theme, "plain")
        for button in (self.save, self.rename, self.delete):
            button.tight = True
        self.save.clicked.connect(self._ask_save)
        self.rename.clicked.connect(self._ask_rename)
        self.delete.clicked.connect(self._delete)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.save)
        buttons.addWidget(self.rename)
        buttons.addStretch(1)
        buttons.addWidget(self.delete)
        self.naming = Naming(theme)
        self.naming.hide()
        self.naming.named.connect(self._named)
        self.naming.left.connect(self._close_naming)
        self._undo_line = QFrame()
        self._undo_line.setObjectName("undoLine")
        self._undo_line.hide()
        self._done = words_label(SaidLabel)
        self.undo = KeyButton(theme, "quiet")
        self.undo.clicked.connect(self._kept.undo)
        undo_row = QHBoxLayout(self._undo_line)
        undo_row.setContentsMargins(12, 2, 4, 2)
        undo_row.addWidget(self._done, 1)
        undo_row.addWidget(self.undo)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for part in (self.box, self._line):
            column.addWidget(part)
        column.addLayout(buttons)
        column.addWidget(self.naming)
        column.addWidget(self._undo_line)
        kept.changed.connect(self._sets_changed)

    def stops(self) -> list[QWidget]:
        """The widgets that Tab stops at, in reading order."""
        buttons = [self.save, self.rename, self.delete]
        return [self.box, *buttons, *self.naming.stops(), self.undo]

    # -- doing -----------------------------------------------------------------------------------
    def _chosen(self, place: int) -> None:
        self._close_naming()
        self._kept.use(self.box.itemData(place))

    def _ask_save(self) -> None:
        self._renaming = False
        name = self._current if self._kept.is_own else ""
        self._ask(name, _("Save"))

    def _ask_rename(self) -> None:
        self._renaming = True
        self._ask(self._current, _("Rename"))

    def _ask(self, name: str, way_on: str) -> None:
        self.naming.ask(name, way_on, self._problem, self._hint)
        self.moved.emit()

    def _problem(self, name: str) -> str:
        return self._kept.name_problem(name, self._renaming)

    def _hint(self, name: str) -> str:
        if self._renaming or not self._kept.replaces(name):
            return ""
        return _("This replaces your existing rule set of that name.")

    def _named(self, name: str) -> None:
        if self._renaming:
            self._kept.rename(name)
        else:
            self._kept.save_as(name)
        self._close_naming()

    def _close_naming(self) -> None:
        if self.naming.isVisible():
            inside = self.naming.isAncestorOf(self.focusWidget() or self)
            self.naming.hide()
            if inside:
                self.box.setFocus(Qt.FocusReason.OtherFocusReason)
            self.moved.emit()

    def _delete(self) -> None:
        self._close_naming()
        had_focus = self.delete.hasFocus()
        self._kept.delete()
        if had_focus:
            self.undo.setFocus(Qt.FocusReason.OtherFocusReason)

    def _sets_changed(self) -> None:
        had_focus = self.undo.hasFocus()
        self.refresh()
        if had_focus and not self._undo_line.isVisible():
            self.box.setFocus(Qt.FocusReason.OtherFocusReason)
        self.moved.emit()

    # -- showing ---------------------------------------------------------------------------------
    @property
    def _current(self) -> str:
        return str(self.box.currentData() or "")

    def show_chosen(self, preset: str, changed: str) -> None:
        """Show which set the rules start from, and what differs from it."""
        self._fill(preset)
        sentence = self._kept.words(preset)[1]
        if changed:
            sentence = f"{sentence}\n{changed}"
        say(self._line, self._theme, sentence)
        own = self._kept.is_own
        self.rename.setEnabled(own)
        self.delete.setEnabled(own)

    def _fill(self, preset: str) -> None:
        wanted = [(id_, self._kept.words(id_)[0]) for id_ in (*self._kept.ours, *self._kept.own)]
        shown = [(self.box.itemData(i), self.box.itemText(i)) for i in range(self.box.count())]
        if [pair for pair in shown if pair[0] is not None] != wanted:
            self.box.clear()
            for place, (id_, name) in enumerate(wanted):
                if place == len(self._kept.ours):
                    self.box.insertSeparator(place)
                self.box.addItem(name, id_)
        self.box.setCurrentIndex(self.box.findData(preset))

    def refresh(self) -> None:
        """Show the last action while it can be undone."""
        done = {
            "saved": _("“{name}” saved."),
            "replaced": _("“{name}” replaced."),
            "renamed": _("Renamed to “{name}”."),
            "deleted": _("“{name}” deleted."),
        }.get(self._kept.what_was_done, "")
        self._undo_line.setVisible(bool(done))
        self._done.setText(done.format(name=isolated(self._kept.about)))

    def retranslate(self) -> None:
        self.box.setAccessibleName(_("Rule set"))
        self.save.set_words(_("Save as…"))
        self.rename.set_words(_("Rename…"))
        self.delete.set_words(_("Delete"))
        self.undo.set_words(pgettext("settings", "Undo"))
        self.naming.take.set_words(_("Rename") if self._renaming else _("Save"), "Return")
        self.naming.retranslate()
        self.refresh()

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        c = theme.colours
        self._done.setFont(theme.font(13))
        self._undo_line.setStyleSheet(
            f"#undoLine {{ background: {c.own_row}; border-radius: 6px; }}"
        )
        for button in (self.save, self.rename, self.delete, self.undo):
            button.apply_theme(theme)
        self.naming.apply_theme(theme)


class Naming(QFrame):
    """Asks for a name, and says at once why one is not possible.

    Attributes:
        named: a valid name was entered.
        left: naming was cancelled.
    """

    named = Signal(str)
    left = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._problem: Callable[[str], str] = lambda name: ""
        self._hint: Callable[[str], str] = lambda name: ""
        self._touched = False
        self.field = TextField()
        self.take = KeyButton(theme, "choice")
        self._leave = KeyButton(theme, "plain")
        self._line = words_label()
        self.field.textChanged.connect(fonts.load_for)
        self.field.textEdited.connect(self._edited)
        self.take.clicked.connect(self._take)
        self._leave.clicked.connect(self.left)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.field, 1)
        row.addWidget(self.take)
        row.addWidget(self._leave)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(row)
        column.addWidget(self._line)

    def ask(
        self, name: str, way_on: str, problem: Callable[[str], str], hint: Callable[[str], str]
    ) -> None:
        """Open with a name to start from.

        Args:
            name: the name to start from.
            way_on: the label of the button.
            problem: returns why a name is not possible, or empty.
            hint: returns what else to say about a possible name, or empty.
        """
        self._problem, self._hint, self._touched = problem, hint, False
        self.field.setText(name)
        self.take.set_words(way_on, "Return")
        self.show()
        self.refresh()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.selectAll()

    def stops(self) -> list[QWidget]:
        """The widgets that Tab stops at, in reading order."""
        return [self.field, self.take, self._leave]

    def _edited(self) -> None:
        self._touched = True
        self.refresh()

    def _take(self) -> None:
        self._touched = True
        self.refresh()
        if self.take.isEnabled():
            self.named.emit(self.field.text())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep Enter and Escape in this line, away from the page."""
        key = key_name(event)
        if key == "Return":
            self._take()
        elif key == "Esc":
            self.left.emit()
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def refresh(self) -> None:
        """Show the problem or hint for the present name."""
        problem = self._problem(self.field.text())
        self.take.setEnabled(not problem)
        # An untouched empty field is not a mistake.
        shown = problem if self._touched or self.field.text() else ""
        say(self._line, self._theme, self._hint(self.field.text()), shown)
        mark_wrong(self.field, shown)

    def retranslate(self) -> None:
        name_field(self.field, _("Rule set name"))
        self._leave.set_words(_("Cancel"), "Esc")
        self.refresh()

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.take.apply_theme(theme)
        self._leave.apply_theme(theme)
        self.refresh()


@dataclass(frozen=True, slots=True)
class _Moment:
    """Everything that saving, renaming and deleting change."""

    kept: Mapping[str, HouseRules]
    preset: str
    values: Options


class KeptRules(QObject):
    """The sets of rules, and what can be done with them.

    Attributes:
        changed: the sets, their names, or the undoable action have changed.
        what_was_done: ``saved``, ``replaced``, ``renamed``, ``deleted`` or empty.
        about: the name of the set concerned.
    """

    changed = Signal()

    def __init__(
        self,
        game: Game,
        phrases: Phrases[Any],
        options: OptionModel,
        settings: Settings,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._game, self._phrases = game, phrases
        self._options, self._settings = options, settings
        self.what_was_done = self.about = ""
        self._before: _Moment | None = None
        self._after: _Moment | None = None

    # -- reading ---------------------------------------------------------------------------------
    @property
    def ours(self) -> tuple[str, ...]:
        """Ids of the game's presets."""
        return tuple(preset.id for preset in self._game.presets)

    @property
    def own(self) -> Sequence[str]:
        """Names of the player's sets, in the order in which they were saved."""
        return list(self._settings.rule_sets[self._game.id])

    @property
    def is_own(self) -> bool:
        """Whether the rules start from one of the player's own sets."""
        return self._options.preset not in self.ours

    def words(self, preset: str) -> tuple[str, str]:
        """Name and sentence of a preset or of one's own set."""
        if preset in self.ours:
            return self._phrases.preset(preset)
        return isolated(preset), _("Your own rules.")

    def name_problem(self, name: str, renaming: bool) -> str:
        """Why a set cannot have this name, in one sentence; empty if it can.

        Saving under the name of one of one's own sets replaces it; renaming does not.
        """
        name = tidy(name)
        if not name:
            return name_is_empty()
        if len(name) > MAX_SET_NAME:
            return name_is_too_long(MAX_SET_NAME)
        game_names = {compared(self._phrases.preset(id_)[0]) for id_ in self.ours}
        if name in self.ours or compared(name) in game_names:
            return _("A preset already has this name.")
        others = {compared(own) for own in self.own if own != self._options.preset}
        if renaming and compared(name) in others:
            return _("You already have a rule set with this name.")
        return ""

    def replaces(self, name: str) -> bool:
        """Whether saving under a name would replace one of one's own sets."""
        return bool(self._called(tidy(name)))

    def _called(self, name: str) -> str:
        """The set that has a name, however it is spelt; empty if none has."""
        own = self.own
        alike = (one for one in own if compared(one) == compared(name))
        return name if name in own else next(alike, "")

    # -- doing -----------------------------------------------------------------------------------
    def use(self, preset: str) -> None:
        """Start from a preset or from one of one's own sets."""
        if preset in self.ours:
            self._options.use_preset(preset)
        else:
            kept = self._settings.rule_sets[self._game.id]
            self._options.use_values(preset, kept.get(preset, {}))

    def start_from(self, preset: str, values: Options) -> None:
        """Compare with a preset or one of one's own sets, at values that may differ from it."""
        self.use(preset)
        self._options.change_all(values)

    def save_as(self, name: str) -> bool:
        """Save the present rules under a name; returns whether that was done."""
        name = tidy(name)
        if self.name_problem(name, renaming=False):
            return False
        before = self._moment()
        old = self._called(name)
        kept = {name if own == old else own: rules for own, rules in before.kept.items()}
        kept[name] = dict(self._options.options)
        self._keep(kept)
        self.use(name)
        self._done("replaced" if old else "saved", name, before)
        return True

    def rename(self, name: str) -> bool:
        """Rename the chosen set; returns whether that was done."""
        name = tidy(name)
        if not self.is_own or self.name_problem(name, renaming=True):
            return False
        before = self._moment()
        old = self._options.preset
        self._keep({name if own == old else own: rules for own, rules in before.kept.items()})
        self.start_from(name, before.values)
        self._done("renamed", name, before)
        return True

    def delete(self) -> bool:
        """Delete the chosen set and return to the game's first; returns whether that was done."""
        if not self.is_own:
            return False
        before = self._moment()
        name = self._options.preset
        self._keep({own: rules for own, rules in before.kept.items() if own != name})
        self.use(self.ours[0])
        self._done("deleted", name, before)
        return True

    def undo(self) -> None:
        """Undo the last action; rules changed since then stay as they are."""
        before, after = self._before, self._after
        if before is None or after is None:
            return
        now = self._moment()
        self._keep(before.kept)
        if now.preset == after.preset:
            self.start_from(before.preset, before.values if now == after else now.values)
        self._forget()

    def _moment(self) -> _Moment:
        kept = self._settings.rule_sets[self._game.id]
        return _Moment(kept, self._options.preset, self._options.options)

    def _keep(self, kept: Mapping[str, HouseRules]) -> None:
        self._settings.rule_sets[self._game.id] = kept

    def _done(self, what: str, name: str, before: _Moment) -> None:
        """Note what was done, unless the file could not be written: that is said elsewhere."""
        self.what_was_done, self.about = what if self._settings.all_saved else "", name
        self._before, self._after = before, self._moment()
        self.changed.emit()

    def _forget(self) -> None:
        self.what_was_done = self.about = ""
        self._before = self._after = None
        self.changed.emit()
