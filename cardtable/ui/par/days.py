"""The deals of the day: today's and earlier ones, with their results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date

from PySide6.QtCore import QDate, QEvent, QLocale, QObject, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from cardtable.engine.game import Game
from cardtable.games import all_games
from cardtable.models.days import Day, days_of, options_of, presets_of, seats_of, seed_of
from cardtable.phrases.lookup import phrases_of
from cardtable.phrases.numbers import points
from cardtable.phrases.par import question
from cardtable.store.journal import Journal
from cardtable.translation import _, current_language, pgettext
from cardtable.ui.intents import Compare, MatchRequest, Resume
from cardtable.ui.shared import Shared
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.choice import Choice
from cardtable.ui.widgets.dialog import Dialog, framed, within
from cardtable.ui.widgets.labels import PlainLabel
from cardtable.ui.widgets.theme import Theme

#: How often the calendar is looked at, in milliseconds.
_LOOK = 20_000


class DaysDesk(QObject):
    """Lets the player choose a day.

    Attributes:
        wants: a match to begin, continue or compare (an intent of :mod:`cardtable.ui.intents`).
    """

    wants = Signal(object)

    def __init__(self, shared: Shared, window: QWidget) -> None:
        super().__init__(window)
        self._shared, self._window = shared, window

    def dialog(self, today: Callable[[], date] = date.today) -> DaysDialog:
        """A dialog of all games with deals of the day, dated by the player's calendar."""
        games = [game for game in all_games().values() if game.one_deal]
        journal, theme = self._shared.journal, self._shared.theme
        last = self._shared.settings.last_game
        games.sort(key=lambda game: game.id != last)  # the one played last is shown first
        return DaysDialog(theme, games, journal, today, self._window)

    def ask(self) -> None:
        """Let the player choose a day."""
        dialog = self.dialog()
        if dialog.exec() and dialog.chosen is not None:
            self.go(dialog.game, dialog.preset, dialog.chosen, dialog.way)

    def go(self, game: Game, preset: str, day: Day, way: str) -> None:
        """Play a day's deal, continue it, or compare it."""
        if way == "compare":
            self.wants.emit(Compare(day.match))
        elif way == "continue":
            self.wants.emit(Resume(day.match))
        else:
            self.wants.emit(self._request(game, preset, day.day))

    def _request(self, game: Game, preset: str, day: date) -> MatchRequest:
        from cardtable.art.decks import decks_for
        from cardtable.phrases.names import numbered_player
        from cardtable.ui.seating import told_apart

        settings = self._shared.settings
        deck = decks_for(game.decks)[0]
        seats = told_apart(seats_of(game, settings.own_name or numbered_player(1)))
        options = options_of(game, preset)
        return MatchRequest(game, seats, options, seed_of(day), deck, True)


def day_text(day: Day, game: Game, today: date) -> str:
    """A day in words: its date, and below it the result of its deal."""
    shown = QLocale().toString(
        QDate(day.day.year, day.day.month, day.day.day), QLocale.FormatType.LongFormat
    )
    if day.day == today:
        shown = _("Today, {date}", date=shown)
    own = points(day.own, game.score_divisor, sign=True)
    if not day.match:
        text = _("Not played yet")
    elif not day.over:
        text = _("Not finished yet")
    elif day.difference is None:
        text = _("Result {own}", own=own)
    else:
        difference = points(day.difference, game.score_divisor, sign=True)
        text = _("Result {own} · difference from the expert {difference}")
        text = text.format(own=own, difference=difference)
    return f"{shown}\n{text}"


class DaysDialog(Dialog):
    """A dialog to choose a day of one game; it may stay open over midnight.

    Attributes:
        game: the game shown.
        preset: the rules shown; at first those that players of the language begin with.
        chosen: the chosen day, or ``None``.
        way: ``play``, ``continue`` or ``compare``.
    """

    def __init__(
        self,
        theme: Theme,
        games: Sequence[Game],
        journal: Journal | None,
        today: Callable[[], date],
        parent: QWidget | None = None,
    ) -> None:
        title = _("Deals of the day")
        super().__init__(theme, title, parent)
        self.resize(*within(theme, parent, 560, 520))
        self._games, self._journal, self._calendar = list(games), journal, today
        self._today = today()
        self.game = self._games[0]
        self.preset = ""
        self.chosen: Day | None = None
        self.way = ""
        self._days: list[Day] = []
        self.games = Choice()
        self.games.setAccessibleName(_("Game"))
        self.games.offer((phrases_of(game.phrases).title(), game.id) for game in self._games)
        self.rules = Choice()
        self.rules.setAccessibleName(_("House rules"))
        for choice in (self.games, self.rules):
            choice.setFont(theme.font(14))
        said = _(
            "One deal a day, the same for everyone: its number is the date. "
            "The opponents never change, and your first result counts."
        )
        about = PlainLabel(said, wrap=True)
        about.setFont(theme.font(13))
        self.list = QListWidget()
        self.list.setAccessibleName(title)
        self.list.setFont(theme.font(14))
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        c, px = theme.colours, theme.px
        air = max(px(6), (theme.target(0) - px(14)) // 2)
        self.list.setStyleSheet(
            framed(theme, "QListWidget", f"{px(6)}px")
            + f"QListWidget::item {{ padding: {air}px {px(12)}px; border-radius: 6px; }}"
            f"QListWidget::item:selected {{ background: {c.accent}; color: {c.accent_ink}; }}"
        )
        self.list.currentRowChanged.connect(self._offer)
        self.list.itemActivated.connect(lambda _: self._take(self._usual))
        for widget in (self.games, self.rules, about, self.list):
            self.column.addWidget(widget)
        self.compare, self.take = KeyButton(theme, "plain"), KeyButton(theme, "primary")
        self.compare.set_words(_("Compare with the expert"))
        self.compare.setToolTip(question())
        self.compare.clicked.connect(lambda: self._take("compare"))
        self.take.clicked.connect(lambda: self._take(self._usual))
        self.finish_with(self.closer(), self.compare, self.take)
        self._turn_to(0)
        self.list.setFocus()
        self.games.currentIndexChanged.connect(self._turn_to)
        self.rules.currentIndexChanged.connect(self._show)
        midnight = QTimer(self)
        midnight.timeout.connect(self._look_up)
        midnight.start(_LOOK)

    def changeEvent(self, event: QEvent) -> None:
        """See whether it is another day when the player comes back."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.list.count():
            self._look_up()

    def _look_up(self) -> None:
        if self._calendar() != self._today:
            self._show()

    @property
    def _day(self) -> Day:
        return self._days[self.list.currentRow()]

    @property
    def _usual(self) -> str:
        """What Enter does with the current day."""
        return "continue" if self._day.match and not self._day.over else "play"

    def _turn_to(self, index: int) -> None:
        """Show another game."""
        self.game = self._games[index]
        words = phrases_of(self.game.phrases)
        first = self.game.preset_in(current_language())
        with QSignalBlocker(self.rules):
            self.rules.clear()
            self.rules.offer(
                ((words.preset(id_)[0], id_) for id_ in presets_of(self.game)), chosen=first
            )
        self._show()

    def _show(self) -> None:
        """Show the days of the game by the chosen rules."""
        self.preset, self._today = self.rules.currentData(), self._calendar()
        self.rules.setToolTip(phrases_of(self.game.phrases).preset(self.preset)[1])
        self._days = days_of(self.game, self._today, self._journal, self.preset)
        self.list.clear()
        for day in self._days:
            self.list.addItem(QListWidgetItem(day_text(day, self.game, self._today)))
        self.list.setCurrentRow(0)

    def _offer(self, row: int) -> None:
        if row < 0:
            return
        day = self._day
        if day.over:
            words = _("Play again")
        elif day.match:
            words = _("Continue")
        else:
            words = pgettext("button", "Play")
        self.take.set_words(words, "Return")
        self.compare.setEnabled(day.over)

    def _take(self, way: str) -> None:
        self.chosen, self.way = self._day, way
        self.accept()
