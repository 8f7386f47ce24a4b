"""A game in progress: its record, whose eyes see it, undo, and the store behind it."""
