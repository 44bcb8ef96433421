"""House rules of Dou Dizhu: the options of rules.md §2.3, their presets, and what they decide."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from cardtable.engine.options import Option, Options, Preset
from cardtable.games.dou_dizhu.plays import PlayRules

#: The auctions in which somebody bids.
_BIDDING = ("one_round", "until_two_pass", "sealed_no_pass", "one_call_each", "rob")

OPTIONS = (
    Option("deals", 10, low=1, high=100, group="match", main=True),
    Option(  # D29
        "shuffle", "full", ("full", "unshuffled"), group="match", later=True
    ),
    # rule D14
    Option(
        "auction",
        "one_round",
        (
            "one_round",
            "until_two_pass",
            "sealed_no_pass",
            "one_call_each",
            "rob",  # D25
            "random_landlord",
        ),
        group="auction",
        main=True,
    ),
    Option(  # D15
        "first_bid",
        "rotate",
        ("rotate", "random", "previous_winner"),
        group="auction",
        only_with=("auction", _BIDDING),
    ),
    Option(  # D16
        "all_pass",
        "redeal",
        ("redeal", "random_after_3"),
        group="auction",
        only_with=("auction", ("one_round", "until_two_pass", "one_call_each", "rob")),
    ),
    Option(  # D31
        "must_call",
        "off",
        ("off", "on"),
        group="auction",
        only_with=("auction", _BIDDING),
        later=True,
    ),
    Option("doubling", "off", ("off", "double", "super"), group="auction", later=True),  # D26
    Option("open_hand", "off", ("off", "landlord", "all"), group="auction", later=True),  # D27
    Option("chain_top", "2", ("2", "A"), group="combinations", main=True),  # D1
    Option("quad_one", "on", ("on", "off"), group="combinations"),  # D6
    # rules D7, D8, D10 and D11 combined, as in D24
    Option("kickers", "any", ("any", "no_bombs", "all_different"), group="combinations", main=True),
    Option("quad_two", "on", ("on", "off"), group="combinations", later=True),  # D30
    Option("high_kickers", "on", ("on", "off"), group="combinations", later=True),  # D30
    Option("payout", "sheet", ("sheet", "symmetric"), group="scoring", main=True),  # D17
    Option("rocket_factor", 2, (2, 4), group="scoring"),  # D13
    Option("cap", "off", ("off", 8, 16, 32, 64), group="scoring", later=True),  # D28
    Option("spring", "any_player", ("any_player", "both_farmers+anti", "off"), group="scoring"),
    Option("repass", "on", ("on", "off"), group="play"),  # D20
    Option("kitty_memory", "on", ("on", "off"), group="play"),  # D21
    Option("direction", "counter_clockwise", ("counter_clockwise", "clockwise"), group="play"),
)

#: What the rooms of 欢乐斗地主 play (rules.md §2.5).
_HAPPY = (
    ("auction", "rob"),
    ("doubling", "super"),
    ("open_hand", "landlord"),
    ("chain_top", "A"),
    ("quad_one", "off"),
    ("kickers", "no_bombs"),
    ("payout", "symmetric"),
    ("spring", "both_farmers+anti"),
)

PRESETS = (
    Preset("sheet"),
    Preset(
        "standard",
        (
            ("auction", "until_two_pass"),
            ("chain_top", "A"),
            ("quad_one", "off"),
            ("kickers", "all_different"),
            ("payout", "symmetric"),
            ("spring", "both_farmers+anti"),
        ),
    ),
    Preset(
        "online",  # rule D24; its auction is that of the sheet (rule D14)
        (
            ("chain_top", "A"),
            ("quad_one", "off"),
            ("kickers", "no_bombs"),
            ("payout", "symmetric"),
            ("spring", "both_farmers+anti"),
        ),
    ),
    Preset("happy", _HAPPY, later=True),
    # As happy, but the cards are shuffled only once (rule D29): rooms call it 不洗牌.
    Preset("unshuffled", (("shuffle", "unshuffled"), *_HAPPY), later=True),
)

#: In “Online” everybody used to call once, before its auction was checked again (rule D24).
RECORDED_PRESETS = (Preset("online", (("auction", "one_call_each"), *PRESETS[2].values)),)


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The options in force, read once.

    Attributes:
        plays: what counts as a combination.
        unshuffled: whether only the first deal is shuffled (rule D29).
        auction: how the landlord is found (rule D14).
        step: difference to the next seat to act: +1 for the right-hand neighbour (rule D23).
        must_call: whether both jokers or four 2s have to bid 3, or to call (rule D31).
        doubling: whether every seat may double once the kitty is seen: ``off``, ``double`` or
            ``super``, which allows four times as well (rule D26).
        open_hand: who may play with an open hand: ``off``, ``landlord`` or ``all`` (rule D27).
        cap: the most that all factors may make together, or ``None`` (rule D28).
        repass: whether a seat that passed may play again in the same trick (rule D20).
        deals: length of the match.
    """

    plays: PlayRules
    unshuffled: bool
    auction: str
    first_bid: str
    all_pass: str
    must_call: bool
    doubling: str
    open_hand: str
    payout: str
    rocket_factor: int
    cap: int | None
    spring: str
    step: int
    repass: bool
    kitty_memory: bool
    deals: int

    @property
    def farmers_share(self) -> float:
        """The farmers' gain for a win, as a share of what they pay for a defeat (rule D17)."""
        return 0.5 if self.payout == "sheet" else 1.0

    def capped(self, factor: int) -> int:
        """Return the product of all factors as it counts (rule D28)."""
        return factor if self.cap is None else min(factor, self.cap)

    def is_last(self, deal: int) -> bool:
        """Whether the match ends with this deal."""
        return deal >= self.deals

    @property
    def sealed(self) -> bool:
        """Whether bids are secret until all are in."""
        return self.auction == "sealed_no_pass"


@lru_cache(maxsize=64)
def house_rules(options: Options) -> HouseRules:
    """Return the house rules for the options."""
    cap = options.choice("cap")
    return HouseRules(
        plays=PlayRules(
            chain_top=12 if options.choice("chain_top") == "2" else 11,
            quad_one=options.choice("quad_one") == "on",
            kickers=options.choice("kickers"),
            quad_two=options.choice("quad_two") == "on",
            high_kickers=options.choice("high_kickers") == "on",
        ),
        unshuffled=options.choice("shuffle") == "unshuffled",
        auction=options.choice("auction"),
        first_bid=options.choice("first_bid"),
        all_pass=options.choice("all_pass"),
        must_call=options.choice("must_call") == "on",
        doubling=options.choice("doubling"),
        open_hand=options.choice("open_hand"),
        payout=options.choice("payout"),
        rocket_factor=options.number("rocket_factor"),
        cap=None if cap == "off" else int(cap),
        spring=options.choice("spring"),
        step=1 if options.choice("direction") == "counter_clockwise" else -1,
        repass=options.choice("repass") == "on",
        kitty_memory=options.choice("kitty_memory") == "on",
        deals=options.number("deals"),
    )
