"""Questions to bots, their answers, and the clock: how much work and time each level may take.

Bots count work, never time, so that equal questions get equal answers; the worker watches the
clock. All levels get the same work, because they differ in how they judge and not in how long they
look: the figures of tournaments (``cardtable simulate``) hold at the table as well. The time limit
is for slow and busy machines, where a weaker opponent must not keep anybody waiting.

A bot that searches may :func:`report` how far it has got as often as it likes; whoever runs it may
listen. No choice may depend on it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from cardtable.engine.bot import DEFAULT_BUDGET, Budget, Thought
from cardtable.engine.state import View


@dataclass(frozen=True, slots=True)
class Pace:
    """How much and how long a level may think about one decision.

    Attributes:
        budget: how much work.
        patience: seconds after which it is asked again “at a glance”.
    """

    budget: Budget
    patience: float


PACES = {
    "easy": Pace(DEFAULT_BUDGET, 1.0),
    "medium": Pace(DEFAULT_BUDGET, 2.0),
    "hard": Pace(DEFAULT_BUDGET, 3.0),
    "expert": Pace(DEFAULT_BUDGET, 5.0),
}

#: The small budget for a bot that was too slow, and for the quickest level after it.
GLANCE = Pace(Budget(8), 1.0)
QUICKEST = "easy"

#: Seconds a process may take before its bot begins to think; a loaded machine starts one slowly.
START = 10.0
#: The same for a process that already has this bot loaded.
SOON = 2.0


#: Game, level and style of a bot.
Who = tuple[str, str, str]
#: The level that draws one of the legal actions at random: for a seat whose bot cannot think.
CHANCE = "chance"


@dataclass(frozen=True, slots=True)
class Question:
    """A decision that a bot is asked for.

    Attributes:
        number: returned with the answer; later questions have higher numbers.
        game: id of the game.
        level: of the bot.
        view: all that its seat may know.
        seed: for random choices.
        budget: how much to think.
        patience: seconds after which a bot that is still thinking is asked for less.
        style: of the bot, see :data:`cardtable.engine.bot.STYLES`.
    """

    number: int
    game: str
    level: str
    view: View
    seed: int
    budget: Budget = DEFAULT_BUDGET
    patience: float = 20.0
    style: str = ""

    @property
    def who(self) -> Who:
        """The bot that is asked."""
        return self.game, self.level, self.style

    def at_a_glance(self) -> Question:
        """The same question with little work, for a bot that was too slow."""
        return replace(self, budget=GLANCE.budget, patience=GLANCE.patience)

    def for_the_quickest(self) -> Question:
        """The same question for the fastest level, in case this one cannot think at all."""
        return replace(self.at_a_glance(), level=QUICKEST, style="")

    def for_chance(self) -> Question:
        """The same question for no bot at all: any legal action, drawn at random."""
        return replace(self.at_a_glance(), level=CHANCE, style="")


@dataclass(frozen=True, slots=True)
class Answer:
    """A bot's decision.

    Attributes:
        question: the question it answers.
        thought: its answer; ``None`` if not even a legal action could be drawn.
        trouble: ``""``; ``hurried`` when its time was up and it decided at a glance; ``restarted``
            when its process had died and a new one answered; ``gave_up`` when it could not think,
            and the quickest level decided or a legal action was drawn; ``illegal`` if that was
            because it wanted what the rules do not allow; ``stuck`` if there is no thought.
    """

    question: Question
    thought: Thought | None
    trouble: str = ""


def _nobody(_share: float) -> None:
    pass


_listener: Callable[[float], None] = _nobody


def report(share: float) -> None:
    """Report how much of the thought is done, 0 to 1."""
    _listener(share)


def listen(listener: Callable[[float], None] | None) -> None:
    """Send reports of progress in this process to ``listener`` from now on; ``None``: to nobody."""
    global _listener  # noqa: PLW0603 - one bot thinks at a time in a process
    _listener = listener or _nobody
