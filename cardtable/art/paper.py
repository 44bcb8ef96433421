"""Measures of a printed deck: the table ``[print]`` of its ``deck.toml``."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

#: Width in millimetres of a poker card and of a hanafuda card.
POKER, FLOWER = 63.5, 33.0


@dataclass(frozen=True, slots=True)
class Paper:
    """The measures of a printed card.

    Attributes:
        width: of a card when cut, in millimetres.
        hair: width of the pictures' outermost edge, meant for screens only, in millimetres.
        cover: file of the face on the box; if empty, the first.
    """

    width: float = POKER
    hair: float = 0.0
    cover: str = ""


#: Used where a deck does not say.
PLAIN = Paper()


def read(said: Mapping[str, Any], ratio: float, faces: Collection[str]) -> Paper:
    """Read the table; where it gives no width, a card of ``ratio`` has the usual one.

    Raises:
        ValueError: if a value is impossible; its text names what is wrong.
    """
    width = float(said.get("width", POKER if ratio > 0.66 else FLOWER))
    if not 10 <= width <= 150:
        raise ValueError(f"the width of a printed card ({width:g} mm)")
    hair = float(said.get("hair", 0.0))
    if not 0 <= hair <= width / 10:
        raise ValueError(f"the hair round a printed card ({hair:g} mm)")
    cover = str(said.get("cover", ""))
    if cover and cover not in faces:
        raise ValueError("the cover, which is none of its faces")
    return Paper(width, hair, cover)
