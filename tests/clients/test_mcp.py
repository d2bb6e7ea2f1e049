"""The server for assistants, asked by the client of the protocol's own library."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from mcp import Client, StdioServerParameters, stdio_client
from mcp_types import CallToolResult, TextContent

from whichside_rules import clause, clauses, games, readings
from whichside_rules.clients.mcp import MOST_ASKED, server
from whichside_rules.scenarios.apart import Asker

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.asyncio
Call = Callable[..., Awaitable[CallToolResult]]

SHORT = """
Feature: The end of our third turn

  Scenario: We are two dollars short
    Given a postal game
    And there are 3 healthy workers
    And Savings are 2 dollars
    When the Cost of Living is paid
    Then Savings are {} dollars
"""


def asking(asker: Asker, **more: Any) -> Call:
    """Calls of tools; what a tool returns fits the schema that it announces."""

    async def call(name: str, **arguments: Any) -> CallToolResult:
        async with Client(server(asker=asker, **more)) as client:
            found = await client.call_tool(name, arguments)
            assert isinstance(found, CallToolResult)
            if not found.is_error:
                schemas = {one.name: one.output_schema for one in (await client.list_tools()).tools}
                schema = schemas[name]
                assert schema is not None
                jsonschema.validate(found.structured_content, schema)
        return found

    return call


@pytest.fixture(scope="module")
def asker() -> Iterator[Asker]:
    with Asker(60) as one:
        yield one


@pytest.fixture(scope="module")
def call(asker: Asker) -> Call:
    return asking(asker)


def told(result: CallToolResult) -> Any:
    assert not result.is_error, result
    return result.structured_content


def wrong(result: CallToolResult) -> str:
    """What an error says: for whoever asked, so no traceback and no name of a file."""
    assert result.is_error
    (content,) = result.content
    assert isinstance(content, TextContent)
    assert "Traceback" not in content.text
    assert 'File "' not in content.text
    return content.text


async def test_every_tool_is_explained_typed_and_only_reads() -> None:
    async with Client(server()) as client:
        tools = (await client.list_tools()).tools
        assert "stand-ins" in (client.instructions or "")
    assert len(tools) == 7
    for tool in tools:
        assert tool.description
        assert tool.title
        assert tool.output_schema is not None
        assert tool.output_schema["type"] == "object"
        assert tool.annotations is not None
        assert tool.annotations.read_only_hint
        for name, schema in tool.input_schema["properties"].items():
            assert schema.get("description"), (tool.name, name)


async def test_a_client_of_an_older_protocol_is_served_alike(asker: Asker) -> None:
    async with Client(server(asker=asker), mode="legacy") as client:
        assert len((await client.list_tools()).tools) == 7
        found = await client.call_tool("ask_rules", {"feature": SHORT.format(0)})
        assert isinstance(found, CallToolResult)
        assert told(found)["verdict"] == "holds"
        (content,) = found.content  # many clients show a model the text alone
        assert isinstance(content, TextContent)
        assert json.loads(content.text) == told(found)


async def test_the_games(call: Call) -> None:
    found = told(await call("list_games", language="fr"))["games"]
    assert [one["id"] for one in found] == list(games())
    assert found[0]["clauses"] == len(clauses(games()[0]))


@pytest.mark.parametrize(
    ("words", "language"),
    [
        ("A dollar is missing when we pay: who is injured?", "en"),
        ("Il manque un dollar au moment de payer : qui est blessé ?", "fr"),
    ],
)
async def test_rules_are_found_in_both_languages(call: Call, words: str, language: str) -> None:
    found = told(await call("find_rules", words=words, game="postal", language=language))
    ids = [one["id"] for one in found["rules"]]
    assert "postal.debt.injure-per-missing-dollar" in ids
    (one,) = (each for each in found["rules"] if each["id"].endswith("per-missing-dollar"))
    assert one["title"] == clause(one["id"]).title.in_(language)
    assert one["text"] == clause(one["id"]).text.in_(language)


async def test_what_is_found_is_bounded_and_the_rest_counted(call: Call) -> None:
    few = told(await call("find_rules", words="player", limit=2))
    many = told(await call("find_rules", words="player", limit=50))
    assert len(few["rules"]) == 2
    assert few["left_off"] == len(many["rules"]) + many["left_off"] - 2 > 0
    none = told(await call("find_rules", words="zyzzyva", language="fr"))
    assert none == {
        "rules": [],
        "left_off": 0,
        "note": "aucune clause n'a ces mots ; essayez-en d'autres",
    }


async def test_a_rule_comes_with_all_that_belongs_to_it(call: Call) -> None:
    name = "postal.debt.injure-per-missing-dollar"
    found = told(await call("read_rule", id=f"@{name}", language="fr", scenarios=2))
    one = clause(name)
    assert (found["title"], found["text"]) == (one.title.fr, one.text.fr)
    assert found["sources"][0]["lines"] == one.sources[0].lines
    assert [each["id"] for each in found["readings"]] == list(one.readings)
    assert {each["name"] for each in found["code"]} >= {"fall_into_debt"}
    assert len(found["scenarios"]) == 2
    assert found["scenarios_left_off"] > 0
    assert any(line.startswith("Quand ") for line in found["scenarios"][0]["steps"])
    none = told(await call("read_rule", id=name, scenarios=0))
    assert none["scenarios_left_off"] == found["scenarios_left_off"] + 2


async def test_readings_say_what_holds_and_what_else_could(call: Call) -> None:
    (one,) = told(await call("list_readings", words="postal.R-2"))["readings"]
    assert one["field"] == "six_on_ten"
    assert one["default"] in [each["name"] for each in one["options"]]
    of_clause = told(await call("list_readings", words=one["clauses"][0]))["readings"]
    assert one in of_clause
    pages = [
        told(await call("list_readings", game="anarchy", limit=20, offset=at)) for at in (0, 20)
    ]
    assert [each["id"] for page in pages for each in page["readings"]] == [
        each.id for each in readings("anarchy")
    ][:40]
    assert pages[0]["left_off"] == len(readings("anarchy")) - 20
    french = told(await call("list_readings", words="emprise patronale", language="fr"))
    assert any("Emprise" in each["question"] for each in french["readings"])


async def test_sentences_are_told_with_what_they_take(call: Call) -> None:
    arguments = {"words": "savings are", "game": "postal", "kind": "then"}
    (one,) = told(await call("find_sentences", **arguments))["sentences"]
    assert one["kind"] == "then"
    assert set(one["takes"]) == {"bound", "n"}
    assert any("[n]" in said for said in one["says"])
    french = told(await call("find_sentences", words="epargne", language="fr", limit=1))
    assert french["left_off"] >= 0


@pytest.mark.parametrize("name", games())
async def test_an_example_holds_when_it_is_asked(call: Call, name: str) -> None:
    text = told(await call("show_example", game=name, language="fr"))["text"]
    found = told(await call("ask_rules", feature=text))
    assert found["verdict"] == "holds"
    assert found["language"] == "fr"


async def test_a_scenario_is_answered_by_citation(call: Call) -> None:
    found = told(await call("ask_rules", feature=SHORT.format(0)))
    assert found["verdict"] == "holds"
    (ruling,) = found["rulings"]
    assert "postal.debt.definition" in [one["id"] for one in ruling["cited"]]
    assert all(step["verdict"] == "holds" for step in ruling["steps"])


async def test_a_wrong_expectation_is_told_what_the_rules_say(call: Call) -> None:
    found = told(await call("ask_rules", feature=SHORT.format(1)))
    assert found["verdict"] == "fails"
    assert "0" in found["rulings"][0]["says"]
    assert "FAILS" in found["text"]


async def test_an_open_reading_is_a_caveat(call: Call) -> None:
    path = ROOT / "features" / "postal" / "offensive.feature"
    found = told(await call("ask_rules", feature=path.read_text("utf-8")[:MOST_ASKED]))
    hanging = [one for ruling in found["rulings"] for one in ruling["readings"]]
    assert hanging
    for one in hanging:
        (caveat, *_) = (each for each in found["caveats"] if each.startswith(one["reading"]))
        assert one["option"] in caveat
        assert all(other in caveat for other in one["others"])


async def test_a_stand_in_is_a_caveat(call: Call) -> None:
    path = ROOT / "features" / "anarchy" / "draw.feature"
    found = told(await call("ask_rules", feature=path.read_text("utf-8")))
    ours = [one for ruling in found["rulings"] for one in ruling["stand_ins"]]
    assert ours
    assert all(any(one["key"] in each for each in found["caveats"]) for one in ours)


async def test_what_is_not_understood_is_told_with_what_is(call: Call) -> None:
    text = SHORT.replace("Savings are 2 dollars", "Savings zyzzyva 2 dollars")
    found = told(await call("ask_rules", feature=text))
    assert found["verdict"] == "not understood"
    assert found["rulings"] == []
    assert "nearest" in found["troubles"][0]["message"]
    assert found["troubles"][0]["line"] == 7


@pytest.mark.parametrize(
    ("name", "arguments", "says"),
    [
        ("find_rules", {"words": "x", "game": "chess"}, "chess"),
        ("read_rule", {"id": "postal.debt.definitoin"}, "postal.debt.definition"),
        ("read_rule", {"id": "postal.dept", "language": "fr"}, "clause"),
        ("show_example", {"game": ""}, "the games are"),
        ("find_sentences", {"kind": "perhaps"}, "kind"),
        ("find_rules", {"words": "x" * 501}, "words"),
        ("find_rules", {"words": "x", "limit": 1_000}, "limit"),
        ("list_readings", {"offset": -1}, "offset"),
        ("ask_rules", {"feature": "x" * (MOST_ASKED + 1)}, "feature"),
        ("ask_rules", {}, "feature"),
    ],
)
async def test_wrong_input_is_an_error_that_helps(
    call: Call, name: str, arguments: dict[str, Any], says: str
) -> None:
    assert says in wrong(await call(name, **arguments))


async def test_an_answer_that_takes_too_long_is_an_error() -> None:
    with Asker(seconds=0) as hasty:
        call = asking(hasty)
        said = wrong(await call("ask_rules", feature=SHORT.format(0), language="fr"))
    assert "n'ont pas répondu en 0 secondes" in said


async def test_an_answer_is_bounded(call: Call) -> None:
    rows = "\n".join(f"      | {n} |" for n in range(1, 101))
    text = SHORT.replace("Scenario:", "Scenario Outline:").replace("are 2 d", "are <n> d")
    found = await call("ask_rules", feature=f"{text.format(0)}\n    Examples:\n      | n |\n{rows}")
    answer = told(found)
    assert len(answer["rulings"]) == 20
    assert answer["left_off"] == 80
    assert len(json.dumps(answer)) < 100_000


async def test_the_command_serves_over_standard_input() -> None:
    started = StdioServerParameters(
        command=sys.executable,
        args=["-m", "whichside_rules.cli", "mcp", "--lang", "fr"],
        env={"PYTHONPATH": os.pathsep.join(sys.path)},
        cwd=ROOT,
    )
    async with Client(stdio_client(started)) as client:
        found = await client.call_tool("ask_rules", {"feature": SHORT.format(0)})
        assert isinstance(found, CallToolResult)
        assert told(found)["verdict"] == "holds"
        listed = await client.call_tool("list_games", {})
        assert isinstance(listed, CallToolResult)
        assert "jeu postal" in json.dumps(told(listed), ensure_ascii=False)
