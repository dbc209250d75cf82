/// Completion in bash, 3.2 and later.
enum BashCompletion {
  static var script: String {
    let subcommands = Subcommand.all.map(\.name).joined(separator: " ")
    var script = """
      # bash completion for emoji-rate
      _emoji_rate_files() {
        # Told what they are, bash quotes the names and marks folders; 3.2 cannot be told.
        compopt -o filenames 2>/dev/null
        local file
        while IFS= read -r file; do COMPREPLY+=("$file"); done < <(compgen -f -- "$1")
      }
      _emoji_rate() {
        local word="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
        local subcommand="\(Subcommand.main.name)" options
        COMPREPLY=()
        # The = of --name=value is a word of its own.
        if [ "$word" = "=" ]; then
          word=""
        elif [ "$previous" = "=" ]; then
          previous="${COMP_WORDS[COMP_CWORD-2]}"
        fi
        if [ "$COMP_CWORD" -gt 1 ]; then
          case "${COMP_WORDS[1]}" in
            help) COMPREPLY=($(compgen -W "\(subcommands)" -- "$word")); return ;;
            \(Subcommand.all.map(\.name).joined(separator: "|"))) subcommand="${COMP_WORDS[1]}" ;;
          esac
        fi
        case "$subcommand $previous" in

      """
    for subcommand in Subcommand.all {
      for option in subcommand.options where option.placeholder != nil {
        let patterns = option.spellings.map { "\"\(subcommand.name) \($0)\"" }
        script += "    \(patterns.joined(separator: "|")))\n      "
        if option.takesFile {
          script += "_emoji_rate_files \"$word\"; "
        } else if !option.completionWords.isEmpty {
          let words = option.completionWords.joined(separator: " ")
          script += "COMPREPLY=($(compgen -W \"\(words)\" -- \"$word\")); "
        }
        script += "return ;;\n"
      }
    }
    script += """
        esac
        case "$subcommand" in

      """
    for subcommand in Subcommand.all {
      let words = subcommand.options.flatMap(\.spellings).joined(separator: " ")
      script += "    \(subcommand.name)) options=\"\(words)\" ;;\n"
    }
    return script + """
        esac
        if [ "$COMP_CWORD" -eq 1 ]; then options="\(subcommands) help $options"; fi
        COMPREPLY=($(compgen -W "$options" -- "$word"))
      }
      complete -F _emoji_rate emoji-rate

      """
  }
}
