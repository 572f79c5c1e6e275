"""The table in a terminal: plain lines, for people and bots. It knows no game by name."""
