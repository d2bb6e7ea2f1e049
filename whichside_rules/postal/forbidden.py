"""What forbids the rest: every clause that a move breaks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from whichside_rules.kernel.clause import Text
from whichside_rules.kernel.refusal import Violation, no
from whichside_rules.postal import action, means, phase, question, words, worker
from whichside_rules.postal.legal import Action, awaits_roll, legal
from whichside_rules.postal.moves import (
    Act,
    ApplyFirst,
    Choose,
    ChooseMode,
    EndTurn,
    Pay,
    PlaceWorker,
    Roll,
    Take,
)
from whichside_rules.postal.state import PostalState
from whichside_rules.postal.worker import Worker

MOVES: tuple[type, ...] = (*get_args(Action), Roll)


def check(position: PostalState, move: object) -> tuple[Violation, ...]:
    """Everything that is wrong with a move; empty means legal.

    Raises:
        TypeError: it is not a move of this game at all.
    """
    if type(move) not in MOVES:
        raise TypeError(f"{move!r} is not a move of the postal game")
    if type(move) is Roll:
        return tuple(_check_roll(position, move))
    if legal(position).allows(move):
        return ()
    if position.ending:
        return (_over(position.ending.clause),)
    if isinstance(move, ChooseMode):
        return (_mode_is_fixed(),)
    if position.due and not isinstance(move, Choose):
        return (_name_first(position),)
    if phase.order_is_open(position) and not isinstance(move, ApplyFirst):
        return (_order_first(position),)
    if isinstance(move, Choose):
        return (_check_named(position, move),)
    if isinstance(move, ApplyFirst):
        return (_check_first(position, move),)
    if isinstance(move, PlaceWorker):
        return tuple(_check_place(position, move))
    if isinstance(move, Act):
        return tuple(_check_act(position, move))
    if isinstance(move, Take) and position.phase in ("payment", "control"):
        unpaid = (_pay_first(),) if position.phase == "payment" else ()
        return (*unpaid, *means.check_take(position, move.means))
    if isinstance(move, EndTurn) and position.phase == "payment":
        return (_pay_before_the_end(),)
    if isinstance(move, Pay) and position.phase == "control":
        return (_paid_already(),)
    return tuple(_not_now(position))


def _check_roll(position: PostalState, move: Roll) -> Iterator[Violation]:
    if position.ending:
        yield _over(position.ending.clause)
        return
    if not awaits_roll(position):
        if position.phase == "employers":
            yield no(
                "postal.phase.employers.advance-before-roll",
                "Employers' Strength has not advanced yet.",
                "L'Emprise patronale n'a pas encore avancé.",
                "Begin the turn, then roll.",
                "Commencez le tour, puis lancez.",
            )
        else:
            yield from _not_now(position)
        return
    right = phase.dice_to_roll(position)
    rolled = len(move.dice)
    if rolled != right:
        yield no(
            phase.dice_clause(position),
            f"{rolled} die was rolled." if rolled == 1 else f"{rolled} dice were rolled.",
            f"{rolled} dés ont été lancés." if rolled > 1 else f"{rolled} dé a été lancé.",
            f"Roll {right}.",
            f"Lancez-en {right}.",
        )


def _over(clause: str) -> Violation:
    return no(
        clause,
        "The game is over.",
        "La partie est finie.",
        "Start a new game.",
        "Commencez une nouvelle partie.",
    )


def _mode_is_fixed() -> Violation:
    return no(
        "postal.setup.choose-difficulty",
        "The difficulty was chosen at the set-up.",
        "La difficulté a été choisie à la mise en place.",
        "Play on, or start a new game.",
        "Continuez, ou commencez une nouvelle partie.",
    )


def _name_first(position: PostalState) -> Violation:
    effect = position.due[0]
    asked = question.QUESTIONS[effect.purpose]
    names = _names(question.candidates(position, effect))
    return no(
        effect.clause,
        f"Something must be settled first: {asked.en}",
        f"Il faut d'abord répondre : {asked.fr}",
        f"Name one of: {names.en}.",
        f"Désignez : {names.fr}.",
    )


def _names(workers: tuple[Worker, ...]) -> Text:
    said = [words.worker(who.condition, who.place) for who in workers]
    return Text(", ".join(text.en for text in said), ", ".join(text.fr for text in said))


def _order_first(position: PostalState) -> Violation:
    one, other = position.dice
    return no(
        "postal.phase.employers.all-dice-apply",
        f"The results {one} and {other} wait for their order.",
        f"Les résultats {one} et {other} attendent leur ordre.",
        "Say which takes effect first.",
        "Dites lequel s'applique d'abord.",
    )


def _check_named(position: PostalState, move: Choose) -> Violation:
    """:clause:`postal.death.last-resort` :clause:`postal.gauge.jail.choice`"""
    named = words.worker(move.worker, move.place)
    if not position.due or position.due[0].purpose != move.purpose:
        asked = question.QUESTIONS[move.purpose]
        return no(
            {
                "injure": "postal.death.last-resort",
                "jail": "postal.gauge.jail.choice",
                "heal": "postal.action.bonesetter.heal",
                "free": "postal.action.lawyers.free",
            }[move.purpose],
            f"Nobody asked: {asked.en}",
            f"Personne ne demande : {asked.fr}",
            _now(position).en,
            _now(position).fr,
        )
    effect = position.due[0]
    names = _names(question.candidates(position, effect))
    present = Worker(move.worker, move.place) in (
        *worker.free_healthy(position),
        *worker.free_injured(position),
        *worker.healthy_prisoners(position),
        *worker.injured_prisoners(position),
    )
    clause: str = effect.clause
    dies = present and move.worker == "injured"
    if dies and (move.purpose == "injure" or (move.purpose == "jail" and move.place != "jail")):
        clause = "postal.death.last-resort"
    elif move.purpose == "jail":
        clause = "postal.gauge.jail.choice"
    there = "cannot be named" if present else "is not there"
    ici = "ne peut pas être désigné" if present else "n'est pas là"
    return no(
        clause,
        f"The {named.en} {there}.",
        f"Le {named.fr} {ici}.",
        f"Name one of: {names.en}.",
        f"Désignez : {names.fr}.",
    )


def _check_first(position: PostalState, move: ApplyFirst) -> Violation:
    if not phase.order_is_open(position):
        return no(
            "postal.phase.employers.all-dice-apply",
            "No two different results wait for their order.",
            "Aucune paire de résultats différents n'attend son ordre.",
            _now(position).en,
            _now(position).fr,
        )
    one, other = position.dice
    return no(
        "postal.phase.employers.all-dice-apply",
        f"No die shows {move.die}.",
        f"Aucun dé ne donne {move.die}.",
        f"Name {one} or {other}.",
        f"Nommez {one} ou {other}.",
    )


def _check_place(position: PostalState, move: PlaceWorker) -> Iterator[Violation]:
    """:clause:`postal.phase.workers.place-then-resolve` :clause:`postal.jail.no-action`
    :clause:`postal.worker.injured-half-idle` :clause:`postal.worker.idle-set-aside`
    :clause:`postal.worker.action-points`
    """
    if position.phase == "actions":
        yield no(
            "postal.phase.workers.place-then-resolve",
            "The placement of this turn is over.",
            "Le placement de ce tour est terminé.",
            "Resolve the actions of those who were placed.",
            "Résolvez les actions des travailleurs placés.",
        )
        return
    if position.phase != "placement":
        yield from _not_now(position)
        return
    if move.worker == "healthy" and not position.healthy:
        yield no(
            "postal.worker.action-points",
            "No healthy worker is left to be placed.",
            "Il ne reste plus de travailleur indemne à placer.",
            "Each available worker is placed once.",
            "Chaque travailleur disponible est placé une fois.",
        )
        if worker.prisoners(position):
            yield _prisoners_do_nothing(position)
    if move.worker == "injured" and not worker.placeable_injured(position):
        idle = worker.idle_workers(position)
        if idle:
            can = "peuvent" if idle > 1 else "peut"
            yield no(
                "postal.worker.injured-half-idle",
                f"No injured worker is left to be placed; {idle} cannot act this turn.",
                f"Il ne reste plus de blessé à placer ; {idle} ne {can} pas agir ce tour.",
                "Place healthy workers, or heal the injured.",
                "Placez des travailleurs indemnes, ou guérissez les blessés.",
            )
        else:
            yield no(
                "postal.worker.action-points",
                "No injured worker is left to be placed.",
                "Il ne reste plus de blessé à placer.",
                "Place healthy workers.",
                "Placez des travailleurs indemnes.",
            )
        if worker.prisoners(position):
            yield _prisoners_do_nothing(position)
    if not action.has_room(position, move.space):
        yield action.full(position, move.space)


def _prisoners_do_nothing(position: PostalState) -> Violation:
    count = worker.prisoners(position)
    if count == 1:
        return no(
            "postal.jail.no-action",
            "1 worker in jail cannot do anything.",
            "1 travailleur en prison ne peut rien faire.",
            "Free this worker with the Liberal Lawyers.",
            "Libérez-le grâce aux Avocats Libéraux.",
        )
    return no(
        "postal.jail.no-action",
        f"{count} workers in jail cannot do anything.",
        f"{count} travailleurs en prison ne peuvent rien faire.",
        "Free them with the Liberal Lawyers.",
        "Libérez-les grâce aux Avocats Libéraux.",
    )


def _check_act(position: PostalState, move: Act) -> Iterator[Violation]:
    """:clause:`postal.phase.workers.place-all` :clause:`postal.phase.workers.place-then-resolve`
    :clause:`postal.worker.action-points` :clause:`postal.phase.workers.direct-effects`
    """
    if position.phase == "placement":
        left = worker.available_workers(position)
        if left == 1:
            yield no(
                "postal.phase.workers.place-all",
                "1 available worker is not placed yet.",
                "1 travailleur disponible n'est pas encore placé.",
                "Place this worker.",
                "Placez-le.",
            )
        else:
            yield no(
                "postal.phase.workers.place-all",
                f"{left} available workers are not placed yet.",
                f"{left} travailleurs disponibles ne sont pas encore placés.",
                "Place all of them.",
                "Placez-les tous.",
            )
        yield no(
            "postal.phase.workers.place-then-resolve",
            "Actions are resolved after the placement of everybody.",
            "Les actions se résolvent une fois tout le monde placé.",
            "Finish the placement.",
            "Terminez le placement.",
        )
    elif position.phase != "actions":
        yield from _not_now(position)
        return
    at = position.healthy_at if move.worker == "healthy" else position.injured_at
    if move.space not in at:
        who, space = words.CONDITIONS[move.worker], words.SPACES[move.space]
        yield no(
            "postal.worker.action-points",
            f"No {who.en} waits at {space.en}.",
            f"Aucun {who.fr} n'attend à cette case ({space.fr}).",
            "Each placed worker acts once.",
            "Chaque travailleur placé agit une fois.",
        )
    elif position.setup.readings.resolution_order == "listed":
        first = phase.next_to_act(position.healthy_at, position.injured_at, listed=True)[0][1]
        if move.space != first:
            yield no(
                "postal.phase.workers.place-then-resolve",
                "The spaces are resolved in the order of the book (reading R-6).",
                "Les cases se résolvent dans l'ordre du livret (lecture R-6).",
                f"Next is {words.SPACES[first].en}.",
                f"La suivante : {words.SPACES[first].fr}.",
            )
    wrong = action.check_choice(position, move)
    if wrong:
        yield wrong


def _pay_first() -> Violation:
    return no(
        "postal.phase.resolution.take-after-pay",
        "The Cost of Living has not been paid yet.",
        "Le coût de la vie n'est pas encore payé.",
        "Pay it first.",
        "Payez-le d'abord.",
    )


def _pay_before_the_end() -> Violation:
    return no(
        "postal.goal.survive-each-turn",
        "The Cost of Living of this turn is due.",
        "Le coût de la vie de ce tour est dû.",
        "Pay it, then end the turn.",
        "Payez-le, puis terminez le tour.",
    )


def _paid_already() -> Violation:
    return no(
        "postal.goal.survive-each-turn",
        "The Cost of Living of this turn is paid.",
        "Le coût de la vie de ce tour est payé.",
        "It is charged once a turn.",
        "Il est dû une fois par tour.",
    )


def _not_now(position: PostalState) -> Iterator[Violation]:
    """Another part of the turn is being played, or the set-up is not over.

    :clause:`postal.turn.order` :clause:`postal.setup.start`
    :clause:`postal.setup.choose-difficulty`
    """
    if position.phase == "difficulty":
        yield no(
            "postal.setup.choose-difficulty",
            "The difficulty is not chosen yet.",
            "La difficulté n'est pas encore choisie.",
            "Choose it before anything else.",
            "Choisissez-la avant toute autre chose.",
        )
    if position.phase == "setup":
        yield no(
            "postal.setup.start",
            "The first turn starts after the set-up roll.",
            "Le premier tour débute après le lancer de mise en place.",
            _now(position).en,
            _now(position).fr,
        )
    now = words.PHASES[position.phase]
    yield no(
        "postal.turn.order",
        f"This is not the time for it: {now.en}.",
        f"Ce n'est pas le moment : {now.fr}.",
        _now(position).en,
        _now(position).fr,
    )


def _now(position: PostalState) -> Text:
    """What can be done instead."""
    if awaits_roll(position):
        count = phase.dice_to_roll(position)
        if count == 1:
            return Text("Roll the die.", "Lancez le dé.")
        return Text(f"Roll {count} dice.", f"Lancez {count} dés.")
    kinds = {
        "choose-mode": Text("choose the difficulty", "choisir la difficulté"),
        "begin-turn": Text("begin the turn", "commencer le tour"),
        "apply-first": Text("order the two results", "ordonner les deux résultats"),
        "place": Text("place a worker", "placer un travailleur"),
        "act": Text("resolve an action", "résoudre une action"),
        "choose": Text("name a worker", "désigner un travailleur"),
        "pay": Text("pay the Cost of Living", "payer le coût de la vie"),
        "take": Text("take a means of production", "prendre un moyen de production"),
        "end-turn": Text("end the turn", "terminer le tour"),
    }
    possible = [kinds[kind] for kind in dict.fromkeys(one.kind for one in legal(position).actions)]
    en = ", ".join(text.en for text in possible)
    fr = ", ".join(text.fr for text in possible)
    return Text(f"Possible now: {en}.", f"Possible maintenant : {fr}.")
