"""The windows: shelf, new game, table, curtain, rulebook, settings."""
