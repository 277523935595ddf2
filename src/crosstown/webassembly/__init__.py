"""The kernel as a WebAssembly module, so that a page can play without a server.

``python -m crosstown.webassembly FOLDER`` writes the module and the TypeScript that calls it.
"""
