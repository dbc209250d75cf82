/// The rules between options: which conflict, which have no effect with another, and which require another.
struct OptionRules {
  let arguments: Arguments
  /// The options of the style file that the command line does not override.
  let styled: [Style.Member]
  let settings: Settings

  /// Refuses options that conflict, have no effect, or lack another option.
  func check() throws(CommandError) {
    let inForce = arguments.given.filter { $0.isInForce }.map(\.option)
    for option in inForce {
      if let other = inForce.first(where: { option.conflicts.contains($0.name) }) {
        throw .conflict(option.longName, other.longName)
      }
      if let obstacle = option.ineffectiveWith(settings) { throw noEffect(of: option, obstacle) }
    }
    for option in inForce {
      if let requirement = option.requirement, !isGiven(requirement) {
        throw .missingRequirement(
          of: option.longName, self.requirement(requirement, of: option))
      }
    }
  }

  private func isGiven(_ name: String) -> Bool {
    arguments.isGiven(name) || styled.contains { $0.option.name == name }
  }

  /// The error for an option that has no effect with another, whether the other is given or a default.
  private func noEffect(of option: CommandOption, _ obstacle: Obstacle) -> CommandError {
    if let member = styled.first(where: { $0.option.name == obstacle.option }) {
      return .noEffect(
        of: option.longName,
        with: "\(obstacle.option) \(obstacle.argument) in \(member.keyPlace.description)")
    }
    let requirement = requirement(obstacle.option, of: option)
    return isGiven(obstacle.option) || !requirement.contains(" ")
      ? .noEffect(of: option.longName, with: obstacle.description)
      : .missingRequirement(of: option.longName, requirement)
  }

  /// The option that another one requires, with its word if only one word works.
  private func requirement(_ name: String, of option: CommandOption) -> String {
    let requirement = arguments.subcommand.table.option(named: name)
    let words = (requirement?.kind?.words ?? []).filter { word in
      var settings = settings
      try? requirement?.assign(word, as: name, to: &settings)
      return option.ineffectiveWith(settings) == nil
    }
    return words.count == 1 ? "--\(name) \(words[0])" : "--\(name)"
  }
}

/// An option with the argument that leaves another option without effect.
struct Obstacle: CustomStringConvertible {
  let option: String
  let argument: String

  init(_ option: String, _ argument: String) {
    self.option = option
    self.argument = argument
  }

  /// The option as typed.
  var description: String { "--\(option) \(argument)" }
}
