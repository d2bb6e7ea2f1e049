"""Import contracts that hold for every rulebook: the settings name none of them.

``{rulebooks}`` in a list of modules stands for each package with a ``book.toml``, and so does the
beginning of ``{rulebooks}.engine``.
"""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any

from importlinter.contracts.forbidden import ForbiddenContract
from importlinter.contracts.independence import IndependenceContract

ALL = "{rulebooks}"


def rulebooks(package: str) -> list[str]:
    """The dotted names of the packages of a package that are rulebooks."""
    spec = find_spec(package)
    folders = spec.submodule_search_locations if spec else None
    return sorted(
        f"{package}.{book.parent.name}"
        for folder in folders or ()
        for book in Path(folder).glob("*/book.toml")
    )


def written_out(session: dict[str, Any], options: dict[str, Any]) -> dict[str, Any]:
    """The options of a contract with the names of the rulebooks in their place."""
    names = [name for root in session["root_packages"] for name in rulebooks(root)]
    return {
        key: [each for one in value for each in _each(one, names)]
        if isinstance(value, list)
        else value
        for key, value in options.items()
    }


def _each(module: str, names: list[str]) -> list[str]:
    """The modules that a word stands for; ``{rulebooks}.engine``: where there is one."""
    if ALL not in module:
        return [module]
    written = [module.replace(ALL, name) for name in names]
    return [one for one in written if "*" in one or find_spec(one)]


class Forbidden(ForbiddenContract):
    def __init__(
        self, name: str, session_options: dict[str, Any], contract_options: dict[str, Any]
    ) -> None:
        options = written_out(session_options, contract_options)
        super().__init__(name, session_options, options)


class Independent(IndependenceContract):
    def __init__(
        self, name: str, session_options: dict[str, Any], contract_options: dict[str, Any]
    ) -> None:
        options = written_out(session_options, contract_options)
        super().__init__(name, session_options, options)
