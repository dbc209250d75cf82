/// Completion in bash, 3.2 and later.
enum BashCompletion {
  /// What offers the second words of commands.
  private static var secondWords: String {
    Subcommand.firstWords.compactMap { first in
      let words = Subcommand.secondWords(behind: first)
      guard !words.isEmpty else { return nil }
      return "if [ \"$COMP_CWORD ${COMP_WORDS[1]}\" = \"2 \(first)\" ]; then "
        + "options=\"\(words.joined(separator: " ")) $options\"; fi"
    }.joined(separator: "\n  ")
  }

  static var script: String {
    let subcommands = Subcommand.firstWords.joined(separator: " ")
    var script = """
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
            \(Subcommand.firstWords.joined(separator: "|"))) subcommand="${COMP_WORDS[1]}" ;;
          esac
        fi
        if [ "$COMP_CWORD" -gt 2 ]; then
          case "${COMP_WORDS[1]} ${COMP_WORDS[2]}" in

      """
    for subcommand in Subcommand.all {
      let patterns = subcommand.spellings.filter { $0.contains(" ") }.map { "\"\($0)\"" }
      if !patterns.isEmpty {
        script +=
          "      \(patterns.joined(separator: "|"))) subcommand=\"\(subcommand.name)\" ;;\n"
      }
    }
    script += """
          esac
        fi
        case "$subcommand $previous" in

      """
    for subcommand in Subcommand.all {
      for option in subcommand.options {
        guard let kind = option.kind else { continue }
        let words = kind.words.joined(separator: " ")
        let patterns = option.spellings.map { "\"\(subcommand.name) \($0)\"" }
        script += "    \(patterns.joined(separator: "|")))\n      "
        switch kind.completion {
        case .files: script += "_emoji_rate_files \"$word\"; "
        case .list: script += "_emoji_rate_list \"\(words)\" \"$word\"; "
        case .words where words.isEmpty: break
        case .words: script += "COMPREPLY=($(compgen -W \"\(words)\" -- \"$word\")); "
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
      script += "    \"\(subcommand.name)\") options=\"\(words)\" ;;\n"
    }
    return script + """
        esac
        if [ "$COMP_CWORD" -eq 1 ]; then options="\(subcommands) help $options"; fi
        \(secondWords)
        COMPREPLY=($(compgen -W "$options" -- "$word"))
      }
      complete -F _emoji_rate emoji-rate

      """
  }
}
