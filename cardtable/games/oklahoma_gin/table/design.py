"""How a table of Oklahoma Gin is laid out: the opponent above, piles between, own hand below."""

from __future__ import annotations

from cardtable.engine.game import View
from cardtable.engine.table import Area, Draft, Layout, TableDesign
from cardtable.games.oklahoma_gin.legal import LAYOFF, OVER, SCORED
from cardtable.games.oklahoma_gin.table.play import lay_play
from cardtable.games.oklahoma_gin.table.sheet import Sheet
from cardtable.games.oklahoma_gin.table.show import lay_show
from cardtable.games.oklahoma_gin.view import OklahomaGinView


class OklahomaGinTable(TableDesign):
    """The table of Oklahoma Gin."""

    cloth = "felt"

    def lay(self, view: View, area: Area, draft: Draft) -> Layout:
        assert isinstance(view, OklahomaGinView)
        sheet = Sheet(view, area, draft)
        if view.phase in (LAYOFF, SCORED, OVER):
            lay_show(sheet)
        else:
            lay_play(sheet)
        return sheet.layout()
