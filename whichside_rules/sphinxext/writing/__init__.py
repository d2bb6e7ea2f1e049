"""What is written: clauses and scenarios as pages, their code, the booklet."""
