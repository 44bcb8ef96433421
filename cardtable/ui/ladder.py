"""The ladder of people: who stands where, one's record against each, and who invites one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QImage,
    QPainter,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from cardtable.art.decks import decks_for, find_deck
from cardtable.bots.characters import Character
from cardtable.engine.game import Game
from cardtable.engine.match import Seat
from cardtable.engine.seeds import Seed
from cardtable.games import all_games
from cardtable.models.ladder import (
    LadderModel,
    Rung,
    RungRole,
    climbers,
    ladder,
    name_of,
    next_above,
    record_words,
    whole_rating,
)
from cardtable.models.seats import portrait_of, with_character
from cardtable.phrases.characters import character_line, character_name
from cardtable.phrases.lists import labelled, one_after_the_other
from cardtable.phrases.lookup import phrases_of
from cardtable.phrases.names import numbered_player
from cardtable.phrases.numbers import decimal
from cardtable.phrases.problems import problem_sentence
from cardtable.store.journal import JournalError
from cardtable.store.ratings import Table
from cardtable.store.statistics import Played
from cardtable.translation import _, current_language
from cardtable.ui.dialog import framed
from cardtable.ui.intents import MatchRequest
from cardtable.ui.pages import PaperPage
from cardtable.ui.seating import told_apart, who_line
from cardtable.ui.settings.chosen import remembered_seats
from cardtable.ui.shared import Shared
from cardtable.ui.table.plates import medallion
from cardtable.ui.table.seals import APART, last_seals
from cardtable.ui.upkeep.tasks import run_task
from cardtable.ui.widgets.buttons import KeyButton
from cardtable.ui.widgets.card_fan import card_fan, samples
from cardtable.ui.widgets.fields import Choice
from cardtable.ui.widgets.labels import PlainLabel
from cardtable.ui.widgets.lists import PictureList, enlarge
from cardtable.ui.widgets.theme import Theme

Index = QModelIndex | QPersistentModelIndex

#: Height of a rung, its portrait, the room for its place and for its figures, at the usual size.
_RUNG, _FACE, _PLACE, _FIGURES = 66, 52, 38, 104
#: The large portrait at most and at least, and the height that is not for it; the cards of a
#: favourite deck.
_LARGE, _SMALL, _BELOW, _CARDS = 300, 72, 540, QSize(420, 170)
#: The portrait's side in a narrow list.
_LESS = 42
#: The ladder's wood, by day and by night.
_WOOD = ("#a9783f", "#6b4726")
#: How far each rung stands out to the right of the one below.
_STEP = 5
#: The seal of one of the latest matches, and the room for the figures beside them.
_SEAL, _RECORD = 18, 66
#: The same below the figures, in a narrow list.
_SMALL_SEAL = 13
#: The width of a list from which they do.
_ROOMY = 520
#: The people at a table of a game that is played by more than two.
_KEPT = 4
#: The width from which everything is larger, and by how much: what is said of somebody, the rungs.
_WIDE, _LARGER, _RUNGS_LARGER = 1600, 1.4, 1.2


class _Rungs(QStyledItemDelegate):
    """Draws a rung: place, portrait, name and manner; rating and record at the right.

    Attributes:
        own_portrait: number of the player's own.
        inviting: id of the opponent who invites the player.
    """

    own_portrait = 0
    inviting = ""

    def __init__(self, view: PictureList, theme: Theme) -> None:
        super().__init__(view)
        self.apply_theme(theme)

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme. Everything is drawn at its usual size on an enlarging painter."""
        self._theme, self._zoom = theme.at(1.0), theme.zoom
        self._height = theme.target(_RUNG)

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """No text of its own: everything is drawn here."""
        super().initStyleOption(option, index)
        option.text = ""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """A rung."""
        return QSize(10, self._height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw it."""
        super().paint(painter, option, index)
        rung: Rung = index.data(RungRole.RUNG)
        view = self.parent()
        assert isinstance(view, PictureList)
        selected = view.selectionModel().isSelected(QModelIndex(index))  # type: ignore[arg-type]
        c, theme = self._theme.colours, self._theme
        ink, soft = c["ink"], c["ink2"]
        painter.save()
        usual = enlarge(painter, option, self._zoom)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        ratio = view.devicePixelRatioF() * self._zoom
        box, side = QRectF(usual.rect), Qt.AlignmentFlag
        roomy = box.width() >= _ROOMY
        if roomy:
            box.setLeft(box.left() + (index.model().rowCount() - 1 - index.row()) * _STEP)
        if rung.character is None and not selected:
            painter.fillRect(box, c["own_row"])
        painter.setFont(theme.title(17))
        painter.setPen(soft)
        place = QRectF(box.left(), box.top(), _PLACE, box.height())
        painter.drawText(place, side.AlignCenter, decimal(rung.place, 0))
        large = _FACE if roomy else _LESS
        face = QRectF(box.left() + _PLACE, box.center().y() - large / 2, large, large)
        self._draw_rails(painter, face, box, _STEP / 2 if roomy else 0.0)
        number = self.own_portrait if rung.character is None else rung.character.portrait
        inviting = rung.character is not None and rung.character.id == self.inviting
        medallion(painter, number, face, ratio, inviting)
        taken = _FIGURES if record_words(rung) else 0
        if roomy and rung.last:
            taken = max(taken, _RECORD + round(len(rung.last) * _SEAL * APART))
        words = QRectF(
            face.right() + 10,
            box.top() + 9,
            box.right() - face.right() - taken - 24,
            (box.height() - 18) / 2,
        )
        figures = QRectF(box.right() - _FIGURES - 10, words.top(), _FIGURES, words.height())
        name, line = name_of(rung), manner_words(rung)
        if roomy and rung.last:
            end = QPointF(figures.right() - _RECORD, box.center().y())
            last_seals(painter, rung.last, end, _SEAL, soft)
        elif rung.last:  # the latest few, below the figures
            end = QPointF(figures.right() + 2, words.bottom() + words.height() / 2)
            few = rung.last[-round(_FIGURES / (_SMALL_SEAL * APART)) :]
            last_seals(painter, few, end, _SMALL_SEAL, soft)
        if roomy or not rung.last:
            figures.moveTop(box.center().y() - figures.height() / 2)
        if not line:
            words.moveTop(box.center().y() - words.height() / 2)
        sizes = (theme.font(pixels) for pixels in (13, 12, 11, 10))
        small = next(
            (f for f in sizes if QFontMetrics(f).horizontalAdvance(line) <= words.width()),
            theme.font(10),
        )
        for text, font, place, pen, align in (
            (name, theme.font(16, 600), words, ink, side.AlignLeft),
            (line, small, words.translated(0, words.height()), soft, side.AlignLeft),
            (
                _("{won} : {lost}", won=rung.won, lost=rung.lost) if record_words(rung) else "",
                theme.font(15, 600, tabular=True),
                figures,
                ink,
                side.AlignRight,
            ),
        ):
            painter.setFont(font)
            painter.setPen(pen)
            shown = QFontMetrics(font).elidedText(
                text, Qt.TextElideMode.ElideRight, int(place.width())
            )
            painter.drawText(place, align | side.AlignVCenter, shown)
        painter.restore()

    def _draw_rails(self, painter: QPainter, face: QRectF, box: QRectF, lean: float) -> None:
        """The piece of the ladder behind a face: rails, which lean, and a rung."""
        wood = QColor(_WOOD[self._theme.dark])
        for pen in (QPen(wood.darker(170), 7), QPen(wood, 4)):
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(pen)
            rung = face.center().y()
            painter.drawLine(QPointF(face.left() - 3, rung), QPointF(face.right() + 3, rung))
            for x in (face.left() + 1, face.right() - 1):
                painter.drawLine(QPointF(x + lean, box.top()), QPointF(x - lean, box.bottom() + 1))


def manner_words(rung: Rung) -> str:
    """How somebody plays; nothing of the player."""
    one = rung.character
    return "" if one is None else who_line(Seat(one.level, "", one.portrait, one.id))


class LadderPage(PaperPage):
    """The opponents in order, one game at a time.

    Attributes:
        model: the rungs.
    """

    _large, _room = False, QSize()

    def __init__(self, shared: Shared, game: str = "", parent: QWidget | None = None) -> None:
        super().__init__(shared, parent)
        theme = self._theme
        self.model = LadderModel(self)
        self.games = Choice()
        self.list = PictureList()
        self.list.setModel(self.model)
        self._rungs = _Rungs(self.list, theme)
        self.list.setItemDelegate(self._rungs)
        self.list.setVerticalScrollMode(PictureList.ScrollMode.ScrollPerPixel)
        self.list.resized.connect(self._centre)
        self._face, self._cards = PlainLabel(), PlainLabel()
        self._name = PlainLabel(wrap=True)
        self._who, self._line, self._record, self._likes, self._invites = (
            PlainLabel(wrap=True) for _label in range(5)
        )
        self.take = KeyButton(theme, "primary")
        self._build()
        shared.ratings.came.connect(self._climb)
        self.games.activated.connect(self._climb)
        self.list.selectionModel().currentChanged.connect(lambda *_: self._look())
        self.list.activated.connect(lambda _index: self._invite())
        self.take.clicked.connect(self._invite)
        self.apply_theme(theme)
        self.games.offer(self._titles(), game or shared.settings.last_game)
        self.retranslate()

    def _build(self) -> None:
        self._head.addWidget(self.games)
        self._about = QVBoxLayout()
        self._about.addStretch(1)
        for label in (
            self._face,
            self._name,
            self._who,
            self._line,
            self._record,
            self._likes,
            self._cards,
        ):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            self._about.addWidget(label)
        self._about.addStretch(1)
        self._middle = QHBoxLayout()
        self._middle.addWidget(self.list, 1)
        self._middle.addLayout(self._about, 1)
        self._column.addLayout(self._middle, 1)
        self._foot.addWidget(self._invites, 1)
        self._foot.addWidget(self.take)

    def apply_theme(self, theme: Theme) -> None:
        """Apply another theme."""
        super().apply_theme(theme)
        c = theme.colours
        self._middle.setSpacing(theme.px(22))
        for label in (self._who, self._likes):
            label.setStyleSheet(f"color: {c.ink2};")
        self._invites.setStyleSheet(f"color: {theme.in_wood().colours.ink};")
        self._fit_type()
        self.list.setStyleSheet(framed(theme, "QListView", "0px") + theme.chosen_sheet("QListView"))
        self.take.apply_theme(theme.on_wood())
        self._look()

    def _fit_type(self) -> None:
        """In a wide window everything is larger."""
        theme = self._theme
        wide = self._large = self.width() >= theme.px(_WIDE)
        about = theme.at(theme.zoom * (_LARGER if wide else 1.0))
        self._about.setSpacing(about.px(6))
        aside = about.px(24) if wide else 0
        self._about.setContentsMargins(aside, 0, aside, 0)
        self._name.setFont(about.title(26))
        for label, size in (
            (self._who, 15),
            (self._line, 17),
            (self._record, 15),
            (self._likes, 15),
        ):
            label.setFont(about.font(size))
        self._invites.setFont(theme.font(17 if wide else 15))
        self._rungs.apply_theme(theme.at(theme.zoom * (_RUNGS_LARGER if wide else 1.0)))
        self.list.doItemsLayout()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        super().retranslate()
        self._title.setText(_("Ladder"))
        self.setAccessibleName(self._title.text())
        self.list.setAccessibleName(self._title.text())
        self.games.setAccessibleName(_("Game"))
        self.games.offer(self._titles())
        self._climb()

    def _titles(self) -> list[tuple[str, str]]:
        return [(phrases_of(one.phrases).title(), one.id) for one in all_games().values()]

    # -- showing ---------------------------------------------------------------------------------
    @property
    def chosen(self) -> Game:
        """The game whose ladder is shown."""
        return list(all_games().values())[self.games.currentIndex()]

    def _climb(self) -> None:
        """Read who stands where, and go to who invites the player."""
        self.game = self.chosen
        own: Sequence[Played] = ()
        try:
            own = self._shared.own_matches().matches
        except JournalError as error:
            sentence = problem_sentence(error)
            self._shared.warned.emit(lambda: sentence)
        rungs = ladder(self.chosen.id, own, self._shared.ratings.table or Table({}))
        inviting = next_above(rungs)
        self._rungs.own_portrait = portrait_of(self._me())
        self._rungs.inviting = inviting.id if inviting is not None else ""
        self.model.fill(rungs)
        row = next((r for r, rung in enumerate(rungs) if rung.character == inviting), 0)
        self.list.setCurrentIndex(self.model.index(row, 0))
        self._centre()
        self._look()

    def _centre(self) -> None:
        """Scroll until the chosen opponent is whole, in the middle of the list."""
        self.list.scrollTo(self.list.currentIndex(), PictureList.ScrollHint.PositionAtCenter)

    def uncover(self) -> None:
        """A match may have been played meanwhile."""
        self._climb()

    def read_again(self) -> None:
        """Another journal has taken the place of the former."""
        self._climb()

    def _look(self) -> None:
        """Show the opponent in front."""
        row = self.list.currentIndex().row()
        if not 0 <= row < len(self.model.rows):
            return
        rung = self.model.rows[row]
        one, own = rung.character, self._me()
        self._show_face(portrait_of(own) if one is None else one.portrait)
        self._name.setText(name_of(rung))
        figures = filter(None, (whole_rating(rung.rating), record_words(rung)))
        for label, text in (
            (self._who, manner_words(rung)),
            (self._line, character_line(one.id) if one is not None else self._standing()),
            (self._record, "\n".join(figures)),
            (self._likes, self._likes_words(one)),
        ):
            label.setText(text)
            label.setVisible(bool(text))
        self.take.setEnabled(one is not None)
        inviting = one is not None and one.id == self._rungs.inviting
        self.take.set_words(_("Accept") if inviting else _("Invite"), "Return")
        self._invites.setText(self._invitation())
        liked = one is not None and self._dealt_with(one)
        self._cards.setVisible(liked)
        if one is not None and liked:
            self._draw_cards(one)

    def _invitation(self) -> str:
        """Who stands above the player, and what comes of beating them."""
        if not self._rungs.inviting:
            return _("You stand at the top.")
        name = character_name(self._rungs.inviting)
        return one_after_the_other(
            _("{name} invites you to a short match: win it, and you move up.", name=name),
            _("Any match you win with them at the table counts, unless you used help."),
        )

    def _standing(self) -> str:
        passed = sum(rung.passed for rung in self.model.rows)
        words = _("Passed: {n} of {all}", n=passed, all=len(self.model.rows) - 1)
        more = _("Your place comes from these short matches alone, your rating from every match.")
        return f"{words}\n{more}"

    def _dealt_with(self, one: Character) -> bool:
        """Whether the game can be played with the cards that an opponent likes best."""
        return any(deck.id == one.deck for deck in decks_for(self.chosen.decks))

    def _likes_words(self, one: Character | None) -> str:
        if one is None or not self._dealt_with(one):
            return ""
        deck = find_deck(one.deck, ("kabu",))
        return labelled(_("Favourite deck"), deck.name(current_language()))

    def _show_face(self, number: int) -> None:
        px, ratio = self._theme.px, self.devicePixelRatioF()
        # All of the words below it fit, and the list keeps its width.
        side = min(px(_LARGE), max(px(_SMALL), self.height() - px(_BELOW)), self.width() // 4)
        around, above = side // 7, side // 40  # its shadow falls downwards
        picture = QPixmap(QSize(side + 2 * around, above + side + around) * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        medallion(painter, number, QRectF(around, above, side, side), ratio, lit=False)
        painter.end()
        self._face.setPixmap(picture)

    def _draw_cards(self, one: Character) -> None:
        """Draw some cards of the favourite deck in the background."""
        deck = find_deck(one.deck, ("kabu",))
        room = QSize(self._theme.px(_CARDS.width()), self._theme.px(_CARDS.height()))
        room.setWidth(min(room.width(), self.width() // 3))  # the list keeps its width
        room.setHeight(min(room.height(), max(self._theme.px(110), self.height() // 5)))
        ratio = self.devicePixelRatioF()
        self._cards.clear()
        self._room = room
        run_task(
            self,
            partial(card_fan, deck, self._shared.variant(deck), samples(deck, _KEPT), room, ratio),
            partial(self._cards_came, one, room),
            lambda _error: None,
        )

    def _cards_came(self, one: Character, room: QSize, image: QImage) -> None:
        row = self.list.currentIndex().row()
        if room != self._room:
            return  # drawn for a window of another size
        if 0 <= row < len(self.model.rows) and self.model.rows[row].character == one:
            self._cards.setPixmap(QPixmap.fromImage(image))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A low window has a smaller portrait."""
        super().resizeEvent(event)
        if (self.width() >= self._theme.px(_WIDE)) != self._large:
            self._fit_type()
        self._look()

    @property
    def keys_go_to(self) -> QWidget:
        """The rungs."""
        return self.list

    # -- doing -----------------------------------------------------------------------------------
    def _me(self) -> Seat:
        """The player, as at the last table."""
        seats = remembered_seats(self._shared.settings, self.chosen)
        me = next((seat for seat in seats if seat.is_human), None)
        return me if me is not None else Seat("human", numbered_player(1), 0)

    def _invite(self) -> None:
        """Play a short match against the one in front, with the cards they like best."""
        row = self.list.currentIndex().row()
        one = self.model.rows[row].character if 0 <= row < len(self.model.rows) else None
        if one is None:
            return
        game = self.chosen
        people = [one, *self._company(one)][: min(game.seat_counts) - 1]
        bots = (with_character(Seat(person.level), person.id) for person in people)
        options = game.resolve(game.preset_in(current_language()), dict(game.quick))
        liked = self._dealt_with(one)
        deck = find_deck(one.deck, game.decks) if liked else self._shared.deck(game)
        seats = told_apart((self._me(), *bots))
        rival = one.id if one.id == self._rungs.inviting else ""
        request = MatchRequest(game, seats, options, Seed.fresh(), deck, aside=True, rival=rival)
        self.wants.emit(request)

    def _company(self, one: Character) -> list[Character]:
        """Who sits down with an opponent in a game for three or more: those next to them."""
        order = climbers(self.chosen.id)
        place = order.index(one)
        return sorted((c for c in order if c != one), key=lambda c: abs(order.index(c) - place))

    def press_key(self, key: str) -> bool:
        """Enter invites; returns whether the key was used."""
        if key == "Return":
            self.take.click()
        return key == "Return"
