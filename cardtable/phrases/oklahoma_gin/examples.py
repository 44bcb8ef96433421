"""Example hands and games in the rules of Oklahoma Gin; the engine counts them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cardtable.games.oklahoma_gin.cards import BIT_OF, card_set, codes
from cardtable.games.oklahoma_gin.melds import arrange
from cardtable.games.oklahoma_gin.rules import HouseRules
from cardtable.games.oklahoma_gin.scoring import (
    GIN,
    KNOCK,
    GameResult,
    HandResult,
    score_game,
    score_hand,
)
from cardtable.phrases.oklahoma_gin.words import card_sign
from cardtable.phrases.rulebook import Laid

#: A run, a set, and ten cards as they were dealt.
RUN, SET = "4S5S6S7S", "9S9H9C"
HAND = "4S5S6S7S6H6DAC2CKHQD"
#: Hands that end a deal: the knocker's and the opponent's, with nothing to lay off.
KNOCKER, OPPONENT = "5H6H7H9S9D9CJDQDKD3S", "KSKH4C4D4S2H8C7S6CTC"
GIN_HAND, AGAINST_GIN = "AS2S3S4H4D4C9DTDJDQD", "KSKHKD2H3H4S9C5D2DAC"
UNDERCUT, LOWER = "5H6H7H9S9D9CJDQDKD6C", "2S3S4S5STSTHTDTC3C2H"
#: The upcard they are played with, and others to show its effect.
UPCARD, ACE, SPADE = "6D", "AH", "7S"
#: A game: the winner's points above the target, the hands each has won.
OVER, BOXES = 4, (4, 3)


def cards(text: str) -> tuple[str, ...]:
    """Card codes written one after another, as a tuple."""
    return tuple(text[i : i + 2] for i in range(0, len(text), 2))


def pips_left(hand: str) -> int:
    """The least deadwood of a hand."""
    return arrange(card_set(cards(hand))).deadwood


def arranged(hand: str) -> Laid:
    """A hand laid out: its melds, its deadwood, and the count."""
    melding = arrange(card_set(cards(hand)))
    text = QCoreApplication.translate("GinRules", "This hand has {deadwood} points of deadwood.")
    dead = (codes(melding.dead),) if melding.dead else ()
    groups = (*(codes(meld) for meld in melding.melds), *dead)
    return Laid(groups, text.format(deadwood=melding.deadwood))


def melds() -> tuple[Laid, ...]:
    """A run and a set."""
    return (
        Laid((cards(RUN),), QCoreApplication.translate("GinRules", "A run.")),
        Laid((cards(SET),), QCoreApplication.translate("GinRules", "A set.")),
    )


def upcards(rules: HouseRules) -> tuple[Laid, ...]:
    """What upcards mean: a number, an ace, a spade."""
    return tuple(Laid(((card,),), upcard_text(rules, card)) for card in (UPCARD, ACE, SPADE))


def upcard_text(rules: HouseRules, card: str) -> str:
    """What an upcard means (“Upcard 6♦: knock with at most 6.”)."""
    limit, factor = rules.limit(BIT_OF[card]), rules.factor(BIT_OF[card])
    if not limit:
        text = QCoreApplication.translate("GinRules", "Upcard {card}: only gin ends the hand.")
    elif factor > 1:
        text = QCoreApplication.translate(
            "GinRules", "Upcard {card}: knock with at most {limit}, and all points are doubled."
        )
    else:
        text = QCoreApplication.translate("GinRules", "Upcard {card}: knock with at most {limit}.")
    return text.format(card=card_sign(card), limit=limit)


def counted(rules: HouseRules, kind: str, mine: str, other: str) -> HandResult:
    """The result of a hand whose knocker holds ``mine``, with nothing doubled."""
    pair = pips_left(mine), pips_left(other)
    return score_hand(rules, 0, kind, pair, pair, 1)


def hands(rules: HouseRules) -> tuple[Laid, ...]:
    """A knock, an undercut and gin, each with its points."""
    translate = QCoreApplication.translate
    found = []
    for kind, mine, other in (
        (KNOCK, KNOCKER, OPPONENT),
        (KNOCK, UNDERCUT, LOWER),
        (GIN, GIN_HAND, AGAINST_GIN),
    ):
        result = counted(rules, kind, mine, other)
        points = result.points
        if kind == GIN:
            text = translate("GinRules", "Gin against {other}: %n point(s).", "", points)
        elif mine == UNDERCUT:
            text = translate(
                "GinRules",
                "Knocked with {mine} against {other}, an undercut: %n point(s) for the opponent.",
                "",
                points,
            )
        else:
            text = translate(
                "GinRules",
                "Knocked with {mine} against {other}: %n point(s) for the knocker.",
                "",
                points,
            )
        words = text.format(mine=result.after[0], other=result.after[1])
        found.append(Laid(arranged(mine).groups, words))
    return tuple(found)


def is_possible(rules: HouseRules) -> bool:
    """Whether both can have won so many hands before one of them reached the target."""
    return rules.target > max(OVER, *BOXES)


def game(rules: HouseRules) -> GameResult:
    """A game counted at its end: the winner just above the target, the other below."""
    points = rules.target + OVER, rules.target * 6 // 10
    return score_game(rules, 1, 0, points, BOXES)


def game_text(rules: HouseRules) -> str:
    """How that game is counted, step by step."""
    result = game(rules)
    return QCoreApplication.translate(
        "GinRules",
        "An example: you have {mine} points and won {hands} hands, your opponent {theirs} and "
        "{lost}. You count {mine} + {boxes} + {bonus} = {total}, your opponent {theirs} + {others} "
        "= {less}: a difference of {credit}.",
    ).format(
        mine=result.points[0],
        theirs=result.points[1],
        hands=result.boxes[0],
        lost=result.boxes[1],
        boxes=result.boxes[0] * rules.box_bonus,
        others=result.boxes[1] * rules.box_bonus,
        bonus=result.bonus,
        total=result.totals[0],
        less=result.totals[1],
        credit=result.credit,
    )
