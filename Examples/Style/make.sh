#!/usr/bin/env bash
# Makes the pictures in this folder. EMOJI_RATE is the command to use, by its whole path;
# without it, the package is built.
set -euo pipefail
cd "$(dirname "$0")"

emoji_rate=${EMOJI_RATE:-}
if [ -z "$emoji_rate" ]; then
  swift build --package-path ../.. -c release --product emoji-rate >&2
  emoji_rate=$(swift build --package-path ../.. -c release --show-bin-path)/emoji-rate
fi

# A file and the arguments that make it.
draw() { "$emoji_rate" "${@:2}" --output "$1"; }
draw face.svg face --value 4 --style style.json
draw hearts.svg stars --value 3.5 --style style.json
draw stars.svg stars --value 3.5 --style style.json --symbol star --background none
