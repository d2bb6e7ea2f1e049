"""The vocabulary of The Anarchy: its sentences, and the words that fill them."""

from whichside_rules.vocabulary.anarchy import answers as answers
from whichside_rules.vocabulary.anarchy.sentences import SENTENCES, AnarchyWorld

__all__ = ["SENTENCES", "AnarchyWorld"]
