"""The names of the moments of Dou Dizhu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

from cardtable.games.dou_dizhu.scoring import ANTI_SPRING, SILENT, SPRING
from cardtable.phrases.base import MomentWords, Names
from cardtable.phrases.tongues import factor_text, note_of, word_in

if TYPE_CHECKING:  # the start page does without
    from cardtable.engine.moments import Moment

#: The English names, by which the Chinese ones are looked up.
_ENGLISH = {
    "bomb": "Bomb",
    "rocket": "Rocket",
    "plane": "Airplane",
    SPRING: "Spring",
    ANTI_SPRING: "Anti-spring",
    SILENT: "Spring",
}


def moment_words(moment: Moment, names: Names) -> MomentWords:
    """A moment in the player's language, with its Chinese sign."""
    seat = moment.number("seat")
    chinese = "zh_TW" if QLocale().name() == "zh_TW" else "zh_CN"
    return MomentWords(
        _name(moment.id),
        note_of(names[seat] if seat is not None else "", factor_text(moment.number("factor"))),
        word_in(chinese, _ENGLISH[moment.id]),
        chinese,
    )


def _name(moment: str) -> str:
    match moment:
        case "bomb":
            return QCoreApplication.translate("Moments", "Bomb")
        case "rocket":
            return QCoreApplication.translate("Moments", "Rocket")
        case "plane":
            return QCoreApplication.translate("Moments", "Airplane")
        case c if c == ANTI_SPRING:
            return QCoreApplication.translate("Moments", "Anti-spring")
    return QCoreApplication.translate("Moments", "Spring")
