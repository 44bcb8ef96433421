"""The comparison: a deal as the player played it, and as the expert does, side by side."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from cardtable.engine.match import Match
from cardtable.models.par import Par, ParDealsModel, ParJob, ParLinesModel, own_seat
from cardtable.models.review import LEVEL
from cardtable.phrases.characters import names_of
from cardtable.phrases.lookup import phrases_of
from cardtable.phrases.names import headed, level_name
from cardtable.phrases.par import (
    deal_sentence,
    hurried_sentence,
    sum_sentence,
    trouble_sentence,
)
from cardtable.translation import _
from cardtable.ui.bot_service import BotService
from cardtable.ui.pages import Page
from cardtable.ui.par.lines import LinesView
from cardtable.ui.par.parts import ParDeals, ParHead, ParResult
from cardtable.ui.review.page import PATIENCE
from cardtable.ui.room import Sheet
from cardtable.ui.shared import Shared
from cardtable.ui.widgets.labels import PlainLabel
from cardtable.ui.widgets.theme import Theme


class ParPage(Page):
    """One match, deal by deal, as it was played and as the expert plays it.

    Its bots think in a process of their own, which ends with the page.
    """

    match: Match
    fleeting = True

    def __init__(
        self, shared: Shared, match: Match, number: int = 0, parent: QWidget | None = None
    ) -> None:
        """``number``: the match's number in the journal, which keeps the lines; 0: in none."""
        super().__init__(parent)
        self.theme = shared.theme
        self.match, self.game, self._number = match, match.game, number
        keeper = shared.journal if number else None
        self.bots = BotService(self, PATIENCE)
        self.par = Par(match, own_seat(match))
        self.phrases = phrases_of(match.game.phrases)
        self.deals = ParDealsModel(self.par, self)
        self.lines = ParLinesModel(self.phrases, self)
        self.job = ParJob(self.par, self.bots, keeper, number, self)
        self.index = len(self.par.deals) - 1
        self._share = (self.index, 0.0)
        self._build()
        self.job.progressed.connect(self._progressed)
        self.job.reckoned.connect(self._reckoned)
        self.job.finished.connect(self._finished)
        self.apply_theme(self.theme)
        self.retranslate()

    # -- building --------------------------------------------------------------------------------
    def _build(self) -> None:
        theme = self.theme
        self.head = ParHead(theme)
        self.head.back.connect(self.back)
        self.head.stop.connect(self._cancel)
        self.head.rest.connect(self.play_all)
        self.result = ParResult(theme, self.deals)
        self.side = ParDeals(theme, self.deals)
        self.side.chosen.connect(self.show_deal)
        if len(self.par.deals) < 2:
            self.side.hide()
        self._names = QFrame()
        self._names.setObjectName("parNames")
        self._own, self._expert = PlainLabel(), PlainLabel()
        names = QHBoxLayout(self._names)
        names.addWidget(self._own, 1)
        names.addWidget(self._expert, 1)
        self.list = LinesView(theme)
        self.list.setModel(self.lines)
        right = QVBoxLayout()
        right.setSpacing(0)
        right.addWidget(self.result)
        right.addWidget(self._names)
        right.addWidget(self.list, 1)
        body = QHBoxLayout()
        body.setSpacing(0)
        body.addWidget(self.side)
        body.addLayout(right, 1)
        whole = QVBoxLayout()
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.head)
        whole.addLayout(body, 1)
        self._paper = Sheet(self, theme, whole, None)

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme, language, or screen."""
        self.theme = theme
        c, px, names = theme.colours, theme.px, self._names.layout()
        assert names is not None
        self._names.setStyleSheet(
            f"#parNames {{ background: {c.panel}; border-bottom: 1px solid {c.line}; }}"
        )
        names.setContentsMargins(px(12), px(6), px(12), px(6))
        names.setSpacing(px(12))
        for label in (self._own, self._expert):
            label.setFont(theme.font(14, 700))
        for part in (self._paper, self.head, self.result, self.side, self.list):
            part.apply_theme(theme)
        self.update()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.head.retranslate(self.phrases.title())
        self.setAccessibleName(self.head.title)
        self.side.retranslate()
        self.deals.retranslate()
        self.list.setAccessibleName(_("Your play and the expert’s, turn by turn"))
        own, expert = (names[self.par.seat] for names in self._both_names())
        self._own.setText(own)
        self._expert.setText(expert)
        self.side.apply_theme(self.theme)
        self._show()
        self._show_progress()

    def _both_names(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The names at the table, and the same with the expert in the player's seat."""
        names, seat = names_of(self.match.seats), self.par.seat
        return names, (*names[:seat], headed(level_name(LEVEL)), *names[seat + 1 :])

    # -- playing ---------------------------------------------------------------------------------
    def begin(self, deal: int | None = None) -> None:
        """Let the expert play all deals if the match is over, else the last; ``deal`` first."""
        deals = [played.number for played in self.par.deals]
        first = deals.index(deal) if deal in deals else 0
        rest = [index for index in range(len(deals)) if index != first]
        self.play([first, *rest] if self.match.outcome is not None else [len(deals) - 1])

    def play(self, wanted: Sequence[int]) -> None:
        """Let the expert play these deals, and show the first of them."""
        self.index = wanted[0]
        self._share = (self.index, 0.0)
        self.side.table.selectRow(self.index)
        self.job.start(wanted)
        self._show()
        self._show_progress()

    def play_all(self) -> None:
        """Let the expert play all deals, the current one first."""
        rest = [index for index in range(len(self.par.deals)) if index != self.index]
        self.play([self.index, *rest])

    def _progressed(self, index: int, share: float) -> None:
        self._share = (index, share)
        self._show_progress()

    def _reckoned(self, index: int) -> None:
        self.deals.refresh(index)
        self._show_sum()
        if index == self.index:
            self._show()

    def _cancel(self) -> None:
        self.job.cancel()
        self._finished()

    def _finished(self) -> None:
        self.bots.close()
        self._show_progress()
        self._show_sentence()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop when another page is shown or the window closes; go on while it is minimised."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.leave()

    def leave(self) -> None:
        """Stop everything that runs for the page."""
        self.job.cancel()
        self.bots.close()

    # -- showing ---------------------------------------------------------------------------------
    def show_deal(self, index: int) -> None:
        """Show a deal."""
        if index >= 0 and index != self.index:
            self.index = index
            self._show()

    def _show(self) -> None:
        par, index = self.par, self.index
        line = par.lines.get(index)
        deal = par.deals[index]
        self.lines.show(par.own_line(index), line, deal, par.seat, self._both_names())
        self.result.show_deal(index)
        self._show_sentence()
        self._show_sum()
        parting = self.lines.parting
        if line is not None and parting is not None:
            at = self.lines.index(parting)
            self.list.setCurrentIndex(at)
            self.list.scrollTo(at, LinesView.ScrollHint.PositionAtCenter)

    def _show_sentence(self) -> None:
        par, index = self.par, self.index
        difference = par.difference(index)
        if difference is not None:
            same = self.lines.parting is None
            text = deal_sentence(difference, same, self.match.game.score_divisor)
            if index in par.hurried:
                text = f"{text}\n{hurried_sentence()}"
        elif self.job.trouble:
            text = trouble_sentence(self.job.trouble)
        elif self.job.running:
            text = _("The expert is playing your cards…")
        else:
            text = _("The expert hasn’t played this deal.")
        self.result.sentence.setText(text)

    def _show_sum(self) -> None:
        par = self.par
        differences, error = par.differences, par.error
        self.side.sum.setVisible(error is not None)
        if error is not None:
            total, count = sum(differences), len(differences)
            divisor = self.match.game.score_divisor
            self.side.sum.setText(sum_sentence(total, error, count, divisor))

    def _show_progress(self) -> None:
        index, share = self._share
        known, count = len(self.par.lines), len(self.par.deals)
        number = self.par.deals[index].number
        words = _("Deal {deal}", deal=number)
        wanted = max(1, known + self.job.left)
        done = (known + share) / wanted if self.job.running else 1.0
        self.head.show_progress(words, round(1000 * done), self.job.running, known < count)

    @property
    def keys_go_to(self) -> QWidget:
        """The lines."""
        return self.list

    def press_key(self, key: str) -> bool:
        """Handle a key; returns whether it was used.

        Esc goes back, A plays all deals.
        """
        if key == "Esc":
            self.back.emit()
            return True
        if key == "A" and self.head.all.isVisible():
            self.play_all()
            return True
        return False
