import EmojiRate

/// Reads the keys of a style file, each checked by its option.
struct StyleReader {
  private var reader: JSONReader
  private let file: String
  private let keys: StyleKeys
  /// The lines of all keys so far, including the schema key.
  private var lines: [String: Int] = [:]
  private var members: [Style.Member] = []

  /// The key by which editors find the schema.
  static let schemaKey = "$schema"

  static func read(
    _ bytes: [UInt8], file: String, _ keys: StyleKeys
  ) throws(CommandError) -> [Style.Member] {
    var reader = StyleReader(reader: JSONReader(ByteInput(bytes: bytes)), file: file, keys: keys)
    do {
      try reader.read()
    } catch let error as JSONError {
      throw .data(error.sentence).at(StylePlace(file: file, place: error.place))
    } catch {
      // What is in the memory can be read.
      throw error as! CommandError
    }
    return reader.members
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
    if let line = lines[name] {
      throw error("\(name) is given twice, first in line \(line); leave one of them out")
    }
    lines[name] = keyPlace.place.line
    if name == Self.schemaKey {
      let token = try reader.next()
      guard token == .text else { throw try wrongType(name, token, "the address of a schema") }
      _ = try reader.string()
      return
    }
    let variants = keys.options(named: name)
    guard let option = variants.first else { throw error(unknownKey(name)) }
    let token = try reader.next()
    let valuePlace = place
    let member = Style.Member(
      variants: variants, argument: try argument(of: option, token), keyPlace: keyPlace,
      place: valuePlace)
    // New settings, because the validity of a key does not depend on the others.
    var settings = Settings()
    try member.assign(to: &settings)
    members.append(member)
  }

  /// The argument as on the command line; for a flag, true or false.
  private mutating func argument(
    of option: CommandOption, _ token: JSONReader.Token
  ) throws -> String {
    guard let kind = option.kind else {
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
    let question = Suggestion.question(Suggestion.nearest(to: bare, among: StyleKeys.names))
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
