"""Seeds: the shuffle is the documented one, and the same on every system."""

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.engine.seeds import BadSeed, Seed, Stream


def _words(seed: str, label: str, count: int) -> list[int]:
    """The stream as the module describes it, written anew."""
    data = b""
    block = 0
    while len(data) < 4 * count:
        data += hashlib.sha256(f"cardtable/1 {seed} {label} {block}".encode()).digest()
        block += 1
    return [int.from_bytes(data[4 * i : 4 * i + 4], "big") for i in range(count)]


def _shuffled(seed: str, label: str, items: list[int]) -> list[int]:
    words = iter(_words(seed, label, 4 * len(items) + 8))
    result = list(items)
    for place in reversed(range(1, len(result))):
        ways = place + 1
        word = next(words)
        while word >= 2**32 // ways * ways:
            word = next(words)
        result[place], result[word % ways] = result[word % ways], result[place]
    return result


@given(st.integers(0, 10**12), st.integers(0, 60))
def test_the_shuffle_is_the_documented_one(number: int, count: int) -> None:
    seed = Seed.numbered(number)
    expected = _shuffled(seed.text, "deal 1", list(range(count)))
    assert seed.stream("deal 1").shuffled(range(count)) == expected


def test_the_shuffle_never_changes() -> None:
    """Written down once: a change here would make every record another match."""
    assert Seed.numbered(1).stream("deal 1").shuffled(range(10)) == [3, 6, 2, 9, 0, 4, 8, 7, 5, 1]


def test_other_labels_and_seeds_give_other_orders() -> None:
    orders = {
        tuple(Seed.numbered(n).stream(label).shuffled(range(52)))
        for n in range(5)
        for label in ("deal 1", "deal 2")
    }
    assert len(orders) == 10


def test_all_places_are_equally_likely() -> None:
    counts = [[0] * 6 for _ in range(6)]
    for number in range(3000):
        for place, item in enumerate(Seed.numbered(number).stream("x").shuffled(range(6))):
            counts[item][place] += 1
    chi = sum((n - 500) ** 2 / 500 for row in counts for n in row)
    assert chi < 60  # 25 degrees of freedom: beyond 60 once in ten thousand


def test_the_fingerprint_is_the_sha256_of_the_digits() -> None:
    seed = Seed.fresh()
    assert seed.fingerprint == hashlib.sha256(seed.text.encode()).hexdigest()
    assert Seed.parse(seed.text.upper()) == seed


@pytest.mark.parametrize("text", ["", "abc", "-1", "1.5", "g" * 32, "1" * 33, "१२", "0x10"])
def test_what_is_no_seed_is_refused(text: str) -> None:
    with pytest.raises(BadSeed):
        Seed.parse(text)


def test_numbers_below_n_stay_below_n() -> None:
    stream = Stream("0" * 32, "y")
    assert all(0 <= stream.below(3) < 3 for _ in range(200))
    assert stream.below(1) == 0


@pytest.mark.parametrize(("n", "last"), [(3, 2**32 - 2), (2**31, 2**32 - 1), (7, 2**32 - 5)])
def test_words_at_the_edge_are_drawn_again(
    monkeypatch: pytest.MonkeyPatch, n: int, last: int
) -> None:
    """One in four thousand million, and yet other programs must deal alike."""
    for words, number in (([last], last % n), ([last + 1, 5], 5 % n)):
        if words[0] < 2**32:
            left = iter(words)
            monkeypatch.setattr(Stream, "_word", lambda _, left=left: next(left))
            assert Seed.numbered(1).stream("x").below(n) == number
