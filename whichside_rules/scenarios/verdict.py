"""The verdict as a person reads it: what holds, and by which clauses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from whichside_rules.kernel.book import rulebook
from whichside_rules.kernel.files.telling import told_from
from whichside_rules.scenarios.results import relative
from whichside_rules.shared.printable import one_line
from whichside_rules.shared.punctuation import colon

__all__ = ["STAND_INS", "UNTRIED", "lines", "stand_ins_told", "summary"]

STAND_INS: Final = 12
"""So many stand-ins are told; whoever deals a hundred cards has data for the rest."""
_WORDS: Final = {
    "passed": ("holds", "tient"),
    "failed": ("FAILS", "NE TIENT PAS"),
    "error": ("ERROR", "ERREUR"),
    "not understood": ("NOT UNDERSTOOD", "INCOMPRIS"),
    "skipped": ("skipped", "omis"),
    "xfailed": ("fails, as expected", "ne tient pas, comme attendu"),
    "xpassed": ("holds, against expectation", "tient, contre toute attente"),
}
_COUNTED: Final = {
    "passed": (("holds", "hold"), ("tient", "tiennent")),
    "failed": (("fails", "fail"), ("ne tient pas", "ne tiennent pas")),
    "error": (("could not be asked", "could not be asked"), ("en erreur", "en erreur")),
    "not understood": (("not understood", "not understood"), ("incompris", "incompris")),
    "skipped": (("skipped", "skipped"), ("omis", "omis")),
}


def lines(rows: Iterable[dict[str, Any]], start: Path, *, messages: bool) -> Iterator[str]:
    """Per feature its scenarios, per scenario the clauses that fired and those that answered.

    A clause fires when an event or a refusal cites it; it answers when a Then asks for what it
    decides, such as the Cost of Living. Those that only answered are marked as read; where the
    code that ran was observed, the clauses that it names follow. Then the readings on which
    the answer hangs, with the options in force and those that would change it, the errata that
    decide something of it, what is named of the content of which values are stand-ins of ours, what
    the Givens leave unsaid, those that say what was so anyway, and, if asked for, what would change
    the verdict. All is told in the language of the feature.

    With ``messages`` a failure's text is shown too; without, pytest has shown it already.
    """
    yield from map(one_line, _lines(rows, start, messages=messages))


def summary(rows: Iterable[dict[str, Any]]) -> str:
    """How many scenarios hold and how many do not: in French if every feature is."""
    ordered = list(rows)
    french = bool(ordered) and all(row["language"] == "fr" for row in ordered)
    counts = Counter(map(_outcome, ordered))
    return ", ".join(
        f"{counts[outcome]} {words[french][counts[outcome] != 1]}"
        for outcome, words in _COUNTED.items()
        if counts[outcome]
    )


def _outcome(row: dict[str, Any]) -> str:
    """What came of a scenario; one with a sentence in quotation marks that is none asked nobody."""
    return str(row["outcome"]) if row.get("understood", True) else "not understood"


def _lines(rows: Iterable[dict[str, Any]], start: Path, *, messages: bool) -> Iterator[str]:
    ordered = sorted(rows, key=lambda r: (r["path"], r["line"], (r["row"] or {}).get("line", 0)))
    feature = None
    for row in ordered:
        french, mark = row["language"] == "fr", colon(row["language"])
        if row["path"] != feature:
            feature = row["path"]
            yield relative(feature, start)
        outcome = _outcome(row)
        word = _WORDS[outcome][french] if outcome in _WORDS else outcome
        place = f"{'ligne' if french else 'line'} {row['line']}"
        yield f"  {word}{mark}{_title(row)} ({place})"
        if messages and row["message"]:
            for text in row["message"].splitlines():
                yield f"      {text}"
        yield from _clauses(row, french=french)
        if row["readings"]:
            yield f"      {_readings(row)}"
        for one in row.get("errata", ()):
            number = one["reading"].partition(".")[2]
            said = f"erratum {number}{mark}{one['question']} {one['why']}"
            yield f"      {said}"
        if row["stand_ins"]:
            yield f"      {_stand_ins(row)}"
            first = dict(sorted(row["stand_ins"].items())[:STAND_INS])
            for said in stand_ins_told(_game(row), first, row["language"]).values():
                yield f"        {said}"
        for one in row.get("remarks", ()):
            yield f"      {'non dit' if french else 'unsaid'}{mark}{one}"
        for line, text in row.get("taken", ()):
            place = f"ligne {line}, comprise ainsi" if french else f"line {line} is taken as"
            yield f"      {place}{mark}{text}"
        if row.get("anyway"):
            places = ", ".join(map(str, row["anyway"]))
            word = "dit ce qui était déjà ainsi" if french else "says what was so anyway"
            yield f"      {word}{mark}{'ligne' if french else 'line'} {places}"
        if row.get("hanging"):
            yield from (f"      {said}" for said in _hanging(row["hanging"], row["language"]))


UNTRIED: Final = {
    "budget": ("anything more of line {}", "la suite de la ligne {}"),
    "far": ("numbers further away in line {}", "des nombres plus éloignés à la ligne {}"),
    "names": ("other names in line {}", "d’autres noms à la ligne {}"),
    "words": ("other words in line {}", "d’autres mots à la ligne {}"),
}
"""What was left untried, by why."""
_MOST_CHANGES: Final = 3
"""So many changes are told in words."""


def _hanging(found: dict[str, Any], language: str) -> Iterator[str]:
    """What would change the verdict: the lines it hangs on, and changes, the nearest first."""
    french, mark = language == "fr", colon(language)
    own = [one["change"] for one in found["lines"]]
    # The nearest need not be of a line that it hangs on: only a number further away may turn it.
    told = [
        one for one in (found["nearest"], *own) if one and (one["turns"] or not found["nearest"])
    ]
    lines = ", ".join(str(line) for line in dict.fromkeys(one["line"] for one in found["lines"]))
    place = f"{'ligne' if french else 'line'} {lines}"
    nothing = "aucune ligne, à sa prochaine valeur" if french else "no line, at its next value"
    yield f"{'dépend de' if french else 'hangs on'}{mark}{place if lines else nothing}"
    yield from list(dict.fromkeys(one["sentence"] for one in told))[:_MOST_CHANGES]
    untried = [
        words[french].format(", ".join(places))
        for why, words in UNTRIED.items()
        if (
            places := list(
                dict.fromkeys(str(one["line"]) for one in found["untried"] if one["why"] == why)
            )
        )
    ]
    if untried:
        yield f"{'non essayé' if french else 'not tried'}{mark}{'; '.join(untried)}"


def _clauses(row: dict[str, Any], *, french: bool) -> Iterator[str]:
    cited = [*row["fired"], *row["answered"]]
    if row["outcome"] == "passed" and not cited:
        yield f"      ({'aucune clause citée' if french else 'no clause was cited'})"
    read = "  (consultée)" if french else "  (read)"
    for clause in cited:
        mark = "" if clause in row["fired"] else read
        yield f"      {clause}  {row['titles'].get(clause, '')}".rstrip() + mark
    ran = [clause for clause in row["ran"] if clause not in cited]
    if ran:
        yield f"      {'aussi à l’œuvre :' if french else 'at work too:'} {', '.join(ran)}"


def _readings(row: dict[str, Any]) -> str:
    """What the verdict hangs on where the book is silent, on one line."""
    french = row["language"] == "fr"
    told = []
    for one in row["readings"]:
        others = (" ou " if french else " or ").join(one.get("others", ()))
        known = "" if one["default"] else "hors défaut" if french else "not the default"
        instead = f"{'sinon' if french else 'otherwise'} {others}" if others else ""
        remarks = (" ; " if french else "; ").join(filter(None, (known, instead)))
        said = f"{one['reading'].partition('.')[2]} {one['field']}={one['option']}"
        told.append(f"{said} ({remarks})" if remarks else said)
    return f"{'lectures :' if french else 'readings:'} {', '.join(told)}"


def _stand_ins(row: dict[str, Any]) -> str:
    """What the verdict rests on that no book prints, on one line: look at your copy of the game."""
    french, every = row["language"] == "fr", sorted(row["stand_ins"].items())
    told = [f"{key} ({', '.join(fields)})" for key, fields in every[:STAND_INS]]
    if len(every) > STAND_INS:
        more = len(every) - STAND_INS
        told.append(f"et {more} autres" if french else f"and {more} more")
    if french:
        return f"bouche-trous de notre cru, à vérifier sur votre exemplaire : {'; '.join(told)}"
    return f"stand-ins of ours, look at your copy: {'; '.join(told)}"


def stand_ins_told(
    game: str | None, stand_ins: Mapping[str, Iterable[str]], language: str
) -> dict[str, str]:
    """What the cards among the stand-ins do with the values that are ours, in words, by key.

    A stand-in is a value that no pack supplied, so that the shipped content tells it.
    """
    rules: Any = rulebook.find(game).game if game and rulebook.known(game) else None
    if not stand_ins or not hasattr(rules, "told"):
        return {}
    things = rules.told()
    found = {key: told_from(things, key, fields) for key, fields in stand_ins.items()}
    return {key: said.in_(language) for key, said in sorted(found.items()) if said}


def _game(row: dict[str, Any]) -> str | None:
    """The game of a scenario, by what it is about."""
    cited = (*row["fired"], *row["answered"], *row.get("clauses", ()))
    return next((one.partition(".")[0] for one in cited), None)


def _title(row: dict[str, Any]) -> str:
    if not row["row"] or row["title"] != row["name"]:
        return str(row["title"])
    values = ", ".join(f"{name} {value}" for name, value in row["row"]["values"].items())
    return f"{row['title']} [{values}]"
