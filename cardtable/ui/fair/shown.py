"""A fingerprint on the screen: its picture, its digits in groups, and a button to copy them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QWidget

from cardtable.engine.promise import grouped
from cardtable.ui.fair.picture import fingerprint_picture
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.labels import PlainLabel
from cardtable.ui.widgets.theme import Theme

#: Groups of four digits on a line.
_ON_A_LINE = 4
_CELL = 4


class ShownFingerprint(QWidget):
    """Picture, digits and copy button."""

    def __init__(self, theme: Theme, digits: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        translate = QCoreApplication.translate
        self._digits = digits
        groups = grouped(digits).split()
        lines = [groups[i : i + _ON_A_LINE] for i in range(0, len(groups), _ON_A_LINE)]
        self.picture = PlainLabel()
        self.picture.setPixmap(
            fingerprint_picture(digits, theme.px(_CELL), self.devicePixelRatioF())
        )
        self.picture.setAccessibleName(translate("Fair", "Picture of the fingerprint"))
        self.picture.setToolTip(
            translate("Fair", "The same digits as a picture, to be compared at a glance")
        )
        self.digits = PlainLabel("\n".join(" ".join(line) for line in lines))
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPixelSize(theme.px(15))
        self.digits.setFont(font)
        self.digits.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        fingerprint = translate("Fair", "Fingerprint")
        self.digits.setAccessibleName(f"{fingerprint}: {grouped(digits)}")
        self.copy = KeyButton(theme, "plain")
        self.copy.setAutoDefault(False)
        self.copy.set_words(translate("Fair", "Copy"))
        self.copy.clicked.connect(self._copy)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(16))
        for part in (self.picture, self.digits, self.copy):
            row.addWidget(part)
        row.addStretch(1)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._digits)
        self.copy.set_words(QCoreApplication.translate("Fair", "Copied"))
