"""The rules of Oklahoma Gin to read, with examples that the engine counts, and their terms."""

from __future__ import annotations

from cardtable.engine.options import Options
from cardtable.games.oklahoma_gin.cards import BIT_OF, card_set, codes
from cardtable.games.oklahoma_gin.melds import arrange
from cardtable.games.oklahoma_gin.rules import HouseRules, house_rules
from cardtable.games.oklahoma_gin.scoring import (
    GIN,
    KNOCK,
    Column,
    Columns,
    GameResult,
    HandResult,
    entered,
    score_game,
    score_hand,
)
from cardtable.phrases.cards import card_sign
from cardtable.phrases.lists import one_after_the_other
from cardtable.phrases.oklahoma_gin.options import OPTIONS
from cardtable.phrases.oklahoma_gin.words import doubled
from cardtable.phrases.rulebook import CONTROLS, Laid, Passage, Section, section
from cardtable.translation import N_, _, ngettext, pgettext

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
#: The terms that a newcomer cannot know, and what they mean.
TERMS = (
    # Translators: forms of one word, divided by strokes; that of the dictionary first
    (N_("meld|melds"), N_("A run or a set.")),
    (N_("run|runs"), N_("Three or more cards of one suit in sequence.")),
    (N_("set|sets"), N_("Three or four cards of one rank.")),
    (N_("deadwood"), N_("Cards in no meld, and their total value.")),
    (N_("stock"), N_("The pile of face-down cards to draw from.")),
    (N_("upcard"), N_("The first card turned over; it usually sets the limit.")),
    (N_("limit"), N_("The most deadwood you may knock with.")),
    (N_("knock|knocks|knocked|knocking"), N_("To end the hand by showing your cards.")),
    (N_("gin"), N_("A hand without any deadwood.")),
    (N_("big gin"), N_("Eleven cards in melds, without a discard.")),
    (N_("lay off|lays off|laid off|laying off"), N_("To add deadwood to the knocker’s melds.")),
    (N_("undercut"), N_("The knocker’s opponent has less deadwood, and scores.")),
    (N_("box|boxes"), N_("A hand won, counted at the end of the game.")),
    (N_("shut-out"), N_("A game in which one player won no hand.")),
)


def rulebook(options: Options) -> list[Section]:
    """The rules with these options."""
    rules = house_rules(options)
    return [
        section("aim", _("The aim"), *_aim()),
        section("deal", _("Dealing and the knock limit"), *_deal(options)),
        section("play", pgettext("heading", "Play"), *_play(options)),
        section("knock", _("Knocking"), *_knock(options)),
        section("score", _("Scoring a hand"), *_score(options, rules)),
        section("game", _("Games and the match"), *_game(options, rules)),
        section("tips", _("How to play well"), *_tips(rules)),
        section(CONTROLS, _("Controls"), *_controls()),
    ]


def _meaning(options: Options, key: str) -> Passage:
    return Passage(key, OPTIONS.meaning(key, options[key]), (key,))


def _aim() -> list[Passage]:
    return [
        Passage(
            "melds",
            _(
                "Each player arranges ten cards in melds. Runs are three or more cards of one "
                "suit in sequence, ace low. Sets are three or four cards of one rank. No card can "
                "be in two melds."
            ),
            laid=example_melds(),
        ),
        Passage(
            "deadwood",
            _(
                "Cards in no meld are deadwood: an ace counts 1, face cards 10, all others their "
                "number. The less, the better; none at all is gin."
            ),
            laid=(arranged(HAND),),
        ),
    ]


def _deal(options: Options) -> list[Passage | None]:
    rules = house_rules(options)
    return [
        Passage(
            "pack",
            _(
                "The pack has 52 cards. Each player is dealt ten; the rest is the stock. Its top "
                "card, the upcard, is turned over and begins the discard pile."
            ),
        ),
        Passage(
            "limit",
            _("The upcard determines the limit: the most deadwood you may knock with.")
            if rules.fixed_limit is None
            else OPTIONS.meaning("knock_limit", options["knock_limit"]),
            ("knock_limit", "ace", "spade_double"),
            upcards(rules),
        ),
        _meaning(options, "ace") if rules.fixed_limit is None else None,
        _meaning(options, "spade_double"),
        Passage(
            "first_dealer",
            _("The first dealer is chosen at random.")
            if rules.at_once > 1
            else _(
                "The first dealer is chosen at random. In later games, the leader of the match "
                "deals first, if there is one."
            ),
            ("scoring",),
        ),
        _meaning(options, "next_dealer"),
        Passage(
            "level_dealer",
            _("After a hand with equal deadwood the other player deals."),
            ("next_dealer", "undercut_tie"),
        )
        if not rules.undercut_tie and rules.next_dealer != "alternate"
        else None,
    ]


def _play(options: Options) -> list[Passage]:
    return [
        Passage(
            "upcard_first",
            _(
                "First the player who didn’t deal may take the upcard, then the dealer may. If "
                "both pass, the player who didn’t deal draws from the stock."
            ),
        ),
        Passage(
            "turn",
            _(
                "From then on you take the top discard or draw from the stock, and then discard "
                "one card or knock."
            ),
        ),
        _meaning(options, "return_taken"),
        _meaning(options, "fiftieth"),
        Passage("drawn", _("A drawn hand scores nothing, and the same player deals again.")),
    ]


def _knock(options: Options) -> list[Passage | None]:
    only_gin = options["knock_limit"] == 0
    shown = options["false_knock"] != "blocked"
    return [
        Passage(
            "knock",
            _("If you have gin after drawing, you may knock: you discard face down and show it.")
            if only_gin
            else _(
                "If your deadwood is within the limit after drawing, you may knock: you discard "
                "face down and show your hand."
            ),
            ("knock_limit",),
        ),
        Passage(
            "above_limit",
            _(
                "If you knock above the limit, you take your hand back and your discard is turned "
                "up. Play continues as after any discard, but your opponent has seen your hand."
            ),
            ("false_knock",),
        )
        if shown
        else None,
        _meaning(options, "false_knock"),
        None
        if only_gin
        else Passage(
            "lay_off",
            _(
                "Unless you have gin, your opponent may lay off deadwood: add matching cards to "
                "your melds."
            ),
        ),
        _meaning(options, "auto_arrange"),
        _meaning(options, "big_gin"),
    ]


def _score(options: Options, rules: HouseRules) -> list[Passage]:
    if rules.fixed_limit == 0:
        return [
            Passage(
                "points",
                _("Gin scores the opponent’s deadwood and a bonus."),
                ("knock_limit", "undercut_bonus", "undercut_tie"),
            ),
            _meaning(options, "gin_bonus"),
            Passage(
                "hands",
                _("Examples, with nothing doubled:"),
                ("gin_bonus",),
                example_hands(rules),
            ),
        ]
    return [
        Passage(
            "points",
            _(
                "With less deadwood than the opponent, the knocker scores the difference. If the "
                "opponent has less, that’s an undercut: the opponent scores the difference and a "
                "bonus. Gin scores the opponent’s deadwood and a bonus, and can’t be undercut."
            ),
        ),
        _meaning(options, "gin_bonus"),
        _meaning(options, "undercut_bonus"),
        _meaning(options, "undercut_tie"),
        Passage(
            "hands",
            _("Examples, after laying off, with nothing doubled:"),
            ("gin_bonus", "undercut_bonus"),
            example_hands(rules),
        ),
    ]


def _game(options: Options, rules: HouseRules) -> list[Passage | None]:
    if rules.shutout:
        shutout = Passage(
            "shutout",
            _(
                "If the loser of a game won no hand, that’s a shut-out. The winner’s points and "
                "the game bonus count double; the boxes don’t."
            ),
            ("shutout",),
        )
    else:
        shutout = _meaning(options, "shutout")
    at_once = rules.at_once > 1
    return [
        _meaning(options, "target"),
        *(_at_once(rules) if at_once else [_meaning(options, "scoring")]),
        Passage(
            "boxes",
            one_after_the_other(
                _("Each hand won is a box."),
                OPTIONS.meaning("extra_boxes", "on") if rules.extra_boxes else "",
            ),
            ("extra_boxes",),
        ),
        _meaning(options, "box_bonus"),
        _meaning(options, "game_bonus"),
        shutout,
        Passage(
            "account",
            _(
                "The player with the higher total then adds the difference to their match score, "
                "even if the other reached the target."
            ),
        ),
        Passage("example", game_text(rules), ("target", "box_bonus", "game_bonus"))
        if is_possible(rules)
        else None,
        None if at_once else _meaning(options, "rounds"),
        Passage("most", _("Then the higher match score wins.")),
        _meaning(options, "tiebreak"),
    ]


def _at_once(rules: HouseRules) -> list[Passage | None]:
    """How three games are played at the same time (rule G21)."""
    return [
        Passage(
            "scoring",
            _(
                "Three games run at once, and the match ends with the third. Your first win counts "
                "in game 1, your second in games 1 and 2, every later one in all that are still "
                "open."
            ),
            ("scoring",),
        ),
        Passage(
            "at_once_example",
            at_once_text(rules),
            ("scoring",),
        )
        if rules.target > AT_ONCE_TOTAL
        else None,
        Passage(
            "begun_later",
            _(
                "If a game is over before you’ve won a hand, your first one counts in the next "
                "game alone, your second there and in the one after it."
            ),
            ("scoring",),
        ),
        Passage(
            "own_boxes",
            _(
                "Each game has its own bonus, and only the hands that count in it are boxes there "
                "and prevent a shut-out."
            ),
            ("scoring",),
        ),
    ]


def _tips(rules: HouseRules) -> list[Passage | None]:
    return [
        Passage(
            "tip_discard",
            _("Start by discarding high cards that match nothing; middle cards fit the most runs."),
        ),
        Passage("tip_watch", _("Watch what your opponent takes.")),
        None
        if rules.fixed_limit == 0
        else Passage(
            "tip_knock",
            _(
                "Early on, knock as soon as you can. Later, the less deadwood you knock with, the "
                "smaller the risk of an undercut."
            ),
        ),
    ]


def _controls() -> list[Passage]:
    return [
        Passage(
            "mouse",
            _(
                "Click the stock or the discard pile to draw. Click a card to select it, then the "
                "discard pile to discard it. You can also drag the cards; right-click clears the "
                "selection."
            ),
        ),
        Passage(
            "rap",
            _(
                "Double-click the bare cloth, as one raps on a table, to pass the upcard, when you "
                "are done laying off, and to continue with the next hand."
            ),
        ),
    ]


# -- examples --------------------------------------------------------------------------------------
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
#: Hands of games at once: whose, and the points; what the first game then has.
AT_ONCE, AT_ONCE_TOTAL = ((0, 18), (1, 25), (0, 12), (0, 7)), 37


def cards(text: str) -> tuple[str, ...]:
    """Card codes written one after another, as a tuple."""
    return tuple(text[i : i + 2] for i in range(0, len(text), 2))


def pips_left(hand: str) -> int:
    """The least deadwood of a hand."""
    return arrange(card_set(cards(hand))).deadwood


def arranged(hand: str) -> Laid:
    """A hand laid out: its melds, its deadwood, and the count."""
    melding = arrange(card_set(cards(hand)))
    text = _("This hand has {deadwood} points of deadwood.")
    dead = (codes(melding.dead),) if melding.dead else ()
    groups = (*(codes(meld) for meld in melding.melds), *dead)
    return Laid(groups, text.format(deadwood=melding.deadwood))


def example_melds() -> tuple[Laid, ...]:
    """A run and a set."""
    return (Laid((cards(RUN),), _("A run.")), Laid((cards(SET),), _("A set.")))


def upcards(rules: HouseRules) -> tuple[Laid, ...]:
    """What upcards mean: a number, an ace, a spade."""
    cards: tuple[str, ...] = (UPCARD, ACE, SPADE)
    if rules.fixed_limit is not None:
        cards = cards[2:] if rules.spade_double != "off" else ()
    return tuple(Laid(((card,),), upcard_text(rules, card)) for card in cards)


def upcard_text(rules: HouseRules, card: str) -> str:
    """What an upcard means (“Upcard 6♦: knock with at most 6.”)."""
    limit, factor = rules.limit(BIT_OF[card]), rules.factor(BIT_OF[card])
    if limit:
        text = _("Upcard {card}: knock with {limit} or less.")
    else:
        text = _("Upcard {card}: only gin ends the hand.")
    said = text.format(card=card_sign(card), limit=limit)
    return one_after_the_other(said, doubled(rules, factor))


def counted(rules: HouseRules, kind: str, mine: str, other: str) -> HandResult:
    """The result of a hand whose knocker holds ``mine``, with nothing doubled."""
    pair = pips_left(mine), pips_left(other)
    return score_hand(rules, 0, kind, pair, pair, 1)


def example_hands(rules: HouseRules) -> tuple[Laid, ...]:
    """A knock, an undercut and gin, each with its points."""
    found = []
    hands = (
        (KNOCK, KNOCKER, OPPONENT),
        (KNOCK, UNDERCUT, LOWER),
        (GIN, GIN_HAND, AGAINST_GIN),
    )
    for kind, mine, other in hands if rules.fixed_limit != 0 else hands[2:]:
        result = counted(rules, kind, mine, other)
        points, (left, against) = result.points, result.after
        if kind == GIN:
            words = ngettext(
                "Gin against {other}: {n} point.",
                "Gin against {other}: {n} points.",
                points,
                other=against,
            )
        elif mine == UNDERCUT:
            words = ngettext(
                "Knocked with {mine} against {other}, an undercut: {n} point for the opponent.",
                "Knocked with {mine} against {other}, an undercut: {n} points for the opponent.",
                points,
                mine=left,
                other=against,
            )
        else:
            words = ngettext(
                "Knocked with {mine} against {other}: {n} point for the knocker.",
                "Knocked with {mine} against {other}: {n} points for the knocker.",
                points,
                mine=left,
                other=against,
            )
        found.append(Laid(arranged(mine).groups, words))
    return tuple(found)


def is_possible(rules: HouseRules) -> bool:
    """Whether both can have won so many hands, a box each, before one reached the target."""
    more = rules.extra_boxes and rules.fixed_limit == 0  # every hand is won with gin
    return rules.target > max(OVER, *BOXES) and not more


def example_game(rules: HouseRules) -> GameResult:
    """A game counted at its end: the winner just above the target, the other below."""
    points = rules.target + OVER, rules.target * 6 // 10
    return score_game(rules, 1, 0, points, BOXES)


def game_text(rules: HouseRules) -> str:
    """How that game is counted, step by step."""
    result = example_game(rules)
    return _(
        "An example: you have {mine} points and won {hands} hands; your opponent has {theirs} and "
        "won {lost}. Your total is {mine} + {boxes} + {bonus} = {total}; your opponent’s is "
        "{theirs} + {others} = {less}. The difference is {credit}.",
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


def example_columns(rules: HouseRules) -> Columns:
    """Three games after a few hands."""
    columns: Columns = (Column(),) * rules.at_once
    for winner, points in AT_ONCE:
        hand = HandResult(KNOCK, winner, winner, (0, 0), (0, 0), 0, points, 1, points, 1)
        columns = entered(rules, 1, columns, hand)
    return columns


def at_once_text(rules: HouseRules) -> str:
    """What those hands count in the games."""
    first, second, third = (column.points for column in example_columns(rules))
    return _(
        "An example: you win hands of {one}, {two} and {three} points, your opponent one of "
        "{other}. Game 1 is then at {first}, game 2 at {second}, game 3 at {third}.",
        one=AT_ONCE[0][1],
        two=AT_ONCE[2][1],
        three=AT_ONCE[3][1],
        other=AT_ONCE[1][1],
        first=f"{first[0]} : {first[1]}",
        second=f"{second[0]} : {second[1]}",
        third=f"{third[0]} : {third[1]}",
    )
