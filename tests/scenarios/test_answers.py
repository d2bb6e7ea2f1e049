"""What the sentences of the games answer when a question is wrong, open or short of a datum."""

from __future__ import annotations

import io
from fractions import Fraction
from pathlib import Path

import pytest

from whichside_rules import ask, postal
from whichside_rules.scenarios.runner import WRONG, check_files
from whichside_rules.vocabulary import load
from whichside_rules.vocabulary.postal.sentences import PostalWorld
from whichside_rules.vocabulary.registry import Kind, Slip
from whichside_rules.vocabulary.world import World, perform, probability

KINDS: dict[str, Kind] = {
    "Given": "given",
    "When": "when",
    "Then": "then",
    "Étant donné": "given",
    "Quand": "when",
    "Alors": "then",
}


def said(steps: str, language: str = "en") -> str:
    """What the first step that does not hold says; nothing if all of them hold."""
    sentences = load().sentences
    world = World()
    try:
        for line in steps.strip().splitlines():
            word = next(one for one in KINDS if line.strip().startswith(one))
            text = line.strip().removeprefix(word).strip()
            world.note_step(text, language)
            postal = sentences.of("postal").match(KINDS[word], text)
            (match,) = postal or sentences.match(KINDS[word], text)
            match.perform(world)
        world.finish()
    except AssertionError as error:
        return str(error)
    return ""


class WrongList:
    """The postal game with a wrong list of legal moves."""

    def __init__(self, listed: tuple[object, ...]) -> None:
        self.listed = listed

    def legal_actions(self, state: object) -> tuple[object, ...]:
        return self.listed

    def __getattr__(self, name: str) -> object:
        return getattr(postal, name)


@pytest.fixture
def offensive() -> World:
    """A table on which two dice are about to be rolled over one injured worker."""
    world = World()
    for text in (
        "Employers' Strength is on 3",
        "0 healthy workers",
        "1 injured worker",
        "the offensive is about to be rolled",
    ):
        load().sentences.match("given", text)[0].perform(world)
    return world


def test_a_probability_asks_of_the_position_after_the_chance(offensive: World) -> None:
    cited = "clause postal.offensive.2 is cited"
    assert probability(offensive, cited) == Fraction(1, 36), "else one is chosen first"


def test_what_holds_whatever_is_decided_tells_the_clauses_by_which_it_holds(
    offensive: World,
) -> None:
    perform(offensive, "when", "the dice show 2 and 5")
    before = offensive.answered

    offensive.ask(lambda world: perform(world, "then", "whatever is decided, Risk is 1"))

    assert before == ()
    assert offensive.answered == ("postal.gauge.meaning",)


@pytest.mark.parametrize(
    ("sentence", "why"),
    [
        ("the datum last_box.riks is a stand-in", "no datum 'last_box.riks'"),
        ("the datum cubes.workers has 8 entries", "cubes.workers is not a list; it is 8"),
        ("the event worker-hrut happens", "unknown event 'worker-hrut'; did you mean worker-hurt"),
        ("the event disc-placed happens", "unknown event 'disc-placed'"),
        ("the group controls the means of production for 7 dollars", "costs 7 dollars"),
        ("Rsk is 1", "is not a sentence I know"),
    ],
)
def test_nonsense_in_a_probability_is_an_error(offensive: World, sentence: str, why: str) -> None:
    with pytest.raises(Slip, match=why):
        probability(offensive, sentence)


def test_an_event_that_cites_another_clause_is_told_with_what_it_cites() -> None:
    answer = said("""
        Given a game of Which Side
        When the end of the turn comes
        Then the event turn-began cites whichside.end-of-turn.order
    """)
    told = "no turn-began cites whichside.end-of-turn.order; cited are: "
    assert told + "whichside.end-of-turn.new-turn" in answer


def test_a_probability_over_too_many_dice_says_so() -> None:
    answer = said("""
        Given a new game of Which Side for 4 people
        Given the table rolls 3 unforeseen circumstances
        When the Bonesetter is turned up
        When the Laundry is turned up
        Then the probability that "Employers' Strength stands on 2" is 1/12
    """)
    assert "the dice can fall in more than 1500 ways; let some fall first" in answer


@pytest.mark.parametrize("sentence", ["Risk is 1", "the game goes on", "the move is refused"])
def test_a_missing_datum_in_a_probability_is_an_error(sentence: str) -> None:
    answer = said(f"""
        Given only what the book states is known
        Given the offensive is about to be rolled
        Then the probability that "{sentence}" is 0
    """)

    assert "'last_box.risk'" in answer


@pytest.mark.parametrize(
    ("language", "steps", "answer"),
    [
        (
            "en",
            """Given only what the book states is known
               When the die shows 2
               Then the move is refused""",
            "the rulebook leaves 'last_box.risk' to a picture that is lost",
        ),
        (
            "fr",
            """Étant donné seul ce que le livret énonce est connu
               Quand le dé donne 2
               Alors le coup est refusé""",
            "le livret laisse « last_box.risk » à une image perdue",
        ),
        (
            "en",
            """Given only what the book states is known
               Given only what the book states is known""",
            "the content is already given in an earlier step",
        ),
        (
            "fr",
            """Étant donné seul ce que le livret énonce est connu
               Étant donné seul ce que le livret énonce est connu""",
            "le contenu est déjà donné dans une étape précédente",
        ),
        (
            "en",
            'Then the datum cubes.workers includes "8"',
            "cubes.workers is not a list; it is 8",
        ),
        (
            "fr",
            "Alors la donnée meta.default_mode compte 6 entrées",
            "meta.default_mode n'est pas une liste ; sa valeur : normal",
        ),
        (
            "en",
            """Given a game in Confirmed mode
               Then 5 means of production win the game""",
            "[postal.setup.difficulty.confirmed]",
        ),
        (
            "fr",
            "Quand le groupe prend le moyen de production à 7 $",
            "aucun moyen de production ne coûte 7 $ ; la liste : 1 sabotage + 2 $",
        ),
        (
            "en",
            """Given there are 2 workers in jail
               When the die shows 5
               When the player injures a worker""",
            "say which one: healthy worker not placed, healthy worker in jail",
        ),
        (
            "fr",
            """Étant donné il y a 2 prisonniers
               Quand le dé donne 5
               Alors il y a 1 blessé""",
            "les travailleurs (blessés) sont : 0, et non 1",
        ),
        (
            "en",
            """Given Employers' Strength is on 3
               When the dice fall on 2 and 4
               Then the player must say who is injured""",
            "the open question is: Which result takes effect first?, not Who is injured?",
        ),
        (
            "en",
            """When a worker is placed at the Tenement
               Then the player must say which die takes effect first""",
            "is: Where does the next worker go?, not Which result takes effect first?",
        ),
        (
            "en",
            """Given Risk is 2 steps below Hurt
               Then Risk is one step below Hurt""",
            "the steps left (Risk) are: 2, not 1",
        ),
        (
            "fr",
            """Étant donné la Menace policière est à 2 cases de la prison
               Alors la Menace policière est à une case de la prison""",
            "les cases qui restent (la Menace policière) sont : 2, et non 1",
        ),
        (
            "fr",
            """Étant donné une partie du jeu postal
               Alors « un travailleur va au Tenemant » est légal""",
            "n'est pas une phrase connue : « au Tenemant » ne convient pas dans",
        ),
        (
            "fr",
            """Étant donné une partie du jeu postal
               Alors « le tour se termine vite » est légal""",
            "n'est pas une phrase connue ; les plus proches :",
        ),
        ("fr", "Alors il y a 3 prisonniers", "les travailleurs (prisonniers) sont : 0, et non 3"),
        (
            "fr",
            """Quand le dé donne 2
               Alors la partie est gagnée""",
            "la partie est : en cours, et non gagnée",
        ),
        (
            "en",
            """Then the group controls the means of production for 8 dollars""",
            "control of '8usd' is: no, not yes",
        ),
        (
            "en",
            """Given a means of production may be taken
               Given Savings are 2 dollars
               When the group takes the means of production for 8 dollars
               Then the move is refused by postal.means.cost.unexplained-85
               Then the move is refused by postal.means.cost.unexplained-85 and by nothing else""",
            "by postal.means.cost.unexplained-85 and by something else:\nThe full cost, 8 dollars,",
        ),
        (
            "fr",
            """Étant donné un moyen de production peut être pris
               Étant donné l'Économie est de 2 $
               Alors « le groupe prend le moyen de production à 8 $ » est refusé par \
                   postal.phase.resolution.take-optional et par rien d'autre""",
            "par postal.phase.resolution.take-optional et par autre chose :\nIl coûte 8 $",
        ),
        (
            "en",
            """Given Savings are 12 dollars
               When the Cost of Living is paid
               Then the story says "5 dollars paid: Savings 7"
               Then the story says "dollars paid: Savings 8\"""",
            "the story says:\n5 dollars paid: Savings 7.\nNext: ",
        ),
        (
            "en",
            """Given Savings are 16 dollars
               When the Cost of Living is paid
               Then the story says "Savings 1\"""",
            "the story says:\n5 dollars paid: Savings 11.",
        ),
        (
            "fr",
            """Étant donné le coût de la vie est à payer
               Alors le récit dit « Payé : 5 $ »""",
            "le récit dit :\nrien n'a été joué",
        ),
        (
            "en",
            """Given a new game
               Then the open question is asked by postal.setup.initial-roll-one-die
               Then the open question is asked by postal.setup.initial-roll""",
            "is asked by: postal.setup.initial-roll-one-die, not postal.setup.initial-roll\n",
        ),
        (
            "fr",
            """Étant donné une nouvelle partie
               Alors la question ouverte est « Lancez le dé. »
               Alors la question ouverte est « Lancez 2 dés. »""",
            "la question ouverte est : Lancez le dé., et non Lancez 2 dés.",
        ),
        (
            "en",
            """Given Employers' Strength is 10
               Given a means of production may be taken
               When the turn ends
               Then the open question is asked by postal.turn.order""",
            "nothing is asked: the game is lost [postal.employers-strength.defeat]",
        ),
    ],
)
def test_a_step_that_does_not_hold_says_why_in_words(
    language: str, steps: str, answer: str
) -> None:
    assert answer in said(steps, language)


@pytest.mark.parametrize(
    ("language", "steps", "wrong", "answer"),
    [
        ("en", """When the turn ends""", "forgets", "the move is legal, but not listed: EndTurn("),
        (
            "fr",
            """Étant donné un moyen de production peut être pris
               Alors « le tour se termine » est légal""",
            "forgets",
            "le coup est légal, mais absent de la liste : EndTurn(",
        ),
        (
            "en",
            """Given the Cost of Living is to be paid
               When the turn ends
               Then the move is refused""",
            "invents",
            "the move is refused, but listed: EndTurn(",
        ),
        (
            "fr",
            """Étant donné le coût de la vie est à payer
               Alors « le tour se termine » est refusé""",
            "invents",
            "le coup est refusé, mais figure dans la liste : EndTurn(",
        ),
    ],
)
def test_a_list_that_differs_from_the_judgement_is_seen(
    language: str, steps: str, wrong: str, answer: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not said(steps, language)

    lists = (postal.EndTurn(),) if wrong == "invents" else ()
    monkeypatch.setattr(PostalWorld, "rules", WrongList(lists))

    assert said(steps, language).startswith(answer)


def test_a_list_that_lacks_a_datum_is_not_compared() -> None:
    assert not said("""
        Given only what the book states is known
        Given the offensive is about to be rolled
        When the turn ends
        Then the move is refused
    """)


@pytest.mark.parametrize(
    ("language", "steps"),
    [
        (
            "en",
            """Given the offensive is about to be rolled
               Then the probability that "the story says “The die shows 2.”" is 1/6""",
        ),
        (
            "fr",
            """Étant donné l'offensive patronale va être lancée
               Alors la probabilité que « le récit dit "Le dé donne 2." » est 1/6""",
        ),
    ],
)
def test_a_quoted_step_has_quotation_marks_of_its_own(language: str, steps: str) -> None:
    assert not said(steps, language)
    assert "1/6" in said(steps.replace("1/6", "1/3"), language)


def test_what_is_only_tried_leaves_no_trace() -> None:
    assert not said("""
        Given a postal game
        Then "a new game is set up in Hard mode for 2 players" is refused
        Then 5 means of production win the game
    """)


def test_an_unknown_event_is_a_slip_of_the_feature(tmp_path: Path) -> None:
    path = tmp_path / "banana.feature"
    path.write_text(
        "Feature: f\n  Scenario: s\n    When the die shows 2\n"
        "    Then the event banana happens 0 times\n"
    )
    errors = io.StringIO()

    assert check_files([path], errors=errors) == WRONG
    assert "banana.feature:4:" in errors.getvalue()
    assert "unknown event 'banana'; the events are: a" in errors.getvalue()


COST = """
    Given a postal game
    Given 3 healthy workers
    Given 1 injured worker
    Then the Cost of Living is 6 dollars
"""


def test_what_an_answer_rests_on_can_be_asked() -> None:
    rests = "    Then the answers rest on postal.cost.formula\n"
    not_on = "    Then the answers do not rest on postal.debt.definition\n"
    assert said(COST + rests + not_on) == ""


def test_an_answer_that_rests_on_something_else_is_told() -> None:
    wrong = said(COST + "    Then the answers rest on postal.debt.definition\n")
    assert "the answers do not rest on postal.debt.definition; they rest on: postal.cost" in wrong
    wrong = said(COST + "    Then the answers do not rest on postal.cost.formula\n")
    assert wrong == "the answers rest on postal.cost.formula"


def test_before_anything_is_asked_an_answer_rests_on_nothing() -> None:
    wrong = said(
        "Étant donné une partie du jeu postal\nAlors les réponses reposent sur postal.cost.formula",
        "fr",
    )
    assert wrong.endswith("elles reposent sur : -")


@pytest.mark.parametrize("move", ["", "    When the turn begins\n"])
def test_where_nothing_was_played_nothing_is_said_not_to_be_cited(move: str) -> None:
    text = (
        f"Feature: f\n  Scenario: s\n    Given a postal game\n{move}"
        "    Then Savings are 2 dollars\n    And clause postal.debt.definition is not cited\n"
    )
    found = ask(text)
    assert found.verdict == ("holds" if move else "not understood")
    assert ("the answers do not rest on postal.debt.definition" in found.text) == (not move)
