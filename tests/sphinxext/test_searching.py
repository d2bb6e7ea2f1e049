"""Words are found with and without their accents, whatever their ending."""

from __future__ import annotations

import json
import re

import pytest
from sphinx.search.fr import SearchFrench

from tests.sphinxext.conftest import Project
from whichside_rules.sphinxext.links.searching import stem_of

FRENCH = SearchFrench({})


@pytest.mark.parametrize(
    ("written", "typed"),
    [
        ("policière", "policiere"),
        ("policier", "policière"),
        ("dépensée", "depensee"),
        ("Économie", "economie"),
        ("blessés", "blesse"),
        ("grève", "greves"),
        ("œuvre", "oeuvres"),
        ("insalubrité", "INSALUBRITE"),
    ],
)
def test_a_word_is_kept_by_what_is_typed(written: str, typed: str) -> None:
    found = stem_of(FRENCH.stem, written)
    assert found == stem_of(FRENCH.stem, typed)
    assert found.isascii()


def test_other_words_stay_apart() -> None:
    words = ("dette", "détention", "prison", "prise", "salaire", "santé")
    assert len({stem_of(FRENCH.stem, one) for one in words}) == len(words)


def test_a_stem_that_never_stays_ends() -> None:
    assert stem_of(lambda word: word + "e", "a") == "aeeee"


def test_the_index_of_a_french_site_has_no_accents(project: Project) -> None:
    project.all_passed()
    built = project.build("-D", "language=fr")
    index = (built.out / "searchindex.js").read_text("utf-8")
    data = json.loads(re.sub(r"^Search\.setIndex\((.*)\)$", r"\1", index.strip(), flags=re.S))
    terms = {*data["terms"], *data["titleterms"]}
    assert stem_of(FRENCH.stem, "endetté") in terms
    assert stem_of(FRENCH.stem, "coute") in terms
    assert [one for one in terms if not one.isascii()] == []
