"""The matches that ended: who played, who won, and the way to their review."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale, QTime
from PySide6.QtWidgets import QWidget

from cardtable.games import all_games
from cardtable.phrases.help import help_sentence
from cardtable.phrases.lists import in_row, listed
from cardtable.phrases.lookup import phrases_of
from cardtable.phrases.numbers import points
from cardtable.store.journal import Entry
from cardtable.ui.records.choosing import MatchDialog
from cardtable.ui.records.waiting import Waiting
from cardtable.ui.widgets.labels import PlainLabel
from cardtable.ui.widgets.theme import Theme


def past_matches(entries: Sequence[Entry]) -> list[Waiting]:
    """Finished matches in words; games that are not installed are left out."""
    result = []
    for entry in entries:
        if entry.game not in all_games() or len(entry.scores) != len(entry.seats):
            continue
        game = all_games()[entry.game]
        title = f"{phrases_of(game.phrases).title()} · {_when(entry.updated)}"
        sums = in_row(
            f"{seat.name} {points(score, game.score_divisor)}"
            for seat, score in zip(entry.seats, entry.scores, strict=True)
        )
        winners = [entry.seats[w].name for w in entry.winners if w < len(entry.seats)]
        won = QCoreApplication.translate("History", "Won by {names}").format(names=listed(winners))
        told = f"{won} · {sums}" if winners else sums
        helped = help_sentence(entry.hints, entry.undos)
        line = f"{told}\n{helped}" if helped else told
        result.append(Waiting(entry.id, entry.game, title, line))
    return result


def _when(updated: str) -> str:
    """A moment of the journal (UTC) as the player's own date and time."""
    try:
        local = datetime.fromisoformat(updated).astimezone()
    except ValueError:
        return updated
    moment = QDateTime(QDate(local.year, local.month, local.day), QTime(local.hour, local.minute))
    return QLocale().toString(moment, QLocale.FormatType.ShortFormat)


class HistoryDialog(MatchDialog):
    """The finished matches, latest first."""

    def __init__(
        self, theme: Theme, past: Sequence[Waiting], parent: QWidget | None = None
    ) -> None:
        translate = QCoreApplication.translate
        title, way_on = translate("History", "Past matches"), translate("History", "Review")
        super().__init__(theme, title, past, way_on, parent)
        if not past:
            words = PlainLabel(translate("History", "No match has been finished yet."))
            words.setFont(theme.font(14))
            self.column.insertWidget(0, words)
            self.list.hide()
            self.take.hide()
