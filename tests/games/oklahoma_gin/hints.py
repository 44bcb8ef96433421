"""The thoughts of all opponents at random positions, compared with the reasons they give.

``python -m tests.games.oklahoma_gin.hints --positions 10000 --seed 1`` goes through as many
positions of all option sets and names every one at which something is wrong; with ``--steady`` it
asks twice instead.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Iterator

from cardtable.engine.actions import NEXT
from cardtable.engine.bot import STYLES, Budget, Candidate, Thought, as_good
from cardtable.engine.match import LEVELS
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE
from cardtable.games.oklahoma_gin import GAME
from cardtable.games.oklahoma_gin.bot.reasons import holds
from cardtable.games.oklahoma_gin.state import OklahomaGinState
from cardtable.games.oklahoma_gin.view import OklahomaGinView
from tests.games.hooks import random_changes
from tests.games.oklahoma_gin import slow

#: The budget of each thought, small for speed; the truth of a reason does not depend on it.
WORK = 60
#: Reasons about the worth of two choices; all others are decided by the cards.
BY_WORTH = ("any_of", "close", "alike", "brings_more", "brings_less", "only_way")


def positions(count: int, seed: int) -> Iterator[tuple[OklahomaGinView, random.Random]]:
    """So many positions, from hands that players of all kinds play, some of them blindly."""
    rng = random.Random(seed)
    found = 0
    while found < count:
        options = GAME.resolve(None, random_changes(GAME, rng))
        state, _ = GAME.start(2, options, Seed.numbered(rng.randrange(10**6)))
        assert isinstance(state, OklahomaGinState)
        blind = rng.choice((0.0, 0.1, 0.5))
        bots = [GAME.bot(rng.choice(LEVELS[:3]), rng.choice(("", *STYLES))) for _ in range(2)]
        for step in range(150):
            turn = state.turn
            if turn is None or found >= count:
                break
            if turn == TABLE:
                state, _ = state.apply(NEXT)
                continue
            view = state.view(turn)
            if rng.random() < 0.25:
                found += 1
                yield view, rng
            blindly = rng.random() < blind
            own = bots[turn].choose(view, step, Budget(0)).action
            state, _ = state.apply(state.legal.sample(rng) if blindly else own)


def faults(view: OklahomaGinView, thought: Thought, hint: bool) -> list[str]:
    """What is wrong with a thought; ``hint``: it is what a person would be advised."""
    rated = thought.candidates
    found = []
    if [one.worth for one in rated] != sorted((one.worth for one in rated), reverse=True):
        found.append("not sorted by worth")
    tied = [one.action for one in rated if one.worth == rated[0].worth]
    if thought.action in tied and rated[0].action != thought.action:
        found.append("the choice comes after one that is worth the same")
    chosen = next((one for one in rated if one.action == thought.action), None)
    if chosen is None or (hint and not as_good(rated[0], chosen)):
        found.append(f"{thought.action} is chosen, and not the best")
    for one in rated:
        if one.action not in view.legal:
            found.append(f"{one.action} is not allowed")
        rival = rated[0] if one is not rated[0] else rated[min(1, len(rated) - 1)]
        if one.reason not in BY_WORTH and counted(view, one, rival) != one.numbers:
            found.append(f"{one.action}: {one.reason} {one.numbers} is not so")
        if holds(view, one.reason, one, rival) != one.numbers:
            found.append(f"{one.action}: {one.reason} does not hold against {rival.action}")
    return found


def counted(view: OklahomaGinView, one: Candidate, other: Candidate) -> tuple[int, ...] | None:
    """What a reason should count, by trying everything; ``None`` if it does not hold."""
    return Counting(view).of(one.reason, one, other)


class Counting:
    """Counts again, by means of its own, what the reasons of a position name."""

    def __init__(self, view: OklahomaGinView) -> None:
        assert view.seat is not None
        self.view = view
        self.hand = frozenset(view.hand)
        deck = {rank + suit for rank in slow.RANKS for suit in "SHDC"}
        self.known = frozenset(view.known[1 - view.seat])
        self.unseen = deck - self.hand - set(view.pile) - self.known
        self.top = view.pile[-1] if view.pile else ""

    def of(self, reason: str, one: Candidate, other: Candidate) -> tuple[int, ...] | None:
        """See :func:`counted`."""
        verb, unseen = one.action.verb, len(self.unseen)
        match reason:
            case "keeps_meld" | "breaks_meld":
                first, second = (one, other) if reason == "keeps_meld" else (other, one)
                now = slow.deadwood(self.hand)
                return self.when(self.left(second) > now >= self.left(first))
            case "less_deadwood" | "more_deadwood":
                mine, his = self.left(one), self.left(other)
                right = mine < his if reason == "less_deadwood" else mine > his
                return self.when(right, mine, his)
            case "more_help" | "less_help":
                mine, his = self.helping(self.after(one)), self.helping(self.after(other))
                right = mine > his if reason == "more_help" else mine < his
                return self.when(right, unseen, mine, his)
            case "more_knocks":
                mine, his = self.next(one, self.view.limit), self.next(other, self.view.limit)
                return self.when(mine > his, unseen, mine, his)
            case "safe":
                return self.when(self.uses(one) == 0 < self.uses(other))
            case "fewer_uses" | "more_uses":
                mine, his = self.uses(one), self.uses(other)
                right = mine < his if reason == "fewer_uses" else mine > his
                return self.when(right, mine, his)
            case "collects" | "not_collected":
                first, second = (one, other) if reason == "collects" else (other, one)
                count = len(self.fed(first))
                return self.when(bool(count) and not self.fed(second), count)
            case "let_go":
                mine, his = (len(self.goes_with(a, self.let_go())) for a in (one, other))
                return self.when(mine > his, mine)
            case "alone":
                mates = self.goes_with(one, self.hand), self.goes_with(other, self.hand)
                return self.when(not mates[0] and bool(mates[1]))
            case "gin" | "big_gin":
                size = 10 if reason == "gin" else 11
                ten = self.after(one)
                return self.when(verb == "knock" and not slow.deadwood(ten) and len(ten) == size)
            case "low_enough":
                left = self.left(one)
                return self.when(0 < left <= self.view.limit, left, self.view.limit)
            case "undercut":
                left = self.left(one)
                return self.when(verb == "knock" and left > 0, left)
            case "way_to_gin":
                right = other.action.verb == "knock" and verb == "discard" and self.left(other) > 0
                return self.when(right, unseen, self.next(one, 0))
            case "waits":
                left = self.left(other)
                return self.when(other.action.verb == "knock" and left > 0, left)
            case "gives_time":
                return self.when(other.action.verb == "knock" and verb == "discard")
            case "takes_gin":
                return self.when(not self.taken())
            case "can_knock":
                right = self.taken() <= self.view.limit
                return self.when(right, self.taken(), self.view.limit)
            case "makes_meld" | "lowers_deadwood":
                now = slow.deadwood(self.hand)
                melds = self.melds() == (reason == "makes_meld")
                return self.when(self.taken() < now and melds, now, self.taken())
            case "no_meld" | "leaves_useless":
                return self.when(not self.melds())
            case "leaves_it":
                return self.when(verb in ("draw", "pass"), unseen, self.helping(self.hand))
            case "draw":
                return self.when(verb == "pass" and self.view.last_chance)
            case "goes_round":
                laid = [e for e in self.view.history if e.kind == "discarded"]
                return self.when(any(e.word("card") == self.top for e in laid))
        return self.of_layoff(reason, one, other)

    def of_layoff(self, reason: str, one: Candidate, other: Candidate) -> tuple[int, ...] | None:
        """The same once the other has knocked."""
        now = self.view.own_deadwood
        mine, his = self.saved(one), self.saved(other)
        limit = self.view.knock_deadwood - (not self.view.rules.undercut_tie)
        match reason:
            case "undercuts":
                return self.when(mine <= limit and his > mine, mine, self.view.knock_deadwood)
            case "fits" | "lays_out":
                return self.when(mine < now, now - mine)
            case "finished":
                return self.when(self.least() >= now)
            case "forgoes":
                return self.when(self.least() < now, now - self.least())
            case "spoils":
                return self.when(mine > his, mine - his)
            case "idle":
                return self.when(mine >= now)
        return None

    @staticmethod
    def when(right: bool, *numbers: int) -> tuple[int, ...] | None:
        """The numbers if it is right."""
        return numbers if right else None

    def after(self, one: Candidate) -> slow.Cards:
        return self.hand - set(one.action.args)

    def left(self, one: Candidate) -> int:
        return slow.deadwood(self.after(one))

    def goes_with(self, one: Candidate, cards: slow.Cards) -> set[str]:
        """Those of the cards that have the rank of a discard, or lie close in its suit."""
        card = one.action.args[0]
        place = slow.RANKS.index(card[0])
        return {
            mate
            for mate in cards - {card}
            if mate[0] == card[0]
            or (mate[1] == card[1] and abs(slow.RANKS.index(mate[0]) - place) <= 2)
        }

    def fed(self, one: Candidate) -> set[str]:
        """Cards that the opponent took and that may make a meld with a discard."""
        card = one.action.args[0]
        return {
            taken
            for taken in self.known
            for third in (self.unseen | self.known) - {taken}
            if slow.is_meld(frozenset((card, taken, third)))
        }

    def let_go(self) -> slow.Cards:
        """Cards that the opponent threw or did not take."""
        found, top, opponent = set(), self.view.upcard, 1 - (self.view.seat or 0)
        for event in self.view.events_of_hand:
            theirs = event.get("seat") == opponent
            if theirs and event.kind in ("drew", "refused") and top:
                found.add(top)
            if theirs and event.kind in ("discarded", "false_knock"):
                found.add(event.word("card"))
            if event.kind in ("discarded", "false_knock"):
                top = event.word("card")
            elif event.kind == "took":
                top = ""
        return frozenset(found - set(self.view.known[opponent]) - self.hand)

    def uses(self, one: Candidate) -> int:
        """Melds of three that the opponent can make with a discard."""
        card = one.action.args[0]
        mates = sorted(self.goes_with(one, frozenset(self.unseen | self.known)))
        return sum(
            slow.is_meld(frozenset((card, first, second)))
            for i, first in enumerate(mates)
            for second in mates[i + 1 :]
        )

    def helping(self, ten: slow.Cards) -> int:
        """Unseen cards that come into a meld of the hand and lower its deadwood."""
        now = slow.deadwood(ten)
        return sum(
            any(card in meld for meld in slow.all_melds(ten | {card}))
            and min(slow.deadwood((ten | {card}) - {away}) for away in ten) < now
            for card in self.unseen
        )

    def next(self, one: Candidate, limit: int) -> int:
        """Unseen cards after which no more than ``limit`` is left."""
        ten = self.after(one)
        return sum(
            min(slow.deadwood((ten | {card}) - {away}) for away in ten | {card}) <= limit
            for card in self.unseen
        )

    def taken(self) -> int:
        eleven = self.hand | {self.top}
        return min(slow.deadwood(eleven - {away}) for away in self.hand)

    def melds(self) -> bool:
        """Whether the open card is in a meld where least is left."""
        least = self.taken()
        for away in self.hand:
            ten = (self.hand | {self.top}) - {away}
            for meld in slow.all_melds(ten):
                if self.top in meld and slow.deadwood(ten - meld) == least:
                    return True
        return False

    def saved(self, one: Candidate) -> int:
        """Deadwood at the end after a layoff, laying out, or being done."""
        melds = [frozenset(meld) for meld in self.view.melds_on_table]
        verb, args = one.action.verb, one.action.args
        if verb == "done":
            return self.view.own_deadwood
        hand = self.hand
        if verb == "layoff":
            number = int(args[1]) - 1
            melds[number] |= {args[0]}
            hand -= {args[0]}
        return slow.deadwood(hand) if self.view.gin else slow.after_layoffs(hand, melds)

    def least(self) -> int:
        melds = [frozenset(meld) for meld in self.view.melds_on_table]
        if self.view.rules.auto_arrange or not self.view.gin:
            left = slow.deadwood(self.hand)
            return left if self.view.gin else min(left, slow.after_layoffs(self.hand, melds))
        return slow.deadwood(self.hand)


def check(count: int, seed: int) -> tuple[list[str], Counter[str]]:
    """Faults at so many positions, and how often each reason was said."""
    found: list[str] = []
    said: Counter[str] = Counter()
    bots = {(level, style): GAME.bot(level, style) for level in LEVELS for style in ("", *STYLES)}
    for number, (view, rng) in enumerate(positions(count, seed)):
        player = rng.choice((("expert", ""), *bots))
        thought = bots[player].choose(view, number, Budget(WORK))
        said.update(one.reason for one in thought.candidates)
        for fault in faults(view, thought, hint=player == ("expert", "")):
            found.append(f"position {number} of seed {seed}, {player}: {fault}")
    return found, said


def steady(count: int, seed: int, work: int) -> tuple[int, int]:
    """In how many positions one choice is clearly best, and how often two seeds say which."""
    bot, clear, same = GAME.bot("expert"), 0, 0
    for view, _ in positions(count, seed):
        first, again = (bot.choose(view, number, Budget(work)) for number in (1, 2))
        best, *others = first.candidates
        if others and not any(as_good(best, other) for other in others):
            clear += 1
            same += again.action == first.action
    return clear, same


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steady", action="store_true", help="ask twice, with two seeds")
    parser.add_argument("--work", type=int, default=300, help="of each thought that is asked twice")
    asked = parser.parse_args()
    if asked.steady:
        clear, same = steady(asked.positions, asked.seed, asked.work)
        print(f"{clear} positions have a clear best, in {same} another seed advises the same")
        return
    found, said = check(asked.positions, asked.seed)
    print(*found, sep="\n")
    print(*(f"{count:7} {reason}" for reason, count in said.most_common()), sep="\n")
    print(f"{len(found)} faults at {asked.positions} positions of seed {asked.seed}")


if __name__ == "__main__":
    main()
