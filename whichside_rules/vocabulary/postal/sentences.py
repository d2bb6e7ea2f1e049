"""The sentences of the postal game.

A scenario describes a position (what is not said is as after the set-up: four healthy workers,
Savings of 2 dollars, gauges on 0), plays moves, and reads what the rules say. Where in the turn
the position stands may be left out: it follows from the first move.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Final

from whichside_rules import postal
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.game import Chance, Over, Pending
from whichside_rules.kernel.playing.refusal import IllegalAction, ImpossiblePosition, Violation
from whichside_rules.postal.debt import INJURY
from whichside_rules.postal.engine import words
from whichside_rules.postal.engine.tasks import OrderResults, Task
from whichside_rules.postal.engine.words import GAUGES, PHASES, RESOURCES, question
from whichside_rules.postal.phase import due_in
from whichside_rules.vocabulary import common
from whichside_rules.vocabulary.parameter_types import number, quoted
from whichside_rules.vocabulary.playing import playing
from whichside_rules.vocabulary.postal import parameter_types as say, untold
from whichside_rules.vocabulary.quantity import Measure, bound, quantity as declare
from whichside_rules.vocabulary.registry import Registry
from whichside_rules.vocabulary.world import (
    WORLDS,
    Fact,
    GameWorld,
    World,
    counted_but,
)

TYPES: dict[str, Callable[[str], object]] = {
    "Bound": bound,
    "Choice": say.choice,
    "Condition": say.condition,
    "Due": say.due,
    "Gauge": say.gauge,
    "Group": say.group,
    "Means": say.means,
    "Mode": say.mode,
    "Number": number,
    "Phase": say.phase,
    "Quoted": quoted,
    "Resource": say.resource,
    "Space": say.space,
    "Spaces": say.spaces,
    "State": say.condition_of_all,
    "Thing": say.thing,
    "Who": say.who,
}

SENTENCES = Registry(game="postal", types=TYPES)
"""What a scenario of this game may say beside the sentences of every game."""

given: Final = SENTENCES.given
when: Final = SENTENCES.when
then: Final = SENTENCES.then
quantity: Final = partial(declare, SENTENCES)
plays: Final = playing(SENTENCES)

FIRST_MOVE: dict[type[object], str] = {
    postal.BeginTurn: "employers",
    postal.Roll: "offensive",
    postal.PlaceWorker: "placement",
    postal.Act: "actions",
    postal.Pay: "payment",
    postal.Take: "control",
    postal.EndTurn: "control",
}
"""Where the turn stands if the scenario does not say: the first move is made at its usual time."""


class PostalWorld(GameWorld):
    """The world of the postal game."""

    rules = postal
    begins_by: tuple[str, ...] = ("postal.setup.savings-2", "postal.setup.four-workers")

    def __init__(self) -> None:
        super().__init__()
        self.choices: dict[str, Any] = {}
        self.content: postal.PostalContent = postal.default_content()
        self.groups: dict[str, int] = {}
        self.standing: list[tuple[str, str]] = []
        self.acting: list[tuple[str, str]] = []
        self.nowhere: tuple[Text, tuple[str, ...]] | None = None
        self.total: int | None = None
        """How many workers are alive, where a Given says so."""
        self.everybody: str | None = None
        """The group to which all of them belong, where a Given says so."""
        self.cost: int | None = None
        """The Cost of Living of the position, where a Given says so."""
        self.used_before: list[Any] = []
        """The spaces on which a Given has workers act earlier in the turn."""
        self.due: int | None = None
        """What the last payment was of, where it was told as the time to pay."""
        self.used: list[tuple[Any, Any]] = []
        """Who went to work one after the other, and where, while others waited."""
        self.waiting: int = 0
        """How many can still be placed meanwhile."""
        self.rolled: tuple[int, ...] = ()
        """The dice of the offensive that a Given tells, and that have not taken effect."""
        self.undecided: tuple[Any, Any] | None = None
        """The worker and the space of an action that still asks for a choice."""
        self.ours: tuple[str, ...] = ()
        """The means that Givens name as controlled."""
        self.counted: int | None = None
        """How many are controlled, those among them, where a Given says so."""

    def never(self, en: str, fr: str, *clauses: str) -> None:
        """The Givens describe what no table can show; it is refused once they are complete."""
        self.nowhere = self.nowhere or (Text(en, fr), clauses)

    def means(self, wanted: say.Wanted) -> str:
        """The id of the means of production that a sentence names, in the scenario's content.

        Raises:
            Slip: none of them, or more than one, costs this; none has this id.
        """
        listed = self.content.means
        found = wanted.among(listed)
        if len(found) == 1:
            return found[0].id
        if found:
            ids = ", ".join(f'"{one.id}"' for one in found)
            raise self.slip(
                f"several means of production cost {wanted.said}; name one by its id: {ids}",
                f"plusieurs moyens de production coûtent {wanted.said} ; nommez-en un par son "
                f"identifiant : {ids}",
            )
        if wanted.id is not None:
            ids = ", ".join(one.id for one in listed)
            raise self.slip(
                f"no means of production is called {wanted.said}; the list: {ids}",
                f"aucun moyen de production ne s'appelle {wanted.said} ; la liste : {ids}",
            )
        prices = "; ".join(words.price(one).en for one in listed)
        prix = " ; ".join(words.price(one).fr for one in listed)
        raise self.slip(
            f"no means of production costs {wanted.said}; the list: {prices}",
            f"aucun moyen de production ne coûte {wanted.said} ; la liste : {prix}",
        )

    def control(self, *named: str, n: int | None = None) -> None:
        """Which means Givens say are controlled, or how many: those that they name are of them."""
        self.given()
        what = Text("the controlled means of production", "les moyens de production contrôlés")
        self.counted = self.counted if n is None else self.once(what, self.counted, n)
        self.ours = tuple(dict.fromkeys((*self.ours, *named)))
        others = [one.id for one in self.content.means if one.id not in self.ours]
        more = 0 if self.counted is None else self.counted - len(self.ours)
        if more < 0:
            told = self.counted, len(self.ours)
            self.contradiction(Fact(what), *(told if n is None else reversed(told)))
        self.facts["controlled"] = (*self.ours, *others[:more])

    def leave_free(self, wanted: str) -> None:
        """Of means of which but the number was told let others be controlled than this one."""
        if self.counted and self.is_described_still and wanted not in self.ours:
            listed = [one.id for one in self.content.means]
            others = counted_but(wanted, self.facts["controlled"], listed)
            self.facts["controlled"] = tuple(others)

    def accept(self) -> None:
        """What follows takes for granted that an action was told whole.

        Raises:
            Slip: its choice was not said.
        """
        if self.undecided is not None:
            raise self.slip(
                "say what the worker does there: the action offers a choice",
                "dites ce que le travailleur y fait : l'action offre un choix",
            )
        super().accept()

    def cost_now(self) -> int:
        """What living costs; when it is time to pay, what was due: no debt had injured anybody."""
        if self.due is not None and isinstance(self.moves[-1], postal.Pay):
            return self.due
        return postal.cost_of_living(self.state)

    def play(self, move: Any) -> bool:
        """Play a move; a win cites the clause of the difficulty as well, which says how many."""
        played = super().play(move)
        if played and self.state.ending and self.state.ending.won:
            self.answered.append(postal.target_clause(self.state))
        if played and isinstance(move, postal.EndTurn):
            self.used, self.waiting = [], 0
        return played

    def left_untold(self, wrong: Violation, move: Any) -> Text | None:
        """What must be told where something wrong with a move hangs on what nobody tells."""
        return untold.asked_for(self, wrong, move)

    def _past(self) -> tuple[Any, ...]:
        return len(self.used), self.waiting, *super()._past()

    def _take_back(self, state: Any, past: tuple[Any, ...]) -> None:
        used, self.waiting, *others = past
        del self.used[used:]
        super()._take_back(state, tuple(others))

    def setup(self) -> postal.Setup:
        """The set-up that the Givens describe."""
        said = {name: self.choices[name] for name in ("mode", "players") if name in self.choices}
        return postal.Setup(**said, readings=postal.Readings(**self.readings), content=self.content)

    @property
    def lies(self) -> Iterable[object]:
        """What the Givens say of the table."""
        said = (self.facts, self.groups, self.standing, self.total, self.everybody)
        return (*said, self.rolled, self.used_before)

    @property
    def beside(self) -> object:
        """The dice that were told and have not taken effect."""
        return self.rolled

    def unsaid(self) -> Iterable[Text]:
        """Who is alive, where only those who died were told, or what living costs."""
        if self.cost is not None and self.total is None and not self._said_who_is_free():
            alive = self.workers_at_first
            yield Text(
                f"{alive} workers are supposed, as living costs {self.cost} dollars; with another "
                "number, injured ones or a rise of this turn it can cost the same",
                f"{alive} travailleurs sont supposés, puisque le coût de la vie est de "
                f"{self.cost} $ ; avec un autre nombre, des blessés ou une hausse de ce tour, il "
                "peut être le même",
            )
        said = {*self.groups} - {"dead"}
        if "dead" not in self.groups or said or self.everybody or self.total is not None:
            return
        alive = self.workers_at_first
        yield Text(
            f"{alive} workers are alive beside those who died, as nothing says how many are",
            f"{alive} travailleurs sont en vie outre les morts, puisque rien ne le dit",
        )

    def _said_who_is_free(self) -> bool:
        return bool({*self.groups} - {"injured"} or self.standing)

    def build(self, move: object | None) -> postal.PostalState:
        """The position of the Givens; a new game if they say so."""
        if self.rolled and move is not None:
            shown = move.dice if isinstance(move, postal.Roll) else ()
            self.once(Text("the dice", "les dés"), sorted(self.rolled), sorted(shown))
        if self.choices.get("new"):
            new: postal.PostalState = self.begin()
            return self._costing(new)
        described = self._position(move)
        if self.nowhere:
            raise self.impossible(*self.nowhere)
        try:
            state = self._costing(postal.position(setup=self.setup(), **described))
        except ImpossiblePosition as error:
            raise self.not_built(error) from None
        if self.rolled:
            self._must_be_rolled_here(state)
        return state

    def _must_be_rolled_here(self, state: postal.PostalState) -> None:
        """As many dice lie there as the box of Employers' Strength says."""
        for wrong in postal.check(state, postal.Roll(self.rolled)):
            why = Text(*(wrong.say(language) for language in ("en", "fr")))
            raise self.impossible(why, (wrong.clause,))

    def _costing(self, state: postal.PostalState) -> postal.PostalState:
        """A position, if living costs in it what the Givens say."""
        found = postal.cost_of_living(state)
        if self.cost is not None and found != self.cost:
            why = Text(
                f"the Cost of Living is {self.cost} dollars; with these workers it is {found}",
                f"le coût de la vie est de {self.cost} $ ; avec ces travailleurs il est de {found}",
            )
            raise self.impossible(why, ("postal.cost.formula",))
        return state

    @property
    def workers_at_first(self) -> int:
        """How many are alive: as the Givens say, as what living costs asks for, or as set up."""
        if self.total is not None:
            return self.total
        if self.cost is None or self._said_who_is_free():
            return self.content.start.workers
        setup, injured = self.setup(), self.groups.get("injured", 0)
        empty = postal.position(setup=setup, phase="payment", healthy=1, savings=0)
        price = self.content.cost
        others = postal.cost_of_living(empty) - price.worker + injured * price.injury
        others += self.facts.get("temporary_cost", 0)
        each = price.worker + (price.injury if self.everybody == "injured" else 0)
        wanted: int = (self.cost - others) // max(1, each)
        return max(1, injured, wanted)

    def _position(self, move: object | None) -> dict[str, Any]:
        """The arguments of the builder: facts, the phase, and who stands where."""
        facts = dict(self.facts)
        if facts.get("taken") and "controlled" not in facts:
            facts["controlled"] = (self.content.means[-1].id,)
        waiting = any(isinstance(one, OrderResults) for one in facts.get("agenda", ()))
        if waiting or len(self.rolled) == 2:
            facts = self.box_of_two_dice() | facts
        if INJURY in facts.get("agenda", ()):
            facts = {"savings": 0} | facts
        if "phase" not in facts:
            facts["phase"] = self._phase(move)
        standing = list(self.standing)
        if facts["phase"] == "actions" and isinstance(move, postal.Act) and not standing:
            standing = self.acting or [(move.worker, move.space)]
        if facts["phase"] == "placement":
            standing += [("healthy", space) for space in self.used_before]
        elif self.used_before and facts["phase"] in ("setup", "employers", "offensive"):
            self.never(
                "a space has been used this turn, and the workers have not been placed yet",
                "un espace a déjà servi ce tour, et les travailleurs n'ont pas encore été placés",
                "postal.phase.workers.place-then-resolve",
            )
        return facts | self._workers(facts["phase"], standing)

    def box_of_two_dice(self) -> dict[str, int]:
        """The first box on which two dice are rolled, above the means that are controlled."""
        controls = len(self.facts.get("controlled", ()))
        boxes = (one for one in self.content.strength.two_dice if one > controls)
        box = next(boxes, None)
        return {} if box is None else {"strength": box}

    def _phase(self, move: object | None) -> str:
        for kind, name in FIRST_MOVE.items():
            if isinstance(move, kind):
                if kind is postal.Roll and self.facts.get("strength") == 0:
                    return "setup"
                return name
        if self.standing:
            return "actions"
        for due in self.facts.get("agenda", ()):
            return self._phase_of(due)
        if any(name in self.facts for name in postal.RESOURCES) or "taken" in self.facts:
            return "control"
        counts = self._groups()
        jailed = sum(n for name, n in counts.items() if "jail" in name)
        start = self.workers_at_first
        injured = counts.get("injured", 0)
        all_injured = self.readings.get("idle_count") == "all-injured"
        halved = injured + (counts.get("injured in jail", 0) if all_injured else 0)
        free = counts.get("healthy", start - jailed) + injured - min(injured, halved // 2)
        return "employers" if self.facts.get("strength") == 0 or free < 1 else "placement"

    def _phase_of(self, due: Task) -> str:
        """Where in the turn it is that something is due, where only one place can be."""
        before = self.facts.get("strength") == 0
        right = [one for one in due_in(due) if (one == "setup") == before]
        if len(right) == 1:
            return right[0]
        moments = [say.MOMENTS[one] for one in right]
        raise self.slip(
            f"say where in the turn it is: {' | '.join(one.en for one in moments)}",
            f"dites où en est le tour : {' | '.join(one.fr for one in moments)}",
        )

    def act(self, who: Any, space: Any, asked: say.Asked | None) -> None:
        """Resolve the action of a worker on a space."""
        choice, direction = asked or say.Asked(None)
        usual = postal.Act(space, choice)
        state = self.ready(postal.Act(space, choice, who) if who else usual)
        only_injured = space in state.injured_at and space not in state.healthy_at
        asked_for: Any = who or ("injured" if only_injured else None)
        move = postal.Act(space, choice, asked_for) if asked_for else usual
        wrong = postal.check_direction(move, direction) if direction else None
        if wrong is None:
            self.play(move)
        else:
            self.accept()
            self.refuse(IllegalAction(move, (*postal.check(state, move), wrong)))

    def put_workers(self, group: str, n: int) -> None:
        """What a Given says of how many workers there are of a group."""
        if group in ("idle", "available"):
            raise self.wrong(
                f"the number of {group} workers follows from the others; give healthy, injured "
                "workers and those in jail",
                "ce nombre découle des autres ; donnez les indemnes, les blessés et les "
                "prisonniers",
            )
        if n < 0:
            self.never(
                f"{n} workers; the least is 0",
                f"{n} travailleurs ; le minimum est 0",
                "postal.worker.places",
            )
        self.given()
        if group == "living":
            alive = Text("the workers in play", "les travailleurs en jeu")
            self.total = self.once(alive, self.total, n)
            return
        self.groups[group] = self.once(say.GROUPS[group], self.groups.get(group), n)

    def _groups(self) -> dict[str, int]:
        """How many workers are in each group that the Givens name, or leave nobody for."""
        if self.everybody is None:
            return self.groups
        others = sum(n for name, n in self.groups.items() if "jail" in name)
        counts = {"healthy": 0, **self.groups}
        counts.setdefault(self.everybody, 0)
        if self.everybody not in self.groups:
            counts[self.everybody] = max(0, self.workers_at_first - others)
        for name in {"healthy", "injured"} - {self.everybody}:
            self.once(say.GROUPS[name], counts.get(name), 0)
        return counts

    def _workers(self, phase: str, standing: list[tuple[str, str]]) -> dict[str, Any]:
        """Who is not placed, stands somewhere, has acted or is in jail.

        A number of healthy (injured) workers counts all who are free. During the actions those
        who stand nowhere have acted if they are healthy, and are set aside if they are injured.
        """
        counts = self._groups()
        at = {
            name: tuple(space for who, space in standing if who == name)
            for name in ("healthy", "injured")
        }
        injured_acted = counts.get("injured acted", 0)
        acted = counts.get("healthy acted", max(0, counts.get("acted", 0) - injured_acted))
        if counts.get("acted", acted + injured_acted) != acted + injured_acted:
            self.never(
                f"{counts['acted']} workers have acted; {acted + injured_acted} are counted",
                f"{counts['acted']} travailleurs ont agi ; on en compte {acted + injured_acted}",
                "postal.worker.places",
            )
        jailed = counts.get("in jail", 0)
        found: dict[str, Any] = {
            "healthy_at": at["healthy"],
            "injured_at": at["injured"],
            "healthy_jailed": counts.get("healthy in jail", 0) + jailed,
            "injured_jailed": counts.get("injured in jail", 0),
            "dead": counts.get("dead", 0),
        }
        injured = counts.get("injured", len(at["injured"]) + injured_acted)
        if self.total is not None and "healthy" in counts and "injured" not in counts:
            injured = max(0, self.total - counts["healthy"] - found["healthy_jailed"])
        others = injured + found["healthy_jailed"] + found["injured_jailed"]
        start = self.workers_at_first
        healthy = counts.get("healthy", max(start - others, len(at["healthy"]) + acted))
        if self.total is not None and healthy + others != self.total:
            self.never(
                f"{self.total} workers are alive; {healthy + others} are counted",
                f"{self.total} travailleurs sont en vie ; on en compte {healthy + others}",
                "postal.worker.places",
            )
        waiting = {
            "healthy": healthy - len(at["healthy"]) - acted,
            "injured": injured - len(at["injured"]) - injured_acted,
        }
        for condition, count in waiting.items():
            if count < 0:
                there = healthy if condition == "healthy" else injured
                called = say.GROUPS[condition]
                self.never(
                    f"{there - count} {called.en} stand on spaces or have acted; there "
                    f"{'is' if there == 1 else 'are'} {there}",
                    f"{called.fr} sur des cases ou ayant agi : {there - count} ; il y en a {there}",
                    "postal.worker.places",
                )
        found |= {"healthy_done": acted, "injured_done": injured_acted}
        if phase == "actions" and waiting["healthy"] > 0 and "healthy acted" not in counts:
            found["healthy_done"] += waiting["healthy"]
            waiting["healthy"] = 0
        if "reserve" in counts:
            found["reserve"] = counts["reserve"]
            if "dead" not in counts:  # those who are missing have died
                there = healthy + others + counts["reserve"]
                found["dead"] = max(0, self.content.cubes.workers - there)
        return found | waiting


WORLDS["postal"] = PostalWorld


# Given ------------------------------------------------------------------------------------------


_MODE: Final = Text("the mode", "le mode")


def _choose(game: PostalWorld, **choices: Any) -> None:
    """What the Givens say of the set-up."""
    game.given()
    if "mode" in choices and game.choices.get("mode", choices["mode"]) != choices["mode"]:
        game.contradiction(Fact(_MODE), game.choices["mode"], choices["mode"])
    game.choices |= choices


@given(en="a new(| postal) game", fr="une nouvelle partie(| du jeu postal)")
def a_new_game(game: PostalWorld) -> None:
    """A game after its set-up, before the set-up roll."""
    _choose(game, new=True)


@given(en="a new game in {mode:Mode} mode", fr="une nouvelle partie en mode {mode:Mode}")
def a_new_game_in(game: PostalWorld, mode: str) -> None:
    """A game of that difficulty after its set-up, before the set-up roll."""
    _choose(game, new=True, mode=mode)


@given(
    en="a new game without a chosen difficulty", fr="une nouvelle partie sans difficulté choisie"
)
def a_new_game_open(game: PostalWorld) -> None:
    """A game whose first decision is the difficulty."""
    _choose(game, new=True, mode=None)


@given(
    en=("a game in {mode:Mode} mode", "the mode is {mode:Mode}"),
    fr="(une partie en mode|le mode est) {mode:Mode}",
)
def a_game_in(game: PostalWorld, mode: str) -> None:
    """The difficulty of the position."""
    _choose(game, mode=mode)


@given(en=("a postal game", "a game under way"), fr="une partie (du jeu postal|en cours)")
def a_game(world: World) -> None:
    """A game under way; the steps that follow describe its position."""
    world.of(PostalWorld)


@given(en="only what the book states is known", fr="seul ce que le livret énonce est connu")
def only_stated(game: PostalWorld) -> None:
    """No stand-ins: what was in the lost pictures is missing."""
    game.fill(postal.stated_content())


@given(en="{phase:Phase}", fr="{phase:Phase}")
def phase_given(game: PostalWorld, phase: str) -> None:
    """Where in the turn the position stands."""
    game.given(phase=phase)


@given(
    en="the dice have fallen on {n:Number} and {m:Number}",
    fr="les dés sont tombés sur {n:Number} et {m:Number}",
)
def dice_have_fallen(world: World, n: int, m: int) -> None:
    """Two results wait until the player says which takes effect first."""
    game = world.of(PostalWorld)
    must_be_faces(game, n, m)
    if n == m:
        game.never(
            f"two dice on {n} take effect at once; only different ones wait for their order",
            f"deux dés sur {n} s'appliquent aussitôt ; seuls des dés différents attendent leur "
            "ordre",
            "postal.phase.employers.all-dice-apply",
        )
    else:
        game.given(phase="offensive", agenda=(OrderResults((n, m)),))


@given(
    en="the player must say {due:Due}", fr="(il faut|le joueur doit|la joueuse doit) dire {due:Due}"
)
def must_be_said(game: PostalWorld, due: Task) -> None:
    """Somebody is to be injured, jailed, healed or freed, and the player says who."""
    agenda = game.facts.get("agenda", ())
    if due not in agenda:
        game.given(agenda=(due,))
    else:
        game.given()
        game.facts["agenda"] = (*agenda, due)


@given(
    en="{who:Condition} (stands|is placed) at {space:Space}",
    fr="{who:Condition} (se tient|est placé) {space:Space}",
)
def stands(game: PostalWorld, who: str | None, space: str) -> None:
    """A worker stands on a space and has not acted yet."""
    game.standing.append((who or "healthy", space))


@given(
    en=("workers stand at {spaces:Spaces}", "healthy workers stand at {spaces:Spaces}"),
    fr="des travailleurs(| indemnes) se tiennent {spaces:Spaces}",
)
def stand(game: PostalWorld, spaces: list[str]) -> None:
    """A healthy worker stands on each of these spaces and has not acted yet."""
    game.standing += [("healthy", space) for space in spaces]


@given(
    en="injured workers stand at {spaces:Spaces}",
    fr="des travailleurs blessés se tiennent {spaces:Spaces}",
)
def injured_stand(game: PostalWorld, spaces: list[str]) -> None:
    """An injured worker stands on each of these spaces and has not acted yet."""
    game.standing += [("injured", space) for space in spaces]


@given(
    en="the group controls the means of production for {means:Means}",
    fr="le groupe contrôle le moyen de production à {means:Means}",
)
def controls_this(world: World, means: say.Wanted) -> None:
    """This means of production is controlled, beside those of other steps."""
    game = world.of(PostalWorld)
    game.control(game.means(means))


@given(
    en="a means of production (has been|was) taken this turn",
    fr="un moyen de production a été pris ce tour",
)
def taken_given(game: PostalWorld) -> None:
    """One has been taken since the Cost of Living was paid."""
    game.given(taken=True)


@given(
    en="the Cost of Living is raised by {n:Number} (dollars|dollar) this turn",
    fr="le coût de la vie est augmenté de {n:Number} $ ce tour",
)
def temporary_given(game: PostalWorld, n: int) -> None:
    """Temporary rises that end with the turn."""
    game.given(temporary_cost=n)


# When -------------------------------------------------------------------------------------------


@when(
    en=(
        "a new game is set up in {mode:Mode} mode",
        "a new game is set up in {mode:Mode} mode for {players:Number} (players|player)",
        "a new game is set up( for {players:Number} players| for {players:Number} player|)",
    ),
    fr=(
        (
            "une nouvelle partie est mise en place en mode {mode:Mode}(| pour {players:Number} "
            "joueurs| pour {players:Number} joueur)"
        ),
        (
            "une nouvelle partie est mise en place( pour {players:Number} joueurs| pour "
            "{players:Number} joueur|)"
        ),
    ),
)
def set_up(game: PostalWorld, mode: str | None = None, players: int | None = None) -> None:
    """Set the game up, for a number of players; what is not said is as the set-up has it."""
    if mode is not None:
        game.choices["mode"] = game.once(_MODE, game.choices.get("mode"), mode)
    if players is not None:
        game.choices["players"] = players
    game.sit_down()


plays("choose_mode", postal.ChooseMode)(
    about="Choose the difficulty.",
    en="the player (chooses|asks for) {mode:Mode} mode",
    fr="le mode {mode:Mode} est (choisi|demandé)",
)

plays("begin_turn", postal.BeginTurn)(
    about="The cube of Employers' Strength moves, before the roll.",
    en=("the turn begins", "Employers' Strength advances"),
    fr=("le tour commence", "l'Emprise patronale avance"),
)


@when(en="the die shows(| a) {n:Number}", fr="le dé donne(| un) {n:Number}")
def die_shows(game: PostalWorld, n: int) -> None:
    """The result of the single die takes effect."""
    _roll(game, n)


@when(en="the dice show {n:Number} and {m:Number}", fr="les dés donnent {n:Number} et {m:Number}")
def dice_show(game: PostalWorld, n: int, m: int) -> None:
    """Two results take effect, in the order in which they are named."""
    _on_two_dice(game)
    if _roll(game, n, m) and game.state.dice == (n, m) and n != m:
        game.play(postal.ApplyFirst(n))


@when(
    en="the dice fall on {n:Number} and {m:Number}",
    fr="les dés tombent sur {n:Number} et {m:Number}",
)
def dice_fall(game: PostalWorld, n: int, m: int) -> None:
    """Two results are rolled; the player has not said yet which takes effect first."""
    _roll(game, n, m)


def _on_two_dice(game: PostalWorld) -> None:
    """Two dice are rolled: it is on a box of them, where the Givens leave that open."""
    said = {"strength", "phase"} & set(game.facts) or game.choices.get("new")
    if game.is_described_still and not said:
        game.facts |= game.box_of_two_dice()


def _roll(game: PostalWorld, *dice: int) -> bool:
    must_be_faces(game, *dice)
    return game.play(postal.Roll(dice))


def must_be_faces(game: PostalWorld, *dice: int) -> None:
    """Refuse what no die shows."""
    faces = postal.datum("components.die_faces").value
    wrong = [die for die in dice if not 1 <= die <= faces]
    if wrong:
        raise game.wrong(
            f"a die cannot show {wrong[0]}; it shows 1 to {faces} [postal.component.die]",
            f"un dé ne peut pas donner {wrong[0]} ; il donne de 1 à {faces} [postal.component.die]",
        )


plays("first", postal.ApplyFirst)(
    about="Of two dice, the player says which comes first.",
    en=("the {n:Number} takes effect first", "the player applies the {n:Number} first"),
    fr="le {n:Number} s'applique d'abord",
)


@when(
    en="the employers' phase is played with (a {n:Number}|{n:Number}|{n:Number} and {m:Number})",
    fr="la phase patronale se joue avec (un {n:Number}|{n:Number}|{n:Number} et {m:Number})",
)
def employers_phase(game: PostalWorld, n: int, m: int | None = None) -> None:
    """The strength advances, then the dice take effect in the order named."""
    game.play(postal.BeginTurn())
    if m is None:
        die_shows(game, n)
    else:
        dice_show(game, n, m)


@when(
    en="{who:Condition} is placed at {space:Space}",
    fr="{who:Condition} est placé {space:Space}",
)
def place(game: PostalWorld, who: str | None, space: Any) -> None:
    """Place a worker: a healthy one if the sentence leaves it open and one is left."""
    _place(game, who, space)


@when(
    en=("workers are placed at {spaces:Spaces}", "the workers are placed at {spaces:Spaces}"),
    fr="des travailleurs sont placés {spaces:Spaces}",
)
def place_all(game: PostalWorld, spaces: list[str]) -> None:
    """Place workers one after the other, healthy ones first."""
    for space in spaces:
        _place(game, None, space)


@when(
    en="{who:Condition} (goes to|is placed at) {place:Quoted}",
    fr="{who:Condition} (va|est placé) à {place:Quoted}",
)
def place_nowhere(game: PostalWorld, who: str | None, place: str) -> None:
    """Send a worker to a place in quotation marks, which the board may not have."""
    if (known := say.known_space(place)) is not None:
        _place(game, who, known)
        return
    game.accept()
    game.ready(None)
    game.refuse(IllegalAction(place, (postal.no_such_place(place),)))


def _place(game: PostalWorld, who: Any, space: Any) -> None:
    state = game.ready(postal.PlaceWorker(space))
    only_injured = state.injured and not state.healthy
    asked: Any = who or ("injured" if only_injured else None)
    game.play(postal.PlaceWorker(space, asked) if asked else postal.PlaceWorker(space))


@when(
    en="{who:Condition} acts at {space:Space}(| to {choice:Choice})",
    fr="{who:Condition} agit {space:Space}(| pour {choice:Choice})",
)
def act(game: PostalWorld, who: str | None, space: Any, choice: say.Asked | None = None) -> None:
    """Resolve the action of a worker: a healthy one if the sentence leaves it open."""
    game.act(who, space, choice)


@when(
    en=("the workers act at {spaces:Spaces}", "workers act at {spaces:Spaces}"),
    fr="les travailleurs agissent {spaces:Spaces}",
)
def act_all(game: PostalWorld, spaces: list[str]) -> None:
    """Resolve the actions of several spaces in this order; none of them leaves a choice."""
    game.acting = [("healthy", space) for space in spaces]
    for space in spaces:
        game.act(None, space, None)


@when(
    en="the (player injures|injury hits) {who:Who}",
    fr="(la blessure touche|la joueuse blesse|le joueur blesse) {who:Who}",
)
def injure(game: PostalWorld, who: say.Who) -> None:
    """Name the worker who is injured."""
    _name(game, "injure", who)


@when(
    en="the player sends {who:Who} to jail", fr="(la joueuse|le joueur) envoie {who:Who} en prison"
)
def jail(game: PostalWorld, who: say.Who) -> None:
    """Name the worker who goes to jail."""
    _name(game, "jail", who)


@when(en="the player heals {who:Who}", fr="(la joueuse|le joueur) guérit {who:Who}")
def heal(game: PostalWorld, who: say.Who) -> None:
    """Name the worker who is healed."""
    _name(game, "heal", who)


@when(en="the player frees {who:Who}", fr="(la joueuse|le joueur) libère {who:Who}")
def free(game: PostalWorld, who: say.Who) -> None:
    """Name the prisoner who is freed."""
    _name(game, "free", who)


def _name(game: PostalWorld, purpose: Any, who: say.Who) -> None:
    """Choose by what the sentence says; if several places fit, ask for the place."""
    offered = [
        one
        for one in postal.legal_actions(game.state)
        if isinstance(one, postal.Choose) and one.purpose == purpose
    ]
    fitting = [
        one
        for one in offered
        if who.condition in (None, one.worker) and who.place in (None, one.place)
    ]
    if len(fitting) > 1:
        places = ", ".join(_option(one).in_(game.language) for one in fitting)
        raise game.slip(f"say which one: {places}", f"précisez lequel : {places}")
    if fitting:
        game.play(fitting[0])
        return
    place: Any = who.place or ("jail" if purpose == "free" else "waiting")
    worker: Any = who.condition or "healthy"
    game.play(postal.Choose(purpose, worker, place))


plays("pay", postal.Pay)(
    about="Pay what this turn costs.",
    en="the Cost of Living is paid",
    fr="le coût de la vie est payé",
)


@when(
    en="the (group|player) takes the means of production for {means:Means}",
    fr="le groupe prend le moyen de production à {means:Means}",
)
def take(game: PostalWorld, means: say.Wanted) -> None:
    """Take control of a means of production, named by its cost."""
    wanted = means.id or game.means(means)
    game.leave_free(wanted)
    game.play(postal.Take(wanted))


plays("end_turn", postal.EndTurn)(
    about="End the turn.",
    en="the turn ends",
    fr="le tour (se termine|prend fin)",
)


# Then -------------------------------------------------------------------------------------------


def _question(asked: Pending) -> Text:
    """What is to be decided or rolled now."""
    return (
        Text("the game is over", "la partie est finie")
        if isinstance(asked, Over)
        else asked.question
    )


def _option(one: object) -> Text:
    """A way of deciding: a worker, or the die that comes first."""
    if isinstance(one, postal.Choose):
        return words.worker(one.worker, one.place)
    assert isinstance(one, postal.ApplyFirst)
    return Text(f"the {one.die} first", f"le {one.die} d'abord")


@quantity(
    en="Employers' Strength is(| on) {n:Number}",
    fr="l'Emprise patronale est (à|de) {n:Number}",
    given="strength",
)
def strength(game: PostalWorld) -> Measure:
    """The box of Employers' Strength."""
    what = Text("Employers' Strength is", "l'Emprise patronale est à")
    clauses = ("postal.employers-strength.turn-counter",)
    return Measure(what, game.state.strength, clauses)


@quantity(
    en="Savings are {n:Number} (dollars|dollar)",
    fr="l'Économie est de {n:Number} ($|dollars)",
    given="savings",
    given_en=("(Savings of|the group has) {n:Number} dollars",),
    given_fr=("une Économie de {n:Number} $",),
)
def savings(game: PostalWorld) -> Measure:
    """The Savings, in dollars."""
    return Measure(Text("Savings are", "l'Économie est de"), game.state.savings)


def _give_cost(game: PostalWorld, n: int) -> None:
    game.given()
    game.cost = game.once(Text("the Cost of Living", "le coût de la vie"), game.cost, n)


@quantity(
    en="the Cost of Living is {n:Number} (dollars|dollar)",
    fr="le coût de la vie est de {n:Number} ($|dollars)",
    given=_give_cost,
)
def cost(game: PostalWorld) -> Measure:
    """What the turn costs now, in dollars."""
    what = Text("the Cost of Living is", "le coût de la vie est de")
    return Measure(what, game.cost_now(), ("postal.cost.formula",))


def _last_box(game: PostalWorld, gauge: str, *, jail: bool) -> int:
    """The number of the last box, which is jail or Hurt.

    Raises:
        Slip: the gauge ends with the other one, or how long it is is not known.
    """
    if (gauge == "police_threat") != jail:
        name, ends = GAUGES[gauge], ("Hurt", "jail") if jail else ("jail", "Hurt")
        raise game.slip(
            f"the last box of {name.en} is {ends[0]}; it has no {ends[1]}",
            f"la dernière case est {ends[0]} ({name.fr}), et aucune n'y est {ends[1]}",
        )
    box: int | None = getattr(game.content.last_box, gauge)
    if box is None:
        raise game.lacks(f"last_box.{gauge}")
    return box


def _steps_left(game: PostalWorld, gauge: Any, *, jail: bool) -> Measure:
    game.accept()
    name = GAUGES[gauge]
    what = Text(f"the steps left ({name.en}) are", f"les cases qui restent ({name.fr}) sont")
    left = _last_box(game, gauge, jail=jail) - getattr(game.state, gauge)
    return Measure(what, left, ("postal.gauge.meaning",))


def _give_below(world: World, n: int, gauge: str, *, jail: bool) -> None:
    game = world.of(PostalWorld)
    game.given(**{gauge: _last_box(game, gauge, jail=jail) - n})


@quantity(
    en=("{gauge:Gauge} is one step below Hurt", "{gauge:Gauge} is {n:Number} steps below Hurt"),
    fr=("{gauge:Gauge} est à une case de Hurt", "{gauge:Gauge} est à {n:Number} cases de Hurt"),
    given=partial(_give_below, jail=False),
)
def below_hurt(world: World, gauge: Any) -> Measure:
    """Risk or Unsanitary stands some steps below Hurt, whatever its length."""
    return _steps_left(world.of(PostalWorld), gauge, jail=False)


@quantity(
    en=("{gauge:Gauge} is one step below jail", "{gauge:Gauge} is {n:Number} steps below jail"),
    fr=(
        "{gauge:Gauge} est à une case de la prison",
        "{gauge:Gauge} est à {n:Number} cases de la prison",
    ),
    given=partial(_give_below, jail=True),
)
def below_jail(world: World, gauge: Any) -> Measure:
    """Police Threat stands some steps below jail, whatever its length."""
    return _steps_left(world.of(PostalWorld), gauge, jail=True)


@quantity(
    en="{gauge:Gauge} is {n:Number}",
    fr="{gauge:Gauge} est à {n:Number}",
    given=lambda game, n, gauge: game.given(**{gauge: n}),
)
def gauge(game: PostalWorld, gauge: Any) -> Measure:
    """The level of Risk, Unsanitary or Police Threat."""
    what = Text(f"{GAUGES[gauge].en} is", f"{GAUGES[gauge].fr} est à")
    return Measure(what, getattr(game.state, gauge), ("postal.gauge.meaning",))


def _count(state: postal.PostalState, group: str) -> int:
    jailed = {"healthy in jail": state.healthy_jailed, "injured in jail": state.injured_jailed}
    return {
        "healthy": postal.healthy_workers(state) - state.healthy_jailed,
        "injured": postal.injured_workers(state) - state.injured_jailed,
        **jailed,
        "in jail": postal.prisoners(state),
        "dead": state.dead,
        "reserve": state.reserve,
        "acted": state.healthy_done + state.injured_done,
        "healthy acted": state.healthy_done,
        "injured acted": state.injured_done,
        "idle": postal.idle_workers(state),
        "available": postal.available_workers(state),
        "living": postal.living(state),
    }[group]


_GROUP_CLAUSES = {
    "idle": "postal.worker.injured-half-idle",
    "available": "postal.worker.action-points",
    "in jail": "postal.jail.no-action",
    "dead": "postal.death.cube-removed",
    "reserve": "postal.component.worker-cubes",
}


@quantity(
    en="there (is|are) {n:Number} {group:Group}",
    fr="il y a {n:Number} {group:Group}",
    given=lambda world, n, group: world.of(PostalWorld).put_workers(group, n),
    given_en=("{n:Number} {group:Group}",),
    given_fr=("{n:Number} {group:Group}",),
)
def workers(world: World, group: str) -> Measure:
    """How many workers are healthy or injured (free), in jail, dead, in reserve, idle …

    Raises:
        Slip: only of one it was said where it goes, and this asks where the others are; or they
            have acted and are home again.
    """
    game = world.of(PostalWorld)
    if "acted" in group and game.state.phase in ("payment", "control"):
        raise game.slip(
            "all who could have acted, and are home again; ask it during the actions",
            "tous ceux qui le pouvaient ont agi, et sont rentrés ; demandez-le pendant les actions",
        )
    if group in ("available", "idle") and game.used:
        raise game.slip(
            "nothing is said of where the others go; place them",
            "on ne sait pas où vont les autres ; placez-les",
        )
    clauses = (_GROUP_CLAUSES[group],) if group in _GROUP_CLAUSES else ()
    french = say.GROUPS[group].fr.removeprefix("travailleurs ")
    what = Text(f"the workers ({group}) are", f"les travailleurs ({french}) sont")
    game.accept()
    return Measure(what, _count(game.state, group), clauses)


@quantity(
    en="{n:Number} (workers|worker) can act",
    fr="{n:Number} (travailleurs peuvent|travailleur peut) agir",
)
def can_act(world: World) -> Measure:
    """How many workers are available for an action this turn."""
    return workers(world, "available")


@quantity(
    en="the group has {n:Number} {resource:Resource}",
    fr="le groupe a {n:Number} {resource:Resource}",
    given=lambda game, n, resource: game.given(**{resource: n}),
)
def resource(game: PostalWorld, resource: str) -> Measure:
    """Resources of this turn."""
    name = RESOURCES[resource]
    what = Text(f"the group's {name.en} count is", f"le groupe a, en {name.fr}")
    clauses = ("postal.resource.same-turn-only",)
    return Measure(what, getattr(game.state, resource), clauses)


def _give_control(game: PostalWorld, n: int) -> None:
    listed = len(game.content.means)
    if not 0 <= n <= listed:
        game.never(
            f"{n} means of production are controlled; the list has {listed}",
            f"{n} moyens de production sont contrôlés ; la liste en a {listed}",
            "postal.means.cost.count",
        )
    else:
        game.control(n=n)


@quantity(
    en="the group controls {n:Number} means of production",
    fr="le groupe contrôle {n:Number} (moyens|moyen) de production",
    given=_give_control,
)
def controls(game: PostalWorld) -> Measure:
    """How many means of production are controlled: as a Given, the first of the list.

    One of them that is taken then is another.
    """
    what = Text("the controlled means of production are", "les moyens contrôlés sont")
    return Measure(what, len(game.state.controlled), ("postal.means.marker",))


@then(
    en="the group controls the means of production for {means:Means}",
    fr="le groupe contrôle le moyen de production à {means:Means}",
)
def controls_it(game: PostalWorld, means: say.Wanted) -> None:
    """This means of production is controlled."""
    wanted = game.means(means)
    what = Text(f"control of '{wanted}' is", f"le contrôle de « {wanted} » est")
    game.expect(what, wanted in game.state.controlled, True, "postal.means.marker")


@then(
    en="{n:Number} means of production (win the game|are needed to win)",
    fr="il faut {n:Number} moyens de production pour gagner",
)
def needed(game: PostalWorld, n: int) -> None:
    """How many must be controlled to win."""
    what = Text("the means needed are", "le nombre nécessaire est")
    clause = postal.target_clause(game.state)
    game.expect(what, postal.target(game.state), n, clause)
    game.cite(clause)


@quantity(
    en="{n:Number} means of production are (listed|on the list)",
    fr="la liste compte {n:Number} moyens de production",
)
def listed(game: PostalWorld) -> Measure:
    """How many means of production the list offers."""
    what = Text("the list counts", "la liste compte")
    return Measure(what, len(postal.means_on_offer(game.state)), ("postal.means.list-location",))


@then(en="{n:Number} (die|dice) must be rolled", fr="il faut lancer {n:Number} (dé|dés)")
def dice_due(game: PostalWorld, n: int) -> None:
    """How many dice are rolled next."""
    outcomes = postal.chance_outcomes(game.state)
    asked = postal.pending(game.state)
    clauses = (asked.clause,) if isinstance(asked, Chance) else ()
    lie_there = game.rolled and not game.transitions
    found = len(outcomes[0].move.dice) if outcomes and not lie_there else 0
    game.expect(Text("the dice to roll are", "les dés à lancer sont"), found, n, *clauses)
    game.cite(*clauses)


@then(en="{phase:Phase}", fr="{phase:Phase}")
def phase_is(game: PostalWorld, phase: str) -> None:
    """Where in the turn the game is now; that something may be taken asks if any can be."""
    state = game.ready(postal.Take("")) if phase == "control" else game.state
    what = Text("the game is at", "la partie en est à")
    game.expect(
        what,
        PHASES[state.phase].in_(game.language),
        PHASES[phase].in_(game.language),
        "postal.turn.order",
    )
    if phase == "control":
        can = any(isinstance(one, postal.Take) for one in postal.legal_actions(state))
        one, any_ = "postal.phase.resolution.one-per-turn", "postal.phase.resolution.take-optional"
        game.expect(say.MOMENTS[phase], can, True, one if state.taken else any_)


@then(en="the player must say (who is injured|whom to injure)", fr="il faut dire qui est blessé")
def asks_injure(game: PostalWorld) -> None:
    """The choice of the injured worker is open."""
    _asks(game, "injure")


@then(en="the player must say (who goes|whom) to jail", fr="il faut dire qui va en prison")
def asks_jail(game: PostalWorld) -> None:
    """The choice of the prisoner is open."""
    _asks(game, "jail")


@then(en="the player must say who is healed", fr="il faut dire qui est guéri")
def asks_heal(game: PostalWorld) -> None:
    """The choice of the healed worker is open."""
    _asks(game, "heal")


@then(en="the player must say who is freed", fr="il faut dire qui est libéré")
def asks_free(game: PostalWorld) -> None:
    """The choice of the freed prisoner is open."""
    _asks(game, "free")


def _asks(game: PostalWorld, purpose: Any) -> None:
    game.accept()
    agenda = game.state.agenda
    asked = bool(agenda) and agenda[0].kind == purpose
    _same_question(game, asked, question(purpose))


def _same_question(game: PostalWorld, same: bool, wanted: Text, *clauses: str) -> None:
    """Compare the question that is open now with the one that a sentence expects."""
    said = wanted.in_(game.language)
    found = said if same else _question(postal.pending(game.state)).in_(game.language)
    game.expect(Text("the open question is", "la question ouverte est"), found, said, *clauses)


@then(en="the player may act", fr="(la joueuse|le joueur) peut agir")
def may_act(game: PostalWorld) -> None:
    """The only player has a decision to make."""
    found = ", ".join(common.may_act(game))
    game.expect(common.WHO_MAY_ACT, found, postal.PLAYER, "postal.meta.role")


@then(
    en="the player must say which die takes effect first",
    fr="il faut dire quel dé s'applique d'abord",
)
def asks_order(game: PostalWorld) -> None:
    """The order of two results is open."""
    open_now = any(isinstance(one, postal.ApplyFirst) for one in postal.legal_actions(game.state))
    wanted = Text("Which result takes effect first?", "Quel résultat s'applique d'abord ?")
    _same_question(game, open_now, wanted, "postal.phase.employers.all-dice-apply")
