# Sourced by `run`: the packages of Debian that are lacking, a Python with those of requirements.txt, and
# the command.
#
# Everything else lands in .build, so that a checkout stays clean.

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
tier=browser
# shellcheck source=../environment.sh
source "$here/../environment.sh"
find_command

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
