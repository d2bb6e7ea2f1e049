"""The registry: what may be declared, and what is understood."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import parse
import pytest

from whichside_rules.kernel.book import rulebook
from whichside_rules.vocabulary import Vocabulary, VocabularyError, common, load
from whichside_rules.vocabulary.in_other_words.proposals import proposals
from whichside_rules.vocabulary.registry import (
    Kind,
    Registry,
    SentenceError,
    alternatives,
    pattern,
    readable,
)


@pattern(r"(a|the) (mill|mine)", en=("a mill", "a mine"), fr=("un moulin", "une mine"))
def place(text: str) -> str:
    return text.rsplit(maxsplit=1)[-1]


TYPES = {"Place": place}


def registry() -> Registry:
    found = Registry()

    @found.when(en="the worker goes to {where:Place}", fr="le travailleur va vers {where:Place}")
    def go(world: Any, where: str) -> None:
        """Go somewhere.

        More.
        """
        world.append(where)

    @found.then(en=("all is well", "all is well {n:d} times"))
    def well(world: Any, n: int = 1) -> None:
        """Judge."""

    return found


def test_a_sentence_knows_what_was_declared() -> None:
    go, well = registry()

    assert (go.kind, go.en, go.doc) == (
        "when",
        ("the worker goes to {where:Place}",),
        "Go somewhere.",
    )
    assert go.module == __name__
    assert list(well.patterns()) == [("en", "all is well"), ("en", "all is well {n:d} times")]


def test_a_verb_is_written_once_for_its_forms() -> None:
    assert alternatives("{who} (owns|own) {n} card(s|)") == (
        "{who} owns {n} cards",
        "{who} owns {n} card",
        "{who} own {n} cards",
        "{who} own {n} card",
    )
    assert alternatives(("a game( of {n}|)", "a game (at last)")) == (
        "a game of {n}",
        "a game",
        "a game (at last)",
    )
    assert alternatives(None) == ()


def test_a_type_can_be_what_converts() -> None:
    number = pattern("[0-9]+", en="a number", fr="un nombre")(int)
    assert (number("12"), parse.parse("{n:N} mills", "12 mills", {"N": number})["n"]) == (12, 12)


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("the worker goes to the mill", "en"),
        ("The WORKER goes  to the mill", "en"),
        ("le travailleur va vers the mill", "fr"),
    ],
)
def test_understood(text: str, language: str) -> None:
    (match,) = registry().match("when", text)
    world: list[str] = []
    match.perform(world)

    assert (match.language, world) == (language, ["mill"])


@pytest.mark.parametrize(
    "text", ["the worker goes to the moon", "the worker goes to the mill now", "goes to the mill"]
)
def test_not_understood(text: str) -> None:
    assert registry().match("when", text) == []


def test_a_sentence_is_of_one_kind() -> None:
    assert registry().match("given", "the worker goes to the mill") == []


def test_what_is_proposed_is_in_the_language_of_the_feature() -> None:
    said = "le travailleur va ver the mill"
    assert proposals(registry(), "when", said, "fr") == ["le travailleur va vers the mill"]
    english = "the worker goes two the mill"
    assert proposals(registry(), "when", english, "fr") == ["le travailleur va vers a mill"]
    assert proposals(registry(), "when", "nothing of the kind here") == []
    assert proposals(registry(), "then", "all is wel", n=1) == ["all is well"]
    assert proposals(registry(), "then", "all is wel", "fr", n=1) == ["all is well"]


def test_long_values_do_not_hide_the_nearest_sentence() -> None:
    text = "les travailleurs se tiennent aux East River Docks, au Tenderloin et au Rebouteux"

    near = proposals(load().sentences.of("postal"), "given", text, "fr")

    assert near[0].startswith("des travailleurs se tiennent aux East River Docks")


def test_a_wrong_word_in_a_field_is_named_with_what_the_field_takes() -> None:
    misfit = registry().misfit("when", "the worker goes to the Moon", "en")

    assert misfit is not None
    assert misfit.tell("en") == (
        "'the Moon' does not fit in 'the worker goes to ...'; here fits: a mill, a mine"
    )
    assert misfit.tell("fr").endswith(" ; ici convient : un moulin, une mine")
    assert registry().misfit("when", "the worker hurries to the Moon", "en") is None


@pytest.mark.parametrize(
    ("kind", "text", "told"),
    [
        ("given", "a healthy worker stands at the Moon", "'the Moon' does not fit in '"),
        ("given", "three ill workers", "'ill workers' does not fit in '"),
        (
            "given",
            "pink holds the tea house of cell 10",
            "'the tea house of cell 10' does not fit in '",
        ),
        ("given", "purple holds the tea house of cell 5", "'purple' does not fit in '"),
        ("when", "a worker acts at the Foo", "'the Foo' does not fit in '"),
        ("when", "a worker acts at the Docks to lower police", "'lower police' does not fit in '"),
        ("when", "the player injures a prisoner", "'a prisoner' does not fit in '"),
        ("then", "the refusal says hello", "'hello' does not fit in '"),
    ],
)
def test_a_wrong_word_in_one_of_our_sentences(kind: Kind, text: str, told: str) -> None:
    misfit = load().sentences.misfit(kind, text, "en")

    assert misfit is not None
    assert misfit.tell("en").startswith(told)
    assert "; here fits: " in misfit.tell("en") or "; did you mean " in misfit.tell("en")


@pytest.mark.parametrize(
    ("text", "language", "meant"),
    [
        ("Mei stands on the robbery", "en", "; did you mean the robbery at the Tenderloin?"),
        ("Mei se tient sur le braquage", "fr", " ; vouliez-vous dire le braquage du Tenderloin ?"),
        ("Rosa stands on the Moon", "en", "'the Moon' does not fit in '"),
    ],
)
def test_a_space_that_is_half_named_is_told_whole(text: str, language: str, meant: str) -> None:
    misfit = load().sentences.of("whichside").misfit("given", text, language)

    assert misfit is not None
    told = misfit.tell(language)
    assert meant in told
    assert "Moon" not in text or "did you mean" not in told


def test_every_field_takes_what_it_is_said_to_take() -> None:
    silent, wrong = set(), set()
    for sentence in load().sentences:
        for language, text in sentence.patterns():
            for slot in sentence.slots(text).values():
                takes = slot.takes(language)
                if not takes:
                    silent.add((sentence.name, slot.field))
                for one in takes if isinstance(takes, tuple) else ():
                    parser = parse.Parser("{x:Type}", {"Type": slot.converter})
                    if parser.parse(one) is None:
                        wrong.add((slot.field, one))

    assert (silent, wrong) == (set(), set())


@pytest.mark.parametrize("name", rulebook.built_in())
def test_the_events_that_may_be_named_are_those_of_the_schema(name: str) -> None:
    game = rulebook.find(name).game
    schema = game.event_adapter().json_schema()
    assert list(common._event_kinds(game)) == list(schema["discriminator"]["mapping"])


def test_two_functions_for_one_text_are_two_matches() -> None:
    found = registry()
    found.then(en="all is {how}")(lambda how: None)

    assert len(found.match("then", "all is well")) == 2


def test_alternatives_that_read_the_same_are_one_match() -> None:
    found = Registry()
    found.then(en="it is {n:d}", fr="it is {n:d}")(lambda n: None)

    assert len(found.match("then", "it is 3")) == 1


def test_readable() -> None:
    assert readable("{n:Number} {{braces}} in {where}") == "[n] {braces} in [where]"


async def _async(world: object) -> None: ...


async def _async_generator(world: object) -> Any:
    yield


def _generator(world: object) -> Iterator[None]:
    yield


@pytest.mark.parametrize(
    ("function", "sentence", "reason"),
    [
        (_async, "it happens", "may not be async"),
        (_async_generator, "it happens", "may not be async"),
        (_generator, "it happens", "may not yield"),
        (lambda world: None, "{n:d} coins", "takes no n"),
        (lambda world, n: None, "coins", "says nothing about n"),
        (lambda world: None, "{} coins", "every field needs a plain name"),
        (lambda world: None, "{a.b} coins", "every field needs a plain name"),
        (lambda world: None, "{world} coins", "is supplied"),
        (lambda world: None, "  ", "says nothing"),
        (lambda *all_of_it: None, "coins", "must be a plain one"),
        (lambda world: None, (), "at least one sentence"),
    ],
)
def test_a_wrong_declaration_is_refused_at_once(function: Any, sentence: Any, reason: str) -> None:
    with pytest.raises(SentenceError, match=reason):
        Registry().given(en=sentence)(function)


def test_check_finds_unknown_types_and_doubles() -> None:
    found = registry()
    found.given(en="{n:Nothing} coins")(lambda n: None)
    found.then(en="All is  well")(lambda: None)

    with pytest.raises(SentenceError) as error:
        found.validate()
    assert len(str(error.value).splitlines()) == 2
    assert "Nothing" in str(error.value)
    assert "is already a then sentence" in str(error.value)
    registry().validate()


def test_a_module_imported_again_replaces_its_sentences() -> None:
    found = Registry()
    source = "@found.then(en='it holds')\ndef f(): pass\n"
    for _ in range(2):
        exec(source, {"found": found, "__name__": "again"})

    assert len(found) == 1
    assert len(found.match("then", "it holds")) == 1


@pytest.mark.parametrize(
    ("spec", "why"),
    [
        ("nowhere:X", "cannot be loaded: No module named 'nowhere'"),
        ("json:nothing", "cannot be loaded: .* has no attribute 'nothing'"),
        ("json", "is not written module:name"),
        ("json:decoder", "is of type module; it must be a Registry, a Vocabulary, or a function"),
        ("os:sep", "is of type str; it must be a Registry"),
        ("os:getcwd", "is of type str; it must be a Registry"),
        ("sys:exit", "was called and ended in SystemExit; it must be a Registry"),
        ("json:loads", r"was called and ended in TypeError: loads\(\) .*; it must be a Registry"),
        ("ending:X", "cannot be loaded: SystemExit: 3$"),
    ],
)
def test_a_vocabulary_that_cannot_be_loaded_says_why_and_what_would_be_right(
    spec: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "ending.py").write_text("raise SystemExit(3)")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(VocabularyError, match=f"^the vocabulary '{spec}' {why}"):
        load(spec)


def test_the_sentences_of_a_third_party_are_added_to_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("json.more", registry(), raising=False)

    alone, both = load(), load("json:more")

    assert both.world_factory is alone.world_factory
    assert len(both.sentences) == len(alone.sentences) + 2
    assert len(both.sentences.match("when", "the worker goes to the mill")) == 1


def test_a_faulty_vocabulary_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    found = Registry()
    found.given(en="{n:Nothing} coins")(lambda n: None)
    vocabulary = Vocabulary(found, lambda: None)  # type: ignore[arg-type,return-value]
    monkeypatch.setattr("json.vocabulary", lambda: vocabulary, raising=False)

    with pytest.raises(VocabularyError, match="Nothing"):
        load("json:vocabulary")


def test_a_registry_has_the_types_of_modules_without_their_own() -> None:
    found = Registry(game="toy", types={"Size": place})
    elsewhere: dict[str, Any] = {"when": found.when}
    exec(
        "@when(en='it goes to {where:Size}', fr='il va vers {where:Size}')\n"
        "def go(world, where): world.append(where)\n",
        elsewhere,
    )
    found.validate()

    gone: list[str] = []
    (match,) = found.match("when", "it goes to the mill")
    match.perform(gone)
    assert gone == ["mill"]
    assert match.sentence.slots(match.pattern)["where"].converter is place
