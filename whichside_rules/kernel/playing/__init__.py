"""How a game is played: operations, tasks, chance, events, refusals, who sees what."""
