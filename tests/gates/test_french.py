"""French is French: what the command says, and what is raised in English."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from tests.gates.messages import EXCEPT, spoken_in
from whichside_rules import ask
from whichside_rules.cli.app import whichside
from whichside_rules.shared.in_french import in_language, language_of, messages

ROOT = Path(__file__).resolve().parents[2] / "whichside_rules"
_WORDS = {
    "en": "the of and with that what show print many from their its this by one file list all "
    "only for is are to an your it as where who must nothing message exit",
    "fr": "le la les des du une et ou pour dans que qui montrer donner afficher votre vos est sont "
    "aux avec ce cette sans ne pas rien sinon",
}


def strangers(page: str, language: str) -> list[str]:
    """The lines of a page in which a word of the other language stands; commands are left out."""
    other = _WORDS["en" if language == "fr" else "fr"].split()
    found = re.compile(rf"(?<![\w'’-])(?:{'|'.join(other)})(?![\w-])", re.IGNORECASE)
    lines = (re.sub(r"^  [a-z]+  +|--?[a-z-]+|\[.*?\]", "", line) for line in page.splitlines())
    return [
        line
        for line in lines
        if found.search(line) and not re.search(r"whichside |# (en|fr):|fr: Le loyer", line)
    ]


def pages(group: click.Group, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Every command, with its groups before it."""
    yield path
    for name in group.list_commands(click.Context(group)):
        command = group.get_command(click.Context(group), name)
        if isinstance(command, click.Group):
            yield from pages(command, (*path, name))
        else:
            yield (*path, name)


@pytest.mark.parametrize("path", list(pages(whichside)), ids=" ".join)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_help_page_is_in_one_language(path: tuple[str, ...], language: str) -> None:
    page = CliRunner().invoke(whichside, [*path, "--help", "--lang", language]).output
    assert page.startswith("Usage")
    assert strangers(page, language) == []


@pytest.mark.parametrize("path", list(pages(whichside)), ids=" ".join)
def test_no_help_is_missing_in_french(path: tuple[str, ...]) -> None:
    told = {
        one: CliRunner().invoke(whichside, [*path, "-h", "--lang", one]).output
        for one in ("en", "fr")
    }
    same = {line.strip() for line in told["en"].splitlines()} & {
        line.strip() for line in told["fr"].splitlines()
    }
    assert [
        line for line in same if re.search("[a-z] [a-z]", line) and "whichside " not in line
    ] == []


def test_a_line_in_the_other_language_is_found() -> None:
    assert strangers("Usage : x\n  Montrer la clause.\n  Show the clause.", "fr") == [
        "  Show the clause."
    ]
    assert strangers("  Show the clause.\n  Montrer la clause.", "en") == ["  Montrer la clause."]
    assert strangers("  whichside check the.feature\n  --all", "fr") == []


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "fr_FR.UTF-8"}, "fr"),
        ([], {"LANG": "fr_CA.UTF-8", "LC_ALL": "C"}, "en"),
        ([], {"LANG": "fry"}, "en"),
        (["clause", "--lang", "fr"], {}, "fr"),
        (["--lang=fr", "check"], {}, "fr"),
        (["clause", "--lang", "en"], {"LANG": "fr_FR"}, "en"),
        (["check", "--", "--lang", "fr"], {}, "en"),
    ],
)
def test_the_command_line_says_the_language_or_else_the_environment(
    arguments: list[str], environment: dict[str, str], language: str
) -> None:
    assert language_of(arguments, environment) == language


@pytest.mark.parametrize(
    "arguments",
    [
        ["nonsense"],
        ["clause"],
        ["check"],
        ["check", "--nonsense"],
        ["check", "no.feature"],
        ["clause", "postal.debt.x"],
        ["clause", "--search", "zzzz"],
        ["clause", "--lang", "de"],
        ["clause", "postal.debt", "--json=1"],
        ["play", "chess"],
        ["play", "postal", "--set", "a=b"],
        ["play", "postal", "--players", "4"],
        ["play", "postal", "--seed", "1", "--dice", "typed"],
        ["simulate", "postal", "-n", "0"],
        ["simulate", "postal", "-n", "many"],
        ["simulate", "postal", "--seed"],
        ["simulate", "postal", "more"],
        ["schema", "postal-pak"],
        ["translate", "a.feature"],
        ["pack", "check", "no.toml"],
    ],
    ids=" ".join,
)
def test_what_is_wrong_is_told_in_french(arguments: list[str]) -> None:
    said = CliRunner().invoke(whichside, ["--lang", "fr", *arguments]).stderr
    assert said.startswith(("whichside: ", "no.feature", "aucune"))
    assert strangers(said.replace("whichside: ", ""), "fr") == []
    assert "  " not in said


# What is raised ----------------------------------------------------------------------------------


def untold(where: str, source: str) -> list[str]:
    """The messages of a module that are not known in French.

    What is wrong in data is told in parts: where, the problem, the remedy.
    """
    known = [one.en for one in messages()]
    parts = [re.sub(r"\{[^{}]*\}", "{}", one) for one in known if "DataError" in source]
    return [
        f"{where}:{line}: {text}"
        for line, text in spoken_in(ast.parse(source))
        if text not in EXCEPT
        and not any(fits(one, text) for one in known)
        and not any(text in one for one in parts)
    ]


def fits(known: str, text: str) -> bool:
    """Whether a message of the table is one of the code, whatever its places are called."""
    same = re.sub(r"\\\{.*?\\\}", ".*", re.escape(re.sub(r"\{[^{}]*\}", "{}", known)))
    return re.fullmatch(same, text, re.DOTALL) is not None


SPOKEN = {
    pattern: sorted(str(one.relative_to(ROOT)) for one in ROOT.glob(pattern))
    for pattern in (
        "cli/*.py",
        "cli/asking/*.py",
        "cli/content/*.py",
        "cli/playing/*.py",
        "kernel/book/rulebook.py",
        "kernel/files/record.py",
        "kernel/files/sheet.py",
        "kernel/values/jsontext.py",
        "scenarios/lint.py",
        "scenarios/runner.py",
        "scenarios/source.py",
        "scenarios/translation.py",
        "shared/files.py",
        "encoding.py",
        "numbering.py",
        "simulate.py",
        "turns.py",
        "vocabulary/__init__.py",
    )
}
MODULES = [module for found in SPOKEN.values() for module in found]


def test_every_module_that_speaks_is_there() -> None:
    assert [pattern for pattern, found in SPOKEN.items() if not found] == []


@pytest.mark.parametrize("module", MODULES)
def test_what_is_raised_is_told_in_french(module: str) -> None:
    assert untold(module, (ROOT / module).read_text("utf-8")) == []


def test_a_message_without_french_is_found() -> None:
    source = '''def f(name):
    """A docstring is no message."""
    raise ValueError(f"the goblin {name} is not at home")
'''
    assert untold("m.py", source) == ["m.py:3: the goblin {} is not at home"]
    of_data = (
        "class PackError(DataError): ...\nraise PackError(file, key, 'is no key', 'go home now')"
    )
    assert untold("m.py", of_data) == ["m.py:2: go home now"]


def test_a_message_is_filled_in_and_told_part_by_part() -> None:
    assert in_language("no game 'a'; did you mean b or c?", "fr") == (
        "il n'y a pas de jeu « a » ; vouliez-vous dire b ou c ?"
    )
    assert in_language("no game 'a'", "en") == "no game 'a'"
    assert in_language("x.json: no such file", "fr") == "x.json: il n'y a pas de tel fichier"
    assert in_language("ici : cela", "fr") == "ici : cela"
    assert (
        in_language("the scenario 'a' has no steps", "fr") == "le scénario « a » n'a pas d'étapes"
    )
    assert in_language("quite unknown", "fr") == "quite unknown"


@pytest.mark.parametrize(
    ("steps", "said"),
    [
        (["Étant donné la lecture R-99 est « x »"], "R-99 n'est dans aucun jeu"),
        (
            ["Étant donné que l'Économie est de 4 $", "Et la lecture R-2 est « foo »"],
            "R-2 n'a pas l'option « foo » ; elle a defeat-at-once et play-on",
        ),
    ],
)
def test_a_question_in_french_is_answered_in_french(steps: list[str], said: str) -> None:
    lines = ["# language: fr", "Fonctionnalité: F", "Scénario: S", *steps]
    verdict = ask("\n".join([*lines, "Alors la partie continue"]))
    assert said in verdict.text


def test_each_message_fills_in_french_what_it_fills_in_english() -> None:
    wrong = []
    for one in messages():
        in_fr = set(re.findall(r"\{(\w+)", one.fr))
        if not in_fr <= set(one.names):
            wrong.append(one.en)
    assert wrong == []
