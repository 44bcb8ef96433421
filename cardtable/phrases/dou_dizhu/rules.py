"""The rules of Dou Dizhu to read, with examples that the engine computes, and their terms."""

from __future__ import annotations

from cardtable.engine.options import Options
from cardtable.games.dou_dizhu.cards import FULL_DECK, RANK_OF, RANKS, codes, lowest
from cardtable.games.dou_dizhu.plays import BOMB, PlayRules, Reading, choose
from cardtable.games.dou_dizhu.rules import HouseRules, house_rules
from cardtable.games.dou_dizhu.scoring import UNIT, factor, payments
from cardtable.phrases.dou_dizhu.options import OPTIONS
from cardtable.phrases.dou_dizhu.words import combination_inside, combination_label
from cardtable.phrases.numbers import points
from cardtable.phrases.rulebook import CONTROLS, Laid, Passage, Section, section
from cardtable.translation import N_, _

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
    "too_strong": "must_call",
    "must_call": "must_call",
    "open": "open_hand",
    "double": "doubling",
    "only_calls": "auction",
    "not_called": "auction",
    "called": "auction",
    "only_doubles": "doubling",
    "bad_double": "doubling",
    "only_open": "open_hand",
    "must_lead": "lead",
    "no_cards": "mouse",
    "no_such_reading": "small",
    "short_straight": "chains",
    "short_pairs": "chains",
    "not_in_chain": "chain_top",
    "gap_in_chain": "chains",
    "triple_kickers": "kickers_are",
    "quad_kickers": "quad_two",
    "kickers_differ": "kickers",
    "kickers_no_bomb": "kickers",
    "kickers_high": "high_kickers",
    "no_quad_two": "quad_two",
    "no_combination": "small",
    "not_higher": "follow",
    "other_length": "follow",
    "other_category": "follow",
    "needs_higher_bomb": "bombs",
}
#: The terms that a newcomer cannot know, and what they mean.
TERMS = (
    # Translators: forms of one word, divided by strokes; that of the dictionary first
    (N_("landlord"), N_("The player who won the auction, and plays alone against the farmers.")),
    (N_("farmer|farmers"), N_("One of the two who play together against the landlord.")),
    (N_("kitty"), N_("The three cards left over, which the landlord gets.")),
    (N_("stake"), N_("The bid times everything that multiplies it.")),
    (N_("kicker|kickers"), N_("A card or pair that goes along with three or four of a kind.")),
    (N_("full house"), N_("A triple with a pair.")),
    (N_("straight|straights"), N_("Five or more single cards in a row.")),
    (N_("pair chain|pair chains"), N_("Three or more pairs in a row.")),
    (N_("airplane|airplanes"), N_("Two or more triples in a row.")),
    (N_("wings"), N_("The cards or pairs that an airplane carries.")),
    (N_("bomb|bombs"), N_("Four of a kind on its own, or both jokers together.")),
    (N_("rocket"), N_("Both jokers together, the highest bomb.")),
    (N_("spring"), N_("A deal in which one side hardly got to play; it counts double.")),
)


def rulebook(options: Options) -> list[Section]:
    """The rules with these options."""
    rules = house_rules(options)
    return [
        section("aim", _("The aim"), *_aim()),
        section("deal", _("The deal"), *_deal(options, rules)),
        section("bidding", _("The auction"), *_auction(options, rules)),
        section("order", _("Order of the cards"), _order()),
        section("plays", _("Combinations"), *_plays(options, rules)),
        section("tricks", _("Tricks"), *_tricks(options, rules)),
        section("bomb", _("Bombs"), *_bombs(options, rules)),
        section("score", _("Payment"), *_payment(options, rules)),
        section("end", _("The end"), *_end(options)),
        section("tips", _("How to play well"), *_tips()),
        section(CONTROLS, _("Controls"), *_controls()),
    ]


def _meaning(options: Options, key: str, id_: str = "") -> Passage:
    return Passage(id_ or key, OPTIONS.meaning(key, options[key]), (key,))


def _aim() -> list[Passage]:
    return [
        Passage(
            "aim",
            _(
                "Two farmers play against one landlord. The first player to get rid of all their "
                "cards wins the deal. If it’s a farmer, both farmers win."
            ),
        )
    ]


def _deal(options: Options, rules: HouseRules) -> list[Passage]:
    if rules.step > 0:
        turn = _("Play goes anticlockwise, to the right.")
    else:
        turn = _("Play goes clockwise, to the left.")
    return [
        Passage(
            "pack",
            _(
                "The pack has 54 cards, including two jokers. Each player is dealt 17 cards; the "
                "other three, the kitty, stay face down."
            ),
        ),
        _meaning(options, "shuffle"),
        Passage("direction", turn, ("direction",)),
    ]


def _auction(options: Options, rules: HouseRules) -> list[Passage | None]:
    found: list[Passage | None] = [_meaning(options, "auction")]
    if rules.auction == "rob":
        found += [_meaning(options, key) for key in ("first_bid", "all_pass", "must_call")]
    elif rules.auction != "random_landlord":
        found.append(
            Passage(
                "bids",
                _(
                    "A bid is 1, 2 or 3. The highest bidder becomes the landlord, and the bid is "
                    "the stake."
                ),
                ("auction",),
            )
        )
        if rules.auction == "until_two_pass":
            text = _("A bid of 3 ends the auction at once.")
            found.append(Passage("bid_three", text, ("auction",)))
        if rules.auction in ("sealed_no_pass", "one_call_each"):
            text = _("Of equal bids, the earlier one counts.")
            found.append(Passage("bid_equal", text, ("auction",)))
        found.append(_meaning(options, "first_bid"))
        if not rules.sealed:
            found.append(_meaning(options, "all_pass"))
        found.append(_meaning(options, "must_call"))
    found.append(
        Passage(
            "kitty",
            _("The landlord shows the kitty to everyone, takes it and leads the first trick."),
        )
    )
    found += [_meaning(options, key) for key in ("kitty_memory", "doubling", "open_hand")]
    return found


def _order() -> Passage:
    return Passage(
        "order",
        _(
            "From low to high: 3 4 5 6 7 8 9 10 J Q K A 2, black joker, red joker. Suits don’t "
            "matter."
        ),
        laid=(in_order(),),
    )


def _plays(options: Options, rules: HouseRules) -> list[Passage]:

    def shown(*plays: str) -> tuple[Laid, ...]:
        return tuple(laid(rules.plays, play) for play in plays)

    return [
        Passage(
            "small",
            _(
                "A single card, a pair, or a triple; a triple may carry a single card or a pair "
                "(full house)."
            ),
            laid=shown(*SMALL),
        ),
        Passage(
            "chains",
            _(
                "Chains: a straight is five or more single cards in a row. A pair chain is three "
                "or more pairs in a row, an airplane two or more triples in a row. The triples of "
                "an airplane may carry wings: one card each, or one pair each."
            ),
            laid=shown(PAIR_CHAIN, AIRPLANE, WINGS, WINGS_OF_PAIRS),
        ),
        Passage(
            "chain_top",
            OPTIONS.meaning("chain_top", options["chain_top"]),
            ("chain_top",),
            shown(highest_straight(rules.plays)),
        ),
        Passage(
            "quad_two",
            OPTIONS.meaning("quad_two", options["quad_two"]),
            ("quad_two",),
            shown(*([QUAD_TWO] if rules.plays.quad_two else [])),
        ),
        Passage(
            "quad_one",
            OPTIONS.meaning("quad_one", options["quad_one"]),
            ("quad_one",),
            shown(*([QUAD_ONE] if rules.plays.quad_one else [])),
        ),
        *(
            [Passage("quads", _("Four of a kind with kickers isn’t a bomb."))]
            if rules.plays.quad_one or rules.plays.quad_two
            else []
        ),
        Passage(
            "kickers_are",
            _(
                "Cards carried along are kickers. They never have the rank of the cards they go "
                "with, and two jokers aren’t a pair."
            ),
        ),
        _meaning(options, "kickers"),
        _meaning(options, "high_kickers"),
    ]


def _tricks(options: Options, rules: HouseRules) -> list[Passage]:
    return [
        Passage("lead", _("The leader may play any combination, but may not pass.")),
        Passage(
            "follow",
            _(
                "In turn, the others play a higher combination of the same kind and size, or a "
                "bomb, or pass."
            ),
            laid=beaten(rules.plays),
        ),
        _meaning(options, "repass"),
        Passage(
            "won",
            _("When the other two have passed, the player who played last leads the next trick."),
        ),
    ]


def _bombs(options: Options, rules: HouseRules) -> list[Passage]:
    return [
        Passage(
            "bombs",
            _(
                "A bomb is four of a kind on its own, or both jokers together: the rocket. A bomb "
                "can be played on anything, and only a higher bomb beats it; the rocket is the "
                "highest. Every four of a kind played as a bomb doubles the stake."
            ),
            laid=tuple(laid(rules.plays, play) for play in BOMBS),
        ),
        _meaning(options, "rocket_factor"),
    ]


def _payment(options: Options, rules: HouseRules) -> list[Passage]:
    return [
        Passage("payment", _("If the landlord wins, each farmer pays the landlord the stake.")),
        _meaning(options, "payout"),
        _meaning(options, "spring"),
        _meaning(options, "cap"),
        Passage("example", payment_text(rules), ("payout", "auction")),
    ]


def _end(options: Options) -> list[Passage]:
    return [
        _meaning(options, "deals"),
        Passage(
            "most",
            _(
                "Then the player with the most points wins; players who tie share the win. Points "
                "can fall below zero."
            ),
        ),
    ]


def _tips() -> list[Passage]:
    return [
        Passage(
            "tip_count",
            _(
                "Judge your hand by how many plays it needs, not by how high it is. Get rid of "
                "low single cards in straights or as kickers."
            ),
        ),
        Passage("tip_lead", _("Keep twos and jokers to win back the lead, and bombs for the end.")),
        Passage(
            "tip_farmers",
            _(
                "Farmers: don’t beat your partner unless you have to. The farmer just before the "
                "landlord should play high."
            ),
        ),
    ]


def _controls() -> list[Passage]:
    return [
        Passage(
            "mouse",
            _(
                "Click a card to select it; the first click also selects the cards it needs to "
                "beat the last play. Drag across cards to select several. Right-click to clear "
                "the selection; pull a card up to play."
            ),
        ),
        Passage(
            "rap",
            _(
                "Double-click the bare cloth, as one raps on a table, to pass, and to "
                "continue with the next deal."
            ),
        ),
    ]


# -- examples --------------------------------------------------------------------------------------
#: Plays of every kind, the base first; functions add kinds that only some rules know.
SMALL = ("9", "JJ", "QQQ", "QQQ4", "QQQ44")
PAIR_CHAIN, AIRPLANE, WINGS, WINGS_OF_PAIRS = "334455", "777888", "7778883J", "77788833JJ"
QUAD_TWO, QUAD_ONE = "999947", "99994"
BOMBS = ("6666", "bR")
#: A play, and one that beats it: the kicker does not count.
BEATEN, BEATS = "777A", "8884"
#: Bid and bombs of the example of payment.
BID, BOMB_PLAYED = 2, Reading(BOMB, 0, 1, 4)


def highest_straight(rules: PlayRules) -> str:
    """The straight of five ranks that ends with the highest rank of chains."""
    return RANKS[rules.chain_top - 4 : rules.chain_top + 1]


def reading_of(rules: PlayRules, play: str, to_beat: Reading | None = None) -> Reading:
    """The combination that a play, written by its ranks, counts as.

    Raises:
        ValueError: if the rules do not know it.
    """
    counts = sum(1 << 4 * RANK_OF[rank] for rank in play)
    found = choose(rules, counts, to_beat)
    if found is None:
        raise ValueError(f"{play} is no play.")
    return found


def laid(rules: PlayRules, play: str) -> Laid:
    """A play with its name: the base, and its kickers slightly apart."""
    reading = reading_of(rules, play)
    base = codes(lowest(FULL_DECK, reading.base_counts))[::-1]
    kickers = codes(lowest(FULL_DECK, reading.counts - reading.base_counts))[::-1]
    groups = (base, kickers) if kickers else (base,)
    return Laid(groups, combination_label(reading))


def in_order() -> Laid:
    """A card of each rank, lowest first."""
    all_ = codes(lowest(FULL_DECK, sum(1 << 4 * rank for rank in range(len(RANKS)))))[::-1]
    return Laid((all_,), _("From low to high."))


def beaten(rules: PlayRules) -> tuple[Laid, ...]:
    """A play and one that beats it."""
    low = reading_of(rules, BEATEN)
    high = reading_of(rules, BEATS, low)
    words = _(
        "{high} beats {low}: kickers don’t count.",
        high=combination_label(high),
        low=combination_inside(low),
    )
    return (laid(rules, BEATEN), Laid(laid(rules, BEATS).groups, words))


def example_stake(rules: HouseRules) -> tuple[int, int]:
    """The bid of the example, and the stake after its bomb."""
    bid = 1 if rules.auction in ("rob", "random_landlord") else BID
    return bid, bid * factor(rules, BOMB_PLAYED)


def payment_text(rules: HouseRules) -> str:
    """What a bid and a bomb amount to for either side."""
    bid, stake = example_stake(rules)
    at_stake = 2 * stake, stake, stake
    won, lost = payments(rules, 0, 0, at_stake), payments(rules, 0, 1, at_stake)
    return _(
        "An example: a stake of {bid} and one bomb make {stake}. If the landlord wins, each "
        "farmer pays {pay} and the landlord gets {gain}. If the farmers win, each gets {share} "
        "and the landlord pays {loss}.",
        bid=bid,
        stake=stake,
        pay=points(-won[1], UNIT),
        gain=points(won[0], UNIT),
        share=points(lost[1], UNIT),
        loss=points(-lost[0], UNIT),
    )
