"""The aim of the game."""

from __future__ import annotations

from whichside_rules.postal.engine.state import LastClause, Position


def target(position: Position) -> int:
    """How many means of production must be controlled to win.

    :clause:`postal.goal.five-means` :clause:`postal.setup.difficulty.normal`
    :clause:`postal.setup.difficulty.confirmed` :clause:`postal.setup.difficulty.hard-seven`
    """
    by_mode = position.setup.content.target
    mode = position.setup.mode
    if mode == "normal" or mode is None or position.setup.readings.target == "always-five":
        return by_mode.normal
    return by_mode.confirmed if mode == "confirmed" else by_mode.hard


def winning_clause(position: Position) -> LastClause:
    """The clause by which the game is won: that of five means, or of the mode that asks for more.

    :clause:`postal.victory.five-by-turn-10` :clause:`postal.setup.difficulty.confirmed`
    :clause:`postal.setup.difficulty.hard-seven`
    """
    match target_clause(position):
        case "postal.setup.difficulty.confirmed":
            return "postal.setup.difficulty.confirmed"
        case "postal.setup.difficulty.hard-seven":
            return "postal.setup.difficulty.hard-seven"
    return "postal.victory.five-by-turn-10"


def target_clause(position: Position) -> str:
    """The clause that says how many must be controlled: that of the difficulty, if it counts."""
    mode = position.setup.mode
    if mode is None or position.setup.readings.target == "always-five":
        return "postal.goal.five-means"
    return {
        "normal": "postal.setup.difficulty.normal",
        "confirmed": "postal.setup.difficulty.confirmed",
        "hard": "postal.setup.difficulty.hard-seven",
    }[mode]
