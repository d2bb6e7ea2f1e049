from __future__ import annotations

from whichside_rules.kernel.book.nearest import alike

PLACES = ("the-docks", "old-docks", "dock-street", "workshop", "station")


def test_names_with_all_of_the_words_come_first_in_their_own_order() -> None:
    assert alike("The Docks", PLACES) == ("the-docks", "old-docks")
    assert alike("docks", [f"{one}-docks" for one in "abcd"]) == ("a-docks", "b-docks", "c-docks")


def test_else_those_that_are_written_like_it_or_have_a_word_that_is() -> None:
    assert alike("Worksop", PLACES) == ("workshop",)
    assert alike("stret", PLACES) == ("dock-street",)
    assert alike("the", PLACES) == ("the-docks",)
