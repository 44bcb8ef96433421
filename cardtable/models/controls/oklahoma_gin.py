"""A seat's controls in Oklahoma Gin: a class for each phase, from the first upcard to laying off.

What holds in every phase (the hand, its order, hints) is :class:`OklahomaGinControls`; it asks the
phase of the moment for the rest.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from cardtable.engine.actions import Action
from cardtable.engine.table import HAND
from cardtable.games.oklahoma_gin.cards import BIT_OF, CODE_OF, DECK, RANKS, SUITS, card_set
from cardtable.games.oklahoma_gin.hand import WAYS, ordered
from cardtable.games.oklahoma_gin.layoffs import best
from cardtable.games.oklahoma_gin.legal import (
    BIG_GIN_KNOCK,
    DISCARD,
    DISCARD_OF,
    DONE,
    DRAW_STOCK,
    KNOCK_OF,
    LAYOFF,
    PASS,
    PLAYED,
    TAKE,
    too_much,
    write_groups,
)
from cardtable.games.oklahoma_gin.melds import deadwood, extends, is_meld
from cardtable.games.oklahoma_gin.view import OklahomaGinView
from cardtable.models.controls.base import Button, Controls, Marks, Tracked, TrackerCell
from cardtable.phrases.base import Names, Prompt
from cardtable.phrases.cards import SUIT_SIGNS, card_sign, rank_word
from cardtable.phrases.lists import apart, listed
from cardtable.phrases.oklahoma_gin.words import hint_text
from cardtable.translation import _, ngettext, pgettext


def left_without(view: OklahomaGinView, card: str) -> int:
    """Return the deadwood of the hand without one card, in pips."""
    return deadwood(card_set(view.hand) & ~BIT_OF[card])


def best_knock(view: OklahomaGinView) -> str:
    """Return the card to discard for a valid knock with the least deadwood; empty if none."""
    if view.phase != DISCARD or view.turn != view.seat:
        return ""
    ways = [
        (left_without(view, card), card)
        for card in view.hand
        if KNOCK_OF[BIT_OF[card]] in view.legal
    ]
    left, card = min(ways, default=(0, ""), key=lambda way: way[0])
    return card if left <= view.limit else ""


def by_hand(view: OklahomaGinView) -> bool:
    """Whether melds are laid out by hand now."""
    return view.phase == LAYOFF and not view.rules.auto_arrange


def layoff(view: OklahomaGinView, card: str, meld: str = "") -> Action:
    """Return laying off ``card`` on a meld, numbered from 1; by default the first it fits."""
    if not meld:
        melds = enumerate(view.melds_on_table, 1)
        fit = (number for number, cards in melds if extends(BIT_OF[card], card_set(cards)))
        meld = str(next(fit, 1))
    return Action("layoff", (card, meld))


def all_layoffs(view: OklahomaGinView) -> list[Action]:
    """Return the lay-offs that leave least deadwood, breaking up own melds where that pays."""
    melds = tuple(card_set(cards) for cards in view.melds_on_table)
    steps = best(card_set(view.hand), melds).steps
    return [Action("layoff", (CODE_OF[card], str(meld + 1))) for card, meld in steps]


def arrangement(view: OklahomaGinView, picked: Collection[str]) -> Action | None:
    """Return the melds with the picked cards as one more, or with those broken up that hold them.

    ``None`` if the picked cards neither form a meld nor lie in one.
    """
    groups = [card_set(group) for group in view.arranged]
    cards = card_set(picked)
    left = [group for group in groups if not group & cards]
    if is_meld(cards):
        left.append(cards)
    elif len(left) == len(groups):
        return None
    return write_groups(tuple(left))


def new_meld(view: OklahomaGinView, action: Action) -> set[str]:
    """Return the first meld of an ``arrange`` action that is not on the table yet, or nothing."""
    there = {frozenset(group) for group in view.arranged}
    for word in action.args:
        group = frozenset(word[i : i + 2] for i in range(0, len(word), 2))
        if group not in there:
            return set(group)
    return set()


def next_button(view: OklahomaGinView) -> Button:
    """Return the button that goes on from a finished hand."""
    if view.open_games:
        text = _("Next hand")
    elif view.ends_with_next:
        text = _("See result")
    else:
        text = _("Next game")
    return Button("next", text, "Return", "primary")


def tracker_cells(view: OklahomaGinView) -> list[TrackerCell]:
    """Return how many cards of each rank the seat has not seen."""
    if view.seat is None:
        return []
    seen = view.seen
    return [
        TrackerCell(rank_word(rank), sum(rank + suit not in seen for suit in SUITS), 4)
        for rank in reversed(RANKS)
    ]


def tracked_cards(view: OklahomaGinView, names: Names) -> Tracked:
    """Return what became of each card, as far as the seat knows."""
    if view.seat is None:
        return Tracked()
    fates, other = view.fates, names[1 - view.seat]
    words = {
        "": _("Not seen yet"),
        "own": _("In your hand"),
        "taken": _("Taken by {name}", name=other),
        "thrown": _("Discarded by {name}", name=other),
        "left": _("Passed up by {name}", name=other),
        "pile": _("In the discard pile"),
    }
    by_fate = {
        fate: [card_sign(card) for card in DECK if fates.get(card, "") == fate] for fate in words
    }
    said = apart(
        _("{what}: {cards}", what=words[fate], cards=listed(cards))
        for fate, cards in by_fate.items()
        if cards
    )
    rows = tuple(
        (
            SUIT_SIGNS[suit],
            tuple((rank_word(rank), fates.get(rank + suit, "")) for rank in RANKS),
        )
        for suit in SUITS
    )
    used = tuple((fate, words[fate]) for fate, cards in by_fate.items() if cards)
    return Tracked(rows, used, said)


#: The command that knocks although there is too much deadwood.
KNOCK_ANYWAY = "knock_anyway"
#: What buttons do in any phase.
_TRIED = {
    KNOCK_ANYWAY: BIG_GIN_KNOCK,
    "take": TAKE,
    "draw": DRAW_STOCK,
    "pass": PASS,
    "discard": Action("discard"),
    "knock": BIG_GIN_KNOCK,
    "done": DONE,
}


class Phase:
    """A phase of the hand, as one seat may act in it. This one: others act, or nobody.

    Attributes:
        seat: the controls whose phase it is.
        picks: whether cards of the hand can be picked up.
    """

    picks = False

    def __init__(self, seat: OklahomaGinControls) -> None:
        self.seat = seat

    @property
    def view(self) -> OklahomaGinView:
        """What the seat sees now."""
        return self.seat.view

    def see(self) -> None:
        """Take in a change of the table."""

    def forget(self) -> None:
        """Forget what was asked: the selection changes."""

    def question(self) -> Prompt | None:
        """A question that was asked instead of doing what was wanted."""
        return None

    def buttons(self) -> list[Button]:
        """The buttons besides the hint."""
        return []

    def press(self, button: str) -> Action | None:
        """Press a button, or use a key; what belongs to another phase is tried, and refused."""
        action = _TRIED.get(button)
        return self.seat.try_action(action) if action is not None else None

    def keys(self) -> dict[str, str]:
        """Further keys."""
        return {}

    def choose(self, place: str) -> Action | None:
        """A click on a pile or a meld."""
        return None

    def drop(self, card: str, place: str) -> Action | None:
        """A card of the hand was dropped on a place."""
        return None

    def places(self) -> list[str]:
        """The places that can be chosen."""
        return []

    def rap(self) -> Action | None:
        """What two raps on the cloth mean: nothing more is wanted."""
        return None

    def meant(self, card: str) -> Action | None:
        """What the selected card is probably meant for; the table says if that is refused."""
        return None


class Draw(Phase):
    """Deciding on the upcard, or drawing."""

    def buttons(self) -> list[Button]:
        take = _("Take {card}", card=card_sign(self.view.pile[-1])) if self.view.pile else ""
        ways = (
            ("pass", pgettext("Oklahoma Gin", "Pass"), "P", PASS),
            ("take", take, "U", TAKE),
            ("draw", _("Draw"), "D", DRAW_STOCK),
        )
        legal = [way for way in ways if way[3] in self.view.legal]
        last = legal[-1]
        red = next((way for way in legal if way[3] == self.seat.advised), last)  # as a hint says
        return [
            Button(
                *way[:3],
                "primary" if way is red else "choice",
                beside=way is not last,
                by_enter=False,
            )
            for way in legal
        ]

    def keys(self) -> dict[str, str]:
        return {"K": "knock", "P": "pass", "U": "take", "D": "draw"}  # or refused, with the reason

    def rap(self) -> Action | None:
        return PASS if PASS in self.view.legal else None

    def places(self) -> list[str]:
        return ["stock", "discard"]


class Discard(Phase):
    """Discarding or knocking, with a hand of eleven.

    Attributes:
        warned: the card with which a knock above the limit was wanted once.
        given_up: the card whose discard gave up a possible knock once.
    """

    picks = True

    def __init__(self, seat: OklahomaGinControls) -> None:
        super().__init__(seat)
        self.warned = self.given_up = self._offered = ""
        self._seen: tuple[str, ...] = ()
        self._asked = -1

    def see(self) -> None:
        """Pick up the card for a knock if the turn's new card has made one possible."""
        self.forget()
        if self.view.hand == self._seen:
            return
        big = BIG_GIN_KNOCK in self.view.legal  # no card is discarded then
        self._seen, self._offered = self.view.hand, "" if big else best_knock(self.view)
        if self._offered and not self.seat.selected:
            self.seat.selected = {self._offered}

    def forget(self) -> None:
        self.warned = self.given_up = ""

    def question(self) -> Prompt | None:
        if self.given_up:
            return self._thrown_away()
        return self._false_knock() if self.warned else None

    def _thrown_away(self) -> Prompt:
        left = self._within_reach()
        if left:
            title = _("You can knock with {count}. Keep playing?")
        else:
            title = _("You have gin. Keep playing anyway?")
        detail = _("Discard again to continue.")
        return Prompt(title.format(count=left), detail)

    def _false_knock(self) -> Prompt:
        """The question before a knock above the limit (rule G17)."""
        name = self.seat.names[1 - (self.view.seat or 0)]
        title = _("Knock above the limit?")
        return Prompt(
            title,
            _(
                "Your hand is shown, you take it back, the {card} is turned up, and {name} "
                "continues.",
                card=card_sign(self.warned),
                name=name,
            ),
        )

    def _within_reach(self) -> int | None:
        """The deadwood of the best possible knock, 0 for a gin; ``None`` if there is none."""
        if BIG_GIN_KNOCK in self.view.legal:
            return 0
        card = best_knock(self.view)
        return left_without(self.view, card) if card else None

    @property
    def _thrown(self) -> str:
        """The card with which one would knock: the best, once asked whether not to."""
        return self._offered if self.given_up else self.seat.card

    def buttons(self) -> list[Button]:
        card = self.seat.card
        first = bool(self.given_up) or self._ends_first(card)  # asked, it is the safe answer
        discard = self._discard_button(card, not first)
        if self._far_off(self._thrown):
            return [discard]
        knock = self._knock_button(self._thrown, first)
        if not first:
            return [replace(knock, beside=True), discard]
        return [replace(discard, beside=True), knock] if card else [knock]

    def _far_off(self, card: str) -> bool:
        """Whether no knock is offered: the prompt says how far the deadwood is above the limit."""
        if self.warned or (card and KNOCK_OF[BIT_OF[card]] in self.view.legal):
            return bool(not self.warned and self._too_much(card))
        return self._within_reach() is None

    def _ends_first(self, card: str) -> bool:
        """Whether the knock comes before the discard: for a gin, or the card suggested."""
        if not card:
            return BIG_GIN_KNOCK in self.view.legal
        return KNOCK_OF[BIT_OF[card]] in self.view.legal and (
            card == self._offered or not left_without(self.view, card)
        )

    def _knock_button(self, card: str, first: bool) -> Button:
        kind, key = ("primary", "Return") if first else ("choice", "K")
        text = _("Knock")
        if not card:
            if BIG_GIN_KNOCK in self.view.legal:
                text = _("Big gin")
                return Button("knock", text, key, kind)
            refusal = _("First select the card to discard face down.")
            return Button("knock", text, key, kind, False, refusal)
        left = left_without(self.view, card)
        refusal = self.seat.why(KNOCK_OF[BIT_OF[card]]) or self._too_much(card)
        if not left or not self.view.limit:
            text = _("Knock: gin")
        elif self.warned == card:
            text = _("Knock with {count} anyway")
        else:
            text = _("Knock with {count}")
        text = text.format(count=left)
        return Button("knock", text, key, kind, not refusal, refusal)

    def _too_much(self, card: str) -> str:
        """Why nobody should knock with a card, even if the house rules allow it; or empty."""
        above = too_much(left_without(self.view, card), self.view.limit)
        return self.seat.worded(above) if above is not None and self.warned != card else ""

    def _discard_button(self, card: str, first: bool) -> Button:
        kind, key = ("primary", "Return") if first else ("choice", "D")
        text = _("Discard")
        if not card:
            refusal = _("Select a card first.")
            return Button("discard", text, key, kind, False, refusal)
        refusal = self.seat.why(DISCARD_OF[BIT_OF[card]])
        if self.given_up == card:
            named = _("Discard {card} anyway")
        else:
            named = _("Discard {card}")
        named = named.format(card=card_sign(card))
        return Button("discard", named, key, kind, not refusal, refusal)

    def press(self, button: str) -> Action | None:
        card = self.seat.card
        if button == "discard" and card:
            return self._discard(card)
        if button in ("knock", KNOCK_ANYWAY):
            return self._knock(self._thrown, button == KNOCK_ANYWAY)
        return super().press(button)

    def _discard(self, card: str) -> Action | None:
        """Return the discard; ask before a gin is given up, and once a hand before a knock is."""
        action = self.seat.try_action(DISCARD_OF[BIT_OF[card]])
        if action is None or not self.seat.careful or self.given_up == card:
            return action
        left = self._within_reach()
        if left is None or (left and self._asked == self.view.deal):
            return action
        self._asked = self.view.deal
        self.seat.selected, self.given_up = {card}, card
        return None

    def _knock(self, card: str, anyway: bool) -> Action | None:
        """Return the knock; above the limit only ``anyway``, and after a question (rule G17)."""
        if not card:
            return self.seat.try_action(BIG_GIN_KNOCK)
        action = self.seat.try_action(KNOCK_OF[BIT_OF[card]])
        above = self._too_much(card)
        if action is None or not above:
            return action
        if not anyway:
            self.seat.refusal = above
        elif self.view.rules.false_knock == "allowed":
            return action
        else:
            self.warned = card
        return None

    def keys(self) -> dict[str, str]:
        return {"K": "knock"}

    def choose(self, place: str) -> Action | None:
        return self._discard(self.seat.card) if place == "discard" and self.seat.card else None

    def drop(self, card: str, place: str) -> Action | None:
        if place == "discard":
            return self._discard(card)
        if place == "knock":
            self.seat.selected = {card}
            return self._knock(card, True)
        away = DISCARD_OF[BIT_OF[card]]
        if place != HAND and away not in self.view.legal:
            self.seat.refuse(away)  # wherever it was meant to go, it can't be thrown
        return None

    def places(self) -> list[str]:
        return ["discard"] if self.seat.card else []

    def meant(self, card: str) -> Action | None:
        return DISCARD_OF[BIT_OF[card]]


class LayOff(Phase):
    """Laying off on the knocker's melds.

    Attributes:
        keeping: whether the player tried to end with a card that still fits.
        coming: the lay-offs that one press asked for and that are still to be done.
    """

    picks = True

    def __init__(self, seat: OklahomaGinControls) -> None:
        super().__init__(seat)
        self.keeping = False
        self.coming: list[Action] = []

    def see(self) -> None:
        self.forget()

    def forget(self) -> None:
        self.keeping = False

    def question(self) -> Prompt | None:
        if not self.keeping:
            return None
        cards = listed(card_sign(action.args[0]) for action in all_layoffs(self.view))
        title = _("{cards} can still be laid off. Done?")
        detail = _("Press Done again to finish without laying off.")
        return Prompt(title.format(cards=cards), detail)

    def buttons(self) -> list[Button]:
        hand_made = by_hand(self.view)
        done = _("Done")
        first = [self._meld_button()] if hand_made else []
        first += [self._lay_off_button(self.seat.card)] if self.seat.card else []
        if hand_made or not (helpful := all_layoffs(self.view)):
            return [*first, Button("done", done, "Return", "primary")]
        count = len(helpful)
        every = ngettext("Lay off {n} card", "Lay off {n} cards", count)
        return [
            *first,
            Button("done", done, "O", "choice", beside=True),
            Button("all", every, "Return", "primary"),
        ]

    def _lay_off_button(self, card: str) -> Button:
        refusal = self.seat.why(layoff(self.view, card))
        text = _("Lay off {card}", card=card_sign(card))
        return Button("layoff", text, "L", "choice", not refusal, refusal)

    def _meld_button(self) -> Button:
        picked = self.seat.selected
        action = arrangement(self.view, picked)
        if action is None:
            text = _("Meld")
            refusal = _("Select the cards of a meld first.")
            return Button("meld", text, "M", "choice", False, refusal)
        refusal = self.seat.why(action)
        if is_meld(card_set(picked)):
            text = _("Meld these")
        else:
            text = _("Ungroup")
        return Button("meld", text, "M", "choice", not refusal, refusal)

    def press(self, button: str) -> Action | None:
        match button:
            case "done":
                return self._done()
            case "layoff" if self.seat.card:
                return self.seat.try_action(layoff(self.view, self.seat.card))
            case "all":
                self.coming = all_layoffs(self.view)
                return self.seat.going_on()
            case "meld":
                action = arrangement(self.view, self.seat.selected)
                return self.seat.try_action(action) if action is not None else None
        return self.choose(button) if button.startswith("meld:") else super().press(button)

    def _done(self) -> Action | None:
        """Return the end of laying off; ask first if a card could still be laid off."""
        asks = self.seat.careful and not by_hand(self.view) and not self.keeping
        if asks and all_layoffs(self.view):
            self.keeping = True
            return None
        return self.seat.try_action(DONE)

    def keys(self) -> dict[str, str]:
        numbers = "123456789"[: len(self.view.melds_on_table)]
        melds = {number: f"meld:{number}" for number in numbers}
        return melds if by_hand(self.view) else melds | {"O": "done"}  # also while Enter does it

    def choose(self, place: str) -> Action | None:
        if not place.startswith("meld:"):
            return None
        if not self.seat.card:
            text = _("Select a card first.")
            self.seat.refusal = text
            return None
        return self.seat.try_action(layoff(self.view, self.seat.card, place[5:]))

    def drop(self, card: str, place: str) -> Action | None:
        if not place.startswith("meld:"):
            return None
        return self.seat.try_action(layoff(self.view, card, place[5:]))

    def rap(self) -> Action | None:
        return self._done()

    def places(self) -> list[str]:
        return [f"meld:{number}" for number, _ in enumerate(self.view.melds_on_table, 1)]

    def meant(self, card: str) -> Action | None:
        return None if by_hand(self.view) else layoff(self.view, card)


@dataclass
class OklahomaGinControls(Controls[OklahomaGinView]):
    """The hand and its order, the piles, hints; the rest is the phase's.

    Attributes:
        hinted: the card or place that a hint points at.
        said: the hint in words.
        advised: what it says first.
    """

    hinted: str = ""
    advised: Action | None = None
    said: str = ""
    opening = ("hand_started", "game_started")
    commands = (KNOCK_ANYWAY,)
    read_last = ("earlier",)

    def __post_init__(self) -> None:
        self._others, self._draw = Phase(self), Draw(self)
        self._discard, self._lay_off = Discard(self), LayOff(self)

    @property
    def phase(self) -> Phase:
        """The phase of the moment, if the seat may act in it."""
        if not self.may_act:
            return self._others
        return {DISCARD: self._discard, LAYOFF: self._lay_off}.get(self.view.phase, self._draw)

    def own_cards(self) -> set[str]:
        return set(self.view.hand)

    def ways(self) -> Sequence[str]:
        return WAYS if self.view.hand and self.view.phase in PLAYED else ()

    def hand_by(self, way: str) -> Sequence[str]:
        return ordered(self.view.hand, way)

    def see(self, view: OklahomaGinView, names: Names) -> None:
        moved = len(view.history) != len(self.view.history)
        super().see(view, names)
        if moved:
            self._forget_hint()
        if self.view.phase not in (DISCARD, LAYOFF):
            self.selected.clear()
        self._discard.see()
        self._lay_off.see()

    @property
    def card(self) -> str:
        """The card that is picked up, if it is a single one, or an empty text."""
        return next(iter(self.selected)) if len(self.selected) == 1 else ""

    def prompt(self) -> Prompt:
        question = None if self.refusal else self.phase.question()
        return question or super().prompt()

    def heard(self) -> str:
        card, view = self.card, self.view
        if not (card and self.may_act and view.phase == DISCARD):
            return ""
        left = deadwood(card_set(view.hand) ^ BIT_OF[card])
        name = self.phrases.card(card)
        return _("{card} selected: without it your deadwood is {left}.", card=name, left=left)

    # -- doing -----------------------------------------------------------------------------------
    def buttons(self) -> Sequence[Button]:
        if self.between_deals:
            return [next_button(self.view)]
        if not self.may_act:
            return []
        hint = Button("hint", _("Hint"), "H")
        return [hint, *self.phase.buttons()]

    def press(self, button: str) -> Action | None:
        match button:
            case "clear":
                self.clear()
            case "sort":
                self.sort()
            case _:
                return self.phase.press(button)
        return None

    def going_on(self) -> Action | None:
        coming = self._lay_off.coming
        if not coming or not self.may_act:
            coming.clear()
            return None
        return self.try_action(coming.pop(0))

    def keys(self) -> Mapping[str, str]:
        laying_off = self.phase is self._lay_off
        further = {"S": "sort"} if self.ways() and not laying_off else {}
        clear = {"Esc": "clear"} if self.selected or laying_off else {}
        return self.phase.keys() | further | clear

    def click(self, key: str, zone: str) -> Action | None:
        if zone == "hand" and key != "hand":
            self._pick(key)
            return None
        if not self.may_act:
            return None
        action = self.phase.choose(zone)
        if action is not None or self.phase.places() == [zone]:
            return action
        return self._draw_from(zone)

    def _draw_from(self, zone: str) -> Action | None:
        """Draw, or say why that cannot be done now."""
        action = {"stock": DRAW_STOCK, "discard": TAKE}.get(zone)
        return self.try_action(action) if action is not None else None

    def rap(self) -> Action | None:
        return self.phase.rap() if self.may_act else super().rap()

    def click_back(self, key: str, zone: str) -> Action | None:
        if zone == "hand":
            self.selected.discard(key)
            self._discard.forget()
        else:
            self.clear()
        return None

    def slide(self, keys: Sequence[str]) -> None:
        if not by_hand(self.view) or not self.phase.picks:
            return
        self._forget_hint()
        self.refusal = ""
        self.selected |= {key for key in keys if key in self.own_cards()}

    @property
    def ordered(self) -> bool:
        return bool(self.ways())

    def draggable(self, key: str) -> bool:
        if key in self.own_cards():
            return self.phase.picks or self.ordered
        return self.may_act and self._drawn(key) is not None

    def _drawn(self, key: str) -> Action | None:
        """How to take a card on top of a pile, if it may be taken."""
        pile, action = self.view.pile, None
        if key.startswith("?stock."):
            action = DRAW_STOCK
        elif pile and key == pile[-1]:
            action = TAKE
        return action if action in self.view.legal else None

    def drop(self, key: str, zone: str) -> Action | None:
        if not self.may_act:
            return None
        if key not in self.own_cards():
            return self._drawn(key) if zone == HAND else None
        return self.phase.drop(key, zone)

    def _pick(self, key: str) -> None:
        if not self.phase.picks or key not in self.own_cards():
            return
        self.refusal = ""
        self.phase.forget()
        self._forget_hint()
        if by_hand(self.view):
            self.selected ^= {key}
        else:
            self.selected = set() if self.selected == {key} else {key}

    def clear(self) -> None:
        super().clear()
        self.refusal = ""
        self._discard.forget()
        self._forget_hint()

    # -- hints -----------------------------------------------------------------------------------
    def hint(self, actions: Sequence[Action]) -> None:
        self.clear()
        best = self.advised = actions[0]
        card = best.args[0] if best.args else ""
        sign = card_sign(card) if len(card) == 2 else ""
        if best.verb == "take":
            self.hinted = self.view.pile[-1]
            sign = card_sign(self.hinted)
        if sign and card in self.own_cards():
            self.selected = {card}
            self.hinted = card
        if best.verb == "arrange":
            self.selected = new_meld(self.view, best)
        self.said = hint_text(best, sign)

    def _forget_hint(self) -> None:
        self.hinted = self.said = ""
        self.advised = None

    # -- showing ---------------------------------------------------------------------------------
    def places(self) -> Sequence[str]:
        return self.phase.places()

    def marks(self) -> Marks:
        phase, call = self.phase, self.said
        meant = phase.meant(self.card) if self.card and not call else None
        why = self.why(meant) if meant is not None else ""
        return Marks(
            selectable=frozenset(self.view.hand) if phase.picks else frozenset(),
            selected=frozenset(self.selected),
            hinted=frozenset({self.hinted}) if self.hinted else self._fitting(),
            call="✕ " + why if why else call,
            call_bad=bool(why),
            signs=self._kept()
            | ({} if self.hinted else dict.fromkeys(self._fitting(), _("Can be laid off"))),
        )

    def _fitting(self) -> frozenset[str]:
        """The cards of the hand that can be laid off now."""
        legal = self.view.legal if self.view.phase == LAYOFF else ()
        return frozenset(action.args[0] for action in legal if action.verb == "layoff")

    def _kept(self) -> dict[str, str]:
        """The card that cannot be discarded now, and why; it has a mark and is not dimmed."""
        taken = self.view.taken
        if self.phase is not self._discard or not taken:
            return {}
        why = self.why(DISCARD_OF[BIT_OF[taken]])
        return {taken: why} if why else {}

    def tracker(self) -> Sequence[TrackerCell]:
        return tracker_cells(self.view)

    def tracked(self) -> Tracked:
        return tracked_cards(self.view, self.names)
