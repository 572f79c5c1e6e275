"""What the browser and the terminal both say: names, moves, the log, results, replays. No HTTP, no screen."""
