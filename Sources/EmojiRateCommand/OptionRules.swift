/// The rules between options: conflicts, options without effect, and missing requirements.
struct OptionRules {
  /// The keys of the style file that are in effect, and the options of the command line.
  let given: [Given]
  let table: OptionTable
  let settings: Settings
  let hasOperands: Bool

  /// Refuses options that conflict, have no effect, or lack another option.
  func check() throws(CommandError) {
    let inForce = given.filter { $0.isInForce }
    // Stars and hearts have other options for their colours.
    if table.picture == .row, settings.picture.symbol != .face,
      inForce.contains(where: { $0.option.name == "color" && $0.place == nil })
    {
      throw .usage("--color is for faces; stars and hearts take --fill-color and --stroke-color")
    }
    if settings.picture.symbol != .face, let stroke = given("stroke-width"),
      inForce.contains(where: { $0.option.name == "line-width" && $0.place == nil })
    {
      throw .noEffect(of: "--line-width", with: stroke.option.longName)
    }
    // A style file can have this key, because it is for summaries of stars and of faces.
    if settings.picture.historyPoints == .faces, settings.picture.symbol != .face,
      inForce.contains(where: { $0.option.name == "points" && $0.place == nil })
    {
      throw .missingRequirement(of: "--points faces", "--symbol face")
    }
    for one in inForce {
      if let other = inForce.first(where: { one.option.conflicts.contains($0.option.name) }) {
        let line = other.place.map { " of line \($0.place.line)" } ?? ""
        let error = CommandError.conflict(one.name, other.name + line)
        throw one.place.map(error.at) ?? error
      }
      // One style file serves all kinds of pictures, so a key may have no effect on this kind.
      guard one.place == nil else { continue }
      if let requirement = one.option.requirement, given(requirement) == nil {
        throw .missingRequirement(of: one.name, self.requirement(requirement, for: one.option))
      }
      let rule = one.option.ineffectiveWith.words
      if let other = rule.first, let word = settings.word(of: other),
        rule.dropFirst().contains(word)
      {
        throw noEffect(of: one.option, with: other, word)
      }
    }
    try checkCount()
  }

  /// Refuses the number of stars that is probably meant as the number of ratings.
  private func checkCount() throws(CommandError) {
    guard !hasOperands, given("mean") != nil, given("number") == nil, let count = given("count"),
      count.place == nil
    else { return }
    throw .usage(
      "--count is the number of stars in the picture; did you mean --number "
        + "\(count.argument.text.excerpt())?")
  }

  private func given(_ name: String) -> Given? { given.first { $0.option.name == name } }

  /// The error for an option that has no effect with a word of another option, given or default.
  private func noEffect(
    of option: CommandOption, with name: String, _ word: String
  ) -> CommandError {
    if let place = given(name)?.place {
      return .noEffect(of: option.longName, with: "\(name) \(word) in \(place.description)")
    }
    let isGiven = given(name) != nil
    if !isGiven, effectiveWords(of: name, for: option).count == 1 {
      return .missingRequirement(of: option.longName, requirement(name, for: option))
    }
    let other =
      switch (name, settings.output) {
      case ("values", _): "--values as a list"
      case ("output", let output): "--output \(output ?? "-")"
      // The name of the output has chosen the format.
      case ("format", let output?) where !isGiven: "--output \(output)"
      default: "--\(name) \(word)"
      }
    return .noEffect(of: option.longName, with: other)
  }

  /// Another option as typed.
  ///
  /// If `option` needs one certain word of it, the word follows.
  private func requirement(_ name: String, for option: CommandOption) -> String {
    let words = effectiveWords(of: name, for: option)
    return "--" + name + (words.count == 1 ? " \(words[0])" : "")
  }

  /// The words of another option with which `option` has an effect.
  private func effectiveWords(of name: String, for option: CommandOption) -> [String] {
    let words = table.option(named: name)?.kind?.words ?? []
    return words.filter { !option.ineffectiveWith.words.dropFirst().contains($0) }
  }
}

extension Settings {
  /// The word of an option, given or by default, for ``CommandOption/ineffectiveWith``.
  fileprivate func word(of option: String) -> String? {
    switch option {
    case "values": input.isList ? "list" : nil
    case "layout" where picture.ratingsLayout == nil: showsHistory ? "trend" : "full"
    case "period": input.dates.hasLabels ? "label" : nil
    case "output": outputFolder == nil ? "file" : nil
    case "format" where export.isStream: "stream"
    // Unlike the standard output, an SVG file can have a PNG file next to it.
    case "format": outputFormat == .svg && output != nil ? "svg file" : outputFormat.rawValue
    default: (try? picture.text(of: option)) ?? nil
    }
  }
}
