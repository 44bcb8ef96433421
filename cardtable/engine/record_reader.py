"""Reads the text of a record, of either form; only the replay shows whether it is true."""

from __future__ import annotations

import re

from cardtable.engine.actions import Action, MalformedAction
from cardtable.engine.match import HOWS, MAX_SHOWN, BadSeat, Seat
from cardtable.engine.notes import Asked, Notes
from cardtable.engine.promise import MAX_WORDS, Promise, Terms
from cardtable.engine.quoting import harmless, quoted
from cardtable.engine.record_form import (
    HEADING,
    MAX_ACTIONS,
    MAX_BYTES,
    MAX_NAME,
    VERSIONS,
    BadRecord,
    Record,
)
from cardtable.engine.seeds import BadSeed, Seed
from cardtable.engine.state import TABLE, Outcome
from cardtable.translation import message

#: Most lines of each kind in a record.
MAX_OPTIONS, MAX_SEATS = 100, 20
_DIGITS = re.compile(r"[0-9a-f]{64}\Z")
_NUMBER = re.compile(r"-?[0-9]{1,9}\Z")
_COUNT = re.compile(r"[0-9]{1,6}\Z")
_VERSION = re.compile(r"[0-9A-Za-z.+-]{1,24}\Z")
#: Characters that no line of form 2 may contain: control characters, and those that would reverse a
#: line. The list is our own, because what Python calls printable changes, and names are part of the
#: commitment.
_BARRED = re.compile("[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")


#: What may stand in the first line, and what ends lines elsewhere, as on old Macs.
_NOT_ASCII = re.compile(r"[^ -~]")
_OTHER_ENDS = re.compile("[\r\x0b\x0c\x85\u2028\u2029]")


def _code(signs: re.Pattern[str], line: str) -> str:
    """The first of these signs in a line, by its number in Unicode."""
    found = signs.search(line)
    return f"U+{ord(found[0]):04X}" if found else ""


def _barred(signs: re.Pattern[str], line: str) -> str:
    return message("the character {sign} isn’t allowed in this line.", sign=_code(signs, line))


def parse(text: str) -> Record:
    """Read a record; :func:`cardtable.engine.records.replay` checks whether it is true.

    Raises:
        BadRecord: at the first line that is wrong.
    """
    _check_length(len(text.encode("utf-8", "surrogatepass")))
    return _Reader(text.removeprefix("\ufeff")).read()  # some editors begin with that mark


def parse_bytes(data: bytes) -> Record:
    """Read a record as it stands in a file; of a longer one, a byte more than allowed is enough.

    Raises:
        BadRecord: at the first line that is wrong.
    """
    _check_length(len(data))
    for name in ("UTF-16", "UTF-32"):
        if any(HEADING.encode(f"{name}-{end}") in data[:200] for end in ("le", "be")):
            raise BadRecord(1, message("the text is in {name}; it must be in UTF-8.", name=name))
    try:
        return parse(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadRecord(line, message("the line isn’t text in UTF-8.")) from error


def _check_length(length: int) -> None:
    if length > MAX_BYTES:
        raise BadRecord(1, message("a record can have at most {most} bytes.", most=MAX_BYTES))


class _Reader:
    """Reads line by line, so that every refusal can name its line."""

    def __init__(self, text: str) -> None:
        self._lines = [
            (number, line.strip())
            for number, line in enumerate(text.split("\n"), 1)
            if line.strip() and not line.lstrip().startswith("#")
        ]
        #: Indexes of the line to be read next, and of the one looked at last, which refusals name.
        self._at = self._seen = 0
        self._places: dict[str, int] = {}

    def _fail(self, message: str) -> BadRecord:
        if not self._lines:
            return BadRecord(1, message)
        return BadRecord(self._number(self._seen), message)

    def _number(self, at: int) -> int:
        """Return a line's number in the whole text; past the end, that of the last line."""
        return self._lines[min(at, len(self._lines) - 1)][0]

    def _peek(self) -> str:
        """Return the key of the next line, or an empty text at the end."""
        self._seen = self._at
        return self._lines[self._at][1].split(maxsplit=1)[0] if self._at < len(self._lines) else ""

    def _take(self, key: str) -> str:
        """Return the rest of the next line, which must start with ``key``."""
        if self._peek() != key:
            found = quoted(self._peek(), 24) if self._peek() else message("the end")
            raise self._fail(
                message("“{key}” is expected here, not {found}.", key=key, found=found)
            )
        number, line = self._lines[self._at]
        self._places.setdefault(key, number)
        self._at += 1
        return line[len(key) :].strip()

    def read(self) -> Record:
        """Read the whole record."""
        first = self._lines[0][1] if self._lines else ""
        if first.startswith(HEADING.split()[0]):
            if _OTHER_ENDS.search(first):
                sign = _code(_OTHER_ENDS, first)
                raise self._fail(message("lines must end with U+000A, not {sign}.", sign=sign))
            if _NOT_ASCII.search(first):
                raise self._fail(_barred(_NOT_ASCII, first))
        if self._at >= len(self._lines) or not self._lines[0][1].startswith(HEADING + " "):
            if not self._lines:
                raise self._fail(message("the record is empty."))
            found = quoted(self._lines[0][1])
            raise self._fail(
                message(
                    "a record must start with “{heading} {versions}”, not {found}.",
                    heading=HEADING,
                    versions=VERSIONS[0],
                    found=found,
                )
            )
        version = self._lines[0][1][len(HEADING) :].strip()
        if version not in VERSIONS:
            known = message("{first} and {second}", first=VERSIONS[0], second=VERSIONS[1])
            raise self._fail(
                message(
                    "unknown version {version}; this program reads {known}.",
                    version=quoted(version, 12),
                    known=known,
                )
            )
        self._at = 1
        return self._first_form() if version == VERSIONS[0] else self._second_form()

    def _first_form(self) -> Record:
        game = self._take("game")
        preset = self._take("preset")
        options = self._options()
        seats = tuple(
            Seat(kind, harmless(name, MAX_NAME), number % 10, character)
            for number, (kind, character, name) in enumerate(self._seats())
        )
        commitment = self._digits("fingerprint")
        opened, seed = self._line, self._seed()
        actions, lines = self._actions(len(seats))
        ending, outcome = self._line, self._outcome(len(seats))
        self._end()
        return Record(
            game,
            preset,
            options,
            seats,
            commitment,
            seed,
            actions,
            outcome,
            lines=lines,
            ending=ending,
            opened=opened,
            places=self._places,
        )

    def _second_form(self) -> Record:
        for number, line in self._lines:
            if _BARRED.search(line):
                raise BadRecord(number, _barred(_BARRED, line))
        game = self._take("game")
        options = self._options()
        sitters = self._seats(MAX_SHOWN)
        seats = tuple(
            Seat(kind, name, number % 10, character)
            for number, (kind, character, name) in enumerate(sitters)
        )
        source = self._take("deal")
        if source not in ("drawn", "numbered"):
            raise self._fail(message("a deal must be “drawn” or “numbered”."))
        commitment = self._digits("commitment")
        terms = Terms(game, options, sitters, source == "numbered")
        words = self._words(seats, terms.numbered)
        opened, seed = self._line, self._seed()
        hints, undos = self._count("hints"), self._count("undos")
        asked = self._asked()
        actions, lines = self._actions(len(seats))
        for where, one in asked:
            if one.number >= len(actions) or not _by_bot(seats, actions[one.number][0], one):
                raise BadRecord(where, message("action {number} isn’t a bot’s.", number=one.number))
        ending, outcome = self._line, self._outcome(len(seats))
        self._end()
        return Record(
            game,
            "",
            options,
            seats,
            commitment,
            seed,
            actions,
            outcome,
            Promise(terms, words),
            Notes(hints, undos, tuple(one for _, one in asked)),
            lines,
            ending,
            opened,
            self._places,
        )

    @property
    def _line(self) -> int:
        """Number of the next line; at the end, of the last one."""
        return self._number(self._at)

    def _end(self) -> None:
        if self._peek():
            raise self._fail(message("nothing may follow the end of a record."))

    def _digits(self, key: str) -> str:
        digits = self._take(key)
        if not _DIGITS.match(digits):
            raise self._fail(message("“{key}” needs 64 hexadecimal digits.", key=key))
        return digits

    def _options(self) -> tuple[tuple[str, str], ...]:
        options: dict[str, str] = {}
        while self._peek() == "option":
            key, equals, value = self._take("option").partition("=")
            if not equals or key in options:
                raise self._fail(message("options must be KEY=VALUE, each key only once."))
            if len(options) == MAX_OPTIONS:
                raise self._fail(
                    message("a record can have at most {most} options.", most=MAX_OPTIONS)
                )
            options[key] = value
            self._places[f"option {key}"] = self._number(self._seen)
        return tuple(options.items())

    def _seats(self, longest: int | None = None) -> tuple[tuple[str, str, str], ...]:
        """Read kind, character and name of each seat; names have at most ``longest`` characters."""
        seats: list[tuple[str, str, str]] = []
        while self._peek() == "seat":
            sitter, _, name = self._take("seat").partition(" ")
            if len(seats) == MAX_SEATS:
                raise self._fail(message("a record can have at most {most} seats.", most=MAX_SEATS))
            kind, _, character = sitter.partition(":")
            try:
                Seat(kind, name, 0, character)
            except BadSeat as error:
                raise self._fail(error.args[0] if error.args else str(error)) from error
            if longest is not None and len(name) > longest:
                raise self._fail(
                    message("a name can have at most {most} characters.", most=longest)
                )
            seats.append((kind, character, name))
        return tuple(seats)

    def _words(self, seats: tuple[Seat, ...], numbered: bool) -> tuple[str, ...]:
        """Read what each seat added, lowest seat first; a seat that added nothing has no line."""
        words = [""] * len(seats)
        last = -1
        while self._peek() == "words":
            who, _, text = self._take("words").partition(" ")
            seat = int(who) if _COUNT.match(who) else -1
            text = text.strip()
            if not last < seat < len(seats) or not seats[seat].is_human:
                raise self._fail(
                    message("“words” needs the seat number of a person; each seat once, in order.")
                )
            if numbered:
                raise self._fail(message("no words can be added to a numbered deal."))
            if not 0 < len(text) <= MAX_WORDS:
                raise self._fail(message("words must have 1 to {most} characters.", most=MAX_WORDS))
            words[seat], last = text, seat
        return tuple(words)

    def _count(self, key: str) -> int:
        text = self._take(key)
        if not _COUNT.match(text):
            raise self._fail(message("“{key}” needs a whole number.", key=key))
        return int(text)

    def _asked(self) -> list[tuple[int, Asked]]:
        """Read which bots decide from which action on, and which of them were not asked as usual.

        Each comes with the number of its line.
        """
        asked: list[tuple[int, Asked]] = []
        while self._peek() == "bots":
            number, _, rest = self._take("bots").partition(" ")
            version, _, how = rest.partition(" ")
            if not _COUNT.match(number) or (asked and int(number) <= asked[-1][1].number):
                raise self._fail(message("“bots” needs an action number; each once, in order."))
            if not _VERSION.match(version) or how not in HOWS:
                raise self._fail(
                    message("“bots” needs a version, followed by a level, “glance” or “replaced”.")
                )
            asked.append((self._number(self._seen), Asked(int(number), version, how)))
        return asked

    def _seed(self) -> Seed | None:
        if self._peek() != "seed":
            return None
        text = self._take("seed")
        try:
            return Seed(text)
        except BadSeed as error:
            raise self._fail(error.args[0] if error.args else str(error)) from error

    def _actions(self, seats: int) -> tuple[tuple[tuple[int, Action], ...], tuple[int, ...]]:
        if self._take("actions"):
            raise self._fail(message("“actions” must be on a separate line."))
        actions: list[tuple[int, Action]] = []
        lines: list[int] = []
        while self._peek() not in ("", "result"):
            number, line = self._lines[self._at]
            who, _, text = line.partition(" ")
            if who == "-":
                seat = TABLE
            elif who.isascii() and who.isdigit() and len(who) < 3 and int(who) < seats:
                seat = int(who)
            else:
                raise self._fail(message("{who} isn’t a seat number.", who=quoted(who, 12)))
            try:
                actions.append((seat, Action.parse(text)))
            except MalformedAction as error:
                raise self._fail(error.args[0] if error.args else str(error)) from error
            lines.append(number)
            self._at += 1
            if len(actions) > MAX_ACTIONS:
                raise self._fail(
                    message("a record can have at most {most} actions.", most=MAX_ACTIONS)
                )
        return tuple(actions), tuple(lines)

    def _outcome(self, seats: int) -> Outcome | None:
        if self._peek() != "result":
            return None
        reason = self._take("result")
        scores = self._numbers("scores")
        if len(scores) != seats:
            raise self._fail(
                message("the number of scores doesn’t match the {seats} seats.", seats=seats)
            )
        winners = self._numbers("winners")
        if any(not 0 <= winner < seats for winner in winners):
            raise self._fail(message("a winner must be a seat number."))
        return Outcome(reason, scores, winners)

    def _numbers(self, key: str) -> tuple[int, ...]:
        words = self._take(key).split()
        if len(words) > MAX_SEATS or not all(_NUMBER.match(word) for word in words):
            raise self._fail(message("“{key}” needs whole numbers.", key=key))
        return tuple(int(word) for word in words)


def _by_bot(seats: tuple[Seat, ...], seat: int, asked: Asked) -> bool:
    """Whether a bot sits there, or is noted as having played for the person who does."""
    return seat != TABLE and seats[seat].is_human == bool(asked.level)
