#!/usr/bin/env bash
# Makes a checkout ready to run: Python, the system libraries Qt needs, .venv, compiled translations.
#   packaging/prepare.sh tests     for the tests, which need no screen
#   packaging/prepare.sh bench     for the benchmarks, with what they are measured against
#   packaging/prepare.sh package   for building installers
#   packaging/prepare.sh window    for a window
#   packaging/prepare.sh test-packaging   for building installers and trying each where it will run
set -euo pipefail
cd "$(dirname "$0")/.."

# The libraries of the system for that use, and the packages they are in.
libraries() { awk -v uses="$1" '!/^#/ && index(uses, $3) { print $1 ":" $2 }' packaging/system-libraries.txt; }

say() { printf '%s\n' "$*"; }
stop() { printf '%s\n' "" "$@" >&2; exit 1; }

# The first Python here that is new enough, and not newer than PySide6 6.11 knows.
find_python() {
    local candidate
    for candidate in ${PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11; do
        if "$candidate" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] < (3, 15))' \
            2>/dev/null; then
            say "$candidate"
            return
        fi
    done
    return 1
}

wrong_python() {
    stop "Python 3.11 to 3.14 is needed; here is $(python3 -V 2>&1)." \
        "Install another one (Ubuntu 22.04: sudo apt-get install python3.11 python3.11-venv)," \
        "or say where it is: make run PYTHON=/path/to/python3.12"
}

venv_works() { .venv/bin/python -c '' 2>/dev/null; }

# The Debian packages that are missing here.
missing_packages() {
    local python ldconfig known pair
    if ! venv_works; then
        if python=$(find_python); then
            "$python" -c 'import ensurepip, venv' 2>/dev/null ||
                "$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])'
        else
            say python3 python3-venv
        fi
    fi
    ldconfig=$(PATH="$PATH:/sbin:/usr/sbin" command -v ldconfig) || return 0
    [ "$(uname -s)" = Linux ] || return 0
    known=$("$ldconfig" -p)
    for pair in $LIBRARIES; do
        case "$known" in *"${pair%%:*} "*) ;; *) say "${pair##*:}" ;; esac
    done
}

install_packages() {
    local as_root=""
    command -v apt-get >/dev/null ||
        stop "Missing on this system, by the names Debian gives them: $*" \
            "Please install them and start again."
    if [ "$(id -u)" != 0 ]; then
        sudo -n true 2>/dev/null ||
            stop "Some packages of the system are missing. Please type:" \
                "    sudo apt-get update && sudo apt-get install -y $*" "and start again."
        as_root=sudo
    fi
    say "Installing packages of the system: $*"
    $as_root apt-get update -q
    $as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get install -q -y --no-install-recommends "$@"
}

system() {
    local packages
    if ! venv_works && ! find_python >/dev/null && command -v python3 >/dev/null; then
        wrong_python
    fi
    packages=$(missing_packages)
    # shellcheck disable=SC2086  # one word for each package
    [ -z "$packages" ] || install_packages $packages
}

# What installers are built with and tried by: the command, and the package it is in.
TOOLS="mmdebstrap:mmdebstrap npm:npm lintian:lintian rpm:rpm weston:weston
    xvfb-run:xvfb xauth:xauth desktop-file-validate:desktop-file-utils appstreamcli:appstream
    import:imagemagick readelf:binutils
    wine:wine /usr/lib/wine/wine64:wine64 makensis:nsis wixl:wixl msiinfo:msitools
    icotool:icoutils x86_64-w64-mingw32-gcc-win32:gcc-mingw-w64-x86-64-win32"

# Unlike the libraries, nothing stops without them: what needs one is left out, and says so.
tools() {
    local pair packages=""
    for pair in $TOOLS; do
        command -v "${pair%%:*}" >/dev/null || packages="$packages ${pair##*:}"
    done
    [ -n "$packages" ] || return 0
    # shellcheck disable=SC2086  # one word for each package
    (install_packages $packages) || say "Without them some packages are not built or not tried."
}

pip_install() { .venv/bin/python -m pip install -q --disable-pip-version-check "$@"; }

# What the program and one of its extras need.
requirements() {
    .venv/bin/python - "$1" <<'END'
import sys
import tomllib

with open("pyproject.toml", "rb") as file:
    whole = tomllib.load(file)
project = whole["project"]
print(*whole["build-system"]["requires"], sep="\n")
print(*project["dependencies"], *project["optional-dependencies"][sys.argv[1]], sep="\n")
END
}

stamp() { pwd && cat pyproject.toml; }

program() {
    local python
    stamp | cmp -s - .venv/ready && venv_works && return
    say "Installing Halloween Table and its tools into .venv (once; some minutes) ..."
    # The scripts of a .venv know their folder: in a checkout that was moved it begins anew.
    if ! venv_works || { [ -e .venv/ready ] && [ "$(head -n 1 .venv/ready)" != "$(pwd)" ]; }; then
        python=$(find_python) || wrong_python
        rm -rf .venv
        "$python" -m venv .venv
    fi
    # What building needs is installed too: a build apart from .venv would fetch Qt once more.
    requirements dev | pip_install -r /dev/stdin
    pip_install --no-build-isolation --no-deps -e .
    stamp >.venv/ready
}

# What one of the extras of pyproject.toml asks for; what it is for is said while it is fetched.
extra() {
    stamp | cmp -s - ".venv/ready-$1" && return
    say "Installing $2 ..."
    requirements "$1" | pip_install -r /dev/stdin
    stamp >".venv/ready-$1"
}

case "${1:-}" in
    tests | bench | package | test-packaging) LIBRARIES=$(libraries program) ;;
    window) LIBRARIES=$(libraries "program window") ;;
    *) stop "usage: packaging/prepare.sh tests|bench|package|window|test-packaging" ;;
esac
system
program
case "$1" in
    bench) extra bench "what the benchmarks are measured against" ;;
    package) extra package "what installers are built with" ;;
    test-packaging)
        tools
        extra package "what installers are built with"
        extra test-packaging "what installers are looked into with"
        ;;
esac
.venv/bin/python packaging/translations.py release
