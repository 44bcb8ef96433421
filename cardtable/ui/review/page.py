"""The review: one's own decisions in a match, how much each lost, and the table then."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from cardtable.art.deck import Deck
from cardtable.engine.match import Match
from cardtable.engine.state import View
from cardtable.models.candidates import CandidateModel
from cardtable.models.controls.base import Controls
from cardtable.models.par import has_par
from cardtable.models.review import ReviewJob, ReviewModel
from cardtable.phrases.par import question
from cardtable.translation import _
from cardtable.ui.announcing import Announcer
from cardtable.ui.bindings import key_of
from cardtable.ui.bot_service import BotService
from cardtable.ui.intents import Compare
from cardtable.ui.learn import CandidateStrip
from cardtable.ui.pages import Page
from cardtable.ui.review.parts import ReviewHead, ReviewSide
from cardtable.ui.room import Rail, Sheet
from cardtable.ui.settings.cloths import cloth_for
from cardtable.ui.shared import Shared
from cardtable.ui.table.stage import Stage
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.icons import icon
from cardtable.ui.widgets.labels import PlainLabel
from cardtable.ui.widgets.theme import Theme

#: Seconds allowed for judging one decision: nobody waits, and a hasty judgement is worth little.
PATIENCE = 60.0
#: The key that opens all hands.
_OPEN = "O"

#: On pages narrower than this, the head has no room for everything; in windows lower than this the
#: table needs the room more than the reasons do.
NARROW, LOW_WINDOW = 1_180, 640


class ReviewPage(Page):
    """One match, as far as its deals are over, decision by decision.

    Its bots judge in a process of their own, which ends with the page.
    """

    match: Match
    comparable = True

    def __init__(
        self,
        shared: Shared,
        match: Match,
        deck: Deck,
        number: int = 0,
        parent: QWidget | None = None,
        deal: int = 0,
    ) -> None:
        """``number``: the match's number in the journal, which keeps the judgements; 0: in none.

        ``deal``: the one to begin with.
        """
        super().__init__(parent)
        self.theme = theme = shared.theme
        self.match, self.game, self._number = match, match.game, number
        self._deal = deal
        self._keeper = shared.journal if number else None
        variant, cloth = shared.variant(deck), partial(cloth_for, match.game, shared.settings)
        self.bots = BotService(self, PATIENCE)
        self.stage = Stage(match, deck, variant, cloth, self)
        self.stage.sorts = False
        self.stage.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.candidates = CandidateModel(self.stage.phrases, self)
        self.model: ReviewModel
        self.job: ReviewJob | None = None
        self.row = -1
        self._all_open = False
        self._controls: Controls[Any] | None = None
        self._build()
        people = [i for i, seat in enumerate(match.seats) if seat.is_human]
        self._seats = people or list(range(len(match.seats)))
        self.head.offer({seat: self.stage.names[seat] for seat in self._seats})
        self.apply_theme(theme)
        self.retranslate()
        self.look_at(self._seats[0])

    # -- building --------------------------------------------------------------------------------
    def _build(self) -> None:
        theme = self.theme
        self.head = ReviewHead(theme)
        self.head.back.connect(self.back)
        self.head.chosen.connect(self.look_at)
        self.head.stop.connect(self._cancel)
        self.head.drawer.connect(self._toggle_drawer)
        self._rail = Rail(theme)
        self._line = PlainLabel()
        self._line.setWordWrap(True)
        self._earlier, self._later = KeyButton(theme, "quiet"), KeyButton(theme, "quiet")
        self._earlier.clicked.connect(lambda: self._step(-1))
        self._later.clicked.connect(lambda: self._step(1))
        foot = QHBoxLayout()
        foot.addWidget(self._earlier)
        foot.addWidget(self._later)
        foot.addWidget(self._line, 1)
        self._open = KeyButton(theme, "plain")
        self._open.clicked.connect(self._toggle_hands)
        foot.addWidget(self._open)
        self._par = KeyButton(theme, "plain")
        self._par.clicked.connect(lambda: self.wants.emit(Compare()))
        if not has_par(self.match):
            self._par.hide()
        foot.addWidget(self._par)
        self.strip = CandidateStrip(theme, self.candidates, closable=False)
        self.strip.chosen.connect(self._show_candidate)
        rail = QVBoxLayout(self._rail)
        rail.addLayout(foot)
        rail.addWidget(self.strip)
        self.side = ReviewSide(theme, self)
        self.curve, self.list = self.side.curve, self.side.list
        self.curve.chosen.connect(self.select)
        self._body = QHBoxLayout()
        self._body.setSpacing(0)
        self._body.addWidget(self.stage.view, 1)
        whole = QVBoxLayout()
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.head)
        whole.addLayout(self._body, 1)
        self._paper = Sheet(self, theme, whole, self._rail)
        self.stage.view.resized.connect(self._lay)

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme, language, or screen."""
        self.theme = theme
        ink, px, rail = theme.in_wood().colours.ink, theme.px, self._rail.layout()
        assert rail is not None
        rail.setContentsMargins(px(14), px(6), px(14), px(8))
        rail.setSpacing(px(4))
        self._paper.apply_theme(theme)
        self._rail.apply_theme(theme)
        self.head.apply_theme(theme)
        self.side.apply_theme(theme)
        self._line.setFont(theme.font(14, 600))
        self._line.setStyleSheet(f"color: {ink};")
        ratio = self.devicePixelRatioF()
        for button, sign in ((self._earlier, "chevron_left"), (self._later, "chevron_right")):
            button.apply_theme(theme.in_wood())
            button.setIcon(icon(sign, ink, px(18), ratio))
        self._open.apply_theme(theme.on_wood())
        self._par.apply_theme(theme.on_wood())
        self.strip.apply_theme(theme)
        self.stage.apply_theme(theme, ratio)
        self._suit()
        self._lay()
        self.update()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.setAccessibleName(_("Review: {game}", game=self.stage.phrases.title()))
        self._show_game()
        self.head.retranslate()
        for button, words in (
            (self._earlier, _("Previous decision")),
            (self._later, _("Next decision")),
        ):
            button.set_sign(words)
        self._name_hands()
        self._open.setToolTip(_("What the others really held then."))
        self._par.set_words(_("Expert"), key_of("par"))
        self._par.setToolTip(question())
        self.side.retranslate()
        self.strip.retranslate()
        self.stage.retranslate()
        if self.job is not None:
            self.model.retranslate()
            self._refresh_head()
            self._show_position()

    # -- judging ---------------------------------------------------------------------------------
    def look_at(self, seat: int) -> None:
        """Show the decisions of a seat."""
        self.leave()
        self.row = -1
        self._controls = None
        self.stage.clear()
        if self.job is not None:
            self.job.deleteLater()
            self.model.deleteLater()
        self.model = ReviewModel(self.match, seat, self.stage.phrases, self)
        self.list.setModel(self.model)
        self.list.selectionModel().currentChanged.connect(self._walked)
        self.curve.show_model(self.model)
        self.model.dataChanged.connect(self._judged)
        rows = enumerate(self.model.decisions)
        first = next((row for row, decision in rows if decision.deal >= self._deal), 0)
        self.job = ReviewJob(self.model, self.bots, self._keeper, self.number, self, first)
        self.job.progressed.connect(self._refresh_head)
        self.job.finished.connect(self._finished)
        self.select(first)
        self.job.start()

    def leave(self) -> None:
        """Stop everything that runs for the page."""
        if self.job is not None:
            self.job.cancel()
        self.bots.close()

    def _cancel(self) -> None:
        if self.job is not None:
            self.job.cancel()
        self._refresh_head()

    def _finished(self) -> None:
        self.bots.close()
        self._refresh_head()
        Announcer(self).announce(self.head.sum)

    def _judged(self, top: QModelIndex, bottom: QModelIndex) -> None:
        self._refresh_head()
        if top.row() <= self.row <= bottom.row():
            self._show_position()

    # -- showing ---------------------------------------------------------------------------------
    def _refresh_head(self) -> None:
        """Update the head: the progress of the judging, and its result."""
        running = self.job is not None and self.job.running
        given = self.stage.phrases.worth(self.model.total, sign=False)
        count, judged = len(self.model.decisions), self.model.judged
        self.head.show_judging(running, judged, count, given, self.width() < self.theme.px(NARROW))

    def select(self, row: int) -> None:
        """Go to a decision."""
        self.list.setCurrentIndex(self.model.index(row))

    def _step(self, by: int) -> None:
        """Move by so many decisions."""
        self.select(max(0, min(len(self.model.decisions) - 1, self.row + by)))

    @property
    def deal_shown(self) -> int | None:
        """The deal of the current decision."""
        return self.model.decisions[self.row].deal if self.row >= 0 else None

    @property
    def keys_go_to(self) -> QWidget:
        """The list or, while it is closed, the candidates."""
        return self.strip.list if self.side.drawer and not self.side.wanted else self.list

    def _toggle_drawer(self) -> None:
        self.side.wanted = not self.side.wanted
        self._arrange()
        self.take_keys()

    def _walked(self, index: QModelIndex) -> None:
        if not index.isValid():
            return
        self.row = index.row()
        self.curve.select(self.row)
        self._controls = self.stage.controls_for(self.model.view(self.row))
        self._show_position()

    def _show_position(self) -> None:
        """Show the table at that moment as the seat saw it, with the possible actions."""
        if self._controls is None:
            self.strip.say("")
            return
        decision = self.model.decisions[self.row]
        view = self._controls.view
        self.candidates.show(view, self.model.candidates(self.row), decision.action)
        played = next(
            row
            for row in range(self.candidates.rowCount())
            if self.candidates.action(row) == decision.action
        )
        self.strip.say("")
        self.strip.show_row(played)
        self._show_candidate(played)
        self._line.setText(self._sentence())

    def _sentence(self) -> str:
        decision, phrases = self.model.decisions[self.row], self.stage.phrases
        assert self._controls is not None
        where = _(
            "{deal}, decision {number} of {count}",
            deal=phrases.deal_name(decision.deal),
            number=self.row + 1,
            count=len(self.model.decisions),
        )
        if decision.thought is None:
            verdict = _("Not analysed yet.")
        elif decision.given is None:
            verdict = _("This can’t be analysed.")
        elif not decision.given:
            verdict = self.model.praise(self.row)
        else:
            amount = phrases.worth(decision.given, sign=False)
            if decision.at_least:
                verdict = _("This cost you at least {amount}.", amount=amount)
            else:
                verdict = _("This cost you {amount}.", amount=amount)
        return _("{where}: {verdict}", where=where, verdict=verdict)

    def _show_candidate(self, row: int) -> None:
        """Show a candidate on the table as if it had been prepared."""
        if self._controls is not None and 0 <= row < self.candidates.rowCount():
            self._controls.clear()
            self._controls.hint([self.candidates.action(row)])
            self._lay()

    def _lay(self) -> None:
        if self._controls is not None:
            # The strip below says what is shown, so no words above the hand.
            others = self._others() if self._all_open else ()
            self.stage.lay(self._controls, animate=False, choosable=False, call="", others=others)

    def _toggle_hands(self) -> None:
        self._all_open = not self._all_open
        self._name_hands()
        self._lay()

    def _name_hands(self) -> None:
        words = _("Hide hands") if self._all_open else _("Show all hands")
        self._open.set_words(words, _OPEN)

    def _others(self) -> list[View]:
        """What the others saw at the current decision: the deal is over."""
        number, played = self.model.decisions[self.row].number, self.model.played
        seats = range(len(self.match.seats))
        return [played.view_before(number, seat) for seat in seats if seat != self.model.seat]

    # -- keys ------------------------------------------------------------------------------------
    def press_key(self, key: str) -> bool:
        """Handle a key; returns whether it was used.

        Esc goes back, 1 to 3 go to the most important decisions, up and down to the next one, O
        opens all hands, and L the list if it is a drawer.
        """
        if key == _OPEN:
            self._toggle_hands()
            return True
        if key == "L" and self.side.drawer:
            self._toggle_drawer()
            return True
        if key in ("Up", "Down"):
            self._step(-1 if key == "Up" else 1)
            return True
        if key == "Esc":
            if self.side.drawer and self.side.wanted:
                self._toggle_drawer()
                return True
            self.back.emit()
            return True
        if key.isdigit() and 1 <= int(key) <= len(self.model.marked):
            self.select(self.model.marked[int(key) - 1])
            return True
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the list its share of the width, or float it over a small table."""
        super().resizeEvent(event)
        self._suit()

    def _suit(self) -> None:
        """Suit the window's size and that of the text."""
        if self.job is not None:
            self._refresh_head()
        self.strip.be_low(self.window().height() < self.theme.px(LOW_WINDOW))
        self._arrange()

    def _show_game(self) -> None:
        self.head.show_game(self.stage.phrases.title(), self.side.drawer)

    def _arrange(self) -> None:
        self.side.stand(self._body, self._paper.inside.adjusted(0, self.head.height(), 0, 0))
        rail = self._earlier, self._later, self._open, self._par, self.strip.list
        for one, other in pairwise((self.curve, self.list, *rail)):
            QWidget.setTabOrder(one, other)
        self._show_game()
