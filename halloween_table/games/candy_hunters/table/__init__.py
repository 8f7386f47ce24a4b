"""The table of Candy Hunters: which piece lies where, which gesture is which move."""
