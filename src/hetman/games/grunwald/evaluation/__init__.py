"""Static evaluation of Na Grunwald!: the value of a position and the priors of its moves."""
