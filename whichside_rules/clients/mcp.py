"""These rules for assistants: a server of the Model Context Protocol.

An assistant finds rules, reads them with what proves them, looks for the sentences in which a
position is told, and asks a scenario. What it is told is typed, bounded in size and in time, in
English or in French, and says on what it rests: clauses by their ids, readings of what the books
leave open, values that no book prints. Nothing is written and nothing is looked up elsewhere.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from functools import partial
from typing import Annotated, Any, ClassVar, Literal, TypeVar

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp_types import ToolAnnotations
from pydantic import BaseModel, ConfigDict, Field

from whichside_rules import __version__, clause, clauses, games, reading, readings
from whichside_rules.kernel.book.clause import Clause, Reading, Source, book
from whichside_rules.scenarios.apart import Asker, TookTooLong, WasEnded
from whichside_rules.scenarios.asking import Judgement, Ruling, Trouble, Verdict
from whichside_rules.scenarios.proofs import Proof, code_of, example, scenarios_of, told
from whichside_rules.scenarios.told import RelatedRules
from whichside_rules.shared.finding import find, texts_of, words_of
from whichside_rules.shared.in_french import Language, in_language
from whichside_rules.vocabulary import load
from whichside_rules.vocabulary.in_other_words.searching import fitting, listed

__all__ = [
    "Answer",
    "Example",
    "Found",
    "GameTold",
    "Games",
    "Headline",
    "OptionTold",
    "PlaceTold",
    "ReadingTold",
    "Readings",
    "Rule",
    "ScenarioTold",
    "SentenceTold",
    "Sentences",
    "SourceTold",
    "serve",
    "server",
]

SECONDS = 20.0
"""So long an answer of the rules is waited for."""
MOST_ASKED = 20_000
"""The longest feature that is asked, in characters."""
MOST_RULINGS = 20
"""So many scenarios and rows of one question are told; the rest are counted."""
MOST_LINES = 40
"""So many lines of a story, or of a scenario, are told."""
MOST_SAID = 8_000
"""So much of a text is told, in characters."""

T = TypeVar("T")

_INSTRUCTIONS = """\
Board-game rulebooks that can be asked: {games}. Answer questions about their rules by citation, not
from memory: these games are little known, and some rules differ between editions.

1. find_rules finds clauses by words of a question, in English or in French; read_rule reads one.
2. To find out what happens in a position, write it as a Gherkin scenario and ask it with ask_rules.
   show_example shows a whole one of a game; find_sentences finds the sentences that are understood:
   only those are. What is not is told with the nearest sentences: correct it and ask again.
3. Cite clauses by their ids (such as {clause}). Say which readings an answer hangs on: there the
   book is silent or contradicts itself, and the people at the table may have settled it otherwise.
   Say which values are stand-ins: no book prints them, and they may differ from the copy on the
   table."""

Spoken = Annotated[Language | None, Field(description="Language of what is told: en or fr.")]
Game = Annotated[
    str | None,
    Field(max_length=100, description="The id of one game; otherwise all. See list_games."),
]
Words = Annotated[str, Field(max_length=500, description="Words to look for, English or French.")]
Limit = Annotated[int, Field(ge=1, le=50, description="How many at most.")]
Offset = Annotated[int, Field(ge=0, description="How many to pass over, to read on.")]


class _Told(BaseModel):
    model_config: ClassVar[ConfigDict] = ConfigDict(frozen=True, use_attribute_docstrings=True)


class GameTold(_Told):
    """A game whose rules can be asked."""

    id: str
    title: str
    clauses: int
    readings: int


class Games(_Told):
    """All games."""

    games: tuple[GameTold, ...]


class Headline(_Told):
    """A clause in short."""

    id: str
    game: str
    title: str
    text: str


class Found(_Told):
    """Clauses that were found, best first."""

    rules: tuple[Headline, ...]
    left_off: int
    """How many more there are."""
    note: str
    """What to know of the search, such as that no clause has all the words."""


class SourceTold(_Told):
    """Where something stands in an edition of a rulebook."""

    book: str
    edition: str
    lines: str
    """Lines of the edition's text."""


class OptionTold(_Told):
    """One way to read what is unclear."""

    name: str
    text: str


class ReadingTold(_Told):
    """How something is read where the book is silent, wrong, or says two things."""

    id: str
    kind: str
    """``option``: a table may choose; anything else is settled for all."""
    question: str
    field: str | None
    """The field of the set-up that chooses."""
    default: str | None
    """The option that holds unless the game is set up otherwise."""
    options: tuple[OptionTold, ...]
    why: str
    clauses: tuple[str, ...]


class Readings(_Told):
    """Readings, in the order of the books."""

    readings: tuple[ReadingTold, ...]
    left_off: int
    """How many more follow; ask again with a larger offset."""


class PlaceTold(_Told):
    """Where code carries a clause out."""

    module: str
    line: int
    name: str


class ScenarioTold(_Told):
    """A scenario that proves a clause: it is asked whenever the library is tested."""

    file: str
    line: int
    name: str
    steps: tuple[str, ...]


class Rule(_Told):
    """A clause with all that belongs to it."""

    id: str
    game: str
    title: str
    text: str
    """In the library's own words; the words that count at a table are those of the book."""
    status: str
    """``normative``: it decides something, and scenarios prove it. ``informative``: it explains."""
    reason: str | None
    """Why it needs no scenario, if it needs none."""
    section: str
    """The heading of the rulebook under which it stands."""
    sources: tuple[SourceTold, ...]
    readings: tuple[ReadingTold, ...]
    """How it is read where the book is unclear; an answer may hang on it."""
    code: tuple[PlaceTold, ...]
    scenarios: tuple[ScenarioTold, ...]
    scenarios_left_off: int
    """How many more prove it."""
    note: str
    """What could not be told."""


class SentenceTold(_Told):
    """A sentence that a scenario may say; what is in [brackets] is filled in."""

    kind: Literal["given", "when", "then"]
    game: str | None
    """The game whose scenarios say it; nothing if those of every game do."""
    says: tuple[str, ...]
    """Every way of saying it."""
    about: str
    takes: dict[str, str]
    """What may stand in its brackets, by their names."""


class Sentences(_Told):
    """Sentences that were found."""

    sentences: tuple[SentenceTold, ...]
    left_off: int
    """How many more there are."""


class Example(_Told):
    """A whole feature of a game, which holds."""

    game: str
    text: str


class Answer(_Told):
    """What the rules say of a feature."""

    verdict: Judgement
    language: Language
    """That of the feature, in which it is answered."""
    troubles: tuple[Trouble, ...]
    """What cannot be understood, by line; then nothing was asked."""
    related: tuple[RelatedRules, ...]
    """By scenario the rules that may speak of what was not understood: to be read, no answer."""
    rulings: tuple[Ruling, ...]
    """What came of each scenario, with the clauses that led to it."""
    left_off: int
    """How many more rulings and troubles there are."""
    caveats: tuple[str, ...]
    """What to say with the answer: the open readings it hangs on, values that are stand-ins of the
    library, and what the scenario left unsaid and how it was taken. Empty if there is none."""
    text: str
    """The verdict as a person reads it, perhaps cut."""


_CAVEATS = {
    "en": {
        "default": "{reading} is open: it was read as {field}={option}, the default; with {others} "
        "the answer would be another one.",
        "chosen": "{reading} is open: it was read as {field}={option}, as the scenario says; with "
        "{others} the answer would be another one.",
        "stand-in": "{key}: no book prints {fields}; a stand-in was used, look at your copy.",
        "unsaid": "Not said: {remark}",
        "or": " or ",
    },
    "fr": {
        "default": "{reading} est ouverte : lue comme {field}={option}, l'option par défaut ; avec "
        "{others}, la réponse serait autre.",
        "chosen": "{reading} est ouverte : lue comme {field}={option}, comme le dit le scénario ; "
        "avec {others}, la réponse serait autre.",
        "stand-in": "{key} : aucun livret n'imprime {fields} ; un bouche-trou a servi, regardez "
        "votre exemplaire.",
        "unsaid": "Non dit : {remark}",
        "or": " ou ",
    },
}
_READ_ONLY = ToolAnnotations(
    read_only_hint=True, destructive_hint=False, idempotent_hint=True, open_world_hint=False
)


def serve(language: Language = "en") -> None:
    """Serve an assistant on standard input and output, until it closes them."""
    server(language).run("stdio")


def server(language: Language = "en", asker: Asker | None = None) -> MCPServer[Any]:
    """The server, with all its tools; whoever embeds it chooses the transport.

    Args:
        language: that of what is told, where a call does not say one.
        asker: who asks the rules, and how long an answer is waited for; otherwise one that the
            server ends with itself.
    """
    asking = asker or Asker(SECONDS)

    @asynccontextmanager
    async def living(_: MCPServer[Any]) -> AsyncIterator[None]:
        try:
            yield
        finally:
            if asking is not asker:
                asking.end()

    made: MCPServer[Any] = MCPServer(
        "whichside",
        title="whichside_rules",
        description="Board-game rules, answered by citation instead of by guess.",
        instructions=_INSTRUCTIONS.format(games=", ".join(games()), clause=clauses()[0].id),
        version=__version__,
        log_level="WARNING",
        lifespan=living,
    )
    tool = partial(made.tool, annotations=_READ_ONLY, structured_output=True)

    @tool(title="List the games")
    def list_games(language: Spoken = language) -> Games:
        """List the games whose rules can be asked, with their ids."""
        return Games(games=tuple(_game(name, language or "en") for name in games()))

    @tool(title="Find rules")
    def find_rules(
        words: Words, game: Game = None, language: Spoken = language, limit: Limit = 10
    ) -> Found:
        """Find clauses of the rules by words or a whole question, in English or in French.

        The best come first. Read one whole, with its readings and scenarios, with read_rule.
        """
        return _find(words, game, language or "en", limit)

    @tool(title="Read a rule")
    def read_rule(
        id: Annotated[str, Field(max_length=200, description="The id, as find_rules tells it.")],  # noqa: A002
        language: Spoken = language,
        scenarios: Annotated[
            int, Field(ge=0, le=20, description="How many scenarios that prove it to tell.")
        ] = 3,
    ) -> Rule:
        """Read one clause: its text and sources, how it is read where the book is unclear, the code
        that carries it out and the scenarios that prove it.
        """
        return _rule(id, language or "en", scenarios)

    @tool(title="List the readings")
    def list_readings(
        game: Game = None,
        words: Words = "",
        language: Spoken = language,
        limit: Limit = 20,
        offset: Offset = 0,
    ) -> Readings:
        """List how the rules are read where a book is silent, wrong, or says two things.

        Each has its question, the options, the one in force by default and why. Words, or the id of
        a reading or of a clause, choose among them.
        """
        return _readings(game, words, language or "en", limit, offset)

    @tool(title="Find sentences")
    def find_sentences(
        words: Words = "",
        game: Game = None,
        kind: Annotated[
            Literal["given", "when", "then"] | None, Field(description="One kind of step only.")
        ] = None,
        language: Spoken = language,
        limit: Limit = 20,
        offset: Offset = 0,
    ) -> Sentences:
        """Find the sentences in which a scenario is told: Givens make a position, Whens play moves,
        Thens say what is expected. Only these are understood, with their brackets filled in.
        """
        return _sentences(words, game, kind, language or "en", limit, offset)

    @tool(title="Show an example")
    def show_example(
        game: Annotated[str, Field(max_length=100, description="The id of the game.")],
        language: Spoken = language,
    ) -> Example:
        """Show a whole feature of a game that the rules understand, to write one like it."""
        return _example(game, language or "en")

    @tool(title="Ask the rules")
    def ask_rules(
        feature: Annotated[
            str,
            Field(
                max_length=MOST_ASKED,
                description="A Gherkin feature with one scenario or more: the position in Givens, "
                "moves in Whens, what you expect in Thens. French begins with '# language: fr'.",
            ),
        ],
        language: Spoken = None,
    ) -> Answer:
        """Ask what the rules say of a position and of moves in it.

        The verdict says whether each scenario holds, what the rules say instead, and by which
        clauses. If it does not hold, your expectation was wrong, not the rules: tell what they say.
        Repeat the caveats to whoever asked.
        """
        return _answer(asking, feature, language)

    return made


def _game(name: str, language: Language) -> GameTold:
    return GameTold(
        id=name,
        title=book(name).title.in_(language),
        clauses=len(clauses(name)),
        readings=len(readings(name)),
    )


def _wrong(message: str, language: Language) -> ToolError:
    return ToolError(in_language(message, language))


def _clauses(game: str | None, language: Language) -> tuple[Clause, ...]:
    try:
        return clauses(game)
    except LookupError as error:
        raise _wrong(str(error), language) from None


def _find(words: str, game: str | None, language: Language, limit: int) -> Found:
    found = find(words, _clauses(game, language))
    note = ""
    if not found.clauses:
        note = in_language("no clause has any of these words; try others", language)
    elif not found.whole:
        note = in_language("no clause has all of these words; these have most of them", language)
    return Found(
        rules=tuple(
            Headline(
                id=one.id,
                game=one.game,
                title=one.title.in_(language),
                text=_cut(one.text.in_(language), 600),
            )
            for one in found.clauses[:limit]
        ),
        left_off=max(0, len(found.clauses) - limit),
        note=note,
    )


def _rule(name: str, language: Language, scenarios: int) -> Rule:
    try:
        one = clause(name.strip().removeprefix("@"))
    except LookupError as error:
        raise _wrong(str(error), language) from None
    proofs = scenarios_of(one)
    shown = list(proofs or ())[:scenarios]
    lines = told(shown, language)
    without = "the scenarios are not installed" if proofs is None else ""
    return Rule(
        id=one.id,
        game=one.game,
        title=one.title.in_(language),
        text=one.text.in_(language),
        status=one.status,
        reason=one.reason.in_(language) if one.reason else None,
        section=one.section.in_(language),
        sources=tuple(_source(each, language) for each in one.sources),
        readings=tuple(_reading(reading(each), language) for each in one.readings),
        code=tuple(PlaceTold(**place._asdict()) for place in code_of(one)),
        scenarios=tuple(_scenario(proof, lines.get(proof, ()), language) for proof in shown),
        scenarios_left_off=len(proofs or ()) - len(shown),
        note=in_language(without, language) if without else "",
    )


def _source(one: Source, language: Language) -> SourceTold:
    called = one.edition.called(language)
    return SourceTold(book=one.edition.book, edition=called, lines=one.lines)


def _scenario(proof: Proof, steps: Iterable[str], language: Language) -> ScenarioTold:
    return ScenarioTold(
        file=proof.file,
        line=proof.line,
        name=proof.title(language),
        steps=tuple(steps)[:MOST_LINES],
    )


def _reading(one: Reading, language: Language) -> ReadingTold:
    return ReadingTold(
        id=one.id,
        kind=one.kind,
        question=one.question.in_(language),
        field=one.field,
        default=one.default,
        options=tuple(
            OptionTold(name=each.name, text=each.text.in_(language)) for each in one.options
        ),
        why=one.why.in_(language),
        clauses=one.clauses,
    )


def _readings(
    game: str | None, words: str, language: Language, limit: int, offset: int
) -> Readings:
    _clauses(game, language)  # is there such a game?
    named = words.strip().removeprefix("@")
    wanted = words_of(words)

    def about(one: Reading) -> bool:
        if named in (one.id, one.id.partition(".")[2], *one.clauses):
            return True
        texts = [part.in_(each) for part in (*texts_of(one), one.why) for each in ("en", "fr")]
        said = " ".join(words_of(" ".join(texts)))
        return all(word in said for word in wanted)

    found = [one for one in readings(game) if about(one)]
    return Readings(
        readings=tuple(_reading(one, language) for one in found[offset : offset + limit]),
        left_off=max(0, len(found) - offset - limit),
    )


def _sentences(
    words: str,
    game: str | None,
    kind: Literal["given", "when", "then"] | None,
    language: Language,
    limit: int,
    offset: int,
) -> Sentences:
    _clauses(game, language)
    found = fitting(listed(load().listed(game), kind, language), words)
    return Sentences(
        sentences=tuple(
            SentenceTold(
                kind=one.sentence.kind,
                game=one.sentence.game,
                says=tuple(one.shown),
                about=one.sentence.about(language),
                takes=_takes(one.entry["takes"].get(language, {})),
            )
            for one in found[offset : offset + limit]
        ),
        left_off=max(0, len(found) - offset - limit),
    )


def _takes(fields: dict[str, str | tuple[str, ...]]) -> dict[str, str]:
    return {
        name: _cut(takes if isinstance(takes, str) else ", ".join(takes), 600)
        for name, takes in fields.items()
    }


def _example(game: str, language: Language) -> Example:
    _clauses(game, language)
    text = example(game, language)
    if text is None:
        raise _wrong(f"no example of {game}", language)
    return Example(game=game, text=text)


def _answer(asker: Asker, feature: str, language: Language | None) -> Answer:
    spoken: Language = language or "en"
    try:
        verdict = asker.ask(feature, language)
    except TookTooLong:
        message = f"the rules did not answer within {asker.seconds:g} seconds; ask less at once"
        raise _wrong(message, spoken) from None
    except WasEnded as ended:
        raise _wrong(str(ended), spoken) from None
    rulings = tuple(_shorter(one) for one in verdict.rulings[:MOST_RULINGS])
    troubles = verdict.troubles[:MOST_RULINGS]
    left_off = len(verdict.rulings) + len(verdict.troubles) - len(rulings) - len(troubles)
    return Answer(
        verdict=verdict.verdict,
        language=verdict.language,
        troubles=troubles,
        related=verdict.related,
        rulings=rulings,
        left_off=left_off,
        caveats=tuple(dict.fromkeys(_caveats(verdict)))[: 2 * MOST_LINES],
        text=_cut(verdict.text, MOST_SAID),
    )


def _shorter(one: Ruling) -> Ruling:
    says = None if one.says is None else _cut(one.says, MOST_SAID)
    return one.model_copy(update={"story": one.story[:MOST_LINES], "says": says})


def _caveats(verdict: Verdict) -> Iterable[str]:
    words = _CAVEATS[verdict.language]
    for ruling in verdict.rulings:
        for one in ruling.readings:
            others = words["or"].join(one.others)
            said = one.model_dump() | {"others": others}
            yield words["default" if one.default else "chosen"].format_map(said)
        for erratum in ruling.errata:
            yield f"{erratum.reading}: {erratum.question} {erratum.why}"
        for each in ruling.stand_ins:
            yield words["stand-in"].format(key=each.key, fields=", ".join(each.fields))
        for remark in ruling.remarks:
            yield words["unsaid"].format(remark=remark)


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[:most]} [...]"
