"""How each game looks in the terminal: its board, its moves in words, what may be typed.

The module of a game has its name; the commands find it by that.
"""
