"""Rest in Peace: a card duel of two ghost families."""
