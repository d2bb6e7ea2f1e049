"""The vocabulary of The Anarchy: its sentences, and the words that fill them."""

# They are listed in this order.
# isort: off
from whichside_rules.vocabulary.anarchy import (
    given as given,
    turn as turn,
    melds as melds,
    coups as coups,
    wars as wars,
    answers as answers,
    described as described,
)
from whichside_rules.vocabulary.anarchy.world import SENTENCES, AnarchyWorld

__all__ = ["SENTENCES", "AnarchyWorld"]
