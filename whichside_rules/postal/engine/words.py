"""What things of the postal game are called; the words themselves stand in ``nouns.toml``."""

from __future__ import annotations

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.text import Names, noun, phrase, sentence
from whichside_rules.postal.engine.content import RESOURCES as KINDS, Means

_GAME = "postal"
SPACES = Names(_GAME, "space")
GAUGES = Names(_GAME, "gauge")
RESOURCES = Names(_GAME, "resource", "name")
CONDITIONS = Names(_GAME, "worker", "name")
PHASES = Names(_GAME, "phase", "name")
MODES = Names(_GAME, "mode")
CHOICES = Names(_GAME, "choice")


def worker(condition: str, place: str) -> Text:
    """A worker by condition and place."""
    return phrase(_GAME, "worker-there", worker=condition, place=place)


def dollars(amount: int) -> Text:
    """An amount of money."""
    return phrase(_GAME, "amount", dollars=amount)


def resources(kind: str, count: int) -> Text:
    """A number of resources of one kind."""
    name = noun(_GAME, "resource", kind)
    return Text(name.counted(count, "en"), name.counted(count, "fr"))


def price(means: Means) -> Text:
    """What a means of production costs."""
    parts = [resources(kind, n) for kind in KINDS if (n := getattr(means, kind))]
    if means.dollars:
        parts.append(dollars(means.dollars))
    return Text(" + ".join(part.en for part in parts), " + ".join(part.fr for part in parts))


def means_of_production(means: Means) -> Text:
    """A means of production by its cost; by its name if a pack gives one, by its id if free."""
    if means.name:
        return Text(means.name, means.name)
    said = price(means)
    return said if said.en else Text(means.id, means.id)


def question(key: str, /, **values: object) -> Text:
    """What a player is asked."""
    return sentence(_GAME, "question", key, **values)


def impossible(key: str, /, **values: object) -> Text:
    """What is wrong with a position that no table can show."""
    return sentence(_GAME, "impossible", key, **values)
