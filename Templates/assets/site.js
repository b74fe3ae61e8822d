// The script of the built-in theme; every page works without it.
