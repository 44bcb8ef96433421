"""The words of the side panel: result, scores, the cards still out, the deal's seed."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from cardtable.engine.match import Match
from cardtable.engine.promise import grouped
from cardtable.engine.state import TABLE
from cardtable.models.controls.base import Controls
from cardtable.models.texts import course
from cardtable.phrases.numbers import points
from cardtable.phrases.rulebook import explained
from cardtable.ui.panel.parts import SeatRow
from cardtable.ui.panel.side_panel import SidePanel
from cardtable.ui.widgets.labels import tip_text


def fill_panel(panel: SidePanel, controls: Controls[Any], match: Match) -> None:
    """Fill the panel from a seat's view; the seed is shown once the match is over."""
    translate = QCoreApplication.translate
    view, names, phrases = controls.view, controls.names, controls.phrases
    panel.show_recent()
    result = phrases.result(view, names)
    panel.show_result(translate("SidePanel", "Result"), result)
    said = "\n".join(fact.label for fact in result)
    panel.result.setToolTip(tip_text(explained(said, phrases.glossary())))
    panel.show_scores_head(phrases.scores_head())
    seats = list(range(view.seats))
    over, divisor = view.turn in (None, TABLE), controls.game.score_divisor
    if over:
        seats.sort(key=lambda s: -view.scores[s])
    stakes = phrases.stakes(view)
    panel.seats.show_rows(
        [
            SeatRow(
                s,
                names[s],
                phrases.role(view, s),
                stakes.scores[s] if stakes else points(view.scores[s], divisor),
                s == view.seat,
                stakes.figures[s] if stakes else "",
            )
            for s in seats
        ],
        (stakes.head, stakes.scores_head) if stakes else None,
    )
    title = phrases.course_title() if over else ""
    panel.course.show_course(title, course(view), names, divisor)
    panel.fit_score_sheet()
    panel.race.show_race(phrases.race(view), names)
    panel.tracker.show_cells(controls.tracker())
    panel.strip.show_cells(controls.tracker(), controls.counts_cards)
    if view.turn is None:
        words = translate("SidePanel", "Seed of this match: {seed}").format(seed=match.seed.text)
    elif match.promise is not None and match.promise.terms.numbered:
        words = translate("SidePanel", "Numbered deal: whoever knows the number knows the cards.")
    else:
        words = translate(
            "SidePanel",
            "The cards are already set. Their fingerprint: Help → How deals are kept fair.",
        )
    panel.foot.setText(words)
    panel.foot.setToolTip(grouped(match.commitment))
