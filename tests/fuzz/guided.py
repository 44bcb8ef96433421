"""Feeds one reader for a while, led by the code it reaches: ``python -m tests.fuzz.guided NAME``.

Needs atheris, which is not among the tests' dependencies; further arguments go to libFuzzer
(``-max_total_time=60``, a folder of examples).
"""

from __future__ import annotations

import sys

import atheris

with atheris.instrument_imports(include=["cardtable"]):
    from tests.fuzz.readers import READERS


def main(words: list[str]) -> None:
    """Feed the reader named by the first word."""
    read = READERS[words[1]]

    def once(data: bytes) -> None:
        read(data.decode("utf-8", "replace"))

    atheris.Setup([words[0], *words[2:]], once)
    atheris.Fuzz()


if __name__ == "__main__":
    main(sys.argv)
