"""A field for a whole number that accepts what is typed and reports whether it is out of range."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QValidator, QWheelEvent
from PySide6.QtWidgets import QSpinBox, QWidget

#: The value of an empty field; no rule can have this value.
EMPTY = -(2**31)
_HIGHEST = 2**31 - 1
_DIGITS = 9


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
        """Accept as many digits as any rule needs, or nothing at all."""
        digits = text.strip()
        digits = digits[1:] if digits.startswith("-") and self._low < 0 else digits
        fits = len(digits) <= _DIGITS and (not digits or digits.isdecimal())
        return (QValidator.State.Acceptable if fits else QValidator.State.Invalid), text, pos

    def valueFromText(self, text: str) -> int:
        """The number typed, or ``EMPTY``."""
        try:
            return int(text.strip())
        except ValueError:
            return EMPTY

    def textFromValue(self, value: int) -> str:
        """The number as shown; empty for ``EMPTY``."""
        return "" if value == EMPTY else str(value)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        event.ignore()
