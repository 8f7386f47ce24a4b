"""How computer players of Booo! look for a way. Pure: no Qt; they know the rules and the engine.

Everything lies open and everybody acts at once, so what makes a rival fair is time: they know every
way at once, and say so only when a person could have seen it.
"""
