"""Small charts for reports."""
