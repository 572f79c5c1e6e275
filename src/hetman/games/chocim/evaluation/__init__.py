"""What a bot knows about Chocim 1621 without search: the value of a position, the priors of its moves."""
