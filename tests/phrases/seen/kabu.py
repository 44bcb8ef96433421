"""The observable effects of the house rules of the Kabu games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from cardtable.engine.actions import Action
from cardtable.engine.options import Options
from cardtable.engine.seeds import Seed
from cardtable.games.kabu.cards import rank
from cardtable.games.kabu.flow import open_round, seat_round
from cardtable.games.kabu.game import KabuGame
from cardtable.games.kabu.rules import Rules
from cardtable.games.kabu.scoring import settle
from cardtable.games.kabu.state import KabuState
from cardtable.games.kyo_kabu import GAME as KYO
from cardtable.games.oicho_kabu import GAME as OICHO
from tests.games.kabu.tools import play, refusal, rigged

Seen = str | int | None
RICH = 500_000


def net(rules: Rules, column: Sequence[int], dealer: Sequence[int]) -> int:
    """What ten chips on a column bring against the dealer's cards."""
    stakes = [[0, 10], [0, 0], [0, 0], [0, 0]]
    columns = [column, (5, 10), (6, 10), (7, 10)]
    return settle(rules, dealer, columns, stakes, (1,), 0, RICH).deltas[1]


def at_table(
    game: KabuGame, options: Options, first: Sequence[int], deck: Sequence[int], seats: int = 2
) -> KabuState:
    """A round before its first bet; everybody is rich, and may bet one chip or all."""
    away = ("dead_cards", "min_bet", "player_limit")
    changes = {key: options[key] for key in options if key not in away}
    return rigged(game, first, deck, seats, changes, [RICH] * seats)


def bet(state: KabuState, *bets: str) -> KabuState:
    """After these bets, and the dealer's first card."""
    state = play(state, *bets)
    return play(state, "deal top") if state.table.phase == "dealer_1" else state


def _tie(game: KabuGame, options: Options) -> Seen:
    return {0: "push", -10: "dealer"}[net(game.rules(options), (8, 10), (3, 5))]


def _arashi_pay(game: KabuGame, options: Options) -> Seen:
    return net(game.rules(options), (7, 7, 7), (4, 5)) // 10


def _arashi_dealer(game: KabuGame, options: Options) -> Seen:
    lost = net(game.rules(options), (9, 10), (2, 2, 2)) < 0
    return "beats_all_but_arashi" if lost else "off"


def _special_vs_arashi(game: KabuGame, options: Options) -> Seen:
    found = net(game.rules(options), (7, 7, 7), (9, 1))
    return "special" if found < 0 else "arashi" if found else "push"


def _order(game: KabuGame, options: Options) -> Seen:
    return "any" if net(game.rules(options), (8, 10), (1, 9)) < 0 else "ordered"


def _yaku_41(game: KabuGame, options: Options) -> Seen:
    rules = game.rules(options)
    if net(rules, (9, 10), (4, 1)) < 0:
        return "dealer"
    return "column" if net(rules, (4, 1), (4, 5)) == 20 else "off"


def _zero3(game: KabuGame, options: Options) -> Seen:
    return "counts" if net(game.rules(options), (8, 10), (1, 2, 7)) == 10 else "void"


def _soro_clash(game: KabuGame, options: Options) -> Seen:
    found = net(game.rules(options), (8, 8, 8), (5, 5, 5))
    return "column" if found > 0 else "compare_totals" if found else "push"


def _third_player(game: KabuGame, options: Options) -> Seen:
    state = bet(at_table(game, options, (5, 6, 7, 8), (1, 7, 9, 9, 9)), "bet 1 1")
    return "bound" if refusal(state, "stand") == "must_draw" else "free"


def _pair_exception(game: KabuGame, options: Options) -> Seen:
    if options.choice("third_player") == "free":  # then it is the dealer whom it frees
        state = bet(at_table(game, options, (5, 6, 7, 8), (4, 10, 10, 10, 10, 4)), "bet 1 1")
        state = play(state, "stand")
        if state.table.phase == "dealer_2":
            state = play(state, "deal top")
    else:
        state = bet(at_table(game, options, (4, 6, 7, 8), (1, 4, 9, 9, 9)), "bet 1 1")
    refused = [refusal(state, action) for action in ("hit", "hit top")]
    return "off" if "may_not_draw" in refused else "on"


def _third_dealer(game: KabuGame, options: Options) -> Seen:
    state = bet(at_table(game, options, (5, 6, 7, 8), (1, 10, 10, 10, 10, 2)), "bet 1 1")
    state = play(state, "stand")
    if state.table.phase == "dealer_2":
        state = play(state, "deal top")
    return "bound" if refusal(state, "stand") == "must_draw" else "free"


def _left(game: KabuGame, options: Options, seats: int) -> int:
    state = at_table(game, options, (5, 6, 7, 8), (), seats)
    found = state.legal.reason(Action.parse(f"bet 1 {RICH}"))
    assert found is not None and found.reason == "over_cap"
    return int(found.params["left"])


def _cap(game: KabuGame, options: Options) -> Seen:
    return None if _limit_each(game, options) else _left(game, options, 2)


def _limit_each(game: KabuGame, options: Options) -> Seen:
    return _left(game, options, 3) - _left(game, options, 2)


def _finale(game: KabuGame, options: Options) -> Seen:
    rules = game.rules(options)
    if not rules.rounds:
        return None
    first, *_, last = (rules.limit(3, number + 1) for number in range(rules.rounds))
    if last == first:
        return "off"
    ended = replace(open_round(rules, Seed.numbered(1), 1, (9, 9, 9), None)[0], dealer=0)
    dealers = {
        open_round(rules, Seed.numbered(n), rules.rounds, (5, 7, 9, 8), ended)[0].dealer
        for n in range(20)
    }
    return "leader" if dealers == {2} else "rises"


def _share(game: KabuGame, options: Options) -> Seen:
    open_ = _left(game, options, 3)
    if open_ == 1:
        return None  # then the first one's share is all there is
    state = at_table(game, options, (5, 6, 7, 8), (), 3)
    return "on" if refusal(state, f"bet 1 {open_}") == "over_share" else "off"


def _player_limit(game: KabuGame, options: Options) -> Seen:
    changes = {"player_limit": options["player_limit"], "limit_each": 10_000}
    state = rigged(game, (5, 6, 7, 8), (), 2, changes, [RICH] * 2)
    found = state.legal.reason(Action.parse("bet 1 20000"))
    return int(found.params["limit"]) if found is not None else 0


def _chips(game: KabuGame, options: Options) -> Seen:
    state = game.start(3, options, Seed.numbered(4))[0]
    return state.view(None).scores[0]


def _min_bet(game: KabuGame, options: Options) -> Seen:
    changes = {key: options[key] for key in options if key != "dead_cards"}
    state = rigged(game, (5, 6, 7, 8), (), 2, changes, [RICH] * 2)
    found = state.legal.reason(Action.parse("pass"))
    if found is None:
        return 0
    if min(int(options["chips"]) // 40, _left(game, options, 2)) <= 1:
        return None  # then both come to the same
    return 1 if found.params["least"] == 1 else "fortieth"


def _credit(game: KabuGame, options: Options) -> Seen:
    changes = {key: options[key] for key in options if key != "dead_cards"}
    state = rigged(game, (5, 6, 7, 8), (), 2, changes, [5, 5])
    return "off" if refusal(state, "bet 1 6") == "over_chips" else "on"


def _rounds(game: KabuGame, options: Options) -> Seen:
    rules = game.rules(options)
    ends = (number for number in range(1, 40) if rules.end_reason(number, (9, 9)) == "rounds")
    return next(ends, "open")


def _dealer(game: KabuGame, options: Options) -> Seen:
    rules = game.rules(options)
    names = {
        "rotate": "rotate_right" if game is OICHO else "rotate",
        "fixed": "fixed_bank" if game is OICHO else "fixed",
    }
    dealer, _, draws, _ = seat_round(rules, Seed.numbered(3), 1, 4, range(4), None)
    before, _ = open_round(rules, Seed.numbered(3), 1, (RICH,) * 4, None)
    _, _, again, _ = seat_round(rules, Seed.numbered(3), 2, 4, range(4), before)
    if again:
        drawn = {d.seat: rank(d.card) for d in draws if d.turn == 1}
        return "draw_low" if drawn[dealer] == min(drawn.values()) else "draw_near9"
    stays = at_table(game, options, (5, 6, 7, 8), (9, 1, 10, 10, 10, 9, 10))
    stays = played_out(bet(stays, "bet 1 1"))
    lost = at_table(game, options, (5, 6, 7, 8), (5, 4, 10, 10, 10, 1, 10))
    lost = played_out(bet(lost, "bet 1 1"))
    moved = [
        seat_round(rules, Seed.numbered(3), 2, 2, range(2), state.table)[0] != 0
        for state in (stays, lost)
    ]
    return {
        (True, True): names["rotate"],
        (False, True): "until_all_lost",
        (False, False): names["fixed"],
    }[moved[0], moved[1]]


def played_out(state: KabuState) -> KabuState:
    """Nobody takes a third card but who must; the dealer's cards come from the top."""
    while state.table.phase != "showdown":
        for line in ("stand", "hit", "hit top", "deal top"):
            if not refusal(state, line):
                state = play(state, line)
                break
    return state


def _dead_cards(game: KabuGame, options: Options) -> Seen:
    table, events = open_round(game.rules(options), Seed.numbered(3), 1, (RICH,) * 3, None)
    getting = [event.number("seat") for event in events if event.kind == "dead_card"]
    if any(event.kind == "makifuda" for event in events):
        return "open_makifuda4"
    if any(event.kind == "open_dead_card" for event in events):
        return "one_open"
    return "with_dealer" if table.dealer in getting else "players" if getting else "none"


def _field2_view(game: KabuGame, options: Options) -> Seen:
    if options["max_total_bet"] == 1:
        return None  # then only one can bet
    state = at_table(game, options, (5, 6, 7, 8), (1, 2, 3, 4, 5), 3)
    state = bet(state, "bet 1 1", "bet 2 1")
    if state.view(0).columns[0].second is not None:
        return "face_up"
    return "bettors" if state.view(2).columns[0].second is None else "all_players"


def _dealer_pos(game: KabuGame, options: Options) -> Seen:
    state = play(at_table(game, options, (5, 6, 7, 8), ()), "bet 1 1")
    return "choose" if state.table.phase == "dealer_1" else "top"


def _third_pos(game: KabuGame, options: Options) -> Seen:
    state = bet(at_table(game, options, (5, 6, 7, 8), (2, 10, 10, 10, 10, 3)), "bet 1 1")
    state = play(state, "stand")
    if state.table.phase == "dealer_2":
        state = play(state, "deal top")
    return "choose" if not refusal(state, "hit bottom") else "top"


SEEN: dict[str, Callable[[KabuGame, Options], Seen]] = {
    "tie": _tie,
    "arashi_pay": _arashi_pay,
    "arashi_dealer": _arashi_dealer,
    "special_vs_arashi": _special_vs_arashi,
    "yaku_order": _order,
    "kuppin_order": _order,
    "yaku_41": _yaku_41,
    "dealer_zero3": _zero3,
    "soro_clash": _soro_clash,
    "third_player": _third_player,
    "pair_exception": _pair_exception,
    "third_dealer": _third_dealer,
    "max_total_bet": _cap,
    "chips": _chips,
    "limit_each": _limit_each,
    "finale": _finale,
    "share": _share,
    "player_limit": _player_limit,
    "min_bet": _min_bet,
    "credit": _credit,
    "rounds": _rounds,
    "dealer": _dealer,
    "dead_cards": _dead_cards,
    "field2_view": _field2_view,
    "dealer_pos": _dealer_pos,
    "dealer_third_pos": _third_pos,
}
GAMES = {game.id: game for game in (OICHO, KYO)}
