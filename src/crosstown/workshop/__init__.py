"""The workshop for city makers: packs read, checked, drawn and written, by calls that a page can make.

Pages run these modules by Pyodide. So they import nothing but the standard library, tomlkit, and parts of
Crosstown that do the same; a test checks that.
"""
