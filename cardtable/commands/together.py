"""Which options go together. One that would change nothing is refused, not ignored."""

from __future__ import annotations

import argparse
from itertools import combinations

from cardtable.failures import WrongUse
from cardtable.phrases.lists import in_row
from cardtable.translation import message

#: Each of these says what a command does, or how; a command does one thing.
_ONE_OF = {
    "deck": ("--check", "--import", "--print", "--export", "--sheet"),
    "simulate": ("--cluster", "--workers"),
    "stats": ("--json", "--csv", "--by"),
}
_DRAWN = ("--sheet", "--print", "--export kde")
#: Each of these needs one of the others.
_ONLY_WITH = {
    "deck": {
        "--width": ("--sheet",),
        "--vision": ("--sheet",),
        "--option": _DRAWN,
        "--back": _DRAWN,
        "--into": ("--export",),
    },
}


def check_together(chosen: argparse.Namespace) -> None:
    """Refuse options of a command that exclude each other, or lack the one that they belong to.

    Raises:
        WrongUse: one of them would change nothing.
    """
    values = [(f"--{name}", value) for name, value in vars(chosen).items()]
    typed = [(name, value) for name, value in values if value not in (None, [])]
    given = {name for name, value in typed if value is not False}
    given |= {f"{name} {value}" for name, value in typed}
    for one, other in combinations(_ONE_OF.get(chosen.command, ()), 2):
        if {one, other} <= given:
            raise WrongUse(
                message("{one} and {other} can’t be used together.", one=one, other=other)
            )
    for name, others in _ONLY_WITH.get(chosen.command, {}).items():
        if name in given and given.isdisjoint(others):
            raise WrongUse(
                message("{option} only works with {others}.", option=name, others=in_row(others))
            )
