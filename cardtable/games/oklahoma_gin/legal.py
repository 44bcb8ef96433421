"""What the seat to act may do; the only place that decides it, for states and views."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cardtable.engine.actions import NEXT, Action, IllegalAction
from cardtable.engine.state import Chooser, LegalActions, Listed, nothing
from cardtable.games.oklahoma_gin.cards import CODE_OF, PIPS_OF, each, read_card
from cardtable.games.oklahoma_gin.layoffs import possible
from cardtable.games.oklahoma_gin.melds import arrange, deadwood, extends, in_melds, is_meld
from cardtable.games.oklahoma_gin.rules import HouseRules

FIRST_UPCARD, SECOND_UPCARD = "first_upcard", "second_upcard"
DRAW, DISCARD, LAYOFF, SCORED, OVER = "draw", "discard", "layoff", "scored", "over"
#: The phases in which a hand is played.
PLAYED = (FIRST_UPCARD, SECOND_UPCARD, DRAW, DISCARD)

TAKE, DRAW_STOCK, PASS, DONE = Action("take"), Action("draw"), Action("pass"), Action("done")
BIG_GIN_KNOCK = Action("knock")
DISCARD_OF = {card: Action.of("discard", code) for card, code in CODE_OF.items()}
KNOCK_OF = {card: Action.of("knock", code) for card, code in CODE_OF.items()}

#: Longest group of cards that fits into a word of an action.
LONGEST_GROUP = 8


@dataclass(frozen=True, slots=True)
class Moment:
    """Everything that decides what may be done; the seat to act knows all of it.

    Attributes:
        rules: the house rules.
        phase: id of the phase.
        hand: cards of the seat to act.
        limit: most deadwood for knocking.
        top: the top discard.
        taken: the card taken from the discard pile in this turn, or 0.
        refused: whether both have refused the upcard, and nobody has drawn yet.
        last_chance: whether the stock is used up and the top discard may be taken to knock (rule
            G6).
        melds: the knocker's, including what was laid off on them.
        gin: whether the knocker has gin, so that nothing can be laid off.
        arranged: the groups that the knocker's opponent has laid out by hand.
    """

    rules: HouseRules
    phase: str
    hand: int
    limit: int
    top: int
    taken: int = 0
    refused: bool = False
    last_chance: bool = False
    melds: tuple[int, ...] = ()
    gin: bool = False
    arranged: tuple[int, ...] = ()


def legal_actions(now: Moment) -> LegalActions:
    """Return what the seat to act may do."""
    match now.phase:
        case "discard":
            return Discards(now)
        case "draw":
            return _draws(now)
        case "first_upcard" | "second_upcard":
            return _UPCARD
        case "layoff":
            return Layoffs(now)
        case "scored":
            return _ONLY_NEXT
    return nothing("match_over")


_ONLY_NEXT = Listed((NEXT,), lambda action: IllegalAction("hand_over"))


def _why_not_upcard(action: Action) -> IllegalAction:
    if action.verb == "draw":
        return IllegalAction("upcard_first")
    return IllegalAction("draw_first")


def _why_not_draw(action: Action) -> IllegalAction:
    return IllegalAction("no_passing" if action.verb == "pass" else "draw_first")


def _why_only_stock(action: Action) -> IllegalAction:
    return IllegalAction("upcard_refused" if action.verb == "take" else "draw_first")


def _why_last_chance(action: Action) -> IllegalAction:
    if action.verb == "draw":
        return IllegalAction("stock_used_up")
    return IllegalAction("no_knock_with_it" if action.verb == "take" else "draw_first")


_UPCARD = Listed((TAKE, PASS), _why_not_upcard)
_FREE_DRAW = Listed((TAKE, DRAW_STOCK), _why_not_draw)
_ONLY_STOCK = Listed((DRAW_STOCK,), _why_only_stock)


def _draws(now: Moment) -> Listed:
    if now.last_chance:
        eleven = now.hand | now.top
        useful = any(
            deadwood(eleven ^ card) <= now.limit
            for card in each(eleven if now.rules.return_taken else now.hand)
        )
        return Listed((TAKE, PASS) if useful else (PASS,), _why_last_chance)
    # A refused upcard is not offered again (rule G17).
    return _ONLY_STOCK if now.refused else _FREE_DRAW


def read_discard(now: Moment, action: Action) -> int:
    """Return the card that ``discard`` or ``knock`` lays away; 0 for big gin.

    Raises:
        IllegalAction: if it may not be laid away like that.
    """
    if action.verb not in ("discard", "knock"):
        raise IllegalAction("discard_first")
    if not action.args and action.verb == "knock" and now.rules.big_gin:
        left = deadwood(now.hand)
        if left:
            raise IllegalAction("no_big_gin", deadwood=left)
        return 0
    if len(action.args) != 1:
        raise IllegalAction("one_card")
    card = read_card(action.args[0])
    if card is None:
        raise IllegalAction("no_such_card", card=action.args[0])
    if not card & now.hand:
        raise IllegalAction("not_in_hand", card=CODE_OF[card])
    if card == now.taken and not now.rules.return_taken:
        raise IllegalAction("just_taken", card=CODE_OF[card])
    if action.verb == "discard":
        if now.last_chance:
            raise IllegalAction("must_knock")
    elif now.last_chance or now.rules.false_knock == "blocked":
        above = too_much(deadwood(now.hand ^ card), now.limit)
        if above is not None:
            raise above
    return card


def too_much(left: int, limit: int) -> IllegalAction | None:
    """Return why so much deadwood is above the limit for knocking, if it is."""
    if left <= limit:
        return None
    return IllegalAction("over_limit" if limit else "gin_only", deadwood=left, limit=limit)


class Discards(LegalActions):
    """Discards, and knocks with every card; over the limit only if house rules allow it."""

    __slots__ = ("_now",)

    def __init__(self, now: Moment) -> None:
        self._now = now

    def _cards(self) -> list[int]:
        now = self._now
        return each(now.hand if now.rules.return_taken else now.hand & ~now.taken)

    def _knocks(self, cards: list[int]) -> list[Action]:
        now = self._now
        if now.last_chance or now.rules.false_knock == "blocked":
            cards = [card for card in cards if deadwood(now.hand ^ card) <= now.limit]
        knocks = [KNOCK_OF[card] for card in cards]
        if now.rules.big_gin and not deadwood(now.hand):
            knocks.append(BIG_GIN_KNOCK)
        return knocks

    def __iter__(self) -> Iterator[Action]:
        cards = self._cards()
        if not self._now.last_chance:
            for card in cards:
                yield DISCARD_OF[card]
        yield from self._knocks(cards)

    def __len__(self) -> int:
        cards = self._cards()
        discards = 0 if self._now.last_chance else len(cards)
        return discards + len(self._knocks(cards))

    def __bool__(self) -> bool:
        return True

    def reason(self, action: Action) -> IllegalAction | None:
        try:
            read_discard(self._now, action)
        except IllegalAction as refusal:
            return refusal
        return None

    def sample(self, rng: Chooser) -> Action:
        # Hands played blindly hardly ever end in a knock: so usually the higher of two cards
        # outside melds is discarded, and an allowed knock is tried.
        now = self._now
        fit = now.hand if now.rules.return_taken else now.hand & ~now.taken
        loose = each(fit & ~in_melds(now.hand))
        how = rng.randrange(16)
        if now.last_chance or not loose or not how:
            return super().sample(rng)
        one, other = loose[rng.randrange(len(loose))], loose[rng.randrange(len(loose))]
        card = one if PIPS_OF[one] > PIPS_OF[other] else other
        if how < 8 and deadwood(now.hand ^ card) <= now.limit:
            return KNOCK_OF[card]
        return DISCARD_OF[card]


def read_layoff(now: Moment, action: Action) -> tuple[int, int]:
    """Return the card that is laid off and the number of the knocker's meld, from 0.

    Raises:
        IllegalAction: if it does not fit there.
    """
    if now.gin:
        raise IllegalAction("gin_no_layoff")
    if len(action.args) != 2:
        raise IllegalAction("card_and_meld")
    word, number = action.args
    card = read_card(word)
    if card is None:
        raise IllegalAction("no_such_card", card=word)
    if not card & now.hand:
        raise IllegalAction("not_in_hand", card=CODE_OF[card])
    if not (len(number) == 1 and number in "123456789" and int(number) <= len(now.melds)):
        raise IllegalAction("no_such_meld", melds=len(now.melds))
    if not extends(card, now.melds[int(number) - 1]):
        raise IllegalAction("does_not_fit", card=CODE_OF[card])
    return card, int(number) - 1


def read_groups(now: Moment, action: Action) -> tuple[int, ...]:
    """Return the groups of ``arrange 5H6H7H 9S9C9D``, each as a set of cards.

    Raises:
        IllegalAction: if one of them is not a meld of the seat's own cards.
    """
    if now.rules.auto_arrange:
        raise IllegalAction("arranged_for_you")
    used = 0
    groups = []
    for word in action.args:
        group = 0
        text = word.replace("10", "T")
        for i in range(0, len(text), 2):
            card = read_card(text[i : i + 2])
            if card is None:
                raise IllegalAction("no_such_card", card=text[i : i + 2])
            if not card & now.hand:
                raise IllegalAction("not_in_hand", card=CODE_OF[card])
            if card & (used | group):
                raise IllegalAction("card_twice", card=CODE_OF[card])
            group |= card
        if not is_meld(group):
            raise IllegalAction("no_meld")
        used |= group
        groups.append(group)
    return tuple(groups)


def write_groups(melds: tuple[int, ...]) -> Action:
    """Return the action that lays these melds out; a run too long for a word is split in two."""
    words = []
    for meld in melds:
        cards = [CODE_OF[card] for card in each(meld)]
        if len(cards) > LONGEST_GROUP:
            words.append("".join(cards[:4]))
            cards = cards[4:]
        words.append("".join(cards))
    return Action("arrange", tuple(words))


class Layoffs(LegalActions):
    """The actions of the knocker's opponent: lay off, lay out by hand (rule G8), be done.

    Laying out is an open range; iteration yields its best case.
    """

    __slots__ = ("_now",)

    def __init__(self, now: Moment) -> None:
        self._now = now

    def __iter__(self) -> Iterator[Action]:
        now = self._now
        if not now.gin:
            for card, number in possible(now.hand, now.melds):
                yield Action("layoff", (CODE_OF[card], str(number + 1)))
        if not now.rules.auto_arrange:
            yield write_groups(arrange(now.hand).melds)
        yield DONE

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __bool__(self) -> bool:
        return True

    def reason(self, action: Action) -> IllegalAction | None:
        try:
            if action.verb == "layoff":
                read_layoff(self._now, action)
            elif action.verb == "arrange":
                read_groups(self._now, action)
            elif action != DONE:
                return IllegalAction("lay_off_now")
        except IllegalAction as refusal:
            return refusal
        return None
