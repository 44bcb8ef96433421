"""The seats on the set-up page: people with a name, and bots, possibly any opponent."""

from __future__ import annotations

import math

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QStyle,
    QStyleOptionComboBox,
    QWidget,
)

from cardtable.art import fonts
from cardtable.bots.characters import find_character, opponents, style_of
from cardtable.engine.game import Game
from cardtable.engine.match import SEAT_KINDS
from cardtable.isolating import isolated
from cardtable.models.seats import SeatModel, SeatRole
from cardtable.phrases.characters import character_line, character_name, style_name
from cardtable.translation import _, ngettext
from cardtable.ui.announcing import Announcer
from cardtable.ui.seating import kind_text
from cardtable.ui.setup.said import mark_wrong, restyle, say
from cardtable.ui.setup.section import Section
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.card_grid import CardGrid
from cardtable.ui.widgets.choice import Choice
from cardtable.ui.widgets.icons import PORTRAITS, icon, portrait_file, svg_pixmap
from cardtable.ui.widgets.labels import words_label
from cardtable.ui.widgets.text_field import TextField
from cardtable.ui.widgets.theme import Theme

_SIDE = 72
_SIGN = 24
_FACE = 28


class _Opponents(Choice):
    """Opponents to choose from: name and temperament in the list, only the name in the field."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        """Show only the name in the field."""
        super().initStyleOption(option)
        if 0 <= self.currentIndex() < len(self.names):
            option.currentText = self.names[self.currentIndex()]

    def minimumSizeHint(self) -> QSize:
        """As wide as the longest name needs, as high as any field."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        metrics = option.fontMetrics
        width = max((metrics.horizontalAdvance(name) for name in self.names), default=0)
        room = QSize(width, metrics.height())
        kind = QStyle.ContentsType.CT_ComboBox
        return self.style().sizeFromContents(kind, option, room, self)

    def sizeHint(self) -> QSize:
        """The same as the minimum."""
        return self.minimumSizeHint()


def _anybody(level: str, side: int, ratio: float) -> QPixmap:
    """All who play at a level, small and side by side: it will be one of them."""
    whole = QPixmap(round(side * ratio), round(side * ratio))
    whole.setDevicePixelRatio(ratio)
    whole.fill(Qt.GlobalColor.transparent)
    faces = opponents(level)
    across = math.ceil(math.sqrt(len(faces)))
    small = (side - across + 1) // max(1, across)
    painter = QPainter(whole)
    for number, one in enumerate(faces):
        row, column = divmod(number, across)
        at = (column * (small + 1), row * (small + 1))
        painter.drawPixmap(*at, svg_pixmap(portrait_file(one.portrait), small, ratio))
    painter.end()
    return whole


class SeatCard(QFrame):
    """Portrait, kind, level, and a sentence about the opponent; the values are in the model.

    Attributes:
        removed: remove this seat.
    """

    removed = Signal()

    def __init__(self, theme: Theme, model: SeatModel, row: int) -> None:
        super().__init__()
        self.setObjectName("seatCard")
        self._theme, self._model, self.row = theme, model, row
        self._offered: list[tuple[str, str]] = []
        self.picture = KeyButton(theme, "quiet")
        self.picture.clicked.connect(self._next_face)
        self.name = TextField()
        self.name.textChanged.connect(self._named)
        self.opponent = _Opponents()
        self.opponent.activated.connect(self._chosen)
        self.kind = Choice()
        self.kind.activated.connect(self._other_kind)
        self.remove = KeyButton(theme, "quiet")
        self.remove.clicked.connect(self.removed)
        self._line = words_label()
        for field in (self.name, self.opponent, self.kind):
            field.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        grid = self._grid = QGridLayout(self)
        grid.addWidget(self.picture, 0, 0, 2, 1)
        grid.addWidget(self.name, 0, 1)
        grid.addWidget(self.opponent, 0, 1)
        level = QHBoxLayout()
        level.addWidget(self.kind, 1)
        level.addWidget(self.remove)
        grid.addLayout(level, 1, 1)
        grid.addWidget(self._line, 2, 0, 1, 2, Qt.AlignmentFlag.AlignTop)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(2, 1)
        self.apply_theme(theme)

    # -- editing ---------------------------------------------------------------------------------
    def _value(self, role: int) -> str:
        return str(self._model.index(self.row).data(role) or "")

    def _set(self, value: object, role: int) -> None:
        self._model.setData(self._model.index(self.row), value, role)

    def _named(self, text: str) -> None:
        fonts.load_for(text)
        self._set(text, Qt.ItemDataRole.EditRole)

    def _chosen(self, place: int) -> None:
        self._set(self.opponent.itemData(place), SeatRole.CHARACTER)

    def _other_kind(self, place: int) -> None:
        was, who = self._value(SeatRole.KIND), self._value(SeatRole.CHARACTER)
        self._set(self.kind.itemData(place), SeatRole.KIND)
        if was != "human" and self.is_person:
            self.ask_name()
        elif not self.is_person and (was == "human" or who != self._value(SeatRole.CHARACTER)):
            self._say_opponent()

    def ask_name(self) -> None:
        """Let the name be typed over at once, for somebody new."""
        self.name.setFocus(Qt.FocusReason.OtherFocusReason)
        self.name.selectAll()

    def _next_face(self) -> None:
        """Go to the next portrait of a person, or the next opponent."""
        if self.is_person:
            portrait = int(self._model.index(self.row).data(SeatRole.PORTRAIT))
            self._set((portrait + 1) % PORTRAITS, SeatRole.PORTRAIT)
        else:
            following = (self.opponent.currentIndex() + 1) % self.opponent.count()
            self._set(self.opponent.itemData(following), SeatRole.CHARACTER)
            self._say_opponent()

    def _say_opponent(self) -> None:
        """Have said who sits here now, where that is not what was chosen."""
        name = self.opponent.names[self.opponent.currentIndex()]
        Announcer(self).announce(f"{name}\n{self._line.text()}")

    @property
    def is_person(self) -> bool:
        """Whether a person sits here."""
        return self._value(SeatRole.KIND) == "human"

    @property
    def field(self) -> QLineEdit | Choice:
        """The field that says who sits here."""
        return self.name if self.is_person else self.opponent

    def stops(self) -> list[QWidget]:
        """The widgets that Tab stops at, in reading order."""
        return [self.picture, self.name, self.opponent, self.kind, self.remove]

    # -- showing ---------------------------------------------------------------------------------
    def refresh(self) -> None:
        """Show the seat as it is in the model."""
        kind, character = self._value(SeatRole.KIND), self._value(SeatRole.CHARACTER)
        person = kind == "human"
        typed = self._value(Qt.ItemDataRole.EditRole)
        if person and self.name.text() != typed:
            self.name.setText(typed)
        self.kind.offer(((kind_text(one), one) for one in SEAT_KINDS), kind)
        self.name.setVisible(person)
        self.opponent.setVisible(not person)
        if not person:
            self._offer(kind, character)
        if person:
            line = _("At this computer")
        elif character:
            manner = style_name(style_of(character))
            line = " · ".join(part for part in (manner, character_line(character)) if part)
        else:
            line = _("Someone at this level – wait and see who.")
        problem = self._value(SeatRole.PROBLEM)
        say(self._line, self._theme, line, problem)
        mark_wrong(self.field, problem)
        what = _("Change portrait") if person else _("Change opponent")
        self.picture.setToolTip(what)
        self._name_for_the_ear(what)
        self.remove.setVisible(self._model.can_shrink)
        c = self._theme.colours
        edge = c.bad if problem else c.line
        restyle(
            self,
            f"#seatCard {{ background: {c.panel}; border: 1px solid {edge}; border-radius: 8px; }}",
        )
        self._draw(kind, character)

    def _name_for_the_ear(self, picture: str) -> None:
        """Say of each control which seat it is about."""
        number, name = self.row + 1, self._value(Qt.ItemDataRole.DisplayRole)
        self.setAccessibleName(_("Seat {number}", number=number))
        controls: list[tuple[QWidget, str]] = [
            (self.picture, picture),
            (self.name, _("Name")),
            (self.opponent, _("Opponent")),
            (self.kind, _("Players")),
        ]
        for control, what in controls:
            control.setAccessibleName(_("{what}, seat {number}", what=what, number=number))
        self.remove.setAccessibleName(
            _("Remove {name}", name=isolated(name))
            if name
            else _("Remove seat {number}", number=number)
        )

    def _offer(self, level: str, chosen: str) -> None:
        """Offer the opponents of a level, each with a portrait."""
        anybody = _("Any opponent")
        offered = [("", anybody)]
        for one in opponents(level):
            manner, name = style_name(one.style), character_name(one.id)
            offered.append((one.id, f"{name} · {manner}" if manner else name))
        self.opponent.names = [character_name(id_) if id_ else anybody for id_, _ in offered]
        self.opponent.offer(((words, id_) for id_, words in offered), chosen)
        if offered == self._offered:
            return
        self._offered = offered
        side, ratio = self._theme.px(_FACE), self.devicePixelRatioF()
        self.opponent.setIconSize(QSize(side, side))
        for place, (id_, _words) in enumerate(offered):
            found = find_character(id_)
            face = (
                svg_pixmap(portrait_file(found.portrait), side, ratio)
                if found is not None
                else _anybody(level, side, ratio)
            )
            self.opponent.setItemIcon(place, QIcon(face))

    def _draw(self, kind: str, character: str) -> None:
        ratio, px = self.devicePixelRatioF(), self._theme.px
        side, sign = px(_SIDE), px(_SIGN)
        whole = QPixmap(round(side * ratio), round(side * ratio))
        whole.setDevicePixelRatio(ratio)
        whole.fill(Qt.GlobalColor.transparent)
        painter = QPainter(whole)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        face = side - px(4)
        if kind != "human" and not character:
            painter.drawPixmap(0, 0, _anybody(kind, face, ratio))
        else:
            portrait = int(self._model.index(self.row).data(SeatRole.PORTRAIT))
            painter.drawPixmap(0, 0, svg_pixmap(portrait_file(portrait), face, ratio))
        corner = side - sign
        painter.drawPixmap(
            corner, corner, svg_pixmap(f"table/seat_{self.row % 10}.svg", sign, ratio)
        )
        painter.end()
        self.picture.show_picture(whole)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.remove.setToolTip(_("Remove this seat"))
        self._offered = []
        self.refresh()

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        self._theme = theme
        px = theme.px
        self.picture.apply_theme(theme)
        self.picture.setFixedSize(px(_SIDE + 8), px(_SIDE + 8))
        self.remove.apply_theme(theme)
        self.remove.setIcon(icon("close", theme.colours.ink2, px(18), self.devicePixelRatioF()))
        self._grid.setContentsMargins(px(8), px(8), px(8), px(8))
        self._grid.setHorizontalSpacing(px(8))
        self._grid.setVerticalSpacing(px(6))
        self.retranslate()


_CARD = 270


class SeatsSection(Section):
    """All seats of the model, in its order.

    Attributes:
        moved: seats came or went.
        cards: one for each seat.
    """

    moved = Signal()

    def __init__(self, theme: Theme, game: Game, model: SeatModel) -> None:
        super().__init__(theme)
        self._game, self._model = game, model
        self.cards: list[SeatCard] = []
        self._grid = CardGrid(_CARD)
        self.add_bot, self.add_person = KeyButton(theme, "plain"), KeyButton(theme, "plain")
        self.add_bot.clicked.connect(self._more_bots)
        self.add_person.clicked.connect(self._more_people)
        adders = QHBoxLayout()
        adders.setSpacing(8)
        adders.addWidget(self.add_bot)
        adders.addWidget(self.add_person)
        adders.addStretch(1)
        # Above the seats, so that they stay under the mouse when a row is added.
        self.column.addLayout(adders)
        self.column.addWidget(self._grid)
        for row in range(model.rowCount()):
            self._insert(row)
        model.rowsInserted.connect(self._inserted)
        model.rowsRemoved.connect(self._removed)
        model.dataChanged.connect(self.refresh)

    # -- more and fewer --------------------------------------------------------------------------
    def _insert(self, row: int) -> None:
        card = SeatCard(self.theme, self._model, row)
        card.removed.connect(self._remove)
        self.cards.insert(row, card)
        self._grid.add(card)  # the model only adds at the end

    def _inserted(self, _: QModelIndex, first: int, last: int) -> None:
        for row in range(first, last + 1):
            self._insert(row)
            self.cards[row].show()
        self._settle()

    def _removed(self, _: QModelIndex, first: int, last: int) -> None:
        for row in reversed(range(first, last + 1)):
            card = self.cards.pop(row)
            self._grid.remove(card)
            card.deleteLater()
        self._settle()

    def _settle(self) -> None:
        for row, card in enumerate(self.cards):
            card.row = row
        self.refresh()
        self.moved.emit()

    def _more_bots(self) -> None:
        self._model.add("medium")
        self._say_count()

    def _more_people(self) -> None:
        row = self._model.add("human")
        if row is not None:
            self.cards[row].ask_name()

    def _remove(self) -> None:
        card = self.sender()
        if isinstance(card, SeatCard):
            had_focus = card.remove.hasFocus()
            row = card.row
            if self._model.remove(row) and had_focus:
                near = self.cards[min(row, len(self.cards) - 1)]
                (near.remove if near.remove.isVisible() else near.kind).setFocus()
            self._say_count()

    def _say_count(self) -> None:
        Announcer(self.remark).announce(self.remark.text())

    # -- reading ---------------------------------------------------------------------------------
    def stops(self) -> list[QWidget]:
        """The widgets that Tab stops at, in reading order."""
        cards = [stop for card in self.cards for stop in card.stops()]
        return [self.add_bot, self.add_person, *cards]

    @property
    def problems(self) -> list[tuple[QWidget, str, str]]:
        """The fields of seats that are not valid yet, each with its name and its sentence."""
        cards = ((self.cards[row], said) for row, said in self._model.problems)
        return [
            (card.field, _("Name") if card.is_person else _("Opponent"), said)
            for card, said in cards
        ]

    # -- showing ---------------------------------------------------------------------------------
    def refresh(self) -> None:
        """Show the seats as they are in the model."""
        counts = self._game.seat_counts
        count = len(self.cards)
        self.remark.show()
        if len(counts) == 1:
            self.remark.setText(ngettext("{n} seat", "{n} seats", count))
        else:
            self.remark.setText(
                _("{count} seats ({low} to {high})", count=count, low=counts[0], high=counts[-1])
            )
        for button in (self.add_bot, self.add_person):
            button.setEnabled(self._model.can_grow)
            button.setVisible(len(counts) > 1)
        for card in self.cards:
            card.refresh()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.head.setText(_("Seats"))
        self.add_bot.set_words(_("Add bot"))
        self.add_person.set_words(_("Add player"))
        self._model.retranslate()
        for card in self.cards:
            card.retranslate()
        self.refresh()

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        super().apply_theme(theme)
        for button in (self.add_bot, self.add_person):
            button.apply_theme(theme)
        for card in self.cards:
            card.apply_theme(theme)
        self._grid.set_least(theme.px(_CARD), theme.px(10))
        self.refresh()
