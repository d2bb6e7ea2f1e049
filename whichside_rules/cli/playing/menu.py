"""A menu of many choices: grouped by what they begin with, filtered by words, on pages.

The numbers are those of the whole list, whatever is shown of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.shared.finding import words_of
from whichside_rules.shared.punctuation import colon

__all__ = ["Menu", "Row"]

FEWEST_ROWS = 3
"""A menu has so many rows at least, however low the screen."""
_CHOICES = Text("{n} choices", "{n} choix")
_PAGE = Text("page {page} of {pages}: + and - turn", "page {page} sur {pages} : + et - tournent")
_WORDS = Text(
    "type words, such as {group}, to see fewer", "tapez des mots, comme {group}, pour en voir moins"
)
_FOUND = Text(
    "{n} of {all} with '{words}' (Enter shows all)",
    "{n} sur {all} avec « {words} » (Entrée les montre tous)",
)
_ONLY = Text("the only one with '{words}': Enter", "le seul avec « {words} » : Entrée")
_NONE = Text("none with '{words}' (Enter shows all)", "aucun avec « {words} » (Entrée les montre)")


class Row(NamedTuple):
    """A row of a menu: a number, if it is a choice, and what stands there."""

    number: int | None
    text: str
    does: str = ""
    """What comes of the choice, where there is room for it."""


class _Entry(NamedTuple):
    number: int
    text: str
    group: str
    """What it begins with, up to its colon; empty where it has none."""
    rest: str
    does: str


@dataclass(frozen=True)
class Menu:
    """Choices in the order of the rules, and the words that narrow them down."""

    choices: tuple[str, ...]
    """What they are called; the first has the number 1."""
    language: str = "en"
    words: str = ""
    """Only those with all of these words, or beginnings of words."""
    does: tuple[str, ...] = ()
    """What comes of each choice, if that can be said."""

    def numbers(self) -> tuple[int, ...]:
        """The numbers of the choices that are left."""
        return tuple(one.number for one in self._entries())

    def rows(self, space: int, page: int = 0) -> tuple[list[Row], int]:
        """The rows of a page, and how many pages there are.

        Args:
            space: how many rows there is room for, with what is said below them.
            page: which page, from 0 on; beyond the last it is the last.
        """
        entries = self._entries()
        below = self._below(len(entries))
        room = max(FEWEST_ROWS, space) - len(below)
        whole = self._grouped(entries)
        if len(whole) <= room:
            return [*whole, *below], 1
        folded = self._folded(entries)
        below = below or self._hint(entries)
        room = max(1, max(FEWEST_ROWS, space) - len(below))
        shown = folded if 1 < len(folded) < len(entries) else whole
        if len(shown) <= room:
            return [*shown, *below], 1
        room = max(1, room - 1)
        pages = -(-len(shown) // room)
        page = max(0, min(page, pages - 1))
        turn = _PAGE.in_(self.language).format(page=page + 1, pages=pages)
        return [*shown[page * room : (page + 1) * room], Row(None, turn), *below], pages

    def _entries(self) -> list[_Entry]:
        wanted = words_of(self.words)
        found = []
        for number, text in enumerate(self.choices, start=1):
            there = words_of(text)
            if all(any(word.startswith(one) for word in there) for one in wanted):
                before, mark, rest = text.partition(colon(self.language))
                does = self.does[number - 1] if self.does else ""
                group, rest = (before, rest) if mark else ("", text)
                found.append(_Entry(number, text, group, rest, does))
        return found

    def _grouped(self, entries: Sequence[_Entry]) -> list[Row]:
        """Those that begin alike under a heading, where the first of them stands."""
        rows = list[Row]()
        for group, alike in _by_group(entries):
            if group and len(alike) > 1:
                rows.append(Row(None, group))
                rows += [Row(one.number, f"  {one.rest}", one.does) for one in alike]
            else:
                rows += [Row(one.number, one.text, one.does) for one in alike]
        return rows

    def _folded(self, entries: Sequence[_Entry]) -> list[Row]:
        """A line for each group with how many choices it has."""
        rows = list[Row]()
        for group, alike in _by_group(entries):
            if group and len(alike) > 1:
                count = _CHOICES.in_(self.language).format(n=len(alike))
                rows.append(Row(None, f"{group}{colon(self.language)}{count}"))
            else:
                rows += [Row(one.number, one.text, one.does) for one in alike]
        return rows

    def _hint(self, entries: Sequence[_Entry]) -> list[Row]:
        """That words narrow it down, with what the largest group begins with."""
        groups = [(len(alike), group) for group, alike in _by_group(entries) if group]
        if not groups:
            return []
        most = max(groups, key=lambda one: one[0])[1]
        return [Row(None, _WORDS.in_(self.language).format(group=most))]

    def _below(self, left: int) -> list[Row]:
        """What is said of the words that narrow it down."""
        if not self.words:
            return []
        said = _NONE if not left else _ONLY if left == 1 else _FOUND
        told = said.in_(self.language).format(n=left, all=len(self.choices), words=self.words)
        return [Row(None, told)]


def _by_group(entries: Sequence[_Entry]) -> list[tuple[str, list[_Entry]]]:
    """The groups in the order of their first entries; what has none stays where it is."""
    groups: dict[object, list[_Entry]] = {}
    for one in entries:
        groups.setdefault(one.group or one.number, []).append(one)
    return [(alike[0].group, alike) for alike in groups.values()]
