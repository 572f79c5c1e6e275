"""What a bot knows about War Chest without search: the value of a position, the priors of its moves."""
