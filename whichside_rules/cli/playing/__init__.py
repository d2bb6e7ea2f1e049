"""Playing: at the terminal, from a record, many games at once."""
