"""Sentences that contradict the table fail, and say why in the language of the step."""

from __future__ import annotations

import pytest

import whichside_rules.vocabulary.yellow_places  # noqa: F401 - declares the sentences
from whichside_rules.vocabulary import load
from whichside_rules.vocabulary.in_other_words.saying import Saying
from whichside_rules.vocabulary.in_other_words.wordings import wordings
from whichside_rules.vocabulary.registry import Kind, Slip
from whichside_rules.vocabulary.world import ImpossibleWorld, NotSo, World, perform

NEW = "a new game of Yellow Places for 2 players"


def told(world: World, kind: Kind, text: str, language: str = "en") -> None:
    world.language = language
    perform(world, kind, text)


@pytest.mark.parametrize(
    ("language", "text", "why"),
    [
        ("en", "green draws the bakery of cell 9", "all hands are drawn; a tile is turned up now"),
        (
            "fr",
            "vert pioche la pâtisserie de la case 9",
            "toutes les mains sont piochées ; c'est une tuile qu'on retourne",
        ),
    ],
)
def test_nobody_draws_when_all_hands_are_drawn(language: str, text: str, why: str) -> None:
    world = World()
    told(world, "given", NEW)
    told(world, "when", "the hands are drawn")
    with pytest.raises(AssertionError, match=why):
        told(world, "when", text, language)


@pytest.mark.parametrize(
    ("language", "text", "why"),
    [
        ("en", "the bakery of cell 9 is turned up", "green draws now"),
        ("en", "pink draws the bakery of cell 9", "green draws now"),
        ("fr", "la pâtisserie de la case 9 est retournée", "c'est à vert de piocher"),
    ],
)
def test_a_tile_goes_where_the_deal_puts_it(language: str, text: str, why: str) -> None:
    world = World()
    told(world, "given", NEW)
    with pytest.raises(AssertionError, match=why):
        told(world, "when", text, language)


@pytest.mark.parametrize(
    "text",
    [
        "pink holds the tea house of cell 5",
        "the tea house of cell 5 lies face up",
        "the tea house of cell 5 was found in the hand of pink",
        "nobody answered for the tea house of cell 5",
        "a disc of pink lies before row 1",
        "pink has designated the tea house of cell 5 this round",
        "it is the pawn stage",
    ],
)
def test_on_the_table_of_a_new_game_there_is_nothing(text: str) -> None:
    for moves in ("the tiles are dealt", "a game of Yellow Places is set up for 2 players"):
        world = World()
        told(world, "given", NEW)
        told(world, "given", text)
        with pytest.raises(ImpossibleWorld, match="a new game lies as it is set up"):
            told(world, "when", moves)


@pytest.mark.parametrize(
    ("language", "text", "why"),
    [
        (
            "en",
            "pink places the pawn in cell 10 and designates the tea house of cell 1",
            "there is no cell 10; the cells are 1 to 9",
        ),
        (
            "fr",
            "rose place son pion dans la case 0 et désigne le salon de thé de la case 1",
            "il n'y a pas de case 0 ; les cases vont de 1 à 9",
        ),
    ],
)
def test_a_pawn_stays_on_the_board(language: str, text: str, why: str) -> None:
    world = World()
    told(world, "given", "green holds the tea house of cell 5")
    with pytest.raises(AssertionError, match=why) as failure:
        told(world, "when", text, language)
    assert "[yellow_places.board.grid]" in str(failure.value)


@pytest.mark.parametrize(
    "text",
    [
        "green holds the tea house of cell 10",
        "green holds 0-bakery",
        "green holds 2-tea and the bakery of cell 12",
        "vert détient le salon de thé de la case 10",
    ],
)
def test_a_tile_of_no_cell_is_told_as_such(text: str) -> None:
    assert not load().sentences.match("given", text)
    (refused,) = load().sentences.refused("given", text)
    assert refused.reason.startswith("there is no cell ")
    assert refused.reason.endswith("; the cells are 1 to 9 [yellow_places.board.grid]")


def test_who_does_not_play_has_no_hand_to_count() -> None:
    world = World()
    told(world, "given", "a game of Yellow Places between green and violet")
    told(world, "given", "violet holds the tea house of cell 5")
    with pytest.raises(Slip, match="no player 'pink'"):
        told(world, "then", "pink holds 0 hidden tiles")


@pytest.mark.parametrize(
    ("givens", "move", "language", "why"),
    [
        (
            ["green holds 2 tiles of cell 2"],
            "green places a disc before the tea circle",
            "en",
            "it is not said which tiles green holds",
        ),
        (
            ["green holds 2 tiles of cell 5"],
            "pink designates the tea house of cell 5",
            "fr",
            "on ne dit pas quelles tuiles a vert",
        ),
        (
            ["nobody holds the tea house of cell 5"],
            "green places a disc before row 1 with 1 cube",
            "en",
            "it is not said which tiles green holds",
        ),
    ],
)
def test_what_would_be_another_answer_with_other_tiles_is_not_answered(
    givens: list[str], move: str, language: str, why: str
) -> None:
    world = World()
    for text in givens:
        told(world, "given", text)
    with pytest.raises(Slip, match=why):
        told(world, "when", move, language)


def test_a_hand_that_cannot_be_is_told() -> None:
    world = World()
    told(world, "given", "green holds 4 tiles of cell 2")
    with pytest.raises(ImpossibleWorld, match="no hand of green is as it was said"):
        told(world, "when", "green places a disc before row 1")


def test_who_is_named_plays_as_long_as_nobody_says_who_does() -> None:
    world = World()
    told(world, "given", "a game of Yellow Places for 2 players")
    told(world, "given", "blue holds the tea house of cell 2")
    told(world, "when", "violet designates the tea house of cell 2")
    told(world, "then", "blue reveals the tea house of cell 2")
    assert world.game.state.setup.seats == ("blue", "violet")


@pytest.mark.parametrize(
    ("language", "kind", "said"),
    [
        ("en", "given", "only Blue has yet to place a pawn"),
        ("en", "given", "Blue wants to put a disc in front of row 1"),
        ("en", "given", "green has at least two bakeries"),
        ("en", "then", "green does not take one cube off the disc"),
        ("en", "then", "a neutral cube does not go on it"),
        ("fr", "given", "le bleu veut poser un disque devant la rangée 1"),
        ("fr", "then", "vert peut ne pas le faire"),
        ("fr", "then", "on ne met pas de cube jaune dessus"),
    ],
)
def test_what_is_said_otherwise_is_taken_for_nothing(language: str, kind: Kind, said: str) -> None:
    saying = Saying(wordings(load().sentences.of("yellow_places")), language, [said])
    assert saying.understood(kind, said) == ()


COUNTED = ("a game of Yellow Places for 3 players", "every player holds 4 hidden tiles")


def asked(*givens: str) -> None:
    """The position of the Givens, looked at."""
    told(table("a game of Yellow Places for 3 players", *givens), "then", "green may act")


def table(*givens: str) -> World:
    world = World()
    for text in givens:
        told(world, "given", text)
    return world


@pytest.mark.parametrize("givens", [COUNTED, COUNTED[:1]], ids=["counted", "nothing said"])
@pytest.mark.parametrize(
    "text",
    [
        "green still hides the tea house of cell 1",
        "nobody holds the bakery of cell 9",
        "green sees the tea house of cell 1 in the own hand",
        "green does not see who holds the tea house of cell 1",
        "for green the probability that pink holds the tea house of cell 1 is 0",
        "for green 1 deal is possible",
    ],
)
def test_nothing_is_answered_out_of_tiles_that_nobody_names(
    givens: tuple[str, ...], text: str
) -> None:
    with pytest.raises(Slip, match="it is not said which tiles green holds"):
        told(table(*givens), "then", text)


def test_an_accusation_hangs_on_hands_that_are_only_counted() -> None:
    world = table(*COUNTED, "it is the conclusion")
    with pytest.raises(Slip, match="on ne dit pas quelles tuiles a vert"):
        told(world, "when", "rose affirme que vert détient la pâtisserie de la case 8", "fr")


@pytest.mark.parametrize(
    "text",
    [
        "nobody reveals a tile",
        "green reveals 0 tiles",
        "a neutral cube is on the tea house of cell 1",
        "1 neutral cube is on the board",
        "green takes 0 cubes off the own discs",
        "1 neutral cube lies on it",
    ],
)
def test_who_answers_a_pawn_hangs_on_hands_that_nobody_tells(text: str) -> None:
    world = table("a game of Yellow Places for 2 players", "it is the pawn stage of round 1")
    told(world, "when", "pink designates the tea house of cell 1")
    told(world, "then", "the pawn of pink is on the board")
    with pytest.raises(Slip, match="it is not said which tiles green holds"):
        told(world, "then", text)


@pytest.mark.parametrize(
    "text",
    [
        "that disc bears 0 cubes",
        "the disc of green bears 0 cubes",
        "the circle disc of green bears 0 cubes",
        "the disc of green before the bakery circle bears 0 cubes",
        "0 yellow cubes lie on it",
        "green puts 0 yellow cubes on it",
        "green puts 0 cubes on the disc",
    ],
)
def test_the_cubes_of_a_disc_hang_on_a_hand_that_nobody_tells(text: str) -> None:
    world = table("a game of Yellow Places for 2 players")
    told(world, "when", "green places a disc before the bakery circle")
    with pytest.raises(Slip, match="it is not said which tiles green holds"):
        told(world, "then", text)


def test_what_is_said_of_a_tile_is_answered_beside_hands_that_are_counted() -> None:
    world = table(
        *COUNTED, "pink holds the tea house of cell 1", "nobody holds the bakery of cell 9"
    )
    told(world, "then", "pink still hides the tea house of cell 1")
    told(world, "then", "nobody holds the bakery of cell 9")
    told(world, "then", "every player holds 4 hidden tiles")


def test_a_game_that_is_won_tells_whose_hand_was_taken_for_empty() -> None:
    world = table(
        "a game of Yellow Places for 3 players",
        "it is the conclusion",
        "green holds the tea house of cell 2",
    )
    told(world, "when", "pink says that green holds the tea house of cell 2")
    assert any("the tiles of pink and blue" in one for one in world.remarks)


def test_what_was_found_is_in_no_hand_and_not_face_down() -> None:
    world = table(
        "a game of Yellow Places for 3 players",
        "it is the pawn stage of round 1",
        "green holds the tea house of cell 5 and the bakery of cell 6",
        "blue holds the bakery of cell 1",
        "the restaurant of cell 7 lies face up",
    )
    told(world, "when", "pink designates the tea house of cell 5")
    for tile in ("the tea house of cell 5", "the restaurant of cell 7"):
        told(world, "then", f"for blue the probability that nobody holds {tile} is 1")
        with pytest.raises(AssertionError, match="can be: in no hand, not green, face down"):
            told(world, "then", f"for blue {tile} can only be face down or with green")


@pytest.mark.parametrize(
    ("language", "text", "why"),
    [
        (
            "en",
            "for blue the probability that pink holds the tea house of cell 5 is 1/2",
            "for blue the probability that pink holds the tea house of cell 5 is: 0, not 1/2",
        ),
        (
            "fr",
            "pour bleu, la probabilité que rose détienne le salon de thé de la case 5 est 1/2",
            "pour bleu, la probabilité que rose détienne le salon de thé de la case 5 est",
        ),
    ],
)
def test_a_probability_is_told_in_words(language: str, text: str, why: str) -> None:
    world = table(
        "a game of Yellow Places for 3 players",
        "blue holds the bakery of cell 1",
        "the tea house of cell 5 lies face up",
    )
    with pytest.raises(AssertionError, match=why):
        told(world, "then", text, language)


@pytest.mark.parametrize(
    ("givens", "clause"),
    [
        (
            ["it is the disc stage of round 1", "green holds 2 hidden tiles"],
            "yellow_places.setup.hand.3-players",
        ),
        (
            ["it is the pawn stage of round 1", "green holds 0 hidden tiles"],
            "yellow_places.setup.hand.3-players",
        ),
        (
            [
                "it is the pawn stage of round 1",
                "every player but green has placed a disc this round",
            ],
            "yellow_places.course.two-stages",
        ),
        (["round 5 is over"], "yellow_places.course.three-rounds"),
        (
            [
                "it is the conclusion",
                "green has said that green holds the tea house of cell 2",
            ],
            "yellow_places.end.deduction",
        ),
    ],
)
def test_no_table_shows_this(givens: list[str], clause: str) -> None:
    with pytest.raises(ImpossibleWorld) as wrong:
        asked(*givens)
    assert clause in wrong.value.clauses


def test_a_hand_may_have_lost_what_the_pawns_of_others_found() -> None:
    world = table(
        "a game of Yellow Places for 3 players",
        "it is the disc stage of round 2",
        "green holds 2 hidden tiles",
    )
    told(world, "then", "green holds 2 hidden tiles")


@pytest.mark.parametrize(
    ("stage", "discs"),
    [
        ("the disc stage of round 1", 0),
        ("the pawn stage of round 1", 1),
        ("the disc stage of round 3", 2),
        ("the pawn stage of round 2", 2),
        ("the conclusion", 3),
    ],
)
def test_discs_of_which_nothing_is_said_are_those_of_the_stages_played(
    stage: str, discs: int
) -> None:
    world = table("a game of Yellow Places for 3 players", f"it is {stage}")
    told(world, "then", f"green has {discs} discs on the board")
    with pytest.raises(NotSo):
        told(world, "then", f"green has {discs + 1} discs on the board")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("every player has won", "the results are: none, not green has won, pink has won"),
        (
            "green sees the bakery of cell 2 in the own hand",
            "the hand of green is: the tea house of cell 2, not the bakery of cell 2",
        ),
    ],
)
def test_results_and_hands_are_told_in_words(text: str, why: str) -> None:
    world = table(
        "a game of Yellow Places for 2 players",
        "green holds the tea house of cell 2",
        "pink holds the tea house of cell 3",
    )
    with pytest.raises(AssertionError, match=why):
        told(world, "then", text)


def test_the_tiles_that_the_set_up_turns_up_are_counted_and_not_named() -> None:
    world = table("a game of Yellow Places for 2 players", "green holds the tea house of cell 1")
    told(world, "then", "9 tiles lie face up")
    told(world, "then", "9 neutral cubes are on the board")
    told(world, "then", "no cube is on the tea house of cell 1")
    for text in ("8 tiles lie face down", "no cube is on the bakery of cell 9"):
        with pytest.raises(Slip, match="it is not said which tiles lie face up"):
            told(world, "then", text)
    with pytest.raises(NotSo):
        told(world, "then", "0 neutral cubes are on the board")


def test_neutral_cubes_of_earlier_rounds_are_not_counted_unless_the_pawns_are_told() -> None:
    world = table(
        "a game of Yellow Places for 2 players",
        "it is the disc stage of round 2",
        "green holds the tea house of cell 1",
    )
    with pytest.raises(Slip, match="it is not said which tiles lie face up"):
        told(world, "then", "9 neutral cubes are on the board")


CHECKED = (
    "green designates the tea house of cell 2",
    "green says that pink holds the tea house of cell 2",
)


@pytest.mark.parametrize("asked", CHECKED)
def test_what_was_checked_may_be_told_as_it_is(asked: str) -> None:
    stage = "the pawn stage" if "designates" in asked else "the conclusion"
    givens = ("pink holds the tea house of cell 2 and the bakery of cell 9", f"it is {stage}")
    tile = "the tea house of cell 2"
    for text in ("the table checks", f"pink turns out to hold {tile}"):
        world = table("a game of Yellow Places for 3 players", *givens)
        told(world, "when", asked)
        told(world, "when", text)
        told(world, "then", f"a yellow cube is on {tile}")
    for text in (f"blue turns out to hold {tile}", f"{tile} turns out to be in no hand"):
        with pytest.raises(AssertionError, match="pink holds it"):
            told(world, "when", text)
    with pytest.raises(ImpossibleWorld, match="what is checked"):
        told(world, "when", "pink turns out to hold the bakery of cell 9")


def test_nothing_is_found_that_nobody_holds() -> None:
    world = table("a game of Yellow Places for 3 players", "pink holds the tea house of cell 2")
    with pytest.raises(AssertionError, match="the bakery of cell 9: nobody holds it"):
        told(world, "when", "green finds the bakery of cell 9")


def test_who_holds_the_tile_puts_the_yellow_cube() -> None:
    known = wordings(load().sentences.of("yellow_places"))
    said = "green puts a yellow cube on the tea house of cell 4"
    assert known.understood("then", said, "en") == (
        "green reveals the tea house of cell 4",
        "a yellow cube is on the tea house of cell 4",
    )


@pytest.mark.parametrize(
    ("kind", "language", "text"),
    [
        ("given", "en", "the game is over"),
        ("given", "fr", "la partie est terminée"),
        ("when", "en", "green places a disc without cubes"),
        ("when", "fr", "vert pose un disque sans cube"),
        ("when", "en", "green says that pink will hold the tea house of cell 4"),
        ("when", "fr", "vert affirme que rose détiendra le salon de thé de la case 4"),
    ],
)
def test_what_would_be_taken_for_something_else_is_not_understood(
    kind: Kind, language: str, text: str
) -> None:
    saying = Saying(wordings(load().sentences.of("yellow_places")), language, [text])
    assert saying.understood(kind, text) == ()


def test_nobody_joins_a_table_of_which_all_are_named() -> None:
    world = table(
        "a game of Yellow Places for 2 players",
        "green holds the tea house of cell 1",
        "pink holds the tea house of cell 2",
    )
    with pytest.raises(Slip, match="no player 'violet'; the players are green, pink"):
        told(world, "when", "violet places a disc before row 1")


@pytest.mark.parametrize(
    "text", ["the game is won", "the game goes on", "every player has won", "no player has won"]
)
def test_a_game_is_not_won_because_a_hand_was_not_told(text: str) -> None:
    world = table(
        "a game of Yellow Places for 2 players",
        "green holds the tea house of cell 1",
        "it is the conclusion",
    )
    told(world, "when", "pink says that green holds the tea house of cell 1")
    told(world, "then", "no player has lost")
    with pytest.raises(Slip, match="nothing is said of the tiles of pink"):
        told(world, "then", text)


def test_a_game_is_won_where_nobody_hides_anything_else() -> None:
    world = table(
        "a game of Yellow Places for 2 players",
        "green holds the tea house of cell 1",
        "pink holds 0 hidden tiles",
        "it is the conclusion",
    )
    told(world, "when", "pink says that green holds the tea house of cell 1")
    told(world, "then", "the game is won")


@pytest.mark.parametrize(
    ("language", "text", "why"),
    [
        ("en", "no player has lost", "who has lost: green, pink and blue, not nobody"),
        ("fr", "personne n'a perdu", "qui a perdu : vert, rose et bleu, et non personne"),
        ("en", "green reveals the tea house of cell 2", "nobody, not green"),
    ],
)
def test_players_are_told_by_their_names(language: str, text: str, why: str) -> None:
    world = table(
        "a game of Yellow Places for 3 players",
        "pink holds the tea house of cell 2",
        "it is the conclusion",
    )
    told(world, "when", "green says that blue holds the tea house of cell 2")
    with pytest.raises(AssertionError, match=why):
        told(world, "then", text, language)


def test_a_neutral_cube_may_be_of_a_tile_that_is_told() -> None:
    world = table(
        "a game of Yellow Places for 3 players",
        "the tea house of cell 1 lies face up",
        "a neutral cube is on the tea house of cell 1",
        "it is the disc stage of round 1",
    )
    told(world, "then", "1 tile lies face up")


def test_of_which_stage_a_neutral_cube_is_may_be_open() -> None:
    world = table(
        "a game of Yellow Places for 3 players",
        "the tea house of cell 1 lies face up",
        "a neutral cube is on the tea house of cell 2",
        "it is the disc stage of round 2",
    )
    told(world, "then", "2 neutral cubes are on the board")
    with pytest.raises(Slip, match="it is not said which tiles lie face up"):
        told(world, "then", "1 tile lies face up")


def test_as_many_deals_as_there_are_can_be_said() -> None:
    world = table(
        "a game of Yellow Places for 3 players",
        "green holds 2-tea, 2-bakery, 5-tea and 9-tea",
        "pink holds 4 hidden tiles",
        "blue holds 4 hidden tiles",
        "1-bakery, 3-bakery, 4-bakery, 5-bakery, 6-bakery and 7-bakery lie face up",
    )
    told(world, "then", "for green 1701700 deals are possible")
    told(world, "then", "pour vert, au moins 1701700 répartitions sont possibles", "fr")
    with pytest.raises(NotSo):
        told(world, "then", "for green 1701701 deals are possible")


def test_that_disc_is_the_only_one_that_lies_there() -> None:
    game, green = (
        "a game of Yellow Places for 3 players",
        "green has a disc before row 1 with 2 cubes",
    )
    told(table(game, green), "then", "that disc bears 2 cubes")
    two = table(game, green, "pink has a disc before row 2 with 1 cube")
    with pytest.raises(Slip, match="no disc was placed"):
        told(two, "then", "that disc bears 2 cubes")


FULL = (
    "a game of Yellow Places for 3 players",
    "green holds 2-tea, 2-restaurant, 5-bakery and 9-tea",
    "pink holds 4-tea, 5-restaurant, 6-bakery and 1-restaurant",
    "blue holds 8-restaurant, 8-bakery, 3-bakery and 3-restaurant",
)
FACE_UP = "1-tea, 1-bakery, 3-tea, 4-bakery, 4-restaurant and 5-tea lie face up"


@pytest.mark.parametrize(
    ("stage", "n"),
    [
        ("the disc stage of round 1", 6),
        ("the pawn stage of round 2", 9),
        ("the disc stage of round 3", 12),
        ("the conclusion", 15),
    ],
)
def test_each_pawn_of_a_round_that_is_over_has_put_a_cube(stage: str, n: int) -> None:
    for face_up in ((), (FACE_UP,)):
        world = table(*FULL, *face_up, f"it is {stage}")
        told(world, "then", f"{n} neutral cubes are on the board")
        told(world, "then", f"at least {n} neutral cubes are on the board")
        with pytest.raises(NotSo):
            told(world, "then", f"{n - 3} neutral cubes are on the board")


def test_a_pawn_that_is_told_is_no_other_one() -> None:
    world = table(
        *FULL, FACE_UP, "nobody answered for the bakery of cell 9", "it is the conclusion"
    )
    told(world, "then", "15 neutral cubes are on the board")


def test_what_no_hand_holds_has_been_asked_for_by_the_conclusion() -> None:
    world = table(*FULL, FACE_UP, "it is the conclusion")
    told(world, "then", "for pink the tea house of cell 2 can only be with green and blue")
    told(world, "then", "for pink the probability that green holds the tea house of cell 2 is 1/2")
    told(world, "then", "a neutral cube is on the bakery of cell 9")


@pytest.mark.parametrize(
    ("givens", "why"),
    [
        (("it is the pawn stage of round 1",), "face up"),
        ((FACE_UP, "it is the disc stage of round 2"), "what the pawns .* asked for .3 missing"),
        (
            (FACE_UP, 'the reading R-10 is "allowed"', "it is the conclusion"),
            "what the pawns .* asked for .9 missing",
        ),
    ],
)
@pytest.mark.parametrize(
    "text",
    [
        "for blue the probability that pink holds the bakery of cell 6 is 4/23",
        "for blue 34321980 deals are possible",
        "blue cannot be certain who holds the bakery of cell 6",
        "no cube is on the bakery of cell 9",
    ],
)
def test_nothing_follows_from_cubes_that_are_not_told(
    givens: tuple[str, ...], why: str, text: str
) -> None:
    world = table(*FULL, *givens)
    with pytest.raises(Slip, match=why):
        told(world, "then", text)


@pytest.mark.parametrize(
    ("language", "over", "not_over"),
    [
        ("en", "the round is over", "the round goes on"),
        ("fr", "la manche est finie", "la manche continue"),
    ],
)
def test_a_round_is_over_until_the_next_move(language: str, over: str, not_over: str) -> None:
    world = table(*FULL, "it is the disc stage of round 1")
    told(world, "when", "round 1 is played to its end")
    told(world, "then", over, language)
    with pytest.raises(NotSo):
        told(world, "then", not_over, language)
    told(world, "when", "green places a disc before row 1")
    told(world, "then", not_over, language)
    with pytest.raises(NotSo):
        told(world, "then", over, language)


@pytest.mark.parametrize(
    ("language", "kind", "said"),
    [
        ("en", "then", "green puts 1 cube on the own discs"),
        ("en", "then", "green adds a cube to his disc"),
        ("fr", "then", "vert pose 1 cube sur ses disques"),
        ("fr", "then", "vert ajoute 1 cube à ses disques"),
    ],
)
def test_whoever_takes_a_cube_off_puts_none_on(language: str, kind: Kind, said: str) -> None:
    saying = Saying(wordings(load().sentences.of("yellow_places")), language, [said])
    (meant,) = saying.understood(kind, said)
    discs = ("it is the pawn stage of round 1", "green has a disc before column 2")
    world = table(*FULL, *discs)
    told(world, "when", "pink designates the tea house of cell 2")
    told(world, "then", "green takes 1 cube off the own discs")
    told(world, "then", "green puts 1 yellow cube on it")
    with pytest.raises(NotSo):
        told(world, kind, meant, language)


def test_what_was_announced_was_announced_in_the_conclusion() -> None:
    world = table("green has announced that pink holds the tea house of cell 2")
    told(world, "then", "it is the conclusion")


@pytest.mark.parametrize(
    ("kind", "said", "meant"),
    [
        ("then", "each player loses 3 tiles", ()),
        ("then", "we lose our pawns", ()),
        ("then", "we lose the game", ("every player has lost",)),
        (
            "given",
            "green has no restaurant and a tea house",
            ("green holds 0 tiles of the restaurants", "green holds 1 tile of the tea houses"),
        ),
    ],
)
def test_nobody_holds_what_is_lost_and_who_has_one_has_one(
    kind: Kind, said: str, meant: tuple[str, ...]
) -> None:
    saying = Saying(wordings(load().sentences.of("yellow_places")), "en", [said])
    assert saying.understood(kind, said) == meant
