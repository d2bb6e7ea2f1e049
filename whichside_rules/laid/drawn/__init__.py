"""What writes a table down: lines for a terminal, plain text, HTML; none of it knows a game."""
