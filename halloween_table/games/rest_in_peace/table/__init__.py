"""The table of Rest in Peace: which piece lies where, which gesture is which move."""
