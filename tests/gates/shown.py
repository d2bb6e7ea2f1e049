"""What the guides and the README show: features and terminal sessions, taken from the pages.

A fenced block marked ``gherkin`` is a feature, a scenario or some steps; with a first line such as
``# table.feature`` it is a file that the terminal sessions of the page can name, and so is a block
marked ``toml`` with a line such as ``# my_copy.toml``. A block marked ``console`` is a session:
lines after ``$ `` are commands, the rest is what they print, in which a line of three dots stands
for any lines.

``python -m tests.gates.shown`` runs the sessions again and writes down what is printed now.
"""

from __future__ import annotations

import difflib
import re
import shlex
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tests import warm

ROOT = Path(__file__).resolve().parents[2]
PAGES = (ROOT / "README.md", *sorted((ROOT / "docs" / "guide").glob("*.md")))

_BLOCK = re.compile(r"^```(gherkin|console|toml)\n(.*?)^```$", re.M | re.S)
_NAME = re.compile(r"# ([\w.-]+\.(?:feature|toml))\n")
_CHANGING = ((re.compile(r"\bin \d+\.\d+ ?s\b"), "in 0.00s"), (re.compile(r":\d+  "), ":0  "))


@dataclass
class Command:
    """A command of a session and what the page says that it prints."""

    line: int
    text: str
    shown: list[str] = field(default_factory=list)


@dataclass
class Page:
    """The blocks of a page."""

    path: Path
    files: dict[str, str] = field(default_factory=dict)
    questions: list[tuple[int, str]] = field(default_factory=list)
    commands: list[Command] = field(default_factory=list)


def read(path: Path, text: str | None = None) -> Page:
    """The blocks of a page; a named feature is a file, any other a question that must hold."""
    page = Page(path)
    text = path.read_text(encoding="utf-8") if text is None else text
    for block in _BLOCK.finditer(text):
        line = text.count("\n", 0, block.start()) + 2
        body = block[2]
        if block[1] == "console":
            page.commands.extend(_commands(line, body))
        elif name := _NAME.match(body):
            page.files[name[1]] = body
        elif block[1] == "gherkin":
            page.questions.append((line, whole(body)))
    return page


def _commands(line: int, body: str) -> Iterator[Command]:
    found: list[Command] = []
    for number, each in enumerate(body.splitlines(), start=line):
        if each.startswith("$ "):
            found.append(Command(number, each[2:]))
        elif found:
            found[-1].shown.append(each)
        else:
            raise ValueError(f"line {number}: a session begins with a command")
    yield from found


def whole(body: str) -> str:
    """A feature from what a page shows: the feature itself, scenarios of it, or steps only."""
    lines = body.strip("\n").splitlines()
    words = [each.strip() for each in lines if each.strip()]
    if any(each.startswith(("Feature:", "Fonctionnalité:")) for each in words):
        return body
    french = words[0].startswith(("Scénario", "Étant", "Etant", "Quand", "Alors", "Soit"))
    head = "# language: fr\nFonctionnalité: la page\n" if french else "Feature: the page\n"
    if not words[0].startswith(("Scenario", "Scénario")):
        head += "  Scénario: des étapes\n" if french else "  Scenario: some steps\n"
    return head + "".join(f"    {each}\n" for each in lines)


def run(command: str, folder: Path) -> list[str]:
    """What a command prints, and its complaints if it prints nothing."""
    program, *arguments = shlex.split(command)
    if program != "whichside":
        raise ValueError(f"{command!r} is not a whichside command")
    width = {"COLUMNS": "80", "NO_COLOR": "1"}
    done = warm.run("-m", "whichside_rules.cli", *arguments, cwd=folder, env=width)
    return (done.stdout or done.stderr).strip("\n").splitlines()


def same(shown: list[str], printed: list[str]) -> bool:
    """Whether the page shows what is printed."""
    pattern = "\n".join(
        r"(?:.*\n)*.*" if each.strip() == "..." else re.escape(timeless(each)) for each in shown
    )
    return re.fullmatch(pattern, "\n".join(map(timeless, printed))) is not None


def timeless(line: str) -> str:
    """A line without seconds, and without the place of a function or scenario in its file."""
    for changing, fixed in _CHANGING:
        line = changing.sub(fixed, line)
    return line.rstrip()


def sessions(page: Page, folder: Path) -> Iterator[tuple[Command, list[str]]]:
    """Every command of a page with what it prints now, run beside the page's files."""
    for name, body in page.files.items():
        (folder / name).write_text(body, encoding="utf-8")
    (folder / "examples").symlink_to(ROOT / "examples")
    (folder / "features").symlink_to(ROOT / "features")
    for command in page.commands:
        yield command, run(command.text, folder)


def faults(page: Page, folder: Path) -> list[str]:
    """Where the page shows something else than is printed."""
    return [
        f"{page.path.name}:{command.line}: $ {command.text}\n"
        + "\n".join(difflib.unified_diff(command.shown, printed, "shown", "printed", lineterm=""))
        for command, printed in sessions(page, folder)
        if not same(command.shown, printed)
    ]


def renew(page: Page, folder: Path) -> str:
    """The text of the page with what its commands print now; sessions with dots stay."""
    lines = page.path.read_text(encoding="utf-8").splitlines()
    for command, printed in reversed(list(sessions(page, folder))):
        if not any(each.strip() == "..." for each in command.shown):
            lines[command.line : command.line + len(command.shown)] = printed
    return "\n".join(lines) + "\n"


def main() -> None:
    """Renew every page."""
    for path in PAGES:
        with tempfile.TemporaryDirectory() as folder:
            text = renew(read(path), Path(folder))
        if text != path.read_text(encoding="utf-8"):
            path.write_text(text, encoding="utf-8")
            print(f"{path.relative_to(ROOT)}: renewed")


if __name__ == "__main__":
    main()
