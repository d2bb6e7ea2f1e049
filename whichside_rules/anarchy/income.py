"""Income: chests pay, and who takes enough wins (Revenu)."""

from __future__ import annotations

from collections.abc import Iterator

from whichside_rules.anarchy import round as rounds, symbol, turn
from whichside_rules.anarchy.engine import words
from whichside_rules.anarchy.engine.events import GameEnded, IncomeTaken
from whichside_rules.anarchy.engine.holdings import paid, seat
from whichside_rules.anarchy.engine.state import (
    AnarchyDraft,
    AnarchyState,
    Ending,
    Position,
    Victory,
)
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.playing.invariant import invariant


def income_of(position: Position, player: str) -> int:
    """What a player's governments bring: a rupee for each chest.

    :clause:`anarchy.income.amount` :clause:`anarchy.card.chest-income`
    :clause:`anarchy.example.income.voc` :clause:`anarchy.example.income.english`
    """
    own = (one for one in position.melds if one.player == player)
    return symbol.chests(position.setup, symbol.cards_of(own))


def take(draft: AnarchyDraft) -> None:
    """The income of the turn, captures included; then the game is won or the next turn comes.

    By reading R-24 the chests of all pay at the end of every turn.

    :clause:`anarchy.turn.phase-income` :clause:`anarchy.income.amount`
    :clause:`anarchy.income.includes-captures` :clause:`anarchy.income.win-20`
    :clause:`anarchy.goal.twenty-income` :clause:`anarchy.card.chest-victory`
    :clause:`anarchy.end.trigger` :clause:`anarchy.end.equals-20-chests`
    """
    (active,) = turn.active(draft)
    everybody = draft.setup.readings.chest_income == "every-turn"
    for player in draft.setup.seats:
        if player == active or everybody:
            pay(draft, player)
    clause = victory(draft, active)
    if clause:
        draft.phase = "over"
        draft.ending = Ending(active, clause)
        draft.tell(GameEnded.of(active, income_of(draft, active), clause))
    else:
        rounds.next_turn(draft)


def pay(draft: AnarchyDraft, player: str) -> None:
    """The bank pays a player. :clause:`anarchy.income.amount`"""
    rupees, at = income_of(draft, player), seat(draft, player)
    paid(draft, player, rupees)
    draft.taken = (*draft.taken[:at], draft.taken[at] + rupees, *draft.taken[at + 1 :])
    draft.tell(IncomeTaken.of(player, rupees, "anarchy.income.amount"))


def victory(position: Position, player: str) -> Victory | None:
    """The clause by which a player who has just taken an income wins, if one does.

    :clause:`anarchy.income.win-20` :clause:`anarchy.goal.twenty-income`
    """
    goal = position.setup.content.goal
    if position.setup.readings.victory == "one-income":
        return "anarchy.income.win-20" if income_of(position, player) >= goal else None
    taken = position.taken[seat(position, player)]
    return "anarchy.goal.twenty-income" if taken >= goal else None


# What no position can show ------------------------------------------------------------------------


@invariant(AnarchyState, "anarchy.end.trigger")
def games_end_by_a_victory(position: AnarchyState) -> Iterator[Text]:
    """:clause:`anarchy.end.trigger` :clause:`anarchy.income.win-20`"""
    ending = position.ending
    if (ending is None) != (position.phase != "over") or (ending and position.agenda):
        yield words.impossible("ending")
    elif ending and victory(position, ending.winner) != ending.clause:
        yield words.impossible(
            "not-won",
            player=words.player(ending.winner),
            rupees=income_of(position, ending.winner),
            goal=position.setup.content.goal,
        )


@invariant(AnarchyState, "anarchy.goal.twenty-income")
def who_has_enough_has_won(position: AnarchyState) -> Iterator[Text]:
    """By reading R-14 all incomes count; where all are paid at every turn (R-24), a win may wait.

    :clause:`anarchy.goal.twenty-income`
    """
    read, goal = position.setup.readings, position.setup.content.goal
    if read.victory != "all-incomes" or read.chest_income == "every-turn" or position.ending:
        return
    for player, taken in zip(position.setup.seats, position.taken, strict=True):
        if taken >= goal:
            yield words.impossible(
                "won-before", player=words.player(player), rupees=taken, goal=goal
            )
