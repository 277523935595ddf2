"""Games at rest: records, replay, seeds, and the check of a shuffle."""
