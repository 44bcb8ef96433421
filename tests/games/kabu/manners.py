"""Who is it? The sixteen opponents of the Kabu games identified by how they play.

``python -m tests.games.kabu.manners --game oicho-kabu --rounds 300`` plays matches of each against
the same plain table, counts what anybody could see, learns from some and guesses the others.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from cardtable.engine.actions import NEXT, Action
from cardtable.engine.bot import STYLES, Budget
from cardtable.engine.match import LEVELS
from cardtable.engine.seeds import Seed
from cardtable.engine.state import TABLE
from cardtable.games import find_game
from cardtable.games.kabu.bot.memory import remembered
from cardtable.games.kabu.cards import rank, ranks
from cardtable.games.kabu.game import KabuGame
from cardtable.games.kabu.legal import Bets, read_bet
from cardtable.games.kabu.rules import POSITIONS
from cardtable.games.kabu.scoring import total
from cardtable.games.kabu.state import KabuState
from cardtable.games.kabu.view import KabuView
from tests.games.telling_apart import told_apart

Floats = npt.NDArray[np.float64]
Kind = tuple[str, str]
#: Rounds per match.
MATCH = 20
KINDS: tuple[Kind, ...] = tuple((level, style) for level in LEVELS for style in ("", *STYLES))


def plainly(view: KabuView, rng: random.Random) -> Action:
    """How the rest of the table plays: a few chips anywhere, third cards up to 5."""
    legal = view.legal
    if isinstance(legal, Bets):
        most = legal.ranges.highest
        return Action.of("bet", rng.randrange(1, 5), min(most, rng.choice((5, 10, 15))))
    actions = list(legal)
    if actions[0].verb == "deal" or len(actions) == 1:
        return actions[rng.randrange(len(actions))]
    known = view.dealer_cards if view.phase == "dealer_3" else _asked(view)
    draws = total(ranks(card for card in known if card is not None)) <= 5
    return next(action for action in actions if (action.verb == "hit") == draws)


def _asked(view: KabuView) -> tuple[str, ...]:
    return view.columns[view.asks[0][1] - 1].known


def seen(game: KabuGame, kind: Kind, rounds: int, seed: int) -> Iterator[tuple[KabuView, Action]]:
    """The decisions of one opponent in so many rounds."""
    rng, bot, played, number = random.Random(seed), game.bot(*kind), 0, 0
    options = game.resolve(None, {"rounds": 12, "min_bet": 0})
    while played < rounds:
        state = game.start(4, options, Seed.numbered(rng.randrange(10**9)))[0]
        while state.turn is not None and played < rounds:
            assert isinstance(state, KabuState)
            number += 1
            if state.turn == TABLE:
                action, played = NEXT, played + 1
            elif state.turn == 0:
                view = state.view(0)
                action = bot.choose(view, 1000 * seed + number, Budget()).action
                yield view, action
            else:
                action = plainly(state.view(state.turn), rng)
            state, _ = state.apply(action)


def habits(decisions: Iterator[tuple[KabuView, Action]]) -> Floats:
    """What anybody at the table could note down of an opponent, as means; some may be missing."""
    notes: dict[str, list[float]] = {name: [] for name in NAMES}
    for view, action in decisions:
        if view.phase == "bet":
            _note_bet(notes, view, action)
        elif action.verb == "deal":
            number = 1 + (view.phase == "dealer_2")
            for place in POSITIONS:
                notes[f"{place} {number}"].append(action.args[0] == place)
        elif len({one.verb for one in view.legal}) == 2:
            dealt = view.dealer_cards if view.phase == "dealer_3" else _asked(view)
            two = ranks(card for card in dealt if card is not None)
            value = total(two)
            who = "dealer" if view.phase == "dealer_3" else "player"
            if 4 <= value <= 6:
                notes[f"{who} draws on {value}"].append(action.verb == "hit")
            if two[0] == two[1]:
                notes["draws on pairs"].append(action.verb == "hit")
    return np.array([float(np.mean(notes[name])) if notes[name] else np.nan for name in NAMES])


NAMES = (
    *("passes", "passes after a loss", "stake", "log stake", "stake after a loss"),
    *("stake after a gain", "columns", "place", "looks", "hot", "crowd", "same again"),
    *("top 1", "bottom 1", "fourth 1", "top 2", "bottom 2", "fourth 2", "draws on pairs"),
    *(f"{who} draws on {value}" for who in ("dealer", "player") for value in (4, 5, 6)),
)


def _note_bet(notes: dict[str, list[float]], view: KabuView, action: Action) -> None:
    assert view.seat is not None
    memory = remembered(view)
    notes["passes"].append(action.verb == "pass")
    if memory.gained < 0:
        notes["passes after a loss"].append(action.verb == "pass")
    if action.verb == "pass":
        return
    bets = read_bet(action)
    stake = sum(bets.values()) / max(1, view.scores[view.seat])
    notes["stake"].append(stake)
    notes["log stake"].append(float(np.log(stake)))
    if memory.gained:
        notes["stake after a " + ("gain" if memory.gained > 0 else "loss")].append(stake)
    best = max(bets, key=lambda column: bets[column])
    others = sum(column.staked for column in view.columns)
    notes["columns"].append(len(bets))
    notes["place"].append(best)
    notes["looks"].append(rank(view.columns[best - 1].first) % 10)
    notes["hot"].append(memory.hot.get(best, 0))
    if others:
        notes["crowd"].append(view.columns[best - 1].staked / others)
    if memory.own:
        notes["same again"].append(best in memory.own)


def watched(
    game: KabuGame, kinds: tuple[Kind, ...], matches: int, first: int = 0
) -> dict[Kind, Floats]:
    """The habits of each kind in so many matches, a row each; ``first`` is the first one's seed."""
    seeds = range(first, first + matches)
    return {
        kind: np.array([habits(seen(game, kind, MATCH, seed)) for seed in seeds]) for kind in kinds
    }


def apart(
    game: KabuGame, rounds: int, kinds: tuple[Kind, ...] = KINDS
) -> dict[tuple[Kind, Kind], float]:
    """How often any two are told apart, after so many rounds of each."""
    matches = rounds // MATCH
    return told_apart(watched(game, kinds, matches), watched(game, kinds, matches, 10_000))


def main() -> None:
    """See the module."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="oicho-kabu")
    parser.add_argument("--rounds", type=int, default=300)
    chosen = parser.parse_args()
    game = find_game(chosen.game)
    assert isinstance(game, KabuGame)
    shares = apart(game, chosen.rounds)
    for pair, share in sorted(shares.items(), key=lambda item: item[1])[:12]:
        print(f"{100 * share:5.0f} %  {pair[0]} {pair[1]}")
    print(
        f"least {100 * min(shares.values()):.0f} %, mean {100 * np.mean([*shares.values()]):.1f} %"
    )


if __name__ == "__main__":
    main()
