# Sourced by the scripts of Browser and Rendering: the packages of Debian that are lacking, a Python with those of
# requirements.txt, and the command.
#
# Everything else lands in .build, so that a checkout stays clean.

here=$(cd "$(dirname "${BASH_SOURCE[1]}")" && pwd)
root=$(cd "$here/../.." && pwd)
environment=$root/.build/tests/python
python=$environment/bin/python
export PYTHONDONTWRITEBYTECODE=1

fail() {
  echo "${here##*/}: $1" >&2
  exit 1
}

# The program of every package, for each engine.
declare -A packages_of=(
  [chromium]="${CHROMIUM:-chromium}:chromium"
  [firefox]="${FIREFOX:-firefox-esr}:firefox-esr"
  [webkitgtk]="WebKitWebDriver:webkit2gtk-driver Xvfb:xvfb"
)

# install_packages ENGINE…: what of their packages is not there; only root may.
install_packages() {
  local engine pair missing=()
  for engine in "$@"; do
    for pair in ${packages_of[$engine]}; do
      command -v "${pair%:*}" >/dev/null || missing+=("${pair##*:}")
    done
  done
  python3 -c 'import venv, ensurepip' 2>/dev/null || missing+=(python3-venv)
  ((${#missing[@]})) || return 0
  ((EUID == 0)) || fail "these packages are needed: apt-get install ${missing[*]}"
  export DEBIAN_FRONTEND=noninteractive
  { apt-get update && apt-get install -y --no-install-recommends "${missing[@]}"; } >&2 ||
    fail "these packages could not be installed: ${missing[*]}"
}

# The copy of the requirements is the last thing written: an interrupted set-up starts over.
install_python() {
  local requirements=$root/Tests/requirements.txt
  cmp -s "$requirements" "$environment/requirements.txt" && return 0
  rm -rf "$environment"
  mkdir -p "$(dirname "$environment")"
  python3 -m venv "$environment" || fail "no virtual environment; Debian's package is python3-venv"
  "$environment/bin/pip" install --quiet --disable-pip-version-check -r "$requirements" ||
    fail "the packages of requirements.txt could not be installed"
  cp "$requirements" "$environment/requirements.txt"
}

# A path given is relative to where the caller stands, the default to the repository.
EMOJI_RATE=$(realpath -m "${EMOJI_RATE:-$root/.build/release/emoji-rate}")
export EMOJI_RATE
[[ -x $EMOJI_RATE ]] ||
  fail "there is no command at $EMOJI_RATE; make it with: swift build -c release --product emoji-rate"
