#!/usr/bin/env bash
# Makes the characters in this folder. EMOJI_RATE is the command to use; without it, the package is built.
set -euo pipefail
folder=$(dirname "$0")

emoji_rate=${EMOJI_RATE:-}
if [ -z "$emoji_rate" ]; then
  swift build --package-path "$folder/../.." -c release --product emoji-rate >&2
  emoji_rate=$(swift build --package-path "$folder/../.." -c release --show-bin-path)/emoji-rate
fi

# A file and the arguments that make it. ExamplesTests.swift reads these lines too.
face() { "$emoji_rate" "${@:2}" --output "$folder/$1"; }
face classic-0.svg --character classic --value 0 --size 96
face classic-2.5.svg --character classic --value 2.5 --size 96
face classic-5.svg --character classic --value 5 --size 96
face sunny-0.svg --character sunny --value 0 --size 96
face sunny-2.5.svg --character sunny --value 2.5 --size 96
face sunny-5.svg --character sunny --value 5 --size 96
face dawn-0.svg --character dawn --value 0 --size 96
face dawn-2.5.svg --character dawn --value 2.5 --size 96
face dawn-5.svg --character dawn --value 5 --size 96
face signal-0.svg --character signal --value 0 --size 96
face signal-2.5.svg --character signal --value 2.5 --size 96
face signal-5.svg --character signal --value 5 --size 96
face sketch-0.svg --character sketch --value 0 --size 96
face sketch-2.5.svg --character sketch --value 2.5 --size 96
face sketch-5.svg --character sketch --value 5 --size 96
face mini-0.svg --character mini --value 0 --size 96
face mini-2.5.svg --character mini --value 2.5 --size 96
face mini-5.svg --character mini --value 5 --size 96
face cat-0.svg --character cat --value 0 --size 96
face cat-1.svg --character cat --value 1 --size 96
face cat-2.svg --character cat --value 2 --size 96
face cat-2.5.svg --character cat --value 2.5 --size 96
face cat-3.svg --character cat --value 3 --size 96
face cat-4.svg --character cat --value 4 --size 96
face cat-5.svg --character cat --value 5 --size 96
face bear-0.svg --character bear --value 0 --size 96
face bear-2.5.svg --character bear --value 2.5 --size 96
face bear-5.svg --character bear --value 5 --size 96
face bunny-0.svg --character bunny --value 0 --size 96
face bunny-2.5.svg --character bunny --value 2.5 --size 96
face bunny-5.svg --character bunny --value 5 --size 96
face ghost-0.svg --character ghost --value 0 --size 96
face ghost-2.5.svg --character ghost --value 2.5 --size 96
face ghost-5.svg --character ghost --value 5 --size 96
face cloud-0.svg --character cloud --value 0 --size 96
face cloud-1.svg --character cloud --value 1 --size 96
face cloud-2.svg --character cloud --value 2 --size 96
face cloud-2.5.svg --character cloud --value 2.5 --size 96
face cloud-3.svg --character cloud --value 3 --size 96
face cloud-4.svg --character cloud --value 4 --size 96
face cloud-5.svg --character cloud --value 5 --size 96
face bloom-0.svg --character bloom --value 0 --size 96
face bloom-2.5.svg --character bloom --value 2.5 --size 96
face bloom-5.svg --character bloom --value 5 --size 96
face star-0.svg --character star --value 0 --size 96
face star-2.5.svg --character star --value 2.5 --size 96
face star-5.svg --character star --value 5 --size 96
face heart-0.svg --character heart --value 0 --size 96
face heart-2.5.svg --character heart --value 2.5 --size 96
face heart-5.svg --character heart --value 5 --size 96
face robot-0.svg --character robot --value 0 --size 96
face robot-2.5.svg --character robot --value 2.5 --size 96
face robot-5.svg --character robot --value 5 --size 96
face blob-0.svg --character blob --value 0 --size 96
face blob-2.5.svg --character blob --value 2.5 --size 96
face blob-5.svg --character blob --value 5 --size 96
face professor-0.svg --character professor --value 0 --size 96
face professor-2.5.svg --character professor --value 2.5 --size 96
face professor-5.svg --character professor --value 5 --size 96
face royal-0.svg --character royal --value 0 --size 96
face royal-2.5.svg --character royal --value 2.5 --size 96
face royal-5.svg --character royal --value 5 --size 96
face party-0.svg --character party --value 0 --size 96
face party-2.5.svg --character party --value 2.5 --size 96
face party-5.svg --character party --value 5 --size 96
face cool-0.svg --character cool --value 0 --size 96
face cool-2.5.svg --character cool --value 2.5 --size 96
face cool-5.svg --character cool --value 5 --size 96
face karma-0.svg --character karma --value 0 --size 96
face karma-2.5.svg --character karma --value 2.5 --size 96
face karma-5.svg --character karma --value 5 --size 96
face combined.svg --character dawn --head cloud --eyes open --extras blush,tears,glasses --theme storm --value 4.2
face animated.svg --character cat --value 4.5 --animate-from 0.5 --duration 1.5s --repeat forever --size 96
