"""The table of Halloween: which piece lies where, which gesture is which move."""
