"""The table of Booo!: which piece lies where, which gesture is which move."""
