"""The end of a hand: both lay down, and the hand is scored, with the game if that is over."""

from __future__ import annotations

from typing import Any, TypeVar

from cardtable.engine.events import Event
from cardtable.engine.state import TABLE, DealResult
from cardtable.games.oklahoma_gin.cards import CODE_OF, codes, pips
from cardtable.games.oklahoma_gin.hand import HandState
from cardtable.games.oklahoma_gin.legal import SCORED
from cardtable.games.oklahoma_gin.melds import Melding, arrange, deadwood, is_meld
from cardtable.games.oklahoma_gin.scoring import (
    DRAWN,
    GameResult,
    HandResult,
    Pair,
    score_game,
    score_hand,
)

S = TypeVar("S", bound=HandState)


def extended(melding: Melding, laid: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    """Return the knocker's melds including what was laid off on them."""
    if not laid:
        return melding.melds
    melds = list(melding.melds)
    for card, number in laid:
        melds[number] |= card
    return tuple(melds)


def without(groups: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return groups laid out by hand after ``card`` is gone; broken melds are left out."""
    left = tuple(group & ~card for group in groups)
    return tuple(group for group in left if is_meld(group))


def settle(state: S, events: list[Event]) -> tuple[S, tuple[Event, ...]]:
    """Score a hand with a knock once the opponent has laid off."""
    rules = state.setup.rules
    knocker, opponent = state.knocker, 1 - state.knocker
    assert state.melding is not None
    hand = state.hands[opponent]
    if rules.auto_arrange:
        melding = arrange(hand)
        laid = sum(card for card, _ in state.laid)
        # Before laying off: the best layout of the whole hand.
        before = deadwood(hand | laid)
    else:
        dead = hand & ~sum(state.arranged)
        melding = Melding(state.arranged, dead)
        before = pips(dead | sum(card for card, _ in state.laid))
    lowest = state.melding.deadwood
    counts = (lowest, before), (lowest, melding.deadwood)
    if knocker:
        counts = (before, lowest), (melding.deadwood, lowest)
    factor = rules.factor(state.upcard)
    result = score_hand(rules, knocker, state.knock_kind, *counts, factor)
    meldings = (state.melding, melding) if knocker == 0 else (melding, state.melding)
    events.append(_shown(opponent, melding))
    if state.knock_card:
        events.append(Event.of("turned_over", seat=knocker, card=CODE_OF[state.knock_card]))
    return _finish(state, events, result, meldings)


def draw_hand(state: S, events: list[Event]) -> tuple[S, tuple[Event, ...]]:
    """End a hand because the stock is used up: nobody wins it."""
    first, second = arrange(state.hands[0]), arrange(state.hands[1])
    counts = first.deadwood, second.deadwood
    factor = state.setup.rules.factor(state.upcard)
    result = HandResult(DRAWN, None, None, counts, counts, 0, 0, factor, 0, 0)
    events += [_shown(0, first), _shown(1, second)]
    return _finish(state, events, result, (first, second))


def _shown(seat: int, melding: Melding) -> Event:
    return Event.of(
        "hand_shown",
        seat=seat,
        melds=tuple("".join(codes(meld)) for meld in melding.melds),
        dead=codes(melding.dead),
        deadwood=melding.deadwood,
    )


def _finish(
    state: S,
    events: list[Event],
    result: HandResult,
    meldings: tuple[Melding, Melding],
) -> tuple[S, tuple[Event, ...]]:
    rules = state.setup.rules
    winner = result.winner
    gained = _to(winner, result.points)
    points = _sum(state.points, gained)
    boxes = _sum(state.boxes, _to(winner, result.boxes))
    knocker: dict[str, Any] = {} if result.knocker is None else {"knocker": result.knocker}
    if winner is not None:
        knocker["winner"] = winner
    if rules.extra_boxes and winner is not None:
        knocker["boxes"] = result.boxes
    events.append(
        Event.of(
            "hand_over",
            ending=result.kind,
            **knocker,
            first=result.after[0],
            second=result.after[1],
            bonus=result.bonus,
            difference=result.difference,
            factor=result.factor,
            points=result.points,
        )
    )
    if winner is not None:
        events.append(Event.of("scored", seat=winner, points=result.points, total=points[winner]))
    facts = (
        ("line", "hand"),
        ("game", state.game),
        ("hand", state.hand_number),
        ("upcard", CODE_OF[state.upcard]),
        ("kind", result.kind),
        ("factor", result.factor),
    )
    sheet = (*state.sheet, DealResult(state.deal, gained, points, facts))
    changes: dict[str, Any] = {"points": points, "boxes": boxes}
    if winner is not None and points[winner] >= rules.target:
        game = score_game(rules, state.game, winner, points, boxes)
        scores = _sum(state.scores, _to(game.credited, game.credit))
        events.append(_game_over(game, scores))
        sheet = (*sheet, _game_row(state.deal, game, scores))
        changes |= {"scores": scores, "game_result": game}
    return state.changed(
        events,
        phase=SCORED,
        turn=TABLE,
        result=result,
        open_hands=meldings,
        sheet=sheet,
        **changes,
    )


def _to(seat: int | None, points: int) -> Pair:
    if seat is None:
        return 0, 0
    return (points, 0) if seat == 0 else (0, points)


def _sum(one: Pair, other: Pair) -> Pair:
    return one[0] + other[0], one[1] + other[1]


def _game_over(game: GameResult, scores: Pair) -> Event:
    credited: dict[str, Any] = {}
    if game.credited is not None:
        credited = {"credited": game.credited, "total": scores[game.credited]}
    return Event.of(
        "game_over",
        game=game.number,
        seat=game.winner,
        shutout=int(game.shutout),
        first=game.totals[0],
        second=game.totals[1],
        credit=game.credit,
        **credited,
    )


def _game_row(deal: int, game: GameResult, scores: Pair) -> DealResult:
    """Return the line of the sheet that credits a game to the match accounts."""
    facts = (("line", "game"), ("game", game.number), ("shutout", int(game.shutout)))
    return DealResult(deal, _to(game.credited, game.credit), scores, facts, summary=True)
