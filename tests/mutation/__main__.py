"""Break the rules on purpose and see which breaks the scenarios notice.

    make mutation                                   every game, and docs/mutation.json
    make mutation CLAUSE=postal.debt.definition     what belongs to one clause, or to a chapter
    make mutation GAME=postal
    make mutation SAMPLE=300 SEED=today             so many, drawn from all
    make mutation SAMPLE=300 NEWS=1                 survivors that are published already are no news

It fails when a break that nobody has judged equivalent is not noticed.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from tests.mutation import report
from tests.mutation.breaks import Break, breaks_of
from tests.mutation.forking import Died, each_forked
from tests.mutation.judging import Court
from tests.mutation.lines import Kept, RedBefore, digest_of
from tests.mutation.playing import asked_in
from tests.mutation.score import equivalents, score_of
from tests.mutation.verdicts import Verdict, Verdicts
from whichside_rules.kernel import rulebook

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
    clause = asked.clause or ""
    chosen_games = games(asked, told)
    books = [rulebook.find(name) for name in chosen_games]
    breaks = [one for book in books for one in breaks_of(Path(str(book.folder)), _vocabulary(book))]
    chosen = [one for one in breaks if one.aside == asked.aside and _belongs(one, clause)]
    if not chosen:
        raise LookupError(
            f"nothing in the code of {clause or ', '.join(chosen_games)} can be broken"
        )
    if asked.sample:
        drawn = random.Random(asked.seed).sample(chosen, min(asked.sample, len(chosen)))
        chosen = sorted(drawn, key=lambda one: one.id)
    verdicts: dict[str, Verdict] = {}
    for book in books:
        own = [one for one in chosen if one.game == book.name]
        if own:
            verdicts |= judged(book, own, asked, told)
    score = score_of(breaks, verdicts, equivalents())
    known = report.published(PUBLISHED) if asked.news else frozenset()
    news = [one for one in score.whole.survivors if one.id not in known]
    print("\n".join(report.told(score, news, verdicts, ROOT)))
    full = not (asked.game or asked.clause or asked.sample or asked.aside)
    low = score.below_the_bar() if full else []
    for line in (*score.stale, *low):
        print(line)
    if full:
        report.write(PUBLISHED, report.document(score, ROOT))
    if asked.news and not PUBLISHED.is_file():
        print("no full run is published, so nothing is news: 'make mutation' writes one")
        return 1 if score.stale else 0
    return 1 if news or score.stale or low else 0


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
    parser.add_argument("--features", help="the folder of the features, for a game from elsewhere")
    parser.add_argument(
        "--aside",
        action="store_true",
        help="only the code that the score does not count, see aside.py",
    )
    parser.add_argument(
        "--build", default=ROOT / "build" / "mutation", help="where it keeps who runs which lines"
    )
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 2)
    return parser


if __name__ == "__main__":
    sys.exit(main())
