"""Effects in words: on whom they fall, what they do and by how much, from their own fields.

The words stand beside the clauses of what is changed. Whoever suffers an effect alone is told
*you* where somebody holds the card, and *the Tenement of the first player* where the table does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.text import phrase
from whichside_rules.whichside import health
from whichside_rules.whichside.cards.effects import falls_on
from whichside_rules.whichside.engine import words
from whichside_rules.whichside.engine.effect import (
    Closing,
    Destruction,
    Drawing,
    Effect,
    Either,
    ForLonger,
    Maiming,
    OnGauge,
    OnHealth,
    OnLabour,
    OnMoney,
    OnResource,
    OnStrength,
    ToPrison,
    Whom,
)

_GAME: Final = "whichside"
_MINIMUM: Final = {"risk-minimum": "risk", "police-minimum": "police"}
"""The gauge of each minimum."""


def effects_told(
    effects: Iterable[Effect], *, yours: bool = False, plan: bool = False
) -> Iterator[Text]:
    """Each of some effects in words.

    Effects in a row on the same Tenements are compared for once, and told so.

    Args:
        effects: those of a card, in their order.
        yours: whether it is told to the Tenement that suffers it.
        plan: whether they are those of a plan.
    """
    before: Whom = "victim"
    for effect in effects:
        whom = falls_on(effect)
        same = whom == before != "victim"
        yield _on(effect, "same" if same else whom, yours=yours, plan=plan)
        before = whom


def effect_told(effect: Effect, *, yours: bool = False, plan: bool = False) -> Text:
    """An effect in words, see :func:`effects_told`."""
    return _on(effect, falls_on(effect), yours=yours, plan=plan)


def _on(effect: Effect, whom: str, *, yours: bool, plan: bool) -> Text:
    """What it does, behind those on whom it falls."""
    if whom == "victim" and (yours or not _is_suffered(effect)):
        return _does(effect, yours, plan)
    return phrase(_GAME, "on-whom", whom=whom, what=_does(effect, False, plan))


def _is_suffered(effect: Effect) -> bool:
    """Whether it happens to a Tenement: the pay of all work and the employers' gauges do not."""
    wages = isinstance(effect, ForLonger) and effect.what == "wage"
    return hasattr(effect, "whom") and not wages


def _does(effect: Effect, own: bool, plan: bool) -> Text:
    """What it does to whoever suffers it, who is told *you* (``own``) or *it*."""
    by = getattr(effect, "by", 0)
    how: dict[str, Any] = {"own": own, "up": by > 0, "n": abs(by)}
    match effect:
        case OnGauge():
            return phrase(_GAME, "does-gauge", gauge=effect.gauge, **how)
        case OnMoney():
            return phrase(_GAME, "does-money", **how)
        case OnResource():
            return phrase(_GAME, "does-resource", resource=effect.resource, **how)
        case OnHealth() if by > 0:
            return phrase(_GAME, "all-regain-health", best=health.BEST, **how)
        case OnHealth():
            key = "one-loses-health" if effect.people == "one" else "all-lose-health"
            return phrase(_GAME, key, gender=effect.gender, where=effect.where, **how)
        case Maiming():
            best = health.BEST - 1
            return phrase(
                _GAME, "one-is-maimed", gender=effect.gender, where=None, best=best, own=own
            )
        case ToPrison():
            key = "one-goes-to-prison" if effect.people == "one" else "all-go-to-prison"
            return phrase(
                _GAME, key, gender=effect.gender, where=effect.where, box="arrest", own=own
            )
        case OnLabour():
            return phrase(_GAME, "does-labour", labour=effect.gauge, **how)
        case OnStrength():
            return phrase(_GAME, "does-strength", n=by)
        case ForLonger():
            return _for_longer(effect, how | {"until": effect.until, "plan": plan})
        case Closing() if effect.tile is None:
            return phrase(_GAME, "workplace-is-closed", until=effect.until, plan=plan)
        case Closing():
            named = words.called("tile", effect.tile or "")
            return phrase(_GAME, "tile-is-closed", named=named, until=effect.until, plan=plan)
        case Destruction():
            return phrase(_GAME, "tile-is-destroyed", named=words.called("tile", effect.tile))
        case Drawing():
            return phrase(_GAME, "cards-are-drawn", deck=effect.deck, n=effect.cards)
        case Either():
            return _either(effect, own, plan)


def _for_longer(effect: ForLonger, how: dict[str, Any]) -> Text:
    match effect.what:
        case "rent":
            return phrase(_GAME, "rent-differs", **how)
        case "cost":
            return phrase(_GAME, "cost-differs", **how)
        case "doctor":
            return phrase(_GAME, "doctor-differs", **how)
        case "wage":
            return phrase(_GAME, "wage-differs", **how)
    return phrase(_GAME, "minimum-differs", gauge=_MINIMUM[effect.what], **how)


def _either(effect: Either, own: bool, plan: bool) -> Text:
    """The effects between which somebody chooses, each with its number."""
    options = tuple(
        phrase(_GAME, "an-option", number=number, what=option_told(one, own=own, plan=plan))
        for number, one in enumerate(effect.options, 1)
    )
    return phrase(_GAME, "choose-an-effect", own=own, number=len(options), options=options)


def option_told(option: Effect, *, own: bool = True, plan: bool = False) -> Text:
    """One of several effects as it is told to whoever chooses; what falls on others says so."""
    whom = falls_on(option)
    if whom == "victim":
        return _does(option, own, plan)
    return _on(option, whom, yours=own, plan=plan)


def nothing() -> Text:
    """That nothing happens."""
    return words.remark("does-nothing")
