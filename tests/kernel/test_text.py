"""Texts as data: nouns with their articles, templates, and what is said when one is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from whichside_rules import postal
from whichside_rules.kernel.book.bilingual import Text
from whichside_rules.kernel.book.text import (
    Names,
    Noun,
    TextError,
    Texts,
    elides,
    nouns,
    phrase,
    placeholders,
    sentence,
    texts,
)
from whichside_rules.kernel.playing.refusal import Violation, breaks

NOUNS = """
[space.docks]
en = "the Docks"
fr = "les Docks"
gender = "m"
also_en = ["harbour"]

[space.union]
en = "the Union"
a_en = "a "
fr = "l'Union"
gender = "f"

[space.mill]
en = "the mill"
plural_en = "mills"
fr = "le moulin"
plural_fr = "moulins"

[thing.strike]
en = "the strike"
plural_en = "strikes"
fr = "la grève"
plural_fr = "grèves"

[thing.act]
en = "the act"
fr = "l'acte"
gender = "m"

[name.ann]
en = "Ann"
fr = "Ann"

[name.bob]
en = "Bob"
fr = "Bob"

[phrase.where]
en = "{space, at}"
fr = "{space, at}"
"""
CHAPTER = """
[event.moved]
en = "{space, The} moved {where}."
fr = "{space, The} a bougé {where}."

[refusal.full]
en = "{space, The} is full."
fr = "{space, The} : complet."
remedy_en = "Take one of {free, or, the}."
remedy_fr = "Prenez {free, or, the}."
"""


@pytest.fixture
def toy(tmp_path: Path) -> Texts:
    return written(tmp_path)


def written(folder: Path, nouns: str = NOUNS, chapter: str = CHAPTER) -> Texts:
    (folder / "nouns.toml").write_text(nouns, encoding="utf-8")
    (folder / "wage.toml").write_text(chapter, encoding="utf-8")
    return Texts(folder)


@pytest.mark.parametrize(
    ("key", "the", "a", "of", "at"),
    [
        ("space.docks", "the Docks", "a Docks", "of the Docks", "at the Docks"),
        ("space.union", "the Union", "a Union", "of the Union", "at the Union"),
        ("thing.act", "the act", "an act", "of the act", "at the act"),
        ("name.ann", "Ann", "an Ann", "of Ann", "at Ann"),
    ],
)
def test_english_nouns(toy: Texts, key: str, the: str, a: str, of: str, at: str) -> None:
    noun = toy.noun(*key.split("."))
    assert (noun.the(), noun.a(), noun.of(), noun.at()) == (the, a, of, at)


@pytest.mark.parametrize(
    ("key", "the", "a", "of", "at"),
    [
        ("space.docks", "les Docks", "des Docks", "des Docks", "aux Docks"),
        ("space.union", "l'Union", "une Union", "de l'Union", "à l'Union"),
        ("space.mill", "le moulin", "un moulin", "du moulin", "au moulin"),
        ("thing.strike", "la grève", "une grève", "de la grève", "à la grève"),
        ("thing.act", "l'acte", "un acte", "de l'acte", "à l'acte"),
        ("name.ann", "Ann", "Ann", "d'Ann", "à Ann"),
        ("name.bob", "Bob", "Bob", "de Bob", "à Bob"),
    ],
)
def test_french_nouns(toy: Texts, key: str, the: str, a: str, of: str, at: str) -> None:
    noun = toy.noun(*key.split("."))
    assert (noun.the("fr"), noun.a("fr"), noun.of("fr"), noun.at("fr")) == (the, a, of, at)


def test_a_noun_knows_its_number_and_its_names(toy: Texts) -> None:
    strike = toy.noun("thing", "strike")
    assert [strike.counted(n) for n in (0, 1, 2)] == ["0 strikes", "1 strike", "2 strikes"]
    assert [strike.counted(n, "fr") for n in (0, 1, 2)] == ["0 grève", "1 grève", "2 grèves"]
    assert strike.names() == ("strike", "strikes")
    assert toy.noun("space", "docks").names() == ("Docks", "harbour")
    longer = strike.followed_by(Text("of May", "de mai"))
    assert longer.text() == Text("the strike of May", "la grève de mai")
    assert longer.many("fr") == "grèves de mai"


@pytest.mark.parametrize(
    ("template", "en", "fr"),
    [
        ("{n} and {text}", "3 and yes", "3 and oui"),
        ("{space}", "Union", "Union"),
        ("{space, The}!", "The Union!", "L'Union!"),
        ("{spaces, the}", "the Docks, the Union and the mill", "les Docks, l'Union et le moulin"),
        ("{spaces, or}", "docks, union or mill", "docks, union ou mill"),
        ("{spaces, commas, at}", "at the Docks, at the Union, at the mill", None),
        ("{alone, or, of}", "of the Docks", "des Docks"),
        ("{nobody}", "", ""),
        ("{thing, counted, n}", "3 strikes", "3 grèves"),
        ("{thing, Many}", "Strikes", "Grèves"),
        ("{none, plural, one {# cube} other {# cubes}}", "0 cubes", "0 cube"),
        ("{none, plural, =0 {no cube} one {# cube} other {#}}", "no cube", "no cube"),
        ("{spaces, plural, one {one} other {# of them}}", "3 of them", "3 of them"),
        ("{n, plural, other {{won, select, true {# won} other {}}}}", "3 won", "3 won"),
        ("{won, select, true {yes} other {no}}", "yes", "yes"),
        ("{gone, select, none {nobody} other {{gone}}}", "nobody", "nobody"),
        ("{nobody, select, none {nobody} other {{nobody, or}}}", "nobody", "nobody"),
        ("{word, select, a-b {hyphen} other {}}", "hyphen", "hyphen"),
        ("{where}", "at the Union", "à l'Union"),
        ("{word}", "a-b", "a-b"),
        ("{noun, of}", "of the mill", "du moulin"),
        ("it's {n}; # stays", "it's 3; # stays", "it's 3; # stays"),
    ],
)
def test_templates(toy: Texts, template: str, en: str, fr: str | None) -> None:
    values: dict[str, object] = {
        "n": 3,
        "text": Text("yes", "oui"),
        "space": "union",
        "spaces": ("docks", "union", "mill"),
        "alone": ("docks",),
        "nobody": (),
        "thing": "strike",
        "none": 0,
        "won": True,
        "gone": None,
        "word": "a-b",
        "noun": toy.noun("space", "mill"),
    }
    assert toy.say(template, values, "en") == en
    if fr is not None:
        assert toy.say(template, values, "fr") == fr


def test_what_a_pack_adds_to_a_group_is_called_as_it_is(toy: Texts) -> None:
    assert (
        toy.say("{space, The} and {space, at}.", {"space": "bakery"}, "en") == "Bakery and bakery."
    )
    assert toy.say("{space, of}", {"space": "bakery"}, "fr") == "bakery"


@pytest.mark.parametrize(
    ("template", "message"),
    [
        ("l'un # }", "a closing brace without an opening one at 7"),
        ("{", "a name is missing at 1"),
        ("{n", "a comma or a closing brace is missing at 2"),
        ("{n, thee}", "'thee' is not known; write one of name, the, a, of, at, many, and, or"),
        ("{n, the, or}", "'the, or' is not known; write one of"),
        ("{n, plural, one {#}}", "needs 'other {...}'"),
        ("{n, plural, other {#}", "needs 'other {...}' and a closing brace"),
        ("{n, select, other {#}", "needs 'other {...}' and a closing brace"),
        ("{n, plural, other {#", "the brace of 'other' is not closed"),
        ("{m}", "no value 'm'; there are: n, word, won, text"),
        ("{won}", "won is True, which cannot be said"),
        ("{word, the}", "no noun 'street' in .*; write one, in the group 'word'"),
        ("{word, plural, other {}}", "'street': no number; give a number"),
        ("{n, counted, n}", "n is 1, which has no 'counted'; give a noun"),
        ("{text, the}", "text is Text.*, which has no 'the'; give a noun"),
    ],
)
def test_a_wrong_template_says_where(toy: Texts, template: str, message: str) -> None:
    values: dict[str, object] = {"n": 1, "word": "street", "won": True, "text": Text("a", "b")}
    with pytest.raises(TextError, match=message):
        toy.say(template, values, "en")


def test_a_word_in_two_groups_needs_its_own(tmp_path: Path) -> None:
    two = written(tmp_path, NOUNS + '[other.docks]\nen = "the docks"\nfr = "le quai"\n')
    with pytest.raises(TextError, match="2 nouns 'docks'"):
        two.say("{place, the}", {"place": "docks"}, "en")
    assert two.say("{other, the}", {"other": "docks"}, "fr") == "le quai"


@pytest.mark.parametrize(
    ("noun", "message"),
    [
        ('[a.b]\nen = "the b"', r"/nouns.toml, \[a.b\], key 'fr': missing; add it"),
        ('[a.b]\nen = ""\nfr = "le b"', "key 'en': empty; write its text"),
        ('[a.b]\nen = "the b"\nfr = "l\'abc"', "« l'abc » hides its gender; add gender"),
        ('[a.b]\nen = "the b"\nfr = "les b"', "hides its gender"),
        (
            '[a.b]\nen = "b"\nfr = "b"\nplural = "bs"',
            "key 'plural': unknown key; remove it or correct",
        ),
        ("[a.b", "nouns.toml: .*; write valid TOML"),
    ],
)
def test_a_wrong_noun_says_where(tmp_path: Path, noun: str, message: str) -> None:
    with pytest.raises(TextError, match=message):
        written(tmp_path, noun).nouns  # noqa: B018


def test_a_noun_that_is_not_there(toy: Texts) -> None:
    with pytest.raises(
        TextError, match=r"nouns.toml, \[space\]: no noun 'mile'; there are: docks, union"
    ):
        toy.noun("space", "mile")
    with pytest.raises(TextError, match="the noun 'docks': no plural; give it plural_fr"):
        toy.noun("space", "docks").many("fr")
    with pytest.raises(ValueError, match="the languages are 'en' and 'fr'"):
        toy.noun("space", "docks").the("de")


def test_the_texts_of_a_game(toy: Texts) -> None:
    found = toy.find("event", "moved")
    assert toy.fill(found.text, {"space": "docks"}) == Text(
        "The Docks moved at the Docks.", "Les Docks a bougé aux Docks."
    )
    full = toy.find("refusal", "full")
    assert full.remedy
    assert toy.fill(full.remedy, {"free": ("mill", "union")}) == Text(
        "Take one of the mill or the Union.", "Prenez le moulin ou l'Union."
    )
    with pytest.raises(TextError, match=r"\[event.gone\]: no such text; write it"):
        toy.find("event", "gone")


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ('[event.moved]\nen = "a"\nfr = "b"', r"\[event.moved\]: the key stands in .*wage.toml to"),
        ('[event.new]\nen = "a"', r"more.toml, \[event.new\], key 'fr': missing; add it"),
        ('[refusal.new]\nen = "a"\nfr = "b"', r"\[refusal.new\], key 'remedy_en': missing; add it"),
    ],
)
def test_a_wrong_text_says_where(toy: Texts, tmp_path: Path, more: str, message: str) -> None:
    (tmp_path / "deeper").mkdir()
    (tmp_path / "deeper" / "more.toml").write_text(more, encoding="utf-8")
    (tmp_path / "wage.toml").rename(tmp_path / "a_wage.toml")
    with pytest.raises(TextError, match=message):
        toy.own  # noqa: B018


def test_a_game_may_say_otherwise_what_all_share(
    toy: Texts, tmp_path_factory: pytest.TempPathFactory
) -> None:
    own = tmp_path_factory.mktemp("own")
    game = Texts(own, toy)
    (own / "chapter.toml").write_text('[event.moved]\nen = "Gone."\nfr = "Parti."', "utf-8")
    assert game.find("event", "moved").text == Text("Gone.", "Parti.")
    assert game.find("refusal", "full").text == toy.find("refusal", "full").text


def test_placeholders_are_found_in_every_arm() -> None:
    template = "{a} {b, plural, one {{c, the}} other {{d, counted, e} #}} {f, select, other {}}"
    assert placeholders(template) == set("abcdef")


def test_the_texts_of_the_postal_game() -> None:
    assert nouns("postal")["space"]["bonesetter"].of("fr") == "du Rebouteux"
    assert phrase("postal", "amount", dollars=1) == Text("1 dollar", "1 $")
    assert sentence("postal", "event", "gauge-moved", gauge="unsanitary", to=2) == Text(
        "Unsanitary is now 2.", "L'Insalubrité est à 2."
    )
    spaces = Names("postal", "space")
    assert spaces["tenement"] == Text("the Tenement", "le Tenement")
    assert (set(spaces), len(spaces)) == (set(postal.SPACES), len(postal.SPACES))
    assert isinstance(nouns("postal")["gauge"]["risk"], Noun)
    assert texts("postal") is texts("postal")


def test_a_refusal_is_a_clause_with_values(monkeypatch: pytest.MonkeyPatch, toy: Texts) -> None:
    monkeypatch.setattr("whichside_rules.kernel.book.text.texts", {"toy": toy}.__getitem__)
    full = Violation(
        "toy.wage.full",
        Text("The mill is full.", "Le moulin : complet."),
        Text("Take one of the Docks.", "Prenez les Docks."),
    )
    assert breaks("toy.wage.full", space="mill", free=("docks",)) == full
    other = breaks("toy.wage.other", "full", space="mill", free=("docks",))
    assert (other.clause, other.why) == ("toy.wage.other", full.why)
    with pytest.raises(TextError, match=r"\[refusal.other\]: no such text"):
        breaks("toy.wage.other").say()
    with pytest.raises(TextError, match="no value 'free'"):
        breaks("toy.wage.full", space="mill").say()
    with pytest.raises(AttributeError, match="has no 'reason'"):
        _ = full.reason


@pytest.mark.parametrize(
    ("text", "said"), [("usine", True), ("homme", True), ("hausse", False), ("travail", False)]
)
def test_an_aspirated_h_elides_nothing(text: str, said: bool) -> None:
    assert elides(text) is said
