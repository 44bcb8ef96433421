"""Today: the deal of the day in every game, the puzzle of the day, and a calendar of one's days."""

from __future__ import annotations

import contextlib
import math
from collections.abc import Callable, Collection, Sequence
from datetime import date, timedelta
from functools import partial

from PySide6.QtCore import (
    QDate,
    QEvent,
    QLocale,
    QObject,
    QPointF,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
    QTextCharFormat,
)
from PySide6.QtWidgets import (
    QCalendarWidget,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QTableView,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cardtable.art.render import Renderer
from cardtable.engine.game import Game
from cardtable.engine.puzzles import BadPuzzles, Puzzle
from cardtable.games import all_games
from cardtable.models.days import (
    Day,
    Marks,
    day_of,
    options_of,
    played_in,
    presets_of,
    seats_of,
    seed_of,
)
from cardtable.models.puzzles import of_day, puzzles_of
from cardtable.phrases.lists import in_row, labelled
from cardtable.phrases.lookup import phrases_of
from cardtable.phrases.names import numbered_player
from cardtable.phrases.numbers import points
from cardtable.phrases.par import question
from cardtable.translation import _, pgettext
from cardtable.ui.announcing import Announcer
from cardtable.ui.intents import Compare, MatchRequest, Resume, Solve
from cardtable.ui.pages import PaperPage
from cardtable.ui.seating import told_apart
from cardtable.ui.settings.chosen import remembered_rules
from cardtable.ui.shared import Shared
from cardtable.ui.start.looks import (
    cards_of,
    faces_of,
    fan_height,
    look_of,
    paint_fan,
    paint_gilt,
    paint_ground,
)
from cardtable.ui.upkeep.tasks import run_task
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.card_fan import card_fan
from cardtable.ui.widgets.card_grid import CardGrid
from cardtable.ui.widgets.fields import Choice
from cardtable.ui.widgets.icons import icon
from cardtable.ui.widgets.labels import PlainLabel, tip_text
from cardtable.ui.widgets.theme import Theme

#: How often the clock is looked at, in milliseconds.
_LOOK = 20_000
#: Least width and height of a tile, in pixels; the best width by height; the gap between two.
_LEAST, _LOW, _SHAPE, _GAP = 236, 220, 1.2, 10
#: Height of the calendar below which what it is about is in its tooltip.
_TOLD = 330
_ROUND = 10


def as_date(day: QDate) -> date:
    """The same day for the models."""
    return date(day.year(), day.month(), day.day())


class Calendar(QCalendarWidget):
    """A month; later days than today cannot be chosen, and nothing is said of days without a dot.

    Args:
        marks: returns what was played on some days.
    """

    def __init__(self, marks: Callable[[Sequence[date]], Marks]) -> None:
        super().__init__()
        self._read, self._theme = marks, Theme()
        self._marks: Marks = {}
        self._games: list[str] = []
        self.setVerticalHeaderFormat(QCalendarWidget.VerticalHeaderFormat.NoVerticalHeader)
        self.setHorizontalHeaderFormat(QCalendarWidget.HorizontalHeaderFormat.ShortDayNames)
        self.currentPageChanged.connect(lambda *_: self.refresh())

    def setAccessibleName(self, name: str) -> None:
        """Name the days too, which the keys are at."""
        super().setAccessibleName(name)
        for days in self.findChildren(QTableView):
            days.setAccessibleName(name)

    def played(self, day: date) -> Collection[str]:
        """The games of which a deal of this day was played."""
        return self._marks.get(day, {})

    def show_games(self, games: Sequence[str]) -> None:
        """Set the games and with them the order of the dots."""
        self._games = list(games)
        self.refresh()

    def refresh(self) -> None:
        """Read anew what was played in the month day."""
        first = date(self.yearShown(), self.monthShown(), 1) - timedelta(7)
        self._marks = self._read([first + timedelta(day) for day in range(50)])
        self._leave_out_weeks()
        self._name_month()
        self.updateCells()

    def _leave_out_weeks(self) -> None:
        """Hide the weeks of other months, of which Qt shows one before any month."""
        weeks = self.findChild(QTableView, "qt_calendar_calendarview")
        assert weeks is not None
        first = QDate(self.yearShown(), self.monthShown(), 1)
        before = (first.dayOfWeek() - self.firstDayOfWeek().value) % 7 or 7
        for week in range(6):
            begin = 7 * week - before
            weeks.setRowHidden(week + 1, not -7 < begin < first.daysInMonth())

    def _name_month(self) -> None:
        """Put the year first in languages that do."""
        year, month = (
            self.findChild(QToolButton, f"qt_calendar_{part}button") for part in ("year", "month")
        )
        bar = self.findChild(QWidget, "qt_calendar_navigationbar")
        assert year is not None and month is not None and bar is not None
        written = self.locale().dateFormat(QLocale.FormatType.LongFormat)
        leads, line = written.startswith("y"), bar.layout()
        assert isinstance(line, QHBoxLayout)
        if leads != (line.indexOf(year) < line.indexOf(month)):
            line.insertWidget(line.indexOf(month), year if leads else month)
            if not leads:
                line.insertWidget(line.indexOf(month) + 1, year)
        form = written[: written.index("M")].strip() if leads else "yyyy"
        year.setText(self.locale().toString(QDate(self.yearShown(), 1, 1), form))

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme and language."""
        self._theme = theme
        c, px, ratio = theme.colours, theme.px, self.devicePixelRatioF()
        locale = QLocale()
        self.setLocale(locale)
        self.setFirstDayOfWeek(locale.firstDayOfWeek())
        self.setFont(theme.font(14))
        plain = QTextCharFormat()
        plain.setForeground(c["ink2"])
        plain.setBackground(c["panel"])
        self.setHeaderTextFormat(plain)
        for day in Qt.DayOfWeek:
            usual = QTextCharFormat()
            usual.setForeground(c["ink"])
            self.setWeekdayTextFormat(day, usual)
        self.setStyleSheet(
            f"QCalendarWidget QWidget#qt_calendar_navigationbar {{ background: {c.panel}; }}"
            f"QCalendarWidget QToolButton {{ color: {c.ink}; padding: {px(5)}px; border: 0;"
            f" background: transparent; min-height: {theme.target(0)}px; }}"
            f"QCalendarWidget QToolButton:focus {{ border: 2px solid {c.accent}; }}"
            "QCalendarWidget QToolButton::menu-indicator { image: none; }"
            f"QCalendarWidget QAbstractItemView {{ background: {c.raised}; color: {c.ink};"
            f" selection-background-color: {c.raised}; outline: 0;"
            f" border: 2px solid {c.raised}; }}"
            f"QCalendarWidget QAbstractItemView:focus {{ border-color: {c.gilt}; }}"
        )
        for name, sign in (("prev", "chevron_left"), ("next", "chevron_right")):
            button = self.findChild(QToolButton, f"qt_calendar_{name}month")
            assert button is not None
            button.setIcon(icon(sign, c.ink, px(16), ratio))
        self.refresh()

    def paintCell(self, painter: QPainter, rect: QRect, day: QDate) -> None:
        """Draw a day: its number, a ring if it is chosen, and its dots."""
        c, px = self._theme.colours, self._theme.px
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(rect, c["raised"])
        if day.month() != self.monthShown():
            painter.restore()
            return
        chosen = day == self.selectedDate()
        if chosen:
            painter.setPen(QPen(c["accent"], 2))
            painter.setBrush(c["own_row"])
            painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), px(6), px(6))
        painter.setPen(c["ink2" if day > self.maximumDate() else "ink"])
        painter.setFont(self._theme.font(15, 700 if day == self.maximumDate() else 400))
        number = rect.adjusted(0, 0, 0, -px(9))
        painter.drawText(number, Qt.AlignmentFlag.AlignCenter, self.locale().toString(day, "d"))
        played = [game for game in self._games if game in self._marks.get(as_date(day), {})]
        gap = px(8)
        at = QPointF(rect.center().x() - gap * (len(played) - 1) / 2, rect.bottom() - px(10))
        painter.setPen(Qt.PenStyle.NoPen)
        for game in played:
            painter.setBrush(
                QColor(look_of(game, self._games.index(game)).light).lighter(
                    190 if self._theme.dark else 115
                )
            )
            painter.drawEllipse(at, px(3), px(3))
            at.setX(at.x() + gap)
        painter.restore()


class _Poster(QFrame):
    """A game's poster, with a title, a line below it, and a button.

    Attributes:
        wants: what the poster is about, to be opened.
        take: the button.
    """

    wants = Signal(object)

    def __init__(self, shared: Shared, renderer: Renderer, game: Game, place: int) -> None:
        super().__init__()
        self._shared, self.game = shared, game
        self._renderer, self._look = renderer, look_of(game.id, place)
        self._whole: tuple[object, QPixmap] | None = None
        renderer.ready.connect(self._forget)
        self._title, self._said = PlainLabel(wrap=True), PlainLabel(wrap=True)
        self.take = KeyButton(shared.theme, "primary")
        self.take.clicked.connect(self._take)
        self._row = QHBoxLayout()
        self._row.addWidget(self.take)
        self._row.addStretch(1)
        self._column = QVBoxLayout(self)
        self._column.addStretch(1)
        self._column.addWidget(self._title)
        self._column.addWidget(self._said)
        self._column.addLayout(self._row)

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        px = theme.px
        self._column.setContentsMargins(px(16), px(10), px(16), px(14))
        self._column.setSpacing(px(5))
        self._row.setSpacing(px(8))
        self._title.setFont(theme.title(22))
        self._title.setStyleSheet("color: #fff6e4;")
        self._said.setFont(theme.font(14))
        self._said.setStyleSheet("color: #f1e8d5;")
        self.take.apply_theme(theme.on_wood())

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        raise NotImplementedError

    def _take(self) -> None:
        raise NotImplementedError

    # -- painting --------------------------------------------------------------------------------
    @property
    def _picture(self) -> float:
        """The height above the words."""
        return float(self._title.y())

    def _forget(self) -> None:
        self._whole = None
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another size has another picture."""
        super().resizeEvent(event)
        self._forget()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it, from one picture until something changes."""
        ratio = self.devicePixelRatioF()
        key = self.size(), ratio, self._picture
        if self._whole is None or self._whole[0] != key:
            whole = QPixmap(self.size() * ratio)
            whole.setDevicePixelRatio(ratio)
            whole.fill(Qt.GlobalColor.transparent)
            on_whole = QPainter(whole)
            self._paint(on_whole, ratio)
            on_whole.end()
            self._whole = key, whole
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._whole[1])
        painter.end()

    def _paint(self, painter: QPainter, ratio: float) -> None:
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        box, high = QRectF(self.rect()), self._picture
        path = QPainterPath()
        path.addRoundedRect(box, _ROUND, _ROUND)
        painter.setClipPath(path)
        centre = QPointF(box.center().x(), high * 0.56)
        paint_ground(painter, box, self._look, max(box.width() / 411, high / 420), centre.y())
        self._paint_cards(painter, centre, QSizeF(box.width(), high), ratio)
        shade = QLinearGradient(0, high * 0.84, 0, box.bottom())
        deep = QColor(self._look.dark).darker(150)
        for part, alpha in ((0.0, 0), (0.3, 205), (1.0, 245)):
            deep.setAlpha(alpha)
            shade.setColorAt(part, deep)
        painter.fillRect(box, shade)
        paint_gilt(painter, box.adjusted(4, 4, -4, -4), _ROUND - 3, 1.4, 0.0)

    def _paint_cards(self, painter: QPainter, centre: QPointF, room: QSizeF, ratio: float) -> None:
        """Draw the game's fan above the words."""
        if self._look.faces:
            tall = min(fan_height(self._look, room.width() * 0.7), room.height() * 0.78)
            cards = cards_of(faces_of(self._look, self._renderer, tall, ratio), tall, ratio)
            paint_fan(painter, self._look, cards, centre, tall)


class DealCard(_Poster):
    """A game's deal of a day: how it went, and what can be done.

    Attributes:
        game: the game.
        day: the day with its result.
        changed: other rules were chosen.
        rules: the rules to play by; at first those that players of the language begin with.
        compare: compares what came of it with the expert's play.
    """

    changed = Signal()

    def __init__(self, shared: Shared, renderer: Renderer, game: Game, place: int) -> None:
        super().__init__(shared, renderer, game, place)
        self._key, self.day = str(place + 1), Day(date.min)
        self.rules = Choice()
        self.rules.activated.connect(self.changed)
        self._row.insertWidget(0, self.rules)
        self.compare = KeyButton(shared.theme)
        self.compare.clicked.connect(lambda: self.wants.emit(Compare(self.day.match)))
        self._row.insertWidget(2, self.compare)
        QWidget.setTabOrder(self.rules, self.take)

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        super().apply_theme(theme)
        wood = theme.on_wood()
        self.rules.setFont(theme.font(14))
        self.rules.setStyleSheet(wood.field_sheet())
        self.compare.apply_theme(wood)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        words = phrases_of(self.game.phrases)
        self._title.setText(words.title())
        self.rules.setAccessibleName(labelled(words.title(), _("House rules")))
        offered = [
            (labelled(_("Rules"), words.preset(id_)[0]), id_) for id_ in presets_of(self.game)
        ]
        self.rules.offer(offered, self._usual())
        self.compare.setToolTip(question())

    def _usual(self) -> str:
        """The preset that is as good as the rules of the last match."""
        _, rules = remembered_rules(self._shared.settings, self.game)
        usual = options_of(self.game, self.game.nearest_preset(rules)[0])
        return next(id_ for id_ in presets_of(self.game) if options_of(self.game, id_) == usual)

    @property
    def preset(self) -> str:
        """The rules chosen."""
        return str(self.rules.currentData())

    def show_day(self, day: date) -> None:
        """Show what came of a day."""
        self.day = found = day_of(self.game, day, self._shared.journal, self.preset)
        self.rules.setToolTip(tip_text(phrases_of(self.game.phrases).preset(self.preset)[1]))
        self._said.setText(self._result())
        title = phrases_of(self.game.phrases).title()
        if found.over:
            words = _("Play again")
        elif found.match:
            words = _("Continue")
        else:
            words = pgettext("button", "Play")
        self.take.set_words(words, self._key)
        self.take.setAccessibleName(labelled(title, words))
        self.take.setAccessibleDescription(self._said.text())
        self.compare.set_words(_("Compare"))
        self.compare.setAccessibleName(labelled(title, _("Compare with the expert")))
        self.compare.setVisible(found.over and self.game.par)

    def _result(self) -> str:
        day, divisor = self.day, self.game.score_divisor
        if not day.match:
            return _("Not played yet")
        if not day.over:
            return _("Not finished yet")
        own = points(day.own, divisor, sign=True)
        if day.difference is None:
            return _("Result {own}", own=own)
        return _(
            "Result {own} · difference from the expert {difference}",
            own=own,
            difference=points(day.difference, divisor, sign=True),
        )

    def _take(self) -> None:
        if self.day.match and not self.day.over:
            self.wants.emit(Resume(self.day.match))
            return
        game, settings = self.game, self._shared.settings
        seats = told_apart(seats_of(game, settings.own_name or numbered_player(1)))
        options, deck = options_of(game, self.preset), self._shared.deck(game)
        seed = seed_of(self.day.day)
        self.wants.emit(MatchRequest(game, seats, options, seed, deck, numbered=True, aside=True))


class PuzzleCard(_Poster):
    """The puzzle of the day, of another game each day."""

    def __init__(self, shared: Shared, renderer: Renderer, day: date) -> None:
        games = [game for game in all_games().values() if game.puzzles]
        game = games[day.toordinal() % len(games)]
        super().__init__(shared, renderer, game, list(all_games()).index(game.id))
        #: The size that its cards are drawn for, and the ratio of pixels.
        self._drawn: tuple[QSize, float] | None = None
        self._cards = QImage()
        self._puzzle: Puzzle | None = None
        with contextlib.suppress(BadPuzzles):  # the page of puzzles says so
            puzzles = puzzles_of(game)
            self._puzzle = puzzles[of_day(len(puzzles), day) - 1]

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme; it may have other faces."""
        super().apply_theme(theme)
        self._drawn = None
        self._forget()

    def _paint_cards(self, painter: QPainter, centre: QPointF, room: QSizeF, ratio: float) -> None:
        """Draw the cards of the puzzle, once they are there in the size that they have room for."""
        if self._puzzle is None:
            super()._paint_cards(painter, centre, room, ratio)
            return
        size = QSize(round(room.width() * 0.86), round(room.height() * 0.66))
        if self._drawn != (size, ratio):
            self._drawn, self._cards = (size, ratio), QImage()
            deck = self._shared.deck(self.game)
            variant = self._shared.variant(deck)
            run_task(
                self,
                partial(card_fan, deck, variant, self._puzzle.cards, size, ratio),
                partial(self._come, self._drawn),
                lambda _error: None,  # the words alone will do
            )
        painter.drawImage(centre - QPointF(size.width() / 2, size.height() / 2), self._cards)

    def _come(self, drawn: tuple[QSize, float], cards: QImage) -> None:
        if drawn == self._drawn:  # the layout may have gone on
            self._cards = cards
            self._forget()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        game = phrases_of(self.game.phrases).title()
        self._title.setText(_("Puzzle of the day"))
        self.take.set_words(_("Solve"), "P")
        self.take.setAccessibleName(labelled(self._title.text(), _("Solve")))
        if self._puzzle is not None:
            solved = self._puzzle.number in self._shared.settings.puzzles_solved[self.game.id]
            self._said.setText(labelled(game, _("Solved")) if solved else game)

    def _take(self) -> None:
        if self._puzzle is not None:
            self.wants.emit(Solve(self.game.id, self._puzzle.number))


class TodayPage(PaperPage):
    """Today, and any day before that is chosen in the calendar.

    Attributes:
        cards: the deals of the chosen day.
        calendar: the player's own days.
    """

    def __init__(
        self,
        shared: Shared,
        parent: QWidget | None = None,
        today: Callable[[], date] = date.today,
    ) -> None:
        super().__init__(shared, parent, railed=False)
        self._clock = today
        self._today = today()
        renderer, theme = Renderer(self), self._theme
        games = [game for game in all_games().values() if game.one_deal]
        self._about = PlainLabel(wrap=True)
        self.cards = [DealCard(shared, renderer, game, n) for n, game in enumerate(games)]
        self.puzzle = PuzzleCard(shared, renderer, self._today)
        self._all: list[_Poster] = [*self.cards, self.puzzle]
        self.calendar = Calendar(lambda days: played_in(games, days, shared.journal))
        self.calendar.show_games([game.id for game in games])
        self._build()
        for card in self._all:
            card.wants.connect(self.wants)
        for deal in self.cards:
            deal.changed.connect(self._show)
        self._turn_to(self._today)
        self.calendar.selectionChanged.connect(self._chosen)
        midnight = QTimer(self)
        midnight.timeout.connect(self._look_up)
        midnight.start(_LOOK)
        self.apply_theme(theme)
        self.retranslate()

    def _build(self) -> None:
        self._leaf = QFrame()
        self._leaf.setObjectName("leaf")
        on_leaf = QVBoxLayout(self._leaf)
        on_leaf.addWidget(self.calendar, 1)
        on_leaf.addWidget(self._about)
        self._grid = CardGrid(_LEAST)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self._grid)
        self._scroll.installEventFilter(self)
        self._column.addWidget(self._scroll, 1)

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        super().apply_theme(theme)
        c, px = theme.colours, theme.px
        self._leaf.setStyleSheet(
            f"#leaf {{ background: {c.raised}; border: 1px solid {c.line};"
            f" border-radius: {_ROUND}px; }}"
        )
        leaf = self._leaf.layout()
        assert leaf is not None
        leaf.setContentsMargins(px(8), px(8), px(8), px(8))
        self._about.setFont(theme.font(13))
        self._about.setStyleSheet(f"color: {c.ink2};")
        for card in self._all:
            card.apply_theme(theme)
        self.calendar.apply_theme(theme)
        self._arrange()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        super().retranslate()
        self._about.setText(
            _(
                "One deal a day, the same for everyone: its number is the date. "
                "The opponents never change, and your first result counts."
            )
        )
        self.calendar.setAccessibleName(_("Calendar"))
        for card in self._all:
            card.retranslate()
        self._show()

    # -- days ------------------------------------------------------------------------------------
    @property
    def shown(self) -> date:
        """The chosen day."""
        return as_date(self.calendar.selectedDate())

    @property
    def _tiles(self) -> list[QWidget]:
        """What the chosen day shows: only today has its puzzle."""
        puzzle = [self.puzzle] if self.shown == self._today else []
        return [*self.cards, *puzzle, self._leaf]

    def _turn_to(self, day: date) -> None:
        chosen = QDate(day.year, day.month, day.day)
        self.calendar.setMaximumDate(chosen)
        self.calendar.setSelectedDate(chosen)

    def _chosen(self) -> None:
        """Show the day that was chosen, and say which: its cell is but a number."""
        self._show()
        if self.calendar.isVisible():
            played = self.calendar.played(self.shown)
            cards = (card for card in self._all if card.game.id in played)
            games = dict.fromkeys(phrases_of(card.game.phrases).title() for card in cards)
            done = _("played: {games}", games=in_row(games)) if games else _("not played")
            Announcer(self.calendar).announce(labelled(self._title.text(), done))

    def _show(self) -> None:
        """Show the chosen day."""
        text = QLocale().toString(self.calendar.selectedDate(), QLocale.FormatType.LongFormat)
        now = self.shown == self._today
        self._title.setText(_("Today, {date}", date=text) if now else text)
        self.setAccessibleName(self._title.text())
        self._grid.show_only(self._tiles)
        self._arrange()
        for card in self.cards:
            card.show_day(self.shown)

    def uncover(self) -> None:
        """Something may have been played meanwhile."""
        self._look_up()
        self.calendar.refresh()
        self.puzzle.retranslate()
        self._show()

    def read_again(self) -> None:
        """Another journal has taken the place of the former."""
        self.uncover()

    def changeEvent(self, event: QEvent) -> None:
        """See whether it is another day when the player comes back."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange:
            self._look_up()

    def _look_up(self) -> None:
        """Go on to the new day after midnight."""
        if (now := self._clock()) != self._today:
            self._today = now
            self._turn_to(now)
            self._show()

    # -- layout and keys -------------------------------------------------------------------------
    def _arrange(self) -> None:
        """Fill the page: with as many tiles in a row as give them the best shape."""
        gap, low, least = (self._theme.px(length) for length in (_GAP, _LOW, _LEAST))
        room = self._scroll.size()
        tiles = self._tiles

        def shape(columns: int) -> tuple[int, int]:
            rows = -(-len(tiles) // columns)
            width = (room.width() - gap * (columns - 1)) // columns
            return width, max(low, (room.height() - gap * (rows - 1)) // rows)

        def fits(columns: int) -> float:
            width, height = shape(columns)
            return abs(math.log(max(width, 1) / height / _SHAPE))

        possible = [n for n in range(1, len(tiles) + 1) if shape(n)[0] >= least] or [1]
        width, height = shape(min(possible, key=fits))
        beside = self._scroll.verticalScrollBar().sizeHint().width()  # it may take its width
        self._grid.set_least(width - beside, gap)
        for tile in tiles:
            tile.setMinimumHeight(height)
        told = height >= self._theme.px(_TOLD)
        self._about.setVisible(told)
        self.calendar.setToolTip("" if told else tip_text(self._about.text()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A large window has larger tiles."""
        if event.type() == QEvent.Type.Resize and watched is self._scroll:
            self._arrange()
        return super().eventFilter(watched, event)

    @property
    def keys_go_to(self) -> QWidget:
        """The first deal."""
        return self.cards[0].take if self.cards else self._back

    def press_key(self, key: str) -> bool:
        """A number takes a deal, P the puzzle; returns whether it was one of them."""
        ways = {str(n): card.take for n, card in enumerate(self.cards, 1)}
        button = {**ways, "P": self.puzzle.take}.get(key)
        if button is not None and button.isVisible():
            button.click()
        return button is not None
