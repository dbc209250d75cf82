import EmojiRate
import EmojiRateDrawings

/// The content of a style file.
///
/// ``StyleReader`` checks each key alone. ``apply(to:besides:)`` adds them to the command line, as if they were
/// typed first. ``OptionRules`` checks all together. The picture does not decide whether a file is valid,
/// except for `line-width`.
struct Style {
  struct Member {
    /// The options of this name of every kind of picture that has one, the drawn kind first.
    let variants: [CommandOption]
    /// The argument as on the command line; for a flag, true or false.
    let argument: String
    let keyPlace: StylePlace
    /// The place of the value.
    let place: StylePlace

    var option: CommandOption { variants[0] }
  }

  private let members: [Member]

  init(_ bytes: [UInt8], file: String, _ keys: StyleKeys) throws(CommandError) {
    members = try StyleReader.read(bytes, file: file, keys)
  }

  /// Assigns the options of the file that the command line does not override.
  ///
  /// An option of the command line overrides the same key, conflicting keys, keys without effect, and keys
  /// that lose their requirement. The others are as if they were typed first.
  ///
  /// - Parameter given: The options of the command line, which `settings` already have.
  /// - Returns: The assigned options.
  func apply(
    to settings: inout Settings, besides given: [GivenOption]
  ) throws(CommandError) -> [GivenOption] {
    let names = given.map(\.option.name)
    let inForce = given.filter(\.isInForce).map(\.option)
    var rest = members.filter { member in
      !names.contains(member.option.name) && !inForce.contains { $0.conflicts(with: member.option) }
        && !given.contains { $0.option.oppositeOption == member.option.name }
        && member.option.ineffectiveWith(settings) == nil
    }
    let kept = names + rest.map(\.option.name)
    rest.removeAll { member in
      member.variants.requirement.map { requirement in
        !kept.contains(requirement) && members.contains { $0.option.name == requirement }
      } ?? false
    }
    return try rest.map { member throws(CommandError) in
      try member.assign(to: &settings)
      return GivenOption(member.option, isInForce: member.isInForce, member: member)
    }
  }
}

extension Settings {
  /// Adds the style file and the drawing, if they are given, and checks all options together.
  ///
  /// - Parameter given: The options of the command line, which the settings already have.
  /// - Returns: The assigned options of the style file.
  @discardableResult
  mutating func addStyle(
    of picture: PictureKind, _ table: OptionTable, to given: [GivenOption] = []
  ) throws(CommandError) -> [GivenOption] {
    let style = try style(of: picture)
    let styled = try style?.apply(to: &self, besides: given) ?? []
    try OptionRules(given: styled + given, table: table, settings: self).check()
    try readDrawing()
    return styled
  }

  /// Reads the style file; nil without one.
  private func style(of picture: PictureKind) throws(CommandError) -> Style? {
    guard let path = styleFile else { return nil }
    let isRating = value == .standardInput
    if path == "-", isRating || input.values.contains(.standardInput) {
      let other = isRating ? "the rating -" : "--values -"
      throw .usage(
        "--style - and \(other) both read the standard input; give "
          + (isRating ? "a file to --style" : "a file to one of them"))
    }
    return try Style(
      try InputFile.read(path, of: "a style file"), file: InputFile.name(path), StyleKeys(picture))
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
    if option.name == "title" { settings.titlePlace = place }
    for index in settings.clampings.indices.dropFirst(clampingCount) {
      settings.clampings[index].place = place.prefix
    }
  }

  /// The place in the file, worded to follow a name.
  var ofLine: String { " of line \(keyPlace.place.line)" }
}
