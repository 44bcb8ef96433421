"""Numbers as players write them: a true minus, halves as ½."""

from __future__ import annotations

import re

from cardtable.translation import _, figures, pgettext


def points(value: int, divisor: int = 1, sign: bool = False) -> str:
    """``value`` smallest units as points: ``points(-3, 2)`` is “−1½”; ``sign`` adds a plus."""
    whole, rest = divmod(abs(value), divisor)
    text = figures(f"{whole:,}")
    if rest:
        fraction = {(1, 2): "½", (1, 4): "¼", (3, 4): "¾"}.get(
            (rest, divisor), f" {rest}/{divisor}"
        )
        text = fraction if whole == 0 else text + fraction
    if value < 0:
        return "−" + text
    return "+" + text if sign and value > 0 else text


def decimal(value: float, decimals: int, sign: bool = False) -> str:
    """A number as the language writes it, with a true minus (“−1,5”); ``sign`` adds a plus."""
    shown = round(value, decimals)
    text = figures(f"{abs(shown):,.{decimals}f}")
    if shown < 0:
        return "−" + text
    return "+" + text if sign and shown > 0 else text


def grouped(text: str) -> str:
    """A text with its large numbers as the language writes them (“+1,200”)."""
    return re.sub("[0-9]{4,}", lambda found: points(int(found[0])), text)


def tenths(value: float, sign: bool = False) -> str:
    """An expected value with one decimal (“−1,5”); ``sign`` adds a plus."""
    return decimal(value, 1, sign)


def hundredths(value: float, sign: bool = False) -> str:
    """The same with two decimals, where less than a tenth decides (“−0,21”)."""
    return decimal(value, 2, sign)


def percent(share: float) -> str:
    """A share from 0 to 1 in whole per cent (“62 %”); only nothing is 0 %, and only all 100 %."""
    shown = 100 * share if share in (0, 1) else min(99, max(1, 100 * share))
    return pgettext("number", "{number}%", number=decimal(shown, 0))


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
