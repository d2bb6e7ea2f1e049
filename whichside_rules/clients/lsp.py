"""Features in an editor: a server of the Language Server Protocol.

It completes sentences, says what is wrong in the words of ``whichside check``, proposes what may
have been meant, explains sentences and clauses, leads to where they stand, shows beside each
scenario what the rules say of it, and tells a feature in the other language. The rules are asked in
a process of their own, so that whoever types never waits for them.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections import OrderedDict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TypeVar

from lsprotocol import types as lsp
from pygls.lsp.server import LanguageServer
from pygls.uris import from_fs_path, to_fs_path

from whichside_rules import __version__
from whichside_rules.scenarios.apart import Asker, TookTooLong, WasEnded
from whichside_rules.scenarios.asking import Verdict
from whichside_rules.scenarios.editing import (
    Place,
    Sheet,
    Written,
    failing,
    marks,
    of_clause,
    of_sentence,
)
from whichside_rules.scenarios.translation import Untranslatable, translate_text
from whichside_rules.shared.in_french import Language, in_language
from whichside_rules.vocabulary import Vocabulary, load
from whichside_rules.vocabulary.in_other_words.completing import Suggestion
from whichside_rules.vocabulary.registry import Slot, readable

__all__ = ["TELL", "Server", "serve", "server"]

TELL = "whichside.tell"
"""The command that tells a feature in the other language; it is given the address of the text."""
SECONDS = 20.0
"""So long the rules may think about one text."""
PAUSE = 0.25
"""So long nobody types before a text is looked at, in seconds."""
MOST_KEPT = 32
"""Of so many texts it is kept what the rules said."""
MOST_FIXED = 5
"""For so many steps at once it is told what may have been meant."""
MOST_CHOICES = 25
"""So many names of a place are offered in it; of more, none."""
SOURCE = "whichside"

T = TypeVar("T")

_WORDS: dict[Language, dict[str, str]] = {
    "en": {
        "tell": "Tell it in French",
        "say": "Say: {}",
        "slow": "the rules did not answer within {seconds} seconds; ask less at once",
        "kept": "kept as written, for want of a text in French: lines {lines}; write '# fr: ...' "
        "before them",
    },
    "fr": {
        "tell": "Le dire en anglais",
        "say": "Dire : {}",
        "slow": "les règles n'ont pas répondu en {seconds} secondes ; demandez moins à la fois",
        "kept": "restés tels quels, faute d'un texte en anglais : lignes {lines} ; écrivez "
        "« # en: ... » avant",
    },
}


def serve(vocabulary: str | None = None) -> None:
    """Serve an editor on standard input and output, until it ends the conversation.

    Args:
        vocabulary: other sentences than those of the games here, as ``module:name``.

    Raises:
        VocabularyError: there is no such vocabulary.
    """
    made = server(vocabulary)
    try:
        # The conversation closes its streams when it ends; those of the command stay open.
        made.start_io(
            open(os.dup(sys.stdin.fileno()), "rb"),  # noqa: SIM115 - it closes them
            open(os.dup(sys.stdout.fileno()), "wb"),  # noqa: SIM115
        )
    finally:
        made.asker.end()


class Server(LanguageServer):
    """A server, with what it knows of the texts that are open."""

    def __init__(self, vocabulary: Vocabulary, asker: Asker) -> None:
        super().__init__(
            "whichside", __version__, text_document_sync_kind=lsp.TextDocumentSyncKind.Incremental
        )
        self.vocabulary = vocabulary
        self.asker = asker
        self.judging: dict[str, asyncio.Task[None]] = {}
        """Who looks at a text now, by its address."""
        self._sheets: dict[str, Sheet] = {}
        self._said: OrderedDict[tuple[Path, str], Verdict] = OrderedDict()

    def sheet(self, uri: str) -> Sheet:
        """A text as it is now."""
        text = self.workspace.get_text_document(uri).source
        known = self._sheets.get(uri)
        if known is None or known.text != text:
            known = self._sheets[uri] = Sheet(text, _path(uri), self.vocabulary)
        return known

    def verdict(self, sheet: Sheet) -> Verdict | None:
        """What the rules said of a text, if they have been asked."""
        return self._said.get((sheet.path, sheet.text))

    def look_at(self, uri: str) -> None:
        """Look at a text once nobody has typed for a moment."""
        self.forget(uri)
        self.judging[uri] = asyncio.get_running_loop().create_task(self._judge(uri))

    def forget(self, uri: str) -> None:
        """Look at a text no longer."""
        task = self.judging.pop(uri, None)
        if task is not None:
            task.cancel()

    async def _judge(self, uri: str) -> None:
        await asyncio.sleep(PAUSE)
        sheet = self.sheet(uri)
        await asyncio.to_thread(lambda: sheet.problems)
        self.publish(uri, sheet)
        await asyncio.to_thread(sheet.prepare)
        text = await asyncio.to_thread(lambda: sheet.understood)
        if text is None:
            return
        if self.verdict(sheet) is None:
            try:
                said = await asyncio.to_thread(self.asker.ask, text, None, sheet.path)
            except TookTooLong:
                self.publish(uri, sheet, slow=True)
                return
            except WasEnded:
                return
            if said.troubles:  # nothing is left of a text in which too much is wrong
                return
            self._said[sheet.path, sheet.text] = said
            while len(self._said) > MOST_KEPT:
                self._said.popitem(last=False)
        self.publish(uri, sheet)
        able = self.client_capabilities.workspace
        if able is not None and able.inlay_hint is not None and able.inlay_hint.refresh_support:
            self.workspace_inlay_hint_refresh(None)

    def publish(self, uri: str, sheet: Sheet, *, slow: bool = False) -> None:
        """Tell the editor what is wrong with a text, and what does not hold."""
        found = [
            self._diagnostic(uri, sheet, one.line - 1, one.message, lsp.DiagnosticSeverity.Error)
            for one in sheet.problems
        ]
        verdict = self.verdict(sheet)
        for line, says in failing(verdict) if verdict is not None else ():
            severity = lsp.DiagnosticSeverity.Warning
            found.append(self._diagnostic(uri, sheet, line, says, severity))
        if slow:
            says = _WORDS[sheet.language]["slow"].format(seconds=f"{self.asker.seconds:g}")
            severity = lsp.DiagnosticSeverity.Information
            found.append(self._diagnostic(uri, sheet, 0, says, severity))
        self.text_document_publish_diagnostics(
            lsp.PublishDiagnosticsParams(uri, found, self.workspace.get_text_document(uri).version)
        )

    def _diagnostic(
        self, uri: str, sheet: Sheet, line: int, message: str, severity: lsp.DiagnosticSeverity
    ) -> lsp.Diagnostic:
        line = max(0, min(line, len(sheet.lines) - 1))
        text = sheet.lines[line]
        start = len(text) - len(text.lstrip())
        return lsp.Diagnostic(
            self.range(uri, sheet, line, start, len(text.rstrip())),
            message,
            severity=severity,
            source=SOURCE,
        )

    # -- columns: ours count characters, those of an editor what it has agreed upon --------------

    def column(self, uri: str, sheet: Sheet, at: lsp.Position) -> int:
        """The column of a place in a text."""
        codec = self.workspace.get_text_document(uri).position_codec
        return codec.position_from_client_units(sheet.lines, at).character

    def range(self, uri: str, sheet: Sheet, line: int, start: int, end: int) -> lsp.Range:
        """A piece of a line, as the editor counts."""
        codec, text = self.workspace.get_text_document(uri).position_codec, sheet.lines[line]
        return lsp.Range(
            lsp.Position(line, codec.client_num_units(text[:start])),
            lsp.Position(line, codec.client_num_units(text[:end])),
        )


def server(vocabulary: str | None = None, seconds: float = SECONDS) -> Server:
    """The server, with all that it can do; whoever embeds it chooses the transport.

    Args:
        vocabulary: other sentences than those of the games here, as ``module:name``.
        seconds: how long the rules may think about one text.

    Raises:
        VocabularyError: there is no such vocabulary.
    """
    made = Server(load(vocabulary), Asker(seconds, vocabulary))
    _texts(made)
    _explaining(made)
    _changing(made)
    return made


def _texts(ls: Server) -> None:
    @ls.feature(lsp.TEXT_DOCUMENT_DID_OPEN)
    async def opened(params: lsp.DidOpenTextDocumentParams) -> None:
        ls.look_at(params.text_document.uri)

    @ls.feature(lsp.TEXT_DOCUMENT_DID_CHANGE)
    async def changed(params: lsp.DidChangeTextDocumentParams) -> None:
        ls.look_at(params.text_document.uri)

    @ls.feature(lsp.TEXT_DOCUMENT_DID_CLOSE)
    async def closed(params: lsp.DidCloseTextDocumentParams) -> None:
        uri = params.text_document.uri
        ls.forget(uri)
        ls.text_document_publish_diagnostics(lsp.PublishDiagnosticsParams(uri, []))

    @ls.feature(lsp.SHUTDOWN)
    async def ended(_: None) -> None:
        for uri in [*ls.judging]:
            ls.forget(uri)
        ls.asker.end()


def _explaining(ls: Server) -> None:
    @ls.feature(lsp.TEXT_DOCUMENT_HOVER)
    async def hover(params: lsp.HoverParams) -> lsp.Hover | None:
        uri, line = params.text_document.uri, params.position.line
        sheet = ls.sheet(uri)
        told: list[str] = []
        place = None
        for one in _under(ls, uri, sheet, params.position):
            told.append(one[0])
            place = one[2]
        if not told or place is None:
            return None
        said = lsp.MarkupContent(lsp.MarkupKind.Markdown, "\n\n---\n\n".join(told))
        return lsp.Hover(said, ls.range(uri, sheet, line, *place))

    @ls.feature(lsp.TEXT_DOCUMENT_DEFINITION)
    async def definition(params: lsp.DefinitionParams) -> list[lsp.Location]:
        sheet = ls.sheet(params.text_document.uri)
        under = _under(ls, params.text_document.uri, sheet, params.position)
        return [_location(place) for _, place, _ in under if place is not None]

    @ls.feature(lsp.TEXT_DOCUMENT_INLAY_HINT)
    async def hints(params: lsp.InlayHintParams) -> list[lsp.InlayHint]:
        uri = params.text_document.uri
        sheet = ls.sheet(uri)
        verdict = ls.verdict(sheet)
        shown = params.range.start.line, params.range.end.line
        return [
            lsp.InlayHint(
                ls.range(uri, sheet, one.line, 0, len(sheet.lines[one.line])).end,
                one.label,
                padding_left=True,
                tooltip=lsp.MarkupContent(lsp.MarkupKind.PlainText, one.told),
            )
            for one in (marks(verdict) if verdict is not None else ())
            if shown[0] <= one.line <= shown[1]
        ]


def _under(
    ls: Server, uri: str, sheet: Sheet, at: lsp.Position
) -> Iterator[tuple[str, Place | None, tuple[int, int]]]:
    """What stands at a place: what it means, where that is written down, and its columns."""
    if at.line >= len(sheet.lines):
        return
    column = ls.column(uri, sheet, at)
    tag = sheet.tag(at.line, column)
    if tag is not None:
        name, start, end = tag
        clause = of_clause(name, sheet.language)
        if clause is not None:
            yield (*clause, (start, end))
        return
    step = sheet.step(at.line)
    if step is not None:
        for match in sheet.meanings(step):
            told = of_sentence(match, sheet.language)
            yield (*told, (step.start, len(sheet.lines[at.line].rstrip())))


def _location(place: Place) -> lsp.Location:
    at = lsp.Position(place.line, 0)
    return lsp.Location(from_fs_path(str(place.path)) or place.path.as_uri(), lsp.Range(at, at))


def _changing(ls: Server) -> None:
    @ls.feature(
        lsp.TEXT_DOCUMENT_COMPLETION, lsp.CompletionOptions(trigger_characters=[" ", "@", "."])
    )
    async def complete(params: lsp.CompletionParams) -> lsp.CompletionList:
        uri, at = params.text_document.uri, params.position
        sheet = ls.sheet(uri)
        found: list[lsp.CompletionItem] = []
        if at.line < len(sheet.lines):
            found = list(_completions(ls, uri, sheet, at.line, ls.column(uri, sheet, at)))
        # The list is made anew with each letter: only the rules of the sentences say what fits.
        return lsp.CompletionList(is_incomplete=True, items=found)

    @ls.feature(
        lsp.TEXT_DOCUMENT_CODE_ACTION,
        lsp.CodeActionOptions([lsp.CodeActionKind.QuickFix, lsp.CodeActionKind.RefactorRewrite]),
    )
    async def actions(params: lsp.CodeActionParams) -> list[lsp.CodeAction]:
        uri, only = params.text_document.uri, params.context.only
        sheet = ls.sheet(uri)
        found: list[lsp.CodeAction] = []
        if _wanted(lsp.CodeActionKind.QuickFix, only):
            steps = sheet.steps(params.range.start.line, params.range.end.line)
            for step in _first(steps, MOST_FIXED):
                found += _fixes(ls, uri, sheet, step, params.context.diagnostics)
        if _wanted(lsp.CodeActionKind.RefactorRewrite, only):
            title = _WORDS[sheet.language]["tell"]
            command = lsp.Command(title, TELL, arguments=[uri])
            kind = lsp.CodeActionKind.RefactorRewrite
            found.append(lsp.CodeAction(title, kind=kind, command=command))
        return found

    @ls.command(TELL)
    async def tell(uri: str) -> bool:
        """Tell a feature in the other language."""
        sheet = ls.sheet(uri)
        to: Language = "en" if sheet.language == "fr" else "fr"
        try:
            told = await asyncio.to_thread(
                translate_text, sheet.text, sheet.path, to, ls.vocabulary
            )
        except Untranslatable as error:
            first = error.problems[0]
            message = f"{first.line}: {in_language(first.message, sheet.language)}"
            ls.window_show_message(lsp.ShowMessageParams(lsp.MessageType.Error, message))
            return False
        edit = _whole(ls, uri, sheet, told.text)
        done = await ls.workspace_apply_edit_async(lsp.ApplyWorkspaceEditParams(edit))
        if told.kept:
            lines = ", ".join(map(str, told.kept))
            message = _WORDS[sheet.language]["kept"].format(lines=lines)
            ls.window_show_message(lsp.ShowMessageParams(lsp.MessageType.Info, message))
        return done.applied


def _wanted(kind: lsp.CodeActionKind, only: Iterable[lsp.CodeActionKind | str] | None) -> bool:
    """Whether a kind of action is among those that are asked for; ``refactor`` has others below."""
    names = None if only is None else [str(getattr(one, "value", one)) for one in only]
    return names is None or any(f"{kind.value}.".startswith(f"{name}.") for name in names)


def _first(some: Iterator[T], most: int) -> Iterator[T]:
    return (one for _, one in zip(range(most), some, strict=False))


def _fixes(
    ls: Server, uri: str, sheet: Sheet, step: Written, shown: Iterable[lsp.Diagnostic]
) -> Iterator[lsp.CodeAction]:
    """What may have been meant by a step that is not understood, each as a change of the text."""
    place = ls.range(uri, sheet, step.line, step.start, len(sheet.lines[step.line].rstrip()))
    here = [one for one in shown if one.range.start.line == step.line and one.source == SOURCE]
    for number, said in enumerate(sheet.meant(step)):
        yield lsp.CodeAction(
            _WORDS[sheet.language]["say"].format(said),
            kind=lsp.CodeActionKind.QuickFix,
            diagnostics=here or None,
            is_preferred=number == 0,
            edit=lsp.WorkspaceEdit(changes={uri: [lsp.TextEdit(place, said)]}),
        )


def _whole(ls: Server, uri: str, sheet: Sheet, text: str) -> lsp.WorkspaceEdit:
    """A change of the whole text."""
    last = len(sheet.lines) - 1
    end = ls.range(uri, sheet, last, 0, len(sheet.lines[last])).end
    edit = lsp.TextEdit(lsp.Range(lsp.Position(0, 0), end), text)
    able = ls.client_capabilities.workspace
    edits = able.workspace_edit if able is not None else None
    if edits is not None and edits.document_changes:
        version = ls.workspace.get_text_document(uri).version
        document = lsp.OptionalVersionedTextDocumentIdentifier(uri, version)
        return lsp.WorkspaceEdit(document_changes=[lsp.TextDocumentEdit(document, [edit])])
    return lsp.WorkspaceEdit(changes={uri: [edit]})


# Completion -------------------------------------------------------------------------------------


def _completions(
    ls: Server, uri: str, sheet: Sheet, line: int, column: int
) -> Iterator[lsp.CompletionItem]:
    tag = sheet.tag(line, column)
    if tag is not None:
        place = ls.range(uri, sheet, line, tag[1], tag[2])
        for one in sheet.tags(line, column):
            yield lsp.CompletionItem(
                one.id,
                kind=lsp.CompletionItemKind.Reference,
                detail=one.title.in_(sheet.language),
                documentation=one.text.in_(sheet.language),
                text_edit=lsp.TextEdit(place, one.id),
            )
        return
    found = sheet.ways(line, column)
    if found is None:
        start = len(sheet.lines[line]) - len(sheet.lines[line].lstrip())
        place = ls.range(uri, sheet, line, min(start, column), column)
        for word in sheet.keywords(line, column):
            yield lsp.CompletionItem(
                word.strip(),
                kind=lsp.CompletionItemKind.Keyword,
                text_edit=lsp.TextEdit(place, word),
            )
        return
    step, many = found
    typed = sheet.lines[line][step.start : column]
    place = ls.range(uri, sheet, line, step.start, column)
    snippets = _takes_snippets(ls)
    for number, way in enumerate(many):
        yield lsp.CompletionItem(
            way.said + _shown(way, sheet.language),
            kind=lsp.CompletionItemKind.Snippet,
            detail=way.sentence.about(sheet.language),
            documentation=_places(way, sheet.language),
            filter_text=typed or None,
            sort_text=f"{number:03}",
            insert_text_format=(
                lsp.InsertTextFormat.Snippet if snippets else lsp.InsertTextFormat.PlainText
            ),
            text_edit=lsp.TextEdit(
                place,
                _snippet(way, sheet.language)
                if snippets
                else way.said + _shown(way, sheet.language),
            ),
        )


def _takes_snippets(ls: Server) -> bool:
    able = ls.client_capabilities.text_document
    completion = able.completion if able is not None else None
    item = completion.completion_item if completion is not None else None
    return bool(item is not None and item.snippet_support)


def _name(slot: Slot, language: Language) -> str:
    return readable(f"{{{slot.field}}}", language)


def _shown(way: Suggestion, language: Language) -> str:
    """What is left of a sentence, its places in brackets."""
    return "".join(one if isinstance(one, str) else _name(one, language) for one in way.rest)


def _places(way: Suggestion, language: Language) -> str | None:
    """What its places take."""
    slots = [one for one in way.rest if isinstance(one, Slot)]
    told = [f"{_name(one, language)} {one.told(language)}" for one in slots]
    return "\n".join(told) or None


def _snippet(way: Suggestion, language: Language) -> str:
    """What is left of a sentence, with stops at its places and choices where few names fit."""
    stop, said = 0, [_escaped(way.said)]
    for one in way.rest:
        if isinstance(one, str):
            said.append(_escaped(one))
            continue
        stop += 1
        takes = one.takes(language)
        if isinstance(takes, tuple) and 1 < len(takes) <= MOST_CHOICES:
            choices = ",".join(_escaped(name, "\\$},|") for name in takes)
            said.append(f"${{{stop}|{choices}|}}")
        else:
            said.append(f"${{{stop}:{_escaped(_name(one, language))}}}")
    return "".join(said)


def _escaped(text: str, letters: str = "\\$}") -> str:
    return "".join(f"\\{letter}" if letter in letters else letter for letter in text)


def _path(uri: str) -> Path:
    """The path of a text; one that is not saved has a name without a folder."""
    path = to_fs_path(uri) if uri.startswith("file:") else None
    return Path(path) if path else Path("untitled.feature")
