import EmojiRate

/// Reads the keys of a style file as options that come before the options of the command line.
///
/// Each key has the option's name and is parsed by it. ``OptionRules`` checks all of them together.
struct StyleReader {
  private var given: [Given] = []
  private let table: OptionTable
  private var reader: JSONReader
  private let file: String

  /// The key `$schema`, which editors use to find the JSON schema.
  ///
  /// It has no effect here.
  static let schema = CommandOption(
    "$schema", .style, "", .value(TextKind(placeholder: "text")) { _, _ in })

  /// The keys of a file as options.
  static func read(
    _ bytes: [UInt8], file: String, for table: OptionTable
  ) throws(CommandError) -> [Given] {
    var reader = StyleReader(
      table: table, reader: JSONReader(ByteInput(bytes: bytes)), file: file)
    do {
      try reader.read()
    } catch ReadingError.json(let error) {
      throw .data(error.sentence).at(StylePlace(file: file, place: error.place))
    } catch {
      throw (error as? CommandError) ?? .data("\(file.quoted) cannot be read")
    }
    return reader.given
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
    if let earlier = given.first(where: { $0.option.name == name })?.place?.place.line {
      throw error("\(name) is given twice, first in line \(earlier); leave one of them out")
    }
    let schema = name == Self.schema.name ? Self.schema : nil
    guard let option = schema ?? table.styleOption(named: name) else {
      throw error(unknownKey(name))
    }
    given.append(Given(option, try argument(of: option), place: keyPlace))
  }

  /// The next value as the text that the option parses.
  private mutating func argument(of option: CommandOption) throws -> ArgumentText {
    let token = try reader.next()
    let (place, form) = (place, option.form)
    func argument(_ text: String, _ list: [String]? = nil) -> ArgumentText {
      ArgumentText(option: option.name, text: text, list: list, place: place)
    }
    switch (token, form) {
    case (.text, .number) where NumberParameter.decimal(try reader.string()) != nil:
      throw try wrongType(token, of: option, " without quotes")
    case (.text, nil), (.number, .textAlone), (.flag, .textAlone):
      throw try wrongType(token, of: option)
    case (.text, _), (.number, _), (.flag, _): return argument(try reader.string())
    case (.beginArray, .list):
      return argument(try items(of: option).joined(separator: ","))
    case (.beginArray, .files), (.beginObject, .files):
      let items = try items(of: option)
      return argument(items.joined(separator: ","), items)
    default: throw try wrongType(token, of: option)
    }
  }

  /// The texts of a list, or the members of an object as `key=text`.
  private mutating func items(of option: CommandOption) throws -> [String] {
    var items: [String] = []
    while true {
      var token = try reader.next()
      if token == .endArray || token == .endObject { return items }
      let value = token == .key ? try reader.string() + "=" : ""
      if token == .key { token = try reader.next() }
      guard token == .text else { throw try wrongType(token, of: option) }
      items.append(value + (try reader.string()))
    }
  }

  private func wrongType(
    _ token: JSONReader.Token, of option: CommandOption, _ form: String = ""
  ) throws -> CommandError {
    let allowed = option.kind?.allowed ?? "true or false"
    let way = token == .null ? "leave it out, or give" : "give"
    return error("\(option.name) is \(try phrase(token)); \(way) \(allowed)\(form)")
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
  /// Assigns options: the keys of a style file first, so that the command line overrides them.
  ///
  /// - Parameters:
  ///   - given: The options of the command line.
  ///   - path: The path of the style file; nil without one.
  ///   - hasOperands: Whether the command line has operands too.
  /// - Returns: The options that are in effect.
  @discardableResult
  mutating func assign(
    _ given: [Given], style path: String?, of picture: PictureKind, _ table: OptionTable,
    hasOperands: Bool = false
  ) throws(CommandError) -> [Given] {
    var all = given
    // Before the style file is read, which can be the standard input itself, and again with its keys.
    try all.checkStandardInput()
    if let path, !path.isEmpty {
      let bytes = try InputFile.read(path, of: "a style file")
      all = try StyleReader.read(bytes, file: InputFile.name(path), for: table) + given
      try all.checkStandardInput()
    }
    let effective = try assign(all)
    let rules = OptionRules(
      given: effective, table: table, settings: self, hasOperands: hasOperands)
    try rules.check()
    return effective
  }
}
