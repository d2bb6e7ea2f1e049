"""The rulebook of the guide in which something is hidden, installed as another project would be."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from tests.outside import installed

FLOTSAM = installed.ROOT / "examples" / "flotsam"
PAGE = installed.ROOT / "docs" / "guide" / "hidden.md"
CHECK = "from whichside_rules.testing import conformance; print(conformance.check('flotsam'))"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder into which it is installed, with its registration."""
    target = tmp_path_factory.mktemp("site")
    installed.install(FLOTSAM, target)
    return target


def python(site: Path, *arguments: object, code: int = 0, text: str = "") -> str:
    return installed.python(FLOTSAM, site, *arguments, code=code, text=text)


def whichside(site: Path, *arguments: object, text: str = "") -> str:
    return python(site, "-m", "whichside_rules.cli", *arguments, text=text)


def test_the_page_shows_every_file_and_they_are_short() -> None:
    shown = re.findall(r"literalinclude\} ../../examples/flotsam/(\S+)", PAGE.read_text("utf-8"))
    there = [path.relative_to(FLOTSAM).as_posix() for path in installed.files(FLOTSAM)]
    assert sorted(shown) == sorted(there * 2)
    assert 300 < installed.lines(FLOTSAM) <= 370


def test_every_clause_is_proved_by_its_scenarios(site: Path) -> None:
    told = json.loads(whichside(site, "check", "features", "--json"))
    scenarios = told["results"]["scenarios"]
    assert [scenario["outcome"] for scenario in scenarios] == ["passed"] * 6
    proved = {clause for scenario in scenarios for clause in scenario["clauses"]}
    listed = whichside(site, "clause", "--list", "flotsam").splitlines()
    assert proved == {line.split()[0] for line in listed}
    assert len(proved) == 11


def test_its_scenarios_run_the_code_of_their_clauses(site: Path) -> None:
    assert "6 passed" in installed.features(FLOTSAM, site)


FRENCH = """# language: fr
Fonctionnalité: Une marée
  Scénario: Ce que voit chacun
    Étant donné que les mains sont « 2 7 9, 1 4 12, 3 5 8 »
    Quand les mises sont 7, 12 et 3
    Et on pioche le 10
    Alors bob apprend « bob pioche le 10. »
    Et cid apprend « bob pioche une carte. »
    Et cid voit la main de ann comme « 7 ? ? »
    Et les points sont 0, 1 et 0
    Quand ann mise le 10
    Alors le coup est refusé par flotsam.tide.own-card
    Et le refus dit « Le 10 n'est pas dans la main de ann. »
"""


def test_its_sentences_are_said_in_french(site: Path, tmp_path: Path) -> None:
    feature = tmp_path / "une.feature"
    feature.write_text(FRENCH, encoding="utf-8")
    assert whichside(site, "check", feature).splitlines()[-1] == "1 tient"


WHY = """Feature: A tide
  Scenario: Who bids the highest takes the find
    Given the hands are "2 7 9, 1 4 12, 3 5 8"
    When bob bids the 12
    Then bob is told "bob lays the 12 face down."
"""


def test_what_would_change_a_verdict_is_told(site: Path, tmp_path: Path) -> None:
    feature = tmp_path / "why.feature"
    feature.write_text(WHY, encoding="utf-8")
    told = whichside(site, "check", "--why", feature)
    # The hands are words of its own, of which nobody tells others.
    assert [line.strip() for line in told.splitlines()[3:-1]] == [
        "hangs on: line 4",
        'If bob bids the 4, it is not so that bob is told "bob lays the 12 face down." '
        "(what is told: ['bob lays the 4 face down.']).",
        "not tried: other words in line 3, 4",
    ]


def test_it_keeps_every_promise(site: Path) -> None:
    assert python(site, "-c", CHECK).split() == ["20"]


def test_it_is_played_saved_and_replayed(site: Path, tmp_path: Path) -> None:
    saved = tmp_path / "tides.json"
    # Ann sits down, looks at her view, bids her first card and gives the keyboard back.
    typed = f"ann\n\n1\n\ns {saved}\nq\n"
    told = whichside(site, "play", "flotsam", "--seed", 3, text=typed)
    assert "not seen" in told
    assert re.search(r"ann lays the \d+ face down", told)
    story = whichside(site, "replay", saved)
    assert "ann draws the" in story
    summary = json.loads(whichside(site, "simulate", "flotsam", "-n", 20, "--seed", 1, "--json"))
    assert summary["games"] == 20
    assert '"hidden"' in whichside(site, "schema", "flotsam-view")
    assert '"hidden"' not in whichside(site, "schema", "flotsam-state")


SEATS = ("ann", "bob", "cid")
SERVED = """
import json, random
from examples.server.table import Refused, Table

table, luck, shown = Table("flotsam"), random.Random(1), []
tokens = {seat: table.join([seat]) for seat in ("ann", "bob", "cid")}
while table.shown_to("")["pending"]["kind"] != "over":
    for seat, token in tokens.items():
        shown.append((seat, table.shown_to(token)))
        actions = shown[-1][1]["actions"]
        if actions:
            table.move(token, luck.choice(actions)["move"])
print(json.dumps(shown))
"""


def test_the_server_gives_a_seat_its_own_view_only(site: Path) -> None:
    shown = json.loads(python(site, "-c", SERVED))
    assert len(shown) >= 12
    for seat, table in shown:
        assert list(table["views"]) == [seat]
        view = table["views"][seat]
        fields = zip(SEATS, view["hands"], view["known"], view["bids"], strict=True)
        for other, hand, known, bid in fields:
            assert [card for card in hand if card != "hidden"] == (hand if other == seat else known)
            assert other == seat or bid in (None, "hidden")
        drawn = [line for line in table["story"] if "draws the" in line]
        assert all(line.startswith(seat) for line in drawn)
        assert len(drawn) >= 3
        assert not any("lays the" in line for line in table["story"] if not line.startswith(seat))


CARD = "(Event):\n    player: str\n    card: int | None\n    clause: str\n\n    def seen_by"
DEAF = CARD.replace("seen_by", "unused")
WHO = "who=still_to_bid"
BY_HAND = "who=lambda all: sorted(still_to_bid(all), key=lambda one: hand(all, one))"
SECRET, OPEN = 'secrets={"bids": hand}', '"points", '
LEAKS = {
    "a bid told to all": (
        {f"class Laid{CARD}": f"class Laid{DEAF}"},
        "is told what ann chose: .*card=",
    ),
    "a drawn card told to all": (
        {f"class Drawn{CARD}": f"class Drawn{DEAF}"},
        "events tell bob of hidden things: .*card=",
    ),
    "bids that lie open": (
        {f"    {SECRET},\n": "", OPEN: f'{OPEN}"bids", '},
        "can tell two worlds by the view|is told what|what nothing told",
    ),
    "a pile that lies open": (
        {'"deck": None': '"deck": 0'},
        "the view shows bob what nothing told",
    ),
    "who is asked first hangs on the hands": (
        {WHO: BY_HAND},
        "can tell two worlds by who must act",
    ),
    "a view that forgets what all saw": (
        {"(*draft.tides, draft.bids)": "(*draft.tides, (max(draft.bids),))"},
        "events tell .* of hidden things",
    ),
    "nothing said of the bids": ({f"    {SECRET},\n": ""}, "who sees State.bids is not said"),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(site: Path, tmp_path: Path, leak: str) -> None:
    changes, told = LEAKS[leak]
    broken = Path(shutil.copytree(site, tmp_path / "site"))
    found = set[str]()
    for file in (broken / "flotsam").glob("*.py"):
        text = file.read_text("utf-8")
        found |= {old for old in changes if old in text}
        for old, new in changes.items():
            text = text.replace(old, new)
        file.write_text(text, "utf-8")
    assert found == {*changes}
    last = installed.python(broken, broken, "-c", CHECK, code=1).splitlines()[-1]
    assert re.search(told, last), last
    if leak == "a bid told to all":
        assert " ".join(PAGE.read_text("utf-8").split()).count(last) == 2
