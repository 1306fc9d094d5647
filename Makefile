# Without it, the package manager of Swift 6.3 passes the flags of several traits in random order and compiles again.
export SWIFT_DETERMINISTIC_HASHING = 1

TRAITS = ViewEngine,OpenCombine,Macros,Migrator
SOURCES = Package.swift Sources Compat Tests

.DEFAULT_GOAL := help
.PHONY: help build test test-one lint format guard docs

help: ## List the tasks
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

build: ## Build everything, tests included
	swift build --build-tests --traits $(TRAITS)

test: ## Run all tests
	swift test --traits $(TRAITS)

test-one: ## Run the tests that match FILTER, as in: make test-one FILTER=LoopGuardTests
	swift test --traits $(TRAITS) --filter '$(or $(FILTER),$(error To fix, name a test: make test-one FILTER=LoopGuardTests))'

lint: ## Check the format of all Swift files
	swift format lint --strict -r $(SOURCES)

format: ## Format all Swift files in place
	swift format format -i -r $(SOURCES)

guard: ## Count the instructions of each workload (needs valgrind and some minutes)
	Tests/Performance/guard.sh

docs: ## Build the documentation into .build/docs, and check that each public name has some
	Tests/Scripts/documented.sh
	Tests/Scripts/docs.sh
