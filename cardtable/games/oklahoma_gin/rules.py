"""House rules of Oklahoma Gin: the options of rules.md §2.4, presets, and what they decide."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from cardtable.engine.options import Option, Options, Preset
from cardtable.games.oklahoma_gin.cards import PIPS_OF, SUITS, rank_of

_SPADES = SUITS.index("S")

#: Where hands can end with deadwood (rule G19).
KNOCKED = ("knock_limit", ("upcard", 10))

#: Games that Hollywood scoring keeps at once (rule G21).
AT_ONCE = 3

OPTIONS = (
    Option(
        "rounds",
        5,
        low=1,
        high=50,
        group="match",
        main=True,
        only_with=("scoring", ("partie",)),
    ),
    Option("target", 100, low=1, high=1000, group="match", main=True),  # rule G16
    Option("scoring", "partie", ("partie", "hollywood"), group="match", later=True),  # G21
    Option("tiebreak", "shared", ("shared", "extra_round"), group="match"),  # G15
    Option(  # G19
        "knock_limit", "upcard", ("upcard", 10, 0), group="knocking", main=True, later=True
    ),
    Option(  # G1
        "ace",
        "gin",
        ("gin", "one"),
        group="knocking",
        main=True,
        only_with=("knock_limit", ("upcard",)),
    ),
    Option("false_knock", "warn", ("warn", "blocked", "allowed"), group="knocking"),  # G5
    Option("big_gin", 0, low=0, high=200, group="knocking"),  # G16; 0 is off
    Option("auto_arrange", "on", ("on", "off"), group="knocking"),  # G8
    Option("fiftieth", "off", ("off", "on"), group="play"),  # G6
    Option("return_taken", "off", ("off", "on"), group="play"),  # G7
    Option("next_dealer", "alternate", ("alternate", "winner", "loser"), group="play"),  # G14
    Option(  # G2, G22
        "spade_double", "on", ("on", "points_only", "off"), group="scoring", main=True
    ),
    Option(  # G4
        "undercut_tie", "on", ("on", "off"), group="scoring", only_with=KNOCKED
    ),
    Option("shutout", "sheet", ("sheet", "off"), group="scoring"),  # G12
    Option("gin_bonus", 25, low=0, high=200, group="scoring"),  # G16
    Option(  # G16
        "undercut_bonus", 25, low=0, high=200, group="scoring", only_with=KNOCKED
    ),
    Option("box_bonus", 25, low=0, high=200, group="scoring"),  # G16
    Option("extra_boxes", "off", ("off", "on"), group="scoring", later=True),  # G20
    Option("game_bonus", 100, low=0, high=1000, group="scoring"),  # G16
)

PRESETS = (
    Preset("sheet"),
    Preset(
        "standard",
        (
            ("rounds", 1),
            ("target", 150),
            ("false_knock", "blocked"),
            ("next_dealer", "loser"),
            ("gin_bonus", 20),
            ("undercut_bonus", 10),
            ("box_bonus", 20),
        ),
    ),
    Preset(
        "plain",
        (("rounds", 1), ("knock_limit", 10), ("false_knock", "blocked"), ("spade_double", "off")),
        later=True,
    ),
    Preset("modern", (("rounds", 1), ("target", 150), ("false_knock", "blocked")), later=True),
)

#: Before rules.md §2.5, “Standard” had five games, and an ace allowed knocking with 1.
RECORDED_PRESETS = (Preset("standard", (*PRESETS[1].values, ("rounds", 5), ("ace", "one"))),)


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The options in force, read once.

    Attributes:
        rounds: games in the match.
        at_once: how many of them are played at the same time (rule G21).
        target: points that end a game.
        fixed_limit: the most deadwood for knocking whatever the upcard, or ``None`` (rule G19).
        extra_round: whether a tied match goes on for another game (rule G15).
        ace_counts_one: whether an ace allows knocking with 1 (rule G1).
        false_knock: ``warn``, ``blocked`` or ``allowed`` (rule G5).
        big_gin: bonus for eleven cards in melds, 0 if there is none (rule G16).
        auto_arrange: whether the hand of the knocker's opponent is laid out for him (rule G8).
        fiftieth: whether the last discard may still be taken to knock with (rule G6).
        return_taken: whether the card taken may be discarded in the same turn (rule G7).
        spade_double: what a spade upcard doubles: ``on`` (all points of the hand), ``points_only``
            (all but bonuses) or ``off`` (rules G2, G22).
        extra_boxes: whether gin, big gin and an undercut bring further boxes (rule G20).
    """

    rounds: int
    at_once: int
    target: int
    extra_round: bool
    fixed_limit: int | None
    ace_counts_one: bool
    false_knock: str
    big_gin: int
    auto_arrange: bool
    fiftieth: bool
    return_taken: bool
    next_dealer: str
    spade_double: str
    undercut_tie: bool
    shutout: bool
    gin_bonus: int
    undercut_bonus: int
    box_bonus: int
    extra_boxes: bool
    game_bonus: int

    def limit(self, upcard: int) -> int:
        """Return the most deadwood for knocking, in pips; 0 means only gin (rules G1, G19)."""
        if self.fixed_limit is not None:
            return self.fixed_limit
        if rank_of(upcard) == 0 and not self.ace_counts_one:
            return 0
        return PIPS_OF[upcard]

    def factor(self, upcard: int) -> int:
        """Return the factor for the points of the hand (rule G2)."""
        spade = (upcard.bit_length() - 1) // 16 == _SPADES
        return 2 if spade and self.spade_double != "off" else 1

    def bonus_factor(self, factor: int) -> int:
        """Return the factor for bonuses where points of the hand have ``factor`` (rule G22)."""
        return 1 if self.spade_double == "points_only" else factor

    def columns(self, game: int) -> int:
        """Return how many games begin at once with this one; another one after a tie is alone."""
        return self.at_once if game == 1 else 1

    def ends_after(self, game: int, scores: Sequence[int]) -> bool:
        """Whether the match ends with this game; after a tie another one may follow (rule G15)."""
        tied = scores.count(max(scores)) > 1
        return game >= self.rounds and not (tied and self.extra_round)


@lru_cache(maxsize=64)
def house_rules(options: Options) -> HouseRules:
    """Return the house rules for the options."""
    limit = options.choice("knock_limit")
    hollywood = options.choice("scoring") == "hollywood"
    return HouseRules(
        rounds=AT_ONCE if hollywood else options.number("rounds"),
        at_once=AT_ONCE if hollywood else 1,
        target=options.number("target"),
        extra_round=options.choice("tiebreak") == "extra_round",
        fixed_limit=None if limit == "upcard" else int(limit),
        ace_counts_one=options.choice("ace") == "one",
        false_knock=options.choice("false_knock"),
        big_gin=options.number("big_gin"),
        auto_arrange=options.choice("auto_arrange") == "on",
        fiftieth=options.choice("fiftieth") == "on",
        return_taken=options.choice("return_taken") == "on",
        next_dealer=options.choice("next_dealer"),
        spade_double=options.choice("spade_double"),
        undercut_tie=options.choice("undercut_tie") == "on",
        shutout=options.choice("shutout") == "sheet",
        gin_bonus=options.number("gin_bonus"),
        undercut_bonus=options.number("undercut_bonus"),
        box_bonus=options.number("box_bonus"),
        extra_boxes=options.choice("extra_boxes") == "on",
        game_bonus=options.number("game_bonus"),
    )
