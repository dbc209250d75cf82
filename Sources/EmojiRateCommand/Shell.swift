/// A shell that can complete the command.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The script that makes the shell ask the command by its name; ``Completion`` answers.
  var completionScript: String {
    switch self {
    case .bash:
      #"""
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

      """#
    case .zsh:
      #"""
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

      """#
    case .fish:
      #"""
      # fish completion for emoji-rate
      function __emoji_rate_answers
          set -l words (commandline -opc)
          set -l command (string replace -r '^~/' ~/ -- $words[1])
          set -g __emoji_rate_answer
          type -q $command
          and set __emoji_rate_answer ($command __complete $words[2..] (commandline -ct) 2>/dev/null)
          # fish completes files where nothing else is offered.
          test "$__emoji_rate_answer" != :files
      end
      complete -c emoji-rate -n __emoji_rate_answers -f -a '$__emoji_rate_answer'

      """#
    }
  }
}
