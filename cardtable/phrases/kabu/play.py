"""What is said while the Kabu games are played.

What happens, what stands on the table, what is refused and why.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from cardtable.engine.events import Event
from cardtable.engine.state import DealResult, Outcome
from cardtable.games.kabu.cards import rank
from cardtable.games.kabu.names import name_id
from cardtable.games.kabu.view import KabuView
from cardtable.phrases.base import Fact, MomentWords, Names, Prompt, Stakes
from cardtable.phrases.kabu.words import (
    chips_text,
    hand_text,
    position,
    signed,
    total_name,
    total_text,
    triple,
)
from cardtable.phrases.lists import in_row, listed
from cardtable.phrases.numbers import points
from cardtable.phrases.tongues import word_in

if TYPE_CHECKING:
    from cardtable.engine.moments import Moment
    from cardtable.engine.table import Text


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


def caption_text(game_id: str, text: Text, names: Names) -> str:
    """A label on the table, with ``<b>`` and ``<big>`` for the parts that stand out."""
    params = _plain(text)
    name = names[int(params["seat"])] if "seat" in params else ""
    number = int(params.get("n", params.get("number", 0)))
    match text.id:
        case "nothing":
            return ""
        case "column":
            return QCoreApplication.translate("Kabu", "Column {number}").format(number=number)
        case "column_word":
            return QCoreApplication.translate("Kabu", "Column")
        case "key":
            return str(number)
        case "seat_name":
            return name
        case "gain":
            return signed(number)
        case "hand":
            return _hand(game_id, params)
        case "verdict":
            return _verdict(game_id, params)
        case "more":
            words = QCoreApplication.translate("Kabu", "+{count} more: {amount}")
            return words.format(count=number, amount=params["amount"])
        case "more_seats":
            return QCoreApplication.translate("Kabu", "+{count} more").format(count=number)
        case "more_count":
            return f"+{number}"
        case "rest_seat":
            words = QCoreApplication.translate("Kabu", "{name}: {amount}")
            return words.format(name=name, amount=params["amount"])
        case "rest_gain":
            words = QCoreApplication.translate("Kabu", "{name}: {amount}")
            return words.format(name=name, amount=signed(number))
        case "has_bet":
            words = QCoreApplication.translate("Kabu", "bet {amount}")
            return words.format(amount=params["amount"])
        case "zone_stack":
            words = QCoreApplication.translate("Kabu", "Chips of {amount}")
            return words.format(amount=params["amount"])
        case "no_bet":
            return QCoreApplication.translate("Kabu", "no bet")
        case "bets_later":
            return QCoreApplication.translate("Kabu", "still to bet")
        case "has_bet_short":  # signs alone, the same in every language
            return str(params["amount"])
        case "no_bet_short":
            return "–"
        case "bets_later_short":
            return "…"
        case "bets":
            words = QCoreApplication.translate("Kabu", "Bets <b>{bet}</b> of {cap}")
            return words.format(bet=params["bet"], cap=params["cap"])
        case "left":
            words = QCoreApplication.translate("Kabu", "<b>{left}</b> left")
            return words.format(left=params["left"])
        case "nobody_bet":
            return QCoreApplication.translate("Kabu", "no bets")
        case "nobody_bet_all":
            return QCoreApplication.translate("Kabu", "Nobody has bet")
        case "decides" if params["own"]:
            return QCoreApplication.translate("Kabu", "you decide")
        case "decides":
            return QCoreApplication.translate("Kabu", "{name} decides").format(name=name)
        case "took_third":
            return QCoreApplication.translate("Kabu", "took a third card")
        case "took_none":
            return QCoreApplication.translate("Kabu", "no third card")
        case "dead_card" if params["own"]:
            return QCoreApplication.translate("Kabu", "<b>Dead card</b><br>only you see it")
        case "dead_card":
            words = QCoreApplication.translate("Kabu", "<b>Dead card</b><br>only {name} sees it")
            return words.format(name=name)
        case "makifuda":
            return QCoreApplication.translate("Kabu", "<b>Makifuda</b><br>out of play")
        case "eyes":
            return QCoreApplication.translate("Kabu", "Eye: not yet seen by the dealer")
    return _dealer_row(params, text.id, name)


def _plain(text: Text) -> dict[str, int | str]:
    """The parameters; no Kabu caption has a list."""
    return {key: value for key, value in text.params if not isinstance(value, tuple)}


def _dealer_row(params: dict[str, int | str], key: str, name: str) -> str:
    """The labels beside and below the dealer's cards."""
    number = int(params.get("n", params.get("number", 0)))
    match key:
        case "nth":
            return _nth(number)
        case "deck":
            return QCoreApplication.translate("Kabu", "<b>%n</b> card(s)", "", number)
        case "dealer_waits":
            return QCoreApplication.translate("Kabu", "Dealt after the bets")
        case "dealer_first":
            match params["position"]:
                case "bottom":
                    return QCoreApplication.translate("Kabu", "From the bottom; nobody has looked")
                case "fourth":
                    return QCoreApplication.translate("Kabu", "4th from the top; nobody has looked")
            return QCoreApplication.translate("Kabu", "From the top; nobody has looked")
        case "dealer_seen" if params["own"]:
            return QCoreApplication.translate("Kabu", "Only you have looked")
        case "dealer_seen":
            return QCoreApplication.translate("Kabu", "Only the dealer has looked")
        case "dealer_took":
            return QCoreApplication.translate("Kabu", "took a third card")
        case "dealer_stood":
            return QCoreApplication.translate("Kabu", "took no third card")
        case "dealer_has" if params["own"]:
            return QCoreApplication.translate("Kabu", "You have")
        case "dealer_has":
            return QCoreApplication.translate("Kabu", "Dealer has")
        case "dealer_cards" if params["own"]:
            return QCoreApplication.translate("Kabu", "Your cards as dealer")
        case "dealer_cards":
            return QCoreApplication.translate("Kabu", "Dealer’s cards")
        case "drawn":
            return _drawn(params, name)
    raise KeyError(key)


def _nth(number: int) -> str:
    if number == 1:
        return QCoreApplication.translate("Kabu", "1st")
    if number == 2:
        return QCoreApplication.translate("Kabu", "2nd")
    return QCoreApplication.translate("Kabu", "3rd")


def _drawn(params: dict[str, int | str], name: str) -> str:
    """How the dealer was determined."""
    near = params["by"] == "draw_near9"
    if params["own"] and near:
        words = QCoreApplication.translate("Kabu", "You drew {rank}, nearest to nine: you deal")
    elif params["own"]:
        words = QCoreApplication.translate("Kabu", "You drew {rank}, the lowest: you deal")
    elif near:
        words = QCoreApplication.translate("Kabu", "{name} drew {rank}, nearest to nine, and deals")
    else:
        words = QCoreApplication.translate("Kabu", "{name} drew {rank}, the lowest, and deals")
    return words.format(name=name, rank=rank(str(params["card"])))


def _hand(game_id: str, params: dict[str, int | str]) -> str:
    """A hand in large figures with its name."""
    total = int(params["total"])
    match params["kind"]:
        case "triple" if "rank" in params:
            value = params["rank"]
            return f"<big>{value}-{value}-{value}</big> {triple(game_id)}"
        case "triple":
            return f"<big>{triple(game_id)}</big>"
        case "kuppin":
            return f"<big>9-1</big> {_special('kuppin')}"
        case "shippin":
            return f"<big>4-1</big> {_special('shippin')}"
    return f"<big>{total}</big> {total_name(name_id(game_id, total))}"


def _special(kind: str) -> str:
    if kind == "shippin":
        return QCoreApplication.translate("Kabu", "shippin")
    return QCoreApplication.translate("Kabu", "kuppin")


def _verdict(game_id: str, params: dict[str, int | str]) -> str:
    """How a column ended, never shown by colour alone."""
    match params["id"]:
        case "higher":
            return QCoreApplication.translate("Kabu", "▲ Wins")
        case "triple" | "shippin":
            words = QCoreApplication.translate("Kabu", "▲ Wins {times}:1")
            return words.format(times=params["times"])
        case "lower":
            return QCoreApplication.translate("Kabu", "▼ Loses")
        case "tie_lost":
            return QCoreApplication.translate("Kabu", "▼ Tie, lost")
        case "dealer_special":
            words = QCoreApplication.translate("Kabu", "▼ Loses to {hand}")
            return words.format(hand=_special(str(params["kind"])))
        case "dealer_triple":
            words = QCoreApplication.translate("Kabu", "▼ Loses to {hand}")
            return words.format(hand=triple(game_id))
        case "push":
            return QCoreApplication.translate("Kabu", "= Tie, returned")
        case "void":
            return QCoreApplication.translate("Kabu", "= Void, returned")
    return QCoreApplication.translate("Kabu", "– No bets")


def round_over(game_id: str, view: KabuView) -> Prompt:
    """What the round brought the viewer, and how it ended."""
    result = view.result
    assert result is not None
    if result.void == "no_bets":
        detail = QCoreApplication.translate("Kabu", "Nobody has bet.")
    elif result.void:
        detail = QCoreApplication.translate(
            "Kabu", "0 with three cards: the round is void, all stakes go back."
        )
    else:
        detail = QCoreApplication.translate("Kabu", "The dealer has {hand}.").format(
            hand=hand_text(game_id, result.dealer_kind, result.dealer_total)
        )
    if view.seat is None or view.seat in view.watching:
        title = QCoreApplication.translate("Kabu", "Round {number} is over").format(
            number=view.deal
        )
        return Prompt(title, detail)
    gain = result.deltas[view.seat]
    if gain > 0:
        title = QCoreApplication.translate("Kabu", "You win {chips}").format(chips=chips_text(gain))
    elif gain < 0:
        title = QCoreApplication.translate("Kabu", "You lose {chips}").format(
            chips=chips_text(-gain)
        )
    else:
        title = QCoreApplication.translate("Kabu", "You break even")
    return Prompt(title, detail)


def stakes(view: KabuView) -> Stakes:
    """What everybody has bet, or what the round brought, beside the chips that are left."""
    translate = QCoreApplication.translate
    if view.result is not None and view.sheet:
        deltas = view.sheet[-1].deltas
        figures = tuple(points(d, sign=True) if d else "–" for d in deltas)
        head = translate("Kabu", "This round")
    else:
        bets = map(view.staked, range(view.seats))
        figures = tuple(
            "" if seat == view.dealer else str(bet or "–") for seat, bet in enumerate(bets)
        )
        head = translate("Kabu", "Bet")
    left = tuple(points(view.scores[s] - view.staked(s)) for s in range(view.seats))
    return Stakes(head, translate("Kabu", "Chips"), figures, left)


def result_facts(game_id: str, view: KabuView, names: Names) -> list[Fact]:
    """The dealer's hand, what each column brought the viewer, and the total."""
    result = view.result
    if result is None:
        return []
    player = view.seat if view.seat in view.order else None
    facts = []
    if result.dealer_kind:
        facts.append(
            Fact(
                QCoreApplication.translate("Kabu", "{name}, dealer").format(
                    name=names[view.dealer]
                ),
                hand_text(game_id, result.dealer_kind, result.dealer_total),
            )
        )
    for column in result.columns:
        stakes = view.columns[column.column - 1].stakes
        if column.verdict == "unused" or (player is not None and not stakes[player]):
            continue
        net = -sum(column.nets) if player is None else column.nets[player]
        hand = hand_text(game_id, column.kind, column.total)
        said = dealers_verdict_text if view.seat == view.dealer else verdict_text
        facts.append(Fact(said(column.verdict, column.column, hand), signed(net)))
    whole = result.deltas[view.dealer if player is None else player]
    facts.append(Fact(QCoreApplication.translate("Kabu", "Total"), signed(whole), big=True))
    return facts


def score_row(row: DealResult) -> str:
    """What a line of the score sheet is called."""
    match dict(row.facts).get("ending"):
        case "no_bets":
            text = QCoreApplication.translate("Kabu", "Round {number}, no bets")
        case "zero3":
            text = QCoreApplication.translate("Kabu", "Round {number}, void")
        case "kuppin":
            text = QCoreApplication.translate("Kabu", "Round {number}, kuppin")
        case "shippin":
            text = QCoreApplication.translate("Kabu", "Round {number}, shippin")
        case _:
            text = QCoreApplication.translate("Kabu", "Round {number}")
    return text.format(number=row.number)


def outcome_words(outcome: Outcome, names: Names) -> Prompt:
    """Who has won the match, and why it is over."""
    chips = chips_text(max(outcome.scores))
    if len(outcome.winners) == 1:
        title = QCoreApplication.translate("Kabu", "{name} wins with {chips}").format(
            name=names[outcome.winners[0]], chips=chips
        )
    else:
        title = QCoreApplication.translate(
            "Kabu", "{names} share the win with {chips} each"
        ).format(names=listed([names[seat] for seat in outcome.winners]), chips=chips)
    match outcome.reason:
        case "last_holder":
            detail = QCoreApplication.translate("Kabu", "Nobody else has chips left.")
        case "stopped":
            detail = QCoreApplication.translate("Kabu", "The match was ended early.")
        case _:
            detail = QCoreApplication.translate("Kabu", "All rounds have been played.")
    return Prompt(title, detail)


#: The English names, by which the Japanese ones are looked up.
_ENGLISH = {"shippin": "Shippin", "kuppin": "Kuppin", "triple": "Arashi"}


def moment_words(game_id: str, moment: Moment, names: Names) -> MomentWords:
    """A moment in the player's language, with its Japanese sign."""
    kyo = game_id == "kyo-kabu" and moment.id == "triple"
    sign = word_in("ja", "Sorokabu" if kyo else _ENGLISH[moment.id])
    return MomentWords(_moment_name(moment.id, kyo), _whose(moment, names), sign, "ja")


def _whose(moment: Moment, names: Names) -> str:
    """The dealer's name, or the number of the column."""
    seat, column = moment.number("seat"), moment.number("column")
    if seat is not None:
        return names[seat]
    return QCoreApplication.translate("Kabu", "Column {number}").format(number=column)


def _moment_name(moment: str, kyo: bool) -> str:
    match moment:
        case "shippin":
            return QCoreApplication.translate("Moments", "Shippin")
        case "kuppin":
            return QCoreApplication.translate("Moments", "Kuppin")
    if kyo:
        return QCoreApplication.translate("Moments", "Sorokabu")
    return QCoreApplication.translate("Moments", "Arashi")
