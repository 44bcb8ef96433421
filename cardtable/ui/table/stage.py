"""The stage of a match: cards, scene and view, and how a seat's view is laid out on them.

The table's page plays on it, the review shows positions on it; they decide what is shown and what a
click means.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QFontMetricsF

from cardtable.art.assets import asset_folder
from cardtable.art.deck import BadDeck, Deck, Variant
from cardtable.engine.events import Event
from cardtable.engine.failed import ruled
from cardtable.engine.match import Match
from cardtable.engine.moments import NONE, Moment
from cardtable.engine.open_hands import opened
from cardtable.engine.quoting import harmless
from cardtable.engine.state import TABLE, View
from cardtable.engine.table import (
    SORT,
    Area,
    BoxSpot,
    BracketSpot,
    CardSpot,
    ChipSpot,
    FrameSpot,
    FurnitureSpot,
    LabelSpot,
    Layout,
    PlateSpot,
    Prepared,
    SlotSpot,
    Text,
    ZoneSpot,
    check_measures,
)
from cardtable.games import package_of
from cardtable.models.controls.base import Controls, HandOrder, Marks
from cardtable.models.seats import portrait_of
from cardtable.models.table import Spot, TableModel, Words
from cardtable.phrases.characters import names_of, quoted
from cardtable.phrases.lists import in_row, labelled
from cardtable.phrases.lookup import loaded, phrases_of
from cardtable.phrases.numbers import grouped, rating_with_error
from cardtable.translation import _, current_language, ngettext
from cardtable.ui.seating import about
from cardtable.ui.settings.cloths import Cloth
from cardtable.ui.table.card_pictures import CardPictures
from cardtable.ui.table.celebrating import Shown
from cardtable.ui.table.hit_testing import row_of
from cardtable.ui.table.paint import Painter
from cardtable.ui.table.plates import PlateWords
from cardtable.ui.table.scene import TableScene
from cardtable.ui.table.spoken import Spoken, lines_of, spoken
from cardtable.ui.table.talk import said_of
from cardtable.ui.table.view import TableView
from cardtable.ui.widgets.labels import plain
from cardtable.ui.widgets.theme import Theme, system_is_calm

if TYPE_CHECKING:
    from cardtable.store.ratings import Rating

#: The least width of a name on the cloth, and the room for the words beside it, in pixels.
LEAST_NAME, VERB = 40.0, 82.0
#: A smaller table is laid as if it were as wide and high: only window managers that ignore the
#: least size of windows make one.
_LEAST = 160.0
#: Zones with the cards of a seat.
_OWNED = re.compile(r"(?:seat|dead:)(\d{1,3})", re.ASCII)
#: Those where the open cards of somebody else lie: of a hand, or played.
_OPEN = re.compile(r"(?:seat|play)(\d{1,3})", re.ASCII)
#: Key and text id of the label above the hand: the selection's name, or why it cannot be played.
CALL = "call"


class Stage(QObject):
    """Everything that shows a match.

    Attributes:
        game, seats, names, phrases, design: of the match.
        cloth: the cloth below everything.
        shared: whether several people look, so that nobody is “you” on the table.
        pictures, scene, view: the card pictures, the cloth with everything on it, and its view.
        model: what lies on the table, as read by scene, view and screen readers.
        corners: the widths of what lies over the table's upper corners, in pixels.
        uses_strip: whether something lies between them.
        ratings: those of the seats that have one.
        sorts: whether the hand can be sorted another way.
        short_cards: whether screen readers get the shortest names of cards.
    """

    corners: tuple[int, int] = (0, 0)
    short_cards = uses_strip = False
    sorts = True

    def __init__(
        self,
        match: Match,
        deck: Deck,
        variant: Variant,
        chosen: Callable[[], Cloth],
        parent: QObject | None = None,
    ) -> None:
        """``chosen`` returns the cloth that the player wants to lie below everything."""
        super().__init__(parent)
        self._chosen, self.careful, self.talk, self.routine = chosen, True, True, True
        self.cloth = chosen()
        self._theme, self._ratio = Theme(), 1.0
        self.game, self.seats = match.game, match.seats
        self.phrases = phrases_of(self.game.phrases)
        with ruled(self.game.id):
            self.design = self.game.table()
        self.names = names_of(match.seats)
        self.ratings: Mapping[int, Rating] = {}
        self._orders: dict[int, HandOrder] = {}
        self.shared = sum(seat.is_human for seat in match.seats) > 1
        self.pictures = CardPictures(deck, variant, self)
        self._titles = CardTitles()
        self._named: dict[object, Callable[[str], str]] = {}
        self.model = TableModel(self)
        self.scene = TableScene(self.pictures, self.model, self)
        self.view = TableView(self.scene)
        self.view.told = self._told
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the current language; spots get theirs with the next layout."""
        self.names = names_of(self.seats)
        self.view.setAccessibleName(_("Table"))

    def controls_for(self, view: View) -> Controls[Any]:
        """Make new controls for the viewer's seat."""
        kind = loaded(self.game.controls)
        made = kind(  # type: ignore[operator]
            game=self.game, phrases=self.phrases, names=self.names, view=view
        )
        assert isinstance(made, Controls)
        made.careful, made.routine = self.careful, self.routine
        if view.seat is not None:
            made.order = self._orders.setdefault(view.seat, made.order)
        return made

    def apply_theme(self, theme: Theme, ratio: float) -> None:
        """Apply another theme, language, or screen; lay out anew afterwards."""
        self._theme, self._ratio = theme, ratio
        self.lay_cloth()

    def lay_cloth(self) -> None:
        """Lay the cloth that is chosen now; lay out anew afterwards."""
        self.cloth = cloth = self._chosen()
        # The view enlarges what lies on the cloth, so pictures are drawn for that many pixels.
        ratio = self._ratio * self._theme.zoom
        draw = Painter(self._theme.at(1.0), cloth, ratio)
        self.pictures.apply_theme(draw.theme, draw.focus_colour, ratio)
        self.view.enlarge(self._theme.zoom)
        self.scene.finger = self._theme.target(0) / self._theme.zoom
        self.scene.apply_theme(draw)
        self.scene.be_calm(self._theme.quiet or system_is_calm())

    def clear(self) -> None:
        """Take everything away at once."""
        self.view.focus_key = ""
        self.model.clear()

    def celebrate(self, events: tuple[Event, ...], view: View) -> tuple[str, ...]:
        """Show what has happened with its moments at the next layout; returns what somebody says.

        The log has the moments themselves in words.
        """
        with ruled(self.game.id):
            moments = self.design.moments(events, view)
            remarks = self.design.remarks(events, view)
        # Somebody else's big win gets no plate, and only a short piece of silk.
        shown = [
            Shown(moment, self.phrases.moment(moment, self.names), others)
            for moment in moments
            for others in [not moment.zone and self._is_of_others(moment, view)]
            if moment.figure != NONE or not others
        ]
        said = said_of(moments, self.seats, remarks) if self.talk else None
        self.scene.celebrate(shown, view.turn == TABLE, said)
        return () if said is None else (quoted(self.names[said.seat], said.words),)

    def _is_of_others(self, moment: Moment, view: View) -> bool:
        """Whether a moment is somebody's who is not the one who looks."""
        return view.seat is not None and moment.number("seat") not in (None, view.seat)

    def lay(
        self,
        controls: Controls[Any],
        animate: bool,
        choosable: bool = True,
        call: str | None = None,
        others: Sequence[View] = (),
    ) -> None:
        """Lay out what the controls' seat sees, with what is prepared.

        Without ``choosable`` it is a picture: nothing on it reacts to mouse or keyboard. ``call``
        replaces the controls' own words above the hand. What ``others`` see is shown face up as
        well, only for matches that are over.
        """
        free, zoom = self.scene.free, self.view.transform().m11()
        above = free.top() - self.scene.sceneRect().top()
        self.scene.corners = left, right = self.corners[0] / zoom, self.corners[1] / zoom
        wide, high = max(_LEAST, free.width()), max(_LEAST, free.height())
        area = Area(
            wide,
            high,
            self.pictures.ratio,
            above=above,
            corners=(left, right),
            finger=self.scene.finger,
        )
        with ruled(self.game.id):
            prepared = controls.prepared()
            if not self.sorts:
                prepared = replace(prepared, sorting="")
            layout = self.design.lay(controls.view, area, prepared)
            if others:
                seen = {
                    view.seat: self.design.lay(view, area, Prepared())
                    for view in others
                    if view.seat is not None
                }
                layout = opened(layout, seen, area.ratio)
            if package_of(self.game.id):
                check_measures(layout, area)
        if not self._theme.quiet:
            layout = replace(layout, plates=_moods(layout.plates, controls.view))
        marks = controls.marks()
        if call is not None:
            marks = replace(marks, call=call, call_bad=False)
        if choosable:
            marks = replace(
                marks,
                places=tuple(controls.places()),
                ordered=controls.ordered,
                draggable=frozenset(filter(controls.draggable, _keys(layout))),
            )
        else:
            layout = replace(layout, knobs=())
            marks = replace(marks, selectable=frozenset(), dimmed=frozenset())
        self._keep_focus(marks, layout)
        self.view.own_zones = controls.own_zones()
        marks = replace(marks, focus=self.view.focus_key if self.view.hasFocus() else "")
        layout = replace(layout, labels=(*layout.labels, *_call(layout, marks, area.width)))
        self.uses_strip = any(
            y < 0 for y in (*(c.y for c in layout.cards), *(p.y for p in layout.plates))
        )
        self.scene.animated = animate
        self.model.show(layout, marks, self._words(controls.view, marks.call).words)
        key = self.view.focus_key
        if key and key not in _keys(layout) and all(key != thing.key for thing in self._told()):
            self.view.focus_key = ""  # or it would be told once more where something like it comes

    def _keep_focus(self, marks: Marks, layout: Layout) -> None:
        """Leave the keyboard focus where it is, unless what was chosen there is over."""
        key, before = self.view.focus_key, self.model.marks
        choosable = (*marks.selectable, *marks.places)
        if layout.deal != self.model.layout.deal and self.model.card(key) is not None:
            self.view.focus_key = ""  # another card, even where the same is dealt again
            return
        if not key or key in choosable:
            return
        chose = key in (*before.selectable, *before.places)
        lies = key in _keys(layout) or key not in _keys(self.model.layout)
        if not lies or (chose and choosable) or self._left_hand(key, layout):
            self.view.focus_key = self._beside(key, layout)
            self.view.viewport().update()  # the ring round a place is no part of the scene

    def _left_hand(self, key: str, layout: Layout) -> bool:
        """Whether a card that was one's own lies elsewhere now."""
        own = self.view.own_zones
        was, lies = self.model.card(key), next((c for c in layout.cards if c.key == key), None)
        return was is not None and was.zone in own and lies is not None and lies.zone not in own

    def _beside(self, key: str, layout: Layout) -> str:
        """The card that lay beside one that has gone, if it still lies there; else empty."""
        was = self.model.card(key)
        if was is None or was.zone not in self.view.own_zones:
            return ""
        row = [spot.key for spot in row_of(self.model.layout, was.zone)]
        at, left = row.index(key), {spot.key for spot in row_of(layout, was.zone)}
        return next((k for k in (*row[at + 1 :], *reversed(row[:at])) if k in left), "")

    def mark_focus(self) -> None:
        """Mark the card that has the keyboard focus now; nothing is laid out anew."""
        self.scene.animated = True
        self.model.mark_focus(self.view.focus_key if self.view.hasFocus() else "")

    def hand_words(self, controls: Controls[Any]) -> str:
        """The names of one's own cards, as they lie; empty if one has none."""
        zones = controls.own_zones()
        return in_row(thing.text for thing in self._told() if thing.zone in zones)

    def hand_marked(self, controls: Controls[Any]) -> str:
        """Which of the player's cards are selected, and which have a sign; a line for each."""
        cards: dict[str, list[str]] = {}
        for thing in self._told():
            if thing.zone in controls.own_zones():
                for mark in thing.marks:
                    cards.setdefault(mark, []).append(thing.text)
        return "\n".join(labelled(mark, in_row(names)) for mark, names in cards.items())

    def cards_named(self, keys: Collection[str]) -> str:
        """The names of cards on the table, as they lie."""
        lying = (card for card in self.model.layout.cards if card.key in keys)
        return in_row(self.card_seen(card.face or "") for card in lying)

    def hand_dealt(self, controls: Controls[Any]) -> str:
        """The cards that the player can see, in a sentence; empty if there are none."""
        cards, own = self.model.layout.cards, controls.own_zones()
        zones = {card.zone for card in cards if card.face is not None and card.zone in own}
        hand = self.hand_words(controls) if zones else ""
        if not hand or any(map(self._heading, zones)):
            return hand
        return _("Your cards: {cards}", cards=hand)

    def table_words(self, controls: Controls[Any]) -> str:
        """Everything on the table but one's own cards."""
        zones, told = controls.own_zones(), self._told()
        sorting = next((thing.more for thing in told if thing.key == SORT), "")
        others = (
            thing
            for thing in told
            if not (thing.zone in zones or thing.key == SORT or thing.text == sorting)
        )
        return "\n".join(lines_of(others, controls.read_last))

    def _told(self) -> list[Spoken]:
        """What is shown, in words."""
        deck = self.pictures.deck
        key = deck.folder, current_language(), self.short_cards
        named = self._named.setdefault(key, cache(self.card_seen))  # at every turn the same cards
        return spoken(self.model, deck.ratio, named, self._hidden_cards, self._heading)

    def card_seen(self, code: str) -> str:
        """A card's name for those who cannot see its face."""
        if self.short_cards:
            return self.phrases.card_short(code)
        title = self._titles.of(self.pictures.deck, code)
        return self.phrases.card_seen(code, title) if title else self.phrases.card(code)

    def _words(self, view: View, call: str) -> TableWords:
        def plate(seat: int) -> PlateWords:
            rated = (rating_with_error(*one.told) for n, one in self.ratings.items() if n == seat)
            queued = filter(None, (self.phrases.queued(view, seat),))
            return PlateWords(
                self.names[seat],
                self.phrases.role(view, seat),
                self.phrases.seat_line(view, seat),
                portrait_of(self.seats[seat]),
                (*queued, *about(self.seats[seat]), *rated),
            )

        def caption(text: Text) -> str:
            return plain(call) if text.id == CALL else self._caption(text)

        return TableWords(caption, self._brief, plate, self._card_name)

    def _caption(self, text: Text) -> str:
        return self.phrases.caption(self._said(text), tuple(plain(name) for name in self.names))

    def _said(self, text: Text) -> Text:
        """A caption as addressed to those who look: as “you”, or by name."""
        if not self.shared:
            return text
        return replace(text, params=tuple((k, 0 if k == "own" else v) for k, v in text.params))

    def _brief(self, text: Text, room: float) -> str:
        """A caption with names elided to leave room for the verb, if there is one."""
        metrics = QFontMetricsF(self._theme.at(1.0).font(12, 700))
        verb = self.phrases.caption(self._said(text), ("",) * len(self.names))
        width = max(LEAST_NAME, room - (VERB if verb else 0.0))
        cut = (metrics.elidedText(n, Qt.TextElideMode.ElideRight, width) for n in self.names)
        return self.phrases.caption(self._said(text), tuple(plain(name) for name in cut))

    def _card_name(self, code: str | None) -> str:
        return self.phrases.card(code) if code else self._hidden_cards(1)

    def _heading(self, zone: str) -> str:
        owner = _OPEN.fullmatch(zone)
        if owner is not None:
            return self.names[int(owner[1])]
        words, owner = self.phrases.zone(zone), _OWNED.fullmatch(zone)
        if not words or owner is None or zone in self.view.own_zones:
            return words
        return in_row((self.names[int(owner[1])], words))

    def _hidden_cards(self, count: int, zone: str = "") -> str:
        cards = ngettext("{n} hidden card", "{n} hidden cards", count)
        owner = _OWNED.fullmatch(zone)
        return cards if owner is None else labelled(self.names[int(owner[1])], cards)


def _keys(layout: Layout) -> Iterator[str]:
    """Keys of everything that may be dragged: cards, and the places of chips."""
    yield from (spot.key for spot in layout.cards)
    yield from (spot.key for spot in layout.zones)


def _moods(plates: tuple[PlateSpot, ...], view: View) -> tuple[PlateSpot, ...]:
    """Plates whose faces show what the deal that lies open has brought them."""
    if view.turn not in (TABLE, None) or not view.sheet:
        return plates
    brought = view.sheet[-1].deltas
    return tuple(
        replace(one, mood=(d := brought[one.seat]) and (1 if d > 0 else -1)) for one in plates
    )


def _call(layout: Layout, marks: Marks, width: float) -> tuple[LabelSpot, ...]:
    """The label above the hand: the selection's name, or why it cannot be played."""
    if not marks.call or layout.call is None:
        return ()
    x, y = layout.call
    tone = "bad" if marks.call_bad else "call"
    wide, size = 2 * min(x, width - x) - 16, layout.call_size
    return (LabelSpot(CALL, Text(CALL), x - wide / 2, y, wide, "center", size, True, tone, 500),)


#: Most characters of a title that are read out.
MAX_TITLE = 80


class CardTitles:
    """The titles of cards in the current language; each deck's are read once."""

    def __init__(self) -> None:
        self._known: dict[tuple[Path, str], Mapping[str, str]] = {}

    def of(self, deck: Deck, code: str) -> str:
        """What a deck calls a card, on one line.

        Empty if it does not say, and for French cards: who plays with those goes by the words of
        the game.
        """
        language = current_language()
        key = deck.folder, language
        if key not in self._known:
            self._known[key] = _titles(deck, language)
        return self._known[key].get(code, "")


def _titles(deck: Deck, language: str) -> Mapping[str, str]:
    if (deck.base or deck.folder) == asset_folder() / "cards" / "french":
        return {}
    from cardtable.art.deck_files import title_of

    try:
        found = {code: title_of(deck, file, language) for code, file in deck.cards.items()}
    except BadDeck:  # its titles went bad after it was taken
        return {}
    return {code: harmless(title, MAX_TITLE) for code, title in found.items()}


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
                return self._plate(self.plate(spot.seat), spot.shows == "face")
            case LabelSpot():
                tip = self._lines(spot.tip)
                if spot.snug and tip:  # the tooltip has the whole text
                    return Words((self.brief(spot.text, spot.width),), tip)
                words, counts = self.caption(spot.text), tuple(map(self.caption, spot.counts))
                return Words((words,), tip, counts, self._owned(spot.owner, words))
            case BoxSpot():
                lines = tuple(
                    (self.caption(line.text), self.caption(line.value) if line.value else "")
                    for line in spot.lines
                )
                said = tuple(" ".join(filter(None, line)) for line in lines)
                return Words(said, self._lines(spot.tip), lines)
            case ChipSpot() if spot.amount and not spot.silent:
                return Words((self._owned(spot.seat, plain(grouped(spot.amount))),))
            case FurnitureSpot() if spot.text is not None:
                words = self.caption(spot.text)
                heard = self.caption(spot.heard) if spot.heard else self._owned(spot.owner, words)
                return Words((words,), self._lines(spot.tip), heard=heard)
            case FurnitureSpot():
                return Words((), self._lines(spot.tip))
            case SlotSpot() | FrameSpot() | BracketSpot() | ZoneSpot():
                return Words((self.caption(spot.text),) if spot.text else ())
        return Words()

    def _owned(self, owner: int | None, words: str) -> str:
        return words if owner is None else labelled(plain(self.plate(owner).name), words)

    def _lines(self, texts: tuple[Text, ...]) -> str:
        return "<br>".join(self.caption(text) for text in texts)

    @staticmethod
    def _plate(who: PlateWords, face: bool) -> Words:
        lines = [line for line in dict.fromkeys((who.name, who.role, who.line)) if line]
        said = in_row(plain(line) for line in (lines[:2] if face else lines))
        return Words((said,), "<br>".join(plain(part) for part in (*lines, *who.about)), who)
