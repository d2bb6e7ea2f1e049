"""Sentences that serve every game: clauses, refusals, legality and probabilities."""

from __future__ import annotations

from fractions import Fraction

from whichside_rules.kernel.clause import Text
from whichside_rules.kernel.game import Over
from whichside_rules.vocabulary.sentences import then
from whichside_rules.vocabulary.table import Table, perform, probability
from whichside_rules.vocabulary.words import clause_id, fraction, number, quoted

TYPES = {"Clause": clause_id, "Fraction": fraction, "Number": number, "Quoted": quoted}


@then(en="the move is refused", fr="le coup est refusé")
def refused(table: Table) -> None:
    """The last move is against the rules."""
    table.game.look_at_refusal()


@then(
    en=("the move is refused by {clause:Clause}", "the move is refused by clause {clause:Clause}"),
    fr=("le coup est refusé par {clause:Clause}", "la clause {clause:Clause} refuse le coup"),
)
def refused_by(table: Table, clause: str) -> None:
    """The last move breaks this clause (it may break others as well)."""
    game = table.game
    found = [violation.clause for violation in game.look_at_refusal().violations]
    if clause not in found:
        why = "\n".join(one.say(table.language) for one in game.look_at_refusal().violations)
        raise AssertionError(
            game.say(
                f"the move is refused, but not by {clause}:\n{why}",
                f"le coup est refusé, mais pas par {clause} :\n{why}",
            )
        )


@then(en="the move is legal", fr="le coup est légal")
def legal(table: Table) -> None:
    """The last move was accepted."""
    table.game.accept()


@then(en="the refusal says {text:Quoted}", fr="le refus dit {text:Quoted}")
def refusal_says(table: Table, text: str) -> None:
    """The reasons of the refusal contain these words."""
    said = " ".join(one.say(table.language) for one in table.game.look_at_refusal().violations)
    if text.casefold() not in said.casefold():
        raise AssertionError(table.game.say(f"the refusal says: {said}", f"le refus dit : {said}"))


@then(
    en=("clause {clause:Clause} is cited", "{clause:Clause} is cited"),
    fr=("la clause {clause:Clause} est citée", "{clause:Clause} est citée"),
)
def cited(table: Table, clause: str) -> None:
    """An event or a refusal of this scenario cites the clause."""
    game = table.game
    if game.refusal:
        game.look_at_refusal()
    if clause not in game.fired:
        said = ", ".join(game.fired) or "-"
        raise AssertionError(
            game.say(
                f"{clause} is not cited; cited are: {said}",
                f"{clause} n'est pas citée ; sont citées : {said}",
            )
        )


@then(
    en=("clause {clause:Clause} is not cited", "{clause:Clause} is not cited"),
    fr=("la clause {clause:Clause} n'est pas citée", "{clause:Clause} n'est pas citée"),
)
def not_cited(table: Table, clause: str) -> None:
    """No event and no refusal of this scenario cites the clause."""
    game = table.game
    game.accept()
    if clause in game.fired:
        raise AssertionError(
            game.say(f"{clause} is cited:\n{game.story()}", f"{clause} est citée :\n{game.story()}")
        )


@then(en="{step:Quoted} is legal", fr="{step:Quoted} est légal")
def would_be_legal(table: Table, step: str) -> None:
    """The move in quotation marks, written as a When step, would be legal now."""
    table.game.accept()
    trial = table.fork()
    perform(trial, "when", step)
    trial.game.accept()


@then(
    en=("{step:Quoted} is refused", "{step:Quoted} is illegal"),
    fr=("{step:Quoted} est refusé", "{step:Quoted} est illégal"),
)
def would_be_refused(table: Table, step: str) -> None:
    """The move in quotation marks, written as a When step, would be refused now."""
    table.game.accept()
    trial = table.fork()
    perform(trial, "when", step)
    table.game.cite(*(one.clause for one in trial.game.look_at_refusal().violations))


@then(
    en=(
        "{step:Quoted} is refused by {clause:Clause}",
        "{step:Quoted} is refused by clause {clause:Clause}",
    ),
    fr=("{step:Quoted} est refusé par {clause:Clause}",),
)
def would_be_refused_by(table: Table, step: str, clause: str) -> None:
    """The move in quotation marks would break this clause now."""
    table.game.accept()
    trial = table.fork()
    perform(trial, "when", step)
    refused_by(trial, clause)
    table.game.cite(*(one.clause for one in trial.game.look_at_refusal().violations))


@then(
    en=(
        "there is {n:Number} legal move",
        "there are {n:Number} legal moves",
    ),
    fr=("il y a {n:Number} coup légal", "il y a {n:Number} coups légaux"),
)
def legal_moves(table: Table, n: int) -> None:
    """How many moves the player can choose from now."""
    game = table.game
    game.accept()
    moves = game.rules.legal_actions(game.state)
    game.expect(Text("the legal moves are", "les coups légaux sont"), len(moves), n)


@then(
    en=(
        "the probability that {step:Quoted} is {p:Fraction}",
        "with probability {p:Fraction} {step:Quoted}",
    ),
    fr=(
        "la probabilité que {step:Quoted} est {p:Fraction}",
        "avec la probabilité {p:Fraction} {step:Quoted}",
    ),
)
def likely(table: Table, step: str, p: Fraction) -> None:
    """How likely the Then sentence in quotation marks is after the pending roll or draw."""
    found = probability(table, step)
    table.game.expect(Text(f"P({step})", f"P({step})"), found, p)


@then(en="the game is won", fr="la partie est gagnée")
def won(table: Table) -> None:
    """The game is over and won."""
    _ended(table, "won")


@then(en="the game is lost", fr="la partie est perdue")
def lost(table: Table) -> None:
    """The game is over and lost."""
    _ended(table, "lost")


def _ended(table: Table, result: str) -> None:
    game = table.game
    game.accept()
    now = game.rules.pending(game.state)
    what = Text("the game is", "la partie est")
    if not isinstance(now, Over):
        game.expect(what, game.say("going on", "en cours"), result)
    else:
        game.expect(what, now.result, result, now.clause)


@then(en=("the game goes on", "the game is not over"), fr="la partie continue")
def goes_on(table: Table) -> None:
    """The game is not over."""
    game = table.game
    game.accept()
    now = game.rules.pending(game.state)
    if isinstance(now, Over):
        game.expect(
            Text("the game is", "la partie est"), now.result, game.say("going on", "en cours")
        )
