"""Signs that speech programs leave out, in words."""

from __future__ import annotations

from cardtable.translation import _


def signs_said(text: str) -> str:
    """A text for screen readers; a dash that stands for a value is nothing."""
    if text == "–":
        return "0"
    signs = {"★": _("Red joker"), "☆": _("Black joker")}
    for sign, words in signs.items():
        text = text.replace(sign, words)
    return text
