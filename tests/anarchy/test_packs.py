"""Packs for The Anarchy at the command: a box that is written down, and one with ten mistakes."""

from __future__ import annotations

import re
from pathlib import Path

from click.testing import CliRunner, Result

from whichside_rules.anarchy.engine.content import CONTENT, default_content, read_pack
from whichside_rules.cli.app import whichside
from whichside_rules.cli.content.packs import template_of

HEAD = 'format = "whichside-pack/1"\ngame = "anarchy"\nname = "mine"\n'
MISTAKES = """
[data.cards.lahore]
crowns = 10
[data.cards.barabati]
chest = 1
[data.cards.surat]
zone = "gujrat"
[data.cards.tipu-sultan]
number = 1
[data.cards.najaf-khan]
follows = [1, 8]
[data.cards.pindaris]
crowns = 1
[data.cards.nairs]
follows = []
[data.cards.zabita-khan]
crowns = 2
[data.zones.sindh]
neighbours = ["punjab", "rajputana"]
[data.losses]
defender_0 = "three"
"""


def checked(folder: Path, text: str, *options: str) -> Result:
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return CliRunner().invoke(whichside, ["pack", "check", str(file), *options])


def test_ten_mistakes_are_ten_lines_with_file_card_and_field(tmp_path: Path) -> None:
    result = checked(tmp_path, HEAD + MISTAKES)
    lines = result.stderr.splitlines()
    assert result.exit_code == 2
    assert len(lines) == 10
    keys = {f"{table}.{field}" for table, field in re.findall(r"data\.(.*)\]\n(\w+)", MISTAKES)}
    assert {re.sub(r"^\S+: (\S+) is .*", r"\1", line) for line in lines} == keys
    assert all("mine.toml: " in line for line in lines)


def test_whoever_fills_in_the_template_supplies_the_whole_box(tmp_path: Path) -> None:
    text = re.sub(r"(?m)^# (\w+ = )", r"\1", template_of("anarchy", "en"))
    result = checked(tmp_path, text)
    assert result.exit_code == 0
    assert "0 stand-ins are left" in result.stdout
    content = CONTENT.pack_content(read_pack(text, "mine.toml", "toml"))
    assert content == default_content()


def test_what_is_otherwise_in_the_book_is_remarked(tmp_path: Path) -> None:
    result = checked(tmp_path, HEAD + "[data.start]\nrupees = 12\n")
    assert result.exit_code == 0
    assert "start.rupees is 12; the book states 10 [anarchy.setup.ten-rupees]" in result.stderr
