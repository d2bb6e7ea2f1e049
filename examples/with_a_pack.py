"""Play with what your own board shows, from a pack file.

    python examples/with_a_pack.py
    whichside play postal --pack examples/my_board.toml

>>> content = own_content()
>>> content.last_box.risk, postal.default_content().last_box.risk
(5, 4)

A slip in a pack is found when it is read:

>>> pack = postal.read_pack(BOARD.read_text().replace("risk", "riks"), "my_board.toml")
>>> postal.pack_content(pack)
Traceback (most recent call last):
...
whichside_rules.kernel.files.sheet.PackError: ... there is no datum 'last_box.riks'; did you mean
...
"""

from __future__ import annotations

from pathlib import Path

from whichside_rules import postal
from whichside_rules.policies.postal import careful_postal
from whichside_rules.simulate import simulate

BOARD = Path(__file__).with_name("my_board.toml")


def own_content() -> postal.PostalContent:
    """The default content, with the data of the pack in place of ours."""
    return postal.pack_content(postal.read_pack(BOARD.read_text(encoding="utf-8"), BOARD.name))


def main() -> None:
    for content in (postal.default_content(), own_content()):
        setup = postal.Setup(content=content)
        rate = simulate("postal", setup, 100, seed=1, policy=careful_postal).rate("won").rate
        print(f"Risk hurts on box {content.last_box.risk}: {rate:.0%} won")


if __name__ == "__main__":
    main()
