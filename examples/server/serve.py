"""Play one game of any rulebook from browsers, or from anything that speaks HTTP and JSON.

    python -m examples.server whichside --save evening.json

Then everybody opens the page, takes one seat or several, and plays. A game that is saved is taken
up again with the same command. Nothing is needed but ``whichside-rules[check]``.

* ``GET /``: the page.
* ``GET /table?language=fr``: the table as the holder of a seat sees it.
* ``POST /join`` with ``{"seats": ["russian", "italian"], "name": "Ann"}`` answers ``{"token": ...,
  "name": ..., "code": ...}``; no seat in the list stands for every free one. A token that is not
  shown within a minute is void.
* ``POST /back`` with ``{"name": "Ann", "code": "K7QP-2MXA"}`` gives the seats back to whoever has
  lost the token: it answers a new one, and the old one is void.
* ``POST /move`` with ``{"move": {"kind": "pass", ...}}``: one of the actions of the table.
* ``POST /undo``: the last own move, if nothing came of it.
* ``POST /leave``: gives the seats up. Whoever takes one sees what it sees, also a hidden hand.

Whoever holds a seat shows its token in the header ``X-Token``. A request that cannot be met is
answered with ``{"error": one line, "clauses": [...]}``, in French where the address ends with
``?language=fr``. A move that cannot be saved is not made.

Only pages of the server itself are answered: a request names it in ``Host`` by an address, as
``localhost``, as ``--host`` has it or by the name of the machine, and has no other ``Origin``.
"""

from __future__ import annotations

import argparse
import json
import socket
import sys
from collections.abc import Sequence
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from pathlib import Path
from threading import Lock
from typing import Any
from urllib.parse import SplitResult, parse_qs, urlsplit

from examples.server.table import LANGUAGES, Refused, Table
from whichside_rules.cli.console import Unreadable
from whichside_rules.kernel.values.jsontext import parsed
from whichside_rules.shared.files import FileProblem

HERE = Path(__file__).resolve().parent
MOST_BYTES = 16_384
"""How large the body of a request is at most: the longest move has some 200 bytes."""
MOST_WORD = 200
"""How long a name or a code in a request is at most; what a name is says the table."""
PATIENCE = 20
"""Seconds that a caller may take over a request."""
SAFE = {
    "Content-Security-Policy": "default-src 'none'; connect-src 'self'; "
    "style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",
}


class Server(ThreadingHTTPServer):
    """The table, and the lock that lets one request at it at a time."""

    daemon_threads = True

    def __init__(self, address: tuple[str, int], table: Table) -> None:
        super().__init__(address, Caller)
        self.table, self.lock = table, Lock()
        self.names = {"localhost", address[0].lower(), socket.gethostname().lower()}

    def is_at(self, place: SplitResult) -> bool:
        """Whether that is this server, and no name that somebody else lets point to it."""
        name = place.hostname or ""
        return (place.port or 80) == self.server_port and (name in self.names or _is_number(name))

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Somebody who hangs up is nobody's fault, and nothing to print."""


class Caller(BaseHTTPRequestHandler):
    """One request."""

    server: Server
    timeout = PATIENCE
    server_version, sys_version = "table", ""
    asked: SplitResult
    """What is asked for."""

    def parse_request(self) -> bool:
        """Read what is asked, and refuse what no page of this server asks."""
        if not super().parse_request():
            return False
        try:
            self.asked = urlsplit(self.path)
            host, origin = self.headers.get("Host", ""), self.headers.get("Origin")
            own = self.server.is_at(urlsplit(f"//{host}"))
        except ValueError:
            self._refuse(Refused(400, "that is no address"))
            return False
        if not own or origin not in (None, f"http://{host}"):
            self._refuse(Refused(403, "only pages of this server are answered"))
            return False
        return True

    def do_GET(self) -> None:
        """The page, and the table."""
        if self.asked.path == "/":
            page = (HERE / "page.html").read_bytes()
            self._answer(HTTPStatus.OK, page, "text/html; charset=utf-8")
        elif self.asked.path == "/table":
            self._meet(self._table)
        else:
            self._refuse(Refused(404, "there is / and /table"))

    def do_POST(self) -> None:
        """What somebody does."""
        try:
            body = self._body()
        except Refused as refused:
            self._refuse(refused)
            return
        does = {
            "/join": lambda table: _seated(table, table.join(_seats(body), _word(body, "name"))),
            "/back": lambda table: _seated(
                table, table.back(_word(body, "name"), _word(body, "code"))
            ),
            "/move": lambda table: table.move(self._token(), body.get("move")),
            "/undo": lambda table: table.undo(self._token()),
            "/leave": lambda table: table.leave(self._token()),
        }
        found = does.get(self.asked.path)
        if found is None:
            self._refuse(Refused(404, f"there is {', '.join(does)}"))
        else:
            self._meet(found)

    def _meet(self, what: Any) -> None:
        try:
            with self.server.lock:
                answer = what(self.server.table)
            self._answer(HTTPStatus.OK, json.dumps(answer or {}).encode())
        except Refused as refused:
            self._refuse(refused)
        except FileProblem as problem:
            self._refuse(Refused(500, f"not saved, and so not done: {problem}"))

    def _table(self, table: Table) -> dict[str, Any]:
        return table.shown_to(self._token(), self._language())

    def _language(self) -> str:
        """The language of what is answered."""
        query = parse_qs(self.asked.query) if hasattr(self, "asked") else {}
        language = query.get("language", ["en"])[0]
        return language if language in LANGUAGES else "en"

    def _token(self) -> str:
        token = self.headers.get("X-Token", "")
        return token if token.isascii() else ""

    def _body(self) -> dict[str, Any]:
        length = self.headers.get("Content-Length", "")
        if not (length.isascii() and length.isdigit()):
            raise Refused(411, "say how long the body is (Content-Length)")
        if len(length) > 9 or int(length) > MOST_BYTES:
            raise Refused(413, f"a body has at most {MOST_BYTES} bytes")
        try:
            sent = self.rfile.read(int(length))
            if len(sent) < int(length):
                raise Refused(400, f"the body has {len(sent)} bytes; {length} were announced")
            body = parsed(sent or b"{}", MOST_BYTES)
        except (ValueError, TimeoutError) as error:
            raise Refused(400, f"the body: {error}") from None
        if not isinstance(body, dict):
            raise Refused(400, "the body is an object in JSON")
        return body

    def _refuse(self, refused: Refused) -> None:
        why = refused.text.in_(self._language())
        tree = {"error": why, "clauses": list(refused.clauses)}
        self.close_connection = True
        self._answer(HTTPStatus(refused.status), json.dumps(tree).encode())

    def _answer(self, status: HTTPStatus, body: bytes, kind: str = "application/json") -> None:
        self.send_response(status)
        for name, content in {**SAFE, "Content-Type": kind}.items():
            self.send_header(name, content)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """What the library refuses by itself is said like the rest."""
        self._refuse(Refused(code, message or HTTPStatus(code).phrase))

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the name it has
        """Nothing is logged: a token is a secret."""


def _is_number(name: str) -> bool:
    """Whether a host is an address in numbers, which no name service is asked for."""
    try:
        return bool(ip_address(name))
    except ValueError:
        return False


def _seats(body: dict[str, Any]) -> list[str]:
    seats = body.get("seats")
    if not isinstance(seats, list) or not all(isinstance(one, str) for one in seats):
        raise Refused(400, 'seats are a list of names: {"seats": ["russian"]}')
    return seats


def _word(body: dict[str, Any], name: str) -> str:
    """A word of a request; empty if it is not there."""
    word = body.get(name, "")
    if not isinstance(word, str) or len(word) > MOST_WORD:
        raise Refused(400, f"{name} is a word of at most {MOST_WORD} letters")
    return word


def _seated(table: Table, token: str) -> dict[str, str]:
    """What somebody who sits down gets, and nobody else."""
    return {"token": token, **table.ticket(token)}


def main(arguments: Sequence[str] | None = None) -> int:
    """Serve one table until Ctrl-C."""
    parser = argparse.ArgumentParser(prog="examples.server", description="One game for browsers.")
    parser.add_argument("game", help="a game such as postal, or a rulebook of your own")
    parser.add_argument("--setup", default="{}", help='the set-up in JSON: {"players": 3}')
    parser.add_argument("--save", type=Path, help="keep the game here, and take it up again")
    parser.add_argument("--host", default="127.0.0.1", help="0.0.0.0 lets the whole network in")
    parser.add_argument("--port", type=int, default=8000)
    options = parser.parse_args(arguments)
    try:
        table = Table(options.game, parsed(options.setup, MOST_BYTES), options.save)
        server = Server((options.host, options.port), table)
    except (Refused, FileProblem, Unreadable, ValueError, OSError) as error:
        print(f"serve: {error}", file=sys.stderr)
        return 1
    print(f"http://{options.host}:{server.server_port}/", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        server.server_close()
    return 0
