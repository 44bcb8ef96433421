"""The heaps of chips beside the points at the end of a match."""

from __future__ import annotations

from PySide6.QtGui import QPixmap

from cardtable.engine.table import ChipSpot
from cardtable.ui.durations import Speed
from cardtable.ui.table.paint import DrawnSpot
from tests.robot import wait_until
from tests.ui.conftest import Open


class Counting:
    """Draws chips and remembers them."""

    def __init__(self, draw: object) -> None:
        self._draw, self.heaps = draw, dict[int, list[ChipSpot]]()

    def chip(self, spot: ChipSpot, scale: float) -> DrawnSpot:
        self.heaps.setdefault(spot.seat, []).append(spot)
        drawn: DrawnSpot = self._draw.chip(spot, scale)  # type: ignore[attr-defined]
        return drawn


def test_who_has_more_has_as_many_heaps_at_every_size(open_match: Open) -> None:
    robot = open_match("oicho-kabu", "human" + ",easy" * 5, "rounds=3", seed="3")
    table = robot.table
    table.settings.speed = Speed.OFF
    robot.play()
    wait_until(table.ranking.isVisible)
    podium, found = table.ranking._rows, []
    for size in ((520, 260), (720, 380), (1200, 620)):
        podium.resize(*size)
        counting = Counting(table.scene.things.draw)
        podium.chips = counting  # type: ignore[assignment]
        podium.render(QPixmap(podium.size()))
        scores = table.session.match.outcome.scores  # type: ignore[union-attr]
        order = sorted(counting.heaps, key=lambda seat: scores[seat])
        heaps = [[spot.heap for spot in counting.heaps[seat]] for seat in order]
        assert [sum(each) for each in heaps] == sorted(sum(each) for each in heaps)
        sizes = [counting.heaps[seat][0].size for seat in order]
        assert sizes == sorted(sizes)
        found.append(dict(zip(order, heaps, strict=True)))
    assert found[0] == found[1] == found[2]
    assert len(found[0]) > 2
