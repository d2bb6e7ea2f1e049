"""The world of the board game: what the Givens say of the table, and the position that follows."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from whichside_rules import whichside
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.nearest import nearest, perhaps
from whichside_rules.kernel.book.text import texts
from whichside_rules.kernel.playing.refusal import IllegalAction, ImpossiblePosition, Violation
from whichside_rules.kernel.values.value import altered
from whichside_rules.vocabulary.parameter_types import joined
from whichside_rules.vocabulary.quantity import Measure
from whichside_rules.vocabulary.registry import Slip
from whichside_rules.vocabulary.whichside import parameter_types as say, untold
from whichside_rules.vocabulary.world import WORLDS, Fact, GameWorld
from whichside_rules.whichside import (
    cost_of_living,
    defeat,
    health,
    misery,
    prison,
    solidarity,
    turn,
    unsanitary,
    victory,
)
from whichside_rules.whichside.engine import tasks, words
from whichside_rules.whichside.engine.content import Card
from whichside_rules.whichside.engine.effect import OnHealth, ToPrison
from whichside_rules.whichside.engine.events import PartBegan, TurnBegan
from whichside_rules.whichside.engine.scenarios import goal_of, is_duo, is_goal_open, scenario_of
from whichside_rules.whichside.engine.state import BOXES, Hosted, LaidPlan
from whichside_rules.whichside.engine.tenements import names_of, why_these
from whichside_rules.whichside.table import naming
from whichside_rules.whichside.variant import unforeseen


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
    "lost": Fact(Text("the strategy lost before", "la planification perdue d'avance"), words.card),
    "began_with": Fact(
        Text("the plan with which the turn began", "le plan avec lequel le tour a commencé")
    ),
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


class Count(NamedTuple):
    """That so many of a Tenement are somewhere, or at a level of health."""

    tenement: Any
    n: int
    what: Text
    health: int | None = None
    place: str | None = None

    def is_met_by(self, health: int | None, place: str | None) -> bool:
        """Whether somebody is one of them, as far as it is said."""
        if self.place is not None:
            return place == self.place
        return place != "dead" and health == self.health


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


SAID = "incident"
"""The id of an incident of which it is said what it does."""

ENOUGH = 20
"""Dollars with which everybody can pay the cost of living."""

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
        self.gone: dict[str, list[str]] = {}
        """By pile, the cards that came up and lie nowhere on the table."""
        self.ended: dict[str, str] = {}
        self.lists: dict[str, list[Any]] = {}
        self.others: int | None = None
        self._first_space = ""
        """The space that the first move names."""
        self.short: dict[Any, int] = {}
        """By how many dollars a Tenement cannot pay its cost of living."""
        self.hidden: set[str] = set()
        """Premises that were said not to lie face up."""
        self.poor: list[Any] = []
        """Those who cannot pay their cost of living."""
        self.rest: dict[str, tuple[int | None, str | None]] = {}
        """By Tenement, the health and the place of those of whom it is not said; "" is any."""
        self.others_can_pay: bool = False
        """Whether those of whom no money is said have enough: it is asked of one that pays."""
        self.counted: set[str] = set()
        self.priced: set[str] = set()
        """Employer cards of which so far only the price was said."""
        self.prices: dict[str, Text] = {}
        """What countering an Employer card costs, where that was said."""
        self.sides: dict[str, str] = {}
        """The side that each tile was said to show."""
        self.free: dict[str, None] = {}
        """The tiles of which a space was said to be free."""
        self.due: tuple[Any, ...] = ()
        self.each_of: set[str] = set()
        """Those of whom nothing was said but what was said of everybody."""
        self.promised: list[tuple[Text, Callable[[Any], int], int]] = []
        """How many of something were said to be there: what, the count at the table, the number."""
        self.highest: list[tuple[tuple[Any, ...], str]] = []
        """Who has more of a gauge than all others, and of which."""
        self.nowhere: tuple[Text, tuple[str, ...], Iterable[object]] | None = None
        """What no table can show of what a Given said, told once they are complete."""
        self.supposed: list[Text] = []
        """What a When needs that no Given says, and how it was taken."""
        self.counts: list[Count] = []
        """How many of a Tenement are somewhere or at some health, whoever they are."""
        self.anybody: list[tuple[frozenset[str], Text]] = []
        """Where only a number was said: of which characters, and who was taken."""

    @property
    def named(self) -> tuple[object, ...]:
        """What the Givens say of the table."""
        listed = (self.guests, self.left, self.gone, self.ended, self.lists)
        others = whichside.players(self.setup()) if self.others is not None else ()
        return (
            self.facts,
            self.tenements,
            self.highest,
            others,
            self.people,
            self.rest,
            self.hidden,
            *listed,
        )

    @property
    def described(self) -> tuple[object, ...]:
        """What the Givens say of the table, and the cards whose conditions are in force by them."""
        state: whichside.WhichsideState = self._state or self.first or self.fork().state
        sources = [one.source for one in state.longer]
        return (*self.named, sources)

    def never(self, en: str, fr: str, *clauses: str, named: Iterable[object] = ()) -> None:
        """A Given describes what no table can show; it is refused once they are complete."""
        self.nowhere = Text(en, fr), clauses, named

    def promise(self, what: Text, count: Callable[[Any], int], n: int) -> None:
        """A Given says how many of something there are: it is counted once they are complete."""
        self.promised.append((what, count, n))

    def note_highest(self, those: tuple[Any, ...], gauge: str, what: Text) -> None:
        """Some Tenements have the same of a gauge, and each of the others has less."""
        for one in those:
            self.playing(one)
            self.note_tenement(one)
        self.highest.append((those, gauge))

        def count(state: whichside.WhichsideState) -> int:
            has = {one.name: getattr(one, gauge) for one in state.tenements}
            return sum(n == max(has.values()) == has[those[0]] for n in has.values())

        self.promise(what, count, len(those))

    def note_too_little(self, tenement: Any) -> None:
        """A Tenement has less than living costs it."""
        self.playing(tenement)
        self.note_tenement(tenement)
        self.poor.append(tenement)
        self.others_can_pay = True
        said = words.called("player", tenement)

        def count(state: whichside.WhichsideState) -> int:
            has = next(one.dollars for one in state.tenements if one.name == tenement)
            return int(has < cost_of_living.cost(state, tenement))

        self.promise(Text(f"who has too little, {said.en}", f"qui a trop peu, {said.fr}"), count, 1)

    def note_rest(
        self, tenement: str, *, health: int | None = None, place: str | None = None
    ) -> None:
        """Note where those of a Tenement are, and how well, of whom it is not said."""
        before = self.rest.get(tenement, (None, None))
        what = Text("the others", "les autres")
        if tenement:
            called = words.called("player", tenement)
            what = Text(f"{what.en} of {called.en}", f"{what.fr} ({called.fr})")
        if health is not None:
            self.agrees(Fact(what), before[0], health)
        if place is not None:
            self.agrees(Fact(what, words.place), before[1], place)
        self.rest[tenement] = (
            before[0] if health is None else health,
            before[1] if place is None else place,
        )

    def _with_the_rest(self) -> dict[str, tuple[int | None, str | None]]:
        """The health and the place of everybody of whom either is said."""
        found = dict(self.people)
        for tenement, (level, place) in sorted(self.rest.items(), reverse=True):
            homes = (tenement,) if tenement else whichside.TENEMENTS
            for who in itertools.chain.from_iterable(map(self._people_of, homes)):
                own = found.get(who, (None, None))
                found[who] = (
                    level if own[0] is None else own[0],
                    place if own[1] is None else own[1],
                )
        return found

    def suppose_unwell(self, tenement: Any) -> None:
        """Take one of a Tenement for unwell if nothing is said of how those there are."""
        people = self._people_of(tenement)
        told = [one for one in people if self.people.get(one, (None, None))[0] is not None]
        if not self.new and not told and not self.rest:
            self.note_person(people[0], health=1)
            called = words.called("character", people[0])
            self.supposed.append(
                Text(
                    f"{called.en} is at HEA 1, as nothing says who is unwell",
                    f"SAN 1 ({called.fr}), puisque rien ne dit qui va mal",
                )
            )

    def home_of(self, who: str) -> Any:
        """The Tenement in which somebody lives."""
        return self.guests.get(who) or self._born(who)

    def _with_the_highest(self, tenements: dict[Any, dict[str, Any]]) -> None:
        """Put a gauge of those who have more than all others where nothing says how much it is.

        It is 4, or more where one of the others has that.
        """
        for those, gauge in self.highest:
            said = {name: one[gauge] for name, one in tenements.items() if gauge in one}
            most = max((n + 1 for name, n in said.items() if name not in those), default=0)
            here = next((said[name] for name in those if name in said), max(4, most))
            for name in those:
                tenements[name] = {gauge: here, **tenements.get(name, {})}

    def setup(self) -> whichside.Setup:
        """The set-up that the Givens describe."""
        readings = whichside.Readings(**self.readings)
        choices = {"rolls": len(self.lists.get("rolled", ())), **self.choices}
        tiles = self._tiles_named()
        if tiles is not None:
            choices["tiles"] = tiles
        if choices.get("variant") == "duo" and "tenements" not in choices:
            choices["tenements"] = self._tenements_named()
        return whichside.Setup(**choices, readings=readings, content=self.content)

    def _tenements_named(self) -> tuple[Any, ...]:
        """Two Tenements where the table may choose them: those that the Givens name first.

        :clause:`whichside.variant.duo.choose-tenements`
        """
        named = self._of_whom_is_said()
        two = [*named, *(one for one in whichside.TENEMENTS if one not in named)][:2]
        return tuple(one for one in whichside.TENEMENTS if one in two)

    def _of_whom_is_said(self) -> list[Any]:
        """The Tenements of which, or of whose people, the Givens say something."""
        named = dict.fromkeys(self.tenements)
        for board in self.content.boards:
            if not self.people.keys().isdisjoint(one.id for one in board.people):
                named.setdefault(board.id)
        return list(named)

    def _exchanging(self) -> tuple[str, ...]:
        """The tiles at which somebody was said to have exchanged something this turn.

        :clause:`whichside.side-b.ferrer-center`
        """
        done = self.lists.get("converted")
        return tuple(one.id for one in self.content.tiles if done and one.special == "convert")

    def _tiles_named(self) -> tuple[str, ...] | None:
        """The tiles where the table may choose them and others are named: each in place of one of
        its kind. :clause:`whichside.scenario.generic.tiles`
        """
        if self.variants or {"tiles", "scenario"} & {*self.choices}:
            return None
        laid = list(scenario_of(whichside.Setup(content=self.content)).start.tiles)
        kinds = {one.id: one.kind for one in self.content.tiles}
        places = [place for _, place in self.people.values() if place]
        places += [told["night"] for told in self.tenements.values() if told.get("night")]
        places += [self._first_space] if self._first_space else []
        on_tiles = (place.partition(".")[0] for place in places)
        named = dict.fromkeys((*self.sides, *self._exchanging(), *on_tiles, *self.free))
        missing = [one for one in named if one in kinds and one not in laid]
        for one in missing:
            spare = [each for each in laid if kinds[each] == kinds[one] and each not in named]
            if spare:
                laid[laid.index(spare[-1])] = one
        return tuple(laid) if missing else None

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
        coming = [one for one in self.due if isinstance(one, tasks.DrawStrategy)]
        if len(coming) + bool(self.facts.get("strategy")) > 1:
            self.clash(
                "one strategy lies on the table, or is still to be turned up; say it once",
                "une planification est sur la table, ou reste à retourner ; dites-le une fois",
            )
        self._first_space = str(getattr(move, "space", None) or "")
        try:
            self.combine()
            if self.new:
                return self.begin()
            self._all_rolled()
            described = self._described(move)
            found = self._as_in_misery(whichside.position(setup=self.setup(), **described))
            if self.short or self.poor:
                found = self._as_short(found, described)
            self._as_promised(found)
            self._as_laid_out(found)
            return found
        except IllegalAction as refusal:
            told = [[one.say(lang) for one in refusal.violations] for lang in ("en", "fr")]
            why = Text(*("; ".join(one) for one in told))
            clauses = tuple(one.clause for one in refusal.violations)
        except ImpossiblePosition as error:
            raise self.not_built(error) from None
        raise self.impossible(why, clauses)

    @property
    def lies(self) -> Iterable[object]:
        """What the Givens say of the table; who begins belongs to the set-up."""
        said = {*self.facts} - {"first"}
        of_some = (self.tenements, self.people, self.guests, self.maimed, self.left, self.ended)
        return (
            said,
            self.gone,
            *of_some,
            self.sides,
            self.lists,
            self.others is not None,
            self.due,
        )

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

    def _as_short(
        self, found: whichside.WhichsideState, described: dict[str, Any]
    ) -> whichside.WhichsideState:
        """The position in which some Tenements have so much less money than living costs them."""
        tenements = dict(described["tenements"])
        poor = (one for one in self.poor if "dollars" not in self.tenements[one])
        for name, n in {**dict.fromkeys(poor, 1), **self.short}.items():
            self.playing(name)
            dollars = cost_of_living.cost(found, name) - n
            if dollars < 0:
                said = words.called("player", name)
                raise self.impossible(
                    Text(
                        f"living costs {said.en} {dollars + n} dollars: it cannot lack {n}",
                        f"la vie coûte {dollars + n} $ ({said.fr}) : il n'en manque pas {n}",
                    ),
                    ["whichside.cost-of-living.formula"],
                )
            self.once(
                self.fact("dollars").what, self.tenements.get(name, {}).get("dollars"), dollars
            )
            tenements[name] = {**tenements.get(name, {}), "dollars": dollars}
        return whichside.position(setup=self.setup(), **{**described, "tenements": tenements})

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

    def _fill_up(self, said: Count) -> None:
        """Take the first of a Tenement where only so many were said, beside those who are named.

        Raises:
            ImpossibleWorld: there are not so many.
        """
        theirs = self._people_of(said.tenement)
        known = {one: self.people.get(one, (None, None)) for one in theirs}
        missing = said.n - sum(said.is_met_by(*one) for one in known.values())
        if missing <= 0:
            return
        at = 0 if said.place is None else 1
        free = self._free(said.tenement, missing, at)
        for who in free[:missing]:
            health, place = known[who]
            self.people[who] = (
                health if said.health is None else said.health,
                place if said.place is None else said.place,
            )
        self.take_these(said.tenement, free[:missing], said.what)

    def _described(self, move: object | None) -> dict[str, Any]:
        for one in self.counts:
            self._fill_up(one)
        facts = dict(self.facts)
        # Whose turn it is to act, and who stands on a space, is known by day and by night.
        standing = {place for _, place in self.people.values() if place} - BOXES
        usual = "daily" if facts.get("acting") or standing else "struggle"
        rests = any(told.get("night") for told in self.tenements.values())
        if rests:
            usual = "night"
        phase = facts.setdefault("phase", FIRST_MOVE.get(type(move), usual))
        player = getattr(move, "player", None)
        passed = self.lists.get("passed", ())
        begun = passed or (rests if phase == "night" else standing) or "first" not in facts
        if phase in ("daily", "night") and begun and player and player not in passed:
            facts.setdefault("acting", player)
        if self.due:
            if "phase" not in self.facts:
                phase = facts["phase"] = self._usual_phase()
            facts["agenda"] = self._with_what_follows(phase)
        elif "phase" not in self.facts and self._is_incident(move):
            facts["phase"] = "incidents"
            due = tasks.Begin("living", "whichside.turn.part1-order")
            facts["agenda"] = (tasks.DrawIncident(), due)
        self._find_cells(facts)
        if facts.get("step") in (1, 3) and "strategy" not in facts:
            # Every strategy has a first plan; the third is one of three.
            long = (one.id for one in self.content.strategies if one.steps == 3)
            facts["strategy"] = next(long, None)
        names = whichside.players(self.setup())
        tenements = dict(self.tenements)
        self._with_the_highest(tenements)
        for one in self.due:
            if isinstance(one, tasks.SellHealth):  # what is sold before has been sold
                sold = {"unsanitary": misery.LAST_BUT_ONE, "dollars": 0}
                tenements[one.tenement] = sold | tenements.get(one.tenement, {})
        if self.others is not None:
            unsaid = [name for name in names if "dollars" not in tenements.get(name, {})]
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
        elif self.others_can_pay:
            unsaid = [name for name in names if "dollars" not in tenements.get(name, {})]
            for name in unsaid:
                tenements[name] = {**tenements.get(name, {}), "dollars": ENOUGH}
        people = {
            who: (self._health(who, health), place or "home", who in self.maimed)
            for who, (health, place) in self._with_the_rest().items()
        }
        lists = {name: tuple(some) for name, some in self.lists.items()}
        turned = tuple(one for one in self._exchanging() if one not in self.sides)
        lists["improved"] = (*lists.get("improved", ()), *turned)
        return (
            facts
            | lists
            | {
                "tenements": tenements,
                "people": people,
                "guests": self.guests,
                "left": self.left,
                "gone": self.gone,
                "ended": self.ended,
            }
        )

    def _usual_phase(self) -> str:
        """The part of the turn in which that is due which is."""
        kinds = {type(one) for one in self.due}
        if tasks.SellHealth in kinds:
            return "living"
        return "life" if kinds == {tasks.Reveal} else "offensives"

    def _of_the_set_up(self) -> tuple[Any, ...]:
        """What is due of the set-up: premises, the first strategy and its cards, then the turn."""
        premises = [one for one in self.due if isinstance(one, tasks.Reveal)]
        cards = [one for one in self.due if isinstance(one, tasks.DrawEmployerCard)]
        first = "whichside.setup.first-strategy"
        laid = (tasks.DrawStrategy(first), tasks.LayPlans(first))
        return (
            *(tasks.Reveal("whichside.setup.premises-market") for _ in premises),
            *(laid if "strategy" not in self.facts else ()),
            *cards,
            tasks.JudgeGoal(),
            tasks.ApplyCondition(),
            tasks.Begin("misfortunes", "whichside.setup.begin"),
        )

    def _with_what_follows(self, phase: str) -> tuple[Any, ...]:
        """What is due, with what follows it in that part of the turn and with the next part.

        Where somebody is in misery when all pay, those pay next who are later in the order; when
        premises are turned up, those fall ill next whose conditions are the worst.
        """
        due, last = list[Any](self.due), self.due[-1]
        if isinstance(last, tasks.Begin):
            return self.due
        if phase == "setup":
            return self._of_the_set_up()
        setup = self.setup()
        first = self.facts.get("first", setup.first or whichside.players(setup)[0])
        order = turn.clockwise(setup, first) if first in whichside.players(setup) else ()
        if phase == "life" and isinstance(last, tasks.Reveal):
            where: Any = None if setup.readings.filth_hits == "its-own" else "home"
            filthy = [one for one in order if self._is_filthy(one)]
            due += [tasks.Strike(one, None, 1, "whichside.life.uns-five", where) for one in filthy]
        if phase == "living" and isinstance(last, tasks.Execute) and last.tenement in order:
            later = order[order.index(last.tenement) + 1 :]
            due += [tasks.PayRent(one) for one in later]
        if phase in turn.NEXT and phase not in turn.AT_ONCE:
            due.append(tasks.Begin(*turn.NEXT[phase]))
        return tuple(due)

    def _as_promised(self, found: whichside.WhichsideState) -> None:
        """See that there are as many of everything as the Givens say.

        Raises:
            ImpossibleWorld: other Givens make it more, or less.
        """
        for what, count, n in self.promised:
            there = count(found)
            if there != n:
                self.clash(
                    f"{what.en}: {n} in one Given, and {there} by all of them together",
                    f"{what.fr} : {n} dans un Étant donné, et {there} d'après tous ensemble",
                )

    def _as_laid_out(self, found: whichside.WhichsideState) -> None:
        """See that each tile lies on the table whose side, or a space of it, was spoken of.

        Raises:
            ImpossibleWorld: one does not; it is not used, was destroyed, or lies nowhere.
        """
        there = [one.id for one in found.tiles]
        for tile in (*self.sides, *self.free):
            if tile not in there:
                why = words.impossible(
                    "not-laid-out", named=words.called("tile", tile), there=words.tiles(there)
                )
                raise self.impossible(why, ["whichside.setup.tiles-layout"])

    def _is_filthy(self, tenement: Any) -> bool:
        """Whether the Givens say that the conditions of a Tenement are the worst."""
        return self.tenements.get(tenement, {}).get("unsanitary") == unsanitary.LAST

    def _as_in_misery(self, found: whichside.WhichsideState) -> whichside.WhichsideState:
        """A position, if whoever sells health has nothing else left to sell.

        Raises:
            ImpossibleWorld: somebody has.
        """
        for one in self.due:
            tenement = next(
                (t for t in found.tenements if t.name == getattr(one, "tenement", "")), None
            )
            if not isinstance(one, tasks.SellHealth) or tenement is None:
                continue
            more = tenement.dollars or tenement.premises
            if more or tenement.unsanitary < misery.LAST_BUT_ONE or not one.dollars:
                said = words.called("player", one.tenement)
                raise self.impossible(
                    Text(
                        f"{said.en} owes {one.dollars} dollars in misery: something is owed, its "
                        f"dollars and its premises are gone, and Unsanitary is "
                        f"{misery.LAST_BUT_ONE} at least",
                        f"{said.fr} : {one.dollars} $ dus dans la misère ; il reste une dette, ni "
                        f"dollar ni local, et l'Insalubrité est au moins à {misery.LAST_BUT_ONE}",
                    ),
                    ["whichside.misery.order"],
                )
        return found

    def _is_incident(self, move: object | None) -> bool:
        """Whether an incident comes up: its usual time is that of the incidents."""
        incidents = {one.id for one in self.content.incidents}
        return isinstance(move, whichside.Draw) and move.card in incidents

    def _find_cells(self, facts: dict[str, Any]) -> None:
        """Put a labour gauge of which the printed number was said on a cell that has it.

        Of several it is the first: nobody sees which before the gauge moves.

        Raises:
            Slip: no cell has it.
            ImpossibleWorld: it was said to stand on another cell.
        """
        for labour in whichside.LABOUR:
            n = facts.pop(READ + labour, None)
            if n is None:
                continue
            cells = self._cells(labour, n)
            if not cells:
                raise self._on_cells(labour, n)
            if facts.setdefault(labour, cells[0]) not in cells:
                self.contradiction(self.fact(labour), facts[labour], cells[0])

    def _printed(self, labour: str) -> tuple[int, ...]:
        setup = self.setup()
        board = setup.content.duo_board if is_duo(setup) else setup.content.employers_board
        return tuple(getattr(board, labour))

    def _cells(self, labour: str, n: int) -> list[int]:
        return [at for at, one in enumerate(self._printed(labour), 1) if one == n]

    def _on_cells(self, labour: str, n: int) -> Slip:
        name, read = words.called("labour", labour), ", ".join(map(str, self._printed(labour)))
        cells = len(self._cells(labour, n))
        return self.slip(
            f"{n} stands on {cells} cells of {name.en}: {read}; say on which cell, from the left",
            f"{n} est imprimé sur {cells} cases ({name.fr}) : {read} ; dites sur quelle case, "
            "depuis la gauche",
        )

    def cell_is_known(self, labour: str) -> None:
        """See that a labour gauge was not said by a number that several cells have.

        Raises:
            Slip: it was, and something hangs on which it is.
        """
        n = self.facts.get(READ + labour)
        if n is not None and labour not in self.facts and len(self._cells(labour, n)) > 1:
            raise self._on_cells(labour, n)

    def play(self, move: Any) -> bool:
        """Play a move; where a labour gauge moves, it must be known on which cell it stood."""
        done = super().play(move)
        before, _ = self._last or (self.state, move)
        if done and isinstance(move, whichside.Counter):
            self._suppose_which(before, move.card)
        for labour in whichside.LABOUR:
            if done and getattr(before, labour) != getattr(self.state, labour):
                self.cell_is_known(labour)
        return done

    def left_untold(self, wrong: Violation, move: Any) -> Text | None:
        """What must be told where something wrong with a move hangs on what nobody tells."""
        return untold.asked_for(self, wrong, move)

    def _suppose_which(self, before: whichside.WhichsideState, card: str) -> None:
        """Note which of equal cards is countered, where one of them is in force."""
        if {one.active for one in before.faced if one.card == card} == {True, False}:
            said = words.card(card)
            self.suppose(
                f"of {said.en} the one in force is countered, as nothing says which",
                f"{said.fr} : celle qui est en vigueur est contrée, puisque rien ne dit laquelle",
            )

    def suppose(self, en: str, fr: str) -> None:
        """Note how something was taken that a When needs and nothing says."""
        told = Text(en, fr)
        if told not in self.supposed:
            self.supposed.append(told)

    def may_be_asked(self) -> None:
        """What does not hang on a refusal may be asked before it is said."""

    def passes(self) -> bool:
        """Whether premises are turned up before life goes on."""
        due = self.state.agenda
        return self._due() is not None and bool(due) and due[0].kind == "reveal"

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

    def count_people(self, said: Count) -> None:
        """Note that so many of a Tenement are somewhere or at some health, whoever they are."""
        self.given()
        self.tenements.setdefault(said.tenement, {})
        self.counts.append(said)

    def some_of(self, tenement: Any, n: int, what: int) -> list[str]:
        """The first ``n`` of a Tenement of whom health (0) or place (1) is not said.

        Raises:
            ImpossibleWorld: there are not so many.
        """
        self.given()
        return self._free(tenement, n, what)[:n]

    def _free(self, tenement: Any, n: int, what: int) -> list[str]:
        free = [
            one
            for one in self._people_of(tenement)
            if self.people.get(one, (None, None))[what] is None
        ]
        if n > len(free):
            said = words.called("player", tenement)
            raise self.impossible(
                Text(
                    f"{said.en}: {len(free)} characters of whom it is not said yet, not {n}",
                    f"{said.fr} : {len(free)} personnages dont ce n'est pas dit, et non {n}",
                ),
                ["whichside.component.player-markers"],
            )
        return free

    def take_these(self, tenement: Any, taken: Sequence[str], what: Text) -> None:
        """Note that these of a Tenement were taken where it was only said how many there are."""
        theirs = frozenset(self._people_of(tenement))
        if not 0 < len(taken) < len(theirs):
            return
        called = [words.called("character", one) for one in taken]
        en, fr = (joined([one.in_(lang) for one in called], lang) for lang in ("en", "fr"))
        self.anybody.append(
            (
                theirs,
                Text(
                    f"{what.en}: {en}, as nothing says who it is",
                    f"{what.fr} : {fr}, puisque rien ne dit qui c'est",
                ),
            )
        )

    def hit(
        self, effect: Any, whom: Any, first: Any = None, who: whichside.Name | None = None
    ) -> None:
        """An incident comes up that does nothing but this; the one of the ``first`` player, or all
        those whom it looks for. It is refused where ``who`` is said to be hit and cannot be.
        """
        self.accept()
        if not self.is_described_still:
            raise self.slip(
                "say this of one alone, as the first move of the scenario, or name the card that "
                "is drawn",
                "dites-le d'un seul, comme premier coup du scénario, ou nommez la carte qui est "
                "piochée",
            )
        if first is not None:
            self.given(first=first)
            self.choices["first"] = first
        incident = Card(id=SAID, effects=(altered(effect, whom=whom),))
        self.content = altered(self.content, incidents=(*self.content.incidents, incident))
        self.facts.setdefault("phase", "incidents")
        if not self.due:
            due = tasks.Begin("living", "whichside.turn.part1-order")
            self.due = (tasks.DrawIncident(), due)
        draw = whichside.Draw(SAID)
        if who is not None and (why := tuple(_cannot_be_hit(self.ready(draw), effect, who))):
            self.refuse(IllegalAction(who, why))
        else:
            self.play(draw)

    def must_be_one_of(self, card: str, cards: Iterable[Any], kind: Text) -> None:
        """Refuse a card of another deck."""
        self.given()
        self._must_be_among(card, cards, kind)

    def look_up(self, kind: str, named: Any) -> None:
        """Find the card of a content pack that a sentence names."""
        if kind == say.own_card.__name__:
            self.must_be_a_card(named)

    def must_be_a_card(self, card: str) -> None:
        """Refuse what no deck has: a slip of the pen is no illegal move."""
        box = self.content
        decks = (box.misfortunes, box.incidents, box.normals, box.difficults, box.solidarities)
        cards = (one for deck in (*decks, box.strategies, box.premises) for one in deck)
        self._must_be_among(card, cards, Text("card", "une carte"))

    def _must_be_among(self, card: str, cards: Iterable[Any], kind: Text) -> None:
        known = [one.id for one in cards]
        if card not in known:
            said = words.card(card)
            near = perhaps(nearest(card, known), ", ") if said.en == card else ""
            raise self.slip(f"{said.en} is no {kind.en}{near}", f"{said.fr} n'est pas {kind.fr}")

    def must_be_strategy(self, card: str) -> None:
        """Refuse a card that is no strategy of the employers."""
        self.must_be_one_of(card, self.content.strategies, Text("strategy", "une planification"))

    def must_be_employers(self, card: str) -> None:
        """Refuse a card that is no normal or difficult Employer card."""
        cards = (*self.content.normals, *self.content.difficults)
        self.must_be_one_of(card, cards, Text("Employer card", "une carte patronale"))

    def playing(self, name: Any) -> None:
        """See that a Tenement plays this game.

        Raises:
            AssertionError: it does not; the message names those that do, and the clause.
        """
        seats = whichside.players(self.setup())
        if name not in seats:
            why = words.not_playing(name, seats)
            raise AssertionError(self._by(why, why_these(self.setup())))

    def since(self, what: Text, value: Callable[[Any], int], sign: int, *clauses: str) -> Measure:
        """By how much something is more, or less, than it was before the moves."""
        self.accept()
        self.must_have_played()
        return Measure(what, sign * (value(self.state) - value(self.at_first)), clauses)

    def tenement(self, name: Any) -> whichside.TenementState:
        """A Tenement now."""
        self.playing(name)
        state: whichside.WhichsideState = self.state
        return next(one for one in state.tenements if one.name == name)

    def person(self, who: str) -> whichside.Person:
        """A character now."""
        self.asked_of.add(who)
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
        for who in self._people_of(tenement):
            if self.people.get(who) != (0, "dead"):
                self.note_each(who, health=health)

    def _people_of(self, tenement: str) -> list[str]:
        """Those who belong to a Tenement: born there, or come with a solidarity card."""
        boards = self.setup().content.boards
        born = [one.id for board in boards if board.id == tenement for one in board.people]
        return [*born, *(one for one, home in self.guests.items() if home == tenement)]

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

    def note_every_tenement(self, **facts: Any) -> None:
        """Note the same facts of every Tenement that plays."""
        for tenement in whichside.players(self.setup()):
            self.note_tenement(tenement, **facts)

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
        self.each_of.discard(who)
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

    def note_each(self, who: str, *, health: int | None = None, place: str | None = None) -> None:
        """Note of somebody what is said of everybody who is alive."""
        only = who not in self.people or who in self.each_of
        self.note_person(who, health=health, place=place)
        if only:
            self.each_of.add(who)

    def agrees(self, fact: Fact, before: object, now: object) -> None:
        """Refuse a Given that says something else than an earlier one."""
        self.given()
        self.once(fact.what, before, now, fact.tell)

    def count_or_name(self, what: str, *, counted: bool) -> None:
        """Refuse to hear how many of something there are beside which of them, or another number.

        Raises:
            ImpossibleWorld: both are said, or two numbers.
        """
        if what in self.lists and (counted or what in self.counted):
            self.clash(
                "say once how many means of production are controlled, or name each of them",
                "dites une fois combien de moyens de production sont contrôlés, ou nommez-les "
                "un à un",
            )
        if counted:
            self.counted.add(what)

    def choose(self, **choices: Any) -> None:
        """Note what the table chose before the game; contradictions are errors."""
        self.given()
        for name, chosen in choices.items():
            if self.choices.get(name, chosen) != chosen:
                self.contradiction(self.fact(name), self.choices[name], chosen)
            self.choices[name] = chosen

    def note_left(self, pile: str, number: int) -> None:
        """Note how many cards of a pile are left; contradictions are errors."""
        said = words.called("pile", pile)
        what = Fact(Text(f"the pile of {said.en}", f"la pile ({said.fr})"))
        self.agrees(what, self.left.get(pile), number)
        self.left[pile] = number

    def owe(self, what: Text, *due: Any) -> None:
        """Note all that is due in a part of the turn, after what somebody owes in misery.

        Raises:
            ImpossibleWorld: something else is due, by an earlier Given.
        """
        if not all(isinstance(one, (tasks.SellHealth, tasks.Execute)) for one in self.due):
            self.clash(
                f"{what.en}: an earlier Given says already what is due; say it once",
                f"{what.fr} : un Étant donné plus haut dit déjà ce qui est dû ; dites-le une fois",
            )
        self.due = (*self.due, *due)

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
            raise self.slip(
                "no strategy is in play, so that there is no plan; say which it is: "
                "“the strategy is …”",
                "aucune planification n'est en jeu, et donc aucun plan ; dites laquelle : "
                "« la planification est … »",
            )
        return state.plans

    def unsaid(self) -> Iterable[Text]:
        """What lies on a table that plays by the booklet, and on this one only if it is said."""
        yield from self.supposed
        for theirs, told_of in self.anybody:
            if self.has_played or not theirs.isdisjoint(self.asked_of):
                yield told_of
        if self.new or self.first is None:
            return
        events = self.all_events
        begun = {event.part for event in events if isinstance(event, PartBegan)}
        # What events cite they did; what refuses or answers looked at the table.
        cited = {*self.fired} - {event.clause for event in events} | {*self.answered}
        if any(isinstance(one.move, whichside.Draw) for one in self.weighed):
            cited.add(SHUFFLED)
        told = {*self.facts, *self.lists, *(["left"] if self.left or self.gone else [])}
        for one in UNSAID:
            said = not told.isdisjoint(one.names)
            if not said and not (begun.isdisjoint(one.parts) and cited.isdisjoint(one.clauses)):
                yield one.told
        setup = self.first.setup
        if "end" in begun or not cited.isdisjoint(GOAL):
            yield from _goal_unsaid(setup)
        yield from self._chosen_unsaid(setup)
        rolled = map(unforeseen.row_of, self.lists.get("rolled", ()))
        hit = {one.what for one in rolled if one.clause != ALL_GAUGES}
        untold = (told for what, told in HIT.items() if what in hit and not self._is_told(what))
        yield from dict.fromkeys(untold)
        if scenario_of(setup).start.injured and not all(map(self._some_health, names_of(setup))):
            yield Text(
                "whoever is not said to be hurt is at HEA 2; the scenario begins with some at "
                "HEA 1",
                "qui n'est pas dit blessé est à SAN 2 ; le scénario commence avec des personnages "
                "à SAN 1",
            )

    def _chosen_unsaid(self, setup: whichside.Setup) -> Iterable[Text]:
        """Which tiles, and which Tenements, are taken for those that the table chose."""
        usual, laid = scenario_of(setup).start.tiles, self._tiles_named() or ()
        out = [words.called("tile", one) for one in usual if laid and one not in laid]
        there = [words.called("tile", one) for one in laid if one not in usual]
        if out:
            en, fr = (
                [joined([one.in_(lang) for one in some], lang) for some in (there, out)]
                for lang in ("en", "fr")
            )
            yield Text(
                f"in place of {en[1]} lies {en[0]}, as nothing says which tiles were chosen",
                f"il y a {fr[0]}, et non {fr[1]}, puisque rien ne dit quelles tuiles ont "
                "été choisies",
            )
        chosen = not setup.tenements or "tenements" in self.choices
        if not chosen and len(self._of_whom_is_said()) == 1:
            two = tenements(setup.tenements)
            yield Text(
                f"{two.en} take part, as nothing says which two do",
                f"{two.fr} participent, puisque rien ne dit lesquels",
            )

    def _is_told(self, what: str) -> bool:
        """Whether something is said of those that a result of the D66 has hit."""
        if what == "gauges":
            return any({gauge, READ + gauge} & {*self.facts} for gauge in whichside.LABOUR)
        at, each = ("injured" not in what), what.endswith("-each")
        told = [
            any(self._with_the_rest().get(one, (None, None))[at] is not None for one in theirs)
            for theirs in map(self._people_of, whichside.players(self.setup()))
        ]
        return all(told) if each else any(told)

    def _some_health(self, tenement: str) -> bool:
        """Whether the health of somebody of a Tenement was said."""
        people = (self.people.get(one, (None, None)) for one in self._people_of(tenement))
        return any(health is not None for health, _ in people)


_INJURED = Text(
    "whoever is not said to be hurt is at HEA 2; the D66 hurt some before the first turn",
    "qui n'est pas dit blessé est à SAN 2 ; le D66 en a blessé avant le premier tour",
)
_IMPRISONED = Text(
    "whoever is not said to be in prison is at home; the D66 sent some there before the first turn",
    "qui n'est pas dit en prison est au Tenement ; le D66 en a envoyé avant le premier tour",
)
ALL_GAUGES = "whichside.variant.unforeseen.16"
"""The result that leaves no choice."""
HIT: dict[str, Text] = {
    "injured": _INJURED,
    "injured-each": _INJURED,
    "imprisoned": _IMPRISONED,
    "imprisoned-each": _IMPRISONED,
    "gauges": Text(
        "the gauges of labour stand on the grey cells; the D66 moved some before the first turn",
        "les jauges du travail sont sur les cases grises ; le D66 en a déplacé avant le premier "
        "tour",
    ),
}
"""What is told where nothing says whom, or what, a result of the D66 hit."""


GOAL = frozenset({"whichside.victory.source", "whichside.variant.ironworker.victory-8-1"})
"""The clauses that are cited where the goal is looked at."""


def _goal_unsaid(setup: whichside.Setup) -> Iterable[Text]:
    """Which goal is taken where Ironworker leaves it to the table and nobody says which."""
    if is_goal_open(setup) and setup.readings.ironworker_choice == "before-play":
        goal = goal_of(setup)
        yield Text(
            f"{goal.controls} controls and {goal.gauges} gauge win, as nothing says which goal of "
            "Ironworker the table chose",
            f"{goal.controls} contrôles et {goal.gauges} jauge donnent la victoire, puisque rien "
            "ne dit quel objectif d'Ironworker la table a choisi",
        )


def _cannot_be_hit(state: Any, effect: Any, who: whichside.Name) -> Iterable[Violation]:
    """Why an incident that hits one of a Tenement cannot hit somebody."""
    clause = "whichside.incidents.targeting"
    match effect:
        case ToPrison():
            sent = tasks.GoToPrison(who.player, effect.gender, clause, effect.where)
            return naming.barred(state, who, sent, prison.who_is_sent(state, sent))
        case OnHealth():
            hurt = tasks.LoseHealth(who.player, effect.gender, -effect.by, clause, effect.where)
            return naming.barred(state, who, hurt, health.who_is_hit(state, hurt))
        case _:
            return ()


WORLDS["whichside"] = WhichsideWorld
