"""Above the chapters: names that are asked for, and a position as it is told."""
