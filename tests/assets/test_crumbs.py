"""An index leaves no crumbs of what it covers."""

import pytest

pytest.importorskip("shapely")

from shapely.geometry import box

from assets.draw.block import Block, Op

LID = box(0, 0, 50, 50)


@pytest.mark.parametrize(
    ("bounds", "left"),
    [
        ((60, 60, 90, 90), True),  # beside the lid
        ((0, 0, 90, 90), True),  # more than half of it is seen
        ((20, 0, 70, 20), True),  # just so much of it
        ((20, 0, 69, 20), False),  # a little less
        ((0, 0, 50, 60), False),
        ((45, 0, 54, 40), False),  # nearly half is seen, but only a sliver
        ((10, 10, 40, 40), False),  # nothing
    ],
)
def test_an_object_is_left_out_if_only_a_crumb_is_seen(
    bounds: tuple[float, float, float, float], left: bool
) -> None:
    card = Block((100, 100))
    card.ink(box(0, 80, 100, 100))
    with card.piece():
        card.cut(box(*bounds))
        card.ink(box(*bounds), "red")
    seen = card.seen_beside(LID)
    assert len(seen.ops) == (3 if left else 1)
    assert len(card.ops) == 3


def test_a_part_of_an_object_may_go_alone() -> None:
    card = Block((100, 100))
    with card.piece():
        with card.piece():
            card.ink(box(45, 0, 54, 9))
        card.ink(box(40, 20, 90, 60))
    (seen,) = card.seen_beside(LID).ops
    assert isinstance(seen, Op)
    assert seen.shape.bounds == (40, 20, 90, 60)


def test_what_cuts_leave_loose_on_paper_is_swept_away() -> None:
    card = Block((100, 100))
    card.ink(box(10, 10, 50, 14))
    card.cut(box(11, 8, 60, 20))  # four square units of the bar are left
    card.ink(box(70, 70, 72, 72))  # a dot that is meant to be one
    (patch,) = card.swept().ops[len(card.ops) :]
    assert isinstance(patch, Op)
    assert patch.paint == "paper"
    assert patch.shape.contains(box(10, 10, 11, 14))
    assert not patch.shape.intersects(box(70, 70, 72, 72))


def test_what_is_whole_is_not_swept() -> None:
    card = Block((100, 100))
    card.ink(box(10, 10, 50, 14))
    assert card.swept() is card


def test_what_is_no_object_stays() -> None:
    card = Block((100, 100))
    card.ink(box(0, 0, 52, 52))
    assert card.seen_beside(LID) is card
