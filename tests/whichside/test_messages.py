"""What a scenario is told when it is wrong: the words of the reader, in the reader's language."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from whichside_rules import ask, whichside
from whichside_rules.vocabulary import load

OPENING = {
    "en": "Feature: f\n Scenario: s\n  Given a game of Which Side\n  ",
    "fr": "# language: fr\nFonctionnalité: f\n Scénario: s\n"
    "  Étant donné une partie de Which Side\n  ",
}


def told(language: str, *steps: str) -> str:
    """What the first scenario is told that does not hold, or cannot be understood."""
    answer = ask(OPENING[language] + "\n  ".join(steps) + "\n")
    if answer.troubles:
        return answer.troubles[0].message
    [ruling] = answer.rulings
    assert ruling.verdict != "holds"
    return ruling.says or ""


@pytest.mark.parametrize(
    ("language", "steps", "message"),
    [
        (
            "en",
            ("When the die falls on 7", "Then the move is legal"),
            "7 is too large: it is 6 or less",
        ),
        (
            "fr",
            ("Quand le dé tombe sur 7", "Alors le coup est légal"),
            "7, c'est trop : au plus 6",
        ),
        (
            "en",
            ('Then "the die falls on 0" is refused',),
            "0 is too small: it is 1 or more",
        ),
        (
            "fr",
            ("Quand le dé tombe sur 78", "Alors le coup est légal"),
            "78, c'est trop : au plus 6",
        ),
        (
            "fr",
            ("Et que Rosa est à SAN 7", "Quand le coût de la vie tombe", "Alors Rosa est morte"),
            "position impossible : 7, c'est trop : au plus 2 [whichside.health.three-levels]",
        ),
        (
            "en",
            ("When 99 people sit down to Which Side", "Then the game goes on"),
            "The number of players is 99: it is 9 or less",
        ),
    ],
)
def test_a_number_that_nothing_can_have_is_one_clear_line(
    language: str, steps: tuple[str, ...], message: str
) -> None:
    assert told(language, *steps) == message


@pytest.mark.parametrize(
    ("language", "steps"),
    [
        ("en", ("And 7 people share the Tenements", "Then the game goes on")),
        ("fr", ("Et que 7 personnes se partagent les Tenements", "Alors la partie continue")),
        ("fr", ("Et que la table demande 99 contrôles et 2 jauges", "Alors la partie continue")),
    ],
)
def test_a_table_that_the_book_does_not_know_is_no_fault_of_ours(
    language: str, steps: tuple[str, ...]
) -> None:
    message = told(language, *steps)
    begins = {"en": "impossible position: ", "fr": "position impossible : "}[language]
    assert message.startswith(begins)
    assert "\n" not in message
    assert message.endswith("]")


@pytest.mark.parametrize(
    ("language", "steps", "message"),
    [
        ("en", ("Then it is the turn of the American Tenement",), "who acts: nobody, not the Amer"),
        ("fr", ("Alors c'est le tour du Tenement étasunien",), "qui agit : personne, et non le T"),
        ("fr", ("Alors la première personne est celle du Tenement chinois",), "le Tenement russe"),
        ("fr", ("Alors Alexei est dans la case Prison",), "la maison, et non la case Prison"),
        ("fr", ("Alors le tour en est aux actions du soir",), "la lutte, et non les actions du"),
        ("fr", ("Alors la planification est Amendes",), "rien, et non Amendes"),
        ("fr", ("Alors le Tenement russe possède l'Imprimerie",), "rien, et non l'Imprimerie"),
        ("fr", ("Alors Alexei est morte",), "la maison, et non la case Mort"),
        (
            "fr",
            ("Alors Alexei se tient sur le travail de Triangle",),
            "la maison, et non le travail, l'usine Triangle Shirtwaist",
        ),
        (
            "en",
            ("And the turn is at the daily actions", "Then the Italian Tenement must decide"),
            "the Russian Tenement, not the Italian Tenement",
        ),
        (
            "fr",
            ("Et qu'Offensive salariale est en jeu", "Alors Offensive salariale n'est pas en jeu"),
            "Offensive salariale visible : oui, au lieu de non",
        ),
    ],
)
def test_what_the_rules_say_instead_is_in_the_words_of_the_reader(
    language: str, steps: tuple[str, ...], message: str
) -> None:
    assert message in told(language, *steps)


@pytest.mark.parametrize(
    ("language", "steps", "message"),
    [
        (
            "fr",
            ("Et que le Tenement chinois a 1 grève", "Et que le Tenement chinois a 0 grève"),
            "grèves (le Tenement chinois) : 1 plus haut et 0 ici",
        ),
        (
            "fr",
            (
                "Et que le Tenement russe a 1 agitation anarchiste",
                "Et que le Tenement russe a 2 agitations anarchistes",
            ),
            "agitations anarchistes (le Tenement russe) : 1 plus haut et 2 ici",
        ),
        (
            "fr",
            ("Et que le Tenement russe a 1 $", "Et que le Tenement russe a 2 $"),
            "les dollars (le Tenement russe) : 1 plus haut et 2 ici",
        ),
        (
            "en",
            ("And Risk of the Italian Tenement is 1", "And Risk of the Italian Tenement is 2"),
            "the Risk of the Italian Tenement: 1 in an earlier step and 2 here",
        ),
        (
            "fr",
            ("Et que Rosa est dans la case Prison", "Et que Rosa est à la maison"),
            "le lieu (Rosa) : la case Prison plus haut et la maison ici",
        ),
        (
            "fr",
            ("Et que le tour en est à la lutte", "Et que le tour en est à la fin du tour"),
            "le moment du tour : la lutte plus haut et la fin du tour ici",
        ),
        (
            "fr",
            (
                "Et que la table demande 4 contrôles et 2 jauges",
                "Et que la table demande 5 contrôles et 2 jauges",
            ),
            "l'objectif : 4 contrôles et 2 jauges plus haut et 5 contrôles et 2 jauges ici",
        ),
        (
            "fr",
            (
                "Et le Tenement russe et le Tenement chinois participent",
                "Et le Tenement russe et le Tenement italien participent",
            ),
            "le Tenement russe et le Tenement chinois plus haut et le Tenement russe et le",
        ),
        (
            "fr",
            (
                "Et les tuiles sont le Tenderloin et le Western Pen",
                "Et les tuiles sont le Tenderloin et Greenwich Village",
            ),
            "les tuiles : le Tenderloin et le Western Pen plus haut et le Tenderloin et Greenwich",
        ),
    ],
)
def test_two_givens_that_differ_are_told_in_the_words_of_the_reader(
    language: str, steps: tuple[str, ...], message: str
) -> None:
    last = {"en": "Then the game goes on", "fr": "Alors la partie continue"}[language]
    assert message in told(language, *steps, last)


@pytest.mark.parametrize(
    ("language", "steps", "message"),
    [
        (
            "fr",
            (
                "Et que le Tenement italien pioche un malheur",
                "Quand on pioche Maladie",
                "Et que le Tenement italien l'attribue au Tenement russe",
                "Et que le Tenement russe désigne Rosa",
                "Alors le coup est légal",
            ),
            "On ne peut pas désigner Rosa ici. Désignez Alexei, Olga, Sonia ou Masha.",
        ),
        (
            "fr",
            (
                "Et que le Tenement russe a 0 $",
                "Et qu'Olga est à SAN 1",
                "Quand le Tenement russe appelle un médecin pour Olga",
                "Alors le coup est légal",
            ),
            "Il faut avoir 2 $.",
        ),
        (
            "fr",
            (
                "Quand Rosa va sur le travail de Triangle",
                "Et que le Tenement étasunien passe",
                "Et que le Tenement chinois passe",
                "Et que le Tenement russe passe",
                "Et que Rosa va sur le travail ménager à la maison",
                "Alors le coup est légal",
            ),
            "On ne peut pas placer Rosa : ",
        ),
        (
            "en",
            ("When Rosa goes to the shelter at the Liberal Lawyer", "Then the move is legal"),
            "Name a space of a tile, of the board of the Tenement or of its premises.",
        ),
    ],
)
def test_a_refusal_says_it_of_men_and_women_alike_and_with_the_word_of_the_step(
    language: str, steps: tuple[str, ...], message: str
) -> None:
    assert message in told(language, *steps)


@pytest.mark.parametrize(
    ("language", "steps", "message"),
    [
        (
            "en",
            ("Then nobody may act",),
            "those who may act are: the Russian Tenement, the Italian Tenement, the American "
            "Tenement, the Chinese Tenement, not nobody",
        ),
        (
            "fr",
            ("Alors personne ne peut agir",),
            "peuvent agir : le Tenement russe, le Tenement italien, le Tenement étasunien, le "
            "Tenement chinois, et non personne",
        ),
        (
            "en",
            ("When the misfortunes begin", "Then the Italian Tenement has 9 dollars"),
            "chance has not said yet what follows (to ask of that, say what comes up): Draw a "
            "misfortune.",
        ),
        (
            "fr",
            ("Quand les malheurs commencent", "Alors le Tenement italien a 9 $"),
            "le hasard n'a pas encore dit la suite (pour la demander, dites ce qui sort) : ",
        ),
        (
            "en",
            ("And Fire in the Tenements is in play", "Then the game goes on"),
            "Fire in the Tenements is there once; this game is played without it.",
        ),
        (
            "en",
            (
                *(f"And {one} is dead" for one in ("Rosa", "Lucia", "Carlo", "Pietro")),
                "Then the game is lost",
            ),
            "the game is: going on, not lost\n  Just before phase I.2 starts, if any player "
            "(Tenement) owns no playable character, the game is lost. "
            "[whichside.defeat.no-playable-character]",
        ),
        (
            "en",
            ("And Employers' Strength is 10", "Then the game is lost"),
            "[whichside.defeat.es-10]",
        ),
    ],
)
def test_what_is_told_has_names_and_says_when_it_is_looked_at(
    language: str, steps: tuple[str, ...], message: str
) -> None:
    assert message in told(language, *steps)


def test_what_was_set_up_is_not_nothing() -> None:
    text = "Feature: f\n Scenario: s\n  When 4 people sit down to Which Side\n  Then the move is "
    [refused] = ask(text + "refused\n").rulings
    assert (refused.says or "").startswith("the move is legal:\nthe game is set up")
    [legal] = ask(text + "legal\n").rulings
    assert [one.id for one in legal.cited] == ["whichside.players.range"]


@pytest.mark.parametrize(
    ("language", "steps", "message"),
    [
        (
            "en",
            (
                "And Salary Offensive is in play",
                "Then countering Salary Offensive costs 0 dollars",
            ),
            "the price of Salary Offensive: 1 dollar, 2 union agitations and 1 strike, not 0 "
            "dollars",
        ),
        (
            "fr",
            ("Alors contrer Amendes coûte 4 agitations syndicales",),
            "on ne peut pas contrer Amendes maintenant [whichside.fight.only-current-plan]",
        ),
        (
            "en",
            ("And Woolworth shows side A", "And Woolworth shows side B", "Then the game goes on"),
            "the side of the Woolworth Building: A in an earlier step and B here",
        ),
        (
            "en",
            (
                "When the cost of living is paid",
                "Then the event dollars-paid happens before the event cost-counted",
            ),
            "the order of the events: cost-counted, dollars-paid, not dollars-paid, cost-counted",
        ),
        (
            "en",
            (
                "And every Tenement has 20 dollars",
                "When the cost of living is paid",
                "Then the event cost-counted happens before the event dollars-paid",
            ),
            "the order of the events: cost-counted, dollars-paid, cost-counted, dollars-paid",
        ),
        (
            "en",
            ("Then the event dollars-paid happens at least 1 time",),
            "the number of dollars-paid is: 0, not at least 1",
        ),
        (
            "en",
            ("Then Strike-breakers ended in a defeat",),
            "the result of Strike-breakers: nothing, not a defeat",
        ),
        (
            "fr",
            (
                "Et que le Tenement italien a 3 $",
                "Et que chaque Tenement a 4 $",
                "Alors la partie continue",
            ),
            "les dollars (le Tenement italien) : 3 plus haut et 4 ici ; n'en dites qu'un",
        ),
        (
            "en",
            ("And Rosa is at HEA 1", "Then every character is at HEA 2"),
            "the health of Rosa: 1, not 2",
        ),
        (
            "en",
            ("Then the difficulty of the scenario is easy",),
            "the difficulty of the scenario: normal, not easy",
        ),
    ],
)
def test_what_is_said_of_all_and_of_prices_is_wrong_where_one_is(
    language: str, steps: tuple[str, ...], message: str
) -> None:
    assert message in told(language, *steps)


def test_who_is_dead_is_none_of_all_characters() -> None:
    text = (
        "Feature: f\n Scenario: s\n  Given a game of Which Side\n  And Rosa is dead\n"
        "  And all characters are at HEA 1\n  Then all characters are at HEA 1\n"
        "  And Rosa is dead\n"
    )
    assert [one.verdict for one in ask(text).rulings] == ["holds"]


@pytest.mark.parametrize(
    ("language", "steps", "message"),
    [
        (
            "en",
            ("Then the working hours are 14",),
            "it is not clear what is meant; say instead: the working hours stand on cell 14 | the "
            "working hours read 14",
        ),
        (
            "en",
            ("When the employers act", 'Then the probability that "the wages are 2" is 1'),
            "say instead: the wages stand on cell 2 | the wages read 2",
        ),
        (
            "fr",
            ("Alors les salaires sont à 1",),
            "le sens n'en est pas clair ; dites plutôt : les salaires sont sur la case 1 | les "
            "salaires affichent 1",
        ),
        (
            "en",
            ("And the wages read 0", "Then the wages stand on cell 2"),
            "0 stands on 2 cells of the wages: 1, 0, 0, -1, -1, -2; say on which cell",
        ),
        (
            "fr",
            ("Et que le temps de travail affiche 7", "Alors la partie continue"),
            "7 est imprimé sur 0 cases (le temps de travail) : 8, 10, 12, 13, 14, 15 ; dites sur",
        ),
        (
            "en",
            ("And the wages read -2", "And the wages stand on cell 2", "Then the game goes on"),
            "the wages: 2 in an earlier step and 6 here; say one of them only",
        ),
        (
            "en",
            ("And Rosa is dead", "When the cost of living is paid", "Then Rosa dies"),
            "by the rules the death of Rosa: no, not yes",
        ),
    ],
)
def test_a_cell_is_not_taken_for_the_number_on_it_nor_a_death_for_another(
    language: str, steps: tuple[str, ...], message: str
) -> None:
    assert message in told(language, *steps)


@pytest.mark.parametrize(
    ("language", "step", "message"),
    [
        ("en", "And the Russian Tenement suffered Fines this turn", "Fines is no misfortune"),
        ("fr", "Et que le Tenement russe a subi Amendes ce tour-ci", "n'est pas un malheur"),
        ("en", "And Illness is in force", "Illness is no Employer card"),
        ("fr", "Et que Maladie est en vigueur", "Maladie n'est pas une carte patronale"),
        (
            "fr",
            "Et que le Tenement russe a subi la carte « spyy » ce tour-ci",
            "spyy n'est pas un malheur",
        ),
    ],
)
def test_a_card_of_another_deck_is_told_in_one_line(language: str, step: str, message: str) -> None:
    last = {"en": "Then the game goes on", "fr": "Alors la partie continue"}[language]
    said = told(language, step, last)
    assert message in said
    assert "\n" not in said


@pytest.mark.parametrize(
    ("language", "steps", "message"),
    [
        (
            "en",
            ("When Rosa goes to the work at Triangle", "And the Italian Tenement passes"),
            "It is not for the Italian Tenement to decide now. Wait for the American Tenement.",
        ),
        (
            "fr",
            ("Quand Rosa va sur le travail de Triangle", "Et que le Tenement italien passe"),
            "Ce n'est pas au Tenement italien de décider maintenant. "
            "Attendez le Tenement étasunien.",
        ),
    ],
)
def test_whose_turn_it_is_is_said_with_articles(
    language: str, steps: tuple[str, ...], message: str
) -> None:
    last = {"en": "Then the move is legal", "fr": "Alors le coup est légal"}[language]
    assert message in told(language, *steps, last)


def test_only_agitations_are_exchanged() -> None:
    said = told(
        "fr", "Quand le Tenement russe échange 1 grève au Centre Ferrer", "Alors le coup est légal"
    )
    assert said == "on n'échange pas de grèves, mais des agitations"


def test_a_card_of_a_pack_is_suffered_this_turn_as_any_other() -> None:
    for step in (
        'And the Russian Tenement suffered the card "bedbugs" this turn',
        "And the Russian Tenement suffered Bedbugs this turn",
    ):
        text = f"{OPENING['en']}{step}\n  Then the game goes on\n"
        assert ask(text).verdict == "holds", step


def test_what_chance_can_pick_is_listed_for_people_and_for_gauges() -> None:
    sentences = [one for one in load().sentences if "chance picks" in " ".join(one.en)]
    listed = {
        slot.field: slot.told("en") for one in sentences for slot in one.slots(one.en[0]).values()
    }
    assert "Rosa" in listed["who"]
    assert "the wages" in listed["gauge"]


@pytest.mark.parametrize(
    ("language", "steps", "message"),
    [
        (
            "en",
            (
                "And the turn is at the daily actions",
                "And it is the turn of the Russians",
                "When the Italians pass",
            ),
            "It is not for the Italian Tenement to decide now. Wait for the Russian Tenement.",
        ),
        (
            "fr",
            (
                "Et que le tour en est aux actions de la journée",
                "Et que c'est le tour du Tenement russe",
                "Quand le Tenement italien passe",
            ),
            "Ce n'est pas au Tenement italien de décider maintenant. Attendez le Tenement russe.",
        ),
        (
            "en",
            (
                "And the variant is the duo mode",
                "And the Russian Tenement and the Italian Tenement take part",
                "When the Chinese call a doctor for Mei",
            ),
            "The Chinese Tenement does not take part. These do: the Russian Tenement and the It",
        ),
        (
            "fr",
            (
                "Et que la variante est le mode duo",
                "Et le Tenement russe et le Tenement italien participent",
                "Quand le Tenement chinois appelle un médecin pour Mei",
            ),
            "Le Tenement chinois ne participe pas. Participent : le Tenement russe et le Tenement",
        ),
        (
            "en",
            ("When Rosa goes to the work at Triangle", "And the Italians call a doctor for Carlo"),
            "This is not the time for it: the daily actions.",
        ),
        (
            "fr",
            ("Quand Rosa va sur le travail de Triangle", "Et la lutte se termine"),
            "Ce n'est pas le moment : le tour en est aux actions de la journée.",
        ),
    ],
)
def test_what_is_named_has_its_article(language: str, steps: tuple[str, ...], message: str) -> None:
    legal = {"en": "Then the move is legal", "fr": "Alors le coup est légal"}[language]
    assert message in told(language, *steps, legal)


BARE = re.compile(r"\{(tenement|player|gauge|labour|tile|premises|phase)\}")
UNKNOWN = ("impossible.tile-there", "impossible.premises-there")
LISTED = "deed."
"""What can be done, as a list has it."""
"""What they name is not in the box, and so has no article."""


def bare(tables: dict[str, Any], place: str = "") -> Iterator[str]:
    """The messages in which a noun stands without its article."""
    for key, table in tables.items():
        here = f"{place}{key}"
        if isinstance(table, dict):
            yield from bare(table, f"{here}.")
        elif (
            isinstance(table, str)
            and BARE.search(table)
            and not place.startswith((*UNKNOWN, LISTED))
        ):
            yield here


def test_no_message_names_a_tenement_or_a_tile_without_its_article() -> None:
    folder = Path(whichside.__file__).parent
    files = [path for path in sorted(folder.rglob("*.toml")) if path.name != "default.toml"]
    tables = [(path.name, tomllib.loads(path.read_text(encoding="utf-8"))) for path in files]
    assert [(name, one) for name, table in tables for one in bare(table)] == []
    assert list(bare({"refusal": {"x": {"en": "Not for {player}."}}})) == ["refusal.x.en"]


def test_two_variants_are_refused_with_the_clause_in_the_words_of_the_reader() -> None:
    said = told(
        "fr",
        "Et que la variante est le mode duo",
        "Et que la variante est la partie d'apprentissage",
        "Alors la partie continue",
    )
    assert "le mode duo et la partie d'apprentissage" in said
    assert "[whichside.variant.duo.scope]" in said


def test_a_result_that_the_d66_cannot_have_is_named() -> None:
    said = told("en", "When the D66 falls on 17", "Then the game goes on")
    assert "The D66 cannot fall on 17." in said
    assert "[whichside.variant.unforeseen.d66]" in said


@pytest.mark.parametrize(
    ("language", "steps", "message"),
    [
        (
            "en",
            ('When the card "fnie" is drawn', "Then the move is refused"),
            "fnie is no card",
        ),
        (
            "fr",
            ("Quand on pioche la carte « fnie »", "Alors le coup est refusé"),
            "fnie n'est pas une carte",
        ),
    ],
)
def test_a_slip_of_the_pen_proves_no_refusal(
    language: str, steps: tuple[str, ...], message: str
) -> None:
    answer = ask(OPENING[language] + "\n  ".join(steps) + "\n")
    assert answer.verdict == "not understood"
    assert message in answer.text


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("Given a game of Which Side are you on?", "holds"),
        ("Given a game of Which Side.", "holds"),
        ("Étant donné une partie de Which Side are you on ?", "holds"),
        ("Given a game of Which Side...", "holds"),  # in other words: no word is left over
    ],
)
def test_a_full_stop_says_nothing(text: str, verdict: str) -> None:
    french = (
        "# language: fr\nFonctionnalité: f\n  Scénario: s\n    {}\n    Alors la partie continue.\n"
    )
    english = "Feature: f\n  Scenario: s\n    {}\n    Then the game goes on.\n"
    assert ask((english if text.startswith("Given") else french).format(text)).verdict == verdict


def test_a_full_stop_in_a_quotation_is_said() -> None:
    steps = ("When the American Tenement passes", 'Then the story says "has passed."')
    assert ask(OPENING["en"] + "\n  ".join(steps) + "\n").verdict == "fails"


@pytest.mark.parametrize(
    ("language", "steps", "message"),
    [
        (
            "en",
            (
                "Given countering Fines costs 1 strike",
                "And countering Fines costs 2 strikes",
                "Then Fines is in play",
            ),
            "what countering Fines costs: 1 strike in an earlier step and 2 strikes here",
        ),
        (
            "en",
            (
                "Given the team has taken a means of production this turn",
                "And the team controls 0 means of production",
                "Then 0 means of production are controlled",
            ),
            "a means of production was taken this turn; say how many are controlled",
        ),
    ],
)
def test_givens_that_no_table_shows_or_that_say_two_things_are_told(
    language: str, steps: tuple[str, ...], message: str
) -> None:
    assert message in told(language, *steps)


@pytest.mark.parametrize(
    ("steps", "holds"),
    [
        (
            "Given Mary is on the Arrest box | When the work begins | Then Mary goes to prison",
            False,
        ),
        ("When Mary must go to prison | Then Mary goes to prison", True),
        (
            "Given Mary is in Jail | When Mary must go to prison | Then Mary goes to prison",
            False,
        ),
        ("Given {ended} | Then {ended}", True),
        ("Given {ended} | Then Pressure on Local Authorities ended in a victory", False),
    ],
)
def test_what_happened_is_asked_of_the_moves_or_of_what_was_said(steps: str, holds: bool) -> None:
    said = steps.format(ended="Pressure on Local Authorities ended in a defeat")
    [ruling] = ask(OPENING["en"] + said.replace(" | ", "\n  ") + "\n").rulings
    assert (ruling.verdict == "holds") is holds, ruling.says
