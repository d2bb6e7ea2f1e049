"""What may have been meant by a sentence that nobody knows."""

from __future__ import annotations

import pytest

from whichside_rules import ask
from whichside_rules.kernel.book import rulebook
from whichside_rules.vocabulary import load
from whichside_rules.vocabulary.in_other_words.proposals import not_understood, proposals
from whichside_rules.vocabulary.in_other_words.wordings import wordings
from whichside_rules.vocabulary.registry import KINDS, Kind, Registry, outline

#: The game, the language, the kind of step, what somebody said, and in the next line
#: what must be proposed.
NEAR_MISSES = """
whichside|fr|when|Maladresse est pioché
  on pioche Maladresse
whichside|fr|when|la Maladresse est piochée par le Tenement russe
  on pioche Maladresse
whichside|en|given|Americans are at Unsanitary 3
  Unsanitary of the American Tenement is 3
whichside|fr|given|le Risque est de 4 pour le Tenement italien
  le Risque du Tenement italien est à 4
whichside|en|when|Rosa is healed
  the Italian Tenement calls a doctor for Rosa
whichside|en|then|Rosa is healed
  Rosa is at HEA 2
whichside|fr|then|Rosa est soignée
  Rosa est à SAN 2
whichside|en|given|Rosa has a health of 1
  Rosa has 1 health
whichside|en|given|the Italian Tenement owns 5 dollars
  the Italian Tenement has 5 dollars
whichside|en|given|there are 5 dollars at the Italian Tenement
  the Italian Tenement has 5 dollars
whichside|en|when|the die is a 4
  the die falls on 4
whichside|fr|when|le dé donne un 4
  le dé tombe sur 4
whichside|en|when|draw Illness
  Illness is drawn
whichside|en|when|Mei is placed on the housework at home
  Mei goes to the housework at home
whichside|fr|when|Mei est placée sur le travail ménager à la maison
  Mei va sur le travail ménager à la maison
whichside|en|when|the Laundry is bought by the Chinese Tenement
  the Chinese Tenement buys the Laundry
whichside|fr|when|la Laverie est achetée par le Tenement chinois
  le Tenement chinois achète la Laverie
whichside|en|then|Olga died
  Olga is dead
whichside|en|given|Alexei was arrested
  Alexei is at the Arrest box
whichside|en|then|the team lost the game
  the team loses
whichside|fr|then|on a perdu la partie
  la partie est perdue
whichside|en|given|the wages are at 3
  the wages stand on cell 3
postal|fr|given|une partie postale
  une partie du jeu postal
postal|en|given|Savings is 3
  Savings of 3 dollars
postal|en|given|the group has savings of 3
  the group has 3 dollars
postal|fr|given|l'Économie vaut 3
  l'Économie est de 3 dollars
postal|en|given|the difficulty is Hard
  the mode is Hard
postal|en|when|a worker is sent to the Docks
  a worker goes to the East River Docks
postal|fr|when|un travailleur est mis au Tenement
  un travailleur va au Tenement
postal|en|when|the die is a 4
  the die shows a 4
postal|fr|when|le dé tombe sur 4
  le dé donne 4
postal|en|when|Cost of Living is due
  the Cost of Living is paid
postal|fr|when|on paie le coût de la vie
  le coût de la vie est payé
postal|en|then|two workers are in the jail
  there are 2 healthy workers in jail
postal|en|given|the police is at 3
  Police Threat is 3
postal|fr|given|la menace de la police est 3
  la Menace policière est à 3
postal|en|then|we win
  the game is won
yellow_places|fr|when|vert pose son disque devant la colonne 2
  vert pose un disque devant la rue verticale 2
yellow_places|en|when|a disc is placed before row 2 by green
  green places a disc before row 2
yellow_places|en|when|green accuses pink of holding the tea house of cell 5
  green says that pink holds the tea house of cell 5
yellow_places|fr|when|vert accuse rose d'avoir le salon de thé de la case 5
  vert affirme que rose détient le salon de thé de la case 5
yellow_places|en|given|the tea house of cell 5 is in the hand of pink
  pink holds the tea house of cell 5
yellow_places|fr|given|le salon de thé de la case 5 est dans la main du joueur rose
  rose a en main le salon de thé de la case 5
yellow_places|en|when|the pawn of green is kept
  green keeps the pawn
yellow_places|en|given|three players play Yellow Places
  a game of Yellow Places for 3 players
yellow_places|fr|given|les Adresses jaunes à 3 joueurs
  une partie des Adresses jaunes à 3 joueurs
yellow_places|en|then|the bakery of cell 3 has a neutral cube
  a neutral cube is on the bakery of cell 3
yellow_places|fr|then|la pâtisserie de la case 3 porte un cube jaune
  un cube jaune est sur la pâtisserie de la case 3
yellow_places|en|then|everybody wins
  every player has won
yellow_places|fr|then|tous ont gagné
  tout le monde a gagné
"""
_LINES = NEAR_MISSES.split("\n")[1:-1]
ROWS = [(*said.split("|"), meant.strip()) for said, meant in zip(*[iter(_LINES)] * 2, strict=True)]


@pytest.mark.parametrize(("game", "language", "kind", "said", "meant"), ROWS)
def test_what_was_meant_is_proposed(
    game: str, language: str, kind: Kind, said: str, meant: str
) -> None:
    sentences = load().sentences.of(game)
    assert not sentences.match(kind, said)

    near = proposals(sentences, kind, said, language)

    assert _meaning(sentences, kind, meant) in [_meaning(sentences, kind, one) for one in near]


def _meaning(sentences: Registry, kind: Kind, text: str) -> object:
    """What a text does, however it is said; several things at once are told apart as they stand."""
    found = sentences.match(kind, text)
    return (found[0].sentence.function, str(found[0].arguments)) if found else text


def _said(game: str) -> list[tuple[str, Kind, str]]:
    """Texts that nobody knows: those above, and every sentence said as another kind of step."""
    found = [(language, kind, said) for _, language, _, said, _ in ROWS for kind in KINDS]
    for sentence in load().sentences.of(game):
        for language, text in sentence.patterns():
            found += [(language, kind, outline(text).replace("...", "3")) for kind in KINDS[:2]]
    return found


def _not_known(sentences: Registry, kind: Kind, told: list[str]) -> list[str]:
    def known(one: str) -> bool:
        if len(sentences.match(kind, one)) == 1:
            return True
        language = "fr" if " et " in one else "en"
        return bool(wordings(sentences).understood(kind, one, language))

    return [one for one in told if not known(one)]


@pytest.mark.parametrize("game", rulebook.built_in())
def test_every_proposal_would_be_understood(game: str) -> None:
    sentences, told = load().sentences.of(game), 0
    for language, kind, said in _said(game)[::11]:
        near = proposals(sentences, kind, said, language)
        told += len(near)
        assert _not_known(sentences, kind, near) == []

    assert told > 10
    assert _not_known(sentences, "given", ["the moon is full"]) == ["the moon is full"]


def test_what_does_not_fit_is_told_before_what_is_nearer() -> None:
    sentences = load().sentences.of("whichside")

    told, near = not_understood(sentences, "given", "Rosa stands on the Moon", "en")

    assert told.startswith("'the Moon' does not fit in 'Rosa stands on ...'; here fits: a space")
    assert near == []


@pytest.mark.parametrize(
    ("language", "said", "shorter"),
    [
        ("en", "Rosa is at HEA 2, too", "Rosa is at HEA 2"),
        ("fr", "le Tenement italien a aussi 3 $", "le Tenement italien a 3 $"),
    ],
)
def test_a_line_without_a_word_is_told_beside_what_does_not_fit(
    language: str, said: str, shorter: str
) -> None:
    told, near = not_understood(load().sentences.of("whichside"), "then", said, language)
    assert told
    assert near[0] == shorter


@pytest.mark.parametrize(
    ("language", "said", "meant"),
    [
        ("en", "the Italian Tenement has almost 18 dollars", "the Italian Tenement has 18 dollars"),
        ("fr", "le Tenement italien a presque 18 $", "le Tenement italien a 18 $"),
        ("en", "only Rosa is on Arrest", "Rosa is on Arrest"),
    ],
)
def test_what_says_less_than_a_sentence_is_not_told_as_it(
    language: str, said: str, meant: str
) -> None:
    told, near = not_understood(load().sentences.of("whichside"), "then", said, language)
    assert "did you mean" not in told
    assert "vouliez-vous" not in told
    assert meant not in near


@pytest.mark.parametrize(
    ("game", "language", "said"),
    [
        # Somebody else, or before, is no number.
        ("whichside", "en", "Rosa has more health than Lucia"),
        ("whichside", "en", "the Italian Tenement has fewer dollars than the Russian Tenement"),
        ("whichside", "en", "the Italian Tenement has as many dollars as before"),
        ("whichside", "en", "the Italian Tenement has the most dollars"),
        ("whichside", "fr", "Rosa a plus de santé que Lucia"),
        ("whichside", "fr", "le Tenement italien a moins d'argent que le Tenement russe"),
        ("whichside", "fr", "le Tenement italien a autant de dollars qu'avant"),
        ("whichside", "fr", "le Tenement italien a le plus de dollars"),
        ("anarchy", "en", "violet has more rupees than green"),
        ("anarchy", "fr", "violet a plus de roupies que vert"),
        ("postal", "en", "Risk is higher than Police Threat"),
        ("yellow_places", "en", "green has more discs than pink"),
        ("yellow_places", "fr", "vert a plus de disques que rose"),
        # Who is excepted is not so.
        ("whichside", "en", "all but Rosa and Lucia are at home"),
        ("whichside", "fr", "tous sauf Rosa et Lucia sont à la maison"),
        # What nobody is, somebody is not either.
        ("whichside", "en", "nobody is injured"),
        ("whichside", "fr", "seule Rosa est en état d'arrestation"),
    ],
)
def test_nothing_is_told_that_does_not_say_it(game: str, language: str, said: str) -> None:
    assert proposals(load().sentences.of(game), "then", said, language) == []


@pytest.mark.parametrize(
    ("language", "said", "never", "instead"),
    [
        ("en", "two people decide", "person 2 decides", "2 people decide together"),
        ("fr", "deux personnes décident", "la personne 2 décide", "2 personnes décident ensemble"),
        ("fr", "aucun plan n'est contré", "le plan 0 est contré", ""),
        ("en", "no plan is countered", "plan 0 is countered", ""),
    ],
)
def test_how_many_there_are_is_no_number_of_one(
    language: str, said: str, never: str, instead: str
) -> None:
    near = proposals(load().sentences.of("whichside"), "then", said, language)
    assert never not in near
    assert not instead or near[0] == instead


@pytest.mark.parametrize(
    ("opening", "then", "denied"),
    [
        ("a game of The Anarchy", "red no longer has 5 rupees", "red has 5 rupees"),
        ("a game of The Anarchy", "red has no longer 5 rupees", "red has 5 rupees"),
        ("a game of Which Side", "neither Rosa nor Mei is at HEA 1", "Rosa is at HEA 1 | Mei is"),
    ],
)
def test_what_is_denied_is_told(opening: str, then: str, denied: str) -> None:
    lines = ["Feature: A", "Scenario: B", f"Given {opening}", f"Then {then}"]
    assert f"it denies '{denied}" in ask("\n".join(lines)).text


def test_what_is_denied_is_told_in_french() -> None:
    steps = ["Étant donné une partie de The Anarchy", "Alors rouge n'a plus 5 roupies"]
    found = ask("\n".join(["Fonctionnalité: A", "Scénario: B", *steps]), "fr").text
    assert "elle nie « rouge a 5 roupies »" in found


def test_what_does_not_fit_is_told_as_it_was_written() -> None:
    said = "has 18 dollars unless it paid nothing"
    steps = ["Given a game of Which Side", "And the Risk of the Italian Tenement is 2"]
    lines = ["Feature: A", "Scenario: B", *steps, f"Then the Italian Tenement {said}"]
    found = ask("\n".join(lines)).text
    assert "'dollars unless it paid nothing' does not fit" in found


@pytest.mark.parametrize(
    ("kind", "language", "said", "never"),
    [
        ("given", "en", "Closure of a Workplace is the strategy", "the strategy is Closure"),
        ("given", "en", "Clara Lemlich is free", "the strategy is"),
        ("given", "en", "Rosa is free", "the strategy is"),
        ("given", "en", "Clara Lemlich is forced", "Clara Lemlich is in force"),
        ("given", "en", "Rosa is free", "Rosa is in home"),
        ("when", "fr", "la nuit tombe", "on pioche Toit qui fuit"),
        ("given", "en", "the Russians take part", "the Russian Tenement and the Russian Tenement"),
        # What was denied is not said, and what but follows is told of nothing.
        (
            "given",
            "en",
            "the Russian Tenement owns no premises and there is no special rule on its board",
            "the Russian Tenement owns some premises",
        ),
    ],
)
def test_what_cannot_be_is_not_proposed(kind: Kind, language: str, said: str, never: str) -> None:
    near = proposals(load().sentences.of("whichside"), kind, said, language)
    assert [one for one in near if one.startswith(never)] == []


@pytest.mark.parametrize(
    ("kind", "text", "meant"),
    [
        (
            "then",
            "the working hours are 14",
            ("the working hours stand on cell 14", "the working hours read 14"),
        ),
        (
            "given",
            "les salaires sont à 1.",
            ("les salaires sont sur la case 1", "les salaires affichent 1"),
        ),
        ("when", "the Italian Tenement pays", ()),
        ("then", "the moon cannot pay", ()),
    ],
)
def test_what_can_mean_several_sentences_is_taken_for_none(
    kind: Kind, text: str, meant: tuple[str, ...]
) -> None:
    sentences = load().sentences.of("whichside")

    assert not sentences.match(kind, text)
    assert sentences.meanings(kind, text) == meant
    assert load().sentences.of("postal").meanings(kind, text) == ()


def test_whatever_may_be_meant_would_be_understood() -> None:
    told = [(one.game, one.kind, said) for one in load().sentences._unclear for said in one.meant]
    names = {"labour": "les salaires", "tenement": "le Tenement russe", "space": "aux Docks"}
    for game, kind, said in told:
        filled = said.format_map({**names, "n": 2})
        assert _not_known(load().sentences.of(game), kind, [filled]) == []
    assert len(told) > 10


@pytest.mark.parametrize(
    ("game", "kind", "said", "meant"),
    [
        # Each part of a line says what it says, and what says nothing of the game is left out.
        (
            "whichside",
            "given",
            "the moon is full and the IWW tile is on side A",
            ["the Labor Union IWW shows side A"],
        ),
        # A number that was said is no other number.
        (
            "postal",
            "when",
            "we pay our cost of living of 7 dollars",
            ["the Cost of Living of 7 dollars is paid"],
        ),
        # Whoever is not named again is the one who was named last.
        (
            "whichside",
            "then",
            "the Chinese Tenement pays 2 dollars, and does not end in misery",
            [
                "the Chinese Tenement pays 2 dollars and "
                "the Chinese Tenement does not fall into misery"
            ],
        ),
        # What may be done or not is asked of the move.
        (
            "postal",
            "then",
            "a worker may not be sent to the Docks",
            ['"a worker goes to the East River Docks" is refused'],
        ),
    ],
)
def test_the_first_proposal_is_what_was_meant(
    game: str, kind: Kind, said: str, meant: list[str]
) -> None:
    assert proposals(load().sentences.of(game), kind, said, "en")[:1] == meant


def test_nothing_is_proposed_for_what_says_nothing() -> None:
    for text, language in (("zzz", "en"), ("se un et aux la de", "fr"), ("", "en")):
        assert proposals(load().sentences, "given", text, language) == []
