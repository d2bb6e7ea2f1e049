"""The vocabulary of the postal game: its sentences, and the words that fill them."""

from whichside_rules.vocabulary.postal import whole as whole
from whichside_rules.vocabulary.postal.sentences import SENTENCES, PostalWorld

__all__ = ["SENTENCES", "PostalWorld"]
