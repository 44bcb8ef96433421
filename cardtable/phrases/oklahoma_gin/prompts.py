"""Prompts of Oklahoma Gin: whose turn it is and what may be done, addressed to the viewer."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cardtable.games.oklahoma_gin.cards import BIT_OF, CODE_OF, card_set
from cardtable.games.oklahoma_gin.layoffs import possible
from cardtable.games.oklahoma_gin.legal import DRAW_STOCK, SECOND_UPCARD, TAKE
from cardtable.games.oklahoma_gin.melds import deadwood, spare_first
from cardtable.games.oklahoma_gin.scoring import BIG_GIN, DRAWN, GIN, LEVEL, UNDERCUT
from cardtable.games.oklahoma_gin.view import OklahomaGinView
from cardtable.phrases.base import YOU, Names, Prompt
from cardtable.phrases.lists import one_after_the_other
from cardtable.phrases.oklahoma_gin.words import card_sign


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
