# `make help` lists the targets. A machine needs python3.11 or newer, and make.

PYTHON ?= python3
VENV ?= .venv
BENCH_VENV ?= .venv-bench
CLIENTS_VENV ?= .venv-clients
LEARN_VENV ?= .venv-learn
RESULTS ?= build/results.json
ASK := build/ask
HTML ?= docs/_build/html

BIN := $(VENV)/bin
CORES := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
# On every core; who is done with its tests takes some of another's.
PYTEST = $(BIN)/python -m pytest -q -n $(CORES) --dist worksteal
READY := $(VENV)/.ready
BENCH_READY := $(BENCH_VENV)/.ready
CLIENTS_READY := $(CLIENTS_VENV)/.ready
LEARN_READY := $(LEARN_VENV)/.ready

# -qq keeps errors and drops the remarks about the reader's own pip settings.
PIP_FLAGS := -qq --disable-pip-version-check --no-input

# Hundreds of interpreters are started: each would compile the package anew.
unexport PYTHONDONTWRITEBYTECODE
export PYRIGHT_PYTHON_IGNORE_WARNINGS := 1
# Node comes from the locked wheel: the one on the machine may be missing or too old.
export PYRIGHT_PYTHON_GLOBAL_NODE := 0

.DEFAULT_GOAL := help
.PHONY: help setup test lint reference chapter review mutation shown readings fuzz games balance bench clients learn newcomers lock matrix clean python-is-recent
.DELETE_ON_ERROR:

# One line when a step passes, its whole output when it does not.
define step
@out=$$($(2) 2>&1) && printf '  %-34s ok\n' "$(1)" \
	|| { printf '  %-34s FAILED\n\n%s\n' "$(1)" "$$out"; exit 1; }
endef

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

python-is-recent:
	@command -v $(PYTHON) >/dev/null 2>&1 \
		|| { echo "$(PYTHON) not found: say which one, for example make PYTHON=python3.12 test"; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Python 3.11 or newer is needed; $(PYTHON) is $$($(PYTHON) -V 2>&1)." \
			"Say which one, for example make PYTHON=python3.12 test"; exit 1; }

$(READY): requirements.lock pyproject.toml | python-is-recent
	@echo "Setting up $(VENV) (once; a minute or two)"
	@$(PYTHON) -m venv --clear $(VENV)
	@$(BIN)/python -m pip install $(PIP_FLAGS) --require-hashes -r requirements.lock
	@$(BIN)/python -m pip install $(PIP_FLAGS) --no-deps --no-build-isolation -e .
	@touch $@

$(BENCH_READY): requirements-bench.lock pyproject.toml | python-is-recent
	@echo "Setting up $(BENCH_VENV) (once; a minute or two)"
	@$(PYTHON) -m venv --clear $(BENCH_VENV)
	@$(BENCH_VENV)/bin/python -m pip install $(PIP_FLAGS) --require-hashes -r requirements-bench.lock
	@$(BENCH_VENV)/bin/python -m pip install $(PIP_FLAGS) --no-deps --no-build-isolation -e .
	@touch $@

$(CLIENTS_READY): requirements-clients.lock pyproject.toml | python-is-recent
	@echo "Setting up $(CLIENTS_VENV) (once; a minute or two)"
	@$(PYTHON) -m venv --clear $(CLIENTS_VENV)
	@$(CLIENTS_VENV)/bin/python -m pip install $(PIP_FLAGS) --require-hashes -r requirements-clients.lock
	@$(CLIENTS_VENV)/bin/python -m pip install $(PIP_FLAGS) --no-deps --no-build-isolation -e .
	@touch $@

# In no lock, and nothing else needs it. For a processor alone say TORCH=torch==2.13.0+cpu or the like:
# what comes by itself may bring gigabytes for graphics cards.
TORCH ?= torch

$(LEARN_READY): pyproject.toml | python-is-recent
	@echo "Setting up $(LEARN_VENV) (once; some minutes)"
	@$(PYTHON) -m venv --clear $(LEARN_VENV)
	@$(LEARN_VENV)/bin/python -m pip install $(PIP_FLAGS) "$(TORCH)" -e ".[learn]"
	@touch $@

setup: $(READY) ## create the environment that the other targets use

CHECKS := check-ruff check-format check-mypy check-types check-contracts
.PHONY: $(CHECKS)
check-ruff: ; $(call step,ruff check,$(BIN)/ruff check .)
check-format: ; $(call step,ruff format,$(BIN)/ruff format --check .)
check-mypy: ; $(call step,mypy --strict,$(BIN)/mypy)
check-types: ; $(call step,public types complete,sh -c '$(BIN)/python -m tests.gates.public_types $(BIN) && $(BIN)/pyright --pythonpath $(BIN)/python tests/outside/typed_use.py')
check-contracts: ; $(call step,import contracts,$(BIN)/lint-imports)

lint: $(READY) ## the static half of make test
	@$(MAKE) --no-print-directory --jobs=$(CORES) $(CHECKS)

# Python for browsers and its packages, by npm and pip; without a network one line says so.
BROWSER = $(BIN)/python -m whichside_rules.sphinxext.answering.files docs/ask.toml requirements.lock $(ASK)

test: lint ## lint, types, contracts, every scenario, tests and doctests
	@mkdir -p $(dir $(RESULTS))
	@$(BROWSER)
	@$(BIN)/python -m tests.browser.axe
	@$(PYTEST) features tests docs examples README.md whichside_rules --doctest-modules \
		--whichside-results=$(RESULTS)
	$(call step,every scenario in other orders,$(BIN)/python -m tests.gates.orders $(RESULTS) features)

# The small rulebook of the guide, installed and published as another project would.
SMALL = { $(BIN)/python -m pip install $(PIP_FLAGS) --no-deps --no-build-isolation --upgrade \
		--target build/pig examples/pig \
	&& export PYTHONPATH="$(CURDIR)/build/pig:$(CURDIR)" \
	&& $(BIN)/python -m pytest -q -p no:cacheprovider -c /dev/null --rootdir examples/pig \
		-o whichside_features=true --whichside-results=build/pig.json examples/pig/features >/dev/null \
	&& $(BIN)/python -m sphinx -b html -W -q -d docs/_build/doctrees/pig \
		-D rule_results="$(CURDIR)/build/pig.json" examples/pig/docs $(HTML)/pig; }

# A red scenario is published as red, and the target still fails.
reference: $(READY) ## run every scenario, then build the English and the French reference
	@mkdir -p $(dir $(RESULTS)) && rm -f $(RESULTS)
	@$(BROWSER)
	@status=0; $(BIN)/python -m tests.sphinxext.asked features $(RESULTS) || status=$$?; \
	[ $$status -le 1 ] || exit $$status; \
	sites=; for language in en fr; do \
		$(BIN)/python -m sphinx -b html -W --keep-going -n -q -D language=$$language \
			-d docs/_build/doctrees/$$language docs $(HTML)/$$language & sites="$$sites $$!"; \
	done; \
	$(SMALL) & sites="$$sites $$!"; \
	for site in $$sites; do wait $$site || exit 1; done; \
	cp docs/_root/index.html $(HTML)/index.html; \
	$(BIN)/python -m tests.sphinxext.french $(HTML)/fr || exit 1; \
	$(BIN)/python -m tests.sphinxext.links $(HTML) || exit 1; \
	$(BIN)/python -m tests.sphinxext.published $(HTML)/en $(HTML)/fr || exit 1; \
	echo "The reference is built:"; \
	for site in . en fr pig; do echo "  $(HTML)/$$site/index.html"; done | sed 's:/\./:/:'; \
	exit $$status

SITE ?= en

chapter: $(READY) ## the page of CHAPTER=postal/debt only: ask its feature, renew it in SITE=en
	@status=0; $(BIN)/python -m tests.sphinxext.asked features/$(CHAPTER).feature $(RESULTS) \
		|| status=$$?; [ $$status -le 1 ] || exit $$status; \
	$(BIN)/python -m sphinx -b html -W --keep-going -n -q -D language=$(SITE) \
		-d docs/_build/doctrees/$(SITE) docs $(HTML)/$(SITE) || exit 1; \
	echo "  $(HTML)/$(SITE)/$(CHAPTER).html"; exit $$status

review: $(READY) ## record that the scenarios of CLAUSE=<id> were compared with its texts
	@$(BIN)/python -m tests.gates.review $(CLAUSE)

mutation: $(READY) ## break the rules on purpose: what do the scenarios miss? (CLAUSE=, GAME=, SAMPLE=, BROAD=1)
	@$(BIN)/python -m tests.mutation $(if $(GAME),--game $(GAME)) $(if $(CLAUSE),--clause $(CLAUSE)) \
		$(if $(SAMPLE),--sample $(SAMPLE)) $(if $(SEED),--seed $(SEED)) $(if $(NEWS),--news) \
		$(if $(BROAD),--broad) $(if $(SOURCE),--source $(SOURCE))

newcomers: $(READY) ## how well people are understood who know no sentence of ours (EACH=1 shows each)
	@$(BIN)/python -m tests.newcomers $(if $(EACH),-v)

shown: $(READY) ## renew what the README and the guides show of the terminal
	@$(BIN)/python -m tests.gates.shown

readings: $(READY) ## every scenario with every other option of every reading, of FEATURES=features
	@$(BIN)/python -m whichside_rules.testing.asking $(or $(FEATURES),features)

fuzz: $(READY) ## throw everything at every game for SECONDS=60, from SEED=; what is found is kept
	@$(BIN)/python -m tests.fuzz $(or $(SECONDS),60) $(SEED)

games: $(READY) ## GAMES=2000 random games of the main game, all kinds mixed, and moves thrown at them (SEED=)
	@$(BIN)/python -m tests.fuzz.games $(or $(GAMES),2000) $(SEED)

balance: $(READY) ## how often each policy wins the main game: the table of the guide anew (half an hour)
	@$(BIN)/python -m tests.bench.balance

bench: $(READY) $(BENCH_READY) ## speed beside other libraries, costs, import and build times
	@$(BENCH_VENV)/bin/python tests/bench/bench.py --tools $(BIN)/python --json build/bench.json

# The adapters (whichside_rules/clients) stand on libraries that nothing else here needs. They and
# their tests are judged in an environment of their own, by the same rules; in the other one mypy and
# pytest are told to leave them out (pyproject.toml), and tests.gates.public_types leaves them out.
IN_CLIENTS := $(CLIENTS_VENV)/bin/python
ADAPTERS = $(wildcard whichside_rules/clients/*.py tests/clients/*.py) examples/learn.py

clients: $(READY) $(CLIENTS_READY) ## the adapters to other programs, by those programs' own suites
	$(call step,mypy --strict of the adapters,$(IN_CLIENTS) -m mypy $(ADAPTERS))
	$(call step,public types of the adapters,$(BIN)/python -m tests.gates.public_types $(CLIENTS_VENV)/bin adapters)
	@$(IN_CLIENTS) -m pytest -q -n $(CORES) --dist worksteal -o asyncio_default_fixture_loop_scope=function \
		tests/clients whichside_rules/clients --doctest-modules

learn: $(LEARN_READY) ## learn the postal game for MINUTES=12 of one processor, and say whether it beats `careful` (MODE=normal)
	@OMP_NUM_THREADS=1 $(LEARN_VENV)/bin/python examples/learn.py \
		$(if $(MINUTES),--minutes $(MINUTES)) $(if $(MODE),--mode $(MODE)) $(if $(SEED),--seed $(SEED))

# The locks name versions and hashes, never an index: any mirror serves them.
UV ?= $(VENV)-lock/bin/uv
COMPILE = $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-header --no-emit-index-url $(LOCK_FLAGS)

$(VENV)-lock/bin/uv: | python-is-recent
	@$(PYTHON) -m venv $(VENV)-lock
	@$(VENV)-lock/bin/python -m pip install $(PIP_FLAGS) uv

lock: $(filter $(VENV)-lock/bin/uv,$(UV)) ## renew the locks (LOCK_FLAGS=--upgrade for new versions)
	@$(COMPILE) pyproject.toml --extra dev -o requirements.lock
	@printf 'hatchling\n' | $(COMPILE) pyproject.toml - --extra bench -c requirements.lock \
		-o requirements-bench.lock
	@printf 'hatchling\n' | $(COMPILE) pyproject.toml - --extra clients -c requirements.lock \
		-o requirements-clients.lock
	@echo "requirements.lock, requirements-bench.lock and requirements-clients.lock are up to date"

MATRIX ?= 3.11 3.12 3.13 3.14

matrix: $(READY) ## make test on every Python of MATRIX that is installed; every scenario on the newest
	@ran=; for version in $(MATRIX); do \
		found=; \
		for python in python$$version $$(ls -d $${PYENV_ROOT:-$$HOME/.pyenv}/versions/$$version.*/bin/python 2>/dev/null); do \
			$$python -c '' >/dev/null 2>&1 && { found=$$python; break; }; \
		done; \
		[ -n "$$found" ] || { echo "Python $$version is not installed: skipped"; continue; }; \
		echo "== Python $$version"; ran=1; \
		$(MAKE) --no-print-directory test PYTHON=$$found VENV=.venv-$$version \
			RESULTS=build/results-$$version.json || exit 1; \
	done; [ -n "$$ran" ]
	@$(BROWSER)
	@$(BIN)/python -m tests.browser.newest

clean: ## remove what was built, and the environments
	@rm -rf $(VENV) $(VENV)-lock $(BENCH_VENV) $(CLIENTS_VENV) $(LEARN_VENV) $(addprefix .venv-,$(MATRIX)) build dist docs/_build \
		.mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis .coverage
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +
