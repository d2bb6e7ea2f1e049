"""What is raised in English, told in French.

Errors and problems are raised with an English message, since programs read them too. What people
are told of them in French stands in ``in_french.toml``: each message as it is raised, with
``{name}`` for what is filled in, and the same in French. ``{name, told}`` is told in French as
well, if it is a message itself; ``{names, or}`` and ``{names, and}`` take the joint of a list.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, partial
from importlib import resources
from typing import Final, Literal, NamedTuple

__all__ = ["LANGUAGE_OPTION", "Language", "Message", "in_language", "language_of", "messages"]

Language = Literal["en", "fr"]

LANGUAGE_OPTION: Final = "--lang"
"""What asks the command for a language."""
_ENVIRONMENT: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says which language its user speaks; the first that is set decides."""
_PLACE: Final = re.compile(r"\{(\w+)(?:, (\w+))?\}")
_JOINTS: Final = {"or": (" or ", " ou "), "and": (" and ", " et ")}
_QUOTED: Final = re.compile(r"(['\"])([^'\"]+|[^\"]+)\1")
_LONGEST: Final = 20_000
"""What is longer is told as it is."""


def language_of(arguments: Sequence[str], environment: Mapping[str, str] = os.environ) -> Language:
    """The language that a command line asks for, or else the user's; English if it is neither.

    It is looked for before anything is read, so that what is wrong is told in it as well.
    """
    said = next(filter(None, map(environment.get, _ENVIRONMENT)), None) or ""
    before = ""
    for each in arguments:
        if each == "--":
            break
        if before == LANGUAGE_OPTION:
            said = each
        elif each.startswith(f"{LANGUAGE_OPTION}="):
            said = each.partition("=")[2]
        before = each
    return "fr" if said == "fr" or said.startswith(("fr_", "fr.")) else "en"


class Message(NamedTuple):
    """A message as it is raised, and in French."""

    en: str
    fr: str

    @property
    def words(self) -> Sequence[str]:
        """What stands in English before, between and after what is filled in."""
        return _PLACE.split(self.en)[::3]

    @property
    def names(self) -> Sequence[str]:
        """What is filled in, in the order of the English."""
        return _PLACE.split(self.en)[1::3]

    def values(self, said: str) -> dict[str, str] | None:
        """What is filled in where the message is what was said, otherwise ``None``."""
        first, *rest = self.words
        if not rest:
            return {} if said == first else None
        last = rest.pop()
        end = len(said) - len(last)
        if not (said.startswith(first) and said.endswith(last) and end >= len(first)):
            return None
        at, found = len(first), []
        for each in rest:  # each as early as it can be: no time is lost on what does not fit
            here = said.find(each, at, end)
            if here < 0:
                return None
            found.append(said[at:here])
            at = here + len(each)
        found.append(said[at:end])
        if any(one.endswith(" ") for one in found):  # « ici : cela » is French already
            return None
        return dict(zip(self.names, found, strict=True))


@cache
def messages() -> tuple[Message, ...]:
    """All messages, those with most words first."""
    text = resources.files("whichside_rules.shared").joinpath("in_french.toml").read_text("utf-8")
    found = [Message(one["en"], one["fr"]) for one in tomllib.loads(text)["message"]]
    return tuple(sorted(found, key=lambda one: -sum(map(len, one.words))))


def in_language(said: str, language: str) -> str:
    """A message in that language; one that is not known, or that is no message, as it is."""
    if language != "fr" or len(said) > _LONGEST:
        return said
    return _in_french(said, messages())


def _in_french(said: str, known: Iterable[Message]) -> str:
    for message in known:
        values = message.values(said)
        if values is not None:
            return _PLACE.sub(partial(_filled, values), message.fr)
    return said


def _filled(values: dict[str, str], place: re.Match[str]) -> str:
    value, how = values[place[1]], place[2]
    if how == "told":
        return _in_french(value, messages())
    quoted = _QUOTED.fullmatch(value)
    return value.replace(*_JOINTS[how]) if how else f"« {quoted[2]} »" if quoted else value
