"""The end of a game: points, times, and what comes next."""
