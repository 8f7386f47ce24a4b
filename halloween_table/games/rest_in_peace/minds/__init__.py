"""What computer players think of Rest in Peace. Pure: no Qt; they know the rules and the engine."""
