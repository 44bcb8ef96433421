"""Opens the start page and keeps it up to date; the page is built on first use."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPixmap

from cardtable.folders import own_folder
from cardtable.games import all_games, package_of, refused_games
from cardtable.isolating import isolated
from cardtable.phrases.problems import problem_sentence
from cardtable.store.journal import Entry, Journal, JournalError
from cardtable.store.keeping import KEEP_ALL
from cardtable.store.moments import now
from cardtable.translation import Saying, _, ngettext, say
from cardtable.ui.announcing import Announcer
from cardtable.ui.pages import Navigator
from cardtable.ui.records.salvaging import Salvaging
from cardtable.ui.settings.chosen import remembered_seats
from cardtable.ui.settings.kept import Settings
from cardtable.ui.shared import Shared
from cardtable.ui.upkeep.plugin_faults import presentable_games
from cardtable.ui.upkeep.tasks import run_task
from cardtable.ui.widgets.banner import say_restored

if TYPE_CHECKING:
    from cardtable.engine.game import Game
    from cardtable.engine.match import Match
    from cardtable.models.catalogue import CatalogueModel
    from cardtable.ui.start.page import StartPage

#: Milliseconds before the latest match's state is computed, which takes replaying it.
LATER = 20
#: Size of the picture of its table, before it is cut to its frame.
_PICTURE = QSize(480, 300)


class StartDesk(QObject):
    """Opens the start page, and keeps its contents up to date.

    A start with a match skips the page: then neither the page is built nor other games are loaded.

    Attributes:
        wants: the page wants something opened (an intent of :mod:`cardtable.ui.intents`).
        trouble: a problem shown on the page until it is cleared.
        failed: the same for a failed game, until another match is opened.
        salvaging: copies the matches of a damaged file.
        games: the games that can be played, once the page is built.
    """

    wants = Signal(object)

    def __init__(
        self,
        shared: Shared,
        navigator: Navigator,
        unsaved: Callable[[], int],
        trouble: Saying | None = None,
    ) -> None:
        """``unsaved`` returns the number of unsaved matches."""
        super().__init__(navigator)
        self._shared, self._navigator, self._unsaved = shared, navigator, unsaved
        self._page: StartPage | None = None
        self._begun = now()
        self.games: CatalogueModel | None = None
        self.trouble = trouble
        self.failed: Saying | None = None
        self.salvaging = Salvaging(self)
        self.salvaging.changed.connect(self._refresh_if_shown)
        self.salvaging.see(shared.journal)
        shared.opened.connect(self._journal_opened)
        self.latest = QTimer(self)
        self.latest.setSingleShot(True)
        self.latest.setInterval(LATER)
        self.latest.timeout.connect(self._refresh_latest)
        self.latest.timeout.connect(self._refresh_ratings)
        shared.ratings.came.connect(self._refresh_ratings)

    def _journal_opened(self) -> None:
        self.salvaging.see(self._shared.journal)
        self.trouble = None

    # -- the page --------------------------------------------------------------------------------
    @property
    def built(self) -> StartPage | None:
        """The page, if it has been built."""
        return self._page

    @property
    def page(self) -> StartPage:
        """The page, built on first use."""
        if self._page is None:
            self._page = self._build()
        return self._page

    def _build(self) -> StartPage:
        from cardtable.models.catalogue import CatalogueModel
        from cardtable.ui.start.page import StartPage

        self.games = CatalogueModel(presentable_games(), self)
        page = StartPage(self._shared.theme, self.games, self._navigator.stack)
        page.wants.connect(self.wants)
        page.delete.connect(self.delete)
        page.undo.connect(self.undo)
        page.declined.connect(self._decline)
        choose = self._shared.settings.choose
        page.language.connect(lambda code: choose(Settings.language, code))
        return page

    def show(self) -> None:
        """Show the page."""
        self.page.pace = self._shared.settings.speed.value
        left = self._navigator.front
        match, table = (None, None) if left is None else (left.match, left.cloth_seen())
        alone = match is not None and [seat.kind for seat in match.seats].count("human") == 1
        picture = left.grab(table.place) if left is not None and table and alone else None
        self._navigator.replace(self.page)
        self.refresh()
        latest = self.page.waiting.latest
        if left is not None and match is not None and latest and latest.number == left.number:
            self.page.waiting.show_standing(match)
            if picture is not None:  # until it has been drawn as it was left
                size, by = _PICTURE * picture.devicePixelRatio(), Qt.AspectRatioMode
                smooth = Qt.TransformationMode.SmoothTransformation
                small = picture.scaled(size, by.KeepAspectRatioByExpanding, smooth)
                self.page.keep_picture(left.number, small)
        Announcer(self.page).announce(self.page.ways)
        self.salvaging.check_later()
        self._shared.checked.emit()

    @property
    def likely_game(self) -> Game:
        """The game last played, or the first of all."""
        games = presentable_games()
        last = self._shared.settings.last_game
        return next((game for game in games if game.id == last), games[0])

    def _decline(self) -> None:
        """Stop offering first hands."""
        self._shared.settings.offer_lessons = False
        self.refresh()

    def leave_out(self, game: str) -> None:
        """Stop offering a game."""
        if self.games is not None:
            self.games.leave_out(game)

    def _seat_people(self) -> None:
        """Show who would play where a match begins at once."""
        if self.games is None:
            return
        found = {}
        for game in self.games.rows:
            seats = remembered_seats(self._shared.settings, game)
            found[game.id] = tuple(seat.name for seat in seats if seat.is_human and seat.name)
        self.games.seat({game: names for game, names in found.items() if len(names) > 1})

    @property
    def shown(self) -> bool:
        """Whether the window shows the page."""
        return self._page is not None and self._navigator.front is self._page

    # -- what can be continued -------------------------------------------------------------------
    def go_on(self) -> None:
        """Continue the latest match."""
        self.page.go_on()

    @property
    def any_waiting(self) -> bool:
        """Whether there is a match to continue."""
        return self._page is not None and self._page.waiting.latest is not None

    def delete(self, number: int) -> None:
        """Put a match away that could be continued."""
        self._shared.deleting.emit()
        self._write(lambda journal: journal.put_away([number]))

    def undo(self) -> None:
        """Restore what was put away."""
        self._write(self._restore)

    def _restore(self, journal: Journal) -> None:
        numbers, aged = journal.restore(self._begun)
        if numbers:
            say_restored(self.page)
        if aged:  # otherwise they would be deleted again
            self._shared.settings.keep = KEEP_ALL

    def _write(self, do: Callable[[Journal], object]) -> None:
        try:
            do(self._shared.open_journal())
        except JournalError as error:
            self.trouble = partial(problem_sentence, error)
        self.refresh()
        self._shared.checked.emit()

    @property
    def _any_finished(self) -> bool:
        """Whether there is a finished match."""
        journal = self._shared.journal
        try:
            return journal is not None and journal.any_finished()
        except JournalError:  # reported where matches are continued
            return False

    def _away(self) -> int:
        """The number of matches that can be restored."""
        try:
            journal = self._shared.journal
            return len(journal.away(self._begun)) if journal is not None else 0
        except JournalError:
            return 0

    def _unfinished(self) -> tuple[list[Entry], int]:
        """The latest matches that can be continued, and how many there are."""
        journal = self._shared.journal
        if journal is None:
            return [], 0
        games = list(all_games())
        try:
            # A few, in case the first of them cannot be read.
            return journal.unfinished(games, 20), journal.count_unfinished(games)
        except JournalError as error:
            if journal.waiting is None:  # otherwise it was just found damaged, which is said there
                self.trouble = partial(problem_sentence, error)
            return [], 0

    # -- what it says ----------------------------------------------------------------------------
    def refresh(self) -> None:
        """Update what can be continued, and what is wrong."""
        if self._page is None:
            return
        from cardtable.models.matches import unfinished

        entries, count = self._unfinished()
        self._page.waiting.show(unfinished(entries), count)
        self._page.show_notice(self._notice())
        past, offers = self._any_finished, self._shared.settings.offer_lessons
        self._page.allow_past(past)
        self._page.propose(self.likely_game.id, offers and not past)
        self._page.show_deleted(self._away())
        self._seat_people()
        self.latest.start()

    def _refresh_if_shown(self) -> None:
        if self.shown:
            self.refresh()

    def _refresh_latest(self) -> None:
        journal = self._shared.journal
        if not self.shown or not self.any_waiting or journal is None:
            return
        waiting = self.page.waiting
        latest = waiting.latest
        if latest is None:
            return
        try:
            match, deck = journal.load(latest.number)
            waiting.show_standing(match)
            self._draw_table(latest.number, match, deck)
        except JournalError:
            return
        except Exception:
            if not package_of(latest.game):
                raise
            return  # a game that cannot describe its state may still be continued

    def _draw_table(self, number: int, match: Match, deck: str) -> None:
        """Have the table drawn as it was left."""
        from cardtable.ui.table.miniature import look_of, miniature  # the start shows no table

        look, ratio = look_of(match.game, deck, self._shared), self.page.devicePixelRatioF()
        run_task(
            self.page,
            partial(miniature, lambda: match, look, _PICTURE * ratio),
            lambda image: self.page.keep_picture(number, QPixmap.fromImage(image)),
            lambda _error: None,  # then the game's cards are shown
        )

    def _refresh_ratings(self) -> None:
        if self.shown and self.games is not None:
            table = self._shared.ratings.table
            if table is not None:
                self.games.rate(table)

    def _notice(self) -> str:
        journal = self._shared.journal
        count = self._unsaved()
        if count:
            return ngettext(
                "{n} match not saved yet. Cardtable will save it as soon as it can.",
                "{n} matches not saved yet. Cardtable will save them as soon as it can.",
                count,
            )
        wrong = self.failed or self.trouble
        if wrong is not None:
            return wrong()
        if journal is not None and journal.locked is not None:
            still = _("Existing matches can still be viewed and exported.")
            return f"{problem_sentence(journal.locked)} {still}"
        broken = refused_games()
        if broken:
            game, package = next(iter(broken.items()))
            return _(
                "The game {name} ({package}) can’t be loaded.",
                name=isolated(game),
                package=isolated(package),
            )
        damaged = _of_damaged_settings(self._shared.settings.damaged)
        return _of_refused_decks() or self.salvaging.sentence() or damaged


def _of_damaged_settings(aside: str) -> str:
    """The message about a broken settings file."""
    return (
        _(
            "The settings file was damaged and has been renamed to {file}. Settings that could be "
            "read were kept.",
            file=isolated(aside),
        )
        if aside
        else ""
    )


def _of_refused_decks() -> str:
    """The message about an unusable deck of the player's own."""
    if not os.path.isdir(own_folder()):
        return ""
    from cardtable.art.own import own_decks  # most players have no deck of their own

    refused = own_decks(own_folder())[1]
    if not refused:
        return ""
    name, reason = next(iter(refused.items()))
    return _("The deck {name} was skipped. {reason}", name=isolated(name), reason=say(reason))
