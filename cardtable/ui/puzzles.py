"""The page of puzzles in grades, each with its cards, ticked once solved; the puzzle of the day."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPen
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from cardtable.engine.game import Game
from cardtable.engine.puzzles import GRADES, BadPuzzles, Puzzle
from cardtable.games import all_games
from cardtable.models.puzzles import PuzzleModel, PuzzleRole, of_day, puzzles_of
from cardtable.phrases.lookup import phrases_of
from cardtable.phrases.puzzles import grade_name
from cardtable.translation import _, say
from cardtable.ui.dialog import framed
from cardtable.ui.intents import Solve
from cardtable.ui.pages import PaperPage
from cardtable.ui.room import CORNER, paint_piece
from cardtable.ui.settings.cloths import CLOTHS, Cloth, cloth_for
from cardtable.ui.shared import Shared
from cardtable.ui.table.seals import PAPER, VERMILION, seal
from cardtable.ui.upkeep.tasks import run_task
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.card_fan import AROUND, STEP, card_fan
from cardtable.ui.widgets.fields import Choice
from cardtable.ui.widgets.icons import svg_pixmap
from cardtable.ui.widgets.labels import PlainLabel, SaidLabel
from cardtable.ui.widgets.lists import PictureList
from cardtable.ui.widgets.theme import Theme

#: The usual height of the cards; the largest and the least one at which all puzzles are seen at
#: once; what a cell has above, below and beside them, in pixels at the usual text size.
_CARDS, _LARGEST, _LEAST, _ABOVE, _BELOW, _ASIDE = 116, 240, 70, 34, 12, 14
#: The gap to the next cell; the seal on the cards of a solved one, and how faint those are.
_GAP, _SEAL, _DONE = 8, 54, 0.4
#: The least step from card to card as a part of a card's width, if not all lie within so many.
_CLOSE, _ALL = 0.2, 1.8


class _Cells(QStyledItemDelegate):
    """Draws a puzzle as a piece of the table: its number, its cards, a seal if it is solved.

    Attributes:
        theme: the theme in force.
        cloth: the game's cloth.
        pictures: the cards, by number.
    """

    def __init__(self, view: QListView, theme: Theme, cloth: Cloth) -> None:
        super().__init__(view)
        self.theme, self.cloth = theme, cloth
        self.pictures: dict[int, QImage] = {}

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw it; the cards once they are there."""
        view, theme, px = self.parent(), self.theme, self.theme.px
        assert isinstance(view, QListView)
        ratio, box = view.devicePixelRatioF(), QRectF(option.rect)
        box.adjust(_GAP / 2, _GAP / 2, -_GAP / 2, -_GAP / 2)
        chosen = view.selectionModel().isSelected(QModelIndex(index))  # type: ignore[arg-type]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        piece = paint_piece(painter, box, self.cloth, theme, ratio, lit=chosen)
        gilt = theme.colours["mark" if theme.dark else "gilt"]
        painter.setPen(QPen(gilt, px(3)) if chosen else QPen(theme.colours["edge"], 1))
        painter.drawPath(piece)
        if chosen and view.hasFocus():
            inside = box.adjusted(px(4), px(4), -px(4), -px(4))
            painter.setPen(QPen(PAPER, px(2)))
            painter.drawRoundedRect(inside, px(CORNER) - px(4), px(CORNER) - px(4))
        number = index.data(PuzzleRole.NUMBER)
        if (cards := self.pictures.get(number)) is not None:
            size = cards.deviceIndependentSize()
            middle = box.adjusted(0, px(_ABOVE), 0, -px(_BELOW)).center()
            painter.setOpacity(_DONE if index.data(PuzzleRole.SOLVED) else 1)
            painter.drawImage(middle - QPointF(size.width() / 2, size.height() / 2), cards)
            painter.setOpacity(1)
        painter.setFont(theme.title(18))
        painter.setPen(self.cloth.ink(theme.dark))
        head = QRectF(box.left() + px(_ASIDE), box.top(), box.width(), px(_ABOVE))
        painter.drawText(head, Qt.AlignmentFlag.AlignVCenter, str(index.data()))
        if index.data(PuzzleRole.SOLVED):
            side = px(_SEAL)
            place = QRectF(0, 0, side, side)
            place.moveCenter(box.center() + QPointF(0, px(_ABOVE) / 4))
            seal(painter, place, "", theme.font(12), VERMILION, -8)
            tick = svg_pixmap("icons/check.svg", 0.66 * side, ratio, PAPER.name())
            painter.drawPixmap(place.center() - QPointF(0.33 * side, 0.33 * side), tick)
        painter.restore()

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """A whole cell."""
        view = self.parent()
        assert isinstance(view, QListView)
        return view.gridSize()


class PuzzlePage(PaperPage):
    """All puzzles of one game at a time.

    Attributes:
        model: the puzzles of the grade shown.
    """

    def __init__(
        self,
        shared: Shared,
        game: str = "",
        parent: QWidget | None = None,
        today: Callable[[], date] = date.today,
    ) -> None:
        super().__init__(shared, parent)
        self._today = today
        self._puzzles: tuple[Puzzle, ...] = ()
        self._cards = QSize()
        self._games = [one for one in all_games().values() if one.puzzles]
        self.model = PuzzleModel(self)
        theme = self._theme
        self.games, self.grades = Choice(), Choice()
        self._said, self._trouble = SaidLabel(), PlainLabel(wrap=True)
        self.list = PictureList()
        self.list.setModel(self.model)
        self._cells = _Cells(self.list, theme, CLOTHS["green"])
        self.list.setItemDelegate(self._cells)
        self.list.setFlow(QListView.Flow.LeftToRight)
        self.list.setWrapping(True)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setUniformItemSizes(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.day, self.take = KeyButton(theme), KeyButton(theme, "primary")
        self._build()
        self.games.activated.connect(self._read)
        self.grades.activated.connect(self._show)
        self.list.activated.connect(self._solve_at)
        self.list.resized.connect(self._grow)
        self.day.clicked.connect(lambda: self._solve(of_day(len(self._puzzles), self._today())))
        self.take.clicked.connect(lambda: self._solve_at(self.list.currentIndex()))
        self.apply_theme(theme)
        wanted = game or shared.settings.last_game
        self.games.offer(self._titles(), wanted)
        self.retranslate()

    def _build(self) -> None:
        self._head.addWidget(self.games)
        below = QHBoxLayout()
        below.addWidget(self.grades)
        below.addWidget(self._said, 1)
        self._column.addLayout(below)
        self._column.addWidget(self._trouble)
        self._column.addWidget(self.list, 1)
        self._foot.addWidget(self.day)
        self._foot.addStretch(1)
        self._foot.addWidget(self.take)

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        super().apply_theme(theme)
        c = theme.colours
        self._said.setFont(theme.font(13))
        self._said.setStyleSheet(f"color: {c.ink2};")
        self._trouble.setFont(theme.font(15))
        self.list.setFont(theme.font(16, 600))
        self.list.setStyleSheet(framed(theme, "QListView", "0px"))
        self._cells.theme = theme
        self._cards = QSize()
        self._grow()
        wood = theme.on_wood()
        for button in (self.day, self.take):
            button.apply_theme(wood)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        super().retranslate()
        self._title.setText(_("Puzzles"))
        self.setAccessibleName(self._title.text())
        self.list.setAccessibleName(self._title.text())
        self.games.setAccessibleName(_("Game"))
        self.grades.setAccessibleName(_("Grade"))
        self.games.offer(self._titles())
        self.day.set_words(_("Puzzle of the day"), "D")
        self.take.set_words(_("Solve"), "Return")
        self._read()

    @property
    def chosen(self) -> Game:
        """The game whose puzzles are shown."""
        return self._games[self.games.currentIndex()]

    # -- showing ---------------------------------------------------------------------------------
    def _read(self) -> None:
        """Read the puzzles of the chosen game, and show the first grade with one to solve."""
        self.game, trouble = self.chosen, ""
        try:
            self._puzzles = tuple(puzzles_of(self.chosen))
        except BadPuzzles as error:
            self._puzzles, trouble = (), say(str(error))
        self._trouble.setText(trouble)
        self._trouble.setVisible(bool(trouble))
        for part in (self.list, self.grades, self._said):
            part.setVisible(not trouble)
        for button in (self.day, self.take):
            button.setEnabled(not trouble)
        solved = self._shared.settings.puzzles_solved[self.chosen.id]
        open_ = (one.grade for one in self._puzzles if one.number not in solved)
        self._offer_grades(next(open_, GRADES[0]))
        self._show()

    def _titles(self) -> list[tuple[str, str]]:
        return [(phrases_of(one.phrases).title(), one.id) for one in self._games]

    def _offer_grades(self, grade: int) -> None:
        solved = self._shared.settings.puzzles_solved[self.chosen.id]
        offered = []
        for one in GRADES:
            numbers = [puzzle.number for puzzle in self._puzzles if puzzle.grade == one]
            count = sum(number in solved for number in numbers)
            text = _("{grade} ({n} of {all})", grade=grade_name(one), n=count, all=len(numbers))
            offered.append((text, one))
        self.grades.offer(offered, grade)

    def _show(self) -> None:
        """Show the puzzles of the chosen grade, and go to the first that is not solved."""
        grade, solved = (
            self.grades.currentData(),
            self._shared.settings.puzzles_solved[self.chosen.id],
        )
        shown = [one for one in self._puzzles if one.grade == grade]
        self.model.show(shown, solved)
        row = next((row for row, one in enumerate(shown) if one.number not in solved), 0)
        self.list.setCurrentIndex(self.model.index(row, 0))
        self._cells.cloth = cloth_for(self.chosen, self._shared.settings)
        count = sum(one.number in solved for one in self._puzzles)
        self._said.setText(_("Solved: {n} of {all}", n=count, all=len(self._puzzles)))
        self._cards = QSize()
        self._grow()

    def _grow(self) -> None:
        """Spread the puzzles over the whole list, all at once if their cards can be seen then.

        The cards of all are equally high.
        """
        room, px, count = self.list.maximumViewportSize(), self._theme.px, len(self.model.rows)
        if not count:
            return
        policies, bar = Qt.ScrollBarPolicy, self.list.verticalScrollBar().sizeHint().width()
        barred = self.list.verticalScrollBarPolicy() == policies.ScrollBarAlwaysOn
        width = room.width() + bar * barred - 2  # Qt needs a little more than all
        beyond = px(_ABOVE) + px(_BELOW) + px(_GAP)

        most = max(len(one.cards) for one in self.model.rows)
        step = max(_CLOSE, min(STEP, _ALL / most))
        wide = self._shared.deck(self.chosen).ratio * (1 + step * (most - 1)) + 0.1

        def columns(high: int) -> int:
            cell = max(round(wide * high) + px(_ASIDE) + px(_GAP), self._theme.target(0))
            across = max(1, min(count, width // cell))
            return -(-count // -(-count // across))  # as few as make no more rows

        def fits(high: int) -> bool:
            return -(-count // columns(high)) * (high + beyond) <= room.height()

        sizes = map(px, range(_LARGEST, _LEAST - 1, -4))
        high = next((size for size in sizes if fits(size)), 0)
        whole = bool(high)
        self.list.setVerticalScrollBarPolicy(
            # For a bar that may come Qt keeps room even where it is there.
            policies.ScrollBarAlwaysOff if whole else policies.ScrollBarAlwaysOn
        )
        if not whole:
            high, width = px(_CARDS), width - bar
        across = columns(high)
        rows = -(-count // across)
        tall = high + beyond
        if whole:  # what is left over is cloth round the cards
            tall = min((room.height() - 2) // rows, tall + high // 2)
        self.list.setGridSize(QSize(width // across, tall))
        cards = QSize(width // across - px(_GAP) - px(_ASIDE), round(AROUND * high))
        if cards != self._cards:
            self._cards = cards
            self._draw()

    def _draw(self) -> None:
        """Draw the cards in the background."""
        self._cells.pictures = {}
        if not self.model.rows:
            return
        deck, ratio = self._shared.deck(self.chosen), self.devicePixelRatioF()
        variant = self._shared.variant(deck)
        for one in self.model.rows:
            run_task(
                self,
                partial(card_fan, deck, variant, one.cards, self._cards, ratio),
                partial(self._come, self._cells.pictures, one.number),
                lambda _error: None,  # the number alone will do
            )

    def _come(self, pictures: dict[int, QImage], number: int, cards: QImage) -> None:
        pictures[number] = cards
        self.list.viewport().update()

    def uncover(self) -> None:
        """Show what has been solved meanwhile."""
        self._read()

    @property
    def keys_go_to(self) -> QWidget:
        """The numbers."""
        return self.list

    # -- doing -----------------------------------------------------------------------------------
    def press_key(self, key: str) -> bool:
        """D opens the puzzle of the day; returns whether the key was used."""
        button = {"D": self.day, "Return": self.take}.get(key)
        if button is not None:
            button.click()
        return button is not None

    def _solve_at(self, index: QModelIndex) -> None:
        if index.isValid():
            self._solve(index.data(PuzzleRole.NUMBER))

    def _solve(self, number: int) -> None:
        self.wants.emit(Solve(self.chosen.id, number))
