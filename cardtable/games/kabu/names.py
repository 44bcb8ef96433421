"""The names of the totals 0 … 9, as ids; the phrases spell them (glossary, rules.md 3.1)."""

from __future__ import annotations

OICHO = (
    "buta",
    "pin",
    "nizo",
    "sanzun",
    "yotsuya",
    "goke",
    "roppo",
    "naki",
    "oicho",
    "kabu",
)
KYO = (
    "buta",
    "unsun",
    "nizou",
    "sanzun",
    "yonsun",
    "goken",
    "rokken",
    "shichiken",
    "oicho",
    "kabu",
)

_BY_GAME = {"oicho-kabu": OICHO, "kyo-kabu": KYO}


def name_id(game_id: str, total: int) -> str:
    """Return the id of the name that ``game_id`` has for a hand of ``total`` (0 … 9)."""
    return _BY_GAME[game_id][total]
