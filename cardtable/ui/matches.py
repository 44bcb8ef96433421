"""Opens matches at the table and closes them: new ones, those of the journal or of a record."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QStackedWidget

from cardtable.art.deck import Deck
from cardtable.art.decks import deck_for
from cardtable.engine.events import Event
from cardtable.engine.game import Game
from cardtable.engine.match import Match, Seat
from cardtable.engine.seeds import Seed
from cardtable.models.contracts import Thinker
from cardtable.models.saving import Saving
from cardtable.models.seats import portrait_of
from cardtable.models.session import Session
from cardtable.phrases.lists import apart, labelled
from cardtable.phrases.numbers import points
from cardtable.phrases.problems import problem_sentence
from cardtable.store.journal import JournalError
from cardtable.translation import _
from cardtable.ui import durations
from cardtable.ui.bot_service import BotService
from cardtable.ui.fair import begun
from cardtable.ui.intents import MatchRequest
from cardtable.ui.pages import Navigator
from cardtable.ui.records.unsaved import LeftUnsaved
from cardtable.ui.settings.chosen import remember, remembered_rules, remembered_seats
from cardtable.ui.shared import Shared

if TYPE_CHECKING:  # loaded on demand, so that the window starts faster
    from cardtable.ui.table.curtain import Curtain
    from cardtable.ui.table.page import TablePage

#: How many of the events so far somebody is told who has not decided anything yet.
_FIRST = 12
#: Rivals are drawn from the nearest, so many more than there are seats: not always the same ones.
_CHOICE = 2


class MatchDesk(QObject):
    """Opens the window's one table, and closes it again.

    Attributes:
        table: the open table, or ``None``.
        opening: a match is about to be shown.
        opened: its table (:class:`~cardtable.ui.table.page.TablePage`) is ready; play begins next.
        left: the table was left; its page still stands.
        troubled: a bot failed: its seat, and how.
        covering: the privacy screen is about to appear and needs its size.
    """

    opening = Signal()
    opened = Signal(object)
    left = Signal(object)
    troubled = Signal(int, str)
    covering = Signal()

    def __init__(
        self,
        shared: Shared,
        navigator: Navigator,
        bots: BotService,
        curtain: Callable[[], Curtain],
        unsaved: LeftUnsaved,
    ) -> None:
        """``curtain`` makes the privacy screen; ``unsaved`` takes what cannot be written."""
        super().__init__(navigator)
        self._shared, self._navigator, self._bots = shared, navigator, bots
        self._make_curtain, self._unsaved = curtain, unsaved
        self._curtain: Curtain | None = None
        shared.ratings.came.connect(self._rate)
        self.table: TablePage | None = None

    @property
    def _stack(self) -> QStackedWidget:
        return self._navigator.stack

    # -- opening ---------------------------------------------------------------------------------
    def begin(self, request: MatchRequest) -> None:
        """Begin a new match, unless it is cancelled when words are asked for."""
        shared = self._shared
        with shared.plugin_faults.round(request.game.id):
            if not request.aside:
                remember(shared.settings, request.game, request.options)
            match = begun(request, shared.settings.add_words, shared.theme, self._stack.window())
            if match is None:
                return
            saving = Saving(match, shared.open_journal, request.deck.id)
            self._keep(saving, request.deck, request.rival)

    def _keep(self, saving: Saving, deck: Deck, rival: str = "", resumed: bool = False) -> None:
        """Play a match of which the journal lacks something, and write that if possible."""
        refusal: JournalError | None = None
        try:
            saving.keep()
        except JournalError as error:
            refusal = error
        table = self._play(saving, deck, rival=rival, resumed=resumed)
        if refusal is not None:
            table.unsaved.refused(refusal)

    def resume(self, number: int) -> None:
        """Continue a match of the journal, or as it was left if that is not written yet."""
        shared = self._shared
        if shared.journal is None:
            return
        left = self._unsaved.waiting(number)
        if left is not None:
            with shared.plugin_faults.round(left.match.game.id):
                self._keep(left, deck_for(left.deck, left.match.game.decks), resumed=True)
                self._unsaved.let_go(left)  # whatever failed before, it waits on
            return
        try:
            match, deck_id = shared.journal.resume(number)
        except JournalError as error:
            shared.warned.emit(partial(problem_sentence, error))
            return
        with shared.plugin_faults.round(match.game.id):
            deck = deck_for(deck_id, match.game.decks)
            self._play(Saving(match, shared.open_journal, deck_id, number), deck, resumed=True)

    def show_record(self, match: Match) -> None:
        """Show the match of a record; it is not saved."""
        with self._shared.plugin_faults.round(match.game.id):
            self._play(Saving(match), self._shared.deck(match.game))

    def show_lesson(self, match: Match, thinker: Thinker) -> TablePage:
        """Show a guided deal or a puzzle, ``thinker`` answering for the others; it is not saved.

        Its cards are chosen, and the others do not play as ever: it must not count anywhere.
        """
        return self._play(Saving(match), self._shared.deck(match.game), thinker)

    def rematch(self) -> None:
        """Start the same match again with another seed."""
        assert self.table is not None
        match, deck = self.table.session.match, self.table.pictures.deck
        self.begin(MatchRequest(match.game, match.seats, match.options, Seed.fresh(), deck))

    def _play(
        self,
        saving: Saving,
        deck: Deck,
        thinker: Thinker | None = None,
        rival: str = "",
        resumed: bool = False,
    ) -> TablePage:
        """Show a match on the table and let it go on."""
        from cardtable.models.ladder import challenge
        from cardtable.models.stamps import Stamper
        from cardtable.ui.table.page import TablePage

        shared, settings, stack = self._shared, self._shared.settings, self._stack
        self.opening.emit()
        self._navigator.clear()
        shared.forget_deleted()
        match, session = saving.match, Session(saving, thinker or self._bots)
        table = TablePage(shared.theme, settings, session, self._bots, deck, stack)
        table.opening, table.resumed = challenge(rival) if rival else None, resumed
        session.trouble.connect(self.troubled)
        session.ended.connect(partial(self._keep_result, session))
        session.stuck.connect(partial(shared.plugin_faults.end, match.game.id))
        session.setParent(table)  # it is deleted along with its page
        stamper = Stamper(session, shared.open_journal, table)
        stamper.struck.connect(table.stamps.strike)
        stamper.struck.connect(table.ranking.earn)
        self.table = table
        table.pacing.changed.connect(shared.checked)
        table.ended.connect(self._left)
        self._rate()
        session.curtain.connect(self.raise_curtain)
        table.come_up(stack.size())  # the first page that is added is shown at once
        self._navigator.replace(table)
        self.opened.emit(table)  # whatever fails from here on, the match can be left
        if session.hot_seat:
            turn = match.turn
            session.private = settings.private
            at_hand = turn is not None and turn >= 0 and match.seats[turn].is_human
            if turn is not None and at_hand and session.private and not match.view(turn).shared:
                self.raise_curtain(turn)  # before the table is drawn for the first time
        session.begin()
        table.refresh()
        still = durations.CROSS if table.scene.lead else 0
        QTimer.singleShot(still, self._bots, self._bots.warm)  # the table is drawn first
        if not session.behind_curtain:
            table.view.setFocus()
        shared.checked.emit()
        return table

    def _keep_result(self, session: Session) -> None:
        """Save the results of its deals for statistics, if the match is saved."""
        if not session.unsaved:
            self._shared.note_result(session.number, session.match)
            if self.table is not None:
                self._tell_more(session, self.table)
        self._rate()

    def _rate(self) -> None:
        """Show at the table how strong everybody is, and in the end what the match did to that."""
        standings = self._shared.ratings.table
        if self.table is None or standings is None:
            return
        match, number = self.table.session.match, self.table.number
        everybody = {i: standings.of_seat(s, match.game.id) for i, s in enumerate(match.seats)}
        self.table.stage.ratings = {i: r for i, r in everybody.items() if r is not None}
        if match.outcome is not None and number:
            names = {i: seat.name for i, seat in enumerate(match.seats) if seat.is_human}
            changes = {i: self._shared.ratings.change(number, name) for i, name in names.items()}
            self.table.ranking.rate({i: one for i, one in changes.items() if one is not None})

    def _tell_more(self, session: Session, table: TablePage) -> None:
        """Say with the ranking what the match was, and what it did on the ladder."""
        from cardtable.bots.characters import find_character
        from cardtable.models.days import is_deal_of_day
        from cardtable.models.ladder import ladder_news, news_of

        match, number = session.match, session.number
        if not number or len(session.humans) != 1:
            return
        if is_deal_of_day(match):
            table.ranking.tell("day", lambda: _("Deal of the day"))
        try:
            news = news_of(match.game.id, self._shared.own_matches().matches, number)
        except JournalError:  # reported where matches are continued
            return
        if news is not None:
            above, passed = news
            words = partial(ladder_news, above, passed)
            other = find_character(above)
            if passed and other is not None:
                table.ranking.climb(other.portrait, words)
            else:
                table.ranking.tell("ladder", words)

    def keep_now(self) -> None:
        """Write the match at the table whole, as another file takes the journal's place."""
        if self.table is not None:
            self.table.session.keep_whole()

    # -- leaving ---------------------------------------------------------------------------------
    def end(self) -> None:
        """Leave the table, still visible, before the window closes."""
        if self.table is not None:
            self.table.leave()

    def _left(self) -> None:
        """Let go of the table; what cannot be saved now is saved later, once possible."""
        table, self.table = self.table, None
        if table is None:
            return
        self._drop_curtain()
        session = table.session
        saved = not session.unsaved
        try:
            saved = saved or session.save_again()
        finally:  # whatever saving raises
            if not saved:
                self._unsaved.take(session.saving)
            self.left.emit(table)

    # -- privacy screen --------------------------------------------------------------------------
    def raise_curtain(self, seat: int) -> None:
        """Cover the table until the player of a seat confirms being there."""
        assert self.table is not None
        session = self.table.session
        who = session.match.seats[seat]
        phrases = self.table.phrases
        public = session.match.view(None)
        names = self.table.names
        # Face-down cards one after the other would hide what is open: the bets.
        seen = [event for event in _since(session.match, seat) if not phrases.veiled(event)]
        since = [phrases.event(event, names) for event in seen]
        divisor = session.match.game.score_divisor
        standing = apart(
            labelled(name, points(score, divisor))
            for name, score in zip(names, public.scores, strict=True)
        )
        facts = phrases.facts(public, names)
        where = " · ".join([phrases.title(), *(f"{f.label} {f.value}".strip() for f in facts[:2])])
        if self._curtain is None:
            self._curtain = self._make_curtain()
            self._curtain.opened.connect(self._lift_curtain)
        self._navigator.settling.emit()
        self.covering.emit()
        self._stack.setEnabled(False)  # nothing behind the screen takes keys or focus
        self._curtain.show_for(
            self.table.names[seat],
            seat,
            portrait_of(who),
            where,
            phrases.prompt(public, names).detail,
            standing,
            _("So far") if session.match.last_decision_of([seat]) is None else "",
            [s for s in since if s],
            self.table.cloth,
        )

    def _lift_curtain(self) -> None:
        self._stack.setEnabled(True)
        if self.table is not None:
            self.table.view.setFocus()  # or the screen's other button would have it for a moment
        self._drop_curtain()
        if self.table is not None:
            self.table.session.lift_curtain()

    def _drop_curtain(self) -> None:
        if self._curtain is not None:
            self._curtain.hide()
        self._stack.setEnabled(True)


def _since(match: Match, seat: int) -> Sequence[Event]:
    """What everybody has seen since a seat last decided; at first, the last that has happened."""
    history = match.view(None).history
    steps = match.last_decision_of([seat])
    if steps is None:
        return history.events[-_FIRST:]
    return history.since(len(match.view_before(len(match.actions) - steps, None).history))


def quick_match(shared: Shared, game: Game) -> MatchRequest:
    """The seats and rules of last time; else medium opponents, the usual rules, a sensible length.

    The deck is the one last used as well. Who never chose opponents plays against some of about the
    same rating.
    """
    from cardtable.models.seats import SeatModel
    from cardtable.ui.seating import seated

    settings = shared.settings
    wanted = SeatModel(game, remembered_seats(settings, game)).seats
    if not settings.last_seats[game.id]:
        wanted = _with_rivals(wanted, shared, game)
    seats = seated(wanted, random.Random())
    _, options = remembered_rules(settings, game, dict(game.quick))
    return MatchRequest(game, seats, options, Seed.fresh(), shared.deck(game))


def _with_rivals(seats: Sequence[Seat], shared: Shared, game: Game) -> tuple[Seat, ...]:
    """Seat opponents as strong as the player, as far as the player's rating is known."""
    from cardtable.bots.characters import CHARACTERS
    from cardtable.models.seats import with_character

    table = shared.ratings.table
    own = table.own(game.id) if table is not None else None
    if table is None or own is None:
        return tuple(seats)
    strength = {one.id: table.of_character(one.id, game.id).rating.mu for one in CHARACTERS}
    near = sorted(strength, key=lambda id_: abs(strength[id_] - own.rating.mu))
    rivals = iter(random.sample(near[: len(seats) + _CHOICE], len(seats)))
    return tuple(s if s.is_human else with_character(s, next(rivals)) for s in seats)
