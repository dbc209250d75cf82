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
    for one in inForce {
      if let other = inForce.first(where: { one.option.conflicts.contains($0.option.name) }) {
        let line = other.place.map { " of line \($0.place.line)" } ?? ""
        let error = CommandError.conflict(one.name, other.name + line)
        throw one.place.map(error.at) ?? error
      }
      // A style file is for all kinds of pictures, so a key needs no effect on this one.
      guard one.place == nil else { continue }
      if let obstacle = one.option.ineffectiveWith(settings) {
        throw noEffect(of: one.option, obstacle)
      }
      if let requirement = one.option.requirement,
        !given.contains(where: { $0.option.name == requirement })
      {
        throw .missingRequirement(
          of: one.name, self.requirement(requirement, without: one.option.ineffectiveWords))
      }
    }
  }

  /// The error for an option that has no effect with another, whether the other is given or a default.
  private func noEffect(of option: CommandOption, _ obstacle: Obstacle) -> CommandError {
    let other = given.first { $0.option.name == obstacle.option }
    if let place = other?.place {
      return .noEffect(
        of: option.longName,
        with: "\(obstacle.option) \(obstacle.argument) in \(place.description)")
    }
    guard other == nil, effectiveWords(of: obstacle.option, without: obstacle.words).count == 1
    else { return .noEffect(of: option.longName, with: obstacle.description) }
    return .missingRequirement(
      of: option.longName, requirement(obstacle.option, without: obstacle.words))
  }

  /// An option as typed, with its word if all others are `ineffective`.
  private func requirement(_ name: String, without ineffective: [String]) -> String {
    let words = effectiveWords(of: name, without: ineffective)
    return "--" + name + (words.count == 1 ? " \(words[0])" : "")
  }

  private func effectiveWords(of name: String, without ineffective: [String]) -> [String] {
    (table.option(named: name)?.kind?.words ?? []).filter { !ineffective.contains($0) }
  }
}

/// An option with the argument that leaves another option without effect.
struct Obstacle: CustomStringConvertible {
  let option: String
  let argument: String
  /// All arguments that leave the other option without effect.
  var words: [String] = []

  init(_ option: String, _ argument: String, among words: [String] = []) {
    (self.option, self.argument, self.words) = (option, argument, words)
  }

  /// The option as typed.
  var description: String { "--\(option)" + (argument.isEmpty ? "" : " ") + argument }
}
