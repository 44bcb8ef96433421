"""The seats on the set-up page: the table, the tray of opponents, and the chosen seat in full."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QModelIndex, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
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
from cardtable.bots.characters import PEOPLE, find_character, opponents, style_of
from cardtable.engine.game import Game
from cardtable.engine.match import SEAT_KINDS
from cardtable.isolating import isolated
from cardtable.models.seats import SeatModel, SeatRole
from cardtable.phrases.characters import character_line, character_name, style_name
from cardtable.phrases.lists import in_row, labelled
from cardtable.translation import _, ngettext, pgettext
from cardtable.ui.announcing import Announcer
from cardtable.ui.seating import kind_text, level_text, style_line
from cardtable.ui.setup.chairs import Chair, Face, Person, RoundTable, Tray, crowd
from cardtable.ui.setup.sections import Section, mark_wrong, restyle, say
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.fields import Choice, TextField
from cardtable.ui.widgets.icons import icon, portrait_file, svg_pixmap
from cardtable.ui.widgets.labels import UNDESCRIBED, tip_text, words_label
from cardtable.ui.widgets.theme import Theme

_SIDE = 64
_SIGN = 22
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


class SeatCard(QFrame):
    """One seat in full: portrait, kind, level, and a sentence about who sits there.

    The values are in the model.

    Attributes:
        removed: remove this seat.
    """

    removed = Signal()

    def __init__(self, theme: Theme, model: SeatModel) -> None:
        super().__init__()
        self.setObjectName("seatCard")
        self._theme, self._model = theme, model
        self.row = min(1, model.rowCount() - 1)  # an opponent can be chosen at once
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
        who = self._who = QHBoxLayout()
        for part in (self.name, self.opponent, self.kind):
            who.addWidget(part, 1)
        who.addWidget(self.remove)
        grid = self._grid = QGridLayout(self)
        grid.addWidget(self.picture, 0, 0, 2, 1)
        grid.addLayout(who, 0, 1)
        grid.addWidget(self._line, 1, 1, Qt.AlignmentFlag.AlignTop)
        grid.setColumnStretch(1, 1)
        self.apply_theme(theme)

    def show_seat(self, row: int) -> None:
        """Show another seat."""
        if row != self.row:
            self.row = row
            self.refresh()

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
            self.say_opponent()

    def ask_name(self) -> None:
        """Let the name be typed over at once, for somebody new."""
        self.name.setFocus(Qt.FocusReason.OtherFocusReason)
        self.name.selectAll()

    def _next_face(self) -> None:
        """Go to the next portrait of a person, or the next opponent."""
        if self.is_person:
            portrait = int(self._model.index(self.row).data(SeatRole.PORTRAIT))
            following = (PEOPLE.index(portrait) + 1) % len(PEOPLE)
            self._set(PEOPLE[following], SeatRole.PORTRAIT)
        else:
            following = (self.opponent.currentIndex() + 1) % self.opponent.count()
            self._set(self.opponent.itemData(following), SeatRole.CHARACTER)
            self.say_opponent()

    def say_opponent(self) -> None:
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
                else crowd(level, side, ratio)
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
            painter.drawPixmap(0, 0, crowd(kind, face, ratio))
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
        self.remove.setToolTip(_("Remove this seat"))
        self._offered = []
        self.refresh()

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        px = theme.px
        self.picture.apply_theme(theme)
        self.picture.setFixedSize(px(_SIDE + 8), px(_SIDE + 8))
        self.remove.apply_theme(theme)
        self.remove.setIcon(icon("close", theme.colours.ink2, px(18), self.devicePixelRatioF()))
        self._grid.setContentsMargins(px(8), px(8), px(8), px(8))
        self._grid.setHorizontalSpacing(px(8))
        self._grid.setVerticalSpacing(px(6))
        self._who.setSpacing(px(8))
        self.retranslate()


#: The least width of the table beside the tray.
_TABLE = 400


class SeatsSection(Section):
    """The seats of the model round a table, all opponents beside it, the chosen seat below.

    Attributes:
        moved: seats came or went.
        carried: somebody is being carried, and is now at this point of the screen.
        table: the table with its chairs.
        tray: all opponents.
        details: the chosen seat.
    """

    moved = Signal()
    carried = Signal(QPoint)

    def __init__(self, theme: Theme, game: Game, model: SeatModel) -> None:
        super().__init__(theme)
        self._game, self._model = game, model
        self.table, self.tray = RoundTable(theme), Tray(theme)
        self.details = SeatCard(theme, model)
        self.details.removed.connect(lambda: self._remove(self.details.row))
        self.tray.wanted.connect(lambda person: self._seat(self.details.row, person))
        self.add_bot, self.add_person = KeyButton(theme, "plain"), KeyButton(theme, "plain")
        self.add_bot.clicked.connect(self._more_bots)
        self.table.empty.clicked.connect(self._more_bots)
        self.add_person.clicked.connect(self._more_people)
        # Above the table, so that they stay under the mouse when it grows.
        for place, button in enumerate((self.add_bot, self.add_person), 1):
            button.tight = True
            self.top.insertWidget(place, button)
        self._halves = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._halves.addWidget(self.table, 1)
        self._halves.addWidget(self.tray, 0, Qt.AlignmentFlag.AlignCenter)
        self.column.addLayout(self._halves)
        self.column.addWidget(self.details)
        for face in self.tray.people:
            self._let_carry(face)
        for _row in range(model.rowCount()):
            self._bring()
        model.rowsInserted.connect(self._inserted)
        model.rowsRemoved.connect(self._removed)
        model.dataChanged.connect(self.refresh)

    # -- more and fewer --------------------------------------------------------------------------
    def _bring(self) -> None:
        chair = self.table.bring()
        chair.setChecked(chair.row == self.details.row)
        chair.clicked.connect(partial(self._clicked, chair))
        chair.left.connect(partial(self._take_away, chair))
        self._let_carry(chair)

    def _inserted(self, _: QModelIndex, first: int, last: int) -> None:
        for _row in range(first, last + 1):
            self._bring()  # the model only adds at the end
        self._settle()

    def _removed(self, _: QModelIndex, first: int, last: int) -> None:
        for _row in range(first, last + 1):
            self.table.take_away()  # those behind it have moved up
        row = self.details.row - (self.details.row > last)
        self.select(min(row, len(self.table.chairs) - 1))
        self._settle()

    def _settle(self) -> None:
        self.table.empty.setVisible(self._model.can_grow)
        self.table.settle()
        self.refresh()
        self._fit()
        self.moved.emit()

    def _more_bots(self) -> None:
        row = self._model.add("medium")
        if row is not None:
            self.select(row)
        self._say_count()

    def _more_people(self) -> None:
        row = self._model.add("human")
        if row is not None:
            self.select(row).ask_name()

    def _take_away(self, chair: Chair) -> None:
        self._remove(chair.row)

    def _remove(self, row: int) -> None:
        chair = any(chair.hasFocus() for chair in self.table.chairs)
        if self._model.remove(row):
            if chair:
                self.table.chairs[self.details.row].setFocus()
            elif not self._model.can_shrink and self.details.remove.hasFocus():
                self.details.kind.setFocus()
        self._say_count()

    def _say_count(self) -> None:
        Announcer(self.remark).announce(self.remark.text())

    # -- choosing and carrying -------------------------------------------------------------------
    def select(self, row: int) -> SeatCard:
        """Show a seat in full."""
        self.table.chairs[row].setChecked(True)
        self.details.show_seat(row)
        return self.details

    def _clicked(self, chair: Chair, _on: bool = True) -> None:
        self.select(chair.row)

    def _seat(self, row: int, person: Person) -> None:
        self.select(row)
        self._model.seat(row, person.level, person.id)
        self.details.say_opponent()

    def _let_carry(self, face: Face) -> None:
        face.carried.connect(self._aim)
        face.dropped.connect(partial(self._dropped, face))

    def _aim(self, at: QPoint) -> None:
        """Light the chair below whoever is carried."""
        aimed = self.table.at(at)
        for chair in (*self.table.chairs, self.table.empty):
            if chair.aimed != (chair is aimed):
                chair.aimed = chair is aimed
                chair.update()
        self.carried.emit(at)

    def _dropped(self, face: Face, at: QPoint) -> None:
        """Seat whoever was carried, change two places, or take a bot from the table."""
        chair = self.table.at(at)
        self._aim(QPoint(-1, -1))
        if isinstance(face, Person):
            row = chair.row if chair is not None else None
            if row == -1:
                row = self._model.add(face.level)
            if row is not None:
                self._seat(row, face)
        elif isinstance(face, Chair) and chair is None:
            if not self.table.rect().contains(self.table.mapFromGlobal(at)):
                self._remove(face.row)
        elif isinstance(face, Chair) and chair is not None and chair.row not in (-1, face.row):
            self._model.swap(face.row, chair.row)
            self.select(chair.row)

    # -- reading ---------------------------------------------------------------------------------
    def stops(self) -> list[QWidget]:
        """The widgets that Tab stops at, in reading order."""
        adders: list[QWidget] = [self.add_bot, self.add_person]
        return [*adders, *self.table.chairs, *self.tray.people, *self.details.stops()]

    @property
    def problems(self) -> list[tuple[QWidget, str, str]]:
        """The seats that are not valid yet, each with the name of its field and its sentence."""
        kinds = self._model.seats
        return [
            (self.table.chairs[row], _("Name") if kinds[row].is_human else _("Opponent"), said)
            for row, said in self._model.problems
        ]

    def reveal(self, part: QWidget) -> QWidget:
        """Show the seat of a chair in full; returns the field that says who sits there."""
        if isinstance(part, Chair):
            return self.select(part.row).field
        return part

    # -- showing ---------------------------------------------------------------------------------
    def refresh(self) -> None:
        """Show the seats as they are in the model."""
        counts = self._game.seat_counts
        count = self._model.rowCount()
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
        for chair in self.table.chairs:
            self._show_chair(chair)
        for person in self.tray.people:
            person.refresh(self._model.place_of(person.id))
        self.details.refresh()

    def _show_chair(self, chair: Chair) -> None:
        """Say who sits on a chair."""
        index = self._model.index(chair.row)
        kind, id_ = str(index.data(SeatRole.KIND)), str(index.data(SeatRole.CHARACTER))
        open_ = kind != "human" and not id_
        name = pgettext("opponent", "Anybody") if open_ else str(index.data())
        chair.wrong = bool(index.data(SeatRole.PROBLEM))
        chair.show_person(
            kind if open_ else int(index.data(SeatRole.PORTRAIT)), name, level_text(kind)
        )
        who = in_row(filter(None, (name, style_line(kind, style_of(id_)))))
        chair.setAccessibleName(labelled(_("Seat {number}", number=chair.row + 1), who))
        chair.setToolTip(tip_text("\n".join(filter(None, (name, style_line(kind, style_of(id_)))))))
        chair.setAccessibleDescription(str(index.data(SeatRole.PROBLEM)) or UNDESCRIBED)
        chair.update()

    def retranslate(self) -> None:
        self.head.setText(_("Seats"))
        self.table.setAccessibleName(self.head.text())
        self.add_bot.set_words(_("Add bot"))
        self.add_person.set_words(_("Add player"))
        self.table.empty.set_sign(_("Add bot"))
        self._model.retranslate()
        self.tray.retranslate()
        self.details.retranslate()
        self._settle()

    def apply_theme(self, theme: Theme) -> None:
        super().apply_theme(theme)
        for button in (self.add_bot, self.add_person):
            button.apply_theme(theme)
        self.table.apply_theme(theme)
        self.tray.apply_theme(theme)
        self.details.apply_theme(theme)
        self._halves.setSpacing(theme.px(12))
        self._settle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the tray beside the table, or below it where there is little room."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        gap, directions = self.theme.px(12), QBoxLayout.Direction
        least = max(self.table.minimumSizeHint().width(), self.theme.px(_TABLE))
        need = least + gap + self.tray.width_for(1)
        beside = self.width() >= need
        self._halves.setDirection(directions.LeftToRight if beside else directions.TopToBottom)
        across = (4, 2, 1) if not beside else (1,)
        self.tray.arrange(next((n for n in across if self.tray.width_for(n) <= self.width()), 1))
