"""The names of the moments of the Kabu games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from cardtable.phrases.base import MomentWords, Names
from cardtable.phrases.tongues import word_in

if TYPE_CHECKING:  # the start page does without
    from cardtable.engine.moments import Moment

#: The English names, by which the Japanese ones are looked up.
_ENGLISH = {"shippin": "Shippin", "kuppin": "Kuppin", "triple": "Arashi"}


def moment_words(game_id: str, moment: Moment, names: Names) -> MomentWords:
    """A moment in the player's language, with its Japanese sign."""
    kyo = game_id == "kyo-kabu" and moment.id == "triple"
    sign = word_in("ja", "Sorokabu" if kyo else _ENGLISH[moment.id])
    return MomentWords(_name(moment.id, kyo), _whose(moment, names), sign, "ja")


def _whose(moment: Moment, names: Names) -> str:
    """The dealer's name, or the number of the column."""
    seat, column = moment.number("seat"), moment.number("column")
    if seat is not None:
        return names[seat]
    return QCoreApplication.translate("Kabu", "Column {number}").format(number=column)


def _name(moment: str, kyo: bool) -> str:
    match moment:
        case "shippin":
            return QCoreApplication.translate("Moments", "Shippin")
        case "kuppin":
            return QCoreApplication.translate("Moments", "Kuppin")
    if kyo:
        return QCoreApplication.translate("Moments", "Sorokabu")
    return QCoreApplication.translate("Moments", "Arashi")
