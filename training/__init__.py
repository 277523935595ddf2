"""How `expert` was trained: self-play on a GPU, quantising, measuring. See docs/training.md."""
