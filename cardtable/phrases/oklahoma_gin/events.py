"""What happened at a table of Oklahoma Gin, and why something is refused, in sentences."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from cardtable.engine.events import Event
from cardtable.games.oklahoma_gin.scoring import BIG_GIN, DRAWN, GIN, LEVEL, UNDERCUT
from cardtable.phrases.base import Names
from cardtable.phrases.lists import in_row, listed, one_after_the_other
from cardtable.phrases.oklahoma_gin.words import card_sign, card_signs, group_signs


def event_text(event: Event, names: Names) -> str:
    """One sentence for the log, or empty."""
    seat = event.get("seat")
    name = names[seat] if isinstance(seat, int) else ""
    card = event.get("card")
    sign = card_sign(card) if isinstance(card, str) else ""
    match event.kind:
        case "game_started":
            target = event.number("target")
            return QCoreApplication.translate(
                "OklahomaGin", "Game {game} of {of}, to %n point(s).", "", target
            ).format(game=event.number("game"), of=event.number("of"))
        case "hand_started":
            return QCoreApplication.translate("OklahomaGin", "Hand {hand}. {name} deals.").format(
                hand=event.number("hand"), name=names[event.number("dealer")]
            )
        case "turned_up":
            return _turned_up(event, sign)
        case "refused":
            text = QCoreApplication.translate("OklahomaGin", "{name} passed on the {card}.")
        case "took":
            text = QCoreApplication.translate("OklahomaGin", "{name} took the {card}.")
        case "drew" if sign:
            text = QCoreApplication.translate("OklahomaGin", "{name} drew the {card}.")
        case "drew":
            text = QCoreApplication.translate("OklahomaGin", "{name} drew from the stock.")
        case "discarded":
            text = QCoreApplication.translate("OklahomaGin", "{name} discarded the {card}.")
        case "false_knock":
            return _false_knock(event, name, sign)
        case "knocked":
            return _knocked(event, name)
        case "laid_off":
            text = QCoreApplication.translate("OklahomaGin", "{name} laid off the {card}.")
        case "hand_shown":
            return _hand_shown(event, name)
        case "turned_over":
            text = QCoreApplication.translate(
                "OklahomaGin", "{name}’s face-down discard was the {card}."
            )
        case "hand_over":
            return _hand_over(event, names)
        case "scored":
            return QCoreApplication.translate(
                "OklahomaGin", "{name}: +{points}, {total} in this game."
            ).format(name=name, points=event.number("points"), total=event.number("total"))
        case "game_over":
            return _game_over(event, names)
        case "match_over":
            winners = [names[int(word)] for word in event.words("winners")]
            if len(winners) > 1:
                text = QCoreApplication.translate("OklahomaGin", "{names} share the win.")
                return text.format(names=listed(winners))
            text = QCoreApplication.translate("OklahomaGin", "{name} wins the match.")
            return text.format(name=winners[0])
        case _:
            return ""
    return text.format(name=name, card=sign)


def _turned_up(event: Event, sign: str) -> str:
    limit = event.number("limit")
    if not limit:
        text = QCoreApplication.translate(
            "OklahomaGin", "The upcard is the {card}: only gin ends the hand."
        )
    else:
        text = QCoreApplication.translate(
            "OklahomaGin", "The upcard is the {card}: knock with {limit} or less."
        )
    line = text.format(card=sign, limit=limit)
    if event.number("factor") == 1:
        return line
    doubled = QCoreApplication.translate("OklahomaGin", "All points of the hand are doubled.")
    return one_after_the_other(line, doubled)


def _false_knock(event: Event, name: str, sign: str) -> str:
    if event.number("limit"):
        text = QCoreApplication.translate(
            "OklahomaGin",
            "{name} knocked with {deadwood}, above the limit of {limit}: {cards} "
            "shown, {card} turned up, play continues.",
        )
    else:
        text = QCoreApplication.translate(
            "OklahomaGin",
            "{name} knocked with {deadwood}, but only gin counts here: {cards} "
            "shown, {card} turned up, play continues.",
        )
    return text.format(
        name=name,
        deadwood=event.number("deadwood"),
        limit=event.number("limit"),
        cards=card_signs(event.words("cards")),
        card=sign,
    )


def _knocked(event: Event, name: str) -> str:
    melds = in_row(group_signs(word) for word in event.words("melds"))
    match event.word("ending"):
        case c if c == GIN:
            text = QCoreApplication.translate("OklahomaGin", "{name} has gin: {melds}.")
        case c if c == BIG_GIN:
            text = QCoreApplication.translate("OklahomaGin", "{name} has big gin: {melds}.")
        case _ if not melds:
            text = QCoreApplication.translate(
                "OklahomaGin", "{name} knocked with {deadwood}: {dead}."
            )
        case _:
            text = QCoreApplication.translate(
                "OklahomaGin", "{name} knocked with {deadwood}: {melds}; deadwood {dead}."
            )
    return text.format(
        name=name,
        melds=melds,
        deadwood=event.number("deadwood"),
        dead=card_signs(event.words("dead")),
    )


def _hand_shown(event: Event, name: str) -> str:
    melds = in_row(group_signs(word) for word in event.words("melds"))
    if not event.words("dead"):
        text = QCoreApplication.translate("OklahomaGin", "{name} showed {melds}, no deadwood.")
    elif not melds:
        text = QCoreApplication.translate("OklahomaGin", "{name} showed deadwood {dead}: {count}.")
    else:
        text = QCoreApplication.translate(
            "OklahomaGin", "{name} showed {melds}; deadwood {dead}: {count}."
        )
    return text.format(
        name=name,
        melds=melds,
        dead=card_signs(event.words("dead")),
        count=event.number("deadwood"),
    )


def _hand_over(event: Event, names: Names) -> str:
    ending = event.word("ending")
    if ending == DRAWN:
        return QCoreApplication.translate(
            "OklahomaGin", "The stock is used up: the hand is a draw, the same dealer deals again."
        )
    if ending == LEVEL:
        return QCoreApplication.translate(
            "OklahomaGin", "Both have the same deadwood: nobody scores."
        )
    if ending == UNDERCUT:
        text = QCoreApplication.translate("OklahomaGin", "{name} undercut the knock.")
    else:
        text = QCoreApplication.translate("OklahomaGin", "{name} wins the hand.")
    return text.format(name=names[event.number("winner")])


def _game_over(event: Event, names: Names) -> str:
    if event.number("shutout"):
        text = QCoreApplication.translate(
            "OklahomaGin", "{name} wins game {game} by a shut-out: {totals}."
        )
    else:
        text = QCoreApplication.translate("OklahomaGin", "{name} wins game {game}: {totals}.")
    line = text.format(
        name=names[event.number("seat")],
        game=event.number("game"),
        totals=f"{event.number('first')} : {event.number('second')}",
    )
    if "credited" not in event:
        return line
    credit = QCoreApplication.translate(
        "OklahomaGin", "{name} scores {credit} for the match."
    ).format(name=names[event.number("credited")], credit=event.number("credit"))
    return one_after_the_other(line, credit)


def reason_text(reason: str, params: Mapping[str, int | str], names: Names) -> str:
    """Why something is refused."""
    word = str(params.get("card", ""))
    card = card_sign(word) if len(word) == 2 and word[1] in "SHDC" else word
    match reason:
        case "not_your_turn":
            text = QCoreApplication.translate("OklahomaGin", "It is not your turn.")
        case "match_over":
            text = QCoreApplication.translate("OklahomaGin", "The match is over.")
        case "hand_over":
            text = QCoreApplication.translate("OklahomaGin", "This hand is over.")
        case "upcard_first":
            text = QCoreApplication.translate(
                "OklahomaGin", "First, each player may take or pass the upcard."
            )
        case "draw_first":
            text = QCoreApplication.translate("OklahomaGin", "Take a card first.")
        case "no_passing":
            text = QCoreApplication.translate("OklahomaGin", "Only the upcard may be passed.")
        case "upcard_refused":
            text = QCoreApplication.translate(
                "OklahomaGin",
                "Both players passed on the upcard, so a card is drawn from the stock.",
            )
        case "stock_used_up":
            text = QCoreApplication.translate("OklahomaGin", "The stock is used up.")
        case "no_knock_with_it":
            text = QCoreApplication.translate(
                "OklahomaGin", "You may take the last discard only to knock."
            )
        case "discard_first":
            text = QCoreApplication.translate("OklahomaGin", "Discard a card or knock.")
        case "one_card":
            text = QCoreApplication.translate("OklahomaGin", "Select one card to discard.")
        case "no_such_card":
            text = QCoreApplication.translate("OklahomaGin", "There is no such card.")
        case "not_in_hand":
            text = QCoreApplication.translate("OklahomaGin", "You don’t have the {card}.")
        case "just_taken":
            text = QCoreApplication.translate(
                "OklahomaGin", "You just took the {card}; you can’t discard it this turn."
            )
        case "must_knock":
            text = QCoreApplication.translate(
                "OklahomaGin", "The last discard was taken only to knock with it."
            )
        case "over_limit":
            text = QCoreApplication.translate(
                "OklahomaGin", "Deadwood {deadwood} is above the limit of {limit}."
            )
        case "gin_only":
            text = QCoreApplication.translate(
                "OklahomaGin", "With an ace upcard you need gin; you have {deadwood} deadwood."
            )
        case "no_big_gin":
            text = QCoreApplication.translate(
                "OklahomaGin",
                "Big gin needs all eleven cards in melds; you still have {deadwood} deadwood.",
            )
        case "lay_off_now":
            text = QCoreApplication.translate(
                "OklahomaGin", "Your opponent has knocked: lay off, or choose Done."
            )
        case "gin_no_layoff":
            text = QCoreApplication.translate("OklahomaGin", "Nothing is laid off on gin.")
        case "card_and_meld":
            text = QCoreApplication.translate(
                "OklahomaGin", "Select a card and the meld it goes to."
            )
        case "no_such_meld":
            text = QCoreApplication.translate("OklahomaGin", "There is no such meld.")
        case "does_not_fit":
            text = QCoreApplication.translate("OklahomaGin", "The {card} does not fit this meld.")
        case "arranged_for_you":
            text = QCoreApplication.translate("OklahomaGin", "Your melds are laid out for you.")
        case "card_twice":
            text = QCoreApplication.translate("OklahomaGin", "The {card} cannot be in two melds.")
        case "no_meld":
            text = QCoreApplication.translate(
                "OklahomaGin", "These cards are neither a run nor a set."
            )
        case _:
            return reason
    return text.format(card=card, **{key: params[key] for key in params if key != "card"})
