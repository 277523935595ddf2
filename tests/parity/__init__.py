"""The rules run alike in every mode and process."""
