"""The extension's own words, in English and in French.

They are few and belong to the data they stand beside, so they are kept here and not in a gettext
catalogue: a reference that shows both languages on one page needs both at once anyway.
"""

from __future__ import annotations

import re
from typing import Final

from whichside_rules.shared.punctuation import colon

LANGUAGES: Final = ("en", "fr")

_LABELS: Final[dict[str, tuple[str, str]]] = {
    # a map
    "map.described": (
        "Map of the zones: each line is a border. The list below says the same.",
        "Carte des zones : chaque trait est une frontière. La liste ci-dessous dit la même chose.",
    ),
    "map.in-words": ("The map in words", "La carte en mots"),
    # a table
    "laid.drawn": ("drawn before and after", "dessiné avant et après"),
    "laid.new": ("A new game", "Une nouvelle partie"),
    # a turn
    "turn.described": (
        "The course of the game, from top to bottom. The list below says the same.",
        "Le cours de la partie, de haut en bas. La liste ci-dessous dit la même chose.",
    ),
    "turn.in-words": ("The course in words", "Le cours de la partie en mots"),
    "turn.once": ("Once", "Une fois"),
    "turn.again-and-again": ("Again and again", "Encore et encore"),
    "turn.anywhere": ("Whenever it comes up", "Chaque fois que cela se présente"),
    "turn.may-be-asked": ("May be asked in it", "On peut y demander"),
    "turn.end": ("End of the game", "Fin de la partie"),
    "turn.chance": ("a die or a card decides", "un dé ou une carte décide"),
    "turn.how.alone": ("one player at a time", "une personne à la fois"),
    "turn.how.any-order": ("everybody, in any order", "tout le monde, dans n'importe quel ordre"),
    "turn.how.together": ("all together", "tout le monde ensemble"),
    "turn.how.secretly": ("everybody, without showing it", "tout le monde, sans le montrer"),
    "turn.again": ("several times", "plusieurs fois"),
    "turn.skipped": ("left out where there is nothing to do", "omis s'il n'y a rien à y faire"),
    "turn.unusual": ("in some set-ups only", "dans certaines mises en place seulement"),
    "turn.mostly": (
        "Unless it says otherwise they decide so: {}.",
        "Sauf indication contraire, on décide ainsi : {}.",
    ),
    "turn.back-to": (
        "After {} it goes on with {}, or the game ends.",
        "Après {}, on reprend à {}, ou la partie finit.",
    ),
    "turn.signs": (
        "In a circle people decide, in a square a die or a card.",
        "Dans un cercle, des personnes décident ; dans un carré, un dé ou une carte.",
    ),
    "turn.found": (
        "Found by playing {} games by these rules; what is rare may be missing.",
        "Trouvé en jouant {} parties selon ces règles ; ce qui est rare peut y manquer.",
    ),
    # kinds and states of a clause
    "kind.definition": ("definition", "définition"),
    "kind.component": ("component", "matériel"),
    "kind.setup": ("set-up", "mise en place"),
    "kind.variant": ("variant", "variante"),
    "kind.rule": ("rule", "règle"),
    "kind.example": ("worked example", "exemple chiffré"),
    "kind.scenario": ("scenario", "scénario de jeu"),
    # Said beside the kind of the clause, with which it agrees in French.
    "status.informative": ("informative", "informatif"),
    "status.informative.feminine": ("informative", "informative"),
    "status.normative": ("normative", "normatif"),
    "state.proved": ("proved", "prouvée"),
    "state.failed": ("failing", "en échec"),
    "state.not-run": ("not run", "non exécutée"),
    "state.expected": ("known failure", "échec connu"),
    "state.unproved": ("no scenario", "sans scénario"),
    "state.informative": ("no proof needed", "sans preuve requise"),
    # The same of several clauses, after their number.
    "states.proved": ("proved", "prouvées"),
    "states.failed": ("failing", "en échec"),
    "states.not-run": ("not run", "non exécutées"),
    "states.expected": ("known failures", "échecs connus"),
    "states.unproved": ("without a scenario", "sans scénario"),
    "reviews.changed": ("to be reviewed again", "à revoir"),
    "reviews.never": ("not reviewed yet", "pas encore relues"),
    # whether the scenarios were compared with the texts as they stand
    "review.changed": ("to be reviewed again", "à revoir"),
    "review.never": ("not reviewed yet", "pas encore relue"),
    # verdicts of a scenario
    "verdict.passed": ("passed", "réussi"),
    "verdict.failed": ("failed", "échoué"),
    "verdict.error": ("error", "erreur"),
    "verdict.xfailed": ("known failure", "échec connu"),
    "verdict.xpassed": ("unexpected pass", "succès inattendu"),
    "verdict.skipped": ("skipped", "ignoré"),
    "verdict.not-run": ("not run", "non exécuté"),
    # parts of a clause section
    "source": ("Source", "Source"),
    "readings": ("Readings", "Lectures"),
    "reading": ("Reading", "Lecture"),
    "erratum": ("Erratum", "Erratum"),
    "otherwise": ("Otherwise:", "Sinon :"),
    "implemented": ("Implemented by", "Mise en œuvre"),
    "api": ("API", "API"),
    "source-code": ("source", "code"),
    "repository": ("repository", "dépôt"),
    "why-informative": ("No scenario needed", "Sans scénario"),
    "digest": ("Digest", "Empreinte"),
    "scenarios": ("Scenarios", "Scénarios"),
    "no-scenarios": ("No scenario yet.", "Pas encore de scénario."),
    "permalink": ("Permanent link to this clause", "Lien permanent vers cette clause"),
    # summary lines
    "n.clause": ("1 clause", "1 clause"),
    "n.clauses": ("{} clauses", "{} clauses"),
    "n.scenario": ("1 scenario", "1 scénario"),
    "n.scenarios": ("{} scenarios", "{} scénarios"),
    "n.use": ("1 use", "1 emploi"),
    "n.uses": ("{} uses", "{} emplois"),
    "n.sentence": ("1 sentence", "1 phrase"),
    "n.sentences": ("{} sentences", "{} phrases"),
    "run": ("Verdicts of the run of {}", "Verdicts de l'exécution du {}"),
    "commit": ("commit", "commit"),
    "no-run": (
        "No test run is recorded: every scenario is shown as not run.",
        "Aucune exécution n'est enregistrée : chaque scénario est donné comme non exécuté.",
    ),
    # coverage
    "chapter": ("Chapter", "Chapitre"),
    "clauses": ("Clauses", "Clauses"),
    "normative": ("Normative", "Normatives"),
    "informative": ("Informative", "Informatives"),
    "proved": ("Proved", "Prouvées"),
    "failing": ("Failing", "En échec"),
    "not-run": ("Not run", "Non exéc."),
    "unproved": ("No scenario", "Sans scénario"),
    "coverage": ("Coverage", "Couverture"),
    "total": ("Whole game", "Jeu entier"),
    "all-proved": (
        "Nothing: every normative clause is proved.",
        "Rien : chaque clause normative est prouvée.",
    ),
    # breaks
    "breaks": ("Breaks noticed", "Altérations remarquées"),
    "same": ("Make no difference", "Sans effet"),
    "apart": ("Stand aside", "À part"),
    "same.why": (
        "Breaks that make no difference, with the reason:",
        "Altérations sans effet, avec la raison (en anglais) :",
    ),
    "sample.broad": (
        "Of breaks of a second kind (order, exchange, what is cut short or done twice, booleans, "
        "words, lists) {} of {} were drawn: {} of {} noticed; {} make no difference.",
        "D'altérations d'une seconde sorte (ordre, échange, ce qui est écourté ou fait deux fois, "
        "booléens, mots, listes), {} ont été tirées au sort sur {} : {} sur {} remarquées ; {} "
        "sans effet.",
    ),
    "sample.tests": (
        "Of those that stand aside {} of {} were drawn: {} of {} noticed, by scenarios or by "
        "tests; {} make no difference.",
        "De celles qui restent à part, {} ont été tirées au sort sur {} : {} sur {} remarquées, "
        "par des scénarios ou par des tests ; {} sans effet.",
    ),
    "sample.first": (
        "Of the breaks {} of {} were drawn: {} of {} noticed; {} make no difference.",
        "Des altérations, {} ont été tirées au sort sur {} : {} sur {} remarquées ; {} sans effet.",
    ),
    "noticed": ("{} of {} breaks noticed", "altérations remarquées : {} sur {}"),
    "noticed.short": ("{} of {}", "{} sur {}"),
    "not-measured": ("breaks not measured", "altérations non mesurées"),
    "not-measured.short": ("not measured", "non mesurées"),
    "missed": ("Breaks that no scenario notices:", "Altérations qu'aucun scénario ne remarque :"),
    "breaks-run": ("Breaks of the run of {}", "Altérations de l'exécution du {}"),
    "no-clauses": ("No clauses are published yet.", "Aucune clause n'est encore publiée."),
    # readings
    "hangs-on": ("Readings in force:", "Lectures en vigueur :"),
    "errata": ("Settled by erratum:", "Tranché par l'erratum :"),
    # Said of a scenario that is told in the other language than it is written in.
    "written-in": ("written in French", "écrit en anglais"),
    "stand-ins": (
        "Rests on stand-ins of ours, look at your copy:",
        "Repose sur des bouche-trous de notre cru, à vérifier sur votre exemplaire :",
    ),
    "not-default": ("not the default", "hors défaut"),
    "default": ("default", "par défaut"),
    "options": ("Options", "Options"),
    "why": ("Why", "Pourquoi"),
    "excluded": ("Excluded", "Exclu"),
    "touches": ("Clauses touched", "Clauses concernées"),
    "field": ("Set-up field", "Champ de mise en place"),
    "no-readings": ("No reading is registered.", "Aucune lecture n'est enregistrée."),
    # vocabulary
    "given": ("Given", "Étant donné"),
    "when": ("When", "Quand"),
    "then": ("Then", "Alors"),
    "given.title": ("Given: the position", "Étant donné : la position"),
    "when.title": ("When: the moves", "Quand : les coups"),
    "then.title": ("Then: what is observed", "Alors : ce que l'on constate"),
    "takes.title": ("What may be filled in", "Ce que l'on peut y mettre"),
    "used": ("Used in", "Employée dans"),
    "more": ("and {} more", "et {} de plus"),
    "unused": ("not used yet", "pas encore employée"),
    "function": ("Function", "Fonction"),
    "no-vocabulary": ("No step sentence is registered.", "Aucune phrase n'est enregistrée."),
    # index and search
    "index": ("Clause index", "Index des clauses"),
    "jump": ("Jump to clause", "Aller à la clause"),
    "jump.placeholder": ("clause, words, question", "clause, mots, question"),
    "jump.none": ("No clause matches.", "Aucune clause ne correspond."),
    "jump.hits": ("Clauses", "Clauses"),
    "jump.goto": ("clause", "clause"),
    "language": ("Language", "Langue"),
    "colon": (colon("en"), colon("fr")),
    "semicolon": ("; ", " ; "),
    # the foot of every page
    "about": (
        "{project} {version} · {licence} licence · {authors}",
        "{project} {version} · licence {licence} · {authors}",
    ),
}


_ALONE: Final = re.compile(r" (?=[?!:;»])|(?<=«) ")


def own_language(language: str | None) -> str:
    """Return the language among ours that serves a site in ``language``; English by default."""
    word = (language or "en").replace("-", "_").split("_", 1)[0].lower()
    return word if word in LANGUAGES else "en"


def other_language(language: str) -> str:
    """Return the other one of the two languages."""
    return "en" if language == "fr" else "fr"


def label(key: str, language: str) -> str:
    """Return one of the extension's words in a language."""
    return _LABELS[key][LANGUAGES.index(language)]


def spaced(text: str, language: str) -> str:
    """Return a text in which, in French, a sign that stands alone stays on the line of its word."""
    return _ALONE.sub("\N{NO-BREAK SPACE}", text) if language == "fr" else text


def counted(word: str, number: int, language: str) -> str:
    """Return a number with its noun, for instance ``counted("clause", 3, "en")``."""
    one = number == 1 or (number == 0 and language == "fr")
    text = label(f"n.{word}" if one else f"n.{word}s", language)
    return text.replace("1", str(number)) if one else text.format(number)


#: The kinds of clause whose French word is feminine.
_FEMININE: Final = frozenset({"definition", "setup", "variant", "rule"})


def informative(kind: str, language: str) -> str:
    """Return the word for a clause that rules nothing, as it stands beside its kind."""
    feminine = ".feminine" if kind in _FEMININE else ""
    return label(f"status.informative{feminine}", language)


def several(prefix: str, state: str, number: int, language: str) -> str:
    """Return a number with the state of so many clauses, such as "3 proved"."""
    many = number > 1
    return f"{number} {label(f'{prefix}s.{state}' if many else f'{prefix}.{state}', language)}"
