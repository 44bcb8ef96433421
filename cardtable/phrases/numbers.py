"""Numbers as players write them: a true minus, halves as ½."""

from __future__ import annotations


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
