"""The position of The Anarchy, its set-up, and the draft in which a move changes it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field, model_validator

from whichside_rules.anarchy.engine.content import CONTENT, AnarchyContent, default_content
from whichside_rules.anarchy.engine.tasks import Task
from whichside_rules.kernel.book.clause import readings
from whichside_rules.kernel.book.names import Called, Name
from whichside_rules.kernel.book.text import sentence
from whichside_rules.kernel.playing.chance import Deck
from whichside_rules.kernel.playing.event import Part, part
from whichside_rules.kernel.playing.exclusion import excluded
from whichside_rules.kernel.playing.invariant import Broken, refuse, validated
from whichside_rules.kernel.playing.refusal import Violation
from whichside_rules.kernel.values.memory import kept_in
from whichside_rules.kernel.values.value import Answering, Record, draft_of, hash_once, value

Phase = Literal["deal", "order", "pay", "draw", "meld", "discard", "war", "over"]
"""Where the game is: the deal, the token that is flipped, the phases of a turn.
:clause:`anarchy.turn.phase-order`"""

Company = Called
"""A player, by the colour of the company's tokens. :clause:`anarchy.setup.company`"""

CardId = Called
ZoneId = Called
Money = Annotated[int, Field(ge=0, le=9_999)]
Cards = tuple[CardId, ...]


Victory = Literal["anarchy.income.win-20", "anarchy.goal.twenty-income"]
"""The clause by which a game is won."""


@value
class Readings:
    """How to read the book where it is silent or contradicts itself; see the readings register."""

    declaration: Literal["any", "more-swords"] = "any"
    """R-1: whether an attack is declared only with more swords than the defence has."""
    leads: Literal["number-and-crown", "number"] = "number-and-crown"
    """R-3: what makes a card a leader."""
    bids: Literal["any-sum", "one-card"] = "any-sum"
    """R-7: whether a bid is any sum, or one money card."""
    orphans: Literal["winner", "destroyed"] = "winner"
    """R-8: what becomes of cards that the loss of their leader leaves behind."""
    rebuilding: Literal["either-zone", "own-zone"] = "either-zone"
    """R-9: where the winner of a war may add cards."""
    new_leader: Literal["any", "followed"] = "any"
    """R-13: whether a new leader needs somebody who follows it."""
    victory: Literal["one-income", "all-incomes"] = "one-income"
    """R-14: whether the rupees of one income count, or those of all."""
    reply: Literal["any", "all"] = "any"
    """R-16: whether the defender of a coup adds what he or she likes, or all that follows."""
    leftovers: Literal["free", "forced"] = "free"
    """R-17: whether the winner of a coup keeps in hand what could be melded."""
    prices: Literal["formula", "table"] = "formula"
    """R-18: whether more cards can be paid for than the table lists."""
    governments: Literal["one", "several"] = "one"
    """R-21: how many governments a player has in a zone."""
    empty_deck: Literal["discard", "reshuffle"] = "discard"
    """R-22: what happens when the draw pile is empty."""
    money: Literal["open", "secret"] = "open"
    """R-23: whether the money of a player is seen by all."""
    chest_income: Literal["own-turn", "every-turn"] = "own-turn"
    """R-24: at the end of whose turns chests pay."""


@value
class Setup(Answering):
    """What is fixed before the cards are dealt."""

    players: Annotated[int, Field(ge=0, le=99)] | None = None
    """How many people play; as many as there are ``companies``, or three, if nothing is said.
    :clause:`anarchy.meta.player-count`"""
    companies: Annotated[tuple[Name, ...], Field(max_length=99)] = ()
    """Their companies, by colour, in the order of sitting; empty for those of the box, in its
    order. :clause:`anarchy.setup.company`"""
    readings: Readings = Field(default_factory=Readings)
    content: Annotated[AnarchyContent, CONTENT] = Field(default_factory=default_content)

    __hash__ = hash_once

    @model_validator(mode="after")
    def _agree(self) -> Setup:
        """Refuse another number of people than of companies."""
        if self.companies and self.players not in (None, len(self.companies)):
            why = sentence(
                "anarchy", "impossible", "companies-for-others",
                players=self.players, companies=len(self.companies),
            )  # fmt: skip
            refuse(Broken("anarchy.setup.company", why))
        return self

    @property
    def people(self) -> int:
        """How many people want to play. :clause:`anarchy.meta.player-count`"""
        return (len(self.companies) or 3) if self.players is None else self.players

    @property
    def seats(self) -> tuple[Company, ...]:
        """The players, by company, in the order of sitting, as far as the box has some.

        Of a company nothing matters but whose it is.

        :clause:`anarchy.setup.company` :clause:`anarchy.rule.no-variable-powers`
        """
        return self.companies or _seats(self)

    def excluded(self) -> Iterator[Violation]:
        """What the register of readings does not let this set-up combine."""
        return excluded(readings("anarchy"), self.readings)


@kept_in("setup.answers")
def _seats(setup: Setup) -> tuple[Company, ...]:
    return tuple(one.id for one in setup.content.companies[: setup.people])


@part
class Meld(Part):
    """A government: a leader and the cards under it. :clause:`anarchy.meld.leader-required`"""

    zone: ZoneId
    player: Company
    leader: CardId
    followers: Cards = ()
    """In the order in which they were slid under it. :clause:`anarchy.meld.ordered-column`"""

    @property
    def cards(self) -> Cards:
        """All of them, the leader first."""
        return (self.leader, *self.followers)


@part
class Battle(Part):
    """A war from the attack to the last card destroyed. :clause:`anarchy.war.from-own-zone`"""

    attacker: Company
    defender: Company
    origin: ZoneId
    """The zone that attacks."""
    zone: ZoneId
    """The zone that is attacked."""
    winner: Company = ""
    """Who won; empty until the bids lie open."""
    doomed: Cards = ()
    """The cards that are to be destroyed, the first first."""


@value
class Ending:
    """How the game ended."""

    winner: Company
    clause: Victory
    """The clause that ended it."""


@value
class AnarchyState(Record):
    """A position. It holds what is hidden as well; players see a view of it."""

    setup: Setup
    phase: Phase
    round: Annotated[int, Field(ge=0, le=99_999)]
    """0 during the deal, then from 1 on. :clause:`anarchy.round.reshuffle`"""
    deck: Deck[CardId]
    """The draw pile, but for what was put under it. :clause:`anarchy.setup.shuffle`"""
    under: Cards
    """The destroyed cards under the draw pile, the first to come first.
    :clause:`anarchy.war.destroyed-to-deck-bottom`"""
    discard: Cards
    """The discard pile, the top card last. :clause:`anarchy.setup.first-discard`"""
    hands: tuple[Cards, ...]
    """The cards in the hand of each player, in the order of sitting; by name."""
    known: tuple[Cards, ...]
    """Those of which everybody saw that they came into that hand."""
    money: tuple[Money, ...]
    """The rupees of each player. :clause:`anarchy.setup.ten-rupees`"""
    taken: tuple[Money, ...]
    """The rupees that each player's incomes have brought. :clause:`anarchy.goal.twenty-income`"""
    melds: tuple[Meld, ...]
    """The governments, those of the first zone first."""
    tokens: Deck[Company]
    """The order tokens that lie face down. :clause:`anarchy.setup.order-stack`"""
    flipped: tuple[Company, ...]
    """Those flipped in this round; the last one's turn it is. :clause:`anarchy.round.flip-top`"""
    to_draw: Annotated[int, Field(ge=0, le=999)]
    """How many cards are paid for and still to be drawn. :clause:`anarchy.draw.count`"""
    led: Cards
    """The cards that became leader of a government in place of another this turn (R-26)."""
    rival: Meld | None
    """The government that is laid against another. :clause:`anarchy.meld.contested-zone-is-coup`"""
    battle: Battle | None
    bids: tuple[Money | None, ...]
    """What each player laid face down. :clause:`anarchy.war.bid.secret`"""
    turned_up: tuple[Money | None, ...]
    """What was laid in the last war, for all to see.
    :clause:`anarchy.war.bid.simultaneous-reveal`"""
    agenda: Annotated[tuple[Task, ...], Field(max_length=99)]
    """What is due, the first thing first."""
    ending: Ending | None

    @model_validator(mode="after")
    def _possible(self) -> AnarchyState:
        """Refuse what no table can show."""
        return validated(self)


@draft_of(AnarchyState)
class AnarchyDraft(Record):
    """A position while a move changes it: the fields of :class:`AnarchyState`."""

    setup: Setup
    phase: Phase
    round: int
    deck: Deck[CardId]
    under: Cards
    discard: Cards
    hands: tuple[Cards, ...]
    known: tuple[Cards, ...]
    money: tuple[int, ...]
    taken: tuple[int, ...]
    melds: tuple[Meld, ...]
    tokens: Deck[Company]
    flipped: tuple[Company, ...]
    to_draw: int
    led: Cards
    rival: Meld | None
    battle: Battle | None
    bids: tuple[int | None, ...]
    turned_up: tuple[int | None, ...]
    agenda: tuple[Task, ...]
    ending: Ending | None


Position = AnarchyState | AnarchyDraft
"""Either, or what a player sees of one: what a function may read that changes nothing."""
