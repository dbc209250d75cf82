# Sourced by the environments of Browser and Rendering, and by Fuzz/determinism, which set $here, the folder of
# the tests, and $tier, their name: a Python with the packages of requirements.txt, and the command.
#
# Everything lands in .build, so that a checkout stays clean.

root=$(cd "$here/../.." && pwd)
environment=$root/.build/$tier/python

fail() {
  echo "$tier: $1" >&2
  exit 1
}

# The copy of the requirements is the last thing written: an interrupted set-up starts over.
install_python() {
  cmp -s "$here/requirements.txt" "$environment/requirements.txt" && return 0
  rm -rf "$environment"
  mkdir -p "$(dirname "$environment")"
  python3 -m venv "$environment" || fail "no virtual environment; Debian's package is python3-venv"
  "$environment/bin/pip" install --quiet --disable-pip-version-check -r "$here/requirements.txt" ||
    fail "the packages of requirements.txt could not be installed"
  cp "$here/requirements.txt" "$environment/requirements.txt"
}

python=$environment/bin/python
export PYTHONDONTWRITEBYTECODE=1

# A path given is relative to where the caller stands, the default to the repository.
find_command() {
  EMOJI_RATE=$(realpath -m "${EMOJI_RATE:-$root/.build/release/emoji-rate}")
  export EMOJI_RATE
  [[ -x $EMOJI_RATE ]] ||
    fail "there is no command at $EMOJI_RATE; make it with: swift build -c release --product emoji-rate"
}
