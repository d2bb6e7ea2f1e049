"""The book and its words: clauses, texts, names, in both languages."""
