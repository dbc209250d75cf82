#!/usr/bin/env bash
# Makes the pictures in this folder, and those in the documentation. EMOJI_RATE is the command to use; without it,
# the package is built.
set -euo pipefail
folder=$(dirname "$0")
articles=$folder/../../Sources/EmojiRate/EmojiRate.docc

emoji_rate=${EMOJI_RATE:-}
if [ -z "$emoji_rate" ]; then
  swift build --package-path "$folder/../.." -c release --product emoji-rate >&2
  emoji_rate=$(swift build --package-path "$folder/../.." -c release --show-bin-path)/emoji-rate
fi

# draw FILE ARGUMENT…
draw() { "$emoji_rate" "${@:2}" --output "$folder/$1"; }
for character in $("$emoji_rate" list characters); do
  for value in 0 2.5 5; do draw "$character-$value.svg" "$value" --character "$character" --size 96; done
done
for value in 1 2 3 4; do draw "cat-$value.svg" "$value" --character cat --size 96; done
draw cat-animated.svg 4.5 --character cat --animate-from 0.5 --duration 1.5s --repeat forever --size 96

for value in 0 1 2 3 4 5; do draw "face-$value.svg" "$value" --size 96; done
draw face-3.2.svg 3.2
drawings=$folder/../Drawings
for value in 0 1.25 2.5 3.75 5; do
  draw "owl-$value.svg" "$value" --drawing "$drawings/owl.svg" --size 96
  draw "avocado-$value.svg" "$value" --drawing "$(printf "$drawings/avocado-%s.svg," sad ok happy | sed 's/,$//')" --size 96
  draw "cup-$value.svg" "$value" --drawing "$drawings/cup.svg" --size 96
done
draw face-animated.svg 4.5 --animate-from 0.5 --duration 1.5s --repeat forever --size 96
"$emoji_rate" 3.2 --size 120 --output "$articles/face.svg"

for value in 3.2 3.5 3.7; do
  for fill in exact half whole; do
    draw "$fill-$value.svg" stars "$value" --fill "$fill" --star-size 24 --spacing 4
  done
  draw "nearest-half-$value.svg" stars "$value" --step 0.5 --star-size 24 --spacing 4
done
draw stars-3.5.svg stars 3.5
draw hearts-3.5.svg stars 3.5 --symbol heart --fill-color crimson --stroke-color firebrick
draw faces-4.svg stars 4 --symbol face
draw right-to-left.svg stars 3.5 --right-to-left
draw star-35.svg stars 35 --maximum 100 --count 1
draw stars-animated.svg stars 3.7 --animate-from 0 --duration 1.5s --repeat forever
"$emoji_rate" stars 3.5 --output "$articles/stars.svg"
