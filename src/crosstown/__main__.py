"""``python -m crosstown`` is the ``crosstown`` command."""

from crosstown.cli.main import main

if __name__ == "__main__":
    main()
