"""A dialog to choose a first hand, showing which have been done."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from cardtable.engine.game import Game
from cardtable.models.lesson import Kept
from cardtable.phrases.lookup import phrases_of
from cardtable.ui.guide.placing import lessons_of, words_of
from cardtable.ui.settings.kept import Settings
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.dialog import Dialog
from cardtable.ui.widgets.icons import icon
from cardtable.ui.widgets.labels import PlainLabel
from cardtable.ui.widgets.theme import Theme


class FirstHands(Dialog):
    """One cell for each game with its lessons below each other; the likely one is filled.

    Attributes:
        chosen: the game and the id of the chosen lesson, or ``None``.
    """

    def __init__(
        self, theme: Theme, games: Sequence[Game], settings: Settings, parent: QWidget | None
    ) -> None:
        translate = QCoreApplication.translate
        super().__init__(theme, translate("Guide", "First hands"), parent)
        self.chosen: tuple[Game, str] | None = None
        line = PlainLabel(wrap=True)
        line.setFont(theme.font(14))
        line.setText(
            translate(
                "Guide",
                "A real deal at a real table; a bubble tells you what happens and why. It "
                "doesn’t count as one of your matches.",
            )
        )
        self.column.addWidget(line)
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.px(24))
        grid.setVerticalSpacing(theme.px(12))
        self.column.addLayout(grid)
        wide = 1 if len(games) == 1 else 2
        self.buttons: list[KeyButton] = []
        #: Of the lesson that was left in the middle.
        self._left: KeyButton | None = None
        for place, game in enumerate(games):
            grid.addLayout(self._cell(game, settings), place // wide, place % wide)
            grid.setColumnStretch(place % wide, 1)
        self.finish_with(self.closer())
        likely = [b for b in self.buttons if b.kind == "primary"]
        first = self._left or next(iter(likely), None)
        for button in self.buttons:
            if button is not first:
                button.become("plain")
        if first is not None:
            first.setFocus(Qt.FocusReason.TabFocusReason)
        wide = self.column.sizeHint().width()
        self.resize(wide, self.column.totalHeightForWidth(wide))

    def _cell(self, game: Game, settings: Settings) -> QVBoxLayout:
        theme = self.theme
        translate = QCoreApplication.translate
        cell = QVBoxLayout()
        cell.setSpacing(theme.px(6))
        head = PlainLabel(phrases_of(game.phrases).title())
        head.setFont(theme.font(16, 700))
        cell.addWidget(head)
        done, left = settings.lessons_done[game.id], Kept.read(settings.lesson_left[game.id])
        for lesson in lessons_of(game):
            text = words_of(game).title(lesson.id)
            waits = left is not None and left.lesson == lesson.id and bool(left.shown)
            if waits:
                text = translate("Guide", "{lesson} – go on").format(lesson=text)
            button = KeyButton(theme, "plain" if lesson.id in done else "primary")
            button.set_words(text)
            button.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
            if lesson.id in done:
                button.setIcon(
                    icon("check", theme.colours.ink, theme.px(16), self.devicePixelRatioF())
                )
                said = translate("Guide", "{lesson} – done").format(lesson=text)
                button.setAccessibleName(said)
            button.clicked.connect(partial(self._take, game, lesson.id))
            if waits and self._left is None:
                button.become("primary")
                self._left = button
            cell.addWidget(button)
            self.buttons.append(button)
        cell.addStretch(1)
        return cell

    def _take(self, game: Game, lesson: str) -> None:
        self.chosen = game, lesson
        self.accept()
