"""The labels on a table of the Kabu games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from cardtable.games.kabu.cards import rank
from cardtable.games.kabu.names import name_id
from cardtable.phrases.base import Names
from cardtable.phrases.kabu.words import signed, total_name, triple

if TYPE_CHECKING:  # the start page does without
    from cardtable.engine.table import Text


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
