"""How an end is told, of a game or of an evening: points are counted, steps rise, confetti falls."""
