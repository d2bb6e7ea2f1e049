"""What the guide shows of the adapters runs as it stands, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "guide" / "clients.md"


def programs(text: str) -> list[str]:
    """The indented programs, those of one section together."""
    sections = re.split(r"^## ", text, flags=re.MULTILINE)
    lines = (re.findall(r"^    .*$|^$", section, re.MULTILINE) for section in sections)
    joined = ("\n".join(line[4:] for line in found) for found in lines)
    return [program for program in joined if program.strip()]


def shown(language: str) -> list[str]:
    (part,) = re.findall(
        rf"^:::{{lang}} {language}$(.*?)^:::$", GUIDE.read_text("utf-8"), re.MULTILINE | re.DOTALL
    )
    return programs(part)


def test_the_programs_of_the_guide_run(capsys: pytest.CaptureFixture[str]) -> None:
    found = shown("en")
    assert len(found) == 3
    for program in found:
        exec(compile(program, str(GUIDE), "exec"), {})
    assert "disc before row" in capsys.readouterr().out


def test_both_languages_show_the_same_programs() -> None:
    assert [one.replace(', language="fr"', "") for one in shown("fr")] == shown("en")


def test_a_program_that_does_not_run_is_seen() -> None:
    (program,) = programs("## One\n\nThis:\n\n    import nowhere_at_all\n")
    with pytest.raises(ModuleNotFoundError):
        exec(program, {})
