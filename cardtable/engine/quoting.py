"""Showing what strangers wrote: quoted within a sentence, or as a name."""

from __future__ import annotations


def quoted(text: str, most: int = 40) -> str:
    """The beginning of ``text`` in quotation marks, on one line.

    Line breaks and whatever else a terminal would obey are shown as “?”.
    """
    return "“" + "".join(c if c.isprintable() else "?" for c in text[:most]) + "”"


def harmless(text: str, most: int) -> str:
    """A name on one line, at most ``most`` characters of it.

    Without what a terminal would obey or what would turn the rest of a line round.
    """
    shown = "".join(c if c.isprintable() else " " for c in text[: 4 * most])
    return " ".join(shown.split())[:most].rstrip()
