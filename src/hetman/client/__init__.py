"""A client for the HTTP API: it lets a bot of this machine play at the tables of a server."""
