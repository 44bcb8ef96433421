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
    added,
    counts_in,
    entered,
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
    columns = entered(rules, state.game, state.columns, result)
    counted = () if winner is None else counts_in(state.columns, winner)
    games = tuple(str(state.game + place) for place in counted)
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
        totals = tuple(columns[place].points[winner] for place in counted)
        total: dict[str, Any] = {"total": totals[0]}
        if len(columns) > 1:
            total = {"games": games, "totals": tuple(map(str, totals))}
        events.append(Event.of("scored", seat=winner, points=result.points, **total))
    facts: tuple[tuple[str, int | str], ...] = (
        ("line", "hand"),
        ("game", state.game),
        ("hand", state.hand_number),
        ("upcard", CODE_OF[state.upcard]),
        ("kind", result.kind),
        ("factor", result.factor),
    )
    if len(columns) > 1:
        facts = (*facts, ("games", " ".join(games)))
    gained = added((0, 0), winner, result.points)
    # A hand counts in the first open game, wherever else it does.
    open_place = [column.result is None for column in state.columns].index(True)
    sheet = (*state.sheet, DealResult(state.deal, gained, columns[open_place].points, facts))
    scores, over = state.scores, []
    for place in counted:
        game = columns[place].result
        if game is not None:
            over.append(game)
            scores = added(scores, game.credited, game.credit)
            events.append(_game_over(game, scores))
            sheet = (*sheet, _game_row(state.deal, game, scores))
    return state.changed(
        events,
        phase=SCORED,
        turn=TABLE,
        result=result,
        open_hands=meldings,
        columns=columns,
        sheet=sheet,
        scores=scores,
        game_results=tuple(over),
    )


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
    return DealResult(deal, game.credits, scores, facts, summary=True)
