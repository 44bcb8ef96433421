"""A seat's hands in Oklahoma Gin; what follows a knock is in ``oklahoma_gin_layoff.py``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from cardtable.engine.actions import Action
from cardtable.games.oklahoma_gin.cards import BIT_OF, RANKS, SUITS, card_set
from cardtable.games.oklahoma_gin.legal import (
    BIG_GIN_KNOCK,
    DISCARD,
    DISCARD_OF,
    DONE,
    DRAW_STOCK,
    KNOCK_OF,
    LAYOFF,
    PASS,
    TAKE,
)
from cardtable.games.oklahoma_gin.melds import deadwood
from cardtable.games.oklahoma_gin.view import OklahomaGinView
from cardtable.models.controls.base import Button, Controls, Marks, TrackerCell
from cardtable.models.controls.oklahoma_gin_layoff import (
    arrangement,
    by_hand,
    layoff,
    layoff_buttons,
    new_meld,
)
from cardtable.phrases.base import Names, Prompt
from cardtable.phrases.oklahoma_gin.words import card_sign, hint_text, rank_word

_MELDS = "123456789"


@dataclass
class OklahomaGinControls(Controls[OklahomaGinView]):
    """Piles, one card in the hand, and the knocker's melds.

    Attributes:
        warned: the card with which a knock above the limit has been tried once.
        hinted: the card or place a hint points at.
        said: the hint in words.
    """

    warned: str = ""
    hinted: str = ""
    said: str = ""

    def own_cards(self) -> set[str]:
        return set(self.view.hand)

    def see(self, view: OklahomaGinView, names: Names) -> None:
        super().see(view, names)
        self.warned = ""
        self._forget_hint()
        if self.view.phase not in (DISCARD, LAYOFF):
            self.selected.clear()

    @property
    def _card(self) -> str:
        """The one card that is picked up, or empty."""
        return next(iter(self.selected)) if len(self.selected) == 1 else ""

    def prompt(self) -> Prompt:
        if not self.warned or self.refusal:
            return super().prompt()
        title = QCoreApplication.translate("OklahomaGin", "Knock above the limit?")
        detail = QCoreApplication.translate(
            "OklahomaGin",
            "Your hand is shown, you take it back, the {card} is turned up, and {name} goes on.",
        )
        other = self.names[1 - (self.view.seat or 0)]
        return Prompt(title, detail.format(card=card_sign(self.warned), name=other))

    # -- buttons ---------------------------------------------------------------------------------
    def buttons(self) -> Sequence[Button]:
        if self.between_deals:
            return [self._next()]
        if not self.may_act:
            return []
        hint = Button("hint", QCoreApplication.translate("Controls", "Hint"), "H")
        if self.view.phase == DISCARD:
            return [hint, self._knock(), self._discard()]
        if self.view.phase == LAYOFF:
            return [hint, *layoff_buttons(self.view, self.selected, self._card, self._why)]
        return [hint, *self._draws()]

    def _next(self) -> Button:
        if self.view.game_result is None:
            text = QCoreApplication.translate("OklahomaGin", "Next hand")
        elif self.view.ends_with_next:
            text = QCoreApplication.translate("OklahomaGin", "See the result")
        else:
            text = QCoreApplication.translate("OklahomaGin", "Next game")
        return Button("next", text, "Return", "primary")

    def _why(self, action: Action) -> str:
        """Why an action is refused now, or empty."""
        refusal = self.view.legal.reason(action)
        if refusal is None:
            return ""
        return self.phrases.reason(refusal.reason, refusal.params, self.names)

    def _draws(self) -> list[Button]:
        top = self.view.pile[-1]
        take = QCoreApplication.translate("OklahomaGin", "Take {card}")
        why = self._why(PASS), self._why(TAKE), self._why(DRAW_STOCK)
        return [
            Button(
                "pass",
                QCoreApplication.translate("OklahomaGin", "Pass"),
                "P",
                "choice",
                not why[0],
                why[0],
            ),
            Button("take", take.format(card=card_sign(top)), "U", "choice", not why[1], why[1]),
            Button(
                "draw",
                QCoreApplication.translate("OklahomaGin", "Draw"),
                "D",
                "choice",
                not why[2],
                why[2],
            ),
        ]

    def _discard(self) -> Button:
        text = QCoreApplication.translate("OklahomaGin", "Discard")
        if not self._card:
            why = QCoreApplication.translate("OklahomaGin", "Select a card first.")
            return Button("discard", text, "Return", "primary", False, why)
        why = self._why(DISCARD_OF[BIT_OF[self._card]])
        named = QCoreApplication.translate("OklahomaGin", "Discard {card}")
        text = named.format(card=card_sign(self._card))
        return Button("discard", text, "Return", "primary", not why, why)

    def _knock(self) -> Button:
        text = QCoreApplication.translate("OklahomaGin", "Knock")
        if not self._card:
            if BIG_GIN_KNOCK in self.view.legal:
                return Button(
                    "knock", QCoreApplication.translate("OklahomaGin", "Big gin"), "K", "choice"
                )
            why = QCoreApplication.translate(
                "OklahomaGin", "Select the card to lay away face down first."
            )
            return Button("knock", text, "K", "choice", False, why)
        left = self._left()
        why = self._why(KNOCK_OF[BIT_OF[self._card]])
        if not left:
            text = QCoreApplication.translate("OklahomaGin", "Knock: gin")
        elif self.warned == self._card:
            text = QCoreApplication.translate("OklahomaGin", "Knock with {count} anyway")
        else:
            text = QCoreApplication.translate("OklahomaGin", "Knock with {count}")
        return Button("knock", text.format(count=left), "K", "choice", not why, why)

    def _left(self) -> int:
        """Deadwood without the card that is picked up."""
        return deadwood(card_set(self.view.hand) & ~BIT_OF[self._card])

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
                return self.try_action(DONE)
            case "discard" if self._card:
                return self.try_action(DISCARD_OF[BIT_OF[self._card]])
            case "discard":
                return self.try_action(Action("discard"))
            case "knock":
                return self._try_knock()
            case "layoff" if self._card:
                return self.try_action(layoff(self.view, self._card))
            case "meld":
                action = arrangement(self.view, self.selected)
                return self.try_action(action) if action is not None else None
            case "clear":
                self.clear()
        if button.startswith("meld:"):
            return self._on_meld(button)
        return None

    def _try_knock(self) -> Action | None:
        if not self._card:
            return self.try_action(BIG_GIN_KNOCK)
        action = self.try_action(KNOCK_OF[BIT_OF[self._card]])
        above = self._left() > self.view.limit
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
        return {"Esc": "clear"} if self.selected else {}

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
            self.warned = ""
        else:
            self.clear()
        return None

    def slide(self, keys: Sequence[str]) -> None:
        if not by_hand(self.view) or not self._picks:
            return
        self._forget_hint()
        self.refusal = ""
        self.selected |= {key for key in keys if key in self.own_cards()}

    def draggable(self, key: str) -> bool:
        return self._picks and key in self.own_cards()

    def drop(self, key: str, zone: str) -> Action | None:
        if not self._picks or key not in self.own_cards():
            return None
        if zone == "discard" and self.view.phase == DISCARD:
            return self.try_action(DISCARD_OF[BIT_OF[key]])
        if zone.startswith("meld:") and self.view.phase == LAYOFF:
            return self.try_action(layoff(self.view, key, zone[5:]))
        return None

    def _pick(self, key: str) -> None:
        if not self._picks or key not in self.own_cards():
            return
        self.refusal = self.warned = ""
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
        self.warned = self.refusal = ""
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

    def hint_key(self, action: Action) -> str:
        return "K" if action.verb == "knock" else "Return"  # what ends a hand is never on Enter

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
        if self._card and self.view.phase == DISCARD and not call:
            why = self._why(DISCARD_OF[BIT_OF[self._card]])
            call, bad = ("✕ " + why, True) if why else ("", False)
        elif self._card and self.view.phase == LAYOFF and not call and not by_hand(self.view):
            why = self._why(layoff(self.view, self._card))
            call, bad = ("✕ " + why, True) if why else ("", False)
        return Marks(
            selectable=hand if self._picks else frozenset(),
            selected=frozenset(self.selected),
            dimmed=frozenset(self._useless()),
            hinted=frozenset({self.hinted} if self.hinted else ()),
            call=call,
            call_bad=bad,
        )

    def _useless(self) -> set[str]:
        """Cards that cannot be laid away now; none while laying off, where order matters."""
        view = self.view
        kept = view.phase == DISCARD and self.may_act and not view.rules.return_taken
        return {view.taken} if kept and view.taken else set()

    def tracker(self) -> Sequence[TrackerCell]:
        view = self.view
        if view.seat is None:
            return ()
        seen = view.seen
        return [
            TrackerCell(rank_word(rank), sum(rank + suit not in seen for suit in SUITS), 4)
            for rank in reversed(RANKS)
        ]
