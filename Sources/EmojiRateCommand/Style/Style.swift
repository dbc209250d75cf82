/// What a style file says.
///
/// A file is read in three steps: ``StyleReader`` checks each key by itself, ``init(_:file:_:)`` the keys
/// together, and ``apply(to:besides:)`` puts them behind what the command line says. So whether a file is
/// right depends neither on the picture nor, but for options that need a companion, on the rest of the
/// command line. `line-width` alone is held against the limits of the picture that is drawn.
struct Style {
  /// A key with its value.
  struct Entry {
    let option: Option
    /// Whether the picture that is drawn has the option.
    let isOwn: Bool
    let argument: Argument
    let keyPlace: StylePlace
    /// Where the value stands.
    let place: StylePlace
  }

  /// What follows an option, if anything does.
  enum Argument {
    case flag
    case text(String)
  }

  private let entries: [Entry]

  /// Reads a file.
  ///
  /// - Parameter file: What it is called.
  init(_ bytes: [UInt8], file: String, _ keys: StyleKeys) throws(StyleError) {
    entries = try StyleReader.read(bytes, file: file, keys)
    try checkCombination(keys)
  }

  /// Refuses keys that cannot be used together, by the same rules as the options.
  private func checkCombination(_ keys: StyleKeys) throws(StyleError) {
    var settings = Settings()
    for (index, entry) in entries.enumerated() {
      try entry.assign(to: &settings)
      if let other = entries[..<index].first(where: { $0.contradicts(entry) }) {
        throw entry.error(.contradiction(entry.option.name, Self.named(other)))
      }
    }
    for entry in entries {
      // What some picture still uses is not unused.
      let reasons = keys.options(named: entry.option.name).map { $0.unusedWith(settings) }
      guard let reason = reasons.first ?? nil, !reasons.contains(nil) else { continue }
      let other = self.entry(behind: reason)
      let line = other.map { " of line \($0.keyPlace.place.line)" } ?? ""
      throw entry.error(.unused(option: entry.option.name, with: reason.dropFirst(2) + line))
    }
  }

  private static func named(_ entry: Entry) -> String {
    "\(entry.option.name) of line \(entry.keyPlace.place.line)"
  }

  /// The entry that stands for an option with its argument: `--symbol face`.
  private func entry(behind option: String) -> Entry? {
    let name = option.dropFirst(2).prefix { $0 != " " }
    return entries.first { $0.option.name == name }
  }

  /// An option with its argument, and where it is given, if the file gives it.
  func located(_ option: String) -> String? {
    entry(behind: option).map {
      "\(option.dropFirst(2)) in \(StyleMessages.prefix($0.keyPlace).dropLast(2))"
    }
  }

  // MARK: Beside the command line

  /// Assigns what the command line leaves to the file: it wins over the same key and over keys that
  /// contradict it, that say nothing with it, or that lose their companion by it.
  ///
  /// - Parameter given: The options of the command line, which `settings` have already.
  /// - Returns: The names of what was assigned.
  func apply(
    to settings: inout Settings, besides given: [Option]
  ) throws(StyleError) -> [String] {
    let names = given.map(\.name)
    var rest = entries.filter { entry in
      let name = entry.option.name
      return !names.contains(name) && !entry.option.conflicts.contains(where: names.contains)
        && !given.contains { $0.conflicts.contains(name) }
        && entry.option.unusedWith(settings) == nil
    }
    for entry in rest {
      guard let companion = entry.option.companion, !names.contains(companion),
        !rest.contains(where: { $0.option.name == companion })
      else { continue }
      guard entries.contains(where: { $0.option.name == companion }) else {
        throw entry.error(.missingCompanion(option: entry.option.name, companion: companion))
      }
      rest.removeAll { $0.option.name == entry.option.name }
    }
    var unused = Settings()
    for entry in rest {
      if entry.isOwn { try entry.assign(to: &settings) } else { try entry.assign(to: &unused) }
    }
    settings.clampings += unused.clampings
    return rest.filter(\.isOwn).map(\.option.name)
  }
}

extension Style.Entry {
  /// Assigns the value, or refuses it.
  func assign(to settings: inout Settings) throws(StyleError) {
    let clampingCount = settings.clampings.count
    switch (option.argument, argument) {
    case (.none(let assign), _): assign(&settings)
    case (_, .flag): break
    case (_, .text(let text)):
      do throws(CommandError) {
        try option.assign(text, as: option.name, to: &settings)
      } catch {
        throw StyleError(place: place, problem: .option(error))
      }
    }
    for index in settings.clampings.indices.dropFirst(clampingCount) {
      settings.clampings[index].place = place
    }
  }

  fileprivate func contradicts(_ other: Style.Entry) -> Bool {
    option.conflicts.contains(other.option.name) || other.option.conflicts.contains(option.name)
  }

  fileprivate func error(_ error: CommandError) -> StyleError {
    StyleError(place: keyPlace, problem: .option(error))
  }
}
