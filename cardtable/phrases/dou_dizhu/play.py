"""What is said while Dou Dizhu is played.

What happens, what stands on the table, what is to be done, what is refused and why.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain, islice
from typing import TYPE_CHECKING

from cardtable.engine.actions import Action, IllegalAction
from cardtable.engine.events import Event
from cardtable.engine.options import Options
from cardtable.engine.state import TABLE, DealResult, Outcome
from cardtable.games.dou_dizhu.auction import PASS, factors, highest, must_bid
from cardtable.games.dou_dizhu.cards import RANKS, card_set
from cardtable.games.dou_dizhu.legal import read_play
from cardtable.games.dou_dizhu.plays import ROCKET, TRIPLES_1, TRIPLES_2, Reading
from cardtable.games.dou_dizhu.scoring import ANTI_SPRING, NO_SPRING, SILENT, SPRING, UNIT
from cardtable.games.dou_dizhu.view import (
    ASKED,
    BID,
    DOUBLE,
    OPEN,
    OVER,
    PLAY,
    SCORED,
    DouDizhuView,
)
from cardtable.phrases.base import (
    YOU,
    CardsLaid,
    Fact,
    MomentWords,
    Names,
    Phrases,
    Prompt,
    Reasons,
    order_keys,
)
from cardtable.phrases.cards import card_name, card_short, card_sign, card_signs, rank_word
from cardtable.phrases.dou_dizhu.options import OPTIONS
from cardtable.phrases.dou_dizhu.words import (
    combination_inside,
    combination_label,
    four_of,
    last_cards,
)
from cardtable.phrases.lists import listed, one_after_the_other
from cardtable.phrases.numbers import grouped, points
from cardtable.phrases.rulebook import Section, Term, terms_of
from cardtable.translation import (
    N_,
    _,
    catalogue,
    current_language,
    ngettext,
    npgettext,
    pgettext,
)

if TYPE_CHECKING:  # the start page does without
    from cardtable.engine.moments import Moment
    from cardtable.engine.table import Text

#: Events that need no more than a name, a bid and cards.
_EVENTS = {
    "bid": N_("{name} bid {bid}."),
    "called": N_("{name} called."),
    "robbed": N_("{name} robbed: ×{amount}."),
    "kept_closed": N_("{name} didn’t open the hand."),
    "bid_sealed": N_("{name} made a sealed bid."),
    "bid_shown": N_("{name} bid {bid} (sealed)."),
    "passed": N_("{name} passed."),
    "all_passed": N_("Nobody bid."),
    "not_called": N_("{name} didn’t call."),
    "not_robbed": N_("{name} didn’t rob."),
    "none_called": N_("Nobody called."),
    "landlord": N_("{name} is the landlord and leads."),
    "landlord_lot": N_("{name} was chosen at random to be landlord and lead."),
    "took_kitty": N_("{name} took the kitty: {cards}."),
    "took_kitty_unseen": N_("{name} took the kitty."),
    "trick_won": N_("{name} won the trick."),
    "hand_shown": N_("{name} still held {cards}."),
}
_REFUSALS = {
    "not_your_turn": N_("It’s not your turn."),
    "match_over": N_("The match is over."),
    "deal_over": N_("This deal is over."),
    "only_bids": N_("The auction comes first."),
    "only_plays": N_("The auction is over."),
    "bid_too_low": N_("You must bid more than {highest}."),
    "bad_bid": N_("You can bid 1, 2 or 3."),
    "only_calls": N_("The auction comes first."),
    "not_called": N_("Nobody has called yet, so there’s nothing to rob."),
    "called": N_("It has been called already: rob, or don’t."),
    "must_call": N_("With both jokers or four 2s you must call."),
    "only_doubles": N_("First everyone may double."),
    "bad_double": N_("You can’t double like that under these rules."),
    "only_open": N_("First decide whether to open your hand."),
    "too_strong": N_("With both jokers or four 2s you must bid 3."),
    "must_bid": N_("No passing with sealed bids: bid 1, 2 or 3."),
    "must_lead": N_("You lead, so you can’t pass."),
    "no_cards": N_("No card is selected."),
    "no_such_card": N_("There’s no such card."),
    "no_such_reading": N_("These cards don’t make that combination."),
    "short_straight": N_("A straight needs five cards or more."),
    "short_pairs": N_("A pair chain needs three pairs or more."),
    "not_in_chain": N_("Chains can’t include the {card}."),
    "gap_in_chain": N_("{card} is missing between these cards."),
    "triple_kickers": N_("A triple carries one card or one pair."),
    "quad_kickers": N_("Four of a kind carries two cards or two pairs."),
    "no_combination": N_("That’s not a valid combination."),
    "not_higher": N_("{play} doesn’t beat {beat}."),
    "other_length": N_("{play} has a different number of cards from {beat}."),
    "other_category": N_("{play} is a different kind of play from {beat}."),
    "needs_higher_bomb": N_("Only a higher bomb beats {beat}."),
    "not_in_hand": N_("You don’t have {card}."),
}
#: With so many cards left a hand is counted aloud.
_FEW = 6
_CAPTIONS = {
    "kitty_hidden": N_("<b>Kitty</b><br>for the landlord"),
    "kitty_taken": N_("<b>Kitty</b><br>taken by {name}"),
    "bid_sealed": N_("Bid placed"),
    "bid_made": N_("Bids {amount}"),
    "calls": N_("Calls"),
    "no_call": N_("Doesn’t call"),
    "rob_made": N_("Robs: ×2"),
    "robs": N_("Robbed: ×{factor}"),
    "no_rob": N_("Doesn’t rob"),
    "doubles": N_("Doubles: ×{factor}"),
    "no_double": N_("Doesn’t double"),
    "opened": N_("Open hand"),
    "plays_open": N_("{name} plays with an open hand"),
    "doubled": N_("{name} doubled: ×{factor}"),
    "at_stake_now": N_("At stake: {factor}"),
    "called_by": N_("called by {name}"),
    "robbed_by": N_("robbed by {name}"),
    "no_call_yet": N_("Nobody has called yet"),
    "rob_meaning": N_("The last to call or rob becomes the landlord; every rob doubles the stake."),
    "called": N_("at stake"),
    "passed": N_("Passes"),
    "highest_bid": N_("Highest bid: {amount}"),
    "highest_by": N_("by {name}"),
    "no_bid_yet": N_("No bid yet"),
    "bid_meaning": N_("The highest bidder becomes the landlord and plays alone for that stake."),
    "lead": N_("New trick: {name} leads"),
    "to_beat": N_("To beat: {play}"),
    "at_stake": N_("at stake, bid {amount}"),
    "last_play": N_("{name} goes out with {play}"),
}
#: The same about the viewer.
_OWN_CAPTIONS = {
    "kitty_taken": N_("<b>Kitty</b><br>yours"),
    "lead": N_("New trick: you lead"),
    "plays_open": N_("You play with an open hand"),
    "doubled": N_("You doubled: ×{factor}"),
}
#: Who made the deal count double at its end, and what that is called in the result.
_SPRINGS = {
    SPRING: (
        N_("Spring by {landlord}: {farmers} never got to play."),
        N_("Spring"),
    ),
    ANTI_SPRING: (
        N_("Anti-spring by {farmers}: {landlord} only played once."),
        N_("Anti-spring"),
    ),
    SILENT: (N_("Never got to play: {names}."), N_("Player shut out")),
}
#: What bombs and springs did to the stake; 1 at its cap (rule D28).
_GROWN = {
    1: N_("The stake is at its cap."),
    2: N_("The stake doubled."),
    3: N_("The stake tripled."),
    4: N_("The stake quadrupled."),
}
#: Moments; their Chinese names are the translations.
_MOMENTS = {
    "bomb": N_("Bomb"),
    "rocket": N_("Rocket"),
    "plane": N_("Airplane"),
    SPRING: N_("Spring"),
    ANTI_SPRING: N_("Anti-spring"),
    SILENT: N_("Spring"),
    "new_cards": N_("New cards"),
}


class DouDizhuPhrases(Phrases[DouDizhuView]):
    """The sentences of Dou Dizhu."""

    options = OPTIONS

    def title(self) -> str:
        return _("Dou Dizhu")

    def native(self) -> str:
        return "斗地主"

    def tagline(self) -> str:
        return _("Two farmers against one landlord.")

    def duration(self) -> str:
        return _("3 players · 20 min")

    # What is read or asked for is only loaded then.
    def rulebook(self, options: Options) -> list[Section]:
        from cardtable.phrases.dou_dizhu import rules

        return rules.rulebook(options)

    def glossary(self) -> list[Term]:
        from cardtable.phrases.dou_dizhu.rules import TERMS

        return terms_of(TERMS)

    def passages(self) -> dict[str, str]:
        from cardtable.phrases.dou_dizhu.rules import PASSAGES

        return PASSAGES

    def reasons(self) -> Reasons:
        from cardtable.phrases.dou_dizhu.hints import REASONS

        return REASONS

    def still_known(self, before: DouDizhuView, after: DouDizhuView) -> str:
        if not before.kitty or after.landlord is not None or before.deal != after.deal:
            return ""
        return _("You’ve seen the kitty: taking this back counts as help.")

    def why(self, reason: str, numbers: Sequence[int] = ()) -> str:
        told = super().why(reason, numbers)
        if reason != "bids":
            return told
        bombs, twos, jokers = numbers[1:]
        held = (
            npgettext("held", "{n} bomb", "{n} bombs", bombs) if bombs else "",
            npgettext("held", "{n} two", "{n} twos", twos) if twos else "",
            npgettext("held", "{n} joker", "{n} jokers", jokers) if jokers else "",
        )
        strong = listed(filter(None, held))
        more = _("Strong cards: {cards}.", cards=strong) if strong else ""
        return one_after_the_other(told, more)

    def card(self, code: str) -> str:
        return card_name(code)

    def card_short(self, code: str) -> str:
        return card_short(code)

    def keys(self) -> list[tuple[str, str]]:
        return [
            ("3 … 9 0 J Q K A 2 W", _("Select a card of that rank")),
            ("5-9", _("Select a chain from its first rank to its last")),
            ("R", _("Change combination")),
            ("1 2 3", _("Bid")),
            ("1", _("Call or rob")),
            ("2 4", _("Double")),
            ("O", _("Open your hand")),
            ("P", _("Pass")),
            *order_keys(),
        ]

    def event(self, event: Event, names: Names) -> str:
        seat = event.get("seat")
        name = names[seat] if isinstance(seat, int) else ""
        kind = event.kind
        match kind:
            case "deal_started":
                return _deal_started(event, names)
            case "doubled":
                factor = event.number("factor")
                if factor == 1:
                    return _("{name} didn’t double.", name=name)
                return _("{name} doubled: ×{factor}.", name=name, factor=factor)
            case "opened":
                line = _(
                    "{name} opened the hand: {cards}.",
                    name=name,
                    cards=card_signs(event.words("cards")),
                )
                return one_after_the_other(line, _(_GROWN[event.number("factor")]))
            case "passed_bid":  # a different word in Chinese
                return pgettext("auction", "{name} passed.", name=name)
            case "landlord" if event.word("how") == "lot":
                kind = "landlord_lot"
            case "took_kitty" if "cards" not in event:
                kind = "took_kitty_unseen"
            case "played":
                left = event.number("left")
                warning = last_cards(left) if left in (1, 2) else ""
                return one_after_the_other(_played(event, name), warning)
            case "deal_over":
                return _deal_over(event, name, names)
            case "scored":
                return _(
                    "{name}: {delta}, total {total}.",
                    name=name,
                    delta=points(event.number("delta"), UNIT, sign=True),
                    total=points(event.number("total"), UNIT),
                )
            case "match_over":
                winners = [names[int(word)] for word in event.words("winners")]
                if len(winners) > 1:
                    return _("{names} shared the win.", names=listed(winners))
                return _("{name} won the match.", name=winners[0])
        cards = event.get("cards")
        return _(
            _EVENTS.get(kind, ""),
            name=name,
            bid=event.get("amount"),
            amount=event.get("amount"),
            cards=card_signs(cards if isinstance(cards, tuple) else ()),
        )

    def reason(self, reason: str, params: Mapping[str, int | str], names: Names) -> str:
        match reason:
            case "kickers_differ":
                return OPTIONS.meaning("kickers", "all_different")
            case "kickers_no_bomb":
                return OPTIONS.meaning("kickers", "no_bombs")
            case "kickers_high":
                return OPTIONS.meaning("high_kickers", "off")
            case "no_quad_two":
                return OPTIONS.meaning("quad_two", "off")
        if reason not in _REFUSALS:
            return reason
        play = beat = ""
        if "beat" in params:
            play = combination_label(Reading.parse(str(params["play"])))
            beat = combination_inside(Reading.parse(str(params["beat"])))
        word = str(params.get("card", ""))
        card = card_sign(word) if len(word) == 2 else rank_word(word)
        bid = params.get("highest")
        return _(_REFUSALS[reason], play=play, beat=beat, card=card, highest=bid)

    def action(self, view: DouDizhuView, action: Action) -> str:
        match action.verb:
            case "pass" if view.phase in ASKED:
                return refusing(view.asks)
            case "pass":
                return _("Pass")
            case "play":
                try:
                    reading = read_play(
                        view.rules.plays, card_set(view.hand), view.to_beat, action.args
                    )[1]
                except IllegalAction:
                    return str(action)
                label = combination_label(reading)
                if reading.category not in (TRIPLES_1, TRIPLES_2):
                    return label
                # Wings have no ranks in their name; here plays that differ only in them stand
                # together.
                each = 1 if reading.category == TRIPLES_1 else 2
                kickers = " ".join(rank_word(rank) for rank in reading.kickers[::each])
                return _("{play} ({kickers})", play=label, kickers=kickers)
        return _saying(action) or str(action)

    def facts(self, view: DouDizhuView, names: Names) -> list[Fact]:
        deal = _("{deal} of {deals}", deal=view.deal, deals=view.rules.deals)
        facts, robbing = [Fact(_("Deal"), deal, place=True)], view.rules.auction == "rob"
        if view.landlord is None:
            bid = highest(view.bids)
            if robbing:
                stake = points(view.rules.capped(bid * view.raised))
                return [*facts, Fact(_("At stake"), stake, big=True)] if bid else facts
            return [*facts, Fact(_("Bid"), str(bid or _("none yet")), big=bool(bid))]
        bombs = view.bombs
        label = ngettext("{n} bomb", "{n} bombs", bombs) if bombs else _("Multiplier")
        at_stake = " + ".join(map(points, view.stakes))
        if not robbing:
            facts.append(Fact(_("Bid"), str(view.stake), big=True))
        return [
            *facts,
            Fact(label, f"×{min(view.stakes) // view.stake}", big=True, counts=True),
            Fact(_("At stake"), at_stake, big=True, counts=True),
        ]

    def seen(self, event: Event, names: Names) -> str:
        left = event.number("left") if event.kind == "played" else 0
        if not 2 < left <= _FEW:  # with two and one the sentence says so
            return ""
        return ngettext(
            "{name} has {n} card.", "{name} has {n} cards.", left, name=names[event.number("seat")]
        )

    def laid(self, event: Event, names: Names) -> CardsLaid | None:
        if event.kind != "played":
            return None
        signs = ({"R": "★", "b": "☆"}.get(code) or card_sign(code) for code in event.words("cards"))
        return names[event.number("seat")], tuple(signs)

    def prompt(self, view: DouDizhuView, names: Names) -> Prompt:
        if view.outcome is not None:
            return self.outcome(view.outcome, names)
        if view.turn == TABLE:
            return _deal_ended(view, names)
        if view.turn != view.seat:
            assert view.turn is not None
            return Prompt(_("{name} is thinking…", name=names[view.turn]))
        return _PROMPTS[view.phase](view, names)

    def underway(self, view: DouDizhuView, names: Names) -> Prompt:
        """While the kitty is shown and taken: whose it is."""
        taken, won = islice(chain(reversed(view.history), (None, None)), 2)
        if taken is None or won is None or taken.kind != "took_kitty":
            return Prompt("")
        return Prompt(self.event(won, names))

    def seat_line(self, view: DouDizhuView, seat: int) -> str:
        if view.landlord is None:
            cards = view.counts[seat]
            line = npgettext("Dou Dizhu", "{n} card", "{n} cards", cards)
        else:
            line = self.role(view, seat) or pgettext("Dou Dizhu", "Farmer")
        # One's own open hand looks no different to oneself (rule D27).
        if seat == view.seat and seat in view.opened:
            line += " · " + pgettext("Dou Dizhu, a hand", "open")
        return line

    def caption(self, text: Text, names: Names) -> str:
        params = dict(text.params)
        number = int(str(params.get("n", 0)))
        reading = Reading.parse(str(params["reading"])) if "reading" in params else None
        play = combination_label(reading) if reading else ""
        match text.id:
            case "from_kitty":
                words = _("from the kitty")
                return f'<span style="color:#f0b429">●</span> {words}'
            case "say" | "say_by_key":
                action = Action.of(*str(params["says"]).split(":"))
                asks = str(params["asks"])
                told = refusing(asks) if action == PASS else _saying(action)
                return told if text.id == "say" else f"{told} <s>{params['key']}</s>"
            case "cards_left":
                return ngettext("<big>{n}</big> card", "<big>{n}</big> cards", number)
            case "last_cards":
                return last_cards(number)
            case "stake":
                return grouped(str(params["amount"]))
            case "factor":
                return _("Multiplier: ×{factor}", factor=params["factor"])
            case "gained":
                return points(int(str(params["gain"])), UNIT, sign=True)
            case "bombs":
                return ngettext("{n} bomb", "{n} bombs", number)
            case "doubles" if str(params["factor"]) == "4":
                return _("Quadruples: ×4")
            case "bid_passed":
                return pgettext("auction", "Passes")
            case "was_played":
                return play
            case "last_play" if reading:
                play = combination_inside(reading)
        captions = _CAPTIONS | _OWN_CAPTIONS if params.get("own") else _CAPTIONS
        if text.id not in captions:
            return super().caption(text, names)
        name = names[int(str(params["seat"]))] if "seat" in params else ""
        factor = params.get("factor")
        amount = params.get("amount")
        return _(captions[text.id], name=name, play=play, amount=amount, factor=factor)

    def moment(self, moment: Moment, names: Names) -> MomentWords:
        seat, factor = moment.number("seat"), moment.number("factor")
        whose = _("Everyone passed") if seat is None else names[seat]
        note = (whose, f"×{factor}" if (factor or 1) > 1 else "")
        name = _MOMENTS[moment.id]
        chinese = "zh_TW" if current_language() == "zh_TW" else "zh_CN"
        sign = catalogue(chinese).gettext(name)
        return MomentWords(_(name), " · ".join(filter(None, note)), sign, chinese)

    def course_title(self) -> str:
        return _("Points by deal")

    def role(self, view: DouDizhuView, seat: int) -> str:
        if view.landlord == seat:
            return _("Landlord")
        return ""

    def result(self, view: DouDizhuView, names: Names) -> list[Fact]:
        if view.phase not in (SCORED, OVER):
            return []
        row = view.sheet[-1]
        lines = _counted(view, names)
        lines.append(Fact(_("At stake"), stakes(row)))
        for seat, name in enumerate(names):
            lines.append(Fact(name, points(row.deltas[seat], UNIT, sign=True), big=True))
        return lines

    def score_row(self, view: DouDizhuView, row: DealResult) -> str:
        return _("{deal} · stake {stake}", deal=row.number, stake=stakes(row))

    def outcome(self, outcome: Outcome, names: Names) -> Prompt:
        winners = [names[seat] for seat in outcome.winners]
        best = points(max(outcome.scores), UNIT)
        if len(winners) > 1:
            title = _("{names} share the win")
        else:
            title = _("{names} wins the match")
        if max(outcome.scores) == UNIT:
            detail = _("Winning score: 1 point.")
        else:
            detail = _("Winning score: {points} points.")
        return Prompt(title.format(names=listed(winners)), detail.format(points=best))


PHRASES = DouDizhuPhrases()


# -- events ----------------------------------------------------------------------------------------
def _deal_started(event: Event, names: Names) -> str:
    first = names[event.number("first")]
    if event.number("redeals"):
        text = _("Redeal. {name} begins.")
    else:
        text = _("Deal {deal} of {of}. {name} begins.")
    return text.format(deal=event.number("deal"), of=event.number("of"), name=first)


def _played(event: Event, name: str) -> str:
    reading = Reading.parse(event.word("reading"))
    if reading.category == ROCKET:
        line = _("{name} played the rocket.", name=name)
    elif reading.is_bomb:
        line = _("{name} played a bomb: {cards}.", name=name, cards=four_of(RANKS[reading.base]))
    else:
        return _("{name} played {combination}.", name=name, combination=combination_inside(reading))
    return one_after_the_other(line, _(_GROWN[event.number("factor")]))


def _deal_over(event: Event, name: str, names: Names) -> str:
    spring = spring_line(
        event.word("spring"),
        event.number("landlord"),
        map(int, event.words("silent")),
        names,
        1 if "spring_factor" in event else 2,
    )
    if event.word("side") == "landlord":
        text = _("{name} went out: the landlord won.")
    else:
        text = _("{name} went out: the farmers won.")
    return one_after_the_other(text.format(name=name), spring)


def spring_line(
    spring: str, landlord: int, silent: Iterable[int], names: Names, factor: int = 2
) -> str:
    """Who did not get to play, and that it doubled the stake; empty if there was no spring.

    ``silent``: the seats that never got to play; ``factor``: 1 if the stake was at its cap.
    """
    if spring not in _SPRINGS:
        return ""
    line = _(
        _SPRINGS[spring][0],
        landlord=names[landlord],
        farmers=listed(name for seat, name in enumerate(names) if seat != landlord),
        names=listed(names[seat] for seat in silent),
    )
    return one_after_the_other(line, _(_GROWN[factor]))


def stakes(row: DealResult) -> str:
    """What was at stake in a deal: both accounts, where only one farmer had doubled (rule D26)."""
    facts = dict(row.facts)
    if "accounts" not in facts:
        return points(int(facts["stake"]) * int(facts["multiplier"]))
    own = grouped(str(facts["accounts"])).split()
    both = dict.fromkeys(own[seat] for seat in range(3) if seat != facts["landlord"])
    return " + ".join(both)


def _spring_factor(facts: Mapping[str, int | str]) -> int:
    """What a spring did to the stake, by the facts of a deal."""
    return int(facts.get("spring_factor", 2))


def spring_seen(view: DouDizhuView, spring: str, names: Names, factor: int = 2) -> str:
    """Why the stake of a deal was doubled that can still be seen."""
    played = {turn.seat for turn in view.plays if turn.reading is not None}
    silent = [seat for seat in range(len(names)) if seat not in played]
    return spring_line(spring, view.landlord or 0, silent, names, factor)


#: What raises the stake before the first lead.
ACTS = {"call": N_("Call"), "rob": N_("Rob: ×2"), "open": N_("Open hand")}


_REFUSING = {
    OPEN: N_("Keep it closed"),
    DOUBLE: N_("Don’t double"),
    "rob": N_("Don’t rob"),
    "call": N_("Don’t call"),
}


def refusing(asks: str) -> str:
    """Letting a call, a double or an open hand go."""
    # Another word in Chinese than in a trick.
    return pgettext("auction", "Pass") if asks == BID else _(_REFUSING[asks])


def _saying(action: Action) -> str:
    """What may be said before the first lead."""
    match action.verb:
        case "bid" if action.args:
            return _("Bid {amount}", amount=action.args[0])
        case "double" if action.args == ("4",):  # Chinese has a word for it (rule D26)
            return _("Quadruple: ×4")
        case "double" if action.args:
            return _("Double: ×{factor}", factor=action.args[0])
    return _(ACTS[action.verb]) if action.verb in ACTS else ""


# -- prompts ---------------------------------------------------------------------------------------
def _bid_prompt(view: DouDizhuView, names: Names) -> Prompt:
    if view.rules.auction == "rob":
        return _rob_prompt(view, names)
    if must_bid(view.rules, card_set(view.hand)):
        return Prompt(_("bid 3"), _("With both jokers or four 2s you must bid 3."), YOU)
    if view.rules.sealed:
        title = _("bid 1, 2 or 3")
        detail = _(
            "Bids are shown once everyone has bid. If bids are equal, the earlier one counts."
        )
        return Prompt(title, detail, YOU)
    top = highest(view.bids)
    if view.rules.auction == "one_call_each" or top == 0:
        title = _("bid 1, 2 or 3, or pass")
    elif top == 1:
        title = _("bid 2 or 3, or pass")
    else:
        title = _("bid 3, or pass")
    if not top:
        detail = _("The highest bidder takes the kitty and plays alone for that stake.")
        return Prompt(title, detail, YOU)
    bidder = next(bid.seat for bid in view.bids if bid.amount == top)
    return Prompt(title, _("{name} has bid {bid}.", name=names[bidder], bid=top), YOU)


def _rob_prompt(view: DouDizhuView, names: Names) -> Prompt:
    top = highest(view.bids)
    if not top:
        if must_bid(view.rules, card_set(view.hand)):
            return Prompt(_("call"), _("With both jokers or four 2s you must call."), YOU)
        detail = _("The last to call or rob takes the kitty and plays alone.")
        return Prompt(_("call, or don’t"), detail, YOU)
    holder = next(bid.seat for bid in view.bids if bid.amount == top)
    detail = _("{name} would be the landlord. Robbing doubles the stake.", name=names[holder])
    return Prompt(_("rob, or don’t"), detail, YOU)


def _double_prompt(view: DouDizhuView, names: Names) -> Prompt:
    raised = [names[double.seat] for double in view.doubles if double.factor > 1]
    if view.seat == view.landlord:
        detail = _("Doubling counts against both farmers.")
    else:
        detail = _("Doubling counts between you and the landlord.")
    if raised:
        detail = one_after_the_other(_("Doubled so far: {names}.", names=listed(raised)), detail)
    return Prompt(_("double, or don’t"), detail, YOU)


def _open_prompt(view: DouDizhuView, names: Names) -> Prompt:
    if view.landlord is None:
        detail = _("Everyone sees your cards, you’re asked first, and the stake triples.")
    else:
        detail = _("Everyone sees your cards, and the stake doubles.")
    return Prompt(_("open your hand, or keep it closed"), detail, YOU)


def _play_prompt(view: DouDizhuView, names: Names) -> Prompt:
    if view.to_beat is None:
        if not view.plays:
            title = _("lead the first trick")
        else:
            title = _("lead the next trick")
        detail = _("Lead any card or combination; you can’t pass.")
        return Prompt(title, detail, YOU)
    assert view.beat_seat is not None
    name = names[view.beat_seat]
    if view.to_beat.category == ROCKET:
        detail = _("{name} leads the next trick.", name=name)
        return Prompt(_("nothing beats the rocket"), detail, YOU)
    title = _(
        "beat {combination} from {name}, or pass",
        combination=combination_inside(view.to_beat),
        name=name,
    )
    if view.to_beat.is_bomb:
        detail = _("Only a higher bomb beats a bomb.")
    elif view.landlord not in (view.seat, view.beat_seat):
        detail = _("{name} is your partner.")
    else:
        detail = _("Same kind and number of cards, but higher – or a bomb.")
    return Prompt(title, detail.format(name=name), YOU)


_PROMPTS = {
    OPEN: _open_prompt,
    BID: _bid_prompt,
    DOUBLE: _double_prompt,
    PLAY: _play_prompt,
}


def _counted(view: DouDizhuView, names: Names) -> list[Fact]:
    """What a deal that is over was counted by, factor by factor."""
    facts = dict(view.sheet[-1].facts)
    label = _("Base") if view.rules.auction == "rob" else _("Bid")
    lines = [Fact(label, str(facts["stake"]))]
    doubled = _spring_factor(facts) if facts["spring"] != NO_SPRING else 1
    bombs = int(facts["bombs"])
    if view.robs:
        lines.append(Fact(_("Robbed"), f"×{2**view.robs}"))
    opened = view.raised // 2**view.robs
    if opened > 1:
        lines.append(Fact(_("Open hand"), f"×{opened}"))
    if bombs:
        label = ngettext("{n} bomb", "{n} bombs", bombs)
        before = view.rules.capped(view.raised)
        lines.append(Fact(label, f"×{int(facts['multiplier']) // doubled // before}"))
    if doubled > 1:
        lines.append(Fact(_(_SPRINGS[str(facts["spring"])][1]), "×2"))
    for seat, factor in enumerate(factors(view.doubles)):
        if factor > 1:
            lines.append(Fact(_("{name} doubled", name=names[seat]), f"×{factor}"))
    return lines


def _deal_ended(view: DouDizhuView, names: Names) -> Prompt:
    row = view.sheet[-1]
    facts = dict(row.facts)
    parts = _counted(view, names)
    how = " · ".join(f"{fact.label} {fact.value}" for fact in parts)
    # The landlord has to do with both farmers.
    farmers = (gain for seat, gain in enumerate(row.deltas) if seat != view.landlord)
    each = " + ".join(points(abs(gain), UNIT) for gain in farmers)
    if view.seat == view.landlord:
        how += f" = {each}"
    elif len(parts) > 1:
        how += f" = {stakes(row)}"
    spring = spring_seen(view, str(facts["spring"]), names, _spring_factor(facts))
    counted = one_after_the_other(spring, how)
    landlord_won = facts["side"] == "landlord"
    if view.seat is None:
        if landlord_won:
            title = _("The landlord wins the deal")
        else:
            title = _("The farmers win the deal")
        return Prompt(title, counted)
    gain = points(row.deltas[view.seat], UNIT, sign=True)
    if row.deltas[view.seat] < 0:
        title = _("You lose the deal: {points}")
    elif view.seat == facts["landlord"]:
        title = _("You win as landlord: {points}")
    elif view.seat == facts["out"]:
        title = _("You went out – the farmers win: {points}")
    else:
        title = _("Your partner went out: {points}")
    return Prompt(title.format(points=gain), counted)
