#!/bin/sh
# Builds the site into public/: exports the pictures and puts the pages beside them. EMOJI_RATE is the
# command to use; without it, emoji-rate is taken from the PATH.
#
# Running it again writes only what has changed.
set -eu

emoji_rate=${EMOJI_RATE:-emoji-rate}
case $emoji_rate in
/*) ;;
*/*) emoji_rate=$PWD/$emoji_rate ;;
esac
cd "$(dirname "$0")"
mkdir -p public

# export_to FOLDER [stars] OPTIONS…
export_to() {
  folder=public/$1
  shift
  "$emoji_rate" export "$@" --prune --quiet --output "$folder"
}

# A face for every review.
export_to faces --by 0.5 --size 48 --line-width 18
# The overall score, with a twin for dark pages.
export_to stars stars --by 0.1 --star-size 36 --pair light,gold
# Small faces, with twins for dark pages.
export_to week --by 1 --size 28 --line-width 20 --pair light,dark
# Mail programs show PNG files, and many no SVG.
export_to mail stars --by 0.5 --star-size 24 --png 2x --no-sheet

# Copies a page; in place of a line `inline ARGUMENTS`, it has the picture that the command draws.
copy_page() {
  while IFS= read -r line; do
    case $line in
    'inline '*)
      # Arguments are words.
      # shellcheck disable=SC2086
      "$emoji_rate" ${line#inline }
      echo
      ;;
    *) printf '%s\n' "$line" ;;
    esac
  done <"$1" >"$2.part"
  mv "$2.part" "$2"
}

copy_page site/index.html public/index.html
cp site/style.css public/style.css
if [ -d public/mail ]; then cp site/mail.html public/mail/index.html; fi
echo "public/index.html is ready; to look at it: python3 -m http.server --directory public"
