"""What is said while the Kabu games are played.

What happens, what stands on the table, what is to be done, what is refused and why.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from cardtable.engine.actions import Action, IllegalAction
from cardtable.engine.events import Event
from cardtable.engine.options import Options
from cardtable.engine.state import TABLE, DealResult, Outcome
from cardtable.games.kabu.cards import rank, ranks
from cardtable.games.kabu.legal import STAND, Bets, read_bet
from cardtable.games.kabu.round import BET, DEALER_1, DEALER_2, DEALER_3, FIELD_3
from cardtable.games.kabu.scoring import FREE, MUST, third_card, total
from cardtable.games.kabu.view import KabuView
from cardtable.phrases.base import YOU, Fact, MomentWords, Names, Phrases, Prompt, Stakes
from cardtable.phrases.kabu.options import KYO_OPTIONS, OPTIONS
from cardtable.phrases.kabu.words import (
    card_text,
    chips_text,
    face_text,
    hand_text,
    position,
    total_name,
    total_text,
    triple,
    verdict_text,
)
from cardtable.phrases.lists import in_row, labelled, listed
from cardtable.phrases.numbers import hundredths, points, tenths
from cardtable.phrases.rulebook import Section, Term, terms_of
from cardtable.translation import N_, _, catalogue, ngettext, pgettext, pgettext_noop

if TYPE_CHECKING:  # the start page does without
    from cardtable.engine.moments import Moment
    from cardtable.engine.table import Text

#: Events; ``unseen``: of cards that the viewer does not see.
_EVENTS = {
    "round_started": N_("Round {number} began."),
    "drew": N_("{name} drew {rank} to choose the dealer."),
    "draw_tied": N_("Tied, so they drew again: {names}."),
    "dealer_chosen": N_("{name} is the dealer. Order of play: {names}."),
    "shuffled": N_("{name} shuffled {count} cards."),
    "leader_deals": N_("Last round: {name} leads, and therefore deals."),
    "limit_raised": N_("The limit is {times} times as high as usual: {chips}."),
    "makifuda": N_("Four face-up cards are out of play: {cards}."),
    "dead_card": N_("{name} looked at a dead card: {rank}. It’s out of play."),
    "open_dead_card": N_("{name}’s dead card is the {rank}; it’s out of play."),
    "dead_card_unseen": N_("{name} got a dead card."),
    "first_field": N_("The first field: {cards}."),
    "bet": N_("{name} bet {chips} on column {column}."),
    "passed": N_("{name} didn’t bet."),
    "cannot_bet": N_("{name} couldn’t bet: the limit was used up."),
    "dealer_card": N_("{name} took a second card, {where}."),
    "dealer_card_first": N_("{name} took a first card, {where}; nobody looked."),
    "dealer_looked": N_("{name} looked at {cards}."),
    "dealer_looked_unseen": N_("{name} looked at both cards."),
    "dealer_hit": N_("{name} took a third card, {where}: {rank}."),
    "dealer_hit_unseen": N_("{name} took a third card, {where}; it stayed hidden."),
    "dealer_stood": N_("{name} took no third card."),
    "kuppin": N_("{name} showed kuppin, 9 and 1, and the round ended at once."),
    "shippin": N_("{name} showed shippin, 4 and 1, and the round ended at once."),
    "second_card": N_("Column {column}, second card: {rank}."),
    "second_card_unseen": N_("Column {column}, second card: face down."),
    "hit": N_("{name} drew a third card in column {column}: {rank}."),
    "stood": N_("{name} stood in column {column}."),
    "second_revealed": N_("Column {column} was turned up: {rank}."),
    "dealer_revealed": N_("{name} showed {cards}: {hand}."),
    "paid": N_("{name}, column {column}: {net}."),
    "no_bets": N_("Nobody bet, so the round was void."),
    "zero3": N_(
        "The dealer had 0 with three cards, so the round was void and all stakes were returned."
    ),
    "bankrupt": N_("{name} has no chips left."),
    "bank_broken": N_("The bank is broken: {name} has no chips left."),
    "match_over": N_("The match is over. Most chips: {names}."),
}
#: The same while the cards are on their way.
_UNDERWAY = {
    "shuffled": N_("Dealing the cards…"),
    "second_card": N_("Dealing the second cards…"),
    "hit": N_("A third card for column {column}…"),
    "dealer_card": N_("{name} takes a card…"),
    "dealer_hit": N_("{name} takes a card…"),
}
_REFUSALS = {
    "must_draw": N_("{total}: with 3 or less you must draw."),
    "may_not_draw": N_("{total}: with 7 or more you can’t draw."),
    "over_cap": N_("The bet limit lets you bet {chips} at most."),
    "over_limit": N_("Nobody may bet more than {chips} in a round."),
    "over_share": N_("Your share of what’s left is {chips}."),
    "over_chips": N_("You only have {chips}."),
    "one_column": N_("You can only bet on one column."),
    "no_such_column": N_("Choose a column from 1 to 4."),
    "column_twice": N_("Column {column} is listed twice."),
    "at_least_one": N_("The minimum bet is one chip."),
    "not_a_number": N_("“{word}” isn’t a number."),
    "incomplete_bet": N_("Enter a column and a number of chips."),
    "must_bet": N_("You must bet at least {chips}."),
    "under_least": N_("You must bet at least {chips}."),
    "no_such_position": N_(
        "The dealer takes the top card, the bottom card or the fourth from the top."
    ),
    "only_top": N_("The third card comes from the top."),
    "extra_words": N_("Nothing may follow this action."),
    "not_your_turn": N_("It’s not your turn."),
    "match_over": N_("The match is over."),
}
_CAPTIONS = {
    "column": N_("Column {number}"),
    "more": N_("+{count} more: {amount}"),
    "rest_seat": N_("{name}: {amount}"),
    "rest_gain": N_("{name}: {amount}"),
    "zone_advice": N_("Hint: {amount} on column {number}"),
    "zone_stack": N_("Chips worth {amount}"),
    "zone_deck": N_("Draw pile"),
    "zone_slot": N_("Place for the dealer’s next card"),
    "zone_third": N_("Place for the third card"),
    "bets": N_("Bets <b>{bet}</b> of {cap}"),
    "left": N_("{left} of {cap} left"),
    "nobody_bet": N_("no bets"),
    "nobody_bet_all": N_("Nobody has bet"),
    "decides": N_("{name} decides"),
    "rule_must_draw": N_("3 or less: must draw"),
    "rule_may_not_draw": N_("7 or more: can’t draw"),
    "took_third": N_("took a third card"),
    "took_none": N_("no third card"),
    "eyes": N_("Crossed-out eye: the dealer hasn’t seen it"),
    "dealer_waits": N_("Dealt after the bets"),
    "dealer_seen": N_("Only the dealer has looked"),
    "dealer_took": N_("took a third card"),
    "dealer_stood": N_("took no third card"),
    "key": "{number}",  # from here on signs alone, the same in every language
    "dealer_name": "{name}",
    "gain": "{gain}",
    "more_count": "+{count}",
    "more_gain": "+{count}: {amount}",
}
#: The same about the viewer.
_OWN_CAPTIONS = {
    "decides": N_("you decide"),
    "dealer_seen": N_("Only you have looked"),
}
#: How a column ended, never shown by colour alone.
_VERDICTS = {
    "higher": N_("▲ Wins"),
    "triple": N_("▲ Wins {times}:1"),
    "shippin": N_("▲ Wins {times}:1"),
    "lower": N_("▼ Loses"),
    "tie_lost": N_("▼ Tie, lost"),
    "dealer_special": N_("▼ Loses to {hand}"),
    "dealer_triple": N_("▼ Loses to {hand}"),
    "push": N_("= Tie, returned"),
    "void": N_("= Void, returned"),
    "unused": N_("– No bets"),
}
_SPECIALS = {"kuppin": N_("kuppin"), "shippin": N_("shippin")}
#: Where the dealer's first card comes from.
_FIRST_CARDS = {
    "top": N_("From the top; nobody has looked"),
    "bottom": N_("From the bottom; nobody has looked"),
    "fourth": N_("4th from the top; nobody has looked"),
}
#: How the dealer was determined, by whether it is the viewer, and by the nearest to nine.
_DRAWN = {
    (True, True): N_("You drew {rank}, nearest to 9: you deal"),
    (True, False): N_("You drew {rank}, the lowest: you deal"),
    (False, True): N_("{name} drew {rank}, nearest to 9, and deals"),
    (False, False): N_("{name} drew {rank}, the lowest, and deals"),
}
#: Actions that are called by a name alone.
_ACTIONS = {
    "pass": N_("Don’t bet"),
    "stand": N_("Stand"),
    "hit": N_("A third card"),
    "stop": N_("End the match"),
}
#: Where a card may be taken from.
_PLACES = {
    "top": N_("A card from the top"),
    "bottom": N_("A card from the bottom"),
    "fourth": N_("The 4th card from the top"),
}
#: A line of the score sheet, by how the round ended.
_ROWS = {
    "no_bets": N_("Round {number}, no bets"),
    "zero3": N_("Round {number}, void"),
    "kuppin": N_("Round {number}, kuppin"),
    "shippin": N_("Round {number}, shippin"),
}
#: Why the match is over.
_OVER = {
    "last_holder": N_("Nobody else has chips left."),
    "stopped": N_("The match was ended early."),
}
#: Moments, as they are called, and as they are written in Japanese, the games' own language.
_MOMENTS = {
    "shippin": (N_("Shippin"), pgettext_noop("sign", "Shippin")),
    "kuppin": (N_("Kuppin"), pgettext_noop("sign", "Kuppin")),
    "triple": (N_("Arashi"), pgettext_noop("sign", "Arashi")),
    "bank_broken": (N_("Broken bank"), pgettext_noop("sign", "Broken bank")),
    "swept": (N_("A clean sweep"), pgettext_noop("sign", "A clean sweep")),
    "great": (N_("A big win"), pgettext_noop("sign", "A big win")),
    "last_round": (N_("Last round"), pgettext_noop("sign", "Last round")),
}
_SOROKABU = N_("Sorokabu"), pgettext_noop("sign", "Sorokabu")


class KabuPhrases(Phrases[KabuView]):
    """Sentences of one of the two games.

    Args:
        game_id: the id of the game.
    """

    def __init__(self, game_id: str) -> None:
        self.game_id = game_id
        self.options = KYO_OPTIONS if self._kyo else OPTIONS

    @property
    def _kyo(self) -> bool:
        return self.game_id == "kyo-kabu"

    def title(self) -> str:
        if self._kyo:
            return _("Kyo-Kabu")
        return _("Oicho-Kabu")

    def native(self) -> str:
        return "京かぶ" if self._kyo else "おいちょかぶ"

    def tagline(self) -> str:
        if self._kyo:
            return _("The older game, also as Mushi-Kabu.")
        return _("Four columns, one dealer, nine wins.")

    def duration(self) -> str:
        return _("2–10 players · 20 min")

    # What is read or asked for is only loaded then.
    def rulebook(self, options: Options) -> list[Section]:
        from cardtable.phrases.kabu import rules

        return rules.rulebook(self.game_id, options)

    def glossary(self) -> list[Term]:
        from cardtable.phrases.kabu.rules import TERMS

        return terms_of(TERMS[self.game_id])

    def passages(self) -> dict[str, str]:
        from cardtable.phrases.kabu.rules import PASSAGES

        return PASSAGES

    def why(self, reason: str, numbers: Sequence[int] = ()) -> str:
        from cardtable.phrases.kabu.hints import REASONS

        a, b, c = (*numbers, 0, 0, 0)[:3]
        return _(REASONS.get(reason, ""), a=a, b=b, c=c, total=a)

    def worth(self, amount: float, sign: bool = True) -> str:
        # Of a match: a chance, never with a plus; what a choice gave away has a minus.
        return pgettext("number", "{number}%", number=tenths(amount))

    def worth_told(self, worth: str) -> str:
        return _("Chance to win the match: {percent}", percent=worth)

    def figure_meaning(self) -> str:
        return ""  # its own words say so

    def expected(self, amount: float, sign: bool = True) -> str:
        return _("{amount} chips", amount=hundredths(amount, sign))

    def card(self, code: str) -> str:
        return card_text(self.game_id, code)

    def zone(self, zone: str) -> str:
        if zone == "makifuda":
            return _("Dead cards")
        return _("Dead card") if zone.startswith("dead:") else ""

    def card_seen(self, code: str, title: str) -> str:
        return face_text(code, title)

    def keys(self) -> list[tuple[str, str]]:
        return [
            ("1 … 4", _("Put a chip on the column with that number")),
            ("Q W E R", _("Choose the chip to bet")),
            ("S", _("Bet as before")),
            ("A", _("Take the hint in place of your bet")),
            ("P", _("Don’t bet")),
            ("C", _("Card!")),
            ("N", _("Stand")),
        ]

    # ---- what happens ----

    def event(self, event: Event, names: Names) -> str:
        kind = event.kind
        match kind:
            case "column_result":
                hand = hand_text(self.game_id, event.word("hand"), event.number("total"))
                return verdict_text(event.word("verdict"), event.number("column"), hand)
            case "dealer_card" if event.number("number") == 1:
                kind = "dealer_card_first"
            case "dealer_special":
                kind = event.word("name")
            case "round_void":
                kind = "no_bets" if event.word("why") == "no_bets" else "zero3"
        if "card" not in event and "cards" not in event:
            kind = f"{kind}_unseen" if f"{kind}_unseen" in _EVENTS else kind
        return _(_EVENTS.get(kind, ""), **self._fields(event, names))

    def veiled(self, event: Event) -> bool:
        return event.kind in ("dead_card", "second_card") and "card" not in event

    def _fields(self, event: Event, names: Names) -> dict[str, object]:
        """The parameters of an event as they stand in a sentence."""
        fields: dict[str, object] = {}
        for key, value in event.params:
            match key, value:
                case "seat", int():
                    fields["name"] = names[value]
                case "card", str():
                    fields["rank"] = rank(value)
                case "cards", tuple():
                    fields["cards"] = in_row(str(rank(card)) for card in value)
                case "cards", _:
                    fields["count"] = value
                case (("seats" | "order" | "winners"), tuple()):
                    fields["names"] = in_row(names[int(seat)] for seat in value)
                case "position", str():
                    fields["where"] = position(value)
                case (("amount" | "cap"), int()):
                    fields["chips"] = chips_text(value)
                case "net", int():
                    fields["net"] = points(value, sign=True)
                case "hand", str():
                    fields["hand"] = hand_text(self.game_id, value, event.number("total"))
                case (("column" | "number" | "times"), _):
                    fields[key] = value
        return fields

    def reason(self, reason: str, params: Mapping[str, int | str], names: Names) -> str:
        if reason not in _REFUSALS:
            return _("You can’t do that right now.")
        fields: dict[str, object] = dict(params)
        if "total" in params:
            fields["total"] = total_text(self.game_id, int(params["total"]))
        for key in ("left", "share", "limit", "least", "chips"):
            if key in params:
                fields["chips"] = chips_text(int(params[key]))
        return _(_REFUSALS[reason], **fields)

    def action(self, view: KabuView, action: Action) -> str:
        match action.verb:
            case "bet":
                try:
                    bets = read_bet(action)
                except IllegalAction:
                    return str(action)
                text = _("{amount} on column {column}")
                each = [text.format(amount=points(bets[one]), column=one) for one in bets]
                return _("Bet {bets}", bets=listed(each))
            case "deal" | "hit" if action.verb == "deal" or action.args:
                place = action.args[0] if action.args else ""
                return _(_PLACES[place]) if place in _PLACES else _("A card")
        return _(_ACTIONS[action.verb]) if action.verb in _ACTIONS else str(action)

    def short_action(self, view: KabuView, action: Action) -> str:
        if action.verb == "bet":
            try:
                bets = read_bet(action)
            except IllegalAction:
                return str(action)
            if len(bets) > 1:
                return " · ".join(f"{points(amount)}→{column}" for column, amount in bets.items())
        return self.action(view, action)

    # ---- prompts ----

    def prompt(self, view: KabuView, names: Names) -> Prompt:
        if view.turn is None:
            assert view.outcome is not None
            return self.outcome(view.outcome, names)
        if view.turn == TABLE:
            return self._round_over(view)
        if view.turn != view.seat:
            name = names[view.turn]
            if view.phase in (DEALER_1, DEALER_2):  # nobody thinks long about a card unseen
                return Prompt(_("{name} takes a card…", name=name))
            return Prompt(_("{name} is thinking…", name=name), self._what_others_do(view))
        match view.phase:
            case "bet":
                return self._bet_prompt(view)
            case "field_3":
                return self._third_prompt(view)
            case "dealer_3":
                return self._dealer_prompt(view)
        first = view.phase == DEALER_1
        words = _("take your first card") if first else _("take your second card")
        return Prompt(words, "", YOU, made=_("You take a card…"))

    def underway(self, view: KabuView, names: Names) -> Prompt:
        finale: list[str] = []
        for event in reversed(view.history):
            if event.kind in _UNDERWAY:
                title = _(_UNDERWAY[event.kind], **self._fields(event, names))
                return Prompt(title, "\n".join(finale))
            if event.kind == "limit_raised":
                finale.append(self.event(event, names))
        return Prompt("")

    def _what_others_do(self, view: KabuView) -> str:
        if view.phase == BET:
            return _("{left} of {cap} chips can still be bet.", left=view.cap_left, cap=view.cap)
        if view.phase == FIELD_3:
            column = view.columns[(view.asked_column or 1) - 1]
            says = FREE
            if column.second is not None:
                pair, bound = view.rules.pair_exception, view.rules.bound_players
                says = third_card(ranks(column.known), bound=bound, pair_exception=pair)
            if says == MUST:
                return _("Column {column} has 3 or less: it must draw.", column=column.column)
            if says != FREE:
                return _("Column {column} has 7 or more: it can’t draw.", column=column.column)
            return _("A third card for column {column}?", column=view.asked_column)
        if view.phase == DEALER_3:
            return _("A third card for the dealer?")
        return ""

    def _bet_prompt(self, view: KabuView) -> Prompt:
        if view.rules.one_column:
            title = _("bet on one column")
        else:
            title = _("bet on one or more columns")
        legal = view.legal
        assert view.seat is not None and isinstance(legal, Bets)
        chips = chips_text(view.scores[view.seat])
        if view.rules.share or view.rules.min_bet > 1:
            detail = _(
                "You have {chips}; you can bet {least} to {highest}.",
                chips=chips,
                least=legal.ranges.least,
                highest=legal.ranges.highest,
            )
        else:
            detail = _(
                "You have {chips}; the limit leaves {left} to bet.",
                chips=chips,
                left=view.cap_left,
            )
        return Prompt(title, detail, YOU)

    def _third_prompt(self, view: KabuView) -> Prompt:
        column = view.columns[(view.asked_column or 1) - 1]
        if len(view.legal) > 1:
            title = _("a third card for column {column}?", column=column.column)
        elif STAND in view.legal:
            title = _("column {column} can’t draw", column=column.column)
        else:
            title = _("column {column} must draw", column=column.column)
        detail = self._bounds(view, ranks(column.known), view.rules.bound_players)
        if len(view.legal) > 1 and sum(map(bool, column.stakes)) > 1:
            first = _("You bet here first, so you decide.")
            detail = f"{detail} {first}"
        return Prompt(title, detail, YOU)

    def _dealer_prompt(self, view: KabuView) -> Prompt:
        two = ranks(card for card in view.dealer_cards if card is not None)
        if len(view.legal) > 1:
            title = _("a third card for yourself?")
        elif STAND in view.legal:
            title = _("the dealer can’t draw")
        else:
            title = _("the dealer must draw")
        return Prompt(title, self._bounds(view, two, view.rules.bound_dealer), YOU)

    def _bounds(self, view: KabuView, two: tuple[int, ...], bound: bool) -> str:
        says = third_card(two, bound=bound, pair_exception=view.rules.pair_exception)
        if says == MUST:
            text = _("{sum} = {total}. With 3 or less you must draw.")
        elif says == FREE:
            text = _("{sum} = {total}. It’s your choice.")
        else:
            text = _("{sum} = {total}. With 7 or more you can’t draw.")
        before = f"{sum(two)} → " if sum(two) != total(two) else ""
        counted = before + total_text(self.game_id, total(two))
        return text.format(sum=" + ".join(map(str, two)), total=counted)

    def _round_over(self, view: KabuView) -> Prompt:
        """What the round brought the viewer, and how it ended."""
        result = view.result
        assert result is not None
        if result.void == "no_bets":
            detail = _("Nobody has bet.")
        elif result.void:
            detail = _("0 with three cards: the round is void and all stakes are returned.")
        else:
            hand = hand_text(self.game_id, result.dealer_kind, result.dealer_total)
            staked = sum(column.staked for column in view.columns)
            if result.dealer_kind in ("kuppin", "shippin") and result.deltas[view.dealer] == staked:
                detail = _("The dealer has {hand}. That beats every column.", hand=hand)
            else:
                detail = _("The dealer has {hand}.", hand=hand)
        if view.seat is None or view.seat in view.watching:
            title = _("Round {number} is over", number=view.deal)
            return Prompt(title, detail)
        gain = result.deltas[view.seat]
        if gain > 0:
            title = _("You win {chips}", chips=chips_text(gain))
        elif gain < 0:
            title = _("You lose {chips}", chips=chips_text(-gain))
        elif view.seat == view.dealer or any(column.stakes[view.seat] for column in view.columns):
            title = _("You break even")
        else:
            title = _("You only watched this round")
        return Prompt(title, detail)

    # ---- seats and scores ----

    def seat_line(self, view: KabuView, seat: int) -> str:
        if seat in view.watching:
            return _("Out of chips")
        staked = view.staked(seat)
        # Once the round is over its chips lie with their results, and the plate has less room.
        if staked and seat == view.seat and view.result is None:
            return _(
                "{chips}, {staked} on the table",
                chips=chips_text(view.scores[seat] - staked),
                staked=staked,
            )
        return chips_text(view.scores[seat] - staked)

    def queued(self, view: KabuView, seat: int) -> str:
        before = view.queue(seat) - 1
        if before < 1:
            return ""
        if before == 1:
            return _("Is asked next.")
        return _("Is asked after {n} others.", n=before)

    def facts(self, view: KabuView, names: Names) -> list[Fact]:
        if view.rounds:
            number = _("Round {number} of {count}", number=view.deal, count=view.rounds)
        else:
            number = self.deal_name(view.deal)
        left = _("{left} of {cap}", left=view.cap_left, cap=view.cap)
        facts = [
            Fact("", number, big=True, place=True),
            Fact(_("Dealer"), names[view.dealer]),
            Fact(_("Left to bet"), left, thing=True),
            Fact(_("Draw pile"), str(view.deck_count), thing=True),
        ]
        if view.dead_card is not None:
            facts.append(Fact(_("Dead card"), self.card(view.dead_card)))
        return facts

    def stakes(self, view: KabuView) -> Stakes:
        if view.result is not None and view.sheet:
            deltas = view.sheet[-1].deltas
            figures = tuple(points(d, sign=True) if d else "–" for d in deltas)
            head = _("This round")
        else:
            bets = map(view.staked, range(view.seats))
            figures = tuple(
                "" if seat == view.dealer else points(bet) if bet else "–"
                for seat, bet in enumerate(bets)
            )
            head = _("Bet")
        left = tuple(points(view.scores[s] - view.staked(s)) for s in range(view.seats))
        return Stakes(head, _("Chips"), figures, left)

    def course_title(self) -> str:
        return _("Chips by round")

    def role(self, view: KabuView, seat: int) -> str:
        return _("Dealer") if seat == view.dealer else ""

    def deal_name(self, number: int) -> str:
        return _("Round {number}", number=number)

    def best_deal(self) -> str:
        return _("Best round")

    def result(self, view: KabuView, names: Names) -> list[Fact]:
        result = view.result
        if result is None:
            return []
        player = view.seat if view.seat in view.order else None
        facts = []
        if result.dealer_kind:
            facts.append(
                Fact(
                    _("{name}, dealer", name=names[view.dealer]),
                    hand_text(self.game_id, result.dealer_kind, result.dealer_total),
                )
            )
        for column in result.columns:
            stakes = view.columns[column.column - 1].stakes
            if column.verdict == "unused" or (player is not None and not stakes[player]):
                continue
            net = -sum(column.nets) if player is None else column.nets[player]
            hand = hand_text(self.game_id, column.kind, column.total)
            label = verdict_text(column.verdict, column.column, hand, view.seat == view.dealer)
            facts.append(Fact(label, points(net, sign=True)))
        whole = result.deltas[view.dealer if player is None else player]
        facts.append(Fact(_("Total"), points(whole, sign=True), big=True))
        return facts

    def score_row(self, view: KabuView, row: DealResult) -> str:
        ending = str(dict(row.facts).get("ending"))
        if ending in _ROWS:
            return _(_ROWS[ending], number=row.number)
        return _("Round {number}", number=row.number)

    def outcome(self, outcome: Outcome, names: Names) -> Prompt:
        chips = chips_text(max(outcome.scores))
        if len(outcome.winners) == 1:
            title = _("{name} wins with {chips}", name=names[outcome.winners[0]], chips=chips)
        else:
            title = _(
                "{names} share the win with {chips} each",
                names=listed([names[seat] for seat in outcome.winners]),
                chips=chips,
            )
            if len(outcome.winners) == 2:
                why = _("With equally many chips both are first: nothing else counts.")
            else:
                why = _("With equally many chips all of them are first: nothing else counts.")
            return Prompt(title, why)
        if outcome.reason in _OVER:
            return Prompt(title, _(_OVER[outcome.reason]))
        return Prompt(title, _("All rounds have been played."))

    def own_win(self, outcome: Outcome) -> str:
        return _("You win with {chips}", chips=chips_text(max(outcome.scores)))

    # ---- the table ----

    def caption(self, text: Text, names: Names) -> str:
        params = {key: value for key, value in text.params if not isinstance(value, tuple)}
        own = bool(params.get("own"))
        name = names[int(params["seat"])] if "seat" in params else ""
        number = int(params.get("n", params.get("number", 0)))
        match text.id:
            case "hand":
                return self._hand(params)
            case "verdict":
                special = _SPECIALS.get(str(params.get("kind")))
                hand = _(special) if special else triple(self.game_id)
                return _(_VERDICTS[str(params["id"])], times=params.get("times"), hand=hand)
            case "deck":
                return ngettext("<b>{n}</b> card", "<b>{n}</b> cards", number)
            case "brought":
                hand = hand_text(self.game_id, str(params["kind"]), int(params["total"]))
                return labelled(hand, points(number, sign=True))
            case "dealer_first":
                return _(_FIRST_CARDS[str(params["position"])])
            case "drawn":
                drawn = _DRAWN[own, params["by"] == "draw_near9"]
                return _(drawn, name=name, rank=rank(str(params["card"])))
        captions = _CAPTIONS | _OWN_CAPTIONS if own else _CAPTIONS
        if text.id not in captions:
            return super().caption(text, names)
        gain, amount = points(number, sign=True), params.get("amount")
        if text.id == "more_gain":
            amount = points(int(params["amount"]), sign=True)
        return _(
            captions[text.id],
            name=name,
            number=number,
            count=number,
            gain=gain,
            amount=gain if text.id == "rest_gain" else amount,
            bet=params.get("bet"),
            cap=params.get("cap"),
            left=params.get("left"),
        )

    def _hand(self, params: Mapping[str, int | str]) -> str:
        """A hand in large figures with its name."""
        number, kind = int(params["total"]), str(params["kind"])
        figures, name = str(number), total_name(self.game_id, number)
        if kind == "triple":
            figures = "-".join([str(params["rank"])] * 3) if "rank" in params else "3×"
            name = triple(self.game_id)
        elif kind in _SPECIALS:
            figures, name = "9-1" if kind == "kuppin" else "4-1", _(_SPECIALS[kind])
        return f"<big>{figures}</big> {name}"

    def moment(self, moment: Moment, names: Names) -> MomentWords:
        seat, column = moment.number("seat"), moment.number("column")
        gain, leader = moment.number("gain"), moment.number("leader")
        whose = "" if seat is None else names[seat]
        if column is not None:
            whose = _("Column {number}", number=column)
        elif leader is not None:
            chips = points(moment.number("chips") or 0)
            whose = _("{name} leads with {chips}", name=names[leader], chips=chips)
        elif gain is not None:
            whose = _("{name}: {amount}", name=whose, amount=points(gain, sign=True))
        sorokabu = self._kyo and moment.id == "triple"
        name, sign = _SOROKABU if sorokabu else _MOMENTS[moment.id]
        return MomentWords(_(name), whose, catalogue("ja").pgettext(*sign), "ja")


OICHO = KabuPhrases("oicho-kabu")
KYO = KabuPhrases("kyo-kabu")
