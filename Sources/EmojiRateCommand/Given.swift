/// An option of the command line, or a key of a style file, with its argument.
struct Given {
  let option: CommandOption
  /// The argument; for a flag, `true` or `false`.
  let argument: ArgumentText
  /// The place of its key in a style file; nil on the command line.
  let place: StylePlace?

  init(_ option: CommandOption, _ argument: ArgumentText, place: StylePlace? = nil) {
    self.option = option
    self.argument = argument
    self.place = place
  }

  var name: String { place == nil ? option.longName : option.name }

  /// Whether the option sets something; false if it only undoes another, as `--no-force` does.
  var isInForce: Bool {
    let undoing: String? = option.takesValue ? option.undoingWord : "false"
    return argument.text != undoing
  }

  /// Whether a later option replaces this one.
  ///
  /// An option of the command line also replaces the keys of a style file that it conflicts with.
  func isReplaced(by later: Given) -> Bool {
    if place != nil, later.place == nil {
      return later.option.name == option.name
        || later.isInForce && later.option.conflicts(with: option)
    }
    return later.option.name == option.name && !option.isRepeatable
  }

  /// Reads the argument; throws if it is invalid.
  func read(_ settings: Settings) throws(CommandError) -> CommandOption.Assignment {
    do throws(CommandError) {
      switch option.argument {
      case .value(_, let read): return try read(argument, settings)
      case .flag(let assign):
        guard ["true", "false"].contains(argument.text) else {
          throw argument.notAllowed("true or false")
        }
        let isSet = argument.text == "true"
        return { assign(&$0, isSet) }
      case .help, .text: return { _ in }
      }
    } catch {
      throw argument.place.map(error.at) ?? error
    }
  }
}

extension [Given] {
  /// The last option with this name; nil if it is not given.
  func last(_ name: String) -> Given? { last { $0.option.name == name } }

  /// Refuses two options that both read the standard input.
  func checkStandardInput() throws(CommandError) {
    let names = ["style", "values", "symbol-path", "drawing"]
    let options = names.flatMap { name in
      filter { one in
        let items = one.argument.list ?? one.argument.text.split(separator: ",").map(String.init)
        return one.option.name == name
          && items.contains { $0 == "-" || name == "drawing" && $0.hasSuffix("=-") }
      }.map { _ in "--\(name) -" }
    }
    guard options.count > 1 else { return }
    throw .usage(
      "\(options[0]) and \(options[1]) both read the standard input; give a file to one of them")
  }
}

extension Settings {
  /// Assigns options in their order.
  ///
  /// The argument of an option that a later one replaces is checked too, but not assigned.
  ///
  /// - Returns: The options that no later option replaces.
  mutating func assign(_ given: [Given]) throws(CommandError) -> [Given] {
    var effective: [Given] = []
    for (index, one) in given.enumerated() {
      let assign = try one.read(self)
      if given[(index + 1)...].contains(where: one.isReplaced) { continue }
      assign(&self)
      effective.append(one)
      if one.option.name == "title" { style.titlePlace = one.argument.place }
    }
    return effective
  }
}
