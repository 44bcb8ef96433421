"""The sentences of a comparison with the expert, honest about luck."""

from __future__ import annotations

from cardtable.engine.bot import CLEAR
from cardtable.phrases.lists import one_after_the_other
from cardtable.phrases.numbers import points, tenths
from cardtable.translation import _, ngettext


def deal_sentence(difference: int, same: bool, divisor: int) -> str:
    """The result of one deal.

    Args:
        difference: own result minus the expert's, in the game's smallest unit.
        same: whether the expert took the same actions.
        divisor: smallest units per point.
    """
    if same:
        return _("You played just like the expert.")
    amount = points(abs(difference), divisor)
    if difference > 0:
        text = _("You got {amount} more out of these cards than the expert.")
    elif difference < 0:
        text = _("The expert gets {amount} more out of these cards.")
    else:
        text = _("You got as much out of these cards as the expert.")
    little = _("One deal doesn’t mean much: it’s mostly luck.")
    return one_after_the_other(text.format(amount=amount), little)


def sum_sentence(total: int, error: float, count: int, divisor: int) -> str:
    """The result of several deals, and what chance alone accounts for: two standard errors.

    Args:
        total: sum of the differences, in the game's smallest unit.
        error: its standard error.
        count: the number of deals.
        divisor: smallest units per point.
    """
    amount = points(total, divisor, sign=True)
    said = ngettext(
        "Difference in {n} deal: {amount} ± {error}.",
        "Difference in {n} deals: {amount} ± {error}.",
        count,
        amount=amount,
        error=tenths(CLEAR * error / divisor),
    )
    if abs(total) <= CLEAR * error:
        verdict = _("That may just be luck.")
    elif total < 0:
        verdict = _("That’s more than bad luck.")
    else:
        verdict = _("That’s more than luck.")
    return one_after_the_other(said, verdict)


def question() -> str:
    """The question that the comparison answers."""
    return _("How would the expert have played your cards?")


def trouble_sentence(trouble: str) -> str:
    """Why a line could not be played to its end."""
    if trouble == "stuck":
        return _("The bots stopped, so the deal couldn’t be finished.")
    return _("The expert didn’t respond, so the deal wasn’t finished.")


def hurried_sentence() -> str:
    """The note that a bot had less time to think than it should have."""
    return _("The computer was busy: a bot had to rush a decision in this deal.")
