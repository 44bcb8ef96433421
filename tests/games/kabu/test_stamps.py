"""Every stamp of the two Kabu games: a round that earns it, and one that nearly does."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from cardtable.engine.match import Match
from cardtable.engine.state import DealResult
from cardtable.games.kabu.stamps import KYO as KYO_STAMPS
from cardtable.games.kabu.stamps import OICHO as OICHO_STAMPS
from cardtable.games.kabu.state import KabuState
from cardtable.games.kyo_kabu import GAME as KYO
from cardtable.games.oicho_kabu import GAME as OICHO
from tests.games.kabu.tools import rigged
from tests.games.stamped import played, stamps

FIELD = (5, 6, 7, 8)
Changes = dict[str, str | int]
#: A third card for column 1, none for the dealer; and none for either.
DRAWN = ("bet 1 5", "deal top", "hit", "deal top", "stand")
STOOD = ("bet 1 5", "deal top", "stand", "deal top", "stand")


def oicho(
    first: tuple[int, ...],
    deck: tuple[int, ...],
    *actions: str,
    chips: tuple[int, ...] = (),
    changes: Changes | None = None,
) -> Match:
    """A round between the dealer and one player."""
    state = rigged(OICHO, first, deck, seats=2, changes=changes, chips=chips or None)
    return played(OICHO, state, *actions)


def kyo(deck: tuple[int, ...], *actions: str, seats: int = 2) -> Match:
    """The same on the field of Kyo-Kabu."""
    return played(KYO, rigged(KYO, FIELD, deck, seats=seats), *actions)


def three(third: int) -> Match:
    """A column of 2 and 3, which draws; the dealer has 4 and 4."""
    return oicho((2, 1, 1, 1), (4, 3, 10, 10, 10, third, 4), *DRAWN)


def test_a_nine_of_three_cards() -> None:
    assert stamps(three(4), 1) == {"kabu_three"}
    two = oicho((2, 1, 1, 1), (4, 7, 10, 10, 10, 4), *STOOD)
    assert not stamps(three(10), 1)  # a five
    assert not stamps(two, 1)  # of two cards
    assert not stamps(three(4), 0)  # somebody else's


def test_one_eye_beats_none() -> None:
    def end(third: int) -> Match:
        return oicho(
            (2, 1, 1, 1),
            (4, 1, 10, 10, 10, third, 6, 10),
            *("bet 1 5", "deal top", "hit", "deal top", "hit"),
        )

    assert stamps(end(8), 1) == {"one_eye"}
    assert not stamps(end(9), 1)  # a two


def three_aces(*, red: bool) -> Match:
    """Three aces against a dealer's four and three."""
    state = rigged(OICHO, (1, 2, 3, 4), (4, 1, 10, 10, 10, 1, 3), seats=2)
    table = state.table
    red_one = "1d"
    if red:
        deck = list(table.deck)
        old = deck[5]
        deck[deck.index(red_one)], deck[5] = old, red_one
        state = replace(state, table=replace(table, deck=tuple(deck)))
    return played(OICHO, state, *DRAWN)


def test_arashi_and_that_of_the_red_ace() -> None:
    assert stamps(three_aces(red=False), 1) == {"arashi"}
    assert stamps(three_aces(red=True), 1) == {"arashi", "red_arashi"}
    pair = oicho((1, 2, 3, 4), (4, 1, 10, 10, 10, 8, 3), *DRAWN)
    assert not stamps(pair, 1)


def special(first: int, second: int) -> Match:
    """The dealer gets two cards, against a column of 1 and 5."""
    end = () if (second, first) in ((1, 4), (1, 9)) else ("stand",)
    cards = (first, 5, 10, 10, 10, second)
    actions = ("bet 1 5", "deal top", "stand", "deal top", *end)
    return oicho((1, 2, 3, 4), cards, *actions)


def test_the_dealers_specials() -> None:
    assert stamps(special(4, 1), 0) == {"shippin"}
    assert stamps(special(9, 1), 0) == {"kuppin"}
    assert not stamps(special(4, 1), 1) and not stamps(special(9, 1), 1)  # they take one's stake
    assert not stamps(special(9, 10), 0)
    idle = oicho((1, 2, 3, 4), (), "pass")
    assert not stamps(idle, 0)


def test_a_columns_shippin_where_it_counts() -> None:
    def end(yaku: str) -> Match:
        return oicho((4, 2, 3, 10), (3, 1, 10, 10, 10, 4), *STOOD, changes={"yaku_41": yaku})

    assert stamps(end("column"), 1) == {"shippin"}
    assert not stamps(end("dealer"), 1)  # five against seven


def four(dealer: int, stakes: str = "bet 1 5 2 5 3 5 4 5") -> Match:
    """Columns of 8, 7, 8 and 9 against a dealer’s two cards."""
    cards = (dealer, 7, 5, 5, 5, 10)
    stands = ("stand",) * (len(stakes.split()) // 2)
    return oicho((1, 2, 3, 4), cards, stakes, "deal top", *stands, "deal top", "stand")


def test_all_four_columns() -> None:
    assert stamps(four(6), 1) == {"four_columns"}
    assert not stamps(four(7), 1)  # one of them is level
    assert not stamps(four(6, "bet 1 5 2 5 3 5"), 1)


def test_a_bank_that_takes_all() -> None:
    def end(fourth: int, stakes: str = "bet 1 5 2 5 3 5 4 5") -> Match:
        cards = (10, 3, 3, 3, fourth, 9)
        stands = ("stand",) * (len(stakes.split()) // 2)
        return oicho((1, 2, 3, 4), cards, stakes, "deal top", *stands, "deal top", "stand")

    assert stamps(end(4), 0) == {"bank"}
    assert not stamps(end(5), 0)  # the fourth is level
    assert not stamps(end(4, "bet 1 5 2 5 3 5"), 0)
    assert "bank" not in stamps(special(9, 1), 0)


def test_all_that_one_owns() -> None:
    def end(stake: int) -> Match:
        bet = f"bet 1 {stake}"
        return oicho((1, 2, 3, 4), (3, 7, 10, 10, 10, 4), bet, *STOOD[1:], chips=(200, 40))

    assert stamps(end(40), 1) == {"all_in"}
    assert not stamps(end(39), 1)
    cards = (3, 4, 10, 10, 10, 5)
    lost = oicho((1, 2, 3, 4), cards, "bet 1 40", *STOOD[1:], chips=(200, 40))
    assert not stamps(lost, 1)


def night(half: tuple[int, ...], rounds: int = 12) -> Match:
    """The end of a night in which seat 1 has won 30 chips in the last round."""
    state = rigged(
        OICHO,
        (1, 2, 3, 4),
        (3, 7, 10, 10, 10, 4),
        seats=3,
        changes={"rounds": rounds},
        chips=(200, 190, 195),
    )
    sheet = tuple(DealResult(number, (0, 0, 0), half) for number in range(1, rounds))
    state = replace(state, sheet=sheet, table=replace(state.table, number=rounds))
    actions = ("bet 1 30", "pass", "deal top", "stand", "deal top", "stand", "next")
    return played(OICHO, state, *actions)


def test_the_poorest_at_half_time_wins_the_night() -> None:
    assert stamps(night((220, 160, 220)), 1) == {"comeback", "first_win"}
    assert "comeback" not in stamps(night((210, 160, 160)), 1)  # not the only one
    assert "comeback" not in stamps(night((220, 160, 220), 6), 1)
    assert not stamps(night((160, 220, 220)), 0)  # has not won


# -- Kyo-Kabu -------------------------------------------------------------------------------------


def test_nine_over_eight() -> None:
    def end(second: int, last: int) -> Match:
        return kyo((4, second, 1, 1, 1, last), "bet 1 5", "stand", "stand")

    assert stamps(end(4, 4), 1) == {"nine_over_eight"}
    assert not stamps(end(4, 3), 1)
    assert not stamps(end(3, 4), 1)  # level


def test_who_stands_on_four() -> None:
    def end(last: int, *, seats: int = 2) -> Match:
        actions = ("bet 1 5",) * (seats - 1)
        return kyo((1, 9, 1, 1, 1, last), *actions, "stand", "stand", seats=seats)

    assert stamps(end(2), 1) == {"stood_on_four"}
    assert not stamps(end(4), 1)  # lost to five
    assert stamps(end(2, seats=3), 1) == {"stood_on_four"}
    assert not stamps(end(2, seats=3), 2)  # the other one has decided


def test_kuppin_of_kyo() -> None:
    assert stamps(kyo((9, 1, 10, 10, 10, 1), "bet 1 5", "stand"), 0) == {"kyo_kuppin"}
    assert not stamps(kyo((1, 1, 10, 10, 10, 9), "bet 1 5", "stand", "stand"), 0)


def bank(fourth: int, bets: tuple[str, ...] = ("bet 1 5", "bet 2 5", "bet 4 5")) -> Match:
    cards = (10, 10, 10, 1, fourth, 9)
    stands = ("stand",) * len([bet for bet in bets if bet != "pass"])
    return kyo(cards, *bets, *stands, "stand", seats=4)


def test_the_bank_of_kyo() -> None:
    assert stamps(bank(10), 0) == {"kyo_bank"}
    assert not stamps(bank(1), 0)
    assert not stamps(bank(10, ("bet 1 5", "bet 2 5", "pass")), 0)


def test_sorokabu_and_the_dared_one() -> None:
    def end(column: int, third: int, seats: int = 2) -> Match:
        second = [1, 1, 1, 1]
        second[column - 1] = FIELD[column - 1]
        bets = (f"bet {column} 5",) * (seats - 1)
        return kyo((2, *second, third, 3), *bets, "hit", "stand", seats=seats)

    assert stamps(end(1, 5), 1) == {"sorokabu"}
    assert not stamps(end(1, 6), 1)
    assert stamps(end(4, 8), 1) == {"sorokabu", "dared"}
    assert stamps(end(4, 8, 3), 2) == {"sorokabu"}  # the other one has dared


def rounds(columns: tuple[int, ...], lost: int = 0) -> Match:
    """A match of fixed bank in which seat 1 wins on these columns, and loses a few more."""
    changes: Changes = {"rounds": 6, "dealer": "fixed"}
    match = played(KYO, rigged(KYO, FIELD, (), seats=2, changes=changes))
    for number in range(6):
        won = number < len(columns)
        column = columns[number] if won else 1
        value = FIELD[column - 1]
        second = [1, 1, 1, 1]
        second[column - 1] = 9 - value if won else 10
        state = rigged(
            KYO,
            FIELD,
            (4, *second, 3 if won or number - len(columns) >= lost else 5),
            seats=2,
            changes=changes,
            chips=match.state.view(None).scores,
        )
        before = match.state
        assert isinstance(before, KabuState) and isinstance(state, KabuState)
        state = replace(
            state, sheet=before.sheet, log=before.log, table=replace(state.table, number=number + 1)
        )
        bets = won or number - len(columns) < lost
        done = (f"bet {column} 5", "stand", "stand") if bets else ("pass",)
        match = played(KYO, state, *done)
        if number < 5:
            continue
        match = played(KYO, match.state, "next")
    return match


def test_four_gates() -> None:
    assert "four_gates" in stamps(rounds((1, 2, 3, 4)), 1)
    assert "four_gates" not in stamps(rounds((1, 2, 3, 3)), 1)
    assert "four_gates" not in stamps(rounds((1, 2, 3, 4)), 0)


def test_unbeaten() -> None:
    assert "unbeaten" in stamps(rounds((1, 2, 3)), 1)
    assert "unbeaten" not in stamps(rounds((1, 2, 3), lost=1), 1)
    assert "unbeaten" not in stamps(rounds((1, 2)), 1)  # too few stakes


def test_every_stamp_has_a_test_here() -> None:
    text = Path(__file__).read_text("utf-8")
    assert all(f'"{stamp.id}"' in text for stamp in (*OICHO_STAMPS, *KYO_STAMPS))
