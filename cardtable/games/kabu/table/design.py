"""How a table of the Kabu games is laid out.

The dealer's cards and the deck lie at the top, the four columns below them with the chips that
are bet on them; the own plate is at the bottom left, and the others sit counter-clockwise from
its right. What lies there in every phase keeps its place: nothing moves but cards and chips.
"""

from __future__ import annotations

from cardtable.engine.game import View
from cardtable.engine.table import Area, Draft, Layout, TableDesign
from cardtable.games.kabu.table.columns import columns
from cardtable.games.kabu.table.dealer import dealer
from cardtable.games.kabu.table.results import results
from cardtable.games.kabu.table.seats import seats
from cardtable.games.kabu.table.sheet import Sheet, measure
from cardtable.games.kabu.view import KabuView


class KabuTable(TableDesign):
    """The table of Oicho-Kabu and Kyo-Kabu."""

    cloth = "tatami"

    def lay(self, view: View, area: Area, draft: Draft) -> Layout:
        assert isinstance(view, KabuView)
        me = view.seat if view.seat is not None else 0
        sheet = Sheet(view, area, draft, measure(area, view.seats), me)
        dealer(sheet)
        seats(sheet)
        columns(sheet)
        if sheet.open:
            results(sheet)
        return sheet.layout()
