"""``whichside pack``: checking what somebody wrote, showing the box, and the form to fill in."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from whichside_rules import postal, whichside

HEAD = 'format = "whichside-pack/1"\ngame = "whichside"\nname = "mine"\n'
MISTAKES = {
    "[data.employers_board]\ngrey_hours = 9": (
        "employers_board.grey_hours is 9: the gauge has 6 cells; name one of them"
    ),
    "[data.scenarios.generic.start]\ndolars = 3": (
        "scenarios.generic.start.dolars is 3: there is no such field; did you mean dollars"
    ),
    '[data.scenarios.generic.start]\ntiles = ["woolwort"]': (
        "there is no tile 'woolwort'; there are triangle"
    ),
    '[data.boards.italian]\nlast_risk = "eight"': (
        "boards.italian.last_risk is 'eight': it is a whole number"
    ),
    "[data.misfortunes.illness]\ncopies = 0": ("misfortunes.illness.copies is 0: it is 1 or more"),
    '[data.misfortunes.theft]\neffects = [{ kind = "mony", by = -2 }]': (
        "misfortunes.theft.effects.0: kind is 'mony': did you mean money?"
    ),
    "[data.misfortunes.cousin-to-feed.copies]\nmany = 1": (
        "misfortunes.cousin-to-feed.copies: it is a whole number"
    ),
    "[data.misfortunes.rent-error]\ncopys = 4": (
        "misfortunes.rent-error.copys is 4: there is no such field; did you mean copies?"
    ),
    "[data.incidents]\ntyphus = 3": "incidents.typhus is 3; it is a table of copies, effects",
    '[data.tiles.triangle.a.work]\ngender = "girl"': (
        "tiles.triangle.a.work.gender is 'girl': it is one of woman, man"
    ),
    '[data.plans.wage-reduction-law-1]\nstrategy = "wage-law"': (
        "plans.wage-reduction-law-1.strategy is 'wage-law': there is no strategy 'wage-law'"
    ),
    '[data.normals.fines]\neffects = [{ kind = "close", tile = "docks" }]': (
        "normals.fines.effects is [{"
    ),
}


def write(text: str, name: str = "mine.toml") -> Path:
    path = Path(name)
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("wrong", MISTAKES, ids=lambda text: text.splitlines()[0])
def test_a_mistake_is_told_with_its_card_its_field_and_what_would_be_right(
    run: Run, wrong: str
) -> None:
    result = run("pack", "check", write(HEAD + wrong))
    assert result.exit_code == 2
    assert MISTAKES[wrong] in result.stderr
    assert all(line.startswith("mine.toml: ") for line in result.stderr.splitlines())


_ENGLISH = re.compile(r"\b(is|are|it|or|there|name|did|did you|missing|has|the|and|of)\b")


@pytest.mark.parametrize("wrong", MISTAKES, ids=lambda text: text.splitlines()[0])
def test_a_mistake_is_told_in_french(run: Run, wrong: str) -> None:
    told = run("pack", "check", "--lang", "fr", write(HEAD + wrong)).stderr
    # What stands in quotation marks and names of data are what somebody wrote.
    said = re.sub(r"«[^»]*»|\[.*\]|[\w.-]+\.[\w.-]+|\w+-\w+", "", told)
    assert not _ENGLISH.findall(said), told


def test_a_pack_that_is_right_is_told_in_french(run: Run) -> None:
    told = run("pack", "check", "--lang", "fr", write(HEAD)).output
    assert "« mine » peut servir à jouer" in told


def test_what_is_wrong_twice_is_told_once(run: Run) -> None:
    told = run("pack", "check", write(HEAD + "[data.boards.martian]\nlast_risk = 3")).stderr
    lines = told.splitlines()
    assert len(lines) == len(set(lines)) > 1


def test_a_pack_without_format_is_told_what_to_write(run: Run) -> None:
    told = run("pack", "check", write('game = "whichside"\nname = "mine"\n')).stderr
    assert "it has no format; write format = 'whichside-pack/1'" in told


def test_ten_mistakes_are_ten_lines(run: Run) -> None:
    together: dict[str, list[str]] = {}
    for each in MISTAKES:
        table, *fields = each.splitlines()
        together.setdefault(table, []).extend(fields)
    tables = [f"{table}\n" + "\n".join(fields) for table, fields in together.items()]
    result = run("pack", "check", write(HEAD + "\n".join(tables)))
    assert result.exit_code == 2
    lines = result.stderr.splitlines()
    for told in MISTAKES.values():
        assert any(told in line for line in lines), told
    # A plan less leaves its strategy with a step without one, and a new card needs a number.
    assert len(lines) == len(MISTAKES) + 1


def test_a_pack_that_can_be_used_is_counted(run: Run) -> None:
    result = run("pack", "check", write(HEAD + "[data.employers_board]\ngrey_hours = 2"))
    assert result.exit_code == 0
    assert "'mine' can be played with; it supplies 1 data" in result.output


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("format =", "not TOML"),
        ("a" + ".a" * 60_000 + " = 1", "nested too deep"),
        (HEAD.replace('whichside"\nname', 'posta"\nname'), "game is 'posta'; did you mean postal"),
        (HEAD.replace("pack/1", "pack/9"), "format is 'whichside-pack/9'"),
    ],
)
def test_a_file_that_is_no_pack_is_told(run: Run, text: str, told: str) -> None:
    result = run("pack", "check", write(text))
    assert result.exit_code == 2
    assert told in result.stderr


def test_a_file_that_is_not_there_or_of_another_kind_is_told(run: Run) -> None:
    assert run("pack", "check", "nothing.toml").exit_code == 2
    assert "a pack is a .toml or a .json file" in run("pack", "check", write("", "a.txt")).stderr


def test_every_game_is_checked_by_the_same_command(run: Run) -> None:
    head = HEAD.replace('game = "whichside"', 'game = "postal"')
    result = run("pack", "check", write(head + "[data.last_box]\nrisk = 0\nriks = 4"))
    assert "there is no datum 'last_box.riks'" in result.stderr
    assert "last_box.risk is 0: " in result.stderr


def test_the_box_is_shown_with_totals_and_where_each_value_comes_from(run: Run) -> None:
    printed = run("pack", "show", "whichside", "misfortunes", "living").output
    assert "useless-spending (Useless" in printed
    assert "5?" in printed
    (total,) = [line for line in printed.splitlines() if line.startswith("total: 13")]
    assert total.split() == ["total:", "13", "37"]
    assert "6 stated" in printed
    assert "? ours, look at your copy" in printed
    assert "start" not in printed


def test_what_a_thing_does_is_told_in_words_and_what_is_counted_stays_a_number(run: Run) -> None:
    def shown(*more: object) -> str:
        return " ".join(run("pack", "show", *more).output.split())

    assert "Clumsiness) 5? your Risk goes up by 2?" in shown("whichside", "misfortunes")
    assert "Maladresse) 5? votre Risque monte de 2?" in shown(
        "whichside", "misfortunes", "--lang", "fr"
    )
    dearer = write(HEAD + '[data.misfortunes.clumsiness]\neffects = [{kind = "maim"}]')
    told = shown("whichside", "misfortunes", "--pack", dearer)
    assert "Clumsiness) 5? choose one of your people" in told
    assert "Risk goes up by 2" not in told
    assert "east_river_docks (the East River Docks) gain $3" in shown("postal", "wages")
    assert "sabotage-2usd to take control of it costs 1 sabotage + 2 dollars" in shown(
        "postal", "means"
    )
    # The row of a table tells of many tiles, which tell of it as well.
    assert "row-1 (row 1) a disc there says" in shown("yellow_places", "places")
    # Not told as an effect, it is a field; a name stands in the language that is asked for.
    assert "(Mughals) Mughals it has a border" in shown("anarchy", "zones")
    assert "effects" not in shown("whichside", "normals")


def test_decks_are_counted_as_the_book_counts_them(run: Run) -> None:
    decks = {"incidents": 40, "normals": 21, "difficults": 16}
    for deck, cards in decks.items():
        printed = run("pack", "show", "whichside", deck).output
        total = printed[printed.index("total:") :]
        assert f" {cards}" in total.splitlines()[0]


def test_what_a_pack_supplies_is_marked(run: Run) -> None:
    pack = write(HEAD + "[data.employers_board]\ngrey_hours = 2")
    printed = run(
        "pack", "show", "whichside", "employers_board", "--pack", pack, "--lang", "fr"
    ).output
    assert "2+" in printed
    assert "1 fournies" in printed
    wrong = write(HEAD + "[data.employers_board]\ngrey_hours = 9", "wrong.toml")
    assert (
        "employers_board.grey_hours is 9"
        in run("pack", "show", "whichside", "--pack", wrong).stderr
    )


def test_an_unknown_group_names_the_nearest(run: Run) -> None:
    assert "did you mean incidents" in run("pack", "show", "whichside", "incident").stderr


@pytest.mark.parametrize("game", ["whichside", "postal"])
def test_a_template_can_be_used_as_it_is_and_asks_for_every_stand_in(run: Run, game: str) -> None:
    text = run("pack", "template", game).output
    assert tomllib.loads(text)["game"] == game
    assert "look at your copy" in text
    assert run("pack", "check", write(text)).exit_code == 0
    sheet = {"whichside": whichside.sheet, "postal": postal.sheet}[game]()
    marked = [line for line in text.splitlines() if line.endswith("# look at your copy")]
    wanted = [one for one in sheet if one.provenance == "stand-in"]
    assert len(marked) == len(wanted)


def test_the_lines_of_a_template_are_right_when_their_mark_is_taken_away(run: Run) -> None:
    text = run("pack", "template", "whichside", "--lang", "fr").output
    head, _, rest = text.partition("\n[")
    filled = f"{head}\n[" + rest.replace("\n# ", "\n")
    tree = tomllib.loads(filled)["data"]
    assert tree["misfortunes"]["rent-error"]["effects"][0]["what"] == "rent"
    assert run("pack", "check", write(filled)).exit_code == 0
    assert "voyez votre exemplaire" in text


def test_premises_are_shown_by_their_own_name_and_not_by_that_of_their_space(run: Run) -> None:
    shown = run("pack", "show", "whichside", "premises").output
    assert "bonesetter (Bonesetter)" in shown
    assert "laundry (Laundry)" in shown


def test_an_entry_that_is_new_is_told_beside_those_that_there_are(run: Run) -> None:
    told = run("pack", "check", write(HEAD + "[data.boards.martian]\nlast_risk = 3")).stderr
    assert "boards.martian: not in the box, and so to be told whole; did you mean" in told
    told = run("pack", "check", write(HEAD + "[data.boards.italien]\nlast_risk = 3")).stderr
    assert "did you mean italian?" in told
    french = run("pack", "check", "--lang", "fr", "mine.toml").stderr
    assert "boards.italien : absent de la boîte, et donc à dire en entier ; vouliez" in french


def test_what_the_book_states_otherwise_is_remarked_and_no_mistake(run: Run) -> None:
    mine = write(HEAD + "[data.normals.salary-offensive]\ndollars = 2\nunion = 2\ncopies = 2")
    result = run("pack", "check", mine)
    assert result.exit_code == 0
    assert result.stderr.splitlines() == [
        "mine.toml: normals.salary-offensive.dollars is 2; the book states 1 "
        "[whichside.fight.pay-full-cost]"
    ]
    assert "le livret indique 1" in run("pack", "check", "--lang", "fr", mine).stderr
