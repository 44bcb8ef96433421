"""Par: the deals of a match as a seat played them, and as the expert plays the same cards.

A line is a match continued from where the deal had just been dealt: the same cards, the same
opponents. The expert knows only the seat's view; the opponents know only theirs.
"""

from __future__ import annotations

from cardtable.engine.deals import PlayedDeal, error_of_sum, gained, played_deals
from cardtable.engine.match import Match


class Par:
    """One seat's deals, with the expert's lines as far as they are known.

    Attributes:
        match: the match as played.
        seat: whose cards these are.
        deals: the finished ones, oldest first.
        lines: the expert's lines, by index of the deal.
        hurried: deals in which a bot had to decide at a glance because the machine was busy.
    """

    def __init__(self, match: Match, seat: int) -> None:
        self.match, self.seat = match.until(len(match.actions)), seat  # it may go on
        self.deals: list[PlayedDeal] = played_deals(match)
        self.lines: dict[int, Match] = {}
        self.hurried: set[int] = set()
        self._own: dict[int, Match] = {}

    def dealt(self, index: int) -> Match:
        """Return the match as it was when the deal had just been dealt."""
        return self.match.until(self.deals[index].begin)

    def own_line(self, index: int) -> Match:
        """Return the match as it was played, when the deal was over."""
        if index not in self._own:
            self._own[index] = self.match.until(self.deals[index].end)
        return self._own[index]

    def own(self, index: int) -> int:
        """Return what the deal brought, in the game's smallest unit."""
        return gained(self.own_line(index), self.deals[index].number, self.seat)

    def par(self, index: int) -> int | None:
        """Return what it brought the expert; ``None`` while unknown."""
        line = self.lines.get(index)
        return gained(line, self.deals[index].number, self.seat) if line is not None else None

    def difference(self, index: int) -> int | None:
        """Return how much more the player made of the cards than the expert; negative if less."""
        par = self.par(index)
        return None if par is None else self.own(index) - par

    @property
    def differences(self) -> list[int]:
        """The differences of all deals whose line is known."""
        found = (self.difference(index) for index in range(len(self.deals)))
        return [difference for difference in found if difference is not None]

    @property
    def error(self) -> float | None:
        """Standard error of the sum of the differences."""
        return error_of_sum(self.differences)


def has_par(match: Match) -> bool:
    """Whether the expert can play a seat's cards of a match: one person against bots."""
    return match.game.par and sum(seat.is_human for seat in match.seats) == 1


def own_seat(match: Match) -> int:
    """Return the seat of the one person."""
    return next(i for i, seat in enumerate(match.seats) if seat.is_human)
