"""A table of Oklahoma Gin: the opponent at the top, piles in the middle, one's hand below.

Beside the layout: what is celebrated, and what is heard.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from cardtable.engine.events import Event
from cardtable.engine.moments import BRASS, Moment, Sound
from cardtable.engine.table import Area, Layout, Prepared, TableDesign, Text, Trophy, moved
from cardtable.games.oklahoma_gin.legal import LAYOFF, OVER, SCORED
from cardtable.games.oklahoma_gin.scoring import BIG_GIN, GIN, KNOCK, UNDERCUT
from cardtable.games.oklahoma_gin.table.draft import (
    GIN_AT,
    PEGGED,
    UNDERCUT_AT,
    GinDraft,
    brought,
)
from cardtable.games.oklahoma_gin.table.play import lay_play
from cardtable.games.oklahoma_gin.table.show import hand_groups, lay_show
from cardtable.games.oklahoma_gin.view import OklahomaGinView

#: How wide the table is at most, as a part of its height.
WIDEST = 2.0


class OklahomaGinTable(TableDesign[OklahomaGinView]):
    """The table of Oklahoma Gin."""

    cloth = "silk"

    def lay(self, view: OklahomaGinView, area: Area, prepared: Prepared) -> Layout:
        whole = area.height + area.above
        aside = max(0.0, (area.width - WIDEST * whole) / 2)
        corners = (max(0.0, area.corners[0] - aside), max(0.0, area.corners[1] - aside))
        block = replace(area, width=area.width - 2 * aside, corners=corners)
        draft = GinDraft(block, view, prepared, deal=str(view.deal), sink="stock")
        if view.phase in (LAYOFF, SCORED, OVER):
            lay_show(draft)
        else:
            lay_play(draft)
        return moved(draft.layout(), aside) if aside else draft.layout()

    def sounds(self, event: Event) -> tuple[Sound, ...]:
        return heard(event)

    def moments(self, events: Sequence[Event], view: OklahomaGinView) -> tuple[Moment, ...]:
        return tuple(moments(events, view))

    def trophy(self, view: OklahomaGinView) -> Trophy:
        if view.outcome is None or view.open_hands is None or not view.outcome.winners:
            return Trophy()
        melds = view.open_hands[view.outcome.winners[0]].melds
        longest = max(melds, key=len, default=())
        return Trophy(longest, Text.of("meld", cards=longest)) if longest else Trophy()


def moments(events: Sequence[Event], view: OklahomaGinView) -> Iterator[Moment]:
    """Yield the moments of the latest events, in order; gin comes with the last meld."""
    other = 1 - (view.seat or 0)
    last = min(GIN_AT, len(hand_groups(view, other, frozenset()) or ()) or GIN_AT)
    shut_out = False
    for event in events:
        match event.kind:
            case "knocked" if event.word("ending") in (GIN, BIG_GIN):
                ending, seat = event.word("ending"), event.number("seat")
                yield Moment.of(ending, BRASS, hard=ending == BIG_GIN, beat=last, seat=seat)
            case "hand_over" if event.word("ending") == UNDERCUT:
                low, high = sorted((event.number("first"), event.number("second")))
                more = {"seat": event.number("winner"), "low": low, "high": high}
                yield Moment(UNDERCUT, tuple(more.items()), BRASS, hard=True, beat=UNDERCUT_AT)
            case "game_over" if event.number("shutout") and not shut_out:
                shut_out = True  # of games that end together (rule G21), once
                after, seat = brought(view) + PEGGED, event.number("seat")
                yield Moment.of("shutout", BRASS, beat=after, seat=seat)


_HEARD = {
    "hand_started": (Sound.SHUFFLE,),
    "dealt": (Sound.CARD, Sound.CARD),
    "turned_up": (Sound.FLIP,),
    "drew": (Sound.SLIDE,),
    "took": (Sound.SLIDE,),
    "discarded": (Sound.CARD,),
    "false_knock": (Sound.KNOCK,),
    "laid_off": (Sound.CARD,),
    "hand_shown": (Sound.SLIDE,),
    "turned_over": (Sound.FLIP,),
}


def heard(event: Event) -> tuple[Sound, ...]:
    """Return the sounds of an event."""
    if event.kind == "knocked":
        return (Sound.CARD, Sound.KNOCK if event.word("ending") == KNOCK else Sound.GIN)
    if event.kind == "hand_over" and event.word("ending") == UNDERCUT:
        return (Sound.GIN,)
    return _HEARD.get(event.kind, ())
