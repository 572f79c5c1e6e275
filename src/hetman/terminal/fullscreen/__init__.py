"""The table on the whole screen of a terminal, built with Textual."""
