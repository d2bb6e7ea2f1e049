"""A plugin of pytest that has the library read with a break, and what asks the tests with it.

What all games share answers most where no feature can ask: what is wrong with a file, a sentence,
a feature. ``python -m tests.mutation --source kernel --tests`` asks the tests of that folder about
what no feature notices, each break in a process of its own.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from tests.mutation.apart import Broken, Job

WHERE = "MUTATION_JOB"
"""The variable of the environment that names the file with the break."""
TESTS = {"kernel": ("kernel",), "scenarios": ("scenarios",), "vocabulary": ("scenarios",)}
"""The folders of tests that are asked, by the folder of the package."""
SECONDS = 900
"""So long may they take."""

if WHERE in os.environ and __name__ != "__main__":
    _told = json.loads(Path(os.environ[WHERE]).read_text(encoding="utf-8"))
    sys.meta_path.insert(0, Broken(Job(*_told)))


def red_with(job: Job, root: Path, tests: Sequence[str], build: Path) -> str:
    """The first test that fails with a break; empty if none does."""
    file = build / "planted.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(job), encoding="utf-8")
    quiet = ("-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", __name__)
    try:
        done = subprocess.run(
            [sys.executable, "-m", "pytest", *quiet, *tests],
            cwd=root,
            env={**os.environ, WHERE: str(file)},
            capture_output=True,
            text=True,
            timeout=SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return "they do not come to an end"
    failed = re.search(r"^(?:FAILED|ERROR) (\S+)", done.stdout, re.MULTILINE)
    if not done.returncode:
        return ""
    return failed[1] if failed else "the tests cannot be collected"


def likely_first(tests: Sequence[Path], module: str) -> list[str]:
    """The files of tests, those named after the broken module first: they fail soonest."""
    name = module.rpartition(".")[2]
    return sorted(map(str, tests), key=lambda one: name not in Path(one).stem)


def each_asked(
    jobs: Sequence[tuple[str, Job]],
    root: Path,
    source: str,
    build: Path,
    told: Callable[[str], None],
) -> Iterator[tuple[str, str]]:
    """Of each break, by its id, the first test that fails; empty if none does."""
    tests = [
        one for each in TESTS[source] for one in sorted((root / "tests" / each).glob("test_*.py"))
    ]
    for done, (name, job) in enumerate(jobs, 1):
        red = red_with(job, root, likely_first(tests, job.module), build)
        told(f"{done} of {len(jobs)}: {red or 'no test noticed'} {name}")
        yield name, red
