"""What can go wrong between a store and its database."""

from __future__ import annotations

from crosstown.errors import DataError


class StoreError(DataError):
    """The database could not do what was asked. The codes, and whether anything was written:

    * ``store-full``, ``store-busy``, ``store-read-only``, ``store-conflict``, ``store-text``,
      ``store-no-table``, ``store-closed``: nothing was.
    * ``store-unavailable``: it is not known. Ask again later and look.
    * ``store-corrupt``: the file is damaged; go back to a backup.
    * ``store-in-use``, ``store-missing``, ``store-newer``: it was not opened.
    """
