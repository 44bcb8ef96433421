"""The player's own sets of house rules: saved, renamed, deleted, each with undo."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Signal

from cardtable.engine.game import Game
from cardtable.engine.options import Options
from cardtable.models.options import OptionModel
from cardtable.models.seats import tidy
from cardtable.phrases.base import Phrases
from cardtable.phrases.isolating import isolated
from cardtable.phrases.names import name_is_empty, name_is_too_long
from cardtable.ui.settings.kept import MAX_SET_NAME, HouseRules, Settings


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
        return isolated(preset), QCoreApplication.translate("SetupPage", "Your own rules.")

    def name_problem(self, name: str, renaming: bool) -> str:
        """Why a set cannot have this name, in one sentence; empty if it can.

        Saving under the name of one of one's own sets replaces it; renaming does not.
        """
        translate = QCoreApplication.translate
        name = tidy(name)
        if not name:
            return name_is_empty()
        if len(name) > MAX_SET_NAME:
            return name_is_too_long(MAX_SET_NAME)
        game_names = {self._phrases.preset(id_)[0].casefold() for id_ in self.ours}
        if name in self.ours or name.casefold() in game_names:
            return translate("SetupPage", "One of the game’s own sets is called that.")
        others = {own.casefold() for own in self.own} - {self._options.preset.casefold()}
        if renaming and name.casefold() in others:
            return translate("SetupPage", "Another of your sets is called that.")
        return ""

    def replaces(self, name: str) -> bool:
        """Whether saving under a name would replace one of one's own sets."""
        return tidy(name) in self.own

    # -- doing -----------------------------------------------------------------------------------
    def use(self, preset: str) -> None:
        """Start from a preset or from one of one's own sets."""
        if preset in self.ours:
            self._options.use_preset(preset)
        else:
            kept = self._settings.rule_sets[self._game.id]
            self._options.use_values(preset, kept.get(preset, {}))

    def save_as(self, name: str) -> bool:
        """Save the present rules under a name; returns whether that was done."""
        name = tidy(name)
        if self.name_problem(name, renaming=False):
            return False
        before = self._moment()
        kept = dict(before.kept)
        done = "replaced" if name in kept else "saved"
        kept[name] = dict(self._options.options)
        self._keep(kept)
        self.use(name)
        self._done(done, name, before)
        return True

    def rename(self, name: str) -> bool:
        """Rename the chosen set; returns whether that was done."""
        name = tidy(name)
        if not self.is_own or self.name_problem(name, renaming=True):
            return False
        before = self._moment()
        old = self._options.preset
        self._keep({name if own == old else own: rules for own, rules in before.kept.items()})
        self._start_from(name, before.values)
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
            self._start_from(before.preset, before.values if now == after else now.values)
        self._forget()

    def _moment(self) -> _Moment:
        kept = self._settings.rule_sets[self._game.id]
        return _Moment(kept, self._options.preset, self._options.options)

    def _keep(self, kept: Mapping[str, HouseRules]) -> None:
        self._settings.rule_sets[self._game.id] = kept

    def _start_from(self, preset: str, values: Options) -> None:
        self.use(preset)
        self._options.change_all(values)

    def _done(self, what: str, name: str, before: _Moment) -> None:
        self.what_was_done, self.about = what, name
        self._before, self._after = before, self._moment()
        self.changed.emit()

    def _forget(self) -> None:
        self.what_was_done = self.about = ""
        self._before = self._after = None
        self.changed.emit()
