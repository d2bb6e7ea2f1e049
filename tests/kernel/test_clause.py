from __future__ import annotations

import json
import pickle
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import FrozenInstanceError
from pathlib import Path
from types import SimpleNamespace

import pytest

from whichside_rules.kernel.book import clause as look_up
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.clause import (
    ClauseDataError,
    UnknownClause,
    UnknownGame,
    UnknownReading,
    load_catalogue,
    text_digest,
)
from whichside_rules.kernel.book.tables import DataError
from whichside_rules.kernel.playing.exclusion import excluded, excluded_parts

BOOK = """\
[book]
id = "toy"
title_en = "Toy"
title_fr = "Jouet"
authors = ["Somebody"]

[[edition]]
id = "fr"
title = "first"
language = "fr"
source_digest = "0123456789ab"
"""

DEBT = """\
[chapter]
id = "toy.debt-and-dues"
title_en = "Debt"
title_fr = "Dette"

[[clause]]
id = "toy.debt-and-dues.definition"
kind = "rule"
status = "normative"
title_en = "Debt"
title_fr = "Dette"
text_en = "Too little money is a debt."
text_fr = "Trop peu d'argent fait une dette."
section_en = "Money"
section_fr = "Argent"
lines = "24"
readings = ["toy.R-1"]

[[clause]]
id = "toy.debt-and-dues.story"
kind = "definition"
status = "informative"
title_en = "Story"
title_fr = "Récit"
text_en = "Debts are old."
text_fr = "Les dettes sont anciennes."
section_en = "Money"
section_fr = "Argent"
lines = "25-26"
readings = []
reason_en = "It only tells a story."
reason_fr = "Elle ne fait que raconter."
"""

AIM = """\
[chapter]
id = "toy.aim"
title_en = "Aim"
title_fr = "But"

[[clause]]
id = "toy.aim.win"
kind = "rule"
status = "normative"
title_en = "Win"
title_fr = "Gagner"
text_en = "Ten dollars win."
text_fr = "Dix dollars font gagner."
section_en = "Aim"
section_fr = "But"
lines = "7"
readings = ["toy.R-2"]
"""

READINGS = """\
[[reading]]
id = "toy.R-1"
kind = "option"
field = "debt"
question_en = "What is owed?"
question_fr = "Que doit-on ?"
default = "all"
why_en = "The book is silent."
why_fr = "Le livret se tait."
clauses = ["toy.debt-and-dues.definition"]
lines = "24"

[[reading.option]]
name = "all"
text_en = "All of it."
text_fr = "Tout."

[[reading.option]]
name = "half"
text_en = "Half of it."
text_fr = "La moitié."

[[reading]]
id = "toy.R-2"
kind = "erratum"
question_en = "Why ten?"
question_fr = "Pourquoi dix ?"
why_en = "The word is misspelt."
why_fr = "Le mot est mal écrit."
clauses = ["toy.aim.win"]
lines = "7"
"""

FILES = {
    "book.toml": BOOK,
    "debt_and_dues.toml": DEBT,
    "aim.toml": AIM,
    "readings.toml": READINGS,
}


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    folder = tmp_path / "toy"
    folder.mkdir()
    for name, text in FILES.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def with_chapters(folder: Path, *words: str) -> None:
    """Let the book name its chapters."""
    (folder / "book.toml").write_text(
        BOOK.replace("[[edition]]", f"chapters = {json.dumps(words)}\n\n[[edition]]")
    )


def with_an_english_edition(folder: Path) -> None:
    """A second edition; every source is told by edition."""
    second = BOOK.split("[[edition]]")[1].replace('"fr"', '"en"').replace("first", "second")
    (folder / "book.toml").write_text(f"{BOOK}\n[[edition]]{second}")
    for name in ("debt_and_dues.toml", "aim.toml", "readings.toml"):
        text = re.sub(r'lines = ("[0-9-]+")', r"lines = { fr = \1 }", FILES[name])
        (folder / name).write_text(text)


def with_a_deeper_chapter(folder: Path) -> None:
    """The chapter of debts moves into a folder."""
    with_chapters(folder, "aim", "money/debt-and-dues")
    (folder / "money").mkdir()
    (folder / "debt_and_dues.toml").rename(folder / "money" / "debt_and_dues.toml")
    for name in ("money/debt_and_dues.toml", "readings.toml"):
        text = (folder / name).read_text().replace("toy.debt", "toy.money.debt")
        (folder / name).write_text(text)


EXCLUDES = """
[[reading.excludes]]
options = ["half"]
with = { "toy.R-3" = ["fast", "free"] }
when = { players = { at_least = 3, at_most = 4 } }
clause = "toy.debt-and-dues.definition"
why_en = "No halves for {players}."
why_fr = "Pas de moitiés à {players}."
remedy_en = "Play slowly."
remedy_fr = "Jouez lentement."
"""
PACE = """
[[reading]]
id = "toy.R-3"
kind = "option"
field = "pace"
question_en = "How fast?"
question_fr = "À quelle vitesse ?"
default = "slow"
why_en = "The book is silent."
why_fr = "Le livret se tait."
clauses = ["toy.aim.win"]
lines = "7"
option = [
  { name = "slow", text_en = "Slowly.", text_fr = "Lentement." },
  { name = "fast", text_en = "Fast.", text_fr = "Vite." },
  { name = "free", text_en = "As one likes.", text_fr = "À son gré." },
]
"""


def with_an_exclusion(folder: Path) -> None:
    """The option "half" is excluded with a reading of another field."""
    first, rest = READINGS.split('\n[[reading]]\nid = "toy.R-2"')
    told = f'{first}{EXCLUDES}\n[[reading]]\nid = "toy.R-2"{rest}{PACE}'
    (folder / "readings.toml").write_text(told, encoding="utf-8")
    change(folder / "aim.toml", '["toy.R-2"]', '["toy.R-2", "toy.R-3"]')


def change(file: Path, old: str, new: str) -> None:
    before = file.read_text(encoding="utf-8")
    assert old in before
    file.write_text(before.replace(old, new, 1), encoding="utf-8")


def test_a_sound_folder_is_read(toy: Path) -> None:
    found = load_catalogue(toy)
    assert [chapter.id for chapter in found.chapters] == ["toy.aim", "toy.debt-and-dues"]
    one = found.chapters[1].clauses[0]
    assert (one.game, one.chapter) == ("toy", "debt-and-dues")
    [source] = one.sources
    assert (source.edition.id, source.edition.book, source.edition.title) == (
        "fr",
        "Jouet",
        "first",
    )
    assert (source.edition.language, source.edition.digest) == ("fr", "0123456789ab")
    assert source.lines == "24"
    assert one.section.in_("fr") == "Argent"
    assert one.readings == ("toy.R-1",)
    assert one.reason is None
    assert found.chapters[1].clauses[1].reason == Text(
        "It only tells a story.", "Elle ne fait que raconter."
    )
    option, erratum = found.readings
    assert (option.field, option.default) == ("debt", "all")
    assert [each.name for each in option.options] == ["all", "half"]
    assert (erratum.field, erratum.default, erratum.options) == (None, None, ())


def test_the_book_may_give_the_order_of_the_chapters(toy: Path) -> None:
    with_chapters(toy, "debt-and-dues", "aim")
    found = load_catalogue(toy)
    assert [chapter.id for chapter in found.chapters] == ["toy.debt-and-dues", "toy.aim"]


def test_an_edition_and_those_who_made_the_game_are_told_in_both_languages(toy: Path) -> None:
    plain = load_catalogue(toy).book
    assert [plain.editions[0].called(one) for one in ("en", "fr")] == ["first", "first"]
    assert [plain.made_by(one) for one in ("en", "fr")] == [("Somebody",), ("Somebody",)]
    told = BOOK.replace('title = "first"', 'title = "first"\ntitle_fr = "première"')
    told = told.replace("[[edition]]", 'authors_fr = ["Quelqu\'un"]\n\n[[edition]]')
    (toy / "book.toml").write_text(told, encoding="utf-8")
    french = load_catalogue(toy).book
    assert [french.editions[0].called(one) for one in ("en", "fr")] == ["first", "première"]
    assert [french.made_by(one) for one in ("en", "fr")] == [("Somebody",), ("Quelqu'un",)]


def test_a_clause_and_a_reading_may_stand_in_several_editions(toy: Path) -> None:
    with_an_english_edition(toy)
    change(toy / "debt_and_dues.toml", '{ fr = "24" }', '{ en = "30", fr = "24" }')
    change(toy / "aim.toml", '{ fr = "7" }', '{ en = "9,11" }')
    change(toy / "readings.toml", '{ fr = "7" }', '{ fr = "7", en = "9" }')
    found = load_catalogue(toy)
    french, english = found.book.editions
    assert [(one.id, one.book, one.title) for one in (french, english)] == [
        ("fr", "Jouet", "first"),
        ("en", "Toy", "second"),
    ]
    aim, debt, story = found.clauses
    assert [(one.edition, one.lines) for one in debt.sources] == [(french, "24"), (english, "30")]
    assert [(one.edition, one.lines) for one in aim.sources] == [(english, "9,11")]
    assert [(one.edition, one.lines) for one in story.sources] == [(french, "25-26")]
    assert [[one.lines for one in reading.sources] for reading in found.readings] == [
        ["24"],
        ["7", "9"],
    ]


def test_the_one_edition_may_be_named(toy: Path) -> None:
    change(toy / "aim.toml", 'lines = "7"', 'lines = { fr = "7" }')
    found = load_catalogue(toy)
    assert [(one.edition.id, one.lines) for one in found.clauses[0].sources] == [("fr", "7")]


def test_a_chapter_may_stand_one_level_deeper(toy: Path) -> None:
    with_a_deeper_chapter(toy)
    found = load_catalogue(toy)
    assert [(one.id, one.path) for one in found.chapters] == [
        ("toy.aim", "aim"),
        ("toy.money.debt-and-dues", "money/debt_and_dues"),
    ]
    one = found.clauses[1]
    assert (one.id, one.chapter) == ("toy.money.debt-and-dues.definition", "money.debt-and-dues")


def test_a_chapter_and_chapters_below_it_may_stand_together(toy: Path) -> None:
    with_a_deeper_chapter(toy)
    with_chapters(toy, "aim", "money", "money/debt-and-dues")
    general = DEBT.replace("toy.debt-and-dues", "toy.money").replace("toy.R-1", "toy.R-3")
    (toy / "money.toml").write_text(general.replace('readings = ["toy.R-3"]', "readings = []"))
    found = load_catalogue(toy)
    assert [one.id for one in found.chapters[1].clauses] == [
        "toy.money.definition",
        "toy.money.story",
    ]
    change(toy / "money.toml", "toy.money.story", "toy.money.debt-and-dues.old-story")
    with pytest.raises(ClauseDataError, match=r"move it to toy/money/debt_and_dues\.toml"):
        load_catalogue(toy)


def test_folders_that_the_book_does_not_name_are_left_alone(toy: Path) -> None:
    (toy / "content").mkdir()
    (toy / "content" / "default.toml").write_text("[cards]\nnumber = 3\n")
    assert len(load_catalogue(toy).chapters) == 2


def test_texts_may_stand_beside_the_clauses(toy: Path) -> None:
    before = load_catalogue(toy)
    with (toy / "aim.toml").open("a") as file:
        file.write(
            '\n[event.aim-reached]\nen = "Won."\nfr = "Gagné."\n'
            '[refusal.too-late]\nen = "Too late."\nfr = "Trop tard."\n'
            'remedy_en = "Be early."\nremedy_fr = "Soyez en avance."\n'
            '[question.which]\nen = "Which?"\nfr = "Lequel ?"\n'
        )
    assert load_catalogue(toy) == before
    (toy / "aim.toml").write_text((toy / "aim.toml").read_text().replace("[event.", "[events."))
    with pytest.raises(ClauseDataError, match=r"key 'events': unknown key"):
        load_catalogue(toy)


def test_a_wrong_text_beside_the_clauses_is_told(toy: Path) -> None:
    with (toy / "aim.toml").open("a") as file:
        file.write('\n[refusal.too-late]\nen = "Too late."\nfr = "Trop tard."\n')
    told = r"toy/aim\.toml, \[refusal\.too-late\], key 'remedy_en': missing; add it"
    with pytest.raises(ClauseDataError, match=told) as caught:
        load_catalogue(toy)
    wrong = caught.value
    assert isinstance(wrong, DataError)
    assert (wrong.file, wrong.place) == ("toy/aim.toml", "[refusal.too-late], key 'remedy_en'")
    assert (wrong.problem, wrong.remedy) == ("missing", "add it")
    assert str(pickle.loads(pickle.dumps(wrong))) == str(wrong)


def test_a_reading_tells_what_it_excludes_and_what_excludes_it(toy: Path) -> None:
    with_an_exclusion(toy)
    debt, word, pace = load_catalogue(toy).readings
    [exclusion] = debt.excludes
    assert pace.excludes == (exclusion,)
    assert word.excludes == ()
    assert [(one.reading, one.field, one.options) for one in exclusion.choices] == [
        ("toy.R-1", "debt", ("half",)),
        ("toy.R-3", "pace", ("fast", "free")),
    ]
    [bound] = exclusion.bounds
    assert (bound.measure, bound.at_least, bound.at_most) == ("players", 3, 4)
    assert exclusion.clause == "toy.debt-and-dues.definition"
    assert excluded_parts(exclusion) == (
        "debt=half",
        "pace=fast|free",
        "players ≥ 3",
        "players ≤ 4",
    )


@pytest.mark.parametrize(
    ("debt", "pace", "players", "refused"),
    [
        ("half", "fast", 3, True),
        ("half", "free", 4, True),
        ("half", "slow", 3, False),
        ("all", "fast", 3, False),
        ("half", "fast", 2, False),
        ("half", "fast", 5, False),
    ],
)
def test_what_is_excluded_is_refused(
    toy: Path, debt: str, pace: str, players: int, refused: bool
) -> None:
    with_an_exclusion(toy)
    register = load_catalogue(toy).readings
    chosen = SimpleNamespace(debt=debt, pace=pace)
    found = list(excluded(register, chosen, players=players))
    assert len(found) == refused
    for violation in found:
        assert violation.clause == "toy.debt-and-dues.definition"
        assert violation.why == Text(f"No halves for {players}.", f"Pas de moitiés à {players}.")
        assert violation.remedy == Text("Play slowly.", "Jouez lentement.")


def test_a_measure_that_the_game_does_not_give_is_a_fault(toy: Path) -> None:
    with_an_exclusion(toy)
    chosen = SimpleNamespace(debt="half", pace="fast")
    with pytest.raises(KeyError, match="players"):
        list(excluded(load_catalogue(toy).readings, chosen, seats=3))


def test_the_digest_changes_with_either_text() -> None:
    digest = text_digest(Text("one", "un"))
    assert len(digest) == 16
    assert digest == text_digest(Text("one", "un"))
    assert digest != text_digest(Text("One", "un"))
    assert digest != text_digest(Text("one", "Un"))
    assert digest != text_digest(Text("un", "one"))


def replaced(name: str, old: str, new: str) -> Callable[[Path], None]:
    def act(folder: Path) -> None:
        before = FILES[name]
        assert old in before
        (folder / name).write_text(before.replace(old, new, 1), encoding="utf-8")

    return act


def two_editions(name: str, old: str, new: str) -> Callable[[Path], None]:
    def act(folder: Path) -> None:
        with_an_english_edition(folder)
        change(folder / name, old, new)

    return act


def excluding(old: str, new: str) -> Callable[[Path], None]:
    def act(folder: Path) -> None:
        with_an_exclusion(folder)
        change(folder / "readings.toml", old, new)

    return act


def the_defaults_excluded(folder: Path) -> None:
    excluding('options = ["half"]', 'options = ["all"]')(folder)
    change(folder / "readings.toml", '["fast", "free"]', '["slow"]')
    change(folder / "readings.toml", "when = { players", "# when = { players")


def one_deeper(name: str, old: str, new: str) -> Callable[[Path], None]:
    def act(folder: Path) -> None:
        with_a_deeper_chapter(folder)
        change(folder / name, old, new)

    return act


def removed(name: str) -> Callable[[Path], None]:
    def act(folder: Path) -> None:
        (folder / name).unlink()

    return act


def renamed(name: str, other: str) -> Callable[[Path], None]:
    def act(folder: Path) -> None:
        (folder / name).rename(folder / other)

    return act


CHAPTER = "toy/debt_and_dues.toml"
FIRST = "clause toy.debt-and-dues.definition"

BROKEN = {
    "no book": (removed("book.toml"), ["toy/book.toml", "missing"]),
    "no readings": (
        removed("readings.toml"),
        ["toy/aim.toml", "'readings'", "no reading 'toy.R-2'"],
    ),
    "book of another game": (
        replaced("book.toml", 'id = "toy"', 'id = "ball"'),
        ["toy/book.toml", "'id'", "write 'toy'"],
    ),
    "book digest": (
        replaced("book.toml", "0123456789ab", "xyz"),
        ["'source_digest'", "write it like '0123456789ab'"],
    ),
    "book language": (
        replaced("book.toml", 'language = "fr"', 'language = "de"'),
        ["'language'", "write one of en, fr"],
    ),
    "no edition": (
        lambda folder: (folder / "book.toml").write_text(BOOK[: BOOK.index("[[edition]]")]),
        ["toy/book.toml", "'edition'", "missing"],
    ),
    "edition twice": (
        two_editions("book.toml", 'id = "en"', 'id = "fr"'),
        ["toy/book.toml", "edition fr", "'id'", "stands twice"],
    ),
    "edition key unknown": (
        replaced("book.toml", 'title = "first"', 'title = "first"\nyear = 2020'),
        ["toy/book.toml", "edition fr", "'year'", "unknown key"],
    ),
    "lines without an edition": (
        two_editions("aim.toml", '{ fr = "7" }', '"7"'),
        ["toy/aim.toml", "'lines'", "several editions (fr, en)", 'like { fr = "24" }'],
    ),
    "lines of an unknown edition": (
        two_editions("aim.toml", '{ fr = "7" }', '{ fr = "7", de = "8" }'),
        ["toy/aim.toml", "'lines'", "'de' is no edition", "name one of fr, en"],
    ),
    "lines of no edition": (
        two_editions("readings.toml", '{ fr = "24" }', "{}"),
        ["reading toy.R-1", "'lines'", "at least one edition (fr, en)"],
    ),
    "lines of an edition empty": (
        two_editions("aim.toml", '{ fr = "7" }', '{ fr = "" }'),
        ["toy/aim.toml", "'fr'", "empty"],
    ),
    "a chapter two levels deeper": (
        replaced("book.toml", "authors", 'chapters = ["aim", "a/b/debt-and-dues"]\nauthors'),
        ["'chapters'", "'a/b/debt-and-dues' has a wrong form", "scenario/winter-fires"],
    ),
    "a deeper chapter that is not there": (
        replaced("book.toml", "authors", 'chapters = ["aim", "money/rent"]\nauthors'),
        ["'chapters'", "debt-and-dues, money/rent"],
    ),
    "a deeper chapter that the book does not name": (
        one_deeper("book.toml", "money/debt-and-dues", "money/rent"),
        ["'chapters'", "money/debt-and-dues, money/rent"],
    ),
    "a deeper chapter with the id of its place above": (
        one_deeper("money/debt_and_dues.toml", "toy.money.debt", "toy.debt"),
        ["toy/money/debt_and_dues.toml", "write 'toy.money.debt-and-dues'"],
    ),
    "a clause of the folder in a deeper chapter": (
        one_deeper("money/debt_and_dues.toml", "toy.money.debt-and-dues.story", "toy.money.story"),
        ["toy/money/debt_and_dues.toml", "begin it with 'toy.money.debt-and-dues.'"],
    ),
    "a deeper clause that is not named back": (
        one_deeper("money/debt_and_dues.toml", "readings = []", 'readings = ["toy.R-2"]'),
        ["toy/money/debt_and_dues.toml", "toy.R-2 does not name this clause"],
    ),
    "exclusion of an unknown option": (
        excluding('options = ["half"]', 'options = ["none"]'),
        ["reading toy.R-1", "'options'", "no option 'none'", "write one of all, half"],
    ),
    "exclusion of no option": (
        excluding('options = ["half"]', "options = []"),
        ["reading toy.R-1", "'options'", "name options of toy.R-1"],
    ),
    "exclusion with an unknown reading": (
        excluding('"toy.R-3" = ["fast', '"toy.R-4" = ["fast'),
        ["reading toy.R-1", "'with'", "no other reading 'toy.R-4'; did you mean toy.R-3"],
    ),
    "exclusion with itself": (
        excluding('"toy.R-3" = ["fast', '"toy.R-1" = ["fast'),
        ["reading toy.R-1", "'with'", "no other reading 'toy.R-1'"],
    ),
    "exclusion with an erratum": (
        excluding('"toy.R-3" = ["fast', '"toy.R-2" = ["fast'),
        ["reading toy.R-1", "'with'", "toy.R-2 is an erratum"],
    ),
    "exclusion with an unknown option of another reading": (
        excluding('["fast", "free"]', '["quick"]'),
        ["reading toy.R-1", "'with'", "toy.R-3 has no option 'quick'", "slow, fast, free"],
    ),
    "exclusion without a bound": (
        excluding("{ at_least = 3, at_most = 4 }", "{}"),
        ["reading toy.R-1", "'when'", "'players' has no bound"],
    ),
    "exclusion with an odd bound": (
        excluding("at_least = 3", "at_least = true"),
        ["reading toy.R-1", "'at_least'", "True is not a whole number"],
    ),
    "exclusion with an unknown bound": (
        excluding("at_least = 3", "over = 3"),
        ["reading toy.R-1", "'over'", "unknown key"],
    ),
    "exclusion of the defaults": (
        the_defaults_excluded,
        ["reading toy.R-1", "'excludes'", "by default"],
    ),
    "exclusion that cites a clause of others": (
        excluding('clause = "toy.debt-and-dues.definition"', 'clause = "toy.aim.win"'),
        ["reading toy.R-1", "'clause'", "write one of toy.debt-and-dues.definition"],
    ),
    "exclusion without a text": (
        excluding('why_fr = "Pas de moitiés à {players}."\n', ""),
        ["reading toy.R-1", "'why_fr'", "missing"],
    ),
    "exclusion key unknown": (
        excluding("remedy_fr", 'note = "x"\nremedy_fr'),
        ["reading toy.R-1", "'note'", "unknown key"],
    ),
    "book authors": (
        replaced("book.toml", '["Somebody"]', '"Somebody"'),
        ["'authors'", "not a list of strings"],
    ),
    "chapters out of step": (
        replaced("book.toml", "authors", 'chapters = ["aim", "rent"]\nauthors'),
        ["'chapters'", "debt-and-dues, rent"],
    ),
    "not TOML": (replaced("aim.toml", "[chapter]", "[chapter"), ["toy/aim.toml", "valid TOML"]),
    "a file with another name": (
        renamed("aim.toml", "goal.toml"),
        ["toy/goal.toml", "chapter", "'id'", "write 'toy.goal'"],
    ),
    "chapter key unknown": (
        replaced("debt_and_dues.toml", "[chapter]", '[chapter]\nname = "x"'),
        [CHAPTER, "chapter", "'name'", "unknown key"],
    ),
    "no clause": (
        lambda folder: (folder / "aim.toml").write_text(AIM.split("[[clause]]", maxsplit=1)[0]),
        ["toy/aim.toml", "'clause'", "missing"],
    ),
    "clause without id": (
        replaced("debt_and_dues.toml", 'id = "toy.debt-and-dues.story"\n', ""),
        [CHAPTER, "clause number 2", "'id'", "missing"],
    ),
    "clause of another chapter": (
        replaced("debt_and_dues.toml", "dues.story", "due.story"),
        [CHAPTER, "'id'", "begin it with 'toy.debt-and-dues.'"],
    ),
    "badly formed id": (
        replaced("debt_and_dues.toml", "dues.story", "dues.Story!"),
        [CHAPTER, "'id'", "wrong form"],
    ),
    "clause twice": (
        replaced("debt_and_dues.toml", "dues.story", "dues.definition"),
        [CHAPTER, FIRST, "stands twice"],
    ),
    "kind": (
        replaced("debt_and_dues.toml", 'kind = "rule"', 'kind = "rul"'),
        [CHAPTER, FIRST, "'kind'", "'rul' is not allowed", "rule"],
    ),
    "status": (
        replaced("debt_and_dues.toml", "normative", "optional"),
        [CHAPTER, FIRST, "'status'", "write one of normative, informative"],
    ),
    "missing text": (
        replaced("debt_and_dues.toml", 'text_fr = "Trop peu d\'argent fait une dette."\n', ""),
        [CHAPTER, FIRST, "'text_fr'", "missing"],
    ),
    "empty text": (
        replaced("debt_and_dues.toml", "Too little money is a debt.", " "),
        [CHAPTER, FIRST, "'text_en'", "empty"],
    ),
    "blanks around": (
        replaced("debt_and_dues.toml", "is a debt.", "is a debt. "),
        [CHAPTER, FIRST, "'text_en'", "strip"],
    ),
    "a number for lines": (
        replaced("debt_and_dues.toml", 'lines = "24"', "lines = 24"),
        [CHAPTER, FIRST, "'lines'", "24 is not a string"],
    ),
    "misspelt key": (
        replaced("debt_and_dues.toml", "readings = []", 'readings = []\nsektion = "x"'),
        [CHAPTER, "clause toy.debt-and-dues.story", "'sektion'", "unknown key"],
    ),
    "informative without reason": (
        replaced("debt_and_dues.toml", 'reason_fr = "Elle ne fait que raconter."\n', ""),
        [CHAPTER, "clause toy.debt-and-dues.story", "'reason_fr'", "missing"],
    ),
    "normative with reason": (
        replaced("debt_and_dues.toml", '"informative"', '"normative"'),
        [CHAPTER, "clause toy.debt-and-dues.story", "'reason_en'", "make it informative"],
    ),
    "reading named twice": (
        replaced("debt_and_dues.toml", '["toy.R-1"]', '["toy.R-1", "toy.R-1"]'),
        [CHAPTER, FIRST, "'readings'", "stands twice"],
    ),
    "reading not named back": (
        replaced("debt_and_dues.toml", "readings = []", 'readings = ["toy.R-1"]'),
        [CHAPTER, "clause toy.debt-and-dues.story", "toy.R-1 does not name this clause"],
    ),
    "clause not named back": (
        replaced("debt_and_dues.toml", '["toy.R-1"]', "[]"),
        ["toy/readings.toml", "reading toy.R-1", "does not name this reading"],
    ),
    "reading of an unknown clause": (
        replaced("readings.toml", "dues.definition", "dues.definitoin"),
        [CHAPTER, FIRST, "toy.R-1 does not name this clause"],
    ),
    "reading of one clause too many": (
        replaced("readings.toml", '["toy.aim.win"]', '["toy.aim.win", "toy.aim.wim"]'),
        ["toy/readings.toml", "reading toy.R-2", "did you mean toy.aim.win?"],
    ),
    "reading without clause": (
        replaced("readings.toml", '["toy.aim.win"]', "[]"),
        ["reading toy.R-2", "'clauses'", "empty"],
    ),
    "reading id": (
        replaced("readings.toml", "toy.R-2", "toy.2"),
        ["toy/readings.toml", "reading toy.2", "'id'", "write it like 'postal.R-7'"],
    ),
    "reading of another game": (
        replaced("readings.toml", "toy.R-2", "ball.R-2"),
        ["reading ball.R-2", "'id'", "begin it with 'toy.'"],
    ),
    "reading twice": (
        replaced("readings.toml", "toy.R-2", "toy.R-1"),
        ["reading toy.R-1", "'id'", "stands twice"],
    ),
    "option without field": (
        replaced("readings.toml", 'field = "debt"\n', ""),
        ["reading toy.R-1", "'field'", "missing"],
    ),
    "erratum with field": (
        replaced("readings.toml", '"erratum"', '"erratum"\nfield = "x"'),
        ["reading toy.R-2", "'field'", "an erratum has no field"],
    ),
    "erratum told by a clause of others": (
        replaced("readings.toml", '"erratum"', '"erratum"\ntold_by = ["toy.none"]'),
        ["reading toy.R-2", "'told_by'", "not among its clauses", "name one of them"],
    ),
    "option told by a clause": (
        replaced(
            "readings.toml", '"option"', '"option"\ntold_by = ["toy.debt-and-dues.definition"]'
        ),
        ["reading toy.R-1", "'told_by'", "a reading with options"],
    ),
    "erratum with default": (
        replaced("readings.toml", '"erratum"', '"erratum"\ndefault = "x"'),
        ["reading toy.R-2", "'default'", "no option"],
    ),
    "unknown default": (
        replaced("readings.toml", 'default = "all"', 'default = "none"'),
        ["reading toy.R-1", "'default'", "write one of all, half"],
    ),
    "one option": (
        lambda folder: (folder / "readings.toml").write_text(
            READINGS[: READINGS.index('[[reading.option]]\nname = "half"')]
        ),
        ["reading toy.R-1", "'option'", "at least two"],
    ),
    "option twice": (
        replaced("readings.toml", 'name = "half"', 'name = "all"'),
        ["reading toy.R-1", "'name'", "option 'all' stands twice"],
    ),
    "option key unknown": (
        replaced("readings.toml", 'name = "half"', 'name = "half"\nnote = "x"'),
        ["reading toy.R-1", "'note'", "unknown key"],
    ),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_fault_is_named_with_its_place_and_its_remedy(toy: Path, case: str) -> None:
    damage, words = BROKEN[case]
    damage(toy)
    with pytest.raises(ClauseDataError) as caught:
        load_catalogue(toy)
    message = str(caught.value)
    for word in words:
        assert word in message
    assert caught.value.remedy


def test_a_file_that_is_not_utf_8_is_refused(toy: Path) -> None:
    (toy / "aim.toml").write_bytes(AIM.encode("utf-8").replace(b"Gagner", b"Gagn\xe9"))
    with pytest.raises(ClauseDataError, match=r"toy/aim\.toml.*UTF-8"):
        load_catalogue(toy)


def test_two_readings_cannot_share_a_field(toy: Path) -> None:
    second = READINGS.split("[[reading]]\n")[1].replace("toy.R-1", "toy.R-3")
    (toy / "readings.toml").write_text(READINGS + "\n[[reading]]\n" + second)
    with pytest.raises(ClauseDataError, match=r"reading toy\.R-3.*'debt' is already"):
        load_catalogue(toy)


def test_a_text_has_two_languages_only() -> None:
    text = Text("one", "un")
    assert (text.in_("en"), text.in_("fr")) == ("one", "un")
    with pytest.raises(ValueError, match="'de'"):
        text.in_("de")


def test_values_are_frozen_and_can_be_pickled() -> None:
    one = look_up.clause("postal.debt.definition")
    with pytest.raises(FrozenInstanceError):
        one.id = "other"  # type: ignore[misc]
    assert pickle.loads(pickle.dumps(one)) == one
    assert hash(one) == hash(pickle.loads(pickle.dumps(one)))


def test_a_clause_is_found_by_its_address() -> None:
    one = look_up.clause("postal.employers-strength.defeat")
    assert (one.game, one.chapter) == ("postal", "employers-strength")
    assert [source.lines for source in one.sources] == ["124"]
    assert one is look_up.clause("postal.employers-strength.defeat")
    assert one in look_up.clauses("postal")
    assert one in look_up.clauses()


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ("postal.debt.defintion", "postal.debt.definition"),
        ("postl.debt.definition", "postal.debt.definition"),
        ("postal.employers_strength.defeat", "postal.employers-strength.defeat"),
    ],
)
def test_an_unknown_clause_names_the_nearest(asked: str, expected: str) -> None:
    with pytest.raises(UnknownClause) as caught:
        look_up.clause(asked)
    assert expected in caught.value.nearest
    assert asked in str(caught.value)
    assert f"did you mean {caught.value.nearest[0]}" in str(caught.value)
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_nothing_is_suggested_for_something_far_off() -> None:
    with pytest.raises(UnknownClause) as caught:
        look_up.clause("?")
    assert caught.value.nearest == ()
    assert str(caught.value) == "unknown clause '?'"


def test_readings_are_found_by_their_id() -> None:
    one = look_up.reading("postal.R-7")
    assert (one.field, one.default) == ("last_resort", "second-injury")
    assert one in look_up.readings("postal")
    assert one in look_up.readings()
    with pytest.raises(UnknownReading, match=r"unknown reading 'postal\.R-77'; did you mean"):
        look_up.reading("postal.R-77")
    with pytest.raises(UnknownReading, match="unknown reading 'nogame'"):
        look_up.reading("nogame")


def test_games() -> None:
    assert "postal" in look_up.games()
    assert "kernel" not in look_up.games()
    assert [one.language for one in look_up.book("postal").editions] == ["fr"]
    with pytest.raises(UnknownGame, match=r"'chess'.*postal"):
        look_up.chapters("chess")


def test_the_postal_book_is_whole() -> None:
    words = [chapter.id.split(".")[1] for chapter in look_up.chapters("postal")]
    assert (
        " ".join(words) == "meta component goal setup worker cost example means employers-strength"
        " action gauge jail death offensive turn phase debt resource victory"
    )
    ids = [one.id for one in look_up.clauses("postal")]
    assert len(ids) == len(set(ids)) == 149
    informative = [one.id for one in look_up.clauses("postal") if one.status == "informative"]
    assert len(informative) == 15


def test_the_look_up_reads_nothing_when_imported() -> None:
    code = (
        "import sys\n"
        "from whichside_rules.kernel.book import clause\n"
        "assert clause.games.cache_info().currsize == 0\n"
        "assert clause.catalogue.cache_info().currsize == 0\n"
        "clause.clause('postal.debt.definition')\n"
        "assert clause.catalogue.cache_info().currsize == 1\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, cwd=Path(__file__).parents[2])
