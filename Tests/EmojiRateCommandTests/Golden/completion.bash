# bash completion for emoji-rate
_emoji_rate() {
  local command=${1/#\~/$HOME} answer line
  COMPREPLY=()
  # An alias is none of the commands.
  type -P -- "$command" >/dev/null || command=emoji-rate
  answer=$("$command" __complete "${COMP_WORDS[@]:1:COMP_CWORD-1}" "$2" 2>/dev/null)
  if [ "$answer" = :files ]; then
    # Told what they are, bash quotes the names and marks folders; 3.2 cannot be told.
    compopt -o filenames 2>/dev/null
    answer=$(compgen -f -- "$2")
  fi
  while IFS=$'\t' read -r line _; do
    [ -z "$line" ] || COMPREPLY+=("$line")
  done <<<"$answer"
}
complete -F _emoji_rate emoji-rate
