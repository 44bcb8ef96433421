"""What a seat can do with mouse and keys: a click on the stock, two buttons, three keys."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from cardtable.engine.actions import NEXT, Action
from cardtable.models.controls.base import Button, Controls, Marks, Step
from cardtable.phrases.base import Names
from cardtable.translation import pgettext
from cardtable_jugo.rules import DRAW, STAND
from cardtable_jugo.view import JugoView

_ACTIONS = {"draw": DRAW, "stand": STAND, "next": NEXT}


@dataclass
class JugoControls(Controls[JugoView]):
    """The controls of one seat.

    Attributes:
        hinted: what a hint advises, in words.
    """

    hinted: str = ""

    def see(self, view: JugoView, names: Names) -> None:
        super().see(view, names)
        self.hinted = ""

    def buttons(self) -> Sequence[Button]:
        if self.between_deals:
            text = (
                pgettext("Jugo", "See the result")
                if self.view.ends_with_next
                else pgettext("Jugo", "Next round")
            )
            return [Button("next", text, "Return", "primary")]
        if not self.may_act:
            return []
        return [
            Button("hint", pgettext("Jugo", "Hint"), "H"),
            replace(self._choice("stand", pgettext("Jugo", "Stand"), "S", STAND), beside=True),
            self._choice("draw", pgettext("Jugo", "Take a card"), "C", DRAW),
        ]

    def _choice(self, id_: str, text: str, key: str, action: Action) -> Button:
        refusal = self.view.legal.reason(action)
        why = self.phrases.reason(refusal.reason, refusal.params, self.names) if refusal else ""
        return Button(id_, text, key, "choice", not why, why)

    def press(self, button: str) -> Action | None:
        return self.try_action(_ACTIONS[button]) if button in _ACTIONS else None

    def places(self) -> Sequence[str]:
        return ("stock",) if self.may_act else ()

    def click(self, key: str, zone: str) -> Action | None:
        return self.try_action(DRAW) if zone == "stock" and self.may_act else None

    def steps(self, action: Action) -> Sequence[Step]:
        return (Step("choose", "stock"),) if action == DRAW else super().steps(action)

    def hint(self, actions: Sequence[Action]) -> None:
        self.hinted = pgettext(
            "Jugo", "Hint: {action}", action=self.phrases.action(self.view, actions[0])
        )

    def clear(self) -> None:
        super().clear()
        self.hinted = ""

    def marks(self) -> Marks:
        return Marks(call=self.hinted)
