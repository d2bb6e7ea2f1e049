"""What the page that answers says itself, in English and in French."""

from __future__ import annotations

from typing import Final

from whichside_rules.scenarios.verdict import UNTRIED
from whichside_rules.shared.punctuation import colon
from whichside_rules.sphinxext.labels import LANGUAGES

_WORDS: Final[dict[str, tuple[str, str]]] = {
    # the form
    "editor": ("Your scenario", "Votre scénario"),
    "hint": (
        "Sentences are completed as you type: ↓ and ↑ choose one, Enter takes it. "
        "Ctrl + Enter asks.",
        "Les phrases se complètent à la frappe : ↓ et ↑ en choisissent une, Entrée la prend. "
        "Ctrl + Entrée interroge.",
    ),
    "ask": ("Ask", "Interroger"),
    "stop": ("Stop", "Arrêter"),
    "save": ("Save as a file", "Enregistrer"),
    "fresh": ("Back to the scenario as it was", "Revenir au scénario d'origine"),
    "share": ("Share as a link", "Partager par un lien"),
    "share.link": ("The link to this scenario", "Le lien vers ce scénario"),
    "share.copied": (
        "The link is copied. It holds the scenario itself: no server keeps it.",
        "Le lien est copié. Il contient le scénario même : aucun serveur ne le garde.",
    ),
    "share.copy": (
        "Copy the link. It holds the scenario itself: no server keeps it.",
        "Copiez le lien. Il contient le scénario même : aucun serveur ne le garde.",
    ),
    "share.long": (
        "This is too long for a link, which holds at most {} bytes. Save it as a file.",
        "C'est trop long pour un lien, qui contient au plus {} octets. Enregistrez-le.",
    ),
    "share.empty": ("There is nothing to share.", "Il n'y a rien à partager."),
    "share.strange": (
        "There are signs in it that no link carries. Save it as a file.",
        "Il contient des signes qu'un lien ne porte pas. Enregistrez-le.",
    ),
    "shared.long": (
        "The link is too long to be one of this page; nothing of it was read.",
        "Le lien est trop long pour venir de cette page ; rien n'en a été lu.",
    ),
    "shared.bad": (
        "The link holds no scenario: part of it is missing or was changed on the way.",
        "Le lien ne contient pas de scénario : il en manque une partie, ou elle a changé en route.",
    ),
    "completions": ("Sentences", "Phrases"),
    "try": ("try this", "essayer"),
    "try.title": ("Ask this scenario yourself", "Poser ce scénario vous-même"),
    "no-script": (
        "The answer is worked out in your browser, which needs JavaScript.",
        "La réponse se calcule dans votre navigateur, qui a besoin de JavaScript.",
    ),
    "left-out": (
        "This copy of the reference was built without the files that answer in the browser. "
        "In a terminal, `whichside check` answers.",
        "Cette copie de la référence a été construite sans les fichiers qui répondent dans le "
        "navigateur. Dans un terminal, `whichside check` répond.",
    ),
    # on the way to a verdict
    "loading": ("Loading the rules: {} of {} MB", "Chargement des règles : {} Mo sur {}"),
    "starting": ("Opening the rulebooks …", "Ouverture des livrets…"),
    "asking": ("Asking …", "Interrogation…"),
    "stopped": ("Stopped.", "Arrêté."),
    "progress": ("Loading", "Chargement"),
    "trouble": (
        "The rules could not be loaded: {}",
        "Les règles n'ont pas pu être chargées : {}",
    ),
    "served": (
        "This page answers where a web server serves it; opened as a file, a browser does not let "
        "it load the rules. In the folder of the site: python -m http.server",
        "Cette page répond quand un serveur web la sert ; ouverte comme fichier, le navigateur ne "
        "la laisse pas charger les règles. Dans le dossier du site : python -m http.server",
    ),
    "gone": (
        "There is no longer such a scenario: {}",
        "Il n'y a plus de tel scénario : {}",
    ),
    # the verdict
    "verdict": ("Verdict", "Verdict"),
    "holds": ("holds", "tient"),
    "fails": ("fails", "ne tient pas"),
    "not understood": ("not understood", "incompris"),
    "one.holds": ("{} holds", "{} tient"),
    "many.holds": ("{} hold", "{} tiennent"),
    "one.fails": ("{} fails", "{} ne tient pas"),
    "many.fails": ("{} fail", "{} ne tiennent pas"),
    "one.not understood": ("{} not understood", "{} incompris"),
    "many.not understood": ("{} not understood", "{} incompris"),
    "one.line": ("{} line not understood", "{} ligne incomprise"),
    "many.line": ("{} lines not understood", "{} lignes incomprises"),
    "troubles": (
        "Nothing was asked, since some lines cannot be understood.",
        "Rien n'a été demandé : certaines lignes ne peuvent être comprises.",
    ),
    "related": ("Rules that may speak of it", "Des règles qui en parlent peut-être"),
    "line": ("Line {}", "Ligne {}"),
    "step.holds": ("holds", "tient"),
    "step.fails": ("fails", "ne tient pas"),
    "step.not reached": ("not reached", "pas atteint"),
    "says": ("What the rules say", "Ce que disent les règles"),
    "clauses": ("Clauses that led to it", "Clauses qui y ont mené"),
    "readings": ("It hangs on these readings", "Cela dépend de ces lectures"),
    "otherwise": ("otherwise", "sinon"),
    "stand-ins": (
        "It rests on values of ours that no book prints; look at your copy",
        "Cela repose sur des valeurs de notre cru, qu'aucun livret n'imprime ; voyez votre "
        "exemplaire",
    ),
    "remarks": (
        "What is not said, and how it was taken",
        "Ce qui n'est pas dit, et comment c'est compris",
    ),
    "story": ("What the moves did", "Ce que les coups ont fait"),
    "walk": ("What the moves did, one by one", "Ce que les coups ont fait, un par un"),
    "walk.back": ("← Before", "← Avant"),
    "walk.on": ("Next →", "Suivant →"),
    "walk.at": ("{} of {}", "{} sur {}"),
    "why": ("What would change it", "Ce qui le changerait"),
    "why.nothing": (
        "Nothing that was tried changes it.",
        "Rien de ce qui a été essayé ne le change.",
    ),
    "untried": ("Not tried", "Non essayé"),
    **{f"untried.{why}": both for why, both in UNTRIED.items()},
    # the table
    "table": ("The table", "La table"),
    "table.lay": ("Show the table", "Montrer la table"),
    "table.begin": ("Begin a game:", "Commencer une partie :"),
    "table.undo": ("Take the last move back", "Annuler le dernier coup"),
    "table.both": ("Before and after", "Avant et après"),
    "table.keep": ("Keep as a scenario", "Garder comme scénario"),
    "table.record": ("Keep as a record", "Garder comme enregistrement"),
    "table.open": ("Open a record:", "Ouvrir un enregistrement :"),
    "table.seat": ("Seen by", "Vue par"),
    "table.all": ("all together", "tous ensemble"),
    "table.stale": (
        "The table shows what stands above it.",
        "La table montre ce qui est écrit plus haut.",
    ),
    "table.chance": ("Let chance decide", "Laisser faire le hasard"),
    "table.find": ("Find a move by its words", "Trouver un coup par ses mots"),
    "table.nothing": (
        "Nothing can be done here now.",
        "Rien ne peut être fait ici maintenant.",
    ),
    "table.moves": ("What can be done with it now", "Ce qu'on peut en faire maintenant"),
    "table.set": ("Set it", "Le régler"),
    "table.set.first": ("Set it as it was at the start", "Le régler tel qu'il était au début"),
    "table.fixed": (
        "Nothing sets it, and no move names it now.",
        "Rien ne le règle, et aucun coup ne le nomme maintenant.",
    ),
    "table.kept": (
        "The scenario says now what the moves changed.",
        "Le scénario dit maintenant ce que les coups ont changé.",
    ),
    # between a label and what follows it
    "colon": (colon("en"), colon("fr")),
}


def words(language: str) -> dict[str, str]:
    """All the words of the page in one language."""
    place = LANGUAGES.index(language)
    return {key: both[place] for key, both in _WORDS.items()}
