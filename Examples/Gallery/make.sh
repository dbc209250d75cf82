#!/usr/bin/env bash
# Makes the gallery, four self-contained pages. EMOJI_RATE is the command to use; without it, the
# package is built. With --picture, chromium also takes a picture of index.html, and pngquant packs it.
set -euo pipefail
folder=$(cd "$(dirname "$0")" && pwd)

emoji_rate=${EMOJI_RATE:-}
if [ -z "$emoji_rate" ]; then
  swift build --package-path "$folder/../.." -c release --product emoji-rate >&2
  emoji_rate=$(swift build --package-path "$folder/../.." -c release --show-bin-path)/emoji-rate
fi

# Drawings are named from the repository's root, as the pages say.
emoji_rate=$(realpath "$emoji_rate")
cd "$folder/../.."

values=(0 1 2 3 4 5)

# Where the pictures come from, a face without it, and what the help says about its options.
subcommand=
help=$("$emoji_rate" --help)

# Prints what the help says about an option, in one line.
explanation() {
  awk -v name="--$1" '
    $0 ~ "^  " name "( |$)" { isThere = 1; next }
    isThere && !/^      / { exit }
    isThere { sub(/^ +/, ""); printf "%s%s", separator, $0; separator = " " }
  ' <<<"$help"
}

# Prints it without the limits and the default.
summary() { explanation "$1" | sed -E 's/ \([^()]*\)$//'; }

# Prints the lowest, the default and the highest value; in place of a default at an end, the middle.
limits() {
  explanation "$1" |
    sed -E 's/.*\(([0-9.]+) to ([0-9.]+)[^;]*; default ([0-9.]+)\)$/\1 \3 \2/' |
    awk '{ print $1, $2 == $1 || $2 == $3 ? ($1 + $3) / 2 : $2, $3, $2 }'
}

# cell ARGUMENT...: a picture. ExamplesTests.swift reads these lines and makes the pictures anew.
cell() { printf '<td data-arguments="%s">%s</td>\n' "$*" "$("$emoji_rate" "$@")"; }

# section TITLE OPTIONS TEXT: begins a table with a column for each of the values. The classes are
# those of its section.
classes=
section() {
  printf '<section%s>\n' "${classes:+ class=\"$classes\"}"
  printf '<h2>%s <code>%s</code></h2>\n<p>%s</p>\n<table>\n<thead><tr><td></td>' "$@"
  printf '<th scope="col">%s</th>' "${values[@]}"
  printf '</tr></thead>\n<tbody>\n'
}
end_section() { printf '</tbody>\n</table>\n</section>\n'; }

# row NAME NOTE ARGUMENT...: a picture for each of the values.
row() {
  printf '<tr><th scope="row">%s<small>%s</small></th>\n' "$1" "$2"
  local value
  for value in "${values[@]}"; do
    cell ${subcommand:+"$subcommand"} --value "$value" "${@:3}" --responsive
  done
  printf '</tr>\n'
}

# parameter TITLE NAME ARGUMENT...: the rows of a number with limits.
parameter() {
  local low middle high default value note
  read -r low middle high default <<<"$(limits "$2")"
  section "$1" "--$2" "$(summary "$2")"
  for value in "$low" "$middle" "$high"; do
    note=
    if [ "$value" = "$low" ]; then note=lowest; fi
    if [ "$value" = "$high" ]; then note=highest; fi
    if [ "$value" = "$default" ]; then note="${note:+$note, }default"; fi
    row "$value" "${note:-between}" "${@:3}" "--$2" "$value"
  done
  end_section
}

# The sections of rows.
stars() {
  subcommand=stars
  help=$("$emoji_rate" stars --help)

  values=(0 1 2.5 3.2 4 5)
  classes='wide rows'
  section 'Rows' 'emoji-rate stars --symbol' "$(summary symbol)"
  row star default --symbol star
  row heart '' --symbol heart
  row heart 'crimson' --symbol heart --fill-color crimson --stroke-color firebrick
  row face '' --symbol face
  end_section

  values=(0 1 2.5 3.2 4 5)
  classes='wide rows'
  section 'Theme' '--theme' "$(summary theme)"
  local theme
  for theme in original sky traffic mono dusk orchid; do row "$theme" '' --theme "$theme"; done
  row dusk faces --theme dusk --symbol face
  row orchid hearts --theme orchid --symbol heart
  end_section

  values=(3.2 3.5 3.7)
  classes=rows
  section 'Fill' '--fill' "$(summary fill)"
  row exact default --fill exact
  row half '' --fill half
  row whole '' --fill whole
  row exact '--step 0.5' --fill exact --step 0.5
  end_section

  values=(1 2.5 4)
  section 'Right to left' '--right-to-left' "$(summary right-to-left)"
  row 'to the right' default
  row 'to the left' '' --right-to-left
  row 'to the left' hearts --right-to-left --symbol heart
  row 'to the left' faces --right-to-left --symbol face
  end_section

  values=(0.5 2 3)
  section 'Count' '--count' "$(summary count)"
  row 3 '' --count 3
  row 5 default --count 5
  row 10 '' --count 10
  end_section

  values=(1 2.5 4)
  parameter 'Line width' line-width

  local tile=(--width 284 --height 60 --margin 16)
  classes='rows tiles'
  section 'Colours on white' '--fill-color --empty-color --stroke-color' 'Of what is earned, of what is not, and of the outline.'
  row default '' "${tile[@]}" --background white
  row 'no outline' '#e3e7eb empty' "${tile[@]}" --background white --line-width 0 --empty-color '#e3e7eb'
  row steelblue 'navy outline' "${tile[@]}" --background white --fill-color steelblue --stroke-color navy
  row black 'yellow fill' "${tile[@]}" --background white --fill-color yellow --stroke-color black
  row faces default "${tile[@]}" --background white --symbol face
  row faces '#dde1e5 others' "${tile[@]}" --background white --symbol face --empty-color '#dde1e5'
  end_section

  section 'Colours on dark' '--background' 'The same defaults, and others.'
  row default '' "${tile[@]}" --background '#0f1216'
  row 'no outline' '#2a3037 empty' "${tile[@]}" --background '#0f1216' --line-width 0 --empty-color '#2a3037'
  row skyblue 'its outline too' "${tile[@]}" --background '#0f1216' --fill-color skyblue --stroke-color skyblue
  row hearts 'hotpink' "${tile[@]}" --background '#0f1216' --symbol heart --fill-color hotpink --stroke-color hotpink
  row faces default "${tile[@]}" --background '#0f1216' --symbol face
  row faces '#3a424b others' "${tile[@]}" --background '#0f1216' --symbol face --empty-color '#3a424b'
  end_section

  values=(0 10 25 35 50 75 90 100)
  classes='wide one'
  section 'One star' '--count 1 --maximum 100' 'Filled to a percentage.'
  row star '' --count 1 --maximum 100
  row heart '' --count 1 --maximum 100 --symbol heart
  end_section

  printf '<section class="wide sizes layouts">\n<h2>Layout <code>--star-size --width --cells</code></h2>\n'
  printf '<p>Three ways to place the stars; the dashes are the edge of the picture.</p>\n<table>\n<tbody>\n'
  layout 'fixed' 'default' --star-size 44 --spacing 8
  layout 'fixed' 'smaller, closer' --star-size 24 --spacing 2
  layout 'fitted' 'into 320' --width 320
  layout 'fitted' 'height 60, margin 30' --width 320 --height 60 --margin 30 --spacing 4
  layout 'fitted' 'at least 72' --width 320 --minimum-star-size 72
  layout 'cells' '200x50' --cells 200x50
  layout 'cells' '320x30' --cells 320x30
  end_section
}

# layout NAME NOTE ARGUMENT...: a row of the size it has, and its arguments.
layout() {
  printf '<tr><th scope="row">%s<small>%s</small></th>\n' "$1" "$2"
  cell "$subcommand" --value 3.5 "${@:3}"
  printf '<th scope="row"><code>%s</code></th></tr>\n' "${*:3}"
}

# begin TITLE TEXT: the beginning of a page, up to the first of its pictures.
begin() {
  cat <<'HTML'
<!DOCTYPE html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
HTML
  printf '<title>emoji-rate: %s</title>\n' "$1"
  cat <<'HTML'
<style>
:root { color-scheme: light dark; --page: #fff; --text: #1b1f24; --soft: #66707b; --line: #e3e7eb; }
@media (prefers-color-scheme: dark) {
  :root { --page: #0f1216; --text: #e8ebee; --soft: #98a2ad; --line: #2a3037; }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; padding: 32px 36px 32px; max-width: 1100px; background: var(--page);
  color: var(--text); font: 14px/1.4 system-ui, "Segoe UI", Roboto, "Helvetica Neue", "DejaVu Sans", sans-serif;
}
h1 { margin: 0; font-size: 30px; font-weight: 650; letter-spacing: -.01em; }
h2 { margin: 0; font-size: 17px; font-weight: 650; }
p { margin: 2px 0 8px; color: var(--soft); }
code { font: .88em ui-monospace, "SF Mono", Menlo, "DejaVu Sans Mono", monospace; color: var(--soft); font-weight: 400; }
h2 code { margin-left: 6px; }
main { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(400px, 100%), 1fr)); gap: 26px 40px; }
section { min-width: 0; padding-top: 16px; border-top: 1px solid var(--line); }
.wide { grid-column: 1 / -1; }
.first { border: 0; padding: 0; }
table { width: 100%; border-collapse: collapse; table-layout: fixed; }
thead td, tbody th { width: 96px; }
th { font-weight: 500; font-variant-numeric: tabular-nums; }
thead th { padding: 0 0 4px; color: var(--soft); font-size: 13px; }
tbody th { padding: 0 8px 0 0; text-align: left; overflow-wrap: anywhere; }
small { display: block; color: var(--soft); font-size: 12px; font-weight: 400; }
tbody td { padding: 3px; text-align: center; line-height: 0; }
td svg { width: 100%; max-width: 62px; height: auto; }
.first td, .sizes td { padding: 4px; }
.first td svg { max-width: 92px; }
.sizes td svg { width: auto; max-width: none; }
.sizes table { width: auto; table-layout: auto; }
.sizes thead th { min-width: 60px; }
.sizes td { padding: 6px 10px; }
.rows tbody td { padding: 5px 9px; }
.rows tbody th { padding: 4px 8px 4px 0; line-height: 1.25; }
.rows td svg { max-width: 176px; }
.tiles tbody td { padding: 3px; }
.layouts td svg { width: auto; max-width: none; outline: 1px dashed var(--soft); }
.layouts td { text-align: left; }
.layouts tbody th:last-child { width: auto; white-space: nowrap; }
footer { margin-top: 36px; color: var(--soft); font-size: 13px; }
</style>
</head>
<body>
<main>
<section class="wide first">
HTML
  printf '<h1>emoji-rate: %s</h1>\n<p>%s</p>\n<table>\n' "$1" "$2"
}

# end_page: what stands below the last section.
end_page() {
  printf '</main>\n<footer>Made by <code>Examples/Gallery/make.sh</code>. Every picture is inline SVG; '
  printf 'its <code>data-arguments</code> are what the command was given.</footer>\n</body>\n</html>\n'
}

# index.html: the original control's face, and rows.
index() {
  begin 'the gallery' \
    'A rating goes in, a face or a row of stars comes out. Above each column stands its <code>--value</code>; what is not said is the default.'
  local strip=(0 0.5 1 1.5 2 2.5 3 3.5 4 4.5 5) value
  printf '<thead><tr>'
  printf '<th scope="col">%s</th>' "${strip[@]}"
  printf '</tr></thead>\n<tbody><tr>\n'
  for value in "${strip[@]}"; do cell --value "$value" --responsive; done
  printf '</tr></tbody>\n</table>\n</section>\n'

  parameter 'Line width' line-width
  parameter 'Mouth width' mouth-width
  parameter 'Lip width' lip-width
  parameter 'Mouth position' mouth-position
  parameter 'Eye width' eye-width
  parameter 'Eye position' eye-position

  section 'Eyes' '--no-eyes' "$(summary no-eyes)"
  row shown default
  row hidden '--no-eyes' --no-eyes
  end_section

  section 'Hue path' '--hue-path' "$(summary hue-path)"
  row linear default --hue-path linear
  row shorter 'via yellow' --hue-path shorter
  end_section

  classes=wide
  section 'Theme' '--theme' "$(summary theme)"
  local theme
  for theme in original sky traffic mono dusk orchid; do row "$theme" '' --theme "$theme"; done
  row dusk 'on white' --theme dusk --background white
  row dusk 'on black' --theme dusk --background black
  row orchid 'on white' --theme orchid --background white
  row orchid 'on black' --theme orchid --background black
  end_section
  classes=

  section 'Range of colours' '--low-color --high-color' 'The colours of the lowest and of the highest rating.'
  row crimson 'to steelblue' --low-color crimson --high-color steelblue
  row '#b9c0c8' 'to #0a84ff' --low-color '#b9c0c8' --high-color '#0a84ff'
  row '#f80' 'to #f804' --low-color '#f80' --high-color '#f804'
  end_section

  section 'One colour' '--color' "$(summary color)"
  row '#372ee4' "the original's" --color '#372ee4'
  row 'hotpink' '' --color hotpink
  row '#8889' 'half clear' --color '#8889'
  end_section

  section 'Background' '--background' "$(summary background)"
  row white '' --background white
  row cornsilk '' --background cornsilk
  row '#0b1d33' 'shorter path' --background '#0b1d33' --hue-path shorter
  end_section

  classes=wide
  section 'Drawings of your own' '--drawing' "$(summary drawing)"
  row owl 'one file' --drawing Examples/Drawings/owl.svg
  row cup 'one file' --drawing Examples/Drawings/cup.svg
  row avocado 'three files' --drawing Examples/Drawings/avocado-sad.svg,Examples/Drawings/avocado-ok.svg,Examples/Drawings/avocado-happy.svg
  end_section
  classes=

  values=(0.4 1.3 2.2 3.1 4 4.9)
  section 'Step' '--step' 'Show the nearest multiple of this above the minimum.'
  row 0 default --step 0
  row 1 'whole ones' --step 1
  row 2.5 'ends, middle' --step 2.5
  end_section

  values=(12 16 20 24 32 48 64 96 128)
  classes='wide sizes'
  section 'Size' '--size' "$(summary size) The strokes scale with it."
  printf '<tr><th scope="row">4<small>--value</small></th>\n'
  for value in "${values[@]}"; do cell --value 4 --size "$value"; done
  printf '</tr>\n'
  end_section

  stars
  end_page
}

# section_of TOPIC OPTION: a section with a row for each of the words that the command lists.
section_of() {
  section "${1^}" "--$2" "$(summary "$2")"
  local word
  for word in $("$emoji_rate" list "$1"); do row "$word" '' "${@:3}" "--$2" "$word"; done
  end_section
}

# The rows of extras: what is the inside of ears needs the ears.
extras() {
  section 'Extras' '--extras' "$(summary extras)"
  local word
  for word in $("$emoji_rate" list extras); do
    case $word in
    bear-ears | bunny-ears)
      row "$word" "--head ${word%-ears}" --character dawn --head "${word%-ears}" --extras "$word"
      ;;
    *) row "$word" '' --character dawn --extras "$word" ;;
    esac
  done
  end_section
}

# parts.html: what characters are made of.
parts() {
  subcommand=
  help=$("$emoji_rate" --help)
  values=(0 1 2 2.5 3 4 5)
  classes=
  begin 'the parts of faces' \
    'Every part of a character can be another one. They are shown on <code>--character sunny</code> or, where there are tears, <code>dawn</code>; above each column stands its <code>--value</code>.'
  printf '<thead><tr>'
  printf '<th scope="col">%s</th>' "${values[@]}"
  printf '</tr></thead>\n<tbody><tr>\n'
  local value
  for value in "${values[@]}"; do cell --value "$value" --character sunny --responsive; done
  printf '</tr></tbody>\n</table>\n</section>\n'

  values=(0 2.5 5)
  section_of heads head --character sunny
  section_of themes theme --character sunny

  values=(0 1.5 3.5 5)
  section_of mouths mouth --character sunny
  section_of eyes eyes --character sunny
  classes=wide
  extras
  classes=

  values=(0 2.5 5)
  section_of brows brows --character sunny
  section_of paints paint --character sunny
  section 'Colours' '--colors --ink' "$(summary colors)"
  row three red,gold,green --character sunny --colors red,gold,green
  row two plum,skyblue --character sunny --colors plum,skyblue
  row ink navy --character sunny --ink navy
  end_section
  parameter 'Morph' morph --character bloom
  parameter 'Extra scale' extra-scale --character dawn
  parameter 'Rim width' rim-width --character sunny
  end_page
}

# counts NAME NOTE ARGUMENT...: a row with a summary of the size it has, and its arguments.
counts() {
  printf '<tr><th scope="row">%s<small>%s</small></th>\n' "$1" "$2"
  cell summary "${@:3}"
  printf '<th scope="row"><code>%s</code></th></tr>\n' "${*:3}"
}

# summaries.html: many ratings in one picture.
summaries() {
  help=$("$emoji_rate" summary --help)
  local shop=31,25,103,308,817 eleven=3,4,5,9,20,31,60,88,120,90,44
  begin 'many ratings in one picture' \
    'How many ratings there are of each value goes in, lowest first; their mean, their number and their shares come out.'
  printf '<tbody class="layouts"><tr>\n'
  cell summary "$shop"
  printf '</tr></tbody>\n</table>\n</section>\n'

  values=()
  classes='wide layouts'
  section 'Layouts' '--layout' "$(summary layout)"
  local layout
  for layout in full bars columns stack badge; do counts "$layout" '' "$shop" --layout "$layout"; done
  end_section

  section 'Faces' '--symbol face --character' "$(summary symbol)"
  counts full sunny "$shop" --symbol face --character sunny
  counts bars traffic "$shop" --symbol face --theme traffic --layout bars
  counts columns dawn 4,9,20,60,88,120,90,44 --symbol face --character dawn --layout columns
  counts stack cat "$shop" --symbol face --character cat --layout stack
  counts badge classic "$shop" --symbol face --layout badge
  end_section

  section 'Scales' '--minimum --maximum' 'The lowest and the highest value.'
  counts '0 to 10' '11 values' "$eleven" --minimum 0
  counts '1 to 5' halves 1,2,8,20,31,60,88,120,90 --maximum 5 --layout columns
  counts '-2 to 2' signed 8,3,20,41,12 --minimum -2 --layout bars
  counts '1 to 3' hearts 4,9,31 --symbol heart
  end_section

  section 'Numbers' '--numbers --language' "$(summary numbers)"
  counts count '' 1,0,2,5,4 --numbers count
  counts none '' 1,0,2,5,4 --numbers none --layout bars
  counts 'a mean' 'and a number' --mean 4.3 --number 1284000 --layout badge --count 1
  counts German '' "$shop" --language de
  counts Arabic 'right to left' "$shop" --language ar --right-to-left
  end_section

  section 'Few and none' '' 'One rating is all of them, and no rating is a picture too.'
  counts one '' 0,0,0,1,0
  counts none '' 0,0,0,0,0
  counts none faces 0,0,0,0,0 --symbol face --layout stack
  end_section

  section 'Colours' '--theme --fill-color --text-color' 'Bars have the colours of the symbols, and digits those of the text.'
  counts dusk '' "$shop" --theme dusk --layout bars
  counts own '' "$shop" --fill-color steelblue --stroke-color navy --text-color navy --background '#eef3f8'
  end_section
  end_page
}

# write PAGE FILE: a page, whole or not at all.
write() {
  "$1" >"$folder/$2.new"
  mv "$folder/$2.new" "$folder/$2"
}
write index index.html
write parts parts.html
write summaries summaries.html

# A page of the command's own. ExamplesTests.swift reads this line too.
list() { "$emoji_rate" list "${@:2}" --output "$folder/$1"; }
list characters.html characters

if [ "${1:-}" = --picture ]; then
  chromium --headless --no-sandbox --hide-scrollbars --force-device-scale-factor=1 \
    --window-size=960,4160 --screenshot="$folder/gallery.png" "file://$folder/index.html" 2>/dev/null
  pngquant --force --strip --speed 1 --output "$folder/gallery.png" "$folder/gallery.png"
fi
