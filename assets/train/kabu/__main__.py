"""Fits the chance to win a match of Kabu, backwards from its last round.

``python -m assets.train.kabu`` writes ``assets/nets/kabu.npz`` in a quarter of an hour on one core:
curves as :mod:`cardtable.games.kabu.bot.standing` reads them. For both games, by the sheet and by
*Lively*, for 2, 3, 4 and 7 seats, and for each way of betting that the others may have, an expert
plays a round from many standings, in every seat. It chooses among some stakes on each column what
wins the match most often by the curves of one round less; the mean over how the columns come out is
what the curves of this round are fitted to. Distances are in highest stakes of a player, so that
the curves serve other limits.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from cardtable.games.kabu.bot import joint
from cardtable.games.kabu.bot.joint import Column
from cardtable.games.kabu.bot.odds import odds_of
from cardtable.games.kabu.cards import CARDS, rank
from cardtable.games.kabu.rules import Rules
from cardtable.games.kyo_kabu import GAME as KYO
from cardtable.games.oicho_kabu import GAME as OICHO

Floats = npt.NDArray[np.float64]

SEATS = (2, 3, 4, 7)
ROUNDS = 11
EACH, CHIPS = 25, 200
_STEPS = (0.03, 0.15, 0.3, 0.5, 0.75, 1.05, 1.4, 1.9, 2.5, 3.5, 5, 8)
DISTANCES = np.array([*(-step for step in reversed(_STEPS)), 0, *_STEPS])


class Bettor(NamedTuple):
    """How others bet.

    Attributes:
        low, high: lowest and highest share of its chips that it stakes by habit.
        passes: how often it bets nothing instead.
        looks: the last rounds in which it bets just enough to lead, or nothing if it leads.
        polite: whether it takes no more than its share of what is open.
    """

    low: float
    high: float
    passes: float
    looks: int
    polite: bool


#: In the order in which the opponents know them: heavy, light, late, enough, limit.
BETTORS = (
    Bettor(0.08, 0.25, 0, 0, False),
    Bettor(0.05, 0.10, 0.35, 0, False),
    Bettor(0.05, 0.10, 0.35, 4, True),
    Bettor(0, 0, 1, ROUNDS + 1, False),
    Bettor(1, 1, 0, ROUNDS + 1, False),
)


class Table:
    """One number of seats with one kind of others; seat 0 deals, the others bet in order."""

    def __init__(self, rules: Rules, seats: int, other: Bettor, seed: int) -> None:
        self.rules, self.seats, self.other = rules, seats, other
        self.polite = rules.share or other.polite
        self.rng = np.random.default_rng(seed)
        self.cap, self.most = EACH * seats, EACH * seats / (seats - 1)
        self.fields = [self._field() for _ in range(1 if rules.field else 12)]
        self.curves: tuple[Floats, Floats] | None = None

    def _field(self) -> tuple[Floats, Floats]:
        """Return how a first field comes out: gains by way and column, and how likely."""
        drawn = self.rng.choice(len(CARDS), 4, replace=False)
        first = list(self.rules.field) or [rank(CARDS[i]) for i in drawn]
        counts = [4 - first.count(card) for card in range(1, 11)]
        odds = odds_of(self.rules)
        weights, rest, ends = joint.dealers(odds, tuple(counts))
        columns = [joint.outcomes(odds, Column(card), rest, ends) for card in first]
        ways, chances = joint.together(weights, columns)
        # What pays more than the stake is too rare to matter here.
        codes = (np.minimum(ways, 1) + 1) @ 3 ** np.arange(4)
        gains = np.array([[code // 3**c % 3 - 1 for c in range(4)] for code in range(81)])
        return gains.astype(float), np.bincount(codes, chances, 81)

    def chances(self, chips: Floats, expert: int) -> Floats:
        """Return everybody's chance with the rounds that the curves stand for still to come."""
        if self.curves is None:
            first = chips == chips.max(-1, keepdims=True)
            return first / first.sum(-1, keepdims=True)
        x = self.distance(chips)
        strengths = np.interp(x, DISTANCES, self.curves[1])
        strengths[..., expert] = np.interp(x[..., expert], DISTANCES, self.curves[0])
        strengths = np.where(chips > 0, np.exp(strengths), 0)
        return strengths / strengths.sum(-1, keepdims=True)

    def distance(self, chips: Floats) -> Floats:
        """Return the distance to the richest other, in highest stakes."""
        ordered = np.sort(chips, -1)
        top, second = ordered[..., -1:], ordered[..., -2:-1]
        return (chips - np.where(chips == top, second, top)) / self.most

    def standings(self, count: int, rounds: int) -> Floats:
        """Return standings as they may be with so many rounds to come."""
        spread = 22 * np.sqrt(max(ROUNDS + 1 - rounds, 1)) * self.rng.uniform(0.3, 1.4, count)
        spread = np.where(self.rng.random(count) < 0.25, 3.0, spread)
        moved = self.rng.normal(size=(count, self.seats)) * spread[:, None]
        chips = np.maximum(np.round(CHIPS + moved - moved.mean(1, keepdims=True)), 0)
        chips[:, -1] += CHIPS * self.seats - chips.sum(1)
        return self.rng.permuted(chips[(chips >= 0).all(1)], axis=1)

    def round(self, chips: Floats, expert: int, rounds: int) -> Floats:
        """Return everybody's chances after a round, on average over how the columns come out."""
        gains, likely = self.fields[self.rng.integers(len(self.fields))]
        favourite = int((likely @ gains).argmax())
        stakes = np.zeros((len(chips), 4, self.seats))
        left = np.minimum(self.cap, chips[:, 0])
        for seat in range(1, self.seats):
            if seat == expert:
                bets, columns = self._best(chips, stakes, left, expert, rounds, (gains, likely))
            else:
                bets = self._bets(chips, seat, left, rounds)
                blind = not (self.other.passes or self.other.looks)
                columns = (
                    self.rng.integers(0, 4, len(chips)) if blind else np.full(len(chips), favourite)
                )
            stakes[np.arange(len(chips)), columns, seat] = bets
            left = left - bets
        after = chips[:, None] + self._changes(gains, stakes)
        return (self.chances(after, expert) * likely[None, :, None]).sum(1)

    @staticmethod
    def _changes(gains: Floats, stakes: Floats) -> Floats:
        changes = np.einsum("wc,kcs->kws", gains, stakes)
        changes[:, :, 0] = -changes[:, :, 1:].sum(2)
        return changes

    def _bets(
        self, chips: Floats, seat: int, left: Floats, rounds: int, mean: bool = False
    ) -> Floats:
        """Return what another stakes, or what it stakes on average."""
        other, own = self.other, chips[:, seat]
        behind = np.delete(chips, seat, 1).max(1) - own
        share = np.ceil(left / (self.seats - seat)) if self.polite or mean else left
        most = np.minimum(share, own)
        if mean:
            usual = own * (other.low + other.high) / 2 * (1 - other.passes)
        else:
            usual = np.maximum(own, 50) * self.rng.uniform(other.low, other.high, len(own))
            usual = np.where(self.rng.random(len(own)) < other.passes, 0, np.floor(usual))
            usual = np.where(usual >= 10, usual - usual % 5, usual)
        if rounds <= other.looks:
            usual = np.where(behind >= 0, np.maximum(usual, behind + 1), 0)
        found: Floats = np.minimum(np.maximum(np.round(usual), self.rules.min_bet), most)
        return found

    def _best(
        self,
        chips: Floats,
        stakes: Floats,
        left: Floats,
        seat: int,
        rounds: int,
        field: tuple[Floats, Floats],
    ) -> tuple[Floats, npt.NDArray[np.int64]]:
        """Return the expert's stakes and columns."""
        gains, likely = field
        seen = stakes.copy()
        favourite = int((likely @ gains).argmax())
        for other in range(seat + 1, self.seats):
            seen[:, favourite, other] = self._bets(chips, other, left, rounds, mean=True)
        base = np.einsum("wc,kcs->kws", gains, seen)
        most = np.minimum(np.ceil(left / (self.seats - seat)), chips[:, seat])
        others = np.delete(chips, seat, 1)
        behind = others.max(1) - chips[:, seat]
        passed = (others + np.delete(seen.sum(1), seat, 1)).max(1) - chips[:, seat]
        dealer = np.floor((chips[:, 0] - chips[:, seat]) / 2)
        wanted = (
            0 * most,
            most / 4,
            most / 2,
            most,
            behind + 1,
            dealer + 1,
            -behind - 1,
            passed + 1,
        )
        best = np.full(len(chips), -1.0)
        bets, columns = np.zeros(len(chips)), np.zeros(len(chips), np.int64)
        for amount in wanted:
            stake = np.minimum(np.maximum(np.round(amount), self.rules.min_bet), most)
            for column in range(4):
                changes = base.copy()
                changes[:, :, seat] += gains[None, :, column] * stake[:, None]
                changes[:, :, 0] = -changes[:, :, 1:].sum(2)
                worth = self.chances(chips[:, None] + changes, seat)[:, :, seat] @ likely
                better = worth > best + 1e-9
                best = np.where(better, worth, best)
                bets, columns = np.where(better, stake, bets), np.where(better, column, columns)
        return bets, columns

    def learn(self, count: int, rounds: int) -> None:
        """Make the curves for one round more."""
        rows = []
        for expert in range(self.seats):
            for _ in range(max(1, 12 // self.seats)):
                chips = self.standings(count, rounds)
                rows.append((chips, self.round(chips, expert, rounds), expert))
        before = self.curves or (DISTANCES * 1.0, DISTANCES * 1.0)
        self.curves = self._fitted(rows, np.concatenate(before))

    def _fitted(
        self, rows: list[tuple[Floats, Floats, int]], curves: Floats
    ) -> tuple[Floats, Floats]:
        """Return the curves whose chances are nearest to those of the rows, by Adam."""
        size = len(DISTANCES)
        chips, wanted = (np.concatenate([row[i] for row in rows]) for i in (0, 1))
        x = self.distance(chips)
        place = np.clip(np.searchsorted(DISTANCES, x, side="right") - 1, 0, size - 2)
        part = np.clip((x - DISTANCES[place]) / np.diff(DISTANCES)[place], 0, 1)
        whose = np.full(chips.shape, size)
        first = 0
        for those, _, expert in rows:
            whose[first : first + len(those), expert] = 0
            first += len(those)
        place = place + whose
        mean, square = np.zeros(2 * size), np.zeros(2 * size)
        for number in range(1, 801):
            strengths = curves[place] * (1 - part) + curves[place + 1] * part
            strengths = np.where(chips > 0, np.exp(strengths), 0)
            off = strengths / strengths.sum(1, keepdims=True) - wanted
            off = np.where(chips > 0, off / len(chips), 0)
            slope = np.bincount(place.ravel(), (off * (1 - part)).ravel(), 2 * size)
            slope += np.bincount(place.ravel() + 1, (off * part).ravel(), 2 * size)
            for half in (slice(0, size), slice(size, 2 * size)):  # smooth, and not far from level
                bend = np.diff(curves[half], 2)
                slope[half][:-2] += 2e-5 * bend
                slope[half][1:-1] -= 4e-5 * bend
                slope[half][2:] += 2e-5 * bend
                slope[half] += 1e-5 * (curves[half] - curves[half].mean())
            mean, square = 0.9 * mean + 0.1 * slope, 0.99 * square + 0.01 * slope**2
            rate = 0.05 if number <= 500 else 0.015
            pace = np.sqrt(square / (1 - 0.99**number)) + 1e-8
            curves = curves - rate * mean / (1 - 0.9**number) / pace
        level = np.interp(0, DISTANCES, curves[size:])
        return curves[:size] - level, curves[size:] - level


def smoothed(curves: Floats) -> Floats:
    """Return the curves with less noise, each averaged with its neighbours.

    From the third round from the end on with those of a round more and less, from the fourth on
    also along itself: before, its steps are real.
    """
    found = curves.copy()
    for number in range(2, ROUNDS):
        more = curves[..., min(number + 1, ROUNDS - 1), :]
        found[..., number, :] = (curves[..., number - 1, :] + more) / 4 + curves[..., number, :] / 2
    part = (DISTANCES[1:-1] - DISTANCES[:-2]) / (DISTANCES[2:] - DISTANCES[:-2])
    line = found[..., :-2] * (1 - part) + found[..., 2:] * part
    found[..., 3:, 1:-1] = (found[..., 3:, 1:-1] + line[..., 3:, :]) / 2
    return found


def main() -> None:
    """See the module."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("assets/nets/kabu.npz"))
    parser.add_argument("--standings", type=int, default=120, help="for each fit and seat")
    parser.add_argument("--seed", type=int, default=7)
    chosen = parser.parse_args()
    kinds = [(game, preset) for game in (OICHO, KYO) for preset in ("sheet", "lively")]
    shape = (2, 2, len(BETTORS), len(SEATS), ROUNDS, len(DISTANCES))
    expert, others = np.zeros(shape), np.zeros(shape)
    for number, (game, preset) in enumerate(kinds):
        for place in np.ndindex(len(BETTORS), len(SEATS)):
            other, seats = BETTORS[place[0]], SEATS[place[1]]
            rules = game.rules(game.resolve(preset))
            table, began = Table(rules, seats, other, chosen.seed), time.monotonic()
            for rounds in range(1, ROUNDS + 1):
                table.learn(chosen.standings, rounds)
                assert table.curves is not None
                where = (number // 2, number % 2, *place, rounds - 1)
                expert[where], others[where] = table.curves
            level = table.chances(np.full((1, seats), float(CHIPS)), 0)[0, 0]
            took = time.monotonic() - began
            print(
                f"{game.id} {preset} {other} {seats}: {level:.3f} level, {took:.0f} s", flush=True
            )
    np.savez_compressed(
        chosen.out,
        distances=DISTANCES,
        seats=np.array(SEATS),
        expert=smoothed(expert).astype(np.float16),
        others=smoothed(others).astype(np.float16),
    )


if __name__ == "__main__":
    main()
