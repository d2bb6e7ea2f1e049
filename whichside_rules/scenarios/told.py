"""What a verdict tells beside its answer, typed, and the same in JSON.

What would change it, and where nothing is answered the rules that may speak of it.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from pydantic import BaseModel, ConfigDict

__all__ = [
    "Change",
    "ChangedThen",
    "Hanging",
    "HangingLine",
    "RelatedRule",
    "RelatedRules",
    "Told",
    "Untried",
]


class Told(BaseModel):
    """A part of a verdict: nothing in it changes, and nothing is taken for something else."""

    model_config: ClassVar[ConfigDict] = ConfigDict(
        strict=True, extra="forbid", frozen=True, use_attribute_docstrings=True
    )


class ChangedThen(Told):
    """A Then of which something else is so with a change."""

    line: int
    """The line of the Then; that of the last step if a refused move ends the scenario."""
    text: str
    holds: bool
    """Whether it holds with the change."""
    says: str
    """What is so then: the Then with what the rules say, or the rules' own words."""


class Change(Told):
    """One value of a Given or a When changed, or a Given left out, and what is so then."""

    line: int
    said: str
    """The step as it stands there."""
    instead: str
    """What is said in its place; empty if it is left out."""
    turns: bool
    """Whether the verdict is another one then, and not its reason alone."""
    thens: tuple[ChangedThen, ...]
    """The Thens that it changes, at most three."""
    sentence: str
    """All of it as a person reads it."""


class HangingLine(Told):
    """A line that a verdict hangs on: with its next possible value a Then is another one."""

    line: int
    text: str
    change: Change
    """The nearest change of it that turns the verdict, or else that changes a Then."""


class Untried(Told):
    """What was not tried of a line."""

    line: int
    why: Literal["budget", "far", "names", "words"]
    """``budget``: nothing more, the budget was spent. ``far``: numbers further away. ``names``:
    more names than the first. ``words``: words of which nobody tells others, or what stands under
    the step."""


class Hanging(Told):
    """Which lines a verdict hangs on, and what would turn it."""

    lines: tuple[HangingLine, ...]
    """Those whose change to the next possible value changes a Then, in order."""
    nearest: Change | None
    """The nearest change that turns the verdict, if one was found."""
    untried: tuple[Untried, ...]
    questions: int
    """How often the scenario was asked again."""


class RelatedRule(Told):
    """A clause in which the words of a scenario stand. It decides nothing of it."""

    id: str
    title: str
    """In the language of the question, as the text."""
    text: str


class RelatedRules(Told):
    """What rules may speak of a scenario that is not understood, the likeliest first."""

    line: int
    """The line of the scenario."""
    rules: tuple[RelatedRule, ...]
