"""The sentences of a comparison with the expert, honest about luck."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cardtable.engine.bot import CLEAR
from cardtable.phrases.lists import one_after_the_other
from cardtable.phrases.numbers import points, tenths


def deal_sentence(difference: int, same: bool, divisor: int) -> str:
    """The result of one deal.

    Args:
        difference: own result minus the expert's, in the game's smallest unit.
        same: whether the expert took the same actions.
        divisor: smallest units per point.
    """
    translate = QCoreApplication.translate
    if same:
        return translate("Par", "You played as the expert does.")
    amount = points(abs(difference), divisor)
    if difference > 0:
        text = translate("Par", "You got {amount} more out of these cards than the expert.")
    elif difference < 0:
        text = translate("Par", "The expert gets {amount} more out of these cards.")
    else:
        text = translate("Par", "You got as much out of these cards as the expert.")
    little = translate("Par", "One deal says little: luck decides most of it.")
    return one_after_the_other(text.format(amount=amount), little)


def sum_sentence(total: int, error: float, count: int, divisor: int) -> str:
    """The result of several deals, and what chance alone accounts for.

    Args:
        total: sum of the differences, in the game's smallest unit.
        error: its standard error.
        count: the number of deals.
        divisor: smallest units per point.
    """
    translate = QCoreApplication.translate
    amount = points(total, divisor, sign=True)
    # A plain name: lupdate drops texts with an expression here.
    text = translate("Par", "Difference in %n deal(s): {amount} ± {error}.", "", count)
    said = text.format(amount=amount, error=tenths(error / divisor))
    if abs(total) <= CLEAR * error:
        verdict = translate("Par", "That may be luck alone.")
    elif total < 0:
        verdict = translate("Par", "That is more than bad luck.")
    else:
        verdict = translate("Par", "That is more than luck.")
    return one_after_the_other(said, verdict)


def question() -> str:
    """The question that the comparison answers."""
    return QCoreApplication.translate("Par", "What would the expert have made of your cards?")


def trouble_sentence(trouble: str) -> str:
    """Why a line could not be played to its end."""
    translate = QCoreApplication.translate
    if trouble == "stuck":
        return translate("Par", "The bots stopped. The deal could not be played to its end.")
    return translate("Par", "The expert could not think. The deal was not played to its end.")


def hurried_sentence() -> str:
    """The note that a bot had less time to think than it should have."""
    return QCoreApplication.translate(
        "Par", "The computer was busy: a bot had to rush a decision in this deal."
    )
