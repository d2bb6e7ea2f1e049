"""``python -m whichside_rules.cli`` is the command ``whichside``."""

from whichside_rules.cli import main

if __name__ == "__main__":
    main()
