"""What the program sounds like: cues and ambiences, mixed here and played by the system. No Qt."""
