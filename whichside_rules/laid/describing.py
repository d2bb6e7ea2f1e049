"""What lies on the table in a position, described from what a seat sees.

:func:`table_of` asks the game for a seat's view and makes the table of that alone, so that two
positions which the seat cannot tell apart have the same table to the letter. The table of nobody in
particular is what all seats see together.

A game that says nothing more has a table of the fields of its views. It says order, groups and
shapes in the part ``laid`` of its rulebook: a function ``areas(laying)`` that yields an
:class:`.Area` after the other and makes its things with the :class:`Laying` that it is given.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from whichside_rules.kernel.book import rulebook
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.clause import readings
from whichside_rules.kernel.book.text import nouns
from whichside_rules.kernel.files.content import declared
from whichside_rules.kernel.files.sheet import Datum
from whichside_rules.kernel.playing.veil import HIDDEN
from whichside_rules.kernel.values.described import clauses_under
from whichside_rules.laid.description import UNSEEN, Area, Shape, Table, Thing
from whichside_rules.laid.saying import said
from whichside_rules.vocabulary.fields import called

__all__ = ["NOTHING", "Laying", "number", "table_of"]

NOTHING: Final = Text("", "")
_THE_TABLE: Final = Text("The table", "La table")
_NONE: Final = Text("none", "aucun")
_YES: Final = {True: Text("yes", "oui"), False: Text("no", "non")}
_GROUPS: Final = ("setting", "gauge", "resource", "field")
"""The groups of nouns in which a game names what a field is, the first that has it."""


def table_of(game: Any, state: Any, seat: str | None = None, *, sentences: bool = True) -> Table:
    """What lies on the table in a position.

    Args:
        game: the game, or its name.
        state: the position.
        seat: the player for whom it is described, from that player's view alone; ``None`` for
            what all see together.
        sentences: whether the sentences that set things are told; who does not show them does not
            wait for them.

    Raises:
        LookupError: there is no such game, or no such player.
    """
    rules = rulebook.find(game).game if isinstance(game, str) else game
    if seat is not None:
        return _seen(rules, state, seat, sentences=sentences)
    seats = tuple(rules.players(getattr(state, "setup", None)))
    if getattr(rules, "HIDES_NOTHING", False):
        seats = seats[:1]
    tables = [_seen(rules, state, one, sentences=sentences, together=True) for one in seats]
    return Table(tables[0].game, None, _together(tables))


def number(n: int) -> Text:
    """A number as it is shown."""
    return Text(str(n), str(n))


class Laying:
    """What a layout makes its things with: the view of one seat, and what the game says of it."""

    def __init__(
        self,
        rules: Any,
        view: Any,
        seat: str,
        seats: tuple[str, ...],
        kinds: Sequence[type],
        *,
        own: bool,
        sentences: bool = True,
        together: bool = False,
    ) -> None:
        """The work on one table.

        Args:
            rules: the game.
            view: what the seat sees; nothing else is looked at.
            seat: the player.
            seats: all players; who plays is no secret.
            kinds: the types under whose fields the clauses stand.
            own: whether the sentences and nouns under the game's name are this game's.
            sentences: whether the sentences that set things are wanted.
            together: whether it is for all seats together, so that nobody is spoken to.
        """
        self.game: str = rules.NAME
        self.rules: Any = rules
        self.view: Any = view
        self.setup: Any = getattr(view, "setup", None)
        self.content: Any = getattr(self.setup, "content", None)
        self.seat: str = seat
        self.you: str | None = None if together else seat
        """Who is spoken to: the seat, unless the table is for all together."""
        self.seats: tuple[str, ...] = seats
        """All players, in the order of sitting."""
        self.speaks: bool = own and sentences
        self._says_readings = self.speaks
        """Whether sentences are told; a layout takes it away where none describes what there is."""
        self._kinds = kinds
        self._own = own

    # Words ------------------------------------------------------------------------------------

    def noun(self, group: str, word: str, function: str = "name") -> Text:
        """What something is called in the game's nouns; by its id where it has none."""
        found = nouns(self.game).get(group, {}).get(word) if self._own else None
        return found.text(function) if found else Text(word, word)

    def says(self, sentence: str, **values: object) -> Text | None:
        """The Given of the game that has this name, filled in; ``None`` if none says it."""
        return said(self.game, sentence, **values) if self.speaks else None

    # Things -----------------------------------------------------------------------------------

    def thing(
        self,
        address: str,
        name: Text,
        shown: Text | None = None,
        *,
        field: str | None = None,
        datum: str | None = None,
        clauses: Iterable[str] = (),
        **more: Any,
    ) -> Thing:
        """A thing; its value is told by ``shown``, or is its ``amount``.

        Args:
            address: its own on the table.
            name: what it is called.
            shown: its value in words.
            field: the field under which the clauses stand that say what it is; as its address.
            datum: the key of the datum that is printed of it, whose provenance it has.
            clauses: those that say what it is, beside those of the field and of the datum.
            more: what else is known of it, by the names of :class:`.Thing`.
        """
        printed = self.datum(datum) if datum else None
        amount = more.get("amount")
        told = shown or (NOTHING if amount is None else number(amount))
        cited = (*clauses, *self._under(field or address), *(printed.clauses if printed else ()))
        if not more.get("seen", True):
            more |= {"says": None}
        return Thing(
            id=address,
            name=name,
            shown=told,
            provenance=printed.provenance if printed else None,
            clauses=tuple(dict.fromkeys(cited)),
            **more,
        )

    def datum(self, key: str) -> Datum | None:
        """A datum of the content in play; ``None`` where it has none."""
        try:
            return declared(self.content).sheet_of(self.content)[key]
        except LookupError:
            return None

    def _under(self, field: str) -> tuple[str, ...]:
        return tuple(one for kind in self._kinds for one in _clauses_under(kind, field))

    def readings(self) -> Iterator[Area]:
        """How the book is read where it is read otherwise than usual."""
        chosen = getattr(self.setup, "readings", None)
        things = list[Thing]()
        for one in readings(self.game) if self._own and chosen is not None else ():
            option = getattr(chosen, one.field or "", one.default)
            if option != one.default:
                number = one.id.rpartition(".")[2]
                told = next(each.text for each in one.options if each.name == option)
                values = {"reading": number, "option": option}
                says = said(self.game, "reading_is", **values) if self._says_readings else None
                things.append(
                    self.thing(f"reading.{number}", Text(number, number), told, says=says)
                )
        if things:
            name = Text("How the book is read", "Comment on lit le livre")
            yield Area("readings", name, "list", tuple(things))

    # The plain table --------------------------------------------------------------------------

    def fields(self) -> Iterator[Area]:
        """A table of the fields of the view, for a game that says nothing more."""
        tree: Mapping[str, Any] = self.rules.view_adapter().dump_python(self.view, mode="json")
        things, areas = list[Thing](), list[Area]()
        for name, content in tree.items():
            if name == "setup" or (name == "player" and content == self.seat):
                continue
            if isinstance(content, (dict, list)):
                areas.append(self._area(name, content))
            else:
                things.append(self._field(name, name, self.named(name), content))
        if things:
            yield Area("table", _THE_TABLE, "list", tuple(things))
        yield from areas

    def named(self, field: str) -> Text:
        """What a field is called: as the game calls it, or by its name in the code."""
        for group in _GROUPS if self._own else ():
            noun = nouns(self.game).get(group, {}).get(field)
            if noun:
                return noun.text("name")
        plain = field.replace("_", " ")
        return Text(plain, called(plain, "fr"))

    def _area(self, name: str, content: Any) -> Area:
        rows: list[tuple[str, Text, Any, str | None]]
        each = isinstance(content, list) and len(content) == len(self.seats) > 1
        if isinstance(content, dict):
            rows = [(key, self.named(key), one, None) for key, one in content.items()]
        elif each:
            rows = [
                (seat, self.noun("player", seat), one, seat)
                for seat, one in zip(self.seats, content, strict=True)
            ]
        else:
            rows = [(str(n), number(n), one, None) for n, one in enumerate(content, start=1)]
        things = tuple(
            self._field(f"{name}.{key}", name, told, one, of) for key, told, one, of in rows
        )
        shape: Shape = "row" if each else "list"
        return Area(name, self.named(name), shape, things, empty=_NONE)

    def _field(
        self, address: str, field: str, name: Text, content: Any, player: str | None = None
    ) -> Thing:
        unseen = _is_unseen(content)
        counts = type(content) is int
        values = {"n": content} | ({} if player is None else {"player": player})
        return self.thing(
            address,
            name,
            UNSEEN if content == HIDDEN else self._shown(field, content),
            field=field,
            amount=content if counts else None,
            seen=not unseen,
            says=self.says(field, **values) if counts else None,
        )

    def _shown(self, field: str, content: Any) -> Text:
        """A value in words, as far as the game has some."""
        if isinstance(content, bool):
            return _YES[content]
        if content is None or content in ("", [], {}):
            return Text("-", "-")
        if isinstance(content, str):
            return self.noun(field, content)
        if isinstance(content, dict):
            parts = [(self.named(key), self._shown(key, one)) for key, one in content.items()]
            return _joined(Text(f"{k.en} {v.en}", f"{k.fr} {v.fr}") for k, v in parts)
        if isinstance(content, list):
            hidden = sum(one == HIDDEN for one in content)
            told = [self._shown(field, one) for one in content if one != HIDDEN]
            if hidden:
                told.append(Text(f"{hidden} not seen", f"{hidden} non vus"))
            return _joined(told)
        return Text(str(content), str(content))


@lru_cache(4_096)
def _clauses_under(kind: type, field: str) -> tuple[str, ...]:
    """As :func:`.clauses_under`, which reads the source of the type each time."""
    return clauses_under(kind, field)


def _joined(texts: Iterable[Text]) -> Text:
    several = list(texts)
    return Text(", ".join(one.en for one in several), ", ".join(one.fr for one in several))


def _is_unseen(content: Any) -> bool:
    """Whether something in a value is hidden from the seat."""
    if isinstance(content, dict):
        return any(map(_is_unseen, content.values()))
    if isinstance(content, list):
        return any(map(_is_unseen, content))
    return bool(content == HIDDEN)


def _seen(rules: Any, state: Any, seat: str, *, sentences: bool, together: bool = False) -> Table:
    """The table of a seat: made of its view, and of nothing else."""
    view = rules.observation(state, seat)
    layout, own = _layout(rules.NAME, type(state))
    kinds = tuple(dict.fromkeys((type(view), type(state))))
    seats = tuple(rules.players(getattr(state, "setup", None)))
    laying = Laying(
        rules, view, seat, seats, kinds, own=own, sentences=sentences, together=together
    )
    areas = layout(laying) if layout else laying.fields()
    return Table(rules.NAME, seat, (*areas, *laying.readings()))


def _layout(name: str, kind: type) -> tuple[Callable[[Laying], Iterable[Area]] | None, bool]:
    """How a game lays its table, if it says so; and whether the name is that game's."""
    if not rulebook.known(name):
        return None, False
    book = rulebook.find(name)
    # A position of somebody else who goes by the same name is laid as its fields.
    if not f"{kind.__module__}.".startswith(f"{book.package}."):
        return None, False
    return getattr(book.part("laid"), "areas", None), True


# What all see together ----------------------------------------------------------------------------


def _together(tables: Sequence[Table]) -> tuple[Area, ...]:
    """The areas of several tables of one position, each as whoever sees most of it."""
    found = dict[str, list[Area]]()
    for table in tables:
        for area in table.areas:
            found.setdefault(area.id, []).append(area)
    return tuple(_most_seen(versions) for versions in found.values())


def _most_seen(versions: Sequence[Area]) -> Area:
    """An area as the seat has it that sees most of it, with what others see in it."""
    best = min(versions, key=lambda area: sum(not one.seen for one in area.things))
    seen = {one.id: one for area in versions for one in area.things if one.seen}
    return replace(best, things=tuple(seen.get(one.id, one) for one in best.things))
