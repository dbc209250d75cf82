/// The rules between options: which conflict, which have no effect with another, and which require another.
struct OptionRules {
  /// The keys of the style file, as if they were typed first, and the options of the command line.
  let given: [GivenOption]
  let table: OptionTable
  let settings: Settings

  /// Refuses options that conflict, have no effect, or lack another option.
  func check() throws(CommandError) {
    let inForce = given.filter { $0.isInForce }
    // Stars and hearts have colours of their own.
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
    // A style file may have one look for summaries of stars and of faces.
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
      // A style file is for all kinds of pictures, so a key needs no effect on this one.
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
  }

  private func given(_ name: String) -> GivenOption? { given.first { $0.option.name == name } }

  /// The error for an option that has no effect with another, whether the other is given or a default.
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
      // The name of the output decides.
      case ("format", let output?) where !isGiven: "--output \(output)"
      default: "--\(name) \(word)"
      }
    return .noEffect(of: option.longName, with: other)
  }

  /// Another option as typed, with its word if `option` has no effect with all others.
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
  /// The word of an option, given or by default, with which other options may have no effect.
  fileprivate func word(of option: String) -> String? {
    switch option {
    case "values": input.isList ? "list" : nil
    case "layout" where picture.ratingsLayout == nil && showsHistory: "trend"
    case "period": input.dates.hasLabels ? "label" : nil
    case "output": outputFolder == nil ? "file" : nil
    case "format" where export.format != .svg: export.format.rawValue
    // A PNG file can be beside it.
    case "format": outputFormat == .svg && output != nil ? "svg file" : outputFormat.rawValue
    default: (try? picture.text(of: option)) ?? nil
    }
  }
}
