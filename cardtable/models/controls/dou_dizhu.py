"""A seat's controls in Dou Dizhu: bids, and picking up cards until they form a combination.

Players of this game have fast hands: one tap on a pair that beats picks up the pair, a slide over Q
J 10 10 9 8 the straight. Nothing here decides what is legal; it asks the rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from cardtable.engine.actions import Action
from cardtable.engine.table import Prepared
from cardtable.games.dou_dizhu.auction import EARLY, LATE, PASS, TOP_BID
from cardtable.games.dou_dizhu.cards import (
    BIT_OF,
    RANK_OF,
    RANKS,
    WAYS,
    card_set,
    codes,
    counts_of,
    lowest,
    ordered,
    ranks_of,
)
from cardtable.games.dou_dizhu.legal import AS, LegalPlays
from cardtable.games.dou_dizhu.moves import groups, plays
from cardtable.games.dou_dizhu.plays import (
    PAIRS,
    ROCKET,
    RUNS,
    STRAIGHT,
    TRIPLES,
    UNITS,
    PlayRules,
    Reading,
    beats,
    choose,
    playable,
)
from cardtable.games.dou_dizhu.view import (
    ASKED,
    COIN_OF,
    DOUBLE,
    OPEN,
    PLAY,
    SAYS,
    DouDizhuView,
)
from cardtable.models.controls.base import Button, Controls, Marks, TrackerCell, last_of
from cardtable.phrases.base import Fact, Names, Prompt
from cardtable.phrases.cards import rank_word
from cardtable.phrases.dou_dizhu.play import ACTS, refusing
from cardtable.phrases.dou_dizhu.words import combination_inside, combination_label, hint_text
from cardtable.translation import _, pgettext

#: Chains without kickers, from most cards per rank to fewest.
_CHAINS = (TRIPLES, PAIRS, STRAIGHT)
Cards = frozenset[str]


def bodies(view: DouDizhuView) -> tuple[Reading, ...]:
    """Return the plays that would beat the table, each once without its kickers; none when leading.

    Those of the kind to be beaten come first, lower ones before higher ones; bombs come last.
    """
    to_beat = view.to_beat
    if to_beat is None:
        return ()
    found = [
        Reading(group.category, group.base, group.length, group.counts)
        for group in groups(view.rules.plays, counts_of(card_set(view.hand)), to_beat)
    ]
    return tuple(sorted(found, key=lambda r: (r.category != to_beat.category, r.is_bomb, r.base)))


def completion(view: DouDizhuView, key: str, beating: Sequence[Reading]) -> Cards:
    """Return what a tap on one card picks up: the lowest play with it that beats the table.

    Args:
        view: of the seat whose hand it is.
        key: the card, one of the hand.
        beating: :func:`bodies` of the view.
    """
    alone = frozenset({key})
    if view.to_beat is None or playable(view.rules.plays, counts_of(BIT_OF[key]), view.to_beat):
        return alone
    rank = RANK_OF[key[0]]
    taken = (r.base_counts for r in beating if r.base_counts >> 4 * rank & 15)
    lowest_play = next(taken, None)
    return alone if lowest_play is None else _with(view.hand, key, lowest_play)


def _with(hand: Sequence[str], key: str, counts: int) -> Cards:
    """Take so many cards of each rank from a hand, lowest suits first, but always ``key``."""
    rest = card_set(hand) & ~BIT_OF[key]
    rank = RANK_OF[key[0]]
    return frozenset({key, *codes(lowest(rest, counts - (1 << 4 * rank)))})


def slid(view: DouDizhuView, keys: Iterable[str]) -> Cards:
    """Return what a slide over cards of the hand means: all of them, or the play within them.

    If they can be played as they are, all are taken. If not, and something is to be beaten, it is
    the lowest play among them that does so; when leading, the chain over all ranks slid over. A
    play that leaves half of them is not what was meant: who slides over six cards wants no single.
    """
    cards = frozenset(keys)
    held = card_set(cards)
    counts = counts_of(held)
    rules, to_beat = view.rules.plays, view.to_beat
    if len(cards) < 2 or playable(rules, counts, to_beat):
        return cards
    found = _chain(rules, counts) if to_beat is None else _beating(rules, counts, to_beat)
    taken = cards if found is None else frozenset(codes(lowest(held, found.counts)))
    return taken if 2 * len(taken) > len(cards) else cards


def _chain(rules: PlayRules, counts: int) -> Reading | None:
    ranks = ranks_of(counts)
    low, length = ranks[0], len(ranks)
    if ranks[-1] - low + 1 != length or ranks[-1] > rules.chain_top:
        return None
    minimum = min(counts >> 4 * rank & 15 for rank in ranks)
    for category in _CHAINS:
        unit, _, _, shortest = UNITS[category]
        if unit <= minimum and length >= shortest:
            return Reading(category, low, length, unit * RUNS[low][length])
    return None


def _beating(rules: PlayRules, counts: int, to_beat: Reading) -> Reading | None:
    """Return the lowest of the kind to be beaten, with lowest kickers; no bomb is broken up."""
    of_the_kind = (
        reading for reading in plays(rules, counts, to_beat) if reading.category == to_beat.category
    )
    return min(
        (reading for reading in of_the_kind if beats(reading, to_beat)),
        key=lambda reading: (reading.base, ranks_of(reading.counts - reading.base_counts)),
        default=None,
    )


def of_rank(view: DouDizhuView, rank: str, selected: Cards) -> Cards:
    """Return the selection after the key of a rank: one more card of it, or none after the last.

    ``rank`` may name several ranks (both jokers have one key): lower ones are taken first.
    """
    held = [code for code in reversed(view.hand) if code[0] in rank]
    more = next((code for code in held if code not in selected), None)
    return selected - frozenset(held) if more is None else selected | {more}


def run(view: DouDizhuView, first: str, last: str, selected: Cards) -> Cards:
    """Return the selection after two keys with a dash between: as many of each rank as of the
    first.

    Missing cards are left out; the refusal then says what is missing.
    """
    low, high = sorted((RANK_OF[first], RANK_OF[last]))
    wanted = max(1, sum(code[0] == first for code in selected))
    taken = set(selected)
    for word in RANKS[low : high + 1]:
        held = [code for code in reversed(view.hand) if code[0] == word]
        have = [code for code in held if code in taken]
        taken.update([code for code in held if code not in taken][: max(0, wanted - len(have))])
    return frozenset(taken)


#: The key of each rank; both jokers share one.
_RANK_KEYS = {"0": "T", "W": "bR", **{rank: rank for rank in "3456789JQKA2"}}


@dataclass
class DouDizhuControls(Controls[DouDizhuView]):
    """Picking up cards and bidding."""

    hinted: set[str] = field(default_factory=set)
    meant: str = ""
    hinted_call: str = ""
    hinted_says: str = ""
    _before: frozenset[str] | None = None
    _first: str = ""
    _typed: str = ""
    _bodies: tuple[Reading, ...] | None = None
    counts_cards = picks_early = True

    def own_cards(self) -> set[str]:
        return set(self.view.hand)

    def ways(self) -> Sequence[str]:
        return WAYS if self.view.hand and self.view.phase in (*ASKED, PLAY) else ()

    def hand_by(self, way: str) -> Sequence[str]:
        return ordered(self.view.hand, way)

    def see(self, view: DouDizhuView, names: Names) -> None:
        moved = len(view.history) != len(self.view.history)
        super().see(view, names)
        if moved:
            self._forget_hint()
        self._bodies = None
        if not self.selected:
            self._first = self._typed = ""

    def facts(self) -> list[Fact]:
        return [fact for fact in super().facts() if fact.place]  # a coin shows the stake

    def prompt(self) -> Prompt:
        prompt = super().prompt()
        if self.may_act and not self.refusal and self._nothing_beats() and not self._rocket:
            detail = _("You have nothing that beats this.")
            return replace(prompt, detail=detail)
        return prompt

    def _nothing_beats(self) -> bool:
        view = self.view
        return view.phase == PLAY and view.to_beat is not None and len(view.legal) == 1

    @property
    def _rocket(self) -> bool:
        """Whether the rocket is to beat: the rules say that nothing does."""
        to_beat = self.view.to_beat
        return to_beat is not None and to_beat.category == ROCKET

    # -- buttons ---------------------------------------------------------------------------------
    def buttons(self) -> Sequence[Button]:
        if self.between_deals:
            return [self._next()]
        if not self.may_act:
            return []
        hint = Button("hint", _("Hint"), "H")
        if self.view.phase in ASKED:
            return [hint, self._pass(), *self._raises()]
        if self._rocket:
            return [replace(self._pass(), kind="primary")]
        if self._nothing_beats() and not self.selected:  # a dead Play does not outshine the answer
            return [hint, replace(self._pass(), kind="primary", by_enter=False)]
        usual = [hint, self._pass(), self._clear(), self._play()]
        return [self._other_reading(), *usual] if len(self._readings()) > 1 else usual

    def _readings(self) -> tuple[Reading, ...]:
        """Return all readings of the selected cards that may be played (rule D12)."""
        counts = counts_of(card_set(self.selected))
        return playable(self.view.rules.plays, counts, self.view.to_beat)

    def _reading(self) -> Reading | None:
        """Return the reading to be played: the one chosen, else the one the rule prefers."""
        counts = counts_of(card_set(self.selected))
        rules, to_beat = self.view.rules.plays, self.view.to_beat
        return choose(rules, counts, to_beat, self.meant) or choose(rules, counts, to_beat)

    def _other_reading(self) -> Button:
        text = _("Change combination")
        return Button("reading", text, "R", "plain")

    def _read_otherwise(self) -> None:
        found = self._readings()
        current = self._reading()
        if current in found:
            self.meant = found[(found.index(current) + 1) % len(found)].name

    def _next(self) -> Button:
        text = _("See result") if self.view.ends_with_next else _("Next deal")
        return Button("next", text, "Return", "primary")

    def _pass(self) -> Button:
        why = self.why(PASS)
        asked = self.view.phase in ASKED
        text = refusing(self.view.asks) if asked else _("Pass")
        place = SAYS + "pass" if asked else ""
        return Button(
            "pass", text, "P", "choice", not why, why, beside=True, place=place, idles=True
        )

    def _raises(self) -> Iterator[Button]:
        view = self.view
        if view.phase == DOUBLE:
            for factor in (2, 4) if view.rules.doubling == "super" else (2,):
                id_ = f"double:{factor}"
                text = self.phrases.action(view, Action.of("double", str(factor)))
                yield Button(id_, text, str(factor), "choice", place=SAYS + id_)
        elif view.phase == OPEN:
            factor = EARLY if view.landlord is None else LATE
            text = _("Open hand: ×{factor}", factor=factor)
            yield Button("open", text, "O", "choice", place=SAYS + "open")
        elif view.rules.auction == "rob":
            verb = view.asks
            yield Button(verb, _(ACTS[verb]), "1", "choice", place=SAYS + verb)
        else:
            yield from (self._bid(amount) for amount in range(1, TOP_BID + 1))

    def _bid(self, amount: int) -> Button:
        why = self.why(Action.of("bid", amount))
        text = _("Bid {amount}", amount=amount)
        id_ = f"bid:{amount}"
        return Button(id_, text, str(amount), "choice", not why, why, place=SAYS + id_)

    def _clear(self) -> Button:
        text = _("Clear selection")
        return Button("clear", text, "Esc", "plain", bool(self.selected), idles=True)

    def _play(self) -> Button:
        text = pgettext("Dou Dizhu", "Play")
        if not self.selected:
            why = _("Select cards first.")
            return Button("play", text, "Return", "primary", False, why)
        why = self.why(self._action())
        if why:
            return Button("play", text, "Return", "primary", False, why)
        return Button(
            "play",
            _("Play: {combination}", combination=self._name(inside=True)),
            "Return",
            "primary",
            short=text,
        )

    def keys(self) -> Mapping[str, str]:
        """Return the keys of ranks; a dash between two selects all between them (“5-9”)."""
        sort = {"S": "sort"} if self.ways() else {}
        if not self._picks:
            return sort
        return {**{key: f"rank:{ranks}" for key, ranks in _RANK_KEYS.items()}, "-": "run"} | sort

    # -- doing -----------------------------------------------------------------------------------
    def press(self, button: str) -> Action | None:
        if button == "pass":
            return self.try_action(PASS)
        if button in ACTS:
            return self.try_action(Action(button))
        if button.startswith(("bid:", "double:")):
            return self.try_action(Action.of(*button.split(":")))
        if button == "play":
            return self.try_action(self._action())
        if button == "clear":
            self.clear()
        if button == "sort":
            self.sort()
        if button == "reading":
            self._read_otherwise()
        if button == "run":
            self._first = self._typed
            self.answer = self._asked_for()
        if button.startswith("rank:"):
            self._type(button.removeprefix("rank:"))
        return None

    def _type(self, ranks: str) -> None:
        """Handle the key of a rank (or of both jokers)."""
        self._touch()
        taken = frozenset(self.selected)
        if self._first:
            self.selected = set(run(self.view, self._first, ranks[-1], taken))
        else:
            self.selected = set(of_rank(self.view, ranks, taken))
        if self.selected == taken:
            self.answer = self._none_of(ranks)
        self._first, self._typed = "", ranks[0]

    def _none_of(self, ranks: str) -> str:
        """Say that there is no card of a rank, or no further one in a chain."""
        if self._first:
            return _("No further card selected.")
        if ranks == _RANK_KEYS["W"]:
            return _("No joker in your hand.")
        return _("No {rank} in your hand.", rank=rank_word(ranks))

    def _asked_for(self) -> str:
        """Say what the dash waits for."""
        if not self._first:
            return _("First press the key of the lowest rank.")
        return _("From {rank} to which rank?", rank=rank_word(self._first))

    def _touch(self) -> None:
        """Discard hint and refusal, because the player picks cards."""
        self.refusal = self.answer = ""
        self._forget_hint()

    def places(self) -> Sequence[str]:
        if not self.may_act or self.view.phase not in ASKED:
            return ()
        says = [one.place for one in self.buttons() if one.place and one.enabled]
        return [*says, *(place + COIN_OF for place in says if ":" not in place.removeprefix(SAYS))]

    def click(self, key: str, zone: str) -> Action | None:
        if zone.startswith(SAYS) and self.may_act:
            return self.press(zone.removeprefix(SAYS).removesuffix(COIN_OF))
        if zone != "hand" or not self._picks:
            return None
        self._touch()
        self._tap(key)
        return None

    def _tap(self, key: str) -> None:
        """A first tap picks what would beat with this card; others pick up or put back one card."""
        if self.may_act and not self.selected:
            self.selected = set(completion(self.view, key, self._beating()))
        else:
            self.selected ^= {key}

    def _beating(self) -> tuple[Reading, ...]:
        if self._bodies is None:
            self._bodies = bodies(self.view)
        return self._bodies

    def rap(self) -> Action | None:
        return self.try_action(PASS) if self.may_act else super().rap()

    def click_back(self, key: str, zone: str) -> Action | None:
        if zone == "hand":
            self.selected.discard(key)
        else:
            self.clear()
        return None

    def sliding(self, keys: Sequence[str]) -> None:
        if not self._picks:
            return
        self._touch()
        if self._before is None:
            self._before = frozenset(self.selected)
        wanted = frozenset(keys) & self.own_cards()
        taken = self._before - wanted if wanted <= self._before else self._before | wanted
        self.selected = set(taken) & self.own_cards()

    def slide(self, keys: Sequence[str]) -> None:
        self.sliding(keys)
        before, self._before = self._before, None
        if self.may_act and not before:
            self.selected = set(slid(self.view, self.selected))

    def draggable(self, key: str) -> bool:
        return self._picks and key in self.own_cards()

    def flick(self, key: str, up: bool) -> Action | None:
        """Up plays what is picked up, or what tapping the card would pick up; down passes."""
        if not self._picks or not self.may_act:
            return None
        if not up:
            return self.try_action(PASS)
        if key not in self.selected:
            self._touch()
            self.selected.clear()
            self._tap(key)
        return self.try_action(self._action())

    def hint(self, actions: Sequence[Action]) -> None:
        self.clear()
        best = actions[0]
        if best.verb == "play":
            self.selected = self._cards_for(best.args)
            self.hinted = set(self.selected)
        else:
            self.hinted_call = hint_text(self.view, best)
            self.hinted_says = SAYS + ":".join((best.verb, *best.args))

    def prepared(self) -> Prepared:
        prepared = super().prepared()
        says = (self.hinted_says,) if self.hinted_call else ()
        return replace(prepared, selected=prepared.selected.union(says))

    def clear(self) -> None:
        super().clear()
        self._forget_hint()
        self.refusal = ""

    def _forget_hint(self) -> None:
        self.hinted.clear()
        self.hinted_call = ""

    @property
    def _picks(self) -> bool:
        """Whether cards can be picked up, which is possible during play even while others think."""
        return self.view.phase == PLAY and self.view.seat is not None

    def _action(self) -> Action:
        order = sorted(self.selected, key=self.view.hand.index, reverse=True)
        found = {reading.name for reading in self._readings()}
        if len(found) > 1 and self.meant in found:
            return Action("play", (*order, AS + self.meant))
        return Action("play", tuple(order))

    def _cards_for(self, words: Sequence[str]) -> set[str]:
        """Return the cards in hand for ranks: the lowest suits, as the engine takes them."""
        found: set[str] = set()
        for word in words:
            code = next(
                (
                    code
                    for code in reversed(self.view.hand)
                    if code not in found and word in (code, code[0])
                ),
                None,
            )
            if code is not None:
                found.add(code)
        return found

    def _name(self, inside: bool = False) -> str:
        counts = counts_of(card_set(self.selected))
        reading = self._reading() or choose(self.view.rules.plays, counts, None)
        if reading is None:
            return ""
        return combination_inside(reading) if inside else combination_label(reading)

    def last_moment(self) -> int | None:
        """The last play of the trick before this one, if any."""
        plays = sum(bool(turn.cards) for turn in self.view.trick)
        before = sum(bool(turn.cards) for turn in self.view.plays) > plays
        return last_of(self.view.history, "played", plays) if before else None

    # -- showing ---------------------------------------------------------------------------------
    def marks(self) -> Marks:
        call, bad = self.hinted_call, False
        if self.selected and self.may_act:
            why, bad = self.why(self._action()), bool(self.refusal)
            # While cards are being collected this is a note; it is a refusal once they are played.
            call = (f"✕ {why}" if bad else why) if why else self._name()
        return Marks(
            selectable=frozenset(self.view.hand) if self._picks else frozenset(),
            selected=frozenset(self.selected),
            dimmed=frozenset(self._useless()),
            hinted=frozenset(self.hinted),
            call=call,
            call_bad=bad,
            signs=dict.fromkeys(self.view.taken, _("from the kitty")),
        )

    def _useless(self) -> set[str]:
        """Return the cards in no play that would beat the table; none when leading, or if no
        card is in one: then passing is all there is, and the hand remains to be looked at.
        """
        view = self.view
        if not self.may_act or view.phase != PLAY or view.to_beat is None:
            return set()
        legal = view.legal
        assert isinstance(legal, LegalPlays)
        useful: set[int] = set()
        for reading in legal.readings():
            useful.update(ranks_of(reading.counts))
        return {code for code in view.hand if RANK_OF[code[0]] not in useful} if useful else set()

    def tracker(self) -> Sequence[TrackerCell]:
        view = self.view
        seen = [*view.hand, *view.played]
        if view.seat is None:
            return ()
        cells = []
        for rank in reversed(RANKS):
            total = 1 if rank in ("b", "R") else 4
            left = total - sum(code[0] == rank for code in seen)
            label = {"R": "★", "b": "☆"}.get(rank) or rank_word(rank)
            cells.append(TrackerCell(label, left, total))
        return cells
