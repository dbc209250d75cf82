/// Completion in fish.
enum FishCompletion {
  static var script: String {
    let names = Subcommand.all.map(\.name)
    var script = """
      # fish completion for emoji-rate
      complete -c emoji-rate -f
      complete -c emoji-rate -n __fish_is_first_arg -a help -d 'Show the help of a command'
      complete -c emoji-rate -n '__fish_seen_subcommand_from help' -a '\(names.joined(separator: " "))'

      """
    for subcommand in Subcommand.all {
      script += "complete -c emoji-rate -n __fish_is_first_arg "
      script += "-a \(subcommand.name) -d '\(escaped(subcommand.summary))'\n"
      for option in subcommand.options {
        script += "complete -c emoji-rate -n '\(condition(subcommand))' -l \(option.name)"
        if let letter = option.letter { script += " -s \(letter)" }
        if option.placeholder != nil { script += option.takesFile ? " -r -F" : " -x" }
        if !option.completionWords.isEmpty {
          script += " -a '\(option.completionWords.joined(separator: " "))'"
        }
        script += " -d '\(escaped(option.summary))'\n"
      }
    }
    return script
  }

  /// When a subcommand's options apply: the main one's also where none is named.
  private static func condition(_ subcommand: Subcommand) -> String {
    guard subcommand.name == Subcommand.main.name else {
      return "__fish_seen_subcommand_from \(subcommand.name)"
    }
    let others = Subcommand.all.map(\.name).filter { $0 != subcommand.name } + ["help"]
    return "not __fish_seen_subcommand_from \(others.joined(separator: " "))"
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if character == "'" || character == "\\" { result += "\\" }
      result.append(character)
    }
  }
}
