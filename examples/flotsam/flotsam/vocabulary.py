from dataclasses import replace

from flotsam.table import Bid, Draw, State, hand
from flotsam.tide import GAME
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.chance import Deck
from whichside_rules.vocabulary.parameter_types import number, quoted
from whichside_rules.vocabulary.registry import Registry, pattern
from whichside_rules.vocabulary.world import WORLDS, GameWorld, World

SENTENCES = Registry(game="flotsam")
who = pattern("ann|bob|cid", en="ann, bob or cid", fr="ann, bob ou cid")(lambda text: str(text))
TYPES = {"Who": who, "N": number, "Said": quoted}

class FlotsamWorld(GameWorld):
    rules = GAME

    def build(self, move: object | None) -> State:
        start, given = GAME.new_game(None), self.facts.get("hands")
        if given is None:
            return start
        deck = Deck.shuffled(sorted({*range(1, 13)}.difference(*given)))
        return replace(start, hands=given, deck=deck, agenda=())

WORLDS["flotsam"] = FlotsamWorld
@SENTENCES.given(en="the cards are shuffled", fr="les cartes sont mélangées")
def shuffled(world: World) -> None:
    world.of(FlotsamWorld).given()

@SENTENCES.given(en="the hands are {hands:Said}", fr="les mains sont {hands:Said}")
def hands_are(world: World, hands: str) -> None:
    cards = tuple(tuple(map(int, one.split())) for one in hands.split(","))
    world.of(FlotsamWorld).given(hands=cards)

@SENTENCES.when(en="the {n:N} is drawn", fr="on pioche le {n:N}")
def drawn(world: World, n: int) -> None:
    world.of(FlotsamWorld).play(Draw(n))

@SENTENCES.when(en="{who:Who} bids the {n:N}", fr="{who:Who} mise le {n:N}")
def bids(world: World, who: str, n: int) -> None:
    world.of(FlotsamWorld).play(Bid(who, n))

@SENTENCES.when(en="the bids are {a:N}, {b:N} and {c:N}", fr="les mises sont {a:N}, {b:N} et {c:N}")
def all_bid(world: World, a: int, b: int, c: int) -> None:
    for player, card in zip(GAME.new_game().setup.players, (a, b, c), strict=True):
        bids(world, player, card)

@SENTENCES.then(
    en="the points are {a:N}, {b:N} and {c:N}",
    fr="les points sont {a:N}, {b:N} et {c:N}",
)
def points_are(world: World, a: int, b: int, c: int) -> None:
    table = world.of(FlotsamWorld)
    what = Text("the points", "les points")
    table.expect(what, table.state.points, (a, b, c), "flotsam.tide.highest")

@SENTENCES.then(
    en="{who:Who} sees the hand of {other:Who} as {cards:Said}",
    fr="{who:Who} voit la main de {other:Who} comme {cards:Said}",
)
def sees(world: World, who: str, other: str, cards: str) -> None:
    table = world.of(FlotsamWorld)
    seen = hand(GAME.observation(table.state, who), other)
    found = " ".join("?" if card == "hidden" else str(card) for card in seen)
    table.expect(Text("the hand", "la main"), found, cards)

@SENTENCES.then(en="{who:Who} is told {text:Said}", fr="{who:Who} apprend {text:Said}")
def told(world: World, who: str, text: str) -> None:
    table = world.of(FlotsamWorld)
    events = GAME.events_for(table.transitions[-1].events, who)
    said = [event.say(world.language) for event in events]
    table.expect(Text("what is told", "ce qui est dit"), text if text in said else said, text)
