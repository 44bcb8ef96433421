"""The house rules of Dou Dizhu in words, and what each of their values means."""

from __future__ import annotations

from cardtable.phrases.base import OptionTexts
from cardtable.translation import N_, ngettext_noop

OPTIONS = OptionTexts(
    titles={
        "deals": (N_("Deals"), N_("Number of deals in a match.")),
        "shuffle": (N_("Shuffling"), N_("Whether the cards are shuffled before every deal.")),
        "auction": (N_("Auction"), N_("How the landlord is chosen.")),
        "first_bid": (N_("First bidder"), N_("Who bids first in each deal.")),
        "all_pass": (N_("If everyone passes"), N_("What happens when nobody bids.")),
        "must_call": (
            N_("Must bid"),
            N_("Whether both jokers or four 2s have to bid."),
        ),
        "doubling": (
            N_("Doubling"),
            N_("Whether everyone may double once the kitty has been shown."),
        ),
        "open_hand": (
            N_("Open hand"),
            N_("Who may play with an open hand to raise the stake."),
        ),
        "chain_top": (
            N_("Highest card of a chain"),
            N_("Whether straights and other chains may run up to the 2."),
        ),
        "quad_one": (
            N_("Four of a kind with one kicker"),
            N_("Whether four of a kind may carry just one card or one pair."),
        ),
        "kickers": (
            N_("Kickers"),
            N_("Which cards may be attached to a triple, an airplane or four of a kind."),
        ),
        "quad_two": (
            N_("Four of a kind with two kickers"),
            N_("Whether four of a kind may carry two cards or two pairs."),
        ),
        "high_kickers": (
            N_("Twos and jokers as kickers"),
            N_("Whether a 2 or a joker may be attached to a play."),
        ),
        "payout": (
            N_("Payment"),
            N_("What each farmer gets for a win: half the stake or all of it."),
        ),
        "rocket_factor": (
            N_("Rocket"),
            N_("How much the rocket (both jokers) multiplies the stake."),
        ),
        "cap": (
            N_("Cap"),
            N_("How much the stake may be multiplied in all."),
        ),
        "spring": (N_("Spring"), N_("When the stake doubles because someone hardly got to play.")),
        "repass": (
            N_("Playing again after a pass"),
            N_("Whether a player who has passed may play again in the same trick."),
        ),
        "kitty_memory": (
            N_("Kitty stays visible"),
            N_("Whether the kitty can be viewed again during play."),
        ),
        "direction": (N_("Direction"), N_("Direction of play.")),
    },
    values={
        ("shuffle", "full"): N_("Before every deal"),
        ("shuffle", "unshuffled"): N_("Only before the first deal"),
        ("auction", "one_round"): N_("One round, each bid higher"),
        ("auction", "until_two_pass"): N_("Until two pass in a row"),
        ("auction", "sealed_no_pass"): N_("Sealed bids, no passing"),
        ("auction", "one_call_each"): N_("One bid each, any amount"),
        ("auction", "rob"): N_("Call and rob"),
        ("auction", "random_landlord"): N_("No auction: random landlord"),
        ("first_bid", "rotate"): N_("The next player each time"),
        ("first_bid", "random"): N_("Random each deal"),
        ("first_bid", "previous_winner"): N_("Winner of the last deal"),
        ("all_pass", "redeal"): N_("Redeal"),
        ("all_pass", "random_after_3"): N_("Redeal up to three times, then a random landlord"),
        ("doubling", "off"): N_("No doubling"),
        ("doubling", "double"): N_("×2"),
        ("doubling", "super"): N_("×2 or ×4"),
        ("open_hand", "off"): N_("Never"),
        ("open_hand", "landlord"): N_("The landlord"),
        ("open_hand", "all"): N_("Anyone"),
        ("chain_top", "2"): N_("Up to the 2"),
        ("chain_top", "A"): N_("Up to the ace"),
        ("kickers", "any"): N_("Any cards"),
        ("kickers", "no_bombs"): N_("No bombs, no triple that would extend the chain"),
        ("kickers", "all_different"): N_("All different ranks"),
        ("payout", "sheet"): N_("Farmers get half the stake each"),
        ("payout", "symmetric"): N_("Farmers get the full stake each"),
        ("rocket_factor", 2): N_("×2"),
        ("rocket_factor", 4): N_("×4"),
        ("cap", "off"): N_("No cap"),
        ("cap", 8): N_("×8"),
        ("cap", 16): N_("×16"),
        ("cap", 32): N_("×32"),
        ("cap", 64): N_("×64"),
        ("spring", "any_player"): N_("A player never got to play"),
        ("spring", "both_farmers+anti"): N_("No farmer played, or the landlord only once"),
        ("direction", "counter_clockwise"): N_("Anticlockwise"),
        ("direction", "clockwise"): N_("Clockwise"),
    },
    meanings={
        ("deals", None): ngettext_noop("A match lasts {n} deal.", "A match lasts {n} deals."),
        ("shuffle", "full"): N_("The cards are shuffled before every deal."),
        ("shuffle", None): N_(
            "Only the first deal is shuffled. After that the cards are gathered as they were "
            "played, cut once, and dealt six, six and five at a time: many more bombs."
        ),
        ("auction", "one_round"): N_(
            "Everyone bids once, higher than before, or passes. A bid of 3 ends the auction."
        ),
        ("auction", "until_two_pass"): N_(
            "Each bid must be higher than the last. The bidding ends when two players in a row "
            "pass after a bid. Players who have passed may bid again."
        ),
        ("auction", "sealed_no_pass"): N_(
            "Everyone bids in secret and nobody passes; the highest bid wins."
        ),
        ("auction", "one_call_each"): N_(
            "Everyone bids once, as high as they like; the highest bid wins."
        ),
        ("auction", "rob"): N_(
            "One after another may call; after a call each of the others may rob once, unless they "
            "declined to call, and at the end the caller may rob back. The last to call or rob "
            "becomes the landlord. The stake is 1 and doubles with every rob."
        ),
        ("auction", None): N_(
            "There’s no bidding: the landlord is chosen at random and the stake is 1."
        ),
        ("first_bid", "rotate"): N_(
            "The first bidder is chosen at random; after that, the next player bids first in each "
            "deal."
        ),
        ("first_bid", "random"): N_("The first bidder is chosen at random in every deal."),
        ("first_bid", None): N_(
            "The player who went out in the last deal bids first. In the first deal, the first "
            "bidder is chosen at random."
        ),
        ("all_pass", "redeal"): N_("If everyone passes, the cards are redealt."),
        ("all_pass", None): N_(
            "If everyone passes, new cards are dealt, three times at most. After that the "
            "landlord is chosen at random and the stake is 1."
        ),
        ("must_call", "on"): N_(
            "Anyone who holds both jokers or four 2s must bid 3, or call if there’s call and rob."
        ),
        ("must_call", None): N_("However strong the hand, nobody has to bid."),
        ("doubling", "off"): N_("Nobody doubles before play begins."),
        ("doubling", "double"): N_(
            "Once the kitty has been shown, everyone in turn, the landlord first, may double: the "
            "landlord on both accounts, a farmer on their own with the landlord."
        ),
        ("doubling", None): N_(
            "Once the kitty has been shown, everyone in turn, the landlord first, may double or "
            "quadruple: the landlord on both accounts, a farmer on their own with the landlord."
        ),
        ("open_hand", "off"): N_("All hands stay hidden."),
        ("open_hand", "landlord"): N_(
            "Before the first lead the landlord may open their hand for all to see: the stake "
            "doubles."
        ),
        ("open_hand", None): N_(
            "Before the auction one player may open their hand for all to see: they’re asked to "
            "bid first, and the stake triples. Before the first lead the landlord may do so too: "
            "the stake doubles."
        ),
        ("chain_top", "2"): N_("Straights and other chains may run up to the 2."),
        ("chain_top", None): N_("Straights and other chains end at the ace."),
        ("quad_one", "on"): N_("Four of a kind may carry just one card or one pair."),
        ("quad_one", None): N_("Four of a kind can’t carry just one card or one pair."),
        ("quad_two", "on"): N_("Four of a kind may carry two cards or two pairs."),
        ("quad_two", None): N_("Four of a kind can’t carry two cards or two pairs."),
        ("high_kickers", "on"): N_("Twos and jokers may be kickers too."),
        ("high_kickers", None): N_("Twos and jokers can’t be kickers."),
        ("kickers", "any"): N_("Any cards may be used as kickers."),
        ("kickers", "no_bombs"): N_("Kickers can’t be a bomb or extend the chain."),
        ("kickers", None): N_(
            "The kickers of a play must all be of different ranks and can’t include both jokers."
        ),
        ("payout", "sheet"): N_("When the farmers win, each gets half the stake."),
        ("payout", None): N_("When the farmers win, each gets the full stake."),
        ("rocket_factor", 2): N_("The rocket doubles the stake, as a bomb does."),
        ("rocket_factor", None): N_("The rocket quadruples the stake."),
        ("cap", "off"): N_("There’s no limit to how often the stake can double."),
        ("cap", None): ngettext_noop(
            "Everything that raises the stake multiplies it by {n} at most.",
            "Everything that raises the stake multiplies it by {n} at most.",
        ),
        ("spring", "any_player"): N_("The stake doubles if any player never played a card."),
        ("spring", "both_farmers+anti"): N_(
            "The stake doubles if no farmer played, or the landlord played just once."
        ),
        ("spring", None): N_("The stake never doubles for this."),
        ("repass", "on"): N_("After a pass you may still play in the same trick."),
        ("repass", None): N_("After a pass you wait until the trick is over."),
        ("kitty_memory", "on"): N_("The kitty can be viewed at any time during play."),
        ("kitty_memory", None): N_("The kitty is shown once; after that you have to remember it."),
        ("direction", "counter_clockwise"): N_("Play goes to the right."),
        ("direction", None): N_("Play goes to the left."),
    },
    briefs={
        ("deals", None): ngettext_noop("{n} deal", "{n} deals"),
        ("auction", "rob"): N_("call and rob"),
        ("auction", "random_landlord"): N_("no auction"),
        ("shuffle", "unshuffled"): N_("unshuffled"),
        ("chain_top", "2"): N_("chains to the 2"),
        ("chain_top", "A"): N_("chains to the ace"),
    },
    presets={
        "sheet": (
            N_("Original rules"),
            N_("Chains up to the 2, any kickers, half the stake for each farmer."),
        ),
        "standard": (
            N_("Standard"),
            N_("Chains up to the ace, kickers all different, full payment."),
        ),
        "happy": (
            N_("Happy"),
            N_("Call and rob, doubling and an open hand, as in Chinese online rooms."),
        ),
        "unshuffled": (
            N_("Unshuffled"),
            N_(
                "Happy, but the cards are shuffled only once: after that, bombs all over the place."
            ),
        ),
        "online": (N_("Online"), N_("As played online: one round of bids, no bombs as kickers.")),
    },
)
