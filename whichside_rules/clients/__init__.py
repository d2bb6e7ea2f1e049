"""Adapters: these rules through what other programs speak.

Each module serves one library, is needed by nothing else here, and wants the extra of its name
(``pip install "whichside-rules[mcp]"``). An adapter holds no rule: what several of them need stands
in the library, where a program may use it without any of them.
"""
