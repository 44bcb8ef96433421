"""How much of a match of Kabu is play: what a person at the window does and sees, by the clock.

``python -m tests.benchmarks.pace_of_play oicho-kabu --rounds 12``

A match at normal speed with three medium bots. The person needs ``DECIDES`` for a decision and
``LOOKS`` for a result, presses nothing else, and bets like a medium bot. Every ``TICK`` is put down
to one of: *deciding*; *looking* at a result; *cards* and chips moving between the first decision of
a round and its end; *dealing*; *waiting* for a bot while nothing moves.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time

TICK, DECIDES, LOOKS = 0.03, 1.5, 1.5
PLAY = ("deciding", "looking", "cards")
KINDS = (*PLAY, "dealing", "waiting")


def measured(game: str, rounds: int, seed: int) -> dict[str, dict[str, float]]:
    """Seconds by kind, separately for the rounds that the person dealt."""
    from PySide6.QtTest import QTest

    from cardtable.engine.actions import NEXT
    from cardtable.engine.state import TABLE
    from cardtable.games.kabu.view import KabuView
    from cardtable.ui.running.program import Program
    from tests.robot import Robot

    program = Program("en")
    program.window.resize(1280, 800)
    program.window.show()
    program.open(
        argparse.Namespace(
            game=game,
            seats="human,medium,medium,medium",
            preset=None,
            option=[f"rounds={rounds}"],
            seed=str(seed),
            deck=None,
            lang=None,
        )
    )
    table = program.window.table
    assert table is not None
    session, robot = table.session, Robot(program.window)
    spent = {role: dict.fromkeys(KINDS, 0.0) for role in ("player", "dealer")}
    since, before = time.perf_counter(), time.perf_counter()
    while session.match.turn is not None:
        QTest.qWait(round(1000 * TICK))
        now = time.perf_counter()
        view, actions = session.view, session.match.actions
        assert isinstance(view, KabuView)
        begun = bool(actions) and actions[-1] != NEXT
        free = not (table.scene.busy or table.telling.waits or table.pacing.forced.waiting)
        if free and view.turn == TABLE:
            kind = "looking"
        elif free and view.turn == 0 and session.thinking is None:
            kind = "deciding"
        elif table.scene.busy or table.telling.waits or table.pacing.forced.waiting:
            kind = "cards" if begun else "dealing"
        else:
            kind = "waiting"
        spent["dealer" if view.dealer == 0 else "player"][kind] += now - before
        before = now
        if kind not in ("looking", "deciding"):
            since = now
        elif now - since >= (LOOKS if kind == "looking" else DECIDES):
            robot.do(NEXT if kind == "looking" else robot.choose("medium"))
            since = before = time.perf_counter()
    program.window.close()
    program.close()
    return spent


def main() -> None:
    """Measure and print."""
    said = argparse.ArgumentParser(description=__doc__)
    said.add_argument("game", choices=("oicho-kabu", "kyo-kabu"))
    said.add_argument("--rounds", type=int, default=12)
    said.add_argument("--seed", type=int, default=1)
    asked = said.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["CARDTABLE_DATA"] = folder
        for role, spent in measured(asked.game, asked.rounds, asked.seed).items():
            whole = sum(spent.values()) or 1.0
            kinds = ", ".join(f"{kind} {spent[kind]:.0f} s" for kind in KINDS)
            play = sum(spent[kind] for kind in PLAY) / whole
            print(f"{asked.game} as {role}: {whole:.0f} s, {100 * play:.0f} % play ({kinds})")
    os._exit(0)  # the bots' processes end with it


if __name__ == "__main__":
    main()
