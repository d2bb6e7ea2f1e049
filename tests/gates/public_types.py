"""Whether all that is public is typed, as Pyright sees it from outside.

An adapter stands on classes of the library that it serves, so its types are known only where that
library is installed: everything else is judged in the one environment, the adapters in the other.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

PACKAGE = "whichside_rules"
ADAPTERS = f"{PACKAGE}.clients"


def untyped(report: dict[str, Any], *, adapters: bool) -> Iterator[str]:
    """What a report says of public names whose type is not known: of the adapters, or of the rest.

    Whatever else it complains of is told in any case.
    """
    yield from (str(one["message"]) for one in report["generalDiagnostics"])
    for symbol in report["typeCompleteness"]["symbols"]:
        of_adapter = f"{symbol['name']}.".startswith(f"{ADAPTERS}.")
        if symbol["isExported"] and not symbol["isTypeKnown"] and of_adapter == adapters:
            why = "; ".join(str(one["message"]) for one in symbol["diagnostics"])
            yield f"{symbol['name']}: {why}"


def report(environment: Path) -> dict[str, Any]:
    """What Pyright says of the package, with the libraries of an environment.

    ``--verifytypes`` looks at the first python on PATH and nowhere else.
    """
    path = f"{environment.absolute()}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        [
            Path(sys.executable).parent / "pyright",
            *("--verifytypes", PACKAGE, "--ignoreexternal", "--outputjson"),
        ],
        env={**os.environ, "PATH": path},
        check=False,
        capture_output=True,
        text=True,
    )
    try:
        found: dict[str, Any] = json.loads(done.stdout)
    except ValueError:
        sys.exit(done.stdout + done.stderr)
    return found


def main(environment: str, which: str = "") -> int:
    """Look, tell, and say whether all is well."""
    found = list(untyped(report(Path(environment)), adapters=which == "adapters"))
    print("\n".join(found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
