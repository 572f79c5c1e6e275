"""The table in a terminal: plain lines, for people and bots."""
