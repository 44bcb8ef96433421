"""Words in the language a game comes from, whatever the current language."""

from __future__ import annotations

import functools

from PySide6.QtCore import QTranslator

from cardtable.phrases.language import catalogue_folder

#: The context of the names of moments in the catalogues.
_MOMENTS = "Moments"


@functools.cache
def word_in(language: str, source: str) -> str:
    """A moment's name in a language, by its English one; the catalogue itself is not kept."""
    catalogue = QTranslator()
    catalogue.load(f"cardtable_{language}.qm", str(catalogue_folder()))
    return catalogue.translate(_MOMENTS, source) or source


def factor_text(factor: int | None) -> str:
    """The factor of a stake (“×2”), or empty."""
    return f"×{factor}" if factor is not None else ""


def note_of(*parts: str) -> str:
    """The line below a moment's name."""
    return " · ".join(part for part in parts if part)
