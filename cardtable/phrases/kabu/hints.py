"""Advice on the Kabu games: what bots think of an action, and what a lesson says at the table."""

from __future__ import annotations

from cardtable.phrases.base import Facts, LessonWords, Names
from cardtable.phrases.kabu.words import hand_text, total_name
from cardtable.phrases.lists import listed
from cardtable.phrases.numbers import points
from cardtable.translation import N_, _

#: What bots think; the fields are the numbers of the reason, ``total`` the first of a hand.
REASONS = {
    "decided": N_("The match is decided. What’s left is the chips."),
    "for_place": N_("You can’t win the match any more, but with this you can still pass someone."),
    "alike": N_(
        "No difference to the match. {a} of {b} unseen cards would make 7, 8 or 9 here right away."
    ),
    "no_matter": N_("It makes no difference to the match."),
    "leads": N_("You’re {a} ahead: sit this one out."),
    "nothing_promised": N_("No column is worth a bet."),
    "waits": N_("Sit this one out: a bet risks more than it can bring you."),
    "stays_behind": N_("Without a bet you stay behind by {a}."),
    "gives_up": N_("You’d miss a good bet on column {a}."),
    "spread": N_("Spreads the risk over several columns."),
    "with_rival": N_("You lead, and a rival has bet on this column: you win or lose together."),
    "must_risk": N_(
        "You’re {a} behind: only bets let you catch up, even if this one costs chips on average."
    ),
    "breaks_tie": N_(
        "You share the lead: win this, and it’s yours. {a} of {b} unseen cards make 7, 8 or 9 here."
    ),
    "last_chance": N_(
        "Last round: win this, and you’re first (you need {a}). {b} of {c} unseen cards make 7, 8 "
        "or 9 here."
    ),
    "takes_lead": N_(
        "Win this, and you lead (you need {a}). {b} of {c} unseen cards make 7, 8 or 9 here."
    ),
    "catches_up": N_(
        "You’re {a} behind: win this, and you’re closer. {b} of {c} unseen cards make 7, 8 or 9 "
        "here."
    ),
    "shippin_first": N_("{a} of {b} unseen cards would make 4-1 here, which pays double."),
    "good_seconds": N_(
        "{a} of {b} unseen cards would make 7, 8 or 9 here right away, more than in any other "
        "column."
    ),
    "best_first": N_("Your best chance to win the match, and on average it brings chips."),
    "safer": N_("Your best chance to win the match, even if it brings no chips on average."),
    "promises_less": N_(
        "Column {a} is better. Here {b} of {c} unseen cards would make 7, 8 or 9 right away."
    ),
    "a_little_less": N_("Column {a} wins the match a little more often."),
    "too_little": N_("Win this, and you still don’t lead: you need {a}."),
    "too_low": N_("Bet more: that wins the match more often."),
    "too_high": N_("Bet less: that wins the match more often."),
    "loses": N_("In the long run it costs you {a} of every 100 chips."),
    "risks_lead": N_("You lead by {a}, and this bet puts that at risk."),
    "no_gain": N_("Doesn’t bring you closer to winning the match."),
    "all_equal": N_("It makes no difference: nobody has seen the draw pile."),
    "must_draw": N_("{total}: with 3 or less you must draw."),
    "may_not_draw": N_("{total}: with 7 or more you can’t draw."),
    "either_way": N_("With or without a third card, the odds are the same."),
    "card_for_match": N_("A third card costs chips on average, but wins the match more often."),
    "none_for_match": N_("A third card gains chips on average, but wins the match less often."),
    "three_alike": N_(
        "{a} of {b} unseen cards would make three of a kind; the rest would rarely help."
    ),
    "cards_help": N_("{a} of {b} unseen cards would help, and {c} of them would make 8 or 9."),
    "card_wins_more": N_(
        "You win more often with a third card: {a} of {b} unseen cards would help."
    ),
    "card_counts_more": N_("On average, you do better with a third card."),
    "shippin_stays": N_("4-1 pays double, but only with two cards."),
    "cards_harm": N_("{a} of {b} unseen cards would hurt."),
    "none_wins_more": N_("{a} wins more often without a third card."),
    "none_counts_more": N_("On average, you do better with two cards."),
}
_TITLES = {"player": N_("A round as player"), "dealer": N_("A round as dealer")}
#: What each lesson teaches.
_LESSONS = {
    "player": (
        N_("Only the last digit counts, and 9 is best."),
        N_("With 3 or less you must draw; with 7 or more you can’t; in between, you choose."),
        N_("A column nearer to 9 than the dealer wins as much as you bet."),
        N_("Three of a kind (arashi) beats any total and pays more."),
    ),
    "dealer": (
        N_("The dealer plays against every column at once."),
        N_("4 and 1 (shippin) or 9 and 1 (kuppin) on the first two cards win for the dealer."),
        N_("Only three of a kind (arashi) beats that."),
        N_("Equal totals: the bet is returned."),
    ),
}
#: What is different in Kyo-Kabu.
_KYO = {
    _LESSONS["player"][1]: N_("With a low total, take a third card; with a high one, don’t."),
    _LESSONS["dealer"][1]: N_("9 and 1 (kuppin) on the first two cards win for the dealer."),
}
#: What the steps of the lessons say; where there is a choice, by whether a card is better.
_STEPS = {
    "goal": N_(
        "There are four columns, and the dealer has a hand as well. You bet that a column comes "
        "nearer to 9 than the dealer. Only the last digit of a sum counts: 8 + 9 = 17 → 7."
    ),
    "dead": N_(
        "This is your dead card: only you have seen it, and it’s out of play in this round. Every "
        "other player has one too."
    ),
    "bet_one": N_(
        "Put {stake} chips on column {columns}: click it twice (or press {columns} twice), then "
        "choose Place bets. It shows {ranks}. You can only bet on one column. The small "
        "numbers beside the faces show who’s asked next."
    ),
    "bet_two": N_(
        "Put {stake} chips on each of columns {columns}: click each twice (or press its number "
        "twice), then choose Place bets. They show {ranks}; each wins or loses on its own. The "
        "small numbers beside the faces show who’s asked next."
    ),
    "must": N_(
        "Column {column}: {first} + {second} = {sum} → {total}, called {name}. With 3 or less "
        "you must draw: such a low total hardly ever wins."
    ),
    "may_not": N_(
        "Column {column}: {first} + {second} = {sum} → {total}, called {name}. With 7 or more "
        "you can’t draw: choose Stand. It’s good as it is."
    ),
    "bank": N_(
        "This time you’re the dealer. The others bet on columns, and your hand plays against each "
        "of them. You collect from columns that lose and pay those that beat you."
    ),
    "dealer_must": N_(
        "{first} + {second} = {sum} → {total}, called {name}. With 3 or less the dealer must "
        "draw too."
    ),
    "dealer_may_not": N_(
        "{first} + {second} = {sum} → {total}, called {name}. With 7 or more the dealer can’t "
        "draw either."
    ),
    "free_hit": N_(
        "Column {column}: {first} + {second} = {sum} → {total}, called {name}. Your choice now. "
        "{better} of the {unseen} unseen cards improve it. That’s more than half, so choose Card!"
    ),
    "free_stand": N_(
        "Column {column}: {first} + {second} = {sum} → {total}, called {name}. Your choice now. "
        "Only {better} of the {unseen} unseen cards improve it: choose Stand."
    ),
    "dealer_free_hit": N_(
        "{first} + {second} = {sum} → {total}, called {name}. Your choice now. {better} of the "
        "{unseen} unseen cards improve it, more than half: choose Card!"
    ),
    "dealer_free_stand": N_(
        "{first} + {second} = {sum} → {total}, called {name}. Your choice now. Only {better} of "
        "the {unseen} unseen cards improve it: choose Stand."
    ),
}
#: What was wrong with an action.
_SLIPS = {
    "no_bet": N_("If you bet nothing, you only watch this round: nothing lost, nothing won."),
    "stood": N_(
        "{total} only beats a dealer with less. {better} of the {unseen} unseen cards would have "
        "improved it."
    ),
    "dealer_stood": N_(
        "{total} only beats columns with less. {better} of the {unseen} unseen cards would have "
        "improved it."
    ),
    "drew": N_(
        "Only {better} of the {unseen} unseen cards would have improved {total}; the rest would "
        "have made it worse."
    ),
}
#: How the round of a lesson ended.
_ENDS = {
    "no_bets": N_("Nobody has bet, so nothing is compared."),
    "player": N_(
        "The dealer has {hand}, and you have {mine}. A column nearer to 9 than the dealer wins. "
        "Your chips: {net}."
    ),
    "special": N_(
        "You have {hand}: with two cards, that beats every column except three of a kind. "
        "Your chips: {net}."
    ),
    "dealer": N_(
        "You have {hand}. Each column is compared with it, and lower ones lose their bets to you. "
        "Your chips: {net}."
    ),
}


class KabuLessonWords(LessonWords):
    """Sentences for both games."""

    titles = _TITLES
    lessons = _LESSONS

    def said(self, game: str, step: str, facts: Facts, names: Names) -> str:
        if step in ("result", "dealer_result"):
            text = _ENDS[_ending(facts)]
        elif step in ("free", "dealer_free"):
            text = _STEPS[f"{step}_hit" if facts.get("hits") else f"{step}_stand"]
        else:
            text = _STEPS[step]
        return _(text, **_fields(game, facts))

    def wrong(self, game: str, slip: str, facts: Facts) -> str:
        return _(_SLIPS[slip], **_fields(game, facts))

    def learnt(self, game: str, lesson: str) -> list[str]:
        own = _KYO if game == "kyo-kabu" else {}
        return [_(own.get(line, line)) for line in self.lessons[lesson]]

    def gain(self, units: int) -> str:
        words = _("{amount} chip") if abs(units) == 1 else _("{amount} chips")
        return words.format(amount=points(units, sign=True))


def _ending(facts: Facts) -> str:
    if facts.get("void") == "no_bets":
        return "no_bets"
    if facts.get("mine"):
        return "player"
    return "special" if facts.get("kind") in ("shippin", "kuppin") else "dealer"


def _fields(game: str, facts: Facts) -> dict[str, str]:
    """The facts as they stand in a sentence; totals also by their names."""
    fields = {
        key: listed(value) if isinstance(value, tuple) else str(value)
        for key, value in facts.items()
    }
    total = facts.get("total")
    if isinstance(total, int):
        fields["name"] = total_name(game, total)
    if isinstance(dealer := facts.get("dealer"), int):
        fields["hand"] = hand_text(game, str(facts.get("kind")), dealer)
    if isinstance(net := facts.get("net"), int):
        fields["net"] = points(net, sign=True)
    return fields


WORDS = KabuLessonWords()
