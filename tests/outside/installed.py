"""A rulebook of the examples, installed as another project would be."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests import warm

ROOT = Path(__file__).resolve().parents[2]


def install(example: Path, target: Path) -> None:
    """Put a rulebook into a folder, with its registration."""
    options = ["--quiet", "--no-deps", "--no-build-isolation", "--disable-pip-version-check"]
    build = [sys.executable, "-m", "pip", "install", *options, "--target"]
    subprocess.run(
        [*build, target, example],
        check=True,
        capture_output=True,
        env=os.environ | {"PYTHONPATH": ""},
    )


def python(where: Path, site: Path, *arguments: object, code: int = 0, text: str = "") -> str:
    """What a program prints that runs in a folder, with what is installed in another."""
    path = {"PYTHONPATH": f"{ROOT}{os.pathsep}{site}"}
    done = warm.run(*arguments, cwd=where, env=path, text=text)
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout if code == 0 else done.stderr


def features(example: Path, site: Path) -> str:
    """What pytest says of the scenarios, where they must run the code of their clauses."""
    options = ["-o", "whichside_features=true", "-o", "whichside_evidence=true"]
    # Another program before this one has taught the process what pytest would look at first.
    quiet = ["-q", "-p", "no:cacheprovider", "-W", "ignore::pytest.PytestAssertRewriteWarning"]
    return python(example, site, "-m", "pytest", *quiet, *options, "features")


def files(example: Path) -> list[Path]:
    """The files of the example that its guide page shows."""
    return [path for path in sorted(example.rglob("*")) if path.is_file() and path.suffix != ".pyc"]


def lines(example: Path) -> int:
    """How many lines they have together."""
    return sum(len(path.read_text("utf-8").splitlines()) for path in files(example))
