"""Above the chapters: the spaces of the table, who can go where, a position as it is told."""
