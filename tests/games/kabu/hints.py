"""Hints of the Kabu games in random positions: what is said of each choice must be true.

``python -m tests.games.kabu.hints --positions 10000 --seed 1`` examines as many as desired. Every
claim is computed here a second time, card by card, using nothing of the bot's.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Iterator

from cardtable.engine.bot import STYLES, Budget, Candidate, Thought, as_good
from cardtable.engine.match import LEVELS
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE
from cardtable.games.kabu.bot.reasons import ALONE, REASONS, Case
from cardtable.games.kabu.cards import CARDS, rank
from cardtable.games.kabu.game import KabuGame
from cardtable.games.kabu.legal import read_bet
from cardtable.games.kabu.state import KabuState
from cardtable.games.kabu.view import KabuView
from cardtable.games.kyo_kabu import GAME as KYO
from cardtable.games.oicho_kabu import GAME as OICHO
from tests.games.hooks import random_changes

GAMES = (OICHO, KYO)


def positions(game: KabuGame, rng: random.Random) -> Iterator[KabuView]:
    """Every position in which somebody is asked, in matches by any house rules, at random."""
    while True:
        options = game.resolve(None, {**random_changes(game, rng), "rounds": 6})
        state = game.start(rng.choice((2, 3, 4)), options, Seed.numbered(rng.randrange(10**9)))[0]
        while state.turn is not None:
            assert isinstance(state, KabuState)
            if state.turn != TABLE:
                yield state.view(state.turn)
            state, _ = state.apply(state.legal.sample(rng))


def unseen_ranks(view: KabuView) -> list[int]:
    """Every card that the seat has not seen, one by one."""
    return [rank(card) for card in CARDS if card not in view.known_cards]


def said_falsely(view: KabuView, one: Candidate, other: Candidate) -> bool:
    """Whether the sentence about a candidate is not so."""
    numbers, unseen = one.numbers, unseen_ranks(view)
    if view.phase == "bet":
        return _falsely_of_a_bet(view, one, other, unseen)
    if one.reason == "all_equal":
        return one.action.verb != "deal" or one.worth != other.worth
    if view.phase == "dealer_3":
        two = [rank(card) for card in view.dealer_cards if card is not None]
        counted = two[0] in view.rules.dealer_triples
    else:
        asked = view.columns[view.asks[0][1] - 1]
        two, counted = [rank(card) for card in asked.known], True
    value = sum(two) % 10
    alike = [c for c in unseen if counted and two == [c, c]]
    better = [c for c in unseen if (sum(two) + c) % 10 > value and c not in alike]
    worse = [c for c in unseen if (sum(two) + c) % 10 < value and c not in alike]
    helps = len(better) + len(alike)
    reach = sum((sum(two) + c) % 10 >= 8 for c in better)
    hit, stand = (one, other) if one.action.verb == "hit" else (other, one)
    wins = (hit.chance or 0) - (stand.chance or 0)
    drawn, stood = (hit.worth, hit.points or 0), (stand.worth, stand.points or 0)
    draws, stays = drawn > stood, drawn < stood
    gain = (hit.points or 0) - (stand.points or 0)
    match one.reason:
        case "card_for_match":
            return not (draws and gain < 0)
        case "none_for_match":
            return not (stays and gain > 0)
        case "must_draw" | "may_not_draw":
            verbs = {action.verb for action in view.legal}
            wanted = {"hit"} if one.reason == "must_draw" else {"stand"}
            return verbs != wanted or numbers != (value,)
        case "either_way":
            return draws or stays
        case "three_alike":
            rest_helps = len(better) > len(worse)
            return not (draws and alike) or rest_helps or numbers != (len(alike), len(unseen))
        case "cards_help":
            return not (draws and helps > len(worse)) or numbers != (helps, len(unseen), reach)
        case "card_wins_more":
            return not (draws and wins > 0) or numbers != (helps, len(unseen), reach)
        case "card_counts_more":
            return not draws
        case "shippin_stays":
            return not stays or sorted(two) != [1, 4] or not view.rules.column_specials
        case "cards_harm":
            return not (stays and len(worse) > helps) or numbers != (len(worse), len(unseen))
        case "none_wins_more":
            return not (stays and wins < 0) or numbers != (value,)
        case "none_counts_more":
            return not stays
    return True


def _falsely_of_a_bet(view: KabuView, one: Candidate, other: Candidate, unseen: list[int]) -> bool:
    bets = read_bet(one.action) if one.action.verb == "bet" else {}
    others = read_bet(other.action) if other.action.verb == "bet" else {}
    firsts = {column.column: rank(column.first) for column in view.columns}
    stake, against = sum(bets.values()), sum(others.values())
    assert view.seat is not None and one.points is not None and other.points is not None
    richest = max(chips for seat, chips in enumerate(view.scores) if seat != view.seat)
    short = richest - view.scores[view.seat]

    def starts(column: int) -> int:
        return sum((firsts[column] + card) % 10 in (7, 8, 9) for card in unseen)

    def shippins(column: int) -> int:
        pair = {1: 4, 4: 1 if (4, 1) in view.rules.column_specials else 0}.get(firsts[column], 0)
        if firsts[column] == 1 and not view.rules.any_order:
            pair = 0
        return unseen.count(pair) if view.rules.column_specials else 0

    counted: tuple[int, ...]
    column = next(iter(bets), 0)
    first = one.worth > other.worth  # only the best choice is better than what it is compared with
    single = len(bets) == len(others) == 1
    less = 100 * -one.points / stake if stake else 0.0
    match one.reason:
        case "for_place" | "decided":
            ahead = [chips - view.scores[view.seat] for chips in view.scores]
            passes = any(0 <= gap < stake for gap in ahead if gap)
            lost = view.deal == view.rounds and one.worth == 0
            if passes and lost and one.reason == "decided":
                return True
            if one.reason == "for_place" and not (passes and lost):
                return True
            return one.worth != other.worth or one.worth not in (0, 100)
        case "alike":
            counted = (starts(column), len(unseen))
            return one.worth != other.worth or len(bets) != 1 or one.numbers != counted
        case "no_matter":
            return one.worth != other.worth
        case "leads":
            return bool(bets) or not first or short >= 0 or one.numbers != (-short,)
        case "nothing_promised":
            return bool(bets) or not first or other.points > 0
        case "waits":
            return bool(bets) or not first
        case "stays_behind":
            return bool(bets) or first or one.numbers != (short,) or short < 1
        case "gives_up":
            return bool(bets) or first or one.numbers[0] not in others
        case "spread":
            return len(bets) < 2
        case "with_rival":
            rivals = [n for s, n in enumerate(view.columns[column - 1].stakes) if s != view.seat]
            return not first or short >= 0 or not any(rivals)
        case "must_risk":
            return not (first and bets and one.points < 0) or one.numbers != (short,) or short < 1
        case "breaks_tie":
            counted = (starts(column), len(unseen))
            return not first or short != 0 or len(bets) != 1 or one.numbers != counted
        case "last_chance" | "takes_lead":
            last = one.reason == "takes_lead" or view.deal == view.rounds
            enough = short >= 0 and view.scores[view.seat] + stake > richest
            counted = (short + 1, starts(column), len(unseen))
            return not (first and last and enough and len(bets) == 1) or one.numbers != counted
        case "catches_up":
            counted = (short, starts(column), len(unseen))
            return not first or short < stake or len(bets) != 1 or one.numbers != counted
        case "shippin_first":
            counted = (shippins(column), len(unseen))
            return not (first and single) or one.numbers != counted or not one.numbers[0]
        case "good_seconds":
            rivals = [starts(c) for c in firsts if c != column]
            counted = (starts(column), len(unseen))
            return not (first and single) or one.numbers != counted or max(rivals) >= counted[0]
        case "best_first":
            return not first or one.points <= 0 or not bets
        case "safer":
            return not first or one.points > 0 or not bets
        case "promises_less":
            better, *seconds = one.numbers
            right = better in others and seconds == [starts(column), len(unseen)]
            less_often = single and starts(column) < starts(better)
            return first or not less_often or stake != against or not right
        case "a_little_less":
            return first or not single or stake != against or one.numbers != tuple(others)
        case "too_little":
            return first or not stake <= short < against or one.numbers != (short + 1,)
        case "too_low" | "too_high":
            return first or not bets or not others or (stake < against) != (one.reason == "too_low")
        case "loses":
            return first or one.numbers != (round(less),) or one.numbers[0] < 1
        case "risks_lead":
            return first or not bets or short >= 0 or one.numbers != (-short,)
        case "no_gain":
            return first or not bets
    return True


def faults(view: KabuView, thought: Thought) -> list[str]:
    """What is wrong with a thought as a hint; nothing if all is well."""
    found, listed = [], thought.candidates
    worths = [candidate.worth for candidate in listed]
    if worths != sorted(worths, reverse=True):
        found.append("not sorted")
    if thought.action not in [candidate.action for candidate in listed]:
        found.append("does what it does not list")
    if view.phase == "bet":
        columns = {c for one in listed if one.action.verb == "bet" for c in read_bet(one.action)}
        if columns != {1, 2, 3, 4}:
            found.append("a column left out")
    for place, one in enumerate(listed):
        others = [c for c in listed if c is not one]
        if view.phase != "bet":
            others = [c for c in others if c.action.verb != one.action.verb] or others
        else:
            others = [c for c in others if len(c.action.args) <= 2]
        other = others[0] if others else one
        reason = (ALONE | REASONS).get(one.reason)
        if reason is None:
            found.append(f"no reason for {one.action}")
        elif place == 0 and one.error:
            found.append("an error of nothing")
        elif said_falsely(view, one, other):
            found.append(f"{one.reason} {one.numbers} of {one.action} is false")
        elif not reason.holds(Case(view, one, other)):
            found.append(f"{one.reason} of {one.action} does not hold")
    return found


def look(count: int, seed: int) -> Counter[str]:
    """Ask all levels and manners in ``count`` positions of each game; what was said how often.

    Raises:
        AssertionError: for the first fault, with the position.
    """
    said: Counter[str] = Counter()
    kinds = [(level, style) for level in LEVELS for style in ("", *STYLES)]
    for game in GAMES:
        rng = random.Random(f"{game.id} hints {seed}")
        found = positions(game, rng)
        for number in range(count):
            view = next(found)
            level, style = kinds[number % len(kinds)]
            thought = game.bot(level, style).choose(view, number, Budget())
            wrong = faults(view, thought)
            assert not wrong, (wrong, level, style, thought, view)
            if (level, style) == ("expert", ""):
                chosen = next(c for c in thought.candidates if c.action == thought.action)
                assert as_good(thought.candidates[0], chosen), (thought, view)
            said.update(candidate.reason for candidate in thought.candidates)
    return said


def main() -> None:
    """See the module."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=10_000, help="of each game")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    for reason, times in sorted(look(chosen.positions, chosen.seed).items()):
        print(f"{reason:20} {times}")


if __name__ == "__main__":
    main()
