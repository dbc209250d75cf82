enum ZshCompletion {
  static var script: String {
    let subcommands = Subcommand.firstWords.joined(separator: " ")
    return """
      #compdef emoji-rate
      # zsh completion for emoji-rate
      _emoji-rate() {
        local -a subcommands=(\(subcommands) help)
        local subcommand=\(Subcommand.main.name)
        if (( CURRENT > 2 )) && (( ${+subcommands[(r)${words[2]}]} )); then
          subcommand=${words[2]}
          shift words
          (( CURRENT-- ))
      \(Subcommand.firstWords.compactMap(secondWords).joined(separator: "\n"))
        elif (( CURRENT == 2 )) && [[ ${words[2]} != -* ]]; then
          compadd -- $subcommands
          return
        fi
        case $subcommand in
          help) compadd -- \(subcommands) ;;
      \(Subcommand.all.map(options).joined(separator: "\n"))
        esac
      }
      if [[ ${funcstack[1]} = _emoji-rate ]]; then _emoji-rate "$@"; else compdef _emoji-rate emoji-rate; fi

      """
  }

  /// What reads or offers the second word of a command that can have one.
  private static func secondWords(behind first: String) -> String? {
    let words = Subcommand.secondWords(behind: first)
    guard !words.isEmpty else { return nil }
    let cases = words.map { word in
      let name = Subcommand.all.first { $0.spellings.contains("\(first) \(word)") }?.name ?? first
      return "        \(word)) subcommand=\"\(name)\"; shift words; (( CURRENT-- )) ;;"
    }
    return """
          if [[ $subcommand == \(first) ]]; then
            if (( CURRENT == 2 )) && [[ ${words[2]} != -* ]]; then
              compadd -- \(words.joined(separator: " "))
              return
            fi
            case ${words[2]} in
      \(cases.joined(separator: "\n"))
            esac
          fi
      """
  }

  private static func options(_ subcommand: Subcommand) -> String {
    let specifications = subcommand.options.flatMap(specifications)
    return "    \"\(subcommand.name)\")\n      _arguments \\\n        "
      + specifications.joined(separator: " \\\n        ") + "\n      ;;"
  }

  private static func specifications(_ option: CommandOption) -> [String] {
    let argument = option.kind.map { kind in
      let words = kind.words.joined(separator: " ")
      return switch kind.completion {
      case .files: ":file:_files"
      case .list: ":words:_values -s , word \(words)"
      case .words: words.isEmpty ? ":\(kind.placeholder):" : ":word:(\(words))"
      }
    }
    return option.spellings.map { spelling in
      let summary =
        spelling == option.oppositeName ? "Undo \(option.longName)." : escaped(option.summary)
      let takes = argument == nil ? "" : spelling.hasPrefix("--") ? "=" : "+"
      return "'\(spelling)\(takes)[\(summary)]\(argument ?? "")'"
    }
  }

  /// The text inside of quotes and brackets.
  private static func escaped(_ text: String) -> String {
    text.escaped(["'": "'\\''", "[": "\\[", "]": "\\]", ":": "\\:", "\\": "\\\\"])
  }
}
