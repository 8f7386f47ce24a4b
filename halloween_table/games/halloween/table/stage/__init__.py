"""How what happens in Halloween is told: one thing after the other, and the counts last."""
