"""Which matches are counted: choices of game, rules, opponents, seat, help and time."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QWidget

from cardtable.models.statistics import BY, by_words, key_words, since_of, span_words
from cardtable.store.own_matches import Own
from cardtable.store.statistics import Played, chosen, keys_of
from cardtable.ui.widgets.choice import Choice

#: The time spans offered, in days; 0 for all.
_SPANS = (0, 365, 90, 30)


class Filters(QObject):
    """The choices, and the matches that they leave.

    Attributes:
        changed: emitted when other matches count, or when they are grouped in another way.
        choices: by name, in the order in which they are read.
        by: what groups the bars.
    """

    changed = Signal()

    def __init__(self, own: Own, parent: QWidget) -> None:
        super().__init__(parent)
        self._own = own
        self.choices = {
            name: Choice()
            for name in ("game", "rules", "level", "opponent", "seat", "help", "days")
        }
        for name, choice in self.choices.items():
            choice.setSizeAdjustPolicy(
                Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            choice.setMinimumContentsLength(7)
            choice.activated.connect(self._other_game if name == "game" else self.changed)
        self.by = Choice()
        self.by.activated.connect(self.changed)

    @property
    def game(self) -> str:
        """The id of the counted game; empty for all."""
        return self.choices["game"].currentData() or ""

    def counted(self) -> list[Played]:
        """Return the counted matches, oldest first."""
        wanted = {name: choice.currentData() or "" for name, choice in self.choices.items()}
        days = int(wanted.pop("days") or 0)
        return chosen(self._own.matches, since=since_of(days), **wanted)

    def offer(self, own: Own) -> None:
        """Offer the choices among other matches; what is chosen stays where it can."""
        self._own = own
        self._offer_games()
        self._offer()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        translate = QCoreApplication.translate
        for name, words in (
            ("game", translate("Past", "Game")),
            ("rules", translate("Past", "Rules")),
            ("level", translate("Statistics", "Level")),
            ("opponent", translate("Past", "Opponents")),
            ("seat", translate("Statistics", "Seat")),
            ("help", translate("Past", "Help")),
            ("days", translate("Statistics", "Time")),
        ):
            self.choices[name].setAccessibleName(words)
        self.by.setAccessibleName(translate("Statistics", "What tells the bars apart"))
        self.offer(self._own)

    def _other_game(self) -> None:
        for name in ("rules", "opponent", "seat"):
            self.choices[name].setCurrentIndex(0)
        self._offer()
        self.changed.emit()

    def _offer_games(self) -> None:
        """Offer the games that were played; at first the latest is selected."""
        played = {one.game: None for one in reversed(self._own.matches)}
        entries = [(QCoreApplication.translate("Past", "All games"), "")]
        entries += [(key_words("game", game, game), game) for game in played]
        choice = self.choices["game"]
        fresh = choice.count() <= 1
        choice.offer(entries)
        if fresh and len(entries) > 1:
            choice.setCurrentIndex(1)

    def _offer(self) -> None:
        translate = QCoreApplication.translate
        matches = chosen(self._own.matches, game=self.game)
        for name, any_ in (
            ("rules", translate("Statistics", "All rules")),
            ("level", translate("Statistics", "All levels")),
            ("opponent", translate("Past", "All opponents")),
            ("seat", translate("Statistics", "All seats")),
        ):
            keys = list(keys_of(matches, name)) if self.game or name != "rules" else []
            entries = [(key_words(name, key, self.game), key) for key in keys]
            self.choices[name].offer([(any_, ""), *entries])
        self.choices["help"].offer(
            [(translate("Statistics", "With or without help"), "")]
            + [(key_words("help", key, ""), key) for key in ("without", "with")],
        )
        self.choices["days"].offer(
            [(span_words(days), str(days) if days else "") for days in _SPANS]
        )
        kinds = [by for by in BY if self.game or by != "rules"]
        if not self.game:
            kinds.insert(0, "game")
        before = self.by.currentData() if self.game or self.by.currentData() != "level" else "game"
        self.by.offer([(by_words(by), by) for by in kinds])
        self.by.setCurrentIndex(max(0, self.by.findData(before)))
