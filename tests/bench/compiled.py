"""The rules compiled to machine code, for those who play many games: ``make compiled``.

The same source, compiled by mypyc, with the same answers; only faster. A wheel is built so where
its build hook is switched on (see ``pyproject.toml``), otherwise it is plain Python.
"""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = "whichside_rules"
_SETUP = textwrap.dedent("""
    from mypyc.build import mypycify
    from setuptools import setup

    setup(
        name={package!r},
        packages=[],
        ext_modules=mypycify(
            ["--config-file", {config!r}, *{modules!r}],
            opt_level="2",
            debug_level="0",
            group_name={package!r},
        ),
    )
""")
_PLAIN = {"Generic", "NamedTuple", "Protocol", "TypedDict"}
"""The bases of classes that mypyc compiles as they are meant; it knows nothing of our values."""


def can_be_compiled(source: str) -> bool:
    """Whether a module consists of functions: all that it declares besides is plain."""
    classes = [one for one in ast.walk(ast.parse(source)) if isinstance(one, ast.ClassDef)]
    return all(not one.decorator_list and _bases(one) and _bases(one) <= _PLAIN for one in classes)


def _bases(one: ast.ClassDef) -> set[str]:
    heads = [base.value if isinstance(base, ast.Subscript) else base for base in one.bases]
    return {ast.unparse(head) for head in heads}


def modules(package: Path) -> Iterator[Path]:
    """The modules of the rules that are compiled: those of the kernel and of every rulebook."""
    rulebooks = sorted(book.parent for book in package.glob("*/book.toml"))
    for folder in (package / "kernel", *rulebooks):
        for module in sorted(folder.rglob("*.py")):
            source = module.read_text(encoding="utf-8")
            if module.name != "__init__.py" and can_be_compiled(source):
                yield module


def compiled(root: Path, folder: Path) -> dict[Path, str]:
    """The compiled modules of a project, each with its place in a wheel; made in this folder.

    Raises:
        RuntimeError: a module cannot be compiled; it says what mypyc says.
    """
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(root / PACKAGE, folder / PACKAGE, ignore=shutil.ignore_patterns("__pycache__"))
    paths = [str(module.relative_to(folder)) for module in modules(folder / PACKAGE)]
    script = folder / "compile.py"
    config = str(root / "pyproject.toml")
    written = _SETUP.format(package=PACKAGE, config=config, modules=paths)
    script.write_text(written, encoding="utf-8")
    command = [sys.executable, str(script), "build_ext", "--inplace"]
    done = subprocess.run(command, cwd=folder, check=False, capture_output=True, text=True)
    if done.returncode:
        said = [one for one in (done.stdout + done.stderr).splitlines() if "warning" not in one]
        raise RuntimeError("\n".join(["mypyc refuses the rules:", *said[-20:]]))
    made = [*folder.glob("*.so"), *folder.glob("*.pyd")]
    made += [*(folder / PACKAGE).rglob("*.so"), *(folder / PACKAGE).rglob("*.pyd")]
    return {one: str(one.relative_to(folder)) for one in made}


class CompiledRules(BuildHookInterface[BuilderConfig]):
    """Puts the compiled modules into the wheel, beside their sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and make it a wheel of this platform."""
        made = compiled(Path(self.root), Path(self.root, "build", "compiled", "work"))
        build_data["force_include"] |= {str(module): place for module, place in made.items()}
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
