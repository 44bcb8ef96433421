"""The sentences of the game. Its engine uses ids and parameters; here they become words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from cardtable.engine.actions import Action
from cardtable.engine.events import Event
from cardtable.engine.state import TABLE, DealResult, Outcome
from cardtable.engine.table import Text
from cardtable.phrases.base import YOU, Fact, Names, Phrases, Prompt
from cardtable.phrases.lists import listed
from cardtable.phrases.numbers import points
from cardtable_jugo.cards import rank
from cardtable_jugo.rules import DRAW
from cardtable_jugo.view import JugoView
from cardtable_jugo.words import event_text, reason_text, sections


class JugoPhrases(Phrases[JugoView]):
    """The sentences of Jūgo, in the current language."""

    def title(self) -> str:
        return QCoreApplication.translate("Jugo", "Jūgo")

    def native(self) -> str:
        return "十五"

    def tagline(self) -> str:
        return QCoreApplication.translate("Jugo", "As near to fifteen as you dare, but not over.")

    def duration(self) -> str:
        return QCoreApplication.translate("Jugo", "2 to 6 players · about 10 min")

    def rules(self) -> list[tuple[str, str]]:
        return sections()

    def card(self, code: str) -> str:
        return str(rank(code))

    def event(self, event: Event, names: Names) -> str:
        return event_text(event, names)

    def reason(self, reason: str, params: Mapping[str, int | str], names: Names) -> str:
        return reason_text(reason, params)

    def action(self, view: JugoView, action: Action) -> str:
        if action == DRAW:
            return QCoreApplication.translate("Jugo", "Take a card")
        return QCoreApplication.translate("Jugo", "Stand")

    def why(self, reason: str, numbers: Sequence[int] = ()) -> str:
        translate = QCoreApplication.translate
        return {
            "cannot_go_over": translate("Jugo", "No card can take you over fifteen."),
            "draw_pays": translate("Jugo", "Another card is worth its risk."),
            "draw_risks": translate("Jugo", "Another card goes over fifteen too often."),
            "stand_holds": translate("Jugo", "This is enough to win often."),
            "stand_loses": translate("Jugo", "This is rarely enough to win."),
        }.get(reason, "")

    def facts(self, view: JugoView, names: Names) -> list[Fact]:
        translate = QCoreApplication.translate
        number = translate("Jugo", "{number} of {count}").format(
            number=view.deal, count=view.options.number("rounds")
        )
        return [
            Fact(translate("Jugo", "Round"), number, big=True),
            Fact(translate("Jugo", "Dealer"), names[view.dealer]),
        ]

    def prompt(self, view: JugoView, names: Names) -> Prompt:
        translate = QCoreApplication.translate
        if view.outcome is not None:
            return self.outcome(view.outcome, names)
        if view.turn == TABLE or view.turn is None:
            if view.seat is None:
                return Prompt(translate("Jugo", "Round {number} is over").format(number=view.deal))
            won = view.sheet[-1].deltas[view.seat]
            text = translate("Jugo", "This round brings you {points}")
            return Prompt(text.format(points=points(won, sign=True)))
        if view.turn != view.seat:
            text = translate("Jugo", "{name} is thinking…")
            return Prompt(text.format(name=names[view.turn]))
        detail = translate("Jugo", "You have {total}.").format(total=view.total(view.seat))
        return Prompt(translate("Jugo", "take a card, or stand?"), detail, YOU)

    def seat_line(self, view: JugoView, seat: int) -> str:
        text = QCoreApplication.translate("Jugo", "Points: {points}")
        return text.format(points=points(view.scores[seat]))

    def role(self, view: JugoView, seat: int) -> str:
        return QCoreApplication.translate("Jugo", "Dealer") if seat == view.dealer else ""

    def caption(self, text: Text, names: Names) -> str:
        said, translate = dict(text.params), QCoreApplication.translate
        match text.id:
            case "stock":
                return translate("Jugo", "Cards left: {count}").format(count=said["count"])
            case "total":
                return translate("Jugo", "Total: {total}").format(total=said["total"])
            case "counted":
                won = said["points"]
                assert isinstance(won, int)
                words = translate("Jugo", "Total: {total}, points: {points}")
                return words.format(total=said["total"], points=points(won, sign=True))
        return super().caption(text, names)

    def result(self, view: JugoView, names: Names) -> list[Fact]:
        if view.turn != TABLE:
            return []
        text = QCoreApplication.translate("Jugo", "{name}: {total}")
        return [
            Fact(text.format(name=names[seat], total=view.total(seat)), points(won, sign=True))
            for seat, won in enumerate(view.sheet[-1].deltas)
        ]

    def score_row(self, view: JugoView, row: DealResult) -> str:
        return QCoreApplication.translate("Jugo", "Round {number}").format(number=row.number)

    def outcome(self, outcome: Outcome, names: Names) -> Prompt:
        text = QCoreApplication.translate("Jugo", "Winner: {names}")
        detail = QCoreApplication.translate("Jugo", "All rounds are played.")
        return Prompt(text.format(names=listed(names[seat] for seat in outcome.winners)), detail)

    def option(self, key: str) -> tuple[str, str]:
        translate = QCoreApplication.translate
        if key == "rounds":
            return translate("Jugo", "Rounds"), translate("Jugo", "How many rounds are played.")
        return (
            translate("Jugo", "Exactly fifteen"),
            translate("Jugo", "Whether a win with exactly fifteen counts twice."),
        )

    def option_value(self, key: str, value: str | int) -> str:
        if key == "rounds":
            return str(value)
        if value == "double":
            return QCoreApplication.translate("Jugo", "Counts twice")
        return QCoreApplication.translate("Jugo", "Counts once")

    def preset(self, preset: str) -> tuple[str, str]:
        return (
            QCoreApplication.translate("Jugo", "Usual rules"),
            QCoreApplication.translate("Jugo", "Twelve rounds; exactly fifteen counts twice."),
        )


PHRASES = JugoPhrases()
