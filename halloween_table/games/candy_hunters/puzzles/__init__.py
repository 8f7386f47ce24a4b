"""The puzzles of Candy Hunters (CH-7): what one is, how it is played, proved and made."""
