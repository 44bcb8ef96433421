"""The sentences of Oklahoma Gin."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from cardtable.engine.actions import Action
from cardtable.engine.events import Event
from cardtable.engine.options import Options
from cardtable.engine.state import TABLE, DealResult, Outcome
from cardtable.games.oklahoma_gin.legal import (
    DISCARD,
    DRAW,
    FIRST_UPCARD,
    LAYOFF,
    SECOND_UPCARD,
)
from cardtable.games.oklahoma_gin.view import OklahomaGinView
from cardtable.phrases.base import Fact, MomentWords, Names, Phrases, Prompt, Race
from cardtable.phrases.lists import listed
from cardtable.phrases.oklahoma_gin.hints import action_text, why_text
from cardtable.phrases.oklahoma_gin.options import (
    option_words,
    preset_words,
    value_meaning,
    value_words,
)
from cardtable.phrases.oklahoma_gin.play import (
    caption_text,
    discard_prompt,
    draw_prompt,
    event_text,
    game_lines,
    hand_ended,
    hand_line,
    hand_lines,
    layoff_prompt,
    moment_words,
    reason_text,
    upcard_prompt,
)
from cardtable.phrases.oklahoma_gin.rules import PASSAGES, gin_rulebook, gin_terms
from cardtable.phrases.oklahoma_gin.words import card_name, card_sign, meld_label, points
from cardtable.phrases.order import order_keys
from cardtable.phrases.rulebook import Section, Term

if TYPE_CHECKING:  # the start page does without
    from cardtable.engine.moments import Moment
    from cardtable.engine.table import Text


class OklahomaGinPhrases(Phrases[OklahomaGinView]):
    """The sentences of Oklahoma Gin."""

    def title(self) -> str:
        return QCoreApplication.translate("OklahomaGin", "Oklahoma Gin")

    def tagline(self) -> str:
        return QCoreApplication.translate(
            "OklahomaGin", "Make runs and sets, and knock as soon as the upcard allows it."
        )

    def duration(self) -> str:
        return QCoreApplication.translate("OklahomaGin", "2 players · about 45 min")

    def rulebook(self, options: Options) -> list[Section]:
        return gin_rulebook(options)

    def glossary(self) -> list[Term]:
        return gin_terms()

    def passages(self) -> dict[str, str]:
        return PASSAGES

    def card(self, code: str) -> str:
        return card_name(code)

    def sign(self, code: str) -> str:
        """A card in short form (“10♠”)."""
        return card_sign(code)

    def meld(self, codes: tuple[str, ...]) -> str:
        """A meld as a label (“Run 5–8♥”)."""
        return meld_label(codes)

    def event(self, event: Event, names: Names) -> str:
        return event_text(event, names)

    def reason(self, reason: str, params: Mapping[str, int | str], names: Names) -> str:
        return reason_text(reason, params, names)

    def action(self, view: OklahomaGinView, action: Action) -> str:
        return action_text(view, action)

    def why(self, reason: str, numbers: Sequence[int] = ()) -> str:
        return why_text(reason, numbers)

    def facts(self, view: OklahomaGinView, names: Names) -> list[Fact]:
        limit = str(view.limit or QCoreApplication.translate("OklahomaGin", "gin"))
        if view.factor > 1:
            limit += f" ×{view.factor}"
        own = view.seat or 0
        score = f"{view.points[own]} : {view.points[1 - own]}"
        game = QCoreApplication.translate("OklahomaGin", "{game} of {games}").format(
            game=view.game, games=max(view.rules.rounds, view.game)
        )
        return [
            Fact(QCoreApplication.translate("OklahomaGin", "Limit"), limit, big=True),
            Fact(QCoreApplication.translate("OklahomaGin", "Score"), score, big=True),
            Fact(QCoreApplication.translate("OklahomaGin", "Game"), game, place=True),
            Fact(
                QCoreApplication.translate("OklahomaGin", "Hand"), str(view.hand_number), place=True
            ),
        ]

    def prompt(self, view: OklahomaGinView, names: Names) -> Prompt:
        if view.outcome is not None:
            return self.outcome(view.outcome, names)
        if view.turn == TABLE:
            return hand_ended(view, names)
        if view.turn != view.seat:
            assert view.turn is not None
            if view.phase == LAYOFF:
                text = QCoreApplication.translate("OklahomaGin", "{name} is laying off…")
            else:
                text = QCoreApplication.translate("OklahomaGin", "{name} is thinking…")
            return Prompt(text.format(name=names[view.turn]))
        match view.phase:
            case p if p in (FIRST_UPCARD, SECOND_UPCARD):
                return upcard_prompt(view, names)
            case p if p == DRAW:
                return draw_prompt(view)
            case p if p == DISCARD:
                return discard_prompt(view)
        return layoff_prompt(view, names)

    def seat_line(self, view: OklahomaGinView, seat: int) -> str:
        if view.knocker == seat and view.shown is not None and view.result is None:
            if view.gin:
                return QCoreApplication.translate("OklahomaGin", "Has gin")
            text = QCoreApplication.translate("OklahomaGin", "Knocked with {deadwood}")
            return text.format(deadwood=view.knock_deadwood)
        count = view.boxes[seat]
        won = QCoreApplication.translate("OklahomaGin", "%n hand(s) won", "", count)
        return f"{points(view.points[seat])} · {won}"

    def caption(self, text: Text, names: Names) -> str:
        return caption_text(text, names)

    def moment(self, moment: Moment, names: Names) -> MomentWords:
        return moment_words(moment, names)

    def deal_name(self, number: int) -> str:
        return QCoreApplication.translate("OklahomaGin", "Hand {number}").format(number=number)

    def best_deal(self) -> str:
        return QCoreApplication.translate("Statistics", "Best hand")

    def scores_head(self) -> str:
        return QCoreApplication.translate("OklahomaGin", "Match score")

    def race(self, view: OklahomaGinView) -> Race:
        translate = QCoreApplication.translate
        title = translate("OklahomaGin", "Game {game}, to {target}")
        return Race(
            title.format(game=view.game, target=view.rules.target),
            view.rules.target,
            view.points,
            view.boxes,
            tuple(translate("OklahomaGin", "%n hand(s) won", "", won) for won in view.boxes),
        )

    def role(self, view: OklahomaGinView, seat: int) -> str:
        if view.dealer == seat:
            return QCoreApplication.translate("OklahomaGin", "Dealer")
        return ""

    def result(self, view: OklahomaGinView, names: Names) -> list[Fact]:
        if view.result is None:
            return []
        if view.game_result is not None:
            game = game_lines(view.rules, view.game_result, names)
            return [hand_line(view.result, names), *game]
        return hand_lines(view, view.result, names)

    def keys(self) -> list[tuple[str, str]]:
        translate = QCoreApplication.translate
        return [
            ("U", translate("OklahomaGin", "Take the top of the discard pile")),
            ("D", translate("OklahomaGin", "Draw")),
            ("P", translate("OklahomaGin", "Pass")),
            *order_keys(),
            ("K", translate("OklahomaGin", "Knock")),
            ("L", translate("OklahomaGin", "Lay off")),
            ("1 … 9", translate("OklahomaGin", "Lay off on that meld")),
            ("O", translate("OklahomaGin", "Done")),
        ]

    def score_row(self, view: OklahomaGinView, row: DealResult) -> str:
        facts = dict(row.facts)
        if row.summary:
            text = QCoreApplication.translate("OklahomaGin", "Game {game}")
        elif int(facts["factor"]) > 1:
            text = QCoreApplication.translate("OklahomaGin", "{game}.{hand} ♠ double")
        else:
            text = QCoreApplication.translate("OklahomaGin", "{game}.{hand}")
        return text.format(game=facts["game"], hand=facts.get("hand", ""))

    def outcome(self, outcome: Outcome, names: Names) -> Prompt:
        winners = [names[seat] for seat in outcome.winners]
        if len(winners) > 1:
            title = QCoreApplication.translate("OklahomaGin", "{names} share the win").format(
                names=listed(winners)
            )
        else:
            title = QCoreApplication.translate("OklahomaGin", "{name} wins the match").format(
                name=winners[0]
            )
        first, second = outcome.scores
        detail = QCoreApplication.translate("OklahomaGin", "Match score: {scores}.")
        return Prompt(title, detail.format(scores=f"{first} : {second}"))

    def option(self, key: str) -> tuple[str, str]:
        return option_words(key)

    def option_value(self, key: str, value: str | int) -> str:
        return value_words(key, value)

    def option_meaning(self, key: str, value: str | int) -> str:
        return value_meaning(key, value) or super().option_meaning(key, value)

    def preset(self, preset: str) -> tuple[str, str]:
        return preset_words(preset)


PHRASES = OklahomaGinPhrases()
