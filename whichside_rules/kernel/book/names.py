"""What comes from outside, as a name and in a message: short, and on one line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final

from pydantic import AfterValidator, Field

MOST_SHOWN = 80
"""How much of something that is wrong a message shows, in characters."""
LONGEST_NAME = 40
"""How long the name of a player or of a means can be, in characters."""
LONGEST_TITLE = 80
"""How long a name can be that is only shown."""


def brief(thing: object, most: int = MOST_SHOWN) -> str:
    """A thing as code writes it, cut where it is long: for messages."""
    try:
        text = repr(thing)
    except ValueError:  # a number of thousands of digits is not written down
        text = f"a huge {type(thing).__name__}"
    return text if len(text) <= most else f"{text[: most - 1]}…"


def plain(text: str, most: int = MOST_SHOWN) -> str:
    """A text as it is, if it is short and can be printed; else as :func:`brief` has it."""
    return text if len(text) <= most and text.isprintable() else brief(text, most)


_LOOK_LIKE: Final[Mapping[str, tuple[int, ...]]] = {
    "A": (0x410, 0x391), "B": (0x412, 0x392), "C": (0x421,), "E": (0x415, 0x395),
    "H": (0x41D, 0x397), "I": (0x406, 0x399), "J": (0x408,), "K": (0x41A, 0x39A),
    "M": (0x41C, 0x39C), "N": (0x39D,), "O": (0x41E, 0x39F), "P": (0x420, 0x3A1), "S": (0x405,),
    "T": (0x422, 0x3A4), "X": (0x425, 0x3A7), "Y": (0x4AE, 0x3A5), "Z": (0x396,),
    "a": (0x430, 0x3B1), "c": (0x441,), "d": (0x501,), "e": (0x435,), "h": (0x4BB,),
    "i": (0x456, 0x3B9), "j": (0x458,), "k": (0x3BA,), "o": (0x43E, 0x3BF), "p": (0x440, 0x3C1),
    "q": (0x51B,), "s": (0x455,), "u": (0x3C5,), "v": (0x475, 0x3BD), "w": (0x51D,),
    "x": (0x445, 0x3C7), "y": (0x443,),
}  # fmt: skip
"""The Cyrillic and Greek letters that look like a Latin one."""
_LATIN: Final = {other: latin for latin, others in _LOOK_LIKE.items() for other in others}


def in_latin(text: str) -> str:
    """A text with Latin letters in place of those that only look like them."""
    return text.translate(_LATIN)


def look_alike(text: str) -> str | None:
    """What is wrong with a text that mixes Latin letters with others that only look like them."""
    if text.isascii():
        return None
    other = next((one for one in text if one != in_latin(one)), None)
    if other is None or not any("a" <= one.lower() <= "z" for one in text):
        return None
    code, latin = f"U+{ord(other):04X}", in_latin(other)
    return f"{other!r} ({code}) is not {latin!r}, and only looks like it"


def _printable(name: str) -> str:
    if not name.isprintable():
        raise ValueError("a name has no line breaks and no other control characters")
    if name.isascii():
        return name
    for word in name.split():
        if mixed := look_alike(word):
            raise ValueError(mixed)
    return name


Called = Annotated[str, Field(max_length=LONGEST_NAME)]
"""What a move calls somebody or something; whether there is one of that name the rules say."""
Name = Annotated[Called, Field(min_length=1), AfterValidator(_printable)]
"""What somebody or something is called: 1 to 40 characters that can be printed."""
Title = Annotated[str, Field(max_length=LONGEST_TITLE), AfterValidator(_printable)]
"""What something is called where it is shown."""
