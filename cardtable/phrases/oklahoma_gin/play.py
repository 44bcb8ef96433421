"""What is said while Oklahoma Gin is played.

What happens, what stands on the table, what is refused and why.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from cardtable.engine.events import Event
from cardtable.games.oklahoma_gin.cards import BIT_OF, CODE_OF, card_set
from cardtable.games.oklahoma_gin.layoffs import possible
from cardtable.games.oklahoma_gin.legal import DRAW_STOCK, SECOND_UPCARD, TAKE
from cardtable.games.oklahoma_gin.melds import deadwood, spare_first
from cardtable.games.oklahoma_gin.rules import HouseRules
from cardtable.games.oklahoma_gin.scoring import (
    BIG_GIN,
    DRAWN,
    GIN,
    LEVEL,
    UNDERCUT,
    GameResult,
    HandResult,
)
from cardtable.games.oklahoma_gin.view import OklahomaGinView
from cardtable.phrases.base import YOU, Fact, MomentWords, Names, Prompt
from cardtable.phrases.lists import in_row, listed, one_after_the_other
from cardtable.phrases.oklahoma_gin.words import (
    card_sign,
    card_signs,
    gain,
    group_signs,
    meld_label,
)
from cardtable.phrases.order import sorted_text

if TYPE_CHECKING:
    from cardtable.engine.moments import Moment
    from cardtable.engine.table import Text


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


def caption_text(text: Text, names: Names) -> str:
    """A label on the table, with ``<b>`` and ``<big>`` for the parts that stand out."""
    params = dict(text.params)
    cards, more = params.get("cards"), params.get("more")
    codes = cards if isinstance(cards, tuple) else ()
    added = more if isinstance(more, tuple) else ()
    name = names[int(str(params["seat"]))] if "seat" in params else ""
    own = bool(params.get("own"))
    match text.id:
        case "none":
            return ""
        case "meld":
            return meld_label(codes)
        case "meld_more":
            return f"{meld_label(codes)} + {card_signs(added)}"
        case "deadwood":
            words = QCoreApplication.translate("OklahomaGin", "Deadwood <big>{count}</big>")
        case "deadwood_short":
            words = "<big>{count}</big>"
        case "deadwood_after":
            words = QCoreApplication.translate(
                "OklahomaGin", "Deadwood <big>{count}</big> → <big>{left}</big> without {card}"
            )
        case "deadwood_after_short":
            words = "<big>{count}</big> → <big>{left}</big>"
        case "limit":
            words = QCoreApplication.translate("OklahomaGin", "Limit")
        case "limit_value" if params["limit"]:
            words = "<big>{limit}</big>"
        case "limit_value":
            words = QCoreApplication.translate("OklahomaGin", "Gin")
        case "limit_meaning" if params["limit"]:
            words = QCoreApplication.translate("OklahomaGin", "Knock with {limit} or less")
        case "limit_meaning":
            words = QCoreApplication.translate("OklahomaGin", "Only gin ends the hand")
        case "doubled":
            words = QCoreApplication.translate("OklahomaGin", "♠: all points doubled")
        case "stock":
            words = QCoreApplication.translate("OklahomaGin", "Stock <big>{count}</big>")
        case "pile":
            words = QCoreApplication.translate("OklahomaGin", "Discards <big>{count}</big>")
        case "earlier":
            words = QCoreApplication.translate("OklahomaGin", "Earlier discards, latest first")
        case "fresh":
            sign = '<span style="color:#f0b429">●</span> '
            words = sign + _fresh(params["how"] == "took", own)
        case "zone_stock":
            words = QCoreApplication.translate("OklahomaGin", "Stock")
        case "zone_discard":
            words = QCoreApplication.translate("OklahomaGin", "Discard pile")
        case "zone_knock":
            words = QCoreApplication.translate("OklahomaGin", "Knock here")
        case "sorted" | "zone_sort":
            return sorted_text(text.id, str(params["way"]))
        case "zone_meld":
            words = QCoreApplication.translate("OklahomaGin", "Meld {number}: {meld}")
            return words.format(number=params["number"], meld=meld_label(codes))
        case _:
            return _told(text.id, own).format(name=name, cards=f"<b>{card_signs(codes)}</b>")
    card = card_sign(str(params["card"])) if "card" in params else ""
    return words.format(
        count=params.get("count"),
        left=params.get("left"),
        card=card,
        limit=params.get("limit"),
        name=name,
    )


def _fresh(took: bool, own: bool) -> str:
    """Which card has just been drawn or taken."""
    match took, own:
        case True, True:
            return QCoreApplication.translate("OklahomaGin", "You took the {card}.")
        case True, False:
            return QCoreApplication.translate("OklahomaGin", "{name} took the {card}.")
        case False, True:
            return QCoreApplication.translate("OklahomaGin", "You drew the {card}.")
    return QCoreApplication.translate("OklahomaGin", "{name} drew the {card}.")


def _told(which: str, own: bool) -> str:
    """The words between the hands after a knock."""
    match which:
        case "hand_drawn":
            return QCoreApplication.translate(
                "OklahomaGin", "The stock is used up: nobody wins the hand."
            )
        case "laid_off" if own:
            return QCoreApplication.translate("OklahomaGin", "You laid off {cards}.")
        case "laid_off":
            return QCoreApplication.translate("OklahomaGin", "{name} laid off {cards}.")
        case "gin" if own:
            return QCoreApplication.translate("OklahomaGin", "You have gin: nothing is laid off.")
        case "gin":
            return QCoreApplication.translate("OklahomaGin", "{name} has gin: nothing is laid off.")
        case "nothing_laid_off" if own:
            return QCoreApplication.translate("OklahomaGin", "You didn’t lay off.")
        case "nothing_laid_off":
            return QCoreApplication.translate("OklahomaGin", "{name} didn’t lay off.")
        case "lay_off_how":
            return QCoreApplication.translate(
                "OklahomaGin", "Select a card below, then click the meld it fits."
            )
        case "lay_off_wait":
            return QCoreApplication.translate("OklahomaGin", "Cards are being laid off.")
    raise KeyError(which)


def limit_sentence(view: OklahomaGinView) -> str:
    """What the upcard allows."""
    if view.limit:
        text = QCoreApplication.translate("OklahomaGin", "Knock with {limit} or less.")
    else:
        text = QCoreApplication.translate("OklahomaGin", "Only gin ends this hand.")
    if view.factor > 1:
        doubled = QCoreApplication.translate("OklahomaGin", "All points are doubled.")
        text = one_after_the_other(text, doubled)
    return text.format(limit=view.limit)


def _standing(view: OklahomaGinView) -> str:
    text = QCoreApplication.translate("OklahomaGin", "Your deadwood is {deadwood}.")
    count = deadwood(card_set(view.hand))
    return f"{text.format(deadwood=count)} {limit_sentence(view)}"


def upcard_prompt(view: OklahomaGinView, names: Names) -> Prompt:
    """The prompt of the first two turns."""
    title = QCoreApplication.translate("OklahomaGin", "take the {card}, or pass")
    title = title.format(card=card_sign(view.upcard))
    if view.phase == SECOND_UPCARD:
        text = QCoreApplication.translate(
            "OklahomaGin", "{name} passed; if you pass too, {name} draws from the stock."
        )
        return Prompt(title, text.format(name=names[1 - (view.seat or 0)]), YOU)
    return Prompt(title, _standing(view), YOU)


def draw_prompt(view: OklahomaGinView) -> Prompt:
    """The prompt before a card is taken."""
    legal = view.legal
    if TAKE not in legal:
        if DRAW_STOCK in legal:
            title = QCoreApplication.translate("OklahomaGin", "draw from the stock")
            detail = QCoreApplication.translate("OklahomaGin", "Both players passed on the upcard.")
            return Prompt(title, detail, YOU)
        title = QCoreApplication.translate("OklahomaGin", "pass, the stock is used up")
        detail = QCoreApplication.translate(
            "OklahomaGin", "The last discard does not let you knock, so the hand is a draw."
        )
        return Prompt(title, detail, YOU)
    card = card_sign(view.pile[-1])
    if view.last_chance:
        title = QCoreApplication.translate("OklahomaGin", "take the {card} to knock, or pass")
        detail = QCoreApplication.translate(
            "OklahomaGin", "The stock is used up; if you pass, the hand is a draw."
        )
        return Prompt(title.format(card=card), detail, YOU)
    title = QCoreApplication.translate("OklahomaGin", "draw, or take the {card}")
    return Prompt(title.format(card=card), _standing(view), YOU)


def best_discard(view: OklahomaGinView) -> tuple[str, int]:
    """The discard that leaves least deadwood, and how much; a card just taken may have to stay."""
    hand = card_set(view.hand)
    keep = BIT_OF[view.taken] if view.taken and not view.rules.return_taken else 0
    minimum = spare_first(hand, keep)[0]
    return CODE_OF[minimum], deadwood(hand ^ minimum)


def discard_prompt(view: OklahomaGinView) -> Prompt:
    """The prompt with eleven cards in hand."""
    card, left = best_discard(view)
    if not left:
        title = QCoreApplication.translate("OklahomaGin", "knock with gin, or discard")
        text = QCoreApplication.translate(
            "OklahomaGin", "Discard the {card} and all your cards are melded."
        )
    elif left <= view.limit:
        title = QCoreApplication.translate("OklahomaGin", "knock, or discard a card")
        text = QCoreApplication.translate(
            "OklahomaGin", "Discard the {card} and your deadwood is {left}; the limit is {limit}."
        )
    else:
        title = QCoreApplication.translate("OklahomaGin", "discard a card")
        if view.limit:
            text = QCoreApplication.translate(
                "OklahomaGin",
                "Discard the {card} and your deadwood is {left}; the limit is {limit}.",
            )
        else:
            text = QCoreApplication.translate(
                "OklahomaGin",
                "Discard the {card} and your deadwood is {left}; only gin ends the hand.",
            )
    return Prompt(title, text.format(card=card_sign(card), left=left, limit=view.limit), YOU)


def layoff_prompt(view: OklahomaGinView, names: Names) -> Prompt:
    """The prompt after the opponent's knock."""
    assert view.knocker is not None
    name = names[view.knocker]
    now = view.moment
    if view.gin:
        title = QCoreApplication.translate("OklahomaGin", "lay out your melds")
        detail = QCoreApplication.translate(
            "OklahomaGin", "{name} has gin, so nothing is laid off."
        )
        return Prompt(title, detail.format(name=name), YOU)
    if possible(now.hand, now.melds):
        title = QCoreApplication.translate("OklahomaGin", "lay off on {name}’s melds")
    else:
        title = QCoreApplication.translate("OklahomaGin", "nothing left to lay off")
    detail = QCoreApplication.translate(
        "OklahomaGin", "Your deadwood is {left} against {count}; equal or less is an undercut."
    )
    if not view.rules.undercut_tie:
        detail = QCoreApplication.translate(
            "OklahomaGin", "Your deadwood is {left} against {count}; less is an undercut."
        )
    detail = detail.format(left=view.own_deadwood, count=view.knock_deadwood)
    return Prompt(title.format(name=name), detail, YOU)


def hand_ended(view: OklahomaGinView, names: Names) -> Prompt:
    """How the hand ended, for the viewer."""
    result = view.result
    assert result is not None
    if result.kind == DRAWN:
        title = QCoreApplication.translate("OklahomaGin", "The hand is a draw")
        detail = QCoreApplication.translate(
            "OklahomaGin", "The stock is used up; the same dealer deals again."
        )
        return Prompt(title, detail)
    if result.kind == LEVEL:
        title = QCoreApplication.translate("OklahomaGin", "Equal deadwood: nobody scores")
    elif result.winner == view.seat:
        match result.kind:
            case c if c in (GIN, BIG_GIN):
                title = QCoreApplication.translate("OklahomaGin", "Gin: you score {points}")
            case c if c == UNDERCUT:
                title = QCoreApplication.translate("OklahomaGin", "Undercut: you score {points}")
            case _:
                title = QCoreApplication.translate(
                    "OklahomaGin", "You win the hand and score {points}"
                )
    else:
        match result.kind:
            case c if c in (GIN, BIG_GIN):
                title = QCoreApplication.translate("OklahomaGin", "Gin: {name} scores {points}")
            case c if c == UNDERCUT:
                title = QCoreApplication.translate(
                    "OklahomaGin", "Undercut: {name} scores {points}"
                )
            case _:
                title = QCoreApplication.translate(
                    "OklahomaGin", "{name} wins the hand and scores {points}"
                )
    winner = names[result.winner] if result.winner is not None else ""
    title = title.format(points=result.points, name=winner)
    game = view.game_result
    if game is None:
        detail = QCoreApplication.translate(
            "OklahomaGin", "Deadwood: {first} {one}, {second} {other}."
        ).format(first=names[0], one=result.after[0], second=names[1], other=result.after[1])
        return Prompt(title, detail)
    if game.credited is None:
        detail = QCoreApplication.translate("OklahomaGin", "Game {game} is a tie: no match points.")
        return Prompt(title, detail.format(game=game.number))
    detail = QCoreApplication.translate(
        "OklahomaGin", "Game {game} over: {name} scores {credit} for the match."
    ).format(game=game.number, credit=game.credit, name=names[game.credited])
    return Prompt(title, detail)


_MINUS = "\u2212"


def hand_lines(view: OklahomaGinView, result: HandResult, names: Names) -> list[Fact]:
    """A hand, one line per step."""
    deadwood = QCoreApplication.translate("OklahomaGin", "{name}: deadwood")
    lines = []
    for seat in (0, 1):
        lines.append(Fact(deadwood.format(name=names[seat]), str(result.before[seat])))
        saved = result.before[seat] - result.after[seat]
        if saved:
            label = QCoreApplication.translate("OklahomaGin", "Laid off {cards}").format(
                cards=card_signs([laid.card for laid in view.laid_off])
            )
            lines.append(Fact(label, f"{_MINUS}{saved}" if saved > 0 else gain(-saved)))
    match result.kind:
        case c if c == DRAWN:
            drawn = QCoreApplication.translate("OklahomaGin", "Draw (no winner)")
            return [*lines, Fact(drawn, "0", big=True)]
        case c if c == LEVEL:
            level = QCoreApplication.translate("OklahomaGin", "Tie")
            return [*lines, Fact(level, "0", big=True)]
        case c if c == GIN:
            bonus = QCoreApplication.translate("OklahomaGin", "Gin bonus")
        case c if c == BIG_GIN:
            bonus = QCoreApplication.translate("OklahomaGin", "Big gin bonus")
        case c if c == UNDERCUT:
            bonus = QCoreApplication.translate("OklahomaGin", "Undercut bonus")
        case _:
            bonus = ""
    label = QCoreApplication.translate("OklahomaGin", "Difference")
    lines.append(Fact(label, str(result.difference)))
    if bonus:
        lines.append(Fact(bonus, gain(result.bonus)))
    if result.factor > 1:
        label = QCoreApplication.translate("OklahomaGin", "Spade upcard {card}")
        lines.append(Fact(label.format(card=card_sign(view.upcard)), f"×{result.factor}"))
    assert result.winner is not None
    return [*lines, Fact(names[result.winner], gain(result.points), big=True)]


def hand_line(result: HandResult, names: Names) -> Fact:
    """A hand in a single line, followed by the sum of a game."""
    assert result.winner is not None
    match result.kind:
        case c if c in (GIN, BIG_GIN):
            label = QCoreApplication.translate("OklahomaGin", "{name}: gin")
        case c if c == UNDERCUT:
            label = QCoreApplication.translate("OklahomaGin", "{name}: undercut")
        case _:
            label = QCoreApplication.translate("OklahomaGin", "{name}: hand")
    return Fact(label.format(name=names[result.winner]), gain(result.points))


def game_lines(rules: HouseRules, game: GameResult, names: Names) -> list[Fact]:
    """A game, one line per step, up to the amount credited to the match account."""
    lines = []
    for seat in (game.winner, 1 - game.winner):
        label = QCoreApplication.translate("OklahomaGin", "{name}: points")
        lines.append(Fact(label.format(name=names[seat]), str(game.points[seat])))
        if seat == game.winner and game.shutout:
            label = QCoreApplication.translate("OklahomaGin", "Shut-out")
            lines.append(Fact(label, "×2"))
        if seat == game.winner:
            label = QCoreApplication.translate("OklahomaGin", "Game bonus")
            lines.append(Fact(label, gain(game.bonus)))
        count = game.boxes[seat]
        if count:
            label = QCoreApplication.translate("OklahomaGin", "%n hand(s) won", "", count)
            lines.append(Fact(label, gain(rules.box_bonus * count)))
    label = QCoreApplication.translate("OklahomaGin", "Game {game}").format(game=game.number)
    won, lost = game.totals[game.winner], game.totals[1 - game.winner]
    lines.append(Fact(label, f"{won} : {lost}"))
    if game.credited is None:
        label = QCoreApplication.translate("OklahomaGin", "Added")
        return [*lines, Fact(label, "0", big=True)]
    label = QCoreApplication.translate("OklahomaGin", "{name}: match score")
    return [*lines, Fact(label.format(name=names[game.credited]), gain(game.credit), big=True)]


#: Their names in English, the game's own language.
_SIGNS = {GIN: "GIN", BIG_GIN: "BIG GIN", UNDERCUT: "UNDERCUT", "shutout": "SHUT-OUT"}


def moment_words(moment: Moment, names: Names) -> MomentWords:
    """A moment in the player's language, with its English sign."""
    seat = moment.number("seat")
    name = names[seat] if seat is not None else ""
    return MomentWords(_name(moment.id), name, _SIGNS[moment.id])


def _name(moment: str) -> str:
    match moment:
        case c if c == GIN:
            return QCoreApplication.translate("Moments", "Gin")
        case c if c == BIG_GIN:
            return QCoreApplication.translate("Moments", "Big gin")
        case c if c == UNDERCUT:
            return QCoreApplication.translate("Moments", "Undercut")
    return QCoreApplication.translate("Moments", "Shut-out")
