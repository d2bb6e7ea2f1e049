"""The measure of how newcomers are understood, and other ways of saying a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from pathlib import Path
from zlib import crc32

import pytest

from tests.newcomers.measure import (
    HERE,
    OUTCOMES,
    Outcome,
    Question,
    hear,
    listed,
    shares,
    told,
)
from whichside_rules import ask
from whichside_rules.scenarios.lint import suggestions
from whichside_rules.scenarios.source import read_text
from whichside_rules.scenarios.translation import translate
from whichside_rules.vocabulary import load
from whichside_rules.vocabulary.in_other_words.frames import Frame
from whichside_rules.vocabulary.in_other_words.saying import Saying
from whichside_rules.vocabulary.in_other_words.wordings import Wordings, wordings
from whichside_rules.vocabulary.registry import KINDS, Kind, SentenceError

PLANTED: dict[Outcome, Question] = {
    "understood": Question(
        "planted-1",
        "postal",
        "en",
        True,
        "Given we have 3 healthy workers\nAnd only 2 dollars in our savings\n"
        "When we pay our cost of living\nThen we have no money left",
    ),
    "right sentence first": Question(
        "planted-2",
        "postal",
        "fr",
        True,
        "Étant donné 3 travailleurs indemnes\nEt une petite Économie de 2 $\n"
        "Quand on paie le coût de la vie\nAlors l'Économie est de 0 $",
    ),
    "lost": Question(
        "planted-3",
        "postal",
        "en",
        True,
        "Given the moon is full\nWhen the wolves howl\nThen the village sleeps badly",
    ),
    # What the book says is told wrongly here, so that the measure has to see it.
    "understood wrongly": Question(
        "planted-4",
        "whichside",
        "fr",
        False,
        "Étant donné que Rosa a 1 de santé\nEt que le Tenement italien a 9 $\n"
        "Quand le Tenement italien appelle un médecin pour Rosa\nAlors Rosa n'est pas morte",
    ),
}


def test_every_outcome_comes_up() -> None:
    heard = {name: hear(one) for name, one in PLANTED.items()}

    assert {name: one.outcome for name, one in heard.items()} == {one: one for one in OUTCOMES}
    every = list(heard.values())
    assert shares(every) == {
        "understood": 0.25,
        "after the first suggestion": 0.5,
        "understood wrongly": 0.25,
    }
    lines = list(told(every, "planted"))
    assert lines[0] == "planted: 4 questions"
    assert lines[-1].split()[0] == "all"
    assert lines[-1].count("25 %") == 4
    assert list(told([], "none")) == ["none: no questions"]


def test_the_lists_can_be_read(tmp_path: Path) -> None:
    questions = list(listed(HERE / "development"))
    assert len(questions) >= 60
    assert {one.language for one in questions} == {"en", "fr"}
    assert len({one.id for one in questions}) == len(questions)
    tmp_path.joinpath("bad.toml").write_text('[[question]]\nid = "x"\n', "utf-8")
    with pytest.raises(TypeError):
        list(listed(tmp_path))


def _ways() -> list[tuple[str, str, Kind, Frame]]:
    """Every other way of saying a sentence that stands in the data."""
    found = {}
    for game in load().sentences.games:
        known = wordings(load().sentences.of(game))
        for language in ("en", "fr"):
            for kind in KINDS:
                for frame in known.frames(kind, language):
                    if frame.pattern != frame.meant and not frame.shared:
                        found[game, language, kind, frame.pattern, frame.meant] = frame
    return [(game, language, kind, frame) for (game, language, kind, *_), frame in found.items()]


def test_each_way_is_understood_as_the_sentence_that_it_stands_under() -> None:
    wrong = []
    ways = _ways()
    assert len(ways) > 1_500
    # All of them take half an hour: these are the same whatever is added.
    for game, language, kind, frame in (
        one for one in ways if crc32(one[3].pattern.encode()) % 150 == 0
    ):
        sentences = load().sentences.of(game)
        values: dict[str, str] = {}
        for field, slot in frame.slots.items():
            values[field] = slot.example(language, [*values.values()])
        if "..." in values.values():
            continue  # nobody says an example, or another one
        meant = frame.filled(frame.meant, values).split("; ")[0]
        said = frame.filled(frame.pattern, values)
        found = wordings(sentences).understood(kind, said, language)
        matches = [sentences.match(kind, one) for one in (meant, *found[:1])]
        done = [one[0].sentence.function for one in matches if len(one) == 1]
        if len(done) != 2 or done[0] is not done[1]:
            wrong.append((said, found, meant))

    assert wrong == []


@pytest.mark.parametrize(
    ("game", "language", "kind", "said", "meant"),
    [
        ("whichside", "en", "then", "Rosa has 1 HP", ["Rosa is at HEA 1"]),
        ("whichside", "en", "then", "Rosa survives", ["Rosa is alive"]),
        ("whichside", "en", "then", "Mei gets out of prison", ["Mei is released"]),
        ("whichside", "fr", "then", "Mei sort de prison", ["Mei est libérée"]),
        (
            "whichside",
            "fr",
            "then",
            "le Risque du Tenement russe monte à 3",
            [
                "le Risque du Tenement russe est à 3",
                "le Risque du Tenement russe monte d'au moins 1",
            ],
        ),
        (
            "whichside",
            "en",
            "given",
            "the Russian family has 3 dollars, 2 strikes and 1 sabotage",
            [
                "the Russian Tenement has 3 dollars",
                "the Russian Tenement has 2 strikes",
                "the Russian Tenement has 1 sabotage",
            ],
        ),
        (
            "whichside",
            "en",
            "given",
            "Rosa and Mei both have 1 health",
            ["Rosa is at HEA 1", "Mei is at HEA 1"],
        ),
        ("whichside", "en", "then", "it is forbidden", ["the move is refused"]),
        (
            "whichside",
            "en",
            "given",
            "Rosa is at HEA 1 and Mei at HEA 2",
            ["Rosa is at HEA 1", "Mei is at HEA 2"],
        ),
        (
            "whichside",
            "en",
            "given",
            "Rosa, who is at HEA 1, is in the Jail box",
            ["Rosa is at HEA 1", "Rosa is in the Jail box"],
        ),
        (
            "whichside",
            "fr",
            "given",
            "Mei est en prison (à SAN 1)",
            ["Mei est dans la case Prison", "Mei est à SAN 1"],
        ),
        ("whichside", "en", "then", "she can't", ["the move is refused"]),
        (
            "whichside",
            "fr",
            "when",
            "le Tenement russe veut acheter la Laverie",
            ["le Tenement russe achète la Laverie"],
        ),
        ("whichside", "fr", "then", "ils ont le droit", ["le coup est légal"]),
        (
            "whichside",
            "fr",
            "given",
            "Mei est sur la case « Prison »",
            ["Mei est dans la case Prison"],
        ),
        ("postal", "en", "given", "we've got $5", ["the group has 5 dollars"]),
        ("postal", "en", "then", "I lose a worker", ["the event worker-died happens 1 time"]),
        ("postal", "en", "then", "no worker dies", ["the event worker-died happens 0 times"]),
        ("yellow_places", "fr", "then", "on n'a pas perdu", ["personne n'a perdu"]),
        (
            "yellow_places",
            "fr",
            "when",
            "je pose mon disque devant la deuxième colonne",
            ["vert pose un disque devant la rue verticale 2"],
        ),
        (
            "yellow_places",
            "en",
            "then",
            "pink cannot put a disc in front of the first row",
            ['"pink places a disc before row 1" is refused'],
        ),
        # Of somebody else likewise, as a reason, beside the matter.
        (
            "yellow_places",
            "en",
            "given",
            "pink has placed her disc and so has green",
            ["pink has placed a disc this round", "green has placed a disc this round"],
        ),
        (
            "whichside",
            "fr",
            "given",
            "Rosa est à SAN 1 et Mei également",
            ["Rosa est à SAN 1", "Mei est à SAN 1"],
        ),
        (
            "whichside",
            "en",
            "given",
            "Rosa is dead because she is in the Jail box",
            ["Rosa is dead", "Rosa is in the Jail box"],
        ),
        ("yellow_places", "en", "then", "the game was lost on the spot", ["the game is lost"]),
        (
            "whichside",
            "en",
            "given",
            "the Italian and the Russian Tenements are tied for the highest Police Threat",
            ["the Italian Tenement and the Russian Tenement tie for the highest the Police Threat"],
        ),
        (
            "whichside",
            "en",
            "given",
            "the Russian Tenement has 1 character at HEA 1 and 2 characters at HEA 2",
            [
                "1 characters of the Russian Tenement are at HEA 1",
                "2 characters of the Russian Tenement are at HEA 2",
            ],
        ),
        ("postal", "en", "given", "Sam, Rosa and Piotr are well", ["there are 3 healthy workers"]),
        # A family of words stands in every way of speaking, of every gauge.
        ("postal", "en", "then", "Unsanitary climbs by 2 notches", ["Unsanitary goes up by 2"]),
        ("postal", "en", "then", "Police Threat is lowered by 1", ["Police Threat goes down by 1"]),
        ("postal", "fr", "then", "l'Insalubrité grimpe de 2 crans", ["l'Insalubrité monte de 2"]),
        (
            "anarchy",
            "en",
            "given",
            "my people in Mysore are Haidar Ali with the Mysore Rockets below him",
            ["violet governs Mysore with Haidar Ali and the Mysore Rockets"],
        ),
        (
            "anarchy",
            "en",
            "given",
            "over in Awadh yellow has Saadat Khan and Chunar, and nothing to add",
            ["yellow governs Awadh with Saadat Khan and Chunar", "yellow has nothing to add"],
        ),
        (
            "anarchy",
            "en",
            "when",
            "red stages a coup against green in Mysore by laying Haidar Ali with Tipu Sultan",
            ["red attempts a coup in Mysore against green with Haidar Ali and Tipu Sultan"],
        ),
        (
            "anarchy",
            "en",
            "when",
            "I march from Malwa into Awadh and we both put down our blank card",
            [
                "violet attacks Awadh from Malwa",
                "the attacker bids 0 rupees",
                "the defender bids 0 rupees",
            ],
        ),
        (
            "anarchy",
            "en",
            "when",
            "I slide Tipu Sultan under Haidar Ali",
            ["violet puts Tipu Sultan under Haidar Ali"],
        ),
        ("anarchy", "en", "then", "Pune stays with red", ["red keeps Pune"]),
        (
            "anarchy",
            "en",
            "then",
            "the bank pays me 3 rupees",
            ["violet receives 3 rupees"],
        ),
        (
            "anarchy",
            "fr",
            "given",
            "j'ai un gouvernement à Pune : Balaji Baji Rao avec Lohagad dessous",
            ["violet gouverne Pune avec Balaji Baji Rao et Lohagad"],
        ),
        (
            "anarchy",
            "fr",
            "when",
            "j'attaque rouge à Pune depuis le Mysore en misant 3 roupies",
            ["violet attaque Pune, à rouge, depuis le Mysore", "violet mise 3 roupies"],
        ),
        (
            "anarchy",
            "fr",
            "when",
            "je mets Tipu Sultan à la place de Haidar Ali",
            ["violet met Tipu Sultan à la tête du gouvernement à la place de Haidar Ali"],
        ),
        (
            "anarchy",
            "fr",
            "then",
            "je reçois 3 roupies de la banque",
            ["violet touche 3 roupies"],
        ),
        # The plainest ways of speaking of hands, governments, coups and wars.
        (
            "anarchy",
            "en",
            "given",
            "red: Thatta + Umarkot in hand",
            ["red holds Thatta and Umarkot"],
        ),
        (
            "anarchy",
            "en",
            "given",
            "I have two cards in hand: Thatta and Umarkot",
            ["violet holds Thatta and Umarkot"],
        ),
        (
            "anarchy",
            "en",
            "given",
            "red has run out of cards",
            ["the hand of red is empty"],
        ),
        (
            "anarchy",
            "en",
            "given",
            "red hasn't got a Sindh card",
            ["red holds no card of Sindh"],
        ),
        (
            "anarchy",
            "en",
            "given",
            "red has no cards that fit",
            ["red has nothing to add"],
        ),
        (
            "anarchy",
            "en",
            "given",
            "Sindh: red, Ghulam Shah Kalhoro + Thatta",
            ["red governs Sindh with Ghulam Shah Kalhoro and Thatta"],
        ),
        (
            "anarchy",
            "en",
            "given",
            "red has Ghulam Shah Kalhoro in Sindh, with Thatta under him",
            ["red governs Sindh with Ghulam Shah Kalhoro and Thatta"],
        ),
        (
            "anarchy",
            "en",
            "given",
            "Ghulam Shah Kalhoro leads my meld in Sindh with Thatta under him",
            ["violet governs Sindh with Ghulam Shah Kalhoro and Thatta"],
        ),
        (
            "anarchy",
            "en",
            "given",
            "Sindh is controlled by red with Ghulam Shah Kalhoro",
            ["red governs Sindh with Ghulam Shah Kalhoro"],
        ),
        (
            "anarchy",
            "en",
            "given",
            "green has Balaji Baji Rao in Pune and Lohagad in hand",
            ["green governs Pune with Balaji Baji Rao", "green holds Lohagad"],
        ),
        (
            "anarchy",
            "en",
            "given",
            "red governs Sindh with Ghulam Shah Kalhoro and green governs Pune with Lohagad",
            ["red governs Sindh with Ghulam Shah Kalhoro", "green governs Pune with Lohagad"],
        ),
        (
            "anarchy",
            "en",
            "given",
            "I control Pune and my opponent controls Sindh",
            ["violet controls Pune", "green controls Sindh"],
        ),
        (
            "anarchy",
            "en",
            "given",
            "nobody has taken Sindh yet",
            ["Sindh is neutral"],
        ),
        (
            "anarchy",
            "en",
            "when",
            "red forms a government with Ghulam Shah Kalhoro as leader and Thatta as follower",
            ["red lays Ghulam Shah Kalhoro with Thatta"],
        ),
        (
            "anarchy",
            "en",
            "when",
            "red plays Ghulam Shah Kalhoro as his leader",
            ["red lays Ghulam Shah Kalhoro as leader"],
        ),
        (
            "anarchy",
            "en",
            "when",
            "Thatta is placed under Ghulam Shah Kalhoro by red",
            ["red puts Thatta under Ghulam Shah Kalhoro"],
        ),
        (
            "anarchy",
            "en",
            "when",
            "red lays Thatta and Umarkot against green's government in Sindh",
            ["red attempts a coup in Sindh against green with Thatta and Umarkot"],
        ),
        (
            "anarchy",
            "en",
            "when",
            "in reply green adds Thatta",
            ["green replies with Thatta"],
        ),
        (
            "anarchy",
            "en",
            "when",
            "green declines to add anything",
            ["green adds nothing"],
        ),
        (
            "anarchy",
            "en",
            "when",
            "red's government in Pune attacks Sindh",
            ["red attacks Sindh from Pune"],
        ),
        (
            "anarchy",
            "en",
            "when",
            "red attacks Sindh from Pune, bidding 3 rupees, and green bids 1",
            ["red attacks Sindh from Pune", "red bids 3 rupees", "green bids 1 rupee"],
        ),
        (
            "anarchy",
            "en",
            "when",
            "both sides bid 2",
            ["the attacker bids 2 rupees", "the defender bids 2 rupees"],
        ),
        (
            "anarchy",
            "en",
            "then",
            "control of Sindh passes to red",
            ["red takes control of Sindh"],
        ),
        (
            "anarchy",
            "en",
            "then",
            "green's cards are taken by red",
            ["red takes the cards of green"],
        ),
        (
            "anarchy",
            "en",
            "then",
            "red overthrows green",
            ["the coup of red succeeds", "green loses"],
        ),
        (
            "anarchy",
            "en",
            "then",
            "both players have to destroy two cards",
            ["each side loses 2 cards"],
        ),
        (
            "anarchy",
            "en",
            "then",
            "Thatta cannot be put under Ghulam Shah Kalhoro",
            ["Thatta cannot follow Ghulam Shah Kalhoro"],
        ),
        (
            "anarchy",
            "fr",
            "given",
            "rouge a deux cartes en main : Thatta et Umarkot",
            ["rouge a en main Thatta et Umarkot"],
        ),
        (
            "anarchy",
            "fr",
            "given",
            "le Sind est tenu par rouge avec Ghulam Shah Kalhoro et Thatta",
            ["rouge gouverne le Sind avec Ghulam Shah Kalhoro et Thatta"],
        ),
        (
            "anarchy",
            "fr",
            "given",
            "rouge a Ghulam Shah Kalhoro au Sind, suivi de Thatta",
            ["rouge gouverne le Sind avec Ghulam Shah Kalhoro et Thatta"],
        ),
        (
            "anarchy",
            "fr",
            "given",
            "rouge n'a aucune carte qui puisse suivre",
            ["rouge n'a rien à ajouter"],
        ),
        (
            "anarchy",
            "fr",
            "when",
            "rouge pose Thatta et Umarkot au Sind pour tenter un coup d'État",
            ["rouge tente un coup d'État dans le Sind avec Thatta et Umarkot"],
        ),
        (
            "anarchy",
            "fr",
            "when",
            "vert décide de ne rien ajouter",
            ["vert n'ajoute rien"],
        ),
        (
            "anarchy",
            "fr",
            "when",
            "le gouvernement rouge de Pune attaque le Sind",
            ["rouge attaque le Sind depuis Pune"],
        ),
        (
            "anarchy",
            "fr",
            "when",
            "chacun mise 2 roupies",
            ["l'attaquant mise 2 roupies", "le défenseur mise 2 roupies"],
        ),
        (
            "anarchy",
            "fr",
            "when",
            "rouge joue Ghulam Shah Kalhoro comme chef",
            ["rouge pose Ghulam Shah Kalhoro comme chef"],
        ),
        (
            "anarchy",
            "fr",
            "then",
            "le contrôle du Sind revient à rouge",
            ["rouge prend le contrôle du Sind"],
        ),
        (
            "anarchy",
            "fr",
            "then",
            "le Sind reste aux mains de rouge",
            ["rouge garde le Sind"],
        ),
        (
            "anarchy",
            "fr",
            "then",
            "rouge renverse vert",
            ["le coup d'État de rouge réussit", "vert perd"],
        ),
        (
            "anarchy",
            "fr",
            "then",
            "les cartes de vert vont à rouge",
            ["rouge prend les cartes de vert"],
        ),
        (
            "anarchy",
            "fr",
            "then",
            "Thatta ne peut suivre Ghulam Shah Kalhoro",
            ["Thatta ne peut pas suivre Ghulam Shah Kalhoro"],
        ),
        (
            "anarchy",
            "fr",
            "then",
            "elle totalise 2 couronnes et 1 coffre",
            [
                "le dernier gouvernement posé a 2 couronnes",
                "le dernier gouvernement posé a 1 coffre",
            ],
        ),
        (
            "anarchy",
            "en",
            "given",
            "Paul governs the Carnatic zone with a meld showing two crowns",
            ["violet controls the Carnatic", "the government of the Carnatic has 2 crowns"],
        ),
        (
            "anarchy",
            "en",
            "given",
            "my meld shows one sword and two castles",
            [
                "the only government of violet has 1 sword",
                "the only government of violet has 2 castles",
            ],
        ),
        (
            "anarchy",
            "en",
            "given",
            "Lucy has one sword, two crowns and no castle in Pune",
            [
                "violet controls Pune",
                "the attack of Pune is 1",
                "the government of Pune has 2 crowns",
                "the government of Pune has 0 castles",
            ],
        ),
        (
            "anarchy",
            "en",
            "given",
            "the attacker has 5 swords and the defender 3 swords",
            ["the attacker has 5 swords", "the defender has 3 swords"],
        ),
        (
            "anarchy",
            "en",
            "given",
            "my melds show 12 treasure chests in all",
            ["the governments of violet have 12 chests"],
        ),
        (
            "anarchy",
            "en",
            "when",
            "I lay a legal Carnatic meld with two crowns",
            ["violet lays 2 crowns in the Carnatic"],
        ),
        (
            "anarchy",
            "en",
            "when",
            "I try a coup against Anna with a meld of 3 crowns",
            ["violet attempts a coup against green with 3 crowns"],
        ),
        (
            "anarchy",
            "fr",
            "given",
            "Nadia contrôle la zone carnatique avec deux couronnes",
            ["violet contrôle le Carnatic", "le gouvernement du Carnatic a 2 couronnes"],
        ),
        (
            "anarchy",
            "fr",
            "given",
            "ma combinaison montre une épée et deux châteaux",
            [
                "le seul gouvernement de violet a 1 épée",
                "le seul gouvernement de violet a 2 châteaux",
            ],
        ),
        (
            "anarchy",
            "fr",
            "when",
            "je pose une combinaison carnatique avec une seule couronne",
            ["violet pose 1 couronne dans le Carnatic"],
        ),
        (
            "anarchy",
            "fr",
            "when",
            "je tente un coup d'État contre Nadia avec une combinaison de 3 couronnes",
            ["violet tente un coup d'État contre vert avec 3 couronnes"],
        ),
        (
            "yellow_places",
            "en",
            "when",
            "I point at the bakery of 4 and say Pink has it",
            ["green says that pink holds the bakery of cell 4"],
        ),
        (
            "yellow_places",
            "en",
            "given",
            "I hold the tea house of 2 and not the restaurant of 2",
            ["green holds the tea house of cell 2", "green does not hold the restaurant of cell 2"],
        ),
        (
            "yellow_places",
            "en",
            "given",
            "it is Zoe's turn to place her pawn",
            ["it is the pawn stage"],
        ),
        (
            "yellow_places",
            "fr",
            "given",
            "c'est à Zoé de placer son pion",
            ["c'est l'étape des pions"],
        ),
        (
            "yellow_places",
            "fr",
            "given",
            "nous jouons à deux",
            ["une partie des Adresses jaunes à 2 joueurs"],
        ),
        (
            "yellow_places",
            "fr",
            "when",
            "je désigne la pâtisserie 8 et que j'annonce qu'elle est chez Rose",
            ["vert affirme que rose détient la pâtisserie de la case 8"],
        ),
    ],
)
def test_what_people_say_is_brought_to_the_sentence(
    game: str, language: str, kind: Kind, said: str, meant: list[str]
) -> None:
    saying = Saying(wordings(load().sentences.of(game)), language, [said])
    assert list(saying.understood(kind, said)) == meant


@pytest.mark.parametrize(
    ("game", "language", "kind", "said"),
    [
        # A word that would be dropped, a denial above all.
        ("whichside", "en", "then", "Rosa does not have 1 health"),
        ("whichside", "en", "then", "Rosa almost dies"),
        ("whichside", "en", "then", "the Russians never have 3 dollars"),
        ("whichside", "en", "then", "Rosa is not alive"),
        ("whichside", "fr", "then", "Rosa n'a pas 1 de santé"),
        ("whichside", "fr", "then", "Mei ne sort pas de prison"),
        ("whichside", "en", "then", "Rosa does not die and has 1 dollar or more"),
        ("postal", "en", "then", "Risk is not 3"),
        ("postal", "en", "then", "Police Threat hardly drops to 1"),
        ("postal", "en", "given", "the group has more than 3 dollars"),
        ("yellow_places", "en", "when", "pink and green put a cube"),
        ("yellow_places", "fr", "then", "le restaurant de la case 3 ne reçoit pas de cube jaune"),
        # Two meanings: which of them has to be asked.
        ("whichside", "en", "then", "the working hours are 14"),
        ("whichside", "fr", "given", "les salaires sont à 1"),
        # Of whom else it is said is no matter, but whether it is denied.
        ("whichside", "en", "then", "Rosa is dead, not Mei"),
        ("whichside", "en", "then", "the Russian Tenement pays 3 dollars, so 2 are left"),
        # What somebody wants is not so yet.
        ("whichside", "en", "given", "the Russian Tenement wants to have 2 dollars"),
        ("whichside", "en", "then", "Rosa does not die, nor Mei"),
        ("whichside", "en", "then", "Rosa, who is happy, is dead"),
        ("whichside", "en", "then", "the Russian Tenement can't"),
        # Who alone it is said of is more than that it is said.
        ("whichside", "en", "then", "only Rosa is at HEA 1"),
        ("whichside", "en", "then", "Rosa left home"),
        ("whichside", "fr", "then", "seule Rosa est à SAN 1"),
        ("whichside", "fr", "then", "il n'y a que Rosa à la maison"),
        ("yellow_places", "en", "when", "only green takes 1 cube off"),
        ("whichside", "en", "then", "just Rosa is at HEA 1"),
        ("whichside", "en", "then", "only one Italian worker is at HEA 1"),
        ("whichside", "en", "then", "not one Italian worker dies"),
        ("whichside", "en", "given", "the Italian workers are at home"),
        ("whichside", "en", "then", "another Italian woman is at HEA 1"),
        ("postal", "en", "then", "just Risk goes up"),
        # When it was, and what was done.
        ("whichside", "en", "given", "the Russian Tenement has called a doctor last turn"),
        ("whichside", "en", "then", "Rosa was in Jail yesterday"),
        ("whichside", "en", "then", "the Russians have 1 strike and did not use it"),
        ("whichside", "en", "given", "Rosa wants to work at Newtown Creek"),
        ("whichside", "en", "given", "the Russian Tenement tried to call a doctor this turn"),
        ("yellow_places", "en", "when", "green wrongly says that pink has the tea house of cell 5"),
        (
            "yellow_places",
            "en",
            "when",
            "green puts a disc before row 1 in order to ask for a tile",
        ),
        # What misery sells is no blow of a card.
        ("whichside", "en", "when", "Olga gives up 1 HEA"),
        ("whichside", "en", "when", "Olga pays 1 health"),
        # Not to have to is no refusal, and so many of them are not the one of that number.
        ("whichside", "en", "then", "they do not have to"),
        ("whichside", "en", "then", "2 of its plans are countered"),
        ("postal", "en", "then", "2 workers are injured and the rest are healthy"),
        ("postal", "en", "when", "we call off the doctor"),
        ("yellow_places", "en", "then", "it is not the turn of green"),
        ("whichside", "en", "then", "the Russians and the Italians have 3 dollars together"),
        # « Personnage » is no form of « personne », and « de plus » is not « ne plus ».
        ("whichside", "fr", "then", "un personnage meurt"),
        ("whichside", "fr", "then", "les Russes gagnent"),
        ("whichside", "fr", "given", "le Tenement russe a au moins 3 $"),
        ("whichside", "fr", "then", "le Tenement russe a plus d'argent"),
        ("whichside", "fr", "given", "le Tenement russe veut acheter la Laverie"),
        ("whichside", "fr", "given", "une autre mesure exceptionnelle n'a pas été contrée"),
        ("postal", "fr", "then", "un travailleur n'est plus blessé"),
        ("postal", "fr", "then", "on n'a plus 2 grèves"),
        ("postal", "fr", "then", "quatre travailleurs, dont un en prison"),
        ("postal", "fr", "given", "un travailleur sur deux meurt"),
        ("postal", "fr", "then", "seulement le Risque monte"),
        ("postal", "fr", "then", "un autre travailleur va en prison"),
        ("yellow_places", "fr", "then", "ce n'est pas à rose de jouer"),
        ("yellow_places", "fr", "then", "2 cubes ne sont plus sur le disque de vert"),
        ("yellow_places", "fr", "when", "vert dit à rose qu'il a le restaurant de la case 3"),
        (
            "yellow_places",
            "fr",
            "then",
            "vert ne peut poser un disque que devant la rue horizontale 2",
        ),
        # The contrary, word for word but for what stands for nothing elsewhere.
        ("whichside", "en", "then", "the Russian Tenement is with premises"),
        ("postal", "en", "when", "a worker goes from the Tenement"),
        ("yellow_places", "en", "then", "green has played"),
        ("yellow_places", "en", "then", "green has placed the pawn"),
        ("yellow_places", "en", "given", "2 tiles are found"),
        ("yellow_places", "en", "then", "green has placed the pawn first"),
        ("whichside", "en", "given", "the Russian Tenement has played"),
        ("yellow_places", "en", "given", "a single tile remains not hidden"),
        ("yellow_places", "en", "given", "my disc is in front of the street without 4, 5 and 6"),
        ("yellow_places", "fr", "given", "trois joueurs s'installent pas"),
        # What is paid, who lives there, and whose worker it is, is not left out.
        ("whichside", "en", "when", "the Italian Tenement pays the doctor 3 dollars for Rosa"),
        ("whichside", "fr", "when", "le Tenement italien paie 3 $ au médecin pour Rosa"),
        ("whichside", "en", "when", "the Russian Tenement sends Rosa to the work at Newtown Creek"),
        ("whichside", "en", "then", "Rosa comes back to the Russian Tenement"),
        ("whichside", "en", "then", "the Russians may"),
        ("whichside", "en", "given", "Rosa is at home last turn and Mei is dead"),
        # Two people: who is she?
        ("whichside", "en", "then", "she dies"),
        # Who of them can act is more than how many; another one is one more.
        ("postal", "en", "then", "3 healthy workers can act"),
        ("postal", "en", "then", "3 injured workers can act"),
        ("postal", "fr", "then", "3 blessés peuvent agir"),
        ("postal", "en", "given", "another worker is hurt"),
        ("postal", "en", "given", "another of us is in jail"),
        # Of the hand of somebody else one may speak, and what is checked is no hand alone.
        ("yellow_places", "en", "when", "green tells everyone which tiles pink holds"),
        ("yellow_places", "en", "when", "the players check whether blue holds the tile"),
        # Nothing asks whether it is the reason; whose it is, is not said twice.
        ("whichside", "en", "then", "Rosa is dead because she is in the Jail box"),
        ("anarchy", "en", "then", "the defender wins because the bill is 0"),
        ("whichside", "en", "then", "it is refused because the Russian Tenement pays 1 dollar"),
        ("whichside", "en", "then", "the Russians have 1 strike because they lost 2 dollars"),
        ("whichside", "en", "then", "so has Rosa"),
        ("yellow_places", "en", "given", "pink has not placed a disc and so has green"),
        ("yellow_places", "en", "given", "the bakery of cell 2, and blue has one"),
        # When it was, and whether it came out so, is not dropped with what is said beside.
        ("whichside", "en", "then", "Rosa is in the Jail box the next turn"),
        ("whichside", "en", "then", "Rosa almost immediately dies"),
        ("whichside", "fr", "then", "Rosa y reste"),
        ("whichside", "fr", "given", "mes cinq personnages sont à SAN 2"),
        ("whichside", "fr", "given", "les quatre Chinois sont à SAN 2"),
        ("postal", "en", "then", "Unsanitary hardly climbs by 2 notches"),
        ("postal", "en", "then", "we did it"),
        ("postal", "en", "then", "Police Threat is not lowered by 1"),
        ("postal", "fr", "then", "l'Insalubrité ne grimpe pas de 2 crans"),
        # Who reveals the tile that was designated does not talk about the hand.
        ("yellow_places", "en", "then", "pink must not reveal the tile"),
        ("yellow_places", "fr", "then", "rose ne doit pas révéler la tuile"),
        ("yellow_places", "fr", "when", "rose révèle la tuile"),
        # Whose government it is, from whom something comes and to whom it goes, and who alone.
        ("anarchy", "en", "then", "only violet controls Pune"),
        ("anarchy", "en", "then", "another player controls Pune"),
        ("anarchy", "en", "then", "violet never controls Pune"),
        ("anarchy", "en", "then", "violet does not win the war"),
        ("anarchy", "en", "then", "nobody wins the war"),
        ("anarchy", "en", "then", "the coup does not fail"),
        ("anarchy", "en", "then", "violet doesn't take Tipu Sultan"),
        ("anarchy", "en", "then", "Tipu Sultan is not destroyed"),
        ("anarchy", "en", "then", "violet takes Tipu Sultan from green"),
        ("anarchy", "en", "then", "only Tipu Sultan is destroyed"),
        ("anarchy", "en", "then", "violet gives Tipu Sultan to green"),
        ("anarchy", "en", "then", "Tipu Sultan is not the leader"),
        ("anarchy", "en", "then", "Tipu Sultan leaves the hand of violet"),
        ("anarchy", "en", "then", "violet holds only Tipu Sultan"),
        ("anarchy", "en", "then", "the bids do not go to the bank"),
        ("anarchy", "en", "then", "only violet's bid goes to the bank"),
        ("anarchy", "en", "then", "violet pays the bank 3 rupees"),
        ("anarchy", "en", "then", "the bank gets 3 rupees from violet"),
        ("anarchy", "en", "then", "violet takes no cards of green"),
        ("anarchy", "en", "then", "Pune is no longer neutral"),
        ("anarchy", "en", "then", "violet can attack Pune only from Mysore"),
        ("anarchy", "en", "then", "violet need not attack Pune"),
        ("anarchy", "en", "when", "violet does not attack Pune from Mysore"),
        ("anarchy", "en", "when", "violet attacks Pune from Mysore without swords"),
        ("anarchy", "en", "when", "violet lays Tipu Sultan but not Haidar Ali"),
        ("anarchy", "en", "when", "violet adds Tipu Sultan to green's government of Mysore"),
        ("anarchy", "en", "when", "violet adds Tipu Sultan to green's meld"),
        ("anarchy", "en", "when", "violet strengthens green's Mysore with Tipu Sultan"),
        ("anarchy", "en", "when", "violet attempts no coup"),
        ("anarchy", "en", "when", "violet makes Tipu Sultan the leader of green's Mysore meld"),
        ("anarchy", "en", "when", "violet replaces green's Haidar Ali with Tipu Sultan"),
        ("anarchy", "en", "when", "violet attacks green's Pune from red's Mysore"),
        ("anarchy", "en", "when", "violet puts Haidar Ali under green's Tipu Sultan"),
        ("anarchy", "en", "when", "violet lays Tipu Sultan face down"),
        ("anarchy", "en", "when", "only violet bids"),
        ("anarchy", "en", "when", "violet lays all cards in hand but Tipu Sultan"),
        ("anarchy", "en", "when", "violet lays Haidar Ali without Tipu Sultan"),
        ("anarchy", "en", "given", "green used to control Pune with Lohagad"),
        ("anarchy", "en", "given", "green wants to control Pune"),
        ("anarchy", "en", "given", "green had Pune last turn"),
        ("anarchy", "en", "given", "green had Tipu Sultan in hand last turn"),
        ("anarchy", "en", "given", "violet governs Pune with Balaji Baji Rao but not Lohagad"),
        ("anarchy", "en", "given", "nobody but green controls Pune"),
        ("anarchy", "en", "given", "green governs Pune with Lohagad and no longer Mysore"),
        ("anarchy", "en", "given", "green has given Tipu Sultan to violet"),
        ("anarchy", "en", "given", "green's hand is not empty"),
        ("anarchy", "en", "given", "green rules Pune with Balaji Baji Rao and Lohagad in hand"),
        ("anarchy", "fr", "then", "seul violet contrôle Pune"),
        ("anarchy", "fr", "then", "violet ne gagne jamais"),
        ("anarchy", "fr", "then", "le coup d'État n'échoue pas"),
        ("anarchy", "fr", "then", "Tipu Sultan n'est pas le chef"),
        ("anarchy", "fr", "then", "violet donne 3 roupies à la banque"),
        ("anarchy", "fr", "then", "la banque reçoit 3 roupies de violet"),
        ("anarchy", "fr", "then", "Pune n'est plus neutre"),
        ("anarchy", "fr", "when", "violet attaque Pune depuis Mysore sans épées"),
        ("anarchy", "fr", "when", "violet pose Haidar Ali sans Tipu Sultan"),
        ("anarchy", "fr", "when", "violet ajoute Tipu Sultan à la combinaison de vert"),
        ("anarchy", "fr", "when", "violet met Tipu Sultan à la place du Haidar Ali de vert"),
        ("anarchy", "fr", "when", "seul violet mise"),
        ("anarchy", "fr", "given", "vert veut contrôler Pune"),
        ("anarchy", "fr", "given", "vert avait Pune au tour d'avant"),
        ("anarchy", "fr", "given", "vert gouverne Pune avec Balaji Baji Rao mais pas Lohagad"),
        ("anarchy", "fr", "given", "vert a donné Tipu Sultan à violet"),
    ],
)
def test_what_is_not_said_so_is_not_understood(
    game: str, language: str, kind: Kind, said: str
) -> None:
    saying = Saying(wordings(load().sentences.of(game)), language, [said])
    saying.hear("Rosa is at home")
    saying.hear("Mei is at home")
    assert saying.understood(kind, said) == ()


def test_a_family_is_written_once_and_names_types() -> None:
    known = Wordings(load().sentences.of("postal"))
    own = {
        "families": {"zooms": ["zoom(|s) off", "<hops>"], "hops": ["hops"]},
        "phrases": [["(<Gauge>) (?:<zooms>)", r"\1 goes up"], ["<Tenement> sings", "we win"]],
        "then": {"{thing} goes down": ["{thing:Thing} (<hops>) backwards"]},
    }
    known._data = [{"en": own}, *known._data]

    assert known.understood("then", "Risk zooms off", "en") == ("Risk goes up",)
    assert known.understood("then", "Police Threat hops", "en") == ("Police Threat goes up",)
    assert known.understood("then", "Savings hops backwards", "en") == ("the Savings go down",)
    known = Wordings(load().sentences.of("postal"))
    known._data = [{"en": {"phrases": [["<unheard>", ""]]}}, *known._data]
    with pytest.raises(SentenceError, match="no family 'unheard'"):
        known.understood("then", "Risk zooms off", "en")


def test_whoever_has_a_name_of_his_own_has_a_place_of_his_own() -> None:
    said = "Priya has the tea house of district 5"
    mine, other = "I have the bakery of district 2", "my neighbour has the restaurant of district 3"
    known = Wordings(load().sentences.of("yellow_places"))
    someone = [["[A-Z][a-z]+", "Player", "{name}"], ["my neighbour", "Player", "{name}"]]
    known._data = [{"en": {"someone": someone}}, *known._data]
    saying = Saying(known, "en", [said, mine, other, "The cell of Priya"])
    assert [saying.understood("given", one) for one in (said, mine, other)] == [
        ("pink holds the tea house of cell 5",),
        ("green holds the bakery of cell 2",),
        ("blue holds the restaurant of cell 3",),
    ]


@pytest.mark.parametrize(
    ("language", "texts", "kind", "meant"),
    [
        ("en", ["UNS 3", "a worker at HEA 1"], "given", ["Rosa is at HEA 1"]),
        ("en", ["a player has no money at all"], "given", ["the Italian Tenement has 0 dollars"]),
        # Nobody says of which of them, or of which of the two who are named.
        ("en", ["every Tenement has UNS 2", "UNS rises to 3"], "then", []),
        ("en", ["a worker in jail and a worker at HEA 1"], "given", []),
        ("en", ["the Russians and the Chinese are broke", "the player is in misery"], "then", []),
        ("en", ["a worker dies"], "then", []),
        (
            "en",
            ["we are the Russians", "our PT is -1"],
            "then",
            ["the Police Threat of the Russian Tenement is -1"],
        ),
        (
            "en",
            ["my Chinese have 4 dollars", "we call a doctor for one of mine"],
            "when",
            ["the Chinese Tenement calls a doctor for Mei"],
        ),
        (
            "en",
            ["Sam has $4 and Emma has $0", "Emma has $2"],
            "given",
            ["the American Tenement has 2 dollars"],
        ),
        (
            "en",
            ["old Marco is bedridden", "Marco dies"],
            "then",
            ["Carlo dies"],
        ),
        (
            "fr",
            ["nous n'avons retourné qu'une seule des deux cartes planifiées"],
            "given",
            ["1 de ses plans sont contrés"],
        ),
        ("fr", ["l'une des trois cartes planifiées n'est pas retournée"], "given", []),
        (
            "fr",
            ["mes Chinois ont 4 $", "il me reste 2 $"],
            "then",
            ["le Tenement chinois a 2 $"],
        ),
    ],
)
def test_whoever_has_no_name_is_somebody_of_the_right_home(
    language: str, texts: list[str], kind: Kind, meant: list[str]
) -> None:
    saying = Saying(wordings(load().sentences.of("whichside")), language, texts)
    for text in texts[:-1]:
        saying.hear(text)
    assert list(saying.understood(kind, texts[-1])) == meant


def test_one_way_of_speaking_may_stand_for_several_sentences() -> None:
    known = Wordings(load().sentences.of("whichside"))
    ways = {"{who} is at HEA 1; {who} is in the Jail box": ["{who:Person} rots in a hole"]}
    known._data = [{"en": {"given": ways}}, *known._data]
    assert known.understood("given", "Rosa rots in a hole", "en") == (
        "Rosa is at HEA 1",
        "Rosa is in the Jail box",
    )
    assert known.understood("given", "Rosa rots", "en") == ()


def test_of_a_man_and_a_woman_she_is_the_woman() -> None:
    saying = Saying(wordings(load().sentences.of("whichside")), "en", ())
    saying.hear("Rosa is at home")
    saying.hear("Carlo is at home")
    assert saying.understood("then", "she dies") == ("Rosa dies",)
    assert saying.understood("then", "he dies") == ("Carlo dies",)
    saying.hear("Mei is at home")
    assert saying.understood("then", "she dies") == ()
    assert saying.understood("then", "Mei is on Arrest, and she survives") == (
        "Mei is on the Arrest box",
        "Mei is alive",
    )


TABLE = """
Feature: Ours
  Scenario: One of us is on Arrest
    Given we play Which Side
    And one of us is under arrest and in good health
    And my Tenement has no money left
    And all others have 20 dollars
    When it is time to pay the cost of living
    Then {then}
"""


def test_a_question_without_a_sentence_of_ours_is_answered(tmp_path: Path) -> None:
    verdict = ask(TABLE.format(then="my Tenement ends up in misery and she survives"))

    assert verdict.verdict == "holds", verdict.text
    told_as = [(step.text, step.said) for step in verdict.rulings[0].steps]
    assert told_as[1:3] == [
        ("Rosa is on the Arrest box", "one of us is under arrest and in good health"),
        ("Rosa is at HEA 2", "one of us is under arrest and in good health"),
    ]
    assert ask(TABLE.format(then="she dies")).verdict != "holds"
    assert ask(TABLE.format(then="she sings")).verdict == "not understood"

    file = tmp_path / "ours.feature"
    file.write_text(TABLE.format(then="she survives"), "utf-8")
    assert "Étant donné une partie de Which Side" in translate(file, "fr").text
    canonical = translate(file, "en").text
    assert "    And Rosa is at HEA 2\n" in canonical
    file.write_text(canonical, "utf-8")
    assert ask(canonical).verdict == "holds"


def test_what_may_still_come_is_not_denied_while_somebody_decides() -> None:
    text = """
Feature: Ours
  Scenario: Misery
    Given we play Which Side
    And the Italian Tenement has 0 dollars
    And the Italian Tenement owns no premises
    And all others have 20 dollars
    When the cost of living is due
    Then {then}
"""
    # Who loses health is still decided.
    assert ask(text.format(then="Rosa has 1 HP")).verdict == "not understood"
    assert ask(text.format(then="Rosa is at HEA 1")).verdict == "fails"


def test_what_stays_as_it_is_when_a_move_is_refused_is_not_denied() -> None:
    text = """
Feature: Ours
  Scenario: Bedridden
    Given we play Which Side
    And Carlo is bedridden
    When Carlo has to go to prison
    Then {then}
"""
    # The move is refused: nothing tells whether that is what is asked.
    assert ask(text.format(then="Carlo stays at home")).verdict == "not understood"
    assert ask(text.format(then="Carlo goes to jail")).verdict == "fails"
    # Nobody's own words say too little.
    assert ask(text.format(then="Carlo is at home")).verdict == "fails"
    postal = """
Feature: Ours
  Scenario: Too dear
    Given a means of production may be taken
    And we have 2 dollars
    When the group takes the means of production for 8 dollars
    Then {then}
"""
    assert ask(postal.format(then="we still have 2 dollars")).verdict == "not understood"
    assert ask(postal.format(then="we have 1 dollar")).verdict == "fails"


def test_with_a_suggestion_whoever_is_called_i_stays_the_same() -> None:
    text = TABLE.format(then="my Tenement stays well out of misery")
    feature, _ = read_text(text, Path("whichside", "ours.feature"), "en")
    assert feature is not None

    found = suggestions(feature, load())

    assert {line: near[0] for line, (_, near) in found.items()} == {
        4: "a game of Which Side",
        5: "Rosa is on the Arrest box\nRosa is at HEA 2",
        6: "the Italian Tenement has 0 dollars",
        7: "the other Tenements have 20 dollars",
        8: "the cost of living falls due",
        9: "the Italian Tenement does not fall into misery",
    }


def _first(game: str, text: str, language: str = "en") -> list[str]:
    """The first suggestion for each line that is not understood."""
    feature, _ = read_text(text, Path(game, "ours.feature"), language)
    assert feature is not None
    return [near[0] for _, near in suggestions(feature, load()).values()]


def test_in_a_suggestion_whoever_was_spoken_of_last_is_meant() -> None:
    english = """
    Feature: Ours
      Scenario: Found
        Given blue holds the bakery of cell 4
        And blue has a disc before row 2 with 1 cube
        When green places the pawn in cell 4 and designates the bakery of cell 4
        Then blue reveals 1 tile
        And his disc at street 4-5-6 has no cube any more
    """
    french = """
    Fonctionnalité: À nous
      Scénario: Trouvée
        Étant donné que vert détient le salon de thé de la case 5
        Et que vert a un disque devant la rue verticale 2 avec 3 cubes
        Quand rose place son pion dans la case 5 et désigne le salon de thé de la case 5
        Alors vert révèle 1 tuile
        Et il reste 2 cubes sur son disque de la rue 2-5-8
    """
    assert _first("yellow_places", english) == ["the disc of blue before row 2 bears 0 cubes"]
    assert _first("yellow_places", french, "fr") == [
        "le disque du joueur vert devant la rue verticale 2 porte 2 cubes"
    ]


@pytest.mark.parametrize(
    ("when", "then", "meant"),
    [
        (
            "Bessy wants to use the agitation of the Western Pen, which costs $1",
            "she is not allowed to, because she cannot pay",
            ["Bessy goes to the agitation at the Western Pen", "the move is refused"],
        ),
        (
            "Bessy (the youngest) goes to the agitation at the Western Pen",
            "since she has no money, the move is refused",
            ["Bessy goes to the agitation at the Western Pen", "the move is refused"],
        ),
    ],
)
def test_a_suggestion_may_leave_out_a_reason_and_what_is_said_by_the_way(
    when: str, then: str, meant: list[str]
) -> None:
    text = f"""
    Feature: Ours
      Scenario: Short of money
        Given a game of Which Side
        And Bessy is in the Jail box
        And the American Tenement has 0 dollars
        When {when}
        Then {then}
    """
    assert _first("whichside", text) == meant
    known = wordings(load().sentences.of("whichside"))
    assert Saying(known, "en", [when]).understood("when", when) == ()


def test_with_a_suggestion_what_only_follows_names_whoever_asks() -> None:
    text = """
    Feature: Ours
      Scenario: Nowhere to go
        Given none of my characters worked at Triangle Shirtwaist Factory today
        And I own no premises
        When the misfortunes begin
        Then nobody dies
    """
    assert "the Italian Tenement owns no premises" in _first("whichside", text)


def test_a_given_that_only_follows_must_be_so() -> None:
    text = """
Feature: Ours
  Scenario: Premises
    Given we play Which Side
    And the Russian Tenement has 9 dollars{and_}
    And the others have 20 dollars
    When the cost of living is due
    Then the Russian Tenement stays out of misery
"""
    assert ask(text.format(and_=" and no premises")).verdict == "holds"
    assert ask(text.format(and_=" and its cost of living is 2 dollars")).verdict != "holds"


@pytest.mark.parametrize(
    ("opening", "givens", "when", "then"),
    [
        (
            "a postal game",
            ("3 healthy workers", "2 healthy workers"),
            "the workers' phase begins",
            ("3 workers can act", "2 workers can act"),
        ),
        (
            "a postal game",
            ("all the workers are healthy", "1 injured worker"),
            "the workers' phase begins",
            ("there is 1 injured worker", "there are 0 injured workers"),
        ),
        (
            "a postal game",
            ("the mode is Hard", "the mode is Normal"),
            "the Cost of Living is counted",
            ("the Cost of Living is 5 dollars", "the Cost of Living is 6 dollars"),
        ),
        (
            "a postal game",
            ("the roll of the offensive is 3",),
            "the die shows 4",
            ("Police Threat is 1", "Unsanitary is 1"),
        ),
        (
            "a postal game",
            ("no die raised the cost of living", "the die was a 1"),
            "the Cost of Living is counted",
            ("the Cost of Living is 5 dollars", "the Cost of Living is 6 dollars"),
        ),
        (
            "a game of Yellow Places",
            ("pink holds the tea house of cell 5", "nobody holds the tea house of cell 5"),
            "green designates the tea house of cell 5",
            ("pink reveals the tea house of cell 5", "nobody reveals a tile"),
        ),
        (
            "a game of Yellow Places",
            ("green has announced that pink holds the tea house of cell 5", "it is the conclusion"),
            "blue says that pink holds the tea house of cell 5",
            ("every player has lost", "no player has lost"),
        ),
        (
            "a game of Yellow Places",
            ("3 tiles are hidden in the hands", "2 tiles are hidden in the hands"),
            "green makes 2 right accusations",
            ("every player has won", "the game goes on"),
        ),
        (
            "a game of Yellow Places",
            ("green has designated the tea house of cell 5 this round",),
            "the tea house of cell 6 turns out to be in no hand",
            ("nobody reveals a tile", "a neutral cube is on the tea house of cell 5"),
        ),
    ],
)
def test_of_two_things_that_cannot_both_be_so_none_is_forgotten(
    opening: str, givens: tuple[str, ...], when: str, then: tuple[str, ...]
) -> None:
    for said in permutations(givens):
        assert all(_verdict(opening, said, when, one) != "holds" for one in then)


@pytest.mark.parametrize(
    "givens",
    [
        ("0 characters of the Italian Tenement are in the Jail box", "Rosa is in the Jail box"),
        ("0 characters of the Italian Tenement are at HEA 1", "Rosa is at HEA 1"),
        ("Rosa is at home", "all the characters of the Italian Tenement are in the Jail box"),
        ("Rosa is at HEA 2", "Rosa is dead"),
        ("Rent Rise is in force", "0 exceptional measures are in force"),
        (
            "the strategy is Challenge to Industry Laws and plan 1 is countered",
            "2 of its plans are countered",
        ),
        ("2 incidents are drawn", "3 incidents are drawn"),
        ("the team is granted 1 solidarity card", "2 incidents are drawn"),
        ("a strategy with 2 plans is in play", "the team has still to turn up 1 of the strategies"),
        ("the team is granted 2 solidarity cards", "the team is granted 1 solidarity card"),
        ("2 people share the Tenements", "3 people are at the table"),
        (
            "the turn is at the daily actions and it is the turn of the Russian Tenement",
            "the Russian Tenement has passed",
        ),
        (
            "the Russian Tenement and the Italian Tenement tie for the highest Risk",
            "the Risk of every Tenement is 5",
        ),
    ],
)
def test_of_two_contrary_givens_none_is_forgotten(givens: tuple[str, str]) -> None:
    for said in permutations(givens):
        for then in ("Rosa is alive", "Rosa is dead"):
            assert _verdict("we play Which Side", said, None, then) != "holds"
    assert "holds" in {  # it is understood, and one of them alone can be said
        _verdict("we play Which Side", (one,), None, "Alexei is alive") for one in givens
    }


def test_what_is_due_can_be_said_in_any_order() -> None:
    due = ("the Russian Tenement still owes 2 dollars in misery", "2 incidents are drawn")
    for said in permutations(due):
        assert _verdict("we play Which Side", said, None, "Alexei is alive") == "holds"


def _verdict(opening: str, givens: Sequence[str], when: str | None, then: str) -> str:
    said = [f"Given {opening}", *(f"And {one}" for one in givens)]
    steps = [*said, *([f"When {when}"] if when else []), f"Then {then}"]
    return ask("\n".join(["Feature: Ours", "  Scenario: Both", *steps])).verdict


@pytest.mark.parametrize(
    ("language", "table", "said", "verdict"),
    [
        ("en", "violet has 7 rupees", "violet has between 5 and 12 rupees", "holds"),
        ("en", "violet has 7 rupees", "violet has between 7 and 8 rupees", "holds"),
        ("en", "violet has 7 rupees", "violet has between 8 and 12 rupees", "fails"),
        ("en", "violet has 7 rupees", "violet has between 5 and 6 rupees", "fails"),
        ("en", "violet has 7 rupees", "violet does not have between 5 and 6 rupees", ""),
        ("en", "violet has between 5 and 6 rupees", "violet has 5 rupees", ""),
        ("fr", "violet a 7 roupies", "violet a entre 5 et 12 roupies", "holds"),
        ("fr", "violet a 7 roupies", "violet a entre 8 et 12 roupies", "fails"),
        ("fr", "violet a 7 roupies", "violet n'a pas entre 8 et 12 roupies", ""),
    ],
)
def test_a_range_is_two_bounds(language: str, table: str, said: str, verdict: str) -> None:
    english = f"    Given a game of The Anarchy\n    And {table}\n    Then {said}"
    french = f"    Étant donné une partie de The Anarchy\n    Et que {table}\n    Alors {said}"
    head = {
        "en": "Feature: F\n  Scenario: S\n",
        "fr": "# language: fr\nFonctionnalité: F\n  Scénario: S\n",
    }
    text = head[language] + {"en": english, "fr": french}[language]
    assert ask(text).verdict == (verdict or "not understood")
