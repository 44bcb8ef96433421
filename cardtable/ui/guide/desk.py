"""Opens lessons at the table one after another, and remembers the progress."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from cardtable.engine.game import Game
from cardtable.engine.lessons import learners
from cardtable.engine.match import BrokenRecord
from cardtable.games import all_games
from cardtable.models.lesson import Kept, LessonRun, ScriptedThinker
from cardtable.phrases.characters import character_name
from cardtable.phrases.names import numbered_player
from cardtable.ui.guide.guide import Guide
from cardtable.ui.guide.placing import lessons_of, words_of
from cardtable.ui.intents import Home, Quick
from cardtable.ui.matches import MatchDesk
from cardtable.ui.settings.remembered import note_lesson
from cardtable.ui.shared import Shared

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
        from cardtable.ui.guide.choosing import FirstHands

        window = QApplication.activeWindow()
        games = [one for one in all_games().values() if one.lessons and game in (None, one)]
        dialog = FirstHands(self._shared.theme, games, self._shared.settings, window)
        if dialog.exec() and dialog.chosen is not None:
            self.open(*dialog.chosen)

    def open(self, game: Game, lesson: str) -> None:
        """Begin a lesson, or continue where it was left."""
        lessons = lessons_of(game)
        at = next(place for place, one in enumerate(lessons) if one.id == lesson)
        settings = self._shared.settings
        kept = Kept.read(settings.lesson_left[game.id])
        if kept is None or kept.lesson != lesson:
            kept = Kept(lesson)
        name = settings.name or numbered_player(1)
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
