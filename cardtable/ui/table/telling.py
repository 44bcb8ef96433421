"""The words beside the table: log, score sheet, header and panel.

Words never precede the cards: while a showdown is shown card by card, or the last cards of a deal
come to the table, they wait until it is over. What is taken back is not told at all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QToolTip

from cardtable.engine.events import Event
from cardtable.engine.match import Match
from cardtable.engine.promise import grouped
from cardtable.engine.state import TABLE, View
from cardtable.models.controls.base import Controls
from cardtable.models.session import Session
from cardtable.models.texts import LogModel, ScoreSheetModel, course
from cardtable.phrases.base import Fact
from cardtable.phrases.lists import in_row, labelled
from cardtable.phrases.numbers import points
from cardtable.phrases.rulebook import explained
from cardtable.translation import _, npgettext
from cardtable.ui.announcing import Announcer
from cardtable.ui.panel.parts import SeatRow
from cardtable.ui.panel.side_panel import SidePanel
from cardtable.ui.table.header import Header
from cardtable.ui.table.stage import Stage
from cardtable.ui.widgets.labels import tip_text

#: How many of the last events are told to somebody who joins a match halfway.
_RECENT = 30


class Telling(QObject):
    """Tells how a session stands, at once or when all cards have turned.

    Attributes:
        waits: whether the words wait for the cards.
        back: whether something is being taken back right now.
        returns: whether what happened last was that, and its cards go back or have gone.
        happened: something happened; show it with its moments.
        told: the waiting words have been told.
    """

    happened = Signal()
    told = Signal()

    def __init__(
        self,
        session: Session,
        stage: Stage,
        log: LogModel,
        sheet: ScoreSheetModel,
        header: Header,
        panel: SidePanel,
        announcer: Announcer,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session, self._stage, self._announcer = session, stage, announcer
        self._log, self._sheet, self._header, self._panel = log, sheet, header, panel
        self._last: Controls[Any]
        self.waits = self.back = self.returns = False
        self._played = len(session.match.actions)
        self._news: tuple[Event, ...] = ()
        self._cries: Sequence[str] = ()
        self._facts: Sequence[Fact] = ()
        self._deal: int | None = None
        session.changed.connect(self._happened)
        stage.scene.lain.connect(self._settled)
        stage.scene.settled.connect(self._settled)
        #: By seat that looks: how many events it has been told of, and the last deal whose cards.
        self._heard: dict[int | None, int] = {}
        self._dealt: dict[int | None, int] = {}
        self._prepared = False
        #: The cards that were picked up when that was last told or seen.
        self._picked: frozenset[str] = frozenset()

    def tell(self, controls: Controls[Any], anew: bool = False) -> None:
        """Tell everything; ``anew`` after a change of language."""
        stage, scene = self._stage, self._stage.scene
        self._last = controls
        view, phrases, names = self._session.view, stage.phrases, stage.names
        begins, self._deal = view.deal != self._deal, view.deal
        self.waits = scene.landing
        if self.waits and begins:  # which deal it is, and whose, is known before its cards come
            self._facts = controls.facts()
            self._header.show_facts(phrases.title(), self._facts)
        if self.waits:
            return
        cries, self._cries = self._cries, ()
        undone = self._log.lines_since(len(view.history))
        self._log.show(view, phrases, names, anew)
        self._tell_news(view, undone)
        for sentence in cries:
            self._announcer.announce(sentence)
        if controls.selected - self._picked and QAccessible.isActive():
            self._tell_picked(controls)  # a card drawn
        self._picked = frozenset(controls.selected)
        self._prepared = bool(controls.keep())
        self._sheet.show(view, names)
        pace = scene.speed.value if scene.animated else 0.0
        self._facts = controls.facts()
        self._header.show_facts(phrases.title(), self._facts, pace)
        fill_panel(self._panel, controls, self._session.match)

    def tell_prepared(self, controls: Controls[Any]) -> None:
        """Tell what changes while a move is only prepared: the facts, if they count it in."""
        self._picked, self._prepared = frozenset(controls.selected), bool(controls.keep())
        if self.waits or (facts := controls.facts()) == self._facts:
            return
        self._facts = facts
        self._header.show_facts(self._stage.phrases.title(), facts)

    def forget(self) -> Controls[Any]:
        """Show only what everybody knows: other people may read, or hear, what stands there.

        Returns controls with nothing prepared.
        """
        self.waits, self._cries = False, ()
        stage, match = self._stage, self._session.match
        public = match.view(None)
        controls = stage.controls_for(public)
        QToolTip.hideText()
        self._log.show(public, stage.phrases, stage.names)
        self._facts = controls.facts()
        self._header.show_facts(stage.phrases.title(), self._facts)
        fill_panel(self._panel, controls, match)
        for kind in ("prompt", "call", "hint", "laid"):
            self._announcer.announce_new(kind, "")
        return controls

    def announce(self) -> None:
        """Let the next layout show what has just happened."""
        if self._news:
            self._cries = self._stage.celebrate(self._news, self._session.view)

    def _happened(self, events: tuple[Event, ...]) -> None:
        scene, played = self._stage.scene, len(self._session.match.actions)
        self.back = self.returns = played < self._played
        self._played = played
        if self.back:
            self.waits = False
            scene.turn_back()
        self._news = events
        self.happened.emit()
        self._news, self.back = (), False
        scene.celebrate(None)  # what could not be shown now is never shown

    def _settled(self) -> None:
        if self.waits:
            self.tell(self._last)
            self.told.emit()

    def _tell_news(self, view: View, undone: Sequence[str]) -> None:
        """Have said what the seat that looks has not heard, and the hand it was dealt."""
        heard, self._heard[view.seat] = self._heard.get(view.seat), len(view.history)
        nobody = view.seat is None and self._session.hot_seat
        if nobody or not QAccessible.isActive():
            return
        if heard is None:
            heard = self._deal_began(view)
        if heard > len(view.history):
            what = "\n".join(undone[:1])
            if len(undone) > 1:
                said = _("Taken back, with what followed: {what}", what=what)
            else:
                said = _("Taken back: {what}", what=what)
            self._announcer.announce(said)
        phrases, names = self._stage.phrases, self._stage.names
        news = [e for e in view.history.since(heard) if e.get("seat") != view.seat]
        seen = filter(None, (phrases.seen(event, names) for event in news))
        self._announcer.announce("\n".join([*self._log.lines_since(heard), *seen]))
        self.tell_hand()

    def tell_hand(self) -> None:
        """Have said which cards the seat that looks was dealt, once they lie there."""
        view = self._session.view
        told = self._last.deals_aloud or self._dealt.get(view.seat) == view.deal
        if self.waits or view.seat is None or told:
            return
        hand = self._stage.hand_dealt(self._last) if QAccessible.isActive() else ""
        if hand:
            self._dealt[view.seat] = view.deal
            self._announcer.announce(hand)

    def _deal_began(self, view: View) -> int:
        """The first event of the deal, or one of the last if there have been many."""
        opening, history = self._last.opening, list(view.history)
        at = len(history)
        while at > 0 and history[at - 1].kind not in opening:
            at -= 1
        while at > 0 and history[at - 1].kind in opening:
            at -= 1
        return max(at, len(history) - _RECENT)

    def recent(self) -> str:
        """What has happened since one's own last decision, in words."""
        view, match = self._session.view, self._session.match
        own = [] if view.seat is None else [view.seat]
        steps = match.last_decision_of(own, self._session.makes)
        if steps is None:
            since = self._deal_began(view)
        else:
            since = len(match.view_before(len(match.actions) - steps, view.seat).history)
        return "\n".join(self._log.lines_since(since))

    def tell_tried(self, controls: Controls[Any]) -> None:
        """Have said what an attempt has come to: why it was refused, or what is prepared now."""
        announcer, answer = self._announcer, controls.answer
        controls.answer = ""
        announcer.announce(controls.refusal or answer, urgent=True)
        if QAccessible.isActive() and controls.selected and controls.selected != self._picked:
            self._tell_picked(controls)
        else:
            announcer.announce_new("laid", controls.heard())
        had, self._prepared = self._prepared, bool(controls.keep())
        if had and not self._prepared:
            announcer.announce(controls.heard_emptied())

    def _tell_picked(self, controls: Controls[Any]) -> None:
        """Have said which cards were picked up or put back, and what those picked up come to.

        It is said even if it comes to the same as before: it answers what has just been pressed.
        """
        chosen, laid, call = controls.selected, controls.heard(), controls.marks().call_heard
        comes_to = "\n".join(filter(None, (laid, call)))
        if not laid:
            came, gone = chosen - self._picked, self._picked - chosen
            names = self._stage.cards_named(came or gone)
            if came:
                said = _("{cards} selected", cards=names)
            else:
                said = _("{cards} no longer selected", cards=names)
            if len(chosen) > 1:
                n = len(chosen)
                said = in_row((said, npgettext("selected", "{n} card", "{n} cards", n)))
            comes_to = labelled(said, comes_to) if comes_to else said
        self._announcer.announce(comes_to)
        self._announcer.note("laid", laid)
        self._announcer.note("call", call)


def fill_panel(panel: SidePanel, controls: Controls[Any], match: Match) -> None:
    """Fill the panel from a seat's view; the seed is shown once the match is over."""
    view, names, phrases = controls.view, controls.names, controls.phrases
    panel.show_recent()
    result = phrases.result(view, names)
    panel.show_result(_("Result"), result)
    said = "\n".join(fact.label for fact in result)
    panel.result.setToolTip(tip_text(explained(said, phrases.glossary())))
    panel.show_scores_head(phrases.scores_head())
    seats = list(range(view.seats))
    over, divisor = view.turn in (None, TABLE), controls.game.score_divisor
    if over:
        seats.sort(key=lambda s: -view.scores[s])
    stakes = phrases.stakes(view)
    panel.seats.show_rows(
        [
            SeatRow(
                s,
                names[s],
                phrases.role(view, s),
                stakes.scores[s] if stakes else points(view.scores[s], divisor),
                s == view.seat,
                stakes.figures[s] if stakes else "",
            )
            for s in seats
        ],
        (stakes.head, stakes.scores_head) if stakes else None,
    )
    title = phrases.course_title() if over else ""
    panel.course.show_course(title, course(view), names, divisor)
    panel.race.show_races(phrases.races(view), names)
    cells = controls.tracker()
    panel.tracker.show_cells(cells, controls.tracked())
    panel.strip.show_cells(cells, controls.counts_cards)
    if view.turn is None and match.seed.is_number:
        words = labelled(_("Deal number"), str(int(match.seed.text, 16)))
    elif view.turn is None:
        words = _("Seed of this match: {seed}", seed=match.seed.text)
    elif match.promise is not None and match.promise.terms.numbered:
        words = _("Numbered deal: anyone who knows the number knows the cards.")
    else:
        words = _(
            "The cards are already set. To see their fingerprint, choose Help → How deals are "
            "kept fair.",
        )
    panel.foot.setText(words)
    panel.foot.setToolTip(grouped(match.commitment))
    panel.fit_score_sheet()
