"""The table in the browser: pages, an HTTP API, live updates and scripts."""
