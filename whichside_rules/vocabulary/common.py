"""Sentences that serve every game: clauses, refusals, legality and probabilities."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import cache, lru_cache
from typing import Any, Final, TypeVar

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.clause import readings
from whichside_rules.kernel.book.nearest import nearest, perhaps
from whichside_rules.kernel.files.sheet import PACK_FORMAT, Datum, PackError, leaves_of, told
from whichside_rules.kernel.playing.game import Chance, Decision, Over
from whichside_rules.kernel.playing.refusal import IllegalAction
from whichside_rules.vocabulary.otherwise import rest_on_legal, rest_on_list, rest_on_no_end
from whichside_rules.vocabulary.parameter_types import (
    claim,
    clause_id,
    datum_key,
    event_kind,
    fraction,
    number,
    quoted,
    reading_id,
    sentence,
    step,
    words,
)
from whichside_rules.vocabulary.quantity import bound, wanted_as
from whichside_rules.vocabulary.registry import Registry, Slip, pattern, squeeze
from whichside_rules.vocabulary.world import (
    WORLDS,
    GameWorld,
    ImpossibleWorld,
    World,
    probability,
    tried,
    whatever_is_decided,
)

SENTENCES = Registry()
"""What a scenario of any game may say."""

given: Final = SENTENCES.given
then: Final = SENTENCES.then


@cache
def _event_kinds(rules: Any) -> tuple[str, ...]:
    """The kinds of events of a game, in the order of its JSON Schema, which takes long to make."""
    schema: Any = rules.event_adapter().core_schema
    while schema["type"] != "tagged-union":
        schema = schema["schema"]
    return tuple(sorted(schema["choices"]))


class _UnknownEvent(ValueError):
    """As for clauses: the nearest names, or where to find all of them; found when it is told."""

    def __init__(self, name: str, known: Iterable[str]) -> None:
        super().__init__(name)
        self._known = list(known)

    def __str__(self) -> str:
        name, names = str(self.args[0]), self._known
        hint = perhaps(nearest(name, names), ", ") or f"; the events are: {', '.join(names)}"
        return f"unknown event '{name}'{hint}"


@pattern(
    event_kind.pattern,  # type: ignore[attr-defined]
    en="the kind of an event, such as worker-died; “whichside schema postal-event” lists them",
    fr="le genre d'un événement, par exemple worker-died ; « whichside schema postal-event » en "
    "donne la liste",
)
def event(text: str) -> str:
    """The kind of an event of some game, for instance ``worker-died``."""
    name = event_kind(text)
    # By name: which vocabulary was imported first is no matter of the reader's.
    games = [WORLDS[game].rules for game in sorted(WORLDS)]
    known = dict.fromkeys(one for rules in games for one in _event_kinds(rules))
    if name not in known:
        raise _UnknownEvent(name, known)
    return name


TYPES: dict[str, Callable[[str], object]] = {
    "Bound": bound,
    "Claim": claim,
    "Clause": clause_id,
    "Datum": datum_key,
    "Event": event,
    "Fraction": fraction,
    "Number": number,
    "Quoted": quoted,
    "Reading": reading_id,
    "Step": step,
    "Sentence": sentence,
    "Words": words,
}


Asker = TypeVar("Asker", bound=Callable[..., object])


def about_answers(sentence: Asker) -> Asker:
    """Mark a Then that asks of the Thens before it, and so comes after them."""
    sentence.about_answers = True  # type: ignore[attr-defined]
    return sentence


@given(
    en="the reading {reading:Reading} is {option:Quoted}",
    fr="la lecture {reading:Reading} est {option:Quoted}",
)
def reading_is(world: World, reading: str, option: str) -> None:
    """Choose how to read the book where it is ambiguous."""
    world.pick(lambda kind: _has_reading(kind, reading, option), reading).read(reading, option)


def _has_reading(kind: type[GameWorld], wanted: str, option: str) -> bool:
    name = kind.rules.NAME
    return any(
        one.field
        and one.id in (wanted, f"{name}.{wanted}")
        and option in [o.name for o in one.options]
        for one in readings(name)
    )


@given(en="this content (pack|pack:)", fr="ce contenu(| :)")
def this_pack(world: World, docstring: str) -> None:
    """The tables of a content pack (TOML), written under the step: what a table has instead."""
    game = world.game
    try:
        content, keys = _supplied(game.rules, docstring)
    except tomllib.TOMLDecodeError as error:
        raise game.wrong(
            f"the content is not TOML: {error}", f"le contenu n'est pas du TOML : {error}"
        ) from None
    except PackError as error:
        raise AssertionError(str(error)) from None
    game.fill(content, keys)


@lru_cache(32)
def _supplied(rules: Any, docstring: str) -> tuple[Any, tuple[str, ...]]:
    """The content of a pack, and the keys of its data: a scenario that is varied supplies the same.

    Raises:
        tomllib.TOMLDecodeError: it is not TOML; the place is that in what somebody wrote.
        PackError: it is no pack of that game.
    """
    tomllib.loads(docstring)
    text = f'format = "{PACK_FORMAT}"\ngame = "{rules.NAME}"\nname = "scenario"\n'
    body = "\n".join(
        f"[data.{line.strip()[1:]}" if line.strip().startswith("[") else line
        for line in docstring.splitlines()
    )
    pack = rules.read_pack(text + body, "pack")
    return rules.pack_content(pack), tuple(key for key, _ in leaves_of(pack.data))


@then(
    en=("the move is refused", "it is not allowed"),
    fr=("le coup est refusé", "ce n'est pas permis"),
)
def refused(world: World) -> None:
    """The last move is against the rules."""
    world.game.look_at_refusal()


@then(
    en="the move is refused by(| clause) {clause:Clause}",
    fr=("le coup est refusé par {clause:Clause}", "la clause {clause:Clause} refuse le coup"),
)
def refused_by(world: World, clause: str) -> None:
    """The last move breaks this clause (it may break others as well)."""
    _refusal_of(world, clause)


@then(
    en="the move is refused by {clause:Clause} and by nothing else",
    fr="le coup est refusé par {clause:Clause} et par rien d'autre",
)
def refused_only_by(world: World, clause: str) -> None:
    """The last move breaks this clause and no other."""
    others = [one for one in _refusal_of(world, clause).violations if one.clause != clause]
    if others:
        why = "\n".join(one.say(world.language) for one in others)
        raise world.game.wrong(
            f"the move is refused by {clause} and by something else:\n{why}",
            f"le coup est refusé par {clause} et par autre chose :\n{why}",
        )


def _refusal_of(world: World, clause: str) -> IllegalAction:
    """The refusal of the last move, in which this clause stands."""
    game = world.game
    refusal = game.look_at_refusal()
    if clause not in [violation.clause for violation in refusal.violations]:
        why = "\n".join(one.say(world.language) for one in refusal.violations)
        raise game.wrong(
            f"the move is refused, but not by {clause}:\n{why}",
            f"le coup est refusé, mais pas par {clause} :\n{why}",
        )
    return refusal


@then(en=("the move is legal", "it is allowed"), fr=("le coup est légal", "c'est permis"))
def legal(world: World) -> None:
    """The last move was accepted."""
    game = world.settled
    if not (game.has_played or game.is_set_up or game.is_begun):
        raise game.nothing_played()
    game.must_be_legal()
    if game.is_set_up and not game.transitions:
        game.answered += game.sits_by or game.begins_by


@then(en="the refusal says {text:Words}", fr="le refus dit {text:Words}")
def refusal_says(world: World, text: str) -> None:
    """The reasons of the refusal contain these words."""
    said = " ".join(one.say(world.language) for one in world.game.look_at_refusal().violations)
    if not stands_in(said, text):
        raise world.game.wrong(f"the refusal says: {said}", f"le refus dit : {said}")


@then(en="the story says {text:Words}", fr="le récit dit {text:Words}")
def story_says(world: World, text: str) -> None:
    """What one of the moves did is told with these words: amounts, players, places."""
    game = world.settled
    lines = [event.say(world.language) for event in game.all_events]
    if not any(stands_in(line, text) for line in lines):
        said = "\n".join(lines) or game.nothing_told()
        raise game.wrong(f"the story says:\n{said}", f"le récit dit :\n{said}")


def stands_in(said: str, text: str) -> bool:
    """Whether words stand in what the rules say, whole: 5 does not stand in 15."""
    words = re.escape(squeeze(text))
    return re.search(rf"(?<!\w){words}(?!\w)", squeeze(said), re.IGNORECASE) is not None


@then(
    en=("clause {clause:Clause} is cited", "{clause:Clause} is cited"),
    fr=("la clause {clause:Clause} est citée", "{clause:Clause} est citée"),
)
def cited(world: World, clause: str) -> None:
    """An event or a refusal of this scenario cites the clause."""
    game = world.game
    if game.refusal:
        game.look_at_refusal()
    if clause not in game.happened:
        said = ", ".join(game.happened) or "-"
        raise game.wrong(
            f"{clause} is not cited; cited are: {said}",
            f"{clause} n'est pas citée ; sont citées : {said}",
        )


@then(
    en=("clause {clause:Clause} is not cited", "{clause:Clause} is not cited"),
    fr=("la clause {clause:Clause} n'est pas citée", "{clause:Clause} n'est pas citée"),
)
def not_cited(world: World, clause: str) -> None:
    """No event and no refusal of this scenario cites the clause."""
    game = world.settled
    if not game.has_played:
        raise game.slip(
            f"nothing was played that could cite it; write: the answers do not rest on {clause}",
            "rien n'a été joué qui puisse la citer ; écrivez : les réponses ne reposent pas "
            f"sur {clause}",
        )
    if clause in game.happened:
        raise game.wrong(
            f"{clause} is cited:\n{game.story()}", f"{clause} est citée :\n{game.story()}"
        )


@then(en="the answers rest on {clause:Clause}", fr="les réponses reposent sur {clause:Clause}")
@about_answers
def rest_on(world: World, clause: str) -> None:
    """The clause decides something that the Then steps before this one ask for."""
    if clause not in world.decided_answers:
        said = ", ".join(world.decided_answers) or "-"
        raise world.game.wrong(
            f"the answers do not rest on {clause}; they rest on: {said}",
            f"les réponses ne reposent pas sur {clause} ; elles reposent sur : {said}",
        )


@then(
    en="the answers do not rest on {clause:Clause}",
    fr="les réponses ne reposent pas sur {clause:Clause}",
)
@about_answers
def do_not_rest_on(world: World, clause: str) -> None:
    """The clause decides nothing that the Then steps before this one ask for."""
    if clause in world.decided_answers:
        raise world.game.wrong(
            f"the answers rest on {clause}", f"les réponses reposent sur {clause}"
        )


@then(en="{step:Step} is legal", fr="{step:Step} est légal")
def would_be_legal(world: World, step: str) -> None:
    """The move in quotation marks, written as a When step, would be legal now."""
    trial = tried(world, step).game
    trial.accept()
    _note_legal(world, trial)


def _note_legal(world: World, trial: GameWorld) -> None:
    """Note why a move in quotation marks is legal, where it is."""
    played = trial.transitions[len(world.game.transitions) :]
    if played and trial.last_played:
        rest_on_legal(world.game, *trial.last_played, played[-1].events, trial.decided)


@then(en="{step:Step} is (refused|illegal)", fr="{step:Step} est (refusé|illégal)")
def would_be_refused(world: World, step: str) -> None:
    """The move in quotation marks, written as a When step, would be refused now."""
    trial = tried(world, step)
    _note_legal(world, trial.game)
    world.game.cite(*(one.clause for one in trial.game.look_at_refusal().violations))


@then(
    en="{step:Step} is refused by(| clause) {clause:Clause}",
    fr="{step:Step} est refusé par {clause:Clause}",
)
def would_be_refused_by(world: World, step: str, clause: str) -> None:
    """The move in quotation marks would break this clause now."""
    _would_be_refused(world, step, clause, refused_by)


@then(
    en="{step:Step} is refused by {clause:Clause} and by nothing else",
    fr="{step:Step} est refusé par {clause:Clause} et par rien d'autre",
)
def would_be_refused_only_by(world: World, step: str, clause: str) -> None:
    """The move in quotation marks would break this clause now and no other."""
    _would_be_refused(world, step, clause, refused_only_by)


def _would_be_refused(
    world: World, step: str, clause: str, judge: Callable[[World, str], None]
) -> None:
    trial = tried(world, step)
    _note_legal(world, trial.game)
    judge(trial, clause)
    world.game.cite(*(one.clause for one in trial.game.look_at_refusal().violations))


@then(
    en="the open question is asked by {clause:Clause}",
    fr="la question ouverte est posée par {clause:Clause}",
)
def asked_by(world: World, clause: str) -> None:
    """What must be decided, rolled or drawn next is asked for by this clause."""
    now = _asked(world)
    what = Text("the open question is asked by", "la question ouverte est posée par")
    world.game.expect(what, now.clause, clause, now.clause)
    world.game.cite(now.clause)


@then(en="the open question is {text:Words}", fr="la question ouverte est {text:Words}")
def question_is(world: World, text: str) -> None:
    """What must be decided, rolled or drawn next, in the words of the rules."""
    now = _asked(world)
    what = Text("the open question is", "la question ouverte est")
    world.game.expect(what, now.question.in_(world.language), text, now.clause)


def _asked(world: World) -> Decision | Chance:
    game = world.settled
    now: Decision | Chance | Over = game.rules.pending(game.state)
    if isinstance(now, Over):
        over = _result(now.result).in_(world.language)
        raise game.wrong(
            f"nothing is asked: the game is {over} [{now.clause}]",
            f"il n'y a pas de question : la partie est {over} [{now.clause}]",
        )
    return now


@then(
    en=("there is {n:Number} legal move", "there are {n:Number} legal moves"),
    fr="il y a {n:Number} (coup légal|coups légaux)",
)
def legal_moves(world: World, n: int) -> None:
    """How many moves the player can choose from now."""
    game = world.settled
    moves = game.rules.legal_actions(game.state)
    rest_on_list(game, game.state, moves)
    game.expect(Text("the legal moves are", "les coups légaux sont"), len(moves), n)


@then(
    en=(
        "the probability that {step:Claim} is {p:Fraction}",
        "with probability {p:Fraction} {step:Claim}",
    ),
    fr=(
        "la probabilité que {step:Claim} est {p:Fraction}",
        "avec la probabilité {p:Fraction} {step:Claim}",
    ),
)
def likely(world: World, step: str, p: Fraction) -> None:
    """How likely the Then sentence in quotation marks is after the pending roll or draw."""
    _likely(world, step, "", p)


@then(
    en="the probability that {step:Claim} is {bound:Bound} {p:Fraction}",
    fr=(
        "la probabilité que {step:Claim} est d'{bound:Bound} {p:Fraction}",
        "la probabilité que {step:Claim} est de {bound:Bound} {p:Fraction}",
    ),
)
def as_likely(world: World, step: str, bound: str, p: Fraction) -> None:
    """Whether that is at least, or at most, so likely."""
    _likely(world, step, bound, p)


def _likely(world: World, step: str, bound: str, p: Fraction) -> None:
    found = probability(world, step)
    wanted = wanted_as(world.language, found, p, bound)
    world.game.expect(Text(f"P({step})", f"P({step})"), found, wanted)


@then(en="whatever is decided, {what:Sentence}", fr="quoi qu'on décide, {what:Sentence}")
def in_any_way(world: World, what: str) -> None:
    """The Then sentence is asked of every position that can follow until nobody must decide."""
    world.game.accept()
    whatever_is_decided(world, what)


@then(en="the game is won", fr="la partie est gagnée")
def won(world: World) -> None:
    """The game is over and won; nothing can follow."""
    _ended(world, "won")


@then(en="the game is lost", fr="la partie est perdue")
def lost(world: World) -> None:
    """The game is over and lost; nothing can follow."""
    _ended(world, "lost")


def _ended(world: World, result: str) -> None:
    game = world.settled
    if result == "won":
        game.must_know_the_end()
    now = game.rules.pending(game.state)
    what = Text("the game is", "la partie est")
    if not isinstance(now, Over):
        wanted = _result(result).in_(game.language)
        rest_on_no_end(game, game.state)
        game.expect(what, game.say("going on", "en cours"), wanted, *game.why_it_goes_on())
    else:
        found = _result(now.result).in_(game.language)
        game.expect(what, found, _result(result).in_(game.language), now.clause)
        follows = game.rules.legal_actions(game.state) or game.rules.chance_outcomes(game.state)
        game.expect(Text("something can follow", "une suite est possible"), bool(follows), False)


def _result(name: str) -> Text:
    """How a game ended, in words; a result that only one game knows keeps its name."""
    known = {"won": Text("won", "gagnée"), "lost": Text("lost", "perdue")}
    return known.get(name, Text(name, name))


@then(en="the game (goes on|is not over)", fr="la partie continue")
def goes_on(world: World) -> None:
    """The game is not over."""
    game = world.settled
    game.must_know_the_end()
    now = game.rules.pending(game.state)
    if isinstance(now, Over):
        found = _result(now.result).in_(game.language)
        game.expect(Text("the game is", "la partie est"), found, game.say("going on", "en cours"))
    rest_on_no_end(game, game.state)


@then(en="nobody may act", fr="personne ne peut agir")
def nobody_may_act(world: World) -> None:
    """No player has a decision to make: dice are rolled, tiles are drawn, or the game is over."""
    game = world.settled
    nobody = game.say("nobody", "personne")
    game.expect(WHO_MAY_ACT, game.names_of(may_act(game)) or nobody, nobody)


WHO_MAY_ACT = Text("those who may act are", "peuvent agir")


def may_act(game: GameWorld) -> tuple[str, ...]:
    """Those who have a decision to make now."""
    now = game.rules.pending(game.state)
    return now.players if isinstance(now, Decision) else ()


@then(en="the event {event:Event} (happens|happened)", fr="l'événement {event:Event} se produit")
def event_happens(world: World, event: str) -> None:
    """An event of this kind happened; “whichside schema postal-event” lists the kinds."""
    game = world.settled
    found = [one.kind for one in _happened(game, event)]
    if event not in found:
        raise game.wrong(
            f"no {event}; the events are: {', '.join(found)}",
            f"pas de {event} ; les événements : {', '.join(found)}",
        )


@then(
    en="the event {event:Event} happens (|{bound:Bound} ){n:Number} (times|time)",
    fr="l'événement {event:Event} se produit(| {bound:Bound}) {n:Number} fois",
)
def event_happens_times(world: World, event: str, n: int, bound: str = "") -> None:
    """How often an event of this kind happened in the scenario."""
    game = world.settled
    what = Text(f"the number of {event} is", f"le nombre de {event} est")
    found = [one.kind for one in _happened(game, event)].count(event)
    game.expect(what, found, wanted_as(world.language, found, n, bound))


@then(
    en="the event {event:Event} happens before the event {later:Event}",
    fr="l'événement {event:Event} se produit avant l'événement {later:Event}",
)
def event_happens_before(world: World, event: str, later: str) -> None:
    """Both kinds of events happened, and every one of the first before any of the second."""
    game = world.settled
    _happened(game, later)
    kinds = [one.kind for one in _happened(game, event) if one.kind in (event, later)]
    turns = list(dict.fromkeys(kinds)) if kinds == sorted(kinds, key=later.__eq__) else kinds
    what = Text("the order of the events", "l'ordre des événements")
    game.expect(what, ", ".join(turns) or None, f"{event}, {later}")


@then(
    en="the event {event:Event} cites {clause:Clause}",
    fr="l'événement {event:Event} cite {clause:Clause}",
)
def event_cites(world: World, event: str, clause: str) -> None:
    """An event of this kind happened and cites the clause, whatever others cite."""
    game = world.settled
    found = dict.fromkeys(one.clause for one in _happened(game, event) if one.kind == event)
    if clause not in found:
        said = ", ".join(found) or "-"
        raise game.wrong(
            f"no {event} cites {clause}; cited are: {said}",
            f"aucun {event} ne cite {clause} ; sont citées : {said}",
        )


def _happened(game: GameWorld, asked: str) -> list[Any]:
    """All events so far; the kind that is asked for must be one of this game."""
    known = _event_kinds(game.rules)
    if asked not in known:
        raise Slip(str(_UnknownEvent(asked, known)))
    game.must_have_played()
    return game.all_events


@then(
    en="the datum {datum:Datum} is {wanted:Quoted}",
    fr="la donnée {datum:Datum} est {wanted:Quoted}",
)
def datum_is(world: World, datum: str, wanted: str) -> None:
    """A fact of the content; lists are written with commas."""
    expect_datum(*_looked_up(world, datum), datum, wanted)


def expect_datum(game: GameWorld, found: Datum, key: str, wanted: str) -> None:
    """Compare a fact of the content with what a sentence says of it."""
    value = (
        ", ".join(map(told, found.value)) if isinstance(found.value, list) else told(found.value)
    )
    game.expect(Text(f"{key} is", f"{key} est"), value, wanted, *found.clauses)


@then(
    en="the datum {datum:Datum} has {n:Number} entries",
    fr="la donnée {datum:Datum} compte {n:Number} entrées",
)
def datum_counts(world: World, datum: str, n: int) -> None:
    """How many entries a list of the content has."""
    game, found = _looked_up(world, datum)
    what = Text(f"{datum} has", f"{datum} compte")
    game.expect(what, len(_entries(game, datum, found)), n, *found.clauses)


@then(
    en="the datum {datum:Datum} is stated(| by the book)", fr="la donnée {datum:Datum} est énoncée"
)
def datum_stated(world: World, datum: str) -> None:
    """The book prints this fact."""
    _provenance(world, datum, "stated")


@then(en="the datum {datum:Datum} is implied", fr="la donnée {datum:Datum} est déduite")
def datum_implied(world: World, datum: str) -> None:
    """The fact follows from what the book prints."""
    _provenance(world, datum, "implied")


@then(en="the datum {datum:Datum} is a stand-in", fr="la donnée {datum:Datum} est un bouche-trou")
def datum_stand_in(world: World, datum: str) -> None:
    """The book leaves this fact to a lost picture; the value is ours."""
    _provenance(world, datum, "stand-in")


@then(
    en="the datum {datum:Datum} includes {wanted:Quoted}",
    fr="la donnée {datum:Datum} comprend {wanted:Quoted}",
)
def datum_includes(world: World, datum: str, wanted: str) -> None:
    """A list of the content has this entry."""
    game, found = _looked_up(world, datum)
    entries = [str(one) for one in _entries(game, datum, found)]
    what = Text(f"{datum} includes '{wanted}'", f"{datum} comprend « {wanted} »")
    game.expect(what, wanted in entries, True, *found.clauses)


def _entries(game: GameWorld, key: str, found: Datum) -> list[object]:
    """The entries of a datum that is a list; any other has none to be counted."""
    value: object = found.value
    if isinstance(value, list):
        return value
    raise game.slip(
        f"{key} is not a list; it is {value}", f"{key} n'est pas une liste ; sa valeur : {value}"
    )


def _provenance(world: World, datum: str, wanted: str) -> None:
    game, found = _looked_up(world, datum)
    what = Text(f"the provenance of {datum} is", f"la provenance de {datum} est")
    actual, said = (_PROVENANCES[one].in_(world.language) for one in (found.provenance, wanted))
    game.expect(what, actual, said, *found.clauses)


_PROVENANCES = {
    "stated": Text("stated", "énoncée"),
    "implied": Text("implied", "déduite"),
    "stand-in": Text("stand-in", "bouche-trou"),
}


def _looked_up(world: World, key: str) -> tuple[GameWorld, Datum]:
    """A fact of the game; if the scenario names none, of the only one that has such a datum."""
    game = world.pick(lambda kind: _has_datum(kind, key), key)
    return game, datum_of(game, key)


def datum_of(game: GameWorld, key: str) -> Datum:
    """A fact of a game; reading it cites the clauses that speak of it."""
    game.accept()
    look_up = getattr(game.rules, "datum", None)
    if look_up is None:
        raise Slip(f"{game.rules.NAME} has no content, and so no datum '{key}'")
    try:
        found: Datum = look_up(key)
    except LookupError as error:
        raise Slip(str(error)) from None
    game.cite(*found.clauses)
    return found


def _has_datum(kind: type[GameWorld], key: str) -> bool:
    """Whether a game has that datum; one of another project may have no content at all."""
    look_up = getattr(kind.rules, "datum", None)
    try:
        return look_up is not None and look_up(key) is not None
    except LookupError:
        return False


@then(
    en="the rules need the datum {datum:Datum}",
    fr="les règles ont besoin de la donnée {datum:Datum}",
)
def datum_missing(world: World, datum: str) -> None:
    """The last move could not be carried out: neither the book nor a pack gives this fact."""
    game = world.game
    game.say_it_is_missing()
    game.expect(Text("the missing datum is", "la donnée manquante est"), game.missing, datum)


@then(
    en="no table can show this position(| by {clause:Clause})",
    fr="aucune table ne peut montrer cette position(| par {clause:Clause})",
)
def impossible(world: World, clause: str | None = None) -> None:
    """The position that the Givens describe is refused; the reason may name a clause."""
    game = world.game
    try:
        _ = game.state
    except ImpossibleWorld as refusal:
        if clause and f"[{clause}]" not in str(refusal):
            raise
        game.cite(*((clause,) if clause else ()), *refusal.clauses)
        return
    raise game.wrong("the position is possible", "la position est possible")
