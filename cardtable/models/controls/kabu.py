"""A seat's controls in the Kabu games: laying chips, the dealer's choices, third cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from cardtable.engine.actions import NEXT, Action
from cardtable.engine.table import Prepared
from cardtable.games.kabu.cards import RANKS
from cardtable.games.kabu.legal import (
    COLUMNS,
    DEALS,
    HIT,
    PASS,
    STAND,
    STOP,
    Bets,
    read_bet,
    write_bet,
)
from cardtable.games.kabu.round import BET, DEALER_1, DEALER_2, DEALER_3
from cardtable.games.kabu.rules import POSITIONS
from cardtable.games.kabu.view import KabuView
from cardtable.models.controls.base import Button, Controls, Marks, TrackerCell
from cardtable.phrases.base import Names, Prompt
from cardtable.phrases.lists import in_row
from cardtable.phrases.numbers import points
from cardtable.translation import _

# Chip sizes; with a large limit they are ten, a hundred … times as much.
SIZES = (1, 5, 10, 25)
_SIZE_KEYS = ("Q", "W", "E", "R")


@dataclass
class KabuControls(Controls[KabuView]):
    """Laying chips, and answering questions.

    Attributes:
        laid: chips in the order in which they were put on columns, (column, amount); together they
            are the bet.
        advised: the stakes that a hint advises, by column; they lie there as ghosts until taken.
        stands: whether it advises to stand.
        size: index of the chip that is laid next.
        before: this seat's last bet, by column.
    """

    laid: list[tuple[int, int]] = field(default_factory=list)
    advised: dict[int, int] = field(default_factory=dict)
    stands: bool = False
    size: int = 2
    hinted_call: str = ""
    before: dict[int, int] = field(default_factory=dict)
    deals_aloud = True
    opening = ("round_started", "bankrupt", "bank_broken")
    tells_prepared = True

    def see(self, view: KabuView, names: Names) -> None:
        moved = len(view.history) != len(self.view.history)
        super().see(view, names)
        if moved:
            self._end_hint()
        if not self.betting or sum(self.stakes.values()) > self._highest:
            self.laid.clear()
        if self.betting and not self.laid:
            self.before = _bet_before(view)

    def own_zones(self) -> Sequence[str]:
        dead = f"dead:{self.view.seat}"
        return (dead, "dealer") if self.view.seat == self.view.dealer else (dead,)

    # -- the bet ---------------------------------------------------------------------------------
    @property
    def betting(self) -> bool:
        """Whether the seat is to bet."""
        return self.may_act and self.view.phase == BET

    @property
    def stakes(self) -> dict[int, int]:
        """The stakes on each column."""
        stakes: dict[int, int] = {}
        for column, amount in self.laid:
            stakes[column] = stakes.get(column, 0) + amount
        return dict(sorted(stakes.items()))

    @property
    def sizes(self) -> tuple[int, ...]:
        """The values of the chips."""
        scale = 1
        while self.view.cap >= 1000 * scale:
            scale *= 10
        return tuple(size * scale for size in SIZES)

    @property
    def _highest(self) -> int:
        legal = self.view.legal
        return legal.ranges.highest if isinstance(legal, Bets) else 0

    def _lay(self, column: int) -> None:
        """Put a chip on a column, or what the limit allows of it."""
        if not self.betting:
            return
        self.refusal = ""
        legal = self.view.legal
        assert isinstance(legal, Bets)
        if not legal.ranges.many and self.laid and column not in self.stakes:
            self.laid = [(column, amount) for _, amount in self.laid]  # move the bet over
            return
        size = self.sizes[self.size]
        stakes = self.stakes
        wanted = {**stakes, column: stakes.get(column, 0) + size}
        amount = min(size, self._highest - sum(stakes.values()))
        if amount < size:
            self.refuse(write_bet(wanted))
        if amount > 0:
            self.laid.append((column, amount))

    def _take_back(self, column: int) -> None:
        """Take a chip's worth off a column."""
        self.refusal = ""
        wanted = self.sizes[self.size]
        for i in range(len(self.laid) - 1, -1, -1):
            where, amount = self.laid[i]
            if where != column or not wanted:
                continue
            taken = min(amount, wanted)
            wanted -= taken
            self.laid[i] = (where, amount - taken)
        self.laid = [entry for entry in self.laid if entry[1]]

    def clear(self) -> None:
        super().clear()
        self.laid.clear()
        self.refusal = ""

    def keep(self) -> object:
        return tuple(self.laid)

    @property
    def takes_back(self) -> bool:
        return self.betting and bool(self.laid)

    def take_back(self) -> None:
        self.press("back")

    def put_back(self, kept: object) -> None:
        """The bet is as it was, for a hint lays nothing; its ghosts go."""
        self._end_hint()

    # -- buttons ---------------------------------------------------------------------------------
    def buttons(self) -> Sequence[Button]:
        if self.between_deals:
            return self._after_round()
        if not self.may_act:
            return []
        hint = Button("hint", _("Hint"), "H")
        if self.betting:
            # Where a card was just declined lies only what prepares a bet, no answer.
            if self.laid and self.ghosts:
                take = Button("take", _("Take the hint"), "A", "choice", beside=True)
                return [hint, *self._chips(), take, self._bet()]
            again = self.before and not (self.laid or self.hinted_call)
            beside = self._same() if again else self._back()
            return [hint, self._pass(), *self._chips(), beside, self._bet()]
        if self.view.phase in (DEALER_1, DEALER_2):
            return [hint, *self._cards("deal", True)]
        chosen = self.view.phase == DEALER_3 and self.view.rules.choose_third_pos
        stand, cards = self._stand(), self._cards("hit", chosen)
        if self.stands and len(cards) == 1:  # what a hint says is red, where it always stands
            stand = replace(stand, kind="primary", by_enter=False)
            cards = [replace(cards[0], kind="choice")]
        return [hint, stand, *cards]

    def _cards(self, verb: str, chosen: bool) -> list[Button]:
        """Buttons for the next card; ``chosen``: the rules let the dealer choose where it lies."""
        if chosen and not self.routine:
            places = [self._place(verb, i) for i in range(3)]
            if verb == "hit":
                return places
            # The top card, which a press on the deck takes as well, is the act.
            top, *others = places
            top = replace(top, kind="primary", by_enter=False)
            return [*(replace(other, beside=True) for other in others), top]
        action = self._top_card
        card = self._choice(":".join((verb, *action.args)), _("Card!"), "C", action)
        # What may not be done is not the act; it stays in its place.
        return [replace(card, kind="primary" if card.enabled else "choice", by_enter=False)]

    @property
    def _top_card(self) -> Action:
        """Taking the next card, from the top of the deck."""
        if self.view.phase in (DEALER_1, DEALER_2):
            return DEALS[0]
        dealer = self.view.phase == DEALER_3 and self.view.rules.choose_third_pos
        return Action.of("hit", POSITIONS[0]) if dealer else HIT

    @property
    def _takes(self) -> bool:
        """Whether the seat may take the top card now."""
        return self.may_act and not self.betting and self._top_card in self.view.legal

    @property
    def _goes_to(self) -> tuple[str, ...]:
        """The places to which the next card would go."""
        asked = self.view.asked_column
        return (f"column:{asked}", "slot") if asked else ("slot",)

    def _after_round(self) -> list[Button]:
        view = self.view
        text = _("See result") if view.ends_with_next else _("Next round")
        shown = [Button("next", text, "Return", "primary")]
        if STOP in view.legal:
            stop = _("End the match")
            shown.insert(0, Button("stop", stop, "", "plain"))
        return shown

    def _chips(self) -> list[Button]:
        return [
            Button(
                f"chip:{i}",
                points(worth),
                "",
                "segment",
                why=_SIZE_KEYS[i],
                checked=i == self.size,
                heard=_("Chip: {amount}", amount=worth),
                place=f"stack:{i}",
            )
            for i, worth in enumerate(self.sizes)
        ]

    def _same(self) -> Button:
        text = _("Bet as before: {amount}")
        why = self.why(write_bet(self.before))
        amount = points(sum(self.before.values()))
        return Button("same", text.format(amount=amount), "S", "choice", not why, why, beside=True)

    def _back(self) -> Button:
        text = _("Remove")
        return Button("back", text, "Backspace", "plain", bool(self.laid), beside=True)

    def _pass(self) -> Button:
        text = _("Don’t bet")
        mine = _("Take your chips back if you don’t want to bet.")
        why = mine if self.laid else self.why(PASS)
        return Button("pass", text, "P", "choice", not why, why)

    def _bet(self) -> Button:
        wanted = self.stakes or self.advised
        if not wanted:
            why = _("Lay chips on a column first.")
            return Button("bet", _("Place bets"), "Return", "primary", False, why)
        text = _("Place bets: {amount}")
        amount = points(sum(wanted.values()))
        why = self.why(write_bet(wanted))
        return Button("bet", text.format(amount=amount), "Return", "primary", not why, why)

    def _stand(self) -> Button:
        return replace(self._choice("stand", _("Stand"), "N", STAND), beside=True)

    def _place(self, verb: str, i: int) -> Button:
        text = (
            _("Top"),
            _("Bottom"),
            _("Fourth"),
        )[i]
        where = POSITIONS[i]
        return self._choice(f"{verb}:{where}", text, str(i + 1), Action.of(verb, where))

    def _choice(self, id_: str, text: str, key: str, action: Action) -> Button:
        why = self.why(action)
        return Button(id_, text, key, "choice", not why, why)

    def keys(self) -> Mapping[str, str]:
        if not self.betting:
            return {}
        lay = {str(column): f"add:{column}" for column in COLUMNS}
        sizes = {key: f"chip:{i}" for i, key in enumerate(_SIZE_KEYS)}
        return {**lay, **sizes, **({"Esc": "clear"} if self.laid else {})}

    # -- doing -----------------------------------------------------------------------------------
    def press(self, button: str) -> Action | None:
        verb, _colon, rest = button.partition(":")
        match verb:
            case "chip":
                if self.size == int(rest):
                    self.answer = self._chip
                self.size = int(rest)
            case "add":
                self._lay(int(rest))
            case "back":
                if self.laid:
                    self.laid.pop()
                self.refusal = ""
            case "clear":
                self.clear()
            case "same" if not self.why(write_bet(self.before)):
                self.clear()
                self.laid = list(self.before.items())
            case "take":
                self.take_hint()
            case "bet":
                return self.try_action(write_bet(self.stakes or self.advised))
            case "pass":
                return self.try_action(PASS)
            case "stand":
                return self.try_action(STAND)
            case "stop":
                return self.try_action(STOP)
            case "next":
                return self.try_action(NEXT)
            case "deal" | "hit":
                return self.try_action(Action.of(verb, rest) if rest else Action(verb))
        return None

    def click(self, key: str, zone: str) -> Action | None:
        where, _, number = zone.partition(":")
        if zone in ("deck", "slot"):
            return self.try_action(self._top_card) if self.may_act and not self.betting else None
        if where == "advice":
            self.take_hint()
        elif where in ("column", "more"):
            self._lay(int(number))
        elif where == "stack" and self.betting:
            self.size = int(number)
        elif where == "less":
            self._take_back(int(number))
        return None

    def click_back(self, key: str, zone: str) -> Action | None:
        where, _, number = zone.partition(":")
        if where in ("column", "more", "less") and self.betting:
            self._take_back(int(number))
        return None

    def draggable(self, key: str) -> bool:
        return key.startswith("?deck.") if self._takes else self.betting and key[:6] == "stack:"

    def drop(self, key: str, zone: str) -> Action | None:
        """Lay a chip on a column from the stack beside the plate, or a card where it belongs."""
        where, _, number = zone.partition(":")
        if self._takes:
            return self.try_action(self._top_card) if zone in self._goes_to else None
        if self.draggable(key) and where in ("column", "advice"):
            self.size = int(key.partition(":")[2])
            self._lay(int(number))
        return None

    def rap(self) -> Action | None:
        if self.betting:
            return self.press("bet" if self.laid else "pass")
        asked = self.may_act and self.view.phase not in (DEALER_1, DEALER_2)
        return self.try_action(STAND) if asked else super().rap()

    def places(self) -> Sequence[str]:
        if self.betting:
            columns = tuple(f"column:{column}" for column in COLUMNS)
            return columns + tuple(f"advice:{column}" for column in self.ghosts)
        return ("deck", *self._goes_to) if self._takes else ()

    # -- a hint ----------------------------------------------------------------------------------
    def hint(self, actions: Sequence[Action]) -> None:
        self._end_hint()
        self.refusal = ""
        best = actions[0]
        position = {
            "top": _("Hint: top"),
            "bottom": _("Hint: bottom"),
            "fourth": _("Hint: 4th from top"),
        }
        match best.verb:
            case "bet":
                self.advised = dict(sorted(read_bet(best).items()))
                self.hinted_call = _("Hint: bet {amount}", amount=sum(self.advised.values()))
            case "pass":
                self.hinted_call = _("Hint: don’t bet")
            case "stand":
                self.stands, self.hinted_call = True, _("Hint: stand")
            case "hit" | "deal" if best.args and not self.routine:
                self.hinted_call = position[best.args[0]]
            case "hit" | "deal":
                self.hinted_call = _("Hint: card")

    @property
    def hint_shown(self) -> object:
        return tuple(self.advised.items()), self.hinted_call

    @property
    def enter_takes_hint(self) -> bool:
        return not self.laid or self.stakes == self.advised

    @property
    def ghosts(self) -> dict[int, int]:
        """What a hint would have on each column, where that is not what lies there."""
        stakes = self.stakes
        return {c: amount for c, amount in self.advised.items() if stakes.get(c) != amount}

    def take_hint(self) -> None:
        if self.advised:
            self.refusal = ""
            self.laid = list(self.advised.items())

    def _end_hint(self) -> None:
        self.advised, self.hinted_call, self.stands = {}, "", False

    # -- showing ---------------------------------------------------------------------------------
    @property
    def as_prepared(self) -> KabuView:
        """The view after the chips that are laid: so much may still be bet."""
        return self.view.with_laid(sum(self.stakes.values()) if self.betting else 0)

    def prompt(self) -> Prompt:
        prompt = super().prompt()
        if self.refusal or self.laid or not self.may_act:
            return prompt
        detail = prompt.detail
        if self.betting:
            detail = _(
                "Press a column’s number or click the column to add {amount}.",
                amount=self.sizes[self.size],
            )
        elif self.view.phase in (DEALER_1, DEALER_2) and not self.routine:
            detail = _("You can take the top card, the bottom card or the fourth from the top.")
        return replace(prompt, detail=detail)

    def heard(self) -> str:
        if not self.betting:
            return ""
        stakes = self.stakes
        laid = [
            _("Column {column}: {amount}", column=column, amount=amount)
            for column, amount in stakes.items()
        ]
        if len(laid) > 1:
            laid.append(_("Together {amount}", amount=sum(stakes.values())))
        return "\n".join(filter(None, (in_row(laid), self._chip)))

    @property
    def _chip(self) -> str:
        return _("Chip: {amount}", amount=self.sizes[self.size])

    def heard_emptied(self) -> str:
        return _("No bet")

    def prepared(self) -> Prepared:
        stack = self.sizes if self.betting else ()
        stakes, ghosts = tuple(self.stakes.items()), tuple(self.ghosts.items())
        return Prepared(stakes=stakes, advised=ghosts, stack=stack, chip=self.size)

    def marks(self) -> Marks:
        hinted = frozenset(self.view.columns[column - 1].first for column in self.advised)
        return Marks(hinted=hinted, call=self.hinted_call, pours=self.betting, drops=self._drops())

    def _drops(self) -> dict[tuple[str, str], str]:
        """The stake that each chip would make of each column."""
        legal = self.view.legal
        if not self.betting or not isinstance(legal, Bets):
            return {}
        stakes = self.stakes
        moves = not legal.ranges.many and bool(stakes)  # the bet goes over to another column
        left = self._highest - sum(stakes.values())
        return {
            (f"stack:{i}", f"column:{column}"): points(
                sum(stakes.values())
                if moves and column not in stakes
                else stakes.get(column, 0) + min(size, left)
            )
            for i, size in enumerate(self.sizes)
            for column in COLUMNS
        }

    def tracker(self) -> Sequence[TrackerCell]:
        view = self.view
        if view.seat is None:
            return ()
        return [TrackerCell(str(rank), view.unseen[rank - 1], 4) for rank in RANKS]


def _bet_before(view: KabuView) -> dict[int, int]:
    """Return what the viewing seat bet on each column in the last round in which it bet."""
    found: dict[int, int] = {}
    for event in reversed(view.history):
        if event.kind == "bet" and event.get("seat") == view.seat:
            column = event.number("column")
            found[column] = found.get(column, 0) + event.number("amount")
        elif event.kind == "round_started" and found:
            break
    return dict(sorted(found.items()))
