"""A seat's controls in Oklahoma Gin; what follows a knock is in ``oklahoma_gin_layoff.py``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QCoreApplication

from cardtable.engine.actions import Action
from cardtable.engine.table import HAND
from cardtable.games.oklahoma_gin.cards import BIT_OF
from cardtable.games.oklahoma_gin.hand import WAYS, ordered
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
)
from cardtable.games.oklahoma_gin.view import OklahomaGinView
from cardtable.models.controls.base import Button, Controls, Marks, TrackerCell
from cardtable.models.controls.oklahoma_gin_draw import draw_buttons, drawn
from cardtable.models.controls.oklahoma_gin_knock import (
    best_knock,
    discard_button,
    ends_first,
    false_knock,
    knock_button,
    left_without,
    thrown_away,
    within_reach,
)
from cardtable.models.controls.oklahoma_gin_layoff import (
    all_layoffs,
    arrangement,
    by_hand,
    fits,
    layoff,
    layoff_buttons,
    new_meld,
    still_fits,
)
from cardtable.models.controls.oklahoma_gin_shown import next_button, tracker_cells, useless
from cardtable.phrases.base import Names, Prompt
from cardtable.phrases.oklahoma_gin.words import card_sign, hint_text

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
