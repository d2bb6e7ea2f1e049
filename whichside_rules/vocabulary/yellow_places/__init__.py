"""The vocabulary of Yellow Places: its sentences, and the words that fill them."""

from whichside_rules.vocabulary.yellow_places.sentences import SENTENCES, YellowPlacesWorld

__all__ = ["SENTENCES", "YellowPlacesWorld"]
