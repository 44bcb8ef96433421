"""What is said while Dou Dizhu is played.

What happens, what stands on the table, what is refused and why.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QLocale

from cardtable.engine.events import Event
from cardtable.games.dou_dizhu.cards import RANKS
from cardtable.games.dou_dizhu.plays import ROCKET, Reading
from cardtable.games.dou_dizhu.scoring import ANTI_SPRING, SILENT, SPRING
from cardtable.games.dou_dizhu.view import DouDizhuView
from cardtable.phrases.base import MomentWords, Names
from cardtable.phrases.dou_dizhu.options import value_meaning
from cardtable.phrases.dou_dizhu.words import (
    card_sign,
    combination_inside,
    combination_label,
    four_of,
    last_cards,
    points,
    rank_word,
)
from cardtable.phrases.lists import listed, one_after_the_other
from cardtable.phrases.order import sorted_text
from cardtable.phrases.tongues import factor_text, note_of, word_in

if TYPE_CHECKING:
    from cardtable.engine.moments import Moment
    from cardtable.engine.table import Text


def spring_line(spring: str, landlord: int, silent: Iterable[int], names: Names) -> str:
    """Why the stake was doubled at the end, and who made it so; empty if it was not.

    ``silent``: the seats that never got to play.
    """
    translate = QCoreApplication.translate
    farmers = listed(name for seat, name in enumerate(names) if seat != landlord)
    match spring:
        case c if c == SILENT:
            text = translate("DouDizhu", "Never got to play: {names}. The stake doubles.")
            return text.format(names=listed(names[seat] for seat in silent))
        case c if c == SPRING:
            text = translate(
                "DouDizhu",
                "Spring by {landlord}: {farmers} never got to play. The stake doubles.",
            )
        case c if c == ANTI_SPRING:
            text = translate(
                "DouDizhu",
                "Anti-spring by {farmers}: {landlord} played just once. The stake doubles.",
            )
        case _:
            return ""
    return text.format(landlord=names[landlord], farmers=farmers)


def doubling(spring: str) -> str:
    """What doubled the stake at the end, as the result heads it."""
    match spring:
        case c if c == SPRING:
            return QCoreApplication.translate("DouDizhu", "Spring")
        case c if c == ANTI_SPRING:
            return QCoreApplication.translate("DouDizhu", "Anti-spring")
    return QCoreApplication.translate("DouDizhu", "Player shut out")


def spring_seen(view: DouDizhuView, spring: str, names: Names) -> str:
    """The same of a deal that can still be seen."""
    played = {turn.seat for turn in view.plays if turn.reading is not None}
    silent = [seat for seat in range(len(names)) if seat not in played]
    return spring_line(spring, view.landlord or 0, silent, names)


def event_text(event: Event, names: Names) -> str:
    """One sentence for the log, or empty."""
    seat = event.get("seat")
    name = names[seat] if isinstance(seat, int) else ""
    match event.kind:
        case "deal_started":
            return _deal_started(event, names)
        case "bid":
            return QCoreApplication.translate("DouDizhu", "{name} bid {bid}.").format(
                name=name, bid=event.number("amount")
            )
        case "bid_sealed":
            return QCoreApplication.translate("DouDizhu", "{name} made a sealed bid.").format(
                name=name
            )
        case "bid_shown":
            return QCoreApplication.translate("DouDizhu", "{name} bid {bid} (sealed).").format(
                name=name, bid=event.number("amount")
            )
        case "passed":
            return QCoreApplication.translate("DouDizhu", "{name} passed.").format(name=name)
        case "passed_bid":  # a different word in Chinese
            text = QCoreApplication.translate("DouDizhuAuction", "{name} passed.")
            return text.format(name=name)
        case "all_passed":
            return QCoreApplication.translate("DouDizhu", "Nobody bid.")
        case "landlord" if event.word("how") == "lot":
            return QCoreApplication.translate(
                "DouDizhu", "{name} is drawn as landlord and leads."
            ).format(name=name)
        case "landlord":
            return QCoreApplication.translate(
                "DouDizhu", "{name} is the landlord and leads."
            ).format(name=name)
        case "took_kitty" if "cards" not in event:
            return QCoreApplication.translate("DouDizhu", "{name} took the kitty.").format(
                name=name
            )
        case "took_kitty":
            return QCoreApplication.translate("DouDizhu", "{name} took the kitty: {cards}.").format(
                name=name, cards=_cards(event)
            )
        case "played":
            return _warned(_played(event, name), event.number("left"))
        case "trick_won":
            return QCoreApplication.translate("DouDizhu", "{name} won the trick.").format(name=name)
        case "deal_over":
            return _deal_over(event, name, names)
        case "hand_shown":
            return QCoreApplication.translate("DouDizhu", "{name} still held {cards}.").format(
                name=name, cards=_cards(event)
            )
        case "scored":
            return QCoreApplication.translate("DouDizhu", "{name}: {delta}, total {total}.").format(
                name=name,
                delta=points(event.number("delta"), signed=True),
                total=points(event.number("total")),
            )
        case "match_over":
            winners = [names[int(word)] for word in event.words("winners")]
            if len(winners) > 1:
                text = QCoreApplication.translate("DouDizhu", "{names} share the win.")
                return text.format(names=listed(winners))
            text = QCoreApplication.translate("DouDizhu", "{name} wins the match.")
            return text.format(name=winners[0])
    return ""


def _cards(event: Event) -> str:
    return " ".join(card_sign(code) for code in event.words("cards"))


def _warned(sentence: str, left: int) -> str:
    """The sentence, followed by the announcement of last cards, if due."""
    return one_after_the_other(sentence, last_cards(left) if left in (1, 2) else "")


def _deal_started(event: Event, names: Names) -> str:
    first = names[event.number("first")]
    if event.number("redeals"):
        text = QCoreApplication.translate("DouDizhu", "Redeal. {name} bids first.")
    else:
        text = QCoreApplication.translate("DouDizhu", "Deal {deal} of {of}. {name} bids first.")
    return text.format(deal=event.number("deal"), of=event.number("of"), name=first)


def _played(event: Event, name: str) -> str:
    reading = Reading.parse(event.word("reading"))
    if reading.category == ROCKET and event.number("factor") == 4:
        text = QCoreApplication.translate(
            "DouDizhu", "{name} played the rocket. The stake is quadrupled."
        )
    elif reading.category == ROCKET:
        text = QCoreApplication.translate(
            "DouDizhu", "{name} played the rocket. The stake doubles."
        )
    elif reading.is_bomb:
        text = QCoreApplication.translate(
            "DouDizhu", "{name} plays a bomb: {cards}. The stake doubles."
        )
        return text.format(name=name, cards=four_of(RANKS[reading.base]))
    else:
        text = QCoreApplication.translate("DouDizhu", "{name} played {combination}.")
    return text.format(name=name, combination=combination_inside(reading))


def _deal_over(event: Event, name: str, names: Names) -> str:
    spring = spring_line(
        event.word("spring"),
        event.number("landlord"),
        map(int, event.words("silent")),
        names,
    )
    if event.word("side") == "landlord":
        text = QCoreApplication.translate("DouDizhu", "{name} goes out: the landlord wins.")
    else:
        text = QCoreApplication.translate("DouDizhu", "{name} goes out: the farmers win.")
    return one_after_the_other(text.format(name=name), spring)


def reason_text(reason: str, params: Mapping[str, int | str], names: Names) -> str:
    """Why something is refused."""
    play = beat = ""
    if "beat" in params:
        play = combination_label(Reading.parse(str(params["play"])))
        beat = combination_inside(Reading.parse(str(params["beat"])))
    match reason:
        case "not_your_turn":
            return QCoreApplication.translate("DouDizhu", "It is not your turn.")
        case "match_over":
            return QCoreApplication.translate("DouDizhu", "The match is over.")
        case "deal_over":
            return QCoreApplication.translate("DouDizhu", "This deal is over.")
        case "only_bids":
            return QCoreApplication.translate("DouDizhu", "The auction comes first.")
        case "only_plays":
            return QCoreApplication.translate("DouDizhu", "The auction is over.")
        case "bid_too_low":
            return QCoreApplication.translate(
                "DouDizhu", "You must bid more than {highest}."
            ).format(highest=params["highest"])
        case "bad_bid":
            return QCoreApplication.translate("DouDizhu", "You can bid 1, 2 or 3.")
        case "must_bid":
            return QCoreApplication.translate(
                "DouDizhu", "No passing with sealed bids: bid 1, 2 or 3."
            )
        case "must_lead":
            return QCoreApplication.translate("DouDizhu", "You lead, so you cannot pass.")
        case "no_cards":
            return QCoreApplication.translate("DouDizhu", "No card is selected.")
        case "no_such_card":
            return QCoreApplication.translate("DouDizhu", "There is no such card.")
        case "not_in_hand":
            word = str(params.get("card", ""))
            card = card_sign(word) if len(word) == 2 else rank_word(word)
            return QCoreApplication.translate("DouDizhu", "You don’t have {card}.").format(
                card=card
            )
        case "no_such_reading":
            return QCoreApplication.translate(
                "DouDizhu", "These cards don’t make that combination."
            )
        case "short_straight":
            return QCoreApplication.translate("DouDizhu", "A straight needs five cards or more.")
        case "short_pairs":
            return QCoreApplication.translate("DouDizhu", "A pair chain needs three pairs or more.")
        case "not_in_chain":
            return QCoreApplication.translate("DouDizhu", "No chain goes up to the {card}.").format(
                card=rank_word(str(params["card"]))
            )
        case "gap_in_chain":
            return QCoreApplication.translate(
                "DouDizhu", "{card} is missing between these cards."
            ).format(card=rank_word(str(params["card"])))
        case "triple_kickers":
            return QCoreApplication.translate("DouDizhu", "A triple takes one card or one pair.")
        case "quad_kickers":
            return QCoreApplication.translate(
                "DouDizhu", "Four of a kind carries two cards or two pairs."
            )
        case "kickers_differ":
            return value_meaning("kickers", "all_different")
        case "kickers_no_bomb":
            return value_meaning("kickers", "no_bombs")
        case "no_combination":
            return QCoreApplication.translate("DouDizhu", "That’s not a valid combination.")
        case "not_higher":
            return QCoreApplication.translate("DouDizhu", "{play} does not beat {beat}.").format(
                play=play, beat=beat
            )
        case "other_length":
            return QCoreApplication.translate(
                "DouDizhu", "{play} needs the same number of cards as {beat}."
            ).format(play=play, beat=beat)
        case "other_category":
            return QCoreApplication.translate(
                "DouDizhu", "{play} is a different type from {beat}."
            ).format(play=play, beat=beat)
        case "needs_higher_bomb":
            return QCoreApplication.translate(
                "DouDizhu", "Only a higher bomb beats {beat}."
            ).format(beat=beat)
    return reason


def caption_text(text: Text, names: Names) -> str:
    """A label on the table, with ``<b>`` and ``<big>`` for the parts that stand out."""
    params = dict(text.params)
    name = names[int(str(params["seat"]))] if "seat" in params else ""
    own = bool(params.get("own"))
    reading = Reading.parse(str(params["reading"])) if "reading" in params else None
    play = combination_label(reading) if reading else ""
    inside = combination_inside(reading) if reading else ""
    match text.id:
        case "kitty_hidden":
            return QCoreApplication.translate("DouDizhu", "<b>Kitty</b><br>for the landlord")
        case "kitty_taken" if own:
            return QCoreApplication.translate("DouDizhu", "<b>Kitty</b><br>yours")
        case "kitty_taken":
            words = QCoreApplication.translate("DouDizhu", "<b>Kitty</b><br>taken by {name}")
            return words.format(name=name)
        case "from_kitty":
            words = QCoreApplication.translate("DouDizhu", "from the kitty")
            return f'<span style="color:#f0b429">●</span> {words}'
        case "cards_left":
            count = int(str(params["n"]))
            words = QCoreApplication.translate("DouDizhu", "<big>%n</big> card(s)", "", count)
            return words
        case "last_cards":
            return last_cards(int(str(params["n"])))
        case "sorted" | "zone_sort":
            return sorted_text(text.id, str(params["way"]))
        case "bid_sealed":
            return QCoreApplication.translate("DouDizhu", "Bid placed")
        case "bid_made":
            words = QCoreApplication.translate("DouDizhu", "Bids {amount}")
            return words.format(amount=params["amount"])
        case "bid_passed":
            return QCoreApplication.translate("DouDizhuAuction", "Passes")
        case "passed":
            return QCoreApplication.translate("DouDizhu", "Passes")
        case "highest_bid":
            words = QCoreApplication.translate("DouDizhu", "Highest bid: {amount}")
            return words.format(amount=params["amount"])
        case "highest_by":
            words = QCoreApplication.translate(
                "DouDizhu",
                "by {name}. Whoever bids highest becomes the landlord and plays alone "
                "for that stake.",
            )
            return words.format(name=name)
        case "no_bid_yet":
            return QCoreApplication.translate("DouDizhu", "No bid yet")
        case "bid_meaning":
            return QCoreApplication.translate(
                "DouDizhu",
                "Whoever bids highest becomes the landlord and plays alone for that stake.",
            )
        case "lead" if own:
            return QCoreApplication.translate("DouDizhu", "New trick: you lead")
        case "lead":
            words = QCoreApplication.translate("DouDizhu", "New trick: {name} leads")
            return words.format(name=name)
        case "lead_any":
            return QCoreApplication.translate("DouDizhu", "Any combination may be played.")
        case "to_beat":
            words = QCoreApplication.translate("DouDizhu", "To beat: {play}")
            return words.format(play=play)
        case "was_played":
            return play
        case "last_play":
            words = QCoreApplication.translate("DouDizhu", "{name} goes out with {play}")
            return words.format(name=name, play=inside)
    raise KeyError(text.id)


#: The English names, by which the Chinese ones are looked up.
_ENGLISH = {
    "bomb": "Bomb",
    "rocket": "Rocket",
    "plane": "Airplane",
    SPRING: "Spring",
    ANTI_SPRING: "Anti-spring",
    SILENT: "Spring",
}


def moment_words(moment: Moment, names: Names) -> MomentWords:
    """A moment in the player's language, with its Chinese sign."""
    seat = moment.number("seat")
    chinese = "zh_TW" if QLocale().name() == "zh_TW" else "zh_CN"
    return MomentWords(
        _name(moment.id),
        note_of(names[seat] if seat is not None else "", factor_text(moment.number("factor"))),
        word_in(chinese, _ENGLISH[moment.id]),
        chinese,
    )


def _name(moment: str) -> str:
    match moment:
        case "bomb":
            return QCoreApplication.translate("Moments", "Bomb")
        case "rocket":
            return QCoreApplication.translate("Moments", "Rocket")
        case "plane":
            return QCoreApplication.translate("Moments", "Airplane")
        case c if c == ANTI_SPRING:
            return QCoreApplication.translate("Moments", "Anti-spring")
    return QCoreApplication.translate("Moments", "Spring")
