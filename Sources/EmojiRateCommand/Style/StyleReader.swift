import EmojiRate

/// Reads the keys of a style file into settings, as if they were typed before the command line.
///
/// The option of a key checks it alone, and ``OptionRules`` checks all together.
struct StyleReader {
  /// The settings, which have the options of the command line already.
  private var settings: Settings
  /// The options of the file that the command line does not override.
  private var styled: [GivenOption] = []
  private let given: [GivenOption]
  private let picture: PictureKind
  private var reader: JSONReader
  private let file: String
  private var seen: [GivenOption] = []

  /// The key by which editors find the schema.
  static let schema = CommandOption(
    "$schema", .style, "", .value(TextKind(placeholder: "text")) { _, _ in })

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
    } catch ReadingError.json(let error) {
      throw .data(error.sentence).at(StylePlace(file: file, place: error.place))
    } catch {
      throw (error as? CommandError) ?? .data("\(file.quoted) cannot be read")
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
    if let earlier = seen.first(where: { $0.option.name == name })?.place?.place.line {
      throw error("\(name) is given twice, first in line \(earlier); leave one of them out")
    }
    let isSchema = name == Self.schema.name
    guard let option = isSchema ? Self.schema : picture.styleOption(named: name) else {
      throw error(unknownKey(name))
    }
    let argument = try argument(of: option)
    let undoing = option.takesValue ? option.undoingWord : "false"
    let one = GivenOption(option, isInForce: argument.text != undoing, place: keyPlace)
    seen.append(one)
    if isOverridden(option) {
      var unused = Settings()
      try Self.assign(argument.text, to: option, in: &unused, at: argument.place)
    } else {
      try Self.assign(argument.text, to: option, in: &settings, at: argument.place)
      if !isSchema { styled.append(one) }
    }
  }

  /// Whether the command line has the same option, or one that conflicts with it.
  private func isOverridden(_ option: CommandOption) -> Bool {
    given.contains { one in
      one.option.name == option.name || one.isInForce && one.option.conflicts(with: option)
    }
  }

  /// Assigns the text of a value as on the command line; that of a flag is true or false.
  private static func assign(
    _ argument: String, to option: CommandOption, in settings: inout Settings, at place: StylePlace
  ) throws(CommandError) {
    if case .flag(let assign) = option.argument {
      guard ["true", "false"].contains(argument) else {
        throw Given(option: option.name, text: argument).notAllowed("true or false").at(place)
      }
      return assign(&settings, argument == "true")
    }
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

  /// The text of a value, and its place; an option reads all of its values as texts.
  private mutating func argument(
    of option: CommandOption
  ) throws -> (text: String, place: StylePlace) {
    let token = try reader.next()
    let (place, form) = (place, option.form)
    switch (token, form) {
    case (.text, .number) where NumberParameter.decimal(try reader.string()) != nil:
      throw try wrongType(token, " without quotes")
    case (.text, nil), (.number, .textAlone), (.flag, .textAlone): throw try wrongType(token)
    case (.text, _), (.number, _), (.flag, _): return (try reader.string(), place)
    case (.beginArray, .list), (.beginArray, .files), (.beginObject, .files):
      var items: [String] = []
      while true {
        var token = try reader.next()
        if token == .endArray || token == .endObject {
          // Names of files may contain commas, but not NUL.
          let isList = form == .list
          return (isList ? items.joined(separator: ",") : items.map { $0 + "\0" }.joined(), place)
        }
        let value = token == .key ? try reader.string() + "=" : ""
        if token == .key { token = try reader.next() }
        guard token == .text else { throw try wrongType(token) }
        items.append(value + (try reader.string()))
      }
    default: throw try wrongType(token)
    }
    func wrongType(_ token: JSONReader.Token, _ form: String = "") throws -> CommandError {
      let allowed = option.kind?.allowed ?? "true or false"
      let way = token == .null ? "leave it out, or give" : "give"
      return error("\(option.name) is \(try phrase(token)); \(way) \(allowed)\(form)")
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
  /// Refuses two options that both read the standard input.
  private func checkStandardInput() throws(CommandError) {
    var options: [String] = []
    if style.file == "-" { options.append("--style -") }
    if input.values.contains(.standardInput) { options.append("--values -") }
    if style.readPaths.contains("-") { options.append("--symbol-path -") }
    options += style.drawnFiles.lazy.filter { $0.path == "-" }.map { _ in "--drawing -" }
    guard options.count > 1 else { return }
    throw .usage(
      "\(options[0]) and \(options[1]) both read the standard input; give a file to one of them")
  }

  /// Adds the style file and the drawing, if they are given, and checks all options together.
  ///
  /// - Parameter given: The options of the command line, which the settings already have.
  /// - Returns: The assigned options of the style file.
  @discardableResult
  mutating func addStyle(
    of picture: PictureKind, _ table: OptionTable, to given: [GivenOption] = []
  ) throws(CommandError) -> [GivenOption] {
    var styled: [GivenOption] = []
    try checkStandardInput()
    if let path = style.file {
      styled = try StyleReader.read(
        try InputFile.read(path, of: "a style file"), file: InputFile.name(path), of: picture,
        besides: given, into: &self)
    }
    try checkStandardInput()
    try OptionRules(given: styled + given, table: table, settings: self).check()
    try readDrawing()
    return styled
  }
}
