"""What the side panel says of the table: result, scores, what is still out, the deal's seed."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cardtable.engine.game import TABLE
from cardtable.engine.seeds import Seed
from cardtable.models.controls.base import Controls
from cardtable.phrases.numbers import points
from cardtable.ui.side_panel import SidePanel


def tell_panel(panel: SidePanel, controls: Controls, seed: Seed) -> None:
    """Fill the panel from the view of a seat; the seed is told once the match is over."""
    translate = QCoreApplication.translate
    view, names, phrases = controls.view, controls.names, controls.phrases
    panel.tell_recent()
    panel.show_result(translate("SidePanel", "Result"), phrases.result(view, names))
    panel.show_scores_head(phrases.scores_head())
    seats = list(range(view.seats))
    if view.turn in (None, TABLE):
        seats.sort(key=lambda s: -view.scores[s])
    panel.seats.show_rows(
        [
            (
                s,
                names[s],
                phrases.role(view, s),
                points(view.scores[s], controls.game.score_divisor),
                s == view.seat,
            )
            for s in seats
        ]
    )
    panel.tracker.show_cells(controls.tracker())
    if view.turn is None:
        words = translate("SidePanel", "Seed of this match: {seed}").format(seed=seed.text)
    else:
        words = translate(
            "SidePanel", "Deal {fingerprint}. The seed is shown after the match."
        ).format(fingerprint=f"{seed.fingerprint[:4]} {seed.fingerprint[4:8]}")
    panel.foot.setText(words)
    panel.foot.setToolTip(seed.fingerprint)
