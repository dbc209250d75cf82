/// Completion in bash, 3.2 and later.
enum BashCompletion {
  static var script: String {
    let names = (Subcommand.all.map(\.name) + ["help"]).joined(separator: " ")
    var script = """
      # bash completion for emoji-rate
      _emoji_rate() {
        local word="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
        local subcommand="\(Subcommand.main.name)" options
        COMPREPLY=()
        case "${COMP_WORDS[1]}" in
          \(Subcommand.all.map(\.name).joined(separator: "|"))) subcommand="${COMP_WORDS[1]}" ;;
        esac
        case "$subcommand $previous" in

      """
    for subcommand in Subcommand.all {
      for option in subcommand.options where option.placeholder != nil {
        let patterns = option.spellings.map { "\"\(subcommand.name) \($0)\"" }
        script += "    \(patterns.joined(separator: "|")))\n      "
        if option.takesFile {
          script += "COMPREPLY=($(compgen -f -- \"$word\")); "
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
        if [ "$COMP_CWORD" -eq 1 ]; then options="\(names) $options"; fi
        COMPREPLY=($(compgen -W "$options" -- "$word"))
      }
      complete -F _emoji_rate emoji-rate

      """
  }
}
