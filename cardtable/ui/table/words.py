"""What is written on the things of a table, in the language in force."""

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
    """Where the words come from.

    Attributes:
        caption: of a text id, in markup.
        brief: the same for a room of so many pixels: long names are cut in it.
        plate: of a seat.
        card: the name of a card by its code; of ``None`` what a hidden one is called.
    """

    caption: Callable[[Text], str]
    brief: Callable[[Text, float], str]
    plate: Callable[[int], PlateWords]
    card: Callable[[str | None], str]

    def words(self, spot: Spot) -> Words:
        """What is written on a thing."""
        match spot:
            case CardSpot():
                return Words((plain(self.card(spot.face)),))
            case PlateSpot():
                return self._plate(self.plate(spot.seat))
            case LabelSpot():
                tip = self._lines(spot.tip)
                if spot.snug and tip:  # which tells the whole of it
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
