"""A game on the start page: its picture, its description, and the buttons to play it."""

from __future__ import annotations

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from cardtable.models.catalogue import GameRole
from cardtable.translation import _
from cardtable.ui.start.picture import tile_picture
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.icons import icon, picture
from cardtable.ui.widgets.labels import PlainLabel
from cardtable.ui.widgets.theme import Theme

#: Width and height of the pictures as drawn.
_DRAWN = (560, 384)
#: Room that is left beside the buttons of a tile, in pixels at the usual text size.
_SPARE = 12
_ROUND = 10
#: The first character beyond the Latin letters.
_LATIN = 0x250
#: The fraction of a tile's width that a picture beside the words takes.
_PART = 0.31


class TilePicture(QWidget):
    """A game's picture, cropped to fill its place, with round corners at the tile's edge."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self._svg = tile_picture(game)
        self._kept: QPixmap | None = None
        self.beside = False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the picture; it is rendered anew when the size has changed."""
        if not self._svg:
            return
        ratio = self.devicePixelRatioF()
        width = max(self.width(), round(self.height() * _DRAWN[0] / _DRAWN[1]))
        if self._kept is None or self._kept.width() != round(width * ratio):
            height = width * _DRAWN[1] / _DRAWN[0]
            self._kept = picture(self._svg, width, height, ratio)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect())
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        path.addRoundedRect(whole, _ROUND - 1, _ROUND - 1)
        square = QRectF(whole)  # the corners inside the tile are square
        if self.beside:
            square.setLeft(whole.center().x())
        else:
            square.setTop(whole.center().y())
        path.addRect(square)
        painter.setClipPath(path)
        height = self._kept.height() / ratio
        painter.drawPixmap(
            round((self.width() - width) / 2), round((self.height() - height) / 2), self._kept
        )
        painter.end()


class Tile(QFrame):
    """One game: picture, name, description, and the buttons to play it.

    Attributes:
        game: its id.
        chosen: set up a match.
        rules: show its rules.
        quick: start a match at once.
        lessons: offer its first hands.
    """

    chosen = Signal()
    rules = Signal()
    quick = Signal()
    lessons = Signal()

    def __init__(self, theme: Theme, index: QModelIndex) -> None:
        """``index``: the game's index in the catalogue."""
        super().__init__()
        self.setObjectName("tile")
        self._index = QPersistentModelIndex(index)
        self.game: str = index.data(GameRole.ID)
        self._theme = theme
        self._narrow = False
        self._wide = 0
        self._picture = TilePicture(self.game)
        self._name, self._native = PlainLabel(), PlainLabel()
        self._line: QLabel = PlainLabel(wrap=True)
        self._line.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._long = PlainLabel(wrap=True)
        self.new = KeyButton(theme, "choice")
        self._rules = KeyButton(theme, "plain")
        self.new.clicked.connect(self.chosen)
        self._rules.clicked.connect(self.rules)
        self._quick, self._learn = KeyButton(theme, "plain"), KeyButton(theme, "plain")
        self._quick.clicked.connect(self.quick)
        self._learn.clicked.connect(self.lessons)
        self._learn.setVisible(index.data(GameRole.LESSONS))
        self._names = QHBoxLayout()
        self._names.addWidget(self._name)
        self._names.addStretch(1)
        self._names.addWidget(self._native)
        self._buttons = QHBoxLayout()
        self._buttons.addWidget(self.new)
        for button in (self._quick, self._learn, self._rules):
            self._buttons.addWidget(button)
        self._buttons.addStretch(1)
        self._words = QVBoxLayout()
        self._words.addLayout(self._names)
        self._words.addWidget(self._line)
        self._words.addStretch(1)
        self._words.addWidget(self._long)
        self._words.addLayout(self._buttons)
        self._halves = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._halves.setContentsMargins(1, 1, 1, 1)
        self._halves.setSpacing(0)
        self._halves.addWidget(self._picture)
        self._halves.addLayout(self._words, 1)
        self.apply_theme(theme)
        self.retranslate()

    def stops(self) -> list[QWidget]:
        """The widgets that Tab stops at, in reading order."""
        return [self.new, self._quick, self._learn, self._rules]

    @property
    def title(self) -> str:
        """The game's name."""
        return self._name.text()

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        self._theme = theme
        c, px = theme.colours, theme.px
        self.setStyleSheet(
            f"#tile {{ background: {c.panel}; border: 1px solid {c.line};"
            f" border-radius: {_ROUND}px; }}"
        )
        self._name.setFont(theme.font(20, 700))
        self._native.setFont(theme.font(14))
        self._line.setFont(theme.font(14))
        self._long.setFont(theme.font(13))
        for label in (self._native, self._long):
            label.setStyleSheet(f"color: {c.ink2};")
        self._buttons.setSpacing(px(2))
        for button in self._all:
            button.apply_theme(theme)
        self._show_words()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self._name.setText(self._index.data())
        self._native.setText(self._index.data(GameRole.NATIVE))
        self._show_native()
        self._line.setText(self._index.data(GameRole.TAGLINE))
        self._long.setText(self._index.data(GameRole.DURATION))
        self._show_words()
        self.setAccessibleName(self._name.text())

    @property
    def _all(self) -> tuple[KeyButton, ...]:
        return self.new, self._quick, self._learn, self._rules

    def _show_words(self) -> None:
        """Label the buttons: the first with words, the others with icons and tooltips."""
        px = self._theme.px
        key = "" if self._picture.beside else str(self._index.row() + 1)
        self.new.set_words(_("New match"), key)
        for button, text, sign in (
            (self._quick, _("Quick match"), "forward"),
            (self._learn, _("Tutorial"), "bulb"),
            (self._rules, _("Rules"), "book"),
        ):
            button.setAccessibleName(text)
            button.setToolTip(text)
            button.setIcon(icon(sign, self._theme.colours.ink, px(18), self.devicePixelRatioF()))

    def _show_native(self) -> None:
        """Show the name in its own script if there is room and the title uses Latin letters."""
        foreign = all(ord(letter) < _LATIN for letter in self._name.text())
        self._native.setVisible(foreign and bool(self._native.text()) and not self._narrow)

    def needs(self) -> int:
        """The height it needs at its present width."""
        self._halves.invalidate()
        return self._halves.totalHeightForWidth(self._wide)

    def fit(self, width: int, beside: bool) -> None:
        """Take a width; ``beside`` puts a small picture on the left instead of one above."""
        px = self._theme.px
        self._narrow = beside or width < px(270)
        self._wide = width
        self._picture.beside = beside
        self._halves.setDirection(
            QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        )
        air = px(8 if beside else 12)
        right = px(12 if width >= px(360) else 6)
        self._words.setContentsMargins(px(12), air, right, air)
        self._words.setSpacing(px(4 if beside else 6))
        policy = QSizePolicy.Policy
        if beside:
            self._picture.setMinimumHeight(0)
            self._picture.setMaximumHeight(16_777_215)
            self._picture.setFixedWidth(round(width * _PART))
            self._picture.setSizePolicy(policy.Fixed, policy.Expanding)
        else:
            self._picture.setMinimumWidth(0)
            self._picture.setMaximumWidth(16_777_215)
            self._picture.setFixedHeight(round(width * _DRAWN[1] / _DRAWN[0]))
            self._picture.setSizePolicy(policy.Expanding, policy.Fixed)
        self._show_native()
        self._show_words()
        for button in self._all:
            button.tight = self._narrow or button is not self.new
            button.updateGeometry()
        self._name_lessons()

    def _name_lessons(self) -> None:
        """The sign of the first hands with its words, where there is room: it is for newcomers."""
        words = _("Tutorial")
        self._learn.set_words(words)
        picture = self._picture.width() if self._picture.beside else 0
        margins = self._words.contentsMargins()
        room = self._wide - picture - margins.left() - margins.right() - 2
        gaps = self._buttons.spacing() * (len(self._all) - 1)
        needed = sum(button.sizeHint().width() for button in self._all) + gaps
        if needed + self._theme.px(_SPARE) > room:
            self._learn.set_words("")
            self._learn.setAccessibleName(words)  # the sign alone says nothing to screen readers
