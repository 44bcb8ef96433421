"""The house rules of the Kabu games in words, and what each of their values means."""

from __future__ import annotations

from dataclasses import replace

from cardtable.phrases.base import OptionTexts
from cardtable.translation import N_, ngettext_noop

OPTIONS = OptionTexts(
    titles={
        "tie": (N_("Equal totals"), N_("What happens when a column ties with the dealer.")),
        "rounds": (N_("Rounds"), N_("The player with the most chips after this many rounds wins.")),
        "chips": (N_("Starting chips"), N_("Chips each player starts with.")),
        "max_total_bet": (
            N_("Total bet limit"),
            N_("The most all players together may bet in a round."),
        ),
        "limit_each": (
            N_("Bet limit per player"),
            N_("The total bet limit as so many chips for each player at the table."),
        ),
        "finale": (
            N_("Finale"),
            N_("What changes in the last rounds, so that everyone can still win."),
        ),
        "share": (
            N_("Fair share"),
            N_("Whether someone may bet what the players after them could have bet."),
        ),
        "player_limit": (
            N_("Most one player may bet"),
            N_("The most one player may bet in a round; 0 means there’s no such limit."),
        ),
        "min_bet": (N_("Sitting out a round"), N_("Whether a player may skip betting in a round.")),
        "credit": (
            N_("Credit"),
            N_("With credit, players can go below zero and nobody is knocked out."),
        ),
        "dealer": (N_("Dealer"), N_("Who deals the next round.")),
        "third_player": (
            N_("Columns’ third card"),
            N_("Whether a column with 3 or less must draw and one with 7 or more can’t."),
        ),
        "third_dealer": (
            N_("Dealer’s third card"),
            N_("Whether the drawing rules apply to the dealer too."),
        ),
        "dealer_zero3": (
            N_("Dealer’s three-card zero"),
            N_("Whether a 0 with three cards counts or makes the round void."),
        ),
        "kuppin_order": (
            N_("Order of kuppin"),
            N_("Whether the 9 must be the dealer’s first card."),
        ),
        "soro_clash": (
            N_("Sorokabu on both sides"),
            N_("What happens when a column and the dealer both have sorokabu."),
        ),
        "arashi_pay": (N_("Arashi pays"), N_("What three of a kind wins on top of the stake.")),
        "arashi_dealer": (
            N_("Dealer’s arashi"),
            N_("Whether three of a kind also helps the dealer."),
        ),
        "special_vs_arashi": (
            N_("4-1 and 9-1 against arashi"),
            N_("Who wins when the dealer’s 4-1 or 9-1 meets an arashi."),
        ),
        "yaku_order": (N_("Order of 4-1 and 9-1"), N_("Whether the 1 must be the second card.")),
        "yaku_41": (
            N_("Use of 4-1"),
            N_("Whether 4-1 (shippin) belongs to the dealer, to a column or to nobody."),
        ),
        "pair_exception": (
            N_("Pairs may draw"),
            N_("A pair may take a third card even with 7 or more."),
        ),
        "field2_view": (
            N_("Viewing second cards"),
            N_("Who may look at a column’s hidden card before the showdown."),
        ),
        "dead_cards": (N_("Dead cards"), N_("Cards set aside before the first field is dealt.")),
        "dealer_pos": (
            N_("Source of the dealer’s first cards"),
            N_("Whether the dealer may choose where the first two cards come from."),
        ),
        "dealer_third_pos": (
            N_("Source of the dealer’s third card"),
            N_("Whether the dealer may also choose where the third card comes from."),
        ),
    },
    values={
        ("tie", "push"): N_("Stakes returned"),
        ("tie", "dealer"): N_("Dealer wins"),
        ("rounds", "open"): N_("Open-ended"),
        ("finale", "off"): N_("None"),
        ("finale", "rises"): N_("The limit rises"),
        ("finale", "leader"): N_("The limit rises, and the leader deals"),
        ("min_bet", 0): N_("Allowed"),
        ("min_bet", 1): N_("At least one chip"),
        ("min_bet", "fortieth"): N_("1/40 of the starting chips"),
        ("arashi_pay", 2): N_("Twice the stake"),
        ("arashi_pay", 3): N_("Three times the stake"),
        ("third_player", "bound"): N_("Draw with 3 or less, not with 7 or more"),
        ("third_dealer", "bound"): N_("Draw with 3 or less, not with 7 or more"),
        ("third_player", None): N_("Player’s choice"),
        ("third_dealer", None): N_("Player’s choice"),
        ("dealer_pos", "choose"): N_("Top, bottom or fourth"),
        ("dealer_third_pos", "choose"): N_("Top, bottom or fourth"),
        ("dealer_pos", None): N_("Always the top"),
        ("dealer_third_pos", None): N_("Always the top"),
        ("yaku_order", "ordered"): N_("In this order only"),
        ("kuppin_order", "ordered"): N_("In this order only"),
        ("yaku_order", None): N_("In either order"),
        ("kuppin_order", None): N_("In either order"),
        ("arashi_dealer", "off"): N_("No effect"),
        ("yaku_41", "off"): N_("Nobody"),
        ("dealer", "draw_low"): N_("Lowest card, drawn each round"),
        ("dealer", "draw_near9"): N_("Nearest to 9, drawn each round"),
        ("dealer", "rotate"): N_("Passes to the right each round"),
        ("dealer", "rotate_right"): N_("Passes to the right each round"),
        ("dealer", "until_all_lost"): N_("Until every column beats the dealer"),
        ("dealer", None): N_("Same dealer throughout"),
        ("field2_view", "all_players"): N_("All players except the dealer"),
        ("field2_view", "bettors"): N_("Those who bet on the column"),
        ("field2_view", "face_up"): N_("Everyone: dealt face up"),
        ("dead_cards", "players"): N_("One for each player, secret"),
        ("dead_cards", "one_open"): N_("One for each player, face up"),
        ("dead_cards", "with_dealer"): N_("One for the dealer too, secret"),
        ("dead_cards", "open_makifuda4"): N_("Four face-up dead cards"),
        ("dead_cards", "none"): N_("None"),
        ("arashi_dealer", None): N_("Beats all but arashi"),
        ("special_vs_arashi", "special"): N_("The dealer wins"),
        ("special_vs_arashi", "arashi"): N_("The arashi wins"),
        ("special_vs_arashi", "push"): N_("Stakes returned"),
        ("soro_clash", "push"): N_("Stakes returned"),
        ("yaku_41", "dealer"): N_("The dealer"),
        ("yaku_41", "column"): N_("The column (pays 2:1)"),
        ("dealer_zero3", "counts"): N_("Counts as 0"),
        ("dealer_zero3", "void"): N_("Round void"),
        ("soro_clash", "column"): N_("The column wins"),
        ("soro_clash", "compare_totals"): N_("The higher total wins"),
    },
    meanings={
        ("rounds", "open"): N_(
            "The match lasts until you end it; then the player with the most chips wins."
        ),
        ("rounds", None): ngettext_noop(
            "After {n} round, the player with the most chips wins.",
            "After {n} rounds, the player with the most chips wins.",
        ),
        ("chips", None): ngettext_noop(
            "Everyone starts with {n} chip.", "Everyone starts with {n} chips."
        ),
        ("max_total_bet", None): ngettext_noop(
            "All bets in a round may total at most {n} chip.",
            "All bets in a round may total at most {n} chips.",
        ),
        ("limit_each", 0): N_("The total bet limit is the same for any number of players."),
        ("limit_each", None): ngettext_noop(
            "All bets in a round may total at most {n} chip for each player at the table, the "
            "dealer included.",
            "All bets in a round may total at most {n} chips for each player at the table, the "
            "dealer included.",
        ),
        ("finale", "rises"): N_(
            "The limit is doubled in the last round but one, and doubled again in the last."
        ),
        ("finale", "leader"): N_(
            "The limit is doubled in the last round but one, and doubled again in the last, which "
            "the player with the most chips deals."
        ),
        ("finale", None): N_("The last rounds are like all others."),
        ("share", "on"): N_(
            "Nobody may bet more than an equal share, rounded up, of what the limit leaves to "
            "those who have yet to bet."
        ),
        ("share", None): N_(
            "The first player to bet may use up the whole limit, but that’s considered rude."
        ),
        ("player_limit", 0): N_("How much one player may bet is limited only by the total."),
        ("player_limit", None): ngettext_noop(
            "Nobody may bet more than {n} chip in a round.",
            "Nobody may bet more than {n} chips in a round.",
        ),
        ("min_bet", 0): N_("You may skip betting in a round."),
        ("min_bet", "fortieth"): N_(
            "Every player must bet 1/40 of the starting chips or more, as long as chips and limit "
            "allow it."
        ),
        ("min_bet", None): N_(
            "Every player must bet at least one chip, as long as the limit allows it."
        ),
        ("credit", "on"): N_("Chips may go below zero, and nobody drops out."),
        ("credit", None): N_("You can only bet chips you have; without any, you watch."),
        ("dealer", "draw_low"): N_("Everyone draws before each round; the lowest card deals."),
        ("dealer", "draw_near9"): N_(
            "Everyone draws before each round; the card nearest to 9 deals."
        ),
        ("dealer", "rotate"): N_("After every round the next player to the right deals."),
        ("dealer", "rotate_right"): N_("After every round the next player to the right deals."),
        ("dealer", "until_all_lost"): N_(
            "The dealer keeps the deal until all columns with bets win in the same round."
        ),
        ("dealer", None): N_(
            "The same player deals in every round; without credit, only while they have chips."
        ),
        ("dead_cards", "players"): N_(
            "Every player but the dealer gets one card that only they see; it’s out of play."
        ),
        ("dead_cards", "one_open"): N_(
            "Every player but the dealer gets one card face up, for all to see; it’s out of play."
        ),
        ("dead_cards", "with_dealer"): N_(
            "Everyone, the dealer too, gets one card that only they see; it’s out of play."
        ),
        ("dead_cards", "open_makifuda4"): N_(
            "Four cards are laid out face up first; they’re out of play."
        ),
        ("dead_cards", None): N_("No cards are set aside; all are in play."),
        ("field2_view", "all_players"): N_(
            "All players may look at the hidden cards; the dealer may not."
        ),
        ("field2_view", "bettors"): N_("You may look at a hidden card only where you have bet."),
        ("field2_view", None): N_("The second cards are dealt face up for everyone."),
        ("dealer_pos", "choose"): N_(
            "The dealer takes the top card, the bottom card or the fourth from the top, for both "
            "cards."
        ),
        ("dealer_pos", None): N_("The dealer takes both cards from the top."),
        ("dealer_third_pos", "choose"): N_(
            "The dealer’s third card is the top card, the bottom card or the fourth from the top."
        ),
        ("dealer_third_pos", None): N_("The dealer’s third card always comes from the top."),
        ("third_player", "bound"): N_(
            "A column must draw with 3 or less and may not with 7 or more."
        ),
        ("third_player", None): N_("A column may draw or stand with any total."),
        ("third_dealer", "bound"): N_(
            "The dealer must draw with 3 or less and may not with 7 or more."
        ),
        ("third_dealer", None): N_("The dealer may draw or stand with any total."),
        ("pair_exception", "on"): N_("A pair may always draw, even with 7 or more."),
        ("pair_exception", None): N_("A pair follows the rules like any other two cards."),
        ("tie", "push"): N_("If a column ties with the dealer, its stakes are returned."),
        ("tie", None): N_("If a column ties with the dealer, the dealer wins the stakes."),
        ("arashi_pay", 2): N_("Three of a kind wins twice the stake."),
        ("arashi_pay", None): N_("Three of a kind wins three times the stake."),
        ("arashi_dealer", "off"): N_("Three of a kind does nothing special for the dealer."),
        ("arashi_dealer", None): N_(
            "The dealer’s three of a kind beats everything except a column’s arashi."
        ),
        ("special_vs_arashi", "special"): N_(
            "A dealer’s hand that wins at once beats an arashi too."
        ),
        ("special_vs_arashi", "arashi"): N_(
            "An arashi beats even a dealer’s hand that wins at once."
        ),
        ("special_vs_arashi", None): N_(
            "If an arashi meets a dealer’s hand that wins at once, the stakes are returned."
        ),
        ("yaku_order", "ordered"): N_("The 1 must be the second card."),
        ("yaku_order", None): N_("The 1 may be the first or the second card."),
        ("yaku_41", "dealer"): N_("With 4-1 the dealer wins at once."),
        ("yaku_41", "column"): N_("With 4-1 a column wins twice the stake."),
        ("yaku_41", None): N_("4-1 is a plain 5 for everyone."),
        ("dealer_zero3", "counts"): N_(
            "If the dealer’s three cards make an ordinary 0, they count as 0."
        ),
        ("dealer_zero3", None): N_(
            "If the dealer’s three cards make an ordinary 0, the round is void."
        ),
        ("kuppin_order", "ordered"): N_("Only a 9 followed by a 1 is kuppin."),
        ("kuppin_order", None): N_("9 and 1 are kuppin in either order."),
        ("soro_clash", "column"): N_("If column and dealer both have sorokabu, the column wins."),
        ("soro_clash", "compare_totals"): N_(
            "If column and dealer both have sorokabu, the higher total wins."
        ),
        ("soro_clash", None): N_(
            "If column and dealer both have sorokabu, the stakes are returned."
        ),
    },
    briefs={
        ("rounds", "open"): N_("open-ended"),
        ("rounds", None): ngettext_noop("{n} round", "{n} rounds"),
        ("chips", None): ngettext_noop("{n} chip", "{n} chips"),
        ("max_total_bet", None): ngettext_noop("limit {n}", "limit {n}"),
        ("limit_each", 0): "",
        ("finale", "rises"): N_("rising at the end"),
        ("finale", "leader"): N_("with a finale"),
        ("finale", None): "",
        ("limit_each", None): ngettext_noop("limit {n} each", "limit {n} each"),
    },
    presets={
        "sheet": (
            N_("Original rules"),
            N_("The rules this program was first written for."),
        ),
        "lively": (
            N_("Lively"),
            N_(
                "Everyone must bet, nobody more than their share, and the next player deals after "
                "every round. At the end the limit rises, and the leader deals."
            ),
        ),
        "standard": (
            N_("Standard"),
            N_(
                "Only those who bet may look. The dealer draws freely and deals until every "
                "column has won in one round."
            ),
        ),
        "casino": (N_("Casino"), N_("The same dealer throughout; the dealer wins ties.")),
    },
)

#: Kyo-Kabu has another standard, and another name with other flowers.
KYO_OPTIONS = replace(
    OPTIONS,
    presets=OPTIONS.presets
    | {
        "mushi": (
            N_("Mushi-Kabu"),
            N_("The original rules with Mushi-bana cards: Willow counts as 6, Paulownia as 7."),
        ),
        "standard": (
            N_("Standard"),
            N_(
                "The dealer keeps the deal until every column has beaten them, and follows the "
                "drawing rules."
            ),
        ),
    },
)
