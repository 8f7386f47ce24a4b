"""Every duration on the table, in milliseconds at normal speed."""

GLIDE = 260
"""A piece goes from one place to another; a card turns over on the way."""
GLIDE_BACK = 220
"""A refused piece returns to where it lay."""
BRIEF = 100
"""The same, where many such ways make up one motion: step by step through a castle, say."""
DIAL = 50
"""Between two looks at the clock, while dials show it; whatever the speed."""
SCENE = 1000
"""A position passed through is held, once everything lies: time to see what chance has drawn."""
LONGEST = 2000
"""What there is much to tell of is told in that time, a little quicker."""
ALL_TOLD = 7000
"""So is everything that one move brings, thing after thing: nobody is to look at the clock."""
DWELL = 650
"""A moment of a game that plays again by itself is held, once everything lies."""
CLOTH = 420
"""The curtain closes, or parts."""
CURTAIN = 700
"""No key lifts a curtain that has only just fallen: it was meant for the table."""
HERALD = 1500
"""Whoever is due is called; nobody has to wait for it."""
LAST_LOOK = 1600
"""The table is left as it ended, before the result takes its place."""
SHARPEN = 90
"""How long after the last zoom or resize the pictures are drawn anew."""
BUBBLE = 9000
"""How long a refusal stays, if nothing else happens."""
BUBBLE_IN_A_RACE = 4000
"""The same while a clock is running: everybody has to see the table."""
STARTLE = 500
"""No mouse presses a button that has only just come without its doing, or that has only just begun to
do something else, nor answers a question at once; whatever the speed."""

FACTORS = {"calm": 1.6, "normal": 1.0, "fast": 0.5, "off": 0.0}
"""What the settings offer."""
