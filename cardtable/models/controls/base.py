"""A seat's hands: what is picked up, which buttons there are, what a click means.

Controls work on views alone and know no widgets. They never decide what is legal: they ask
``view.legal`` and word its reasons.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import ClassVar, Generic

from cardtable.engine.actions import Action, IllegalAction
from cardtable.engine.game import Game
from cardtable.engine.state import TABLE, V
from cardtable.engine.table import Prepared
from cardtable.models.controls.hand_order import HandOrder
from cardtable.models.controls.looking_back import before_last
from cardtable.phrases.base import Names, Phrases, Prompt


@dataclass(frozen=True, slots=True)
class Button:
    """A button of the action bar; its place never changes between the phases of a game.

    Attributes:
        id: what :meth:`Controls.press` is told.
        text: in the player's language; names the result (“Place bets: 20”).
        key: its shortcut as Qt writes it (``Return``, ``P``, ``Ctrl+Z``), or empty.
        kind: ``plain`` (help, undo), ``choice`` (one of several equals), ``primary`` (the way
            on), ``segment`` (one of a row of which one is checked).
        enabled: impossible buttons stay in place, dimmed.
        why: why it is dimmed, for the tooltip.
        checked: for a segment.
    """

    id: str
    text: str
    key: str = ""
    kind: str = "plain"
    enabled: bool = True
    why: str = ""
    checked: bool = False


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that a person does with the hand, on the way to an action.

    Attributes:
        kind: ``press`` a button of the bar, ``pick`` a card (up or back), ``hold`` just these cards
            whatever else a pick took with it, ``choose`` a place.
        key: the button's id, the card's or the place's key; cards to hold with blanks between.
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
class Marks:
    """How the cards are shown.

    Attributes:
        selectable: keys of the cards that may be picked up.
        selected: keys of those that are.
        dimmed: keys of those that cannot help now.
        hinted: keys of those a hint points at.
        focus: key of the one the keyboard is on.
        call: name of what is selected, or why it cannot be played.
        call_bad: whether ``call`` says why not.
        draggable: keys of the cards that may be drawn along.
        places: keys of the places that can be chosen.
        pours: holding the button on a place repeats the click.
        ordered: a card that is drawn sideways over the hand changes its place there, instead of
            picking up what it passes.
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

    @property
    def none_helps(self) -> bool:
        """Whether no card that may be picked up can help now."""
        return len(self.dimmed) >= len(self.selectable)


@dataclass
class Controls(ABC, Generic[V]):
    """One seat's hands on the table.

    Attributes:
        game: the game.
        phrases: its sentences.
        names: of those at the table, by seat.
        view: what the seat sees now.
        refusal: why the last try was refused, until the next one; shown instead of the prompt.
        reasons: ids of the reasons, by the sentences said.
        careful: whether it asks before something good is thrown away.
        order: in which the hand lies.
    """

    game: Game
    phrases: Phrases[V]
    names: Names
    view: V
    refusal: str = ""
    reasons: dict[str, str] = field(default_factory=dict)
    careful: bool = True
    focus: str = ""
    selected: set[str] = field(default_factory=set)
    order: HandOrder = field(default_factory=HandOrder)
    #: Whether players of the game count cards: what is out is shown from the start.
    counts_cards: ClassVar[bool] = False
    #: The kinds of events that open a deal.
    opening: ClassVar[tuple[str, ...]] = ()

    def see(self, view: V, names: Names) -> None:
        """The table has changed: drop what no longer fits."""
        self.view, self.names = view, names
        self.refusal = ""
        self.reasons.clear()
        self.order.see(view.deal, self.ways())
        self.selected &= self.own_cards()
        if not view.to_act:
            self.clear()

    def own_cards(self) -> set[str]:
        """Keys of the cards in the seat's own hand."""
        return set()

    # -- the order of the hand -------------------------------------------------------------------
    def ways(self) -> Sequence[str]:
        """Ids of the ways in which the hand may be sorted now, the usual one first."""
        return ()

    def hand_by(self, way: str) -> Sequence[str]:
        """Keys of the hand's cards, sorted in one of the ways."""
        return ()

    def hand(self) -> tuple[str, ...]:
        """Keys of the hand's cards as they lie, left to right; empty if they cannot be sorted."""
        if not self.ways():
            return ()
        return self.order.cards(self.hand_by(self.ways()[0]), self.ways(), self.hand_by)

    @property
    def ordered(self) -> bool:
        """As in :class:`Marks`."""
        return False

    def sort(self) -> None:
        """Sort the hand in the next way."""
        if self.ways():
            self.order.turn(self.ways())

    def bring(self, key: str, before: str) -> None:
        """Put a card of the hand before another; or (empty) at the right end."""
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

    def prompt(self) -> Prompt:
        """The action bar's words."""
        prompt = self.phrases.prompt(self.view, self.names)
        return replace(prompt, detail=self.refusal) if self.refusal else prompt

    @abstractmethod
    def buttons(self) -> Sequence[Button]:
        """The buttons of the action bar, left to right; the rightmost is the act."""

    def keys(self) -> Mapping[str, str]:
        """Further keys that no button bears, and what :meth:`press` is told for each."""
        return {}

    def tracker(self) -> Sequence[TrackerCell]:
        """What this seat has not seen yet, from its own view; empty if the game has no tracker."""
        return ()

    def places(self) -> Sequence[str]:
        """Keys of the places (columns, piles) that can be chosen now."""
        return ()

    def last_moment(self) -> int | None:
        """What one may want to see again: the index of the event after which it lay there.

        It is the end of the deal before, unless a game says something else.
        """
        return before_last(self.view.history, *self.opening)

    def marks(self) -> Marks:
        """How the cards are shown."""
        return Marks(selected=frozenset(self.selected))

    def prepared(self) -> Prepared:
        """What is prepared, for the layout."""
        ways = self.ways()
        return Prepared(
            selected=frozenset(self.selected),
            focus=self.focus,
            order=self.hand() if self.order.way else (),
            sorting=(self.order.way or ways[0]) if ways else "",
        )

    @abstractmethod
    def press(self, button: str) -> Action | None:
        """A button or its key was pressed; returns the action to do, if that is one."""

    def going_on(self) -> Action | None:
        """The next of several actions that one press has asked for, once the last is done."""
        return None

    def click(self, key: str, zone: str) -> Action | None:
        """A card (or with ``key == zone`` a place) was clicked, or Space pressed on it."""
        return None

    def click_back(self, key: str, zone: str) -> Action | None:
        """The same with the right button: usually takes back what the left one does."""
        return None

    def sliding(self, keys: Sequence[str]) -> None:
        """The mouse is drawn over these cards: they rise with it until it is let go."""

    def slide(self, keys: Sequence[str]) -> None:
        """The mouse was pressed and drawn over these cards: they are picked up together."""

    def flick(self, key: str, up: bool) -> Action | None:
        """A card of the hand was pulled up onto the table, or pushed down out of it."""
        return None

    def drop(self, key: str, zone: str) -> Action | None:
        """A card was dragged onto a place."""
        return None

    def draggable(self, key: str) -> bool:
        """Whether a card, or what lies in a place (chips), may be dragged."""
        return False

    def steps(self, action: Action) -> Sequence[Step]:
        """How a person does ``action`` from here, for the selftest of a game from elsewhere.

        If nothing else is said, by the button that is called like it: ``draw``, ``bet:2:30``.
        """
        return (Step("press", ":".join((action.verb, *action.args))),)

    def hint(self, actions: Sequence[Action]) -> None:
        """Show the next of ``actions`` (best first) as if it had been prepared."""

    def clear(self) -> None:
        """Put everything back."""
        self.selected.clear()

    def keep(self) -> object:
        """What is prepared, to be put back later."""
        return frozenset(self.selected)

    def put_back(self, kept: object) -> None:
        """Prepare again what was kept, instead of what is prepared now."""
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
        self.refusal = self._worded(error)

    def _why(self, action: Action) -> str:
        """Why an action is refused now, or empty."""
        error = self.view.legal.reason(action)
        return self._worded(error) if error is not None else ""

    def _worded(self, error: IllegalAction) -> str:
        said = self.phrases.reason(error.reason, error.params, self.names)
        self.reasons[said] = error.reason
        return said

    def forbidden_by(self) -> str:
        """Id of the passage that forbids what was tried or is prepared, or empty."""
        said = self.refusal
        if not said and self.selected:
            dimmed = (b.why for b in self.buttons() if b.kind == "primary" and not b.enabled)
            said = next(dimmed, "")
        return self.phrases.passages().get(self.reasons.get(said, ""), "")

    def passage(self) -> str:
        """Id of the passage of the rules that matters now: what forbids, or says what is done."""
        phase = getattr(self.view, "phase", "")
        return self.forbidden_by() or self.phrases.passages().get(phase, "")

    def try_action(self, action: Action) -> Action | None:
        """``action`` if it is legal; else its refusal is said."""
        if action in self.view.legal:
            self.refusal = ""
            return action
        self.refuse(action)
        return None
