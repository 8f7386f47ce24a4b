"""New game: who plays, and what is agreed before."""
