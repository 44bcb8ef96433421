"""The figures of statistics in words; ``store/statistics.py`` computes them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from PySide6.QtCore import QCoreApplication

from cardtable.engine.match import LEVELS
from cardtable.games import all_games
from cardtable.models.matches import when
from cardtable.phrases.isolating import isolated
from cardtable.phrases.lookup import phrases_of
from cardtable.phrases.names import headed, level_name
from cardtable.phrases.numbers import hundredths, percent, points, tenths
from cardtable.store.statistics import Figures, Stretch, Z

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
