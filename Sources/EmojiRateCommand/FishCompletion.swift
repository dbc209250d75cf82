enum FishCompletion {
  static var script: String {
    let names = Subcommand.firstWords
    var script = """
      # fish completion for emoji-rate
      complete -c emoji-rate -f
      complete -c emoji-rate -n __fish_is_first_arg -a help -d 'Show the help of a command'
      complete -c emoji-rate -n '__fish_seen_subcommand_from help' -a '\(names.joined(separator: " "))'

      """
    for subcommand in Subcommand.all {
      script += word(of: subcommand)
      for option in subcommand.options {
        let start = "complete -c emoji-rate -n '\(condition(subcommand))' -l "
        script += start + option.name
        if let letter = option.letter { script += " -s \(letter)" }
        if let kind = option.kind {
          script += kind.completion == .files ? " -r -F" : " -x"
          if !kind.words.isEmpty { script += " -a '\(kind.words.joined(separator: " "))'" }
        }
        script += " -d '\(escaped(option.summary))'\n"
        if let opposite = option.oppositeName {
          script += "\(start)\(opposite.dropFirst(2)) -d 'Undo \(option.longName).'\n"
        }
      }
    }
    return script
  }

  /// The line that offers the last word of a command's name.
  private static func word(of subcommand: Subcommand) -> String {
    let words = subcommand.name.words
    let others = Subcommand.secondWords(behind: words[0]).joined(separator: " ")
    let second =
      "'__fish_seen_subcommand_from \(words[0]); and not __fish_seen_subcommand_from \(others)'"
    let place = words.count == 1 ? "__fish_is_first_arg" : second
    let isList = subcommand.action == .list
    return "complete -c emoji-rate -n \(place) "
      + "-a \(words.last!) -d '\(escaped(subcommand.summary))'\n"
      + (isList ? "complete -c emoji-rate -n \(second) -a '\(others)'\n" : "")
  }

  /// When a subcommand's options apply: the main one's also where none is named.
  private static func condition(_ subcommand: Subcommand) -> String {
    let words = subcommand.name.words
    // What another command is named by, this one is not.
    let others = (Subcommand.firstWords + ["help"])
      .filter { !words.contains($0) && $0 != Subcommand.main.name }
    let none = "not __fish_seen_subcommand_from \(others.joined(separator: " "))"
    if subcommand.isMain { return none }
    return (words.map { "__fish_seen_subcommand_from \($0)" } + [none])
      .joined(separator: "; and ")
  }

  private static func escaped(_ text: String) -> String {
    text.escaped(["'": "\\'", "\\": "\\\\"])
  }
}
