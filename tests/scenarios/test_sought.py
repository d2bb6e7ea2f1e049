"""What is looked for is found, though it is made ready only where it may be."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Final

import pytest
from hypothesis import given, strategies as st

from tests.newcomers.measure import HERE, LISTS, listed
from whichside_rules.vocabulary import load
from whichside_rules.vocabulary.in_other_words.sought import Pieces, Sought, pieces_of
from whichside_rules.vocabulary.in_other_words.words import LANGUAGES, Words

SAMPLE: Final = 40
"""So many expressions of each game and language are made ready and looked for everywhere."""


@pytest.mark.parametrize(
    ("said", "pieces"),
    [
        ("locked up", {"locked up"}),
        ("Jail(?: box)?", {"jail"}),
        ("(?:locked|shut) (?:in|up)", {"locked", "shut"}),
        ("a(?:ny)? character", {" character"}),
        ("is|was", {"is", "was"}),
        ("colou?r", {"colo"}),
        ("<rises> by", {"goes up", "climbs"}),
        ("<Person>", set()),
        (r"\d+|dollars", set()),
        (r"(?<=no )money(?! left)", {"money"}),
        (r"[Mm]oney\?", {"oney?"}),
        ("(?P<who>Rosa) pays+", {" pays"}),
        ("(?:rents? ){2}due", {"due"}),
    ],
)
def test_what_must_be_there_is_known(said: str, pieces: set[str]) -> None:
    known = {"rises": Pieces(("goes up", "climbs"))}
    assert pieces_of(said, known) == pieces


def test_what_cannot_be_there_is_not_made_ready() -> None:
    def never() -> str:
        raise AssertionError("it was made ready")

    sought = Sought(Pieces(("jail", "prison")), never)
    assert sought.search("Rosa is at home") is None
    assert sought.fullmatch("Rosa is at home") is None
    assert not [*sought.finditer("Rosa is at home")]
    assert sought.sub("home", "Rosa is at Newtown Creek") == "Rosa is at Newtown Creek"
    with pytest.raises(AssertionError, match="made ready"):
        sought.search("Rosa is in PRISON")


LETTERS: Final = st.sampled_from("abc")
EXPRESSIONS: Final = st.recursive(
    LETTERS | st.sampled_from(["[ab]", ".", r"\w", r"\."]),
    lambda inner: st.one_of(
        st.tuples(inner, inner).map("".join),
        st.tuples(inner, inner).map(lambda two: f"(?:{two[0]}|{two[1]})"),
        st.tuples(inner, st.sampled_from("?*+")).map(lambda two: f"({two[0]}){two[1]}"),
        inner.map(lambda one: f"(?={one})"),
    ),
    max_leaves=8,
)


@given(EXPRESSIONS, st.text("abc.", max_size=8))
def test_whatever_is_found_has_one_of_the_pieces(said: str, text: str) -> None:
    pieces = pieces_of(said, {})
    if re.search(said, text):
        assert not pieces or any(one in text for one in pieces)


def _sampled(known: Words, language: str) -> Iterator[Sought]:
    every = [phrase.said for phrase in known._phrases(language)]
    for name in ("attempts", "moves", "spelling", "kept", "counted", "pronouns", "me"):
        every += [said for said, *_ in known.entries(language, name)]
    yield from random.Random("sought").sample(every, SAMPLE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_of_speaking_is_found_where_it_stands(language: str) -> None:
    sentences = load().sentences
    for game in sentences.games:
        texts = [
            one.text
            for name in LISTS
            for one in listed(HERE / name)
            if one.game == game and one.language == language
        ]
        found = 0
        for sought in _sampled(Words(sentences.of(game)), language):
            ready = sought._pattern
            for text in texts if ready is not None else ():
                if ready is not None and ready.search(text):
                    found += 1
                    assert sought.search(text), (ready.pattern, text)
        assert found
