"""Colours and type: one set of tokens for light, one for dark, applied as Qt palette and font."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QInputDevice, QPalette
from PySide6.QtWidgets import QApplication, QStyle

from cardtable.art import fonts
from cardtable.art.assets import asset


@dataclass(frozen=True)
class Colours:
    """The colours of one theme; contrasts are stated in CONTRIBUTING.md."""

    bg: str
    panel: str
    raised: str
    field: str
    line: str
    edge: str
    ink: str
    ink2: str
    accent: str
    accent_ink: str
    own_row: str
    plate: str
    plate_ink: str
    plate_ink2: str
    plate_edge: str
    turn: str
    turn_ink: str
    turn_ink2: str
    good: str
    good_bg: str
    bad: str
    bad_bg: str
    warn: str
    warn_bg: str
    gilt: str
    mark: str = "#f0b429"
    mark_line: str = "#1c1815"
    role: str = "#c7322b"
    role_ink: str = "#ffffff"

    def __getitem__(self, token: str) -> QColor:
        return QColor(getattr(self, token))


#: Paper by day: nothing of it outshines the cards.
LIGHT = Colours(
    bg="#ddd1b8",
    panel="#e6dcc6",
    raised="#ece3d0",
    field="#ece3d0",
    line="#c9bb9d",
    edge="#776d5c",
    ink="#1c1815",
    ink2="#4d4538",
    accent="#744409",
    accent_ink="#ffffff",
    own_row="#dccb9f",
    plate="#ece3d0",
    plate_ink="#1c1815",
    plate_ink2="#4d4538",
    plate_edge="#776d5c",
    turn="#1c1815",
    turn_ink="#fff8e8",
    turn_ink2="#d8cdb6",
    good="#14532f",
    good_bg="#cfe0cb",
    bad="#8a1a14",
    bad_bg="#efcfc4",
    warn="#653d00",
    warn_bg="#f0d9a6",
    gilt="#96651a",
)

DARK = Colours(
    bg="#191512",
    panel="#231d18",
    raised="#30271f",
    field="#1b1613",
    line="#41362b",
    edge="#93866f",
    ink="#ede7d9",
    ink2="#bdb29d",
    accent="#dcae56",
    accent_ink="#1c1208",
    own_row="#3d3325",
    plate="#272019",
    plate_ink="#ede7d9",
    plate_ink2="#bdb29d",
    plate_edge="#93866f",
    turn="#f3ead4",
    turn_ink="#1c1815",
    turn_ink2="#595145",
    good="#86cfa4",
    good_bg="#20382b",
    bad="#f29a8f",
    bad_bg="#46241f",
    warn="#f0c56a",
    warn_bg="#43361a",
    gilt="#dcae56",
)

#: Words written on the room's wood, by day and by night.
_ON_WOOD = (
    replace(LIGHT, ink="#1c120a", ink2="#2b1c0b", bad="#5c0a06"),
    replace(DARK, ink="#fff3dc", ink2="#e6d3b1", bad="#ffb3a6"),
)

#: Slips of paper on the wood, by day and by night: there nothing of it outshines the cards either.
_ON_PAPER = (
    LIGHT,
    replace(
        LIGHT,
        raised="#b3a68c",
        line="#93866f",
        edge="#5f5646",
        ink2="#3a3226",
        bad="#6e0f0a",
        warn_bg="#c5a56c",
        gilt="#7a4f0e",
    ),
)

#: Lacquer, by day as by night: what lies on wood.
LACQUER = replace(
    DARK,
    raised="#372a21",
    line="#4a3a2e",
    edge="#0e0a08",
    ink="#fff6e4",
    ink2="#cdbb9c",
    accent="#c7322b",
    accent_ink="#fff6e4",
    own_row="#4d3b2e",
)

#: Seat colours in order; each seat has a shape as well.
SEATS = (
    "#2b6cb0",
    "#d96a0b",
    "#8c2a5b",
    "#f6e05a",
    "#8fd0f2",
    "#1c1815",
    "#6b4a2b",
    "#8d8b86",
    "#fbf6ea",
    "#a6c34f",
)

BASE_PIXELS = 14
#: The least size of a target that a finger hits reliably, in device-independent pixels.
FINGER = 44
#: The window size with everything at its usual size; the greatest zoom of larger ones; and the
#: least window, which holds all pages at the usual size.
_USUAL, _MOST_ZOOM, _LEAST = (1920, 1080), 2.6, (800, 560)


@dataclass(frozen=True)
class Theme:
    """The current look: colours, and fonts for the language.

    Attributes:
        dark: whether the colours are the dark ones.
        language: the language whose fonts are used.
        zoom: the factor by which type, buttons and all labels are enlarged here.
        text: the text size that the player has set, in per cent.
        touch: whether touch mode is on.
        quiet: whether the room is flat and still.
        lacquer: whether it is the look of what lies on wood.
        wood: whether it is the look of words written on wood.
        paper: whether it is the look of slips of paper on wood, pale by night as well.
    """

    dark: bool = False
    language: str = "en"
    zoom: float = 1.0
    text: int = 100
    touch: bool = False
    quiet: bool = False
    lacquer: bool = False
    wood: bool = False
    paper: bool = False

    def __post_init__(self) -> None:
        fonts.load(self.language)

    @property
    def colours(self) -> Colours:
        """The colour tokens."""
        if self.lacquer:
            return LACQUER
        if self.wood:
            return _ON_WOOD[self.dark]
        if self.paper:
            return _ON_PAPER[self.dark]
        return DARK if self.dark else LIGHT

    def on_wood(self) -> Theme:
        """The same look for buttons that lie on wood or cloth."""
        return replace(self, lacquer=True)

    def in_wood(self) -> Theme:
        """The same look for words written on wood."""
        return replace(self, wood=True)

    def on_paper(self) -> Theme:
        """The same look for slips of paper that lie on wood."""
        return replace(self, paper=True)

    def at(self, zoom: float) -> Theme:
        """The same look at another zoom."""
        return replace(self, zoom=zoom)

    def zoom_for(self, size: QSize, usual: tuple[int, int] = _USUAL) -> float:
        """The zoom for a page of this size; pages larger than ``usual`` grow.

        It is multiplied by the player's text size, as far as the page still holds its contents.
        """
        grown = min(max(_fits(size, usual), 1.0), _MOST_ZOOM) * self.text / 100
        holds = max(_fits(size, _LEAST), 1.0)
        return round(grown * 20) / 20 if grown <= holds else int(holds * 20) / 20

    def wish_in(self, size: QSize) -> float:
        """How many times larger than the zoom words would be that have the room: where they can
        wrap they reach the player's text size in windows whose pages do not hold it.
        """
        usual = replace(self, text=100).zoom_for(size)
        return max(1.0, usual * self.text / 100 / self.zoom)

    def text_in(self, size: QSize) -> int:
        """The text size, in per cent, that comes of the player's in a window of this size."""
        usual = replace(self, text=100).zoom_for(size)
        held = self.zoom_for(size) < usual * self.text / 100 - 0.025  # more than it was rounded by
        return round(100 * self.zoom_for(size) / usual) if held else self.text

    def target(self, pixels: float) -> int:
        """The height or width of something to press: in touch mode large enough for a finger."""
        return max(self.px(pixels), FINGER if self.touch else 0)

    def px(self, pixels: float) -> int:
        """A length in pixels, scaled with the type."""
        return round(pixels * self.zoom)

    def font(self, pixels: int = BASE_PIXELS, weight: int = 400, tabular: bool = False) -> QFont:
        """The text font at a size in pixels and an OpenType weight."""
        font = QFont()
        font.setFamilies(fonts.families(self.language))
        font.setPixelSize(max(1, self.px(pixels)))
        font.setWeight(QFont.Weight(weight))
        if tabular and hasattr(font, "setFeature"):
            font.setFeature(QFont.Tag("tnum"), 1)
        return font

    def title(self, pixels: int) -> QFont:
        """The display face, for titles and names of hands, at a size in pixels."""
        font = QFont()
        font.setFamilies(fonts.title_families(self.language))
        font.setPixelSize(max(1, self.px(pixels)))
        font.setWeight(QFont.Weight.Bold)
        return font

    def palette(self) -> QPalette:
        """The tokens as a Qt palette."""
        c, role = self.colours, QPalette.ColorRole
        palette = QPalette()
        for where, token in (
            (role.Window, "bg"),
            (role.Base, "field"),
            (role.AlternateBase, "panel"),
            (role.Button, "raised"),
            (role.WindowText, "ink"),
            (role.Text, "ink"),
            (role.ButtonText, "ink"),
            (role.BrightText, "accent_ink"),
            (role.Highlight, "accent"),
            (role.HighlightedText, "accent_ink"),
            (role.PlaceholderText, "ink2"),
            (role.ToolTipBase, "raised"),
            (role.ToolTipText, "ink"),
            (role.Accent, "gilt"),
            (role.Link, "accent"),
            (role.LinkVisited, "accent"),
            (role.Light, "raised"),
            (role.Midlight, "line"),
            (role.Mid, "line"),
            (role.Dark, "edge"),
            (role.Shadow, "edge"),
        ):
            palette.setColor(where, c[token])
        for where in (role.WindowText, role.Text, role.ButtonText):
            faint = QColor(c.ink2)
            faint.setAlphaF(0.75)
            palette.setColor(QPalette.ColorGroup.Disabled, where, faint)
        return palette

    def apply(self, app: QApplication) -> None:
        """Apply the look to the whole application."""
        app.setPalette(self.palette())
        app.setFont(self.font())
        style = self.style_sheet()
        if app.styleSheet() != style:  # setting it restyles every widget
            app.setStyleSheet(style)

    def style_sheet(self) -> str:
        """What the palette cannot say; kept short, since Fusion does the rest.

        Where it sets a size, Qt keeps the family of that moment: with another language it is
        another sheet, so that Qt asks again.
        """
        sheet = _STYLE.format(**self._tokens(), **self._sizes()) + self.field_sheet()
        return f"/* {self.language} */\n{sheet}"

    def field_sheet(self) -> str:
        """The part that styles fields and lists, scaled with the type."""
        apart = _APART.format(finger=FINGER) if self.touch else ""
        return _FIELDS.format(**self._tokens(), **self._sizes()) + apart

    def chosen_sheet(self, kind: str) -> str:
        """The style of what is chosen in a list (``kind``: its class): lit, with a gilt edge."""
        c = self.colours
        return (
            f"{kind}::item:selected {{ background: {c.warn_bg}; color: {c.ink};"
            f" border: 2px solid {c.gilt}; border-radius: 6px; }}"
        )

    def _sizes(self) -> dict[str, int]:
        """Lengths for the style sheets; in touch mode, targets have room for a finger."""
        sizes = {f"px{n}": self.px(n) for n in (*range(1, 15), 22, 24, 28, 32)}
        room = FINGER if self.touch else 0
        air = (room - self.px(14) + 1) // 2
        return sizes | {
            "bar_edge": 0 if self.touch else 1,
            "bar_air": max(self.px(4), air),
            "menu_air": max(self.px(6), air),
            "tall_field": max(self.px(22), room - 2 * self.px(4) - 2),
            "tall_entry": max(self.px(24), room - 2 * self.px(3)),
        }

    def _tokens(self) -> dict[str, str]:
        tokens = {f.name: getattr(self.colours, f.name) for f in fields(self.colours)}
        shade = "dark" if self.dark or self.lacquer else "light"
        for way in ("up", "down"):
            tokens[f"arrow_{way}"] = asset(f"icons/arrow_{way}_{shade}.svg").as_posix()
        return tokens


def _fits(size: QSize, page: tuple[int, int]) -> float:
    """The largest factor by which a page still fits a size."""
    return min(size.width() / page[0], size.height() / page[1])


def only_touch() -> bool:
    """Whether a touch screen is the only pointing device."""
    # Qt has a core pointer even without one.
    devices = [device for device in QInputDevice.devices() if device.name() != "core pointer"]
    kinds = {device.type() for device in devices}
    kind = QInputDevice.DeviceType
    return kind.TouchScreen in kinds and not kinds & {kind.Mouse, kind.TouchPad, kind.Stylus}


def wants_dark(wish: str) -> bool:
    """Whether to use the dark theme: ``yes``, ``no``, or empty to follow the system."""
    return wish == "yes" or (wish == "" and system_is_dark())


def wants_touch(wish: str) -> bool:
    """Whether to use touch mode: ``yes``, ``no``, or empty to follow the pointing devices."""
    return wish == "yes" or (wish == "" and only_touch())


def system_is_dark() -> bool:
    """Whether the desktop asks for a dark theme."""
    return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark


def system_is_calm() -> bool:
    """Whether the desktop asks for less motion."""
    hints = QGuiApplication.styleHints()
    asked = getattr(hints, "accessibility", None)  # since Qt 6.10, and only on some platforms
    wish = getattr(asked(), "motionPreference", None) if asked is not None else None
    if wish is not None and getattr(wish(), "name", "") == "ReducedMotion":
        return True
    style = QApplication.style()
    return not style.styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration)


_STYLE = """
QMenuBar {{ background: {bg}; border-bottom: 1px solid {line}; font-size: {px13}px;
  padding: {bar_edge}px {px8}px; }}
QMenuBar::item {{ padding: {bar_air}px {px10}px; background: transparent; border-radius: 4px; }}
QMenuBar::item:selected {{ background: {own_row}; }}
QMenu {{ background: {raised}; border: 1px solid {edge}; padding: {px4}px; }}
QMenu::item {{ padding: {menu_air}px {px24}px {menu_air}px {px28}px; border-radius: 4px; }}
QMenu::item:selected {{ background: {own_row}; color: {ink}; }}
QMenu::item:disabled {{ color: {ink2}; }}
QMenu::separator {{ height: 1px; background: {line}; margin: {px4}px {px8}px; }}
QToolTip {{ background: {raised}; color: {ink}; border: 1px solid {edge};
  padding: {px4}px {px6}px; }}
QScrollBar:vertical {{ background: transparent; width: {px12}px; margin: 2px; }}
QScrollBar::handle:vertical {{ background: {edge}; border-radius: 4px; min-height: {px32}px; }}
QScrollBar:horizontal {{ background: transparent; height: {px12}px; margin: 2px; }}
QScrollBar::handle:horizontal {{ background: {edge}; border-radius: 4px; min-width: {px32}px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ height: 0; width: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""

# “combobox-popup: 0” makes the list open below the field, as high as its entries, instead of as a
# menu over it; the frame around that list is the only one. Qt’s own arrows of a sorted column
# point against the order.
_FIELDS = """
QComboBox, QLineEdit, QSpinBox {{ background: {field}; color: {ink}; border: 1px solid {edge};
  border-radius: {px5}px; padding: {px4}px {px9}px; min-height: {tall_field}px;
  font-size: {px13}px; }}
QComboBox {{ combobox-popup: 0; }}
QComboBox[quiet="true"] {{ background: transparent; border-color: transparent; }}
QComboBox[quiet="true"]:hover {{ border-color: {line}; }}
QLineEdit {{ placeholder-text-color: {ink2}; }}
QComboBox:focus, QLineEdit:focus, QSpinBox:focus {{ border: 2px solid {accent};
  padding: {px3}px {px8}px; }}
QComboBox:disabled, QLineEdit:disabled, QSpinBox:disabled {{ color: {ink2}; border-color: {line}; }}
*[wrong="true"] {{ border-color: {bad}; background: {bad_bg}; }}
QComboBox QAbstractItemView {{ background: {raised}; color: {ink}; outline: 0;
  border: 1px solid {edge};
  selection-background-color: {own_row}; selection-color: {ink}; font-size: {px13}px; }}
QComboBox QAbstractItemView::item {{ min-height: {tall_entry}px; padding: {px3}px {px8}px; }}
QComboBoxPrivateContainer {{ background: {raised}; border: 0; }}
QComboBox::drop-down {{ border: 0; width: {px24}px; }}
QComboBox::down-arrow {{ image: url("{arrow_down}"); width: {px14}px; height: {px14}px; }}
QSpinBox::up-button, QSpinBox::down-button {{ border: 0; width: {px24}px;
  background: transparent; }}
QSpinBox::up-arrow {{ image: url("{arrow_up}"); width: {px12}px; height: {px12}px; }}
QSpinBox::down-arrow {{ image: url("{arrow_down}"); width: {px12}px; height: {px12}px; }}
QHeaderView::up-arrow {{ image: url("{arrow_up}"); width: {px12}px; height: {px12}px; }}
QHeaderView::down-arrow {{ image: url("{arrow_down}"); width: {px12}px; height: {px12}px; }}
"""

# For touch: a number field's arrows side by side, each as large as a finger.
_APART = """
QSpinBox::up-button, QSpinBox::down-button {{ subcontrol-origin: border;
  subcontrol-position: center right; width: {finger}px; height: {finger}px; }}
QSpinBox::down-button {{ right: {finger}px; }}
"""
