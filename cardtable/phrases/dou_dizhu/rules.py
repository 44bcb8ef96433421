"""The rules of Dou Dizhu to read, and their terms explained."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cardtable.engine.options import Options
from cardtable.games.dou_dizhu.rules import HouseRules, house_rules
from cardtable.phrases.dou_dizhu import examples
from cardtable.phrases.dou_dizhu.options import value_meaning
from cardtable.phrases.rulebook import CONTROLS, Laid, Passage, Section, Term, section, term

#: The passage that explains a phase or forbids something, by the id of the phase or the reason.
PASSAGES = {
    "bid": "auction",
    "play": "follow",
    "scored": "payment",
    "not_your_turn": "direction",
    "only_bids": "bids",
    "bid_too_low": "auction",
    "bad_bid": "bids",
    "must_bid": "auction",
    "must_lead": "lead",
    "no_cards": "mouse",
    "no_such_reading": "small",
    "short_straight": "chains",
    "short_pairs": "chains",
    "not_in_chain": "chain_top",
    "gap_in_chain": "chains",
    "triple_kickers": "kickers_are",
    "quad_kickers": "quads",
    "kickers_differ": "kickers",
    "kickers_no_bomb": "kickers",
    "no_combination": "small",
    "not_higher": "follow",
    "other_length": "follow",
    "other_category": "follow",
    "needs_higher_bomb": "bombs",
}


def dou_dizhu_rulebook(options: Options) -> list[Section]:
    """The rules with these options."""
    translate = QCoreApplication.translate
    rules = house_rules(options)
    return [
        section("aim", translate("DouDizhuRules", "The aim"), *_aim()),
        section("deal", translate("DouDizhuRules", "The deal"), *_deal(options, rules)),
        section("bidding", translate("DouDizhuRules", "The auction"), *_auction(options, rules)),
        section("order", translate("DouDizhuRules", "Order of the cards"), _order()),
        section("plays", translate("DouDizhuRules", "Combinations"), *_plays(options, rules)),
        section("tricks", translate("DouDizhuRules", "Tricks"), *_tricks(options, rules)),
        section("bomb", translate("DouDizhuRules", "Bombs"), *_bombs(options, rules)),
        section("score", translate("DouDizhuRules", "Payment"), *_payment(options, rules)),
        section("end", translate("DouDizhuRules", "The end"), *_end(options)),
        section("tips", translate("DouDizhuRules", "How to play well"), *_tips()),
        section(CONTROLS, translate("DouDizhuRules", "Controls"), *_controls()),
    ]


def _meaning(options: Options, key: str, id_: str = "") -> Passage:
    return Passage(id_ or key, value_meaning(key, options[key]), (key,))


def _aim() -> list[Passage]:
    return [
        Passage(
            "aim",
            QCoreApplication.translate(
                "DouDizhuRules",
                "Two farmers play against one landlord. The first player to get rid of all their "
                "cards wins the deal; if it is a farmer, both farmers win.",
            ),
        )
    ]


def _deal(options: Options, rules: HouseRules) -> list[Passage]:
    translate = QCoreApplication.translate
    if rules.step > 0:
        turn = translate("DouDizhuRules", "Play goes anticlockwise, to the right.")
    else:
        turn = translate("DouDizhuRules", "Play goes clockwise, to the left.")
    return [
        Passage(
            "pack",
            translate(
                "DouDizhuRules",
                "The pack has 54 cards, two jokers among them. Each player is dealt 17 cards; the "
                "other three, the kitty, stay face down.",
            ),
        ),
        Passage("direction", turn, ("direction",)),
    ]


def _auction(options: Options, rules: HouseRules) -> list[Passage | None]:
    translate = QCoreApplication.translate
    found: list[Passage | None] = [_meaning(options, "auction")]
    if rules.auction != "random_landlord":
        found.append(
            Passage(
                "bids",
                translate(
                    "DouDizhuRules",
                    "A bid is 1, 2 or 3. The highest bidder becomes the landlord, and the bid is "
                    "the stake.",
                ),
                ("auction",),
            )
        )
        if rules.auction == "until_two_pass":
            text = translate("DouDizhuRules", "A bid of 3 ends the auction at once.")
            found.append(Passage("bid_three", text, ("auction",)))
        if rules.auction in ("sealed_no_pass", "one_call_each"):
            text = translate("DouDizhuRules", "Between equal bids the earlier one counts.")
            found.append(Passage("bid_equal", text, ("auction",)))
        found.append(_meaning(options, "first_bid"))
        if not rules.sealed:
            found.append(_meaning(options, "all_pass"))
    found.append(
        Passage(
            "kitty",
            translate(
                "DouDizhuRules",
                "The landlord shows the kitty to everyone, takes it and leads to the first trick.",
            ),
        )
    )
    found.append(_meaning(options, "kitty_memory"))
    return found


def _order() -> Passage:
    return Passage(
        "order",
        QCoreApplication.translate(
            "DouDizhuRules",
            "From low to high: 3 4 5 6 7 8 9 10 J Q K A 2, black joker, red joker. Suits do not "
            "matter.",
        ),
        laid=(examples.in_order(),),
    )


def _plays(options: Options, rules: HouseRules) -> list[Passage]:
    translate = QCoreApplication.translate

    def shown(*plays: str) -> tuple[Laid, ...]:
        return tuple(examples.laid(rules.plays, play) for play in plays)

    quads = (examples.QUAD_TWO, *((examples.QUAD_ONE,) if rules.plays.quad_one else ()))
    return [
        Passage(
            "small",
            translate(
                "DouDizhuRules",
                "A single card, a pair, or a triple; a triple may carry a single card or a "
                "pair (full house).",
            ),
            laid=shown(*examples.SMALL),
        ),
        Passage(
            "chains",
            translate(
                "DouDizhuRules",
                "Chains: a straight is five or more single cards of consecutive ranks, a pair "
                "chain three or more consecutive pairs, an airplane two or more consecutive "
                "triples. Each triple of an airplane may carry a card, or each a pair: its "
                "wings.",
            ),
            laid=shown(
                examples.PAIR_CHAIN, examples.AIRPLANE, examples.WINGS, examples.WINGS_OF_PAIRS
            ),
        ),
        Passage(
            "chain_top",
            value_meaning("chain_top", options["chain_top"]),
            ("chain_top",),
            shown(examples.highest_straight(rules.plays)),
        ),
        Passage(
            "quads",
            translate(
                "DouDizhuRules",
                "Four of a kind may carry two cards or two pairs. Then it is not a bomb.",
            ),
        ),
        Passage(
            "quad_one", value_meaning("quad_one", options["quad_one"]), ("quad_one",), shown(*quads)
        ),
        Passage(
            "kickers_are",
            translate(
                "DouDizhuRules",
                "Cards carried along are kickers. They never have the rank of the cards they "
                "go with, and two jokers are not a pair.",
            ),
        ),
        _meaning(options, "kickers"),
    ]


def _tricks(options: Options, rules: HouseRules) -> list[Passage]:
    translate = QCoreApplication.translate
    return [
        Passage(
            "lead",
            translate(
                "DouDizhuRules",
                "The leader may play any combination, and may not pass.",
            ),
        ),
        Passage(
            "follow",
            translate(
                "DouDizhuRules",
                "In turn, the others play a higher combination of the same kind and size, or a "
                "bomb, or pass.",
            ),
            laid=examples.beaten(rules.plays),
        ),
        _meaning(options, "repass"),
        Passage(
            "won",
            translate(
                "DouDizhuRules",
                "When the other two have passed, whoever played last leads the next trick.",
            ),
        ),
    ]


def _bombs(options: Options, rules: HouseRules) -> list[Passage]:
    return [
        Passage(
            "bombs",
            QCoreApplication.translate(
                "DouDizhuRules",
                "A bomb is four of a kind on its own, or both jokers together: the rocket. A bomb "
                "can be played on anything and is beaten only by a higher bomb; the rocket is the "
                "highest. Every four of a kind played as a bomb doubles the stake.",
            ),
            laid=tuple(examples.laid(rules.plays, play) for play in examples.BOMBS),
        ),
        _meaning(options, "rocket_factor"),
    ]


def _payment(options: Options, rules: HouseRules) -> list[Passage]:
    return [
        Passage(
            "payment",
            QCoreApplication.translate(
                "DouDizhuRules", "If the landlord wins, each farmer pays the landlord the stake."
            ),
        ),
        _meaning(options, "payout"),
        _meaning(options, "spring"),
        Passage("example", examples.payment_text(rules), ("payout", "auction")),
    ]


def _end(options: Options) -> list[Passage]:
    return [
        _meaning(options, "deals"),
        Passage(
            "most",
            QCoreApplication.translate(
                "DouDizhuRules",
                "Then the player with the most points wins; players who tie share the win. "
                "Points can fall below zero.",
            ),
        ),
    ]


def _tips() -> list[Passage]:
    translate = QCoreApplication.translate
    return [
        Passage(
            "tip_count",
            translate(
                "DouDizhuRules",
                "Count how many plays your hand needs, not how high it is. Get rid of low single "
                "cards inside straights and as kickers.",
            ),
        ),
        Passage(
            "tip_lead",
            translate(
                "DouDizhuRules",
                "Keep twos and jokers to win back the lead, and bombs for the end.",
            ),
        ),
        Passage(
            "tip_farmers",
            translate(
                "DouDizhuRules",
                "Farmers: do not beat your partner without need. Whoever plays just before the "
                "landlord plays high.",
            ),
        ),
    ]


def _controls() -> list[Passage]:
    return [
        Passage(
            "mouse",
            QCoreApplication.translate(
                "DouDizhuRules",
                "Click a card to pick it up: the first click also takes whatever it needs to "
                "beat the table. Drag across cards to pick up several, right-click to put them "
                "all back, pull a card up to play.",
            ),
        )
    ]


def dou_dizhu_terms() -> list[Term]:
    """The terms that a newcomer cannot know; their forms are separated by vertical bars."""
    translate = QCoreApplication.translate
    return [
        #: Translators: forms of one word, divided by strokes; that of the dictionary first
        term(
            translate("DouDizhuTerms", "landlord"),
            translate("DouDizhuTerms", "Whoever bid highest; plays alone against the farmers."),
        ),
        term(
            translate("DouDizhuTerms", "farmer|farmers"),
            translate("DouDizhuTerms", "One of the two who play together against the landlord."),
        ),
        term(
            translate("DouDizhuTerms", "kitty"),
            translate("DouDizhuTerms", "The three cards left over, which the landlord gets."),
        ),
        term(
            translate("DouDizhuTerms", "stake"),
            translate("DouDizhuTerms", "The bid times everything that multiplies it."),
        ),
        term(
            translate("DouDizhuTerms", "kicker|kickers"),
            translate(
                "DouDizhuTerms", "A card or pair that goes along with three or four of a kind."
            ),
        ),
        term(
            translate("DouDizhuTerms", "full house"),
            translate("DouDizhuTerms", "A triple with a pair."),
        ),
        term(
            translate("DouDizhuTerms", "straight|straights"),
            translate("DouDizhuTerms", "Five or more single cards of consecutive ranks."),
        ),
        term(
            translate("DouDizhuTerms", "pair chain|pair chains"),
            translate("DouDizhuTerms", "Three or more pairs of consecutive ranks."),
        ),
        term(
            translate("DouDizhuTerms", "airplane|airplanes"),
            translate("DouDizhuTerms", "Two or more triples of consecutive ranks."),
        ),
        term(
            translate("DouDizhuTerms", "wings"),
            translate("DouDizhuTerms", "The cards or pairs that an airplane carries."),
        ),
        term(
            translate("DouDizhuTerms", "bomb|bombs"),
            translate("DouDizhuTerms", "Four of a kind on its own, or both jokers together."),
        ),
        term(
            translate("DouDizhuTerms", "rocket"),
            translate("DouDizhuTerms", "Both jokers together, the highest bomb."),
        ),
        term(
            translate("DouDizhuTerms", "spring"),
            translate(
                "DouDizhuTerms", "A deal in which one side hardly got to play; it counts double."
            ),
        ),
    ]
