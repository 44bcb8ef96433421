"""The number of the deal on the new-match page, and the fingerprint of what will be dealt."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from cardtable.engine.seeds import BadSeed, Seed
from cardtable.ui.setup.said import line_label, mark_wrong, say
from cardtable.ui.setup.section import Section
from cardtable.ui.theme import Theme


class DealSection(Section):
    """A field that may stay empty; below it the fingerprint of the deal, or what is wrong.

    Attributes:
        changed: another deal, or none that can be.
    """

    changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._fresh = Seed.fresh()
        self.field = QLineEdit()
        self.field.textEdited.connect(self._edited)
        self.line = line_label()
        self.column.addWidget(self.field)
        self.column.addWidget(self.line)

    @property
    def seed(self) -> Seed | None:
        """The deal asked for, a fresh one if none is; ``None`` if there is no such number."""
        text = self.field.text().strip()
        try:
            return Seed.parse(text) if text else self._fresh
        except BadSeed:
            return None

    def stops(self) -> list[QWidget]:
        """Where Tab stops, as it is read."""
        return [self.field]

    @property
    def problems(self) -> list[tuple[QWidget, str]]:
        """The field with its sentence, if it holds no deal."""
        if self.seed is not None:
            return []
        text = QCoreApplication.translate(
            "SetupPage", "A deal is a whole number or 32 hexadecimal digits."
        )
        return [(self.field, text)]

    def _edited(self) -> None:
        self.tell()
        self.changed.emit()

    def tell(self) -> None:
        """Say which deal it will be, or what is wrong."""
        seed, text = self.seed, ""
        if seed is not None:
            text = QCoreApplication.translate(
                "SetupPage", "The same number gives the same cards. Fingerprint: {fingerprint}"
            ).format(fingerprint=f"{seed.fingerprint[:4]} {seed.fingerprint[4:8]}")
            self.line.setToolTip(seed.fingerprint)
        problem = "".join(said for _, said in self.problems)
        say(self.line, self.theme, text, problem)
        mark_wrong(self.field, problem)

    def retranslate(self) -> None:
        """Set all texts in the language in force."""
        translate = QCoreApplication.translate
        self.head.setText(translate("SetupPage", "Deal number"))
        self.field.setPlaceholderText(translate("SetupPage", "Leave empty for a random deal"))
        self.field.setAccessibleName(translate("SetupPage", "Deal number"))
        self.tell()

    def dress(self, theme: Theme) -> None:
        """Another theme or language."""
        super().dress(theme)
        self.tell()
