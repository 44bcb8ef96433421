"""The number of the deal on the set-up page, and whether words are added before it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from cardtable.engine.seeds import BadSeed, Seed
from cardtable.translation import _
from cardtable.ui.settings.kept import Settings
from cardtable.ui.setup.sections import Section, mark_wrong, say
from cardtable.ui.widgets.fields import TextField, TickBox
from cardtable.ui.widgets.labels import words_label
from cardtable.ui.widgets.theme import Theme


class DealSection(Section):
    """A field that may stay empty; below it what its number means, or what is wrong.

    Attributes:
        changed: the number of the deal, or its validity, has changed.
        words: whether to show the fingerprint before the deal, and let everybody add words.
    """

    changed = Signal()

    def __init__(self, theme: Theme, settings: Settings) -> None:
        super().__init__(theme)
        self._settings = settings
        self._fresh = Seed.fresh()
        self.field = TextField()
        self.field.textEdited.connect(self._edited)
        self.line = words_label()
        self.words = TickBox(theme, "")
        self.words.setChecked(settings.add_words)
        self.words.toggled.connect(self._tick)
        self.column.addWidget(self.field)
        self.column.addWidget(self.line)
        self.column.addWidget(self.words, 0, Qt.AlignmentFlag.AlignLeft)

    @property
    def seed(self) -> Seed | None:
        """The seed of the deal asked for, else a fresh one; ``None`` if the number is invalid."""
        text = self.field.text().strip()
        try:
            return Seed.parse(text) if text else self._fresh
        except BadSeed:
            return None

    @property
    def numbered(self) -> bool:
        """Whether a number has been entered."""
        return bool(self.field.text().strip())

    def take(self) -> Seed | None:
        """Take the seed to be dealt: a fresh one is never given twice."""
        seed, self._fresh = self.seed, Seed.fresh()
        return seed

    def stops(self) -> list[QWidget]:
        """The widgets that Tab stops at, in reading order."""
        return [self.field, self.words]

    @property
    def problems(self) -> list[tuple[QWidget, str, str]]:
        """The field with its name and its error, if its number is invalid."""
        if self.seed is not None:
            return []
        text = _("Enter a whole number or 32 hexadecimal digits.")
        return [(self.field, self.field.accessibleName(), text)]

    def _edited(self) -> None:
        self.refresh()
        self.changed.emit()

    def _tick(self, on: bool) -> None:
        self._settings.add_words = on

    def refresh(self) -> None:
        """Say what a number means, or what is wrong."""
        text = (
            _(
                "The same number always deals the same cards, so anyone who knows it knows the "
                "cards."
            )
            if self.numbered
            else _("The same number always deals the same cards.")
        )
        problem = "".join(said for *_, said in self.problems)
        say(self.line, self.theme, text, problem)
        mark_wrong(self.field, problem)
        self.field.setAccessibleDescription(problem or self.field.placeholderText())

    def retranslate(self) -> None:
        self.head.setText(_("Deal number"))
        self.field.setPlaceholderText(_("Leave empty for a random deal"))
        self.field.setAccessibleName(_("Deal number"))
        self.words.setText(_("Show the fingerprint and add words before the deal"))
        self.words.setToolTip(
            _(
                "Shows the fingerprint before the deal. Everyone can then add words, so nobody "
                "can choose the cards."
            )
        )
        self.refresh()

    def apply_theme(self, theme: Theme) -> None:
        super().apply_theme(theme)
        self.words.apply_theme(theme)
        self.refresh()
