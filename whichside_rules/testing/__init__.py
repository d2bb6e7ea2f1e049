"""What another project can test its own rulebook with.

:mod:`.conformance` plays random games and checks everything that is promised of games;
:mod:`.audit` watches every move of a test run. Neither needs pytest.
"""
