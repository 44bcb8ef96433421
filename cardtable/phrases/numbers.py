"""Numbers as players write them: a true minus, halves as ½."""

from __future__ import annotations

from cardtable import languages
from cardtable.phrases.language import current_language


def points(value: int, divisor: int = 1, sign: bool = False) -> str:
    """``value`` smallest units as points: ``points(-3, 2)`` is “−1½”; ``sign`` adds a plus."""
    whole, rest = divmod(abs(value), divisor)
    text = str(whole)
    if rest:
        fraction = {(1, 2): "½", (1, 4): "¼", (3, 4): "¾"}.get(
            (rest, divisor), f" {rest}/{divisor}"
        )
        text = fraction if whole == 0 else text + fraction
    if value < 0:
        return "−" + text
    return "+" + text if sign and value > 0 else text


def tenths(value: float, sign: bool = False) -> str:
    """An expected value with one decimal, localised (“−1,5”); ``sign`` adds a plus."""
    return languages.decimal(value, 1, current_language(), sign)


def hundredths(value: float, sign: bool = False) -> str:
    """The same with two decimals, where less than a tenth decides (“−0,21”)."""
    return languages.decimal(value, 2, current_language(), sign)


def percent(share: float) -> str:
    """A probability from 0 to 1 in whole per cent, localised (“62 %”)."""
    return languages.percent(share, current_language())
