"""The words for the order of a hand, for all games in which it can be changed."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def sorted_text(id_: str, way: str) -> str:
    """How a hand is sorted (``sorted``), or the name of the place that sorts it."""
    order = _way(way)
    if id_ == "zone_sort":
        words = QCoreApplication.translate("HandOrder", "Sort the hand; now: {order}")
    else:
        words = QCoreApplication.translate("HandOrder", "Sorted: <b>{order}</b>")
    return words.format(order=order)


def order_keys() -> list[tuple[str, str]]:
    """The keys that change the order, and what they do."""
    translate = QCoreApplication.translate
    return [
        ("S", translate("HandOrder", "Sort the hand another way")),
        ("Ctrl+← →", translate("HandOrder", "Move the card within the hand")),
    ]


def _way(way: str) -> str:
    match way:
        case "melds":
            return QCoreApplication.translate("HandOrder", "melds")
        case "rank":
            return QCoreApplication.translate("HandOrder", "rank")
        case "count":
            return QCoreApplication.translate("HandOrder", "count")
        case "suit":
            return QCoreApplication.translate("HandOrder", "suit")
        case _:
            return QCoreApplication.translate("HandOrder", "by hand")
