"""A seat on the new-match page: a person with a name, or a bot that may be anybody."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QStackedLayout,
    QWidget,
)

from cardtable.bots.characters import find_character, opponents
from cardtable.engine.match import SEAT_KINDS, Seat
from cardtable.phrases.characters import character_line, character_name, style_name
from cardtable.ui.buttons import KeyButton
from cardtable.ui.icons import PORTRAITS, icon, portrait_file, svg_pixmap
from cardtable.ui.portraits import NAMES
from cardtable.ui.seating import MAX_NAME, kind_text, with_character
from cardtable.ui.theme import Theme


class SeatRow(QFrame):
    """One seat: portrait, who plays, how well; for a bot a sentence about the opponent.

    Attributes:
        changed: something was edited.
        removed: the seat is to go.
    """

    changed = Signal()
    removed = Signal()

    def __init__(self, theme: Theme, game: str, seat: Seat, number: int) -> None:
        super().__init__()
        self.setObjectName("seatRow")
        self._theme, self._game = theme, game
        self._number = number
        self._portrait = seat.portrait
        self._picture = KeyButton(theme, "quiet")
        self._picture.setFixedSize(50, 50)
        self._picture.clicked.connect(self._next_portrait)
        self.name = QLineEdit(seat.name)
        self.name.setMaxLength(MAX_NAME)
        self.opponent = QComboBox()
        who = QWidget()
        who.setMinimumWidth(120)
        who.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._who = QStackedLayout(who)
        self._who.setContentsMargins(0, 0, 0, 0)
        self._who.addWidget(self.name)
        self._who.addWidget(self.opponent)
        self.kind = QComboBox()
        self.kind.setMinimumWidth(150)
        for kind in SEAT_KINDS:
            self.kind.addItem(kind_text(kind), kind)
        self.kind.setCurrentIndex(SEAT_KINDS.index(seat.kind))
        self._line = QLabel()
        self._line.setWordWrap(True)
        self._remove = KeyButton(theme, "quiet")
        self._remove.clicked.connect(self.removed)
        self.name.textEdited.connect(lambda _: self.changed.emit())
        self.opponent.activated.connect(lambda _: self._chosen())
        self.kind.activated.connect(lambda _: self._other_kind())
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 4, 0, 4)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(1, 3)
        grid.setColumnStretch(2, 2)
        grid.addWidget(self._picture, 0, 0, 2, 1, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(who, 0, 1)
        grid.addWidget(self.kind, 0, 2)
        grid.addWidget(self._remove, 0, 3)
        grid.addWidget(self._line, 1, 1, 1, 2)
        self._fill(seat.character)
        self.dress(theme)
        self.retranslate()

    def dress(self, theme: Theme) -> None:
        """Another theme or language."""
        self._theme = theme
        c = theme.colours
        self.setStyleSheet(f"#seatRow {{ border-bottom: 1px solid {c.line}; }}")
        self._line.setFont(theme.font(13))
        self._line.setStyleSheet(f"color: {c.ink2};")
        self._picture.dress(theme)
        self._remove.dress(theme)
        self._remove.setIcon(icon("close", c.ink2))
        self._draw()

    def retranslate(self) -> None:
        """Set all texts in the language in force."""
        translate = QCoreApplication.translate
        for i, kind in enumerate(SEAT_KINDS):
            self.kind.setItemText(i, kind_text(kind))
        self.name.setAccessibleName(translate("SetupPage", "Name"))
        self.opponent.setAccessibleName(translate("SetupPage", "Opponent"))
        self.kind.setAccessibleName(translate("SetupPage", "Who plays"))
        self._remove.setAccessibleName(translate("SetupPage", "Remove this seat"))
        self._remove.setToolTip(translate("SetupPage", "Remove this seat"))
        self._fill(self.character)
        self._tell()

    def allow_removal(self, on: bool) -> None:
        """Whether there may be fewer seats."""
        self._remove.setEnabled(on)
        self._remove.setVisible(on)

    def renumber(self, number: int) -> None:
        """The seat's place has changed, and with it its sign."""
        self._number = number
        self._draw()

    @property
    def character(self) -> str:
        """Id of the opponent chosen; empty for anybody, and for a person."""
        return str(self.opponent.currentData() or "")

    @property
    def seat(self) -> Seat:
        """What the row says."""
        kind = SEAT_KINDS[self.kind.currentIndex()]
        name = " ".join(self.name.text().split()) or NAMES[self._number % len(NAMES)]
        return with_character(Seat(kind, name, self._portrait), self.character)

    # -- doing -----------------------------------------------------------------------------------
    def _fill(self, character: str) -> None:
        """Offer those who play at the level chosen, and choose one if it is among them."""
        translate = QCoreApplication.translate
        kind = SEAT_KINDS[self.kind.currentIndex()]
        self.opponent.clear()
        self.opponent.addItem(translate("SetupPage", "Any opponent"), "")
        for one in opponents(self._game, kind):
            manner = style_name(one.style)
            name = character_name(one.id)
            self.opponent.addItem(f"{name} · {manner}" if manner else name, one.id)
        self.opponent.setCurrentIndex(max(0, self.opponent.findData(character)))
        self._who.setCurrentIndex(0 if kind == "human" else 1)

    def _other_kind(self) -> None:
        self._fill("")
        self._chosen()

    def _chosen(self) -> None:
        self._tell()
        self.changed.emit()

    def _next_portrait(self) -> None:
        """A person takes the next portrait, a bot's seat the next opponent."""
        if self._who.currentIndex() == 0:
            self._portrait = (self._portrait + 1) % PORTRAITS
        else:
            following = (self.opponent.currentIndex() + 1) % self.opponent.count()
            self.opponent.setCurrentIndex(following)
        self._chosen()

    # -- showing ---------------------------------------------------------------------------------
    def _tell(self) -> None:
        translate = QCoreApplication.translate
        person = self._who.currentIndex() == 0
        if person:
            line = translate("SetupPage", "At this computer")
        elif self.character:
            line = character_line(self.character)
        else:
            line = translate("SetupPage", "Somebody of this level; you will see who.")
        self._line.setText(line)
        what = (
            translate("SetupPage", "Another portrait")
            if person
            else translate("SetupPage", "Another opponent")
        )
        self._picture.setAccessibleName(what)
        self._picture.setToolTip(what)
        self._draw()

    def _draw(self) -> None:
        ratio = self.devicePixelRatioF()
        whole = QPixmap(round(46 * ratio), round(46 * ratio))
        whole.setDevicePixelRatio(ratio)
        whole.fill(Qt.GlobalColor.transparent)
        painter = QPainter(whole)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        found = find_character(self.character)
        if self._who.currentIndex() == 1 and found is None:
            c = self._theme.colours
            painter.setPen(c["edge"])
            painter.setBrush(c["own_row"])
            painter.drawRoundedRect(1, 1, 42, 42, 8, 8)
            painter.drawPixmap(11, 11, svg_pixmap("icons/dice.svg", 22, ratio, c.ink))
        else:
            portrait = found.portrait if found is not None else self._portrait
            painter.drawPixmap(0, 0, svg_pixmap(portrait_file(portrait), 44, ratio))
        painter.drawPixmap(27, 27, svg_pixmap(f"table/seat_{self._number % 10}.svg", 19, ratio))
        painter.end()
        self._picture.show_picture(whole)
