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
        elif (( CURRENT == 2 )) && [[ ${words[2]} != -* ]]; then
          compadd -- $subcommands
          return
        fi
        case $subcommand in
          help) compadd -- \(Subcommand.all.map(\.name).joined(separator: " ")) ;;

      """
    for subcommand in Subcommand.all {
      let specifications = subcommand.options.flatMap(specifications)
      script += "    \(subcommand.name))\n      _arguments \\\n        "
      script += specifications.joined(separator: " \\\n        ") + "\n      ;;\n"
    }
    return script + """
        esac
      }
      if [[ ${funcstack[1]} = _emoji-rate ]]; then _emoji-rate "$@"; else compdef _emoji-rate emoji-rate; fi

      """
  }

  private static var names: String {
    (Subcommand.all.map(\.name) + ["help"]).joined(separator: " ")
  }

  private static func specifications(_ option: Option) -> [String] {
    let summary = escaped(option.summary)
    let argument = option.placeholder.map { placeholder in
      option.takesFile
        ? ":file:_files"
        : ":\(option.completionWords.isEmpty ? placeholder : "word"):"
          + (option.completionWords.isEmpty
            ? "" : "(\(option.completionWords.joined(separator: " ")))")
    }
    return option.spellings.map { spelling in
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
