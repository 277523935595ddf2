"""What each command of a client does at a table. Handlers decide; the table carries the decision out."""
