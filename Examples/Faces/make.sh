#!/usr/bin/env bash
# Makes the faces in this folder, and the one in the documentation. EMOJI_RATE is the command to use;
# without it, the package is built.
set -euo pipefail
folder=$(dirname "$0")

emoji_rate=${EMOJI_RATE:-}
if [ -z "$emoji_rate" ]; then
  swift build --package-path "$folder/../.." -c release --product emoji-rate >&2
  emoji_rate=$(swift build --package-path "$folder/../.." -c release --show-bin-path)/emoji-rate
fi

# A file and the arguments that make it. ExamplesTests.swift reads these lines too.
face() { "$emoji_rate" "${@:2}" --output "$folder/$1"; }
face face-0.svg --value 0 --size 96
face face-1.svg --value 1 --size 96
face face-2.svg --value 2 --size 96
face face-3.svg --value 3 --size 96
face face-4.svg --value 4 --size 96
face face-5.svg --value 5 --size 96
face face-3.2.svg --value 3.2
face animated.svg --value 4.5 --animate-from 0.5 --duration 1.5s --repeat forever --size 96
face ../../Sources/EmojiRate/EmojiRate.docc/face.svg --value 3.2 --size 120
