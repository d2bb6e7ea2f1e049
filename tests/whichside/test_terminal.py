"""The main game at one keyboard: all look at one screen, and every move is said in words."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from click.testing import CliRunner

from whichside_rules import whichside
from whichside_rules.cli import games
from whichside_rules.cli.app import whichside as command
from whichside_rules.kernel.playing.chance import sample

ROOT = Path(__file__).resolve().parents[2]
TABLE = games.load("whichside")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_sitting_shows_the_boards_to_all_and_hides_nothing(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    typed = ["play", "whichside", "--seed", "1", "--lang", language]
    done = CliRunner().invoke(command, typed, input="1\n" * 12 + "q\n\n")
    assert done.exit_code == 0
    assert "Hand the keyboard" not in done.output
    for said in {
        "en": ("Employers' Strength", "The Russian Tenement  RIS 0  PT -1", "Bessy  HEA 2"),
        "fr": ("Force patronale", "Le Tenement russe  RIS 0  MP -1", "Bessy  SAN 2"),
    }[language]:
        assert said in done.output


@pytest.mark.parametrize(
    ("language", "asked", "all_asked"),
    [
        ("en", "The Russian Tenement: Who suffers this misfortune?", "\nDraw the misfortunes."),
        ("fr", "Le Tenement russe : Qui subit ce malheur ?", "\nPiochez les malheurs."),
    ],
)
def test_a_question_says_who_is_asked_if_not_all_are(
    language: str, asked: str, all_asked: str
) -> None:
    typed = ["play", "whichside", "--seed", "5", "--lang", language]
    shown = CliRunner().invoke(command, typed, input="1\nq\n\n").output
    assert asked in shown
    assert all_asked in shown


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_move_of_a_game_is_said_in_words(language: str) -> None:
    rng, state = random.Random(3), whichside.new_game()
    while not state.ending:
        outcomes = whichside.chance_outcomes(state)
        moves = [one.move for one in outcomes] or list(whichside.legal_actions(state))
        said = [TABLE.say_move(state, move, language) for move in moves]
        assert len(set(said)) == len(moves), said
        assert not {type(move).__name__ for move in moves} & set(said)
        assert TABLE.board(state, "russian", language, plain=True)
        state = whichside.apply(
            state, sample(outcomes, rng) if outcomes else rng.choice(moves)
        ).state


# The set-up on the command line -------------------------------------------------------------------


def asked(*options: str, command_name: str = "play") -> tuple[int, str]:
    done = CliRunner().invoke(
        command, [command_name, "whichside", "--seed", "1", *options], input="q\n\n"
    )
    return done.exit_code, " ".join(done.output.split())


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ("--set scenario=winter-fires", "Scenario: the New York Winter Fires, normal To win: 6"),
        ("--set scenario=winter-fires --lang fr", "Pour gagner : 6 moyens de production, tout à"),
        ("--set variant=tutorial", "the tutorial, normal To win: 4 means of production Turns left"),
        ("--set variant=tutorial", "Turns left after this one: 5"),
        ("--set ironworker=true", "To win: 8 means of production, labour gauges leftmost: 1"),
        (
            "--set ironworker=true --set goal.controls=7 --set goal.gauges=2",
            "normal, Ironworker To win: 7 means of production, labour gauges leftmost: 2",
        ),
        ("--set tenements=chinese,russian,american,italian", "The Chinese Tenement RIS 0"),
        ("--set first=italian --players 2", "Turns left after this one: 9"),
    ],
)
def test_what_was_chosen_is_shown_with_its_goal_and_the_turns_left(options: str, said: str) -> None:
    code, output = asked(*options.split())
    assert code == 0
    assert said in output


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ("--set scenario=winter", 'There is no scenario "winter"; there are generic, shirtwaist'),
        ("--set variant=duet", 'There is no variant "duet"; there are'),
        ("--set scenarii=x", "no field 'scenarii'; did you mean scenario?"),
        ("--set nothing=1", "no field 'nothing'; there are: scenario, variant"),
        ("--players 5", "[whichside.players.range]"),
        ("--players x,y", "'x,y' cannot play; players: a number"),
        ("--players 1234", "'1234' cannot play; players: a number"),
        ("--set goal.controls=4", "[whichside.variant.ironworker.victory-custom]"),
        ("--set goal.control=4 --set ironworker=true", "goal.controls is missing"),
        ("--set goal=4", "goal is 4: it is a Goal"),
        ("--set first=italian --set first.x=4", "'first.x' is a part of 'first'"),
        ("--set goal.=4", "'goal.' is a part of 'goal'"),
        (
            "--set tenements=russian,french",
            "tenements.1 is 'french': it is one of russian, ",
        ),
        ("--set tiles=triangle,newark", "[whichside.scenario.generic.tiles]"),
        ("--set ironworker=perhaps", "ironworker is 'perhaps': it is true or false"),
    ],
)
def test_what_cannot_be_chosen_is_told_in_one_line(options: str, said: str) -> None:
    code, output = asked(*options.split())
    assert code == 2
    assert said in output


def test_simulate_takes_the_same_set_up_and_a_record_brings_it_back(tmp_path: Path) -> None:
    code, output = asked("--set", "scenario=cloakmakers", "-n", "1", command_name="simulate")
    assert code == 0
    assert "whichside" in output
    file = tmp_path / "game.json"
    typed = ["play", "whichside", "--seed", "1", "--set", "scenario=winter-fires"]
    CliRunner().invoke(command, typed, input=f"1\ns {file}\nq\n")
    again = CliRunner().invoke(command, ["play", "whichside", "--resume", str(file)], input="q\n")
    assert "the New York Winter Fires" in again.output


@pytest.mark.parametrize(
    ("language", "told"), [("en", "stand-ins of ours: "), ("fr", "bouche-trous de notre cru : ")]
)
def test_a_story_says_which_events_rest_on_stand_ins(language: str, told: str) -> None:
    file = ROOT / "tests" / "golden" / "whichside-lost-generic.json"
    story = CliRunner().invoke(command, ["replay", str(file), "--lang", language]).output
    lines = [line.strip() for line in story.splitlines()]
    assert any(line.startswith(told) and "incidents." in line for line in lines)
    data = json.loads(CliRunner().invoke(command, ["replay", str(file), "--json"]).output)
    named = [one["stand_ins"] for one in data["moves"] if one["stand_ins"]]
    assert named
    assert all(fields for one in named for fields in one.values())


def test_a_game_without_stand_ins_tells_none() -> None:
    file = ROOT / "tests" / "golden" / "yellow-won-in-the-conclusion-2.json"
    assert "stand-ins" not in CliRunner().invoke(command, ["replay", str(file)]).output


def test_the_schema_of_the_set_up_has_its_fields() -> None:
    done = CliRunner().invoke(command, ["schema", "whichside-setup"])
    assert done.exit_code == 0
    assert all(f'"{field}"' in done.output for field in ("scenario", "variant", "rolls", "goal"))


def test_moves_that_are_rare_and_tokens_are_said_in_words() -> None:
    state = whichside.position(
        tenements={"italian": {"strike": 1, "sabotage": 2, "dollars": 3}},
        objectives=("8usd",),
    )
    for language, wanted in {
        "en": ("$3", "strike 1  sabotage 2", "Means of production controlled: $8"),
        "fr": ("3 $", "grève 1  sabotage 2", "Moyens de production contrôlés : 8 $"),
    }.items():
        board = "\n".join(str(line) for line in TABLE.board(state, "italian", language, plain=True))
        assert all(one in board for one in wanted), board
    for move, en, fr in (
        (
            whichside.TakeControl("union-anarchist"),
            "take control: 2 union agitations, 1 anarchist agitation",
            "prendre le contrôle : 2 agitations syndicales, 1 agitation anarchiste",
        ),
        (whichside.Contribute("italian", None), "$1", "1 $"),
        (
            whichside.CloseTile("woolworth"),
            "close: the Woolworth Building",
            "fermer : le Woolworth Building",
        ),
        (whichside.ApplyCard("fines"), "next: Fines", "d'abord : Amendes"),
        (
            whichside.Convert("italian", "union"),
            "exchange for a strike: the union agitation",
            "échanger contre une grève : l'agitation syndicale",
        ),
        (
            whichside.HostPremises("italian", "laundry"),
            "buy for the Bierhalle: the Laundry",
            "acheter pour la Bierhalle : la Laverie",
        ),
        (
            whichside.AcceptSolidarity(True),
            "draw solidarity cards",
            "piocher des cartes solidarité",
        ),
        (whichside.KeepCard("strike-fund"), "keep: Strike Fund", "garder : Caisse de grève"),
        (whichside.TakeIn("chinese"), "the Chinese Tenement", "le Tenement chinois"),
        (whichside.Protect("italian", True), "spare the loss", "éviter la perte"),
        (whichside.Decline("italian"), "heal nobody", "ne soigner personne"),
    ):
        assert TABLE.say_move(state, move, "en").removeprefix("the Italian Tenement: ") == en
        assert TABLE.say_move(state, move, "fr").removeprefix("le Tenement italien : ") == fr


def test_too_many_people_are_refused_in_the_language_that_is_asked_for() -> None:
    typed = ["play", "whichside", "--players", "7", "--lang", "fr"]
    done = CliRunner().invoke(command, typed)
    assert done.exit_code == 2
    assert "ce scénario est prévu pour 4 au plus" in done.output


def test_a_summary_is_french_for_french() -> None:
    typed = ["simulate", "whichside", "-n", "2", "--seed", "1", "--lang", "fr"]
    told = CliRunner().invoke(command, typed).output
    assert "whichside : 0,00 % gagnées  (0 sur 2 ; intervalle à 95 %" in told
    assert "graine 1)" in told
    assert "parties/s" in told
    assert "games/s" not in told
