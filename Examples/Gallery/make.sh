#!/usr/bin/env bash
# Makes the pictures in this folder, and those in the documentation. EMOJI_RATE is the command to use; without it,
# the package is built.
set -euo pipefail
folder=$(dirname "$0")
drawings=$folder/../Drawings
articles=$folder/../../Sources/EmojiRate/EmojiRate.docc

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

emoji_rate=${EMOJI_RATE:-}
if [ -z "$emoji_rate" ]; then
  swift build --package-path "$folder/../.." -c release --product emoji-rate >&2
  emoji_rate=$(swift build --package-path "$folder/../.." -c release --show-bin-path)/emoji-rate
fi

# draw FILE ARGUMENT…
draw() { "$emoji_rate" "${@:2}" --output "$folder/$1"; }

# A sheet is one picture of many, so that a page loads one file. It has a white ground, for pages of both schemes.
# sheet PATH WIDTH HEIGHT LABEL: standard input has the content.
sheet() {
  {
    printf '<svg xmlns="http://www.w3.org/2000/svg" width="%s" height="%s" viewBox="0 0 %s %s"' "$2" "$3" "$2" "$3"
    printf ' role="img" aria-label="%s" font-family="sans-serif" font-size="15" fill="#24292f">' "$4"
    printf '\n<path fill="#fff" d="M0 0h%sv%sH0z"/>\n' "$2" "$3"
    cat
    printf '</svg>\n'
  } >"$1"
}
# place X Y ARGUMENT…: a picture. name X Y TEXT: its name.
place() { "$emoji_rate" "${@:3}" --decorative | sed "1s/<svg /<svg x=\"$1\" y=\"$2\" /"; }
name() { printf '<text x="%s" y="%s">%s</text>\n' "$@"; }
# place_file FILE X Y: a picture that a command of an article has written.
place_file() { sed "1s/<svg /<svg x=\"$2\" y=\"$3\" /" "$1"; }
# framed FILE PATH LABEL: a sheet of this picture alone.
framed() {
  local size
  size=($(sed -E '1s/.*<svg [^>]*width="([0-9.]+)" height="([0-9.]+)".*/\1 \2/; q' "$1"))
  place_file "$1" 16 16 | sheet "$2" $((${size[0]%.*} + 33)) $((${size[1]%.*} + 32)) "$3"
}
# faces X Y STEP SIZE VALUES ARGUMENT…: faces next to each other.
faces() {
  local x=$1 value
  for value in $5; do
    place "$x" "$2" "$value" --size "$4" "${@:6}"
    x=$((x + $3))
  done
}

characters() {
  local number=0 character x y
  for character in $("$emoji_rate" list characters); do
    x=$((number % 3 * 270 + 15)) y=$((number / 3 * 110 + 10))
    name "$x" $((y + 14)) "$character"
    faces "$x" $((y + 24)) 80 72 '0 2.5 5' --character "$character"
    number=$((number + 1))
  done
}
characters | sheet "$folder/characters.svg" 810 780 'Each character at 0, 2.5 and 5 out of 5'

own_drawings() {
  local y=10 drawing
  for drawing in owl avocado cup; do
    name 15 $((y + 14)) "$drawing"
    if [ $drawing = avocado ]; then
      faces 15 $((y + 24)) 80 72 '0 1.25 2.5 3.75 5' --drawing "$drawings/avocado-sad.svg,$drawings/avocado-ok.svg,$drawings/avocado-happy.svg"
    else
      faces 15 $((y + 24)) 80 72 '0 1.25 2.5 3.75 5' --drawing "$drawings/$drawing.svg"
    fi
    y=$((y + 110))
  done
}
own_drawings | sheet "$folder/drawings.svg" 422 340 'Each drawing at 0, 1.25, 2.5, 3.75 and 5 out of 5'

rows() {
  local x=15 y fill value row=("--star-size" 24 "--spacing" 4)
  for fill in exact half whole step; do
    name "$x" 24 "$([ $fill = step ] && echo '--step 0.5' || echo "--fill $fill")"
    y=36
    for value in 3.2 3.5 3.7; do
      if [ $fill = step ]; then
        place "$x" $y stars "$value" --step 0.5 "${row[@]}"
      else
        place "$x" $y stars "$value" --fill "$fill" "${row[@]}"
      fi
      y=$((y + 34))
    done
    x=$((x + 170))
  done
  name 15 162 '--symbol heart'
  place 15 174 stars 3.5 --symbol heart --fill-color crimson --stroke-color firebrick "${row[@]}"
  name 185 162 '--symbol face'
  place 185 174 stars 4 --symbol face "${row[@]}"
  name 355 162 '--right-to-left'
  place 355 174 stars 3.5 --right-to-left "${row[@]}"
  name 525 162 '--count 1, at 35 of 100'
  place 525 174 stars 35 --maximum 100 --count 1 --star-size 24
}
rows | sheet "$folder/rows.svg" 705 210 '3.2, 3.5 and 3.7 stars with each fill; hearts, faces, right to left, one star'

# The pictures of README. The first shows what there is; the commands below it draw the others.
EMOJI_RATE=$emoji_rate "$folder/hero" "$folder"
draw summary.svg summary 12,5,3,40,80 --pair light,dark
draw stars.svg stars 3.5
draw face.svg 4.5 --character cat

months=(summary --values "$folder/months.csv" --value-column stars --count-column n --date-column month)

draw face-3.2.svg 3.2

"$emoji_rate" 4.5 --character cat --size 120 --output "$articles/face.svg"
"$emoji_rate" stars 3.5 --output "$articles/stars.svg"
# The landing page's picture has a white ground, because docc shows one file on light and on dark pages.
sed '2s/^/<path fill="#fff" d="M0 0h830v444H0z"\/>/' "$folder/hero-light.svg" >"$articles/hero.svg"
# The article on faces: a cat, all characters, and one of other parts.
"$emoji_rate" 4.2 --character cat --size 120 --output "$articles/cat.svg"
"$emoji_rate" 4.2 --character dawn --head cloud --eyes open --extras blush,tears,glasses --theme storm --size 120 \
  --output "$articles/combined.svg"
{
  number=0
  for character in $("$emoji_rate" list characters); do
    x=$((number % 7 * 104 + 16)) y=$((number / 7 * 112 + 16))
    place $x $y 3.75 --character "$character" --size 72
    name $x $((y + 90)) "$character"
    number=$((number + 1))
  done
} | sheet "$articles/characters.svg" 744 344 'Each of 21 characters at 3.75 out of 5'
# Rows and badges.
{
  place 16 16 stars 3.5 --symbol heart --fill-color crimson --stroke-color crimson
  place 284 16 stars 4 --symbol face --character cat
  place 16 76 stars 7 --count 10 --fill half --width 320
} | sheet "$articles/symbols.svg" 552 122 'Hearts, a row of cats, and ten stars'
{
  place 16 16 summary --mean 4.3
  place 16 56 summary --mean 4.3 --number 1284
} | sheet "$articles/badges.svg" 240 96 '4.3 with five stars, and the same with 1,284 ratings'
place 16 16 summary 12,5,3,40,80 --symbol face --character cat --layout columns |
  sheet "$articles/cats.svg" 296 175 'Five columns with a cat below each'
# The examples of the articles, in the order in which they stand there.
{
  place 16 16 3.2 --size 96
  place 128 16 4.2 --character cat --size 96
  place 240 40 7.5 --maximum 10 --size 48
  place 304 16 80% --low-color crimson --high-color '#070' --background white --size 96
  place 416 16 -3 --minimum -5 --color rebeccapurple --no-eyes --size 96
  place 528 42 stars 3.5
} | sheet "$articles/command.svg" 796 128 'Two faces and a cat, a green face, a purple face without eyes, and a row of stars'
# The control before its first rating, with the hint, and after a drag.
{
  name 16 32 'How was it?'
  place 16 44 2.5 --character cat --colors '#949494,#949494' --size 96
  printf '<rect x="47" y="118" width="34" height="20" rx="10" fill="#eee"/>\n'
  printf '<path fill="none" stroke="#333" stroke-width="2" d="M60 124l-4 4 4 4M68 124l4 4-4 4"/>\n'
  name 176 32 'How was it?'
  place 176 44 4.5 --character cat --size 96
  printf '<path fill="none" stroke="#57606a" stroke-width="2" d="M128 92h28m-8-6 8 6-8 6"/>\n'
} | sheet "$articles/control.svg" 288 156 'A grey cat with two arrows, which shows that it can be dragged; then a happy cat'
{
  x=16
  for mouth in $("$emoji_rate" list mouths); do
    place $x 16 4 --character cat --mouth "$mouth" --size 48
    x=$((x + 56))
  done
} | sheet "$articles/mouths.svg" 928 80 'A cat with each mouth'
# The pictures that move, and a sheet of the layouts of a summary and one of the themes.
moving=(--duration 1.5s --repeat forever)
"$emoji_rate" 4.5 --character cat --animate-from 0.5 "${moving[@]}" --size 96 --output "$articles/moving-cat.svg"
"$emoji_rate" stars 3.7 --animate-from 0 "${moving[@]}" --output "$articles/moving-stars.svg"
{
  layout() { name "$2" $(($3 + 12)) "$1"; place "$2" $(($3 + 24)) summary 12,5,3,40,80 --layout "$1"; }
  layout full 16 16
  layout bars 16 186
  layout stack 420 16
  layout badge 420 90
  layout columns 420 166
} | sheet "$articles/layouts.svg" 716 340 'The five layouts of a summary'
{
  y=16
  for theme in original sky traffic mono dusk orchid; do
    name 16 $((y + 29)) "$theme"
    faces 110 $y 56 48 '0 1 2 3 4 5' --theme "$theme"
    place 460 $((y + 8)) stars 3.5 --theme "$theme" --star-size 32
    y=$((y + 60))
  done
} | sheet "$articles/themes.svg" 670 380 'Faces at 0 to 5 and a row of stars in each theme'
# The recipes: a survey, a pair for light and dark pages, one look, and a measured value.
faces 16 16 72 48 '1 2 3 4 5' --character sunny |
  sheet "$articles/survey.svg" 368 80 'Five suns from angry to happy'
"$emoji_rate" 4.5 --size 48 --theme dusk --pair light,dark --decorative --output "$scratch/pair.svg"
{
  printf '<path fill="#0d1117" d="M80 0h80v80H80z"/>\n'
  place_file "$scratch/pair.svg" 16 16
  place_file "$scratch/pair-dark.svg" 96 16
} | sheet "$articles/pair.svg" 160 80 'A happy face on white, and a lighter one on a dark page'
faces 16 16 48 32 '0 1 2 3 4 5' --character signal --colors '#b3261e,#f2b705,#146c43' |
  sheet "$articles/look.svg" 304 64 'Six round faces, from red and sad to green and happy'
place 16 16 87 --maximum 100 --character signal --size 20 |
  sheet "$articles/coverage.svg" 52 52 'Coverage: 87%'
{
  place 20 49 4.5 --character cat --size 60
  printf '<text x="100" y="85" font-size="15">Rated 4.5 by 312 guests</text>\n'
} | sheet "$articles/card.svg" 300 158 'A card with a happy cat and the text: Rated 4.5 by 312 guests'
"$emoji_rate" summary 12,5,3,40,80 --pair light,dark --decorative --output "$scratch/summary.svg"
{
  place_file "$scratch/summary.svg" 16 16
  printf '<path fill="#0d1117" d="M0 142h392v142H0z"/>\n'
  place_file "$scratch/summary-dark.svg" 16 158
} | sheet "$articles/summaries.svg" 392 284 'Dark digits on white, and light digits on a dark page'
place 16 16 summary 0,0,0,1,1 |
  sheet "$articles/soup.svg" 392 142 '4.5 out of 5 stars, 2 ratings'
place 16 16 summary 12,5,3,40,80 |
  sheet "$articles/summary.svg" 392 142 '4.2 out of 5 stars, 140 ratings. 5: 57%, 4: 29%, 3: 2%, 2: 3%, 1: 9%'
# The articles with files: their own commands draw them, so a picture cannot differ from the command above it.
# run_article NAME: runs its blocks in the folder NAME of the scratch folder.
run_article() {
  mkdir "$scratch/$1"
  "$folder/../../.ci/readme-commands" all "$articles/$1.md" >"$scratch/commands"
  (cd "$scratch/$1" && PATH=$(dirname "$(realpath "$emoji_rate")"):$PATH bash -euo pipefail "$scratch/commands")
}
run_article OverTime
framed "$scratch/OverTime/trend.svg" "$articles/trend.svg" 'A line of six monthly means, with a star at both ends'
framed "$scratch/OverTime/points.svg" "$articles/points.svg" 'A line of six monthly means, with a face at each'
run_article Surveys
{
  y=16
  for question in Food Service Place; do
    name 16 $((y + 18)) "$question"
    place_file "$scratch/Surveys/course/$question.svg" 88 $y
    y=$((y + 36))
  done
} | sheet "$articles/questions.svg" 365 128 'A bar of answers for Food, Service and Place'
framed "$scratch/Surveys/score.svg" "$articles/score.svg" 'A score with a happy face, and a bar for each of three bands'
framed "$scratch/Surveys/top.svg" "$articles/top.svg" '85%, 117 ratings'
days=(summary --values "$folder/diary.csv" --value-column mood --date-column day --layout calendar --since 2024-01-01 --until 2024-12-31)
"$emoji_rate" "${days[@]}" --decorative --output "$scratch/diary.svg"
framed "$scratch/diary.svg" "$articles/diary.svg" 'A year of days: a row for each month, with a bar for each day'
"$emoji_rate" "${days[@]}" --symbol face --character mini --decorative --output "$scratch/moods.svg"
framed "$scratch/moods.svg" "$articles/moods.svg" 'The same year, in colours from red to green'
{
  y=16
  for line in 'Kettle 1,2,4,5' 'Blanket 5,5,4,4' 'Mug 3,2,4,3'; do
    name 16 $((y + 16)) "${line% *}"
    tr , '\n' <<<"${line#* }" | awk '{ printf "%s,2026-%02d-01\n", $0, NR }' >"$scratch/spark.csv"
    place 96 $y summary --values "$scratch/spark.csv" --value-column 1 --date-column 2 --layout spark --axis 1,5
    y=$((y + 36))
  done
} | sheet "$articles/sparks.svg" 320 128 'A table of three products, each with a small line of means'

# The pictures of the walk, by the commands of its page.
EMOJI_RATE=$emoji_rate "$folder/walk" "$articles/FirstPicture.md" "$articles"
