"""Location of the program's own pictures: beside the source, or inside the installed package."""

from __future__ import annotations

import functools
from pathlib import Path

import cardtable


@functools.cache
def asset_folder() -> Path:
    """Return the folder ``assets``."""
    package = Path(cardtable.__file__).parent
    beside = package.parent / "assets"
    return beside if (beside / "cards").is_dir() else package / "assets"


def asset(name: str) -> Path:
    """Return the path of a file in it (``icons/home.svg``)."""
    return asset_folder() / name
