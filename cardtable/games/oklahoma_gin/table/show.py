"""The table after a knock: the hands in groups, what was laid off where, and the limit."""

from __future__ import annotations

from dataclasses import replace

from cardtable.engine.layout_draft import LEAST_BACK, READABLE
from cardtable.engine.table import (
    RAISED,
    CardSpot,
    FrameSpot,
    FurnitureSpot,
    Prepared,
    Text,
    hidden,
)
from cardtable.games.oklahoma_gin.cards import BIT_OF, card_set, pips
from cardtable.games.oklahoma_gin.hand import by_weight
from cardtable.games.oklahoma_gin.legal import LAYOFF
from cardtable.games.oklahoma_gin.melds import extends
from cardtable.games.oklahoma_gin.scoring import UNDERCUT
from cardtable.games.oklahoma_gin.table.draft import (
    CLEARLY,
    COUNTED,
    EDGE,
    MARGIN,
    PART,
    UNDERCUT_AT,
    WORDS,
    GinDraft,
    Group,
)
from cardtable.games.oklahoma_gin.table.own import own_groups
from cardtable.games.oklahoma_gin.table.play import NEARLY, backs, plate_beside
from cardtable.games.oklahoma_gin.view import OklahomaGinView, OpenHand

#: The pile between the hands as a part of a card of theirs, its tray as a part of it without the
#: rim; the least one for which there is room.
_PILE, _TRAY, _LEAST_PILE = 0.62, 1.1, 84.0
#: Height of the line between the hands, at scale 1.
_LINE = 30.0
#: Width and height of what both hands count, at scale 1, and the least of it that can be read.
_DUEL, _LEAST_DUEL = (380.0, 92.0), 0.4
#: So much of its height has to be left beside words.
_WITH_WORDS = 0.62
#: The part of the space between the hands that it has at least.
_DUEL_PART = 0.56


def lay_show(draft: GinDraft) -> None:
    """Lay everything while cards are laid off and while the hand lies open."""
    if not draft.under:  # whatever makes the cards larger
        beside = _height(draft)
        draft.under = True
        draft.under = _height(draft) > beside
    one = _height(draft)
    draft.two = draft.tall
    draft.two = draft.tall and _height(draft) >= CLEARLY * one
    _keep_board(draft)
    draft.h = h = max(36.0, _height(draft))
    area, me, other = draft.area, draft.me, 1 - draft.me
    piled, (wide, high) = _is_piled(draft), _plate(draft)
    left = _left(draft, piled)
    top = 4.0 + (high + 12 if draft.under else 0.0)
    low = area.height - draft.below - h
    draft.put_plate(other, MARGIN, 4.0, wide, high)
    draft.put_own()
    draft.brisk = True
    top += draft.above(h, raised=False)
    if draft.view.result is not None:
        found = [hand_groups(draft.view, seat, draft.prepared.selected) for seat in (me, other)]
        draft.align([groups for groups in found if groups], h, left)
    _hand(draft, other, top, f"seat{other}", left)
    first = top + h + draft.names
    words: float | None
    words = last = low - draft.above(h) - (RAISED + 0.02) * h - _line(draft) - 2
    if piled:
        _middle(draft, first if draft.under else max(first, 10 + high), first, last)
    else:
        at = 12.0 + high
        draft.put_plaque(MARGIN, at, draft.own_top - 6 - at)
        if len(draft.view.columns) > 1:
            draft.put_board(at + draft.plaque[1] + 8, draft.own_top - 6, MARGIN)
        draft.anchors["discard"] = draft.anchors["stock"] = (left, MARGIN, h)
        last += _line(draft)
        if draft.view.result is not None:  # no card is raised any more
            last += RAISED * h
        words = _duel(draft, first, last, (left - 16, area.width))
    if words is not None:
        _told(draft, words)
    _hand(draft, me, low, "hand", left)
    middle = area.width / 2 if piled else (left - 16 + area.width) / 2
    draft.call = middle, last - _line(draft) if words is None else words


def _keep_board(draft: GinDraft) -> None:
    """Leave the board where it is during play, if cards get hardly smaller."""
    if not draft.board or draft.tall or not _is_piled(draft):
        return
    before, draft.kept = _height(draft), draft.board + 16
    if _height(draft) < NEARLY * before:
        draft.kept = 0.0


def _line(draft: GinDraft) -> float:
    """Return the height of the line between the hands."""
    return (22.0 if draft.low else _LINE) * draft.s


def _room(draft: GinDraft) -> float:
    """Return the height for both hands, one's own raised, and the pile between them."""
    above = _plate(draft)[1] + 12 if draft.under else 0.0
    return draft.area.height - 16 - above - draft.names - _line(draft) - draft.below


def _is_piled(draft: GinDraft) -> bool:
    """Whether the pile has room between the hands.

    If not, plate and limit stand in a column at the left, and cards beside them.
    """
    pile = _room(draft) / (2 + RAISED + _PILE * _TRAY + 0.12) * _PILE
    return draft.under or (pile >= _LEAST_PILE * draft.s and not draft.low)


def _left(draft: GinDraft, piled: bool) -> float:
    """Return where cards begin."""
    column = MARGIN + max(plate_beside(draft)[0], draft.plaque[0]) + 16
    return draft.left if piled else max(draft.left, column)


def _height(draft: GinDraft) -> float:
    """Return how high cards can be."""
    piled = _is_piled(draft)
    parts = 2 + RAISED + (_PILE * _TRAY + 0.12 if piled else 0.0)
    least, room = READABLE, _room(draft)
    if draft.two:
        most = room / parts
        while most - least > 0.5:
            h = (least + most) / 2
            need = parts * h + draft.above(h) + draft.above(h, raised=False)
            least, most = (h, most) if need <= room else (least, h)
    else:
        least = room / parts
    return min(draft.whole * PART, least, draft.widest(_left(draft, piled)))


def _plate(draft: GinDraft) -> tuple[float, float]:
    """Return the size of the other player's plate: below the title, or above his cards."""
    if draft.under and not draft.tall:
        return 240.0 * draft.s, 84.0 * draft.s
    if draft.tall or _is_piled(draft):
        return draft.person, draft.person + WORDS * draft.s
    return plate_beside(draft)


def _middle(draft: GinDraft, below: float, first: float, last: float) -> None:
    """Lay plate, pile and board between the hands; the plate at the left is below ``below``."""
    room = last - first
    pile = min(draft.pile(draft.h), draft.pile_in(room - 8))
    high = pile + 2 * draft.margin(pile)
    y = first + (room - high) / 2
    width, tall = draft.plaque
    at = max(below, y + (high - tall) / 2)
    draft.put_plaque(MARGIN, at, min(last, draft.own_top - 6) - at)
    if draft.kept:
        draft.put_board(8.0, last + RAISED * draft.h, axis=y + high / 2)
    else:
        draft.put_board(first, last)
        if draft.tall:
            draft.put_lying()
    left = _knock_card(draft, y, pile, high, MARGIN + width + 16)
    board = draft.board + 16 if draft.board else 0.0
    _duel(draft, first, last, (left + 16, draft.area.width - MARGIN - board))


def _duel(draft: GinDraft, first: float, last: float, between: tuple[float, float]) -> float | None:
    """Lay what both hands count in the middle of a space, and return where words below it begin.

    In a low space the words lie in it as well; in a very low one they give way.
    """
    view, s, me = draft.view, draft.s, draft.me
    line = _line(draft) if not _is_piled(draft) else 0.0
    (left, right), (wide, high) = between, _DUEL
    told = last - first - line >= _WITH_WORDS * high * s or view.result is None
    line *= told
    larger = max(1.0, _DUEL_PART * (last - first - line) / high / s)
    wide, high = wide * larger, high * larger
    part = min(1.0, (right - left - 8) / wide / s, (last - first - line - 4) / high / s)
    middle, half = draft.area.width / 2, wide * s * part / 2
    if not _is_piled(draft) or not left + half <= middle <= right - half:
        middle = (left + right) / 2
    counts, result = _counts(view), view.result
    if part * larger < _LEAST_DUEL or counts == (None, None):
        draft.free = middle, (first + last) / 2
        return first + max(0.0, last - line - first) / 2
    wide, high = wide * s * part, high * s * part
    y = first + (last - first - line - high) / 2
    draft.free = middle, y + high / 2
    other = 1 - me
    known = [-1 if count is None else count for count in (counts[me], counts[other])]
    numbers = {"seat": me, "other": other, "count0": known[0], "count1": known[1]}
    said, heard = (Text(f"duel{more}", tuple(numbers.items())) for more in ("", "_heard"))
    won = None if result is None else result.winner
    parts = tuple((seat, int(seat == won)) for seat in (me, other))
    beat = COUNTED if draft.opens else 0
    spot = FurnitureSpot("duel", "duel", middle - wide / 2, y, wide, high, said, parts, beat=beat)
    draft.furniture.append(replace(spot, heard=heard))
    return y + high + 2 if told else None


def _counts(view: OklahomaGinView) -> tuple[int | None, int | None]:
    """Return the deadwood of both seats, as far as the viewer knows it."""
    if view.result is not None:
        return view.result.after
    found: list[int | None] = [None, None]
    if view.knocker is not None:
        found[view.knocker] = view.knock_deadwood
        if view.seat == 1 - view.knocker:
            found[view.seat] = view.own_deadwood
    return found[0], found[1]


def _knock_card(draft: GinDraft, y: float, pile: float, high: float, left: float) -> float:
    """Lay the knocker's discard crosswise on the pile, face down until the hand is over.

    Returns the right edge of its tray.
    """
    view = draft.view
    w = pile * draft.area.ratio
    width = pile + 2 * draft.margin(pile)
    x = left
    right = x + width
    said = Text.of("pile", count=len(view.pile))
    draft.furniture.append(FurnitureSpot("tray", "tray", x, y, width, high, said, tip=(said,)))
    x, y = x + (width - w) / 2, y + draft.margin(pile)
    draft.anchors["discard"] = draft.anchors["stock"] = (x, y, pile)
    if view.pile:
        code, other = view.pile[-1], f"seat{1 - draft.me}"  # whose discard ends a drawn hand
        draft.cards.append(CardSpot(code, "discard", 0, code, x, y, pile, 0, other))
    if view.knocker is None:
        return right
    face = view.knock_card or None
    key = face or hidden("knock", 0)
    if face and view.open_hands is None:
        # Only the knocker knows it; it lies face down for him as well.
        key, face = hidden("knock", 0), None
    source = "hand" if view.knocker == view.seat else f"seat{view.knocker}"
    draft.cards.append(CardSpot(key, "knock", 0, face, x, y, pile, 5, source, turned=90))
    draft.slaps = key, "discard", "limit"
    return right


def _hand(draft: GinDraft, seat: int, y: float, zone: str, left: float) -> None:
    view = draft.view
    z = 100.0 if zone == "hand" else 0.0
    groups = hand_groups(view, seat, draft.prepared.selected)
    if groups is None:
        known = view.known[seat]
        h = max(LEAST_BACK, draft.h * 0.66)
        lay = (left, draft.area.width - EDGE)
        at = y + (draft.h - h) / 2
        backs(draft, seat, view.counts[seat] - len(known), known, at, h, lay)
        return
    clear = draft.beside if zone == "hand" else left
    if zone != "hand" and draft.opens:
        groups = [replace(group, beat=beat) for beat, group in enumerate(groups, 1)]
    first = len(draft.cards)
    draft.row(groups, y, draft.h, zone, left, z=z, source=f"seat{seat}", clear=clear)
    if seat == view.knocker and view.result is not None and view.result.kind == UNDERCUT:
        # The shade falls on them as the plate turns over.
        draft.cards[first:] = [
            replace(card, faded=True, beat=UNDERCUT_AT) for card in draft.cards[first:]
        ]
    if view.phase == LAYOFF and view.turn == view.seat and seat == view.knocker:
        _targets(draft)


def hand_groups(view: OklahomaGinView, seat: int, selected: frozenset[str]) -> list[Group] | None:
    """Return a hand in groups; ``None`` while it may not be seen."""
    if seat == view.knocker and view.shown is not None:
        return _knocker_groups(view)
    if view.open_hands is not None:
        return _groups(view.open_hands[seat])
    if seat != view.seat:
        return None
    if view.rules.auto_arrange:
        return own_groups(view, Prepared())
    loose = tuple(c for c in view.hand if not any(c in group for group in view.arranged))
    return _groups(OpenHand(view.arranged, loose))


def _groups(shown: OpenHand) -> list[Group]:
    groups = [Group(cards, Text.of("meld", cards=cards)) for cards in shown.melds]
    if shown.dead or not groups:
        count = pips(card_set(shown.dead))
        name = Text.of("deadwood", count=count)
        groups.append(Group(by_weight(shown.dead), name, dead=True))
    return groups


def _knocker_groups(view: OklahomaGinView) -> list[Group]:
    assert view.shown is not None and view.knocker is not None
    sign = f"seat{1 - view.knocker}"
    groups = []
    melds = zip(view.shown.melds, view.melds_on_table, strict=True)
    for number, (meld, whole) in enumerate(melds, 1):
        more = whole[len(meld) :]
        cards = tuple(sorted(whole, key=BIT_OF.__getitem__))
        name = Text.of("meld", cards=meld)
        if more:
            name = Text.of("meld_more", cards=meld, more=more)
        marks = tuple((code, sign) for code in more)
        groups.append(Group(cards, name, marks=marks, key=f"meld:{number}"))
    if view.shown.dead:
        count = view.knock_deadwood
        name = Text.of("deadwood", count=count)
        groups.append(Group(by_weight(view.shown.dead), name, dead=True))
    return groups


def _targets(draft: GinDraft) -> None:
    """Lay frames round the melds on which the selected card can be laid off."""
    if len(draft.prepared.selected) != 1 or draft.view.gin:
        return
    card = BIT_OF[next(iter(draft.prepared.selected))]
    for zone in draft.zones:
        if not zone.key.startswith("meld:"):
            continue
        meld = card_set(draft.view.melds_on_table[int(zone.key[5:]) - 1])
        if extends(card, meld):
            draft.frames.append(
                FrameSpot(
                    f"fits:{zone.key}",
                    zone.x - 5,
                    zone.y - 5,
                    zone.width + 10,
                    zone.height + 10,
                    "focus",
                )
            )


def _told(draft: GinDraft, y: float) -> None:
    """Say between the hands what has been laid off."""
    view = draft.view
    assert draft.free is not None
    middle = draft.free[0]
    if view.knocker is None:
        words = Text("hand_drawn")
    elif view.laid_off:
        cards = tuple(laid.card for laid in view.laid_off)
        seat = 1 - view.knocker
        words = Text.of("laid_off", seat=seat, cards=cards, own=int(seat == view.seat))
    elif view.gin:
        words = Text.of("gin", seat=view.knocker, own=int(view.knocker == view.seat))
    elif view.result is not None:
        seat = 1 - view.knocker
        words = Text.of("nothing_laid_off", seat=seat, own=int(seat == view.seat))
    else:
        words = Text("lay_off_how" if view.turn == view.seat else "lay_off_wait")
    size = 13 if draft.low else 16
    half = min(middle, draft.area.width - middle) - MARGIN
    beat = COUNTED if draft.opens else 0
    draft.label("told", words, middle - half, y, 2 * half, "center", size, beat=beat)
