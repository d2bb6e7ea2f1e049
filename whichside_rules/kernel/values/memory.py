"""What is remembered for speed: answers that depend on their arguments alone.

A chapter says of a function that its answer can be remembered, and on what it depends; nothing
else shows. :func:`off` plays without any memory and :func:`forget` begins anew: every answer is
the same with it and without it, which the conformance suite compares.

What is only looked up in the content, and carries out no rule, says so (:func:`looked_up_in`):
:func:`rules_off` remembers nothing else, for whoever wants to see which rules run.
"""

from __future__ import annotations

import inspect
import itertools
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import update_wrapper
from types import FunctionType
from typing import Any, Concatenate, ParamSpec, TypeVar, cast
from weakref import WeakValueDictionary

from whichside_rules.kernel.values.written import written

A = TypeVar("A")
F = TypeVar("F", bound=Callable[..., Any])
P = ParamSpec("P")
Q = TypeVar("Q")

MOST_BYTES = 100_663_296
"""How much is remembered in all; then everything is forgotten, and memory begins anew."""
_AN_ANSWER = 160
"""What keeping an answer costs beside the answer and what it depends on, in bytes."""
_LARGE = 10_000
"""From here on, in bytes, a thing is weighed once: a content has thousands of parts."""
_MOST_WEIGHED = 8
"""Of how many things the weight is known at most; it is no answer, and outlasts those."""


class Sized:
    """What says by ``__sizeof__`` how large it is with all that it holds."""

    __slots__ = ()


_HOLDERS = (tuple, Sized)


class Answers(dict[Any, Any]):
    """Answers by what they depend on."""

    __slots__ = ("__weakref__",)

    def __init__(self) -> None:
        super().__init__()
        _ALL[id(self)] = self

    def keep(self, key: object, answer: Any) -> Any:
        """Keep an answer; when all of them are too large, begin anew: memory stays bounded."""
        global _kept  # noqa: PLW0603 - one bound for all
        _kept += _AN_ANSWER + weight(key) + weight(answer)
        if _kept > MOST_BYTES:
            forget()
        self[key] = answer
        return answer


class AtHand(Answers):
    """Answers that are looked up without asking here first: gone when memory is turned off."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__()
        _AT_HAND[id(self)] = self


def weight(thing: Any) -> int:
    """About how many bytes a thing takes that is kept, with what is in it and is not shared.

    Texts, numbers and moves are shared: there are few, and each is counted where it is made.
    """
    size: int = thing.__sizeof__()
    if isinstance(thing, tuple):
        for part in thing:
            if isinstance(part, _HOLDERS):
                size += part.__sizeof__()
        return size
    fields = getattr(type(thing), "__dataclass_fields__", None)
    if fields is None:
        return size
    weighed = None if _off else _WEIGHED.get(id(thing))
    if weighed is not None and weighed[0] is thing:
        _WEIGHED.pop(id(thing), None)  # another thread may have been here
        _WEIGHED[id(thing)] = weighed  # the last one met
        return weighed[1]
    for name in fields:
        part = getattr(thing, name)
        size += sum(map(weight, part)) if isinstance(part, tuple) else weight(part)
    if size > _LARGE and not _off:
        if len(_WEIGHED) >= _MOST_WEIGHED:
            for oldest in list(_WEIGHED)[:1]:
                _WEIGHED.pop(oldest, None)
        _WEIGHED[id(thing)] = (thing, size)
    return size


class OwnAnswers(Answers):
    """The answers of one function, asked where it has not answered yet."""

    __slots__ = ("_ask",)

    def __init__(self, ask: Callable[[Any], Any]) -> None:
        super().__init__()
        self._ask = ask

    def __missing__(self, key: Any) -> Any:
        return self.keep(key, self._ask(key))


_ALL: WeakValueDictionary[int, Answers] = WeakValueDictionary()
_AT_HAND: WeakValueDictionary[int, Answers] = WeakValueDictionary()
_RULES: list[tuple[FunctionType, FunctionType, FunctionType]] = []
"""Every remembering function with its code when memory is on, and when it is off."""
_LOOK_UPS: list[tuple[FunctionType, FunctionType, FunctionType]] = []
"""Likewise those that carry out no rule."""
_off = 0
_rules_off = 0
"""How many blocks turned memory off, and how many of them that of rules alone."""
_kept = 0
_COUNT = itertools.count()
_NUMBERS = Answers()
"""The numbers of things, and in :data:`_MET` of those that were met by their identity."""
_MET = Answers()
_WEIGHED: dict[int, tuple[Any, int]] = {}
"""By the identity of large things, the thing and its weight."""


def remembered(function: F) -> F:
    """The function, whose answers are remembered by its arguments.

    They must be hashable and decide the answer, which must be a value. Where one of them has room
    for answers, such as the content, :func:`kept_in` saves hashing it.
    """
    names = tuple(inspect.signature(function).parameters)
    if len(names) == 1:
        return _remembering(function, names, f"answers[{names[0]}]", answers=OwnAnswers(function))
    answers = OwnAnswers(lambda key: function(*key))
    return _remembering(function, names, f"answers[({', '.join(names)})]", answers=answers)


def depends_on(*fields: str, large: tuple[str, ...] = ()) -> Callable[[F], F]:
    """The decorator of a function of a position that depends on some of its fields alone.

    Beside these fields the answer may depend on the set-up (``position.setup``), with which it
    is kept, and on further arguments, which must be hashable; nothing else of the position may be
    read that these do not decide. The answer ``None`` is not remembered.

    ``large`` names those of the fields that hold many values and are the same object for many
    moves: they are known by a number instead of being hashed each time.
    """

    def decorate(function: F) -> F:
        names = tuple(inspect.signature(function).parameters)
        position, *others = names
        parts = [repr(_called(function)), *(f"{position}.{field}" for field in fields)]
        parts += [f"number_of({position}.{field})" for field in large] + others
        key = f"({', '.join(parts)},)"
        return _remembering(
            function,
            names,
            _kept_with(f"{position}.setup.answers", key, names),
            number_of=_number_of,
        )

    return decorate


def kept_in(room: str) -> Callable[[F], F]:
    """The decorator of a function whose answers are kept in one of its arguments, an ``Answers``.

    Or in what that has of its own, as a content has ``content.answers``. The arguments that follow
    it must be hashable and decide the answer, together with what the room was made for; those
    before it are for working the answer out. ``None`` is not remembered.
    """

    def decorate(function: F) -> F:
        names = tuple(inspect.signature(function).parameters)
        decisive = names[names.index(room.partition(".")[0]) + 1 :]
        key = ", ".join((repr(_called(function)), *decisive))
        return _remembering(function, names, _kept_with(room, f"({key},)", names))

    return decorate


def looked_up_in(room: str) -> Callable[[F], F]:
    """As :func:`kept_in`, of what stands in a table: nothing that it runs carries out a clause.

    Nor may it hang on a reading. So whoever observes rules misses nothing where it is remembered.
    """

    def decorate(function: F) -> F:
        before = len(_RULES)
        wrapper = kept_in(room)(function)
        _LOOK_UPS.append(_RULES.pop(before))
        _switch()
        return wrapper

    return decorate


def each_kept_in(
    room: str,
) -> Callable[[Callable[Concatenate[Q, P], A]], Callable[Concatenate[Iterable[Q], P], list[A]]]:
    """The decorator of a function that is asked of many things at once, each for itself.

    It takes them in place of its first argument, and gives its answers in their order. They must be
    hashable and decide the answer, together with what the room was made for: an ``Answers`` among
    the arguments. ``None`` is not remembered.
    """

    def decorate(function: Any) -> Any:
        names = tuple(inspect.signature(function).parameters)
        many, *others = names
        called, asked = repr(_called(function)), f"function({', '.join(('one', *others))})"
        remembered = (
            f"answers = {room}.get({called})",
            f"if answers is None: answers = {room}.keep({called}, Answers())",
            f"return [found if (found := answers.get(one)) is not None "
            f"else answers.keep(one, {asked}) for one in {many}]",
        )
        codes = "\n    ".join(remembered), f"return [{asked} for one in {many}]"
        return _of_two_codes(function, names, *codes, Answers=Answers)

    return decorate


def _called(function: Callable[..., Any]) -> str:
    """The name by which the answers of a function are told from those of others."""
    return f"{function.__module__}.{function.__qualname__}"


def _kept_with(answers: str, key: str, names: tuple[str, ...]) -> str:
    """The code of an answer that is looked up among these, and else worked out and kept there."""
    return (
        f"found if (found := {answers}.get(key := {key})) is not None "
        f"else {answers}.keep(key, function({', '.join(names)}))"
    )


def _number_of(thing: Any) -> int:
    """A number that stands for a thing and for all that equal it, and never for another."""
    met: tuple[Any, int] | None = _MET.get(id(thing))
    if met is not None and met[0] is thing:
        return met[1]
    number: int | None = _NUMBERS.get(thing)
    if number is None:
        number = next(_COUNT)
        _NUMBERS.keep(thing, number)
    _MET.keep(id(thing), (thing, number))
    return number


def _remembering(function: F, names: tuple[str, ...], answer: str, **scope: object) -> F:
    """The function that remembers, where its answer is known or found by this expression."""
    asked = f"return function({', '.join(names)})"
    return _of_two_codes(function, names, f"return {answer}", asked, **scope)


def _of_two_codes(
    function: F, names: tuple[str, ...], knowing: str, asking: str, **scope: object
) -> F:
    """Two codes of one signature: one that remembers, one that asks the function each time.

    The code is generated, since this stands on the path of every move: a closure over ``*args``
    takes twice as long.
    """
    head = f"def remembering({', '.join(names)}):"
    codes = (f"{head}\n    {knowing}", f"{head}\n    {asking}")
    made = (
        written("remembering", code, _called(function), function=function, **scope)
        for code in codes
    )
    with_memory, without = made
    wrapper = FunctionType(with_memory.__code__, with_memory.__globals__)
    update_wrapper(wrapper, function)
    _RULES.append((wrapper, with_memory, without))
    if _off:
        wrapper.__code__ = without.__code__
    return cast("F", wrapper)


def _switch() -> None:
    """Let every function have the code that it has now, with memory or without."""
    for functions, without_memory in ((_RULES, _off > 0), (_LOOK_UPS, _off > _rules_off)):
        for wrapper, with_memory, without in functions:
            wrapper.__code__ = (without if without_memory else with_memory).__code__


def forget() -> None:
    """Drop all that is remembered."""
    global _kept  # noqa: PLW0603 - one bound for all
    _kept = 0
    for answers in list(_ALL.values()):
        answers.clear()


@contextmanager
def off() -> Iterator[None]:
    """Nothing is remembered within the block: every answer is worked out each time.

    What was remembered before is known again after it. Not for use from several threads at once.
    """
    with _turned_off(rules=0):
        yield


@contextmanager
def rules_off() -> Iterator[None]:
    """As :func:`off`, but what is only looked up in the content is remembered within the block."""
    with _turned_off(rules=1):
        yield


@contextmanager
def _turned_off(rules: int) -> Iterator[None]:
    global _off, _rules_off  # noqa: PLW0603 - one switch for all, which is what it is for
    _off += 1
    _rules_off += rules
    for answers in list(_AT_HAND.values()):
        answers.clear()
    _switch()
    try:
        yield
    finally:
        _off -= 1
        _rules_off -= rules
        _switch()


def is_off() -> bool:
    """Whether nothing is remembered just now."""
    return _off > 0
