"""Several people at one keyboard: each sees the own view, and the others' hands never."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from contextlib import suppress
from io import StringIO
from pathlib import Path
from typing import Any, cast

import pytest
from rich.console import Console

from tests.cli.conftest import Command, Run
from tests.yellow_places.games import much_face_up, settled
from whichside_rules import yellow_places as yp
from whichside_rules.cli.games import load
from whichside_rules.cli.playing.one_keyboard import SharedSession
from whichside_rules.kernel.files.record import from_json, record, to_json, view_from_json, views
from whichside_rules.kernel.playing.game import Over
from whichside_rules.policies import Policy, random_player
from whichside_rules.policies.yellow_places import deduction_yellow
from whichside_rules.simulate import find_game, play_one
from whichside_rules.yellow_places.engine import words

GAME = find_game("yellow_places")
CUT = "-" * 40
OPEN = ["play", "yellow_places", "--seed", 1]
"""Green, pink and blue; green holds 1-tea, 4-bakery, 6-bakery, 8-bakery."""


def entries(*lines: str) -> str:
    return "\n".join([*lines, ""])


def name(tile: str) -> str:
    return words.establishment(cast("yp.Tile", tile)).en.removeprefix("the ")


def after_deal(seed: int = 1, players: int = 3) -> yp.YellowState:
    """The position after a deal of ``play --seed``."""
    setup = yp.Setup(players=players)
    session = SharedSession(
        load("yellow_places"),
        setup,
        Console(file=StringIO()),
        seed=seed,
        bots={},
    )
    while session.state.phase == "deal":
        session._turn()
    return cast("yp.YellowState", session.state)


# Who sees what ------------------------------------------------------------------------------------


class People:
    """Answers every prompt by chance and keeps what was on the screen, by whose view it was."""

    def __init__(self, setup: yp.Setup, seed: int, bots: dict[str, Policy], **more: Any) -> None:
        self.generator = random.Random(seed)
        self.screen = StringIO()
        self.session = SharedSession(
            load("yellow_places"),
            setup,
            Console(file=self.screen, width=200, highlight=False, soft_wrap=True),
            bots=bots,
            ask=self.answer,
            **{"seed": seed, **more},
        )
        self.shown: list[tuple[str | None, yp.YellowState, str]] = []
        self.asked = 0

    def answer(self, prompt: str) -> str:
        """Somebody reads the screen and types."""
        session = self.session
        self.keep()
        self.asked += 1
        now = GAME.pending(session.state)
        if isinstance(now, Over) and prompt == "> ":
            raise EOFError
        if "press Enter" in prompt or "Press Enter" in prompt:
            return ""
        if session.viewer is None:
            return self.generator.choice(["1", "2", "x", "?", "d", "u"])
        actions = GAME.legal_actions(session.state, session.viewer)
        illegal = '! {"kind": "place-disc", "player": "%s", "place": "tea", "cubes": 3}'
        odd = ["d", "b", "x", "g", "u", "l en", *(illegal % player for player in session.players)]
        if self.generator.random() < 0.3 or not actions:
            return self.generator.choice(odd)
        return str(self.generator.randrange(len(actions)) + 1)

    def keep(self) -> None:
        """What is on the screen since it was last cleared, under the name of who reads it."""
        text = self.screen.getvalue()
        self.shown.append((self.session.viewer, self.session.state, text.split(CUT)[-1]))

    def play(self) -> None:
        with suppress(EOFError):
            while self.session._turn():
                assert self.asked < 2_000


def hidden_from(state: yp.YellowState, viewer: str | None) -> Iterator[tuple[str, str]]:
    """The tiles in the hands of others, with their holders."""
    for player, hand in zip(state.setup.seats, state.hands, strict=True):
        if player != viewer:
            yield from ((player, tile) for tile in hand)


def held_lines(text: str) -> str:
    """What is said of hands: draws and the line of the own hand."""
    return "\n".join(
        line for line in text.splitlines() if " draws the " in line or "Your hidden tiles" in line
    )


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    "bots",
    [{}, {"blue": random_player}, {"pink": deduction_yellow, "blue": random_player}],
    ids=["people", "a bot", "one person"],
)
def test_no_screen_shows_the_hand_of_another(seed: int, bots: dict[str, Policy]) -> None:
    people = People(yp.Setup(), seed, bots)
    people.play()
    viewers = {viewer for viewer, _, _ in people.shown}
    assert viewers >= set(people.session.people)
    assert not viewers & set(bots)
    for viewer, state, text in people.shown:
        told = held_lines(text)
        for holder, tile in hidden_from(state, viewer):
            assert name(tile) + "." not in told, (viewer, holder, tile)
            assert name(tile) not in told, (viewer, holder, tile)
        if viewer is None:
            assert told == ""
        for other in set(state.setup.seats) - {viewer}:
            assert f"You are {other}." not in text
            assert f"{other} draws the" not in text


@pytest.mark.parametrize("seed", range(3))
def test_a_screen_depends_on_the_own_view_alone(seed: int) -> None:
    # The same view with other hidden hands: what is drawn and listed is the same.
    table, generator = load("yellow_places"), random.Random(seed)
    state = after_deal(seed + 1)
    hands = dict(zip(state.setup.seats, state.hands, strict=True))
    state = yp.position(hands=hands, revealed=state.revealed)
    pool = [tile for hand in state.hands[1:] for tile in hand]
    pool += state.deck.certain()
    generator.shuffle(pool)
    hands |= {"pink": tuple(pool[:4]), "blue": tuple(pool[4:8])}
    other = yp.position(hands=hands, revealed=state.revealed)
    assert yp.observation(state, "green") == yp.observation(other, "green")
    for language in ("en", "fr"):
        for plain in (True, False):
            drawn = [
                [line.plain for line in table.board(one, "green", language, plain=plain)]
                for one in (state, other)
            ]
            assert drawn[0] == drawn[1]


def test_the_screen_is_cleared_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = StringIO()
    console = Console(file=screen, force_terminal=True, width=100, legacy_windows=False)
    monkeypatch.setenv("TERM", "xterm")
    answers = iter(["1", "", "1", ""])

    def answer(prompt: str) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    session = SharedSession(load("yellow_places"), yp.Setup(), console, seed=1, bots={}, ask=answer)
    with suppress(EOFError):
        while session._turn():
            pass
    text = screen.getvalue()
    assert text.count("\x1b[3J") == 2
    green = text.index("You are green")
    assert "\x1b[3J" in text[green:]
    last = text.rindex("\x1b[3J")
    assert name("1-tea") not in held_lines(text[last:])


# A sitting ----------------------------------------------------------------------------------------


def test_the_keyboard_is_handed_over(run: Run) -> None:
    result = run(*OPEN, input=entries("2", "", "r1", "", "green", "", "c1", "", "", "q", ""))
    assert result.exit_code == 0
    parts = result.output.split(CUT)
    assert len(parts) == 6
    assert "Who goes next?" in parts[0]
    assert "Hand the keyboard to pink. pink, press Enter:" in parts[0]
    assert "You are pink." in parts[1]
    assert "pink draws the" in parts[1]
    assert "Hidden tiles of each: green 4, pink 4, blue 4" in parts[1]
    assert "pink puts a disc before row 1 with" in parts[1]
    assert "Press Enter to hide your view:" in parts[1]
    assert "pink puts a disc before row 1 with" in parts[2]
    assert "You are" not in parts[2]
    assert "You are green." in parts[3]
    assert "pink puts a disc before row 1 with" in parts[3]
    assert "Hand the keyboard to blue." in parts[4]
    assert "You are blue." in parts[5]


def test_the_board_shows_cells_cubes_and_discs() -> None:
    state = yp.position(
        hands={"green": ["1-tea", "5-tea"], "pink": ["4-tea"]},
        phase="pawns",
        in_round=2,
        revealed=["9-bakery"],
        found={"2-tea": "pink"},
        discs=[("green", "column-2"), ("pink", "row-2"), ("blue", "tea")],
    )
    lines = [line.plain for line in load("yellow_places").board(state, "green", "en", plain=True)]
    text = "\n".join(lines)
    assert "Round 2 of 3: pawn stage" in text
    assert re.search(r"row 1 - +1 +T\* R\. B\. +2 +T# R\. B\. +3 +T\. R\. B\.", text)
    assert re.search(r"row 2 +pink 1 +4 +T\. R\. B\. +5 +T\* ", text)
    assert re.search(r"9 +T\. R\. Bx", text)
    assert "tea house  blue 0; restaurant -; bakery -" in text
    assert "You are green. Your hidden tiles: tea house of cell 1, tea house of cell 5" in text
    assert "Hidden tiles of each: green 2, pink 1, blue 0" in text
    assert "Found: tea house of cell 2 (pink)" in text
    french = "\n".join(
        line.plain for line in load("yellow_places").board(state, "green", "fr", plain=False)
    )
    assert "S★ R· P·" in french
    assert "Vous êtes vert. Vos tuiles cachées : salon de thé de la case 1" in french


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_decision_can_be_said_in_different_words(language: str) -> None:
    table = load("yellow_places")
    generator = random.Random(5)
    state: Any = after_deal()
    while not isinstance(now := GAME.pending(state), Over):
        for player in now.players:  # type: ignore[union-attr]
            actions = GAME.legal_actions(state, player)
            said = [table.say_move(state, action, language) for action in actions]
            assert len(said) == len(set(said))
            assert len(table.board(state, player, language, plain=True)) >= 9
        state = GAME.apply(state, generator.choice(GAME.legal_actions(state))).state


@pytest.mark.parametrize(
    ("entry", "kind", "holder"),
    [
        ("r2", "row-2", None),
        ("Column 3", "column-3", None),
        ("v3", "column-3", None),
        ("tea", "tea", None),
        ("thé", "tea", None),
        ("pâtisserie", "bakery", None),
        ("5t", "5-tea", None),
        ("5-bakery", "5-bakery", None),
        ("5p", "5-bakery", None),
        ("5t pink", "5-tea", "pink"),
        ("5t  PINK", "5-tea", "pink"),
        ("5s rose", "5-tea", "pink"),
    ],
)
def test_actions_in_short(entry: str, kind: str, holder: str | None) -> None:
    actions: list[Any] = [yp.PlaceDisc("green", place, 1) for place in yp.PLACES]
    actions += [yp.PlacePawn("green", yp.cell_of(tile), tile) for tile in yp.TILES]
    actions += [yp.Accuse("green", tile, who) for tile in yp.TILES for who in ("pink", "blue")]
    found: Any = load("yellow_places").typed_action(actions, entry)
    assert kind in (getattr(found, "place", None), getattr(found, "tile", None))
    assert getattr(found, "holder", None) == holder


@pytest.mark.parametrize("entry", ["", "0t", "10t", "5x", "r4", "5t green", "foo", "5t pink blue"])
def test_what_is_no_action_in_short(entry: str) -> None:
    actions: list[Any] = [yp.PlaceDisc("green", place, 1) for place in yp.PLACES]
    actions += [yp.Accuse("green", tile, "pink") for tile in yp.TILES]
    assert load("yellow_places").typed_action(actions, entry) is None


def test_a_refusal_is_shown_to_the_one_who_tried_only(run: Run) -> None:
    bad = '! {"kind": "place-disc", "player": "green", "place": "tea", "cubes": 3}'
    output = run(*OPEN, input=entries("green", "", bad, "1", "", "pink", "", "q", "")).output
    parts = output.split(CUT)
    assert "The rules refuse this:" in parts[1]
    assert "[yellow_places.disc." in parts[1]
    assert all("refuse" not in part for part in [parts[0], *parts[2:]])


def test_nobody_moves_for_another_and_learns_from_the_refusal(run: Run) -> None:
    outputs = set()
    for cubes in range(5):
        move = f'! {{"kind": "place-disc", "player": "pink", "place": "tea", "cubes": {cubes}}}'
        output = run(*OPEN, input=entries("green", "", move, "q", "")).output
        assert "You can only make moves of your own: you are green." in output
        outputs.add(output)
    assert len(outputs) == 1
    draw = '! {"kind": "draw", "tile": "9-tea"}'
    assert "only make moves of your own" in run(*OPEN, input=entries("1", "", draw, "q", "")).output


def test_a_move_as_json(run: Run) -> None:
    lines = entries("1", "", "! nonsense", "! {}", "q", "")
    output = run(*OPEN, input=lines).output
    assert output.count("Not a move:") == 2
    assert '{"player": "green", "place": "row-1"' in output


def test_nothing_is_taken_back(run: Run) -> None:
    output = run(*OPEN, input=entries("1", "", "u", "1", "u", "u", "q", "")).output
    assert output.count("That cannot be taken back: the others have seen something.") == 2
    help_text = run(*OPEN, input=entries("?", "q", "")).output
    assert "what has been seen cannot be taken back" in help_text


def test_deduction_helps_with_reasons(run: Run) -> None:
    output = run(*OPEN, input=entries("d", "1", "", "d", "d 1t", "d 9x", "d 1b", "q", "")).output
    assert "Only while your view is shown" in output.split(CUT)[0]
    assert "deals agree with what you see." in output
    assert "Most likely: " in output
    assert "tea house of cell 1: green" in output
    assert "[yellow_places.setup.draw-hand]" in output
    assert "d alone, or d and an establishment" in output
    assert re.search(r"bakery of cell 1: pink \d+%, blue \d+%, nobody \d+%", output)


def test_certain_tiles_come_with_their_clauses() -> None:
    state = yp.position(
        setup=yp.Setup(content=much_face_up(2)),
        phase="conclusion",
        hands={"green": ["1-tea"]},
        **settled([tile for tile in yp.TILES if tile not in ("1-tea", "2-tea")], 9),
        discs=[("green", "column-1")],
    )
    view = yp.observation(state, "pink")
    for language, green, free in (
        ("en", "green", "Certainly in no hand: tea house of cell 2"),
        ("fr", "vert", "Dans aucune main, c'est certain : salon de thé de la case 2"),
    ):
        text = "\n".join(line.plain for line in load("yellow_places").advise(view, "", language))
        assert f"1: {green}" in text
        assert "[yellow_places.disc.cubes-equal-count]" in text
        assert free in text


def test_one_person_with_bots_needs_no_hand_over(run: Run) -> None:
    options = [*OPEN, "--bots", "pink=deduction,blue=random"]
    output = run(*options, input=entries("g pink", "g", "g", "1", "g red", "q", "")).output
    assert "people: green." in output
    assert "Hand the keyboard" not in output
    assert CUT not in output
    assert output.index("pink puts a disc") < output.index("blue puts a disc")
    assert output.index("blue puts a disc") < output.index("green puts a disc")
    assert output.count("Nobody else may act now.") == 1
    assert "g pink  (a bot)" in output


def test_a_bot_may_be_asked_to_go_first(run: Run) -> None:
    output = run(*OPEN, "--bots", "pink=deduction", input=entries("pink", "q", "")).output
    assert "  2  pink  (a bot)" in output
    assert "pink puts a disc before" in output
    assert "You are pink" not in output


def test_a_whole_game_ends(run: Run, tmp_path: Path) -> None:
    options = [*OPEN, "--bots", "pink=deduction,blue=deduction"]
    lines = ["1"] * 6 + ["g pink"] * 30 + ["1"] * 30 + ["s game.json", "q"]
    output = run(*options, input=entries(*lines)).output
    assert re.search(r"(Won|Lost): .*\[yellow_places\.", output)
    assert "The game is over: s FILE to save, q to leave." in output
    assert "The file holds all hands" in output
    story = run("replay", "game.json").output
    assert "green draws the tea house of cell 1." in story


# The deal typed in --------------------------------------------------------------------------------


def typed(*lines: str, options: tuple[str, ...] = ()) -> tuple[Any, ...]:
    return ("play", "yellow_places", "--deal", "typed", "--players", "2", *options), entries(*lines)


FIRST = "1t 2t 3t 4t 5t"
SECOND = "1r 2r 3r 4r 5r"
FACE_UP = "1b 2b 3b 4b 5b 6b 7b 8b 9b"


def test_each_person_types_the_own_tiles(run: Run) -> None:
    arguments, lines = typed("", FIRST, "", "", SECOND, "", FACE_UP, "2", "", "q", "")
    output = run(*arguments, input=lines).output
    parts = output.split(CUT)
    assert "Which tile does green draw?" in parts[1]
    assert "green draws the tea house of cell 5." in parts[1]
    assert all("green draws the" not in part for part in [parts[0], *parts[2:]])
    assert "pink draws the restaurant of cell 1." in parts[3]
    assert "Which tile is turned up?" in parts[4]
    assert "Face up: the bakery of cell 9." in parts[5]
    assert "You are pink. Your hidden tiles: restaurant of cell 1" in parts[5]


def test_a_typed_tile_can_be_taken_back_until_others_see(run: Run) -> None:
    arguments, lines = typed("", "1t 2t", "u", "u", "u", FIRST, "u", "6t", "", "", "u", "q", "")
    output = run(*arguments, input=lines).output
    assert output.count("Taken back: Drawn: the tea house") == 3
    parts = output.split(CUT)
    assert "Taken back: Drawn: the tea house of cell 5" in parts[1]
    assert "green draws the tea house of cell 6." in parts[1]
    assert "That cannot be taken back" in parts[1]
    assert "That cannot be taken back" in parts[-1]
    assert "Taken back" not in parts[-1]


def test_wrong_tiles_are_told(run: Run) -> None:
    arguments, lines = typed("", "7", "1t 1t", "0t", "", "2t foo", "q", "")
    output = run(*arguments, input=lines).output
    assert "'7' is no tile" in output
    assert "'foo' is no tile" in output
    assert "The rules refuse this:" in output


def test_somebody_else_deals_for_a_bot(run: Run) -> None:
    options = ("--bots", "pink=random")
    arguments, lines = typed("", FIRST, "", "", SECOND, "d", "", FACE_UP, "q", "", options=options)
    output = run(*arguments, input=lines).output
    assert "Somebody who does not play deals for pink" in output
    last = output.split(CUT)[-1]
    assert "You are green." in last
    assert "pink draws the" not in last
    assert "deals agree" not in output


# Saving -------------------------------------------------------------------------------------------


def test_save_and_resume(run: Run, tmp_path: Path) -> None:
    lines = entries("1", "", "s game.json", "1", "", "s", "q")
    assert "Saved as game.json." in run(*OPEN, input=lines).output
    saved = from_json((tmp_path / "game.json").read_text())
    assert [move["kind"] for move in saved.moves][-2:] == ["draw", "place-disc"]
    options = ["play", "yellow_places", "--resume", "game.json", "--bots", "green=random"]
    resumed = run(*options, input=entries("1", "", "q"))
    assert resumed.exit_code == 0
    assert "people: pink, blue." in resumed.output
    assert "You are pink." in resumed.output
    # What was drawn before is no news any more.
    assert "draws the" not in resumed.output


def test_the_end_of_the_input_keeps_the_game(run: Run, tmp_path: Path) -> None:
    output = run(*OPEN, input="1\n\n1\n").output
    assert "whichside play yellow_places --resume yellow_places-unfinished.json" in output
    assert "The file holds all hands" in output
    assert (tmp_path / "yellow_places-unfinished.json").exists()


def test_a_view_can_be_saved(run: Run, tmp_path: Path) -> None:
    lines = entries(
        "v x.json", "1", "", "v", "v view.json", "v view.json", "v no/view.json", "q", ""
    )
    output = run(*OPEN, input=lines).output
    assert "Only while your view is shown" in output
    assert "Name a file: v FILE" in output
    assert "Your view is saved as view.json." in output
    assert "view.json exists" in output
    assert "no/view.json: the folder does not exist" in output
    text = (tmp_path / "view.json").read_text()
    seen = view_from_json(text)
    assert seen.player == "green"
    state = after_deal()
    assert list(views(GAME, seen))[-1].hand == state.hands[0]
    drawn = [e for step in seen.steps for e in step.events if e["kind"] == "tile-drawn"]
    assert {e["player"] for e in drawn if e["tile"]} == {"green"}
    for _, tile in hidden_from(state, "green"):
        assert tile not in json.dumps(seen.model_dump(mode="json")["steps"])
    jsonschema = pytest.importorskip("jsonschema")
    schema = json.loads(run("schema", "view-record").output)
    jsonschema.Draft202012Validator(schema).validate(json.loads(text))

    refused = run("replay", "view.json")
    assert refused.exit_code == 2
    assert "view.json: not a record of a game: it is the game as one player saw it" in (
        refused.stderr
    )


# Replaying ----------------------------------------------------------------------------------------


def finished(folder: Path) -> Path:
    setup = yp.Setup()
    _, moves = play_one(GAME, setup, deduction_yellow, random.Random(4))
    file = folder / "finished.json"
    file.write_text(to_json(record(GAME, setup, moves)), encoding="utf-8")
    return file


def test_replay_as_one_player_saw_it(run: Run, tmp_path: Path) -> None:
    file = finished(tmp_path)
    whole, seen = run("replay", file).output, run("replay", file, "--as", "pink").output
    for player in ("green", "blue"):
        assert f"{player} draws the" in whole
        assert f"{player} draws the" not in seen
        assert f"{player} draws a tile." in seen
    assert "pink draws the" in seen
    assert seen.count("  ...") == 8
    assert "pink: Disc before" in whole
    drawn = run("replay", file, "--as", "pink", "--verbose").output
    assert "You are pink." in drawn
    assert "You are green." not in drawn
    assert "You are green." in run("replay", file, "--verbose").output
    refused = run("replay", file, "--as", "pnk")
    assert refused.exit_code == 2
    assert "did you mean pink?" in refused.stderr


def test_replay_as_json_hides_what_was_not_seen(run: Run, tmp_path: Path) -> None:
    told = json.loads(run("replay", finished(tmp_path), "--as", "pink", "--json").output)
    assert told["as"] == "pink"
    draws = [one for one in told["moves"] if "draws" in one["events"][0]["en"]]
    assert [one["move"] is None for one in draws] == [True] * 4 + [False] * 4 + [True] * 4


@pytest.mark.parametrize(("cubes", "code"), [(27, 1), ("many", 2)])
def test_what_is_wrong_with_a_record_tells_a_player_no_more(
    run: Run, tmp_path: Path, cubes: object, code: int
) -> None:
    file = finished(tmp_path)
    tree = json.loads(file.read_text(encoding="utf-8"))
    number, disc = next(
        (number, move)
        for number, move in enumerate(tree["moves"], start=1)
        if move["kind"] == "place-disc" and move["player"] != "pink"
    )
    disc["cubes"] = cubes
    file.write_text(json.dumps(tree), encoding="utf-8")
    whole, seen = run("replay", file), run("replay", file, "--as", "pink")
    assert (whole.exit_code, seen.exit_code) == (code, code)
    assert str(cubes) in whole.stderr
    assert f"move {number} cannot be made; why is told with the whole game only" in seen.stderr
    assert "cubes" not in seen.stderr


# Options ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--players", "5"], "players: 2, 3, 4"),
        (["--players", "1"], "players: 2, 3, 4"),
        (["--players", "red,red"], "Two players chose the same colour"),
        (["--players", "red,"], "2, 3, 4; or names of 1 to 40 printable letters, with commas"),
        (["--players", "r\x1bd,white"], "cannot play; players: 2, 3, 4; or names of 1 to 40"),
        (["--players", "red," + "x" * 41], "; or names of 1 to 40 printable letters"),
        (["--set", 'colours=["a\\u001bb","c"]'], ": a name has no line breaks"),
        (["--mode", "hard"], "yellow_places has none"),
        (["--bots", "deduction"], "name the seats"),
        (["--bots", "pink=deducton"], "did you mean deduction?"),
        (["--bots", "pnk=deduction"], "did you mean pink?"),
        (["--bots", "green=random,pink=random,blue=random"], "leave a seat for a person"),
        (["--reading", "R-11=maybe"], "it has allowed and one-disc"),
        (["--reading", "R-11=one-disc", "--players", "4"], "do not fit the 9 places"),
        (["--seed", "1", "--deal", "typed"], "does not go with"),
    ],
)
def test_wrong_options_are_2(run: Run, options: list[str], message: str) -> None:
    result = run("play", "yellow_places", *options, input="q\n")
    assert result.exit_code == 2
    assert message in result.stderr


def test_one_person_plays_the_postal_game(run: Run) -> None:
    refused = run("play", "postal", "--players", "2", input="q\n")
    assert refused.exit_code == 2
    assert "players: 1" in refused.stderr
    assert run("play", "postal", "--bots", "player=careful", input="q\n").exit_code == 2
    assert run("play", "postal", "--players", "1", input="q\n").exit_code == 0


def test_names_may_be_chosen(run: Run) -> None:
    output = run("play", "yellow_places", "--players", "red,white", input=entries("q", "")).output
    assert "The players are red, white" in output


# Simulating ---------------------------------------------------------------------------------------


def test_simulate_shows_the_rate_the_endings_and_the_measures(run: Run) -> None:
    options = ["--players", 3, "--bots", "deduction", "-n", 8, "--seed", 1]
    output = run("simulate", "yellow_places", *options).output
    assert re.search(r"yellow_places: \d+\.\d\d % won  \(\d of 8; 95 % interval", output)
    assert "[yellow_places.end." in output
    assert "tiles found by pawns (" in output
    assert "accusations (" in output
    assert "round of the end (" in output


def test_seats_may_differ_and_the_policy_option_stays(run: Run) -> None:
    by_seat = run("simulate", "yellow_places", "-n", 2, "--bots", "random,pink=deduction", "--json")
    told = json.loads(by_seat.stdout)
    assert told["policy"] == "green=random_player, pink=deduction, blue=random_player"
    both = [
        run("simulate", "yellow_places", "-n", 2, option, "deduction", "--json").stdout
        for option in ("--bots", "--policy")
    ]
    assert both[0] == both[1]
    refused = run("simulate", "yellow_places", "-n", 1, "--bots", "pink=deduction")
    assert refused.exit_code == 2
    assert "nobody plays for green, blue" in refused.stderr


def test_jobs_change_nothing(command: Command) -> None:
    outputs = set()
    for jobs in (1, 2):
        options = ["-n", 6, "--bots", "deduction", "--players", 2, "--json", "--jobs", jobs]
        done = command("simulate", "yellow_places", *options)
        assert done.returncode == 0, done.stderr
        outputs.add(done.stdout)
    assert len(outputs) == 1


def test_readings_change_the_setup(run: Run) -> None:
    setups = {
        json.loads(run("simulate", "yellow_places", "-n", 1, "--json", *options).stdout)["setup"]
        for options in ([], ["--players", "2"], ["--reading", "R-12=after-conclusion"])
    }
    assert len(setups) == 3


# Looking up ---------------------------------------------------------------------------------------


def test_schemas_and_clauses_of_the_game(run: Run) -> None:
    names = run("schema").output.split()
    for what in ("state", "move", "event", "setup", "view", "pack"):
        assert f"yellow_places-{what}" in names
        schema = json.loads(run("schema", f"yellow_places-{what}").output)
        assert schema["$schema"].startswith("https://json-schema.org/")

    assert run("clause", "yellow_places.setup.choose-colour").exit_code == 0
