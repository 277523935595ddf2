"""Servers, clients and browsers that tests, benchmarks and tools share."""
