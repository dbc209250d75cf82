# bash completion for emoji-rate
_emoji_rate_files() {
  # Told what they are, bash quotes the names and marks folders; 3.2 cannot be told.
  compopt -o filenames 2>/dev/null
  local file
  while IFS= read -r file; do COMPREPLY+=("$file"); done < <(compgen -f -- "$1")
}
_emoji_rate_list() {
  # What is before the last comma stays.
  local before=""
  case "$2" in *,*) before="${2%,*}," ;; esac
  COMPREPLY=($(compgen -P "$before" -W "$1" -- "${2##*,}"))
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
      help) COMPREPLY=($(compgen -W "face stars export list" -- "$word")); return ;;
      face|stars|export|list) subcommand="${COMP_WORDS[1]}" ;;
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
    "face --style")
      _emoji_rate_files "$word"; return ;;
    "face --minimum")
      return ;;
    "face --maximum")
      return ;;
    "face --step")
      return ;;
    "face --character")
      COMPREPLY=($(compgen -W "classic sunny dawn signal sketch mini cat bear bunny ghost cloud bloom star heart robot blob professor royal party cool karma" -- "$word")); return ;;
    "face --head")
      COMPREPLY=($(compgen -W "none circle squircle square capsule hexagon blob bloom star heart drop shield cloud ghost cat bear bunny bubble" -- "$word")); return ;;
    "face --head-path")
      return ;;
    "face --eyes")
      COMPREPLY=($(compgen -W "none classic dot shine open tick arc sleepy glare wink cross heart star ring" -- "$word")); return ;;
    "face --brows")
      COMPREPLY=($(compgen -W "none automatic full" -- "$word")); return ;;
    "face --mouth")
      COMPREPLY=($(compgen -W "none classic automatic curve smile frown flat open o grin zigzag wave cat smirk kiss tongue" -- "$word")); return ;;
    "face --extras")
      _emoji_rate_list "blush tears sweat sparkle twinkle crack glasses shades moustache crown party-hat top-hat bow bow-tie horns halo whiskers nose muzzle bear-ears bunny-ears antenna robot-ears rain sun" "$word"; return ;;
    "face --expression")
      COMPREPLY=($(compgen -W "own furious crying" -- "$word")); return ;;
    "face --paint")
      COMPREPLY=($(compgen -W "solid line tint linear radial" -- "$word")); return ;;
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
    "face --morph")
      return ;;
    "face --extra-scale")
      return ;;
    "face --rim-width")
      return ;;
    "face --theme")
      COMPREPLY=($(compgen -W "original sky traffic mono dusk orchid sunny dawn flora tabby cocoa blossom spirit storm gold rose steel slime fable" -- "$word")); return ;;
    "face --low-color")
      return ;;
    "face --high-color")
      return ;;
    "face --hue-path")
      COMPREPLY=($(compgen -W "linear shorter" -- "$word")); return ;;
    "face --color")
      return ;;
    "face --colors")
      return ;;
    "face --ink")
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
      COMPREPLY=($(compgen -W "ar bn cs da de en es fi fr he hi id it ja ko nl pl pt ro ru sv th tr uk vi zh-Hans zh-Hant" -- "$word")); return ;;
    "face --animate-from")
      return ;;
    "face --duration")
      return ;;
    "face --repeat")
      COMPREPLY=($(compgen -W "forever" -- "$word")); return ;;
    "face -o"|"face --output")
      _emoji_rate_files "$word"; return ;;
    "face --format")
      COMPREPLY=($(compgen -W "svg data-uri png" -- "$word")); return ;;
    "face --scale")
      return ;;
    "face --generate-completion-script")
      COMPREPLY=($(compgen -W "bash zsh fish" -- "$word")); return ;;
    "stars --value")
      return ;;
    "stars --style")
      _emoji_rate_files "$word"; return ;;
    "stars --minimum")
      return ;;
    "stars --maximum")
      return ;;
    "stars --step")
      return ;;
    "stars --character")
      COMPREPLY=($(compgen -W "classic sunny dawn signal sketch mini cat bear bunny ghost cloud bloom star heart robot blob professor royal party cool karma" -- "$word")); return ;;
    "stars --head")
      COMPREPLY=($(compgen -W "none circle squircle square capsule hexagon blob bloom star heart drop shield cloud ghost cat bear bunny bubble" -- "$word")); return ;;
    "stars --head-path")
      return ;;
    "stars --eyes")
      COMPREPLY=($(compgen -W "none classic dot shine open tick arc sleepy glare wink cross heart star ring" -- "$word")); return ;;
    "stars --brows")
      COMPREPLY=($(compgen -W "none automatic full" -- "$word")); return ;;
    "stars --mouth")
      COMPREPLY=($(compgen -W "none classic automatic curve smile frown flat open o grin zigzag wave cat smirk kiss tongue" -- "$word")); return ;;
    "stars --extras")
      _emoji_rate_list "blush tears sweat sparkle twinkle crack glasses shades moustache crown party-hat top-hat bow bow-tie horns halo whiskers nose muzzle bear-ears bunny-ears antenna robot-ears rain sun" "$word"; return ;;
    "stars --expression")
      COMPREPLY=($(compgen -W "own furious crying" -- "$word")); return ;;
    "stars --paint")
      COMPREPLY=($(compgen -W "solid line tint linear radial" -- "$word")); return ;;
    "stars --mouth-width")
      return ;;
    "stars --lip-width")
      return ;;
    "stars --mouth-position")
      return ;;
    "stars --eye-width")
      return ;;
    "stars --eye-position")
      return ;;
    "stars --morph")
      return ;;
    "stars --extra-scale")
      return ;;
    "stars --rim-width")
      return ;;
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
      COMPREPLY=($(compgen -W "original sky traffic mono dusk orchid sunny dawn flora tabby cocoa blossom spirit storm gold rose steel slime fable" -- "$word")); return ;;
    "stars --low-color")
      return ;;
    "stars --high-color")
      return ;;
    "stars --hue-path")
      COMPREPLY=($(compgen -W "linear shorter" -- "$word")); return ;;
    "stars --color")
      return ;;
    "stars --colors")
      return ;;
    "stars --ink")
      return ;;
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
      COMPREPLY=($(compgen -W "ar bn cs da de en es fi fr he hi id it ja ko nl pl pt ro ru sv th tr uk vi zh-Hans zh-Hant" -- "$word")); return ;;
    "stars --animate-from")
      return ;;
    "stars --duration")
      return ;;
    "stars --repeat")
      COMPREPLY=($(compgen -W "forever" -- "$word")); return ;;
    "stars -o"|"stars --output")
      _emoji_rate_files "$word"; return ;;
    "stars --format")
      COMPREPLY=($(compgen -W "svg data-uri png" -- "$word")); return ;;
    "stars --scale")
      return ;;
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
    "export --value-column")
      return ;;
    "export --name-column")
      return ;;
    "export --on-error")
      COMPREPLY=($(compgen -W "stop skip blank" -- "$word")); return ;;
    "export --style")
      _emoji_rate_files "$word"; return ;;
    "export --minimum")
      return ;;
    "export --maximum")
      return ;;
    "export --step")
      return ;;
    "export --character")
      COMPREPLY=($(compgen -W "classic sunny dawn signal sketch mini cat bear bunny ghost cloud bloom star heart robot blob professor royal party cool karma" -- "$word")); return ;;
    "export --head")
      COMPREPLY=($(compgen -W "none circle squircle square capsule hexagon blob bloom star heart drop shield cloud ghost cat bear bunny bubble" -- "$word")); return ;;
    "export --head-path")
      return ;;
    "export --eyes")
      COMPREPLY=($(compgen -W "none classic dot shine open tick arc sleepy glare wink cross heart star ring" -- "$word")); return ;;
    "export --brows")
      COMPREPLY=($(compgen -W "none automatic full" -- "$word")); return ;;
    "export --mouth")
      COMPREPLY=($(compgen -W "none classic automatic curve smile frown flat open o grin zigzag wave cat smirk kiss tongue" -- "$word")); return ;;
    "export --extras")
      _emoji_rate_list "blush tears sweat sparkle twinkle crack glasses shades moustache crown party-hat top-hat bow bow-tie horns halo whiskers nose muzzle bear-ears bunny-ears antenna robot-ears rain sun" "$word"; return ;;
    "export --expression")
      COMPREPLY=($(compgen -W "own furious crying" -- "$word")); return ;;
    "export --paint")
      COMPREPLY=($(compgen -W "solid line tint linear radial" -- "$word")); return ;;
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
    "export --morph")
      return ;;
    "export --extra-scale")
      return ;;
    "export --rim-width")
      return ;;
    "export --theme")
      COMPREPLY=($(compgen -W "original sky traffic mono dusk orchid sunny dawn flora tabby cocoa blossom spirit storm gold rose steel slime fable" -- "$word")); return ;;
    "export --low-color")
      return ;;
    "export --high-color")
      return ;;
    "export --hue-path")
      COMPREPLY=($(compgen -W "linear shorter" -- "$word")); return ;;
    "export --color")
      return ;;
    "export --colors")
      return ;;
    "export --ink")
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
      COMPREPLY=($(compgen -W "ar bn cs da de en es fi fr he hi id it ja ko nl pl pt ro ru sv th tr uk vi zh-Hans zh-Hant" -- "$word")); return ;;
    "export -o"|"export --output")
      _emoji_rate_files "$word"; return ;;
    "export --name-template")
      return ;;
    "export --format")
      COMPREPLY=($(compgen -W "svg css stream" -- "$word")); return ;;
    "export --pair")
      _emoji_rate_list "light dark original sky traffic mono dusk orchid sunny dawn flora tabby cocoa blossom spirit storm gold rose steel slime fable" "$word"; return ;;
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
    "export stars --value-column")
      return ;;
    "export stars --name-column")
      return ;;
    "export stars --on-error")
      COMPREPLY=($(compgen -W "stop skip blank" -- "$word")); return ;;
    "export stars --style")
      _emoji_rate_files "$word"; return ;;
    "export stars --minimum")
      return ;;
    "export stars --maximum")
      return ;;
    "export stars --step")
      return ;;
    "export stars --character")
      COMPREPLY=($(compgen -W "classic sunny dawn signal sketch mini cat bear bunny ghost cloud bloom star heart robot blob professor royal party cool karma" -- "$word")); return ;;
    "export stars --head")
      COMPREPLY=($(compgen -W "none circle squircle square capsule hexagon blob bloom star heart drop shield cloud ghost cat bear bunny bubble" -- "$word")); return ;;
    "export stars --head-path")
      return ;;
    "export stars --eyes")
      COMPREPLY=($(compgen -W "none classic dot shine open tick arc sleepy glare wink cross heart star ring" -- "$word")); return ;;
    "export stars --brows")
      COMPREPLY=($(compgen -W "none automatic full" -- "$word")); return ;;
    "export stars --mouth")
      COMPREPLY=($(compgen -W "none classic automatic curve smile frown flat open o grin zigzag wave cat smirk kiss tongue" -- "$word")); return ;;
    "export stars --extras")
      _emoji_rate_list "blush tears sweat sparkle twinkle crack glasses shades moustache crown party-hat top-hat bow bow-tie horns halo whiskers nose muzzle bear-ears bunny-ears antenna robot-ears rain sun" "$word"; return ;;
    "export stars --expression")
      COMPREPLY=($(compgen -W "own furious crying" -- "$word")); return ;;
    "export stars --paint")
      COMPREPLY=($(compgen -W "solid line tint linear radial" -- "$word")); return ;;
    "export stars --mouth-width")
      return ;;
    "export stars --lip-width")
      return ;;
    "export stars --mouth-position")
      return ;;
    "export stars --eye-width")
      return ;;
    "export stars --eye-position")
      return ;;
    "export stars --morph")
      return ;;
    "export stars --extra-scale")
      return ;;
    "export stars --rim-width")
      return ;;
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
      COMPREPLY=($(compgen -W "original sky traffic mono dusk orchid sunny dawn flora tabby cocoa blossom spirit storm gold rose steel slime fable" -- "$word")); return ;;
    "export stars --low-color")
      return ;;
    "export stars --high-color")
      return ;;
    "export stars --hue-path")
      COMPREPLY=($(compgen -W "linear shorter" -- "$word")); return ;;
    "export stars --color")
      return ;;
    "export stars --colors")
      return ;;
    "export stars --ink")
      return ;;
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
      COMPREPLY=($(compgen -W "ar bn cs da de en es fi fr he hi id it ja ko nl pl pt ro ru sv th tr uk vi zh-Hans zh-Hant" -- "$word")); return ;;
    "export stars -o"|"export stars --output")
      _emoji_rate_files "$word"; return ;;
    "export stars --name-template")
      return ;;
    "export stars --format")
      COMPREPLY=($(compgen -W "svg css stream" -- "$word")); return ;;
    "export stars --pair")
      _emoji_rate_list "light dark original sky traffic mono dusk orchid sunny dawn flora tabby cocoa blossom spirit storm gold rose steel slime fable" "$word"; return ;;
    "export stars --png")
      return ;;
    "export stars --generate-completion-script")
      COMPREPLY=($(compgen -W "bash zsh fish" -- "$word")); return ;;
    "list --style")
      _emoji_rate_files "$word"; return ;;
    "list --minimum")
      return ;;
    "list --maximum")
      return ;;
    "list --step")
      return ;;
    "list --character")
      COMPREPLY=($(compgen -W "classic sunny dawn signal sketch mini cat bear bunny ghost cloud bloom star heart robot blob professor royal party cool karma" -- "$word")); return ;;
    "list --head")
      COMPREPLY=($(compgen -W "none circle squircle square capsule hexagon blob bloom star heart drop shield cloud ghost cat bear bunny bubble" -- "$word")); return ;;
    "list --head-path")
      return ;;
    "list --eyes")
      COMPREPLY=($(compgen -W "none classic dot shine open tick arc sleepy glare wink cross heart star ring" -- "$word")); return ;;
    "list --brows")
      COMPREPLY=($(compgen -W "none automatic full" -- "$word")); return ;;
    "list --mouth")
      COMPREPLY=($(compgen -W "none classic automatic curve smile frown flat open o grin zigzag wave cat smirk kiss tongue" -- "$word")); return ;;
    "list --extras")
      _emoji_rate_list "blush tears sweat sparkle twinkle crack glasses shades moustache crown party-hat top-hat bow bow-tie horns halo whiskers nose muzzle bear-ears bunny-ears antenna robot-ears rain sun" "$word"; return ;;
    "list --expression")
      COMPREPLY=($(compgen -W "own furious crying" -- "$word")); return ;;
    "list --paint")
      COMPREPLY=($(compgen -W "solid line tint linear radial" -- "$word")); return ;;
    "list --line-width")
      return ;;
    "list --mouth-width")
      return ;;
    "list --lip-width")
      return ;;
    "list --mouth-position")
      return ;;
    "list --eye-width")
      return ;;
    "list --eye-position")
      return ;;
    "list --morph")
      return ;;
    "list --extra-scale")
      return ;;
    "list --rim-width")
      return ;;
    "list --theme")
      COMPREPLY=($(compgen -W "original sky traffic mono dusk orchid sunny dawn flora tabby cocoa blossom spirit storm gold rose steel slime fable" -- "$word")); return ;;
    "list --low-color")
      return ;;
    "list --high-color")
      return ;;
    "list --hue-path")
      COMPREPLY=($(compgen -W "linear shorter" -- "$word")); return ;;
    "list --color")
      return ;;
    "list --colors")
      return ;;
    "list --ink")
      return ;;
    "list --background")
      return ;;
    "list --size")
      return ;;
    "list --precision")
      return ;;
    "list --title")
      return ;;
    "list --language")
      COMPREPLY=($(compgen -W "ar bn cs da de en es fi fr he hi id it ja ko nl pl pt ro ru sv th tr uk vi zh-Hans zh-Hant" -- "$word")); return ;;
    "list -o"|"list --output")
      _emoji_rate_files "$word"; return ;;
    "list --generate-completion-script")
      COMPREPLY=($(compgen -W "bash zsh fish" -- "$word")); return ;;
  esac
  case "$subcommand" in
    "face") options="--value --style --minimum --maximum --step --character --head --head-path --eyes --brows --mouth --extras --expression --paint --line-width --mouth-width --lip-width --mouth-position --eye-width --eye-position --morph --extra-scale --rim-width --no-eyes --theme --low-color --high-color --hue-path --color --colors --ink --background --size --responsive --no-responsive --precision --title --language --decorative --no-decorative --animate-from --duration --repeat -o --output --format --scale --strict --no-strict -h --help --version --generate-completion-script --generate-style-schema --generate-manual" ;;
    "stars") options="--value --style --minimum --maximum --step --character --head --head-path --eyes --brows --mouth --extras --expression --paint --mouth-width --lip-width --mouth-position --eye-width --eye-position --morph --extra-scale --rim-width --no-eyes --count --symbol --fill --right-to-left --no-right-to-left --line-width --star-size --spacing --width --height --margin --minimum-star-size --cells --theme --low-color --high-color --hue-path --color --colors --ink --fill-color --empty-color --stroke-color --background --responsive --no-responsive --precision --title --language --decorative --no-decorative --animate-from --duration --repeat -o --output --format --scale --strict --no-strict -h --help --version --generate-completion-script --generate-style-schema --generate-manual" ;;
    "export") options="--from --to --by --values --value-column --name-column --on-error --style --minimum --maximum --step --character --head --head-path --eyes --brows --mouth --extras --expression --paint --line-width --mouth-width --lip-width --mouth-position --eye-width --eye-position --morph --extra-scale --rim-width --no-eyes --theme --low-color --high-color --hue-path --color --colors --ink --background --size --responsive --no-responsive --precision --title --language --decorative --no-decorative -o --output --name-template --format --pair --png --sprite --no-sprite --no-sheet --sheet --force --no-force --prune --no-prune --dry-run --no-dry-run --quiet --no-quiet --strict --no-strict -h --help --version --generate-completion-script --generate-style-schema --generate-manual" ;;
    "export stars") options="--from --to --by --values --value-column --name-column --on-error --style --minimum --maximum --step --character --head --head-path --eyes --brows --mouth --extras --expression --paint --mouth-width --lip-width --mouth-position --eye-width --eye-position --morph --extra-scale --rim-width --no-eyes --count --symbol --fill --right-to-left --no-right-to-left --line-width --star-size --spacing --width --height --margin --minimum-star-size --cells --theme --low-color --high-color --hue-path --color --colors --ink --fill-color --empty-color --stroke-color --background --responsive --no-responsive --precision --title --language --decorative --no-decorative -o --output --name-template --format --pair --png --sprite --no-sprite --no-sheet --sheet --force --no-force --prune --no-prune --dry-run --no-dry-run --quiet --no-quiet --strict --no-strict -h --help --version --generate-completion-script --generate-style-schema --generate-manual" ;;
    "list") options="--style --minimum --maximum --step --character --head --head-path --eyes --brows --mouth --extras --expression --paint --line-width --mouth-width --lip-width --mouth-position --eye-width --eye-position --morph --extra-scale --rim-width --no-eyes --theme --low-color --high-color --hue-path --color --colors --ink --background --size --responsive --no-responsive --precision --title --language --decorative --no-decorative -o --output --strict --no-strict -h --help --version --generate-completion-script --generate-style-schema --generate-manual" ;;
  esac
  if [ "$COMP_CWORD" -eq 1 ]; then options="face stars export list help $options"; fi
  if [ "$COMP_CWORD ${COMP_WORDS[1]}" = "2 export" ]; then options="face stars $options"; fi
  if [ "$COMP_CWORD ${COMP_WORDS[1]}" = "2 list" ]; then options="characters heads eyes brows mouths extras expressions paints themes hue-paths languages symbols fills $options"; fi
  COMPREPLY=($(compgen -W "$options" -- "$word"))
}
complete -F _emoji_rate emoji-rate
