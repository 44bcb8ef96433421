"""A seat's controls: which cards are picked up, which buttons there are, what a click means.

Controls work on views alone and know no widgets. They never decide what is legal: they ask
``view.legal`` and word its reasons.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import ClassVar, Generic

from cardtable.engine.actions import NEXT, Action, IllegalAction
from cardtable.engine.events import History
from cardtable.engine.game import Game
from cardtable.engine.state import TABLE, V
from cardtable.engine.table import HAND, Prepared
from cardtable.phrases.base import Fact, Names, Phrases, Prompt
from cardtable.translation import _

#: Id of the order that a player has made by hand.
BY_HAND = "hand"


@dataclass
class HandOrder:
    """The order of one seat's hand: as the game lays it, sorted in another way, or by hand.

    An order made by hand stays until the next deal; a way of sorting stays for the whole match.

    Attributes:
        way: id of the way in which the hand is sorted; empty until another than the first is
            chosen.
        deal: number of the deal in which cards were moved by hand.
        put: keys of the hand in the order made by hand, left to right.
    """

    way: str = ""
    deal: int = 0
    put: tuple[str, ...] = ()

    def see(self, deal: int, ways: Sequence[str]) -> None:
        """Take in a change of the table; ``ways`` are those of sorting, the usual one first."""
        if (self.way == BY_HAND and deal != self.deal) or self.way not in (*ways, BY_HAND):
            self.way = ""

    def turn(self, ways: Sequence[str]) -> None:
        """Sort in the next of the ways."""
        now = self.way or ways[0]
        self.way = ways[(ways.index(now) + 1) % len(ways)] if now in ways else ways[0]

    def cards(
        self, hand: Sequence[str], ways: Sequence[str], by: Callable[[str], Sequence[str]]
    ) -> tuple[str, ...]:
        """Return the hand in order; ``by`` sorts it in a way. New cards are on the right."""
        if self.way != BY_HAND:
            return tuple(by(self.way or ways[0]))
        kept = tuple(card for card in self.put if card in hand)
        return kept + tuple(card for card in hand if card not in kept)

    def take(self, other: HandOrder) -> None:
        """Become like another order; it stays the one that the seat has in this match."""
        self.way, self.deal, self.put = other.way, other.deal, other.put

    def bring(self, deal: int, cards: Sequence[str], card: str, before: str) -> None:
        """Move a card of the hand ``cards`` before another, or, if that is empty, to the end."""
        rest = [other for other in cards if other != card]
        rest.insert(rest.index(before) if before in rest else len(rest), card)
        self.way, self.deal, self.put = BY_HAND, deal, tuple(rest)


@dataclass(frozen=True, slots=True)
class Button:
    """A button of the action bar.

    The act, which is what one would do now (play, bet, draw, knock), is the one ``primary`` button:
    the rail shows it in vermilion, widest and rightmost. It has a place that never changes, and so
    has the one ``beside`` it; without an act, several equals at the end share its place.

    Attributes:
        id: passed to :meth:`Controls.press`.
        text: in the player's language; names the effect (“Place bets: 20”).
        key: its shortcut as Qt writes it (``Return``, ``P``, ``Ctrl+Z``), or empty.
        kind: ``plain`` (help, undo), ``choice`` (one of several equals), ``primary`` (goes on),
            ``segment`` (one of a row of which one is checked).
        enabled: buttons that cannot be pressed stay in place, dimmed.
        why: why it is dimmed, for the tooltip.
        checked: for a segment.
        heard: what screen readers say instead of the text, if anything.
        short: what stands on it where the text has no room in a line, if anything else.
        beside: whether it is the other answer (pass, stand), which stands beside the last one.
        by_enter: whether Enter presses it, if it is the primary one.
        place: what does the same on the table: the button is only there for who plays by ear, or
            where that has no room.
        idles: whether it is left out while it cannot be pressed; its key still says why.
    """

    id: str
    text: str
    key: str = ""
    kind: str = "plain"
    enabled: bool = True
    why: str = ""
    checked: bool = False
    heard: str = ""
    short: str = ""
    beside: bool = False
    by_enter: bool = True
    place: str = ""
    idles: bool = False


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that a person does with the hand on the way to an action.

    Attributes:
        kind: ``press`` a button of the bar, ``pick`` a card up or put it back, ``hold`` exactly
            these cards whatever else a pick took, ``choose`` a place.
        key: the button's id, the card's or the place's key; for ``hold``, cards separated by
            blanks.
    """

    kind: str
    key: str


@dataclass(frozen=True, slots=True)
class TrackerCell:
    """One kind of card in the tracker.

    Attributes:
        label: its rank.
        left: how many this seat has not seen.
        total: how many there are.
    """

    label: str
    left: int
    total: int


@dataclass(frozen=True, slots=True)
class Tracked:
    """The cards of a pack one by one, with what became of each.

    Attributes:
        rows: in each the sign of a suit, and its cards: their rank and their fate; no fate means
            that this seat has not seen the card.
        fates: the words for each fate, in the order in which they are explained.
        said: all of it in words.
    """

    rows: tuple[tuple[str, tuple[tuple[str, str], ...]], ...] = ()
    fates: tuple[tuple[str, str], ...] = ()
    said: str = ""


@dataclass(frozen=True, slots=True)
class Marks:
    """How the cards and places of the table are marked.

    Attributes:
        selectable: keys of the cards that may be picked up.
        selected: keys of those that are picked up.
        dimmed: keys of those that cannot help now, where others can.
        hinted: keys of those that a hint points at.
        focus: key of the one with the keyboard focus.
        call: name of the selection, or why it cannot be played.
        call_bad: whether ``call`` says why it cannot be played.
        draggable: keys of the cards that can be dragged.
        places: keys of the places that can be chosen.
        pours: whether holding the button down on a place repeats the click.
        ordered: whether a card dragged sideways over the hand changes its place there, instead of
            picking up the cards it passes.
        signs: what the sign on a card means, by its key: its tooltip, and read aloud.
        drops: what a chip would make of a place, in a word: by the keys of both.
    """

    selectable: frozenset[str] = frozenset()
    selected: frozenset[str] = frozenset()
    dimmed: frozenset[str] = frozenset()
    hinted: frozenset[str] = frozenset()
    focus: str = ""
    call: str = ""
    call_bad: bool = False
    draggable: frozenset[str] = frozenset()
    places: tuple[str, ...] = ()
    pours: bool = False
    ordered: bool = False
    signs: Mapping[str, str] = field(default_factory=dict)
    drops: Mapping[tuple[str, str], str] = field(default_factory=dict)

    @property
    def call_heard(self) -> str:
        """``call`` without its sign, for those who hear it."""
        return self.call.removeprefix("✕ ")


@dataclass
class Controls(ABC, Generic[V]):
    """What one seat can do at the table.

    Attributes:
        game: the game being played.
        phrases: its sentences.
        names: of those at the table, by seat.
        view: what the seat sees now.
        refusal: why the last attempt was refused, until the next one; shown instead of the prompt.
        answer: what is said aloud if the last attempt changed nothing on the screen.
        reasons: ids of the reasons, by the sentences shown for them.
        routine: whether one of several choices that nobody can tell apart is enough.
        careful: whether to ask before something good is thrown away.
        order: the order of the hand.
    """

    game: Game
    phrases: Phrases[V]
    names: Names
    view: V
    refusal: str = ""
    answer: str = ""
    reasons: dict[str, str] = field(default_factory=dict)
    routine: bool = False
    careful: bool = True
    selected: set[str] = field(default_factory=set)
    order: HandOrder = field(default_factory=HandOrder)
    #: Whether players of this game count cards: then the tracker is shown from the start.
    counts_cards: ClassVar[bool] = False
    #: Whether cards can be picked up while others are to act.
    picks_early: ClassVar[bool] = False
    #: Commands of the Play menu that are this game's own; :meth:`press` knows them.
    commands: ClassVar[tuple[str, ...]] = ()
    #: Whether what is prepared is said instead of what the prompt says of it.
    tells_prepared: ClassVar[bool] = False
    #: Zones of which all but the card on top is read last when the table is read aloud.
    read_last: ClassVar[tuple[str, ...]] = ()
    #: Whether the log tells which cards one was dealt.
    deals_aloud: ClassVar[bool] = False
    #: The kinds of events that begin a deal.
    opening: ClassVar[tuple[str, ...]] = ()

    def see(self, view: V, names: Names) -> None:
        """Take in a change of the table: drop what no longer fits."""
        before, self.view, self.names = self.view, view, names
        self.refusal = self.answer = ""
        self.reasons.clear()
        self.order.see(view.deal, self.ways())
        self.selected &= self.own_cards()
        waits = self.picks_early and not before.to_act
        if view.turn in (None, TABLE) or not (view.to_act or waits):
            self.clear()

    def own_cards(self) -> set[str]:
        """Keys of the cards in the seat's own hand."""
        return set()

    def own_zones(self) -> Sequence[str]:
        """Return the zones of the table where the seat's own cards lie."""
        return (HAND,)

    # -- the order of the hand -------------------------------------------------------------------
    def ways(self) -> Sequence[str]:
        """Return the ids of the ways to sort the hand now, the usual one first."""
        return ()

    def hand_by(self, way: str) -> Sequence[str]:
        """Return the keys of the hand's cards, sorted in one of the ways."""
        return ()

    def hand(self) -> tuple[str, ...]:
        """Return the keys of the hand's cards, left to right; empty if they cannot be sorted."""
        if not self.ways():
            return ()
        return self.order.cards(self.hand_by(self.ways()[0]), self.ways(), self.hand_by)

    @property
    def ordered(self) -> bool:
        """See :class:`Marks`."""
        return False

    def sort(self) -> None:
        """Sort the hand in the next way."""
        if self.ways():
            self.order.turn(self.ways())
            self.answer = self.phrases.sorted_by(self.order.way or self.ways()[0])

    def bring(self, key: str, before: str) -> None:
        """Move a card of the hand before another, or, if that is empty, to the right end."""
        hand = self.hand()
        if key in hand:
            self.order.bring(self.view.deal, hand, key, before)

    @property
    def may_act(self) -> bool:
        """Whether it is this seat's turn (and not only time for the next deal)."""
        return self.view.seat is not None and self.view.turn == self.view.seat

    @property
    def between_deals(self) -> bool:
        """Whether the deal is over and lies open."""
        return self.view.turn == TABLE

    @property
    def as_prepared(self) -> V:
        """The view that header and action bar speak of; a game may count in what is prepared."""
        return self.view

    def heard(self) -> str:
        """Return what is prepared, for those who cannot see it and hear of it nowhere else."""
        return ""

    def heard_emptied(self) -> str:
        """Return what those hear when nothing is prepared any more."""
        return _("No card is selected.")

    def facts(self) -> list[Fact]:
        """Return the facts in the header."""
        facts = self.phrases.facts(self.as_prepared, self.names)
        return [fact for fact in facts if not fact.thing]

    def prompt(self) -> Prompt:
        """Return the words of the action bar."""
        prompt = self.phrases.prompt(self.as_prepared, self.names)
        return replace(prompt, detail=self.refusal) if self.refusal else prompt

    @abstractmethod
    def buttons(self) -> Sequence[Button]:
        """Return the buttons of the action bar, left to right; the rightmost does the action."""

    def keys(self) -> Mapping[str, str]:
        """Return further keys without a button, each with the argument for :meth:`press`."""
        return {}

    def tracker(self) -> Sequence[TrackerCell]:
        """Return the cards this seat has not seen, from its view; empty without a tracker."""
        return ()

    def tracked(self) -> Tracked:
        """Return the cards one by one, if this game is about single cards; else no rows."""
        return Tracked()

    def places(self) -> Sequence[str]:
        """Return the keys of the places (columns, piles) that can be chosen now."""
        return ()

    def last_moment(self) -> int | None:
        """Return the index of the event after which the table showed what may be worth seeing
        again.

        By default that is the end of the deal before.
        """
        return before_last(self.view.history, *self.opening)

    def marks(self) -> Marks:
        """Return how the cards and places are marked."""
        return Marks(selected=frozenset(self.selected))

    def prepared(self) -> Prepared:
        """Return what is prepared, for the layout."""
        ways = self.ways()
        return Prepared(
            selected=frozenset(self.selected),
            order=self.hand() if self.order.way else (),
            sorting=(self.order.way or ways[0]) if ways else "",
        )

    @abstractmethod
    def press(self, button: str) -> Action | None:
        """Handle a press of a button or its key; return the action to do, if any."""

    def going_on(self) -> Action | None:
        """Return the next of several actions that one press asked for, once the last is done."""
        return None

    def click(self, key: str, zone: str) -> Action | None:
        """Handle a click on a card (or, with ``key == zone``, a place), or Space pressed on it."""
        return None

    def click_back(self, key: str, zone: str) -> Action | None:
        """Handle a right click: usually takes back what a left click does."""
        return None

    def sliding(self, keys: Sequence[str]) -> None:
        """Raise these cards while the mouse is dragged over them, until it is released."""

    def slide(self, keys: Sequence[str]) -> None:
        """Pick up these cards together: the mouse was dragged over them and released."""

    def flick(self, key: str, up: bool) -> Action | None:
        """Handle a card of the hand pulled up onto the table, or pushed down out of it."""
        return None

    def drop(self, key: str, zone: str) -> Action | None:
        """Handle a card that was dropped on a place."""
        return None

    def rap(self) -> Action | None:
        """Handle two raps on the bare cloth: one wants nothing more, or to go on."""
        return NEXT if self.between_deals else None

    def draggable(self, key: str) -> bool:
        """Whether a card, or what lies in a place (chips), can be dragged."""
        return False

    def steps(self, action: Action) -> Sequence[Step]:
        """Return the steps by which a person does ``action``, for the robot of the tests.

        By default this presses the button whose id is the action: ``draw``, ``bet:2:30``.
        """
        return (Step("press", ":".join((action.verb, *action.args))),)

    def hint(self, actions: Sequence[Action]) -> None:
        """Show the first of ``actions`` (best first), as if it had been prepared or beside that."""

    @property
    def hint_shown(self) -> object:
        """What shows the hint: as long as that stays the same, the hint stands."""
        return self.prepared(), self.marks().call

    @property
    def enter_takes_hint(self) -> bool:
        """Whether Enter does what the hint says, not what is prepared beside it."""
        return True

    def take_hint(self) -> None:
        """Prepare what the hint shows, where it only lies beside what is prepared."""

    def clear(self) -> None:
        """Put everything back."""
        self.selected.clear()

    def keep(self) -> object:
        """Return what is prepared, for :meth:`put_back`."""
        return frozenset(self.selected)

    @property
    def takes_back(self) -> bool:
        """Whether :meth:`take_back` would undo something."""
        return False

    def take_back(self) -> None:
        """Undo the last step of what is prepared."""

    def put_back(self, kept: object) -> None:
        """Restore what was kept, in place of what is prepared now."""
        self.clear()
        assert isinstance(kept, frozenset)
        self.selected |= kept & self.own_cards()

    def refuse(self, action: Action) -> None:
        """Say why ``action`` is not legal."""
        error = self.view.legal.reason(action)
        if error is not None:
            self.say_refused(error)

    def say_refused(self, error: IllegalAction) -> None:
        """Say why something was refused."""
        self.refusal = self.worded(error)

    def why(self, action: Action) -> str:
        """Return why an action is refused now, or an empty text."""
        error = self.view.legal.reason(action)
        return self.worded(error) if error is not None else ""

    def worded(self, error: IllegalAction) -> str:
        """Return the sentence for a refusal."""
        said = self.phrases.reason(error.reason, error.params, self.names)
        self.reasons[said] = error.reason
        return said

    def forbidden_by(self) -> str:
        """Return the id of the passage that forbids what was tried or prepared, or empty."""
        said = self.refusal
        if not said and self.selected:
            dimmed = (b.why for b in self.buttons() if b.kind == "primary" and not b.enabled)
            said = next(dimmed, "")
        return self.phrases.passages().get(self.reasons.get(said, ""), "")

    def passage(self) -> str:
        """Return the id of the passage of the rules that matters now: what forbids, or explains."""
        phase = getattr(self.view, "phase", "")
        return self.forbidden_by() or self.phrases.passages().get(phase, "")

    def try_action(self, action: Action) -> Action | None:
        """Return ``action`` if it is legal; otherwise show why not."""
        if action in self.view.legal:
            self.refusal = ""
            return action
        self.refuse(action)
        return None


def before_last(history: History, *kinds: str) -> int | None:
    """Return the index of the event before the latest ones of these kinds; ``None`` without one."""
    index, found = len(history), False
    for event in reversed(history):
        index -= 1
        if event.kind in kinds:
            found = True
        elif found:
            return index
    return None


def last_of(history: History, kind: str, but: int) -> int | None:
    """Return the index of the latest event of a kind, skipping ``but`` of them; ``None`` without
    one.

    Args:
        history: of a view.
        kind: of the event.
        but: how many of the latest ones to skip.
    """
    index = len(history)
    for event in reversed(history):
        index -= 1
        if event.kind == kind:
            but -= 1
            if but < 0:
                return index
    return None
