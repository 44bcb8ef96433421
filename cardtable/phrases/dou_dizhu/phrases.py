"""The sentences of Dou Dizhu."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from cardtable.engine.actions import Action
from cardtable.engine.events import Event
from cardtable.engine.options import Options
from cardtable.engine.state import TABLE, DealResult, Outcome
from cardtable.games.dou_dizhu.auction import highest
from cardtable.games.dou_dizhu.plays import Reading
from cardtable.games.dou_dizhu.scoring import NO_SPRING, UNIT
from cardtable.games.dou_dizhu.view import BID, OVER, SCORED, DouDizhuView
from cardtable.phrases.base import YOU, Fact, MomentWords, Names, Phrases, Prompt
from cardtable.phrases.dou_dizhu.hints import action_text, why_text
from cardtable.phrases.dou_dizhu.options import (
    option_words,
    preset_words,
    value_meaning,
    value_words,
)
from cardtable.phrases.dou_dizhu.play import (
    caption_text,
    doubling,
    event_text,
    moment_words,
    reason_text,
    spring_seen,
)
from cardtable.phrases.dou_dizhu.rules import PASSAGES, dou_dizhu_rulebook, dou_dizhu_terms
from cardtable.phrases.dou_dizhu.words import (
    card_name,
    combination_inside,
    combination_label,
    points,
)
from cardtable.phrases.lists import listed
from cardtable.phrases.order import order_keys
from cardtable.phrases.rulebook import Section, Term

if TYPE_CHECKING:  # the start page does without
    from cardtable.engine.moments import Moment
    from cardtable.engine.table import Text


class DouDizhuPhrases(Phrases[DouDizhuView]):
    """The sentences of Dou Dizhu."""

    def title(self) -> str:
        return QCoreApplication.translate("DouDizhu", "Dou Dizhu")

    def native(self) -> str:
        return "斗地主"

    def tagline(self) -> str:
        return QCoreApplication.translate(
            "DouDizhu", "Two farmers against one landlord: be the first to play all your cards."
        )

    def duration(self) -> str:
        return QCoreApplication.translate("DouDizhu", "3 players · about 20 min")

    def rulebook(self, options: Options) -> list[Section]:
        return dou_dizhu_rulebook(options)

    def glossary(self) -> list[Term]:
        return dou_dizhu_terms()

    def passages(self) -> dict[str, str]:
        return PASSAGES

    def card(self, code: str) -> str:
        return card_name(code)

    def keys(self) -> list[tuple[str, str]]:
        translate = QCoreApplication.translate
        return [
            ("3 … 9 0 J Q K A 2 W", translate("DouDizhu", "Pick up a card of that rank")),
            ("5-9", translate("DouDizhu", "Pick up a chain from rank to rank")),
            ("R", translate("DouDizhu", "Other reading")),
            ("1 2 3", translate("DouDizhu", "Bid")),
            ("P", translate("DouDizhu", "Pass")),
            *order_keys(),
        ]

    def combination(self, reading: Reading) -> str:
        """Name of a combination, as a label (“Straight 3–7”)."""
        return combination_label(reading)

    def event(self, event: Event, names: Names) -> str:
        return event_text(event, names)

    def reason(self, reason: str, params: Mapping[str, int | str], names: Names) -> str:
        return reason_text(reason, params, names)

    def action(self, view: DouDizhuView, action: Action) -> str:
        return action_text(view, action)

    def why(self, reason: str, numbers: Sequence[int] = ()) -> str:
        return why_text(reason, numbers)

    def facts(self, view: DouDizhuView, names: Names) -> list[Fact]:
        deal = QCoreApplication.translate("DouDizhu", "{deal} of {deals}").format(
            deal=view.deal, deals=view.rules.deals
        )
        facts = [Fact(QCoreApplication.translate("DouDizhu", "Deal"), deal, place=True)]
        label = QCoreApplication.translate("DouDizhu", "Bid")
        if view.landlord is None:
            bid = highest(view.bids)
            undecided = QCoreApplication.translate("DouDizhu", "none yet")
            return [*facts, Fact(label, str(bid) if bid else undecided, big=bool(bid))]
        facts.append(Fact(label, str(view.stake), big=True))
        bombs = view.bombs  # plain names only: lupdate loses a text whose number is an expression
        if bombs:
            label = QCoreApplication.translate("DouDizhu", "%n bomb(s)", "", bombs)
        else:
            label = QCoreApplication.translate("DouDizhu", "Multiplier")
        facts.append(Fact(label, f"×{view.multiplier}", big=True, counts=True))
        label = QCoreApplication.translate("DouDizhu", "At stake")
        facts.append(Fact(label, str(view.at_stake), big=True, counts=True))
        return facts

    def prompt(self, view: DouDizhuView, names: Names) -> Prompt:
        if view.outcome is not None:
            return self.outcome(view.outcome, names)
        if view.turn == TABLE:
            return self._deal_ended(view, names)
        if view.turn != view.seat:
            assert view.turn is not None
            text = QCoreApplication.translate("DouDizhu", "{name} is thinking…")
            return Prompt(text.format(name=names[view.turn]))
        if view.phase == BID:
            return self._bid_prompt(view, names)
        return self._play_prompt(view, names)

    def _bid_prompt(self, view: DouDizhuView, names: Names) -> Prompt:
        if view.rules.sealed:
            title = QCoreApplication.translate("DouDizhu", "bid 1, 2 or 3")
            detail = QCoreApplication.translate(
                "DouDizhu",
                "Bids are revealed once everyone has bid; between equal bids the earlier "
                "one counts.",
            )
            return Prompt(title, detail, YOU)
        top = highest(view.bids)
        if view.rules.auction == "one_call_each" or top == 0:
            title = QCoreApplication.translate("DouDizhu", "bid 1, 2 or 3, or pass")
        elif top == 1:
            title = QCoreApplication.translate("DouDizhu", "bid 2 or 3, or pass")
        else:
            title = QCoreApplication.translate("DouDizhu", "bid 3, or pass")
        if not top:
            detail = QCoreApplication.translate(
                "DouDizhu", "The highest bidder takes the kitty and plays alone for that stake."
            )
            return Prompt(title, detail, YOU)
        bidder = next(bid.seat for bid in view.bids if bid.amount == top)
        detail = QCoreApplication.translate("DouDizhu", "{name} has bid {bid}.")
        return Prompt(title, detail.format(name=names[bidder], bid=top), YOU)

    def _play_prompt(self, view: DouDizhuView, names: Names) -> Prompt:
        if view.to_beat is None:
            if not view.plays:
                title = QCoreApplication.translate("DouDizhu", "lead the first trick")
            else:
                title = QCoreApplication.translate("DouDizhu", "lead the next trick")
            detail = QCoreApplication.translate(
                "DouDizhu", "Lead any card or combination; you can’t pass."
            )
            return Prompt(title, detail, YOU)
        assert view.beat_seat is not None
        name = names[view.beat_seat]
        title = QCoreApplication.translate(
            "DouDizhu", "beat {combination} from {name}, or pass"
        ).format(combination=combination_inside(view.to_beat), name=name)
        if view.to_beat.is_bomb:
            detail = QCoreApplication.translate("DouDizhu", "Only a higher bomb beats a bomb.")
        elif view.landlord not in (view.seat, view.beat_seat):
            detail = QCoreApplication.translate("DouDizhu", "{name} is your partner.")
        else:
            detail = QCoreApplication.translate(
                "DouDizhu", "Same type and number of cards, but higher – or a bomb."
            )
        return Prompt(title, detail.format(name=name), YOU)

    def _deal_ended(self, view: DouDizhuView, names: Names) -> Prompt:
        row = view.sheet[-1]
        facts = dict(row.facts)
        landlord_won = facts["side"] == "landlord"
        if view.seat is None:
            if landlord_won:
                title = QCoreApplication.translate("DouDizhu", "The landlord wins the deal")
            else:
                title = QCoreApplication.translate("DouDizhu", "The farmers win the deal")
            return Prompt(title, spring_seen(view, str(facts["spring"]), names))
        gain = points(row.deltas[view.seat], signed=True)
        if row.deltas[view.seat] < 0:
            title = QCoreApplication.translate("DouDizhu", "You lose the deal: {points}")
        elif view.seat == facts["landlord"]:
            title = QCoreApplication.translate("DouDizhu", "You win as landlord: {points}")
        elif view.seat == facts["out"]:
            title = QCoreApplication.translate(
                "DouDizhu", "You went out – the farmers win: {points}"
            )
        else:
            title = QCoreApplication.translate("DouDizhu", "Your partner went out: {points}")
        return Prompt(title.format(points=gain), spring_seen(view, str(facts["spring"]), names))

    def seat_line(self, view: DouDizhuView, seat: int) -> str:
        cards = view.counts[seat]
        return QCoreApplication.translate("DouDizhu", "%n card(s)", "", cards)

    def caption(self, text: Text, names: Names) -> str:
        return caption_text(text, names)

    def moment(self, moment: Moment, names: Names) -> MomentWords:
        return moment_words(moment, names)

    def course_title(self) -> str:
        return QCoreApplication.translate("DouDizhu", "Points by deal")

    def role(self, view: DouDizhuView, seat: int) -> str:
        if view.landlord == seat:
            return QCoreApplication.translate("DouDizhu", "Landlord")
        return ""

    def result(self, view: DouDizhuView, names: Names) -> list[Fact]:
        if view.phase not in (SCORED, OVER):
            return []
        row = view.sheet[-1]
        facts = dict(row.facts)
        lines = [Fact(QCoreApplication.translate("DouDizhu", "Bid"), str(facts["stake"]))]
        doubled = 2 if facts["spring"] != NO_SPRING else 1
        bombs = int(facts["bombs"])
        if bombs:
            label = QCoreApplication.translate("DouDizhu", "%n bomb(s)", "", bombs)
            lines.append(Fact(label, f"×{int(facts['multiplier']) // doubled}"))
        if doubled > 1:
            label = doubling(str(facts["spring"]))
            lines.append(Fact(label, "×2"))
        label = QCoreApplication.translate("DouDizhu", "At stake")
        lines.append(Fact(label, str(int(facts["stake"]) * int(facts["multiplier"]))))
        for seat, name in enumerate(names):
            lines.append(Fact(name, points(row.deltas[seat], signed=True), big=True))
        return lines

    def score_row(self, view: DouDizhuView, row: DealResult) -> str:
        facts = dict(row.facts)
        stake = int(facts["stake"]) * int(facts["multiplier"])
        text = QCoreApplication.translate("DouDizhu", "{deal} · stake {stake}")
        return text.format(deal=row.number, stake=stake)

    def outcome(self, outcome: Outcome, names: Names) -> Prompt:
        winners = [names[seat] for seat in outcome.winners]
        best = points(max(outcome.scores))
        if len(winners) > 1:
            title = QCoreApplication.translate("DouDizhu", "{names} share the win")
        else:
            title = QCoreApplication.translate("DouDizhu", "{names} wins the match")
        if max(outcome.scores) == UNIT:
            detail = QCoreApplication.translate("DouDizhu", "Winning score: 1 point.")
        else:
            detail = QCoreApplication.translate("DouDizhu", "Winning score: {points} points.")
        return Prompt(title.format(names=listed(winners)), detail.format(points=best))

    def option(self, key: str) -> tuple[str, str]:
        return option_words(key)

    def option_value(self, key: str, value: str | int) -> str:
        return value_words(key, value)

    def option_meaning(self, key: str, value: str | int) -> str:
        return value_meaning(key, value) or super().option_meaning(key, value)

    def preset(self, preset: str) -> tuple[str, str]:
        return preset_words(preset)


PHRASES = DouDizhuPhrases()
