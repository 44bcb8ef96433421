"""Help → Fair deals: what is fixed before a match, who can check what, and what nobody can."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from cardtable.engine.match import Match
from cardtable.phrases.breaking import kept_whole
from cardtable.phrases.isolating import isolated
from cardtable.ui.fair.shown import ShownFingerprint
from cardtable.ui.widgets.browser import Browser
from cardtable.ui.widgets.dialog import Dialog, framed, within
from cardtable.ui.widgets.labels import PlainLabel, plain
from cardtable.ui.widgets.theme import Theme


class FairDialog(Dialog):
    """How anyone can check that the cards were fixed before the match."""

    def __init__(
        self, theme: Theme, match: Match | None = None, parent: QWidget | None = None
    ) -> None:
        """``match``: the match at the table, whose fingerprint is shown."""
        super().__init__(
            theme, QCoreApplication.translate("Fair", "How deals are kept fair"), parent
        )
        self.resize(*within(theme, parent, 680, 640))
        self.shown: ShownFingerprint | None = None
        if match is not None:
            head = PlainLabel(QCoreApplication.translate("Fair", "Fingerprint of this match"))
            head.setFont(theme.font(16, 700))
            self.column.addWidget(head)
            self.shown = ShownFingerprint(theme, match.commitment)
            self.column.addWidget(self.shown)
        self.text = Browser()
        self.text.setAccessibleName(self.windowTitle())
        self.text.setFont(theme.font(15))
        c, px = theme.colours, theme.px
        self.text.setStyleSheet(framed(theme, "QTextBrowser", f"{px(8)}px {px(16)}px"))
        self.text.document().setDefaultStyleSheet(
            f"h3 {{ font-size: {px(16)}px; margin: {px(12)}px 0 {px(4)}px 0; color: {c.accent}; }}"
            f"p {{ margin: {px(3)}px 0 {px(6)}px 0; }}"
        )
        told = [f"<p>{plain(line)}</p>" for line in (of_match(match) if match else ())]
        for heading, sentences in explained():
            told.append(f"<h3>{plain(heading)}</h3>")
            told += [f"<p>{plain(kept_whole(sentence))}</p>" for sentence in sentences]
        self.text.setHtml("".join(told))
        self.column.addWidget(self.text, 1)
        self.finish_with(self.closer())


def of_match(match: Match) -> list[str]:
    """What to say about a match: the source of its seed, its words, the seed at its end."""
    translate = QCoreApplication.translate
    promise, said = match.promise, []
    if promise is None:
        said.append(
            translate(
                "Fair",
                "This match is from an earlier version: its fingerprint is that of the seed alone.",
            )
        )
    elif promise.terms.numbered:
        said.append(
            translate("Fair", "This is a numbered deal: whoever knows the number knows the cards.")
        )
    elif promise.with_words:
        words = translate("Fair", "{name} added: {words}")
        said += [
            words.format(name=isolated(match.seats[seat].name), words=isolated(added))
            for seat, added in enumerate(promise.words)
            if added
        ]
    else:
        said.append(translate("Fair", "Nobody added words: the cards follow from the seed alone."))
    if match.outcome is not None:
        said.append(translate("Fair", "Seed: {seed}").format(seed=match.seed.text))
        if match.deal != match.seed:
            again = translate("Fair", "Number that deals the same cards again: {number}")
            said.append(again.format(number=match.deal.text))
    return said


def explained() -> list[tuple[str, list[str]]]:
    """Headings, each with the sentences below it."""
    translate = QCoreApplication.translate
    return [
        (
            translate("Fair", "How it works"),
            [
                translate(
                    "Fair",
                    "Before a match the program draws a secret seed. The fingerprint covers the seed, the game, the house rules and the seats; nobody can find the seed from it, and nobody can find another seed with the same fingerprint.",  # noqa: E501
                ),
                translate(
                    "Fair",
                    "If you tick the box on the new-match page, the fingerprint is shown "
                    "before the deal, and everybody may then add words. The cards follow from "
                    "the seed and all words. After the match the seed is shown, and no move "
                    "can be undone any more.",
                ),
            ],
        ),
        (
            translate("Fair", "What can be checked"),
            [
                translate(
                    "Fair",
                    "Export the record. “cardtable verify FILE” then says line by line what is proved: that seed, game, rules and seats make the fingerprint, that every action was legal with the cards that follow from seed and words, and that the result is right. With “--fingerprint” it compares the digits that you noted, with “--bots” it asks the bots again.",  # noqa: E501
                ),
                translate(
                    "Fair",
                    "If your words were hard to guess and came last, and the record with your words is proved for the fingerprint that you noted, nobody can have chosen the cards, not even the program.",  # noqa: E501
                ),
            ],
        ),
        (
            translate("Fair", "What nobody can check"),
            [
                translate(
                    "Fair",
                    "Without words of yours you cannot know whether somebody looked for a seed to their liking. No record shows who sat at the table, whether anybody looked at another’s cards, or whether a program was changed so that it tells a bot or a player too much.",  # noqa: E501
                ),
                translate(
                    "Fair",
                    "In a numbered deal somebody chose the seed: whoever knows the number knows all cards.",  # noqa: E501
                ),
            ],
        ),
    ]
