"""The deal, the tokens of the turn, what is paid and drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from whichside_rules import anarchy
from whichside_rules.anarchy import draw
from whichside_rules.anarchy.engine import words
from whichside_rules.kernel.playing.refusal import IllegalAction
from whichside_rules.vocabulary.anarchy.given import a_new_game
from whichside_rules.vocabulary.anarchy.world import AnarchyWorld, plays, when


@when(
    en=(
        "a game of The Anarchy is set up for {n:Number} people",
        "{players:Players} sit down to The Anarchy",
    ),
    fr=(
        "une partie de The Anarchy est mise en place à {n:Number} personnes",
        "{players:Players} s'installent pour The Anarchy",
    ),
)
def set_up(game: AnarchyWorld, n: int | None = None, players: Sequence[str] = ()) -> None:
    """Set the game up for so many or for these people, legal or not."""
    game.given()
    a_new_game(game, n, players)
    game.sit_down()


@when(en="the cards are dealt", fr="les cartes sont distribuées")
def dealt(game: AnarchyWorld) -> None:
    """The rest of the deal, and the first discard, in the order of the box."""
    game.new = game.facts.get("phase") != "deal"
    while game.state.phase == "deal" and game.play(anarchy.chance_outcomes(game.state)[0].move):
        pass


@when(en="{card:Card} (comes|come)", fr="{card:Card} (vient|viennent)")
def comes(game: AnarchyWorld, card: str) -> None:
    """The card that the deal or the draw pile brings."""
    game.play(anarchy.Come(game.card(card)))


plays("flipped", anarchy.Flip)(
    about="The order token that comes next.",
    en="the token of {player:Player} is flipped",
    fr="le jeton de {player:Player} est retourné",
)
plays("pays", lambda player, n: anarchy.Pay(player, min(n, 999)))(
    about="Pay for the cards to be drawn, the free one counted.",
    en="{player:Player} pays for {n:Number} (cards|card)",
    fr="{player:Player} paie {n:Number} (cartes|carte)",
)


@when(
    en=(
        "{player:Player} draws(| {card:Card}) from the draw pile",
        "{player:Player} draws {card:Card}",
    ),
    fr="{player:Player} pioche (dans la pioche|{card:Card} dans la pioche|{card:Card})",
)
def draws(game: AnarchyWorld, player: str, card: str | None = None) -> None:
    """Draw from the draw pile, or in the deal; the card that comes may be named."""
    move = anarchy.Draw(player, "deck")
    state = game.ready(move)
    if card is not None and state.discard and state.discard[-1] == game.card(card):
        top = words.card(game.card(card))
        raise game.slip(
            f"{top.en} lies on top of the discard pile: "
            f"say that {player} takes the top card of the discard pile",
            f"{top.fr} est au sommet de la défausse : "
            f"dites que {words.player(player).fr} prend le sommet de la défausse",
        )
    if not (game.new and state.phase == "deal") and not game.play(move):
        return
    if card is None:
        return
    name = game.card(card)
    if anarchy.chance_outcomes(game.state) and not game.play(anarchy.Come(name)):
        return
    came: Any = next(one for one in game.transitions[-1].events if hasattr(one, "card"))
    if (getattr(came, "player", ""), came.card) != (player, name):
        game.refuse(IllegalAction(move, (draw.another_comes(came.card, name, came.clause),)))


plays("takes_discarded", anarchy.Draw, "discard")(
    about="Draw the top card of the discard pile.",
    en="{player:Player} (takes the top card of|draws from) the discard pile",
    fr="{player:Player} (prend le sommet de|pioche dans) la défausse",
)
