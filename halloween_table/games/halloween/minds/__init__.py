"""What computer players think of Halloween."""
