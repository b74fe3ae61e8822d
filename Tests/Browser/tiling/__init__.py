"""Holds the tiles that a browser shows against what the program predicts."""
