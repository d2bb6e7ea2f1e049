"""What a scenario of the board game can say."""

from whichside_rules.vocabulary.whichside import box as box
from whichside_rules.vocabulary.whichside.sentences import (
    SENTENCES as SENTENCES,
    TYPES as TYPES,
)
