"""The page that answers, as far as no browser is needed: what a site holds for it."""

from __future__ import annotations

import hashlib
import io
import json
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.sphinxext.conftest import EXTENSIONS, REPOSITORY, Built, Project
from whichside_rules import ask
from whichside_rules.sphinxext.answering import compiled, files as ask_files, page
from whichside_rules.sphinxext.answering.completion import completions
from whichside_rules.sphinxext.answering.files import COMPLETE, Missing, bring
from whichside_rules.sphinxext.answering.page import SCRIPTS
from whichside_rules.sphinxext.answering.words import words
from whichside_rules.sphinxext.sources.features import as_feature
from whichside_rules.sphinxext.sources.scenarios import Scenario, read_feature, read_text
from whichside_rules.sphinxext.sources.sentences import load_vocabulary
from whichside_rules.sphinxext.sources.translated import told_in
from whichside_rules.sphinxext.writing.markdown import keep_language

FEATURES = REPOSITORY / "features"

# A scenario as a feature of its own.

ASKED = """\
# language: fr
Fonctionnalité: Tout
  Contexte:
    Étant donné une bourse
  @a.b.c @d.e.f
  Règle: La dette
    Contexte:
      Et qu'elle contient 3
    Plan du Scénario: Il manque <n>
      Quand ceci est payé
        | a \\| b | c\\\\d |
        | 1      | e\\nf  |
      Et ceci aussi
        '''
        un

          \\"\\"\\" deux
        '''
      Alors il manque <n>
      Exemples: la suite
        | n | mot |
        | 1 | un  |
      Exemples:
        | n | mot |
""".replace("'''", '"""')


def asked_again(scenario: Scenario) -> Scenario:
    (again,) = read_text(as_feature(scenario, "Titre"), scenario.path)
    return again


def test_nothing_of_a_scenario_is_lost() -> None:
    (scenario,) = read_text(ASKED, "a/b.feature")
    again = asked_again(scenario)
    assert (again.name, again.tags, again.language) == (scenario.name, scenario.tags, "fr")
    kept, steps = (
        [replace(step, line=0, kind=step.kind or "given") for step in one.all_steps]
        for one in (scenario, again)
    )
    assert kept == steps
    rows = [(one.name, one.header, one.rows) for one in scenario.examples]
    assert rows == [(one.name, one.header, one.rows) for one in again.examples]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("chapter", ["postal/action", "postal/debt", "yellow_places/disc"])
def test_a_published_scenario_holds_when_it_is_tried(chapter: str, language: Any) -> None:
    file = FEATURES / f"{chapter}.feature"
    for scenario in told_in(language, file, read_feature(file, f"{chapter}.feature")):
        verdict = ask(as_feature(scenario, "A"), language)
        assert (verdict.verdict, verdict.language) == ("holds", language), verdict.text


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_editor_starts_with_a_scenario_that_holds(language: Any) -> None:
    page = keep_language((REPOSITORY / "docs" / "ask.md").read_text("utf-8"), language)
    verdict = ask(page.partition(":::{rule:ask}\n")[2].partition("\n:::")[0], language)
    assert (verdict.verdict, verdict.language) == ("holds", language)


# Completion.


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_sentence_can_be_completed(language: str) -> None:
    vocabulary = load_vocabulary("whichside_rules.vocabulary")
    told = completions(vocabulary, language)
    assert len(told["sentences"]) == sum(len(one.in_(language)) for one in vocabulary.phrases)
    for _, kind, text, fields, _ in told["sentences"]:
        assert kind in told["steps"]
        assert set(re.findall(r"\{(\w*)\}", text)) == set(fields), text
        assert all(0 <= place < len(told["fields"]) for place in fields.values())
    names = {name for *_, fields, _ in told["sentences"] for name in fields}
    found = {text for _, kind, text, _, by in told["sentences"] if "prison" in by.split()}
    assert any("libér" in one or "released" in one for one in found)
    assert ("tile" in names, "tuile" in names) == (language == "en", language == "fr")
    forms = [one for one in told["fields"] if "all" not in one]
    assert {"form", "quoted", "words"} == {key for one in forms for key in one} - {"told"}


def test_a_sentence_is_found_by_any_of_its_words(tmp_path: Path) -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("no node")
    vocabulary = load_vocabulary("whichside_rules.vocabulary")
    script = REPOSITORY / "whichside_rules" / "sphinxext" / "static" / "ask-grammar.js"
    game, asked = "Étant donné une partie de Which Side\nAlors ", ("misere", "prison sort", "zzz")
    lines = [
        "const window = {};",
        script.read_text("utf-8"),
        f"const grammar = window.ruleGrammar({json.dumps(completions(vocabulary, 'fr'))});",
        f"for (const typed of {json.dumps(asked)}) {{",
        f"  const text = {json.dumps(game)} + typed;",
        "  const many = grammar.suggestions(text, text.length).many.filter((one) => one.over);",
        "  console.log(JSON.stringify(many.map((one) => one.add)));",
        "}",
    ]
    file = tmp_path / "find.cjs"
    file.write_text("\n".join(lines), "utf-8")
    done = subprocess.run([node, str(file)], capture_output=True, text=True, check=True)
    misery, prison, nothing = map(json.loads, done.stdout.splitlines())

    assert "[tenement] tombe dans la misère" in misery
    assert "[qui] est libéré" in prison
    assert nothing == []


def test_a_vocabulary_without_fields_is_not_completed(project: Project) -> None:
    assert completions(load_vocabulary(None), "en")["sentences"] == []


def test_the_page_says_everything_in_both_languages() -> None:
    places = [re.findall(r"\{\}", "".join(words(language).values())) for language in ("en", "fr")]
    assert places[0] == places[1]
    assert all(words("fr").values())


# What a site holds.


def with_editor(project: Project) -> Project:
    files = project.root / "runs"
    files.mkdir()
    (files / "python.wasm").write_text("none")
    told = {"made_from": "0123456789abcdef", "python": "1", "files": {"python.wasm": 4}}
    (files / COMPLETE).write_text(json.dumps(told))
    project.configure(EXTENSIONS, 'rule_ask = "../runs"\n')
    project.write("docs/ask.md", "# Ask\n\n:::{rule:ask}\nFeature: A <b>\n\n  Scenario: B\n:::\n")
    project.change("docs/index.md", "matrix\n", "matrix\nask\n")
    return project


TRIED = re.compile(r'<a class="[^"]*rule-try[^"]*" href="([^"]+)"')


def read_json(built: Built, name: str) -> Any:
    return json.loads((built.out / "ask" / name).read_text("utf-8"))


def test_a_site_holds_all_that_an_answer_needs(project: Project) -> None:
    built = with_editor(project).build()
    assert not built.warnings
    links = TRIED.findall(built.page("debt"))
    assert links[0] == "ask.html?try=toy.debt.definition--one-dollar-short"
    texts = read_json(built, "scenarios/debt.json")
    assert {link.partition("=")[2] for link in links} == set(texts)
    assert "Given a purse" in texts["toy.debt.definition--one-dollar-short"]
    assert read_json(built, "places.json")["toy.debt.definition"] == "debt.html#toy.debt.definition"
    files = read_json(built, "files.json")
    for name, size in files["files"].items():
        assert (built.out / "ask" / name).stat().st_size == size
    assert files["python"] + "python.wasm" in files["files"]
    with zipfile.ZipFile(built.out / "ask" / "library.zip") as library:
        packed = set(library.namelist())
    assert "whichside_rules/scenarios/asking.py" in packed
    assert "whichside_rules/postal/debt.toml" in packed
    assert not any("sphinxext" in name for name in packed)
    page = built.page("ask")
    for script in SCRIPTS:
        assert script in page
    assert "ask" not in re.sub("[^<]*ask.html[^<]*", "", built.page("debt"))
    assert 'data-language="en"' in page
    assert 'data-start="Feature: A &lt;b&gt;\n\n  Scenario: B\n"' in page


def packed_in(archive: Path) -> set[str]:
    with zipfile.ZipFile(archive) as library:
        return set(library.namelist())


runs = pytest.mark.skipif(
    not (REPOSITORY / "build" / "ask" / COMPLETE).is_file() or ask_files.node() is None,
    reason="what the page that answers runs on is not here: make reference brings it",
)


@pytest.fixture(name="brought", scope="module")
def what_was_brought(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the page runs on, in a folder of its own where nothing is compiled yet."""
    files = tmp_path_factory.mktemp("brought")
    for one in (REPOSITORY / "build" / "ask").iterdir():
        if one.is_file() and not one.name.startswith("imported-"):
            (files / one.name).symlink_to(one)
    return files


@runs
def test_what_an_answer_imports_is_compiled(brought: Path, tmp_path: Path) -> None:
    library, sources = tmp_path / "library.zip", tmp_path / "sources.zip"
    page._write_library(sources)
    made = compiled.compiled(brought, library_of(sources, library), "one")
    assert made is not None
    compiled.add_compiled(made, library)
    added = packed_in(library) - packed_in(sources)
    for name in ("whichside_rules", "whichside_rules/vocabulary/anarchy", "gherkin"):
        begun = f"{name}/__pycache__/__init__.cpython-"
        assert any(one.startswith(begun) for one in added), name
    first = library.read_bytes()
    assert compiled.compiled(brought, library_of(sources, library), "one") == made
    compiled.add_compiled(made, library)
    assert library.read_bytes() == first


def library_of(sources: Path, library: Path) -> Path:
    shutil.copyfile(sources, library)
    return library


@runs
def test_what_it_imports_of_python_itself_is_compiled(brought: Path, tmp_path: Path) -> None:
    library, standard = tmp_path / "library.zip", tmp_path / "standard.zip"
    page._write_library(library)
    made = compiled.compiled(brought, library, "one")
    assert made is not None
    compiled.with_compiled(made, brought / page.STANDARD, standard)
    was, now = packed_in(brought / page.STANDARD), packed_in(standard)
    assert {"json/__init__.py", "dataclasses.py", "ftplib.py"} <= was
    assert {"json/__init__.pyc", "dataclasses.pyc", "ftplib.py"} <= now
    assert {one.removesuffix("c") for one in now} == was
    assert len(now) == len(was)
    again = tmp_path / "again.zip"
    compiled.with_compiled(made, brought / page.STANDARD, again)
    assert again.read_bytes() == standard.read_bytes()


def test_where_nothing_can_be_compiled_the_page_does_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    library = tmp_path / "library.zip"
    library.write_bytes(b"as it was")
    assert compiled.compiled(tmp_path, library, "one") is None
    (tmp_path / "pyodide.mjs").write_text("no Python")
    monkeypatch.setattr(compiled, "node", lambda: None)
    assert compiled.compiled(tmp_path, library, "one") is None
    assert not caplog.text
    monkeypatch.setattr(compiled, "node", lambda: sys.executable)
    assert compiled.compiled(tmp_path, library, "one") is None
    assert "nothing was compiled" in caplog.text
    assert library.read_bytes() == b"as it was"


def test_the_same_library_makes_the_same_site(project: Project) -> None:
    first = with_editor(project).build(out="one")
    again = project.build(out="two")
    for name in ("library.zip", "places.json", "sentences-fr.json"):
        same = [(one.out / "ask" / name).read_bytes() for one in (first, again)]
        assert same[0] == same[1], name
    assert first.page("ask").split("data-version=")[1][:20] in again.page("ask")


def test_the_page_names_the_version_in_every_build(project: Project) -> None:
    told = re.compile(r'data-version="(\w+)"')
    first = told.findall(with_editor(project).build().page("ask"))
    file = project.root / "runs" / COMPLETE
    file.write_text(file.read_text().replace("0123", "4567"))
    again = project.build()
    assert told.findall(again.page("ask")) != first
    assert read_json(again, "files.json")["python"] == "python-4567456789ab/"
    assert len(list((again.out / "ask").glob("python-*"))) == 1


def test_the_french_page_speaks_french(project: Project) -> None:
    page = with_editor(project).build("-D", "language=fr").page("ask")
    assert ">Interroger</button>" in page


def test_without_the_files_the_page_says_so_and_nothing_is_offered(project: Project) -> None:
    with_editor(project)
    (project.root / "runs" / COMPLETE).unlink()
    built = project.build()
    assert "without the files that answer in the browser" in built.page("ask")
    assert not TRIED.findall(built.page("debt"))
    assert not (built.out / "ask").exists()


def test_without_an_editor_nothing_is_offered(passed: Built) -> None:
    assert not TRIED.findall(passed.page("debt"))
    assert not (passed.out / "ask").exists()


# Bringing the files.

LOCK = """\
other==1 \\
    --hash=sha256:00
some-package==2.1 \\
    --hash=sha256:11 \\
    --hash=sha256:22
    # via us
"""


@pytest.fixture
def pins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What is wanted; npm and pip are replaced by something that needs no network."""
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w:gz") as archive:
        entry = tarfile.TarInfo("package/python.wasm")
        entry.size = 4
        archive.addfile(entry, io.BytesIO(b"wasm"))

    def run(command: list[str], **options: Any) -> subprocess.CompletedProcess[str]:
        if "pack" in command:
            (Path(options["cwd"]) / "pyodide-1.tgz").write_bytes(packed.getvalue())
        else:
            said = Path(command[command.index("--requirement") + 1]).read_text()
            assert said.startswith("some-package==2.1")
            assert "other" not in said
            folder = Path(command[command.index("--dest") + 1])
            (folder / "some_package-2.1-py3-none-any.whl").write_text("wheel")
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setattr("subprocess.run", run)
    (tmp_path / "lock").write_text(LOCK)
    file = tmp_path / "pins.toml"
    file.write_text(
        f"""
[python]
package = "pyodide"
version = "1"
sha512 = "{hashlib.sha512(packed.getvalue()).hexdigest()}"
files = ["python.wasm"]

[packages]
names = ["some-package"]
python = "3.14"
abi = "cp314"
platform = "browser"
"""
    )
    return file


def test_the_files_are_brought_once(pins: Path, tmp_path: Path) -> None:
    folder = tmp_path / "build" / "ask"
    assert bring(pins, tmp_path / "lock", folder)
    assert (folder / "python.wasm").read_bytes() == b"wasm"
    assert not bring(pins, tmp_path / "lock", folder)
    (folder / "python.wasm").write_text("less than it was")
    assert bring(pins, tmp_path / "lock", folder)


def test_another_digest_is_refused_and_nothing_old_is_left(pins: Path, tmp_path: Path) -> None:
    folder = tmp_path / "ask"
    bring(pins, tmp_path / "lock", folder)
    pins.write_text(pins.read_text().replace('sha512 = "', 'sha512 = "0'))
    with pytest.raises(Missing, match=r"^pyodide 1 has the digest [0-9a-f]+, not 0"):
        bring(pins, tmp_path / "lock", folder)
    assert not folder.exists()


def test_a_package_that_is_not_locked_is_refused(pins: Path, tmp_path: Path) -> None:
    (tmp_path / "lock").write_text("other==1\n")
    with pytest.raises(Missing, match="the lock has no some-package"):
        bring(pins, tmp_path / "lock", tmp_path / "ask")


@pytest.mark.parametrize(("required", "code"), [("", 0), ("1", 1)])
def test_without_a_network_one_line_says_so(
    pins: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    required: str,
    code: int,
) -> None:
    def run(command: list[str], **options: Any) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(command, 1, "", "much\nno such host\n\n")

    monkeypatch.setattr("subprocess.run", run)
    monkeypatch.setenv(ask_files.REQUIRED, required)
    assert ask_files.main([str(pins), str(tmp_path / "lock"), str(tmp_path / "ask")]) == code
    said = capsys.readouterr().err
    assert said == (
        "The reference is built without the page that answers: npm cannot bring pyodide 1: "
        "no such host\n"
    )


def test_the_pins_name_what_the_lock_has() -> None:
    pinned = tomllib.loads((REPOSITORY / "docs" / "ask.toml").read_text("utf-8"))
    lock = (REPOSITORY / "requirements.lock").read_text("utf-8")
    entries = ask_files._locked(lock, pinned["packages"]["names"])
    assert entries.count("==") >= len(pinned["packages"]["names"])


def test_a_page_without_its_files_names_the_command_as_code(project: Project) -> None:
    project.write("docs/ask.md", "# Ask\n\n:::{rule:ask}\nFeature: A\n:::\n")
    project.change("docs/index.md", "\nmatrix\n", "\nmatrix\nask\n")
    page = project.build().page("ask")
    assert "`whichside" not in page
    assert '<span class="pre">whichside</span>' in page
