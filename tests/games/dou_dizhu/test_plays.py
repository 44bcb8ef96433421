"""What is a combination, how many there are, and what beats what."""

from __future__ import annotations

import random
from collections import Counter

from cardtable.games.dou_dizhu import moves, plays
from cardtable.games.dou_dizhu.cards import RANKS, counts_from, words_of
from cardtable.games.dou_dizhu.plays import PlayRules, Reading, beats, choose, readings
from tests.daily import daily
from tests.games.dou_dizhu import slow

SHEET = PlayRules()
STANDARD = PlayRules(11, False, "all_different")
ONLINE = PlayRules(11, False, "no_bombs")
ODD = PlayRules(11, True, "all_different")
NO_PAIRS_OF_KICKERS = PlayRules(12, True, "any", quad_two=False)
LOW_KICKERS = PlayRules(11, True, "all_different", high_kickers=False)
BARE_QUADS = PlayRules(11, False, "no_bombs", quad_two=False, high_kickers=False)
ALL_RULES = [
    SHEET,
    STANDARD,
    ONLINE,
    ODD,
    PlayRules(12, True, "no_bombs"),
    NO_PAIRS_OF_KICKERS,
    LOW_KICKERS,
    BARE_QUADS,
]
FULL_DECK = "".join(r * 4 for r in RANKS[:13]) + "bR"


def table(rules: PlayRules) -> dict[str, frozenset[tuple[str, str, int]]]:
    top = RANKS[rules.chain_top]
    return slow.all_plays(top, rules.quad_one, rules.kickers, rules.quad_two, rules.high_kickers)


def kind(reading: Reading) -> tuple[str, str, int]:
    return reading.category, RANKS[reading.base], reading.length


def generated(rules: PlayRules) -> list[Reading]:
    """All readings of all plays of the deck with at most 20 cards."""
    found = moves.lead_groups(rules, counts_from(FULL_DECK))
    return [r for group in found for r in group.readings() if r.cards <= 20]


def counts_by_category(rules: PlayRules) -> Counter[str]:
    return Counter(reading.category for reading in generated(rules))


def test_the_sheet_has_as_many_plays_as_were_counted() -> None:
    by = counts_by_category(SHEET)
    assert by.total() == 37_909  # with quad + pair inside quad + two
    quad_pairs = sum(
        1 for r in generated(SHEET) if r.category == "quad_2" and len(set(r.kickers)) == 1
    )
    assert quad_pairs == 156 and by.total() + quad_pairs == 38_065
    assert by == {
        "single": 15,
        "pair": 13,
        "triple": 13,
        "triple_1": 182,
        "triple_2": 156,
        "straight": 45,
        "pairs": 60,
        "triples": 50,
        "triples_1": 27_584,
        "triples_2": 7_242,
        "quad_1": 182,
        "quad_2": 1_339,
        "quad_pairs": 1_014,
        "bomb": 13,
        "rocket": 1,
    }


def test_standard_has_as_many_plays_as_were_counted() -> None:
    by = counts_by_category(STANDARD)
    assert by.total() == 12_654
    assert (by["straight"], by["pairs"], by["triples"]) == (36, 52, 45)
    assert (by["triples_1"], by["triples_2"]) == (7_161, 2_939)
    assert (by["quad_1"], by["quad_2"], by["quad_pairs"]) == (0, 1_170, 858)


def test_online_has_exactly_its_published_number_of_plays() -> None:
    assert len({r.counts for r in generated(ONLINE)}) == 27_471


@daily("rules", ALL_RULES)
def test_generating_and_classifying_agree_with_the_slow_table(rules: PlayRules) -> None:
    expected = table(rules)
    by_cards: dict[int, set[tuple[str, str, int]]] = {}
    for reading in generated(rules):
        by_cards.setdefault(reading.counts, set()).add(kind(reading))
    assert len(by_cards) == len(expected)
    for cards, kinds in expected.items():
        counts = counts_from(cards)
        assert by_cards[counts] == kinds, cards
        assert {kind(r) for r in readings(rules, counts)} == kinds, cards
    plays.readings.cache_clear()


@daily("rules", ALL_RULES)
def test_what_is_not_in_the_slow_table_is_no_combination(rules: PlayRules) -> None:
    expected = table(rules)
    rng = random.Random(1)
    for _ in range(2000):
        few = rng.sample(RANKS, rng.randint(1, 6))
        pool = [r for r in FULL_DECK if r in few]
        cards = slow.ordered("".join(rng.sample(pool, min(len(pool), rng.randint(1, 14)))))
        found = readings(rules, counts_from(cards))
        assert {kind(r) for r in found} == expected.get(cards, frozenset()), cards


@daily("rules", ALL_RULES)
def test_comparison_agrees_with_brute_force(rules: PlayRules) -> None:
    rng = random.Random(2)
    expected = table(rules)
    by_kind = {one: counts_from(cards) for cards, kinds in expected.items() for one in kinds}
    kinds = sorted(by_kind)
    made = {one: next(r for r in readings(rules, by_kind[one]) if kind(r) == one) for one in kinds}
    for one in kinds:
        for other in rng.sample(kinds, 30):
            assert beats(made[one], made[other]) == slow.beats(one, other), (one, other)
        assert not beats(made[one], made[one])


def random_hand(rng: random.Random) -> str:
    size = rng.choice([1, 2, 5, 8, 12, 17, 17, 20])
    ranks = RANKS if rng.random() < 0.5 else rng.sample(RANKS, 6)
    pool = [r for r in FULL_DECK if r in ranks]
    return slow.ordered("".join(rng.sample(pool, min(size, len(pool)))))


@daily("rules", ALL_RULES)
def test_plays_of_random_hands_agree_with_filtering_the_slow_table(rules: PlayRules) -> None:
    rng = random.Random(3)
    expected = table(rules)
    all_cards = sorted(expected)
    for _ in range(8):
        hand = random_hand(rng)
        counts = counts_from(hand)
        fitting = [cards for cards in all_cards if slow.contained(cards, hand)]
        assert_same(rules, counts, None, fitting)
        for cards in rng.sample(all_cards, 10):
            for to_beat in readings(rules, counts_from(cards)):
                above = [
                    c for c in fitting if any(slow.beats(k, kind(to_beat)) for k in expected[c])
                ]
                assert_same(rules, counts, to_beat, above)


def assert_same(
    rules: PlayRules, counts: int, to_beat: Reading | None, expected: list[str]
) -> None:
    found = list(moves.plays(rules, counts, to_beat))
    assert sorted("".join(words_of(r.counts)) for r in found) == sorted(expected)
    assert moves.count_plays(rules, counts, to_beat) == len(found)
    for reading in found[:50]:
        assert choose(rules, reading.counts, to_beat) == reading
        assert Reading.parse(str(reading)) == reading
        assert counts_from(reading.words) == reading.counts
    groups = moves.groups(rules, counts, to_beat)
    for group in groups:
        sampled = {group.at(i) for i in range(group.plays)}
        assert sampled == set(group.readings()) and len(sampled) == group.plays


def legal(cards: str, rules: PlayRules = SHEET) -> bool:
    return bool(readings(rules, counts_from(cards)))


def over(cards: str, other: str, rules: PlayRules = SHEET) -> bool:
    (below,) = readings(rules, counts_from(other))
    return choose(rules, counts_from(cards), below) is not None


def test_d5_pairs() -> None:
    assert over("44", "33") and not over("33", "44") and not over("44", "44")


def test_d6_straights_need_the_same_length() -> None:
    assert over("45678", "34567") and not over("456789", "34567")


def test_d7_the_two_in_a_straight() -> None:
    assert legal("JQKA2") and not legal("JQKA2", STANDARD) and over("JQKA2", "TJQKA")


def test_d8_the_kicker_must_be_there() -> None:
    assert over("8889", "777T") and not over("888", "777T") and not over("88899", "777T")


def test_d9_d10_airplanes() -> None:
    assert legal("3334447J") and legal("3334448866") and legal("33355")
    assert legal("QQQKKKAAA222" + "33556688") and not legal("QQQKKKAAA222" + "33556688", STANDARD)


def test_d12_quads() -> None:
    assert legal("33335") and not legal("33335", STANDARD)
    for cards in ("222238", "222299KK"):
        assert legal(cards) and legal(cards, STANDARD)


def test_d13_bombs() -> None:
    assert over("3333", "22") and over("4444", "3333") and over("bR", "2222")
    assert not over("3333", "bR")


def test_d16_kickers_of_a_base_rank() -> None:
    assert not legal("33344435") and not legal("3333444")


def test_d17_jokers_as_kickers() -> None:
    assert not legal("333bR") and legal("4444bR") and not legal("4444bR", STANDARD)


def test_d18_equal_kickers() -> None:
    assert legal("33344477") and not legal("33344477", STANDARD)


def test_d19_no_combinations() -> None:
    assert not any(
        legal(cards) for cards in ("23456", "3456", "3344", "", "34", "33334444555566667777")
    )


def test_d20_order_of_the_high_cards() -> None:
    assert over("2", "A") and over("b", "2") and over("R", "b")


def test_rule_d12_the_reading_is_the_longest_chain_or_the_highest_that_beats() -> None:
    cards = counts_from("333444555666")
    lead = choose(SHEET, cards, None)
    assert lead is not None and (lead.category, lead.length) == ("triples", 4)
    (below,) = readings(SHEET, counts_from("333444555JQK"))
    follow = choose(SHEET, cards, below)
    assert follow is not None
    assert (follow.category, follow.base, follow.kickers) == ("triples_1", 1, ("3", "3", "3"))
    assert follow.words == tuple("444555666333")


def test_quad_with_a_pair_and_with_two_singles_are_one_category() -> None:
    assert over("444455", "333378") and over("444478", "333355")
    assert legal("444455", ODD) and not legal("444455", STANDARD)
