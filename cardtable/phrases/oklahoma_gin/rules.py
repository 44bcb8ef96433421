"""The rules of Oklahoma Gin to read, and their terms explained."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cardtable.engine.options import Options
from cardtable.games.oklahoma_gin.rules import HouseRules, house_rules
from cardtable.phrases.oklahoma_gin import examples
from cardtable.phrases.oklahoma_gin.options import value_meaning
from cardtable.phrases.rulebook import CONTROLS, Passage, Section, Term, section, term

#: The passage that explains a phase or forbids something, by the id of the phase or the reason.
PASSAGES = {
    "first_upcard": "upcard_first",
    "second_upcard": "upcard_first",
    "draw": "turn",
    "discard": "turn",
    "layoff": "lay_off",
    "scored": "points",
    "not_your_turn": "turn",
    "draw_first": "turn",
    "no_passing": "upcard_first",
    "upcard_refused": "upcard_first",
    "stock_used_up": "fiftieth",
    "no_knock_with_it": "fiftieth",
    "must_knock": "fiftieth",
    "discard_first": "turn",
    "one_card": "turn",
    "just_taken": "return_taken",
    "over_limit": "limit",
    "gin_only": "ace",
    "no_big_gin": "big_gin",
    "lay_off_now": "lay_off",
    "gin_no_layoff": "lay_off",
    "card_and_meld": "lay_off",
    "no_such_meld": "lay_off",
    "does_not_fit": "melds",
    "arranged_for_you": "auto_arrange",
    "card_twice": "melds",
    "no_meld": "melds",
}


def gin_rulebook(options: Options) -> list[Section]:
    """The rules with these options."""
    translate = QCoreApplication.translate
    rules = house_rules(options)
    return [
        section("aim", translate("GinRules", "The aim"), *_aim()),
        section("deal", translate("GinRules", "Dealing and the knock limit"), *_deal(options)),
        section("play", translate("GinRules", "Play"), *_play(options)),
        section("knock", translate("GinRules", "Knocking"), *_knock(options)),
        section("score", translate("GinRules", "Scoring a hand"), *_score(options, rules)),
        section("game", translate("GinRules", "Games and the match"), *_game(options, rules)),
        section("tips", translate("GinRules", "How to play well"), *_tips()),
        section(CONTROLS, translate("GinRules", "Controls"), *_controls()),
    ]


def _meaning(options: Options, key: str) -> Passage:
    return Passage(key, value_meaning(key, options[key]), (key,))


def _aim() -> list[Passage]:
    translate = QCoreApplication.translate
    return [
        Passage(
            "melds",
            translate(
                "GinRules",
                "Two players arrange ten cards each in melds: runs, three or more cards of a suit "
                "in succession, the ace below the 2; and sets, three or four cards of a rank. No "
                "card is in two melds.",
            ),
            laid=examples.melds(),
        ),
        Passage(
            "deadwood",
            translate(
                "GinRules",
                "Cards in no meld are deadwood: an ace counts 1, face cards 10, all others their "
                "number. The less, the better; none at all is gin.",
            ),
            laid=(examples.arranged(examples.HAND),),
        ),
    ]


def _deal(options: Options) -> list[Passage | None]:
    translate = QCoreApplication.translate
    rules = house_rules(options)
    return [
        Passage(
            "pack",
            translate(
                "GinRules",
                "The pack has 52 cards. Each player is dealt ten; the rest is the stock. Its top "
                "card, the upcard, is turned over and begins the discard pile.",
            ),
        ),
        Passage(
            "limit",
            translate(
                "GinRules",
                "The upcard fixes the limit: the most deadwood you may knock with.",
            ),
            ("ace", "spade_double"),
            examples.upcards(rules),
        ),
        _meaning(options, "ace"),
        _meaning(options, "spade_double"),
        Passage(
            "first_dealer",
            translate(
                "GinRules",
                "Who deals first is drawn by lot; in later games it is the player who leads the "
                "match, if there is one.",
            ),
        ),
        _meaning(options, "next_dealer"),
        Passage(
            "level_dealer",
            translate("GinRules", "After a hand with equal deadwood the other player deals."),
            ("next_dealer", "undercut_tie"),
        )
        if not rules.undercut_tie and rules.next_dealer != "alternate"
        else None,
    ]


def _play(options: Options) -> list[Passage]:
    translate = QCoreApplication.translate
    return [
        Passage(
            "upcard_first",
            translate(
                "GinRules",
                "First the player who did not deal may take the upcard; if they pass, the dealer "
                "may; if both pass, the player who did not deal draws from the stock.",
            ),
        ),
        Passage(
            "turn",
            translate(
                "GinRules",
                "From then on you take the top discard or draw from the stock, and then discard "
                "one card or knock.",
            ),
        ),
        _meaning(options, "return_taken"),
        _meaning(options, "fiftieth"),
        Passage(
            "drawn",
            translate(
                "GinRules",
                "A drawn hand brings nobody points, and the same player deals again.",
            ),
        ),
    ]


def _knock(options: Options) -> list[Passage | None]:
    translate = QCoreApplication.translate
    shown = options["false_knock"] != "blocked"
    return [
        Passage(
            "knock",
            translate(
                "GinRules",
                "If your deadwood is within the limit after drawing, you may knock: you discard "
                "face down and show your hand.",
            ),
        ),
        Passage(
            "above_limit",
            translate(
                "GinRules",
                "Whoever knocks above the limit takes the hand back, the discard is turned up, and "
                "play goes on as after any discard; the opponent has seen the hand.",
            ),
            ("false_knock",),
        )
        if shown
        else None,
        _meaning(options, "false_knock"),
        Passage(
            "lay_off",
            translate(
                "GinRules",
                "Unless you have gin, your opponent may lay off deadwood: add cards to your melds "
                "that fit there.",
            ),
        ),
        _meaning(options, "auto_arrange"),
        _meaning(options, "big_gin"),
    ]


def _score(options: Options, rules: HouseRules) -> list[Passage]:
    translate = QCoreApplication.translate
    return [
        Passage(
            "points",
            translate(
                "GinRules",
                "With less deadwood than the opponent, the knocker scores the difference. If the "
                "opponent has less, that is an undercut: the opponent scores the difference and a "
                "bonus. Gin scores the opponent’s deadwood and a bonus, and cannot be undercut.",
            ),
        ),
        _meaning(options, "gin_bonus"),
        _meaning(options, "undercut_bonus"),
        _meaning(options, "undercut_tie"),
        Passage(
            "hands",
            translate("GinRules", "Examples, after laying off, with nothing doubled:"),
            ("gin_bonus", "undercut_bonus"),
            examples.hands(rules),
        ),
    ]


def _game(options: Options, rules: HouseRules) -> list[Passage | None]:
    translate = QCoreApplication.translate
    if rules.shutout:
        shutout = Passage(
            "shutout",
            translate(
                "GinRules",
                "If the loser of a game won no hand, that is a shut-out: the winner’s points and "
                "the game bonus count double, the boxes do not.",
            ),
            ("shutout",),
        )
    else:
        shutout = _meaning(options, "shutout")
    return [
        _meaning(options, "target"),
        Passage(
            "boxes",
            translate("GinRules", "Each hand won is a box."),
        ),
        _meaning(options, "box_bonus"),
        _meaning(options, "game_bonus"),
        shutout,
        Passage(
            "account",
            translate(
                "GinRules",
                "Whoever then has more adds the difference to their match score – even if the "
                "other reached the target.",
            ),
        ),
        Passage(
            "example",
            examples.game_text(rules),
            ("target", "box_bonus", "game_bonus"),
        )
        if examples.is_possible(rules)
        else None,
        _meaning(options, "rounds"),
        Passage("most", translate("GinRules", "Then the higher match score wins.")),
        _meaning(options, "tiebreak"),
    ]


def _tips() -> list[Passage]:
    translate = QCoreApplication.translate
    return [
        Passage(
            "tip_discard",
            translate(
                "GinRules",
                "Discard high cards that match nothing first; middle cards fit the most runs.",
            ),
        ),
        Passage("tip_watch", translate("GinRules", "Watch what your opponent takes.")),
        Passage(
            "tip_knock",
            translate(
                "GinRules",
                "In the first turns knock as soon as you may; later a low hand is less likely to "
                "be undercut.",
            ),
        ),
    ]


def _controls() -> list[Passage]:
    return [
        Passage(
            "mouse",
            QCoreApplication.translate(
                "GinRules",
                "Click the stock or the discard pile to draw, a card to pick it up, the discard "
                "pile to discard it; or drag the cards. Right-click puts a card back.",
            ),
        )
    ]


def gin_terms() -> list[Term]:
    """The terms that a newcomer cannot know; their forms are separated by vertical bars."""
    translate = QCoreApplication.translate
    return [
        #: Translators: forms of one word, divided by strokes; that of the dictionary first
        term(
            translate("GinTerms", "meld|melds"),
            translate("GinTerms", "A run or a set."),
        ),
        term(
            translate("GinTerms", "run|runs"),
            translate("GinTerms", "Three or more cards of one suit in succession."),
        ),
        term(
            translate("GinTerms", "set|sets"),
            translate("GinTerms", "Three or four cards of one rank."),
        ),
        term(
            translate("GinTerms", "deadwood"),
            translate("GinTerms", "Cards in no meld, and what they count together."),
        ),
        term(
            translate("GinTerms", "stock"),
            translate("GinTerms", "The pile of face-down cards to draw from."),
        ),
        term(
            translate("GinTerms", "upcard"),
            translate("GinTerms", "The first card turned over; it fixes the limit."),
        ),
        term(
            translate("GinTerms", "limit"),
            translate("GinTerms", "The most deadwood you may knock with."),
        ),
        term(
            translate("GinTerms", "knock|knocks|knocked|knocking"),
            translate("GinTerms", "To end the hand by laying it down."),
        ),
        term(
            translate("GinTerms", "gin"),
            translate("GinTerms", "A hand without any deadwood."),
        ),
        term(
            translate("GinTerms", "big gin"),
            translate("GinTerms", "Eleven cards in melds, without a discard."),
        ),
        term(
            translate("GinTerms", "lay off|lays off|laid off|laying off"),
            translate("GinTerms", "To add deadwood to the knocker’s melds."),
        ),
        term(
            translate("GinTerms", "undercut"),
            translate("GinTerms", "The knocker’s opponent has less deadwood, and scores."),
        ),
        term(
            translate("GinTerms", "box|boxes"),
            translate("GinTerms", "A hand won, counted at the end of the game."),
        ),
        term(
            translate("GinTerms", "shut-out"),
            translate("GinTerms", "A game in which one player won no hand."),
        ),
    ]
