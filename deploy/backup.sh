#!/bin/sh
# A backup that may leave the machine, sealed: encrypted for BACKUP_RECIPIENT, which `age-keygen` prints, and copied to
# BACKUP_COPY, a target of rsync (none: it stays). In the site's folder:
#   backup.sh make           copies the database, and seals it with BACKUP_FILES, such as .env and the audit's journal
#   backup.sh seal FILE…     seals files that are there, such as the dump of a container
#   backup.sh check [FILE]   opens a backup (the newest one) with BACKUP_IDENTITY, restores it into a temporary database,
#                            and counts its letters
set -eu
umask 077
dir=${BACKUP_DIR:-/var/backups/santa}
santa=${SANTA:-.venv/bin/santa}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/backup"

seal() {
    target=$dir/santa-$(date +%Y-%m-%d-%H%M%S).tar.age
    cp -RL "$@" "$work/backup/"
    tar -cf "$work/tar" -C "$work" backup
    age --recipient "${BACKUP_RECIPIENT:?is not set}" --output "$target.part" "$work/tar"
    mv "$target.part" "$target"
    if [ -n "${BACKUP_COPY:-}" ]; then
        rsync --times "$target" "$BACKUP_COPY"
    fi
    find "$dir" -name 'santa-*.tar.age*' -mtime "+${BACKUP_DAYS:-7}" -delete
    echo "$target"
}

case "${1:-}" in
make)
    "$santa" letters backup "$work/backup.database" >/dev/null # it names a file that is gone in the end
    # shellcheck disable=SC2086 # a list of names
    seal "$work/backup.database" ${BACKUP_FILES:-}
    ;;
seal)
    shift
    seal "${@:?name what to seal}"
    ;;
check)
    file=${2:-$(find "$dir" -name 'santa-*.tar.age' | sort | tail -n 1)}
    echo "${file:?there is no backup}"
    age --decrypt --identity "${BACKUP_IDENTITY:?is not set}" --output "$work/tar" "$file"
    tar -xf "$work/tar" -C "$work"
    "$santa" letters restore --check "$(find "$work/backup" -name 'backup.database' -o -name '*.dump' | head -n 1)"
    ;;
*)
    echo "usage: backup.sh make | seal FILE… | check [FILE]" >&2
    exit 2
    ;;
esac
