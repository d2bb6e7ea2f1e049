"""The sentences of the board game.

A scenario describes a table as far as it matters. What is not said of the boards is as after the
set-up: four Tenements, everybody at home at HEA 2, Unsanitary 2, 2 dollars, Risk 0, Police Threat
at its floor. Of the cards and the premises only those lie on the table that are named.
Where the turn stands follows from the first move.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple, get_args

from whichside_rules import whichside
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.nearest import nearest, perhaps
from whichside_rules.kernel.book.text import texts
from whichside_rules.kernel.playing.game import Chance, Decision, Over
from whichside_rules.kernel.playing.refusal import IllegalAction, ImpossiblePosition
from whichside_rules.vocabulary.parameter_types import joined, number, quoted
from whichside_rules.vocabulary.playing import playing
from whichside_rules.vocabulary.quantity import Measure, bound, quantity
from whichside_rules.vocabulary.registry import Registry, Slip
from whichside_rules.vocabulary.whichside import parameter_types as say
from whichside_rules.vocabulary.world import (
    WORLDS,
    Fact,
    GameWorld,
    World,
)
from whichside_rules.whichside import cost_of_living, defeat, solidarity, turn, victory
from whichside_rules.whichside.engine import lasting, tasks, words
from whichside_rules.whichside.engine.content import card_of
from whichside_rules.whichside.engine.effect import ForLonger
from whichside_rules.whichside.engine.events import (
    Died,
    MiseryBegan,
    Moved,
    PartBegan,
    TurnBegan,
)
from whichside_rules.whichside.engine.moves import Agitation
from whichside_rules.whichside.engine.scenarios import employers_board, is_duo, objectives_of
from whichside_rules.whichside.engine.state import (
    Hosted,
    LaidPlan,
    Longer,
    TileState,
)
from whichside_rules.whichside.engine.tenements import why_these
from whichside_rules.whichside.game import RULES
from whichside_rules.whichside.variant import unforeseen

SENTENCES = Registry(game="whichside")
"""What a scenario of this game may say beside the sentences of every game."""

given: Final = SENTENCES.given
when: Final = SENTENCES.when
then: Final = SENTENCES.then

TYPES: dict[str, Callable[[str], object]] = {
    "Bound": bound,
    "Box": say.box,
    "Card": say.card,
    "EmployerCard": say.employer_card,
    "EmployersGauge": say.employers_gauge,
    "Gauge": say.gauge,
    "Labour": say.labour,
    "Mishap": say.mishap,
    "Moment": say.at_phase,
    "Difficulty": say.difficulty,
    "Number": number,
    "Objective": say.objective,
    "Person": say.character,
    "Phase": say.phase,
    "Pile": say.pile,
    "Premises": say.premises,
    "Price": say.price,
    "Quoted": quoted,
    "Resource": say.resource,
    "Result": say.result,
    "Scenario": say.scenario,
    "Side": say.side,
    "Solidarity": say.solidarity_card,
    "Space": say.space,
    "Strategy": say.strategy,
    "Tenement": say.tenement,
    "Theirs": say.of_tenement,
    "ToTenement": say.to_tenement,
    "Tile": say.tile,
    "Tiles": say.tiles,
    "Variant": say.variant,
}


def named(group: str) -> Callable[[str], Text]:
    """Says what the words of a group are called."""
    return lambda word: words.called(group, word)


def _hosted(one: Hosted) -> Text:
    return words.called("premises", one.premises)


def tenements(names: Iterable[str]) -> Text:
    """Several Tenements."""
    said = [words.called("player", one) for one in names]
    if not said:
        return Text("nobody", "personne")
    return Text(joined([one.en for one in said], "en"), joined([one.fr for one in said], "fr"))


def result_of_strategy(name: str) -> Text:
    """How a strategy ended."""
    return say.RESULTS[name]


READ = "read "
"""Before the name of a labour gauge: the number printed on its cell, and not the cell."""

FACTS: dict[str, Fact] = {
    "phase": Fact(Text("the part of the turn", "le moment du tour"), named("phase")),
    "first": Fact(
        Text("the Tenement of the first player", "le Tenement qui commence"), named("player")
    ),
    "acting": Fact(Text("who acts", "qui agit"), named("player")),
    "strategy": Fact(Text("the strategy", "la planification"), words.card),
    "strength": Fact(words.gauge("strength")),
    "market": Fact(Text("the premises face up", "les locaux visibles"), named("premises")),
    "faced": Fact(Text("the Employer cards face up", "les cartes patronales visibles"), words.card),
    "step": Fact(Text("the plan with the marker", "le plan qui porte le marqueur")),
    "hosted": Fact(Text("the premises at the Bierhalle", "le local de la Bierhalle"), _hosted),
    "dollars": Fact(Text("the dollars", "les dollars")),
    "premises": Fact(Text("the premises", "le local"), named("premises")),
    "night": Fact(Text("the night action", "l'action du soir"), words.place),
    "players": Fact(Text("the number of people", "le nombre de personnes")),
    "scenario": Fact(Text("the scenario", "le scénario"), named("scenario")),
    "variant": Fact(Text("the variant", "la variante"), named("variant")),
    "rolls": Fact(Text("the number of unforeseen circumstances", "le nombre d'aléas")),
    "tiles": Fact(
        Text("the tiles", "les tuiles"),
        lambda some: Text(
            *(joined([one.in_(lang) for one in words.tiles(some)], lang) for lang in ("en", "fr"))
        ),
    ),
    "tenements": Fact(
        Text("the Tenements that take part", "les Tenements qui participent"),
        tenements,
    ),
    "goal": Fact(
        Text("the goal", "l'objectif"),
        lambda goal: Text(
            f"{goal.controls} controls and {goal.gauges} gauges",
            f"{goal.controls} contrôles et {goal.gauges} jauges",
        ),
    ),
}
"""What the facts are called, of which two Givens may say different things."""


class Unsaid(NamedTuple):
    """Something that tables have in other ways and that a described table has in one, if unsaid."""

    names: tuple[str, ...]
    """The facts and the lists that say it."""
    parts: tuple[str, ...]
    """The parts of the turn that look at it."""
    clauses: tuple[str, ...]
    """The clauses that are not cited without looking at it."""
    told: Text


SHUFFLED = "whichside.setup.shuffle-decks"
"""The clause of what lies in a pile."""

UNSAID: tuple[Unsaid, ...] = (
    Unsaid(
        ("strategy",),
        ("employers", "offensives"),
        (
            "whichside.fight.only-current-plan",
            "whichside.fight.plan-kept-face-up",
            "whichside.fight.plan-turned-over",
            "whichside.offensives.draw-strategy",
            "whichside.offensives.lay-plans",
            "whichside.plans.move-marker",
            "whichside.strategy.end",
        ),
        Text(
            "no strategy is in play, as none is said; the set-up begins with one",
            "aucune planification n'est en jeu, puisqu'aucune n'est dite ; la mise en place "
            "commence avec une",
        ),
    ),
    Unsaid(
        ("faced", "active"),
        ("employers",),
        ("whichside.fight.only-current-plan", "whichside.offensives.draw-employer-cards"),
        Text(
            "no Employer card lies face up, as none is said; each plan brings some",
            "aucune carte patronale n'est visible, puisqu'aucune n'est dite ; chaque plan en amène",
        ),
    ),
    Unsaid(
        ("market",),
        ("life",),
        ("whichside.premises.only-revealed", "whichside.setup.premises-market"),
        Text(
            "no premises lie face up, as none are said; after the set-up 2 do",
            "aucun local n'est visible, puisqu'aucun n'est dit ; après la mise en place, il y en "
            "a 2",
        ),
    ),
    Unsaid(
        ("strength",),
        ("end",),
        ("whichside.victory.source", "whichside.employers-board.es-counts-turns"),
        Text(
            "Employers' Strength is as low as it can be, as nothing says where it stands",
            "la Force patronale est aussi basse que possible, puisque rien ne dit où elle est",
        ),
    ),
    Unsaid(
        ("left",),
        (),
        (SHUFFLED,),
        Text(
            "the piles are whole but for what is said to lie elsewhere, as nothing says what came "
            "up before",
            "les piles sont entières, sauf ce qui est dit se trouver ailleurs, puisque rien ne "
            "dit ce qui est déjà sorti",
        ),
    ),
)
"""What a verdict tells where it was looked at and not said."""


FIRST_MOVE: dict[type[Any], str] = {
    whichside.PlaceCharacter: "daily",
    whichside.Pass: "daily",
    whichside.NightAction: "night",
    whichside.Rest: "night",
    whichside.Designate: "misfortunes",
}
"""Where the turn stands if the scenario does not say: the first move is made at its usual time."""


class WhichsideWorld(GameWorld):
    """The world of the board game."""

    rules = whichside
    seats: tuple[str, ...] = whichside.TENEMENTS
    begins_by: tuple[str, ...] = ("whichside.setup.start-values-from-scenario",)
    sits_by: tuple[str, ...] = ("whichside.players.range",)

    def __init__(self) -> None:
        super().__init__()
        self.new = False
        self.content: whichside.WhichsideContent = whichside.default_content()
        self.choices: dict[str, Any] = {}
        self.variants: list[str] = []
        self.tenements: dict[Any, dict[str, Any]] = {}
        self.people: dict[str, tuple[int | None, str | None]] = {}
        self.guests: dict[str, Any] = {}
        self.maimed: set[str] = set()
        self.left: dict[str, int] = {}
        self.ended: dict[str, str] = {}
        self.lists: dict[str, list[Any]] = {}
        self.others: int | None = None
        self.counted: set[str] = set()
        self.sides: dict[str, str] = {}
        """The side that each tile was said to show."""
        self.due: tuple[Any, ...] = ()
        self.nowhere: tuple[Any, ...] | None = None
        """What no table can show of what a Given said, told once they are complete."""

    def fork(self) -> WhichsideWorld:
        """A copy; what is tried on it leaves no trace here."""
        other: WhichsideWorld = super().fork()
        for name in (
            "choices",
            "variants",
            "tenements",
            "people",
            "guests",
            "maimed",
            "left",
            "ended",
            "lists",
            "counted",
            "sides",
        ):
            setattr(other, name, copy.deepcopy(getattr(self, name)))
        return other

    @property
    def named(self) -> tuple[object, ...]:
        """What the Givens say of the table."""
        listed = (self.guests, self.left, self.ended, self.lists)
        others = whichside.players(self.setup()) if self.others is not None else ()
        return (self.facts, self.tenements, others, self.people, *listed)

    @property
    def described(self) -> tuple[object, ...]:
        """What the Givens say of the table, and the cards whose conditions are in force by them."""
        state: whichside.WhichsideState = self._state or self.first or self.fork().state
        sources = [one.source for one in state.longer]
        return (*self.named, sources)

    def setup(self) -> whichside.Setup:
        """The set-up that the Givens describe."""
        readings = whichside.Readings(**self.readings)
        choices = {"rolls": len(self.lists.get("rolled", ())), **self.choices}
        return whichside.Setup(**choices, readings=readings, content=self.content)

    def combine(self) -> None:
        """Hold what the Givens combine against the rules.

        Raises:
            IllegalAction: two variants at once.
        """
        violations = tuple(whichside.combine(self.variants))
        if violations:
            raise IllegalAction(self.variants, violations)

    def build(self, move: object | None) -> whichside.WhichsideState:
        """The position of the Givens; a new game if they say so."""
        if self.nowhere:
            raise self.impossible(*self.nowhere)
        try:
            self.combine()
            if self.new:
                return self.begin()
            self._all_rolled()
            return whichside.position(setup=self.setup(), **self._described(move))
        except IllegalAction as refusal:
            told = [[one.say(lang) for one in refusal.violations] for lang in ("en", "fr")]
            why = Text(*("; ".join(one) for one in told))
            clauses = tuple(one.clause for one in refusal.violations)
        except ImpossiblePosition as error:
            why = Text(*(error.say(lang, self.rules.NAME) for lang in ("en", "fr")))
            clauses = error.clauses
        raise self.impossible(why, clauses)

    @property
    def lies(self) -> Iterable[object]:
        """What the Givens say of the table; who begins belongs to the set-up."""
        said = {*self.facts} - {"first"}
        of_some = (self.tenements, self.people, self.guests, self.maimed, self.left, self.ended)
        return (said, *of_some, self.sides, self.lists, self.others is not None, self.due)

    def begin(self) -> whichside.WhichsideState:
        """A new game, in which the D66 has not fallen yet."""
        if "rolled" in self.lists:
            raise self.impossible(
                Text(
                    "in a new game the D66 is still to fall; say when it does with When",
                    "dans une nouvelle partie, le D66 doit encore tomber ; dites-le avec Quand",
                ),
                ["whichside.variant.unforeseen.rolls"],
            )
        state: whichside.WhichsideState = super().begin()
        return state

    def _all_rolled(self) -> None:
        """In a game under way the D66 has fallen as often as the table rolled it."""
        rolls, told = self.choices.get("rolls", 0), len(self.lists.get("rolled", ()))
        if rolls > told:
            raise self.impossible(
                Text(
                    f"unforeseen circumstances rolled: {rolls}, told: {told}; say of each result "
                    "“the D66 has fallen on 46”, or begin with a new game",
                    f"aléas tirés : {rolls}, dits : {told} ; dites de chacun « le D66 est tombé "
                    "sur 46 », ou commencez par une nouvelle partie",
                ),
                ["whichside.variant.unforeseen.rolls"],
            )

    @property
    def beside(self) -> object:
        """What the D66 showed: several results are one circumstance."""
        return self.lists.get("rolled")

    def _described(self, move: object | None) -> dict[str, Any]:
        facts = dict(self.facts)
        # Whose turn it is to act is known by day and by night; by day, unless the move tells.
        usual = "daily" if facts.get("acting") else "struggle"
        phase = facts.setdefault("phase", FIRST_MOVE.get(type(move), usual))
        player = getattr(move, "player", None)
        if phase in ("daily", "night") and player:
            facts.setdefault("acting", player)
        if self.due:
            facts["agenda"] = self.due
        self._find_cells(facts)
        names = whichside.players(self.setup())
        tenements = dict(self.tenements)
        if self.others is not None:
            unsaid = [name for name in names if "dollars" not in self.tenements.get(name, {})]
            if not unsaid:
                raise self.impossible(
                    Text(
                        f"the others have {self.others} dollars, and there are no others",
                        f"les autres ont {self.others} $, et il n'y en a pas d'autres",
                    ),
                    ["whichside.resource.money-personal"],
                )
            tenements |= {
                name: {**tenements.get(name, {}), "dollars": self.others} for name in unsaid
            }
        people = {
            who: (self._health(who, health), place or "home", who in self.maimed)
            for who, (health, place) in self.people.items()
        }
        lists = {name: tuple(some) for name, some in self.lists.items()}
        return (
            facts
            | lists
            | {
                "tenements": tenements,
                "people": people,
                "guests": self.guests,
                "left": self.left,
                "ended": self.ended,
            }
        )

    def _find_cells(self, facts: dict[str, Any]) -> None:
        """Put a labour gauge of which the printed number was said on the cell that has it.

        Raises:
            Slip: no cell has it, or several have.
            ImpossibleWorld: it was said to stand on another cell.
        """
        setup = self.setup()
        board = setup.content.duo_board if is_duo(setup) else setup.content.employers_board
        for labour in whichside.LABOUR:
            n, printed = facts.pop(READ + labour, None), getattr(board, labour)
            cells = [at for at, one in enumerate(printed, 1) if one == n]
            if n is None:
                continue
            if len(cells) != 1:
                name, read = words.called("labour", labour), ", ".join(map(str, printed))
                raise Slip(
                    self.say(
                        f"{n} stands on {len(cells)} cells of {name.en}: {read}; say on which "
                        "cell, from the left",
                        f"{n} est imprimé sur {len(cells)} cases ({name.fr}) : {read} ; dites sur "
                        "quelle case, depuis la gauche",
                    )
                )
            if facts.setdefault(labour, cells[0]) != cells[0]:
                self.contradiction(self.fact(labour), facts[labour], cells[0])

    def why_it_goes_on(self) -> Iterable[str]:
        """The clauses of what would end it and is looked at later; else of the goal just missed."""
        state: whichside.WhichsideState = self.state
        told = self.transitions[-1].events if self.transitions else ()
        if not all(defeat.can_play(state, one) for one in state.tenements):
            yield "whichside.defeat.no-playable-character"
        if defeat.is_last_turn(state):
            yield "whichside.defeat.es-10"
        if victory.is_won(state):
            yield "whichside.victory.end-of-turn"
        elif any(isinstance(event, TurnBegan) for event in told):
            yield from victory.why_goal(state.setup)

    def falling_on(self) -> bool:
        """Whether the D66 has begun to fall: all its results are applied after the last one."""
        due = self.state.agenda
        return bool(due) and due[0].kind == "roll-d66"

    def _health(self, who: str, said: int | None) -> int:
        """The health of somebody of whom it was not said: the best that there is."""
        if said is None:
            return 1 if who in self.maimed else 2
        return said

    def playing(self, name: Any) -> None:
        """See that a Tenement plays this game.

        Raises:
            AssertionError: it does not; the message names those that do, and the clause.
        """
        seats = whichside.players(self.setup())
        if name not in seats:
            why = words.not_playing(name, seats)
            raise AssertionError(self._by(why, why_these(self.setup())))

    def tenement(self, name: Any) -> whichside.TenementState:
        """A Tenement now."""
        self.playing(name)
        state: whichside.WhichsideState = self.state
        return next(one for one in state.tenements if one.name == name)

    def person(self, who: str) -> whichside.Person:
        """A character now."""
        state: whichside.WhichsideState = self.state
        everybody = (one for tenement in state.tenements for one in tenement.people)
        found = next((one for one in everybody if one.id == who), None)
        if found is None:
            home = self._born(who)
            if home is not None:
                self.playing(home)
            why = solidarity.not_come(who)
            raise AssertionError(self._by(why, "whichside.solidarity.optional"))
        return found

    def home(self, who: str) -> Any:
        """The Tenement of a character; of one who has not come, that which is asked first."""
        return self.guests.get(who) or self._born(who) or whichside.players(self.setup())[0]

    def note_health(self, tenement: str, health: int) -> None:
        """Note the health of everybody of a Tenement of whom it was not said that they are dead."""
        boards = self.setup().content.boards
        born = [one.id for board in boards if board.id == tenement for one in board.people]
        for who in (*born, *(one for one, home in self.guests.items() if home == tenement)):
            if self.people.get(who) != (0, "dead"):
                self.note_person(who, health=health)

    def _born(self, who: str) -> Any:
        boards = self.setup().content.boards
        return next((board.id for board in boards for one in board.people if one.id == who), None)

    def _by(self, why: Text, clause: str) -> str:
        self.cite(clause)
        return f"{why.in_(self.language)} [{clause}]"

    def space(self, said: str, player: str) -> str:
        """The space that a sentence names."""
        owner, _, name = said.partition(".")
        return f"{player}.{name}" if owner == "home" else said

    def note_tenement(self, name: Any, **facts: Any) -> None:
        """Note facts of a Tenement; contradictions are errors."""
        own = self.tenements.setdefault(name, {})
        said = words.called("player", name)
        for key, fact in facts.items():
            what, tell = self.fact(key)
            self.agrees(
                Fact(Text(f"{what.en} of {said.en}", f"{what.fr} ({said.fr})"), tell),
                own.get(key),
                fact,
            )
            own[key] = fact

    def fact(self, name: str) -> Fact:
        """How messages tell a fact of a Tenement or of the table."""
        name = name.removeprefix(READ)
        if name in FACTS:
            return FACTS[name]
        group = next((one for one in ("gauge", "labour") if name in texts(say.GAME).nouns[one]), "")
        if group:
            return Fact(words.called(group, name))
        many = texts(say.GAME).nouns["resource"].get(name)
        return Fact(Text(many.many("en"), many.many("fr"))) if many else super().fact(name)

    def note_person(self, who: str, *, health: int | None = None, place: str | None = None) -> None:
        """Note the health of somebody, or the place; contradictions are errors."""
        before = self.people.get(who, (None, None))
        called = words.called("character", who)
        if health is not None:
            what = Text(f"the health of {called.en}", f"la santé ({called.fr})")
            self.agrees(Fact(what), before[0], health)
        if place is not None:
            what = Text(f"the place of {called.en}", f"le lieu ({called.fr})")
            self.agrees(Fact(what, words.place), before[1], place)
        self.people[who] = (
            before[0] if health is None else health,
            before[1] if place is None else place,
        )

    def agrees(self, fact: Fact, before: object, now: object) -> None:
        """Refuse a Given that says something else than an earlier one."""
        self.given()
        if before not in (None, now):
            self.contradiction(fact, before, now)

    def count_or_name(self, what: str, *, counted: bool) -> None:
        """Refuse to hear how many of something there are beside which of them, or another number.

        Raises:
            ImpossibleWorld: both are said, or two numbers.
        """
        if what in self.lists and (counted or what in self.counted):
            self.clash(
                Text(
                    "say once how many means of production are controlled, or name each of them",
                    "dites une fois combien de moyens de production sont contrôlés, ou nommez-les "
                    "un à un",
                )
            )
        if counted:
            self.counted.add(what)

    def note_left(self, pile: str, number: int) -> None:
        """Note how many cards of a pile are left; contradictions are errors."""
        said = words.called("pile", pile)
        what = Fact(Text(f"the pile of {said.en}", f"la pile ({said.fr})"))
        self.agrees(what, self.left.get(pile), number)
        self.left[pile] = number

    def note_list(self, name: str, item: Any) -> None:
        """Note one more thing of a list; that there is none of it is a contradiction."""
        self.given()
        if self.lists.get(name) == []:
            self.contradiction(self.fact(name), None, item)
        self.lists.setdefault(name, []).append(item)

    def note_none(self, name: str) -> None:
        """Note that a list is empty; contradictions are errors."""
        self.given()
        if self.lists.get(name):
            self.contradiction(self.fact(name), self.lists[name][0], None)
        self.lists[name] = []

    def current_plans(self) -> tuple[LaidPlan, ...]:
        """The plans laid out, for a step that speaks of one of them.

        Raises:
            Slip: no strategy is in play.
        """
        state: whichside.WhichsideState = self.ready(None)
        if not state.plans:
            raise Slip(
                self.say(
                    "no strategy is in play, so that there is no plan; say which it is: "
                    "“the strategy is …”",
                    "aucune planification n'est en jeu, et donc aucun plan ; dites laquelle : "
                    "« la planification est … »",
                )
            )
        return state.plans

    def unsaid(self) -> Iterable[Text]:
        """What lies on a table that plays by the booklet, and on this one only if it is said."""
        if self.new or self.first is None:
            return
        events = [event for one in self.transitions for event in one.events]
        begun = {event.part for event in events if isinstance(event, PartBegan)}
        # What events cite they did; what refuses or answers looked at the table.
        cited = {*self.fired} - {event.clause for event in events} | {*self.answered}
        if any(isinstance(one.move, whichside.Draw) for one in self.weighed):
            cited.add(SHUFFLED)
        told = {*self.facts, *self.lists, *(["left"] if self.left else [])}
        for one in UNSAID:
            said = not told.isdisjoint(one.names)
            if not said and not (begun.isdisjoint(one.parts) and cited.isdisjoint(one.clauses)):
                yield one.told


WORLDS["whichside"] = WhichsideWorld


def _on(world: World) -> WhichsideWorld:
    return world.of(WhichsideWorld)


plays: Final = playing(SENTENCES, WhichsideWorld)


# Given ------------------------------------------------------------------------------------------


@given(
    en="a game of Which Side( are you on|| are you on?)",
    fr="une partie de Which Side( are you on|| are you on ?)",
)
def a_game(world: World) -> None:
    """A game under way; the steps that follow describe its position."""
    _on(world)


@given(
    en="a new game of Which Side for {n:Number} people",
    fr="une nouvelle partie de Which Side à {n:Number}",
)
def a_new_game(world: World, n: int) -> None:
    """A game of so many people before anything is turned up."""
    game = _on(world)
    game.given()
    game.new = True
    game.choices["players"] = n


@given(en="the turn is at {phase:Moment}", fr="le tour en est {phase:Moment}")
def the_turn_is_at(world: World, phase: str) -> None:
    """The part of the turn."""
    _on(world).given(phase=phase)


@given(
    en="the first player is that of {tenement:Theirs}",
    fr="la première personne est celle {tenement:Theirs}",
)
def first_player(world: World, tenement: str) -> None:
    """Whose Tenement begins."""
    _on(world).given(first=tenement)
    _on(world).choices["first"] = tenement


@given(en="it is the turn of {tenement:Theirs}", fr="c'est le tour {tenement:Theirs}")
def whose_turn(world: World, tenement: str) -> None:
    """Who places a character, or makes a night action, next."""
    _on(world).given(acting=tenement)


@given(en="the other Tenements have {n:Number} dollars", fr="les autres Tenements ont {n:Number} $")
def others_have(world: World, n: int) -> None:
    """The money of every Tenement of which nothing else is said."""
    game = _on(world)
    game.given()
    if game.others not in (None, n):
        game.contradiction(game.fact("dollars"), game.others, n)
    game.others = n


@given(en="{who:Person} is (in|on) {box:Box}", fr="{who:Person} est (dans|sur|en) {box:Box}")
@given(en="{who:Person} is at {box:Box}", fr="{who:Person} est (à|chez) {box:Box}")
def somebody_is(world: World, who: str, box: str) -> None:
    """Somebody is on Arrest, in Jail, with the lawyer, or at home."""
    _on(world).note_person(who, place=box)


@given(en="{who:Person} is dead", fr="{who:Person} est (mort|morte)")
def somebody_is_dead(world: World, who: str) -> None:
    """Somebody died earlier."""
    _on(world).given()
    _on(world).people[who] = (0, "dead")  # wherever it stood before


@given(en="{who:Person} stands on {space:Space}", fr="{who:Person} se tient sur {space:Space}")
def somebody_stands(world: World, who: str, space: str) -> None:
    """Somebody was placed on a space earlier this turn."""
    game = _on(world)
    game.note_person(who, place=game.space(space, game.home(who)))


@given(
    en="{tenement:Tenement} (owns|own) {premises:Premises}",
    fr="{tenement:Tenement} (possède|possèdent) {premises:Premises}",
)
def owns(world: World, tenement: str, premises: str) -> None:
    """The premises of a Tenement."""
    _on(world).note_tenement(tenement, premises=premises)


@given(en="{premises:Premises} lies face up", fr="{premises:Premises} est visible")
def lies_face_up(world: World, premises: str) -> None:
    """Premises that can be bought; those named first are the newest."""
    _on(world).note_list("market", premises)


@given(en="no premises lie face up", fr="aucun local n'est visible")
def none_lies_face_up(world: World) -> None:
    """No premises can be bought."""
    _on(world).note_none("market")


@given(
    en="{tile:Tile} (shows|show) side {side:Side}",
    fr="{tile:Tile} (montre sa|montrent leur) face {side:Side}",
)
def lies_on_side(world: World, tile: str, side: str) -> None:
    """Whether a tile was turned over: it was, where it shows side B."""
    game = _on(world)
    name = words.called("tile", tile)
    what = Fact(Text(f"the side of {name.en}", f"la face ({name.fr})"))
    game.agrees(what, game.sides.get(tile), side)
    game.sides[tile] = side
    if side == "B":
        game.note_list("improved", tile)


@given(en="{card:EmployerCard} is in play", fr="{card:EmployerCard} est en jeu")
def card_in_play(world: World, card: str) -> None:
    """An Employer card lies face up and has not taken effect."""
    _faced(world, card)


@given(en="the card {its_id:Quoted} is in play", fr="la carte {its_id:Quoted} est en jeu")
def own_card_in_play(world: World, its_id: str) -> None:
    """An Employer card of a content pack, by its id, lies face up."""
    _faced(world, its_id)


def _faced(world: World, card: str) -> None:
    must_be_employers(_on(world), card)
    _on(world).note_list("faced", card)


@given(en="no Employer card lies face up", fr="aucune carte patronale n'est visible")
def no_card_in_play(world: World) -> None:
    """All Employer cards of earlier plans are gone."""
    _on(world).note_none("faced")


@given(en="{card:EmployerCard} is in force", fr="{card:EmployerCard} est en vigueur")
def card_in_force(world: World, card: str) -> None:
    """An exceptional measure with its marker."""
    game = _on(world)
    must_be_employers(game, card)
    closing = {one.source for one in game.lists.get("longer", ()) if one.what == "closed"}
    if card not in closing:  # whoever said what it closes has said that it is in force
        game.note_list("active", card)


@given(en="the strategy is {strategy:Strategy}", fr="la planification est {strategy:Strategy}")
def strategy_is(world: World, strategy: str) -> None:
    """The strategy in play; its first plan is the current one."""
    game = _on(world)
    must_be_strategy(game, strategy)
    game.given(strategy=strategy)


@given(en="no strategy is in play", fr="aucune planification n'est en jeu")
def no_strategy_in_play(world: World) -> None:
    """The last strategy has ended, and the next has not begun."""
    _on(world).given(strategy=None)


@quantity(
    SENTENCES,
    en="the marker stands on plan {n:Number}",
    fr="le marqueur est sur le plan {n:Number}",
    given=lambda world, n: _on(world).given(step=n),
)
def marker(world: World) -> Measure:
    """The plan with the white marker, counted from 1; 0 where no strategy is in play."""
    what = Text("the plan with the marker", "le plan qui porte le marqueur")
    return Measure(what, _on(world).state.step, ("whichside.plans.move-marker",))


@given(
    en="the team controls the means of production for {objective:Objective}",
    fr="l'équipe contrôle le moyen de production à {objective:Objective}",
)
def team_controls(world: World, objective: say.Priced) -> None:
    """A means of production was taken in an earlier turn."""
    game = _on(world)
    game.count_or_name("objectives", counted=False)
    game.note_list("objectives", objective.among(objectives_of(game.setup())))


@given(
    en="the team has taken a means of production this turn",
    fr="l'équipe a pris un moyen de production ce tour",
)
def has_taken_one(world: World) -> None:
    """One was taken since the cost of living was paid."""
    _on(world).given(controlled=True)


@given(
    en="{tile:Tile} (is|are) closed by {card:EmployerCard}",
    fr="{tile:Tile} (est fermé|est fermée|sont fermés) par {card:EmployerCard}",
)
def is_closed_by(world: World, tile: str, card: str) -> None:
    """An exceptional measure in force closes a tile."""
    game = _on(world)
    if card not in game.lists.get("active", ()):
        card_in_force(world, card)
    game.note_list("longer", Longer("closed", 0, None, tile, "active", card))


@given(
    en="{tenement:Tenement} (has made its|have made their) night action on {space:Space}",
    fr="{tenement:Tenement} (a fait son|ont fait leur) action du soir sur {space:Space}",
)
def has_made_a_night_action(world: World, tenement: Any, space: str) -> None:
    """A Tenement put its night action there earlier this turn."""
    game = _on(world)
    game.note_tenement(tenement, night=game.space(space, tenement))


@given(
    en="the Bierhalle hosts {premises:Premises} of {tenement:Theirs}",
    fr="la Bierhalle accueille {premises:Premises} {tenement:Theirs}",
)
def hosts(world: World, premises: str, tenement: Any) -> None:
    """Premises that a Tenement bought for the Bierhalle in an earlier turn."""
    _on(world).given(hosted=Hosted(premises, tenement))


@given(en="plan {n:Number} is (countered|defeated)", fr="le plan {n:Number} est (contré|retourné)")
def plan_is_countered(world: World, n: int) -> None:
    """A plan of the strategy was countered."""
    _on(world).note_list("countered", n)


@given(
    en="{tenement:Tenement} (draws|draw) a misfortune",
    fr="{tenement:Tenement} (pioche|piochent) un malheur",
)
def draws_a_misfortune(world: World, tenement: Any) -> None:
    """It is for this Tenement to draw; afterwards the next part of the turn waits."""
    game = _on(world)
    game.given(phase="misfortunes")
    game.due = (tasks.DrawMisfortune(tenement), tasks.Begin("work", "whichside.turn.part1-order"))


@given(
    en="{tenement:Tenement} was spared a loss of health this turn",
    fr="{tenement:Tenement} (a|ont) déjà évité une perte de santé ce tour-ci",
)
def was_spared(world: World, tenement: Any) -> None:
    """The clean home of a Tenement has protected it this turn."""
    _on(world).note_tenement(tenement, spared=True)


@given(
    en="{tenement:Tenement} suffered {card:Mishap} this turn",
    fr="{tenement:Tenement} (a|ont) subi {card:Mishap} ce tour-ci",
)
def suffered(world: World, tenement: Any, card: str) -> None:
    """What a misfortune or an incident that was suffered earlier still does to a Tenement."""
    _suffered(world, tenement, card)


@given(
    en="{tenement:Tenement} suffered the card {its_id:Quoted}( this turn|)",
    fr=(
        "{tenement:Tenement} a subi la carte {its_id:Quoted}( ce tour-ci|)",
        "{tenement:Tenement} ont subi la carte {its_id:Quoted}",
    ),
)
def suffered_own_card(world: World, tenement: Any, its_id: str) -> None:
    """The same of a card of a content pack, by its id."""
    _suffered(world, tenement, its_id)


def must_be_one_of(game: WhichsideWorld, card: str, cards: Iterable[Any], kind: Text) -> None:
    """Refuse a card of another deck."""
    game.given()
    _must_be_among(game, card, cards, kind)


def _must_be_a_card(game: WhichsideWorld, card: str) -> None:
    """Refuse what no deck has: a slip of the pen is no illegal move."""
    box = game.content
    decks = (box.misfortunes, box.incidents, box.normals, box.difficults, box.solidarities)
    cards = (one for deck in (*decks, box.strategies, box.premises) for one in deck)
    _must_be_among(game, card, cards, Text("card", "une carte"))


def _must_be_among(game: WhichsideWorld, card: str, cards: Iterable[Any], kind: Text) -> None:
    known = [one.id for one in cards]
    if card not in known:
        said = words.card(card)
        near = perhaps(nearest(card, known), ", ") if said.en == card else ""
        raise Slip(game.say(f"{said.en} is no {kind.en}{near}", f"{said.fr} n'est pas {kind.fr}"))


def must_be_strategy(game: WhichsideWorld, card: str) -> None:
    """Refuse a card that is no strategy of the employers."""
    must_be_one_of(game, card, game.content.strategies, Text("strategy", "une planification"))


def must_be_employers(game: WhichsideWorld, card: str) -> None:
    """Refuse a card that is no normal or difficult Employer card."""
    cards = (*game.content.normals, *game.content.difficults)
    must_be_one_of(game, card, cards, Text("Employer card", "une carte patronale"))


def _suffered(world: World, tenement: Any, card: str) -> None:
    game = _on(world)
    incidents = game.content.incidents
    kind = Text("misfortune or incident", "un malheur ou un incident")
    must_be_one_of(game, card, (*game.content.misfortunes, *incidents), kind)
    deck = "incident" if card in {one.id for one in incidents} else "misfortune"
    for one in card_of(game.content, deck, card).effects:
        if isinstance(one, ForLonger):
            game.note_list("longer", Longer(one.what, one.by, tenement, None, one.until, card))


@given(en="{tenement:Tenement} (has|have) passed", fr="{tenement:Tenement} (a|ont) passé")
def has_passed(world: World, tenement: Any) -> None:
    """A Tenement places nobody any more this day."""
    _on(world).note_list("passed", tenement)


@given(
    en="{tenement:Tenement} (has|have) called a doctor this turn",
    fr="{tenement:Tenement} (a|ont) déjà appelé un médecin ce tour-ci",
)
def has_called_a_doctor(world: World, tenement: Any) -> None:
    """The doctor of this turn has come to a Tenement."""
    _on(world).note_tenement(tenement, treated=True)


@given(
    en="{tenement:Tenement} (has|have) exchanged agitation at the Ferrer Center this turn",
    fr=(
        "{tenement:Tenement} a déjà échangé de l'agitation au Centre Ferrer ce tour-ci",
        "{tenement:Tenement} a déjà échangé de l'agitation au Ferrer Center ce tour-ci",
        "{tenement:Tenement} ont déjà échangé de l'agitation au Centre Ferrer ce tour-ci",
    ),
)
def has_exchanged(world: World, tenement: Any) -> None:
    """The exchange of this turn was made by a Tenement."""
    _on(world).note_list("converted", tenement)


@given(
    en="{n:Number} (incidents are|incident is) drawn",
    fr="{n:Number} (incidents sont|incident est) à piocher",
)
def incidents_are_drawn(world: World, n: int) -> None:
    """So many incidents are due; afterwards the cost of living waits."""
    game = _on(world)
    game.given(phase="incidents")
    due = [tasks.DrawIncident() for _ in range(n)]
    game.due = (*due, tasks.Begin("living", "whichside.turn.part1-order"))


# Numbers ----------------------------------------------------------------------------------------


def _tenement_said(tenement: str) -> Text:
    return words.called("player", tenement)


@quantity(
    SENTENCES,
    en=(
        "{tenement:Tenement} (has|have) {n:Number} dollars",
        "{tenement:Tenement} (has|have) {n:Number} dollar",
    ),
    fr="{tenement:Tenement} (a|ont) {n:Number} $",
    given=lambda world, n, tenement: _on(world).note_tenement(tenement, dollars=n),
)
def dollars(world: World, tenement: str) -> Measure:
    """The money of a Tenement."""
    said = _tenement_said(tenement)
    what = Text(f"the dollars of {said.en}", f"les dollars ({said.fr})")
    return Measure(
        what, _on(world).tenement(tenement).dollars, ("whichside.resource.money-personal",)
    )


@quantity(
    SENTENCES,
    en="{tenement:Tenement} (has|have) {n:Number} {resource:Resource}",
    fr="{tenement:Tenement} (a|ont) {n:Number} {resource:Resource}",
    given=lambda world, n, tenement, resource: _on(world).note_tenement(tenement, **{resource: n}),
)
def tokens(world: World, tenement: str, resource: str) -> Measure:
    """The tokens of a Tenement."""
    said, kind = _tenement_said(tenement), words.called("resource", resource)
    what = Text(f"{kind.en} of {said.en}", f"{kind.fr} ({said.fr})")
    count = getattr(_on(world).tenement(tenement), resource)
    return Measure(what, count, ("whichside.resource.five-kinds",))


@quantity(
    SENTENCES,
    en=(
        "{gauge:Gauge} of {tenement:Theirs} is {n:Number}",
        "{tenement:Tenement} (has|have) {gauge:Gauge} {n:Number}",
    ),
    fr=(
        "{gauge:Gauge} {tenement:Theirs} est à {n:Number}",
        "{tenement:Tenement} (a|ont) (un|une) {gauge:Gauge} de {n:Number}",
    ),
    given=lambda world, n, gauge, tenement: _on(world).note_tenement(tenement, **{gauge: n}),
)
def gauge(world: World, gauge: Any, tenement: Any) -> Measure:
    """A gauge of a Tenement."""
    return _gauge(world, gauge, tenement)


def _gauge(world: World, gauge: Any, tenement: Any) -> Measure:
    said, name = _tenement_said(tenement), words.called("gauge", gauge)
    what = Text(f"{name.en} of {said.en}", f"{name.fr} ({said.fr})")
    found, clauses = getattr(_on(world).tenement(tenement), gauge), list[str]()
    if gauge in lasting.RETURNING and found == lasting.minimum(_on(world).state, gauge, tenement):
        clauses += _why_minimum(_on(world), gauge, tenement)
    return Measure(what, found, ("whichside.individual-board.contents", *clauses))


def _why_minimum(game: WhichsideWorld, gauge: Any, tenement: Any) -> tuple[str, ...]:
    """The clauses by which a minimum is where it is; results of the D66 are no rule to be read."""
    rolled = tuple(unforeseen.why_lasting(game.state, lasting.MINIMUM[gauge]))
    game.cite(*rolled)
    return (*lasting.why_minimum(game.state, gauge, tenement), *rolled)


def _each_tenement(world: World, note: Callable[[WhichsideWorld, str], object]) -> None:
    """Note something of every Tenement that plays."""
    for tenement in whichside.players(_on(world).setup()):
        note(_on(world), tenement)


@quantity(
    SENTENCES,
    en="(every Tenement has|all Tenements have) {n:Number} (dollars|dollar)",
    fr="(chaque Tenement a|tous les Tenements ont) {n:Number} $",
    given=lambda world, n: _each_tenement(
        world, lambda game, one: game.note_tenement(one, dollars=n)
    ),
)
def dollars_of_each(world: World) -> list[Measure]:
    """The money of each Tenement that plays."""
    return [dollars(world, one.name) for one in _on(world).state.tenements]


@quantity(
    SENTENCES,
    en="(every Tenement has|all Tenements have) {n:Number} {resource:Resource}",
    fr="(chaque Tenement a|tous les Tenements ont) {n:Number} {resource:Resource}",
    given=lambda world, n, resource: _each_tenement(
        world, lambda game, one: game.note_tenement(one, **{resource: n})
    ),
)
def tokens_of_each(world: World, resource: str) -> list[Measure]:
    """The tokens of each Tenement that plays."""
    return [tokens(world, one.name, resource) for one in _on(world).state.tenements]


@quantity(
    SENTENCES,
    en="{gauge:Gauge} of (every Tenement|all) is {n:Number}",
    fr="{gauge:Gauge} de (chaque Tenement|tous) est à {n:Number}",
    given=lambda world, n, gauge: _each_tenement(
        world, lambda game, one: game.note_tenement(one, **{gauge: n})
    ),
)
def gauge_of_each(world: World, gauge: Any) -> list[Measure]:
    """A gauge of each Tenement that plays."""
    return [_gauge(world, gauge, one.name) for one in _on(world).state.tenements]


def _give_health(world: World, n: int, who: str) -> None:
    _on(world).note_person(who, health=n)


@quantity(
    SENTENCES,
    en="the minimum of {gauge:Gauge} of {tenement:Theirs} is {n:Number}",
    fr="au minimum, {gauge:Gauge} {tenement:Theirs} est à {n:Number}",
)
def least(world: World, gauge: Any, tenement: Any) -> Measure:
    """The cell below which a gauge does not go now; that of Unsanitary is always 0."""
    _on(world).playing(tenement)
    said, name = _tenement_said(tenement), words.called("gauge", gauge)
    what = Text(f"the minimum of {name.en} of {said.en}", f"le minimum de {name.fr} ({said.fr})")
    goes_back = gauge in lasting.RETURNING
    found = lasting.minimum(_on(world).state, gauge, tenement) if goes_back else 0
    why = _why_minimum(_on(world), gauge, tenement) if goes_back else ()
    clauses = dict.fromkeys(("whichside.end-of-turn.minimum-shift", *why))
    return Measure(what, found, tuple(clauses))


@quantity(
    SENTENCES,
    en="{who:Person} (is at HEA {n:Number}|has {n:Number} health)",
    fr="{who:Person} (est à SAN {n:Number}|a {n:Number} de santé)",
    given=_give_health,
)
def health(world: World, who: str) -> Measure:
    """The health of a character, 0 to 2."""
    name = words.called("character", who)
    what = Text(f"the health of {name.en}", f"la santé ({name.fr})")
    return Measure(what, _on(world).person(who).health, ("whichside.health.three-levels",))


@quantity(
    SENTENCES,
    en="(every character is|all characters are) at HEA {n:Number}",
    fr="(chaque personnage est|tous les personnages sont) à SAN {n:Number}",
    given=lambda world, n: _each_tenement(world, lambda game, one: game.note_health(one, n)),
)
def health_of_each(world: World) -> list[Measure]:
    """The health of everybody who is alive."""
    every = (who for one in _on(world).state.tenements for who in one.people)
    return [health(world, one.id) for one in every if one.place != "dead"]


@quantity(
    SENTENCES,
    en=("{labour:Labour} (stand|stands) on cell {n:Number}", "{labour:Labour} (are|is) leftmost"),
    fr=(
        "{labour:Labour} (sont sur la|est sur la|:) case {n:Number}",
        "{labour:Labour} (sont|est) au maximum à gauche",
    ),
    given=lambda world, n, labour: _on(world).given(**{labour: n}),
)
def labour_cell(world: World, labour: str) -> Measure:
    """The cell of a labour gauge, from the left."""
    name = words.called("labour", labour)
    what = Text(f"the cell of {name.en}", f"la case ({name.fr})")
    clause = "whichside.employers-board.three-labour-gauges"
    return Measure(what, getattr(_on(world).state, labour), (clause,))


@quantity(
    SENTENCES,
    en="{labour:Labour} (read|reads) {n:Number}",
    fr="{labour:Labour} (affichent|affiche) {n:Number}",
    given=lambda world, n, labour: _on(world).given(**{READ + labour: n}),
)
def labour_number(world: World, labour: str) -> Measure:
    """The number printed on the cell of a labour gauge: hours, incidents, dollars of pay."""
    name = words.called("labour", labour)
    what = Text(f"the number of {name.en}", f"le nombre ({name.fr})")
    state: whichside.WhichsideState = _on(world).state
    found = getattr(employers_board(state), labour)[getattr(state, labour) - 1]
    return Measure(what, found, ("whichside.employers-board.three-labour-gauges",))


@quantity(
    SENTENCES,
    en="Employers' Strength (stands on|is) {n:Number}",
    fr="la Force patronale est (sur la case|à) {n:Number}",
    given=lambda world, n: _on(world).given(strength=n),
)
def strength(world: World) -> Measure:
    """Employers' Strength."""
    what = Text("Employers' Strength", "la Force patronale")
    return Measure(what, _on(world).state.strength, ("whichside.employers-board.es-counts-turns",))


@quantity(
    SENTENCES,
    en="the cost of living of {tenement:Theirs} is {n:Number} (dollars|dollar)",
    fr="le coût de la vie {tenement:Theirs} est de {n:Number} $",
)
def cost(world: World, tenement: Any) -> Measure:
    """What a Tenement must pay this turn, in dollars."""
    said = _tenement_said(tenement)
    what = Text(f"the cost of living of {said.en}", f"le coût de la vie ({said.fr})")
    game = _on(world)
    game.playing(tenement)
    found = cost_of_living.cost(game.state, tenement)
    measure = Measure(what, found, cost_of_living.why(game.state, tenement))
    game.cite(*measure.clauses)
    return measure


# When -------------------------------------------------------------------------------------------

PARTS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "misfortunes": (("the misfortunes begin",), ("les malheurs commencent",)),
    "work": (("the work begins",), ("le travail commence",)),
    "reap": (("the fruits of labor are reaped",), ("les fruits du travail sont récoltés",)),
    "incidents": (("the incidents begin",), ("les incidents commencent",)),
    "living": (
        ("the cost of living falls due", "the cost of living is paid"),
        ("le coût de la vie est dû", "le coût de la vie tombe", "le coût de la vie est payé"),
    ),
    "employers": (("the employers act",), ("le patronat agit",)),
    "life": (("life goes on",), ("la vie continue",)),
    "offensives": (("the offensives begin",), ("les offensives commencent",)),
    "end": (("the end of the turn comes",), ("la fin du tour arrive",)),
}
"""What is said when a part of the turn begins."""


def _begins(part: str) -> Callable[[World], None]:
    def step(world: World) -> None:
        game = _on(world)
        if game.is_described_still:
            game.facts.setdefault("phase", part)
        now = game.state.phase
        move = whichside.Proceed()
        if now in PARTS and now != part and not game.state.agenda:
            # One move begins whatever waits: it must be what the sentence says.
            game.accept()
            why = RULES.not_now(game.state, turn.order(game.state))
            game.refuse(IllegalAction(move, (why,)))
        else:
            game.play(move)

    step.__name__, step.__doc__ = f"begins_{part}", f"{PARTS[part][0][0].capitalize()}."
    return step


for _part, (_en, _fr) in PARTS.items():
    when(en=_en, fr=_fr)(_begins(_part))


@when(en="{who:Person} goes to {space:Space}", fr="{who:Person} va sur {space:Space}")
def goes_to(world: World, who: str, space: str) -> None:
    """A character is placed by day, by its own Tenement."""
    game = _on(world)
    home = game.home(who)
    game.play(whichside.PlaceCharacter(home, who, game.space(space, home)))


@when(en="{who:Person} goes to {place:Quoted}", fr="{who:Person} va (à|sur) {place:Quoted}")
def goes_nowhere(world: World, who: str, place: str) -> None:
    """A character is sent to a space in quotation marks, which the table may not have."""
    game = _on(world)
    home = game.home(who)
    known = say.known_space(place)
    game.play(whichside.PlaceCharacter(home, who, game.space(known, home) if known else place))


plays("passes", whichside.Pass)(
    about="A Tenement places nobody any more.",
    en="{tenement:Tenement} (passes|pass)",
    fr="{tenement:Tenement} (passe|passent)",
)


@when(
    en="{tenement:Tenement} (makes its|make their) night action on {space:Space}",
    fr="{tenement:Tenement} (fait son|font leur) action du soir sur {space:Space}",
)
def night_action(world: World, tenement: Any, space: str) -> None:
    """A Tenement puts its night action on a space."""
    game = _on(world)
    game.play(whichside.NightAction(tenement, game.space(space, tenement)))


plays("no_night_action", whichside.Rest)(
    about="A Tenement does without.",
    en="{tenement:Tenement} (makes|make) no night action",
    fr="{tenement:Tenement} ne (fait|font) pas d'action du soir",
)

plays("is_drawn", whichside.Draw)(
    about="The card that comes up.",
    en="{card:Card} is drawn",
    fr="on pioche {card:Card}",
)


@when(en="the card {its_id:Quoted} is drawn", fr="on pioche la carte {its_id:Quoted}")
def own_card_is_drawn(world: World, its_id: str) -> None:
    """The card that comes up, by its id: for the cards of a content pack."""
    game = _on(world)
    _must_be_a_card(game, its_id)
    game.play(whichside.Draw(its_id))


plays("is_turned_up", whichside.Draw)(
    about="The premises that come up.",
    en="{premises:Premises} is turned up",
    fr="on révèle {premises:Premises}",
)

plays("gives_it_to", whichside.Designate)(
    about="The drawer of a misfortune says who suffers it.",
    en="{tenement:Tenement} (gives|give) it to {other:Tenement}",
    fr="{tenement:Tenement} (l'attribue|l'attribuent) {other:ToTenement}",
)

plays("names", whichside.Name)(
    about="A Tenement says who is hit, sent, sold or healed.",
    en="{tenement:Tenement} (names|name) {who:Person}",
    fr="{tenement:Tenement} (désigne|désignent) {who:Person}",
)

plays("chooses_an_effect", whichside.Pick)(
    about="A Tenement says which of several effects of a card it suffers, counted from 1.",
    en="{tenement:Tenement} (chooses|choose) effect {n:Number}",
    fr="{tenement:Tenement} (choisit|choisissent) l'effet {n:Number}",
)


@when(en="the team (picks|chooses) effect {n:Number}", fr="l'équipe choisit l'effet {n:Number}")
def the_team_picks_an_effect(world: World, n: int) -> None:
    """The same, said by whoever is asked: of a card that is everybody's, nobody has to know who."""
    game = _on(world)
    now = whichside.pending(game.state)
    asked: Any = now.players if isinstance(now, Decision) else (game.state.first,)
    game.play(whichside.Pick(asked[0], n))


plays("the_die_shows", whichside.Roll)(
    about="The die as it fell.",
    en="the die falls on {n:Number}",
    fr="le dé tombe sur {n:Number}",
)

plays("uses_its_lawyer", lambda tenement: whichside.Shelter(tenement, True))(
    about="The Liberal Lawyer takes in who should go to prison.",
    en="{tenement:Tenement} (uses its|use their) lawyer",
    fr="{tenement:Tenement} (recourt à son|recourent à leur) avocat",
)

plays("does_not_use_its_lawyer", lambda tenement: whichside.Shelter(tenement, False))(
    about="The character goes to Arrest.",
    en="{tenement:Tenement} (does not use its|do not use their) lawyer",
    fr="{tenement:Tenement} ne (recourt pas à son|recourent pas à leur) avocat",
)

plays("spares_the_loss", lambda tenement: whichside.Protect(tenement, True))(
    about='By the reading R-10 "chosen": the loss of health is spared.',
    en="{tenement:Tenement} (lets its|let their) clean home spare the loss",
    fr="{tenement:Tenement} (laisse son|laissent leur) logement propre éviter la perte",
)

plays("suffers_the_loss", lambda tenement: whichside.Protect(tenement, False))(
    about='By the reading R-10 "chosen": the protection is kept for a later loss.',
    en=(
        "{tenement:Tenement} suffers the loss in spite of its clean home",
        "{tenement:Tenement} suffer the loss in spite of their clean home",
    ),
    fr=(
        "{tenement:Tenement} subit la perte malgré son logement propre",
        "{tenement:Tenement} subissent la perte malgré leur logement propre",
    ),
)

plays("declines_the_healing", whichside.Decline)(
    about='By the reading R-132 "declinable": the Bonesetter heals nobody.',
    en="{tenement:Tenement} (declines|decline) the healing",
    fr="{tenement:Tenement} (renonce|renoncent) au soin",
)

plays("moves_labour", whichside.MoveGauge)(
    about="A labour gauge goes a cell to the left.",
    en="{tenement:Tenement} (moves|move) {labour:Labour}",
    fr="{tenement:Tenement} (déplace|déplacent) {labour:Labour}",
)

plays("calls_a_doctor", whichside.CallDoctor)(
    about="A Tenement pays a doctor for one of its characters.",
    en="{tenement:Tenement} (calls|call) a doctor for {who:Person}",
    fr="{tenement:Tenement} (appelle|appellent) un médecin pour {who:Person}",
)

plays("buys", whichside.BuyPremises)(
    about="A Tenement buys premises that lie face up.",
    en="{tenement:Tenement} (buys|buy) {premises:Premises}",
    fr="{tenement:Tenement} (achète|achètent) {premises:Premises}",
)

plays("counters", whichside.Counter)(
    about="The team decides to counter an Employer card; it then pays token by token.",
    en="the team counters {card:EmployerCard}",
    fr="l'équipe contre {card:EmployerCard}",
)


@when(en="the team counters the current plan", fr="l'équipe contre le plan en cours")
def counters_the_plan(world: World) -> None:
    """The team decides to counter the plan with the marker."""
    game = _on(world)
    plans = game.current_plans()
    game.play(whichside.Counter(plans[game.state.step - 1].plan))


@when(en="the team counters plan {n:Number}", fr="l'équipe contre le plan {n:Number}")
def counters_plan(world: World, n: int) -> None:
    """The team decides to counter a plan of the strategy, whether it can be or not."""
    game = _on(world)
    plans = game.current_plans()
    if not 1 <= n <= len(plans):
        raise Slip(
            game.say(
                f"plan {n}; the strategy in play has plans 1 to {len(plans)}",
                f"plan {n} ; la planification en jeu a les plans 1 à {len(plans)}",
            )
        )
    game.play(whichside.Counter(plans[n - 1].plan))


@when(
    en="the team takes control of the means of production for {objective:Objective}",
    fr="l'équipe prend le contrôle du moyen de production à {objective:Objective}",
)
def takes_control(world: World, objective: say.Priced) -> None:
    """The team decides to take a means of production; it then pays token by token."""
    game = _on(world)
    game.play(whichside.TakeControl(objective.among(objectives_of(game.setup()))))


plays("buys_for_the_bierhalle", whichside.HostPremises)(
    about="A Tenement pays for premises that the Bierhalle hosts.",
    en="{tenement:Tenement} (buys|buy) {premises:Premises} for the Bierhalle",
    fr="{tenement:Tenement} (achète|achètent) {premises:Premises} pour la Bierhalle",
)


@when(
    en=(
        "{tenement:Tenement} exchanges {n:Number} {resource:Resource} at the Ferrer Center",
        "{tenement:Tenement} exchange {n:Number} {resource:Resource} at the Ferrer Center",
    ),
    fr=(
        "{tenement:Tenement} échange {n:Number} {resource:Resource} au Centre Ferrer",
        "{tenement:Tenement} échange {n:Number} {resource:Resource} au Ferrer Center",
        "{tenement:Tenement} échangent {n:Number} {resource:Resource} au Centre Ferrer",
    ),
)
def exchanges(world: World, tenement: Any, n: int, resource: Any) -> None:
    """A Tenement exchanges agitation for strikes, one token after the other."""
    if resource not in get_args(Agitation):
        many = texts(say.GAME).nouns["resource"][resource]
        raise Slip(
            _on(world).say(
                f"{many.many('en')} are not exchanged; agitations are",
                f"on n'échange pas de {many.many('fr')}, mais des agitations",
            )
        )
    for _ in range(n):
        _on(world).play(whichside.Convert(tenement, resource))


plays("closes", whichside.CloseTile)(
    about="The team says which workplace a card closes.",
    en="the team closes {tile:Tile}",
    fr="l'équipe ferme {tile:Tile}",
)

plays("takes_effect_next", whichside.ApplyCard)(
    about="The team says which of several Employer cards takes effect next.",
    en="the team lets {card:EmployerCard} take effect next",
    fr="l'équipe applique d'abord {card:EmployerCard}",
)


@when(
    en=(
        "{tenement:Tenement} (gives|give) {n:Number} dollars",
        "{tenement:Tenement} (gives|give) {n:Number} dollar",
    ),
    fr="{tenement:Tenement} (donne|donnent) {n:Number} $",
)
def gives_dollars(world: World, tenement: Any, n: int) -> None:
    """A Tenement gives dollars towards what the team pays, one after the other."""
    _give(world, tenement, n, None)


@when(
    en="{tenement:Tenement} (gives|give) {n:Number} {resource:Resource}",
    fr="{tenement:Tenement} (donne|donnent) {n:Number} {resource:Resource}",
)
def gives_tokens(world: World, tenement: Any, n: int, resource: Any) -> None:
    """A Tenement gives tokens towards what the team pays, one after the other."""
    _give(world, tenement, n, resource)


def _give(world: World, tenement: Any, n: int, resource: Any) -> None:
    game = _on(world)
    if n < 1:
        raise Slip(game.say(f"1 or more is given, not {n}", f"on donne 1 au moins, et non {n}"))
    for _ in range(n):
        game.play(whichside.Contribute(tenement, resource))


plays("the_struggle_ends", whichside.EndStruggle)(
    about="The team has done what it wants.",
    en="the struggle ends",
    fr="la lutte se termine",
)


# Then -------------------------------------------------------------------------------------------

BOX_CLAUSES: dict[str, tuple[str, ...]] = {
    "arrest": ("whichside.prison.arrest-box",),
    "jail": ("whichside.prison.arrest-to-jail",),
    "dead": ("whichside.prison.dead-box",),
    "lawyer": ("whichside.premises.liberal-lawyer-shelter",),
}
"""The clauses that say of a box who is put there."""


@then(en="{who:Person} is (in|on) {box:Box}", fr="{who:Person} est (dans|sur|en) {box:Box}")
@then(en="{who:Person} is at {box:Box}", fr="{who:Person} est (à|chez) {box:Box}")
def is_in(world: World, who: str, box: str) -> None:
    """Where a character is."""
    name = words.called("character", who)
    what = Text(f"the place of {name.en}", f"le lieu ({name.fr})")
    clauses = BOX_CLAUSES.get(box, ())
    _on(world).expect(what, _on(world).person(who).place, box, *clauses, tell=words.place)


@then(en="{who:Person} is dead", fr="{who:Person} est (mort|morte)")
def is_dead(world: World, who: str) -> None:
    """Whether a character died."""
    name = words.called("character", who)
    what = Text(f"the place of {name.en}", f"le lieu ({name.fr})")
    found = _on(world).person(who).place
    _on(world).expect(what, found, "dead", "whichside.death.removal", tell=words.place)


@then(en="{who:Person} is alive", fr="{who:Person} est (vivant|vivante)")
def is_alive(world: World, who: str) -> None:
    """Whether a character has not died."""
    name = words.called("character", who)
    what = Text(f"{name.en} alive", f"{name.fr} en vie")
    found = _on(world).person(who).place != "dead"
    _on(world).expect(what, found, True, "whichside.death.removal")


@then(en="{who:Person} dies", fr="{who:Person} meurt")
def somebody_dies(world: World, who: str) -> None:
    """A character dies of what was played."""
    name = words.called("character", who)
    what = Text(f"the death of {name.en}", f"la mort ({name.fr})")
    _on(world).expect(what, who in _died(world), True, "whichside.death.removal")


@then(en="nobody dies", fr="personne ne meurt")
def nobody_dies(world: World) -> None:
    """All who were alive before the moves still are."""
    dead = [words.called("character", one).in_(world.language) for one in _died(world)]
    what = Text("the characters who die", "les personnages qui meurent")
    _on(world).expect(what, ", ".join(dead) or None, None, "whichside.death.removal")


def told(world: World) -> list[Any]:
    """All that happened so far."""
    game = _on(world)
    game.accept()
    return [event for one in game.transitions for event in one.events]


def _died(world: World) -> list[str]:
    """Those who died of what was played."""
    return [event.character for event in told(world) if isinstance(event, Died)]


@then(en="{who:Person} is released", fr="{who:Person} est (libéré|libérée)")
def is_released(world: World, who: str) -> None:
    """A character comes home from Jail by what was played."""
    clause = "whichside.prison.release"
    moved = [one for one in told(world) if isinstance(one, Moved) and one.clause == clause]
    name = words.called("character", who)
    what = Text(f"the release of {name.en}", f"la libération ({name.fr})")
    _on(world).expect(what, any(one.character == who for one in moved), True, clause)


@then(en="{who:Person} stands on {space:Space}", fr="{who:Person} se tient sur {space:Space}")
def stands_on(world: World, who: str, space: str) -> None:
    """On which space a character stands."""
    game = _on(world)
    name = words.called("character", who)
    what = Text(f"the place of {name.en}", f"le lieu ({name.fr})")
    wanted = game.space(space, game.home(who))
    game.expect(what, game.person(who).place, wanted, tell=words.place)


@then(
    en="{tenement:Tenement} (owns|own) {premises:Premises}",
    fr="{tenement:Tenement} (possède|possèdent) {premises:Premises}",
)
def owns_now(world: World, tenement: str, premises: str) -> None:
    """The premises of a Tenement."""
    said = _tenement_said(tenement)
    what = Text(f"the premises of {said.en}", f"le local ({said.fr})")
    found = _on(world).tenement(tenement).premises
    _on(world).expect(what, found, premises, tell=named("premises"))


@then(
    en="the first player is that of {tenement:Theirs}",
    fr="la première personne est celle {tenement:Theirs}",
)
def first_player_is(world: World, tenement: str) -> None:
    """Whose Tenement begins now."""
    game = _on(world)
    what = Text("the Tenement of the first player", "le Tenement qui commence")
    told = (event for one in game.transitions for event in one.events)
    later = any(isinstance(event, TurnBegan) for event in told)
    clause = f"whichside.turn.first-player-{'rotation' if later else 'initial'}"
    game.expect(what, game.state.first, tenement, clause, tell=named("player"))


@then(
    en="{tenement:Tenement} (owns|own) no premises",
    fr="{tenement:Tenement} ne (possède|possèdent) pas de local",
)
def owns_nothing(world: World, tenement: str) -> None:
    """A Tenement without premises."""
    said = _tenement_said(tenement)
    what = Text(f"the premises of {said.en}", f"le local ({said.fr})")
    found = _on(world).tenement(tenement).premises
    _on(world).expect(what, found, None, tell=named("premises"))


@then(en="{premises:Premises} lies face up", fr="{premises:Premises} est visible")
def now_lies_face_up(world: World, premises: str) -> None:
    """Premises that can be bought."""
    what = words.called("premises", premises)
    _on(world).expect(what, premises in _on(world).state.market, True)


@then(en="{premises:Premises} does not lie face up", fr="{premises:Premises} n'est pas visible")
def does_not_lie_face_up(world: World, premises: str) -> None:
    """Premises that cannot be bought."""
    what = words.called("premises", premises)
    _on(world).expect(what, premises in _on(world).state.market, False)


@then(en="{tenement:Tenement} must decide", fr="{tenement:Tenement} (doit|doivent) décider")
def must_decide(world: World, tenement: str) -> None:
    """Whose decision is due: that of one Tenement."""
    game = _on(world)
    game.accept()
    now = whichside.pending(game.state)
    found = now.players if isinstance(now, Decision) else ()
    clauses = (now.clause,) if not isinstance(now, Over) else ()
    what = Text("who must decide", "qui doit décider")

    def named(asked: tuple[str, ...]) -> Text:
        people = tenements(asked)
        if asked or not isinstance(now, Chance):
            return people
        return Text(*(f"{people.in_(one)} ({now.question.in_(one)})" for one in ("en", "fr")))

    game.expect(what, found, (tenement,), *clauses, tell=named)


@then(
    en="{tile:Tile} (shows|show) side {side:Side}",
    fr="{tile:Tile} (montre sa|montrent leur) face {side:Side}",
)
def shows_side(world: World, tile: str, side: str) -> None:
    """Which side of a tile is up."""
    tiles: tuple[TileState, ...] = _on(world).state.tiles
    name = words.called("tile", tile)
    up = "B" if any(one.id == tile and one.improved for one in tiles) else "A"
    what = Text(f"the side of {name.en}", f"la face ({name.fr})")
    _on(world).expect(what, up, side, "whichside.component.tile-sides")


@then(en="{card:EmployerCard} is in play", fr="{card:EmployerCard} est en jeu")
def in_play(world: World, card: str) -> None:
    """An Employer card lies face up."""
    what = Text(f"{words.card(card).en} face up", f"{words.card(card).fr} visible")
    _on(world).expect(what, any(one.card == card for one in _on(world).state.faced), True)


@then(en="{card:EmployerCard} is not in play", fr="{card:EmployerCard} n'est pas en jeu")
def not_in_play(world: World, card: str) -> None:
    """An Employer card does not lie face up."""
    what = Text(f"{words.card(card).en} face up", f"{words.card(card).fr} visible")
    _on(world).expect(what, any(one.card == card for one in _on(world).state.faced), False)


@then(en="{card:EmployerCard} is not in force", fr="{card:EmployerCard} n'est pas en vigueur")
def not_in_force(world: World, card: str) -> None:
    """No exceptional measure of this name has a marker."""
    what = Text(f"{words.card(card).en} in force", f"{words.card(card).fr} en vigueur")
    found = any(one.card == card and one.active for one in _on(world).state.faced)
    _on(world).expect(what, found, False)


@then(en="{card:EmployerCard} is in force", fr="{card:EmployerCard} est en vigueur")
def in_force(world: World, card: str) -> None:
    """An exceptional measure has its marker."""
    what = Text(f"{words.card(card).en} in force", f"{words.card(card).fr} en vigueur")
    found = any(one.card == card and one.active for one in _on(world).state.faced)
    _on(world).expect(what, found, True)


@then(en="plan {n:Number} is (countered|defeated)", fr="le plan {n:Number} est (contré|retourné)")
def plan_countered(world: World, n: int) -> None:
    """A plan of the strategy lies face down."""
    what = Text(f"plan {n} face down", f"plan {n} face cachée")
    plans = _on(world).state.plans
    found = n <= len(plans) and plans[n - 1].countered
    _on(world).expect(what, found, True, "whichside.fight.plan-turned-over")


@then(
    en="plan {n:Number} is not (countered|defeated)",
    fr="le plan {n:Number} n'est pas (contré|retourné)",
)
def plan_not_countered(world: World, n: int) -> None:
    """A plan of the strategy lies face up."""
    what = Text(f"plan {n} face up", f"plan {n} face visible")
    plans = _on(world).state.plans
    found = n <= len(plans) and not plans[n - 1].countered
    _on(world).expect(what, found, True, "whichside.fight.plan-kept-face-up")


CLOSED = "whichside.employer.exceptional-apply"
"""The clause by which a card closes a tile."""


@then(en="{tile:Tile} (is|are) closed", fr="{tile:Tile} (est fermé|est fermée|sont fermés)")
def tile_closed(world: World, tile: str) -> None:
    """A card closes a tile."""
    name = words.called("tile", tile)
    what = Text(f"{name.en} closed", f"{name.fr}, fermeture")
    _on(world).expect(what, lasting.is_closed(_on(world).state, tile), True, CLOSED)


@then(
    en="{tile:Tile} (is|are) not closed",
    fr="{tile:Tile} (n'est pas fermé|n'est pas fermée|ne sont pas fermés)",
)
def tile_open(world: World, tile: str) -> None:
    """No card closes a tile."""
    name = words.called("tile", tile)
    what = Text(f"{name.en} closed", f"{name.fr}, fermeture")
    _on(world).expect(what, lasting.is_closed(_on(world).state, tile), False, CLOSED)


@then(en="the Bierhalle hosts {premises:Premises}", fr="la Bierhalle accueille {premises:Premises}")
def hosts_now(world: World, premises: str) -> None:
    """The premises at the Bierhalle."""
    what = Text("the premises at the Bierhalle", "le local de la Bierhalle")
    hosted = _on(world).state.hosted
    found = hosted.premises if hosted else None
    clause = "whichside.side-b.bierhalle-hosts"
    _on(world).expect(what, found, premises, clause, tell=named("premises"))


@then(
    en="the team controls the means of production for {objective:Objective}",
    fr="l'équipe contrôle le moyen de production à {objective:Objective}",
)
def controls(world: World, objective: say.Priced) -> None:
    """A means of production is marked as the workers'."""
    game = _on(world)
    state: whichside.WhichsideState = game.state
    what = Text(f"control of {objective.said}", f"contrôle ({objective.said})")
    wanted = objective.among(objectives_of(state.setup))
    game.expect(what, wanted in state.objectives, True, "whichside.control.black-marker")


@then(
    en="{tenement:Tenement} (falls into|fall into|is in|are in) misery",
    fr="{tenement:Tenement} (tombe|tombent|est|sont) dans la misère",
)
def falls_into_misery(world: World, tenement: Any) -> None:
    """A Tenement could not pay what it owed, and had to sell."""
    _misery(world, tenement, True)


@then(
    en="{tenement:Tenement} (does|do) not fall into misery",
    fr="{tenement:Tenement} ne (tombe|tombent) pas dans la misère",
)
def falls_into_no_misery(world: World, tenement: Any) -> None:
    """A Tenement could pay whatever it owed."""
    _misery(world, tenement, False)


def _misery(world: World, tenement: Any, wanted: bool) -> None:
    game = _on(world)
    game.playing(tenement)
    began = (one for one in told(world) if isinstance(one, MiseryBegan))
    found = any(one.tenement == tenement for one in began)
    said = _tenement_said(tenement)
    what = Text(f"misery of {said.en}", f"misère ({said.fr})")
    game.expect(what, found, wanted, "whichside.misery.trigger")


@then(en="the turn is at {phase:Moment}", fr="le tour en est {phase:Moment}")
def turn_is_at(world: World, phase: str) -> None:
    """The part of the turn."""
    what = Text("the part of the turn", "le moment du tour")
    state = _on(world).state
    _on(world).expect(what, state.phase, phase, turn.order(state), tell=named("phase"))


@then(en="it is the turn of {tenement:Theirs}", fr="c'est le tour {tenement:Theirs}")
def turn_of(world: World, tenement: str) -> None:
    """Who places a character, or makes a night action, next."""
    what = Text("who acts", "qui agit")
    found = tuple(filter(None, (_on(world).state.acting,)))
    _on(world).expect(what, found, (tenement,), "whichside.turn.clockwise", tell=tenements)


@then(
    en="{n:Number} means of production (are|is) controlled",
    fr=(
        "{n:Number} moyens de production sont contrôlés",
        "{n:Number} moyen de production est contrôlé",
    ),
)
def controlled(world: World, n: int) -> None:
    """How many means of production the workers control."""
    what = Text("the means of production controlled", "les moyens de production contrôlés")
    found = len(_on(world).state.objectives)
    _on(world).expect(what, found, n, "whichside.control.black-marker")
