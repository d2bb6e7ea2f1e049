project, extensions = "Pig", ["myst_parser", "whichside_rules.sphinxext"]
rule_games, rule_features, rule_packages = ["pig"], "../features", ["pig"]
rule_results = "results.json"
