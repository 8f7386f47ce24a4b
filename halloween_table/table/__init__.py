"""The table: shows any game's arrangement and turns gestures into its offers. It knows no game."""
