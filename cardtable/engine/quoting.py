"""Quoting what strangers wrote within a sentence."""

from __future__ import annotations


def quoted(text: str, most: int = 40) -> str:
    """The beginning of ``text`` in quotation marks, on one line.

    Line breaks and whatever else a terminal would obey are shown as “?”.
    """
    return "“" + "".join(c if c.isprintable() else "?" for c in text[:most]) + "”"
