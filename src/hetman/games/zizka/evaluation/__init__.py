"""What a bot knows about Jan Žižka without search: the value of a position, the priors of its moves."""
