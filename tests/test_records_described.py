"""``docs/records.md`` suffices: records are read and redealt using nothing of Cardtable's.

The code here follows that page alone. It covers records with and without words.
"""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from pathlib import Path

import pytest

RECORDS = sorted((Path(__file__).parent / "engine" / "form2").glob("*.cardtable"))
PAGE = Path(__file__).parents[1] / "docs" / "records.md"


class Read:
    """A record as the page says it is written."""

    def __init__(self, text: str) -> None:
        lines = [line for line in text.split("\n") if line and not line.startswith("#")]
        assert lines.pop(0) == "cardtable record 2"
        head, self.actions = lines, []
        if "actions" in lines:
            at = lines.index("actions")
            head, rest = lines[:at], lines[at + 1 :]
            self.actions = [line.split(" ") for line in rest if re.match(r"(\d+|-) ", line)]
        self.options, self.seats, self.words = [], [], {}
        self.one: dict[str, str] = {}
        for line in head:
            key, _, value = line.partition(" ")
            if key == "option":
                self.options += value.split("=", 1)
            elif key == "seat":
                kind, _, name = value.partition(" ")
                kind, _, character = kind.partition(":")
                self.seats += [kind, character, name]
            elif key == "words":
                seat, _, words = value.partition(" ")
                self.words[int(seat)] = words
            else:
                self.one[key] = value

    @property
    def commitment(self) -> str:
        parts = (
            "cardtable commitment 2",
            self.one["seed"],
            self.one["deal"],
            self.one["game"],
            pack(*self.options),
            pack(*self.seats),
        )
        return sha(pack(*parts))

    @property
    def deal_seed(self) -> str:
        if not self.words:
            return self.one["seed"]
        words = [self.words.get(seat, "") for seat in range(len(self.seats) // 3)]
        packed = pack("cardtable deal 2", self.one["seed"], self.one["commitment"], pack(*words))
        return sha(packed)[:32]


def sha(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def pack(*texts: str) -> str:
    return "".join(f"{len(text.encode())}:{text}," for text in texts)


def shuffled(seed: str, label: str, cards: list[str]) -> list[str]:
    numbers: list[int] = []
    block = 0

    def below(k: int) -> int:
        nonlocal block
        while True:
            if not numbers:
                bytes_ = hashlib.sha256(f"cardtable/1 {seed} {label} {block}".encode()).digest()
                numbers.extend(int.from_bytes(bytes_[i : i + 4], "big") for i in range(0, 32, 4))
                block += 1
            number = numbers.pop(0)
            if number < 2**32 - 2**32 % k:
                return number % k

    for i in range(len(cards) - 1, 0, -1):
        j = below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def read(path: Path) -> Read:
    return Read(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_commitment_is_that_of_the_page(path: Path) -> None:
    record = read(path)
    assert record.commitment == record.one["commitment"]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_another_rule_another_name_or_another_seed_has_another_commitment(path: Path) -> None:
    for change in (
        ("option ", "option x"),
        ("seat human ", "seat human x"),
        ("\nseed ", "\nseed f"),
    ):
        text = path.read_text(encoding="utf-8")
        assert change[0] in text
        other = Read(text.replace(*change, 1))
        assert other.commitment != other.one["commitment"], change


@pytest.mark.parametrize(
    "path", [path for path in RECORDS if path.stem.startswith("dou-dizhu")], ids=lambda p: p.stem
)
def test_every_rank_that_was_played_had_been_dealt(path: Path) -> None:
    record = read(path)
    deck = [rank + suit for rank in "3456789TJQKA2" for suit in "CDHS"] + ["b", "R"]
    cards = shuffled(record.deal_seed, "deal 1", deck)
    hands = [Counter(card[0] for card in cards[i : i + 17]) for i in (0, 17, 34)]
    kitty = Counter(card[0] for card in cards[51:])
    bids = [words for words in record.actions if words[1] in ("bid", "pass")]
    landlord = int(max((b for b in bids if b[1] == "bid"), key=lambda b: int(b[2]))[0])
    hands[landlord] += kitty
    for seat, verb, *ranks in record.actions:
        if verb == "play":
            wanted = Counter(ranks)
            assert not wanted - hands[int(seat)], (seat, ranks)
            hands[int(seat)] -= wanted
    assert any(not hand for hand in hands)


def test_the_page_names_every_kind_of_line() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for path in RECORDS:
        for line in path.read_text(encoding="utf-8").split("\n"):
            word = line.split(" ")[0]
            if word and not re.match(r"[\d-]", word):
                assert re.search(rf"`{word}\b", page), word
