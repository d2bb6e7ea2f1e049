"""How long the server for editors takes to answer, while somebody types in the largest feature.

``python -m tests.clients.latency [FILE]`` prints the median and the slowest of each kind of answer;
the rules are asked about the whole text meanwhile, as they are in an editor.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
from collections import defaultdict
from collections.abc import Awaitable
from pathlib import Path
from time import perf_counter
from typing import Any

from lsprotocol import types as lsp
from pygls.lsp.client import LanguageClient
from pygls.uris import from_fs_path

ROOT = Path(__file__).resolve().parents[2]
TYPED = "Savings are 2 dollars"
PLACES = 8


async def measured(path: Path) -> dict[str, list[float]]:
    """The seconds of each answer, by what was asked."""
    text = path.read_text("utf-8")
    lines = text.splitlines()
    uri = from_fs_path(str(path)) or ""
    name = lsp.TextDocumentIdentifier(uri)
    client = LanguageClient("latency", "1")
    found: dict[str, list[float]] = defaultdict(list)

    async def timed(what: str, answer: Awaitable[Any]) -> None:
        start = perf_counter()
        await answer
        found[what].append(perf_counter() - start)

    await client.start_io(sys.executable, "-m", "whichside_rules.cli", "lsp")
    await client.initialize_async(lsp.InitializeParams(lsp.ClientCapabilities()))
    client.initialized(lsp.InitializedParams())
    client.text_document_did_open(
        lsp.DidOpenTextDocumentParams(lsp.TextDocumentItem(uri, "cucumber", 1, text))
    )
    steps = [number for number, line in enumerate(lines) if line.strip().startswith("Then ")]
    version = 1
    for number in steps[:: max(1, len(steps) // PLACES)]:
        line = lines[number]
        start = line.index("Then ") + len("Then ")
        for end in range(len(TYPED) + 1):
            version += 1
            here = lsp.Position(number, start + end)
            stood = len(line) if not end else start + end - 1
            place = lsp.Range(lsp.Position(number, start), lsp.Position(number, stood))
            client.text_document_did_change(
                lsp.DidChangeTextDocumentParams(
                    lsp.VersionedTextDocumentIdentifier(version, uri),
                    [lsp.TextDocumentContentChangePartial(place, TYPED[:end])],
                )
            )
            await asyncio.sleep(0.05)  # as fast as people type
            await timed(
                "completion",
                client.text_document_completion_async(lsp.CompletionParams(name, here)),
            )
            whole = lsp.Range(lsp.Position(0, 0), lsp.Position(len(lines), 0))
            asked = lsp.InlayHintParams(name, whole)
            await timed("inlay hints", client.text_document_inlay_hint_async(asked))
        above = lsp.Position(number - 1, start + 1)
        await timed("hover", client.text_document_hover_async(lsp.HoverParams(name, above)))
        go = lsp.DefinitionParams(name, above)
        await timed("definition", client.text_document_definition_async(go))
        context = lsp.CodeActionContext([])
        at = lsp.Range(above, lsp.Position(number, start))
        acting = lsp.CodeActionParams(name, at, context)
        await timed("code actions", client.text_document_code_action_async(acting))
    await client.shutdown_async(None)
    client.exit(None)
    await client.stop()  # type: ignore[no-untyped-call]
    return found


def main(file: str = "") -> None:
    """Measure and print."""
    features = sorted((ROOT / "features").rglob("*.feature"), key=lambda one: one.stat().st_size)
    path = Path(file).resolve() if file else features[-1]
    found = asyncio.run(measured(path))
    print(f"{path.name}: {len(path.read_text('utf-8').splitlines())} lines")
    for what, seconds in found.items():
        median, slowest = statistics.median(seconds) * 1000, max(seconds) * 1000
        print(f"  {what:<13} median {median:6.1f} ms, slowest {slowest:6.1f} ms ({len(seconds)})")


if __name__ == "__main__":
    main(*sys.argv[1:])
