"""What commands print: tables, progress, errors, files."""
