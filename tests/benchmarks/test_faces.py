"""Drawing cards: one face on one core, a whole deck on the pool."""

from __future__ import annotations

import statistics
import time
from typing import Any

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from cardtable.art.assets import asset
from cardtable.art.deck import Deck
from cardtable.art.deck_files import shipped_decks
from cardtable.art.render import Renderer, render
from tests.benchmarks.figures import report

HEIGHT = 290


def paths(deck: Deck) -> list[Any]:
    """The files of a deck in its default variant, each once."""
    variant = deck.variant()
    found = [deck.picture(code, variant) for code in deck.cards]
    return list(dict.fromkeys([*found, deck.picture(None, variant)]))


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", sorted(shipped_decks()))
def test_one_face(benchmark: Any, name: str) -> None:
    deck = shipped_decks()[name]
    width = round(HEIGHT * deck.ratio)
    times: list[float] = []
    plain: list[float] = []

    def round_() -> None:
        for path in paths(deck):
            best = 1e9
            for _ in range(3):
                begin = time.perf_counter()
                image = render(path, width, HEIGHT)
                best = min(best, time.perf_counter() - begin)
                assert not image.isNull()
            times.append(best * 1000)
        begin = time.perf_counter()
        render(asset("icons/home.svg"), width, HEIGHT)
        plain.append((time.perf_counter() - begin) * 1000)

    benchmark.pedantic(round_, rounds=1)
    report(
        benchmark,
        f"face of {name}, 200 × 290",
        times,
        "ms",
        aim="≤ 3 ms",
        beside=f"slowest {max(times):.1f} ms; a stroke icon {statistics.median(plain):.2f} ms",
    )


@pytest.mark.usefixtures("qapp")
def test_the_slowest_faces(benchmark: Any) -> None:
    """All decks in turn, again and again, so that a busy moment spoils no face's best time."""
    widths = {
        path: round(HEIGHT * deck.ratio)
        for deck in shipped_decks().values()
        for path in paths(deck)
    }
    best = dict.fromkeys(widths, 1e9)

    def take_turns(faces: list[Any], rounds: int) -> None:
        for _ in range(rounds):
            for path in faces:
                begin = time.perf_counter()
                image = render(path, widths[path], HEIGHT)
                best[path] = min(best[path], (time.perf_counter() - begin) * 1000)
                assert not image.isNull()

    def slowest(count: int) -> list[Any]:
        return sorted(best, key=lambda path: -best[path])[:count]

    def round_() -> None:
        take_turns(list(widths), 4)
        take_turns(slowest(40), 30)

    benchmark.pedantic(round_, rounds=1)
    root = asset("cards")
    named = [f"{path.relative_to(root).with_suffix('')} {best[path]:.2f}" for path in slowest(12)]
    report(
        benchmark,
        "the dozen slowest faces, 200 × 290",
        [best[path] for path in slowest(12)],
        "ms",
        aim="≤ 3 ms",
        beside=", ".join(named),
    )


@pytest.mark.parametrize("name", ["french", "hanafuda"])
def test_a_deck_on_the_pool(benchmark: Any, qapp: QApplication, name: str) -> None:
    deck = shipped_decks()[name]
    width = round(HEIGHT * deck.ratio)
    times: list[float] = []

    def round_() -> None:
        renderer = Renderer()
        begin = time.perf_counter()
        for path in paths(deck):
            renderer.ask(path, width, HEIGHT)
        renderer.wait()
        times.append((time.perf_counter() - begin) * 1000)
        assert not renderer.busy
        assert isinstance(renderer.picture(paths(deck)[0], width, HEIGHT)[0].toImage(), QImage)

    benchmark.pedantic(round_, rounds=5)
    report(
        benchmark, f"{len(paths(deck))} faces of {name} on the pool", times, "ms", aim="≤ 200 ms"
    )
