"""The vocabulary of Yellow Places: its sentences, and the words that fill them."""

from whichside_rules.vocabulary.yellow_places import answers as answers
from whichside_rules.vocabulary.yellow_places.sentences import SENTENCES
from whichside_rules.vocabulary.yellow_places.world import YellowWorld

__all__ = ["SENTENCES", "YellowWorld"]
