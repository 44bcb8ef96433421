"""What is heard of whole hands and of work in the program, written down.

``python -m tests.screen.transcripts [--lang LANG] [--only SCENE] FOLDER`` plays the scenes by keys
alone and writes ``LANG.txt``: each key as xdotool names it, then what the bus told and what Orca
said (often only after the next key). Bots do not wait to be heard here.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from tests.screen.hearing import Ear, ear

SETTINGS = "speed=FAST\npace=AT_ONCE\nby_ear=no\n"
#: How often a hint is followed before a scene is given up.
LONG = 60
#: How often a hint may come later than one hears.
LATE = 6

#: The keys themselves, which Orca says as they are typed.
KEYS = {"space", "return", "backspace", "tab", "escape", "left shift", "delete"}

Heard = list[list[str]]
Scene = Callable[["Scribe"], None]


class Scribe:
    """Presses keys and writes down what is heard."""

    def __init__(self, one: Ear) -> None:
        self._ear = one
        self.lines: list[str] = []
        self.said = ""

    def listen(self, key: str, heard: Heard) -> None:
        """Write down what was heard after a key."""
        self.lines.append(f"» {key}" if key else "(begins)")
        for kind, *words in heard:
            told = " — ".join(word for word in words if word.strip())
            self.lines += [f"    {kind:8} {line}" for line in told.splitlines()]
        spoken = [line.strip() for words in self._ear.spoken() for line in words.splitlines()]
        self.lines += [f"    orca     {line}" for line in spoken if line not in KEYS]
        self.said = "\n".join(words[0] for kind, *words in heard if kind == "say")

    def begin(self) -> None:
        """Wait until the program is there."""
        self.listen("", self._ear.begin())

    def press(self, *keys: str) -> None:
        """Press keys, one after another."""
        for key in keys:
            self.listen(key, self._ear.press(key))

    def follow_hint(self) -> bool:
        """Do what the hint says; returns whether there was one."""
        heard = self._ear.press("h")
        for _ in range(LATE):
            if any(kind == "select" for kind, *_ in heard):
                break
            heard += self._ear.rest()
        else:
            self.listen("h", heard)
            return False
        self.listen("h", heard)
        self.press("Return")
        return True

    def follow_hints(self) -> None:
        """Do what the hints say until the deal is over."""
        for _ in range(LONG):
            if not self.follow_hint():
                return


def _kabu_player(scribe: Scribe) -> None:
    scribe.press("F6", "F7", "Right", "Right", "space", "Left", "space", "BackSpace", "1", "Return")
    scribe.follow_hints()
    scribe.press("F8", "Return")


def _kabu_dealer(scribe: Scribe) -> None:
    scribe.press("F6", "F7")
    scribe.follow_hints()
    scribe.press("F8", "b", "Left", "Escape")


def _kyo(scribe: Scribe) -> None:
    scribe.press("F7", "2", "2", "Return")
    scribe.follow_hints()


def _landlord(scribe: Scribe) -> None:
    scribe.press("F6", "Right", "Down", "Up", "3", "F7", "3", "Return", "Escape")
    scribe.follow_hints()
    scribe.press("F8")


def _gin(scribe: Scribe) -> None:
    scribe.press("F6", "Up", "Right", "k")
    scribe.follow_hints()
    scribe.press("F7")


def _lay_off(scribe: Scribe) -> None:
    scribe.press("F6", *("d", "End", "space", "Return") * 3, "Up", "Right", "Right")
    scribe.press("Return", "Return", "Return", "F8", "F7")


def _set_up(scribe: Scribe) -> None:
    scribe.press("shift+1", *("Tab",) * 3, "Return", *("Tab",) * 7, "Down", "Tab", "Down")
    scribe.press(*("shift+Tab",) * 16, "Down", *("Tab",) * 5, "Return", "F6")


def _history(scribe: Scribe) -> None:
    scribe.press("ctrl+h", "ctrl+j", "Down", "Delete", "ctrl+z", "Escape")


#: By name: the words of the command line, and what is done.
SCENES: dict[str, tuple[tuple[str, ...], Scene]] = {
    "Oicho-Kabu: a round as player": (("oicho-kabu", "--seed", "3"), _kabu_player),
    "Oicho-Kabu: a round as dealer": (("oicho-kabu", "--seed", "2"), _kabu_dealer),
    "Kyo-Kabu: a round": (("kyo-kabu", "--seed", "5"), _kyo),
    "Dou Dizhu: a deal with a bid": (("dou-dizhu", "--seed", "8"), _landlord),
    "Oklahoma Gin: a hand with a knock": (("oklahoma-gin", "--seed", "2"), _gin),
    "Oklahoma Gin: a hand with a lay-off": (("oklahoma-gin", "--seed", "50"), _lay_off),
    "New match: another opponent, another rule": ((), _set_up),
    "Match history: a deletion taken back": (("kyo-kabu", "--seed", "5"), _history),
}


def transcript(language: str, name: str) -> Iterator[str]:
    """The lines of a scene."""
    words, scene = SCENES[name]
    seats = ("--seats", "human,easy" if "gin" in words[0] else "human,easy,easy") if words else ()
    yield name
    yield "=" * len(name)
    if words:
        yield f"cardtable play {' '.join((*words, *seats))} --lang {language}"
    with ear(*words, *seats, "--lang", language, settings=SETTINGS, orca=True) as one:
        scribe = Scribe(one)
        scribe.begin()
        scene(scribe)
    yield from scribe.lines
    yield ""


def main(words: list[str]) -> None:
    """Run it."""
    parser = argparse.ArgumentParser(prog="python -m tests.screen.transcripts")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--lang", default="en")
    parser.add_argument("--only", default="", help="scenes whose names contain this")
    asked = parser.parse_args(words)
    names: Iterable[str] = (name for name in SCENES if asked.only in name)
    with (asked.folder / f"{asked.lang}.txt").open("w", encoding="utf-8") as file:
        for name in names:
            file.writelines(f"{line}\n" for line in transcript(asked.lang, name))
            file.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
