"""The stamps in words: what each is called, and how it is earned."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.phrases.lists import headed, in_row, one_after_the_other
from cardtable.translation import N_, _

#: Name and sentence of every stamp, by its id.
WORDS = {
    "first_win": (N_("The Ink Is Wet"), N_("Win a match.")),
    "day": (N_("Early Bird"), N_("Win a deal of the day the first time you play it.")),
    "expert": (N_("Giant-Killer"), N_("Win a match against at least one expert.")),
    "four_games": (N_("Four Tables"), N_("Win a match of each of the four games.")),
    "puzzles": (N_("Fifty Knots Untied"), N_("Solve fifty puzzles.")),
    "ten_beaten": (N_("Known About Town"), N_("Win against ten of the opponents with a name.")),
    "decks": (N_("A Full Card Cabinet"), N_("Win matches with eight different decks.")),
    # Oicho-Kabu
    "kabu_three": (N_("Third Time Lucky"), N_("Win with a 9 made of three cards.")),
    "one_eye": (N_("One Is Enough"), N_("Win with a 1 against the dealer’s 0.")),
    "arashi": (N_("A Storm Gets Up"), N_("Win with arashi, three cards of the same rank.")),
    "red_arashi": (N_("Red Storm"), N_("Win with three aces, the red one among them.")),
    "shippin": (N_("Four and One"), N_("As dealer, win with shippin, a 4 and then a 1.")),
    "kuppin": (N_("Nine and One"), N_("As dealer, win with kuppin, a 9 and then a 1.")),
    "four_columns": (N_("Clean Sweep"), N_("Win on all four columns in one round.")),
    "bank": (N_("The House Wins"), N_("As dealer, beat all four columns without 4-1 or 9-1.")),
    "all_in": (N_("All or Nothing"), N_("Bet everything you own on one column, and win.")),
    "comeback": (
        N_("Night Owl"),
        N_("Win a match of 12 rounds or more after having the fewest chips halfway through."),
    ),
    # Kyo-Kabu
    "nine_over_eight": (N_("By a Whisker"), N_("Win with a 9 against the dealer’s 8.")),
    "stood_on_four": (N_("Poker Face"), N_("Take no third card with a 4, and win.")),
    "kyo_kuppin": (N_("Kuppin in Kyoto"), N_("As dealer, win with kuppin, a 9 and then a 1.")),
    "kyo_bank": (N_("Raked In"), N_("As dealer, beat three or more columns without kuppin.")),
    "four_gates": (N_("Four Gates"), N_("Win on the 5, the 6, the 7 and the 8 in one match.")),
    "sorokabu": (N_("Three of a Feather"), N_("Win with sorokabu, three cards of the same rank.")),
    "dared": (N_("Who Dares"), N_("Draw to a pair of eights, get a third one, and win.")),
    "unbeaten": (N_("Spotless"), N_("Win a match with three bets or more, and lose none of them.")),
    # Dou Dizhu
    "plane": (N_("Take-off"), N_("Play an airplane and win the deal.")),
    "rocket": (N_("Fireworks"), N_("Play the rocket and win the deal.")),
    "open_door": (
        N_("After You"),
        N_("As a farmer, lead a single card on which your partner goes out."),
    ),
    "spring": (N_("Early Spring"), N_("As landlord, win before the farmers have played a card.")),
    "two_bombs": (N_("Double Trouble"), N_("Play two bombs and win the deal.")),
    "all_doubled": (
        N_("Nobody Blinked"),
        N_("As landlord, win a deal that all three of you have doubled."),
    ),
    "anti_spring": (
        N_("Late Frost"),
        N_("As a farmer, win a deal in which the landlord has played only once."),
    ),
    "rocket_last": (N_("The Last Word"), N_("Go out with the rocket.")),
    "long_straight": (
        N_("Long Dragon"),
        N_("Play a straight of ten cards or more and win the deal."),
    ),
    # Oklahoma Gin
    "gin": (N_("A Drop of Gin"), N_("Win a hand with gin.")),
    "undercut": (N_("Caught Knocking"), N_("Undercut your opponent.")),
    "laid_off": (N_("Guest at the Table"), N_("Lay off three cards in one hand.")),
    "low_knock": (N_("One Short of Gin"), N_("Knock with 1 deadwood, and win the hand.")),
    "spade_gin": (N_("Double Measure"), N_("Win a hand with gin when the upcard is a spade.")),
    "shutout": (N_("Whitewash"), N_("Win a game in which your opponent wins no hand.")),
    "from_behind": (N_("Second Wind"), N_("Win a game in which you were 50 points behind.")),
    "quick_gin": (N_("A Quick One"), N_("Go gin within your first three turns.")),
    "big_gin": (N_("The Whole Bottle"), N_("Win a hand with big gin, where the rules have it.")),
}


def stamp_name(id_: str) -> str:
    """What a stamp is called."""
    return _(WORDS[id_][0])


def stamp_sentence(id_: str) -> str:
    """How it is earned."""
    return _(WORDS[id_][1])


def new_stamps(ids: Sequence[str]) -> str:
    """What is said of those that a match has earned for the first time."""
    names = in_row(map(stamp_name, ids))
    if len(ids) == 1:
        return _("New stamp: {name}", name=names)
    return _("New stamps: {names}", names=names)


def stamp_said(id_: str, date: str, times: int) -> str:
    """All that a screen reader says of a stamp; ``times`` is 0 if it is not earned."""
    name, sentence = stamp_name(id_), stamp_sentence(id_)
    if not times:
        return _("{name}, not earned yet: {sentence}", name=name, sentence=sentence)
    if times == 1:
        earned = _("Earned: {date}.", date=date)
    else:
        earned = _("First earned: {date}; times in all: {n}.", date=date, n=times)
    return headed(name, one_after_the_other(sentence, earned))


def struck_words(id_: str) -> str:
    """What is said when it is struck at the table."""
    return _("New stamp: {name}. {sentence}", name=stamp_name(id_), sentence=stamp_sentence(id_))
