"""Everything that the pages are made of, gathered once per build.

The store joins the clause data, the features, the verdicts of the last run, the code and the step
sentences. Each part that a page shows has a key and a digest, by which an incremental build knows
the pages to read again.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final
from weakref import WeakKeyDictionary

from sphinx.errors import ConfigError
from sphinx.util import logging

from whichside_rules.scenarios.source import Step
from whichside_rules.sphinxext.labels import LANGUAGES, own_language
from whichside_rules.sphinxext.sources.code import Implementation, find_implementations
from whichside_rules.sphinxext.sources.mutation import (
    Mutation,
    MutationError,
    Noticed,
    Survivor,
    read_mutation,
)
from whichside_rules.sphinxext.sources.results import (
    NOT_RUN,
    Results,
    ResultsError,
    Run,
    Verdict,
    read_results,
)
from whichside_rules.sphinxext.sources.scenarios import FeatureError, Scenario, read_features
from whichside_rules.sphinxext.sources.sentences import Phrase, Vocabulary, load_vocabulary
from whichside_rules.sphinxext.sources.translated import Kept, told_in

if TYPE_CHECKING:
    from sphinx.config import Config

    from whichside_rules.kernel.book.clause import Catalogue, Chapter, Clause, Reading
    from whichside_rules.scenarios.translation import Language

logger: logging.SphinxLoggerAdapter = logging.getLogger(__name__)

#: States of a clause, from the best to the worst.
STATES: Final = ("proved", "expected", "not-run", "unproved", "failed")


@dataclass(frozen=True, slots=True)
class Proof:
    """One scenario that proves a clause, and its last verdict."""

    scenario: Scenario
    verdict: Verdict
    anchor: str
    """Id of the scenario on the page of its clause."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One clause with all that points at it."""

    clause: Clause
    proofs: tuple[Proof, ...]
    implementations: tuple[Implementation, ...]
    reviewed: str | None = None
    """Digest of the texts with which the scenarios were last compared; None if nobody says."""
    noticed: Noticed | None = None
    """How many breaks of its code the scenarios noticed; None if that was not measured."""
    survivors: tuple[Survivor, ...] = ()
    """The breaks that nobody noticed."""

    @property
    def review(self) -> str:
        """Say whether somebody must compare the scenarios: ``changed``, ``never`` or nothing."""
        if self.reviewed is None or self.reviewed == self.clause.digest:
            return ""
        if self.reviewed:
            return "changed"
        return "never" if self.clause.status == "normative" else ""

    @property
    def state(self) -> str:
        """Say whether the clause is proved; one of :data:`STATES` or ``"informative"``."""
        outcomes = {proof.verdict.outcome for proof in self.proofs}
        if outcomes & {"error", "failed", "xpassed"}:
            return "failed"
        if self.clause.status == "informative":
            return "informative"
        if not outcomes:
            return "unproved"
        if outcomes & {NOT_RUN, "skipped"}:
            return "not-run"
        return "expected" if "xfailed" in outcomes else "proved"


@dataclass(frozen=True)
class Store:
    """The joined data of one build."""

    catalogues: tuple[Catalogue, ...] = ()
    scenarios: tuple[Scenario, ...] = ()
    results: Results = field(default_factory=Results)
    implementations: Mapping[str, tuple[Implementation, ...]] = field(default_factory=dict)
    vocabulary: Vocabulary = field(default_factory=Vocabulary)
    reviewed: Mapping[str, str] | None = None
    """Digest of each reviewed clause's texts; None if the project keeps no reviews."""
    mutation: Mutation | None = None
    """What the last run of breaks found; None if the project publishes none."""
    features_folder: str = "features"
    linked_commit: str | None = None
    """The commit of the run, where links to the lines of the repository carry it."""

    @property
    def run(self) -> Run | None:
        """The run that the verdicts come from."""
        return self.results.run

    @cached_property
    def chapters(self) -> Mapping[str, Chapter]:
        """Every chapter by its id."""
        return {one.id: one for found in self.catalogues for one in found.chapters}

    @cached_property
    def readings(self) -> Mapping[str, Reading]:
        """Every reading by its id."""
        return {one.id: one for found in self.catalogues for one in found.readings}

    @cached_property
    def entries(self) -> Mapping[str, Entry]:
        """Every clause by its id, with its proofs and implementations."""
        clauses = [one for found in self.catalogues for one in found.clauses]
        proofs: dict[str, list[Proof]] = {one.id: [] for one in clauses}
        anchors: Counter[str] = Counter()
        for scenario in self.scenarios:
            verdict = self.results.verdict(scenario, self.features_folder)
            for tag in scenario.tags:
                if tag not in proofs:
                    continue
                anchor = f"{tag}--{_slug(scenario.name)}"
                anchors[anchor] += 1
                if anchors[anchor] > 1:
                    anchor = f"{anchor}-{anchors[anchor]}"
                proofs[tag].append(Proof(scenario, verdict, anchor))
        mutation = self.mutation or Mutation()
        return {
            one.id: Entry(
                one,
                # The simplest comes first: one that needs no content of its own.
                tuple(sorted(proofs[one.id], key=lambda proof: proof.scenario.has_text)),
                self.implementations.get(one.id, ()),
                None if self.reviewed is None else self.reviewed.get(one.id, ""),
                mutation.clauses.get(one.id),
                mutation.survivors.get(one.id, ()),
            )
            for one in clauses
        }

    @cached_property
    def uses(self) -> Mapping[Phrase, Sequence[tuple[Entry, Proof]]]:
        """The scenarios that say each sentence; one counts once, however often it says it."""
        uses: dict[Phrase, list[tuple[Entry, Proof]]] = {}
        seen: set[Scenario] = set()
        for entry in self.entries.values():
            for proof in entry.proofs:
                if proof.scenario in seen:
                    continue
                seen.add(proof.scenario)
                game = entry.clause.id.partition(".")[0]
                used = dict.fromkeys(
                    phrase
                    for step in proof.scenario.all_steps
                    for text in _filled(step, proof.scenario)
                    for phrase in self.vocabulary.match(game, step.kind or "given", text)
                )
                for phrase in used:
                    uses.setdefault(phrase, []).append((entry, proof))
        return uses

    def chapter_entries(self, chapter: str) -> tuple[Entry, ...]:
        """Return the entries of one chapter in the order of the rulebook."""
        return tuple(self.entries[one.id] for one in self.chapters[chapter].clauses)

    def _card(self, chapter: str) -> tuple[list[str], int]:
        """What the card of a chapter shows: its states, and how many scenarios it has."""
        entries = self.chapter_entries(chapter)
        return [one.state for one in entries], len({p.scenario for e in entries for p in e.proofs})

    def catalogue(self, game: str) -> Catalogue | None:
        """Return the catalogue of a game, None when the game is unknown."""
        return next((one for one in self.catalogues if one.book.id == game), None)

    def digest(self, key: str) -> str:
        """Return the digest of what a page shows under ``key``; empty when it is gone."""
        kind, _, name = key.partition(":")
        shown: object
        if kind == "clause" and name in self.entries:
            entry = self.entries[name]
            shown = (
                entry,
                [self.readings.get(one) for one in entry.clause.readings],
                self.linked_commit,
            )
        elif kind == "chapter" and name in self.chapters:
            found = self.chapters[name]
            shown = (found.title, [one.id for one in found.clauses], self.run is None)
        elif kind == "drawn" and name in self.chapters:
            shown = [[p.scenario for p in one.proofs] for one in self.chapter_entries(name)]
        elif kind == "chapters" and (game := self.catalogue(name)) is not None:
            shown = [(c.id, c.title, self._card(c.id)) for c in game.chapters]
        elif kind == "coverage":
            shown = (
                [(one.book, [(c.id, c.title) for c in one.chapters]) for one in self.catalogues],
                [(key, one.state, one.clause.title) for key, one in self.entries.items()],
                [(key, len(one.proofs)) for key, one in self.entries.items()],
                self.run,
                self.mutation,
            )
        elif kind == "booklet":
            shown = [
                (
                    [(c.title, [(d.id, d.title, d.text, d.readings) for d in c.clauses])],
                    one.readings,
                )
                for one in self.catalogues
                for c in one.chapters
            ]
        elif kind == "readings":
            shown = [one.readings for one in self.catalogues]
        elif kind == "vocabulary":
            shown = (
                self.vocabulary.phrases,
                [self.vocabulary.takes(one, self.vocabulary.phrases) for one in LANGUAGES],
                [
                    [(p.scenario, p.anchor) for p in entry.proofs]
                    for entry in self.entries.values()
                    if name in ("", "common", entry.clause.game)
                ],
            )
        else:
            return ""
        return hashlib.sha256(repr(shown).encode()).hexdigest()[:16]


def _slug(name: str) -> str:
    from docutils.nodes import make_id

    return make_id(name) or "scenario"


_STORES: WeakKeyDictionary[Config, Store] = WeakKeyDictionary()


def store_of(config: Config) -> Store:
    """Return the store of the build with this configuration, made when first asked for."""
    if config not in _STORES:
        _STORES[config] = _gather(config)
    return _STORES[config]


def project_root(config: Config) -> Path:
    """Return the folder that paths in the repository are relative to."""
    return _below(config, config.rule_root)


def _below(config: Config, path: str) -> Path:
    return Path(config.rule_confdir).joinpath(path).resolve()


def _gather(config: Config) -> Store:
    catalogues = _catalogues(config)
    scenarios: tuple[Scenario, ...] = ()
    folder = "features"
    if config.rule_features:
        features = _below(config, config.rule_features)
        folder = features.name
        known = {one.id for found in catalogues for one in found.clauses}
        games = {found.book.id for found in catalogues}
        reader, doctrees = _reader(config), config.rule_doctreedir
        scenarios = tuple(_scenarios(features, known, games, reader, doctrees))
    implementations: Mapping[str, tuple[Implementation, ...]] = {}
    if config.rule_packages:
        implementations = find_implementations(config.rule_packages, project_root(config))
    results = _results(config)
    linked = config.rule_repository_url and not config.rule_repository_ref
    return Store(
        catalogues=catalogues,
        scenarios=scenarios,
        results=results,
        implementations=implementations,
        vocabulary=_vocabulary(config),
        reviewed=_reviewed(config),
        mutation=_mutation(config),
        features_folder=folder,
        linked_commit=results.run.commit if linked and results.run else None,
    )


def _catalogues(config: Config) -> tuple[Catalogue, ...]:
    """Load the games of the installed library and those of the project's own folders."""
    found: list[Catalogue] = []
    wanted = config.rule_games
    if wanted is None or wanted:
        try:
            from whichside_rules.kernel.book import clause as look_up
        except ImportError:
            logger.warning("whichside_rules.kernel cannot be imported", type="rule")
            return ()
        for game in look_up.games() if wanted is None else wanted:
            with _said_of("rule_games"):
                found.append(look_up.catalogue(game))
    for folder in config.rule_catalogues:
        from whichside_rules.kernel.book.clause import load_catalogue

        with _said_of("rule_catalogues"):
            found.append(load_catalogue(_below(config, folder)))
    return tuple(found)


@contextmanager
def _said_of(setting: str) -> Iterator[None]:
    """What is wrong with the data of a setting is told in one line, not with a traceback."""
    try:
        yield
    except (LookupError, OSError, ValueError) as fault:
        raise ConfigError(f"{setting}: {fault}") from None


def _reader(config: Config) -> Language | None:
    """The language in which scenarios are told, wherever they are written; ``None``: as written."""
    if not config.rule_translate:
        return None
    return "fr" if own_language(config.language) == "fr" else "en"


def _scenarios(
    folder: Path, known: set[str], games: set[str], reader: Language | None, doctrees: str
) -> Iterable[Scenario]:
    kept = Kept(doctrees if reader else "")
    for file, read in read_features(folder):
        if isinstance(read, FeatureError):
            logger.warning("%s", read, location=str(file), type="rule", subtype="feature")
            continue
        for scenario in read:
            for tag in scenario.tags:
                if tag.split(".", 1)[0] in games and "." in tag and tag not in known:
                    logger.warning(
                        "unknown clause @%s",
                        tag,
                        location=(str(file), scenario.line),
                        type="rule",
                        subtype="feature",
                    )
        yield from told_in(reader, file, read, kept)
    kept.keep()


def _vocabulary(config: Config) -> Vocabulary:
    try:
        return load_vocabulary(config.rule_vocabulary)
    except ImportError as fault:
        logger.warning("the step vocabulary cannot be loaded: %s", fault, type="rule")
        return Vocabulary()


def _reviewed(config: Config) -> Mapping[str, str] | None:
    """Read the digests that the maintainers have recorded."""
    if not config.rule_reviewed:
        return None
    file = _below(config, config.rule_reviewed)
    if not file.is_file():
        return {}
    try:
        return {key: str(digest) for key, digest in tomllib.loads(file.read_text("utf-8")).items()}
    except (ValueError, OSError) as fault:
        logger.warning("%s", fault, location=str(file), type="rule", subtype="reviewed")
        return {}


def _mutation(config: Config) -> Mutation | None:
    """Read what the last run of breaks found; without its file, nothing is measured."""
    if not config.rule_mutation:
        return None
    file = _below(config, config.rule_mutation)
    if not file.is_file():
        return Mutation()
    try:
        return read_mutation(file)
    except MutationError as fault:
        logger.warning("%s", fault, location=str(file), type="rule", subtype="mutation")
        return Mutation()


def _results(config: Config) -> Results:
    if not config.rule_results:
        return Results()
    file = _below(config, config.rule_results)
    if not file.is_file():
        return Results()
    try:
        return read_results(file)
    except ResultsError as fault:
        logger.warning("%s", fault, location=str(file), type="rule", subtype="results")
        return Results()


def _filled(step: Step, scenario: Scenario) -> Iterator[str]:
    """Give the texts of a step that can be matched: those of the first row for an outline."""
    if "<" not in step.text:
        yield step.text
        return
    for examples in scenario.examples:
        for row in examples.rows:
            text = step.text
            for name, value in zip(examples.header, row, strict=False):
                text = text.replace(f"<{name}>", value)
            yield text
