"""The table in the browser: pages, an HTTP API, live updates and one small script. It knows no game by name."""
