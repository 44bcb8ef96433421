"""Layout of an Oklahoma Gin table: opponent at the top, piles in the middle, own hand below."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.engine.events import Event
from cardtable.engine.moments import Moment
from cardtable.engine.sounds import Sound
from cardtable.engine.table import Area, Layout, Prepared, TableDesign
from cardtable.games.oklahoma_gin.legal import LAYOFF, OVER, SCORED
from cardtable.games.oklahoma_gin.table.draft import GinDraft
from cardtable.games.oklahoma_gin.table.moments import moments
from cardtable.games.oklahoma_gin.table.play import lay_play
from cardtable.games.oklahoma_gin.table.show import lay_show
from cardtable.games.oklahoma_gin.table.sounds import heard
from cardtable.games.oklahoma_gin.view import OklahomaGinView


class OklahomaGinTable(TableDesign[OklahomaGinView]):
    """The table of Oklahoma Gin."""

    cloth = "felt"

    def lay(self, view: OklahomaGinView, area: Area, prepared: Prepared) -> Layout:
        draft = GinDraft(area, view, prepared, deal=str(view.deal))
        if view.phase in (LAYOFF, SCORED, OVER):
            lay_show(draft)
        else:
            lay_play(draft)
        return draft.layout()

    def sounds(self, event: Event) -> tuple[Sound, ...]:
        return heard(event)

    def moments(self, events: Sequence[Event], view: OklahomaGinView) -> tuple[Moment, ...]:
        return tuple(moments(events))
