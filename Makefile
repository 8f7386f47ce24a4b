# Halloween Table. `make run` plays, `make test` checks everything; both fetch what they need.
.POSIX:
.PHONY: run test test-long test-packaging bench tournament package format translations wheel clean \
	ready ready-bench ready-package ready-test-packaging ready-window \
	check-style check-imports check-types check-translations check-behaviour
.NOTPARALLEL:

BIN = .venv/bin
ARGS =
TESTS =
# Byte code is kept, whatever the shell says: many tests start the program anew.
PYTEST = PYTHONDONTWRITEBYTECODE= QT_QPA_PLATFORM=offscreen $(BIN)/pytest -n 2 --max-worker-restart=0

run: ready-window
	@$(BIN)/halloween-table $(ARGS)

test: check-style check-imports check-types check-translations check-behaviour
	@echo "== All is well"

check-style: ready
	@echo "== Style"
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
check-imports: ready
	@echo "== Who may import whom"
	@$(BIN)/lint-imports --no-logo
# PySide's stubs say "or None" and name overloads more narrowly than it behaves.
QT_STUBS_ARE_STRICTER = $(foreach code,arg-type call-overload index no-any-return override \
	return-value union-attr,--disable-error-code=$(code))
# Each of the two has a cache of its own: asked for other errors, mypy takes nothing from the other's.
check-types: ready
	@echo "== Types of everything without Qt; names and calls everywhere"
	@$(BIN)/mypy --cache-dir=.mypy_cache/names halloween_table $(QT_STUBS_ARE_STRICTER) \
		--no-warn-unused-ignores & names=$$!; \
	$(BIN)/mypy packaging/translations.py packaging/make_castle.py packaging/castle_figures.py \
		packaging/make_puzzles.py packaging/puzzle_needs.py packaging/make_qt_notices.py \
		packaging/tune_minds.py packaging/fit_judgement.py \
		packaging/installers packaging/sounds \
		$$(grep -rLE '^ *(from|import) PySide6' --include='*.py' halloween_table); \
	types=$$?; wait $$names && exit $$types
check-translations: ready
	@echo "== Translations"
	@$(BIN)/python packaging/translations.py missing
check-behaviour: ready
	@echo "== Tests"
	@$(PYTEST) -m "not long and not packaging" $(ARGS)

test-long: ready
	@$(PYTEST) -m long $(ARGS)
	@$(BIN)/python tests/mutate_rules.py --sample 60

# ARGS is for `package`, TESTS for pytest. One test after the other: a bare Debian or a Windows is made
# once and used by many.
test-packaging: ready-test-packaging package wheel
	@QT_QPA_PLATFORM=offscreen $(BIN)/pytest -rs -m packaging tests/packaging $(TESTS)

bench: ready-bench
	@$(BIN)/python -m tests.bench $(ARGS)

tournament: ready
	@$(BIN)/python -m tests.tournament $(ARGS)

format: ready
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format

translations: ready
	@$(BIN)/python packaging/translations.py update

package: ready-package
	@PYTHONPATH=packaging $(BIN)/python -m installers $(ARGS)

wheel: ready
	@$(BIN)/python -m build --no-isolation

clean:
	rm -rf build dist .hypothesis .pytest_cache .ruff_cache .mypy_cache .import_linter_cache

ready:
	@packaging/prepare.sh tests
ready-bench:
	@packaging/prepare.sh bench
ready-package:
	@packaging/prepare.sh package
ready-test-packaging:
	@packaging/prepare.sh test-packaging
ready-window:
	@packaging/prepare.sh window
