"""What lies above what on the table, with the reason."""

BOARD = -1
"""What is looked at closely, all of it together: under everything around it."""
GROUND = 0
"""Panels and labels under everything."""
PLACE = 10
"""Drawn places: a stack's base, a button."""
PIECE = 100
"""Pieces at rest: plus their order, which stays below 100."""
HALO_BELOW = 0.5
"""How far under its piece a halo lies: over whatever the piece covers."""
FRAME_ABOVE = 0.25
"""How far over its piece a frame around it lies: under whatever covers the piece."""
LIGHT = 300
"""Lit places: over the houses that lie there, or they would not be seen."""
PREVIEW = 350
"""A piece where it would lie: over the light of that place."""
LABEL = 400
"""Numbers on stacks: over the stack they count."""
DIAL = 450
"""What shows the time: over whatever lies there."""
MOVING = 500
"""A piece on its way passes over everything that lies."""
SHINE = 550
"""What something is told of: over whatever moves, under the words that tell it."""
TOLD = 560
"""What tells of something that happens: over whatever moves."""
COVER = 600
"""What an offer would use."""
FOCUS = 700
"""The keyboard's ring."""
CARRIED = 800
"""The piece in the hand."""
