"""The server's doors: pages, JSON and WebSocket over HTTP. No rules, and no state but connections."""
