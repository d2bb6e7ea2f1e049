"""What a scenario says of cards that come up: misfortunes, incidents, solidarity, the piles."""

from __future__ import annotations

from typing import Any

from whichside_rules import whichside
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.game import Chance, Decision
from whichside_rules.kernel.playing.refusal import IllegalAction
from whichside_rules.vocabulary.quantity import Measure
from whichside_rules.vocabulary.whichside.table import given, of, plays, quantity, then, when
from whichside_rules.vocabulary.whichside.world import WhichsideWorld
from whichside_rules.vocabulary.world import Fact
from whichside_rules.whichside import turn
from whichside_rules.whichside.engine import events, tasks, words
from whichside_rules.whichside.engine.content import card_of
from whichside_rules.whichside.engine.effect import ForLonger
from whichside_rules.whichside.engine.state import Longer

# Given --------------------------------------------------------------------------------------------


@given(
    en="{tenement:Tenement} (draws|draw) a misfortune",
    fr="{tenement:Tenement} (pioche|piochent) un malheur",
)
def draws_a_misfortune(game: WhichsideWorld, tenement: Any) -> None:
    """It is for this Tenement to draw; afterwards the next part of the turn waits."""
    game.given(phase="misfortunes")
    game.due = (*game.due, tasks.DrawMisfortune(tenement))


@given(
    en="{tenement:Tenement} (has|have) drawn {card:Mishap}",
    fr="{tenement:Tenement} (a|ont) pioché {card:Mishap}",
)
def has_drawn(game: WhichsideWorld, tenement: Any, card: str) -> None:
    """A misfortune has come up, and whoever drew it has to give it to somebody."""
    game.must_be_one_of(card, game.content.misfortunes, Text("misfortune", "un malheur"))
    game.given(phase="misfortunes")
    others = [one for one in game.due if isinstance(one, tasks.GiveMisfortune)]
    if others:
        what = Fact(Text("the misfortune to be given", "le malheur à attribuer"), words.card)
        game.contradiction(what, others[0].card, card)
    game.due = (tasks.GiveMisfortune(tenement, card), *game.due)


@given(
    en="{tenement:Tenement} suffered {card:Mishap} this turn",
    fr="{tenement:Tenement} (a|ont) subi {card:Mishap} ce tour-ci",
)
def suffered(game: WhichsideWorld, tenement: Any, card: str) -> None:
    """What a misfortune or an incident that was suffered earlier still does to a Tenement."""
    _suffered(game, tenement, card)


@given(
    en="{tenement:Tenement} suffered the card {its_id:OwnCard}( this turn|)",
    fr=(
        "{tenement:Tenement} a subi la carte {its_id:OwnCard}( ce tour-ci|)",
        "{tenement:Tenement} ont subi la carte {its_id:OwnCard}",
    ),
)
def suffered_own_card(game: WhichsideWorld, tenement: Any, its_id: str) -> None:
    """The same of a card of a content pack, by its id."""
    _suffered(game, tenement, its_id)


def _suffered(game: WhichsideWorld, tenement: Any, card: str) -> None:
    incidents = game.content.incidents
    kind = Text("misfortune or incident", "un malheur ou un incident")
    game.must_be_one_of(card, (*game.content.misfortunes, *incidents), kind)
    deck = "incident" if card in {one.id for one in incidents} else "misfortune"
    for one in card_of(game.content, deck, card).effects:
        if isinstance(one, ForLonger):
            game.note_list("longer", Longer(one.what, one.by, tenement, None, one.until, card))


@given(
    en="{n:Number} (incidents are|incident is) drawn",
    fr="{n:Number} (incidents sont|incident est) à piocher",
)
def incidents_are_drawn(game: WhichsideWorld, n: int) -> None:
    """So many incidents are due; afterwards the cost of living waits."""
    game.given(phase="incidents")
    if not n:
        raise game.slip("say which part of the turn it is", "dites où en est le tour")
    game.owe(
        Text("the incidents to be drawn", "les incidents à piocher"),
        *(tasks.DrawIncident() for _ in range(n)),
        tasks.Begin("living", "whichside.turn.part1-order"),
    )


@given(
    en="the team has still to turn up {n:Number} of {pile:Pile}",
    fr="il reste à retourner {n:Number} (cartes|carte) : {pile:Pile}",
)
def still_to_be_turned_up(game: WhichsideWorld, pile: str, n: int) -> None:
    """Employer cards that the plan still brings, the strategy that comes next, or premises."""
    cards, strategy = (
        "whichside.offensives.draw-employer-cards",
        "whichside.offensives.draw-strategy",
    )
    if pile in ("normals", "difficults"):
        game.due = (*game.due, *[tasks.DrawEmployerCard(pile == "difficults", cards)] * n)
    elif pile == "stock":
        game.due = (*game.due, *[tasks.Reveal("whichside.life.refill-premises")] * n)
    elif pile == "strategies" and n == 1:
        game.due = (*game.due, tasks.DrawStrategy(strategy), tasks.LayPlans(strategy))
    else:
        said = words.called("pile", pile)
        game.never(
            f"{n} cards of {said.en}; what is turned up are Employer cards, one strategy, or "
            "premises",
            f"{n} cartes ({said.fr}) ; ce qu'on retourne, ce sont des cartes patronales, une "
            "planification ou des locaux",
            strategy if pile == "strategies" else cards,
        )


@given(
    en="the team is granted {n:Number} solidarity (cards|card)",
    fr="l'équipe a droit à {n:Number} (cartes|carte) solidarité",
)
def is_granted(game: WhichsideWorld, n: int) -> None:
    """A strategy of the employers was defeated; the team may draw."""
    game.given(phase="employers")
    game.owe(
        Text("the solidarity cards that are granted", "les cartes solidarité accordées"),
        tasks.OfferSolidarity(n),
        tasks.Begin("life", "whichside.turn.part2-order"),
    )


@given(en="the pile of {pile:Pile} is empty", fr="la pile est vide : {pile:Pile}")
def pile_is_empty(game: WhichsideWorld, pile: str) -> None:
    """Every card of a pile has come up."""
    game.note_left(pile, 0)


@given(
    en="{cards:Cards} (have|has) come up from the pile of {pile:Pile}",
    fr="il est sorti de la pile ({pile:Pile}) : {cards:Cards}",
)
def have_come_up(game: WhichsideWorld, cards: tuple[str, ...], pile: str) -> None:
    """Cards that came up earlier and lie nowhere on the table, each as often as it did."""
    game.gone.setdefault(pile, []).extend(cards)


@then(
    en="{n:Number} (incidents are|incident is) to be drawn",
    fr="{n:Number} (incidents sont|incident est) à piocher",
)
def incidents_due(game: WhichsideWorld, n: int) -> None:
    """How many incidents are still to come up this turn."""
    game.accept()
    what = Text("the incidents to be drawn", "les incidents à piocher")
    found = sum(one.kind == "draw-incident" for one in game.state.agenda)
    clauses = ("whichside.incidents.count-from-wc", "whichside.incidents.first-player-draws")
    game.expect(what, found, n, *clauses)


# Numbers ------------------------------------------------------------------------------------------


@quantity(
    en="the pile of {pile:Pile} holds {n:Number} (cards|card)",
    fr="la pile compte {n:Number} (cartes|carte) : {pile:Pile}",
    given=lambda game, n, pile: game.note_left(pile, n),
)
def cards_left(game: WhichsideWorld, pile: str) -> Measure:
    """How many cards, or premises, lie face down."""
    what = of(Text("the pile", "la pile"), words.called("pile", pile))
    found = len(getattr(game.state, pile))
    return Measure(what, found, ("whichside.setup.shuffle-decks",))


@then(en="the pile of {pile:Pile} is empty", fr="la pile est vide : {pile:Pile}")
def none_is_left(game: WhichsideWorld, pile: str) -> None:
    """No card, or no premises, lies face down in a pile."""
    found = cards_left(game, pile)
    game.expect(found.what, found.value, 0, *found.clauses)


# When ---------------------------------------------------------------------------------------------


plays("is_drawn", whichside.Draw)(
    about="The card that comes up.",
    en="{card:Card} is drawn",
    fr="on pioche {card:Card}",
)


@when(
    en="{tenement:Tenement} (draws|draw) {card:Card}",
    fr="{tenement:Tenement} (pioche|piochent) {card:Card}",
)
def a_tenement_draws(game: WhichsideWorld, tenement: Any, card: str) -> None:
    """The card that comes up for a Tenement; all but misfortunes are drawn by the first player."""
    if game.is_described_still and not game.due:
        if card in {one.id for one in game.content.misfortunes}:
            draws_a_misfortune(game, tenement)
        else:
            game.given(first=tenement)
            game.choices["first"] = tenement
    state = game.ready(whichside.Draw(card))
    game.playing(tenement)
    whose = [one.tenement for one in state.agenda[:1] if isinstance(one, tasks.DrawMisfortune)]
    _play_for(game, tenement, whichside.Draw(card), *(whose or [state.first]))


def _play_for(game: WhichsideWorld, tenement: Any, move: Any, *whose: Any) -> None:
    """Draw or roll; that is refused where it is for another Tenement."""
    now = whichside.pending(game.state)
    if not isinstance(now, Chance) or not whose or tenement == whose[0]:
        game.play(move)
        return
    game.accept()
    refused = turn.for_another(now.clause, tenement, whose[0])
    game.refuse(IllegalAction(move, (refused,)))


@when(en="the card {its_id:OwnCard} is drawn", fr="on pioche la carte {its_id:OwnCard}")
def own_card_is_drawn(game: WhichsideWorld, its_id: str) -> None:
    """The card that comes up, by its id: for the cards of a content pack."""
    game.must_be_a_card(its_id)
    game.play(whichside.Draw(its_id))


plays("gives_it_to", whichside.Designate)(
    about="The drawer of a misfortune says who suffers it.",
    en="{tenement:Tenement} (gives|give) it to {other:Tenement}",
    fr="{tenement:Tenement} (l'attribue|l'attribuent) {other:ToTenement}",
)


@when(
    en="{tenement:Tenement} (suffers|suffer) the misfortune {card:Mishap}",
    fr="{tenement:Tenement} (subit|subissent) le malheur {card:Mishap}",
)
def suffers_a_misfortune(game: WhichsideWorld, tenement: Any, card: str) -> None:
    """Another Tenement draws it, if nothing says which, and gives it to this one."""
    kind = Text("misfortune", "un malheur")
    game.fork().must_be_one_of(card, game.content.misfortunes, kind)
    if game.is_described_still and not game.due:
        draws_a_misfortune(game, next(n for n in whichside.players(game.setup()) if n != tenement))
    due = game.state.agenda
    if due and due[0].kind == "draw-misfortune":
        game.play(whichside.Draw(card))
    now = whichside.pending(game.state)
    asked: Any = now.players if isinstance(now, Decision) else (game.state.first,)
    game.play(whichside.Designate(asked[0], tenement))


plays("chooses_an_effect", whichside.Pick)(
    about="A Tenement says which of several effects of a card it suffers, counted from 1.",
    en="{tenement:Tenement} (chooses|choose) effect {n:Number}",
    fr="{tenement:Tenement} (choisit|choisissent) l'effet {n:Number}",
)


@when(en="the team (picks|chooses) effect {n:Number}", fr="l'équipe choisit l'effet {n:Number}")
def the_team_picks_an_effect(game: WhichsideWorld, n: int) -> None:
    """The same, said by whoever is asked: of a card that is everybody's, nobody has to know who."""
    now = whichside.pending(game.state)
    asked: Any = now.players if isinstance(now, Decision) else (game.state.first,)
    game.play(whichside.Pick(asked[0], n))


plays("the_die_shows", whichside.Roll)(
    about="The die as it fell.",
    en="the die falls on {n:Number}",
    fr="le dé tombe sur {n:Number}",
)


@when(
    en="{tenement:Tenement} (rolls|roll) {n:Number}",
    fr="{tenement:Tenement} (fait|font) {n:Number} au dé",
)
def a_tenement_rolls(game: WhichsideWorld, tenement: Any, n: int) -> None:
    """The die as it fell for a Tenement: for that one it is rolled now."""
    game.accept()
    due = game.ready(whichside.Roll(n)).agenda[:1]
    whose = [one.tenement for one in due if isinstance(one, tasks.RollCrime)]
    whose += [game.home(one.waiting[0]) for one in due if isinstance(one, tasks.RollRobbery)]
    _play_for(game, tenement, whichside.Roll(n), *whose)


plays("draws_solidarity", whichside.AcceptSolidarity, True)(
    about="The team takes what it was granted.",
    en="the team draws solidarity cards",
    fr="l'équipe tire des cartes solidarité",
)

plays("declines_solidarity", whichside.AcceptSolidarity, False)(
    about="The team draws nothing.",
    en="the team declines the solidarity cards",
    fr="l'équipe renonce aux cartes solidarité",
)

plays("keeps", whichside.KeepCard)(
    about="The card that everybody agrees on.",
    en="the team keeps {card:Solidarity}",
    fr="l'équipe garde {card:Solidarity}",
)

plays("moves_in", whichside.TakeIn)(
    about="The team says where somebody lives who came with a solidarity card.",
    en="the newcomer moves in with {tenement:Tenement}",
    fr="la nouvelle personne s'installe dans {tenement:Tenement}",
)


# Then ---------------------------------------------------------------------------------------------


@then(en="{card:Card} comes up", fr="{card:Card} sort du paquet")
def comes_up(game: WhichsideWorld, card: str) -> None:
    """The card that was drawn last."""
    game.accept()
    last = game.transitions[-1].events if game.transitions else ()
    found = [one.card for one in last if isinstance(one, events.CardDrawn)]
    what = Text("the card drawn", "la carte tirée")
    game.expect(
        what,
        ", ".join(words.card(one).in_(game.language) for one in found) or None,
        words.card(card).in_(game.language),
    )
