"""The house rules of Oklahoma Gin in words, and what each of their values means."""

from __future__ import annotations

from cardtable.phrases.base import OptionTexts
from cardtable.translation import N_, ngettext_noop

OPTIONS = OptionTexts(
    titles={
        "rounds": (N_("Games"), N_("How many games make a match.")),
        "scoring": (
            N_("Games at once"),
            N_("Whether the games are played one after another, or three at once (Hollywood)."),
        ),
        "target": (N_("Points to win a game"), N_("The first to reach this wins the game.")),
        "tiebreak": (N_("Tied match"), N_("What happens if the match ends in a tie.")),
        "knock_limit": (
            N_("Knock limit"),
            N_("Whether the upcard sets the limit, or it’s the same in every hand."),
        ),
        "ace": (
            N_("Ace upcard"),
            N_("Whether an ace upcard means gin only, or a knock with 1."),
        ),
        "false_knock": (
            N_("Knock above the limit"),
            N_(
                "A player who knocks above the limit shows the hand and takes it back; play "
                "continues as after a discard."
            ),
        ),
        "big_gin": (
            N_("Big gin bonus"),
            N_("For melding all eleven cards without a discard; 0 turns it off."),
        ),
        "auto_arrange": (
            N_("Arrange melds automatically"),
            N_("Whether your best melds are found for you when your opponent knocks."),
        ),
        "fiftieth": (
            N_("Last discard"),
            N_("Whether the last discard may still be taken to knock when the stock is used up."),
        ),
        "return_taken": (
            N_("Discarding the card just taken"),
            N_("Whether a discard just taken may be discarded in the same turn."),
        ),
        "next_dealer": (N_("Next dealer"), N_("Who deals the next hand of a game.")),
        "spade_double": (
            N_("Spades double"),
            N_("Whether a spade upcard doubles the points of the hand."),
        ),
        "undercut_tie": (
            N_("Tie counts as undercut"),
            N_("Whether equal deadwood is an undercut; otherwise nobody scores."),
        ),
        "shutout": (N_("Shut-out"), N_("Whether a shut-out (loser won no hand) counts double.")),
        "gin_bonus": (N_("Gin bonus"), N_("Points for gin.")),
        "undercut_bonus": (N_("Undercut bonus"), N_("Points for undercutting a knock.")),
        "box_bonus": (N_("Box bonus"), N_("Points for each hand won, counted when the game ends.")),
        "extra_boxes": (
            N_("Extra boxes"),
            N_("Whether gin, big gin and an undercut earn more than one box."),
        ),
        "game_bonus": (N_("Game bonus"), N_("Points for winning a game.")),
    },
    values={
        ("scoring", "partie"): N_("One after another"),
        ("scoring", "hollywood"): N_("Three at once (Hollywood)"),
        ("tiebreak", "shared"): N_("Both share the win"),
        ("tiebreak", "extra_round"): N_("One more game"),
        ("knock_limit", "upcard"): N_("Set by the upcard"),
        ("knock_limit", 10): N_("Always 10"),
        ("knock_limit", 0): N_("Only gin"),
        ("ace", "gin"): N_("Only gin"),
        ("ace", "one"): N_("Knock with 1"),
        ("false_knock", "warn"): N_("Allowed, with a warning"),
        ("false_knock", "blocked"): N_("Not allowed"),
        ("false_knock", "allowed"): N_("Allowed, without a warning"),
        ("next_dealer", "alternate"): N_("Alternate"),
        ("next_dealer", "winner"): N_("Winner of the hand"),
        ("next_dealer", "loser"): N_("Loser of the hand"),
        ("spade_double", "points_only"): N_("Deadwood only, not bonuses"),
        ("shutout", "sheet"): N_("Counts double"),
        ("shutout", "off"): N_("Counts like any other game"),
        ("big_gin", 0): N_("No bonus"),
    },
    meanings={
        ("rounds", None): ngettext_noop("A match lasts {n} game.", "A match lasts {n} games."),
        ("scoring", "partie"): N_("Games are played one after another."),
        ("scoring", "hollywood"): N_(
            "Three games run at once, and the match ends with the third. A hand won counts in each "
            "open game in which its winner has won one before, and in the next."
        ),
        ("target", None): ngettext_noop(
            "A game ends when someone reaches {n} point.",
            "A game ends when someone reaches {n} points.",
        ),
        ("tiebreak", "shared"): N_("If the match is tied, both share the win."),
        ("tiebreak", None): N_("If the match is tied, one more game decides."),
        ("knock_limit", "upcard"): N_("The upcard sets the limit of each hand."),
        ("knock_limit", 10): N_("Whatever the upcard, you may knock with 10 or less."),
        ("knock_limit", 0): N_("Whatever the upcard, only gin ends a hand."),
        ("ace", "gin"): N_("With an ace upcard, only gin ends the hand."),
        ("ace", None): N_("With an ace upcard, you may knock with 1."),
        ("false_knock", "warn"): N_(
            "You’re warned first. If you knock anyway, your hand is shown and play continues as "
            "after a discard."
        ),
        ("false_knock", "blocked"): N_("You can’t knock with more than the limit."),
        ("false_knock", None): N_(
            "Your hand is shown without a warning, and play continues as after a discard."
        ),
        ("big_gin", 0): N_(
            "Eleven cards in melds win nothing extra; you discard one and have gin."
        ),
        ("big_gin", None): ngettext_noop(
            "Eleven cards in melds, without a discard, earn the opponent’s deadwood and {n} point "
            "more.",
            "Eleven cards in melds, without a discard, earn the opponent’s deadwood and {n} "
            "points more.",
        ),
        ("auto_arrange", "on"): N_(
            "When your opponent knocks, your best melds are laid out for you."
        ),
        ("auto_arrange", None): N_("When your opponent knocks, you lay out your melds yourself."),
        ("fiftieth", "off"): N_(
            "The player who leaves two cards in the stock may still knock; a discard makes the "
            "hand a draw."
        ),
        ("fiftieth", None): N_(
            "With two cards left, the last discard may still be taken to knock within the limit."
        ),
        ("return_taken", "off"): N_("A discard you take must stay in your hand for that turn."),
        ("return_taken", None): N_("A discard you take may be discarded in the same turn."),
        ("next_dealer", "alternate"): N_("Players take turns dealing."),
        ("next_dealer", "winner"): N_("The winner of the hand deals the next one."),
        ("next_dealer", None): N_("The loser of the hand deals the next one."),
        ("spade_double", "on"): N_("With a spade upcard, all points of the hand count double."),
        ("spade_double", "points_only"): N_(
            "With a spade upcard, points for deadwood count double; bonuses don’t."
        ),
        ("spade_double", None): N_("A spade upcard is worth no more than any other."),
        ("undercut_tie", "on"): N_("With equal deadwood, the knocker is undercut."),
        ("undercut_tie", None): N_("With equal deadwood, nobody scores."),
        ("shutout", "sheet"): N_("If the loser won no hand, the game counts double."),
        ("shutout", None): N_("A game counts the same even if the loser won no hand."),
        ("gin_bonus", None): ngettext_noop(
            "Gin earns {n} extra point.", "Gin earns {n} extra points."
        ),
        ("undercut_bonus", None): ngettext_noop(
            "An undercut earns {n} extra point.", "An undercut earns {n} extra points."
        ),
        ("box_bonus", None): ngettext_noop(
            "Each box adds {n} point when the game ends.",
            "Each box adds {n} points when the game ends.",
        ),
        ("extra_boxes", "on"): N_(
            "Gin earns two more boxes, big gin three more, an undercut two more."
        ),
        ("extra_boxes", None): N_("Every hand won is one box, however it was won."),
        ("game_bonus", None): ngettext_noop(
            "Winning a game earns {n} extra point.", "Winning a game earns {n} extra points."
        ),
    },
    briefs={
        ("rounds", None): ngettext_noop("{n} game", "{n} games"),
        ("scoring", "hollywood"): N_("Hollywood"),
        ("target", None): ngettext_noop("to {n} point", "to {n} points"),
        ("knock_limit", 10): N_("knock limit 10"),
        ("knock_limit", 0): N_("only gin"),
        ("spade_double", "on"): N_("spades double"),
    },
    presets={
        "sheet": (
            N_("Original rules"),
            N_("Games to 100; 25 each for gin, undercut and box; an ace upcard means gin only."),
        ),
        "standard": (
            N_("Standard"),
            N_("One game to 150; 20 for gin, 10 for an undercut; the loser deals."),
        ),
        "plain": (
            N_("Plain gin"),
            N_("One game to 100; knock with 10 or less, whatever the upcard."),
        ),
        "modern": (
            N_("Modern"),
            N_("One game to 150; 25 each for gin, undercut and box."),
        ),
    },
)
