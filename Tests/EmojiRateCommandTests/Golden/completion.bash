# bash completion for emoji-rate
_emoji_rate_files() {
  # Told what they are, bash quotes the names and marks folders; 3.2 cannot be told.
  compopt -o filenames 2>/dev/null
  local file
  while IFS= read -r file; do COMPREPLY+=("$file"); done < <(compgen -f -- "$1")
}
_emoji_rate() {
  local word="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
  local subcommand="face" options
  COMPREPLY=()
  # The = of --name=value is a word of its own.
  if [ "$word" = "=" ]; then
    word=""
  elif [ "$previous" = "=" ]; then
    previous="${COMP_WORDS[COMP_CWORD-2]}"
  fi
  if [ "$COMP_CWORD" -gt 1 ]; then
    case "${COMP_WORDS[1]}" in
      help) COMPREPLY=($(compgen -W "face stars export" -- "$word")); return ;;
      face|stars|export) subcommand="${COMP_WORDS[1]}" ;;
    esac
  fi
  if [ "$COMP_CWORD" -gt 2 ]; then
    case "${COMP_WORDS[1]} ${COMP_WORDS[2]}" in
      "export face") subcommand="export" ;;
      "export stars") subcommand="export stars" ;;
    esac
  fi
  case "$subcommand $previous" in
    "face --value")
      return ;;
    "face --minimum")
      return ;;
    "face --maximum")
      return ;;
    "face --step")
      return ;;
    "face --style")
      _emoji_rate_files "$word"; return ;;
    "face --line-width")
      return ;;
    "face --mouth-width")
      return ;;
    "face --lip-width")
      return ;;
    "face --mouth-position")
      return ;;
    "face --eye-width")
      return ;;
    "face --eye-position")
      return ;;
    "face --theme")
      COMPREPLY=($(compgen -W "original sky traffic mono dusk orchid" -- "$word")); return ;;
    "face --low-color")
      return ;;
    "face --high-color")
      return ;;
    "face --hue-path")
      COMPREPLY=($(compgen -W "linear shorter" -- "$word")); return ;;
    "face --color")
      return ;;
    "face --background")
      return ;;
    "face --size")
      return ;;
    "face --precision")
      return ;;
    "face --title")
      return ;;
    "face --language")
      COMPREPLY=($(compgen -W "en zh-Hans" -- "$word")); return ;;
    "face --animate-from")
      return ;;
    "face --duration")
      return ;;
    "face --repeat")
      COMPREPLY=($(compgen -W "forever" -- "$word")); return ;;
    "face -o"|"face --output")
      _emoji_rate_files "$word"; return ;;
    "face --format")
      COMPREPLY=($(compgen -W "svg data-uri" -- "$word")); return ;;
    "face --generate-completion-script")
      COMPREPLY=($(compgen -W "bash zsh fish" -- "$word")); return ;;
    "stars --value")
      return ;;
    "stars --minimum")
      return ;;
    "stars --maximum")
      return ;;
    "stars --step")
      return ;;
    "stars --style")
      _emoji_rate_files "$word"; return ;;
    "stars --count")
      return ;;
    "stars --symbol")
      COMPREPLY=($(compgen -W "star heart face" -- "$word")); return ;;
    "stars --fill")
      COMPREPLY=($(compgen -W "exact half whole" -- "$word")); return ;;
    "stars --line-width")
      return ;;
    "stars --star-size")
      return ;;
    "stars --spacing")
      return ;;
    "stars --width")
      return ;;
    "stars --height")
      return ;;
    "stars --margin")
      return ;;
    "stars --minimum-star-size")
      return ;;
    "stars --cells")
      return ;;
    "stars --theme")
      COMPREPLY=($(compgen -W "original sky traffic mono dusk orchid" -- "$word")); return ;;
    "stars --fill-color")
      return ;;
    "stars --empty-color")
      return ;;
    "stars --stroke-color")
      return ;;
    "stars --background")
      return ;;
    "stars --precision")
      return ;;
    "stars --title")
      return ;;
    "stars --language")
      COMPREPLY=($(compgen -W "en zh-Hans" -- "$word")); return ;;
    "stars --animate-from")
      return ;;
    "stars --duration")
      return ;;
    "stars --repeat")
      COMPREPLY=($(compgen -W "forever" -- "$word")); return ;;
    "stars -o"|"stars --output")
      _emoji_rate_files "$word"; return ;;
    "stars --format")
      COMPREPLY=($(compgen -W "svg data-uri" -- "$word")); return ;;
    "stars --generate-completion-script")
      COMPREPLY=($(compgen -W "bash zsh fish" -- "$word")); return ;;
    "export --from")
      return ;;
    "export --to")
      return ;;
    "export --by")
      return ;;
    "export --values")
      _emoji_rate_files "$word"; return ;;
    "export --minimum")
      return ;;
    "export --maximum")
      return ;;
    "export --step")
      return ;;
    "export --style")
      _emoji_rate_files "$word"; return ;;
    "export --line-width")
      return ;;
    "export --mouth-width")
      return ;;
    "export --lip-width")
      return ;;
    "export --mouth-position")
      return ;;
    "export --eye-width")
      return ;;
    "export --eye-position")
      return ;;
    "export --theme")
      COMPREPLY=($(compgen -W "original sky traffic mono dusk orchid" -- "$word")); return ;;
    "export --low-color")
      return ;;
    "export --high-color")
      return ;;
    "export --hue-path")
      COMPREPLY=($(compgen -W "linear shorter" -- "$word")); return ;;
    "export --color")
      return ;;
    "export --background")
      return ;;
    "export --size")
      return ;;
    "export --precision")
      return ;;
    "export --title")
      return ;;
    "export --language")
      COMPREPLY=($(compgen -W "en zh-Hans" -- "$word")); return ;;
    "export -o"|"export --output")
      _emoji_rate_files "$word"; return ;;
    "export --name-template")
      return ;;
    "export --format")
      COMPREPLY=($(compgen -W "svg css stream" -- "$word")); return ;;
    "export --pair")
      return ;;
    "export --png")
      return ;;
    "export --generate-completion-script")
      COMPREPLY=($(compgen -W "bash zsh fish" -- "$word")); return ;;
    "export stars --from")
      return ;;
    "export stars --to")
      return ;;
    "export stars --by")
      return ;;
    "export stars --values")
      _emoji_rate_files "$word"; return ;;
    "export stars --minimum")
      return ;;
    "export stars --maximum")
      return ;;
    "export stars --step")
      return ;;
    "export stars --style")
      _emoji_rate_files "$word"; return ;;
    "export stars --count")
      return ;;
    "export stars --symbol")
      COMPREPLY=($(compgen -W "star heart face" -- "$word")); return ;;
    "export stars --fill")
      COMPREPLY=($(compgen -W "exact half whole" -- "$word")); return ;;
    "export stars --line-width")
      return ;;
    "export stars --star-size")
      return ;;
    "export stars --spacing")
      return ;;
    "export stars --width")
      return ;;
    "export stars --height")
      return ;;
    "export stars --margin")
      return ;;
    "export stars --minimum-star-size")
      return ;;
    "export stars --cells")
      return ;;
    "export stars --theme")
      COMPREPLY=($(compgen -W "original sky traffic mono dusk orchid" -- "$word")); return ;;
    "export stars --fill-color")
      return ;;
    "export stars --empty-color")
      return ;;
    "export stars --stroke-color")
      return ;;
    "export stars --background")
      return ;;
    "export stars --precision")
      return ;;
    "export stars --title")
      return ;;
    "export stars --language")
      COMPREPLY=($(compgen -W "en zh-Hans" -- "$word")); return ;;
    "export stars -o"|"export stars --output")
      _emoji_rate_files "$word"; return ;;
    "export stars --name-template")
      return ;;
    "export stars --format")
      COMPREPLY=($(compgen -W "svg css stream" -- "$word")); return ;;
    "export stars --pair")
      return ;;
    "export stars --png")
      return ;;
    "export stars --generate-completion-script")
      COMPREPLY=($(compgen -W "bash zsh fish" -- "$word")); return ;;
  esac
  case "$subcommand" in
    "face") options="--value --minimum --maximum --step --style --line-width --mouth-width --lip-width --mouth-position --eye-width --eye-position --no-eyes --theme --low-color --high-color --hue-path --color --background --size --responsive --precision --title --language --decorative --animate-from --duration --repeat -o --output --format --strict -h --help --version --generate-completion-script --generate-style-schema" ;;
    "stars") options="--value --minimum --maximum --step --style --count --symbol --fill --right-to-left --line-width --star-size --spacing --width --height --margin --minimum-star-size --cells --theme --fill-color --empty-color --stroke-color --background --responsive --precision --title --language --decorative --animate-from --duration --repeat -o --output --format --strict -h --help --version --generate-completion-script --generate-style-schema" ;;
    "export") options="--from --to --by --values --minimum --maximum --step --style --line-width --mouth-width --lip-width --mouth-position --eye-width --eye-position --no-eyes --theme --low-color --high-color --hue-path --color --background --size --responsive --precision --title --language --decorative -o --output --name-template --format --pair --png --sprite --no-sheet --force --prune --dry-run --quiet --strict -h --help --version --generate-completion-script --generate-style-schema" ;;
    "export stars") options="--from --to --by --values --minimum --maximum --step --style --count --symbol --fill --right-to-left --line-width --star-size --spacing --width --height --margin --minimum-star-size --cells --theme --fill-color --empty-color --stroke-color --background --responsive --precision --title --language --decorative -o --output --name-template --format --pair --png --sprite --no-sheet --force --prune --dry-run --quiet --strict -h --help --version --generate-completion-script --generate-style-schema" ;;
  esac
  if [ "$COMP_CWORD" -eq 1 ]; then options="face stars export help $options"; fi
  if [ "$COMP_CWORD ${COMP_WORDS[1]}" = "2 export" ]; then options="face stars $options"; fi
  COMPREPLY=($(compgen -W "$options" -- "$word"))
}
complete -F _emoji_rate emoji-rate
