"""The page of past matches: to search, filter and sort; to replay, review and delete."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from cardtable.engine.match import Match
from cardtable.isolating import isolated
from cardtable.models.past import (
    FINISHED,
    LOST,
    UNFINISHED,
    WON,
    PastModel,
    Wanted,
    more_words,
    numbers,
    title_of,
)
from cardtable.phrases.characters import called_alone
from cardtable.phrases.names import headed, level_name
from cardtable.phrases.problems import problem_sentence
from cardtable.store.archive import PastMatch
from cardtable.store.journal import Journal, JournalError
from cardtable.store.keeping import KEEP_ALL
from cardtable.translation import _, ngettext, pgettext
from cardtable.ui import durations
from cardtable.ui.bindings import key_of
from cardtable.ui.intents import Export, Import, Intent, Quick, Replay, Resume, Review, Statistics
from cardtable.ui.nothing import NothingYet
from cardtable.ui.pages import Page
from cardtable.ui.past.list import PastList
from cardtable.ui.room import Rail, Sheet
from cardtable.ui.shared import Shared
from cardtable.ui.widgets.banner import UndoLine, deleted_words, say_restored
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.fields import Choice, TextField
from cardtable.ui.widgets.icons import icon
from cardtable.ui.widgets.labels import PlainLabel, SaidLabel, words_label
from cardtable.ui.widgets.theme import Theme

#: The most opponents offered; others are found by searching for the name.
_MOST = 60


class PastPage(Page):
    """All matches of the journal.

    Deleted matches are at first put away. They are gone for good once they can no longer be
    restored: when the page is left, or the program ends normally. After a crash the page offers
    them again.

    Attributes:
        changed: the number of matches has changed.
        model: the matches.
    """

    changed = Signal()

    def __init__(self, shared: Shared, in_play: int = 0, parent: QWidget | None = None) -> None:
        """``in_play``: the match at the table, which cannot be deleted now."""
        super().__init__(parent)
        self._shared, self._in_play = shared, in_play
        self._theme = theme = shared.theme
        self._trouble = ""
        self.model = PastModel(self)
        self._back, self._bring, self._figures = (KeyButton(theme, "quiet") for _ in range(3))
        self._title = PlainLabel()
        self.search = TextField()
        self.search.setClearButtonEnabled(True)
        self.game_filter, self.result, self.opponent = Choice(), Choice(), Choice()
        for choice in (self.game_filter, self.result, self.opponent):
            choice.setProperty("quiet", True)
        for choice in (self.game_filter, self.result, self.opponent):
            choice.setSizeAdjustPolicy(
                Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            choice.setMinimumContentsLength(8)
            choice.activated.connect(self._ask)
        self._typed = QTimer(self)
        self._typed.setSingleShot(True)
        self._typed.setInterval(durations.TYPED)
        self._typed.timeout.connect(self._ask)
        self.search.textEdited.connect(lambda _text: self._typed.start())
        self.list = PastList(shared, self.model)
        self._count, self._detail = words_label(SaidLabel), PlainLabel(wrap=True)
        self.nothing = NothingYet(shared)
        self._empty = self.nothing.words
        self.line = UndoLine(theme, partial(key_of, "undo"))
        self._delete, self._export, self._review = (KeyButton(theme) for _ in range(3))
        self.take = KeyButton(theme, "primary")
        self._build()
        self._connect()
        self.apply_theme(theme)
        self.retranslate()
        self.refresh()

    # -- building --------------------------------------------------------------------------------
    def _build(self) -> None:
        head, asks = QHBoxLayout(), QHBoxLayout()
        self._rail = Rail(self._theme)
        self._foot = foot = QHBoxLayout(self._rail)
        for part in (self._back, self._title):
            head.addWidget(part)
        head.addWidget(self._count, 1)
        head.addWidget(self._figures)
        head.addWidget(self._bring)
        asks.addWidget(self.search, 3)
        for choice in (self.game_filter, self.result, self.opponent):
            asks.addWidget(choice, 2)
        foot.addWidget(self._delete)
        foot.addStretch(1)
        for button in (self._export, self._review, self.take):
            foot.addWidget(button)
        self._middle = QWidget()
        centred = QGridLayout(self._middle)
        centred.addWidget(self.nothing, 1, 1)
        for way in (0, 1, 2):
            centred.setRowStretch(way, 8 if way == 1 else 1)
            centred.setColumnStretch(way, 8 if way == 1 else 1)
        self._column = QVBoxLayout()
        for row in (head, asks):
            self._column.addLayout(row)
        self._column.addWidget(self.list, 1)
        self._column.addWidget(self._middle, 1)
        self._column.addWidget(self._detail)
        self._column.addWidget(self.line)
        self._paper = Sheet(self, self._theme, self._column, self._rail)

    def _connect(self) -> None:
        self._back.clicked.connect(self.back)
        self._bring.clicked.connect(partial(self.wants.emit, Import(keep=True)))
        self._figures.clicked.connect(partial(self.wants.emit, Statistics()))
        self._delete.clicked.connect(self._delete_chosen)
        self._export.clicked.connect(partial(self._want_match, Export))
        self._review.clicked.connect(partial(self._want_match, Review))
        self.take.clicked.connect(self._take)
        self.list.taken.connect(self._take)
        self.list.looked.connect(self._look)
        self.nothing.play.clicked.connect(lambda: self.wants.emit(Quick(self.nothing.game.id)))
        self.line.undone.connect(self.undo)
        shortcut = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(self._find)

    def apply_theme(self, theme: Theme) -> None:
        self._theme = theme
        c, px, ratio = theme.colours, theme.px, self.devicePixelRatioF()
        self._column.setContentsMargins(px(14), px(8), px(14), px(8))
        self._column.setSpacing(px(8))
        self._foot.setContentsMargins(px(24), px(10), px(24), px(12))
        self._foot.setSpacing(px(10))
        self._paper.apply_theme(theme)
        self._rail.apply_theme(theme)
        self._title.setFont(theme.title(22))
        for label in (self._count, self._detail):
            label.setFont(theme.font(13))
            label.setStyleSheet(f"color: {c.ink2};")
        self.nothing.apply_theme(theme)
        self.list.apply_theme(theme)
        self.line.apply_theme(theme)
        for button, sign in (
            (self._back, "chevron_left"),
            (self._figures, "chart"),
            (self._bring, "import"),
            (self._delete, "trash"),
            (self._export, "export"),
            (self._review, "search"),
            (self.take, ""),
        ):
            look = theme if button in (self._back, self._figures, self._bring) else theme.on_wood()
            button.apply_theme(look)
            if sign:
                button.setIcon(icon(sign, look.colours.ink, px(18), ratio))

    def retranslate(self) -> None:
        self.line.retranslate()
        self.nothing.retranslate()
        self._back.set_words(_("Back"), "Esc")
        self._title.setText(_("Match history"))
        self.setAccessibleName(self._title.text())
        self._figures.set_words(_("Statistics"))
        self._bring.set_words(_("Import…"))
        self.search.setPlaceholderText(_("Search names, games, rules"))
        self.search.setAccessibleName(_("Search"))
        self.list.setAccessibleName(_("Match history"))
        for choice, name in (
            (self.game_filter, pgettext("history", "Game")),
            (self.result, _("Result")),
            (self.opponent, _("Opponents")),
        ):
            choice.setAccessibleName(name)
        self._delete.set_words(_("Delete"), "Del")
        self._export.set_words(_("Export…"))
        self._review.set_words(_("Review"), key_of("review"))
        kind, _space, who = (self.opponent.currentData() or "").partition(" ")
        if kind == "name":
            self.opponent.setItemData(self.opponent.currentIndex(), f"name {called_alone(who)}")
        self.model.retranslate()
        self._offer()
        self._ask()

    # -- the journal -----------------------------------------------------------------------------
    def refresh(self) -> None:
        """Read the journal again."""
        journal, matches, away, trouble = self._shared.journal, list[PastMatch](), 0, ""
        try:
            if journal is not None:
                matches, away = journal.past_matches(), len(journal.away())
        except JournalError as error:
            trouble = problem_sentence(error)
        self.show_matches(matches)
        self.line.say(deleted_words(away) if away else "")
        self.report(trouble)

    def uncover(self) -> None:
        """Read the journal again: matches may have come or gone."""
        self.refresh()

    def read_again(self) -> None:
        """Read the journal again."""
        self.refresh()

    def leave(self) -> None:
        """Delete for good what was put away."""
        self._shared.forget_deleted()

    def delete(self, numbers: list[int]) -> None:
        """Put matches away."""
        self._shared.deleting.emit()
        self._write(lambda journal: journal.put_away(numbers))

    def undo(self) -> None:
        """Restore what was put away, and go to it."""
        back: list[int] = []

        def restore(journal: Journal) -> None:
            numbers, aged = journal.restore()
            back.extend(numbers)
            if aged:  # otherwise they would be deleted again
                self._shared.settings.keep = KEEP_ALL

        self._write(restore)
        if back:
            say_restored(self)
            self.look_for(back[0])
            self.take_keys()

    def _write(self, do: Callable[[Journal], object]) -> None:
        trouble = ""
        try:
            do(self._shared.open_journal())
        except JournalError as error:
            trouble = _replaced_sentence() if error.reason == "gone" else problem_sentence(error)
        self.refresh()
        if trouble:
            self.report(trouble)
        self.changed.emit()

    def take_in(self, match: Match) -> None:
        """Keep the match of a record, and go to it."""
        numbers: list[int] = []
        self._write(lambda _: numbers.append(self._shared.take_in(match)))
        if numbers:
            self.look_for(numbers[0])

    # -- the list --------------------------------------------------------------------------------
    def show_matches(self, matches: Iterable[PastMatch]) -> None:
        """List these; the current match stays current."""
        self.model.show(matches)
        self._offer()
        self._look()

    def look_for(self, number: int) -> None:
        """Go to a match, if it is listed."""
        row = self.model.row_of(number)
        if row >= 0:
            self.list.choose_row(row)

    def report(self, trouble: str) -> None:
        """Show a problem in place of the count; empty removes it."""
        self._trouble = trouble
        self._look()

    def want(self, result: str) -> None:
        """List only matches with this result (such as unfinished ones), or all."""
        self.result.setCurrentIndex(max(0, self.result.findData(result)))
        self._ask()

    def _offer(self) -> None:
        """Fill the filters in the current language; their choices stay."""
        levels, names = self.model.opponents()
        self.game_filter.offer(
            [(_("All games"), "")] + [(title_of(game), game) for game in self.model.games()]
        )
        self.result.offer(
            [
                (_("All results"), ""),
                (_("Won"), WON),
                (_("Lost"), LOST),
                (_("Finished"), FINISHED),
                (_("Unfinished"), UNFINISHED),
            ]
        )
        self.opponent.offer(
            [(_("All opponents"), "")]
            + [(headed(level_name(level)), f"level {level}") for level in levels]
            + [(isolated(name), f"name {name}") for name in names[:_MOST]]
        )

    def _ask(self) -> None:
        kind, _, who = (self.opponent.currentData() or "").partition(" ")
        self.model.want(
            Wanted(
                self.search.text(),
                self.game_filter.currentData() or "",
                self.result.currentData() or "",
                who if kind == "level" else "",
                who if kind == "name" else "",
            )
        )
        self._look()

    # -- the current match -----------------------------------------------------------------------
    @property
    def looked_at(self) -> PastMatch | None:
        """The current match, if any."""
        row = self.list.row
        return self.model.shown[row] if 0 <= row < len(self.model.shown) else None

    def _look(self) -> None:
        """Show what can be done with the current match."""
        match = self.looked_at
        shown, count = len(self.model.shown), len(self.model.all)
        told = ngettext("{shown} of {n} match", "{shown} of {n} matches", count, shown=shown)
        self._count.setText(self._trouble or told)
        if not shown and self.list.hasFocus():
            self._back.setFocus()  # another button would have it for a moment
        for button in (self._delete, self._export, self._review, self.take):
            button.setVisible(count > 0)
        self.list.setVisible(shown > 0)
        self._middle.setVisible(not shown)
        self.nothing.play.setVisible(not count)
        for asking in (self.search, self.game_filter, self.result, self.opponent):
            asking.setVisible(count > 0)
        self._count.setVisible(bool(count or self._trouble))
        self._empty.setText(
            _("No matches for these filters.") if count else _("No match has been played yet.")
        )
        self._detail.setText(more_words(match) if match is not None else "")
        finished = match is not None and match.finished
        self.take.set_words(
            _("Continue") if match is not None and not finished else _("Replay"), "Return"
        )
        self.take.setEnabled(match is not None)
        self._review.setEnabled(finished)
        self._export.setEnabled(match is not None)
        self._delete.setEnabled(bool(self._deletable()))

    def _deletable(self) -> list[int]:
        chosen = numbers([self.model.shown[row] for row in self.list.rows])
        return [number for number in chosen if number != self._in_play]

    # -- doing -----------------------------------------------------------------------------------
    def _want_match(self, kind: Callable[[int], Intent], _checked: bool = False) -> None:
        match = self.looked_at
        if match is not None:
            self.wants.emit(kind(match.id))

    def _take(self) -> None:
        match = self.looked_at
        if match is not None:
            self._want_match(Replay if match.finished else Resume)

    def _delete_chosen(self) -> None:
        gone = self._deletable()
        if gone:
            row = self.list.rows[0]
            self.delete(gone)
            self.list.choose_row(min(row, self.model.rowCount() - 1))
            self.take_keys()
        elif self.looked_at is not None:
            self.report(_("This match is being played, so it can’t be deleted."))

    def _find(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    @property
    def keys_go_to(self) -> QWidget:
        """The list; while it is empty, the way to a first match, or the back button."""
        stops = (self.list, self.nothing.play)
        return next((stop for stop in stops if stop.isVisibleTo(self)), self._back)

    @property
    def notice(self) -> str:
        return "" if self.list.isVisibleTo(self) else self._empty.text()

    def press_key(self, key: str) -> bool:
        """Handle a key; returns whether it was used."""
        if key == "Return":
            if self.nothing.play.isVisibleTo(self):
                self.nothing.play.click()
            elif self.search.hasFocus():
                self._typed.stop()
                self._ask()
                if self.model.shown:
                    self.take_keys()
            else:
                self._take()
            return True
        if key == "Esc":
            if self.search.hasFocus() and self.search.text():
                self.search.clear()
                self._ask()
            else:
                self.back.emit()
            return True
        if key == "Del" and not self.search.hasFocus():
            self._delete_chosen()
            return True
        return False


def _replaced_sentence() -> str:
    return _("The saved-matches file was replaced by another one, so the list has been reloaded.")
