"""Pictures of all kinds of pages on all kinds of screens, for people to look at."""
