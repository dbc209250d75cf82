#!/usr/bin/env bash
# Makes the rows in this folder, and the one in the documentation. EMOJI_RATE is the command to use;
# without it, the package is built.
set -euo pipefail
folder=$(dirname "$0")

emoji_rate=${EMOJI_RATE:-}
if [ -z "$emoji_rate" ]; then
  swift build --package-path "$folder/../.." -c release --product emoji-rate >&2
  emoji_rate=$(swift build --package-path "$folder/../.." -c release --show-bin-path)/emoji-rate
fi

# A file and the arguments that make it. ExamplesTests.swift reads these lines too.
stars() { "$emoji_rate" stars "${@:2}" --output "$folder/$1"; }
stars stars-3.5.svg --value 3.5
stars hearts-3.5.svg --value 3.5 --symbol heart --fill-color crimson --stroke-color firebrick
stars faces-4.svg --value 4 --symbol face
stars right-to-left.svg --value 3.5 --right-to-left
stars star-35.svg --value 35 --maximum 100 --count 1
stars exact-3.2.svg --value 3.2 --fill exact --star-size 24 --spacing 4
stars exact-3.5.svg --value 3.5 --fill exact --star-size 24 --spacing 4
stars exact-3.7.svg --value 3.7 --fill exact --star-size 24 --spacing 4
stars half-3.2.svg --value 3.2 --fill half --star-size 24 --spacing 4
stars half-3.5.svg --value 3.5 --fill half --star-size 24 --spacing 4
stars half-3.7.svg --value 3.7 --fill half --star-size 24 --spacing 4
stars whole-3.2.svg --value 3.2 --fill whole --star-size 24 --spacing 4
stars whole-3.5.svg --value 3.5 --fill whole --star-size 24 --spacing 4
stars whole-3.7.svg --value 3.7 --fill whole --star-size 24 --spacing 4
stars nearest-half-3.2.svg --value 3.2 --step 0.5 --star-size 24 --spacing 4
stars nearest-half-3.5.svg --value 3.5 --step 0.5 --star-size 24 --spacing 4
stars nearest-half-3.7.svg --value 3.7 --step 0.5 --star-size 24 --spacing 4
stars animated.svg --value 3.7 --animate-from 0 --duration 1.5s --repeat forever
stars ../../Sources/EmojiRate/EmojiRate.docc/stars.svg --value 3.5
