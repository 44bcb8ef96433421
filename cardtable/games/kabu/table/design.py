"""A table of the Kabu games: where everything lies, and what is heard.

The dealer's cards and the deck lie at the top, the four mats below them with the bets on them;
the viewer sits at the bottom left, and the others counter-clockwise from there. Everything and
everybody keeps the same place in all phases: only cards, chips and the dealer's seal move.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.engine.events import Event
from cardtable.engine.moments import Moment, Remark, Sound
from cardtable.engine.table import Area, Layout, Prepared, TableDesign, Trophy
from cardtable.games.kabu.table.columns import columns
from cardtable.games.kabu.table.dealer import dealer
from cardtable.games.kabu.table.draft import KabuDraft, measure
from cardtable.games.kabu.table.results import results
from cardtable.games.kabu.table.seats import seats
from cardtable.games.kabu.table.showdown import held, late, moments, remarks, trophy
from cardtable.games.kabu.table.signs import signs
from cardtable.games.kabu.view import KabuView


class KabuTable(TableDesign[KabuView]):
    """The table of Oicho-Kabu and Kyo-Kabu."""

    cloth = "tatami"

    def lay(self, view: KabuView, area: Area, prepared: Prepared) -> Layout:
        me = view.seat if view.seat is not None else 0
        measures = measure(area, view.seats)
        draft = KabuDraft(area, view, prepared, measures, me, deal=str(view.deal))
        seats(draft)
        dealer(draft)
        columns(draft)
        if draft.open:
            results(draft)
            signs(draft)
            draft.held, draft.late = held(view), late(view)
        return draft.layout()

    def sounds(self, event: Event) -> tuple[Sound, ...]:
        return heard(event)

    def moments(self, events: Sequence[Event], view: KabuView) -> tuple[Moment, ...]:
        return tuple(moments(events, view))

    def remarks(self, events: Sequence[Event], view: KabuView) -> tuple[Remark, ...]:
        return tuple(remarks(view)) if any(one.kind == "dealer_revealed" for one in events) else ()

    def trophy(self, view: KabuView) -> Trophy:
        return trophy(view)


_HEARD = {
    "shuffled": (Sound.SHUFFLE,),
    "drew": (Sound.FLIP,),
    "dead_card": (Sound.CARD,),
    "open_dead_card": (Sound.FLIP,),
    "makifuda": (Sound.FLIP,),
    "first_field": (Sound.CARD,) * 4,
    "bet": (Sound.CHIPS,),
    "dealer_card": (Sound.CARD,),
    "second_card": (Sound.CARD,),
    "hit": (Sound.CARD,),
    "dealer_hit": (Sound.CARD,),
    "second_revealed": (Sound.FLIP,),
    "dealer_revealed": (Sound.FLIP,),
    "bank_broken": (Sound.BOMB,),
}


def heard(event: Event) -> tuple[Sound, ...]:
    """Return the sounds of an event."""
    if event.kind == "paid":
        return (Sound.RAKE,) if event.number("net") else ()
    return _HEARD.get(event.kind, ())
