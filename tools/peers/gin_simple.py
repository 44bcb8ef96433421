"""The simple gin player of OpenSpiel at our table.

It considers only its own hand, the top discard and the knocking limit; so each question is put to
it as a position of OpenSpiel's game that agrees in these and is filled up with any other cards.
Melds and lay-offs are done for it, as well as possible: by itself it would lay down nothing against
gin.
"""

from __future__ import annotations

from typing import Any

from cardtable.engine.actions import NEXT, Action
from cardtable.engine.bot import Bot, Budget, Thought
from cardtable.engine.state import TABLE, View
from cardtable.games.oklahoma_gin.cards import CODE_OF, DECK, PIPS_OF, RANKS, each
from cardtable.games.oklahoma_gin.layoffs import best
from cardtable.games.oklahoma_gin.legal import (
    DISCARD,
    DISCARD_OF,
    DONE,
    DRAW_STOCK,
    KNOCK_OF,
    LAYOFF,
    PASS,
    TAKE,
    write_groups,
)
from cardtable.games.oklahoma_gin.melds import arrange, deadwood
from cardtable.games.oklahoma_gin.view import OklahomaGinView
from tools.peers.missing import needed

_SUITS = "SCDH"
_NUMBER = {code: 13 * _SUITS.index(code[1]) + RANKS.index(code[0]) for code in DECK}
_CODE = {number: code for code, number in _NUMBER.items()}
_DRAW_UPCARD, _PASS, _KNOCK = 52, 54, 55


def gin_simple() -> Bot[Any]:
    """Return the simple gin player.

    Raises:
        MissingPeer: if OpenSpiel is not installed.
    """
    with needed("open_spiel"):
        import pyspiel
    return SimpleGin(pyspiel)


class SimpleGin:
    """The player described in the module. Its choice depends on the view alone.

    Args:
        pyspiel: OpenSpiel's module.
        spare_first: which of the irrelevant cards fill up a position.
    """

    def __init__(self, pyspiel: Any, spare_first: bool = True) -> None:
        self._pyspiel, self._spare_first = pyspiel, spare_first
        self._games: dict[int, Any] = {}

    def choose(self, view: View, seed: int, budget: Budget) -> Thought:
        """Return a legal action; seed and budget make no difference."""
        assert isinstance(view, OklahomaGinView)
        if view.turn == TABLE:
            return Thought(NEXT)
        if view.phase == LAYOFF:
            return Thought(_layoff(view))
        legal = list(view.legal)
        if len(legal) == 1 or view.last_chance:
            return Thought(legal[0])
        if view.phase == DISCARD:
            return Thought(self._discard(view))
        takes = self._ask(view, *self._before_draw(view))[0] == _DRAW_UPCARD
        return Thought(TAKE if takes else DRAW_STOCK if DRAW_STOCK in legal else PASS)

    def _discard(self, view: OklahomaGinView) -> Action:
        now = view.moment
        last = now.taken or each(now.hand)[-1]
        ten = [_NUMBER[CODE_OF[card]] for card in each(now.hand ^ last)]
        upcard = _NUMBER[CODE_OF[last]]
        deal = [*ten, *self._spare(10, {*ten, upcard}), upcard]
        answers = self._ask(view, deal, [_DRAW_UPCARD])
        knocks = answers[0] == _KNOCK
        card = next(card for card in each(now.hand) if CODE_OF[card] == _CODE[answers[-1]])
        action = KNOCK_OF[card] if knocks else DISCARD_OF[card]
        if action in view.legal and (not knocks or deadwood(now.hand ^ card) <= view.limit):
            return action
        # It would discard what it has just taken (rule G7).
        fit = each(now.hand & ~now.taken)
        return DISCARD_OF[min(fit, key=lambda card: (deadwood(now.hand ^ card), -PIPS_OF[card]))]

    def _before_draw(self, view: OklahomaGinView) -> tuple[list[int], list[int]]:
        """Return a deal and the moves after which it is to draw, with our top discard."""
        hand, top = [_NUMBER[code] for code in view.hand], _NUMBER[view.pile[-1]]
        spare = self._spare(10, {*hand, top})
        if DRAW_STOCK not in view.legal:
            return [*hand, *spare, top], []
        # The opponent takes the upcard and discards our top discard.
        return [*hand, top, *spare], [_PASS, _DRAW_UPCARD, top]

    def _spare(self, count: int, used: set[int]) -> list[int]:
        free = [card for card in range(52) if card not in used]
        return free[:count] if self._spare_first else free[-count:]

    def _ask(self, view: OklahomaGinView, deal: list[int], moves: list[int]) -> list[int]:
        """Return its actions in the position: one, and after a knock its discard."""
        limit = view.limit
        game = self._games.get(limit)
        if game is None:
            name = f"gin_rummy(oklahoma=false,knock_card={limit})"
            game = self._games[limit] = self._pyspiel.load_game(name)
        state = game.new_initial_state()
        for move in (*deal, *moves):
            state.apply_action(move)
        bot = self._pyspiel.make_simple_gin_rummy_bot(game.get_parameters(), 0)
        answers = [int(bot.step(state))]
        if answers[0] == _KNOCK:
            state.apply_action(_KNOCK)
            answers.append(int(bot.step(state)))
        return answers


def _layoff(view: OklahomaGinView) -> Action:
    """Return the best lay-off for it; it could at most lay off less."""
    now = view.moment
    if not view.gin:
        steps = best(now.hand, now.melds).steps
        if steps:
            card, number = steps[0]
            return Action("layoff", (CODE_OF[card], str(number + 1)))
    melds = arrange(now.hand).melds
    if not view.rules.auto_arrange and melds and not now.arranged:
        return write_groups(melds)
    return DONE
