#compdef emoji-rate
# zsh completion for emoji-rate
_emoji-rate() {
  local -a answer
  answer=(${(f)"$(${~words[1]} __complete "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)"})
  if [[ $answer == :files ]]; then
    compset -P '(--[a-z-]#=|-[a-z])'
    _files
  else
    answer=("${(@)${(@)answer//:/\\:}/$'\t'/:}")
    # What can follow a word takes back the space behind it.
    _describe emoji-rate answer -S ' ' -r ' ,='
  fi
}
if [[ ${funcstack[1]} = _emoji-rate ]]; then _emoji-rate "$@"; else compdef _emoji-rate emoji-rate; fi
