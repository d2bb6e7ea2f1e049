"""The Anarchy in the terminal: what a seat sees, what may be typed, how a turn goes."""

from __future__ import annotations

import random
import re
from contextlib import suppress
from dataclasses import replace
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from tests.cli.conftest import Run
from whichside_rules import anarchy
from whichside_rules.anarchy import Readings, Setup
from whichside_rules.cli.games import load
from whichside_rules.cli.playing.one_keyboard import SharedSession
from whichside_rules.kernel.playing.chance import sample
from whichside_rules.kernel.playing.game import Chance, Over

TABLE = load("anarchy")
CUT = "-" * 40
OPEN = ["play", "anarchy", "--players", 2, "--seed", 4]
"""Violet begins; the top of the discard pile is Mir Bahram Khan Talpur."""


def entries(*lines: str) -> str:
    return "\n".join([*lines, ""])


def at_war(**more: Any) -> anarchy.AnarchyState:
    """Violet, who governs Pune, can attack green in Mysore, and overthrow green there as well."""
    return anarchy.position(
        setup=Setup(players=2, **more),
        phase="war",
        hands={"violet": ["lohagad", "tipu-sultan"], "green": ["rohillas", "shah-alam"]},
        melds=[("violet", ["balaji-rao", "maratha-riders"]), ("green", ["haidar-ali"])],
        discard=["agra-fort", "arcot"],
        under=["bargis"],
        known={"green": ["rohillas"]},
        money={"violet": 7, "green": 3},
    )


def board(state: Any, player: str, language: str = "en") -> str:
    return "\n".join(line.plain for line in TABLE.board(state, player, language, plain=True))


def advice(state: Any, asked: str = "", language: str = "en") -> str:
    view = anarchy.observation(state, "violet")
    return "\n".join(line.plain for line in TABLE.advise(view, asked, language))


# The table ----------------------------------------------------------------------------------------


def test_the_table_shows_governments_piles_purses_and_the_own_hand() -> None:
    text = board(at_war(), "violet")
    assert "Round 1: war phase, the turn of violet" in text
    assert re.search(r"Pune: violet 2C 1S 1T  next to Gujarat, .*Mysore", text)
    assert "Balaji Baji Rao (#1 2C 1T), Maratha Riders (<all 1S)" in text
    assert "Neutral: Mughals, Punjab" in text
    assert "Discard pile, the top card first: Arcot, Agra Fort" in text
    assert re.search(r"Draw pile: \d+\nUnder it, the first to come first: Bargis", text)
    assert re.search(r"Green  rupees 3  income \d  cards in hand 2\n +seen  Rohillas", text)
    assert re.search(r"Violet  rupees 7  income 1  cards in hand 2\n", text)
    assert "Players: violet (plays now), green (still to play)" in text
    assert re.search(r"You are violet\. Your hand:\n  Pune: Lohagad", text)
    assert "Shah Alam" not in text


def test_the_table_in_french() -> None:
    text = board(at_war(), "green", "fr")
    assert "Tour 1 : phase de guerre, à violet de jouer" in text
    assert "Vous êtes vert. Votre main :\n  Moghols : Shah Alam" in text
    assert "2 cartes" not in text
    assert "Lohagad" not in text


def test_secret_money_is_not_shown() -> None:
    text = board(at_war(readings=Readings(money="secret")), "violet")
    assert re.search(r"Green  rupees \?  income", text)
    assert re.search(r"Violet  rupees 7", text)


def test_a_war_shows_its_values_and_that_a_bid_lies_there_but_not_which() -> None:
    state: Any = at_war()
    state, _ = anarchy.apply(state, anarchy.Attack("violet", "pune", "mysore"))
    state, _ = anarchy.apply(state, anarchy.Done("green"))
    attack = "War of Pune against Mysore before the bids: attack 1, defence "
    assert attack in board(state, "green")
    state, _ = anarchy.apply(state, anarchy.Bid("violet", 5))
    assert board(state, "green").count("bid of violet face down") == 1
    other, _ = anarchy.apply(anarchy.redealt(state, "green", random.Random(3)), _bid(state))
    assert "face down" not in board(other, "green")


def _bid(state: Any) -> Any:
    return anarchy.legal_actions(state, "green")[0]


def test_a_coup_shows_what_was_laid() -> None:
    state: Any = anarchy.position(
        setup=Setup(players=2),
        player="green",
        melds=[("violet", ["zabita-khan", "rohillas"])],
        hands={"green": ["shah-alam", "agra-fort"]},
    )
    state, _ = anarchy.apply(state, anarchy.Coup("green", "shah-alam"))
    assert re.search(r"Coup of green in Mughals \dC.*: Shah Alam \(", board(state, "violet"))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("players", [2, 6])
def test_every_decision_can_be_said_in_different_words(language: str, players: int) -> None:
    rng, state = random.Random(players), anarchy.new_game(Setup(players=players))
    for _ in range(450):
        if isinstance(now := anarchy.pending(state), Over):
            break
        if isinstance(now, Chance):
            move: Any = sample(anarchy.chance_outcomes(state), rng)
            assert TABLE.say_move(state, move, language)
        else:
            actions = anarchy.legal_actions(state, now.players[0])
            said = [TABLE.say_move(state, action, language) for action in actions]
            assert len(said) == len(set(said))
            move = rng.choice(actions)
        state, _ = anarchy.apply(state, move)


# Who sees what ------------------------------------------------------------------------------------


class Seats:
    """People who answer every prompt by chance, with what stood on the screen for each."""

    def __init__(self, seed: int, players: int) -> None:
        self.rng = random.Random(seed)
        self.screen = StringIO()
        self.shown: list[tuple[str | None, Any, str]] = []
        console = Console(file=self.screen, width=200, highlight=False, soft_wrap=True)
        self.session = SharedSession(
            TABLE, Setup(players=players), console, ask=self.answer, bots={}, seed=seed
        )

    def answer(self, prompt: str) -> str:
        session = self.session
        self.shown.append((session.viewer, session.state, self.screen.getvalue().split(CUT)[-1]))
        self.screen.truncate(0)
        self.screen.seek(0)
        if len(self.shown) > 250:
            raise EOFError
        if "ress Enter" in prompt:
            return ""
        if session.viewer is None:
            return self.rng.choice(["1", "2", "d", "x"])
        actions = anarchy.legal_actions(session.state, session.viewer)
        return self.rng.choice(["d", "b", "d pune", *(str(n + 1) for n in range(len(actions)))])

    def play(self) -> None:
        with suppress(EOFError):
            while self.session._turn():
                pass


@pytest.mark.parametrize("players", [2, 4])
def test_no_board_shows_the_hand_of_another(players: int) -> None:
    seats = Seats(1, players)
    seats.play()
    names = {
        one: anarchy.default_content().card(one).name.en
        for one in anarchy.default_content().card_ids
    }
    checked = 0
    for viewer, state, text in seats.shown:
        hand = text.partition(f"You are {viewer}.")[2].partition("C crowns")[0]
        if viewer and hand:
            mine = state.hands[state.setup.seats.index(viewer)]
            # Others than these could only be the cards of another hand.
            told = [one for one, name in names.items() if f" {name} (" in hand]
            assert set(told) <= {*mine, *_left(state, mine)}
            checked += 1
        for player, cards, known in zip(state.setup.seats, state.hands, state.known, strict=True):
            if player != viewer:
                unseen = [names[one] for one in cards if one not in known]
                drawn = re.findall(rf"{player} draws (?!from)(.*?)\. \[", text)
                assert not [one for one in drawn if one.removeprefix("the ") in unseen]
    assert checked > 10


@pytest.mark.parametrize("players", [2, 3])
def test_what_is_shown_is_the_same_whatever_others_hold(players: int) -> None:
    rng, state = random.Random(players), anarchy.new_game(Setup(players=players))
    compared = 0
    for number in range(400):
        if isinstance(now := anarchy.pending(state), Over):
            break
        if isinstance(now, Chance):
            move: Any = sample(anarchy.chance_outcomes(state), rng)
        else:
            move = rng.choice(anarchy.legal_actions(state, rng.choice(now.players)))
        state, _ = anarchy.apply(state, move)
        if number % 10 == 0 and state.phase != "deal":
            other = anarchy.redealt(state, "violet", rng)
            assert board(state, "violet") == board(other, "violet")
            assert advice(state) == advice(other)
            compared += state != other
    assert compared > 20


def _left(state: Any, mine: Any) -> tuple[str, ...]:
    """What the viewer has laid or discarded since the board was drawn."""
    return (
        *state.discard,
        *state.under,
        *(card for one in state.melds for card in one.cards),
        *(state.rival.cards if state.rival else ()),
    )


def test_a_turn_is_played_without_handing_the_keyboard_over(run: Run) -> None:
    output = run(*OPEN, input=entries("", "2", "pile", "top", "end", "1", "end", "", "", "q", ""))
    text = output.output
    turn, _, rest = text.partition("Press Enter to hide your view")
    assert turn.count("Hand the keyboard to") == 1
    assert "violet pays 1 rupee for 2 cards. [anarchy.price.2]" in turn
    assert re.search(r"violet draws [A-Z].* \[anarchy\.draw\.to-hand\]", turn)
    assert "Hand the keyboard to green" in rest
    # At the table all that happened in the turn is told, and nothing that only violet saw.
    told = rest.partition("Hand the keyboard")[0]
    assert "violet pays 1 rupee" in told
    assert "violet draws from the draw pile" in told
    assert "[anarchy.draw.to-hand]" not in told


# What is typed ------------------------------------------------------------------------------------


MELDING = [
    anarchy.Lay("violet", "shah-alam"),
    anarchy.Follow("violet", "agra-fort"),
    anarchy.Follow("violet", "red-fort"),
    anarchy.Replace("violet", "red-fort"),
    anarchy.Coup("violet", "haidar-ali"),
    anarchy.Done("violet"),
]
WARS = [
    anarchy.Attack("violet", "pune", "mysore"),
    anarchy.Attack("violet", "gujarat", "malwa"),
    anarchy.Attack("violet", "pune", "malwa"),
    anarchy.Done("violet"),
]
BIDS = [anarchy.Bid("violet", rupees) for rupees in range(5)]
DRAWS = [anarchy.Draw("violet", "deck"), anarchy.Draw("violet", "discard")]


@pytest.mark.parametrize(
    ("actions", "entry", "at"),
    [
        (MELDING, "shah-alam", 0),
        (MELDING, "Shah Alam", 0),
        (MELDING, "sh", 0),
        (MELDING, "fort d'agra", 1),
        (MELDING, "under red", 2),
        (MELDING, "sous le fort rouge", 2),
        (MELDING, "lead red-fort", 3),
        (MELDING, "chef fort rouge", 3),
        (MELDING, "coup haidar", 4),
        (MELDING, "end", 5),
        (MELDING, "FIN", 5),
        (WARS, "mysore", 0),
        (WARS, "pune mysore", 0),
        (WARS, "gujarat malwa", 1),
        (WARS, "pune  Malwa", 2),
        (WARS, "end", 3),
        (BIDS, "4r", 4),
        (BIDS, "3 rupees", 3),
        (BIDS, "1 roupie", 1),
        (BIDS, "0r", 0),
        (DRAWS, "pile", 0),
        (DRAWS, "pioche", 0),
        (DRAWS, "top", 1),
        (DRAWS, "défausse", 1),
    ],
)
def test_actions_in_short(actions: list[Any], entry: str, at: int) -> None:
    assert TABLE.typed_action(actions, entry) == actions[at]


@pytest.mark.parametrize(
    ("actions", "entry"),
    [
        (MELDING, ""),
        (MELDING, "-"),
        (MELDING, "red-fort"),  # under a leader, or as the leader?
        (MELDING, "lay red-fort"),
        (MELDING, "arcot"),
        (WARS, "malwa"),  # from Gujarat or from Pune?
        (WARS, "mysore pune"),
        (BIDS, "9r"),
        (BIDS, "end"),
        (DRAWS, "end"),
    ],
)
def test_what_is_no_action_in_short(actions: list[Any], entry: str) -> None:
    assert TABLE.typed_action(actions, entry) is None


def test_a_deal_is_typed_by_names_and_a_token_by_its_number_or_colour() -> None:
    dealt = anarchy.new_game(Setup(players=2))
    assert TABLE.outcomes(dealt) == ()
    assert TABLE.typed_chance(dealt, "shah-alam") == anarchy.Come("shah-alam")
    assert TABLE.typed_chance(dealt, "Fort-Rouge") == anarchy.Come("red-fort")
    assert TABLE.typed_chance(dealt, "haid") == anarchy.Come("haidar-ali")
    for entry in ("", "a", "7", "duck"):
        with pytest.raises(ValueError, match="shah-alam"):
            TABLE.typed_chance(dealt, entry)
    order = anarchy.position(setup=Setup(players=3), phase="order")
    assert [one.company for one in TABLE.outcomes(order)] == ["green", "red", "violet"]
    assert TABLE.typed_chance(order, "1") == anarchy.Flip("green")
    assert TABLE.typed_chance(order, "Rouge") == anarchy.Flip("red")
    with pytest.raises(ValueError, match="1-3"):
        TABLE.typed_chance(order, "blue")


def test_a_typed_deal_can_be_begun(run: Run) -> None:
    typed = ["play", "anarchy", "--players", 2, "--deal", "typed"]
    output = run(*typed, input=entries("", "shah-alam red-fort duck", "")).output
    assert "violet draws Shah Alam. [anarchy.setup.deal-10]" in output
    assert "violet draws the Red Fort. [anarchy.setup.deal-10]" in output
    assert "'duck' is none of them" in output


@pytest.mark.parametrize("players", range(2, 7))
def test_two_to_six_can_play(run: Run, players: int) -> None:
    output = run("play", "anarchy", "--players", players, "--seed", 1, input="").output
    assert f"The players are {', '.join(Setup(players=players).seats)};" in output


def test_one_or_seven_cannot_play(run: Run) -> None:
    for players in (1, 7):
        refused = run("play", "anarchy", "--players", players)
        assert refused.exit_code == 2
        assert "players: 2, 3, 4, 5, 6" in refused.stderr


# Advice -------------------------------------------------------------------------------------------


def test_advice_says_what_is_missing_and_what_can_be_reached() -> None:
    text = advice(at_war())
    assert "Your income is 1; 20 in one income wins." in text
    assert re.search(r"Pune against Mysore: 1 against \d", text)
    assert re.search(r"  Mysore: \d against \d", text)
    french = advice(at_war(), language="fr")
    assert "20 en un seul revenu gagnent" in french
    assert re.search(r"Pune contre Mysore : 1 contre \d", french)


def test_advice_where_all_incomes_count() -> None:
    state = at_war(readings=Readings(victory="all-incomes"))
    state = replace(state, taken=(6, 0))
    assert "Your incomes have brought 6; 20 in all win. The next brings 1." in advice(state)


def test_advice_on_a_zone_or_a_card() -> None:
    state = at_war()
    pune = advice(state, "Pune")
    assert pune.startswith("Cards of Pune  next to Gujarat")
    assert len(pune.splitlines()) == 1 + len(state.setup.content.cards_of("pune"))
    assert re.fullmatch(r"Lohagad \(#5 .*\)  Pune", advice(state, "lohagad"))
    assert advice(state, "fort rouge", "fr").startswith("Fort rouge (#")
    assert advice(state, "duck") == "d alone, or d and a zone or a card, such as d pune"


def test_nothing_to_reach() -> None:
    text = advice(anarchy.position(setup=Setup(players=2)))
    assert text.count(": none") == 2


def test_a_whole_game_is_kept_and_shown(run: Run) -> None:
    everything = ["--bots", "green=random", "--seed", 2, "--players", 2]
    played = run(
        "play", "anarchy", *everything, input=entries("", "1", "1", "1", "s one.json", "q")
    )
    assert "Saved as one.json." in played.output
    replayed = run("replay", "one.json", "--as", "violet").output
    assert "violet draws" in replayed
