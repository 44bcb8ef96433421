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
    # table cloths: ground, shadow and light of the flecks
    "felt_green": "#2f5d4a",
    "felt_green_0": "#2a5443",
    "felt_green_1": "#356551",
    "felt_indigo": "#26406b",
    "felt_indigo_0": "#213960",
    "felt_indigo_1": "#2c4876",
    "felt_red": "#7d2a25",
    "felt_red_0": "#732521",
    "felt_red_1": "#87312b",
    "felt_grey": "#50545a",
    "felt_grey_0": "#484c52",
    "felt_grey_1": "#585c63",
    "rush": "#c6c09c",
    "rush_0": "#bfb993",
    "rush_1": "#ccc6a4",
    "wood": "#4a3124",
    "wood_0": "#40291e",
    "wood_1": "#543a2b",
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
    "sheen_black": (
        20, 20, 310, 520, ((0, "#1c1815"), (0.3, "#231e1a"), (0.42, "#3a332d"), (0.56, "#241f1b"),
                           (1, "#171310")),
    ),
    "sheen_red": (
        20, 20, 310, 520, ((0, "#7a1a1c"), (0.3, "#851d1f"), (0.42, "#a3302c"), (0.56, "#841c1e"),
                           (1, "#66141a")),
    ),
    "sheen_indigo": (
        20, 20, 310, 520, ((0, "#1c3158"), (0.3, "#203860"), (0.42, "#35517f"), (0.56, "#20375f"),
                           (1, "#172a4a")),
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
