"""First hands: choosing one, playing one after another, and what explains each step in a bubble."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any, cast

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetrics,
    QImage,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QRadialGradient,
)
from PySide6.QtWidgets import QApplication, QFrame, QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from cardtable.engine.actions import Action
from cardtable.engine.events import Params
from cardtable.engine.game import Game
from cardtable.engine.lessons import Lesson, learners
from cardtable.engine.match import BrokenRecord
from cardtable.games import all_games
from cardtable.models.lesson import Kept, LessonRun, ScriptedThinker
from cardtable.phrases.base import LessonWords, cost_sentence
from cardtable.phrases.characters import character_name
from cardtable.phrases.lookup import loaded, phrases_of
from cardtable.phrases.names import numbered_player
from cardtable.translation import _, current_language, pgettext
from cardtable.ui.bindings import key_of
from cardtable.ui.dialog import Dialog
from cardtable.ui.guide.bubble import Said, Way
from cardtable.ui.guide.table_guide import TableGuide
from cardtable.ui.intents import Home, Quick
from cardtable.ui.matches import MatchDesk
from cardtable.ui.settings.chosen import note_lesson
from cardtable.ui.settings.cloths import cloth_for
from cardtable.ui.settings.kept import Settings
from cardtable.ui.shared import Shared
from cardtable.ui.table.page import TablePage
from cardtable.ui.upkeep.tasks import run_task
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.card_fan import card_fan, samples
from cardtable.ui.widgets.icons import icon
from cardtable.ui.widgets.labels import PlainLabel

#: Who sits opposite: named opponents, called as in the language in force.
_OTHERS = ("ayla", "otto")
_BUTTON = "button:"
#: What stands for a space where a line must not end.
_UNBROKEN = "\u00a0"
#: The height of a piece of the table, and in windows lower than this, in pixels at the usual text
#: size.
_SCENE, _LOW, _ROOMY = 104, 48, 680
#: A ring's distance from its button and its width, in pixels at the usual text size.
_OFF, _WIDE = 3, 3


def lessons_of(game: Game) -> tuple[Lesson[Any], ...]:
    """The first hands of a game; empty if it has none."""
    return cast("tuple[Lesson[Any], ...]", loaded(game.lessons)) if game.lessons else ()


def words_of(game: Game) -> LessonWords:
    """The sentences of its first hands."""
    words = loaded(game.lesson_words)
    assert isinstance(words, LessonWords)
    return words


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
        window = QApplication.activeWindow()
        games = [one for one in all_games().values() if one.lessons and game in (None, one)]
        dialog = FirstHands(self._shared, games, window)
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
            match = lessons[at].match(game, seats, kept.actions, current_language())
        except BrokenRecord:  # from an earlier version of the lesson
            kept = Kept(lesson)
            match = lessons[at].match(game, seats, language=current_language())
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


class Scene(QWidget):
    """A piece of a game's table: its cloth, some of its cards, its name."""

    def __init__(self, shared: Shared, game: Game, high: int) -> None:
        """``high``: its height in pixels at the usual text size."""
        super().__init__()
        self._theme, self._cloth = shared.theme, cloth_for(game, shared.settings)
        self._title, self._cards = phrases_of(game.phrases).title(), QImage()
        px = self._theme.px
        self._high = px(high)
        self.setFixedHeight(self._high)
        words = QFontMetrics(self._theme.title(18)).horizontalAdvance(self._title)
        self.setMinimumWidth(words + self._high + px(32))
        self.setAccessibleName(self._title)
        deck = shared.deck(game)
        room, ratio = QSize(self._high, self._high - px(12)), self.devicePixelRatioF()
        work = partial(card_fan, deck, shared.variant(deck), samples(deck, 3), room, ratio)
        run_task(self, work, self._come, lambda _error: None)  # the name alone will do

    def _come(self, cards: QImage) -> None:
        self._cards = cards
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cloth below its lamp, the name, and the cards at the right."""
        theme, px = self._theme, self._theme.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        piece = QPainterPath()
        piece.addRoundedRect(box, px(8), px(8))
        painter.fillPath(piece, QBrush(self._cloth.weave(theme.dark, self.devicePixelRatioF())))
        lamp = QRadialGradient(box.center(), 0.6 * box.width())
        lamp.setColorAt(0, QColor(255, 232, 190, 26))
        lamp.setColorAt(1, QColor(0, 0, 0, 40 if self._cloth.pale else 90))
        painter.fillPath(piece, lamp)
        painter.setPen(QPen(theme.colours["gilt"], 1.4))
        painter.drawPath(piece)
        painter.setFont(theme.title(18))
        painter.setPen(self._cloth.ink(theme.dark))
        words = box.adjusted(px(12), 0, -self._high, 0)
        wrap = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(words, wrap, self._title)
        painter.drawImage(QPointF(box.right() - self._high - px(4), box.top() + px(6)), self._cards)
        painter.end()


class FirstHands(Dialog):
    """One cell for each game with its lessons below each other; the likely one is filled.

    Attributes:
        chosen: the game and the id of the chosen lesson, or ``None``.
    """

    def __init__(self, shared: Shared, games: Sequence[Game], parent: QWidget | None) -> None:
        theme, settings = shared.theme, shared.settings
        super().__init__(theme, _("Tutorials"), parent)
        self._shared = shared
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
        theme, window = self.theme, self.parentWidget()
        low = window is not None and window.height() < theme.px(_ROOMY)
        cell = QVBoxLayout()
        cell.setSpacing(theme.px(6))
        cell.addWidget(Scene(self._shared, game, _LOW if low else _SCENE))
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


class Guide(TableGuide):
    """The guide of a lesson at one table.

    Attributes:
        next: go to the next lesson.
        quick: start a match of the game.
        run, words: the lesson's state, and its sentences.
        ring: lies around a button that is mentioned, as buttons are too far from the bubble.
    """

    next = Signal()
    quick = Signal()

    def __init__(self, page: TablePage, run: LessonRun, words: LessonWords, more: bool) -> None:
        """``more``: whether the game has another lesson after this one."""
        super().__init__(page, lambda: _("Leave the tutorial"))
        self.run, self.words, self._more = run, words, more
        self._game = page.game.id
        self.ring = QFrame(page)
        self.ring.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.ring.hide()
        page.lead(self._advise)
        run.changed.connect(self._again)
        self._again()

    # -- what it says ----------------------------------------------------------------------------
    def _said(self) -> Said | None:
        run = self.run
        head = _(
            "{lesson} · {part} of {parts}",
            lesson=self.words.title(run.lesson.id),
            part=run.part,
            parts=run.lesson.parts,
        )
        title, dot, count = head.rpartition(" · ")
        counted = run.begins_part or not dot  # each part is numbered once
        head = title + dot + count.replace(" ", _UNBROKEN) if counted else title
        if run.done:
            return self._learnt()
        if run.slip is not None:
            what = run.slip.what
            back = Way("back", _("Undo"), key_of("undo"))
            on = Way("on", _("Keep playing"), "Return", primary=True)
            return Said(
                head,
                self.words.wrong(self._game, what.id, dict(what.params)),
                cost_sentence(self.words, run.slip.own, run.slip.best),
                (back, on),
            )
        if run.step is not None:
            facts: Params = run.step.facts(run.view)
            text = self.words.said(self._game, run.step.id, dict(facts), self._page.names)
            on = Way("on", pgettext("tutorial", "Continue"), "Return", primary=True)
            return Said(head, text, ways=() if run.step.advised is not None else (on,))
        if run.astray:
            text = _("You’ve left the tutorial. Keep playing, or undo to return.")
            return Said(head, text, ways=(Way("back", _("Undo"), key_of("undo")),))
        return None

    def _learnt(self) -> Said:
        run = self.run
        head = _("{lesson} – done", lesson=self.words.title(run.lesson.id))
        lines = self.words.learnt(self._game, run.lesson.id)
        quick, last = _("Quick match"), not self._more
        ways = [Way("quick", quick, "Return" if last else "", primary=last)]
        if self._more:
            ways.append(Way("next", _("Next tutorial"), "Return", primary=True))
        return Said(head, "\n".join(f"• {line}" for line in lines), ways=tuple(ways), over=True)

    def _advise(self) -> Action | None:
        """What a hint shows; the explanation comes back with it."""
        self.bubble.fold(False)
        return self.run.lesson.advice(self.run.view)

    # -- what it points at -----------------------------------------------------------------------
    @property
    def _points_at_nothing(self) -> bool:
        return self.run.done

    def _points(self) -> Sequence[str]:
        """The names of what the step mentions."""
        run = self.run
        if run.slip is not None:  # its buttons may be gone, and are not to be pressed now
            return [name for name in run.slip.points if not name.startswith(_BUTTON)]
        if run.step is None or run.done:
            return ()
        return run.step.points(run.view)

    def _boxes(self, name: str, ratio: float) -> Sequence[QRect]:
        if name.startswith(_BUTTON):
            box = self._button_box(name)
            return [] if box.isNull() else [box]
        return super()._boxes(name, ratio)

    def _button_box(self, name: str) -> QRect:
        """The box of a button in the action bar; null if it is not shown."""
        button = self._page.bar.button(name.removeprefix(_BUTTON))
        if button is None or not button.isVisible():
            return QRect()
        return QRect(button.mapTo(self._page, QPoint(0, 0)), button.size())

    def _point(self, on: bool) -> None:
        """Show the ring around the mentioned button, if any."""
        names = self._points() if on else ()
        boxes = (self._button_box(name) for name in names if name.startswith(_BUTTON))
        box = next((box for box in boxes if not box.isNull()), None)
        self.ring.setVisible(box is not None)
        if box is None:
            return
        theme = self._page.theme
        off, width = theme.px(_OFF), theme.px(_WIDE)
        out = off + width
        self.ring.setGeometry(box.adjusted(-out, -out, out, out))
        self.ring.setStyleSheet(
            f"border: {width}px solid {theme.colours.mark}; border-radius: {theme.px(8) + out}px;"
        )
        self.ring.raise_()

    # -- doing -----------------------------------------------------------------------------------
    def press_key(self, key: str) -> bool:
        """Take a key before the table does: Enter does what the step points at.

        That is the button in the ring, or the one card or pile that is the answer.
        """
        if super().press_key(key):
            return True
        if key != "Return" or self._prepared:
            return False
        run, names = self.run, self._points()
        if self.ring.isVisible():
            shown = (name for name in names if not self._button_box(name).isNull())
            self._page.press(next(shown).removeprefix(_BUTTON))
            return True
        asks = run.slip is None and run.step is not None and run.step.advised is not None
        lying = [name for name in names if not name.startswith(_BUTTON)]
        if not asks or len(lying) != 1 or lying[0].partition(":")[0] not in ("card", "place"):
            return False
        self._page.act(run.lesson.advice(run.view))
        return True

    def _choose(self, way: str) -> None:
        self._page.view.setFocus(Qt.FocusReason.OtherFocusReason)
        match way:
            case "on":
                self.run.go_on()
            case "back":
                self._page.undo()
            case "next":
                self._later(self.next)
            case "quick":
                self._later(self.quick)
