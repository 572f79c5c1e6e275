"""Static evaluation of Chocim 1621: the value of a position and the priors of its moves."""
