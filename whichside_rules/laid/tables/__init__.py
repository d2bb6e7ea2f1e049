"""In what order, groups and shapes each game's table lies; found by the game's name."""
