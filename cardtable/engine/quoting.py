"""Showing text from strangers: quoted within a sentence, or as a name."""

from __future__ import annotations


def quoted(text: str, most: int = 40) -> str:
    """Return the beginning of ``text`` in quotation marks, on one line.

    Line breaks and other control characters are shown as “?”.
    """
    return "“" + "".join(c if c.isprintable() else "?" for c in text[:most]) + "”"


def harmless(text: str, most: int) -> str:
    """Return a name on one line, cut to ``most`` characters.

    Control characters, and those that would reverse the rest of a line, are removed.
    """
    shown = "".join(c if c.isprintable() else " " for c in text[: 4 * most])
    return " ".join(shown.split())[:most].rstrip()
