"""The naive oracle: the rules once more, from the rules text alone, sharing no code with the program."""
