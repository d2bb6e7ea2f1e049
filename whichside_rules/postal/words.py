"""The names of things in English and French, for refusals, events and displays."""

from __future__ import annotations

from whichside_rules.kernel.clause import Text
from whichside_rules.postal.content import Means

SPACES = {
    "tenement": Text("the Tenement", "le Tenement"),
    "bonesetter": Text("the Bonesetter", "le Rebouteux"),
    "local_union": Text("the Local Union", "le Local Syndical"),
    "printing_press": Text("the Printing Press", "la Machine à Impression"),
    "liberal_lawyers": Text("the Liberal Lawyers", "les Avocats Libéraux"),
    "political_cafe": Text("the Political Cafe", "le Café politique"),
    "chemistry_workshop": Text("the Chemistry Workshop", "l'Atelier de Chimie"),
    "east_river_docks": Text("the East River Docks", "les East River Docks"),
    "triangle_shirtwaist": Text("Triangle Shirtwaist", "Triangle Shirtwaist"),
    "newtown_creek": Text("Newtown Creek", "Newtown Creek"),
    "greenwich_village": Text("Greenwich Village", "Greenwich Village"),
    "tenderloin": Text("the Tenderloin", "le Tenderloin"),
}
GAUGES = {
    "risk": Text("Risk", "le Risque"),
    "unsanitary": Text("Unsanitary", "l'Insalubrité"),
    "police_threat": Text("Police Threat", "la Menace policière"),
}
RESOURCES = {
    "strike": Text("strike", "grève"),
    "sabotage": Text("sabotage", "sabotage"),
    "union_agitation": Text("union agitation", "agitation syndicale"),
    "anarchist_agitation": Text("anarchist agitation", "agitation anarchiste"),
}
CONDITIONS = {
    "healthy": Text("healthy worker", "travailleur indemne"),
    "injured": Text("injured worker", "travailleur blessé"),
}
PHASES = {
    "difficulty": Text("choice of the difficulty", "choix de la difficulté"),
    "setup": Text("set-up roll", "lancer de mise en place"),
    "employers": Text("start of the turn", "début du tour"),
    "offensive": Text("employers' offensive", "offensive patronale"),
    "placement": Text("placement of the workers", "placement des travailleurs"),
    "actions": Text("actions of the workers", "actions des travailleurs"),
    "payment": Text("payment of the Cost of Living", "paiement du coût de la vie"),
    "control": Text("control of a means of production", "prise d'un moyen de production"),
    "over": Text("end of the game", "fin de la partie"),
}
MODES = {
    "normal": Text("Normal", "Normal"),
    "confirmed": Text("Confirmed", "Confirmé"),
    "hard": Text("Hard", "Difficile"),
}
CHOICES = {
    "risk": Text("Risk", "le Risque"),
    "unsanitary": Text("Unsanitary", "l'Insalubrité"),
    "free": Text("freeing a prisoner", "libérer un prisonnier"),
    "police_threat": Text("lowering Police Threat", "baisser la Menace policière"),
}


def where(place: str) -> Text:
    """Where a worker is: waiting, at a space, done for this turn, or in jail."""
    if place in SPACES:
        space = SPACES[place]
        return Text(f"at {space.en}", f"à l'emplacement « {space.fr} »")
    return {
        "waiting": Text("not placed", "non placé"),
        "done": Text("who has acted", "ayant déjà agi"),
        "jail": Text("in jail", "en prison"),
    }[place]


def worker(condition: str, place: str) -> Text:
    """A worker by condition and place."""
    name, at = CONDITIONS[condition], where(place)
    return Text(f"{name.en} {at.en}", f"{name.fr} {at.fr}")


def dollars(amount: int) -> Text:
    """An amount of money."""
    return Text(f"{amount} dollar{'s' * (amount != 1)}", f"{amount} $")


def resources(kind: str, count: int) -> Text:
    """A number of resources of one kind."""
    name = RESOURCES[kind]
    en = name.en + "s" * (count != 1)
    fr = " ".join(word + "s" * (count > 1) for word in name.fr.split())
    return Text(f"{count} {en}", f"{count} {fr}")


def price(means: Means) -> Text:
    """What a means of production costs."""
    parts = [resources(kind, n) for kind in RESOURCES if (n := getattr(means, kind))]
    if means.dollars:
        parts.append(dollars(means.dollars))
    return Text(" + ".join(part.en for part in parts), " + ".join(part.fr for part in parts))


def means_of_production(means: Means) -> Text:
    """A means of production by its cost; by its name if a pack gives one, by its id if free."""
    if means.name:
        return Text(means.name, means.name)
    said = price(means)
    return said if said.en else Text(means.id, means.id)
