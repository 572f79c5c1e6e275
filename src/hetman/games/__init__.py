"""The games, a folder each. Adding one touches nothing outside its folder."""
