import EmojiRate

/// Reads the keys of a style file into settings, as if they were typed before the command line.
///
/// The option of a key checks it alone, and ``OptionRules`` checks all together.
struct StyleReader {
  /// The settings, which have the options of the command line already.
  private var settings: Settings
  /// The options of the file that the command line does not override.
  private var styled: [GivenOption] = []
  /// The options of the command line.
  private let given: [GivenOption]
  private let picture: PictureKind
  private var reader: JSONReader
  private let file: String
  /// All keys so far, including the schema key, and their lines.
  private var names: [String] = []
  private var lines: [Int] = []

  /// The key by which editors find the schema.
  static let schemaKey = "$schema"

  /// Adds the keys of a file to settings, and returns them as options.
  static func read(
    _ bytes: [UInt8], file: String, of picture: PictureKind, besides given: [GivenOption] = [],
    into settings: inout Settings
  ) throws(CommandError) -> [GivenOption] {
    var reader = StyleReader(
      settings: settings, given: given, picture: picture,
      reader: JSONReader(ByteInput(bytes: bytes)), file: file)
    do {
      try reader.read()
    } catch let error as JSONError {
      throw .data(error.sentence).at(StylePlace(file: file, place: error.place))
    } catch {
      // What is in the memory can be read.
      throw error as! CommandError
    }
    settings = reader.settings
    return reader.styled
  }

  private mutating func read() throws {
    let first = try reader.next()
    guard first == .beginObject else {
      throw error("the style is \(try phrase(first)); give an object such as {\"theme\": \"dusk\"}")
    }
    while try reader.next() == .key { try readMember() }
    _ = try reader.next()
  }

  private mutating func readMember() throws {
    let keyPlace = place
    let name = try reader.string()
    if let index = names.firstIndex(of: name) {
      throw error("\(name) is given twice, first in line \(lines[index]); leave one of them out")
    }
    names.append(name)
    lines.append(keyPlace.place.line)
    let option = picture.styleOption(named: name)
    guard option != nil || name == Self.schemaKey else { throw error(unknownKey(name)) }
    let token = try reader.next()
    guard let option else {
      guard token == .text else { throw try wrongType(name, token, "the address of a schema") }
      _ = try reader.string()
      return
    }
    let valuePlace = place
    let argument = try argument(of: option, token)
    if isOverridden(option) {
      var unused = Settings()
      try Self.assign(argument, to: option, in: &unused, at: valuePlace)
    } else {
      try Self.assign(argument, to: option, in: &settings, at: valuePlace)
      let undoing: String? =
        if case .value(let kind, _) = option.argument { kind.undoingWord } else { "false" }
      styled.append(GivenOption(option, isInForce: argument != undoing, place: keyPlace))
    }
  }

  /// Whether the command line has the same option, or one that conflicts with it.
  private func isOverridden(_ option: CommandOption) -> Bool {
    given.contains { one in
      one.option.name == option.name || one.option.oppositeOption == option.name
        || one.isInForce && one.option.conflicts(with: option)
    }
  }

  /// Assigns an argument as on the command line; for a flag it is true or false.
  private static func assign(
    _ argument: String, to option: CommandOption, in settings: inout Settings, at place: StylePlace
  ) throws(CommandError) {
    if case .flag(let assign) = option.argument { return assign(&settings, argument == "true") }
    let clampingCount = settings.remarks.clampings.count
    settings.style.folder = place.folder
    defer { settings.style.folder = "" }
    do throws(CommandError) {
      try option.assign(argument, as: option.name, to: &settings)
    } catch {
      throw error.at(place)
    }
    if option.name == "title" { settings.style.titlePlace = place }
    for index in settings.remarks.clampings.indices.dropFirst(clampingCount) {
      settings.remarks.clampings[index].place = place.prefix
    }
  }

  /// The argument as on the command line; for a flag, true or false.
  private mutating func argument(
    of option: CommandOption, _ token: JSONReader.Token
  ) throws -> String {
    guard case .value(let kind, _) = option.argument else {
      guard token == .flag else { throw try wrongType(option.name, token, "true or false") }
      return try reader.string()
    }
    switch (kind.form, token) {
    case (.number, .number), (.text, .text), (.list, .text), (.files, .text):
      return try reader.string()
    case (.number, .text):
      let text = try reader.string()
      // The number is valid, so only the quotes are wrong.
      if NumberParameter.decimal(text) != nil {
        throw try wrongType(option.name, token, kind.allowed + " without quotes")
      }
      throw Given(option: option.name, text: text).notANumber(kind.allowed).at(place)
    case (.number, _): throw try wrongType(option.name, token, kind.allowed)
    case (.list, .beginArray), (.files, .beginArray), (.files, .beginObject):
      var items: [String] = []
      while true {
        var token = try reader.next()
        if token == .endArray || token == .endObject {
          // Names of files may contain commas, but not NUL.
          return kind.form == .files
            ? items.map { $0 + "\0" }.joined() : items.joined(separator: ",")
        }
        let value = token == .key ? try reader.string() + "=" : ""
        if token == .key { token = try reader.next() }
        guard token == .text else { throw try unquoted(token) }
        items.append(value + (try reader.string()))
      }
    default: throw try unquoted(token)
    }
    func unquoted(_ token: JSONReader.Token) throws -> CommandError {
      try wrongType(option.name, token, kind.allowed + ", in double quotes")
    }
  }

  private func unknownKey(_ name: String) -> String {
    let isOption = Subcommand.all.contains { $0.options.contains { $0.name == name } }
    if isOption { return "\(name.quoted) is no style; give --\(name) on the command line" }
    let bare = String(name.drop { $0 == "-" })
    let question = Suggestion.question(Suggestion.nearest(to: bare, among: PictureKind.styleNames))
    return "there is no key \(name.quoted); "
      + (question ?? "see emoji-rate --help and emoji-rate stars --help")
  }

  private func wrongType(
    _ key: String, _ token: JSONReader.Token, _ allowed: String
  ) throws -> CommandError {
    token == .null
      ? error("\(key) is null; leave it out, or give \(allowed)")
      : error("\(key) is \(try phrase(token)); give \(allowed)")
  }

  /// The last token as a phrase.
  private func phrase(_ token: JSONReader.Token) throws -> String {
    let text = try reader.string()
    return switch token {
    case .text: "the text \(text.quoted)"
    case .number: "the number \(text.excerpt())"
    case .flag: text
    case .beginArray: "a list"
    case .beginObject: "an object"
    default: "null"
    }
  }

  private var place: StylePlace { StylePlace(file: file, place: reader.place) }

  private func error(_ sentence: String) -> CommandError { .data(sentence).at(place) }
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
    var styled: [GivenOption] = []
    if let path = style.file {
      let isRating = draw.value == .standardInput
      if path == "-", isRating || input.values.contains(.standardInput) {
        let other = isRating ? "the rating -" : "--values -"
        throw .usage(
          "--style - and \(other) both read the standard input; give "
            + (isRating ? "a file to --style" : "a file to one of them"))
      }
      styled = try StyleReader.read(
        try InputFile.read(path, of: "a style file"), file: InputFile.name(path), of: picture,
        besides: given, into: &self)
    }
    try OptionRules(given: styled + given, table: table, settings: self).check()
    try readDrawing()
    return styled
  }
}
