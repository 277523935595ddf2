"""Starting, logs, metrics and other systems."""
