"""What a bot knows about Na Grunwald! without search: the value of a position, the priors of its moves."""
