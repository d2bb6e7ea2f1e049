"""What comes from outside, as a name and in a message: short, and on one line."""

from __future__ import annotations

from typing import Annotated

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


def _printable(name: str) -> str:
    if not name.isprintable():
        raise ValueError("a name has no line breaks and no other control characters")
    return name


Called = Annotated[str, Field(max_length=LONGEST_NAME)]
"""What a move calls somebody or something; whether there is one of that name the rules say."""
Name = Annotated[Called, Field(min_length=1), AfterValidator(_printable)]
"""What somebody or something is called: 1 to 40 characters that can be printed."""
Title = Annotated[str, Field(max_length=LONGEST_TITLE), AfterValidator(_printable)]
"""What something is called where it is shown."""
