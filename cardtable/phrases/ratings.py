"""Ratings in words: always one number, as players of all games write it, never 1,512."""

from __future__ import annotations

from cardtable.phrases.numbers import points
from cardtable.translation import _


def rating_words(value: int, provisional: bool) -> str:
    """Somebody's rating, as it stands where there is little room."""
    if provisional:
        # Translators: the rating is not certain yet.
        return _("Rating about {number}", number=str(value))
    return _("Rating {number}", number=str(value))


def rating_with_error(value: int, error: int, provisional: bool) -> str:
    """The same with how sure it is."""
    if provisional:
        return _("Rating {number} ± {error} (provisional)", number=str(value), error=error)
    return _("Rating {number} ± {error}", number=str(value), error=error)


def rating_change(value: int, gain: int) -> str:
    """A rating after a match, and what the match did to it."""
    change = points(gain, sign=True) if gain else "±0"
    return _("Rating {number} ({change})", number=str(value), change=change)


def rating_detail(error: int, provisional: bool) -> str:
    """How sure a rating is."""
    if provisional:
        return _("± {error}, provisional", error=error)
    return _("± {error}", error=error)
