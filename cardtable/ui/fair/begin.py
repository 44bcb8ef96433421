"""How a match begins: with its promise, and with everybody's words if they are wanted."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from cardtable.engine.match import Match, promise_of
from cardtable.engine.promise import Promise
from cardtable.ui.setup.request import MatchRequest
from cardtable.ui.widgets.theme import Theme


def begun(request: MatchRequest, ask: bool, theme: Theme, parent: QWidget) -> Match | None:
    """Make the requested match; ``None`` if it is cancelled.

    ``ask`` first shows its fingerprint and asks everybody for words.
    """
    promise = promise_of(request.game, request.options, request.seats, numbered=request.numbered)
    if ask:
        from cardtable.ui.fair.before import BeforeDeal  # most matches do without it

        digits = promise.commitment(request.seed)
        dialog = BeforeDeal(theme, digits, request.seats, request.numbered, parent)
        if not dialog.exec():
            return None
        promise = Promise(promise.terms, dialog.words)
    return Match(request.game, request.options, request.seats, request.seed, promise=promise)
