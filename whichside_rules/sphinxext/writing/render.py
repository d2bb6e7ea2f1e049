"""From the joined data to document nodes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from docutils import nodes
from sphinx import addnodes

from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.clause import Catalogue, Clause, Exclusion, Reading, Source
from whichside_rules.kernel.playing.exclusion import excluded_parts
from whichside_rules.sphinxext.labels import (
    LANGUAGES,
    counted,
    informative,
    label,
    other_language,
    several,
)
from whichside_rules.sphinxext.sources.code import Implementation
from whichside_rules.sphinxext.sources.mutation import Mutation, Noticed, Sample
from whichside_rules.sphinxext.sources.results import NOT_RUN, Verdict
from whichside_rules.sphinxext.sources.scenarios import Scenario
from whichside_rules.sphinxext.sources.sentences import Phrase
from whichside_rules.sphinxext.sources.store import STATES, Entry, Proof, Store
from whichside_rules.sphinxext.writing.nodes import (
    code_links,
    details,
    ready_html,
    scroller,
    summary,
    try_link,
)
from whichside_rules.sphinxext.writing.scenario_html import Writer

#: So many scenarios are listed under a sentence; some are said in a thousand.
MOST_USES: Final = 2

SIGNS: Final = {
    "passed": "✓",
    "failed": "✗",
    "error": "✗",
    "xfailed": "≈",
    "xpassed": "✗",
    "skipped": "–",
    "not-run": "○",
    "proved": "✓",
    "expected": "≈",
    "unproved": "○",
    "informative": "–",
}


class Renderer:
    """Makes the nodes of one page in one language."""

    def __init__(
        self, store: Store, language: str, repository: str | None = None, ref: str = "main"
    ) -> None:
        """Remember the data, the language and where the repository shows its files."""
        self.store = store
        self.language = language
        self.repository: str | None = repository.rstrip("/") if repository else None
        self.ref = ref
        self.writer: Writer = Writer(language)

    # Small parts

    def word(self, key: str) -> str:
        """Return one of the extension's words in the page's language."""
        return label(key, self.language)

    def count(self, word: str, number: int) -> str:
        """Return a number with its noun."""
        return counted(word, number, self.language)

    def say(self, text: Text) -> str:
        """Return a text in the page's language."""
        return text.in_(self.language)

    def repository_url(self, path: str, first: int, last: int | None = None) -> str | None:
        """Return the address of lines of a file in the repository."""
        if self.repository is None:
            return None
        run = self.store.run
        ref = self.ref or (run.commit if run and run.commit else "main")
        lines = f"#L{first}" + (f"-L{last}" if last and last != first else "")
        return f"{self.repository}/blob/{ref}/{path}{lines}"

    def run_line(self) -> nodes.Node:
        """Return the line that says which run the verdicts come from."""
        run = self.store.run
        if run is None:
            return _paragraph(self.word("no-run"), "rule-run", "rule-run-none")
        line = nodes.paragraph(classes=["rule-run"])
        line += _text(self.word("run").format(_date(run.date)) + " · ")
        line += _text(f"whichside_rules {run.library} · Python {run.python}")
        line += self._commit(run.commit)
        return line

    def _commit(self, commit: str | None) -> list[nodes.Node]:
        if not commit:
            return []
        short = nodes.literal("", commit[:10])
        if not self.repository:
            return [_text(f" · {self.word('commit')} "), short]
        url = f"{self.repository}/commit/{commit}"
        link = nodes.reference("", "", short, refuri=url, internal=False)
        return [_text(f" · {self.word('commit')} "), link]

    def badge(self, kind: str, value: str, text: str | None = None) -> nodes.inline:
        """Return a small mark with a sign and a word."""
        sign = SIGNS.get(value)
        word = text or self.word(f"{kind}.{value}")
        node = _inline("", "rule-badge", f"rule-{kind}", f"rule-is-{value}")
        if sign:
            node += _inline(f"{sign} ", "rule-sign")
        node += _text(word)
        return node

    # A chapter and its clauses

    def chapter_head(self, chapter_id: str) -> list[nodes.Node]:
        """Return the line of figures that stands under a chapter's title."""
        entries = self.store.chapter_entries(chapter_id)
        line = nodes.paragraph(classes=["rule-chapter-line"])
        line += nodes.literal("", chapter_id)
        line += _text(" · " + self.count("clause", len(entries)))
        line += _text(" · " + self.count("scenario", _scenarios(entries)))
        line += _text(" ")
        for state in ("proved", "expected", "not-run", "unproved", "failed"):
            number = sum(one.state == state for one in entries)
            if number:
                text = several("state", state, number, self.language)
                line += [self.badge("state", state, text), _text(" ")]
        for review in ("changed", "never"):
            number = sum(one.review == review for one in entries)
            if number:
                text = several("review", review, number, self.language)
                line += [self.badge("review", review, text), _text(" ")]
        if self.store.mutation is not None:
            path = f"{chapter_id.partition('.')[0]}/{self.store.chapters[chapter_id].path}"
            line += self._noticed(self.store.mutation.chapters.get(path))
        line += [_text(" "), xref("drawing", drawing_of(chapter_id), "")]
        # Which run the verdicts come from stands with the coverage: here it would have every
        # chapter made anew after every run.
        return [line] if self.store.run is not None else [line, self.run_line()]

    def clause_section(self, entry: Entry) -> nodes.section:
        """Return the whole section of one clause."""
        clause = entry.clause
        section = nodes.section(ids=[clause.id], names=[clause.id], classes=["rule-clause"])
        section += nodes.title("", self.say(clause.title), translatable=False)
        section += self._clause_line(entry)
        section += self._clause_texts(clause.text)
        section += self._facts(entry)
        section += self._proofs(entry)
        section += self._missed(entry)
        return section

    def _clause_line(self, entry: Entry) -> nodes.Node:
        clause = entry.clause
        line = nodes.paragraph(classes=["rule-clause-line"])
        link = nodes.reference(
            "",
            "",
            nodes.literal("", clause.id),
            refid=clause.id,
            classes=["rule-id"],
            reftitle=self.word("permalink"),
        )
        line += [link, _text(" "), _inline(self.word(f"kind.{clause.kind}"), "rule-badge")]
        if clause.status == "informative":
            line += [_text(" "), _inline(informative(clause.kind, self.language), "rule-badge")]
        if entry.state != "informative":
            line += [_text(" "), self.badge("state", entry.state)]
        if entry.review:
            line += [_text(" "), self.badge("review", entry.review)]
        if self.store.mutation is not None and clause.status == "normative":
            line += [_text(" "), self._noticed(entry.noticed)]
        return line

    def _noticed(
        self, noticed: Noticed | None, label: str = "noticed", unmeasured: str = "not-measured"
    ) -> nodes.Node:
        """Say how many breaks the scenarios noticed, or that nobody has measured it."""
        if noticed is None:
            text = self.word(unmeasured)
            return _inline(text, "rule-badge", "rule-is-not-run")
        state = "proved" if noticed.noticed == noticed.of else "not-run"
        text = self.word(label).format(noticed.noticed, noticed.of)
        return _inline(text, "rule-badge", f"rule-is-{state}")

    def _missed(self, entry: Entry) -> list[nodes.Node]:
        """Show the breaks that nobody noticed: where, what stands there, what would."""
        if not entry.survivors:
            return []
        fold = details(classes=["rule-uses"], open=False)
        fold += summary("", "", _text(f"{self.word('missed')} {len(entry.survivors)}"))
        for one in entry.survivors:
            path, _, line = one.place.rpartition(":")
            url = self.repository_url(path, int(line))
            place = nodes.literal("", one.place)
            where = nodes.reference("", "", place, refuri=url, internal=False) if url else place
            fold += nodes.paragraph("", "", where, classes=["rule-place"])
            fold += nodes.literal_block(
                "", f"- {one.was}\n+ {one.wrong}", language="none", classes=["rule-message"]
            )
        return [fold]

    def _clause_texts(self, text: Text) -> nodes.Node:
        box = nodes.container(classes=["rule-texts"])
        for language in (self.language, other_language(self.language)):
            first = "rule-first" if language == self.language else "rule-second"
            paragraph = nodes.paragraph(classes=["rule-text", first, f"language-{language}"])
            paragraph += _inline(language.upper(), "rule-language")
            paragraph += _inline(text.in_(language), "rule-words")
            box += paragraph
        return box

    def _facts(self, entry: Entry) -> nodes.Node:
        clause = entry.clause
        facts = nodes.definition_list(classes=["rule-facts"])
        if clause.reason is not None:
            facts += _fact(self.word("why-informative"), [_text(self.say(clause.reason))])
        facts += _fact(
            self.word("source"), *[self._source_line(one, clause) for one in clause.sources]
        )
        readings = [self.store.readings[one] for one in clause.readings]
        if readings:
            facts += _fact(self.word("readings"), *[self._reading_line(one) for one in readings])
        if entry.implementations:
            facts += _fact(
                self.word("implemented"),
                *[self._code_line(one, entry.clause.game) for one in entry.implementations],
            )
        return facts

    def _source_line(self, source: Source, clause: Clause) -> list[nodes.Node]:
        """Return where the booklet says it: its section, as the edition prints it."""
        return [
            nodes.emphasis("", "", _text(source.edition.book), classes=self._spoken(source)),
            _text(f" ({source.edition.called(self.language)}), "),
            _inline(self._printed(clause, source), *self._spoken(source)),
        ]

    def _spoken(self, source: Source) -> list[str]:
        """Return the class of an edition in another language than the page."""
        return self._foreign(source.edition.language)

    def _foreign(self, language: str | None) -> list[str]:
        """Return the class of what is said in another language than the page."""
        return [f"language-{language}"] if language not in (None, self.language) else []

    def _printed(self, clause: Clause, source: Source) -> str:
        language = source.edition.language
        return clause.section.in_(language if language in LANGUAGES else self.language)

    def _reading_line(self, reading: Reading) -> list[nodes.Node]:
        """Return the question, how it is answered, and what the other options would say."""
        link = xref("reading", reading.id, reading.id)
        line = [link, _text(" "), _inline(f"{self.say(reading.question)} ", "rule-question")]
        if not reading.options:
            return [*line, _text(self.say(reading.why))]
        answer = next(one for one in reading.options if one.name == reading.default)
        line.append(_inline(self.say(answer.text), "rule-answer"))
        for option in reading.options:
            if option is not answer:
                line += [_text(f" {self.word('otherwise')} "), nodes.literal("", option.name)]
                line.append(_text(f" {self.say(option.text)}"))
        return line

    def _code_line(self, code: Implementation, game: str) -> list[nodes.Node]:
        url = self.repository_url(code.file, code.first_line, code.last_line)
        line: list[nodes.Node] = [
            code_links(
                module=code.module, name=code.name, line=code.first_line, repository=url or ""
            )
        ]
        if code.summary:
            line.append(_inline(f" {code.about(self.language, game)}", "rule-summary"))
        return line

    # Scenarios

    def _proofs(self, entry: Entry) -> list[nodes.Node]:
        if not entry.proofs:
            if entry.clause.status == "informative":
                return []
            return [_paragraph(self.word("no-scenarios"), "rule-none")]
        head = nodes.paragraph(classes=["rule-rubric"])
        head += _text(self.word("scenarios"))
        box = nodes.container(classes=["rule-scenarios"])
        # The rule is read first: one plain case stands open, and whatever is not as it should be.
        worked = entry.clause.id.split(".")[1] == "example"
        box += [self._proof(one, unfolded=worked or one is entry.proofs[0]) for one in entry.proofs]
        return [head, box]

    def _proof(self, proof: Proof, *, unfolded: bool) -> nodes.Node:
        written, verdict = proof.scenario, proof.verdict
        scenario, outcome = written.shown, verdict.outcome
        box = details(
            ids=[proof.anchor],
            classes=["rule-scenario", f"rule-is-{outcome}"],
            open=unfolded or outcome != "passed",
        )
        head = summary("", "", self.writer.head(scenario, self._verdict(outcome)))
        rows = {line: NOT_RUN for table in scenario.examples for line in table.lines}
        outcomes = rows | dict(verdict.rows) if verdict.rows else {}
        badges = {line: self._verdict(one) for line, one in outcomes.items()}
        box += [head, self.writer.body(scenario, badges)]
        if verdict.readings:
            box += self._hangs_on(verdict)
        if verdict.errata:
            box += self._settled_by(verdict)
        if verdict.stand_ins:
            line = nodes.paragraph(classes=["rule-place", "rule-stand-ins"])
            line += _text(f"{self.word('stand-ins')} ")
            named = (f"{key} ({fields})" for key, fields in verdict.stand_ins)
            line += _text(self.word("semicolon").join(named))
            box += line
        if verdict.message and outcome != "passed":
            box += nodes.literal_block(
                "", verdict.message, language="none", classes=["rule-message"]
            )
        box += self._scenario_place(written, proof.anchor)
        return box

    def _hangs_on(self, verdict: Verdict) -> nodes.Node:
        """Return the line of the readings that the verdict hangs on."""
        line = nodes.paragraph(classes=["rule-place", "rule-hangs-on"])
        line += _text(self.word("hangs-on"))
        for number, one in enumerate(verdict.readings):
            line += _text(", " if number else " ")
            link = xref("reading", one.reading, one.reading.split(".", 1)[1])
            link["rule_untitled"] = True
            line += [link, _text(" ")]
            line += nodes.literal("", one.option)
            if not one.default:
                line += [_text(" "), _inline(self.word("not-default"), "rule-badge")]
        return line

    def _settled_by(self, verdict: Verdict) -> nodes.Node:
        """Return the line of the errata that decide something."""
        line = nodes.paragraph(classes=["rule-place", "rule-errata"])
        line += _text(self.word("errata"))
        for number, one in enumerate(verdict.errata):
            line += _text(", " if number else " ")
            line += xref("reading", one, one.split(".", 1)[1])
        return line

    def _scenario_place(self, scenario: Scenario, anchor: str) -> nodes.Node:
        path = f"{self.store.features_folder}/{scenario.path}"
        line = nodes.paragraph(classes=["rule-place"])
        place = nodes.literal("", f"{path}:{scenario.line}")
        url = self.repository_url(path, scenario.line)
        line += nodes.reference("", "", place, refuri=url, internal=False) if url else place
        if scenario.told is not None:
            line += _text(f" ({self.word('written-in')})")
        line += [_text(" "), try_link(anchor=anchor)]
        return line

    def _verdict(self, outcome: str) -> str:
        return self.writer.badge(
            "verdict", outcome, SIGNS.get(outcome, ""), self.word(f"verdict.{outcome}")
        )

    # A game

    def chapter_list(self, catalogue: Catalogue) -> nodes.Node:
        """Return the chapters of a game as cards: title, size, state."""
        items = nodes.bullet_list(classes=["rule-chapters"])
        for chapter in catalogue.chapters:
            entries = self.store.chapter_entries(chapter.id)
            title = nodes.paragraph(classes=["rule-card-title"])
            title += xref("chapter", chapter.id, self.say(chapter.title))
            size = nodes.paragraph(classes=["rule-card-size"])
            size += _text(self.count("clause", len(entries)))
            size += _text(" · " + self.count("scenario", _scenarios(entries)))
            items += nodes.list_item("", title, size, self._chapter_badge(entries))
        return items

    def _chapter_badge(self, entries: Sequence[Entry]) -> nodes.Node:
        states = [one.state for one in entries]
        worst = max(
            (one for one in states if one in STATES), key=STATES.index, default="informative"
        )
        number = states.count(worst)
        line = nodes.paragraph(classes=["rule-card-state"])
        if worst == "proved" and len(entries) > 1:
            text = self.word("states.proved")
        elif worst in ("proved", "informative"):
            text = self.word(f"state.{worst}")
        else:
            text = several("state", worst, number, self.language)
        line += self.badge("state", worst, text)
        return line

    # Coverage

    def coverage(self, catalogue: Catalogue) -> list[nodes.Node]:
        """Return the table of a game: one line per chapter, then the sum."""
        columns = ("clauses", "normative", "proved", "not-run", "unproved", "failing")
        header: list[list[nodes.Node]] = [[_text(self.word("chapter"))]]
        header.append([_text(self.word("coverage"))])
        header += [[_text(self.word(column))] for column in columns]
        header.append([_text(self.word("scenarios"))])
        mutation, game = self.store.mutation, catalogue.book.id
        rows = []
        for chapter in catalogue.chapters:
            name: list[nodes.Node] = [xref("chapter", chapter.id, self.say(chapter.title))]
            rows.append([name, *self._figures(self.store.chapter_entries(chapter.id))])
            if mutation is not None:
                place = f"{game}/{chapter.path}"
                rows[-1] += self._breaks(mutation, place, mutation.chapters.get(place))
        everything = tuple(self.store.entries[one.id] for one in catalogue.clauses)
        total: list[nodes.Node] = [nodes.strong("", self.word("total"))]
        rows.append([total, *self._figures(everything)])
        if mutation is None:
            return [table(header, rows, "rule-coverage"), self.run_line()]
        header += [[_text(self.word(name))] for name in ("breaks", "same", "apart")]
        rows[-1] += self._breaks(mutation, game, mutation.whole.get(game))
        grid = table(header, rows, "rule-coverage")
        return [grid, self.run_line(), *self._breaks_line(), *self._not_counted(mutation, game)]

    def _breaks(
        self, mutation: Mutation, place: str, found: Noticed | None
    ) -> list[list[nodes.Node]]:
        """Three cells: the breaks noticed, those that make no difference, those aside."""
        counts = (mutation.equivalent.get(place, 0), mutation.apart.get(place, 0))
        cells: list[list[nodes.Node]] = [
            [self._noticed(found, "noticed.short", "not-measured.short")]
        ]
        return cells + [[_text(str(count) if found else "")] for count in counts]

    def _not_counted(self, mutation: Mutation, game: str) -> list[nodes.Node]:
        """Why breaks make no difference or stand aside, and what came of samples."""
        found: list[nodes.Node] = []
        for one in mutation.aside:
            if one.games.get(game):
                text = f"{self.word('apart')}{self.word('colon')}{one.games[game]}. "
                found.append(_paragraph(text + self.say(one.why), "rule-run"))
        same = mutation.same.get(game, {})
        if same:
            fold = details(classes=["rule-uses"], open=False)
            fold += summary("", "", _text(f"{self.word('same.why')} {sum(same.values())}"))
            items = nodes.bullet_list()
            for why, count in sorted(same.items(), key=lambda one: (-one[1], one[0])):
                reason = _inline(why, "rule-words", *self._foreign("en"))
                line = nodes.paragraph("", "", _text(f"{count} · "), reason)
                items += nodes.list_item("", line)
            fold += items
            found.append(fold)
        for sample in mutation.samples:
            if sample.name.partition("/")[0] == game:
                found.append(_paragraph(self._sample(sample), "rule-run"))
        return found

    def _sample(self, sample: Sample) -> str:
        """What came of breaks of another kind that were drawn of many."""
        counted = sample.noticed.noticed, sample.noticed.of
        text = self.word(f"sample.{sample.name.rpartition('/')[2]}")
        return text.format(sample.drawn, sample.every, *counted, sample.equivalent)

    def _breaks_line(self) -> list[nodes.Node]:
        """Return the line that says which run of breaks the figures come from."""
        mutation = self.store.mutation
        if mutation is None or not mutation.measured:
            return []
        line = nodes.paragraph(classes=["rule-run"])
        line += _text(self.word("breaks-run").format(_date(mutation.date)))
        line += self._commit(mutation.commit)
        return [line]

    def _figures(self, entries: Sequence[Entry]) -> list[list[nodes.Node]]:
        normative = [one for one in entries if one.clause.status == "normative"]
        counts = dict.fromkeys(("proved", "expected", "not-run", "unproved", "failed"), 0)
        for one in entries:
            if one.state in counts:
                counts[one.state] += 1
        cells: list[list[nodes.Node]] = [[_text(str(len(entries)))], [_text(str(len(normative)))]]
        for state in ("proved", "not-run", "unproved", "failed"):
            number = counts[state] + (counts["expected"] if state == "failed" else 0)
            cells.append([_inline(str(number), "rule-figure", *_shade(state, number))])
        cells.append([_text(str(_scenarios(entries)))])
        proved = sum(one.state == "proved" for one in normative)
        share = 100 if not normative else 100 * proved // len(normative)
        state = "proved" if share == 100 else "not-run"
        return [[_inline(f"{share} %", "rule-figure", f"rule-is-{state}")], *cells]

    def uncovered(self, catalogue: Catalogue) -> list[nodes.Node]:
        """Return the normative clauses of a game that are not proved, with the cause."""
        found = [self.store.entries[one.id] for one in catalogue.clauses]
        open_ones = [one for one in found if one.state not in ("proved", "informative")]
        if not open_ones:
            return [_paragraph(f"✓ {self.word('all-proved')}", "rule-all-proved")]
        items = nodes.bullet_list(classes=["rule-uncovered"])
        for one in open_ones:
            line = nodes.paragraph()
            line += [xref("clause", one.clause.id, one.clause.id, literal=True), _text(" ")]
            line += [_text(self.say(one.clause.title) + " "), self.badge("state", one.state)]
            items += nodes.list_item("", line)
        return [items]

    # Readings

    def reading_section(self, reading: Reading) -> nodes.section:
        """Return the section of one reading."""
        section = nodes.section(ids=[reading.id], names=[reading.id], classes=["rule-reading"])
        title = f"{reading.id.split('.', 1)[1]} · {self.say(reading.question)}"
        section += nodes.title("", title, translatable=False)
        line = nodes.paragraph(classes=["rule-clause-line"])
        line += nodes.reference(
            "", "", nodes.literal("", reading.id), refid=reading.id, classes=["rule-id"]
        )
        kind = "reading" if reading.kind == "option" else "erratum"
        line += [_text(" "), _inline(self.word(kind), "rule-badge")]
        section += line
        other = other_language(self.language)
        section += _paragraph(
            reading.question.in_(other), "rule-other-question", f"language-{other}"
        )
        if reading.options:
            section += self._options(reading)
        facts = nodes.definition_list(classes=["rule-facts"])
        facts += _fact(self.word("why"), [_text(self.say(reading.why))])
        if reading.field:
            facts += _fact(self.word("field"), [nodes.literal("", reading.field)])
        facts += _fact(self.word("source"), *self._reading_sources(reading))
        if reading.excludes:
            facts += _fact(self.word("excluded"), *map(self._excluded_line, reading.excludes))
        clauses = [[self._clause_link(one)] for one in reading.clauses]
        facts += _fact(self.word("touches"), *clauses)
        section += facts
        return section

    def _excluded_line(self, exclusion: Exclusion) -> list[nodes.Node]:
        line: list[nodes.Node] = []
        for part in excluded_parts(exclusion):
            line += [_text(" + ")] if line else []
            line.append(nodes.literal("", part))
        return [*line, _text(" "), xref("clause", exclusion.clause, exclusion.clause, literal=True)]

    def _reading_sources(self, reading: Reading) -> list[list[nodes.Node]]:
        """Give the sections that raise the question, of each edition where there are several."""
        catalogue = self.store.catalogue(reading.id.split(".", 1)[0])
        named = catalogue is not None and len(catalogue.book.editions) > 1
        clauses = [self.store.entries[one].clause for one in reading.clauses]
        between = self.word("semicolon")
        return [
            [
                _text(source.edition.called(self.language) + self.word("colon") if named else ""),
                _inline(
                    between.join(dict.fromkeys(self._printed(one, source) for one in clauses)),
                    *self._spoken(source),
                ),
            ]
            for source in reading.sources
        ]

    def _clause_link(self, clause_id: str) -> nodes.Node:
        box = _inline("")
        box += xref("clause", clause_id, clause_id, literal=True)
        entry = self.store.entries.get(clause_id)
        if entry is not None:
            box += _inline(f" {self.say(entry.clause.title)}", "rule-summary")
        return box

    def _options(self, reading: Reading) -> nodes.Node:
        options = nodes.bullet_list(classes=["rule-options"])
        for option in reading.options:
            chosen = option.name == reading.default
            line = nodes.paragraph()
            line += [nodes.literal("", option.name), _text(" ")]
            if chosen:
                line += [_inline(self.word("default"), "rule-badge", "rule-default"), _text(" ")]
            line += _text(self.say(option.text))
            item = nodes.list_item("", line, classes=["rule-chosen"] if chosen else [])
            options += item
        return options

    # Vocabulary

    def vocabulary(self, game: str | None) -> list[nodes.Node]:
        """Return three sections, one per kind of step, with every sentence and its uses."""
        phrases = [one for one in self.store.vocabulary.phrases if game is None or one.game == game]
        if not phrases:
            return [_paragraph(self.word("no-vocabulary"), "rule-none")]
        uses = self.store.uses
        sections: list[nodes.Node] = []
        for kind in ("given", "when", "then"):
            ones = [one for one in phrases if one.kind == kind]
            if not ones:
                continue
            anchor = f"sentences-{kind}" if game is None else f"sentences-{game}-{kind}"
            section = nodes.section(ids=[anchor], classes=["rule-vocabulary"])
            section += nodes.title("", self.word(f"{kind}.title"), translatable=False)
            section += _paragraph(self.count("sentence", len(ones)), "rule-run")
            section += [self._phrase(one, uses.get(one, [])) for one in ones]
            sections.append(section)
        takes = self.store.vocabulary.takes(self.language, phrases)
        if takes:
            sections.append(self._takes(takes, game))
        return sections

    def _takes(self, takes: Sequence[tuple[str, str, str]], game: str | None) -> nodes.Node:
        """Return the section that tells what the fields of the sentences take."""
        anchor = "sentences-takes" if game is None else f"sentences-{game}-takes"
        section = nodes.section(ids=[anchor], classes=["rule-vocabulary"])
        section += nodes.title("", self.word("takes.title"), translatable=False)
        for field, example, told in takes:
            line = nodes.paragraph(classes=["rule-step", "rule-first"])
            line += [_inline(field, "rule-field"), _text(f" {told}")]
            box = nodes.container("", line, classes=["rule-phrase"])
            if example:
                about = nodes.paragraph(classes=["rule-phrase-code"])
                about += _inline(example, "rule-summary")
                box += about
            section += box
        return section

    def _phrase(self, phrase: Phrase, uses: Sequence[tuple[Entry, Proof]]) -> nodes.Node:
        box = nodes.container(classes=["rule-phrase"])
        box += ready_html.of(
            "".join(
                self.writer.sentence(phrase.kind, text, language)
                for language in (self.language, other_language(self.language))
                for text in phrase.in_(language)
            )
        )
        about = nodes.paragraph(classes=["rule-phrase-code"])
        about += code_links(
            module=phrase.module, name=phrase.function, line=phrase.line, repository=""
        )
        if said := phrase.about(self.language):
            about += _inline(f" {said}", "rule-summary")
        box += about
        if not uses:
            box += _paragraph(self.word("unused"), "rule-unused")
            return box
        fold = details(classes=["rule-uses"], open=False)
        fold += summary("", "", _text(self.count("use", len(uses))))
        items = nodes.bullet_list()
        for entry, proof in uses[:MOST_USES]:
            name = proof.scenario.shown.name
            link = xref("clause", entry.clause.id, name, anchor=proof.anchor)
            line = nodes.paragraph("", "", link, nodes.Text(" "))
            line += _inline(entry.clause.id, "rule-used-by")
            items += nodes.list_item("", line)
        if len(uses) > MOST_USES:
            more = self.word("more").format(len(uses) - MOST_USES)
            items += nodes.list_item("", _paragraph(more))
        fold += items
        box += fold
        return box


# Helpers without a state


def drawing_of(chapter: str) -> str:
    """The address of what is drawn of a chapter."""
    return f"{chapter}:drawn"


def xref(
    role: str, target: str, text: str, *, literal: bool = False, anchor: str = ""
) -> addnodes.pending_xref:
    """Return a link to a clause, chapter or reading that is resolved when all is read."""
    content: nodes.Element = nodes.literal("", text) if literal else nodes.inline("", text)
    content["support_smartquotes"] = False
    return addnodes.pending_xref(
        "",
        content,
        refdomain="rule",
        reftype=role,
        reftarget=target,
        refexplicit=True,
        refwarn=True,
        rule_anchor=anchor,
    )


def table(
    header: Sequence[Sequence[nodes.Node]],
    rows: Sequence[Sequence[Sequence[nodes.Node]]],
    *classes: str,
) -> nodes.Node:
    """Return a table in a box of its own that scrolls when the screen is narrow."""
    width = max([len(header), *(len(row) for row in rows)])
    grid = nodes.table(classes=["rule-table", *classes])
    group = nodes.tgroup(cols=width)
    group += [nodes.colspec(colwidth=1) for _ in range(width)]
    if header:
        group += nodes.thead("", _row(header, width))
    body = nodes.tbody()
    body += [_row(row, width) for row in rows]
    group += body
    grid += group
    return scroller("", grid, classes=["rule-scroller"])


def _row(cells: Sequence[Sequence[nodes.Node]], width: int) -> nodes.row:
    row = nodes.row()
    for cell in [*cells, *[()] * (width - len(cells))]:
        paragraph = nodes.paragraph(support_smartquotes=False)
        paragraph += list(cell)
        row += nodes.entry("", paragraph)
    return row


def _text(text: str) -> nodes.Node:
    return nodes.inline("", text, support_smartquotes=False)


def _inline(text: str, *classes: str) -> nodes.inline:
    return nodes.inline("", text, classes=list(classes), support_smartquotes=False)


def _paragraph(text: str, *classes: str) -> nodes.paragraph:
    return nodes.paragraph("", text, classes=list(classes), support_smartquotes=False)


def _fact(name: str, *lines: Sequence[nodes.Node]) -> nodes.Node:
    content = nodes.definition()
    for line in lines:
        paragraph = nodes.paragraph()
        paragraph += list(line)
        content += paragraph
    term = nodes.term("", name, support_smartquotes=False)
    return nodes.definition_list_item("", term, content)


def _scenarios(entries: Sequence[Entry]) -> int:
    """Count each scenario once, although it may prove several clauses."""
    return len({proof.scenario for entry in entries for proof in entry.proofs})


def _shade(state: str, number: int) -> list[str]:
    return [f"rule-is-{state}"] if number else ["rule-zero"]


def _date(date: str) -> str:
    """Shorten ``2026-11-20T22:58:03Z`` to the minute."""
    day, _, time = date.partition("T")
    return f"{day} {time[:5]} UTC" if time else day
