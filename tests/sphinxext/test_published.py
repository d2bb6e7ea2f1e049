"""Public names are documented where they are imported from, and no page is too large."""

from __future__ import annotations

import zlib
from pathlib import Path
from typing import Any

import pytest

from tests.sphinxext import published
from tests.sphinxext.conftest import EXTENSIONS, REPOSITORY
from whichside_rules.kernel.book.rulebook import built_in
from whichside_rules.sphinxext.sources.public_names import origins, public_names
from whichside_rules.sphinxext.writing.markdown import expand_modules


def site(folder: Path, names: dict[str, str]) -> Path:
    rows = "".join(f"{name} {kind} 1 api.html#$ -\n" for name, kind in names.items())
    head = b"# Sphinx inventory version 2\n# Project: toy\n# Version: 1\n# zlib\n"
    (folder / "objects.inv").write_bytes(head + zlib.compress(rows.encode()))
    return folder


def all_names() -> dict[str, str]:
    modules = ["whichside_rules", *(f"whichside_rules.{game}" for game in built_in())]
    told = dict.fromkeys([*published.told(), *published.wanted(modules)], "py:function")
    return told | dict.fromkeys(modules, "py:module")


def test_a_name_that_is_not_documented_is_found(tmp_path: Path) -> None:
    names = all_names()
    assert published.missing(site(tmp_path, names)) == []
    for name in ("whichside_rules.ask", "whichside_rules.postal.apply"):
        fewer = {known: kind for known, kind in names.items() if known != name}
        assert published.missing(site(tmp_path, fewer)) == [name]
    more = names | {"whichside_rules.policies": "py:module"}
    assert "whichside_rules.policies.Policy" in published.missing(site(tmp_path, more))


def test_an_adapter_is_looked_at_without_the_library_that_it_stands_on(tmp_path: Path) -> None:
    adapter = "whichside_rules.clients.openspiel"
    assert f"{adapter}.register" in published.wanted([adapter])
    assert f"{adapter}.register" in published.missing(site(tmp_path, {adapter: "py:module"}))


def test_a_page_that_is_too_large_is_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = site(tmp_path, all_names()) / "api" / "all.html"
    page.parent.mkdir()
    page.write_bytes(b" " * published.LARGEST)
    assert published.main(str(tmp_path)) == 0
    page.write_bytes(b" " * (published.LARGEST + 1))
    assert published.main(str(tmp_path)) == 1
    assert "api/all.html: 600,001 bytes, 600,000 at most" in capsys.readouterr().out


def test_a_site_that_the_first_page_does_not_lead_to_is_found(tmp_path: Path) -> None:
    for name in ("en", "fr", "pig"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "index.html").write_text("", encoding="utf-8")
    front = tmp_path / "index.html"
    assert len(published.unreached(tmp_path)) == 3
    page = (REPOSITORY / "docs" / "_root" / "index.html").read_text("utf-8")
    front.write_text(page, encoding="utf-8")
    assert published.unreached(tmp_path) == []
    assert "<script" not in page
    front.write_text(page.replace("fr/index.html", "en/index.html"), encoding="utf-8")
    assert published.unreached(tmp_path) == [f"{front} does not lead to fr"]


def test_the_pages_of_the_library_document_every_public_name() -> None:
    """Without building: what the pages ask autodoc for."""
    asked = ""
    for page in [*(REPOSITORY / "docs" / "api").glob("*.md")]:
        asked += expand_modules(page.read_text(encoding="utf-8"))[0]
    for game in built_in():
        asked += expand_modules(f":::{{rule:names}} whichside_rules.{game}\n:::\n")[0]
        asked += f".. automodule:: whichside_rules.policies.{game}\n"  # a block for each game
    lines = set(asked.split("\n"))
    for name in sorted({*published.told(), *published.wanted(["whichside_rules"])}):
        module = name.rpartition(".")[0]
        places = (f".. automodule:: {module}", f".. automodule:: {name}")
        one_by_one = any(
            line.startswith(".. auto") and line.endswith(f":: {name}") for line in lines
        )
        assert one_by_one or lines & {*places}, name


def test_a_package_passes_names_on() -> None:
    found = origins("whichside_rules.postal")
    assert found["Setup"] == "whichside_rules.postal.engine.state"
    assert found["NAME"] == "whichside_rules.postal"
    assert "engine" not in found
    assert "annotations" not in found
    assert public_names("whichside_rules.postal")["cost"] == ("cost_of_living", "rent")
    # An ``__all__`` decides, wherever the names come from.
    assert origins("whichside_rules")["ask"] == "whichside_rules.scenarios.asking"
    assert "import_module" not in origins("whichside_rules")


def test_what_is_passed_on_is_documented_there_and_its_code_where_it_is(project: Any) -> None:
    project.write(
        "toyrules/__init__.py",
        '"""The toy."""\n\nfrom toyrules.debt import LIMIT as LIMIT\n'
        "from toyrules.debt import fall as fall\n",
    )
    project.change("toyrules/debt.py", "def silent", 'LIMIT = 3\n"""How deep."""\n\n\ndef silent')
    project.write("docs/api.md", "# API\n\n:::{rule:names} toyrules\n:::\n")
    project.configure(EXTENSIONS, "viewcode_line_numbers = True\n")
    built = project.build()
    assert built.warnings == ""
    assert "toyrules.fall py:function" in built.inventory()
    assert "toyrules.LIMIT py:data" in built.inventory()
    assert "toyrules.debt" not in built.inventory()
    page = built.page("api")
    assert "How deep." in page
    assert 'href="_modules/toyrules/debt.html#fall"' in page
    # The clause leads to both, and the source back to where the name is documented.
    section = built.section("toy.debt.definition")
    assert 'href="api.html#toyrules.fall"' in section
    assert 'href="_modules/toyrules/debt.html#L5"' in section
    source = built.page("_modules/toyrules/debt")
    assert '<a class="linenos" id="L5" href="#L5">' in source
    assert 'class="viewcode-back" href="../../api.html#toyrules.fall"' in source


def test_what_is_not_for_users_has_its_code_only(project: Any) -> None:
    project.write("docs/api.md", "# API\n")
    project.configure(EXTENSIONS, "viewcode_line_numbers = True\n")
    built = project.build()
    assert built.warnings == ""
    section = built.section("toy.debt.definition")
    assert '<a class="reference internal" href="_modules/toyrules/debt.html#L5"><code' in section
    assert 'id="L5"' in built.page("_modules/toyrules/debt")


def test_the_source_of_what_is_not_for_users_follows_its_code(project: Any) -> None:
    project.write("docs/api.md", "# API\n")
    project.configure(EXTENSIONS, "viewcode_line_numbers = True\n")
    project.build()
    project.change("toyrules/debt.py", "\n\ndef fall", "\nDEEP = 77\n\n\ndef fall")
    built = project.build()
    assert built.warnings == ""
    assert "_modules/toyrules/debt.html#L7" in built.section("toy.debt.definition")
    assert ">DEEP<" in built.page("_modules/toyrules/debt")


def test_the_source_leads_to_where_a_name_has_moved(project: Any) -> None:
    built = project.build()
    assert "api.html#toyrules.debt.fall" in built.page("_modules/toyrules/debt")
    (project.root / "docs/api.md").rename(project.root / "docs/library.md")
    project.change("docs/index.md", "\napi\n", "\nlibrary\n")
    built = project.build()
    assert "library.html#toyrules.debt.fall" in built.page("_modules/toyrules/debt")
    assert "api.html" not in built.page("_modules/toyrules/debt")
