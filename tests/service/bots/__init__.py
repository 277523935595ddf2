"""Worker processes for computer players."""
