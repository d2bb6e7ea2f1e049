"""Play the first turn of the postal game from Python, and hear why.

    python examples/play_a_turn.py

>>> state = postal.new_game(postal.Setup(mode="hard"))
>>> postal.pending(state).clause
'postal.setup.initial-roll-one-die'
>>> state, events = postal.apply(state, postal.Roll((2,)))
>>> print(events[2].say("fr"), events[2].clause)
Le Risque est à 1. postal.offensive.2

A move that the rules refuse says which clauses it breaks:

>>> for violation in postal.check(state, postal.Take("8usd")):
...     print(violation.say())
This is not the time for it: start of the turn. Possible now: begin the turn. [postal.turn.order]
"""

from __future__ import annotations

from whichside_rules import postal
from whichside_rules.kernel.playing.transition import explain

TURN: tuple[postal.Move, ...] = (
    postal.Roll((4,)),  # the set-up roll
    postal.BeginTurn(),
    postal.Roll((3,)),
    postal.PlaceWorker("east_river_docks"),
    postal.PlaceWorker("triangle_shirtwaist"),
    postal.PlaceWorker("local_union"),
    postal.PlaceWorker("printing_press"),
    postal.Act("east_river_docks"),
    postal.Act("triangle_shirtwaist"),
    postal.Act("local_union"),
    postal.Act("printing_press"),
    postal.Pay(),
    postal.Take("anarchist-union"),
    postal.EndTurn(),
)


def main() -> None:
    state = postal.new_game()
    for move in TURN:
        transition = postal.apply(state, move)
        state = transition.state
        print(*explain(transition), sep="\n")
    print(f"{len(state.controlled)} of {postal.target(state)} means of production")


if __name__ == "__main__":
    main()
