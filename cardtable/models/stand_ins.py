"""Stand-ins: bots that play for people until the seat is taken back or the match ends."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cardtable.engine.match import Match
from cardtable.models.bot_turn import BotTurn


class StandIns:
    """The stand-ins at a table. In a person's place a bot sees what that seat sees, as anywhere."""

    def __init__(self, match: Match, bot: BotTurn, turned: Callable[[int], None]) -> None:
        """``turned`` is called with a seat when somebody else begins to play for it."""
        self._match, self._bot, self._turned = match, bot, turned

    @property
    def levels(self) -> Mapping[int, str]:
        """The level of each stand-in, by seat."""
        return self._bot.stand_ins

    @property
    def everywhere(self) -> bool:
        """Whether every person at the table, at least one, has a stand-in."""
        people = [i for i, seat in enumerate(self._match.seats) if seat.is_human]
        return bool(people) and all(seat in self.levels for seat in people)

    def hand_over(self, seat: int, level: str) -> None:
        """Let a bot of a level play for the person in a seat from now on."""
        if self._match.turn is None or self.levels.get(seat) == level:
            return
        assert self._match.seats[seat].is_human
        if self._match.turn == seat:
            self._bot.drop()  # another bot may already be thinking
        self._bot.stand_ins[seat] = level
        self._turned(seat)

    def take_back(self, seat: int) -> None:
        """Let the person in a seat play again."""
        if seat not in self.levels:
            return
        if self._match.turn == seat:
            self._bot.drop()
        del self._bot.stand_ins[seat]
        self._turned(seat)

    def end(self) -> None:
        """Remove all stand-ins."""
        self._bot.stand_ins.clear()
