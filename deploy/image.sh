#!/bin/sh
# The steps of the container's image, for any Debian 12 root as well:
#   image.sh packages   installs what Debian has to offer (as root)
#   image.sh install    installs the release in dist/
#   image.sh start      migrates with MIGRATE=1, then serves until SIGTERM
#   image.sh healthy    exits with 0 while the server answers
set -eu
cd "$(dirname "$0")/.."

case "${1:-}" in
packages)
    apt-get update
    apt-get install --yes --no-install-recommends age ca-certificates python3 python3-venv
    rm -rf /var/lib/apt/lists/*
    ;;
install)
    python3 -m venv .venv
    cd dist
    ../.venv/bin/python -m pip install --quiet --no-cache-dir --require-virtualenv --no-deps --only-binary :all: \
        --require-hashes -r requirements.txt
    ;;
start)
    if [ "${MIGRATE:-0}" = 1 ]; then
        .venv/bin/santa migrate
    fi
    exec .venv/bin/santa serve
    ;;
healthy)
    exec .venv/bin/python -c "
import os, urllib.request
url = 'http://127.0.0.1:' + os.environ.get('PORT', '3000') + '/ping'
urllib.request.urlopen(url, timeout=5)
"
    ;;
*)
    echo "usage: image.sh packages|install|start|healthy" >&2
    exit 2
    ;;
esac
