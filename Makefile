# `make run` serves the site, `make test` checks what it promises; both install what they need.
# The first interpreter that really runs and is new enough (a version manager's shim may do neither).
PYTHON ?= $(shell for python in python3 python3.13 python3.12 python3.11; do \
	"$$python" -c 'import sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { command -v "$$python"; break; }; done)
VENV := .venv
BIN := $(VENV)/bin
export PATH := $(CURDIR)/$(BIN):$(PATH)
export REFLEX_USE_NPM := 1
export REFLEX_TELEMETRY_ENABLED := false
export REFLEX_CHECK_LATEST_VERSION := false
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Without its bytecode, every start of the server would compile the sources again.
unexport PYTHONDONTWRITEBYTECODE

# One test process more than there are cores: a process that waits for its server or browser leaves a
# core idle. At most five, because each serves a site and runs a browser of its own.
CORES := $(shell nproc 2>/dev/null || sysctl -n hw.logicalcpu 2>/dev/null || echo 2)
PYTEST := $(BIN)/python -m pytest -n $(shell echo $$(( ($(CORES) < 4 ? $(CORES) : 4) + 1 )))
QUICK := tests/unit/test_imports.py tests/unit/rules tests/unit/letters

.PHONY: run export dev test check lint nightly audit browsers bench screenshots art dist lock release

run: $(VENV)/.run-ready
	@$(BIN)/python -m santa_app run

export: $(VENV)/.run-ready
	@$(BIN)/python -m santa_app export

dev: $(VENV)/.run-ready
	@$(BIN)/python -m santa_app dev

test: lint
	@$(BIN)/python -m tests.support.chromium
	$(PYTEST)
	@$(BIN)/python -m tests.audit.advisories --last

check: lint
	$(PYTEST) -q $(QUICK)

lint: $(VENV)/.test-ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/ty check santa_app tools packages/reflex-browser-state/src
	@$(BIN)/python -m tests.audit.advisories

# What proves rare things slowly, for about two hours; the machines and the new Debian need root.
nightly: test
	$(PYTEST) -m nightly
	FUZZ_MESSAGES=5000 FUZZ_CALLS=20000 $(BIN)/python -m pytest -q -s tests/abuse/test_fuzz.py tests/abuse/test_app_fuzz.py
	PROGRAMS=20000 $(BIN)/python -m pytest -q packages/reflex-browser-state/tests/test_random_programs.py
	$(BIN)/python -m tests.faults
	$(BIN)/python -m tests.faults.day
	$(MAKE) audit
	$(MAKE) browsers
	$(BIN)/python -m tests.faults.machines
	$(MAKE) release
	$(BIN)/python -m tests.faults.debian_root

bench: $(VENV)/.test-ready
	$(BIN)/python -m tests.bench

audit: $(VENV)/.test-ready
	@$(BIN)/python -m tests.support.chromium
	$(BIN)/python -m tests.audit
	$(BIN)/python -m tests.audit.translations

# Firefox and WebKit; installs them with apt where they are missing.
browsers: $(VENV)/.test-ready
	@$(BIN)/python -m tests.browsers
	$(BIN)/python -m pytest -q -m nightly tests/browsers

screenshots: $(VENV)/.test-ready
	@$(BIN)/python -m tests.support.chromium
	$(BIN)/python -m tests.e2e.screenshots
	SCREENSHOTS=1 $(BIN)/python -m pytest -q tests/e2e/test_my_letter_appearance.py

art: $(VENV)/.test-ready art/node_modules
	$(BIN)/python -m art.make
	$(BIN)/python -m art.printing

# The wheel and the source distribution of the package, in packages/reflex-browser-state/dist.
dist: $(VENV)/.test-ready
	cd packages/reflex-browser-state && rm -rf dist && $(CURDIR)/$(BIN)/python -m hatchling build -d dist
	$(BIN)/python -m twine check --strict packages/reflex-browser-state/dist/*

# The site as it is installed: the wheel, what it requires with hashes, and its SBOM, in dist/.
release: $(VENV)/.test-ready
	@$(BIN)/python -m tools.release

# What the requirements.txt files ask for, with all that it needs, for every platform and Python. What is in
# the lock stays as it is where it can; `make lock UPGRADE=--upgrade` takes the newest.
LOCK = $(BIN)/uv pip compile --quiet $(UPGRADE) --universal --python-version 3.11 --generate-hashes --no-annotate \
	--no-header --no-emit-package reflex-browser-state

lock: $(VENV)/.test-ready
	$(LOCK) requirements.txt --output-file requirements.lock
	$(LOCK) tests/requirements.txt --constraint requirements.lock --output-file tests/requirements.lock

$(VENV)/.run-ready: requirements.lock packages/reflex-browser-state/pyproject.toml
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed."; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed; $(PYTHON) is not."; exit 1; }
	@test -x $(BIN)/python || "$(PYTHON)" -m venv $(VENV)
	$(BIN)/python -m pip install -q --no-deps --require-hashes -r requirements.lock
	$(BIN)/python -m pip install -q --no-deps --no-build-isolation -e packages/reflex-browser-state
	@touch $@

$(VENV)/.test-ready: $(VENV)/.run-ready tests/requirements.lock
	$(BIN)/python -m pip install -q --no-deps --require-hashes -r tests/requirements.lock
	@touch $@

art/node_modules: art/package-lock.json
	npm ci --silent --prefix art
	@touch $@
