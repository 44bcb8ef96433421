"""What the two Kabu games share as :class:`~cardtable.engine.game.Game` objects."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from cardtable.engine.actions import Action
from cardtable.engine.bot import Bot, Candidate
from cardtable.engine.events import Event
from cardtable.engine.game import Game
from cardtable.engine.options import Option, Options
from cardtable.engine.seeds import Seed
from cardtable.engine.state import State, View
from cardtable.games.kabu.cards import CARDS
from cardtable.games.kabu.rules import Rules

if TYPE_CHECKING:  # the start page does without
    from cardtable.engine.table import TableDesign


#: Value of ``min_bet``: one in forty of the starting chips.
FORTIETH = "fortieth"
#: The limit of the sheet's preset by seats (rule A34), and the rest of the preset Lively, as
#: records of form 1 may name it, and now.
EACH: tuple[str, str | int] = ("limit_each", 25)
LIVELY_AT_FIRST: tuple[tuple[str, str | int], ...] = (("share", "on"), ("min_bet", FORTIETH))
LIVELY: tuple[tuple[str, str | int], ...] = (*LIVELY_AT_FIRST, ("finale", "leader"))


def stakes(total: int) -> tuple[Option, ...]:
    """Return the options of the stakes; ``total``: most chips of all bets together."""
    return (
        Option("chips", 200, low=10, high=100_000, group="stakes", main=True),
        Option(
            "max_total_bet",
            total,
            low=1,
            high=100_000,
            group="stakes",
            only_with=("limit_each", (0,)),
        ),
        # rule A34; 0: off
        Option("limit_each", 0, low=0, high=10_000, group="stakes", main=True, later=True),
        Option(  # rule A35; a match without a last round has none
            "finale",
            "off",
            ("off", "rises", "leader"),
            group="stakes",
            only_with=("rounds", (3, 6, 12, 24)),
            later=True,
        ),
        Option("share", "off", ("off", "on"), group="stakes", later=True),  # rule A33
        # rule A32; 0: off
        Option("player_limit", 0, low=0, high=10_000, group="stakes", later=True),
        # The sheet of Kyo-Kabu says as little about these two as that of Oicho-Kabu.
        Option("min_bet", 0, (0, 1, FORTIETH), group="stakes"),
        Option("credit", "off", ("off", "on"), group="stakes"),
    )


def min_bet(options: Options) -> int:
    """Return the least that a player must bet, 0 if he may pass (rule A17)."""
    if options["min_bet"] == FORTIETH:
        return max(1, options.number("chips") // 40)
    return options.number("min_bet")


class KabuGame(Game):
    """A game of columns against a dealer; subclasses declare options and read them as rules."""

    seat_counts: ClassVar[range] = range(2, 11)
    default_seats: ClassVar[int] = 4
    decks: ClassVar[tuple[str, ...]] = ("kabu",)
    first_counts: ClassVar[bool] = True  # those who are behind stake everything at the end
    controls: ClassVar[str] = "cardtable.models.controls.kabu:KabuControls"
    quick: ClassVar[tuple[tuple[str, str | int], ...]] = (("rounds", 6), ("finale", "leader"))
    length: ClassVar[str] = "rounds"
    one_deal: ClassVar[tuple[tuple[str, str | int], ...]] = (("rounds", 3),)
    lesson_words: ClassVar[str] = "cardtable.phrases.kabu.hints:WORDS"

    @abstractmethod
    def rules(self, options: Options) -> Rules:
        """Return the house rules that ``options`` stand for."""

    def start(self, seats: int, options: Options, seed: Seed) -> tuple[State, tuple[Event, ...]]:
        # Imported where a match begins, so that the window starts faster.
        from cardtable.games.kabu.state import KabuState

        return KabuState.opening(self.id, options, self.rules(options), seats, seed)

    def bot(self, level: str, style: str = "") -> Bot[Any]:
        from cardtable.games.kabu.bot.opponent import KabuBot

        return KabuBot(level, style)

    def worth_of(self, view: View, action: Action, candidates: Sequence[Candidate]) -> float | None:
        """Return a bet's worth, read between those of other stakes, column by column."""
        from cardtable.games.kabu.legal import read_bet

        known = super().worth_of(view, action, candidates)
        if known is not None or action.verb != "bet":
            return known
        stakes: dict[int, list[tuple[int, float]]] = {}
        nothing: list[tuple[int, float]] = []
        for candidate in candidates:
            bets = read_bet(candidate.action) if candidate.action.verb == "bet" else {}
            if len(bets) == 1:
                ((column, amount),) = bets.items()
                stakes.setdefault(column, []).append((amount, candidate.worth))
            elif not bets:
                nothing = [(0, candidate.worth)]
        bets = read_bet(action)
        if not bets.keys() <= stakes.keys():
            return None
        worths = [_between(nothing + stakes[c], amount) for c, amount in bets.items()]
        base = nothing[0][1] if nothing else min(worths)
        return base + sum(worth - base for worth in worths)

    def table(self) -> TableDesign[Any]:
        from cardtable.games.kabu.table.design import KabuTable

        return KabuTable()

    def cards(self, options: Options) -> tuple[str, ...]:
        return CARDS


def _between(known: Sequence[tuple[int, float]], amount: int) -> float:
    """Return the worth of a stake, on the line between the nearest ones that are known."""
    low = max((one for one in known if one[0] <= amount), default=min(known))
    high = min((one for one in known if one[0] >= amount), default=max(known))
    if low[0] >= high[0]:
        return high[1]
    return low[1] + (high[1] - low[1]) * (amount - low[0]) / (high[0] - low[0])
