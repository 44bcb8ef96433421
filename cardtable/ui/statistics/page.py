"""The page of statistics: filters, figures, a line over time, bars with whiskers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QLocale, Qt, QTimer
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from cardtable.engine.quoting import printable
from cardtable.files import write_whole
from cardtable.isolating import isolated
from cardtable.models.ladder import whole_rating
from cardtable.models.matches import when
from cardtable.models.statistics import (
    FiguresModel,
    SharesModel,
    by_words,
    course_of,
    line_words,
    luck_words,
)
from cardtable.phrases.lists import headed, labelled, one_after_the_other
from cardtable.phrases.numbers import decimal
from cardtable.phrases.problems import problem_sentence
from cardtable.reasons import system_reason
from cardtable.store.archive import SINCE
from cardtable.store.journal import JournalError
from cardtable.store.moments import now
from cardtable.store.ratings import Change, Rating, changes, course
from cardtable.store.stamps import StampBook, Stamped
from cardtable.store.statistics import Own, Played, figures, stretches
from cardtable.translation import _, ngettext, say
from cardtable.ui.announcing import Announcer
from cardtable.ui.dialog import ask_to_save, confirmed
from cardtable.ui.intents import Past, Quick, Replay
from cardtable.ui.nothing import NothingYet
from cardtable.ui.pages import Page
from cardtable.ui.room import Rail, Sheet
from cardtable.ui.shared import Shared
from cardtable.ui.statistics.filters import Filters, Tiles
from cardtable.ui.statistics.first import FEW, FirstMatches
from cardtable.ui.statistics.pictures import Pictures
from cardtable.ui.statistics.plots import Bars, Line
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.icons import icon
from cardtable.ui.widgets.keys import follow
from cardtable.ui.widgets.labels import PlainLabel
from cardtable.ui.widgets.theme import Theme

#: The columns in which rows of one to six filters stand.
_COLUMNS = 60
#: The greatest height of the line over time.
_HIGHEST = 350


class StatisticsPage(Page):
    """Statistics of one's own matches in the journal."""

    def __init__(self, shared: Shared, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shared, self._theme = shared, shared.theme
        self.own = own = self._own()
        theme = self._theme
        self._back, self.more = KeyButton(theme, "quiet"), KeyButton(theme, "quiet")
        self._title = PlainLabel()
        self.detailed, self.summary = False, ""
        self.pictures = Pictures(shared, self)
        self.pictures.look.connect(lambda number: self.wants.emit(Replay(number)))
        self.pictures.met.connect(self._look_closer)
        self.filters = Filters(own, self)
        self.filters.changed.connect(self._filtered)
        shared.ratings.came.connect(self.refresh)
        self._figures, self._shares = FiguresModel(self), SharesModel(self)
        self.tiles = Tiles(theme, self._figures, self)
        self.tiles.look.connect(lambda number: self.wants.emit(Past(number=number)))
        self.line, self.bars = Line(theme), Bars(theme, self._shares)
        self._line_head, self._bars_head = PlainLabel(), PlainLabel()
        self._luck, self._apart = PlainLabel(wrap=True), PlainLabel(wrap=True)
        self.nothing = NothingYet(shared)
        self.first = FirstMatches(shared)
        self.first.look.connect(lambda number: self.wants.emit(Replay(number)))
        self._empty = self.nothing.words
        self._reset, self._all, self._csv, self._json = (KeyButton(theme) for _ in range(4))
        self._undrawn = True
        self._build()
        self._connect()
        self.apply_theme(theme)
        self.retranslate()

    # -- building --------------------------------------------------------------------------------
    def _build(self) -> None:
        head, bars_head = QHBoxLayout(), QHBoxLayout()
        self._rail = Rail(self._theme)
        self._foot = foot = QHBoxLayout(self._rail)
        for part in (self._back, self._title):
            head.addWidget(part)
        head.addStretch(1)
        head.addWidget(self.filters.choices["game"])
        head.addWidget(self.more)
        self._asks = QGridLayout()
        bars_head.addWidget(self._bars_head, 1)
        bars_head.addWidget(self.filters.by)
        inside = QWidget()
        self._sheet = QVBoxLayout(inside)
        self._sheet.addStretch(0)
        centred = QHBoxLayout()
        centred.addStretch(1)
        centred.addWidget(self.nothing, 8)
        centred.addStretch(1)
        self._sheet.addLayout(centred)
        self._sheet.addWidget(self.first, 8)
        self._sheet.addWidget(self.pictures)
        self._sheet.addWidget(self.tiles)
        self._sheet.addWidget(self._line_head)
        self._sheet.addWidget(self.line)
        self._sheet.addLayout(bars_head)
        self._sheet.addWidget(self.bars)
        self._sheet.addWidget(self._luck)
        self._sheet.addWidget(self._apart)
        self._sheet.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inside)
        self._scroll = scroll
        for button in (self._reset, self._all):
            foot.addWidget(button)
        foot.addStretch(1)
        for button in (self._csv, self._json):
            foot.addWidget(button)
        self._column = QVBoxLayout()
        self._column.addLayout(head)
        self._column.addLayout(self._asks)
        self._column.addWidget(scroll, 1)
        self._paper = Sheet(self, self._theme, self._column, self._rail)

    def _connect(self) -> None:
        self._back.clicked.connect(self.back)
        self.more.clicked.connect(lambda: self.show_figures(not self.detailed))
        self._reset.clicked.connect(self._ask_reset)
        self._all.clicked.connect(lambda: self.count_from(""))
        self.nothing.play.clicked.connect(lambda: self.wants.emit(Quick(self.nothing.game.id)))
        self._csv.clicked.connect(self._ask_csv)
        self._json.clicked.connect(self._ask_json)

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        c, px, ratio = theme.colours, theme.px, self.devicePixelRatioF()
        self._column.setContentsMargins(px(14), px(8), px(14), px(8))
        self._column.setSpacing(px(8))
        self._foot.setContentsMargins(px(24), px(10), px(24), px(12))
        self._foot.setSpacing(px(10))
        self._paper.apply_theme(theme)
        self._rail.apply_theme(theme)
        self._sheet.setContentsMargins(0, px(4), px(16), px(4))
        self._sheet.setSpacing(px(8))
        self._title.setFont(theme.title(20))
        for label in (self._line_head, self._bars_head):
            label.setFont(theme.title(17))
        for label in (self._luck, self._apart):
            label.setFont(theme.font(14))
        self._apart.setStyleSheet(f"color: {c.ink2};")
        self.nothing.apply_theme(theme)
        self.first.apply_theme(theme)
        self.line.apply_theme(theme)
        self.bars.apply_theme(theme)
        self.tiles.apply_theme(theme)
        self.pictures.apply_theme(theme)
        for button, sign in (
            (self._back, "chevron_left"),
            (self.more, "chart"),
            (self._reset, "reset"),
            (self._all, "undo"),
            (self._csv, "export"),
            (self._json, "export"),
        ):
            look = theme if button in (self._back, self.more) else theme.on_wood()
            button.apply_theme(look)
            button.setIcon(icon(sign, look.colours.ink, px(18), ratio))
        self._arrange()

    def retranslate(self) -> None:
        self._back.set_words(_("Back"), "Esc")
        self._title.setText(_("Statistics"))
        self.setAccessibleName(self._title.text())
        self._name_more()
        for label, words in (
            (self.pictures.faces_head, _("Opponents")),
            (self.pictures.tables_head, _("Remembered tables")),
            (self.pictures.course_head, _("Rating over time")),
        ):
            label.setText(words)
        self.pictures.faces.setAccessibleName(_("Opponents"))
        self._reset.set_words(_("Reset…"))
        self._all.set_words(_("Count all matches again"))
        self._csv.set_words(_("Export CSV…"))
        self._json.set_words(_("Export JSON…"))
        self._line_head.setText(_("Average score over time"))
        self._bars_head.setText(_("Win rate"))
        self.filters.retranslate()
        if self.isVisible():
            self._recount()  # the names of the opponents
        else:
            self.refresh()

    # -- the journal -----------------------------------------------------------------------------
    def _recount(self) -> None:
        """Count the matches of the journal anew."""
        self.own = self._own()
        self.filters.offer(self.own)
        self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        """Come with all there is: nothing is to jump once it is seen."""
        if self._undrawn:
            self._draw()
        super().showEvent(event)

    def uncover(self) -> None:
        """Count anew: matches may have come or gone."""
        self._recount()

    def read_again(self) -> None:
        """Count anew."""
        self._recount()

    def _own(self) -> Own:
        try:
            return self._shared.own_matches()
        except JournalError as error:
            self._report(problem_sentence(error))
            return Own((), 0, 0, "")

    def _rating(self, game: str) -> Rating | None:
        table = self._shared.ratings.table if game else None
        own = table.own(game) if table is not None else None
        return own.rating if own is not None else None

    # -- results ---------------------------------------------------------------------------------
    def refresh(self) -> None:
        """Compute and show everything for the chosen matches."""
        matches, game = self.filters.counted(), self.filters.game
        one = figures(matches)
        self._figures.show(one, game, self._rating(game))
        self.tiles.setVisible(self.detailed)
        few = 0 < len(matches) < FEW and not self.detailed
        self.first.setVisible(few)
        self.pictures.setVisible(bool(matches) and not few and not self.detailed)
        for name, choice in self.filters.choices.items():
            useful = name == "game" or (self.detailed and choice in self.filters.useful)
            choice.setVisible(bool(self.own.matches) and useful)
        self._luck.setVisible(bool(game and matches and self.detailed))
        if game:
            self._luck.setText(luck_words(one, game))
        self._say_apart()
        self._empty.setText(
            _("No matches for these filters.")
            if self.own.matches
            else _("No matches to show yet. Matches you finish against bots are counted.")
        )
        self.nothing.retranslate()
        self.nothing.setVisible(not matches)
        for place, stretch in enumerate((1, 8)):  # in the middle, as high as it may be
            self._sheet.setStretch(place, 0 if matches else stretch)
        self._sheet.setStretch(self._sheet.count() - 1, 0 if few else 1)
        self.nothing.play.setVisible(not self.own.matches)
        for button in (self._csv, self._json):
            button.setEnabled(bool(matches))
        for button in (self._reset, self._csv, self._json):
            button.setVisible(bool(self.own.matches))
        self._all.setVisible(bool(self.own.since))
        self._arrange()
        if self.isVisible():
            self._draw()
        else:
            self._undrawn = True

    def show_figures(self, on: bool) -> None:
        """Show figures and filters instead of pictures, or pictures again."""
        self.detailed = on
        if not on:
            self.filters.count_all()
        self._name_more()
        self.refresh()
        self.take_keys()
        self._scroll.verticalScrollBar().setValue(0)

    def _name_more(self) -> None:
        self.more.set_words(_("Pictures") if self.detailed else _("Figures and filters"), "F")

    def _look_closer(self, name: str) -> None:
        """Show the figures of matches with somebody."""
        choice = self.filters.choices["opponent"]
        choice.setCurrentIndex(max(0, choice.findData(name)))
        self.show_figures(True)

    def _show_pictures(self, matches: list[Played], game: str) -> None:
        n, wins = len(matches), sum(played.won for played in matches)
        self.summary = ngettext("{n} match, won: {wins}", "{n} matches, won: {wins}", n, wins=wins)
        if self.first.isVisibleTo(self):
            self.first.show_matches(matches)
            return
        longest = labelled(_("Longest winning streak"), decimal(figures(matches).longest, 0))
        more = " · ".join(filter(None, (whole_rating(self._rating(game)), longest)))
        self.pictures.show_matches(matches, more, course_of(self._course(game)), game)

    def _course(self, game: str) -> list[tuple[str, Rating]]:
        journal, table = self._shared.journal, self._shared.ratings.table
        own = table.own(game) if game and table is not None else None
        if journal is None or own is None:
            return []
        try:
            return course(journal, own.name, game)
        except JournalError:  # said where the matches are counted
            return []

    def _filtered(self) -> None:
        self.refresh()
        tiles = self.tiles.shown
        first = tiles[0].accessibleName() if self.detailed and tiles else ""
        Announcer(self).announce(first or self._empty_or_summary())

    def _empty_or_summary(self) -> str:
        nothing = not self.filters.counted()
        return self._empty.text() if nothing else self.summary

    def _draw(self) -> None:
        """The pictures and plots."""
        self._undrawn = False
        matches, game = self.filters.counted(), self.filters.game
        if not self.detailed:
            self._show_pictures(matches, game)
        drawn = stretches(matches) if game and len(matches) > 1 else []
        ends = (when(drawn[0].first), when(drawn[-1].last)) if drawn else ("", "")
        self.line.show_stretches(drawn, ends, line_words(drawn), game)
        self.line.setVisible(bool(drawn) and self.detailed)
        self._line_head.setVisible(bool(drawn) and self.detailed)
        by = self.filters.by.currentData() or "level"
        self.bars.name = headed(self._bars_head.text(), by_words(by))
        self._shares.show(matches, by, game)
        for widget in (self.bars, self._bars_head, self.filters.by):
            widget.setVisible(bool(matches) and self.detailed)

    def _say_apart(self) -> None:
        shared = again = since = ""
        if self.own.shared and not self.filters.game:
            shared = ngettext(
                "{n} match played by several people at this computer isn’t counted.",
                "{n} matches played by several people at this computer aren’t counted.",
                self.own.shared,
            )
        if self.own.again and not self.filters.game:
            again = ngettext(
                "{n} match with cards you had played before isn’t counted.",
                "{n} matches with cards you had played before aren’t counted.",
                self.own.again,
            )
        if self.own.since:
            since = _("Counted since {date}.", date=when(self.own.since))
        said = one_after_the_other(shared, again, since)
        self._apart.setText(said)
        self._apart.setVisible(bool(said))

    # -- resetting -------------------------------------------------------------------------------
    def _ask_reset(self) -> None:
        more = _(
            "Only matches that end from now on will be counted. No match is deleted, and all "
            "of them can be counted again."
        )
        if confirmed(self.window(), _("Reset the statistics?"), more, _("Reset"), _("Cancel")):
            self.count_from(now())

    def count_from(self, moment: str) -> None:
        """Count only matches that ended after a moment; empty: all of them."""
        try:
            self._shared.open_journal().set_mark(SINCE, moment)
        except JournalError as error:
            self._report(problem_sentence(error))
        self._recount()

    # -- files -----------------------------------------------------------------------------------
    def _ask_csv(self) -> None:
        from cardtable.store.statistics_files import csv_text

        matches = self.filters.counted()
        comma, rated = QLocale.system().decimalPoint() == ",", self._changes()
        self._ask_file("csv", lambda: csv_text(matches, rated, decimal_comma=comma))

    def _ask_json(self) -> None:
        from cardtable.store.statistics_files import json_text

        matches = self.filters.counted()
        own, rated, table = self.own, self._changes(), self._shared.ratings.table
        earned = self._earned()
        self._ask_file("json", lambda: json_text(matches, own, rated, table, earned))

    def _changes(self) -> dict[int, Change]:
        """What each match did to the player's rating."""
        journal = self._shared.journal
        try:
            return {} if journal is None else changes(journal)
        except JournalError:
            return {}

    def _earned(self) -> Mapping[str, Stamped]:
        """The stamps that were earned."""
        journal = self._shared.journal
        try:
            return {} if journal is None else StampBook(journal).all()
        except JournalError:
            return {}

    def _ask_file(self, ending: str, text: Callable[[], str]) -> None:
        title = _("Export statistics")
        name = f"cardtable-statistics.{ending}"
        path = ask_to_save(self.window(), title, name, f"*.{ending}")
        if path is not None:
            self.write(path, text())

    def write(self, path: Path, text: str) -> None:
        """Write a file, completely or not at all.

        Spreadsheets take a CSV file for one in the system's old encoding unless it begins with a
        byte order mark.
        """
        marked = path.suffix.lower() == ".csv"
        try:
            write_whole(path, text.encode("utf-8-sig" if marked else "utf-8"))
        except OSError as error:
            words = _("{file} can’t be written ({reason}).")
            reason = say(system_reason(error))
            self._report(words.format(file=isolated(printable(path.name)), reason=reason))

    def _report(self, sentence: str) -> None:
        self._shared.warned.emit(lambda: sentence)

    # -- layout and keys -------------------------------------------------------------------------
    def _arrange(self) -> None:
        px, width = self._theme.px, self.width()
        choices = self.filters.useful if self.detailed else []
        sides = self._column.contentsMargins()
        room = width - sides.left() - sides.right() + px(8)
        widths = [
            max(
                choice.minimumSizeHint().width(),
                px(50) + choice.fontMetrics().horizontalAdvance(choice.currentText()),
            )
            for choice in choices
        ]
        per_row = len(choices) if sum(widths) <= room else -(-len(choices) // 2)
        for number, choice in enumerate(choices):
            row, place = divmod(number, per_row)
            across = min(per_row, len(choices) - row * per_row)
            span = _COLUMNS // across  # rows of three are as wide as of two
            choice.setMinimumWidth(widths[number])
            self._asks.addWidget(choice, row, place * span, 1, span)
        self._asks.setSpacing(px(8))
        self.tiles.arrange(width)
        self._fit()
        QTimer.singleShot(0, self, self._fit)  # once everything has its place
        files = (self._reset, self._all, self._csv, self._json)
        plots = (self.line, self.filters.by, self.bars)
        parts = [self.first, *self.pictures.stops, *self.tiles.stops, *plots]
        game = self.filters.choices["game"]
        follow([self._back, game, self.more, *choices, self.nothing.play, *parts, *files])

    def _fit(self) -> None:
        margins = self._sheet.contentsMargins()
        high = self._scroll.viewport().height() - margins.top() - margins.bottom()
        self.pictures.fit_in(high)
        if self.line.isVisibleTo(self):
            wide = self._scroll.viewport().width()
            sheet, least = self._sheet, self._sheet.totalMinimumSize().height()
            others = max(least, sheet.totalHeightForWidth(wide)) - self.line.height()
            self.line.fill(min(self._scroll.viewport().height() - others, self._theme.px(_HIGHEST)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put more side by side in wide windows."""
        super().resizeEvent(event)
        self._arrange()

    @property
    def keys_go_to(self) -> QWidget:
        """The opponents or the few matches; else the way to a first one, or the choice of games."""
        stops = (self.pictures.faces, self.first, self.nothing.play)
        shown = (stop for stop in stops if stop.isVisibleTo(self))
        return next(shown, self.filters.choices["game"])

    @property
    def notice(self) -> str:
        return self._empty.text() if self._empty.isVisibleTo(self) else ""

    def press_key(self, key: str) -> bool:
        """Handle a key; returns whether it was used."""
        if key == "Esc":
            self.back.emit()
            return True
        if key == "F":
            self.more.click()
            return True
        if key == "Return" and self.nothing.play.isVisibleTo(self):
            self.nothing.play.click()
            return True
        return False
