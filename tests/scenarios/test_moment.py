"""Of which moment a Then speaks, and what is told of a table that is described in part."""

from __future__ import annotations

import pytest

from whichside_rules import ask


def message(steps: str) -> str:
    """What is wrong with a scenario of these steps; nothing, if it holds."""
    lines = "\n".join(f"    {line.strip()}" for line in steps.strip().splitlines())
    verdict = ask(f"Feature: A table\n  Scenario: A moment\n{lines}\n")
    assert verdict.rulings, verdict
    [ruling] = verdict.rulings
    return "" if ruling.verdict == "holds" else str(ruling.says)


@pytest.mark.parametrize(
    "steps",
    [
        """
        Given a postal game
        And 1 healthy worker
        And 1 injured worker
        And Savings are 9 dollars
        Then the Cost of Living is 4 dollars
        When the Cost of Living is paid
        Then Savings are 5 dollars
        """,
        """
        Given a game of Which Side
        And the Italian Tenement has 20 dollars
        And Rosa is at HEA 1
        Then Rosa is at HEA 1
        When the Italian Tenement calls a doctor for Rosa
        Then Rosa is at HEA 2
        """,
    ],
)
def test_what_is_asked_before_the_first_move_does_not_settle_its_moment(steps: str) -> None:
    assert message(steps) == ""


def test_what_does_not_hold_before_the_first_move_is_told() -> None:
    told = message("""
        Given a postal game
        And 2 healthy workers
        Then the Cost of Living is 9 dollars
        When the Cost of Living is paid
    """)
    assert "the Cost of Living is" in told
    assert "not 9" in told


def test_a_first_move_that_is_refused_does_not_disturb_what_is_asked_before_it() -> None:
    told = message("""
        Given a postal game
        And 1 healthy worker
        Then Risk is 0
        When the Cost of Living is paid
        And a worker is placed at the Bonesetter
        Then Risk is 0
    """)
    assert "the move is refused" in told


OPEN = """
    Given a postal game
    And Employers' Strength is on 3
    And 0 healthy workers
    And 1 injured worker
    And the offensive is about to be rolled
    When the dice fall on 2 and 5
"""


def test_while_a_decision_is_open_what_it_cannot_change_holds() -> None:
    assert message(OPEN + "Then Employers' Strength is 3") == ""


def test_while_a_decision_is_open_what_is_false_either_way_is_told_as_false() -> None:
    assert "Employers' Strength is: 3, not 4" in message(OPEN + "Then Employers' Strength is 4")


def test_what_hangs_on_the_decision_names_it() -> None:
    told = message(OPEN + "Then Risk is 1")
    assert "Which result takes effect first?" in told
    assert 'write "Whatever is decided, …"' in told
    told = message(OPEN + "Then whatever is decided, Risk is 1")
    assert "Risk is: 0, not 1" in told, "the 5 first ends the game"
    assert message(OPEN + "Then whatever is decided, Employers' Strength is 3") == ""


@pytest.mark.parametrize(
    "move",
    [
        '"a worker goes to "Ellis Island""',
        "“a worker goes to “Ellis Island””",
        '"a worker goes to “Ellis Island”"',
    ],
)
def test_words_in_quotation_marks_may_stand_in_a_quoted_move(move: str) -> None:
    steps = f"Given a postal game\nThen {move} is refused by postal.action.newyork.five-places"
    assert message(steps) == ""


@pytest.mark.parametrize(
    ("language", "step", "instead"),
    [
        ("en", "Then Savings tally 3", "Savings are 3 dollars"),
        (
            "fr",
            "Alors le coût de la vie plafonne à 6",
            "le coût de la vie est de 6 $",
        ),
    ],
)
def test_what_is_no_word_of_a_sentence_is_told_with_its_own(
    language: str, step: str, instead: str
) -> None:
    words = {"en": ("Feature", "Scenario"), "fr": ("Fonctionnalité", "Scénario")}[language]
    text = f"# language: {language}\n{words[0]}: f\n  {words[1]}: s\n    {step}\n"
    [trouble] = ask(text).troubles
    assert instead in trouble.message


def test_a_place_of_the_board_in_quotation_marks_is_that_place() -> None:
    steps = """
        Given a postal game
        When a worker goes to "the Bonesetter"
        Then the story says "is placed at the Bonesetter"
    """
    assert message(steps) == ""
    table = """
        Given a game of Which Side
        And the turn is at the daily actions
        And it is the turn of the Italian Tenement
        When Carlo goes to "the work at Newtown Creek"
        Then Carlo stands on the work at Newtown Creek
    """
    assert message(table) == ""


DEALT = """
    Given a game of Yellow Places for 2 players
    And green holds 1-tea, 2-tea, 3-tea, 4-tea and 5-tea
    And pink holds 1-bakery, 2-bakery, 3-bakery, 4-bakery and 5-bakery
    And 1-restaurant, 2-restaurant, 3-restaurant, 4-restaurant and 5-restaurant lie face up
    And 6-restaurant, 7-restaurant, 8-restaurant and 9-restaurant lie face up
    Then green holds 5 hidden tiles
"""


@pytest.mark.parametrize(
    ("table", "remarks"),
    [
        (DEALT, ()),
        (
            DEALT.replace(" and 9-restaurant", "").replace("7-restaurant,", "7-restaurant and"),
            (
                "9 tiles lie face down, as nothing says where else they are; the deal to 2 players "
                "leaves 8",
            ),
        ),
        ("Given a new game of Yellow Places for 2 players\nThen green holds 0 hidden tiles", ()),
        ("Given a postal game\nThen Risk is 0", ()),
    ],
)
def test_tiles_of_which_nothing_is_said_are_told(table: str, remarks: tuple[str, ...]) -> None:
    lines = "\n".join(f"    {line.strip()}" for line in table.strip().splitlines())
    [ruling] = ask(f"Feature: A table\n  Scenario: A deal\n{lines}\n").rulings
    assert (ruling.verdict, ruling.remarks) == ("holds", remarks)


WAITS = "the last move waits for this, and what is asked was asked before it: "
NO_STRATEGY = "no strategy is in play, as none is said; the set-up begins with one"
NO_CARD = "no Employer card lies face up, as none is said; each plan brings some"
NO_PREMISES = "no premises lie face up, as none are said; after the set-up 2 do"
WHOLE = (
    "the piles are whole but for what is said to lie elsewhere, as nothing says what came up before"
)
LOW = "Employers' Strength is as low as it can be, as nothing says where it stands"
SALARY = "Given the strategy is Wage Reduction Law / And Fines is in play"
NOTHING = "Given no strategy is in play / And no Employer card lies face up"


@pytest.mark.parametrize(
    ("steps", "remarks"),
    [
        ("When the employers act", (NO_STRATEGY, NO_CARD)),
        (f"{NOTHING} / When the employers act", ()),
        (f"{SALARY} / When the employers act", ()),
        ("Given the strategy is Wage Reduction Law / When the employers act", (NO_CARD,)),
        ("Given Police Patrols is in force / When the employers act", (NO_STRATEGY,)),
        ("When the offensives begin", (NO_STRATEGY,)),
        ("Given the strategy is Wage Reduction Law / When the offensives begin", ()),
        ("When the struggle ends", ()),
        ("Then no strategy is in play", (NO_STRATEGY,)),
        (
            'Then "the team counters Fines" is refused by whichside.fight.only-current-plan',
            (NO_STRATEGY, NO_CARD),
        ),
        ("When life goes on", (NO_PREMISES,)),
        ("Given the Laundry lies face up / When life goes on", ()),
        ("Given no premises lie face up / When life goes on", ()),
        ("When the Russian Tenement buys the Laundry / Then the move is refused", (NO_PREMISES,)),
        (
            "Given the Bonesetter lies face up / When the Russian Tenement buys the Laundry / "
            "Then the move is refused",
            (),
        ),
        ("Then 0 premises lie face up", (NO_PREMISES,)),
        ("Then the pile of the premises holds 10 cards", (WHOLE,)),
        (
            'Given 1 incident is drawn / Then the probability that "Olga is dead" is 0',
            (WHOLE,),
        ),
        ("When the end of the turn comes", (LOW,)),
        ("Given Employers' Strength stands on 4 / When the end of the turn comes", ()),
        ("Given a game of Which Side / Then the goal is within reach", (LOW,)),
        ("Then Olga is at HEA 2", ()),
        ("When the cost of living falls due", ()),
    ],
)
def test_what_lies_on_the_table_only_if_it_is_said_is_told(
    steps: str, remarks: tuple[str, ...]
) -> None:
    if "Then" not in steps:
        steps += " / Then the move is legal"
    lines = "\n".join(f"    {one.strip()}" for one in steps.split(" / "))
    asked = f"Feature: A\n  Scenario: A\n    Given a game of Which Side\n{lines}\n"
    [ruling] = ask(asked).rulings
    told = tuple(one for one in ruling.remarks if not one.startswith(WAITS))
    assert (ruling.verdict, told) == ("holds", remarks), ruling


ONE_SHORT = """Feature: A
  Scenario: A
    Given a game of Which Side
    And the other Tenements have 20 dollars
    And the Italian Tenement has 5 dollars and Unsanitary 4
    And Rosa is in Jail
    When the cost of living falls due
    Then {then}
"""


@pytest.mark.parametrize(
    ("then", "verdict", "says"),
    [
        (
            "Rosa is dead",
            "fails",
            "a decision is open (the Italian Tenement): Whose health is sold?",
        ),
        ("whatever is decided, Rosa is dead", "holds", ""),
        ("whatever is decided, Rosa is in Jail", "fails", "Dead box"),
        ("Rosa is in Jail", "holds", ""),
        ("Lucia is at HEA 1", "fails", "Whose health is sold?"),
        ("whatever is decided, Lucia is at HEA 1", "fails", "Lucia"),
        ("the Italian Tenement has 9 dollars", "fails", "the dollars of the Italian Tenement: 0"),
        ("the Russian Tenement must decide", "fails", "who must decide"),
        ("the turn is at the struggle", "fails", "the part of the turn"),
    ],
)
def test_a_then_is_asked_of_the_position_as_it_stands_or_whatever_is_decided(
    then: str, verdict: str, says: str
) -> None:
    [ruling] = ask(ONE_SHORT.format(then=then)).rulings
    assert (ruling.verdict, says in (ruling.says or "")) == (verdict, True), ruling


def test_what_is_so_in_every_case_tells_the_clauses_of_all() -> None:
    [ruling] = ask(ONE_SHORT.format(then="whatever is decided, Rosa is dead")).rulings
    assert "whichside.misery.executes-jailed" in {one.id for one in ruling.cited}, ruling


@pytest.mark.parametrize(
    ("steps", "why"),
    [
        ('Then "the turn ends" is legal / And "the turn begins" is legal', "at several moments"),
        ('Then "the turn begins" is legal / And "the turn ends" is legal', "at several moments"),
        ('Then "the die shows a 3" is legal / And "the dice show 3 and 4" is legal', "moments"),
        ('Then "the dice show 3 and 4" is legal / And Employers\' Strength is 1', "not 1"),
        ('Then Employers\' Strength is 1 / And "the dice show 3 and 4" is legal', "not 1"),
        ('Then "the die shows a 3" is legal / And Employers\' Strength is 1', ""),
        ("Then whatever is decided, Savings are 2 dollars", "nothing was done"),
    ],
)
def test_before_the_first_move_all_is_asked_of_one_moment(steps: str, why: str) -> None:
    told = message("Given a postal game\n" + steps.replace(" / ", "\n"))
    assert (why in told) if why else not told


def test_a_tile_that_a_quoted_move_brings_lies_on_the_table_for_all_that_is_asked() -> None:
    thens = (
        'Then "Alexei goes to the work at the Newark Cardboard Workshop" is legal',
        "Then the Newark Cardboard Workshop is not on the table",
    )
    for asked in (thens, thens[::-1]):
        assert message("\n".join(("Given a game of Which Side", *asked))) != ""


def test_what_a_die_will_say_is_not_decided() -> None:
    told = message("""
        Given a game of Which Side
        And Alexei stands on the petty crime at the Tenderloin
        When the fruits of labor are reaped
        Then whatever is decided, the Russian Tenement gains 0 dollars
    """)
    assert "chance has not said yet what follows" in told


def test_what_holds_only_as_long_as_something_is_open_says_what_it_waits_for() -> None:
    steps = ["And the American Tenement has 0 dollars", "When the cost of living is paid"]
    then = "Then the American Tenement does not fall into misery"
    head = "Feature: A\nScenario: B\nGiven a game of Which Side\nAnd "
    [ruling] = ask("\n".join((head + steps[0][4:], steps[1], then))).rulings
    assert (ruling.verdict, ruling.remarks[-1]) == ("holds", f"{WAITS}Whose health is sold?")


@pytest.mark.parametrize(
    ("then", "holds"),
    [
        ("the upkeep of Mary is 0 dollars", True),
        ("the upkeep of Mary is 2 dollars", False),
        ("Mary is at HEA 0", False),
        ("Mary is at HEA at least 0", False),
        ("Mary lives in the American Tenement", False),
    ],
)
def test_the_dead_cost_nothing_and_have_no_health(then: str, holds: bool) -> None:
    told = message(f"Given a game of Which Side\nAnd Mary is dead\nThen {then}")
    assert (told == "") is holds


def test_a_reading_is_chosen_once() -> None:
    twice = """
        Given a postal game
        And the reading R-18a is "free"
        And the reading R-18a is "{}"
        Then Risk is 0
    """
    assert "the reading R-18a: free in an earlier step and charged here" in message(
        twice.format("charged")
    )
    assert message(twice.format("free")) == ""


def test_a_move_in_quotation_marks_that_is_refused_is_told_as_it_was_said() -> None:
    told = message("""
        Given a game of Which Side
        And the turn is at the struggle
        Then "Alexei goes to the work at Newtown Creek" is legal
    """)
    assert told.startswith("the move is refused: “Alexei goes to the work at Newtown Creek”\n")


@pytest.mark.parametrize(
    "steps",
    [
        """
        Given a game of Which Side
        And Salary Offensive is in play
        And every Tenement has 2 union agitations
        And every Tenement has 1 strike
        And the Italian Tenement has 5 dollars
        When the team counters Salary Offensive
        Then "the Italian Tenement gives 3 dollars" is refused
        And "the Italian Tenement gives 2 dollars" is refused
        And "the Italian Tenement gives 1 dollar" is legal
        When the Italian Tenement gives 3 dollars
        Then the move is refused
        And the Italian Tenement has 5 dollars
        """,
        """
        Given a postal game
        And a worker stands at the Docks
        And a worker stands at the Triangle
        And Savings are 2 dollars
        When the workers act at the Docks and the Local Union
        Then the move is refused
        And Savings are 2 dollars
        """,
        """
        Given a postal game
        And the workers are to be placed
        Then "workers are placed at the Docks, the Political Cafe and the Political Cafe" is refused
        And "workers are placed at the Political Cafe, the Political Cafe and the Docks" is refused
        """,
    ],
)
def test_the_moves_of_one_step_are_played_together_or_not_at_all(steps: str) -> None:
    assert message(steps) == ""


@pytest.mark.parametrize("whatever", [False, True])
def test_a_probability_tells_what_waits_when_the_dice_lie(whatever: bool) -> None:
    one = "there is 1 prisoner"
    said = f"whatever is decided, {one}" if whatever else one
    found = ask(
        "Feature: A table\n  Scenario: Two dice\n    Given a postal game\n"
        "    And Employers' Strength is 6\n    And the offensive is about to be rolled\n"
        f'    Then the probability that "{said}" is 0\n'
    )
    [ruling] = found.rulings
    waits = [one for one in ruling.remarks if "Which result takes effect first?" in one]
    assert len(waits) == (0 if whatever else 1)
