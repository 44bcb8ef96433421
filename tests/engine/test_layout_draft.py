"""The draft of a table's layout: everything added is there, as it was added."""

from __future__ import annotations

from cardtable.engine.layout_draft import BOX_LINES, LayoutDraft, box_height
from cardtable.engine.table import (
    Area,
    BoxLine,
    BoxSpot,
    BracketSpot,
    CardSpot,
    ChipSpot,
    FrameSpot,
    FurnitureSpot,
    KnobSpot,
    LabelSpot,
    Layout,
    PlateSpot,
    SlotSpot,
    Text,
    ZoneSpot,
)

AREA = Area(800, 600, 0.7)
TEXT, TIP = Text.of("column", number=1), (Text("more"),)


def test_all_that_is_laid_is_there() -> None:
    line = BoxLine("row", TEXT)
    spots = {
        "cards": CardSpot("7H", "hand", 0, "7H", 1, 2, 3),
        "plates": PlateSpot("seat0", 0, 1, 2, 3),
        "labels": LabelSpot("name", TEXT, 1, 2, 3),
        "slots": SlotSpot("stock", 1, 2, 3, 4),
        "chips": ChipSpot("chip0", 0, "30", 1, 2),
        "frames": FrameSpot("frame", 1, 2, 3, 4),
        "brackets": BracketSpot("melds", 1, 2, 3, TEXT),
        "furniture": FurnitureSpot("mat:1", "mat", 1, 2, 3, 4),
        "boxes": BoxSpot("box", 1, 2, 3, (line,)),
        "knobs": KnobSpot("more", 1, 2, "+"),
        "zones": ZoneSpot("column1", 1, 2, 3, 4, TEXT),
    }
    draft = LayoutDraft(AREA, anchors={"stock": (1, 2, 3)}, sink="stock", call=(4, 5))
    for name, spot in spots.items():
        getattr(draft, name).append(spot)
    laid = draft.layout()
    assert laid == Layout(
        **{name: (spot,) for name, spot in spots.items()},  # type: ignore[arg-type]
        anchors={"stock": (1, 2, 3)},
        sink="stock",
        call=(4, 5),
    )
    assert LayoutDraft(AREA).layout() == Layout()


def test_words_are_laid_as_asked() -> None:
    draft = LayoutDraft(AREA)
    draft.label("a", TEXT, 1, 2, 3)
    draft.label("b", TEXT, 4, 5, 6, "right", 20, True, "call", TIP, True)
    assert draft.labels == [
        LabelSpot("a", TEXT, 1, 2, 3, "left", 13, False, "cloth"),
        LabelSpot("b", TEXT, 4, 5, 6, "right", 20, True, "call", tip=TIP, snug=True),
    ]


def test_a_box_is_as_high_as_its_lines() -> None:
    lines = tuple(BoxLine(kind, TEXT) for kind in ("head", "row", "row", "verdict"))
    assert box_height(lines, 1) == BOX_LINES["head"] + 2 * BOX_LINES["row"] + BOX_LINES["verdict"]
    assert box_height(lines, 1.5) == 1.5 * box_height(lines, 1)
    assert box_height((), 2) == 0
