"""The server of the examples: people at a table over HTTP; nobody moves for another."""

from __future__ import annotations

import json
import random
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from examples.server.serve import MOST_BYTES, Server, main
from examples.server.table import FREE_TRIES, LONGEST_WAIT, UNSEEN, Refused, Table
from whichside_rules.kernel.book import rulebook
from whichside_rules.kernel.files.sheet import Pack

Ask = Callable[..., tuple[int, Any]]


@contextmanager
def served(name: str, file: Path | None = None, setup: Any = None) -> Iterator[Ask]:
    """A function that asks a server of its own: method, path, token, body; status and answer."""
    server = Server(("127.0.0.1", 0), Table(name, setup, file))
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()

    def ask(method: str, path: str, token: str = "", body: Any = None) -> tuple[int, Any]:
        line = HTTPConnection("127.0.0.1", server.server_port, timeout=20)
        sent = body if isinstance(body, bytes) else json.dumps(body).encode() if body else None
        if method == "POST" and sent is None:
            sent = b"{}"
        line.request(method, path, sent, {"X-Token": token})
        answer = line.getresponse()
        text = answer.read()
        line.close()
        return answer.status, json.loads(text) if "json" in answer.headers["Content-Type"] else text

    try:
        yield ask
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def sit(ask: Ask, *seats: str) -> str:
    """Take these seats, or all that are free."""
    status, answer = ask("POST", "/join", "", {"seats": list(seats)})
    assert status == 200, answer
    token: str = answer["token"]
    return token


def play(ask: Ask, tokens: list[str], moves: int, seed: int = 1) -> Any:
    """Random play by whoever has something to do, so many moves or to the end; the last table."""
    luck = random.Random(seed)
    for _ in range(moves):
        tables = {token: ask("GET", "/table", token)[1] for token in tokens}
        able = [token for token, table in tables.items() if table["actions"]]
        if not able:
            break
        token = luck.choice(able)
        action = luck.choice(tables[token]["actions"])
        status, answer = ask("POST", "/move", token, {"move": action["move"]})
        assert status == 200, answer
    return ask("GET", "/table", tokens[0])[1]


#: By chance a game of The Anarchy takes 700 moves; with a smaller goal it ends in the same way.
SHORTER = {"anarchy": (("income.goal", 4),)}


@pytest.mark.parametrize("name", rulebook.built_in())
def test_a_whole_random_game(name: str) -> None:
    game: Any = rulebook.find(name).game
    pack = Pack(name, "shorter", SHORTER.get(name, ()))
    with served(name, setup=game.Setup(content=game.pack_content(pack))) as ask:
        first, *others = ask("GET", "/table")[1]["seats"]
        tokens = [sit(ask, first, *others[:1]), *(sit(ask, one) for one in others[1:])]
        table = play(ask, tokens, 6000)
        assert table["pending"]["kind"] == "over"
        assert table["pending"]["clause"].startswith(f"{name}.")
        assert table["actions"] == []
        assert table["story"]


def test_nobody_gets_a_view_of_another() -> None:
    with served("yellow_places") as ask:
        seats = list(ask("GET", "/table")[1]["seats"])
        mine, other = sit(ask, seats[0]), sit(ask, seats[1])
        assert list(ask("GET", "/table", mine)[1]["views"]) == [seats[0]]
        assert list(ask("GET", "/table", other)[1]["views"]) == [seats[1]]
        stranger = ask("GET", "/table")[1]
        assert not stranger["views"]
        assert not stranger["boards"]
        assert not stranger["story"]
        assert ask("GET", "/table", "made up")[0] == 403


def test_nobody_moves_for_another() -> None:
    with served("whichside") as ask:
        mine, other = sit(ask, "russian", "italian"), sit(ask, "american", "chinese")
        status, answer = ask("POST", "/join", "", {"seats": ["russian"]})
        assert (status, answer["error"]) == (409, "somebody sits at russian")
        ask("POST", "/move", mine, {"move": {"kind": "proceed"}})
        table = ask("GET", "/table", mine)[1]
        (asked,) = table["pending"]["players"]
        wrong, right = (other, mine) if asked in ("russian", "italian") else (mine, other)
        move = ask("GET", "/table", right)[1]["actions"][0]["move"]
        status, answer = ask("POST", "/move", wrong, {"move": move})
        assert (status, answer["error"]) == (403, f"{asked} is not your seat")
        assert ask("GET", "/table", wrong)[1]["actions"] == []
        assert ask("GET", "/table", mine)[1]["version"] == table["version"]
        assert ask("POST", "/move", "", {"move": move})[0] == 403
        assert ask("POST", "/move", right, {"move": move})[0] == 200


def test_what_the_rules_refuse_cites_the_clause() -> None:
    with served("whichside") as ask:
        me = sit(ask)
        status, answer = ask("POST", "/move", me, {"move": {"kind": "end-struggle"}})
        assert status == 409
        assert answer["clauses"] == ["whichside.struggle.any-order"]


def test_chance_is_nobodys() -> None:
    with served("postal") as ask:
        me = sit(ask)
        status, answer = ask("POST", "/move", me, {"move": {"kind": "roll", "dice": [6]}})
        assert status in (403, 409), answer
        assert ask("GET", "/table", me)[1]["pending"]["kind"] == "decision"


def test_a_move_is_taken_back_until_something_comes_of_it() -> None:
    with served("whichside") as ask:
        mine, other = sit(ask, "russian", "italian"), sit(ask, "american", "chinese")
        while True:
            tables = {token: ask("GET", "/table", token)[1] for token in (mine, other)}
            token = mine if tables[mine]["actions"] else other
            actions = [one["move"] for one in tables[token]["actions"]]
            if actions[0]["kind"] == "place-character":
                break
            assert ask("POST", "/move", token, {"move": actions[0]})[0] == 200
        before, others = tables[token], other if token == mine else mine
        ask("POST", "/move", token, {"move": actions[0]})
        assert ask("POST", "/undo", others)[0] == 409
        assert ask("GET", "/table", token)[1]["undo"]
        assert ask("POST", "/undo", token)[0] == 200
        after = ask("GET", "/table", token)[1]
        assert (after["views"], after["actions"]) == (before["views"], before["actions"])
        for _ in range(2):  # the own seats, one after the other, until the others place somebody
            action = ask("GET", "/table", token)[1]["actions"][:1]
            if action:
                assert ask("POST", "/move", token, {"move": action[0]["move"]})[0] == 200
        assert ask("POST", "/undo", token)[0] == 200
        assert ask("POST", "/move", token, {"move": action[0]["move"]})[0] == 200
        action = ask("GET", "/table", others)[1]["actions"][:1]
        assert ask("POST", "/move", others, {"move": action[0]["move"]})[0] == 200
        assert ask("POST", "/undo", token)[0] == 409


def test_what_chance_answered_is_not_taken_back() -> None:
    with served("whichside") as ask:
        me = sit(ask)
        ask("POST", "/move", me, {"move": {"kind": "proceed"}})  # draws a misfortune
        status, answer = ask("POST", "/undo", me)
        assert status == 409
        assert "something has come of it" in answer["error"]


def test_where_something_is_hidden_nothing_is_taken_back() -> None:
    with served("yellow_places") as ask:
        me = sit(ask)
        play(ask, [me], 1)
        assert ask("POST", "/undo", me)[0] == 409


def test_a_game_is_saved_and_taken_up_again(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    with served("whichside", file) as ask:
        me = sit(ask)
        before = play(ask, [me], 40)
    with served("whichside", file) as ask:
        me = sit(ask)
        after = ask("GET", "/table", me)[1]
        assert (after["views"], after["moves"]) == (before["views"], before["moves"])
        assert ask("POST", "/undo", me)[0] == 409
        play(ask, [me], 5)
    assert [one.name for one in tmp_path.iterdir()] == ["evening.json"]
    with pytest.raises(Refused, match="evening"):
        Table("postal", None, file)


def test_seats_that_are_left_are_free() -> None:
    with served("whichside") as ask:
        me = sit(ask, "russian")
        assert ask("POST", "/leave", me)[0] == 200
        assert ask("GET", "/table")[1]["seats"]["russian"] == "free"
        assert ask("POST", "/leave", me)[0] == 403
        assert sit(ask, "russian") != me


def raw(server: Server, text: str) -> bytes:
    """What comes back of some bytes, after which the caller says no more."""
    with socket.create_connection(("127.0.0.1", server.server_port), timeout=20) as line:
        line.sendall(text.encode())
        line.shutdown(socket.SHUT_WR)
        found = b""
        while more := line.recv(4_096):
            found += more
    return found


JOIN = "POST /join HTTP/1.1\r\nHost: "
HEAD = JOIN + "{host}\r\n"


@pytest.mark.parametrize(
    ("request_text", "status"),
    [
        (HEAD + 'Content-Length: 13\r\n\r\n{"seats": []}', 200),
        (HEAD + 'Origin: http://{host}\r\nContent-Length: 13\r\n\r\n{"seats": []}', 200),
        (HEAD + 'Origin: http://evil.example\r\nContent-Length: 13\r\n\r\n{"seats": []}', 403),
        (HEAD + 'Origin: null\r\nContent-Length: 13\r\n\r\n{"seats": []}', 403),
        (JOIN + 'evil.example:{port}\r\nContent-Length: 13\r\n\r\n{"seats": []}', 403),
        (JOIN + '127.0.0.1:1\r\nContent-Length: 13\r\n\r\n{"seats": []}', 403),
        (HEAD + "Content-Length: 500\r\n\r\n", 400),
        (HEAD + 'Content-Length: 500\r\n\r\n{"seats":["italian"]', 400),
        (HEAD + 'Content-Length: 500\r\n\r\n{"seats":["italian"]}', 400),
        (HEAD + "Content-Length: 0\r\n\r\n", 400),
        (HEAD + "Content-Length: 2\r\n\r\n{}", 400),
        ("GET http://[ HTTP/1.1\r\nHost: {host}\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost: [\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost: evil.example:{port}\r\n\r\n", 403),
    ],
)
def test_only_a_whole_request_of_an_own_page_takes_seats(request_text: str, status: int) -> None:
    table = Table("whichside")
    server = Server(("127.0.0.1", 0), table)
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        port = server.server_port
        text = request_text.replace("{host}", f"localhost:{port}").replace("{port}", str(port))
        answer = raw(server, text)
        assert answer.split(b" ")[1:2] == [str(status).encode()], answer
        assert bool(table.holders) == (status == 200)
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def test_who_never_shows_the_token_loses_the_seat() -> None:
    now = [0.0]
    table = Table("whichside", clock=lambda: now[0])
    lost, kept = table.join(["russian"]), table.join(["italian"])
    table.shown_to(kept)
    now[0] = UNSEEN + 1
    assert table.shown_to("")["seats"]["russian"] == "free"
    assert table.shown_to(kept)["seats"]["italian"] == "you"
    with pytest.raises(Refused, match="take a seat first"):
        table.shown_to(lost)
    assert table.join(["russian"])


def test_what_is_not_saved_is_not_done(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    with served("whichside", file) as ask:
        me = sit(ask)
        play(ask, [me], 3)
        file.unlink()
        file.mkdir()
        before = ask("GET", "/table", me)[1]
        move = before["actions"][0]["move"]
        status, answer = ask("POST", "/move", me, {"move": move})
        assert status == 500
        assert "not done" in answer["error"]
        assert ask("GET", "/table", me)[1] == before
        file.rmdir()
        assert ask("POST", "/move", me, {"move": move})[0] == 200


BAD = [
    ("POST", "/move", b"{", 400, "the body"),
    ("POST", "/move", b"[]", 400, "an object"),
    ("POST", "/move", b"[" * 9_000, 400, "the body"),
    ("POST", "/move", b"\xff\xfe", 400, "the body"),
    ("POST", "/move", b"{}", 400, "the move"),
    ("POST", "/move", b'{"move": {"kind": "fly"}}', 400, "kind is 'fly'"),
    ("POST", "/move", b'{"move": {"kind": "pass", "player": 7}}', 400, "pass.player"),
    ("POST", "/move", b" " * (MOST_BYTES + 1), 413, "at most"),
    ("POST", "/join", b'{"seats": "russian"}', 400, "a list"),
    ("POST", "/join", b"{}", 400, "a list"),
    ("POST", "/join", b'{"seats": ["nobody"]}', 400, "no seat"),
    ("POST", "/join", b'{"seats": ["italian"], "name": 7}', 400, "a word"),
    ("POST", "/back", b'{"name": "Ann", "code": []}', 400, "a word"),
    ("POST", "/back", b"{}", 403, "nobody"),
    ("POST", "/elsewhere", b"{}", 404, "there is"),
    ("GET", "/elsewhere", None, 404, "there is"),
    ("DELETE", "/table", None, 501, "Unsupported method"),
]


@pytest.mark.parametrize(("method", "path", "body", "status", "why"), BAD)
def test_a_bad_request_gets_one_line(
    capfd: pytest.CaptureFixture[str],
    method: str,
    path: str,
    body: bytes | None,
    status: int,
    why: str,
) -> None:
    with served("whichside") as ask:
        me = sit(ask, "russian")
        found, answer = ask(method, path, me, body)
        assert found == status
        assert why in answer["error"]
        assert "\n" not in answer["error"]
        assert ask("GET", "/table", me)[0] == 200
    assert capfd.readouterr().err == ""


def test_the_page_asks_nobody_else() -> None:
    with served("whichside") as ask:
        status, page = ask("GET", "/")
        assert status == 200
        assert b"//" not in page.replace(b"// never markup", b"")
        assert b"innerHTML" not in page


def test_a_table_that_cannot_be_is_refused_in_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chess"]) == 1
    assert main(["whichside", "--setup", '{"players": 7}']) == 1
    assert main(["whichside", "--setup", "{"]) == 1
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 3
    assert all(one.startswith("serve: ") for one in told)


def test_who_has_lost_the_tab_gets_the_seat_back_by_name_and_code() -> None:
    with served("yellow_places") as ask:
        seats = list(ask("GET", "/table")[1]["seats"])
        _, mine = ask("POST", "/join", "", {"seats": [seats[0]], "name": "Zoé"})
        other = sit(ask, seats[1])
        before = ask("GET", "/table", mine["token"])[1]
        said = {"name": " zoé ", "code": mine["code"].lower().replace("-", " ")}
        status, found = ask("POST", "/back", "", said)
        assert status == 200
        assert found["token"] != mine["token"]
        assert (found["name"], found["code"]) == ("Zoé", mine["code"])
        after = ask("GET", "/table", found["token"])[1]
        assert after["views"] == before["views"]
        # The lost token plays no more, and sees nothing.
        assert ask("GET", "/table", mine["token"])[0] == 403
        assert list(ask("GET", "/table", other)[1]["views"]) == [seats[1]]
        # Again, with the same code, and until the seat is left.
        again = ask("POST", "/back", "", said)[1]
        assert ask("POST", "/leave", again["token"])[0] == 200
        assert ask("POST", "/back", "", said)[0] == 403


def test_a_code_is_shown_to_its_owner_alone() -> None:
    with served("whichside") as ask:
        _, mine = ask("POST", "/join", "", {"seats": ["russian"], "name": "Ann"})
        other = sit(ask, "italian")
        assert ask("GET", "/table", mine["token"])[1]["ticket"]["code"] == mine["code"]
        for token in (other, ""):
            table = ask("GET", "/table", token)[1]
            assert table["people"]["russian"] == "Ann"
            assert mine["code"].replace("-", "") not in json.dumps(table).replace("-", "")
            assert mine["token"] not in json.dumps(table)
        assert ask("GET", "/table")[1]["ticket"] is None


def test_a_wrong_code_and_a_wrong_name_are_refused_in_the_same_words() -> None:
    with served("whichside") as ask:
        ask("POST", "/join", "", {"seats": ["russian"], "name": "Ann"})
        wrong = [
            ask("POST", "/back", "", {"name": name, "code": code})
            for name, code in (("Ann", "AAAA-AAAA"), ("Bob", "AAAA-AAAA"), ("Ann", ""), ("", "é"))
        ]
        assert {status for status, _ in wrong} == {403}
        assert len({answer["error"] for _, answer in wrong}) == 1
        french = ask("POST", "/back?language=fr", "", {"name": "Ann", "code": "x"})[1]["error"]
        assert french == "personne à cette table n'a ce nom et ce code"


def test_who_goes_on_guessing_waits_and_nobody_else() -> None:
    now = [0.0]
    table = Table("whichside", clock=lambda: now[0])
    ann, bob = table.join(["russian"], "Ann"), table.join(["italian"], "Bob")
    table.shown_to(ann)
    table.shown_to(bob)
    code = table.ticket(ann)["code"]
    for _ in range(FREE_TRIES + 1):
        with pytest.raises(Refused, match="nobody"):
            table.back("Ann", "AAAA-AAAA")
    with pytest.raises(Refused, match="try again in 2 seconds"):
        table.back("Ann", code)  # even the right one
    assert table.back("Bob", table.ticket(bob)["code"])
    now[0] += 1.5
    for _ in range(9):
        with pytest.raises(Refused):
            table.back("Ann", "AAAA-AAAA")
        now[0] += LONGEST_WAIT
    assert table.back("Ann", code)
    table.back("Ann", code)  # and nothing of it is left


def test_a_move_stays_ones_own_when_the_seat_comes_back() -> None:
    table = Table("postal")
    first = table.join([], "Ann")
    table.move(first, table.shown_to(first)["actions"][0]["move"])  # a die answers it
    while not table.can_undo(first):
        table.move(first, table.shown_to(first)["actions"][0]["move"])
    found = table.back("Ann", table.ticket(first)["code"])
    assert not table.can_undo(first)
    table.undo(found)


@pytest.mark.parametrize(
    ("name", "status", "why"),
    [("Ann", 409, "is called Ann"), ("a" * 41, 400, "at most"), ("a\x07b", 400, "control")],
)
def test_a_name_that_cannot_be_is_refused(name: str, status: int, why: str) -> None:
    with served("whichside") as ask:
        ask("POST", "/join", "", {"seats": ["russian"], "name": "ann"})
        found, answer = ask("POST", "/join", "", {"seats": ["italian"], "name": name})
        assert (found, why in answer["error"]) == (status, True), answer
        assert ask("GET", "/table")[1]["seats"]["italian"] == "free"


@pytest.mark.parametrize("name", rulebook.built_in())
def test_nothing_that_is_read_is_an_id(name: str) -> None:
    """Seats, questions and results stand in words, in both languages."""
    with served(name) as ask:
        me = sit(ask)
        for language in ("en", "fr"):
            table = ask("GET", f"/table?language={language}", me)[1]
            now = table["pending"]
            assert now["title"] != now["clause"]
            assert all(one["says"] for one in table["actions"])
            assert table["title"] != name
            assert now["says"] == ", ".join(table["names"][seat] for seat in now["players"])


def test_a_seat_is_called_in_the_language_of_the_reader() -> None:
    with served("yellow_places") as ask:
        assert ask("GET", "/table?language=fr")[1]["names"]["green"] == "vert"
        taken = sit(ask, "green")
        again = ask("POST", "/join?language=fr", taken, {"seats": ["green"]})[1]
        assert again["error"] == "quelqu'un a pris cette place : vert"
    with served("whichside") as ask:
        assert ask("GET", "/table?language=fr")[1]["names"]["russian"] == "le Tenement russe"


def test_the_end_is_said_in_words() -> None:
    with served("postal") as ask:
        me = sit(ask)
        play(ask, [me], 6000)
        for language, words in (("en", ("Won", "Lost")), ("fr", ("Gagné", "Perdu"))):
            says = ask("GET", f"/table?language={language}", me)[1]["pending"]["says"]
            assert says.startswith(words)
