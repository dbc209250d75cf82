/// The content of a style file.
///
/// A file is read in three steps. ``StyleReader`` checks each key alone. ``init(_:file:_:)`` checks the keys
/// together. ``apply(to:besides:)`` adds them to the command line. The picture therefore does not decide
/// whether a file is valid, except for `line-width`. The command line matters only for options that require
/// another.
struct Style {
  struct Member {
    let option: CommandOption
    /// The argument as on the command line; for a flag, true or false.
    let argument: String
    let keyPlace: StylePlace
    /// The place of the value.
    let place: StylePlace
  }

  private let members: [Member]
  private let keys: StyleKeys

  /// Reads and checks a file.
  init(_ bytes: [UInt8], file: String, _ keys: StyleKeys) throws(CommandError) {
    self.keys = keys
    members = try StyleReader.read(bytes, file: file, keys)
    try checkCombination()
  }

  /// Refuses keys that cannot be used together, by the rules of the options.
  private func checkCombination() throws(CommandError) {
    var settings = Settings()
    for member in members { try member.assign(to: &settings) }
    let inForce = members.filter(\.isInForce)
    for (index, member) in inForce.enumerated() {
      if let other = inForce[..<index].first(where: { $0.option.conflicts(with: member.option) }) {
        throw .conflict(member.option.name, other.option.name + other.ofLine).at(member.keyPlace)
      }
    }
    for member in inForce {
      // A key is valid if it has an effect on some picture.
      let obstacles = keys.options(named: member.option.name).compactMap {
        $0.ineffectiveWith(settings)
      }
      guard obstacles.count == keys.options(named: member.option.name).count,
        let other = members.first(where: { $0.option.name == obstacles[0].option })
      else { continue }
      throw .noEffect(
        of: member.option.name, with: "\(other.option.name) \(other.argument)\(other.ofLine)"
      ).at(member.keyPlace)
    }
  }

  // MARK: Together with the command line

  /// Assigns the options of the file that the command line does not override.
  ///
  /// An option of the command line overrides the same key, conflicting keys, keys without effect, keys
  /// that lose their requirement, and keys that its theme replaces.
  ///
  /// - Parameter given: The options of the command line, which `settings` already have.
  /// - Returns: The assigned options.
  func apply(
    to settings: inout Settings, besides given: [GivenOption]
  ) throws(CommandError) -> [Member] {
    let names = given.map(\.option.name)
    let inForce = given.filter(\.isInForce).map(\.option)
    var rest = members.filter { member in
      !names.contains(member.option.name)
        && !inForce.contains { $0.conflicts(with: member.option) }
        && !given.contains { $0.option.oppositeOption == member.option.name }
        && member.option.ineffectiveWith(settings) == nil
        && !(member.option.isThemed && names.contains("theme"))
    }
    for member in rest {
      guard let requirement = keys.requirement(of: member.option.name),
        !names.contains(requirement),
        !rest.contains(where: { $0.option.name == requirement })
      else { continue }
      guard members.contains(where: { $0.option.name == requirement }) else {
        throw .missingRequirement(of: member.option.name, requirement).at(member.keyPlace)
      }
      rest.removeAll { $0.option.name == member.option.name }
    }
    for member in rest { try member.assign(to: &settings) }
    return rest
  }
}

extension Style.Member {
  /// Whether the option is in force; an option that only undoes something is not.
  var isInForce: Bool {
    guard let kind = option.kind else { return argument == "true" }
    return argument != kind.undoingWord
  }

  func assign(to settings: inout Settings) throws(CommandError) {
    if case .flag(let assign) = option.argument {
      assign(&settings, argument == "true")
      return
    }
    let clampingCount = settings.clampings.count
    settings.folder = place.folder
    defer { settings.folder = "" }
    do throws(CommandError) {
      try option.assign(argument, as: option.name, to: &settings)
    } catch {
      throw error.at(place)
    }
    for index in settings.clampings.indices.dropFirst(clampingCount) {
      settings.clampings[index].place = place.prefix
    }
  }

  /// The place in the file, worded to follow a name.
  fileprivate var ofLine: String { " of line \(keyPlace.place.line)" }
}
