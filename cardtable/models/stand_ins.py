"""Bots that play for people: a seat is handed to one, until it is taken back or the match ends."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cardtable.engine.match import Match
from cardtable.models.bot_turn import BotTurn


class StandIns:
    """Who plays for whom. A bot in a person's place sees what that seat sees, like any other."""

    def __init__(self, match: Match, bot: BotTurn, turned: Callable[[int], None]) -> None:
        """``turned`` is told the seat for which another one plays."""
        self._match, self._bot, self._turned = match, bot, turned

    @property
    def levels(self) -> Mapping[int, str]:
        """The level of each, by seat."""
        return self._bot.stand_ins

    @property
    def everywhere(self) -> bool:
        """Whether one plays for every person at the table, and somebody sits there."""
        people = [i for i, seat in enumerate(self._match.seats) if seat.is_human]
        return bool(people) and all(seat in self.levels for seat in people)

    def hand_over(self, seat: int, level: str) -> None:
        """A bot of a level plays for the person in a seat from now on."""
        if self._match.turn is None or self.levels.get(seat) == level:
            return
        assert self._match.seats[seat].is_human
        if self._match.turn == seat:
            self._bot.drop()  # another one may be thinking already
        self._bot.stand_ins[seat] = level
        self._turned(seat)

    def take_back(self, seat: int) -> None:
        """The person in a seat plays again."""
        if seat not in self.levels:
            return
        if self._match.turn == seat:
            self._bot.drop()
        del self._bot.stand_ins[seat]
        self._turned(seat)

    def end(self) -> None:
        """Nobody plays for anybody any more."""
        self._bot.stand_ins.clear()
