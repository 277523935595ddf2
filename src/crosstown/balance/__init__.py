"""The balance of a city: measured by many games, judged, and shown as a report."""
