"""Break the rules on purpose and see which breaks the scenarios notice.

    make mutation                                   every game, and docs/mutation.json
    make mutation CLAUSE=postal.debt.definition     what belongs to one clause, or to a chapter
    make mutation GAME=postal
    make mutation SAMPLE=300 SEED=today             so many, drawn from all
    make mutation SAMPLE=300 NEWS=1                 survivors that are published already are no news
    make mutation BROAD=1 SAMPLE=300                the second family: order, exchange, cut, twice

It fails when a break that nobody has judged equivalent is not noticed.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from tests.mutation import report
from tests.mutation.aside import PROGRAMS
from tests.mutation.breaks import SHARED, Break, breaks_of, breaks_of_shared, is_broad
from tests.mutation.forking import Died, each_forked
from tests.mutation.judging import Court
from tests.mutation.lines import Kept, RedBefore, digest_of
from tests.mutation.planted import each_asked
from tests.mutation.playing import asked_in
from tests.mutation.score import Equivalent, Tally, equivalents, score_of
from tests.mutation.shared import SharedCourt, only_programs
from tests.mutation.verdicts import Verdict, Verdicts
from whichside_rules.kernel.book import rulebook

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "whichside_rules"
PUBLISHED = ROOT / "docs" / "mutation.json"


def main(arguments: Sequence[str] | None = None) -> int:
    """Judge the breaks that are asked for; 0 if all that can be noticed are, else 1."""
    asked = _parser().parse_args(arguments)
    start = time.monotonic()

    def told(text: str) -> None:
        print(f"{time.monotonic() - start:5.0f} s  {text}", file=sys.stderr, flush=True)

    try:
        return _run(asked, told)
    except (LookupError, RedBefore, ValueError) as error:
        print(f"mutation: {error.args[0] if error.args else error}", file=sys.stderr)
        return 2


Told = Callable[[str], None]


def _run(asked: argparse.Namespace, told: Told) -> int:
    if asked.source:
        return _run_shared(asked, told)
    clause = asked.clause or ""
    chosen_games = games(asked, told)
    books = [rulebook.find(name) for name in chosen_games]
    breaks = [
        one
        for book in books
        for one in breaks_of(Path(str(book.folder)), _vocabulary(book), broad=asked.broad)
    ]
    part = asked.game or clause or asked.sample or asked.aside or asked.operator or asked.broad
    full = not part
    chosen = [one for one in breaks if full or bool(one.aside) == asked.aside]
    if asked.aside:  # they count; the others stay known, for the list of equivalents names them
        breaks = [replace(one, aside="") for one in breaks]
        chosen = [replace(one, aside="") for one in chosen]
    chosen = [one for one in chosen if _belongs(one, clause)]
    chosen = [one for one in chosen if not asked.operator or one.operator in asked.operator]
    every = len(chosen)
    if not chosen:
        raise LookupError(
            f"nothing in the code of {clause or ', '.join(chosen_games)} can be broken"
        )
    chosen = _drawn(chosen, asked)
    verdicts: dict[str, Verdict] = {}
    for book in books:
        own = [one for one in chosen if one.game == book.name]
        if own:
            verdicts |= judged(book, own, asked, told)
    if asked.tests is not None:
        from tests.mutation.tested import judged_by_tests  # with all of pytest

        for book in books:
            own = [one for one in chosen if one.game == book.name]
            left = [one for one in own if verdicts[one.id].result == "survived"]
            verdicts |= judged_by_tests(book, left, asked.processes, told, asked.tests)
    listed = _listed(asked)
    score = score_of(breaks, verdicts, listed)
    known = report.published(PUBLISHED) if asked.news else frozenset()
    news = [one for one in score.whole.survivors if one.id not in known]
    print("\n".join(report.told(score, news, verdicts, ROOT)))
    low = score.below_the_bar() if full else []
    for line in (*score.stale, *low):
        print(line)
    if full:
        report.write(PUBLISHED, report.document(score, ROOT) | _samples())
    elif asked.publish:
        _publish(asked, chosen_games, len(chosen), every, score.whole)
    if asked.news and not PUBLISHED.is_file():
        print("no full run is published, so nothing is news: 'make mutation' writes one")
        return 1 if score.stale else 0
    return 1 if news or score.stale or low else 0


def _listed(asked: argparse.Namespace) -> dict[str, Equivalent]:
    """Of those that make no difference, the family that is asked for."""
    every = equivalents().items()
    return {name: one for name, one in every if is_broad(name) == asked.broad}


def _samples() -> dict[str, Any]:
    """The samples that are published: a full run leaves them as they are."""
    known = json.loads(PUBLISHED.read_text("utf-8")) if PUBLISHED.is_file() else {}
    return {"samples": known["samples"]} if "samples" in known else {}


def _publish(
    asked: argparse.Namespace, names: Sequence[str], drawn: int, every: int, tally: Tally
) -> None:
    """Write the figures of a sample of one game, or of what all share, beside those of the run."""
    if len(names) != 1 or not asked.sample:
        raise LookupError("only a sample of one game, or of one source, can be published")
    family = "tests" if asked.tests is not None else "broad" if asked.broad else "first"
    name = f"{names[0]}/{family}"
    data = json.loads(PUBLISHED.read_text(encoding="utf-8"))
    sample = report.Sample(name, drawn, every, asked.seed)
    report.write(PUBLISHED, report.with_sample(data, sample, tally, ROOT))


def _drawn(chosen: list[Break], asked: argparse.Namespace) -> list[Break]:
    """So many of them as are asked for."""
    if not asked.sample:
        return chosen
    drawn = random.Random(asked.seed).sample(chosen, min(asked.sample, len(chosen)))
    return sorted(drawn, key=lambda one: one.id)


def _run_shared(asked: argparse.Namespace, told: Told) -> int:
    """Break what all games share; what only programs reach is told by itself."""
    breaks = list(breaks_of_shared(PACKAGE / asked.source, broad=asked.broad))
    chosen = [one for one in breaks if not asked.operator or one.operator in asked.operator]
    every = len(chosen)
    chosen = _drawn(chosen, asked)
    home = Path(asked.features or ROOT / "features")
    features = sorted(home.rglob("*.feature"))
    code = digest_of(path for path in PACKAGE.rglob("*") if path.suffix in {".py", ".toml"})
    digests = {str(path): digest_of([path]) for path in features}
    build = Path(asked.build)
    verdicts = Verdicts(build / f"{asked.source}.verdicts.jsonl", code, digests, equivalents())
    folders = [PACKAGE / name for name in SHARED]
    court = SharedCourt(ROOT, folders, features, build / "shared.lines.json", code, verdicts, told)
    found = court.judge(chosen)
    if asked.tests is not None:
        left = [one for one in chosen if found[one.id].result == "survived"]
        left = [one for one in left if one.id not in equivalents()]
        jobs = [(one.id, court.job(one)) for one in left]
        for name, red in each_asked(jobs, ROOT, asked.source, build, told):
            found[name] = Verdict("noticed", red) if red else found[name]
    apart = only_programs(chosen, found)
    listed = _listed(asked)
    breaks = [replace(one, aside=PROGRAMS) if one.id in apart else one for one in breaks]
    score = score_of(breaks, found, listed)
    print("\n".join(report.told(score, score.whole.survivors, found, ROOT)))
    if asked.publish:
        _publish(asked, [asked.source], len(chosen), every, score.whole)
    print("\n".join(score.stale))
    return 1 if score.whole.survivors or score.stale else 0


def games(asked: argparse.Namespace, told: Told) -> list[str]:
    """The games that are asked for; what survives is news only in one that was measured."""
    if asked.game or asked.clause:
        return [asked.game or asked.clause.partition(".")[0]]
    names = list(rulebook.names())
    known = report.measured(PUBLISHED) if asked.news else frozenset()
    apart = [name for name in names if known and name not in known]
    if apart:
        told(f"not drawn, for no full run has measured it: {', '.join(apart)}")
    return [name for name in names if name not in apart]


def _vocabulary(book: rulebook.Rulebook) -> Path:
    """Where the sentences of a game stand; nothing is imported to find them."""
    folder = PACKAGE / "vocabulary" / book.name if book.built_in else Path(str(book.folder))
    return folder if book.built_in else folder / "vocabulary.py"


def _belongs(one: Break, clause: str) -> bool:
    """Whether a break belongs to a clause, or to one below; to everything, if none is named."""
    return not clause or any(f"{each}.".startswith(f"{clause}.") for each in one.clauses)


def judged(
    book: rulebook.Rulebook, breaks: Sequence[Break], asked: argparse.Namespace, told: Told
) -> dict[str, Verdict]:
    """The verdicts on the breaks of one game, worked out in a process of its own.

    Raises:
        RedBefore: its features are red without any break.
    """
    home = Path(asked.features or ROOT / "features" / book.name)
    scenarios = asked_in(sorted(home.rglob("*.feature")))
    if not scenarios:
        raise LookupError(f"{home} has no feature; name a folder with --features")
    folder = Path(str(book.folder))
    trees = (folder, PACKAGE / "kernel", PACKAGE / "vocabulary" / book.name)
    files = [path for tree in trees for path in tree.rglob("*")]
    files += (PACKAGE / "vocabulary").glob("*")  # what other games say changes no verdict
    code = digest_of(path for path in files if path.suffix in {".py", ".toml"})
    paths = {one.feature.path for one in scenarios}
    features = {str(path): digest_of([path]) for path in paths}
    build = Path(asked.build)
    kept = Kept(build / f"{book.name}.lines.json", code)
    verdicts = Verdicts(build / f"{book.name}.verdicts.jsonl", code, features, equivalents())
    court = Court(book, folder, scenarios, kept, verdicts, asked.processes, told)

    def session(_: object) -> dict[str, object]:
        try:
            return {name: verdict.told() for name, verdict in court.judge(breaks).items()}
        except RedBefore as red:
            return {"": str(red)}

    ((_, found),) = each_forked([None], session, 1)
    if isinstance(found, Died):
        raise RuntimeError(f"the run of {book.name} ended early: {found}")
    if "" in found:
        raise RedBefore(found[""])
    return {name: Verdict.of(one) for name, one in found.items()}


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="mutation", description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--game", help="the breaks of one game")
    parser.add_argument("--clause", help="the breaks of one clause, or of all below an id")
    parser.add_argument("--sample", type=int, help="so many, drawn from all")
    parser.add_argument("--seed", default="", help="what the drawing begins with")
    parser.add_argument(
        "--news",
        action="store_true",
        help="do not fail for what the last full run has published already",
    )
    parser.add_argument(
        "--broad", action="store_true", help="the second family of breaks instead of the first"
    )
    parser.add_argument(
        "--source", choices=SHARED, help="break what all games share, and ask the features of all"
    )
    parser.add_argument(
        "--publish", action="store_true", help="write the figures of a sample beside the full run's"
    )
    parser.add_argument(
        "--operator", action="append", help="only what this one makes; can be said several times"
    )
    parser.add_argument("--features", help="the folder of the features, for a game from elsewhere")
    parser.add_argument(
        "--aside",
        action="store_true",
        help="only the code that the score does not count, see aside.py",
    )
    parser.add_argument(
        "--tests",
        nargs="*",
        type=Path,
        metavar="FOLDER",
        help="ask the tests what no scenario notices, of these folders if any, see tested.py",
    )
    parser.add_argument(
        "--build", default=ROOT / "build" / "mutation", help="where it keeps who runs which lines"
    )
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 2)
    return parser


if __name__ == "__main__":
    sys.exit(main())
