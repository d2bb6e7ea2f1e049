"""The server for editors, driven by a client that holds it to the protocol."""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from itertools import count
from pathlib import Path
from typing import TypeVar

import click
import pytest
import pytest_lsp
from lsprotocol import types as lsp
from pygls.uris import from_fs_path
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

from whichside_rules import clause
from whichside_rules.cli.app import whichside
from whichside_rules.clients.lsp import TELL
from whichside_rules.scenarios.lint import problems

ROOT = Path(__file__).resolve().parents[2]
T = TypeVar("T")
MODULE = pytest.mark.asyncio(loop_scope="module")

SHORT = """\
@postal.debt.definition
Feature: The end of our third turn

  Scenario: We are two dollars short
    Given a postal game
    And 3 healthy workers
    And Savings of 2 dollars
    When the Cost of Living is paid
    Then Savings are 0 dollars
"""
COURT = """\
# language: fr
Fonctionnalité: La fin de notre tour

  Scénario: Il nous manque deux dollars
    Étant donné une partie du jeu postal
    Et une Économie de 2 $
    Quand le coût de la vie est payé
    Alors l'Économie est de 0 $
"""

edits: list[lsp.ApplyWorkspaceEditParams] = []


def factory() -> LanguageClient:
    made = pytest_lsp.make_test_lsp_client()

    @made.feature(lsp.WORKSPACE_APPLY_EDIT)  # type: ignore[untyped-decorator]
    def apply(params: lsp.ApplyWorkspaceEditParams) -> lsp.ApplyWorkspaceEditResult:
        edits.append(params)
        return lsp.ApplyWorkspaceEditResult(applied=True)

    @made.feature(lsp.WORKSPACE_INLAY_HINT_REFRESH)  # type: ignore[untyped-decorator]
    def refresh(_: None) -> None:
        return None

    return made


@pytest_lsp.fixture(  # type: ignore[untyped-decorator]
    scope="module",
    config=ClientServerConfig(
        server_command=[sys.executable, "-m", "whichside_rules.cli", "lsp", "--stdio"],
        server_env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])},
        client_factory=factory,
    ),
)
async def editor(client: LanguageClient) -> AsyncIterator[None]:
    begun = await client.initialize_session(
        lsp.InitializeParams(capabilities=client_capabilities("neovim@v0.11.0"))
    )
    assert begun.capabilities.position_encoding == "utf-8"
    yield
    await client.shutdown_session()


def units(text: str) -> int:
    """How long a text is to the editor, which counts in UTF-8 where the server can."""
    return len(text.encode())


class Text:
    """A text that is open in the editor; a ``|`` in it is where the caret is."""

    numbers = count()

    def __init__(self, client: LanguageClient, text: str, folder: str = "") -> None:
        self.client = client
        self.at = lsp.Position(0, 0)
        before, caret, _ = text.partition("¦")
        if caret:
            line = before.rsplit("\n", 1)[-1]
            self.at = lsp.Position(before.count("\n"), units(line))
        self.text = text.replace("¦", "")
        self.path = ROOT / "nowhere" / folder / f"text{next(self.numbers)}.feature"
        self.uri = from_fs_path(str(self.path)) or ""
        self.name = lsp.TextDocumentIdentifier(self.uri)
        client.text_document_did_open(
            lsp.DidOpenTextDocumentParams(lsp.TextDocumentItem(self.uri, "cucumber", 1, self.text))
        )

    def line(self, number: int) -> str:
        return self.text.splitlines()[number]

    async def diagnostics(self, fits: Callable[[list[lsp.Diagnostic]], T | None]) -> T:
        """What the editor was told, once it fits."""
        for _ in range(600):
            found = self.client.diagnostics.get(self.uri)
            said = fits([*found]) if found is not None else None
            if said:
                return said
            await asyncio.sleep(0.05)
        raise AssertionError(f"never told: {self.client.diagnostics.get(self.uri)}")

    async def complete(self) -> list[lsp.CompletionItem]:
        params = lsp.CompletionParams(text_document=self.name, position=self.at)
        found = await self.client.text_document_completion_async(params)
        assert isinstance(found, lsp.CompletionList)
        return [*found.items]

    async def hints(self) -> list[lsp.InlayHint]:
        whole = lsp.Range(lsp.Position(0, 0), lsp.Position(len(self.text), 0))
        for _ in range(600):
            found = await self.client.text_document_inlay_hint_async(
                lsp.InlayHintParams(self.name, whole)
            )
            if found:
                return [*found]
            await asyncio.sleep(0.05)
        raise AssertionError("no hint")

    async def actions(
        self, only: lsp.CodeActionKind | None = None
    ) -> list[lsp.CodeAction | lsp.Command]:
        context = lsp.CodeActionContext(
            [*self.client.diagnostics.get(self.uri, ())], only=[only] if only else None
        )
        found = await self.client.text_document_code_action_async(
            lsp.CodeActionParams(self.name, lsp.Range(self.at, self.at), context)
        )
        return [*(found or ())]

    async def hover(self) -> lsp.Hover | None:
        return await self.client.text_document_hover_async(lsp.HoverParams(self.name, self.at))

    async def definition(self) -> list[lsp.Location]:
        params = lsp.DefinitionParams(self.name, self.at)
        found = await self.client.text_document_definition_async(params)
        assert isinstance(found, list)
        return [one for one in found if isinstance(one, lsp.Location)]


def written(item: lsp.CompletionItem) -> str:
    assert isinstance(item.text_edit, lsp.TextEdit)
    return item.text_edit.new_text


# Completion ---------------------------------------------------------------------------------------


@MODULE
async def test_a_sentence_is_completed_with_places_to_fill(editor: LanguageClient) -> None:
    text = Text(editor, SHORT.replace("Savings are 0 dollars", "Savings are ¦"))
    found = await text.complete()
    snippets = [written(one) for one in found]
    assert "Savings are ${1:[n]} dollars" in snippets
    (one,) = (each for each in found if written(each) == "Savings are ${1:[n]} dollars")
    assert one.label == "Savings are [n] dollars"
    assert one.insert_text_format == lsp.InsertTextFormat.Snippet
    assert one.detail == "The Savings, in dollars."
    assert "[n] a whole number" in str(one.documentation)
    assert isinstance(one.text_edit, lsp.TextEdit)
    line = text.line(one.text_edit.range.start.line)
    assert line[one.text_edit.range.start.character :] == "Savings are "


@MODULE
async def test_only_the_game_and_the_kind_of_step_are_offered(editor: LanguageClient) -> None:
    first = (await Text(editor, SHORT.replace("the Cost of Living is paid", "¦")).complete())[:20]
    assert first
    assert not any("Anarchy" in one.label or "Savings are" in one.label for one in first)
    bare = "Feature: x\n\n  Scenario: y\n    Given ¦"
    games = {one.label for one in await Text(editor, bare.replace("¦", "a ¦")).complete()}
    assert any("postal game" in one for one in games)
    assert any("Anarchy" in one for one in games)
    inside = await Text(editor, bare.replace("¦", "a ¦"), "postal").complete()
    assert not any("Anarchy" in one.label for one in inside)


@MODULE
async def test_names_are_completed_and_few_are_a_choice(editor: LanguageClient) -> None:
    text = Text(editor, SHORT.replace("the Cost of Living is paid", "a worker acts at the Pri¦"))
    first = written((await text.complete())[0])
    assert first == "a worker acts at the Printing Press"
    text = Text(editor, SHORT.replace("the Cost of Living is paid", "a worker acts at ¦"))
    choice = written((await text.complete())[0])
    assert re.fullmatch(r"a worker acts at \$\{1\|the Tenement,.*,the Tenderloin\|\}", choice)


@MODULE
async def test_french_is_completed_in_french(editor: LanguageClient) -> None:
    text = Text(editor, COURT.replace("l'Économie est de 0 $", "l’Économie est ¦"))
    found = [one.label for one in await text.complete()]
    assert "l'Économie est de [n] $" in found


@MODULE
async def test_columns_count_as_the_editor_counts(editor: LanguageClient) -> None:
    text = Text(editor, SHORT.replace("Savings are 0 dollars", "Savings are at l¦"))
    (one, *_) = await text.complete()
    assert isinstance(one.text_edit, lsp.TextEdit)
    assert one.text_edit.range.end == text.at
    text = Text(editor, COURT.replace("Et une Économie de 2 $", "Et une É¦conomie de 2 $"))
    found = await text.hover()
    assert found is not None
    assert found.range is not None
    assert found.range.end.character == units("    Et une Économie de 2 $")


@MODULE
async def test_keywords_and_tags_are_completed(editor: LanguageClient) -> None:
    text = Text(editor, f"{SHORT}    An¦")
    assert [written(one) for one in await text.complete()] == ["And "]
    text = Text(editor, f"{COURT}\n  Sc¦")
    assert "Scénario: " in [written(one) for one in await text.complete()]
    text = Text(editor, SHORT.replace("definition", "def¦"))
    (one,) = await text.complete()
    assert written(one) == "postal.debt.definition"
    assert one.detail == clause("postal.debt.definition").title.en


@MODULE
async def test_nothing_is_completed_where_no_step_stands(editor: LanguageClient) -> None:
    for text in ("Feature: x¦", "¦# a comment", '"""\n  Given a ¦\n"""', SHORT + "    | a ¦ |"):
        assert not [one for one in await Text(editor, text).complete() if one.kind != _KEYWORD], (
            text
        )


_KEYWORD = lsp.CompletionItemKind.Keyword


# What is wrong ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        SHORT.replace("Savings are 0", "Savings zyzzyva 2"),
        COURT.replace("l'Économie est de 0 $", "l'Économie zyzzyva 2 $"),
        "",
        "nonsense",
        SHORT.replace("debt.definition", "debt.nothing"),
        SHORT.replace("    Then Savings are 0 dollars\n", ""),
    ],
)
@MODULE
async def test_what_is_wrong_is_told_in_the_words_of_the_check(
    editor: LanguageClient, text: str, tmp_path: Path
) -> None:
    told = await Text(editor, text).diagnostics(lambda found: found)
    path = tmp_path / "same.feature"
    path.write_text(text, encoding="utf-8")
    assert [(one.range.start.line + 1, one.message) for one in told] == [
        (one.line, one.message) for one in problems(path)
    ]
    assert {one.severity for one in told} == {lsp.DiagnosticSeverity.Error}


@MODULE
async def test_it_is_told_anew_while_somebody_types(editor: LanguageClient) -> None:
    text = Text(editor, SHORT.replace("Savings are 0", "Savings zyzzyva 0"))
    await text.diagnostics(lambda found: found)
    line = next(n for n, one in enumerate(text.text.splitlines()) if "zyzzyva" in one)
    start = text.line(line).index("zyzzyva")
    place = lsp.Range(lsp.Position(line, start), lsp.Position(line, start + len("zyzzyva")))
    editor.text_document_did_change(
        lsp.DidChangeTextDocumentParams(
            lsp.VersionedTextDocumentIdentifier(version=2, uri=text.uri),
            [lsp.TextDocumentContentChangePartial(place, "are")],
        )
    )
    await text.diagnostics(lambda found: not found)
    assert (await text.hints())[0].label


@MODULE
async def test_the_nearest_sentences_are_quick_fixes(editor: LanguageClient) -> None:
    text = Text(editor, SHORT.replace("Savings are 0", "Sav¦ings zyzzyva 0"))
    (wrong,) = await text.diagnostics(lambda found: found)
    found = await text.actions(lsp.CodeActionKind.QuickFix)
    assert found
    for number, one in enumerate(found):
        assert isinstance(one, lsp.CodeAction)
        assert one.is_preferred == (number == 0)
        assert [*(one.diagnostics or ())] == [wrong]
        assert one.edit is not None
        assert one.edit.changes is not None
        (edit,) = one.edit.changes[text.uri]
        assert edit.new_text in one.title
        assert edit.new_text in wrong.message
        assert text.line(edit.range.start.line)[edit.range.start.character :].startswith(
            "Savings z"
        )


@MODULE
async def test_what_is_understood_has_no_fix(editor: LanguageClient) -> None:
    text = Text(editor, SHORT.replace("Savings are 0", "Sav¦ings are 0"))
    assert await text.actions(lsp.CodeActionKind.QuickFix) == []
    (tell,) = await text.actions()
    assert tell.title == "Tell it in French"
    (dire,) = await Text(editor, COURT).actions(lsp.CodeActionKind.Refactor)
    assert dire.title == "Le dire en anglais"


# What it means ------------------------------------------------------------------------------------


@MODULE
async def test_a_sentence_is_explained_and_leads_to_its_function(editor: LanguageClient) -> None:
    text = Text(editor, SHORT.replace("Savings are 0", "Savings a¦re 0"))
    found = await text.hover()
    assert found is not None
    assert isinstance(found.contents, lsp.MarkupContent)
    assert "Savings are [n] dollars" in found.contents.value
    assert "The Savings, in dollars." in found.contents.value
    (place,) = await text.definition()
    assert place.uri.endswith("vocabulary/postal/sentences.py")


@MODULE
async def test_a_tag_is_explained_and_leads_to_its_clause(editor: LanguageClient) -> None:
    text = Text(editor, SHORT.replace("debt.def", "debt.d¦ef"))
    found = await text.hover()
    assert found is not None
    assert isinstance(found.contents, lsp.MarkupContent)
    assert clause("postal.debt.definition").text.en in found.contents.value
    assert "postal.R-34" in found.contents.value
    (place,) = await text.definition()
    assert place.uri.endswith("postal/debt.toml")
    file = (ROOT / "whichside_rules" / "postal" / "debt.toml").read_text("utf-8").splitlines()
    assert file[place.range.start.line] == 'id = "postal.debt.definition"'


@MODULE
async def test_a_row_of_an_outline_says_what_a_step_means(editor: LanguageClient) -> None:
    outline = SHORT.replace("Scenario:", "Scenario Outline:").replace("of 2", "of <n¦>")
    text = Text(editor, f"{outline}\n    Examples:\n      | n |\n      | 2 |\n")
    found = await text.hover()
    assert found is not None
    assert isinstance(found.contents, lsp.MarkupContent)
    assert "Savings of [n] dollars" in found.contents.value


@pytest.mark.parametrize(
    "text", ["¦", "Feature: ¦x", "@nothing.a¦t.all\n", "Feature: x\n\n\n¦", "  Given ¦nonsense"]
)
@MODULE
async def test_what_means_nothing_is_not_explained(editor: LanguageClient, text: str) -> None:
    one = Text(editor, text)
    assert await one.hover() is None
    assert await one.definition() == []


# What the rules say -------------------------------------------------------------------------------


@MODULE
async def test_the_verdict_stands_beside_its_scenario(editor: LanguageClient) -> None:
    text = Text(editor, SHORT)
    (hint,) = await text.hints()
    assert str(hint.label).startswith("holds: postal.phase.resolution.pay, postal.debt.definition")
    assert hint.position == lsp.Position(3, len(text.line(3)))
    assert isinstance(hint.tooltip, lsp.MarkupContent)
    assert "One injury per missing dollar" in hint.tooltip.value
    (hint,) = await Text(editor, COURT).hints()
    assert str(hint.label).startswith("tient : ")


@MODULE
async def test_what_does_not_hold_is_told_at_its_step(editor: LanguageClient) -> None:
    text = Text(editor, SHORT.replace("are 0", "are 1"))
    (wrong,) = await text.diagnostics(lambda found: found)
    assert wrong.severity == lsp.DiagnosticSeverity.Warning
    assert wrong.range.start.line == 8
    (hint,) = await text.hints()
    assert str(hint.label).startswith("FAILS: ")
    assert isinstance(hint.tooltip, lsp.MarkupContent)
    assert wrong.message.splitlines()[0] in hint.tooltip.value


@MODULE
async def test_what_is_understood_is_answered_beside_what_is_not(editor: LanguageClient) -> None:
    text = Text(
        editor, f"{SHORT}\n  Scenario: Another\n    Given a postal game\n    Then we zyzzyva\n"
    )
    (wrong,) = await text.diagnostics(lambda found: found)
    assert wrong.range.start.line == 12
    (hint,) = await text.hints()
    assert str(hint.label).startswith("holds: ")
    assert hint.position.line == 3


@MODULE
async def test_rows_are_counted(editor: LanguageClient) -> None:
    outline = SHORT.replace("Scenario:", "Scenario Outline:").replace("are 0", "are <n>")
    rows = "".join(f"      | {n} |\n" for n in (0, 1, 2))
    (hint,) = await Text(editor, f"{outline}\n    Examples:\n      | n |\n{rows}").hints()
    assert str(hint.label).startswith("2 FAILS, 1 holds: ")


def test_the_extension_of_the_guide_starts_this_command() -> None:
    folder = ROOT / "examples" / "vscode"
    package = json.loads((folder / "package.json").read_text("utf-8"))
    settings = package["contributes"]["configuration"]["properties"]
    command, name = settings["whichside.command"]["default"]
    assert command == "whichside"
    assert name in whichside.list_commands(click.Context(whichside))
    assert (folder / package["main"]).is_file()


def test_a_vocabulary_that_is_none_is_told() -> None:
    command = [sys.executable, "-m", "whichside_rules.cli", "lsp", "--vocabulary", "nothing:here"]
    path = os.pathsep.join([str(ROOT), *sys.path])
    done = subprocess.run(
        command,
        env={**os.environ, "PYTHONPATH": path},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert "'nothing:here' cannot be loaded" in done.stderr
    assert "Traceback" not in done.stderr


# The other language -------------------------------------------------------------------------------


async def tell(client: LanguageClient, text: Text) -> bool:
    params = lsp.ExecuteCommandParams(TELL, [text.uri])
    return bool(await client.workspace_execute_command_async(params))


@MODULE
async def test_a_feature_is_told_in_the_other_language(editor: LanguageClient) -> None:
    text = Text(editor, COURT)
    edits.clear()
    assert await tell(editor, text)
    (params,) = edits
    assert params.edit.changes is not None
    (edit,) = params.edit.changes[text.uri]
    assert edit.range.start == lsp.Position(0, 0)
    assert edit.range.end == lsp.Position(COURT.count("\n"), 0)
    assert "    Then Savings are 0 dollars" in edit.new_text
    assert "# language" not in edit.new_text
    assert "lignes 2, 4" in editor.messages[-1].message


@MODULE
async def test_what_cannot_be_told_is_not_changed(editor: LanguageClient) -> None:
    edits.clear()
    assert not await tell(editor, Text(editor, SHORT.replace("Savings are", "Savings zyzzyva")))
    assert edits == []
    assert editor.messages[-1].type == lsp.MessageType.Error
    assert editor.messages[-1].message.startswith("9: ")
