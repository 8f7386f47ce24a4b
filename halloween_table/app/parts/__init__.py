"""What several windows are made of: widgets, words, settings, language."""
