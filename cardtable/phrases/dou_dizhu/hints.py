"""Advice on Dou Dizhu: what bots think of an action, and what a lesson says beside the table."""

from __future__ import annotations

from cardtable.games.dou_dizhu.plays import Reading
from cardtable.games.dou_dizhu.scoring import UNIT
from cardtable.phrases.base import Facts, LessonWords, Names, Reasons
from cardtable.phrases.cards import card_sign, rank_word
from cardtable.phrases.dou_dizhu.words import combination_inside
from cardtable.phrases.lists import in_row, listed
from cardtable.phrases.numbers import points
from cardtable.translation import N_, _, ngettext_noop, npgettext

REASONS: Reasons = {
    "goes_out": N_("You go out and win."),
    "goes_not_out": N_("You could go out right now."),
    "sure_win": N_("Nobody can stop you now."),
    "not_sure": N_("With the better choice, nobody could stop you."),
    "partner_leads": ngettext_noop(
        "Your partner is winning the trick with {n} card left.",
        "Your partner is winning the trick with {n} cards left.",
    ),
    "overtakes": ngettext_noop(
        "Takes the trick from your partner, who has {n} card left.",
        "Takes the trick from your partner, who has {n} cards left.",
    ),
    "stops_foe": ngettext_noop(
        "Takes the trick from an opponent with {n} card left.",
        "Takes the trick from an opponent with {n} cards left.",
    ),
    "lets_foe": ngettext_noop(
        "The trick belongs to an opponent with {n} card left.",
        "The trick belongs to an opponent with {n} cards left.",
    ),
    "no_way_out": ngettext_noop(
        "No opponent with {n} card left could go out on it.",
        "No opponent with {n} cards left could go out on it.",
    ),
    "way_out": ngettext_noop(
        "An opponent with {n} card left could go out on it.",
        "An opponent with {n} cards left could go out on it.",
    ),
    "helps_partner": ngettext_noop(
        "Your partner, with {n} card left, could go out on it.",
        "Your partner, with {n} cards left, could go out on it.",
    ),
    "no_help": ngettext_noop(
        "Your partner, with {n} card left, is less likely to go out on it.",
        "Your partner, with {n} cards left, is less likely to go out on it.",
    ),
    "blocks": N_("The landlord plays next and can’t get rid of a low card."),
    "lets_through": N_("The landlord plays next and can get rid of a low card."),
    "keeps_bomb": ngettext_noop("Keeps {n} bomb intact.", "Keeps {n} bombs intact."),
    "costs_bomb": ngettext_noop(
        "Costs a bomb; the better choice keeps {n}.", "Costs a bomb; the better choice keeps {n}."
    ),
    "multiplies": N_("Multiplies the stake by {0}."),
    "no_multiplier": N_("Doesn’t multiply the stake by {0}."),
    "fewer_plays": ngettext_noop(
        "A shorter way: {n} more play and you’re out, if nobody gets between.",
        "A shorter way: {n} more plays and you’re out, if nobody gets between.",
    ),
    "more_plays": ngettext_noop(
        "A longer way: the better choice needs {n} more play to get out.",
        "A longer way: the better choice needs {n} more plays to get out.",
    ),
    "keeps_lead": N_("None of the others’ cards can beat it."),
    "may_be_beaten": N_("The others’ cards can beat it."),
    "keeps_triple": N_("Doesn’t break up a triple."),
    "breaks_triple": N_("Breaks up a triple."),
    "keeps_pair": N_("Doesn’t break up a pair."),
    "breaks_pair": N_("Breaks up a pair."),
    "keeps_stopper": ngettext_noop(
        "Saves twos and jokers to stop the landlord, who has {n} card left.",
        "Saves twos and jokers to stop the landlord, who has {n} cards left.",
    ),
    "costs_stopper": ngettext_noop(
        "Spends twos or jokers you need to stop the landlord, who has {n} card left.",
        "Spends twos or jokers you need to stop the landlord, who has {n} cards left.",
    ),
    "keeps_high": N_("Saves your twos and jokers."),
    "costs_high": N_("Spends twos or jokers you could save."),
    "keeps_control": N_("Keeps high cards nobody can beat, to win the lead again later."),
    "costs_control": N_("Spends high cards nobody can beat; you need them to win the lead again."),
    "lower_kickers": N_("Takes lower cards along and keeps the higher ones."),
    "higher_kickers": N_("Uses higher kickers than needed."),
    "saves_higher": N_("Beats it with lower cards and keeps your high ones."),
    "higher_than_needed": N_("Beats it with higher cards than needed."),
    "low_first": N_("Gets rid of low cards first."),
    "high_first": N_("Leaves lower cards of the same kind in your hand."),
    "harder_to_beat": N_("It’s higher and hard to beat, so it may win you the lead."),
    "easier_to_beat": N_("It’s lower and easily beaten, so it hardly wins you the lead."),
    "more_cards": N_("Gets rid of {0} cards at once."),
    "fewer_cards": N_("Gets rid of fewer cards at once than the better choice."),
    "contests": N_("Takes the trick from an opponent."),
    "yields": N_("Leaves the trick to an opponent."),
    "trusts_partner": N_("Your partner plays next and may beat it."),
    "ahead_of_partner": N_("Your partner plays next and may beat it without you."),
    "wins_more": N_("Wins {0} out of 100 such deals; the next choice wins {1}."),
    "wins_less": N_("Wins {0} out of 100 such deals; the better choice wins {1}."),
    "wins_rarer": N_(
        "Wins less often, {0} instead of {1} out of 100 deals, but scores more points on average."
    ),
    "pays_more": N_("Doesn’t win more often, but scores more points on average."),
    "pays_less": N_("Scores fewer points on average."),
    "hope": N_("Hardly to be won any more: play on and hope the others slip."),
    "as_good": N_("Just as good, as far as anyone can tell."),
    "bids": N_("That wins {0} out of 100 such deals, and each win pays double: both farmers pay."),
    "doubles": N_("You win {0} out of 100 such deals: worth doubling."),
    "no_double": N_("You win {0} out of 100 such deals: too few to double."),
    "lucky_double": N_(
        "You win {0} out of 100 such deals, but your own cards aren’t strong: too risky to double."
    ),
    "opens": N_("You win {0} out of 100 such deals, and can afford to be seen."),
    "stays_closed": N_("You win {0} out of 100 such deals; an open hand would help the others."),
    "unclear_raise": N_("It raises the stake, and whether that pays isn’t clear."),
    "throws_in": N_("Everyone has passed: if you pass too, new cards are dealt."),
    "passes": N_("If you pass, you win {0} out of 100 such deals."),
    "leaves_call": N_("If you don’t rob, you win {0} out of 100 such deals."),
    "other_bid": N_("With {0} at stake instead of {1}, you win {2} out of 100 such deals."),
}
_TITLES = {"landlord": N_("A deal as landlord"), "farmer": N_("A deal as farmer")}
#: What each lesson teaches.
_LESSONS = {
    "landlord": (
        N_("Bid high with bombs, twos and jokers."),
        N_("Long combinations first: they’re hard to beat."),
        N_("A bomb takes back the lead and doubles the stake."),
    ),
    "farmer": (
        N_("Farmers win together: it’s enough if one of them goes out."),
        N_("Don’t beat your partner; stop the landlord."),
        N_("When an opponent has one card left, lead pairs, never a low single card."),
    ),
}
#: What the steps of the lessons say.
_STEPS = {
    "goal": N_(
        "One landlord plays against two farmers; the first to run out of cards wins, and a farmer "
        "wins for both. The order is 3 up to A, then 2 and the jokers; suits don’t matter."
    ),
    "call": N_(
        "Bid 3 to become the landlord. You hold four aces: a bomb like that beats almost "
        "everything, so a high stake suits you."
    ),
    "kitty": N_(
        "You’re the landlord: {cards} from the kitty are yours, and you lead. With 20 cards "
        "against 17 you have more to get rid of, so play many at once."
    ),
    "rob": N_(
        "By the Happy rules you would call instead, and others could rob it, ×2 each time. Once "
        "the kitty is seen everyone may double, ×2 or ×4. Rob and double only if you win clearly "
        "more than half of such deals."
    ),
    "weak": N_(
        "Too weak to win alone: no bomb, no 2. With a hand like this you’re better off as a "
        "farmer, with a partner."
    ),
    "weak_call": N_(
        "Pass. The highest bidder plays alone and wins or loses twice as much as a farmer."
    ),
    "allies": N_(
        "{landlord} is the landlord, and {seat} is your partner. If either of you goes out first, "
        "you both win."
    ),
    "plane": N_(
        "Lead {play}: two triples in a row, each with a kicker, here {along}. That’s 8 cards at "
        "once, and hard to beat."
    ),
    "lead": N_(
        "The lead is yours: play {play}. The leader decides what is played, so get rid of low, "
        "long combinations first."
    ),
    "top_lead": N_(
        "Lead {play}: only a bomb beats that. So the lead stays yours, and the rest can follow "
        "at once."
    ),
    "bomb": N_(
        "None of your ordinary plays beats {beat}, but {play} beats everything except higher "
        "bombs. It raises the stake from {stake} to {doubled}. Play it to win back the lead."
    ),
    "beat": N_("Beat {beat} with {play}, the lowest that will do: you’ll need higher cards later."),
    "let": N_(
        "To beat {beat} you need the same kind and number of cards. You have nothing worth "
        "playing, so pass."
    ),
    "partner": N_(
        "That’s your partner’s {beat}. Pass: if nobody beats it, your side leads, and you keep "
        "your high cards for the landlord."
    ),
    "hold": N_(
        "The landlord plays {beat} and has {rival} left. Stop that with {play}, the lowest that "
        "will do."
    ),
    "farmer_bomb": N_(
        "Only {play} stops {beat}. It doubles the stake, but it’s your chance to win."
    ),
    "feed": N_("{seat} comes next with one card left. Lead {play}: your partner may go out on it."),
    "last_card": N_(
        "The landlord has one card left and would go out on a single card. Lead {play}: no single "
        "card can be played on it."
    ),
    "farmer_lead": N_(
        "You lead: {play}. Get rid of many cards at once; the landlord has {rival} left."
    ),
}
#: The same of the last play: nothing has to be kept any more.
_LAST_LEAD = N_("The lead is yours, and {play} is all you have left: play it and win.")
_LAST_ANSWER = N_("{play} beats {beat}, and it’s all you have left: play it and win.")
_LAST = {
    "lead": _LAST_LEAD,
    "farmer_lead": _LAST_LEAD,
    "beat": _LAST_ANSWER,
    "hold": _LAST_ANSWER,
}
#: What was wrong with an action.
_SLIPS = {
    "small_call": N_(
        "This hand is worth a bid of 3. If you bid less, someone may outbid you, or the stake "
        "stays small."
    ),
    "no_plane": N_(
        "{play} would have got rid of 8 cards at once. Small plays lose the lead and take longer."
    ),
    "no_bomb": N_("Without the bomb the others keep the lead and decide what is played."),
    "overtaken": N_(
        "You’ve beaten your own partner and used up a high card you need against the landlord."
    ),
    "gave_way": N_(
        "If nobody beats this, the landlord leads again. You could have stopped it with {play}."
    ),
    "single_led": N_("The landlord has one card left, and could play it on a single card."),
}
#: How the deal of a lesson ended, by the learner's side.
_ENDS = {
    "landlord_won": N_(
        "You went out first. The bid of {bid} times {factor} makes {stake}, and each farmer pays "
        "it: {gain} points."
    ),
    "landlord_lost": N_("A farmer went out first. The stake was {stake}: {gain} points."),
    "farmer_won": N_(
        "A farmer went out first, so the landlord pays. Under these house rules each farmer gets "
        "half the stake of {stake}: {gain} points."
    ),
    "farmer_won_whole": N_(
        "A farmer went out first, so the landlord pays each farmer the stake of {stake}: "
        "{gain} points."
    ),
    "farmer_lost": N_(
        "The landlord went out first. Each farmer pays the stake of {stake}: {gain} points."
    ),
}


class DouDizhuLessonWords(LessonWords):
    """Sentences for landlord and farmer."""

    titles = _TITLES
    lessons = _LESSONS

    def said(self, game: str, step: str, facts: Facts, names: Names) -> str:
        if step == "result":
            gain = facts.get("gain")
            side = "landlord" if facts.get("landlord") else "farmer"
            end = f"{side}_won" if isinstance(gain, int) and gain > 0 else f"{side}_lost"
            if end == "farmer_won" and not facts.get("half"):
                end = "farmer_won_whole"
            text = _ENDS[end]
        elif facts.get("out") and step in _LAST:
            text = _LAST[step]
        else:
            text = _STEPS[step]
        return _(text, **_fields(facts, names))

    def wrong(self, game: str, slip: str, facts: Facts) -> str:
        return _(_SLIPS[slip], **_fields(facts, ()))

    def gain(self, units: int) -> str:
        words = _("{amount} point") if abs(units) == UNIT else _("{amount} points")
        return words.format(amount=points(units, UNIT, sign=True))


def _fields(facts: Facts, names: Names) -> dict[str, str]:
    """The facts as they stand in a sentence."""
    fields: dict[str, str] = {}
    for key, value in facts.items():
        if key in ("play", "beat"):
            fields[key] = combination_inside(Reading.parse(str(value))) if value else ""
        elif key in ("seat", "landlord") and isinstance(value, int) and value < len(names):
            fields[key] = names[value]
        elif key == "gain" and isinstance(value, int):
            fields[key] = points(value, UNIT, sign=True)
        elif key == "rival" and isinstance(value, int):
            fields[key] = npgettext("Dou Dizhu", "{n} card", "{n} cards", value)
        elif key == "along" and isinstance(value, tuple):
            fields[key] = listed(rank_word(str(rank)) for rank in value)
        elif isinstance(value, tuple):
            fields[key] = in_row(card_sign(code) for code in value)
        else:
            fields[key] = str(value)
    return fields


WORDS = DouDizhuLessonWords()
