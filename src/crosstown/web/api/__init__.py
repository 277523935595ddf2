"""Endpoints, WebSocket, errors and the descriptions made from them."""
