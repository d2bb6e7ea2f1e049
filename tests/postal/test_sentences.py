"""What is said of the postal game is taken for what it says, and for nothing contrary."""

from __future__ import annotations

from typing import Literal

import pytest

from whichside_rules import ask
from whichside_rules.vocabulary import load
from whichside_rules.vocabulary.in_other_words.saying import Saying
from whichside_rules.vocabulary.in_other_words.wordings import wordings
from whichside_rules.vocabulary.registry import Kind

Language = Literal["en", "fr"]

_WORDS: dict[Language, tuple[str, ...]] = {
    "en": ("Feature: Ours", "Scenario: Asked", "Given a postal game"),
    "fr": ("Fonctionnalité: À nous", "Scénario: Demandé", "Étant donné une partie du jeu postal"),
}


def verdict(language: Language, *steps: str) -> str:
    """What is answered to a scenario of these steps."""
    return ask("\n".join([*_WORDS[language], *steps]), language).verdict


def taken(language: str, kind: Kind, said: str) -> tuple[str, ...]:
    """The sentences for which a line is taken."""
    return Saying(wordings(load().sentences.of("postal")), language, [said]).understood(kind, said)


@pytest.mark.parametrize(
    ("language", "kind", "said"),
    [
        # One worker does one thing.
        ("en", "when", "one worker works at the Tenement to lower risk and unsanitary"),
        ("en", "when", "a worker goes to the Tenement and lowers risk and unsanitary"),
        ("en", "when", "a worker goes to the Chemistry Workshop to raise risk and unsanitary"),
        ("fr", "when", "un travailleur va au Tenement pour baisser le risque et l'insalubrité"),
        (
            "fr",
            "when",
            "un travailleur va aux Avocats pour libérer un prisonnier et baisser la menace",
        ),
        # That somebody can still win says more than that the game goes on.
        ("en", "then", "the group can win"),
        ("en", "then", "we can still win"),
        ("fr", "then", "le groupe peut encore gagner"),
        # Who gives something away does not take it; who spends something has it no more.
        ("en", "when", "the group gives up the means of production for 1 strike and 2 dollars"),
        ("en", "when", "the group trades in the means of production for 1 strike and 2 dollars"),
        ("fr", "when", "le groupe dépense le moyen de production à 1 grève et 2 $"),
        ("en", "then", "the group spends 1 strike"),
        ("en", "given", "the group spends 1 strike"),
        ("en", "then", "the group hands in 1 strike"),
        ("en", "then", "the group gives 1 strike"),
        ("en", "then", "we give 2 dollars"),
        ("fr", "then", "on donne une agitation anarchiste"),
        ("en", "when", "a worker rests at the Docks"),
        ("fr", "then", "le groupe dépense 1 grève"),
        ("fr", "then", "1 grève est dépensée"),
        ("fr", "given", "le groupe a dépensé 1 grève"),
        # Who is paid does not pay.
        ("en", "then", "the group is paid 5 dollars"),
        ("en", "then", "5 dollars are paid to the group"),
        # The rent is a part of what is paid.
        ("en", "when", "the rent is paid"),
        ("en", "given", "the rent is paid"),
        ("fr", "when", "on paie le loyer"),
        ("fr", "when", "le loyer est payé"),
        # What is denied is not so.
        ("en", "given", "the workers are not to be placed"),
    ],
)
def test_what_would_be_turned_round_is_not_understood(language: str, kind: Kind, said: str) -> None:
    assert taken(language, kind, said) == ()


@pytest.mark.parametrize(
    ("language", "kind", "said", "meant"),
    [
        ("en", "then", "the group has 1 strike to spend", "the group has 1 strike"),
        ("en", "then", "the strike is spent", "the group has 0 strikes"),
        ("fr", "then", "on a 1 grève à dépenser", "le groupe a 1 grève"),
        ("fr", "then", "cela nous donne 1 grève", "le groupe gagne 1 grève"),
        ("en", "then", "5 dollars are paid", "the group pays 5 dollars"),
        (
            *("en", "when", "the group gives up 1 strike and 2 dollars"),
            "the group spends 1 strike and 2 dollars",
        ),
    ],
)
def test_what_says_the_same_is(language: str, kind: Kind, said: str, meant: str) -> None:
    assert taken(language, kind, said) == (meant,)


PAID = "When the Cost of Living is paid"
STRIKE = "And the group controls the means of production for 1 strike and 2 dollars"
HEALS = "When an injured worker goes to the Bonesetter"
ASK = ("Unsanitary is 1", "not understood")
TAKEN_ONE = "And a means of production has been taken this turn"
CONTROLS = (STRIKE[4:], *(f"the group controls {n} means of production" for n in (1, 2, 3)))
TAKEN = "When the group takes the means of production for 1 strike and 2 dollars"


@pytest.mark.parametrize(
    ("language", "steps", "then"),
    [
        ("en", ["And Savings are 20 dollars", PAID], "holds"),
        ("en", ["And Savings are 5 dollars", PAID], "fails"),
        ("en", ["And Savings are 20 dollars", "And the group has 1 strike", TAKEN], "fails"),
        (
            "fr",
            ["Et une Économie de 20 $", "Et un moyen de production a été pris ce tour"],
            "fails",
        ),
    ],
)
@pytest.mark.parametrize("form", [0, 1, 2])
def test_what_may_be_taken_can_be_paid_and_nothing_was_taken_yet(
    language: Language, steps: list[str], then: str, form: int
) -> None:
    forms = {
        "en": (
            "Then a means of production may be taken",
            "Then a means of production can be taken",
            "Then the group can take a means of production",
        ),
        "fr": (
            "Alors un moyen de production peut être pris",
            "Alors on peut prendre un moyen de production",
            "Alors le groupe peut prendre un moyen de production",
        ),
    }[language]
    assert verdict(language, *steps, forms[form]) == then


@pytest.mark.parametrize(
    ("language", "givens", "then", "answer"),
    [
        # Risk and Unsanitary end with Hurt, Police Threat with jail.
        ("en", ["And Police Threat is one step below Hurt"], "Risk is 0", "not understood"),
        ("en", ["And Risk is one step below jail"], "Risk is 3", "not understood"),
        (
            "en",
            ["And Police Threat is 3"],
            "Police Threat is one step below Hurt",
            "not understood",
        ),
        (
            "fr",
            ["Et la Menace policière est à 3"],
            "la Menace policière est à une case de Hurt",
            "not understood",
        ),
        ("fr", ["Et le Risque est à une case de la prison"], "le Risque est à 3", "not understood"),
        # Those that are named are of those that are counted.
        ("en", ["And the group controls no means of production", STRIKE], "Risk is 0", "fails"),
        ("en", [STRIKE, "And the group controls no means of production"], "Risk is 0", "fails"),
        ("en", [STRIKE, "And the group controls 3 means of production"], CONTROLS[3], "holds"),
        ("en", ["And the group controls 1 means of production", STRIKE], CONTROLS[1], "holds"),
        ("en", ["And the group controls 1 means of production", STRIKE], CONTROLS[0], "holds"),
        ("en", ["And the group controls 0 means of production", TAKEN_ONE], CONTROLS[1], "fails"),
        # Who has healed herself since she went is no injured one any more.
        ("en", ["And 1 injured worker", HEALS, "And a healthy worker goes to Newtown Creek"], *ASK),
        # What a When tells of the position agrees with it.
        ("en", ["And Risk is 1", "When Risk reaches its last box"], "Risk is 0", "not understood"),
        (
            "en",
            ["And a game in Hard mode", "When a new game is set up in Normal mode"],
            "5 means of production win the game",
            "fails",
        ),
    ],
)
def test_givens_agree_with_one_another_and_with_the_gauges(
    language: Language, givens: list[str], then: str, answer: str
) -> None:
    so = "Then" if language == "en" else "Alors"
    assert verdict(language, *givens, f"{so} {then}") == answer
