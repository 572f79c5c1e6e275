"""A live match: chairs, clocks, undo, leavers, chat and storage. It does not depend on the web."""
