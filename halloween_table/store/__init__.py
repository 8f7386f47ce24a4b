"""What lasts: games, moves and settings in one SQLite file; one game as a file to give away.

Nothing is imported here: the first frame of the program needs little of it.
"""
