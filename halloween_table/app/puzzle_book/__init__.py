"""The puzzle book: choosing, making, solving and sharing puzzles."""
