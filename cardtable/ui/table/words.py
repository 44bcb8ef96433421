"""The words on the things of a table, in the current language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cardtable.engine.table import (
    BoxSpot,
    BracketSpot,
    CardSpot,
    ChipSpot,
    FrameSpot,
    LabelSpot,
    PlateSpot,
    SlotSpot,
    Text,
    ZoneSpot,
)
from cardtable.models.table import Spot, Words
from cardtable.phrases.lists import in_row
from cardtable.ui.table.plates import PlateWords
from cardtable.ui.widgets.labels import plain


@dataclass(frozen=True, slots=True)
class TableWords:
    """The sources of the words.

    Attributes:
        caption: the markup for a text id.
        brief: the same for a width in pixels, with long names elided.
        plate: the words of a seat's plate.
        card: the name of a card by its code, or with ``None`` of a hidden one.
    """

    caption: Callable[[Text], str]
    brief: Callable[[Text, float], str]
    plate: Callable[[int], PlateWords]
    card: Callable[[str | None], str]

    def words(self, spot: Spot) -> Words:
        """The words on a thing."""
        match spot:
            case CardSpot():
                return Words((plain(self.card(spot.face)),))
            case PlateSpot():
                return self._plate(self.plate(spot.seat))
            case LabelSpot():
                tip = self._lines(spot.tip)
                if spot.snug and tip:  # the tooltip has the whole text
                    return Words((self.brief(spot.text, spot.width),), tip)
                return Words((self.caption(spot.text),), tip)
            case BoxSpot():
                lines = tuple(
                    (self.caption(line.text), self.caption(line.value) if line.value else "")
                    for line in spot.lines
                )
                said = tuple(" ".join(filter(None, line)) for line in lines)
                return Words(said, self._lines(spot.tip), lines)
            case ChipSpot():
                return Words((f"{plain(self.plate(spot.seat).name)}: {plain(spot.amount)}",))
            case SlotSpot() | FrameSpot() | BracketSpot() | ZoneSpot():
                return Words((self.caption(spot.text),) if spot.text else ())
        return Words()

    def _lines(self, texts: tuple[Text, ...]) -> str:
        return "<br>".join(self.caption(text) for text in texts)

    @staticmethod
    def _plate(who: PlateWords) -> Words:
        said = in_row(plain(part) for part in (who.name, who.role, who.line) if part)
        parts = (who.name, who.role, who.line, *who.about)
        return Words((said,), "<br>".join(plain(part) for part in parts if part), who)
