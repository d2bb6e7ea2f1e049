"""Every text of every game can be said in both languages, is said, and stands in no code.

What is wrong with texts is found by ``texts.py``; here it is asked of the games, and shown to fail.
"""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import whichside_rules
from tests.gates.texts import (
    events_of,
    faults,
    french,
    french_words,
    samples,
    strangers,
    templates,
    unsaid,
    untold,
)
from whichside_rules.kernel.book import clause, rulebook
from whichside_rules.kernel.book.text import Texts, nouns, shared, texts
from whichside_rules.kernel.playing.event import Event, event, kinds_of
from whichside_rules.kernel.playing.move import Move, move

PACKAGE = Path(whichside_rules.__file__).parent
GAMES = [game for game in rulebook.names() if (PACKAGE / game / "engine" / "events.py").is_file()]

UNLIKE: dict[str, dict[str, str]] = {}
"""Texts of which one language says more than the other, by game and key, with those values."""

BOTH = frozenset({"arrive", "distinct", "distincts", "gain", "initial", "phrase", "question"})
"""English words that only the French texts happen to have."""


def rules_of(game: str) -> list[Path]:
    return sorted((PACKAGE / game).rglob("*.py"))


def events(game: str) -> dict[str, type[Event]]:
    module = import_module(f"whichside_rules.{game}.engine.events")
    return dict(kinds_of(module.__name__))


def words_of(game: str) -> frozenset[str]:
    known = clause.catalogue(game)
    said = [each for one in known.clauses for each in (one.title, one.text, one.section)]
    said += [each for one in known.readings for each in (one.question, one.why)]
    said += [one.text() for group in nouns(game).values() for one in group.values()]
    pairs = [(one.en, one.fr) for one in said]
    shown = list(templates(texts(game)))
    pairs += [(one.text, "") for one in shown if one.language == "en"]
    pairs += [("", one.text) for one in shown if one.language == "fr"]
    return french_words(pairs) - BOTH


_LINE = re.compile(r"\b(?:lines?|lignes?) [0-9]", re.IGNORECASE)


def cites_a_line(said: str) -> bool:
    """Whether a text names a line of an extract that only its author has."""
    return bool(_LINE.search(said))


@pytest.mark.parametrize("game", GAMES)
def test_what_readers_are_told_of_the_book_they_can_look_up(game: str) -> None:
    known = clause.catalogue(game)
    told = [
        (one.id, part)
        for one in known.clauses
        for part in (one.title, one.text, one.section, one.reason)
        if part
    ]
    told += [(one.id, part) for one in known.readings for part in (one.question, one.why)]
    told += [(one.id, option.text) for one in known.readings for option in one.options]
    told += [(one.id, each.why) for one in known.readings for each in one.excludes]
    assert [name for name, one in told if cites_a_line(one.en) or cites_a_line(one.fr)] == []


def test_a_line_that_is_cited_is_found() -> None:
    cited = "Line 86 says so", "see lines 52 and 234", "La ligne 9 le dit", "(lignes 3-5)"
    assert all(map(cites_a_line, cited))
    assert not any(map(cites_a_line, ("a line of 3 tiles", "row 1", "en ligne droite")))


@pytest.mark.parametrize("game", GAMES)
def test_every_template_is_filled_in_both_languages(game: str) -> None:
    assert len(list(templates(texts(game)))) > 2 * len(events(game))
    assert faults(texts(game), UNLIKE.get(game)) == []


def test_what_all_games_share_is_filled_in_both_languages() -> None:
    assert len(list(templates(shared()))) > 10
    assert faults(shared()) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_event_says_itself_and_no_template_is_left(game: str) -> None:
    assert untold(texts(game), events(game), game) == []
    for kind in events(game).values():
        for one in events_of(kind, game):
            said = one.say("en"), one.say("fr")
            assert all(said), one
            assert said[0] != said[1], one


@pytest.mark.parametrize("game", GAMES)
def test_every_move_says_itself_and_no_template_is_left(game: str) -> None:
    """Moves of all kinds, legal or not, in both languages, each of which is another's words."""
    module: Any = rulebook.find(game).game
    assert unsaid(texts(game), module.RULES.moves(module.Setup())) == []
    same = {"draw", "flip", "come", "place", "act", "name", "night-action", "take-in"}
    for one in module.RULES.ever(module.Setup()):
        if getattr(one, "rupees", 0) > 3:
            continue
        said = one.say("en"), one.say("fr")
        assert all(said), one
        assert not any(re.search(r"[{}]|  |^ | $", each) for each in said), (one, said)
        assert said[0] != said[1] or one.kind in same, one


def test_a_move_that_says_nothing_is_found(tmp_path: Path) -> None:
    (tmp_path / "toy.toml").write_text('[deed.hop]\nen = "hop"\nfr = "sauter"\n')
    assert unsaid(Texts(tmp_path), [Skip("ann")]) == ["no move hop", "nothing says what skip is"]
    assert unsaid(Texts(tmp_path), []) == ["no move hop"]


@move
class Skip(Move):
    player: str
    far: int = 2
    to: str = ""


def test_a_move_of_no_rulebook_is_told_by_its_fields() -> None:
    assert Skip("ann").say() == "skip: far 2, to -"
    assert Skip("ann").say("fr") == "skip : far 2, to -"


@pytest.mark.parametrize("game", GAMES)
def test_code_asks_for_texts_that_are_there_and_for_all(game: str) -> None:
    assert strangers(texts(game), rules_of(game)) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_french_stands_in_the_rules_of_a_game(game: str) -> None:
    words = words_of(game)
    found = {file.name: french(file.read_text(encoding="utf-8"), words) for file in rules_of(game)}
    assert {name: lines for name, lines in found.items() if lines} == {}


KERNEL = sorted((PACKAGE / "kernel").rglob("*.py"))


@pytest.mark.parametrize("file", KERNEL, ids=[file.stem for file in KERNEL])
def test_only_what_inflects_nouns_knows_french_in_the_kernel(file: Path) -> None:
    words = frozenset[str]().union(*map(words_of, GAMES))
    found = french(file.read_text(encoding="utf-8"), words)
    assert bool(found) == (file.stem == "text"), found


# Each of them can fail

NOUNS = """
[space.dock]
en = "the dock"
fr = "le quai"

[phrase.where]
en = "at {space, the}"
fr = "sur {space, the}"
"""
CHAPTER = """
[event.ship-came]
en = "A ship came {where} with {hands, plural, one {# hand} other {# hands}}."
fr = "Un navire {where} : {hands, plural, one {# marin} other {# marins}}."

[refusal.no-room]
en = "No room {where}."
fr = "Pas de place {where}."
remedy_en = "Wait."
remedy_fr = "Attendez."
"""
CODE = """
from whichside_rules.kernel.playing.refusal import breaks

def check():
    yield breaks("toy.harbour.no-room", space="dock")
"""


def toy(folder: Path, old: str = "", new: str = "") -> Texts:
    assert not old or old in NOUNS + CHAPTER
    for name, text in (("nouns.toml", NOUNS), ("harbour.toml", CHAPTER)):
        (folder / name).write_text(text.replace(old, new) if old else text, encoding="utf-8")
    return Texts(folder)


@event
class ShipCame(Event):
    space: str
    hands: int
    clause: str


@event
class ShipLeft(Event):
    space: str
    clause: str


def code(folder: Path, text: str) -> list[Path]:
    (folder / "harbour.py").write_text(text, encoding="utf-8")
    return [folder / "harbour.py"]


def test_a_toy_without_fault_passes(tmp_path: Path) -> None:
    game = toy(tmp_path)
    assert faults(game) == []
    assert untold(game, {"ship-came": ShipCame}, "toy") == []
    assert strangers(game, code(tmp_path, CODE)) == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("came {where}", "came {space, thee}", "'thee' is not known; write one of name, the"),
        ("{# hand}", "{# hand", "a name is missing at 60"),
        ("one {# hand} other {# hands}", "one {# hand}", "needs 'other {...}'"),
        ("{# hands}", "{{space, many} #}", "no plural"),
        ("{# marins}", "{{quay} # marins}", "only one language has quay"),
        ("sur {space, the}", "sur {quay, the}", "only one language has quay, space"),
        ("No room {where}.", "No room  {where}.", "it would say 'No room  at the dock.'"),
        ("Wait.", "{space, counted, ships}", "the noun 'dock': no plural"),
        ("Attendez.", "Attendez {space}.", "remedy: only one language has space"),
    ],
)
def test_a_fault_of_a_template_is_found(tmp_path: Path, old: str, new: str, fault: str) -> None:
    found = faults(toy(tmp_path, old, new))
    assert any(fault in one for one in found), found


def test_a_difference_between_languages_must_be_said_and_real(tmp_path: Path) -> None:
    game = toy(tmp_path, "Pas de place {where}.", "Complet.")
    assert any("only one language has space" in one for one in faults(game))
    assert faults(game, {"no-room": "space"}) == []
    assert faults(toy(tmp_path), {"no-room": "space"}) == ["no-room: both languages have space"]


def test_every_arm_is_filled(tmp_path: Path) -> None:
    template = "{n, plural, =0 {a} one {b} other {{s, select, true {c} none {d} other {e}}}} {f}"
    game = toy(tmp_path)
    said = {game.say(template, one, "en") for one in samples(game, template, "en")}
    assert {one[0] for one in said} == set("abcde")


def test_an_event_without_template_is_found_and_a_template_without_event(tmp_path: Path) -> None:
    kinds: dict[str, type[Event]] = {"ship-came": ShipCame, "ship-left": ShipLeft}
    assert untold(toy(tmp_path), kinds, "toy") == ["nothing says what ship-left says"]
    assert untold(toy(tmp_path), {}, "toy") == ["no event ship-came"]
    wrong = toy(tmp_path, "ship-came", "ship-left")
    assert untold(wrong, {"ship-left": ShipLeft}, "toy") == [
        "ship-left, en: it has no hands",
        "ship-left, fr: it has no hands",
    ]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (CODE.replace("no-room", "no-rooms"), "[refusal.no-rooms]: no such text"),
        (CODE.replace("no-room", "no-rooms"), "[refusal.no-room]: nobody says it"),
        (CODE.replace(', space="dock"', ""), "harbour.py:5: [refusal.no-room] needs space"),
        (CODE.replace('", space', '", "full", space'), "[refusal.full]: no such text"),
        (CODE + '    sentence("toy", "question", "who")', "[question.who]: no such text"),
        (CODE + '    phrase("toy", "where", place=1)', "[phrase.where] needs space"),
    ],
)
def test_a_text_that_does_not_fit_its_code_is_found(tmp_path: Path, text: str, fault: str) -> None:
    found = strangers(toy(tmp_path), code(tmp_path, text))
    assert any(fault in one for one in found), found


def test_french_in_code_is_found_by_letter_and_by_word() -> None:
    words = french_words([("The worker acts", "Le travailleur agit"), ("place", "placer")])
    assert words == {"travailleur", "agit", "placer"}
    source = '''
"""A docstring may quote « le travailleur »."""
MOVE = "placer un ouvrier"
GAUGE = "l'insalubrité"
CLAUSE = "toy.wage.placer"
NAMES = ["PLACER"]
GOOD = "place a worker", f"{1} worker ≥ 2"

class Worker:
    """Le travailleur."""

    name = f"{1} travailleur"
    """Agit."""
'''
    assert french(source, words) == [
        "line 3: 'placer un ouvrier'",
        'line 4: "l\'insalubrité"',
        "line 12: ' travailleur'",
    ]
