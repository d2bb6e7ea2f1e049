"""What comes from elsewhere, made fit to be printed: a name in a record, a word in a message.

On a terminal some characters do more than be shown: they move what stands there, turn it round or
write to the clipboard.
"""

from __future__ import annotations

import json
import re
from unicodedata import category

__all__ = ["MOST_NAMED", "MOST_SHOWN", "as_json", "as_lines", "one_line"]

MOST_SHOWN = 4_000
"""The longest line that is printed, in characters."""
MOST_NAMED = 1_000
"""The longest name of a file in such a line, so that what is said of it has its place."""

_SPACES = "\t\n\v\f\r\x85\u2028\u2029"
_UNSEEN = frozenset(("Cc", "Cf", "Cs"))


def one_line(text: str, most: int = MOST_SHOWN) -> str:
    """A text as one line of at most about ``most`` characters, without control characters.

    Ends of lines become spaces, and what cannot be seen a replacement character, one for one.
    """
    if len(text) > most:
        text = f"{text[:most]}... ({len(text)} characters)"
    return text if text.isprintable() else "".join(map(_fit, text))


def as_lines(text: str) -> str:
    """A text of several lines, which it stays with its tabs, without other control characters."""
    return re.sub(r"[^\n\t -~]", lambda found: _fit(found[0]), text)


def _fit(letter: str) -> str:
    return " " if letter in _SPACES else "\ufffd" if category(letter) in _UNSEEN else letter


def as_json(content: object) -> str:
    """Something as JSON, its accents as they are, and what cannot be seen in escapes."""
    text = json.dumps(content, ensure_ascii=False, indent=1)
    return re.sub(r"[^\n -~]", _escaped, text)


def _escaped(found: re.Match[str]) -> str:
    letter = found[0]
    unseen = letter in _SPACES or category(letter) in _UNSEEN
    return json.dumps(letter)[1:-1] if unseen else letter
