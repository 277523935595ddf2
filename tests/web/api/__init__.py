"""Endpoints, the WebSocket, and their descriptions."""
