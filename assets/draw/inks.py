"""The colours.  One list for all decks: a woodblock printer owns few pots."""

INK = {
    "sumi": "#1c1815",
    "paper": "#f6eedc",
    "red": "#c7322b",
    "deep": "#8f1f22",  # second pull of the red block
    "rose": "#e8a996",  # thinned red
    "plum": "#8c2a5b",
    "indigo": "#24406e",
    "sky": "#8fa6bd",
    "pine": "#2f5d3a",
    "moss": "#7d9a5e",
    "ochre": "#d9a32f",
    "straw": "#edd08a",
    "ash": "#8d8b86",
    "mist": "#ddd3bd",  # cuts in large blacks
    "skin": "#f3dcc0",
    "tan": "#d9a878",
    "umber": "#7a4a2b",
    "brown": "#a06a42",
    "ginger": "#b5562a",
    "steel": "#c4c2bd",  # grey hair
    "silver0": "#c9ccd0",  # flat silver: many small gradient fills are slow
    "suit_red": "#c0261f",
    "suit_blue": "#1f5fae",
    "suit_green": "#2b8a4b",
    # cloths of the tiles and lacquers of the backs
    "cloth_red": "#8f2a23",
    "cloth_indigo": "#24406e",
    "cloth_green": "#2f5d4a",
    "cloth_plum": "#5a3350",
    "shade_red": "#6f1c1a",  # the same cloths in shadow
    "shade_indigo": "#1a2f55",
    "shade_green": "#204538",
    "shade_plum": "#422338",
    "lacquer": "#35302b",
    "lacquer_red": "#6e1719",
    "lacquer_indigo": "#1a2d50",
    # papers of the backs of Hanafuda: fibres with less dye and with more, the lit and shaded edge
    "dry_black": "#41352d",
    "wet_black": "#1a1411",
    "lit_black": "#4a3d33",
    "pressed_black": "#14100d",
    "washi_rim_brown": "#5c2819",
    "dry_brown": "#8f4f3a",
    "wet_brown": "#672f20",
    "lit_brown": "#a5654c",
    "pressed_brown": "#4f2115",
    # table cloths: ground, and what is darker and lighter in the weave
    "felt_green": "#2f5d4a",
    "felt_green_0": "#2c5846",
    "felt_green_1": "#326250",
    "linen_indigo": "#26406b",
    "linen_indigo_0": "#223a64",
    "linen_indigo_1": "#2a4672",
    "wool_red": "#85261f",
    "wool_red_0": "#7d221d",
    "wool_red_1": "#8c2a23",
    "linen_grey": "#3e4146",
    "linen_grey_0": "#393c40",
    "linen_grey_1": "#44474c",
    "silk_plum": "#57304e",
    "silk_plum_0": "#522c49",
    "silk_plum_1": "#5c3453",
    "rush": "#d2c596",
    "rush_0": "#c8bb8b",
    "rush_1": "#d9cda3",
    "rush_2": "#cfc393",
    "rush_3": "#d5c899",
    "hinoki": "#c9a577",
    "hinoki_0": "#bf996a",
    "hinoki_1": "#d0ae82",
    "hinoki_2": "#c5a071",
    "wood": "#4a2f22",
    "wood_0": "#42291d",
    "wood_1": "#523628",
    "wood_2": "#462c20",
}

# name: (x1, y1, x2, y2, stops).  Only bokashi (one direction) and metal.
GRADIENT: dict[str, tuple[int, int, int, int, tuple[tuple[float, str], ...]]] = {
    "silver": (
        0, 0, 330, 540,
        ((0, "#f0f1f2"), (0.3, "#b4b8bd"), (0.5, "#e6e8ea"), (0.75, "#9da2a9"), (1, "#d8dbde")),
    ),
    "dusk": (0, 20, 0, 420, ((0, "#8f1f22"), (0.42, "#c7322b"), (1, "#d8573a"))),
    "sun": (0, 60, 0, 260, ((0, "#a5231f"), (0.55, "#c7322b"), (1, "#d4452f"))),
    "leafy": (0, 250, 0, 520, ((0, "#2f5d3a"), (1, "#1d3f2a"))),
    "water": (0, 330, 0, 520, ((0, "#8fa6bd"), (0.6, "#3f5c86"), (1, "#24406e"))),
    "dawn": (0, 20, 0, 200, ((0, "#e0988a"), (1, "#f6eedc"))),
    "autumn": (0, 20, 0, 250, ((0, "#e3b95c"), (1, "#f6eedc"))),
    "evening": (0, 20, 0, 240, ((0, "#b9a6b4"), (1, "#f6eedc"))),
    # lacquer: bokashi from above, and the shaded and the lit side of a line stamped into it
    "sheen_black": (
        0, 20, 0, 520, ((0, "#38302a"), (0.35, "#2a2420"), (0.75, "#1f1a17"), (1, "#1c1815")),
    ),
    "groove_black": (
        0, 20, 0, 520, ((0, "#261f1a"), (0.35, "#1c1714"), (0.75, "#15110e"), (1, "#14100d")),
    ),
    "lip_black": (
        0, 20, 0, 520, ((0, "#6a5c50"), (0.35, "#544940"), (0.75, "#413831"), (1, "#39312c")),
    ),
    "sheen_red": (
        0, 20, 0, 520, ((0, "#a5302b"), (0.35, "#8d2223"), (0.75, "#74191b"), (1, "#6e1719")),
    ),
    "groove_red": (
        0, 20, 0, 520, ((0, "#8b2421"), (0.35, "#76191c"), (0.75, "#601215"), (1, "#5b1114")),
    ),
    "lip_red": (
        0, 20, 0, 520, ((0, "#bc443b"), (0.35, "#a3322f"), (0.75, "#872323"), (1, "#7e1e20")),
    ),
    "sheen_indigo": (
        0, 20, 0, 520, ((0, "#345282"), (0.35, "#264069"), (0.75, "#1d3156"), (1, "#1a2d50")),
    ),
    "groove_indigo": (
        0, 20, 0, 520, ((0, "#27406a"), (0.35, "#1c3156"), (0.75, "#142443"), (1, "#13213f")),
    ),
    "lip_indigo": (
        0, 20, 0, 520, ((0, "#456699"), (0.35, "#34517f"), (0.75, "#283f68"), (1, "#23385f")),
    ),
    # paper backs: a very light bokashi, the thinner ink at the foot
    "washi_black": (
        0, 20, 0, 520, ((0, "#221d1a"), (0.45, "#272019"), (0.8, "#32261e"), (1, "#3b2a21")),
    ),
    "washi_brown": (
        0, 20, 0, 520, ((0, "#6b3122"), (0.45, "#733626"), (0.8, "#7f402d"), (1, "#894a35")),
    ),
    "gold": (60, 120, 260, 440, ((0, "#f0d27a"), (0.5, "#c9952c"), (1, "#e9c765"))),
}

# The ten seats, in order: colour and the ink that is read on it.
SEATS = (
    ("#2b6cb0", "#ffffff"),
    ("#d96a0b", "#1c1815"),
    ("#8c2a5b", "#ffffff"),
    ("#f6e05a", "#1c1815"),
    ("#8fd0f2", "#1c1815"),
    ("#1c1815", "#ffffff"),
    ("#6b4a2b", "#ffffff"),
    ("#8d8b86", "#1c1815"),
    ("#fbf6ea", "#1c1815"),
    ("#a6c34f", "#1c1815"),
)


def colour(paint: str) -> str:
    """The SVG fill of an ink's name; a colour written out passes through."""
    if paint in GRADIENT:
        return f"url(#{paint})"
    return INK.get(paint, paint)


def palette() -> set[str]:
    """Every colour a file may use (lower case)."""
    stops = {c for g in GRADIENT.values() for _, c in g[4]}
    seats = {c for pair in SEATS for c in pair}
    return {c.lower() for c in (*INK.values(), *stops, *seats)}
