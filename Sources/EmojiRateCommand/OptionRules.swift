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
      let color = inForce.first(where: { $0.option.name == "color" && $0.member == nil })
    {
      throw color.error(
        .usage("--color is for faces; stars and hearts take --fill-color and --stroke-color"))
    }
    for one in inForce {
      if let other = inForce.first(where: { one.option.conflicts.contains($0.option.name) }) {
        throw one.error(.conflict(one.name, other.name + (other.member?.ofLine ?? "")))
      }
      // A key is valid if it has an effect on some picture.
      let obstacles = one.variants.compactMap { $0.ineffectiveWith(settings) }
      if obstacles.count == one.variants.count {
        throw one.error(noEffect(of: one, obstacles[0]))
      }
    }
    for one in inForce {
      if let requirement = one.variants.requirement,
        !given.contains(where: { $0.option.name == requirement })
      {
        let typed = self.requirement(requirement, of: one.option).description
        throw one.error(.missingRequirement(of: one.name, one.member == nil ? typed : requirement))
      }
    }
  }

  /// The error for an option that has no effect with another, whether the other is given or a default.
  private func noEffect(of one: GivenOption, _ obstacle: Obstacle) -> CommandError {
    let other = given.first { $0.option.name == obstacle.option }
    if let member = other?.member {
      return .noEffect(
        of: one.name,
        with: "\(obstacle.option) \(obstacle.argument)"
          + (one.member == nil ? " in \(member.keyPlace.description)" : member.ofLine))
    }
    let requirement = requirement(obstacle.option, of: one.option)
    return other != nil || requirement.argument.isEmpty
      ? .noEffect(of: one.name, with: obstacle.description)
      : .missingRequirement(of: one.name, requirement.description)
  }

  /// The option that another one requires, with its word if only one word works.
  private func requirement(_ name: String, of option: CommandOption) -> Obstacle {
    let requirement = table.option(named: name)
    let words = (requirement?.kind?.words ?? []).filter { word in
      var settings = settings
      try? requirement?.assign(word, as: name, to: &settings)
      return option.ineffectiveWith(settings) == nil
    }
    return Obstacle(name, words.count == 1 ? words[0] : "")
  }
}

extension GivenOption {
  fileprivate var name: String { member == nil ? option.longName : option.name }

  /// The option; for a key, the options of this name of every kind of picture.
  fileprivate var variants: [CommandOption] { member?.variants ?? [option] }

  /// An error, with its place in a style file.
  fileprivate func error(_ error: CommandError) -> CommandError {
    member.map { error.at($0.keyPlace) } ?? error
  }
}

/// An option with the argument that leaves another option without effect, or that another one requires.
struct Obstacle: CustomStringConvertible {
  let option: String
  let argument: String

  init(_ option: String, _ argument: String) {
    self.option = option
    self.argument = argument
  }

  /// The option as typed.
  var description: String { "--\(option)" + (argument.isEmpty ? "" : " ") + argument }
}
