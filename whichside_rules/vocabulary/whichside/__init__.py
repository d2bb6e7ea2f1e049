"""What a scenario of the board game can say, by chapters of its book."""

# They are listed in this order.
# isort: off
from whichside_rules.vocabulary.whichside import (
    turn as turn,
    tenement as tenement,
    people as people,
    day as day,
    places as places,
    cards as cards,
    employers as employers,
    struggle as struggle,
    setup as setup,
)
from whichside_rules.vocabulary.whichside.table import SENTENCES as SENTENCES, TYPES as TYPES
