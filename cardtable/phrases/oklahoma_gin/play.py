"""What is said while Oklahoma Gin is played.

What happens, what stands on the table, what is to be done, what is refused and why.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from cardtable.engine.actions import Action
from cardtable.engine.events import Event, Value
from cardtable.engine.options import Options
from cardtable.engine.state import TABLE, DealResult, Outcome
from cardtable.games.oklahoma_gin.cards import BIT_OF, CODE_OF, card_set
from cardtable.games.oklahoma_gin.layoffs import best, possible
from cardtable.games.oklahoma_gin.legal import (
    DISCARD,
    DRAW,
    DRAW_STOCK,
    FIRST_UPCARD,
    LAYOFF,
    SECOND_UPCARD,
    TAKE,
)
from cardtable.games.oklahoma_gin.melds import deadwood, spare_first
from cardtable.games.oklahoma_gin.rules import HouseRules
from cardtable.games.oklahoma_gin.scoring import (
    BIG_GIN,
    DRAWN,
    GIN,
    KNOCK,
    LEVEL,
    UNDERCUT,
    GameResult,
    HandResult,
)
from cardtable.games.oklahoma_gin.view import OklahomaGinView
from cardtable.phrases.base import (
    YOU,
    Fact,
    MomentWords,
    Names,
    Phrases,
    Prompt,
    Race,
    Reasons,
    order_keys,
)
from cardtable.phrases.cards import card_name, card_short, card_sign, card_signs
from cardtable.phrases.lists import apart, in_row, labelled, listed, one_after_the_other
from cardtable.phrases.numbers import grouped, points
from cardtable.phrases.oklahoma_gin.options import OPTIONS
from cardtable.phrases.oklahoma_gin.words import (
    doubled,
    group_signs,
    meld_label,
    points_text,
    with_laid_off,
)
from cardtable.phrases.rulebook import Section, Term, terms_of
from cardtable.translation import N_, _, ngettext, pgettext

if TYPE_CHECKING:  # the start page does without
    from cardtable.engine.moments import Moment
    from cardtable.engine.table import Text

#: Events that need no more than a name and a card.
_EVENTS = {
    "refused": N_("{name} passed on the {card}."),
    "took": N_("{name} took the {card}."),
    "discarded": N_("{name} discarded the {card}."),
    "laid_off": N_("{name} laid off the {card}."),
    "turned_over": N_("{name}’s face-down discard was the {card}."),
    "drew": N_("{name} drew the {card}."),
    "drew_unseen": N_("{name} drew from the stock."),
}
_REFUSALS = {
    "not_your_turn": N_("It’s not your turn."),
    "match_over": N_("The match is over."),
    "hand_over": N_("This hand is over."),
    "upcard_first": N_("First, each player may take the upcard or pass."),
    "draw_first": N_("Take a card first."),
    "no_passing": N_("You can only pass on the upcard."),
    "upcard_refused": N_("Both players passed on the upcard, so a card is drawn from the stock."),
    "stock_used_up": N_("The stock is used up."),
    "no_knock_with_it": N_("You may only take the last discard to knock."),
    "discard_first": N_("Discard a card or knock."),
    "one_card": N_("Select one card to discard."),
    "no_such_card": N_("There’s no such card."),
    "not_in_hand": N_("You don’t have the {card}."),
    "just_taken": N_("You just took the {card}; you can’t discard it this turn."),
    "must_knock": N_("You took the last discard, so now you must knock."),
    "over_limit": N_("You have {deadwood} deadwood; the limit is {limit}."),
    "gin_only": N_("With an ace upcard you need gin; you have {deadwood} deadwood."),
    "no_big_gin": N_(
        "Big gin needs all eleven cards in melds; you still have {deadwood} deadwood."
    ),
    "lay_off_now": N_("Your opponent has knocked: lay off, or choose Done."),
    "gin_no_layoff": N_("Nobody may lay off against gin."),
    "card_and_meld": N_("Select a card and the meld it fits."),
    "no_such_meld": N_("There’s no such meld."),
    "does_not_fit": N_("The {card} doesn’t fit this meld."),
    "arranged_for_you": N_("Your melds are laid out for you."),
    "card_twice": N_("The {card} can’t be in two melds."),
    "no_meld": N_("These cards are neither a run nor a set."),
}
_CAPTIONS = {
    "deadwood": N_("Deadwood <big>{count}</big>"),
    "deadwood_after": N_("Deadwood <big>{count}</big> → <big>{left}</big> without {card}"),
    "deadwood_short": "<big>{count}</big>",  # signs alone, the same in every language
    "deadwood_after_short": "<big>{count}</big> → <big>{left}</big>",
    "to_knock": N_("<big>{limit}</big> to knock"),
    "to_knock_gin": N_("<big>Gin</big> only"),
    "limit_meaning": N_("Knock with {limit} or less"),
    "limit_meaning_gin": N_("Only gin ends the hand"),
    "doubled": N_("♠: all points doubled"),
    "deadwood_doubled": N_("♠: points for deadwood doubled, bonuses not"),
    "stock": N_("Stock <big>{count}</big>"),
    "pile": N_("Discards <big>{count}</big>"),
    "earlier": N_("Earlier discards, latest first"),
    "taken_openly": N_("Taken by {name} from the discard pile"),
    "zone_stock": N_("Stock"),
    "zone_discard": N_("Discard pile"),
    "zone_knock": N_("Knock here"),
    "took": N_("{name} took the {card}."),
    "drew": N_("{name} drew the {card}."),
    "hand_drawn": N_("The stock is used up: nobody wins the hand."),
    "laid_off": N_("{name} laid off {cards}."),
    "gin": N_("{name} has gin: nothing is laid off."),
    "nothing_laid_off": N_("{name} didn’t lay off."),
    "lay_off_how": N_("Select a card below, then click the meld it fits."),
    "lay_off_wait": N_("Laying off cards…"),
}
#: The same about the viewer's own cards.
_OWN_CAPTIONS = {
    "took": N_("You took the {card}."),
    "drew": N_("You drew the {card}."),
    "laid_off": N_("You laid off {cards}."),
    "gin": N_("You have gin: nothing is laid off."),
    "nothing_laid_off": N_("You didn’t lay off."),
}
#: How a hand ended: said to the winner, and to anybody else.
_ENDED = {
    KNOCK: (
        N_("You win the hand and score {points}"),
        N_("{name} wins the hand and scores {points}"),
    ),
    GIN: (N_("Gin: you score {points}"), N_("Gin: {name} scores {points}")),
    BIG_GIN: (N_("Gin: you score {points}"), N_("Gin: {name} scores {points}")),
    UNDERCUT: (N_("Undercut: you score {points}"), N_("Undercut: {name} scores {points}")),
}
_BONUSES = {
    GIN: N_("Gin bonus"),
    BIG_GIN: N_("Big gin bonus"),
    UNDERCUT: N_("Undercut bonus"),
}
#: The same in the sum of a hand.
_SUMS = {
    GIN: N_("{bonus} gin + {rest}"),
    BIG_GIN: N_("{bonus} big gin + {rest}"),
    UNDERCUT: N_("{bonus} undercut + {rest}"),
}
#: A hand in the sum of a game.
_HANDS = {
    KNOCK: N_("{name}: hand won"),
    GIN: N_("{name}: gin"),
    BIG_GIN: N_("{name}: gin"),
    UNDERCUT: N_("{name}: undercut"),
}
#: Moments, with their names in English, the game's own language.
_MOMENTS = {
    GIN: (N_("Gin"), "GIN"),
    BIG_GIN: (N_("Big gin"), "BIG GIN"),
    UNDERCUT: (N_("Undercut"), "UNDERCUT"),
    "shutout": (N_("Shut-out"), "SHUT-OUT"),
}


class OklahomaGinPhrases(Phrases[OklahomaGinView]):
    """The sentences of Oklahoma Gin."""

    weighed = ("knock",)
    options = OPTIONS

    def title(self) -> str:
        return _("Oklahoma Gin")

    def tagline(self) -> str:
        return _("Build runs and sets, then knock.")

    def duration(self) -> str:
        return _("2 players · 45 min")

    # What is read or asked for is only loaded then.
    def rulebook(self, options: Options) -> list[Section]:
        from cardtable.phrases.oklahoma_gin import rules

        return rules.rulebook(options)

    def glossary(self) -> list[Term]:
        from cardtable.phrases.oklahoma_gin.rules import TERMS

        return terms_of(TERMS)

    def passages(self) -> dict[str, str]:
        from cardtable.phrases.oklahoma_gin.rules import PASSAGES

        return PASSAGES

    def reasons(self) -> Reasons:
        from cardtable.phrases.oklahoma_gin.hints import REASONS

        return REASONS

    def card(self, code: str) -> str:
        return card_name(code)

    def card_short(self, code: str) -> str:
        return card_short(code)

    def zone(self, zone: str) -> str:
        return _("Discard pile") if zone == "earlier" else ""

    def event(self, event: Event, names: Names) -> str:
        seat = event.get("seat")
        name = names[seat] if isinstance(seat, int) else ""
        card = event.get("card")
        sign = card_sign(card) if isinstance(card, str) else ""
        match event.kind:
            case "games_started":
                return ngettext(
                    "{games} games at once, to {n} point.",
                    "{games} games at once, to {n} points.",
                    event.number("target"),
                    games=event.number("count"),
                )
            case "game_started":
                return ngettext(
                    "Game {game} of {of}, to {n} point.",
                    "Game {game} of {of}, to {n} points.",
                    event.number("target"),
                    game=event.number("game"),
                    of=max(event.number("of"), event.number("game")),
                )
            case "hand_started":
                return _(
                    "Hand {hand}. {name} deals.",
                    hand=event.number("hand"),
                    name=names[event.number("dealer")],
                )
            case "turned_up":
                return _turned_up(event, sign)
            case "false_knock":
                return _false_knock(event, name, sign)
            case "knocked":
                return _knocked(event, name)
            case "hand_shown":
                return _hand_shown(event, name)
            case "hand_over":
                return _hand_over(event, names)
            case "scored" if "games" in event:
                each = zip(event.words("games"), event.words("totals"), strict=True)
                totals = (_("game {game}: {total}", game=game, total=total) for game, total in each)
                return _(
                    "{name}: +{points} ({totals}).",
                    name=name,
                    points=event.number("points"),
                    totals=in_row(totals),
                )
            case "scored":
                return _(
                    "{name}: +{points}, {total} in this game.",
                    name=name,
                    points=event.number("points"),
                    total=event.number("total"),
                )
            case "game_over":
                return _game_over(event, names)
            case "match_over":
                winners = [names[int(word)] for word in event.words("winners")]
                if len(winners) > 1:
                    return _("{names} shared the win.", names=listed(winners))
                return _("{name} won the match.", name=winners[0])
        kind = "drew_unseen" if event.kind == "drew" and not sign else event.kind
        return _(_EVENTS.get(kind, ""), name=name, card=sign)

    def reason(self, reason: str, params: Mapping[str, int | str], names: Names) -> str:
        if reason not in _REFUSALS:
            return reason
        word = str(params.get("card", ""))
        card = card_sign(word) if len(word) == 2 and word[1] in "SHDC" else word
        return _(_REFUSALS[reason], **{**params, "card": card})

    def action(self, view: OklahomaGinView, action: Action) -> str:
        card = card_sign(action.args[0]) if action.args else ""
        match action.verb:
            case "take" if view.pile:
                return _("Take {card}", card=card_sign(view.pile[-1]))
            case "take":
                return _("Take the discard")
            case "draw":
                return _("Draw from the stock")
            case "pass":
                return pgettext("Oklahoma Gin", "Pass")
            case "discard":
                return _("Discard {card}", card=card)
            case "knock" if card:
                return _("Knock with {card}", card=card)
            case "knock":
                return _("Big gin")
            case "layoff":
                return _("Lay off {card}", card=card)
            case "arrange":
                return _("Lay out {melds}", melds=" · ".join(map(group_signs, action.args)))
            case "done":
                return _("Done")
        return str(action)

    def facts(self, view: OklahomaGinView, names: Names) -> list[Fact]:
        limit = str(view.limit or pgettext("Oklahoma Gin", "gin"))
        if view.factor > 1:
            limit += f" ×{view.factor}"
        own = view.seat or 0
        both = ((column.points[own], column.points[1 - own]) for column in view.columns)
        score = in_row(f"{points(mine)} : {points(other)}" for mine, other in both)
        games = _("{game} of {games}", game=view.game, games=max(view.rules.rounds, view.game))
        game = Fact(pgettext("Oklahoma Gin", "Game"), games, place=True)
        if len(view.columns) > 1:
            game = Fact(_("Open games"), in_row(map(str, view.open_games)) or "–", place=True)
        return [
            Fact(_("Limit"), limit, big=True, thing=True),
            Fact(_("Score"), score, big=True, thing=True),
            game,
            Fact(_("Hand"), points(view.hand_number), place=True),
        ]

    def prompt(self, view: OklahomaGinView, names: Names) -> Prompt:
        if view.outcome is not None:
            return self.outcome(view.outcome, names)
        if view.turn == TABLE:
            return _hand_ended(view, names)
        if view.turn != view.seat:
            assert view.turn is not None
            if view.phase == LAYOFF:
                return Prompt(_("{name} is laying off…", name=names[view.turn]))
            return Prompt(_("{name} is thinking…", name=names[view.turn]))
        match view.phase:
            case p if p in (FIRST_UPCARD, SECOND_UPCARD):
                return _upcard_prompt(view, names)
            case p if p == DRAW:
                return _draw_prompt(view)
            case p if p == DISCARD:
                return _discard_prompt(view)
        return _layoff_prompt(view, names)

    def underway(self, view: OklahomaGinView, names: Names) -> Prompt:
        if view.phase != LAYOFF or view.knocker is None or view.laid_off:
            return Prompt("")
        return Prompt(labelled(names[view.knocker], self.seat_line(view, view.knocker)))

    def seat_line(self, view: OklahomaGinView, seat: int) -> str:
        if view.knocker == seat and view.shown is not None and view.result is None:
            if view.gin:
                return _("Has gin")
            return _("Knocked with {deadwood}", deadwood=view.knock_deadwood)
        if len(view.columns) > 1:
            return in_row(points(column.points[seat]) for column in view.columns)
        return points_text(view.columns[0].points[seat])

    def caption(self, text: Text, names: Names) -> str:
        params = dict(text.params)
        cards, more = params.get("cards"), params.get("more")
        codes = cards if isinstance(cards, tuple) else ()
        id_, start = text.id, ""
        match id_:
            case "none":
                return ""
            case "meld":
                return meld_label(codes)
            case "meld_more":
                return meld_label(with_laid_off(codes, more if isinstance(more, tuple) else ()))
            case "zone_meld":
                return _("Meld {number}: {meld}", number=params["number"], meld=meld_label(codes))
            case "fresh":
                id_ = "took" if params["how"] == "took" else "drew"
                start = '<span style="color:#f0b429">●</span> '
            case "limit_meaning" if not params["limit"]:
                id_ += "_gin"
            case "to_knock":
                return self._to_knock(int(str(params["limit"])), int(str(params["factor"])))
            case "tray":
                counts = (("stock", params["stock"]), ("pile", params["pile"]))
                return in_row(_(_CAPTIONS[name], count=count) for name, count in counts)
            case "duel" | "duel_heard":
                return _duel_words(id_, params, names)
            case "race" | "races" | "race_line":
                return _race_words(id_, params, names)
        found = (_OWN_CAPTIONS if params.get("own") else _CAPTIONS).get(id_) or _CAPTIONS.get(id_)
        if found is None:
            return super().caption(text, names)
        return start + _(
            found,
            count=params.get("count"),
            left=params.get("left"),
            limit=params.get("limit"),
            card=card_sign(str(params["card"])) if "card" in params else "",
            cards=f"<b>{card_signs(codes)}</b>",
            name=names[int(str(params["seat"]))] if "seat" in params else "",
        )

    @staticmethod
    def _to_knock(limit: int, factor: int) -> str:
        """What the brass plate says; a stamp follows if everything counts more."""
        name = "to_knock" if limit else "to_knock_gin"
        said = _(_CAPTIONS[name], limit=limit)
        return f"{said} <s>×{factor}</s>" if factor > 1 else said

    def moment(self, moment: Moment, names: Names) -> MomentWords:
        seat = moment.number("seat")
        name, sign = _MOMENTS[moment.id]
        note, told = names[seat] if seat is not None else "", dict(moment.params)
        if "low" in told:
            note = f"{note}  {told['low']} {_compared(told['low'], told['high'])} {told['high']}"
        return MomentWords(_(name), note, sign)

    def deal_name(self, number: int) -> str:
        return _("Hand {number}", number=number)

    def best_deal(self) -> str:
        return _("Best hand")

    def scores_head(self) -> str:
        return _("Match score")

    def races(self, view: OklahomaGinView) -> list[Race]:
        target = view.rules.target
        return [
            Race(
                _("Game {game}, to {target}", game=game, target=target),
                _("Game {game}", game=game),
                target,
                column.points,
                column.boxes,
                tuple(_boxes(won, view.rules.extra_boxes) for won in column.boxes),
                column.result.credits if column.result is not None else (),
            )
            for game, column in enumerate(view.columns, view.game)
        ]

    def role(self, view: OklahomaGinView, seat: int) -> str:
        if view.dealer == seat:
            return pgettext("Oklahoma Gin", "Dealer")
        return ""

    def result(self, view: OklahomaGinView, names: Names) -> list[Fact]:
        if view.result is None:
            return []
        games = view.game_results
        if len(games) == 1:
            return [_hand_line(view.result, names), *_game_lines(view.rules, games[0], names)]
        if games:  # their sums would be too long together
            shown = (line for game in games for line in _game_total(game, names))
            return [_hand_line(view.result, names), *shown]
        return _hand_lines(view, view.result, names)

    def keys(self) -> list[tuple[str, str]]:
        return [
            ("U", _("Take the top of the discard pile")),
            ("D", _("Draw")),
            ("P", pgettext("Oklahoma Gin", "Pass")),
            *order_keys(),
            ("K", _("Knock")),
            ("L", _("Lay off")),
            ("1 … 9", _("Lay off on that meld")),
            ("O", _("Done")),
        ]

    def score_row(self, view: OklahomaGinView, row: DealResult) -> str:
        facts = dict(row.facts)
        if row.summary:
            text = _("Game {game}")
        elif "games" in facts:
            return _at_once(facts)
        elif int(facts["factor"]) > 1:
            text = _("{game}.{hand} ♠ double")
        else:
            text = _("{game}.{hand}")
        return text.format(game=facts["game"], hand=facts.get("hand", ""))

    def outcome(self, outcome: Outcome, names: Names) -> Prompt:
        winners = [names[seat] for seat in outcome.winners]
        if len(winners) > 1:
            title = _("{names} share the win", names=listed(winners))
        else:
            title = _("{name} wins the match", name=winners[0])
        scores = " : ".join(map(points, outcome.scores))
        return Prompt(title, _("Match score: {scores}.", scores=scores))


PHRASES = OklahomaGinPhrases()


# -- events ----------------------------------------------------------------------------------------
def _turned_up(event: Event, sign: str) -> str:
    limit = event.number("limit")
    if not limit:
        text = _("The upcard is the {card}: only gin ends the hand.")
    else:
        text = _("The upcard is the {card}: knock with {limit} or less.")
    line = text.format(card=sign, limit=limit)
    if event.number("factor") == 1:
        return line
    if "doubled" in event:
        return one_after_the_other(line, _("Points for deadwood are doubled, bonuses aren’t."))
    return one_after_the_other(line, _("All points of the hand are doubled."))


def _false_knock(event: Event, name: str, sign: str) -> str:
    if event.number("limit"):
        text = _(
            "{name} knocked with {deadwood}, above the limit of {limit}: {cards} shown, {card} "
            "turned up, play continued."
        )
    else:
        text = _(
            "{name} knocked with {deadwood}, but only gin counted here: {cards} shown, {card} "
            "turned up, play continued."
        )
    return text.format(
        name=name,
        deadwood=event.number("deadwood"),
        limit=event.number("limit"),
        cards=card_signs(event.words("cards")),
        card=sign,
    )


def _knocked(event: Event, name: str) -> str:
    melds = in_row(group_signs(word) for word in event.words("melds"))
    match event.word("ending"):
        case c if c == GIN:
            text = _("{name} had gin: {melds}.")
        case c if c == BIG_GIN:
            text = _("{name} had big gin: {melds}.")
        case _ if not melds:
            text = _("{name} knocked with {deadwood}: {dead}.")
        case _:
            text = _("{name} knocked with {deadwood}: {melds}; deadwood {dead}.")
    return text.format(
        name=name,
        melds=melds,
        deadwood=event.number("deadwood"),
        dead=card_signs(event.words("dead")),
    )


def _hand_shown(event: Event, name: str) -> str:
    melds = in_row(group_signs(word) for word in event.words("melds"))
    if not event.words("dead"):
        text = _("{name} showed {melds}, no deadwood.")
    elif not melds:
        text = _("{name} showed deadwood {dead}: {count}.")
    else:
        text = _("{name} showed {melds}; deadwood {dead}: {count}.")
    return text.format(
        name=name, melds=melds, dead=card_signs(event.words("dead")), count=event.number("deadwood")
    )


def _hand_over(event: Event, names: Names) -> str:
    ending = event.word("ending")
    if ending == DRAWN:
        return _("The stock ran out, so the hand was a draw. The same dealer deals again.")
    if ending == LEVEL:
        return _("Both had the same deadwood, so nobody scored.")
    if ending == UNDERCUT:
        text = _("{name} undercut the knocker.")
    else:
        text = _("{name} won the hand.")
    name = names[event.number("winner")]
    line, boxes = text.format(name=name), event.number("boxes") if "boxes" in event else 1
    if boxes == 1:
        return line
    more = ngettext("{name} earned {n} box.", "{name} earned {n} boxes.", boxes, name=name)
    return one_after_the_other(line, more)


def _game_over(event: Event, names: Names) -> str:
    if event.number("shutout"):
        text = _("{name} won game {game} by a shut-out: {totals}.")
    else:
        text = _("{name} won game {game}: {totals}.")
    line = text.format(
        name=names[event.number("seat")],
        game=event.number("game"),
        totals=f"{points(event.number('first'))} : {points(event.number('second'))}",
    )
    if "credited" not in event:
        return line
    credit = _(
        "{name} scored {credit} for the match.",
        name=names[event.number("credited")],
        credit=event.number("credit"),
    )
    return one_after_the_other(line, credit)


# -- the pegged board ------------------------------------------------------------------------------
def _compared(one: Value, other: Value) -> str:
    """The sign between two numbers."""
    return "=" if one == other else "<" if int(str(one)) < int(str(other)) else ">"


def _duel_words(id_: str, params: Mapping[str, Value], names: Names) -> str:
    """What both hands count, beside each other, or in a sentence; −1 is not known."""
    seats = [int(str(params[key])) for key in ("seat", "other")]
    counts = [int(str(params[f"count{n}"])) for n in (0, 1)]
    if id_ == "duel":
        one, other = ("?" if count < 0 else str(count) for count in counts)
        first, second = (names[seat] for seat in seats)
        figures = f"<big>{one}</big> <s>:</s> <big>{other}</big>"
        return f"<i>{first}</i> {figures} <i>{second}</i>"
    both = zip(seats, counts, strict=True)
    known = [labelled(names[seat], str(count)) for seat, count in both if count >= 0]
    return labelled(_("Deadwood"), in_row(known))


def _race_words(id_: str, params: Mapping[str, Value], names: Names) -> str:
    """How far both are on the way to the target, or one of them with the hands won."""
    if id_ == "race_line":
        hands = _boxes(int(str(params["boxes"])), bool(params["extra"]))
        own = points_text(int(str(params["points"])))
        return in_row((f"{names[int(str(params['seat']))]} {own}", hands))
    if id_ == "races":
        return _races_words(params, names)
    both = (("seat", "points0"), ("other", "points1"))
    said = (f"{names[int(str(params[who]))]} {points(int(str(params[own])))}" for who, own in both)
    return in_row(
        (_("Game {game}, to {target}", **{n: params[n] for n in ("game", "target")}), *said)
    )


def _races_words(params: Mapping[str, Value], names: Names) -> str:
    """How far both are in each of several games."""
    mine, others = params["points0"], params["points1"]
    assert isinstance(mine, tuple) and isinstance(others, tuple)
    scores = zip(map(grouped, mine), map(grouped, others), strict=True)
    who = [names[int(str(params[key]))] for key in ("seat", "other")]
    games = (
        labelled(_("Game {game}", game=game), in_row(map(" ".join, zip(who, both, strict=True))))
        for game, both in enumerate(scores, int(str(params["game"])))
    )
    return apart(games)


def _boxes(count: int, extra: bool) -> str:
    """How many boxes somebody has; they are the hands won, unless there are extra ones."""
    if extra:
        return ngettext("{n} box", "{n} boxes", count)
    return ngettext("{n} hand won", "{n} hands won", count)


# -- prompts ---------------------------------------------------------------------------------------
def _standing(view: OklahomaGinView) -> str:
    """What the hand counts, and what the upcard allows."""
    count = _("Your deadwood is {deadwood}.", deadwood=deadwood(card_set(view.hand)))
    if view.limit:
        limit = _("Knock with {limit} or less.", limit=view.limit)
    else:
        limit = _("Only gin ends this hand.")
    return one_after_the_other(count, limit, doubled(view.rules, view.factor))


def _upcard_prompt(view: OklahomaGinView, names: Names) -> Prompt:
    title = _("take the {card}, or pass", card=card_sign(view.upcard))
    if view.phase != SECOND_UPCARD:
        return Prompt(title, _standing(view), YOU)
    name = names[1 - (view.seat or 0)]
    detail = _("{name} passed; if you pass too, {name} draws from the stock.", name=name)
    return Prompt(title, detail, YOU)


def _draw_prompt(view: OklahomaGinView) -> Prompt:
    """The prompt before a card is taken."""
    legal = view.legal
    if TAKE not in legal and DRAW_STOCK in legal:
        title = _("draw from the stock")
        return Prompt(title, _("Both players passed on the upcard."), YOU)
    if TAKE not in legal:
        title = _("pass; the stock is used up")
        detail = _("The last discard doesn’t let you knock, so the hand is a draw.")
        return Prompt(title, detail, YOU)
    card = card_sign(view.pile[-1])
    if view.last_chance:
        title = _("take the {card} to knock, or pass", card=card)
        detail = _("The stock is used up; if you pass, the hand is a draw.")
        return Prompt(title, detail, YOU)
    return Prompt(_("draw, or take the {card}", card=card), _standing(view), YOU)


def best_discard(view: OklahomaGinView) -> tuple[str, int]:
    """The discard that leaves least deadwood, and how much; a card just taken may have to stay."""
    hand = card_set(view.hand)
    keep = BIT_OF[view.taken] if view.taken and not view.rules.return_taken else 0
    minimum = spare_first(hand, keep)[0]
    return CODE_OF[minimum], deadwood(hand ^ minimum)


def _discard_prompt(view: OklahomaGinView) -> Prompt:
    """The prompt with eleven cards in hand."""
    card, left = best_discard(view)
    if not left:
        title = _("knock with gin, or discard")
        text = _("Discard the {card} and all your cards are melded.")
    else:
        title = _("knock, or discard a card") if left <= view.limit else _("discard a card")
        if view.limit:
            text = _("Discard the {card} and your deadwood is {left}; the limit is {limit}.")
        else:
            text = _("Discard the {card} and your deadwood is {left}; only gin ends the hand.")
    return Prompt(title, text.format(card=card_sign(card), left=left, limit=view.limit), YOU)


def _layoff_prompt(view: OklahomaGinView, names: Names) -> Prompt:
    """The prompt after the opponent's knock."""
    assert view.knocker is not None
    name = names[view.knocker]
    now = view.moment
    if view.gin:
        title = _("lay out your melds")
        return Prompt(title, _("{name} has gin, so nothing is laid off.", name=name), YOU)
    if possible(now.hand, now.melds):
        title = _("lay off on {name}’s melds", name=name)
        if not best(now.hand, now.melds).steps:
            title = _("no further lay-off helps you")
    else:
        title = _("nothing left to lay off")
    if view.rules.undercut_tie:
        detail = _("Your deadwood is {left} against {count}; equal or less is an undercut.")
    else:
        detail = _("Your deadwood is {left} against {count}; less is an undercut.")
    return Prompt(title, detail.format(left=view.own_deadwood, count=view.knock_deadwood), YOU)


# -- results ---------------------------------------------------------------------------------------
def _hand_ended(view: OklahomaGinView, names: Names) -> Prompt:
    """How the hand ended, for the viewer."""
    result = view.result
    assert result is not None
    if result.kind == DRAWN:
        title = _("The hand is a draw")
        return Prompt(title, _("The stock is used up; the same dealer deals again."))
    if result.winner is None:
        title = _("Equal deadwood: nobody scores")
    else:
        own, others = _ENDED[result.kind]
        name = names[result.winner]
        text = own if result.winner == view.seat else others
        title = _(text, points=result.points, name=name)
    detail = one_after_the_other(*(_game_ended(game, names) for game in view.game_results))
    if not view.game_results:
        detail = _hand_counted(view, result)
    return Prompt(title, detail)


def _hand_counted(view: OklahomaGinView, result: HandResult) -> str:
    """How a hand comes to its points, as short as can be; the score sheet has the rest."""
    if result.winner is None or not result.points:
        return ""
    times, low = result.factor, result.after[result.winner]
    counted = f"{low + result.difference} − {low}" if low else str(result.difference)
    if not result.bonus:
        how = counted if times == 1 else f"{times} × ({counted})" if low else f"{times} × {counted}"
    else:
        # Gin and undercut say what they bring before the difference, which is not explained again.
        both = view.rules.bonus_factor(times) == times > 1
        rest = str(result.difference) if both or times == 1 else f"{times} × {result.difference}"
        how = _(_SUMS[result.kind], bonus=result.bonus, rest=rest)
        how = f"{times} × ({how})" if both else how
    return f"{result.points} = {how}" if how != str(result.points) else ""


def _game_ended(game: GameResult, names: Names) -> str:
    """What a game brings the match, in a sentence."""
    if game.credited is None:
        return _("Game {game} is a tie: no match points.", game=game.number)
    return _(
        "Game {game} over: {name} scores {credit} for the match.",
        game=game.number,
        credit=game.credit,
        name=names[game.credited],
    )


def _hand_lines(view: OklahomaGinView, result: HandResult, names: Names) -> list[Fact]:
    """A hand, one line per step."""
    lines = []
    for seat in (0, 1):
        lines.append(Fact(_("{name}: deadwood", name=names[seat]), str(result.before[seat])))
        saved = result.before[seat] - result.after[seat]
        if saved:
            label = _("Laid off {cards}", cards=card_signs(laid.card for laid in view.laid_off))
            lines.append(Fact(label, points(-saved, sign=True)))
    if result.winner is None:
        label = _("Draw (no winner)") if result.kind == DRAWN else _("Tie")
        return [*lines, Fact(label, "0", big=True)]
    lines.append(Fact(_("Difference"), str(result.difference)))
    beside: list[Fact] = []
    if result.kind in _BONUSES:
        beside.append(Fact(_(_BONUSES[result.kind]), points(result.bonus, sign=True)))
    if result.factor > 1:
        label = _("Spade upcard {card}", card=card_sign(view.upcard))
        times = Fact(label, f"×{result.factor}")
        # What stands above it is doubled.
        only_points = view.rules.spade_double == "points_only"
        beside = [times, *beside] if only_points else [*beside, times]
    lines += beside
    if view.rules.extra_boxes:
        lines.append(Fact(_("Boxes"), str(result.boxes)))
    lines.append(Fact(names[result.winner], points(result.points, sign=True), big=True))
    if len(view.columns) > 1:
        lines.append(Fact(_("Counts in"), _games_in(dict(view.sheet[-1].facts))))
    return lines


def _games_in(facts: Mapping[str, int | str]) -> str:
    """The games in which a hand counts (“games 1 and 2”)."""
    games = str(facts["games"]).split()
    text = _("game {games}") if len(games) == 1 else _("games {games}")
    return text.format(games=listed(games))


def _at_once(facts: Mapping[str, int | str]) -> str:
    """The heading of a hand that may count in several games."""
    double = int(facts["factor"]) > 1
    if not facts["games"]:
        text = _("{hand} ♠ double") if double else "{hand}"
    else:
        text = _("{hand} ♠ double: {games}") if double else _("{hand}: {games}")
    return text.format(hand=facts["hand"], games=_games_in(facts))


def _hand_line(result: HandResult, names: Names) -> Fact:
    """A hand in a single line, followed by the sum of a game."""
    assert result.winner is not None
    return Fact(_(_HANDS[result.kind], name=names[result.winner]), points(result.points, sign=True))


def _game_lines(rules: HouseRules, game: GameResult, names: Names) -> list[Fact]:
    """A game, one line per step, up to the amount credited to the match account."""
    lines = []
    for seat in (game.winner, 1 - game.winner):
        lines.append(Fact(_("{name}: points", name=names[seat]), points(game.points[seat])))
        if seat == game.winner:
            if game.shutout:
                lines.append(Fact(_("Shut-out"), "×2"))
            lines.append(Fact(_("Game bonus"), points(game.bonus, sign=True)))
        count = game.boxes[seat]
        if count:
            label = _boxes(count, rules.extra_boxes)
            lines.append(Fact(label, points(rules.box_bonus * count, sign=True)))
    return lines + _game_total(game, names)


def _game_total(game: GameResult, names: Names) -> list[Fact]:
    """What a game is worth for both, and what is credited."""
    won, lost = game.totals[game.winner], game.totals[1 - game.winner]
    total = Fact(_("Game {game}", game=game.number), f"{points(won)} : {points(lost)}")
    if game.credited is None:
        return [total, Fact(_("Added"), "0", big=True)]
    label = _("{name}: match score", name=names[game.credited])
    return [total, Fact(label, points(game.credit, sign=True), big=True)]
