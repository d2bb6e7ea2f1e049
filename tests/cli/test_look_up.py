"""The commands that look things up: clause, steps, schema."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from click.shell_completion import ShellComplete

from tests.cli.conftest import Run
from whichside_rules import ask, clauses, postal, readings
from whichside_rules.cli import app
from whichside_rules.cli._spoken import spoken
from whichside_rules.kernel.book import rulebook
from whichside_rules.kernel.files.record import record, to_json
from whichside_rules.scenarios.proofs import code_of
from whichside_rules.simulate import simulate

RESORT = "postal.death.last-resort"
DOCTOR = "whichside.doctor.price"
FEATURE = f"""Feature: Death
  @{RESORT}
  Rule: Last resort
    Scenario: Nobody dies while somebody is unhurt
      Given a postal game
  Rule: Something else
    Scenario: Not about it
      Given a postal game
"""


def test_a_clause_in_both_languages(run: Run) -> None:
    english, french = run("clause", RESORT).output, run("clause", RESORT, "--lang", "fr").output
    [clause] = [one for one in clauses() if one.id == RESORT]
    assert clause.text.en in english
    assert clause.text.fr in french
    assert f"{clause.section.en}\n" in english
    assert "Reading postal.R-7" in english
    assert "* last_resort=second-injury" in english
    assert "  last_resort=every-death" in english
    assert "whichside_rules.postal.death:" in english
    assert "who_can_be_injured" in english


def test_the_tag_of_a_feature_is_understood(run: Run) -> None:
    assert run("clause", f"@{RESORT}").exit_code == 0


def test_an_unknown_clause_is_2_and_names_the_nearest(run: Run) -> None:
    result = run("clause", "postal.debt.defintion")
    assert result.exit_code == 2
    assert "did you mean postal.debt.definition" in result.stderr
    assert "--search" in run("clause", "qqq").stderr


def test_a_reading_is_shown_with_its_clauses(run: Run) -> None:
    output = run("clause", "postal.R-7").output
    assert output.startswith("  Reading postal.R-7  ")
    assert f"\n      {RESORT}  " in output
    both = run("clause", "R-1", "--lang", "fr").output
    assert "Lecture postal.R-1" in both
    assert "Lecture yellow_places.R-1" in both
    (found,) = json.loads(run("clause", "postal.R-7", "--json").output)
    assert RESORT in found["clauses"]


def test_a_reading_shows_what_it_excludes(run: Run) -> None:
    output = run("clause", "yellow_places.R-11").output
    assert (
        "Excluded: shared_places=one-disc + discs ≥ 10  yellow_places.disc.one-per-round" in output
    )
    french = run("clause", "yellow_places.R-11", "--lang", "fr").output
    assert "Exclu : shared_places=one-disc + discs ≥ 10" in french
    [found] = json.loads(run("clause", "yellow_places.R-11", "--json").output)
    [excluded] = found["excludes"]
    assert excluded["options"] == {"shared_places": ["one-disc"]}
    assert excluded["bounds"] == [{"measure": "discs", "at_least": 10, "at_most": None}]
    assert [source["lines"] for source in found["sources"]] == ["29-33,82"]
    assert "Excluded" not in run("clause", "yellow_places.R-12").output


def test_a_chapter_lists_its_clauses(run: Run) -> None:
    listed = [line.split()[0] for line in run("clause", "postal.debt").output.splitlines()]
    assert listed == [one.id for one in clauses("postal") if one.id.startswith("postal.debt.")]
    assert listed
    assert json.loads(run("clause", "postal.debt", "--json").output)[0]["id"] == listed[0]
    assert "Code that names it" in run("clause", "postal.offensive.6").output


@pytest.mark.parametrize("name", ["\udcff", "", "é" * 3000, "postal..", "../../x"])
def test_odd_ids_are_2(run: Run, name: str) -> None:
    assert run("clause", name).exit_code == 2


def test_code_is_found_where_it_stands(run: Run) -> None:
    root = Path(postal.__file__).parents[2]
    [kinds] = [one for one in clauses() if one.id == "postal.resource.kinds"]
    found = list(code_of(kinds))
    names = {place.name for place in found}
    assert "Resource" in {name.strip(".") for name in names}
    for place in found:
        file = (root / place.module.replace(".", "/")).with_suffix(".py")
        line = file.read_text(encoding="utf-8").splitlines()[place.line - 1]
        assert place.name.rsplit(".", 1)[-1] in line


def test_scenarios_are_listed_if_there_are_any(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "features"
    folder.mkdir()
    result = run("clause", RESORT, "--features", folder)
    assert "Scenarios that prove it\n  none" in result.output
    (folder / "death.feature").write_text(FEATURE)
    result = run("clause", RESORT, "--features", folder)
    assert "features/death.feature:4  Nobody dies while somebody is unhurt" in result.output
    assert "Not about it" not in result.output
    assert run("clause", RESORT, "--features", tmp_path / "none").exit_code == 2


def test_a_language_is_asked_for_once(run: Run) -> None:
    assert "Scénarios" in run("clause", DOCTOR, "--lang", "fr").output
    assert spoken() == "en"


def test_scenarios_are_named_in_the_language_asked_for(run: Run) -> None:
    assert "One dollar is not enough" in run("clause", DOCTOR, "--lang", "en").output
    french = run("clause", DOCTOR, "--lang", "fr").output
    assert "Un dollar ne suffit pas" in french
    assert "One dollar" not in french


@pytest.mark.parametrize(
    ("language", "step"),
    [("en", "When the Cost of Living is paid"), ("fr", "Quand le coût de la vie est payé")],
)
def test_scenarios_are_shown_whole_in_the_language_asked_for(
    run: Run, language: str, step: str
) -> None:
    asked = ("clause", "postal.debt.definition", "--lang", language)
    assert step not in run(*asked).output
    assert step in run(*asked, "--scenarios").output
    found = json.loads(run(*asked, "--scenarios", "--json").output)["scenarios"]
    assert all(step in one["text"] for one in found if one["name"] == "More than enough")


def test_the_tables_and_texts_of_a_scenario_are_shown(run: Run) -> None:
    told = run("clause", "whichside.health.three-levels", "--scenarios", "--lang", "en").output
    assert "| from |" in told
    assert "[incidents.cough]" in told


def test_data_are_listed_with_what_is_known_of_them(run: Run) -> None:
    told = run("data", "postal", "means.8usd", "--lang", "en").output.splitlines()
    assert told[0].startswith("means.8usd")
    assert "postal.means.cost.unexplained-85" in told[1]
    every = json.loads(run("data", "--json").output)
    assert {one["game"] for one in every} == set(rulebook.built_in())
    risk = next(one for one in every if one["key"] == "last_box.risk")
    assert (risk["game"], risk["provenance"]) == ("postal", "stand-in")
    assert "bouche-trou" in run("data", "postal", "last_box", "--lang", "fr").output
    wrong = run("data", "postal", "last_boks")
    assert wrong.exit_code == 2
    assert "last_box" in wrong.stderr


def test_readings_are_listed_with_what_holds_by_itself(run: Run) -> None:
    told = run("readings", "postal", "--lang", "en").output.splitlines()
    assert [line.split()[0] for line in told] == [one.id for one in readings("postal")]
    every = json.loads(run("readings", "--json").output)
    assert {one["id"].partition(".")[0] for one in every} == set(rulebook.built_in())
    assert run("readings", "anarchy", "--lang", "fr").output.count("?") >= 20
    wrong = run("readings", "anarky")
    assert wrong.exit_code == 2
    assert "anarchy" in wrong.stderr


@pytest.mark.parametrize("game", rulebook.built_in())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_example_of_a_game_holds_in_either_language(run: Run, game: str, language: str) -> None:
    told = run("steps", "--game", game, "--example", "--lang", language)
    found = ask(told.output)
    assert (found.verdict, found.language) == ("holds", language)


def test_an_example_is_of_one_game(run: Run) -> None:
    assert run("steps", "--example").exit_code == 2


def test_a_shell_completes_games_clauses_and_options() -> None:
    def completed(*words: str) -> list[str]:
        found = ShellComplete(app.whichside, {}, "whichside", "_WHICHSIDE_COMPLETE")
        return [one.value for one in found.get_completions(list(words[:-1]), words[-1])]

    assert completed("cla") == ["clause"]
    assert completed("data", "pos") == ["postal"]
    assert completed("clause", "postal.debt.def") == ["postal.debt.definition"]
    assert completed("clause", "--scen") == ["--scenarios"]


def test_features_may_be_missing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("whichside_rules.scenarios.proofs.own_features", lambda: None)
    assert "not installed" in run("clause", RESORT).output
    assert json.loads(run("clause", RESORT, "--json").output)["scenarios"] is None


def test_a_clause_as_json(run: Run, tmp_path: Path) -> None:
    (tmp_path / "death.feature").write_text(FEATURE)
    found = json.loads(run("clause", RESORT, "--json", "--features", tmp_path).output)
    assert found["id"] == RESORT
    assert set(found["text"]) == {"en", "fr"}
    assert "postal.R-7" in [one["id"] for one in found["readings"]]
    assert [one["line"] for one in found["scenarios"]] == [4]


@pytest.mark.parametrize("words", ["debt", "DEBT", "endettement", "Dette"])
def test_search_knows_both_languages(run: Run, words: str) -> None:
    assert "postal.debt." in run("clause", "--search", words, "--lang", "fr").output


def test_search_ignores_accents(run: Run) -> None:
    assert run("clause", "--search", "blessé").output == run("clause", "--search", "BLESSE").output


def test_nothing_is_found_by_words_that_no_clause_has(run: Run) -> None:
    found = run("clause", "--search", "xyzzy")
    assert found.exit_code == 2  # as for an id that there is not
    assert found.stderr == "no clause has any of these words; try others\n"


def test_clauses_with_most_of_the_words_are_told_as_such(run: Run) -> None:
    found = run("clause", "--search", "xyzzy debt")
    assert found.exit_code == 0
    assert "postal.debt.definition" in found.stdout
    assert found.stderr == "no clause has all of these words; these have most of them\n"


def test_every_clause_is_listed(run: Run) -> None:
    listed = [line.split()[0] for line in run("clause", "--list", "postal").output.splitlines()]
    assert listed == [one.id for one in clauses("postal")]
    assert len(run("clause", "--list").output.splitlines()) == len(clauses())
    assert len(json.loads(run("clause", "--list", "postal", "--json").output)) == len(listed)
    assert run("clause", "--list", "chess").exit_code == 2


@pytest.mark.parametrize("one", [one.id for one in clauses("postal")])
def test_every_clause_can_be_shown(run: Run, one: str) -> None:
    result = run("clause", one, "--lang", "fr")
    assert result.exit_code == 0
    assert one in result.output
    # Readers have the book, not the extract whose lines our sources number.
    assert not re.search(r"\blignes? [0-9]", result.output)


# Steps and schemas --------------------------------------------------------------------------------


def test_steps_are_listed_and_filtered(run: Run) -> None:
    everything = run("steps").output
    assert "Given\n" in everything
    assert "Then\n" in everything
    french = run("steps", "--lang", "fr", "--kind", "when").output
    assert "Quand\n" in french
    assert "Alors\n" not in french
    searched = json.loads(run("steps", "--search", "cost living", "--json").output)
    assert searched
    told = [" ".join([*one["en"], one["doc"]]).lower() for one in searched]
    assert all("cost" in one and "living" in one for one in told)
    nothing = run("steps", "--search", "xyzzy")
    assert (nothing.exit_code, nothing.stdout) == (2, "")
    assert nothing.stderr == "no sentence fits; try fewer words\n"


def test_steps_are_told_in_the_language_of_the_user(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    search = ("steps", "--search", "travailleur")
    assert "Étant donné" not in run("steps").output
    assert "workers stand at" in run(*search).output
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Étant donné\n" in run("steps").output
    assert "des travailleurs se tiennent" in run(*search).output
    assert "workers stand at" not in run(*search).output
    both = json.loads(run(*search, "--json").output)
    assert all({"en", "fr"} <= set(one) for one in both)


def test_steps_of_one_game_are_listed_with_those_of_all(run: Run) -> None:
    def names(*arguments: str) -> set[str]:
        return {one["name"] for one in json.loads(run("steps", "--json", *arguments).output)}

    postal, written = names("--game", "postal"), names("--game", "whichside")
    assert postal & written == names() - {one for one in names() if ".common." not in one}
    assert postal < names()
    assert written - postal < names()
    refused = run("steps", "--game", "postl")
    assert (refused.exit_code, "did you mean postal" in refused.stderr) == (2, True)


def test_steps_of_several_games_tell_whose_they_are(run: Run) -> None:
    search = ("steps", "--search", "only what the book states")
    assert "is missing.  [postal]" in run(*search).output
    assert "[postal]" not in run(*search, "--game", "postal").output
    every = run("steps", "--search", "the move is legal").output
    assert "The last move was accepted.\n" in every


def test_steps_tell_what_the_brackets_take(run: Run) -> None:
    shown = run("steps", "--search", "stands at", "--lang", "en").output
    assert "What the brackets take\n" in shown
    assert "  [space]\n     the Tenement, the Bonesetter," in shown
    # A user of the other language reads other names; a programme knows one.
    search = ("steps", "--search", "des travailleurs se tiennent", "--lang", "fr")
    assert "  [cases]\n     un ou plusieurs" in run(*search).output
    assert "[spaces]" not in run(*search).output
    entry = json.loads(run(*search, "--json").output)[0]
    assert "[spaces]" in entry["fr"][0]
    assert "spaces" in entry["takes"]["fr"]
    assert "[means]" not in shown
    french = run("steps", "--game", "postal", "--lang", "fr").output
    assert "  [case]\n     au Tenement, au Rebouteux," in french
    french = run("steps", "--game", "yellow_places", "--lang", "fr").output
    assert "  [joueur] ([joueur] détient [tuiles])\n     vert, rose" in french
    search = ("steps", "--search", "stands at", "--game", "postal")
    (stands, *_) = json.loads(run(*search, "--json").output)
    assert stands["takes"]["en"]["who"] == ["a worker", "a healthy worker", "an injured worker"]
    assert "aux Avocats Libéraux" in stands["takes"]["fr"]["space"]


def test_steps_are_described_in_the_language_of_the_list(run: Run) -> None:
    french = run("steps", "--game", "postal", "--lang", "fr", "--kind", "given").output
    assert "La difficulté de la position." in french
    assert "The difficulty of the position." not in french
    (open_, *_) = json.loads(run("steps", "--search", "le choix du prisonnier", "--json").output)
    assert open_["about"]["fr"] == "Le choix du prisonnier est ouvert."


def test_steps_are_found_by_what_their_brackets_take(run: Run) -> None:
    found = json.loads(run("steps", "--search", "worker Tenderloin", "--json").output)
    assert found
    assert all("the Tenderloin" in str(one["takes"]["en"].values()) for one in found)


def test_schema_names_are_listed(run: Run) -> None:
    names = run("schema").output.split()
    wanted = {f"postal-{name}" for name in ("state", "move", "event", "setup", "pack")}
    assert wanted | {"record", "view-record", "summary"} <= set(names)
    result = run("schema", "postal-stat")
    assert result.exit_code == 2
    assert "did you mean postal-state" in result.stderr
    assert all(name in run("schema", "zzz").stderr for name in names)


def test_schemas_are_schemas_and_accept_what_we_write(run: Run) -> None:
    jsonschema = pytest.importorskip("jsonschema")
    for name in run("schema").output.split():
        schema = json.loads(run("schema", name).output)
        assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
        jsonschema.Draft202012Validator.check_schema(schema)

    def accepts(name: str, text: str | bytes) -> None:
        schema = json.loads(run("schema", name).output)
        jsonschema.Draft202012Validator(schema).validate(json.loads(text))

    state = postal.position(risk=2)
    accepts("postal-state", postal.to_json(state))
    accepts("postal-move", postal.move_adapter().dump_json(postal.Pay()))
    accepts("postal-setup", postal.setup_adapter().dump_json(postal.Setup()))
    accepts("postal-pack", '{"format": "whichside-pack/1", "game": "postal", "name": "x"}')
    moves = [postal.Roll((2,)), postal.BeginTurn()]
    accepts("record", to_json(record(postal, postal.Setup(), moves)))
    accepts("summary", simulate("postal", postal.Setup(), 2, 1).to_json())


def test_readings_named_by_the_command_exist() -> None:
    assert any(one.field == "last_resort" for one in readings("postal"))
