"""The page of puzzles in grades, each with its cards, ticked once solved; the puzzle of the day."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QSize, Qt
from PySide6.QtGui import QIcon, QImage, QPainter
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from cardtable.art.deck import Deck, Variant
from cardtable.art.render import Row, row_image, row_of
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
from cardtable.ui.shared import Shared
from cardtable.ui.upkeep.tasks import run_task
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.fields import Choice
from cardtable.ui.widgets.icons import icon
from cardtable.ui.widgets.labels import PlainLabel, SaidLabel
from cardtable.ui.widgets.lists import PictureList
from cardtable.ui.widgets.theme import Theme

#: The least room for a puzzle's cards, what its cell needs beside them, and their margin, in pixels
#: at the usual text size; the gap to the next cell.
_CARDS, _BESIDE, _MARGIN, _GAP = QSize(154, 62), QSize(22, 50), 9, 6
#: In a large window the cards grow up to so many times.
_GROWTH = 2.5

#: Up to this many cards lie apart.
_APART = 4


class _Cells(QStyledItemDelegate):
    """Draws numbers, the solved ones with a tick, and below them their cards.

    Attributes:
        tick: the tick.
        pictures: the cards, by number.
        margin: distance of the cards from below, in pixels.
    """

    tick = QIcon()
    margin = _MARGIN

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self.pictures: dict[int, QImage] = {}

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Add the tick."""
        super().initStyleOption(option, index)
        option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration
        option.icon = self.tick if index.data(PuzzleRole.SOLVED) else QIcon()
        option.decorationPosition = QStyleOptionViewItem.Position.Right
        option.displayAlignment = option.decorationAlignment = Qt.AlignmentFlag.AlignTop

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw the cards too, once they are there."""
        super().paint(painter, option, index)
        if (cards := self.pictures.get(index.data(PuzzleRole.NUMBER))) is not None:
            size, box = cards.deviceIndependentSize().toSize(), option.rect
            left = box.left() + (box.width() - size.width()) // 2
            painter.drawImage(QPoint(left, box.bottom() - self.margin - size.height()), cards)

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """A cell, with a gap to the next."""
        view = self.parent()
        assert isinstance(view, QListView)
        return view.gridSize() - QSize(_GAP, _GAP)


def _row(puzzle: Puzzle, deck: Deck, room: QSize) -> Row:
    cards = puzzle.cards
    groups = [[card] for card in cards] if len(cards) <= _APART else [cards]
    return row_of(deck, groups, room.height(), room.width())


def _drawn(puzzle: Puzzle, deck: Deck, variant: Variant, room: QSize, ratio: float) -> QImage:
    return row_image(deck, variant, _row(puzzle, deck, room), ratio)


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
        self._cells = _Cells(self.list)
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
        self._foot.addWidget(self.day)
        self._foot.addStretch(1)
        self._foot.addWidget(self.take)
        below = QHBoxLayout()
        below.addWidget(self.grades)
        below.addWidget(self._said, 1)
        self._column.addLayout(below)
        self._column.addWidget(self._trouble)
        self._column.addWidget(self.list, 1)

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        super().apply_theme(theme)
        c, px, ratio = theme.colours, theme.px, self.devicePixelRatioF()
        self._said.setFont(theme.font(13))
        self._said.setStyleSheet(f"color: {c.ink2};")
        self._trouble.setFont(theme.font(15))
        self.list.setFont(theme.font(16, 600))
        self.list.setIconSize(QSize(px(16), px(16)))
        self.list.setStyleSheet(
            framed(theme, "QListView", f"{px(6)}px")
            + f"QListView::item {{ padding: {px(8)}px {px(10)}px; border: 1px solid {c.line};"
            " border-radius: 6px; }" + theme.chosen_sheet("QListView")
        )
        self._cells.tick = icon("check", c.good, px(16), ratio)
        self._cells.margin = px(_MARGIN)
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
        trouble = ""
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
        count = sum(one.number in solved for one in self._puzzles)
        self._said.setText(_("Solved: {n} of {all}", n=count, all=len(self._puzzles)))
        self._cards = QSize()
        self._grow()

    def _grow(self) -> None:
        """Give all puzzles as much room as lets all of them be seen at once, over the whole width.

        If they cannot all be seen, they have about their usual size.
        """
        room, px, count = self.list.maximumViewportSize(), self._theme.px, len(self.model.rows)
        # Qt keeps room for a bar even where there is none, and needs a little more than all.
        width = room.width() - self.list.verticalScrollBar().sizeHint().width() - px(_GAP)

        deck = self._shared.deck(self.chosen)
        # Many cards in a row are low: nothing is left empty above them.
        high = max((_row(one, deck, _CARDS).height for one in self.model.rows), default=0)

        def cards(times: float) -> QSize:
            return QSize(px(times * _CARDS.width()), px(times * high))

        def cell(cards: QSize) -> QSize:
            beside = QSize(px(_BESIDE.width()), px(_BESIDE.height()))
            return (cards + beside).expandedTo(QSize(0, self._theme.target(0)))

        def fits(one: QSize) -> bool:
            columns = width // one.width()
            return columns > 0 and -(-count // columns) * one.height() <= room.height()

        sizes = (cards(step / 20) for step in range(round(20 * _GROWTH), 19, -1))
        found = next((size for size in sizes if fits(cell(size))), cards(1))
        columns = max(1, width // cell(found).width())
        self.list.setGridSize(QSize(width // columns, cell(found).height()))
        if found != self._cards:
            self._cards = found
            self._draw()

    def _draw(self) -> None:
        """Draw the cards in the background."""
        self._cells.pictures = {}
        if not self.model.rows:
            return
        deck = self._shared.deck(self.chosen)
        for one in self.model.rows:
            run_task(
                self,
                partial(
                    _drawn,
                    one,
                    deck,
                    self._shared.variant(deck),
                    self._cards,
                    self.devicePixelRatioF(),
                ),
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
