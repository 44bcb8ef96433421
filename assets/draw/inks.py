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
    "shade_indigo": "#1a2f55",  # cloths in shadow
    "shade_plum": "#422338",
    # lacquers of horns and backs
    "lacquer": "#35302b",
    "lacquer_red": "#6e1719",
    "lacquer_indigo": "#1a2d50",
    # the leaf in the middle of a lacquered back, the bright and the dark side of its petals
    "leaf_black": "#786657",
    "leaf_red": "#bd453b",
    "leaf_indigo": "#4f72a6",
    "facet_black": "#463c34",
    "facet_red": "#a3302b",
    "facet_indigo": "#37568a",
    # papers of the backs of Hanafuda: crumples with less dye and with more, the lit and shaded edge
    "rubbed_black": "#352c25",
    "soaked_black": "#17120e",
    "lit_black": "#4a3d33",
    "pressed_black": "#14100d",
    "washi_rim_brown": "#5c2819",
    "moon_brown": "#2c1610",
    "rubbed_brown": "#84432f",
    "soaked_brown": "#5f2719",
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
    "wool_red_0": "#80241e",
    "wool_red_1": "#892822",
    "linen_grey": "#3e4146",
    "linen_grey_0": "#393c40",
    "linen_grey_1": "#44474c",
    "silk_plum": "#57304e",
    "silk_plum_0": "#522c49",
    "silk_plum_1": "#5c3453",
    "rush": "#d8c48a",
    "rush_0": "#c8b478",
    "rush_1": "#e6d2a0",
    "rush_2": "#d4c086",
    "rush_3": "#dcc88f",
    "hinoki": "#c9a577",
    "hinoki_0": "#bf996a",
    "hinoki_1": "#d0ae82",
    "hinoki_2": "#c5a071",
    "wood": "#4a2f22",
    "wood_0": "#42291d",
    "wood_1": "#523628",
    "wood_2": "#462c20",
}


def _glow(
    edge: str, between: str, middle: str
) -> tuple[int, int, int, int, tuple[tuple[float, str], ...]]:
    """Light in the middle of a Japanese card."""
    stops = ((0, edge), (0.22, between), (0.5, middle), (0.78, between), (1, edge))
    return 0, 20, 0, 520, stops


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
    # lacquer: a glow in its middle, the same when the card is turned, and the groove and the lip of
    # a line stamped into it
    "sheen_black": _glow("#1c1815", "#221d19", "#2f2822"),
    "groove_black": _glow("#14100d", "#17130f", "#1f1915"),
    "lip_black": _glow("#2d2722", "#352d27", "#483e36"),
    "sheen_red": _glow("#6e1719", "#781a1c", "#8e2324"),
    "groove_red": _glow("#5b1114", "#631316", "#771a1c"),
    "lip_red": _glow("#7e1e20", "#8b2525", "#a73430"),
    "sheen_indigo": _glow("#1a2d50", "#1e3358", "#27426c"),
    "groove_indigo": _glow("#13213f", "#162746", "#1d3358"),
    "lip_indigo": _glow("#23385f", "#2a426c", "#385684"),
    # paper backs: the same glow, very light
    "washi_black": _glow("#221d1a", "#241e19", "#2c231c"),
    "washi_brown": _glow("#6b3122", "#6e3324", "#793b29"),
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
