from dataclasses import replace

from pig.turn import GAME, Hold, Roll, Show, State
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.vocabulary.parameter_types import number
from whichside_rules.vocabulary.quantity import Measure, bound, quantity
from whichside_rules.vocabulary.registry import Registry, pattern
from whichside_rules.vocabulary.world import WORLDS, GameWorld, World

SENTENCES = Registry(game="pig")
who = pattern("ann|bob", en="ann or bob", fr="ann ou bob")(str)
TYPES = {"Bound": bound, "Who": who, "N": number}

class PigWorld(GameWorld):
    rules = GAME
    def build(self, move: object | None) -> State:
        start, given = GAME.new_game(None), self.facts.get
        seat = start.setup.players.index(getattr(move, "player", "ann"))
        points, pot = (given("ann", 0), given("bob", 0)), given("pot", 0)
        return replace(start, seat=seat, points=points, pot=pot)

WORLDS["pig"] = PigWorld
@SENTENCES.given(
    en="{who:Who} banked {n:N} points and rolled {pot:N}",
    fr="{who:Who} avait {n:N} points et en a fait {pot:N}",
)
def banked(world: World, who: str, n: int, pot: int) -> None:
    world.of(PigWorld).given(**{who: n}, pot=pot)

@SENTENCES.when(en="{who:Who} rolls a {n:N}", fr="{who:Who} fait un {n:N}")
def rolls(world: World, who: str, n: int) -> None:
    if world.of(PigWorld).play(Roll(who)):
        world.of(PigWorld).play(Show(n))  # type: ignore[arg-type]

@SENTENCES.when(en="{who:Who} holds", fr="{who:Who} s'arrête")
def holds(world: World, who: str) -> None:
    world.of(PigWorld).play(Hold(who))

@quantity(
    SENTENCES,
    en="{player:Who} has {n:N} points",
    fr="{player:Who} a {n:N} points",
    given=lambda world, n, player: world.of(PigWorld).given(**{player: n}),
)
def points(world: World, player: str) -> Measure:
    state = world.of(PigWorld).state
    held = dict(zip(state.setup.players, state.points, strict=True))
    return Measure(Text("points", "points"), held[player], ("pig.turn.hold",))

@quantity(
    SENTENCES,
    en="{n:N} points are at stake",
    fr="{n:N} points sont en jeu",
    given=lambda world, n: world.of(PigWorld).given(pot=n),
)
def pot(world: World) -> Measure:
    what = Text("points at stake", "points en jeu")
    return Measure(what, world.of(PigWorld).state.pot, ("pig.turn.pips",))
