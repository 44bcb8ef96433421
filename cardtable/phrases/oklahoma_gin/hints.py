"""Advice on Oklahoma Gin: what bots think of an action, and what a lesson says beside the table."""

from __future__ import annotations

from cardtable.phrases.base import Facts, LessonWords, Names, Reasons
from cardtable.phrases.cards import card_sign
from cardtable.phrases.lists import listed
from cardtable.phrases.numbers import points
from cardtable.phrases.oklahoma_gin.words import group_signs
from cardtable.translation import N_, _

REASONS: Reasons = {
    "only_way": N_("There’s nothing else you can do."),
    "keeps_meld": N_("Keeps your melds intact."),
    "breaks_meld": N_("Breaks up a meld."),
    "less_deadwood": N_("Leaves {0} deadwood; the next choice leaves {1}."),
    "more_deadwood": N_("Leaves {0} deadwood; the best choice leaves {1}."),
    "more_help": N_(
        "{1} of {0} unseen cards would make a meld for you; with the next choice, {2}."
    ),
    "less_help": N_(
        "{1} of {0} unseen cards would make a meld for you; with the best choice, {2}."
    ),
    "more_knocks": N_("{1} of {0} unseen cards would let you knock; with the next choice, {2}."),
    "worth_pips": N_(
        "Leaves {0} deadwood, not {1}, but {3} of {2} unseen cards would make a meld for you, "
        "not {4}."
    ),
    "safer": N_(
        "Leaves {0} deadwood, not {1}, but your opponent can make fewer melds with it: {2}, not "
        "{3}."
    ),
    "safe": N_("Your opponent can’t make a meld with it."),
    "fewer_uses": N_("Your opponent can make fewer melds with it: {0} instead of {1}."),
    "more_uses": N_("Your opponent can make more melds with it: {0} instead of {1}."),
    "collects": N_("Your opponent took {0} of the cards it goes with."),
    "not_collected": N_("Your opponent took {0} of the cards the next choice goes with."),
    "let_go": N_("Your opponent threw or left lying {0} of the cards it goes with."),
    "alone": N_("It doesn’t go with any of your other cards."),
    "big_gin": N_("All eleven cards are in melds."),
    "gin": N_("Only melds are left."),
    "low_enough": N_("You have {0} deadwood; you can knock with {1} or less."),
    "undercut": N_("With {0} deadwood you risk an undercut."),
    "way_to_gin": N_("{1} of {0} unseen cards would give you gin next turn."),
    "waits": N_("With {0} deadwood it’s better to wait than to knock."),
    "gives_time": N_("Gives your opponent another turn."),
    "takes_gin": N_("Gives you gin."),
    "can_knock": N_("Gives you {0} deadwood; you can knock with {1} or less."),
    "makes_meld": N_("Makes a meld: your deadwood falls from {0} to {1}."),
    "lowers_deadwood": N_("Your deadwood falls from {0} to {1}."),
    "no_meld": N_("Makes no meld and shows what you’re collecting."),
    "leaves_useless": N_("The top discard makes no meld."),
    "goes_round": N_("You discarded it yourself: you’d only go round in circles."),
    "leaves_it": N_("{1} of {0} unseen cards would make a meld for you."),
    "draw": N_("The hand ends without points."),
    "undercuts": N_("Your {0} deadwood undercuts the knocker’s {1}."),
    "fits": N_("Fits the knocker’s melds and takes {0} off your deadwood."),
    "lays_out": N_("Laid out, these cards take {0} off your deadwood."),
    "finished": N_("Nothing more can be laid off."),
    "forgoes": N_("You could still get rid of {0} deadwood."),
    "spoils": N_("Leaves {0} more deadwood than the best choice."),
    "idle": N_("Doesn’t reduce your deadwood."),
    "any_of": N_("Any of these is as good."),
    "close": N_("The next choice is about as good."),
    "alike": N_("About as good as the best choice."),
    "brings_more": N_("Overall better than the next choice."),
    "brings_less": N_("Overall not as good as the best choice."),
}
#: What the steps of the lessons say; those with a choice in several ways.
_STEPS = {
    "melds": N_(
        "Three or more cards of one rank, or in a row in one suit, make a meld: you have {melds}. "
        "The rest is deadwood, {deadwood} points. Face cards count 10, all others their number."
    ),
    "no_melds": N_(
        "Three or more cards of one rank, or in a row in one suit, make a meld. You have none so "
        "far, so all your cards are deadwood: {deadwood} points. Face cards count 10, all others "
        "their number. Try to lower that total."
    ),
    "limit": N_(
        "The first upcard, {upcard}, determines the limit. With {limit} points of deadwood or "
        "less after your turn, you may knock and lay down your hand."
    ),
    "upcard": N_("{top} makes no meld: pass."),
    "upcard_take": N_(
        "Take {top}: it makes a meld and, once you discard, leaves {with_top} points instead of "
        "{deadwood}."
    ),
    "draw": N_("{top} doesn’t help you. Draw from the stock: an unknown card might."),
    "draw_take": N_(
        "Take {top} from the discard pile: it fits, and leaves {with_top} points instead of "
        "{deadwood}."
    ),
    "draw_forced": N_("Both of you passed, so the first card comes from the stock: draw."),
    "discard": N_(
        "Now discard {card}: it isn’t in a meld and counts {pips}. That leaves {least} points. "
        "Every turn ends with a discard."
    ),
    "knock": N_(
        "Without {card} you have {least} points, and the limit is {limit}: knock! Waiting gives "
        "your opponent time to catch up."
    ),
    "gin": N_(
        "Everything but {card} is in melds: knock with it, and that’s gin. 25 points more, and "
        "nobody may lay off."
    ),
    "wait": N_(
        "You could knock with {least}. But one more card makes gin, worth 25 more. It’s early, so "
        "discard {card} and wait."
    ),
    "lay_off": N_(
        "Your opponent has knocked with {theirs} points; you have {deadwood}. Lay {card} off on "
        "the knocker’s meld: then you have {left}."
    ),
    "done": N_(
        "Nothing else fits. You have {deadwood}, the knocker has {theirs}: choose Done and see."
    ),
}
#: What was wrong with an action.
_SLIPS = {
    "left_lying": N_("{top} would have made a meld: {with_top} points left instead of {deadwood}."),
    "took_in_vain": N_(
        "{top} makes no meld, and your opponent has seen you take it. An unknown card could have "
        "helped."
    ),
    "wrong_card": N_(
        "Without {thrown} you have {now} points of deadwood; without {card} it would be {least}."
    ),
    "too_soon": N_(
        "{now} is more than the limit of {limit}. A knock like that only shows your opponent your "
        "hand, and play continues."
    ),
    "no_knock": N_(
        "You could have knocked with {least}: the limit is {limit}. Now your opponent may knock "
        "first."
    ),
    "no_wait": N_(
        "Knocking with {least} only wins the difference, and your opponent may lay off. Gin would "
        "earn 25 more."
    ),
    "kept": N_(
        "{card} fits the knocker’s meld. Laid off, it would leave you {left} points against "
        "{theirs}."
    ),
}
#: How the hand of a lesson ended.
_ENDS = {
    "drawn": N_("The stock is used up: nobody wins this hand."),
    "lost": N_("You have {own}, your opponent has {other} and scores {points} points."),
    "won": N_(
        "You have {own}, your opponent has {other} after laying off: the difference is yours, "
        "{points} points."
    ),
    "gin": N_(
        "Gin! Your opponent has {other} points of deadwood, and gin pays {bonus}: {points} for you."
    ),
    "undercut": N_(
        "Undercut! You have {own}, the knocker {other}: the difference of {difference} and "
        "{bonus} for the undercut make {points} points."
    ),
}
_TITLES = {
    "knock": N_("The knock"),
    "undercut": N_("The undercut"),
    "gin": N_("Going gin"),
}
#: What each lesson teaches.
_LESSONS = {
    "knock": (
        N_("Cards in runs and sets don’t count; the rest is deadwood."),
        N_("The first upcard determines how much deadwood you may knock with."),
        N_("The knocker wins the difference in deadwood."),
    ),
    "undercut": (
        N_("Cards that fit the knocker’s melds can be laid off."),
        N_("If you have no more deadwood than the knocker, it’s an undercut: 25 extra."),
        N_("So knocking with a lot of deadwood is a risk."),
    ),
    "gin": (
        N_("Gin is a hand without deadwood: 25 points more."),
        N_("Nobody may lay off against gin."),
        N_("Waiting for it is a risk: your opponent may knock first."),
    ),
}
#: Facts that are cards.
_CARDS = ("card", "upcard", "top", "thrown")


class GinLessonWords(LessonWords):
    """Sentences for knock, undercut and gin."""

    titles = _TITLES
    lessons = _LESSONS

    def said(self, game: str, step: str, facts: Facts, names: Names) -> str:
        if step == "result":
            text = _ENDS[_ending(facts)]
        elif step == "melds" and not facts.get("melds"):
            text = _STEPS["no_melds"]
        else:
            text = _STEPS.get(f"{step}_{facts.get('way')}", _STEPS[step])
        return _(text, **_fields(facts))

    def wrong(self, game: str, slip: str, facts: Facts) -> str:
        return _(_SLIPS[slip], **_fields(facts))

    def gain(self, units: int) -> str:
        words = _("{amount} point") if abs(units) == 1 else _("{amount} points")
        return words.format(amount=points(units, sign=True))


def _ending(facts: Facts) -> str:
    kind = str(facts.get("kind"))
    if not facts.get("won"):
        return "drawn" if kind == "drawn" else "lost"
    return kind if kind in ("gin", "undercut") else "won"


def _fields(facts: Facts) -> dict[str, str]:
    """The facts as they stand in a sentence."""
    fields: dict[str, str] = {}
    for key, value in facts.items():
        if key in _CARDS:
            fields[key] = card_sign(str(value)) if value else ""
        elif isinstance(value, tuple):
            fields[key] = listed(group_signs(word) for word in value)
        else:
            fields[key] = str(value)
    return fields


WORDS = GinLessonWords()
