"""The names of the moments of gin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from cardtable.games.oklahoma_gin.scoring import BIG_GIN, GIN, UNDERCUT
from cardtable.phrases.base import MomentWords, Names

if TYPE_CHECKING:  # the start page does without
    from cardtable.engine.moments import Moment

#: Their names in English, the game's own language.
_SIGNS = {GIN: "GIN", BIG_GIN: "BIG GIN", UNDERCUT: "UNDERCUT", "shutout": "SHUT-OUT"}


def moment_words(moment: Moment, names: Names) -> MomentWords:
    """A moment in the player's language, with its English sign."""
    seat = moment.number("seat")
    name = names[seat] if seat is not None else ""
    return MomentWords(_name(moment.id), name, _SIGNS[moment.id])


def _name(moment: str) -> str:
    match moment:
        case c if c == GIN:
            return QCoreApplication.translate("Moments", "Gin")
        case c if c == BIG_GIN:
            return QCoreApplication.translate("Moments", "Big gin")
        case c if c == UNDERCUT:
            return QCoreApplication.translate("Moments", "Undercut")
    return QCoreApplication.translate("Moments", "Shut-out")
