"""The events of the postal game: what a move made happen, each with the clause that caused it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal

from pydantic import Field

from whichside_rules.kernel.clause import Text
from whichside_rules.kernel.transition import Told
from whichside_rules.kernel.value import told, value
from whichside_rules.postal import words
from whichside_rules.postal.content import Gauge, Mode, Resource, Space
from whichside_rules.postal.moves import Condition, Place
from whichside_rules.postal.state import Phase


@value
class ModeChosen(Told):
    """The difficulty was chosen."""

    mode: Mode
    clause: str
    kind: Literal["mode-chosen"] = "mode-chosen"

    def _sentence(self) -> Text:
        mode = words.MODES[self.mode]
        return Text(f"The mode is {mode.en}.", f"Le mode est {mode.fr}.")


@value
class DiceRolled(Told):
    """The die or both dice fell."""

    dice: tuple[int, ...]
    clause: str
    kind: Literal["dice-rolled"] = "dice-rolled"

    def _sentence(self) -> Text:
        en, fr = " and ".join(map(str, self.dice)), " et ".join(map(str, self.dice))
        if len(self.dice) == 1:
            return Text(f"The die shows {en}.", f"Le dé donne {fr}.")
        return Text(f"The dice show {en}.", f"Les dés donnent {fr}.")


@value
class ResultOrdered(Told):
    """Of two results, one takes effect first."""

    first: int
    clause: str
    kind: Literal["result-ordered"] = "result-ordered"

    def _sentence(self) -> Text:
        return Text(f"The {self.first} takes effect first.", f"Le {self.first} s'applique d'abord.")


@value
class ResultApplied(Told):
    """A result takes effect: at the set-up, one of two, or the 6 that ends the game."""

    die: int
    clause: str
    kind: Literal["result-applied"] = "result-applied"

    def _sentence(self) -> Text:
        return Text(f"The result {self.die} takes effect.", f"Le résultat {self.die} s'applique.")


@value
class StrengthRose(Told):
    """The cube of Employers' Strength moved to the right."""

    to: int
    """The box reached."""
    clause: str
    kind: Literal["strength-rose"] = "strength-rose"

    def _sentence(self) -> Text:
        return Text(
            f"Employers' Strength rises to {self.to}.", f"L'Emprise patronale passe à {self.to}."
        )


@value
class StrengthStayed(Told):
    """The cube is on its last box and did not move."""

    at: int
    clause: str
    kind: Literal["strength-stayed"] = "strength-stayed"

    def _sentence(self) -> Text:
        return Text(
            f"Employers' Strength stays on {self.at}.", f"L'Emprise patronale reste sur {self.at}."
        )


@value
class CostChanged(Told):
    """The Cost of Living changed."""

    to: int
    """Dollars."""
    clause: str
    kind: Literal["cost-changed"] = "cost-changed"

    def _sentence(self) -> Text:
        return Text(
            f"The Cost of Living is now {words.dollars(self.to).en}.",
            f"Le coût de la vie est maintenant de {words.dollars(self.to).fr}.",
        )


@value
class GaugeMoved(Told):
    """Risk, Unsanitary or Police Threat went up or down by an action or a die."""

    gauge: Gauge
    to: int
    clause: str
    kind: Literal["gauge-moved"] = "gauge-moved"

    def _sentence(self) -> Text:
        gauge = words.GAUGES[self.gauge]
        return Text(f"{gauge.en} is now {self.to}.", f"{_upper(gauge.fr)} est à {self.to}.")


@value
class GaugeFull(Told):
    """A gauge reached its last box, Hurt or jail."""

    gauge: Gauge
    clause: str
    kind: Literal["gauge-full"] = "gauge-full"

    def _sentence(self) -> Text:
        gauge = words.GAUGES[self.gauge]
        return Text(
            f"{gauge.en} reaches its last box.", f"{_upper(gauge.fr)} atteint sa dernière case."
        )


@value
class GaugeReset(Told):
    """A gauge went back to 0 after its event."""

    gauge: Gauge
    clause: str
    kind: Literal["gauge-reset"] = "gauge-reset"

    def _sentence(self) -> Text:
        gauge = words.GAUGES[self.gauge]
        return Text(f"{gauge.en} returns to 0.", f"{_upper(gauge.fr)} revient à 0.")


@value
class WorkerPlaced(Told):
    """A worker was put on a space."""

    worker: Condition
    space: Space
    clause: str
    kind: Literal["worker-placed"] = "worker-placed"

    def _sentence(self) -> Text:
        who, space = words.CONDITIONS[self.worker], words.SPACES[self.space]
        return Text(
            f"{_a(who.en)} is placed at {space.en}.", f"Un {who.fr} est placé : {space.fr}."
        )


@value
class WorkerActed(Told):
    """A worker resolves the action of a space."""

    worker: Condition
    space: Space
    clause: str
    kind: Literal["worker-acted"] = "worker-acted"

    def _sentence(self) -> Text:
        who, space = words.CONDITIONS[self.worker], words.SPACES[self.space]
        return Text(f"{_a(who.en)} acts at {space.en}.", f"Un {who.fr} agit : {space.fr}.")


@value
class WorkerHurt(Told):
    """A healthy worker became injured or sick."""

    place: Place
    clause: str
    kind: Literal["worker-hurt"] = "worker-hurt"

    def _sentence(self) -> Text:
        who = words.worker("healthy", self.place)
        return Text(f"A {who.en} is injured.", f"Un {who.fr} est blessé.")


@value
class WorkerStruckAgain(Told):
    """An injury struck a worker who was injured already, and who dies of it."""

    place: Place
    clause: str
    """What caused this injury."""
    kind: Literal["worker-struck-again"] = "worker-struck-again"

    def _sentence(self) -> Text:
        who = words.worker("injured", self.place)
        return Text(f"An {who.en} is injured again.", f"Un {who.fr} est blessé de nouveau.")


@value
class WorkerHealed(Told):
    """An injured worker was healed."""

    place: Place
    clause: str
    kind: Literal["worker-healed"] = "worker-healed"

    def _sentence(self) -> Text:
        who = words.worker("injured", self.place)
        return Text(f"An {who.en} is healed.", f"Un {who.fr} est guéri.")


@value
class WorkerDied(Told):
    """A worker died; the cube leaves the game."""

    place: Place
    clause: str
    kind: Literal["worker-died"] = "worker-died"

    def _sentence(self) -> Text:
        who = words.worker("injured", self.place)
        return Text(f"An {who.en} dies.", f"Un {who.fr} meurt.")


@value
class WorkerJailed(Told):
    """A healthy worker went to jail."""

    place: Place
    clause: str
    kind: Literal["worker-jailed"] = "worker-jailed"

    def _sentence(self) -> Text:
        who = words.worker("healthy", self.place)
        return Text(f"A {who.en} goes to jail.", f"Un {who.fr} va en prison.")


@value
class WorkerFreed(Told):
    """A prisoner left jail."""

    worker: Condition
    clause: str
    kind: Literal["worker-freed"] = "worker-freed"

    def _sentence(self) -> Text:
        who = words.CONDITIONS[self.worker]
        return Text(f"{_a(who.en)} leaves jail.", f"Un {who.fr} sort de prison.")


@value
class WorkerRecruited(Told):
    """A worker joined, from the reserve."""

    clause: str
    kind: Literal["worker-recruited"] = "worker-recruited"

    def _sentence(self) -> Text:
        return Text("A worker is recruited.", "Un travailleur est recruté.")


@value
class ActionLost(Told):
    """A placed worker cannot act any more."""

    space: Space
    clause: str
    kind: Literal["action-lost"] = "action-lost"

    def _sentence(self) -> Text:
        space = words.SPACES[self.space]
        return Text(f"The action at {space.en} is lost.", f"L'action est perdue : {space.fr}.")


@value
class MoneyGained(Told):
    """Savings went up."""

    dollars: int
    to: int
    clause: str
    kind: Literal["money-gained"] = "money-gained"

    def _sentence(self) -> Text:
        amount = words.dollars(self.dollars)
        return Text(
            f"{amount.en} earned: Savings {self.to}.", f"Gagné : {amount.fr} ; Économie {self.to}."
        )


@value
class MoneyPaid(Told):
    """Savings went down."""

    dollars: int
    to: int
    clause: str
    kind: Literal["money-paid"] = "money-paid"

    def _sentence(self) -> Text:
        amount = words.dollars(self.dollars)
        return Text(
            f"{amount.en} paid: Savings {self.to}.", f"Payé : {amount.fr} ; Économie {self.to}."
        )


@value
class InDebt(Told):
    """The Savings did not cover the Cost of Living."""

    missing: int
    """Dollars."""
    clause: str
    kind: Literal["in-debt"] = "in-debt"

    def _sentence(self) -> Text:
        amount = words.dollars(self.missing)
        return Text(
            f"The group is in debt: {amount.en} missing.",
            f"Le groupe est endetté : il manque {amount.fr}.",
        )


@value
class ResourceGained(Told):
    """A strike, a sabotage or an agitation was won."""

    resource: Resource
    to: int
    clause: str
    kind: Literal["resource-gained"] = "resource-gained"

    def _sentence(self) -> Text:
        name = words.RESOURCES[self.resource]
        return Text(
            f"1 {name.en} gained ({self.to}).", f"Ressource obtenue : 1 {name.fr} ({self.to})."
        )


@value
class ResourceSpent(Told):
    """Strikes, sabotages or agitations paid for a means of production."""

    resource: Resource
    count: int
    left: int
    """How many the group still has."""
    clause: str
    kind: Literal["resource-spent"] = "resource-spent"

    def _sentence(self) -> Text:
        name = words.RESOURCES[self.resource]
        return Text(
            f"{_upper(name.en)}: {self.count} spent, {self.left} left.",
            f"{_upper(name.fr)} : {self.count} en moins, reste {self.left}.",
        )


@value
class ResourcesLost(Told):
    """Unspent resources vanished at the end of the turn."""

    count: int
    clause: str
    kind: Literal["resources-lost"] = "resources-lost"

    def _sentence(self) -> Text:
        return Text(
            f"{self.count} unspent resource(s) lost.",
            f"{self.count} ressource(s) non dépensée(s) perdue(s).",
        )


@value
class MeansTaken(Told):
    """A means of production came under control; a cube marks it."""

    means: str
    controlled: int
    """How many are controlled now."""
    clause: str
    kind: Literal["means-taken"] = "means-taken"

    def _sentence(self) -> Text:
        return Text(
            f"The means of production '{self.means}' is controlled ({self.controlled} in all).",
            f"Le moyen de production « {self.means} » est contrôlé ({self.controlled} en tout).",
        )


Nothing = Literal[
    "nobody-injured",
    "no-dollar",
    "no-cube",
    "gauge-empty",
    "nobody-to-injure",
    "nobody-to-jail",
    "row-skipped",
]

_NOTHING: dict[Nothing, Text] = {
    "nobody-injured": Text("There is nobody to heal.", "Il n'y a personne à guérir."),
    "no-dollar": Text("The dollar is missing.", "Le dollar manque."),
    "no-cube": Text("No worker cube is left.", "Il ne reste plus de cube travailleur."),
    "gauge-empty": Text("The gauge is on 0 already.", "La jauge est déjà à 0."),
    "nobody-to-injure": Text(
        "There is nobody left to injure.", "Il n'y a plus personne à blesser."
    ),
    "nobody-to-jail": Text("There is nobody to jail.", "Il n'y a personne à emprisonner."),
    "row-skipped": Text(
        "This row has no effect at the set-up.", "Cette ligne est sans effet à la mise en place."
    ),
}


@value
class NothingHappened(Told):
    """An effect found nothing to do."""

    why: Nothing
    clause: str
    kind: Literal["nothing-happened"] = "nothing-happened"

    def _sentence(self) -> Text:
        return _NOTHING[self.why]


@value
class PhaseBegan(Told):
    """The next part of the turn began."""

    phase: Phase
    clause: str
    kind: Literal["phase-began"] = "phase-began"

    def _sentence(self) -> Text:
        phase = words.PHASES[self.phase]
        return Text(f"Next: {phase.en}.", f"Ensuite : {phase.fr}.")


@value
class GameEnded(Told):
    """The game was won or lost."""

    won: bool
    clause: str
    kind: Literal["game-ended"] = "game-ended"

    def _sentence(self) -> Text:
        if self.won:
            return Text("The game is won.", "La partie est gagnée.")
        return Text("The game is lost.", "La partie est perdue.")


def _a(noun: str) -> str:
    return f"An {noun}" if noun.startswith("injured") else f"A {noun}"


def _upper(text: str) -> str:
    return text[0].upper() + text[1:]


# What the chapters tell: an event of each type, by its fields.
mode_chosen: Callable[[Mode, str], ModeChosen] = told(ModeChosen)
dice_rolled: Callable[[tuple[int, ...], str], DiceRolled] = told(DiceRolled)
result_ordered: Callable[[int, str], ResultOrdered] = told(ResultOrdered)
result_applied: Callable[[int, str], ResultApplied] = told(ResultApplied)
strength_rose: Callable[[int, str], StrengthRose] = told(StrengthRose)
strength_stayed: Callable[[int, str], StrengthStayed] = told(StrengthStayed)
cost_changed: Callable[[int, str], CostChanged] = told(CostChanged)
gauge_moved: Callable[[Gauge, int, str], GaugeMoved] = told(GaugeMoved)
gauge_full: Callable[[Gauge, str], GaugeFull] = told(GaugeFull)
gauge_reset: Callable[[Gauge, str], GaugeReset] = told(GaugeReset)
worker_placed: Callable[[Condition, Space, str], WorkerPlaced] = told(WorkerPlaced)
worker_acted: Callable[[Condition, Space, str], WorkerActed] = told(WorkerActed)
worker_hurt: Callable[[Place, str], WorkerHurt] = told(WorkerHurt)
worker_struck_again: Callable[[Place, str], WorkerStruckAgain] = told(WorkerStruckAgain)
worker_healed: Callable[[Place, str], WorkerHealed] = told(WorkerHealed)
worker_died: Callable[[Place, str], WorkerDied] = told(WorkerDied)
worker_jailed: Callable[[Place, str], WorkerJailed] = told(WorkerJailed)
worker_freed: Callable[[Condition, str], WorkerFreed] = told(WorkerFreed)
worker_recruited: Callable[[str], WorkerRecruited] = told(WorkerRecruited)
action_lost: Callable[[Space, str], ActionLost] = told(ActionLost)
money_gained: Callable[[int, int, str], MoneyGained] = told(MoneyGained)
money_paid: Callable[[int, int, str], MoneyPaid] = told(MoneyPaid)
in_debt: Callable[[int, str], InDebt] = told(InDebt)
resource_gained: Callable[[Resource, int, str], ResourceGained] = told(ResourceGained)
resource_spent: Callable[[Resource, int, int, str], ResourceSpent] = told(ResourceSpent)
resources_lost: Callable[[int, str], ResourcesLost] = told(ResourcesLost)
means_taken: Callable[[str, int, str], MeansTaken] = told(MeansTaken)
nothing_happened: Callable[[Nothing, str], NothingHappened] = told(NothingHappened)
phase_began: Callable[[Phase, str], PhaseBegan] = told(PhaseBegan)
game_ended: Callable[[bool, str], GameEnded] = told(GameEnded)


PostalEvent = Annotated[
    ModeChosen
    | DiceRolled
    | ResultOrdered
    | ResultApplied
    | StrengthRose
    | StrengthStayed
    | CostChanged
    | GaugeMoved
    | GaugeFull
    | GaugeReset
    | WorkerPlaced
    | WorkerActed
    | WorkerHurt
    | WorkerStruckAgain
    | WorkerHealed
    | WorkerDied
    | WorkerJailed
    | WorkerFreed
    | WorkerRecruited
    | ActionLost
    | MoneyGained
    | MoneyPaid
    | InDebt
    | ResourceGained
    | ResourceSpent
    | ResourcesLost
    | MeansTaken
    | NothingHappened
    | PhaseBegan
    | GameEnded,
    Field(discriminator="kind"),
]
"""Any event of the game."""
