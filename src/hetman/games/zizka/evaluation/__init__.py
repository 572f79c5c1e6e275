"""Static evaluation of Jan Žižka: the value of a position and the priors of its moves."""
