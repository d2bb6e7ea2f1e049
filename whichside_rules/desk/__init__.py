"""A table at which somebody sets, plays and asks by pointing, and sees the sentences for it.

All is text: to point at something writes a sentence into a scenario, to play a move appends its
When, and the position is what that scenario makes. So whatever was pointed at can be asked, kept
and checked. Nothing here knows a rule or a game.
"""
