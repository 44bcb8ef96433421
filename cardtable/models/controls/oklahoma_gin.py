"""A seat's controls in Oklahoma Gin, from the first upcard to laying off."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QCoreApplication

from cardtable.engine.actions import Action
from cardtable.engine.table import HAND
from cardtable.games.oklahoma_gin.cards import BIT_OF, CODE_OF, RANKS, SUITS, card_set
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
    write_groups,
)
from cardtable.games.oklahoma_gin.melds import deadwood, extends, is_meld
from cardtable.games.oklahoma_gin.view import OklahomaGinView
from cardtable.models.controls.base import Button, Controls, Marks, TrackerCell
from cardtable.phrases.base import Names, Prompt
from cardtable.phrases.lists import listed
from cardtable.phrases.oklahoma_gin.words import card_sign, hint_text, rank_word


def draw_buttons(view: OklahomaGinView, why: Callable[[Action], str]) -> list[Button]:
    """Return the buttons; ``why`` says why an action is refused now, or nothing."""
    translate = QCoreApplication.translate
    take = translate("OklahomaGin", "Take {card}").format(card=card_sign(view.pile[-1]))
    ways = (
        ("pass", translate("OklahomaGin", "Pass"), "P", why(PASS)),
        ("take", take, "U", why(TAKE)),
        ("draw", translate("OklahomaGin", "Draw"), "D", why(DRAW_STOCK)),
    )
    return [
        Button(id_, text, key, "choice", not refusal, refusal) for id_, text, key, refusal in ways
    ]


def drawn(view: OklahomaGinView, key: str) -> Action | None:
    """Return how to take a card on top of a pile, if it may be taken."""
    if key.startswith("?stock."):
        action = DRAW_STOCK
    elif view.pile and key == view.pile[-1]:
        action = TAKE
    else:
        return None
    return action if action in view.legal else None


#: Returns why an action is refused now, or an empty text.
Why = Callable[[Action], str]


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


def ends_first(view: OklahomaGinView, card: str, offered: str) -> bool:
    """Whether the knock should be offered before the discard: for a gin, or the card suggested."""
    if not card:
        return BIG_GIN_KNOCK in view.legal
    return KNOCK_OF[BIT_OF[card]] in view.legal and (
        card == offered or not left_without(view, card)
    )


def knock_button(view: OklahomaGinView, card: str, warned: str, first: bool, why: Why) -> Button:
    """Return the knock button; ``warned`` is the card with which a false knock was tried."""
    kind, key = ("primary", "Return") if first else ("choice", "K")
    text = QCoreApplication.translate("OklahomaGin", "Knock")
    if not card:
        if BIG_GIN_KNOCK in view.legal:
            text = QCoreApplication.translate("OklahomaGin", "Big gin")
            return Button("knock", text, key, kind)
        refusal = QCoreApplication.translate(
            "OklahomaGin", "First select the card to discard face down."
        )
        return Button("knock", text, key, kind, False, refusal)
    left = left_without(view, card)
    refusal = why(KNOCK_OF[BIT_OF[card]])
    if not left:
        text = QCoreApplication.translate("OklahomaGin", "Knock: gin")
    elif warned == card:
        text = QCoreApplication.translate("OklahomaGin", "Knock with {count} anyway")
    else:
        text = QCoreApplication.translate("OklahomaGin", "Knock with {count}")
    return Button("knock", text.format(count=left), key, kind, not refusal, refusal)


def discard_button(card: str, given_up: str, first: bool, why: Why) -> Button:
    """Return the discard button; ``given_up`` is the card whose discard gave up a knock once."""
    kind, key = ("primary", "Return") if first else ("choice", "D")
    text = QCoreApplication.translate("OklahomaGin", "Discard")
    if not card:
        refusal = QCoreApplication.translate("OklahomaGin", "Select a card first.")
        return Button("discard", text, key, kind, False, refusal)
    refusal = why(DISCARD_OF[BIT_OF[card]])
    if given_up == card:
        named = QCoreApplication.translate("OklahomaGin", "Discard {card} anyway")
    else:
        named = QCoreApplication.translate("OklahomaGin", "Discard {card}")
    return Button("discard", named.format(card=card_sign(card)), key, kind, not refusal, refusal)


def within_reach(view: OklahomaGinView) -> int | None:
    """Return the deadwood of the best possible knock, 0 for a gin; ``None`` if there is none."""
    if BIG_GIN_KNOCK in view.legal:
        return 0
    card = best_knock(view)
    return left_without(view, card) if card else None


def false_knock(card: str, name: str) -> Prompt:
    """Return the question before a knock above the limit; ``name`` is the opponent's (rule G17)."""
    title = QCoreApplication.translate("OklahomaGin", "Knock above the limit?")
    detail = QCoreApplication.translate(
        "OklahomaGin",
        "Your hand is shown, you take it back, the {card} is turned up, and {name} goes on.",
    )
    return Prompt(title, detail.format(card=card_sign(card), name=name))


def thrown_away(view: OklahomaGinView) -> Prompt:
    """Return the question before a discard that gives up a knock."""
    left = within_reach(view)
    if left:
        title = QCoreApplication.translate("OklahomaGin", "You can knock with {count}. Play on?")
    else:
        title = QCoreApplication.translate("OklahomaGin", "You have gin. Play on anyway?")
    detail = QCoreApplication.translate("OklahomaGin", "Discard again to play on.")
    return Prompt(title.format(count=left), detail)


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


def fits(view: OklahomaGinView) -> frozenset[str]:
    """Return the cards of the hand that can be laid off now."""
    legal = view.legal if view.phase == LAYOFF else ()
    return frozenset(action.args[0] for action in legal if action.verb == "layoff")


def all_layoffs(view: OklahomaGinView) -> list[Action]:
    """Return the lay-offs that leave least deadwood, breaking up own melds where that pays."""
    melds = tuple(card_set(cards) for cards in view.melds_on_table)
    steps = best(card_set(view.hand), melds).steps
    return [Action("layoff", (CODE_OF[card], str(meld + 1))) for card, meld in steps]


def still_fits(view: OklahomaGinView) -> Prompt:
    """Return the question before laying off ends with a card that could be laid off."""
    cards = listed(card_sign(action.args[0]) for action in all_layoffs(view))
    title = QCoreApplication.translate("OklahomaGin", "{cards} can still be laid off. Done?")
    detail = QCoreApplication.translate("OklahomaGin", "Press Done again to keep it.")
    return Prompt(title.format(cards=cards), detail)


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


def layoff_buttons(
    view: OklahomaGinView, picked: Collection[str], card: str, why: Why
) -> list[Button]:
    """Return the buttons of the phase; ``card`` is the one picked up, or empty."""
    first = [_lay_out(view, picked, why)] if by_hand(view) else []
    if by_hand(view) or not (helpful := all_layoffs(view)):
        return [*first, _lay_off(view, card, why), _done("primary", "Return")]
    return [_all(len(helpful)), _lay_off(view, card, why), _done("choice", "O")]


def _all(count: int) -> Button:
    text = QCoreApplication.translate("OklahomaGin", "Lay off %n card(s)", "", count)
    return Button("all", text, "Return", "primary")


def _lay_off(view: OklahomaGinView, card: str, why: Why) -> Button:
    text = QCoreApplication.translate("OklahomaGin", "Lay off")
    if not card:
        refusal = QCoreApplication.translate("OklahomaGin", "Select a card first.")
        return Button("layoff", text, "L", "choice", False, refusal)
    refusal = why(layoff(view, card))
    named = QCoreApplication.translate("OklahomaGin", "Lay off {card}")
    text = named.format(card=card_sign(card))
    return Button("layoff", text, "L", "choice", not refusal, refusal)


def _lay_out(view: OklahomaGinView, picked: Collection[str], why: Why) -> Button:
    action = arrangement(view, picked)
    if action is None:
        text = QCoreApplication.translate("OklahomaGin", "Meld")
        refusal = QCoreApplication.translate("OklahomaGin", "Select the cards of a meld first.")
        return Button("meld", text, "M", "choice", False, refusal)
    refusal = why(action)
    if is_meld(card_set(picked)):
        text = QCoreApplication.translate("OklahomaGin", "Meld these")
    else:
        text = QCoreApplication.translate("OklahomaGin", "Ungroup")
    return Button("meld", text, "M", "choice", not refusal, refusal)


def _done(kind: str, key: str) -> Button:
    return Button("done", QCoreApplication.translate("OklahomaGin", "Done"), key, kind)


def next_button(view: OklahomaGinView) -> Button:
    """Return the button that goes on from a finished hand."""
    if view.game_result is None:
        text = QCoreApplication.translate("OklahomaGin", "Next hand")
    elif view.ends_with_next:
        text = QCoreApplication.translate("OklahomaGin", "See result")
    else:
        text = QCoreApplication.translate("OklahomaGin", "Next game")
    return Button("next", text, "Return", "primary")


def useless(view: OklahomaGinView) -> set[str]:
    """Return cards that cannot be discarded now; none while laying off, where order matters."""
    kept = view.phase == DISCARD and view.turn == view.seat and not view.rules.return_taken
    return {view.taken} if kept and view.taken else set()


def tracker_cells(view: OklahomaGinView) -> list[TrackerCell]:
    """Return how many cards of each rank the seat has not seen."""
    if view.seat is None:
        return []
    seen = view.seen
    return [
        TrackerCell(rank_word(rank), sum(rank + suit not in seen for suit in SUITS), 4)
        for rank in reversed(RANKS)
    ]


_MELDS = "123456789"


@dataclass
class OklahomaGinControls(Controls[OklahomaGinView]):
    """Piles, one card in the hand, and the knocker's melds.

    Attributes:
        warned: the card with which a knock above the limit was tried once.
        given_up: the card whose discard gave up a possible knock once.
        keeping: whether the player tried to end laying off with a card that still fits.
        hinted: the card or place that a hint points at.
        said: the hint in words.
    """

    warned: str = ""
    given_up: str = ""
    hinted: str = ""
    said: str = ""
    keeping: bool = False
    _coming: list[Action] = field(default_factory=list)
    _offered: str = ""
    _seen: tuple[str, ...] = ()
    _asked: int = -1
    opening = ("hand_started", "game_started")

    def own_cards(self) -> set[str]:
        return set(self.view.hand)

    def ways(self) -> Sequence[str]:
        return WAYS if self.view.hand and self.view.phase in PLAYED else ()

    def hand_by(self, way: str) -> Sequence[str]:
        return ordered(self.view.hand, way)

    def see(self, view: OklahomaGinView, names: Names) -> None:
        super().see(view, names)
        self.warned = self.given_up = ""
        self.keeping = False
        self._forget_hint()
        if self.view.phase not in (DISCARD, LAYOFF):
            self.selected.clear()
        if self.view.hand != self._seen:
            self._offer()

    def _offer(self) -> None:
        """Pick up the card for a knock if the turn's new card has made one possible."""
        big = BIG_GIN_KNOCK in self.view.legal  # no card is discarded then
        self._seen, self._offered = self.view.hand, "" if big else best_knock(self.view)
        if self._offered and not self.selected:
            self.selected = {self._offered}

    @property
    def _card(self) -> str:
        """The card that is picked up, if it is a single one, or an empty text."""
        return next(iter(self.selected)) if len(self.selected) == 1 else ""

    def prompt(self) -> Prompt:
        if self.given_up and not self.refusal:
            return thrown_away(self.view)
        if self.keeping and not self.refusal:
            return still_fits(self.view)
        if not self.warned or self.refusal:
            return super().prompt()
        return false_knock(self.warned, self.names[1 - (self.view.seat or 0)])

    # -- buttons ---------------------------------------------------------------------------------
    def buttons(self) -> Sequence[Button]:
        if self.between_deals:
            return [next_button(self.view)]
        if not self.may_act:
            return []
        hint = Button("hint", QCoreApplication.translate("Controls", "Hint"), "H")
        if self.view.phase == DISCARD:
            first = ends_first(self.view, self._card, self._offered) and not self.given_up
            return [
                hint,
                knock_button(self.view, self._card, self.warned, first, self._why),
                discard_button(self._card, self.given_up, not first, self._why),
            ]
        if self.view.phase == LAYOFF:
            return [hint, *layoff_buttons(self.view, self.selected, self._card, self._why)]
        return [hint, *draw_buttons(self.view, self._why)]

    # -- doing -----------------------------------------------------------------------------------
    def press(self, button: str) -> Action | None:
        match button:
            case "take":
                return self.try_action(TAKE)
            case "draw":
                return self.try_action(DRAW_STOCK)
            case "pass":
                return self.try_action(PASS)
            case "done":
                return self._try_done()
            case "discard":
                card = self._card
                return self._try_discard(card) if card else self.try_action(Action("discard"))
            case "knock":
                return self._try_knock()
            case "layoff" if self._card:
                return self.try_action(layoff(self.view, self._card))
            case "all":
                self._coming = all_layoffs(self.view)
                return self.going_on()
            case "meld" if (action := arrangement(self.view, self.selected)) is not None:
                return self.try_action(action)
            case "clear":
                self.clear()
            case "sort":
                self.sort()
        if button.startswith("meld:"):
            return self._on_meld(button)
        return None

    def _try_discard(self, card: str) -> Action | None:
        """Return the discard; ask before a gin is given up, and once a hand before a knock is."""
        action = self.try_action(DISCARD_OF[BIT_OF[card]])
        if action is None or not self.careful or self.given_up == card:
            return action
        left = within_reach(self.view)
        if left is None or (left and self._asked == self.view.deal):
            return action
        self._asked = self.view.deal
        self.selected, self.given_up = {card}, card
        return None

    def _try_done(self) -> Action | None:
        """Return the end of laying off; ask first if a card could still be laid off."""
        if self.careful and not by_hand(self.view) and not self.keeping and all_layoffs(self.view):
            self.keeping = True
            return None
        return self.try_action(DONE)

    def going_on(self) -> Action | None:
        if not self._coming or not self.may_act:
            self._coming = []
            return None
        return self.try_action(self._coming.pop(0))

    def _try_knock(self) -> Action | None:
        if not self._card:
            return self.try_action(BIG_GIN_KNOCK)
        action = self.try_action(KNOCK_OF[BIT_OF[self._card]])
        above = left_without(self.view, self._card) > self.view.limit
        if action is None or not above or self.view.rules.false_knock != "warn":
            return action
        if self.warned == self._card:
            return action
        self.warned = self._card
        return None

    def _on_meld(self, place: str) -> Action | None:
        if not self._card:
            self.refusal = QCoreApplication.translate("OklahomaGin", "Select a card first.")
            return None
        return self.try_action(layoff(self.view, self._card, place[5:]))

    def keys(self) -> Mapping[str, str]:
        if self.view.phase == LAYOFF and self.may_act:
            numbers = _MELDS[: len(self.view.melds_on_table)]
            return {number: f"meld:{number}" for number in numbers} | {"Esc": "clear"}
        further = {"K": "knock"} if self.view.phase == DISCARD and self.may_act else {}
        further |= {"S": "sort"} if self.ways() else {}
        return further | ({"Esc": "clear"} if self.selected else {})

    def click(self, key: str, zone: str) -> Action | None:
        if zone == "hand" and key != "hand":
            self._pick(key)
            return None
        if not self.may_act:
            return None
        if zone == "stock":
            return self.try_action(DRAW_STOCK)
        if zone == "discard":
            if self.view.phase == DISCARD and self._card:
                return self.press("discard")
            return self.try_action(TAKE)
        if zone.startswith("meld:"):
            return self._on_meld(zone)
        return None

    def click_back(self, key: str, zone: str) -> Action | None:
        if zone == "hand":
            self.selected.discard(key)
            self.warned = self.given_up = ""
        else:
            self.clear()
        return None

    def slide(self, keys: Sequence[str]) -> None:
        if not by_hand(self.view) or not self._picks:
            return
        self._forget_hint()
        self.refusal = ""
        self.selected |= {key for key in keys if key in self.own_cards()}

    @property
    def ordered(self) -> bool:
        return bool(self.ways())

    def draggable(self, key: str) -> bool:
        if key in self.own_cards():
            return self._picks or self.ordered
        return self.may_act and drawn(self.view, key) is not None

    def drop(self, key: str, zone: str) -> Action | None:
        if not self.may_act:
            return None
        if key not in self.own_cards():
            return drawn(self.view, key) if zone == HAND else None
        if zone == "discard" and self.view.phase == DISCARD:
            return self._try_discard(key)
        if zone == "knock" and self.view.phase == DISCARD:
            self.selected = {key}
            return self._try_knock()
        if zone.startswith("meld:") and self.view.phase == LAYOFF:
            return self.try_action(layoff(self.view, key, zone[5:]))
        return None

    def _pick(self, key: str) -> None:
        if not self._picks or key not in self.own_cards():
            return
        self.refusal = self.warned = self.given_up = ""
        self.keeping = False
        self._forget_hint()
        if by_hand(self.view):
            self.selected ^= {key}
        else:
            self.selected = set() if self.selected == {key} else {key}

    @property
    def _picks(self) -> bool:
        """Whether cards can be picked up."""
        return self.may_act and self.view.phase in (DISCARD, LAYOFF)

    def clear(self) -> None:
        super().clear()
        self.warned = self.given_up = self.refusal = ""
        self._forget_hint()

    # -- hints -----------------------------------------------------------------------------------
    def hint(self, actions: Sequence[Action]) -> None:
        self.clear()
        best = actions[0]
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

    # -- showing ---------------------------------------------------------------------------------
    def places(self) -> Sequence[str]:
        if not self.may_act:
            return ()
        if self.view.phase == LAYOFF:
            return [f"meld:{n}" for n, _ in enumerate(self.view.melds_on_table, 1)]
        if self.view.phase == DISCARD:
            return ["discard"] if self._card else ()
        return ["stock", "discard"]

    def marks(self) -> Marks:
        hand = frozenset(self.view.hand)
        call, bad = self.said, False
        hinted = frozenset({self.hinted}) if self.hinted else fits(self.view)
        if self._card and self.view.phase == DISCARD and not call:
            why = self._why(DISCARD_OF[BIT_OF[self._card]])
            call, bad = ("✕ " + why, True) if why else ("", False)
        elif self._card and self.view.phase == LAYOFF and not call and not by_hand(self.view):
            why = self._why(layoff(self.view, self._card))
            call, bad = ("✕ " + why, True) if why else ("", False)
        return Marks(
            selectable=hand if self._picks else frozenset(),
            selected=frozenset(self.selected),
            dimmed=frozenset(useless(self.view)),
            hinted=hinted,
            call=call,
            call_bad=bad,
        )

    def tracker(self) -> Sequence[TrackerCell]:
        return tracker_cells(self.view)
