"""What is read: the scenarios, their results, the code, the sentences, and all of it joined."""
