/// Completion in zsh.
enum ZshCompletion {
  static var script: String {
    var script = """
      #compdef emoji-rate
      # zsh completion for emoji-rate
      _emoji-rate() {
        local -a subcommands=(\(names))
        local subcommand=\(Subcommand.main.name)
        if (( CURRENT > 2 )) && (( ${+subcommands[(r)${words[2]}]} )); then
          subcommand=${words[2]}
          shift words
          (( CURRENT-- ))
      \(secondWords)
        elif (( CURRENT == 2 )) && [[ ${words[2]} != -* ]]; then
          compadd -- $subcommands
          return
        fi
        case $subcommand in
          help) compadd -- \(Subcommand.firstWords.joined(separator: " ")) ;;

      """
    for subcommand in Subcommand.all {
      let specifications = subcommand.options.flatMap(specifications)
      script += "    \"\(subcommand.name)\")\n      _arguments \\\n        "
      script += specifications.joined(separator: " \\\n        ") + "\n      ;;\n"
    }
    return script + """
        esac
      }
      if [[ ${funcstack[1]} = _emoji-rate ]]; then _emoji-rate "$@"; else compdef _emoji-rate emoji-rate; fi

      """
  }

  /// What reads or offers the second word of a command that can have one.
  private static var secondWords: String {
    var lines: [String] = []
    for first in Subcommand.firstWords {
      let words = Subcommand.secondWords(behind: first)
      guard !words.isEmpty else { continue }
      lines += [
        "    if [[ $subcommand == \(first) ]]; then",
        "      if (( CURRENT == 2 )) && [[ ${words[2]} != -* ]]; then",
        "        compadd -- \(words.joined(separator: " "))",
        "        return",
        "      fi",
        "      case ${words[2]} in",
      ]
      for word in words {
        let name = Subcommand.all.first { $0.spellings.contains("\(first) \(word)") }?.name ?? first
        lines.append(
          "        \(word)) subcommand=\"\(name)\"; shift words; (( CURRENT-- )) ;;")
      }
      lines += ["      esac", "    fi"]
    }
    return lines.joined(separator: "\n")
  }

  private static var names: String {
    (Subcommand.firstWords + ["help"]).joined(separator: " ")
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
    text.reduce(into: "") { result, character in
      switch character {
      case "'": result += "'\\''"
      case "[", "]", ":", "\\": result += "\\\(character)"
      default: result.append(character)
      }
    }
  }
}
