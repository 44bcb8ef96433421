"""The figures of statistics as item models and in words; ``store/statistics.py`` computes them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import IntEnum
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from cardtable.engine.match import LEVELS
from cardtable.games import all_games
from cardtable.models.matches import when
from cardtable.phrases.isolating import isolated
from cardtable.phrases.lookup import phrases_of
from cardtable.phrases.names import headed, level_name
from cardtable.phrases.numbers import hundredths, percent, points, tenths
from cardtable.store.statistics import Figures, Played, Stretch, Z, grouped

Index = QModelIndex | QPersistentModelIndex

#: Most rows of shares. Whoever is not among them can be chosen alone.
MOST = 12


class FigureRole(IntEnum):
    """What a row knows of its figure; its name is what it displays.

    MATCH is the number of the match that it comes from, 0 if it comes from many.
    """

    FIGURE = Qt.ItemDataRole.UserRole + 1
    DETAIL = Qt.ItemDataRole.UserRole + 2
    MATCH = Qt.ItemDataRole.UserRole + 3


class FiguresModel(QAbstractListModel):
    """The figures of some matches, the most important first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Told] = []

    def show(self, one: Figures, game: str) -> None:
        """Take the figures of matches of a game, or (empty) of all games; none without a match."""
        self.beginResetModel()
        self._rows = told(one, game) if one.matches else []
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Number of figures."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What a row knows; see :class:`FigureRole`."""
        if not index.isValid() or not 0 <= index.row() < len(self._rows):
            return None
        row = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.name
            case FigureRole.FIGURE:
                return row.figure
            case FigureRole.DETAIL:
                return row.detail
            case FigureRole.MATCH:
                return row.match
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{row.name}: {row.figure} {row.detail}".strip()
        return None


class ShareRole(IntEnum):
    """What a row knows of its group, whose name is what it displays.

    SHARE is its share of wins from 0 to 1, LOW and HIGH are the ends of its error bar, WORDS says
    all three.
    """

    SHARE = Qt.ItemDataRole.UserRole + 1
    LOW = Qt.ItemDataRole.UserRole + 2
    HIGH = Qt.ItemDataRole.UserRole + 3
    WORDS = Qt.ItemDataRole.UserRole + 4


class SharesModel(QAbstractListModel):
    """Shares of wins, a row for each level, opponent, month, …"""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[tuple[str, Figures]] = []

    def show(self, matches: Sequence[Played], by: str, game: str) -> None:
        """Take the groups of matches that ``by`` tells apart; of months the last ones."""
        groups = list(grouped(matches, by).items())
        groups = groups[-MOST:] if by == "month" else groups[:MOST]
        self.beginResetModel()
        self._rows = [(key_words(by, key, game), one) for key, one in groups]
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Number of groups."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What a row knows; see :class:`ShareRole`."""
        if not index.isValid() or not 0 <= index.row() < len(self._rows):
            return None
        name, one = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return name
            case ShareRole.SHARE:
                return one.share or 0.0
            case ShareRole.LOW:
                return one.low
            case ShareRole.HIGH:
                return one.high
            case ShareRole.WORDS:
                return share_words(one)
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{name}: {share_words(one)}"
        return None


#: The ways to group bars, in the order offered; ``game`` where all games are counted.
BY = ("level", "opponent", "seat", "rules", "help", "month")


@dataclass(frozen=True, slots=True)
class Told:
    """One figure: its name, the figure itself, and its uncertainty or where it is from.

    Attributes:
        match: number of the match it is from, 0 if it is from many.
    """

    name: str
    figure: str
    detail: str = ""
    match: int = 0


def key_words(by: str, key: str, game: str) -> str:
    """Return the name of a group."""
    translate = QCoreApplication.translate
    match by:
        case "game":
            return phrases_of(all_games()[key].phrases).title()
        case "rules":
            name = key.removesuffix("+")
            if not name:
                return translate("Statistics", "Other rules")
            told = phrases_of(all_games()[game].phrases).preset(name)[0]
            if key.endswith("+"):
                return translate("Statistics", "{preset}, changed").format(preset=told)
            return told
        case "level":
            if key in LEVELS:
                return headed(level_name(key))
            return translate("Statistics", "Person")
        case "seat":
            return translate("Statistics", "Seat {number}").format(number=key)
        case "help":
            if key == "with":
                return translate("Statistics", "With help")
            return translate("Statistics", "Without help")
    return isolated(key)


def by_words(by: str) -> str:
    """Return the name of a way to group."""
    translate = QCoreApplication.translate
    return {
        "game": translate("Statistics", "By game"),
        "level": translate("Statistics", "By level"),
        "opponent": translate("Statistics", "By opponent"),
        "seat": translate("Statistics", "By seat"),
        "rules": translate("Statistics", "By rules"),
        "help": translate("Statistics", "By help"),
        "month": translate("Statistics", "By month"),
    }[by]


def share_words(one: Figures) -> str:
    """Return “62% (48% to 75%), 40 matches”."""
    matches = one.matches  # a plain name, as lupdate wants it
    text = QCoreApplication.translate(
        "Statistics", "{share} ({low} to {high}), %n match(es)", "", matches
    )
    return text.format(
        share=percent(one.share or 0.0), low=percent(one.low), high=percent(one.high)
    )


def told(one: Figures, game: str) -> list[Told]:
    """The figures of some matches of a game, or (empty) of all; most important first."""
    translate = QCoreApplication.translate
    matches, wins = one.matches, one.wins
    found = [
        Told(
            translate("Statistics", "Matches"),
            str(matches),
            translate("Statistics", "%n won", "", wins),
        ),
        Told(
            translate("Statistics", "Share of wins"),
            percent(one.share) if one.share is not None else "–",
            translate("Statistics", "likely between {low} and {high}").format(
                low=percent(one.low), high=percent(one.high)
            ),
        ),
        _streak(one),
    ]
    if not game:
        return found
    if one.mean is not None:
        sure = (
            ""
            if one.error is None
            else translate("Statistics", "likely within ± {error}").format(
                error=tenths(Z * one.error)
            )
        )
        found.append(Told(translate("Statistics", "Mean score"), tenths(one.mean), sure))
    if one.best is not None:
        found.append(
            Told(translate("Statistics", "Best match"), _score(one.best), "", one.best_match)
        )
    if one.best_deal is not None:
        best = _score(one.best_deal, True)
        found.append(
            Told(phrases_of(all_games()[game].phrases).best_deal(), best, "", one.best_deal_match)
        )
    if one.given is not None:
        reviewed = one.reviewed
        found.append(
            Told(
                translate("Statistics", "Lost per decision"),
                hundredths(one.given),
                translate("Statistics", "from %n review(s)", "", reviewed),
            )
        )
    return found


def _streak(one: Figures) -> Told:
    translate = QCoreApplication.translate
    run = abs(one.current)
    if one.current < 0:
        now = translate("Statistics", "now %n lost in a row", "", run)
    else:
        now = translate("Statistics", "now %n won in a row", "", run)
    return Told(translate("Statistics", "Longest winning streak"), str(one.longest), now)


def _score(value: float, sign: bool = False) -> str:
    if value == int(value):
        return points(int(value), sign=sign)
    return points(round(2 * value), 2, sign)


def luck_words(one: Figures, game: str) -> str:
    """Return what the cards promised and what was made of them, or why that is unknown."""
    translate = QCoreApplication.translate
    if not all_games()[game].deal_worth:
        return translate(
            "Statistics",
            "Luck and skill cannot be told apart here: a review of this game judges choices, not what the cards promised.",  # noqa: E501
        )
    if one.promised is None or one.made is None:
        return translate(
            "Statistics",
            "Review matches to see what your cards promised and what you made of them.",
        )
    deals = one.deals
    return translate(
        "Statistics",
        "In %n reviewed deal(s) the cards promised {promised} points a deal at your first decision; they brought {made}.",  # noqa: E501
        "",
        deals,
    ).format(promised=tenths(one.promised, sign=True), made=tenths(one.made, sign=True))


def line_words(stretches: list[Stretch]) -> str:
    """Describe the line over time for those who cannot see it."""
    head = QCoreApplication.translate("Statistics", "Mean score over time")
    rows = (f"{when(s.last)}: {tenths(s.mean)} ({s.matches})" for s in stretches)
    return "\n".join([head, *rows])


def since_of(days: int) -> str:
    """Return the time so many days ago, as the journal writes it; empty for 0, all time."""
    if not days:
        return ""
    return (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="microseconds")


def span_words(days: int) -> str:
    """Return the name of a span of days up to today."""
    translate = QCoreApplication.translate
    if not days:
        return translate("Statistics", "All time")
    return translate("Statistics", "Last %n day(s)", "", days)
