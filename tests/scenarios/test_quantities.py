"""A quantity is declared once, and gives its Given, its Then and its bounds."""

from __future__ import annotations

from typing import Any

import pytest

from whichside_rules.vocabulary import load
from whichside_rules.vocabulary.parameter_types import number
from whichside_rules.vocabulary.quantity import Measure, bound, quantity
from whichside_rules.vocabulary.registry import Registry, SentenceError
from whichside_rules.vocabulary.world import World

TYPES = {"Bound": bound, "Number": number}


def said(kind: Any, text: str, world: World, language: str = "en") -> str:
    """What a step of the postal game answers; nothing if it holds."""
    (match,) = load().sentences.of("postal").match(kind, text)
    world.note_step(text, language)
    try:
        match.perform(world)
    except AssertionError as error:
        return str(error).partition("\n")[0]
    return ""


@pytest.mark.parametrize(
    ("text", "language", "answer"),
    [
        ("Savings are 5 dollars", "en", ""),
        ("Savings are at least 5 dollars", "en", ""),
        ("Savings are at most 5 dollars", "en", ""),
        ("Savings are at least 4 dollars", "en", ""),
        ("Savings are at least 6 dollars", "en", "by the rules Savings are: 5, not at least 6"),
        ("Savings are at most 4 dollars", "en", "by the rules Savings are: 5, not at most 4"),
        ("l'Économie est d'au moins 5 $", "fr", ""),
        (
            "l'Économie est d'au plus 4 $",
            "fr",
            "d'après les règles, l'Économie est de : 5, et non au plus 4",
        ),
        ("Savings are 4 dollars", "en", "by the rules Savings are: 5, not 4"),
        ("Savings are more than 4 dollars", "en", ""),
        ("Savings are more than 5 dollars", "en", "by the rules Savings are: 5, not more than 5"),
        ("Savings are fewer than 6 dollars", "en", ""),
        ("Savings are less than 6 dollars", "en", ""),
        ("Savings are less than 5 dollars", "en", "by the rules Savings are: 5, not fewer than 5"),
        ("l'Économie est de plus de 4 $", "fr", ""),
        ("l'Économie est de moins de 6 $", "fr", ""),
        (
            "l'Économie est de moins de 5 $",
            "fr",
            "d'après les règles, l'Économie est de : 5, et non moins de 5",
        ),
    ],
)
def test_a_quantity_is_given_compared_and_bounded(text: str, language: str, answer: str) -> None:
    world = World()
    assert said("given", "Savings are 5 dollars", world) == ""
    assert said("then", text, world, language) == answer


def test_fields_beside_the_number_are_the_reader_s() -> None:
    world = World()
    assert said("given", "3 injured workers", world) == ""
    assert said("then", "there are at least 3 injured workers", world) == ""
    assert said("then", "il y a au plus 2 blessés", world).endswith("3, not at most 2")


def test_a_quantity_without_given_is_only_asked_for() -> None:
    found = Registry(game="toy")

    @quantity(found, en="{n:Number} cats purr", fr="{n:Number} chats ronronnent")
    def cats(world: Any) -> Measure:
        """How many cats purr."""
        raise AssertionError

    (sentence,) = found
    assert (sentence.kind, sentence.doc) == ("then", "How many cats purr.")
    assert sentence.name.endswith("cats")
    assert sentence.en == ("{n:Number} cats purr", "{bound:Bound} {n:Number} cats purr")
    assert len(found.match("then", "au moins 2 chats ronronnent")) == 1
    assert not found.match("given", "2 cats purr")
    found.validate()


def test_a_quantity_with_a_field_that_nobody_reads_is_refused() -> None:
    with pytest.raises(SentenceError, match="takes no colour"):

        @quantity(Registry(), en="{n:Number} {colour} cats purr", fr="{n:Number} chats")
        def cats(world: Any) -> Measure:
            raise AssertionError
