"""Opponents for Oklahoma Gin: three that judge by rules of thumb, and one that plays hands out."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

from cardtable.engine.actions import NEXT, Action
from cardtable.engine.bot import Budget, Candidate, Thought
from cardtable.engine.state import TABLE
from cardtable.games.oklahoma_gin.bot.judgement import Judgement, Temperament
from cardtable.games.oklahoma_gin.cards import BIT_OF, CODE_OF, PIPS_OF, card_set, each
from cardtable.games.oklahoma_gin.legal import (
    DISCARD,
    DISCARD_OF,
    DRAW_STOCK,
    KNOCK_OF,
    LAYOFF,
    PASS,
    TAKE,
)
from cardtable.games.oklahoma_gin.melds import arrange, deadwood
from cardtable.games.oklahoma_gin.view import OklahomaGinView

#: How well each level judges; the figures were tuned in mirrored hands.
TEMPERAMENTS = {
    "easy": Temperament(slips=9.0, tempting=0.3, forgets=0.35),
    "medium": Temperament(slips=3.0, ahead=0.5, tempting=0.1, forgets=0.05),
    "hard": Temperament(ahead=1.3, danger=4.0, worlds=10, haste=12.0),
    # Lays off, lays out, and says why; what matters is played out.
    "expert": Temperament(ahead=1.3, danger=4.0, worlds=10, haste=12.0),
}
#: How far a manner bends nearly equal choices, in points: for knocking without gin, and for each
#: hundredth of the chance to win the hand.
_BENDS = {"": (0.0, 0.0), "cautious": (1.0, 0.05), "bold": (-0.5, -0.05), "hunter": (-4.0, 0.0)}
#: Standard errors by which a choice must be better than what the network likes best.
_GATE = 2.5
#: Points that stand at a glance for what the network was never taught to think of.
_NEVER = -100.0


class OklahomaGinBot:
    """An opponent of one level.

    Args:
        level: ``easy``, ``medium``, ``hard`` or ``expert``.
        style: its manner; cautious ones like a sure hand, bold ones a dear one, hunters gin.
    """

    def __init__(self, level: str, style: str = "") -> None:
        self.temperament = _mannered(TEMPERAMENTS[level], style)
        self._searches = level == "expert"
        self._bends = _BENDS.get(style, _BENDS[""])
        if self._searches:
            # Loads numpy and the network before the first question; the other levels need neither.
            from cardtable.games.oklahoma_gin.bot.brain.net import net

            net()

    def choose(self, view: OklahomaGinView, seed: int, budget: Budget) -> Thought:
        """A legal action; the budget counts the worlds that the highest level imagines."""
        if view.turn == TABLE:
            return Thought(NEXT)
        thought = self._thought(view, seed, budget)
        if thought.action == TAKE and goes_round(view):
            other = next(one for one in thought.candidates if one.action != TAKE)
            return _led_by(other, thought.candidates)
        return thought

    def _thought(self, view: OklahomaGinView, seed: int, budget: Budget) -> Thought:
        if self._searches and not view.last_chance and (tries := candidates_of(view)):
            return self._played_out(view, tries, seed, budget)
        judgement = Judgement(view, self.temperament, random.Random(seed))
        if view.phase == LAYOFF:
            return _ordered(judgement.layoffs())
        return _ordered(judgement.discards() if view.phase == DISCARD else judgement.draws())

    def _played_out(
        self, view: OklahomaGinView, tries: dict[Action, tuple[str, int]], seed: int, budget: Budget
    ) -> Thought:
        from cardtable.games.oklahoma_gin.bot.brain.intuition import Try, glance
        from cardtable.games.oklahoma_gin.bot.brain.net import net
        from cardtable.games.oklahoma_gin.bot.brain.search import Search

        candidates = [Try(*one) for one in tries.values()]
        liked = glance(net(), view, candidates)
        usual = liked.index(max(liked))
        if not budget.work:
            worth = [round(max(one, _NEVER) * view.factor, 2) for one in liked]
            told = zip(tries, worth, strict=True)
            return _ordered([Candidate(action, one, _why(view, action)) for action, one in told])
        found = Search(view, budget.work, seed).rate(candidates, keep=usual)
        rated = [
            Candidate(action, round(one.worth, 2), _why(view, action), round(one.chance, 3))
            for action, one in zip(tries, found, strict=True)
        ]
        rated.sort(key=lambda candidate: -candidate.worth)
        for_knocking, for_sure = self._bends

        def liking(candidate: Candidate) -> float:
            knocks = for_knocking if candidate.action.verb == "knock" else 0.0
            return candidate.worth + knocks + for_sure * 100 * (candidate.chance or 0.0)

        chosen = max(rated, key=liking)
        # What was learned is left only for what is better beyond chance.
        own = next(one for one in rated if one.action == list(tries)[usual])
        if liking(chosen) - liking(own) < _GATE * found[usual].error:
            chosen = own
        return _led_by(chosen, rated)


def _ordered(rated: list[Candidate]) -> Thought:
    """The best of them is chosen."""
    rated = sorted(rated, key=lambda candidate: -candidate.worth)
    return Thought(rated[0].action, tuple(rated))


def _led_by(chosen: Candidate, rated: Sequence[Candidate]) -> Thought:
    return Thought(chosen.action, (chosen, *(one for one in rated if one is not chosen)))


def _mannered(temperament: Temperament, style: str) -> Temperament:
    """A temperament bent by its manner."""
    match style:
        case "cautious":
            return replace(
                temperament, danger=temperament.danger + 1.5, haste=temperament.haste + 4
            )
        case "bold":
            return replace(temperament, danger=temperament.danger / 2, haste=temperament.haste - 3)
        case "hunter":
            return replace(temperament, hunts=True)
    return temperament


def candidates_of(view: OklahomaGinView) -> dict[Action, tuple[str, int]]:
    """The candidates worth playing out; none where there is nothing to choose."""
    legal, hand = view.legal, view.moment.hand
    if view.phase != DISCARD:
        if TAKE not in legal:
            return {}
        other = DRAW_STOCK if DRAW_STOCK in legal else PASS
        return {TAKE: ("take", 0), other: (other.verb, 0)}
    fit = [card for card in each(hand) if CODE_OF[card] != view.taken]
    lowest = min(fit, key=lambda card: (deadwood(hand ^ card), -PIPS_OF[card]))
    left = deadwood(hand ^ lowest)
    if not left:
        return {}  # gin: there is nothing better
    tries: dict[Action, tuple[str, int]] = {DISCARD_OF[card]: ("discard", card) for card in fit}
    if left <= view.limit:
        tries[KNOCK_OF[lowest]] = ("knock", lowest)
    return tries


def goes_round(view: OklahomaGinView) -> bool:
    """Whether the open card is one that the seat laid away itself since a card was last drawn.

    Who takes it back gets nowhere; two who both wait for the other to draw would take three cards
    round and round for ever. For gin it may be taken.
    """
    if view.last_chance or not view.pile:
        return False
    eleven = card_set(view.hand) | BIT_OF[view.pile[-1]]
    if not min(deadwood(eleven ^ card) for card in each(eleven)):
        return False
    for event in reversed(view.history):
        if event.kind in ("drew", "hand_started"):
            return False
        own = event.kind == "discarded" and event.number("seat") == view.seat
        if own and event.word("card") == view.pile[-1]:
            return True
    return False


def _why(view: OklahomaGinView, action: Action) -> str:
    """Id of the reason in words."""
    hand, top = view.moment.hand, view.moment.top
    match action.verb:
        case "knock":
            return "low_enough"
        case "take":
            eleven = hand | top
            return "no_meld" if arrange(eleven).dead & top else "makes_meld"
        case "draw" | "pass":
            return "may_improve"
    card = next(card for card, one in DISCARD_OF.items() if one == action)
    if not card & arrange(hand).dead:
        return "breaks_meld"
    return "worst_deadwood" if deadwood(hand ^ card) < deadwood(hand) else "no_use"
