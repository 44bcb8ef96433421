"""Writes the records of form 2 that must be verified for ever (``test_form2_for_ever.py``).

``python -m tests.engine.make_form2`` writes those that are missing; existing ones are kept.
"""

from __future__ import annotations

from pathlib import Path

from cardtable.engine.match import Match
from cardtable.engine.records import record_of, write
from cardtable.games import all_games
from tests.engine.promised import promised_match

FOLDER = Path(__file__).parent / "form2"
SITTING = {"oklahoma-gin": "human,expert", "dou-dizhu": "human,hard:ayla,human"}
FOUR = "human,easy,human,medium"


def matches() -> dict[str, Match]:
    """A match of each game with words, one without, one numbered."""
    found = {}
    for number, game in enumerate(all_games(), 20):
        kinds = SITTING.get(game, FOUR)
        words = tuple(
            f"{game} 鷺 №{seat} é:,#" if kind == "human" else ""
            for seat, kind in enumerate(kinds.split(","))
        )
        none = ("",) * len(words)
        found[f"{game}-words"] = promised_match(game, number, kinds, words)
        found[f"{game}-seed"] = promised_match(game, number + 10, kinds, none)
        found[f"{game}-number"] = promised_match(game, number + 20, kinds, numbered=True)
    return found


def main() -> None:
    """Write what is missing."""
    FOLDER.mkdir(exist_ok=True)
    for name, match in matches().items():
        path = FOLDER / f"{name}.cardtable"
        if not path.exists():
            path.write_bytes(write(record_of(match)).encode())


if __name__ == "__main__":
    main()
