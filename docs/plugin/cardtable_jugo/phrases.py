"""The sentences of the game. Its engine uses ids and parameters; here they become words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardtable.engine.actions import Action
from cardtable.engine.events import Event
from cardtable.engine.state import TABLE, DealResult, Outcome
from cardtable.engine.table import Text
from cardtable.phrases.base import YOU, Fact, Names, Phrases, Prompt
from cardtable.phrases.lists import listed
from cardtable.phrases.numbers import points
from cardtable.translation import pgettext
from cardtable_jugo.cards import rank
from cardtable_jugo.rules import DRAW
from cardtable_jugo.view import JugoView
from cardtable_jugo.words import event_text, reason_text, sections


class JugoPhrases(Phrases[JugoView]):
    """The sentences of Jūgo, in the current language."""

    def title(self) -> str:
        return pgettext("Jugo", "Jūgo")

    def native(self) -> str:
        return "十五"

    def tagline(self) -> str:
        return pgettext("Jugo", "As near to fifteen as you dare, but not over.")

    def duration(self) -> str:
        return pgettext("Jugo", "2 to 6 players · about 10 min")

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
            return pgettext("Jugo", "Take a card")
        return pgettext("Jugo", "Stand")

    def why(self, reason: str, numbers: Sequence[int] = ()) -> str:
        return {
            "cannot_go_over": pgettext("Jugo", "No card can take you over fifteen."),
            "draw_pays": pgettext("Jugo", "Another card is worth its risk."),
            "draw_risks": pgettext("Jugo", "Another card goes over fifteen too often."),
            "stand_holds": pgettext("Jugo", "This is enough to win often."),
            "stand_loses": pgettext("Jugo", "This is rarely enough to win."),
        }.get(reason, "")

    def facts(self, view: JugoView, names: Names) -> list[Fact]:
        number = pgettext(
            "Jugo", "{number} of {count}", number=view.deal, count=view.options.number("rounds")
        )
        return [
            Fact(pgettext("Jugo", "Round"), number, big=True),
            Fact(pgettext("Jugo", "Dealer"), names[view.dealer]),
        ]

    def prompt(self, view: JugoView, names: Names) -> Prompt:
        if view.outcome is not None:
            return self.outcome(view.outcome, names)
        if view.turn == TABLE or view.turn is None:
            if view.seat is None:
                return Prompt(pgettext("Jugo", "Round {number} is over", number=view.deal))
            won = view.sheet[-1].deltas[view.seat]
            return Prompt(
                pgettext("Jugo", "This round brings you {points}", points=points(won, sign=True))
            )
        if view.turn != view.seat:
            return Prompt(pgettext("Jugo", "{name} is thinking…", name=names[view.turn]))
        detail = pgettext("Jugo", "You have {total}.", total=view.total(view.seat))
        return Prompt(pgettext("Jugo", "take a card, or stand?"), detail, YOU)

    def seat_line(self, view: JugoView, seat: int) -> str:
        return pgettext("Jugo", "Points: {points}", points=points(view.scores[seat]))

    def role(self, view: JugoView, seat: int) -> str:
        return pgettext("Jugo", "Dealer") if seat == view.dealer else ""

    def caption(self, text: Text, names: Names) -> str:
        said = dict(text.params)
        match text.id:
            case "stock":
                return pgettext("Jugo", "Cards left: {count}", count=said["count"])
            case "total":
                return pgettext("Jugo", "Total: {total}", total=said["total"])
            case "counted":
                won = said["points"]
                assert isinstance(won, int)
                return pgettext(
                    "Jugo",
                    "Total: {total}, points: {points}",
                    total=said["total"],
                    points=points(won, sign=True),
                )
        return super().caption(text, names)

    def result(self, view: JugoView, names: Names) -> list[Fact]:
        if view.turn != TABLE:
            return []
        text = pgettext("Jugo", "{name}: {total}")
        return [
            Fact(text.format(name=names[seat], total=view.total(seat)), points(won, sign=True))
            for seat, won in enumerate(view.sheet[-1].deltas)
        ]

    def score_row(self, view: JugoView, row: DealResult) -> str:
        return pgettext("Jugo", "Round {number}", number=row.number)

    def outcome(self, outcome: Outcome, names: Names) -> Prompt:
        text = pgettext("Jugo", "Winner: {names}")
        detail = pgettext("Jugo", "All rounds are played.")
        return Prompt(text.format(names=listed(names[seat] for seat in outcome.winners)), detail)

    def option(self, key: str) -> tuple[str, str]:
        if key == "rounds":
            return pgettext("Jugo", "Rounds"), pgettext("Jugo", "How many rounds are played.")
        return (
            pgettext("Jugo", "Exactly fifteen"),
            pgettext("Jugo", "Whether a win with exactly fifteen counts twice."),
        )

    def option_value(self, key: str, value: str | int) -> str:
        if key == "rounds":
            return str(value)
        if value == "double":
            return pgettext("Jugo", "Counts twice")
        return pgettext("Jugo", "Counts once")

    def preset(self, preset: str) -> tuple[str, str]:
        return (
            pgettext("Jugo", "Usual rules"),
            pgettext("Jugo", "Twelve rounds; exactly fifteen counts twice."),
        )


PHRASES = JugoPhrases()
