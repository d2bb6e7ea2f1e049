"""What a scenario says of the game and its turn: which part it is, who begins, who decides."""

from __future__ import annotations

from collections.abc import Callable

from whichside_rules import whichside
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.game import Chance, Decision, Over
from whichside_rules.kernel.playing.refusal import IllegalAction
from whichside_rules.vocabulary.quantity import Measure
from whichside_rules.vocabulary.whichside.table import given, quantity, then, when
from whichside_rules.vocabulary.whichside.world import WhichsideWorld, named, tenements
from whichside_rules.vocabulary.world import World
from whichside_rules.whichside import turn
from whichside_rules.whichside.engine import events
from whichside_rules.whichside.engine.scenarios import turns_to_come
from whichside_rules.whichside.game import RULES

# Given --------------------------------------------------------------------------------------------


@given(
    en="a game of Which Side( are you on|| are you on?)",
    fr="une partie de Which Side( are you on|| are you on ?)",
)
def a_game(world: World) -> None:
    """A game under way; the steps that follow describe its position."""
    world.of(WhichsideWorld)


@given(
    en="a new game of Which Side for {n:Number} people",
    fr="une nouvelle partie de Which Side à {n:Number}",
)
def a_new_game(game: WhichsideWorld, n: int) -> None:
    """A game of so many people before anything is turned up."""
    game.new = True
    game.choose(players=n)


@given(en="the turn is at {phase:Moment}", fr="le tour en est {phase:Moment}")
def the_turn_is_at(game: WhichsideWorld, phase: str) -> None:
    """The part of the turn."""
    game.given(phase=phase)


@given(
    en="the first player is that of {tenement:Theirs}",
    fr="la première personne est celle {tenement:Theirs}",
)
def first_player(game: WhichsideWorld, tenement: str) -> None:
    """Whose Tenement begins."""
    game.given(first=tenement)
    game.choices["first"] = tenement


@given(en="it is the turn of {tenement:Theirs}", fr="c'est le tour {tenement:Theirs}")
def whose_turn(game: WhichsideWorld, tenement: str) -> None:
    """Who places a character, or makes a night action, next."""
    game.given(acting=tenement)


# Numbers ------------------------------------------------------------------------------------------


@quantity(
    en="{n:Number} (turns|turn) can follow this one",
    fr="{n:Number} (tours peuvent|tour peut) suivre celui-ci",
)
def turns_left(game: WhichsideWorld) -> Measure:
    """How many turns the cells of Employers' Strength leave after this one, at most."""
    state: whichside.WhichsideState = game.state
    what = Text("the turns that can follow", "les tours qui peuvent suivre")
    clauses = ("whichside.employers-board.es-counts-turns", "whichside.turn.max-ten")
    return Measure(what, turns_to_come(state), clauses)


# When ---------------------------------------------------------------------------------------------


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


def _begins(part: str) -> Callable[[WhichsideWorld], None]:
    def step(game: WhichsideWorld) -> None:
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


# Then ---------------------------------------------------------------------------------------------


@then(
    en="the first player is that of {tenement:Theirs}",
    fr="la première personne est celle {tenement:Theirs}",
)
def first_player_is(game: WhichsideWorld, tenement: str) -> None:
    """Whose Tenement begins now."""
    what = Text("the Tenement of the first player", "le Tenement qui commence")
    later = game.events_of(events.TurnBegan)
    clause = f"whichside.turn.first-player-{'rotation' if later else 'initial'}"
    game.expect(what, game.state.first, tenement, clause, tell=named("player"))


@then(en="{tenement:Tenement} must decide", fr="{tenement:Tenement} (doit|doivent) décider")
def must_decide(game: WhichsideWorld, tenement: str) -> None:
    """Whose decision is due: that of one Tenement."""
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


@then(en="the turn is at {phase:Moment}", fr="le tour en est {phase:Moment}")
def turn_is_at(game: WhichsideWorld, phase: str) -> None:
    """The part of the turn."""
    what = Text("the part of the turn", "le moment du tour")
    state = game.state
    game.expect(what, state.phase, phase, turn.order(state), tell=named("phase"))


@then(en="it is the turn of {tenement:Theirs}", fr="c'est le tour {tenement:Theirs}")
def turn_of(game: WhichsideWorld, tenement: str) -> None:
    """Who places a character, or makes a night action, next."""
    what = Text("who acts", "qui agit")
    found = tuple(filter(None, (game.state.acting,)))
    game.expect(what, found, (tenement,), "whichside.turn.clockwise", tell=tenements)


def _decision(game: WhichsideWorld) -> Decision | None:
    game.accept()
    now = whichside.pending(game.state)
    return now if isinstance(now, Decision) else None


@then(en="person {n:Number} decides", fr="la personne {n:Number} décide")
def person_decides(game: WhichsideWorld, n: int) -> None:
    """One person at the table decides alone; they are counted from the first Tenement on."""
    now = _decision(game)
    what = Text("the people who decide", "les personnes qui décident")
    found = ", ".join(now.seats) if now else None
    game.expect(what, found, str(n), *([now.clause] if now else []))


@then(en="{n:Number} people decide together", fr="{n:Number} personnes décident ensemble")
def decide_together(game: WhichsideWorld, n: int) -> None:
    """So many people make one decision."""
    now = _decision(game)
    what = Text("the people who decide together", "les personnes qui décident ensemble")
    found = len(now.seats) if now and now.how == "together" else 0
    game.expect(what, found, n, *([now.clause] if now else []))
