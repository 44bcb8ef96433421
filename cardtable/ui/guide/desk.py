"""Lets the player choose a lesson, opens one after another, and remembers the progress."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from cardtable.engine.game import Game
from cardtable.engine.lessons import learners
from cardtable.engine.match import BrokenRecord
from cardtable.games import all_games
from cardtable.models.lesson import Kept, LessonRun, ScriptedThinker
from cardtable.phrases.characters import character_name
from cardtable.phrases.lookup import phrases_of
from cardtable.phrases.names import numbered_player
from cardtable.translation import _
from cardtable.ui.dialog import Dialog
from cardtable.ui.guide.guide import Guide
from cardtable.ui.guide.placing import lessons_of, words_of
from cardtable.ui.intents import Home, Quick
from cardtable.ui.matches import MatchDesk
from cardtable.ui.settings.chosen import note_lesson
from cardtable.ui.settings.kept import Settings
from cardtable.ui.shared import Shared
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.icons import icon
from cardtable.ui.widgets.labels import PlainLabel
from cardtable.ui.widgets.theme import Theme

#: Who sits opposite: named opponents, called as in the language in force.
_OTHERS = ("ayla", "otto")


class GuideDesk(QObject):
    """Begins and ends lessons.

    Attributes:
        wants: the player wants something opened (an intent of :mod:`cardtable.ui.intents`).
        guide: the guide of the open lesson, if any.
    """

    wants = Signal(object)

    def __init__(self, shared: Shared, matches: MatchDesk) -> None:
        super().__init__(matches)
        self._shared, self._matches = shared, matches
        self.guide: Guide | None = None
        matches.left.connect(self._left)

    def choose(self, game: Game | None = None) -> None:
        """Let the player choose a lesson, of one game or of all."""
        from cardtable.ui.guide.desk import FirstHands

        window = QApplication.activeWindow()
        games = [one for one in all_games().values() if one.lessons and game in (None, one)]
        dialog = FirstHands(self._shared.theme, games, self._shared.settings, window)
        if dialog.exec() and dialog.chosen is not None:
            self.open(*dialog.chosen)

    def begin(self, game: Game) -> None:
        """Begin with the first lesson of a game."""
        self.open(game, lessons_of(game)[0].id)

    def open(self, game: Game, lesson: str) -> None:
        """Begin a lesson, or continue where it was left."""
        lessons = lessons_of(game)
        at = next(place for place, one in enumerate(lessons) if one.id == lesson)
        settings = self._shared.settings
        kept = Kept.read(settings.lesson_left[game.id])
        if kept is None or kept.lesson != lesson:
            kept = Kept(lesson)
        name = settings.own_name or numbered_player(1)
        own, *others = learners(lessons[at], name, [character_name(id_) for id_ in _OTHERS])
        named = zip(others, _OTHERS, strict=False)
        seats = (own, *(replace(seat, character=id_) for seat, id_ in named))
        try:
            match = lessons[at].match(game, seats, kept.actions)
        except BrokenRecord:  # from an earlier version of the lesson
            kept = Kept(lesson)
            match = lessons[at].match(game, seats)
        thinker = ScriptedThinker(lessons[at])
        table = self._matches.show_lesson(match, thinker)
        thinker.setParent(table)
        run = LessonRun(table.session, lessons[at], thinker, kept.shown, table)
        run.changed.connect(lambda: self._note(game, run))
        guide = Guide(table, run, words_of(game), more=at + 1 < len(lessons))
        guide.left.connect(lambda: self.wants.emit(Home()))
        guide.quick.connect(lambda: self.wants.emit(Quick(game.id)))
        if at + 1 < len(lessons):
            guide.next.connect(lambda: self.open(game, lessons[at + 1].id))
        self.guide = guide

    def _note(self, game: Game, run: LessonRun) -> None:
        settings = self._shared.settings
        if run.done:
            note_lesson(settings, game, run.lesson.id)
            settings.lesson_left[game.id] = ""
        else:
            settings.lesson_left[game.id] = run.kept.text()

    def _left(self) -> None:
        self.guide = None


class FirstHands(Dialog):
    """One cell for each game with its lessons below each other; the likely one is filled.

    Attributes:
        chosen: the game and the id of the chosen lesson, or ``None``.
    """

    def __init__(
        self, theme: Theme, games: Sequence[Game], settings: Settings, parent: QWidget | None
    ) -> None:
        super().__init__(theme, _("Tutorials"), parent)
        self.chosen: tuple[Game, str] | None = None
        line = PlainLabel(wrap=True)
        line.setFont(theme.font(14))
        line.setText(
            _(
                "A real deal with an explanation of every step. It doesn’t count as one of your "
                "matches.",
            )
        )
        self.column.addWidget(line)
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.px(24))
        grid.setVerticalSpacing(theme.px(12))
        self.column.addLayout(grid)
        width = 1 if len(games) == 1 else 2
        self.buttons: list[KeyButton] = []
        #: Of the lesson that was left in the middle.
        self._left: KeyButton | None = None
        for place, game in enumerate(games):
            grid.addLayout(self._cell(game, settings), place // width, place % width)
            grid.setColumnStretch(place % width, 1)
        self.finish_with(self.closer())
        likely = [b for b in self.buttons if b.kind == "primary"]
        first = self._left or next(iter(likely), None)
        for button in self.buttons:
            if button is not first:
                button.become("plain")
        if first is not None:
            first.setFocus(Qt.FocusReason.TabFocusReason)
        width = self.column.sizeHint().width()
        self.resize(width, self.column.totalHeightForWidth(width))

    def _cell(self, game: Game, settings: Settings) -> QVBoxLayout:
        theme = self.theme
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
                text = _("{lesson} – continue", lesson=text)
            button = KeyButton(theme, "plain" if lesson.id in done else "primary")
            button.set_words(text)
            button.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
            if lesson.id in done:
                button.setIcon(
                    icon("check", theme.colours.ink, theme.px(16), self.devicePixelRatioF())
                )
                said = _("{lesson} – done", lesson=text)
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
