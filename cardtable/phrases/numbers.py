"""Numbers as players write them: a true minus, halves as ½."""

from __future__ import annotations

from PySide6.QtCore import QLocale


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
    return _expected(value, 1, sign)


def hundredths(value: float, sign: bool = False) -> str:
    """The same with two decimals, where less than a tenth decides (“−0,21”)."""
    return _expected(value, 2, sign)


def _expected(value: float, decimals: int, sign: bool) -> str:
    shown = round(value, decimals)
    text = QLocale().toString(abs(float(shown)), "f", decimals)
    if shown < 0:
        return "−" + text
    return "+" + text if sign and shown > 0 else text


def percent(share: float) -> str:
    """A probability from 0 to 1 in whole per cent, localised (“62 %”)."""
    number = QLocale().toString(round(100 * share))
    match QLocale().language():
        case QLocale.Language.German:
            return f"{number}\u00a0%"
    return f"{number}%"
