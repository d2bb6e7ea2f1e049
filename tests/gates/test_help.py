"""Who looks at the library with ``help`` and ``dir`` finds it explained, whatever is installed."""

from __future__ import annotations

import pydoc
import subprocess
import sys
from typing import get_type_hints

import pytest

from whichside_rules.kernel.book import rulebook
from whichside_rules.kernel.playing.event import Event
from whichside_rules.kernel.playing.game import Game
from whichside_rules.kernel.playing.move import Move

GAMES = pytest.mark.parametrize("name", rulebook.built_in())
BARE = "import sys; sys.modules['gherkin'] = sys.modules['parse'] = None\n"
"""An environment with the library alone."""


@GAMES
def test_every_function_of_a_game_is_explained(name: str) -> None:
    game = rulebook.find(name).game
    words = [one for one, said in vars(Game).items() if callable(said) and one[0] != "_"]
    assert {"apply", "check", "pending"} < set(words)
    assert [one for one in words if not getattr(game, one).__doc__] == []


@GAMES
def test_everything_that_a_game_exports_can_be_looked_at(name: str) -> None:
    game = rulebook.find(name).game
    kinds = [one for one in vars(game).values() if isinstance(one, type)]
    assert any(issubclass(one, Move) for one in kinds)
    for one in kinds:
        assert one.__name__ in pydoc.render_doc(one)


def test_what_makes_nothing_has_no_maker() -> None:
    assert not hasattr(Event, "of")
    assert "of" in get_type_hints(Event)


def bare(code: str) -> str:
    """What some code prints where only the library is installed."""
    done = subprocess.run(
        [sys.executable, "-c", BARE + code], capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_library_alone_can_be_looked_at() -> None:
    code = (
        "import pydoc, whichside_rules\n"
        "from whichside_rules import *\n"
        "print(hasattr(whichside_rules, 'ask'), 'ask' in dir(whichside_rules), Verdict.__name__)\n"
        "print('ask(' in pydoc.render_doc(whichside_rules, renderer=pydoc.plaintext))\n"
    )
    assert bare(code).split() == ["True", "True", "Verdict", "True"]


def test_asking_names_the_extra_that_it_needs() -> None:
    code = (
        "from whichside_rules import ask\n"
        "try: ask('Feature: f')\n"
        "except ImportError as error: print(error)\n"
    )
    assert bare(code) == "asking needs gherkin: pip install 'whichside-rules[check]'\n"
