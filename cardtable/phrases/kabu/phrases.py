"""The sentences of Oicho-Kabu and Kyo-Kabu."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from cardtable.engine.actions import Action
from cardtable.engine.events import Event
from cardtable.engine.options import Options
from cardtable.engine.state import TABLE, DealResult, Outcome
from cardtable.games.kabu.cards import ranks
from cardtable.games.kabu.round import BET, DEALER_1, DEALER_2, DEALER_3, FIELD_3
from cardtable.games.kabu.scoring import FREE, MUST, third_card, total
from cardtable.games.kabu.view import KabuView
from cardtable.phrases.base import YOU, Fact, MomentWords, Names, Phrases, Prompt, Stakes
from cardtable.phrases.kabu.hints import action_text, short_action_text, why_text
from cardtable.phrases.kabu.options import option_text, preset_text, value_meaning, value_text
from cardtable.phrases.kabu.play import (
    caption_text,
    event_text,
    moment_words,
    outcome_words,
    reason_text,
    result_facts,
    round_over,
    score_row,
    stakes,
)
from cardtable.phrases.kabu.rules import PASSAGES, kabu_rulebook, kabu_terms
from cardtable.phrases.kabu.words import (
    card_text,
    chips_text,
    face_text,
    key_words,
    total_text,
)
from cardtable.phrases.numbers import hundredths
from cardtable.phrases.rulebook import Section, Term

if TYPE_CHECKING:  # the start page does without
    from cardtable.engine.moments import Moment
    from cardtable.engine.table import Text


class KabuPhrases(Phrases[KabuView]):
    """Sentences of one of the two games.

    Args:
        game_id: the id of the game.
    """

    def __init__(self, game_id: str) -> None:
        self.game_id = game_id

    @property
    def _kyo(self) -> bool:
        return self.game_id == "kyo-kabu"

    def title(self) -> str:
        if self._kyo:
            return QCoreApplication.translate("Kabu", "Kyo-Kabu")
        return QCoreApplication.translate("Kabu", "Oicho-Kabu")

    def native(self) -> str:
        return "京かぶ" if self._kyo else "おいちょかぶ"

    def tagline(self) -> str:
        if self._kyo:
            return QCoreApplication.translate(
                "Kabu", "The older game: columns 5, 6, 7 and 8 against the dealer. Nine is best."
            )
        return QCoreApplication.translate(
            "Kabu", "Four columns against the dealer. Nine is best, and only the last digit counts."
        )

    def duration(self) -> str:
        return QCoreApplication.translate("Kabu", "2 to 10 players · about 20 min")

    def rulebook(self, options: Options) -> list[Section]:
        return kabu_rulebook(self.game_id, options)

    def glossary(self) -> list[Term]:
        return kabu_terms(self.game_id)

    def passages(self) -> dict[str, str]:
        return PASSAGES

    def card(self, code: str) -> str:
        return card_text(self.game_id, code)

    def card_seen(self, code: str, title: str) -> str:
        return face_text(code, title)

    def event(self, event: Event, names: Names) -> str:
        return event_text(self.game_id, event, names)

    def reason(self, reason: str, params: Mapping[str, int | str], names: Names) -> str:
        return reason_text(self.game_id, reason, params)

    def action(self, view: KabuView, action: Action) -> str:
        return action_text(action)

    def short_action(self, view: KabuView, action: Action) -> str:
        return short_action_text(action)

    def why(self, reason: str, numbers: Sequence[int] = ()) -> str:
        return why_text(reason, numbers)

    def worth(self, amount: float, sign: bool = True) -> str:
        text = QCoreApplication.translate("Kabu", "{amount} chips")
        return text.format(amount=hundredths(amount, sign))

    def facts(self, view: KabuView, names: Names) -> list[Fact]:
        if view.rounds:
            number = QCoreApplication.translate("Kabu", "{number} of {count}").format(
                number=view.deal, count=view.rounds
            )
        else:
            number = str(view.deal)
        left = QCoreApplication.translate("Kabu", "{left} of {cap}").format(
            left=view.cap_left, cap=view.cap
        )
        facts = [Fact(QCoreApplication.translate("Kabu", "Round"), number, big=True, place=True)]
        facts.append(Fact(QCoreApplication.translate("Kabu", "Dealer"), names[view.dealer]))
        facts.append(Fact(QCoreApplication.translate("Kabu", "Bets still open"), left, big=True))
        facts.append(Fact(QCoreApplication.translate("Kabu", "Deck"), str(view.deck_count)))
        if view.dead_card is not None:
            facts.append(
                Fact(QCoreApplication.translate("Kabu", "Dead card"), self.card(view.dead_card))
            )
        return facts

    # ---- prompts ----

    def prompt(self, view: KabuView, names: Names) -> Prompt:
        if view.turn is None:
            assert view.outcome is not None
            return self.outcome(view.outcome, names)
        if view.turn == TABLE:
            return round_over(self.game_id, view)
        if view.turn != view.seat:
            return Prompt(
                QCoreApplication.translate("Kabu", "{name} is thinking…").format(
                    name=names[view.turn]
                ),
                self._what_others_do(view),
            )
        match view.phase:
            case "bet":
                return self._bet_prompt(view)
            case "field_3":
                return self._third_prompt(view)
            case "dealer_3":
                return self._dealer_prompt(view)
        if view.phase == DEALER_1:
            title = QCoreApplication.translate("Kabu", "take your first card")
        else:
            title = QCoreApplication.translate("Kabu", "take your second card")
        detail = QCoreApplication.translate(
            "Kabu", "It may be the top card, the bottom card or the fourth from the top."
        )
        return Prompt(title, detail, YOU)

    def _what_others_do(self, view: KabuView) -> str:
        if view.phase == BET:
            return QCoreApplication.translate(
                "Kabu", "Of {cap} chips, {left} may still be bet."
            ).format(left=view.cap_left, cap=view.cap)
        if view.phase == FIELD_3:
            return QCoreApplication.translate("Kabu", "A third card for column {column}?").format(
                column=view.asked_column
            )
        if view.phase in (DEALER_1, DEALER_2):
            return QCoreApplication.translate("Kabu", "The dealer takes a card.")
        if view.phase == DEALER_3:
            return QCoreApplication.translate("Kabu", "A third card for the dealer?")
        return ""

    def _bet_prompt(self, view: KabuView) -> Prompt:
        if view.rules.one_column:
            title = QCoreApplication.translate("Kabu", "bet on one column")
        else:
            title = QCoreApplication.translate("Kabu", "bet on any columns")
        assert view.seat is not None
        detail = QCoreApplication.translate(
            "Kabu", "You have {chips}; {left} more may be bet."
        ).format(chips=chips_text(view.scores[view.seat]), left=view.cap_left)
        return Prompt(title, detail, YOU)

    def _third_prompt(self, view: KabuView) -> Prompt:
        column = view.columns[(view.asked_column or 1) - 1]
        title = QCoreApplication.translate("Kabu", "a third card for column {column}?").format(
            column=column.column
        )
        return Prompt(title, self._bounds(view, ranks(column.known), view.rules.bound_players), YOU)

    def _dealer_prompt(self, view: KabuView) -> Prompt:
        two = ranks(card for card in view.dealer_cards if card is not None)
        title = QCoreApplication.translate("Kabu", "a third card for yourself?")
        return Prompt(title, self._bounds(view, two, view.rules.bound_dealer), YOU)

    def _bounds(self, view: KabuView, two: tuple[int, ...], bound: bool) -> str:
        says = third_card(two, bound=bound, pair_exception=view.rules.pair_exception)
        if says == MUST:
            text = QCoreApplication.translate(
                "Kabu", "{sum} = {total}. With 3 or less you must draw."
            )
        elif says == FREE:
            text = QCoreApplication.translate("Kabu", "{sum} = {total}. It’s your choice.")
        else:
            text = QCoreApplication.translate(
                "Kabu", "{sum} = {total}. With 7 or more you can’t draw."
            )
        before = f"{sum(two)} → " if sum(two) != total(two) else ""
        counted = before + total_text(self.game_id, total(two))
        return text.format(sum=" + ".join(map(str, two)), total=counted)

    # ---- seats and scores ----

    def seat_line(self, view: KabuView, seat: int) -> str:
        if seat in view.watching:
            return QCoreApplication.translate("Kabu", "Out of chips")
        staked = view.staked(seat)
        # Once the round is over its chips lie with their results, and the plate has less room.
        if staked and seat == view.seat and view.result is None:
            return QCoreApplication.translate("Kabu", "{chips}, {staked} on the table").format(
                chips=chips_text(view.scores[seat] - staked), staked=staked
            )
        return chips_text(view.scores[seat] - staked)

    def stakes(self, view: KabuView) -> Stakes:
        return stakes(view)

    def course_title(self) -> str:
        return QCoreApplication.translate("Kabu", "Chips by round")

    def caption(self, text: Text, names: Names) -> str:
        return caption_text(self.game_id, text, names)

    def moment(self, moment: Moment, names: Names) -> MomentWords:
        return moment_words(self.game_id, moment, names)

    def role(self, view: KabuView, seat: int) -> str:
        return QCoreApplication.translate("Kabu", "Dealer") if seat == view.dealer else ""

    def result(self, view: KabuView, names: Names) -> list[Fact]:
        return result_facts(self.game_id, view, names)

    def keys(self) -> list[tuple[str, str]]:
        return key_words()

    def deal_name(self, number: int) -> str:
        return QCoreApplication.translate("Kabu", "Round {number}").format(number=number)

    def best_deal(self) -> str:
        return QCoreApplication.translate("Statistics", "Best round")

    def score_row(self, view: KabuView, row: DealResult) -> str:
        return score_row(row)

    def outcome(self, outcome: Outcome, names: Names) -> Prompt:
        return outcome_words(outcome, names)

    # ---- house rules ----

    def option(self, key: str) -> tuple[str, str]:
        return option_text(self.game_id, key)

    def option_value(self, key: str, value: str | int) -> str:
        return value_text(self.game_id, key, value)

    def option_meaning(self, key: str, value: str | int) -> str:
        return value_meaning(key, value) or super().option_meaning(key, value)

    def preset(self, preset: str) -> tuple[str, str]:
        return preset_text(self.game_id, preset)


OICHO = KabuPhrases("oicho-kabu")
KYO = KabuPhrases("kyo-kabu")
