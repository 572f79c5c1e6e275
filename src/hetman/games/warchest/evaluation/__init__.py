"""Static evaluation of War Chest: the value of a position and the priors of its moves."""
