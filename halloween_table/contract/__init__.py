"""What games and windows say to each other: plain values, no Qt."""
