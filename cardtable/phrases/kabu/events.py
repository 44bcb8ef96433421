"""What happened, and why something is refused, in sentences."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from cardtable.engine.events import Event
from cardtable.games.kabu.cards import rank
from cardtable.phrases.base import Names
from cardtable.phrases.kabu.words import (
    chips_text,
    hand_text,
    position,
    signed,
    total_text,
)
from cardtable.phrases.lists import in_row


def _names(event: Event, key: str, names: Names) -> str:
    return in_row([names[int(seat)] for seat in event.words(key)])


def _ranks(event: Event, key: str) -> str:
    return in_row([str(rank(card)) for card in event.words(key)])


def _name(event: Event, names: Names) -> str:
    return names[event.number("seat")]


def event_text(game_id: str, event: Event, names: Names) -> str:
    """One sentence for the log, or empty if the event needs none."""
    match event.kind:
        case "round_started":
            return QCoreApplication.translate("Kabu", "Round {number} begins.").format(
                number=event.number("number")
            )
        case "drew" | "draw_tied" | "dealer_chosen" | "shuffled" | "dead_card" | "makifuda":
            return _before_the_bets(event, names)
        case "first_field":
            return QCoreApplication.translate("Kabu", "The first field: {cards}.").format(
                cards=_ranks(event, "cards")
            )
        case "bet" | "passed" | "cannot_bet":
            return _bets(event, names)
        case "dealer_card" | "dealer_looked" | "dealer_hit" | "dealer_stood" | "dealer_special":
            return _dealer(event, names)
        case "second_card" | "hit" | "stood" | "second_revealed":
            return _columns(game_id, event, names)
    return _end(game_id, event, names)


def _before_the_bets(event: Event, names: Names) -> str:
    match event.kind:
        case "drew":
            return QCoreApplication.translate(
                "Kabu", "{name} draws {rank} to choose the dealer."
            ).format(name=_name(event, names), rank=rank(event.word("card")))
        case "draw_tied":
            return QCoreApplication.translate("Kabu", "A tie: {names} draw again.").format(
                names=_names(event, "seats", names)
            )
        case "dealer_chosen":
            return QCoreApplication.translate(
                "Kabu", "{name} deals. Order of play: {names}."
            ).format(name=_name(event, names), names=_names(event, "order", names))
        case "shuffled":
            return QCoreApplication.translate("Kabu", "{name} shuffles {count} cards.").format(
                name=_name(event, names), count=event.number("cards")
            )
        case "dead_card" if "card" in event:
            return QCoreApplication.translate(
                "Kabu", "{name} looks at a dead card: {rank}. It is out of play."
            ).format(name=_name(event, names), rank=rank(event.word("card")))
        case "dead_card":
            return QCoreApplication.translate("Kabu", "{name} gets a dead card.").format(
                name=_name(event, names)
            )
    return QCoreApplication.translate("Kabu", "Four open cards are out of play: {cards}.").format(
        cards=_ranks(event, "cards")
    )


def _bets(event: Event, names: Names) -> str:
    name = _name(event, names)
    if event.kind == "bet":
        return QCoreApplication.translate("Kabu", "{name} bets {chips} on column {column}.").format(
            name=name, chips=chips_text(event.number("amount")), column=event.number("column")
        )
    if event.kind == "passed":
        return QCoreApplication.translate("Kabu", "{name} doesn’t bet.").format(name=name)
    return QCoreApplication.translate("Kabu", "{name} cannot bet: the limit is used up.").format(
        name=name
    )


def _dealer(event: Event, names: Names) -> str:
    name = _name(event, names)
    match event.kind:
        case "dealer_card":
            if event.number("number") == 1:
                return QCoreApplication.translate(
                    "Kabu", "{name} takes the first card {where}; nobody looks."
                ).format(name=name, where=position(event.word("position")))
            return QCoreApplication.translate(
                "Kabu", "{name} takes the second card {where}."
            ).format(name=name, where=position(event.word("position")))
        case "dealer_looked" if "cards" in event:
            return QCoreApplication.translate("Kabu", "{name} looks at {cards}.").format(
                name=name, cards=_ranks(event, "cards")
            )
        case "dealer_looked":
            return QCoreApplication.translate("Kabu", "{name} looks at both cards.").format(
                name=name
            )
        case "dealer_hit" if "card" in event:
            return QCoreApplication.translate(
                "Kabu", "{name} takes a third card {where}: {rank}."
            ).format(
                name=name,
                where=position(event.word("position")),
                rank=rank(event.word("card")),
            )
        case "dealer_hit":
            return QCoreApplication.translate(
                "Kabu", "{name} takes a third card {where}; it stays hidden."
            ).format(name=name, where=position(event.word("position")))
        case "dealer_stood":
            return QCoreApplication.translate("Kabu", "{name} takes no third card.").format(
                name=name
            )
    if event.word("name") == "kuppin":
        return QCoreApplication.translate(
            "Kabu", "{name} shows kuppin, 9 and 1, and the round ends at once."
        ).format(name=name)
    return QCoreApplication.translate(
        "Kabu", "{name} shows shippin, 4 and 1, and the round ends at once."
    ).format(name=name)


def _columns(game_id: str, event: Event, names: Names) -> str:
    column = event.number("column")
    match event.kind:
        case "second_card" if "card" in event:
            return QCoreApplication.translate(
                "Kabu", "Column {column}, second card: {rank}."
            ).format(column=column, rank=rank(event.word("card")))
        case "second_card":
            return QCoreApplication.translate(
                "Kabu", "Column {column}, second card: face down."
            ).format(column=column)
        case "hit":
            return QCoreApplication.translate(
                "Kabu", "{name} draws a third card in column {column}: {rank}."
            ).format(
                name=_name(event, names),
                column=column,
                rank=rank(event.word("card")),
            )
        case "stood":
            return QCoreApplication.translate("Kabu", "{name} stands in column {column}.").format(
                name=_name(event, names), column=column
            )
    return QCoreApplication.translate("Kabu", "Column {column} is turned up: {rank}.").format(
        column=column, rank=rank(event.word("card"))
    )


def _end(game_id: str, event: Event, names: Names) -> str:
    match event.kind:
        case "dealer_revealed":
            return QCoreApplication.translate("Kabu", "{name} shows {cards}: {hand}.").format(
                name=_name(event, names),
                cards=_ranks(event, "cards"),
                hand=hand_text(game_id, event.word("hand"), event.number("total")),
            )
        case "column_result":
            hand = hand_text(game_id, event.word("hand"), event.number("total"))
            return verdict_text(event.word("verdict"), event.number("column"), hand)
        case "paid":
            return QCoreApplication.translate("Kabu", "{name}, column {column}: {net}.").format(
                name=_name(event, names),
                column=event.number("column"),
                net=signed(event.number("net")),
            )
        case "round_void":
            if event.word("why") == "no_bets":
                return QCoreApplication.translate("Kabu", "Nobody has bet: the round is void.")
            return QCoreApplication.translate(
                "Kabu", "The dealer has 0 with three cards: the round is void, all stakes go back."
            )
        case "bankrupt":
            return QCoreApplication.translate("Kabu", "{name} has no chips left.").format(
                name=_name(event, names)
            )
        case "match_over":
            return QCoreApplication.translate(
                "Kabu", "The match is over. Most chips: {names}."
            ).format(names=_names(event, "winners", names))
    return ""


def dealers_verdict_text(verdict: str, column: int, hand: str) -> str:
    """How a column ended, addressed to the dealer: if the column wins, the dealer pays."""
    match verdict:
        case "higher" | "triple" | "shippin":
            text = QCoreApplication.translate("Kabu", "Column {column} ({hand}): you pay.")
        case "lower" | "tie_lost" | "dealer_special" | "dealer_triple":
            text = QCoreApplication.translate("Kabu", "Column {column} ({hand}): you win.")
        case _:
            return verdict_text(verdict, column, hand)
    return text.format(column=column, hand=hand)


def verdict_text(verdict: str, column: int, hand: str) -> str:
    """How a column ended, in one sentence."""
    match verdict:
        case "higher":
            text = QCoreApplication.translate("Kabu", "Column {column} ({hand}): higher, wins.")
        case "lower":
            text = QCoreApplication.translate("Kabu", "Column {column} ({hand}): lower, loses.")
        case "push":
            text = QCoreApplication.translate("Kabu", "Column {column} ({hand}): stakes go back.")
        case "tie_lost":
            text = QCoreApplication.translate(
                "Kabu", "Column {column} ({hand}): equal, the dealer wins."
            )
        case "triple":
            text = QCoreApplication.translate(
                "Kabu", "Column {column} ({hand}): wins more than even money."
            )
        case "shippin":
            text = QCoreApplication.translate(
                "Kabu", "Column {column} ({hand}): wins twice its stake."
            )
        case "dealer_special":
            text = QCoreApplication.translate(
                "Kabu", "Column {column} ({hand}): loses to the dealer’s special pair."
            )
        case "dealer_triple":
            text = QCoreApplication.translate(
                "Kabu", "Column {column} ({hand}): loses to three of a kind."
            )
        case "void":
            text = QCoreApplication.translate("Kabu", "Column {column} ({hand}): void.")
        case _:
            text = QCoreApplication.translate("Kabu", "Column {column} ({hand}): nobody has bet.")
    return text.format(column=column, hand=hand)


def reason_text(game_id: str, reason: str, params: Mapping[str, int | str]) -> str:
    """Why something is refused."""
    match reason:
        case "must_draw":
            return QCoreApplication.translate("Kabu", "{total}: 3 or less must draw.").format(
                total=total_text(game_id, int(params["total"]))
            )
        case "may_not_draw":
            return QCoreApplication.translate("Kabu", "{total}: 7 or more can’t draw.").format(
                total=total_text(game_id, int(params["total"]))
            )
        case "over_cap":
            return QCoreApplication.translate(
                "Kabu", "Only {chips} left under the bet limit."
            ).format(chips=chips_text(int(params["left"])))
        case "over_chips":
            return QCoreApplication.translate("Kabu", "You only have {chips}.").format(
                chips=chips_text(int(params["chips"]))
            )
        case "one_column":
            return QCoreApplication.translate("Kabu", "You can bet on one column only.")
        case "no_such_column":
            return QCoreApplication.translate("Kabu", "The columns are 1 to 4.")
        case "column_twice":
            return QCoreApplication.translate("Kabu", "Column {column} is listed twice.").format(
                column=params["column"]
            )
        case "at_least_one":
            return QCoreApplication.translate("Kabu", "The minimum bet is one chip.")
        case "not_a_number":
            return QCoreApplication.translate("Kabu", "“{word}” is not a number.").format(
                word=params["word"]
            )
        case "incomplete_bet":
            return QCoreApplication.translate("Kabu", "Name a column and a number of chips.")
        case "must_bet":
            return QCoreApplication.translate("Kabu", "Everyone must bet at least one chip.")
        case "no_such_position":
            return QCoreApplication.translate(
                "Kabu", "The dealer takes the top card, the bottom card or the fourth from the top."
            )
        case "only_top":
            return QCoreApplication.translate("Kabu", "The third card comes from the top.")
        case "extra_words":
            return QCoreApplication.translate("Kabu", "Nothing may follow this action.")
        case "not_your_turn":
            return QCoreApplication.translate("Kabu", "It is not your turn.")
        case "match_over":
            return QCoreApplication.translate("Kabu", "The match is over.")
    return QCoreApplication.translate("Kabu", "That is not possible right now.")
