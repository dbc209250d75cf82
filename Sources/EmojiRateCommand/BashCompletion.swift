/// Completion in bash, 3.2 and later.
enum BashCompletion {
  static var script: String {
    let subcommands = Subcommand.firstWords.joined(separator: " ")
    return """
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
      \(Subcommand.all.flatMap(names).joined(separator: "\n"))
          esac
        fi
        case "$subcommand $previous" in
      \(Subcommand.all.flatMap(arguments).joined(separator: "\n"))
        esac
        case "$subcommand" in
      \(Subcommand.all.map(options).joined(separator: "\n"))
        esac
        if [ "$COMP_CWORD" -eq 1 ]; then options="\(subcommands) help $options"; fi
      \(Subcommand.firstWords.compactMap(secondWords).joined(separator: "\n"))
        COMPREPLY=($(compgen -W "$options" -- "$word"))
      }
      complete -F _emoji_rate emoji-rate

      """
  }

  /// What finds a subcommand by two words.
  private static func names(_ subcommand: Subcommand) -> [String] {
    subcommand.spellings.filter { $0.contains(" ") }
      .map { "      \"\($0)\") subcommand=\"\(subcommand.name)\" ;;" }
  }

  private static func arguments(_ subcommand: Subcommand) -> [String] {
    subcommand.options.compactMap { option in
      guard let kind = option.kind else { return nil }
      let words = kind.words.joined(separator: " ")
      let offer =
        switch kind.completion {
        case .files: "_emoji_rate_files \"$word\"; "
        case .list: "_emoji_rate_list \"\(words)\" \"$word\"; "
        case .words: words.isEmpty ? "" : "COMPREPLY=($(compgen -W \"\(words)\" -- \"$word\")); "
        }
      let patterns = option.spellings.map { "\"\(subcommand.name) \($0)\"" }
      return "    \(patterns.joined(separator: "|")))\n      \(offer)return ;;"
    }
  }

  private static func options(_ subcommand: Subcommand) -> String {
    let spellings = subcommand.options.flatMap(\.spellings).joined(separator: " ")
    return "    \"\(subcommand.name)\") options=\"\(spellings)\" ;;"
  }

  private static func secondWords(behind first: String) -> String? {
    let words = Subcommand.secondWords(behind: first).joined(separator: " ")
    return words.isEmpty
      ? nil
      : "  if [ \"$COMP_CWORD ${COMP_WORDS[1]}\" = \"2 \(first)\" ]; then "
        + "options=\"\(words) $options\"; fi"
  }
}
