"""What the browser and the terminal both show: names, moves, the log, results, replays. No HTTP, no screen."""
