"""The pages of a tiny rulebook: what they show, what they link to, when they are made again."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.sphinxext.conftest import BOOK, EXTENSIONS, PAGES
from tests.sphinxext.links import dead_links


@pytest.fixture
def built(project: Any) -> Any:
    """A build of the test's own, which it may go on from."""
    project.all_passed()
    return project.build()


def text(html: str) -> str:
    """The words of a piece of HTML."""
    return " ".join(re.sub(r"<[^>]+>", " ", html).split())


def test_a_clean_project_builds_without_a_warning(passed: Any) -> None:
    assert passed.warnings == ""


def test_a_clause_shows_everything_about_it(passed: Any) -> None:
    section = passed.section("toy.debt.definition")
    words = text(section)
    for shown in (
        "What debt is",
        "Whoever cannot pay is in debt.",
        "Qui ne peut payer est endetté.",
        "Toy (first), Money",
        "Toy (first), Money",
        "toy.R-1 Is there a limit? There is none. Otherwise: ten Ten dollars.",
        "One dollar short",
        "the purse holds",
        "Étant donné que",
        "Fall into debt",
        "features/toy/debt.feature:9",
    ):
        assert shown in words, shown
    assert words.index("Whoever cannot") < words.index("Qui ne peut")
    assert 'href="#toy.debt.definition"' in section
    assert 'href="api.html#toyrules.debt.fall"' in section
    assert 'href="_modules/toyrules/debt.html#fall"' in section
    assert 'href="matrix.html#toy.R-1"' in section
    assert "silent" not in words
    # The background comes with every scenario of its rule.
    assert words.count("a purse") == 2


def test_gherkin_keywords_are_marked_in_both_languages(passed: Any) -> None:
    section = passed.section("toy.debt.definition")
    for kind, keyword in (
        ("given", "Given"),
        ("when", "When"),
        ("then", "Then"),
        ("given", "Étant donné que"),
        ("when", "Lorsque"),
        ("then", "Alors"),
    ):
        assert f'<b class="rule-{kind}">{keyword}</b>' in section


def test_an_informative_clause_says_why_it_has_no_scenario(passed: Any) -> None:
    words = text(passed.section("toy.debt.history"))
    assert "No scenario needed It tells the past and rules nothing." in words
    assert "No scenario yet" not in words


def test_the_run_is_named(passed: Any) -> None:
    words = text(passed.page("matrix"))
    assert "2026-11-20 22:58 UTC" in words
    assert "abcdef0123" in words
    assert "whichside_rules 1.2.3" in words


def test_source_pages_link_back_and_docstrings_link(passed: Any) -> None:
    source = passed.page("_modules/toyrules/debt")
    link = '<a class="rule-source-link" href="../../debt.html#toy.debt.definition">'
    assert link in source
    assert 'href="debt.html#toy.debt.injury"' in passed.page("api")


def test_no_link_leads_nowhere(passed: Any) -> None:
    # The sites in other languages are not built here.
    wrong = [dead for dead in dead_links(passed.out) if not re.match(r"(\.\./)+(en|fr)/", dead[1])]
    assert wrong == []


def test_a_link_that_leads_nowhere_is_seen(tmp_path: Path) -> None:
    (tmp_path / "b.html").write_text('<p id="here">', encoding="utf-8")
    links = ("b.html", "b.html#here", "b.html#gone", "c.html", "#top", "https://example.org/c.html")
    text = "".join(f'<a class="x" href="{link}">' for link in links)
    (tmp_path / "a.html").write_text(text, encoding="utf-8")
    assert list(dead_links(tmp_path)) == [
        ("a.html", link) for link in ("#top", "b.html#gone", "c.html")
    ]


def test_the_inventory_has_every_clause_and_reading(passed: Any) -> None:
    lines = passed.inventory().splitlines()
    assert "toy.debt.definition rule:clause 1 debt.html#$ -" in lines
    assert "toy.debt rule:chapter 1 debt.html#$ -" in lines
    assert "toy.R-1 rule:reading 1 matrix.html#$ -" in lines
    # A label too, for projects that do not load the extension.
    assert any(line.startswith("toy.debt.definition std:label ") for line in lines)


def test_the_export_has_digests_and_states(passed: Any) -> None:
    export = passed.export()
    assert export["format"] == "whichside-clauses/2"
    assert export["run"]["commit"] == "abcdef0123456789"
    by_id = {one["id"]: one for one in export["clauses"]}
    assert list(by_id) == ["toy.debt.definition", "toy.debt.injury", "toy.debt.history"]
    one = by_id["toy.debt.definition"]
    assert re.fullmatch("[0-9a-f]{16}", one["digest"])
    assert one["state"] == "proved"
    assert one["scenarios"] == 3
    assert one["implemented_by"] == ["toyrules.debt.fall"]
    assert one["url"] == "debt.html#toy.debt.definition"
    assert by_id["toy.debt.history"]["state"] == "informative"
    assert "toy.debt.injury" in (passed.out / "_static" / "clauses.js").read_text("utf-8")


def test_every_edition_is_shown_where_there_are_several(project: Any) -> None:
    french = '[[edition]]\nid = "fr"\ntitle = "second"\nlanguage = "fr"\n'
    project.write("data/toy/book.toml", f'{BOOK}\n{french}source_digest = "ba9876543210"\n')
    for name in ("debt", "readings"):
        file = project.root / f"data/toy/{name}.toml"
        told = re.sub(r'lines = ("[0-9-]+")', r'lines = { en = \1, fr = "99" }', file.read_text())
        project.write(f"data/toy/{name}.toml", told)
    built = project.build()
    assert built.warnings == ""
    words = text(built.section("toy.debt.definition"))
    assert "Source Toy (first), Money Jouet (second), Argent" in words
    assert "first: Money second: Argent" in text(built.section("toy.R-1", "matrix"))
    export = built.export()
    assert [one["id"] for one in export["editions"]["toy"]] == ["en", "fr"]
    assert [one["digest"] for one in export["editions"]["toy"]] == ["0123456789ab", "ba9876543210"]
    assert export["clauses"][0]["sources"] == [
        {"edition": "en", "lines": "12"},
        {"edition": "fr", "lines": "99"},
    ]


def test_a_chapter_may_stand_one_level_deeper(project: Any) -> None:
    for name in ("data/toy/debt.toml", "features/toy/debt.feature", "docs/debt.md"):
        told = (
            (project.root / name).read_text(encoding="utf-8").replace("toy.debt", "toy.hard.debt")
        )
        (project.root / name).unlink()
        project.write(name.replace("debt.", "hard/debt."), told)
    (project.root / "features/toy/debt.fr.feature").unlink()
    for name in ("data/toy/readings.toml", "toyrules/debt.py", "docs/index.md"):
        project.change(name, "toy.debt", "toy.hard.debt")
    project.change("data/toy/book.toml", "authors", 'chapters = ["hard/debt"]\nauthors')
    project.change("docs/index.md", "\ndebt\n", "\nhard/debt\n")
    project.write("docs/more.md", "---\norphan: true\n---\n{rule:chapter}`toy.hard.debt`\n")
    built = project.build()
    assert built.warnings == ""
    page = built.page("hard/debt")
    assert "toy.hard.debt · 3 clauses · 3 scenarios" in text(page)
    assert 'href="hard/debt.html#toy.hard.debt"' in built.page("more")
    index = text(built.page("rule-clauses"))
    assert "Clause index toy.hard.debt &#160; toy.hard.debt toy.hard.debt.definition" in index
    words = text(built.page("matrix"))
    assert "Debt 0 % 3 2 0 2 0 0 3" in words
    assert 'href="hard/debt.html#toy.hard.debt"' in built.page("matrix")


def test_a_clause_whose_text_changed_is_to_be_reviewed_again(project: Any) -> None:
    project.configure(EXTENSIONS, 'rule_reviewed = "../reviewed.toml"\n')
    digests = {one["id"]: one["digest"] for one in project.build().export()["clauses"]}
    line = '"toy.debt.{}" = "{}"\n'
    debt, injury = digests["toy.debt.definition"], digests["toy.debt.injury"]
    project.write("reviewed.toml", line.format("definition", debt) + line.format("injury", injury))
    built = project.build()
    assert "review" not in text(built.page("debt"))
    assert [one["reviewed"] for one in built.export()["clauses"]] == [True, True, False]
    project.write("reviewed.toml", line.format("definition", "00"))
    built = project.build()
    assert "to be reviewed again" in text(built.section("toy.debt.definition"))
    assert "not reviewed yet" in text(built.section("toy.debt.injury"))
    assert "review" not in text(built.section("toy.debt.history"))
    project.write("reviewed.toml", "this is no TOML")
    assert "reviewed.toml" in project.build().warnings


def test_coverage_and_uncovered(project: Any, passed: Any) -> None:
    words = text(passed.page("matrix"))
    assert "Debt 100 % 3 2 2 0 0 0 4" in words
    assert "every normative clause is proved" in words
    project.results(short="passed", hurts="failed")
    words = text(project.build().page("matrix"))
    assert "every normative clause is proved" not in words
    assert "toy.debt.definition What debt is ○ not run" in words
    assert "toy.debt.injury What it costs ✗ failing" in words


def test_the_register_marks_the_default(passed: Any) -> None:
    section = passed.section("toy.R-1", "matrix")
    words = text(section)
    assert "none default There is none." in words
    assert "ten Ten dollars." in words
    assert "debt_limit" in words
    assert 'href="debt.html#toy.debt.definition"' in section


def test_the_vocabulary_lists_every_use(passed: Any) -> None:
    words = text(passed.page("matrix"))
    assert (
        "Given the purse holds n Étant donné la bourse contient n toyrules.sentences.holds" in words
    )
    bare = words.replace(" source ", " ")
    assert "3 uses One dollar short toy.debt.definition The difference" in words
    assert (
        "nobody says this Alors nul ne dit cela toyrules.sentences.never A step. not used" in bare
    )
    link = "debt.html#toy.debt.definition--one-dollar-short"
    assert f'href="{link}"' in passed.page("matrix")


def test_of_a_sentence_that_is_said_everywhere_some_uses_are_listed(project: Any) -> None:
    more = "".join(
        f"  Scenario: Case {n}\n    Given the purse holds 2\n    When 5 is paid\n" for n in range(9)
    )
    project.write("features/toy/more.feature", f"@toy.debt.definition\nFeature: More\n{more}")
    words = text(project.build().page("matrix"))
    assert "12 uses" in words
    assert "One dollar short toy.debt.definition The difference" in words
    assert "and 10 more" in words
    assert "Case 0" not in words


def test_french_comes_first_on_the_french_site(project: Any) -> None:
    project.all_passed()
    french = project.build("-D", "language=fr", out="fr")
    assert french.warnings == ""
    words = text(french.section("toy.debt.definition"))
    assert words.index("Qui ne peut") < words.index("Whoever cannot")
    assert "Mise en œuvre" in words
    assert "✓ réussi" in words
    page = french.page("debt")
    assert "La dette en quelques mots." in page
    assert "Debt in a few words." not in page
    assert 'lang="en"' in page


@pytest.mark.parametrize(
    ("outcome", "shown", "state"),
    [
        ("passed", "✓ passed", "✓ proved"),
        ("failed", "✗ failed", "✗ failing"),
        ("error", "✗ error", "✗ failing"),
        ("xpassed", "✗ unexpected pass", "✗ failing"),
        ("xfailed", "≈ known failure", "≈ known failure"),
        ("skipped", "– skipped", "○ not run"),
        (None, "○ not run", "○ not run"),
    ],
)
def test_a_verdict_is_shown_for_what_it_is(
    project: Any, outcome: str | None, shown: str, state: str
) -> None:
    project.results(**({} if outcome is None else {"hurts": outcome}))
    words = text(project.build().section("toy.debt.injury"))
    assert f"Scenario: It hurts {shown}" in words
    assert f"rule {state}" in words
    assert ("expected 1, there is 0" in words) == (outcome == "failed")


def test_a_verdict_names_the_readings_that_it_hangs_on(project: Any) -> None:
    project.results(hurts="passed", first_row="passed", second_row="passed", limit="ten")
    built = project.build()
    assert built.warnings == ""
    section = built.section("toy.debt.injury")
    assert "Readings in force: R-1 ten not the default" in text(section)
    assert 'href="matrix.html#toy.R-1"' in section
    # The rows of an outline with the same options tell them once.
    assert text(built.section("toy.debt.definition")).count("Readings in force: R-1 ten") == 1
    project.results(hurts="passed", limit="none")
    words = text(project.build().section("toy.debt.injury"))
    assert "Readings in force: R-1 none features/" in words
    project.results(hurts="passed")
    assert "Readings in force" not in text(project.build().page("debt"))


def test_a_verdict_names_the_stand_ins_that_it_rests_on(project: Any) -> None:
    told = "Rests on stand-ins of ours, look at your copy: cards.rent (due, copies)"
    project.results(hurts="passed", ours=("due", "copies"))
    assert told in text(project.build().section("toy.debt.injury"))
    project.results(hurts="passed")
    assert "stand-ins" not in text(project.build().page("debt"))


def test_without_results_everything_is_not_run(project: Any) -> None:
    built = project.build()
    assert built.warnings == ""
    assert "No test run is recorded" in text(built.page("debt"))
    assert "passed" not in text(built.section("toy.debt.injury"))


def test_an_outline_with_a_row_that_was_not_run_is_not_passed(project: Any) -> None:
    project.results(first_row="passed")
    words = text(project.build().section("toy.debt.definition"))
    assert "Scenario Outline: The difference ○ not run" in words
    assert "0 3 3 ✓ passed 1 3 2 ○ not run" in words


def test_a_scenario_that_moved_since_the_run_is_not_passed(project: Any) -> None:
    project.all_passed()
    project.change("features/toy/debt.feature", "Scenario: It hurts", "\n    Scenario: It hurts")
    assert "It hurts ○ not run" in text(project.build().section("toy.debt.injury"))


# What is wrong is said


def test_an_unknown_clause_is_a_warning_with_a_hint(project: Any) -> None:
    project.write("docs/index.md", "# Toy\n\n{rule:clause}`toy.debt.definitoin`\n")
    warnings = project.build().warnings
    assert "unknown clause 'toy.debt.definitoin'; did you mean toy.debt.definition" in warnings


def test_an_unknown_clause_in_a_docstring_is_a_warning(project: Any) -> None:
    project.change("toyrules/debt.py", "`toy.debt.definition`", "`toy.debt.nothing`")
    assert "unknown clause 'toy.debt.nothing'" in project.build().warnings


def test_an_unknown_tag_is_a_warning(project: Any) -> None:
    project.change("features/toy/debt.feature", "@toy.debt.injury", "@toy.debt.injuries")
    built = project.build()
    assert "unknown clause @toy.debt.injuries" in built.warnings
    assert "No scenario yet." in text(built.section("toy.debt.injury"))


def test_a_clause_on_no_page_is_a_warning(project: Any) -> None:
    project.write("docs/debt.md", "# Debt\n\n:::{rule:clause} toy.debt.definition\n:::\n")
    warnings = project.build().warnings
    assert "clause toy.debt.injury is on no page" in warnings
    assert "clause toy.debt.definition is on no page" not in warnings


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (":::{rule:chapter} toy.dept\n:::", "unknown chapter 'toy.dept'"),
        (":::{rule:clause} toy.debt.x\n:::", "unknown clause 'toy.debt.x'"),
        (":::{rule:coverage} game\n:::", "unknown game 'game'"),
        (":::{rule:clause} toy.debt.injury\n:::", "toy.debt.injury is already published in"),
    ],
)
def test_a_wrong_directive_is_a_warning(project: Any, line: str, said: str) -> None:
    project.write("docs/more.md", f"---\norphan: true\n---\n# More\n\n{line}\n")
    assert said in project.build().warnings


def test_a_broken_feature_and_broken_results_are_warnings(project: Any) -> None:
    project.write("features/toy/broken.feature", "Nonsense\n")
    project.write("results.json", "{}")
    warnings = project.build().warnings
    assert "broken.feature" in warnings
    assert "not a file of format 'whichside-results/2'" in warnings


# Incremental builds


def test_nothing_is_read_again_when_nothing_changed(project: Any, built: Any) -> None:
    assert built.read() == {"api", "debt", "index", "matrix"}
    assert project.build().read() == set()


def test_a_new_verdict_rebuilds_the_page_and_the_matrix(project: Any, built: Any) -> None:
    names = ("short", "first_row", "second_row", "french")
    project.results(**dict.fromkeys(names, "passed"), hurts="failed")
    again = project.build()
    assert again.read() == {"debt", "matrix"}
    assert "It hurts ✗ failed" in text(again.section("toy.debt.injury"))
    assert "50 %" in text(again.page("matrix"))


def test_another_run_with_the_same_verdicts_has_its_date_written_and_nothing_more(
    project: Any, built: Any
) -> None:
    project.change("results.json", "2026-11-20T22:58:03", "2026-11-22T23:59:04")
    project.change("results.json", "abcdef0123456789", "9876543210fedcba")
    again = project.build()
    assert again.read() == {"matrix"}
    assert "2026-11-22 23:59 UTC" in text(again.page("matrix"))


def test_where_the_commit_is_linked_another_one_has_the_links_written(project: Any) -> None:
    project.all_passed()
    project.configure(EXTENSIONS, 'rule_repository_url = "https://forge.example/toy/"\n')
    project.build()
    project.change("results.json", "abcdef0123456789", "9876543210fedcba")
    again = project.build()
    assert again.read() == {"debt", "matrix"}
    blob = "https://forge.example/toy/blob/9876543210fedcba"
    assert f'{blob}/toyrules/debt.py#L5-L10"' in again.section("toy.debt.definition")


def test_a_changed_chapter_has_its_page_read_and_what_counts_its_scenarios(
    project: Any, built: Any
) -> None:
    project.write("docs/matrix.md", "# Matrix\n\n:::{rule:readings}\n:::\n")
    project.write("docs/index.md", PAGES["index.md"] + "\n:::{rule:chapters} toy\n:::\n")
    project.build()
    project.change("docs/debt.md", "Debt in a few words.", "Debt in other words.")
    assert project.build().read() == {"debt"}
    project.change("features/toy/debt.feature", "Then somebody is hurt", "Then all are hurt")
    assert project.build().read() == {"debt"}
    project.change("features/toy/debt.feature", "Scenario: It hurts", "Scenario: It really hurts")
    assert project.build().read() == {"debt", "index"}  # it was not run yet


def test_a_new_title_reaches_the_pages_that_link_to_it(project: Any, built: Any) -> None:
    assert "What debt is" in built.page("index")
    project.change("data/toy/debt.toml", "What debt is", "Debt defined")
    again = project.build()
    assert again.read() == {"debt", "matrix"}
    assert "toy.debt.definition · Debt defined" in again.page("index")


def test_a_new_module_and_a_new_implementation_appear(project: Any, built: Any) -> None:
    project.write(
        "toyrules/extra.py", '"""More."""\n\ndef f():\n    """Do. :clause:`toy.debt.injury`"""\n'
    )
    again = project.build()
    assert again.read() == {"api", "debt"}
    assert 'href="api.html#toyrules.extra.f"' in again.section("toy.debt.injury")


def test_reading_in_parallel_gives_the_same(project: Any, passed: Any) -> None:
    project.all_passed()
    for number in range(6):
        project.write(f"docs/more{number}.md", "---\norphan: true\n---\n# More\n")
    parallel = project.build("-j", "2", out="parallel")
    assert parallel.warnings == ""
    assert parallel.export() == passed.export()
    assert parallel.inventory().count("rule:clause") == 3


# Other projects


def test_the_roles_alone_work_in_another_project(project: Any, passed: Any) -> None:
    inventory = passed.out / "objects.inv"
    project.configure(
        ["myst_parser", "sphinx.ext.intersphinx", "whichside_rules.sphinxext"],
        f"""
rule_catalogues = []
rule_packages = []
rule_features = rule_results = rule_vocabulary = None
intersphinx_mapping = {{"ws": ("https://rules.example/en/", {str(inventory)!r})}}
""",
    )
    for name in ("debt", "matrix", "api"):
        (project.root / "docs" / f"{name}.md").unlink()
    project.write(
        "docs/index.md",
        "# Other\n\n{rule:clause}`toy.debt.definition`, {clause}`toy.debt.injury`,\n"
        "{rule:reading}`toy.R-1`, {external:rule:clause}`toy.debt.injury`,\n"
        "[](inv:ws:rule:clause#toy.debt.definition)\n",
    )
    built = project.build(out="other")
    assert built.warnings == ""
    page = built.page("index")
    assert page.count("https://rules.example/en/debt.html#toy.debt.definition") == 2
    assert page.count("https://rules.example/en/debt.html#toy.debt.injury") == 2
    assert "https://rules.example/en/matrix.html#toy.R-1" in page
    assert not (built.out / "clauses.json").exists()


def test_the_repository_is_linked_when_its_address_is_known(project: Any) -> None:
    project.all_passed()
    project.configure(
        ["myst_parser", "whichside_rules.sphinxext"],
        'rule_repository_url = "https://forge.example/toy/"\n',
    )
    project.write("docs/api.md", "# API\n")
    section = project.build().section("toy.debt.definition")
    blob = "https://forge.example/toy/blob/abcdef0123456789"
    assert f'{blob}/toyrules/debt.py#L5-L10"' in section
    assert f'{blob}/features/toy/debt.feature#L9"' in section


# What frames a page


def test_a_page_says_what_it_is_about(passed: Any) -> None:
    assert '<meta name="description" content="Debt in a few words.">' in passed.page("debt")


def test_the_word_for_several_agrees(project: Any) -> None:
    project.results(short="passed", first_row="passed", second_row="passed", french="passed")
    french = project.build("-D", "language=fr", out="fr")
    line = text(french.page("debt"))
    assert "toy.debt · 3 clauses · 4 scénarios ✓ 1 prouvée ○ 1 non exécutée" in line
    assert "définition informative" in line
    project.all_passed()
    assert "✓ 2 prouvées" in text(project.build("-D", "language=fr", out="fr").page("debt"))


def test_other_builders_write_the_words_of_a_scenario(project: Any) -> None:
    project.all_passed()
    built = project.build("-b", "text", out="text")
    assert built.warnings == ""
    page = (built.out / "debt.txt").read_text(encoding="utf-8")
    assert "Given the purse holds 4" in page
    assert "<span" not in page
