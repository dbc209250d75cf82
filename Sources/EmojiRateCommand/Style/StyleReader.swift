/// Reads the keys of a style file, each checked by its option.
struct StyleReader {
  private var reader: JSONReader
  private let file: String
  private let keys: StyleKeys
  /// All keys so far, the schema's too, and where they stand.
  private var places: [String: JSONPlace] = [:]
  private var members: [Style.Member] = []

  /// For editors, which find the schema by it.
  static let schemaKey = "$schema"

  private init(_ bytes: [UInt8], file: String, _ keys: StyleKeys) {
    reader = JSONReader(ByteInput(bytes: bytes))
    self.file = file
    self.keys = keys
  }

  /// Reads all keys of a file.
  ///
  /// - Parameter file: What it is called.
  static func read(
    _ bytes: [UInt8], file: String, _ keys: StyleKeys
  ) throws(StyleError) -> [Style.Member] {
    var reader = StyleReader(bytes, file: file, keys)
    do {
      try reader.read()
    } catch let error as StyleError {
      throw error
    } catch let error as JSONError {
      throw StyleError(place: reader.place(error.place), problem: .json(error.problem))
    } catch {
      preconditionFailure("what is in the memory can be read: \(error)")
    }
    return reader.members
  }

  private mutating func read() throws {
    let first = try reader.next()
    guard first == .beginObject else { throw error(.notAnObject(try found(first))) }
    while try reader.next() == .key { try readMember() }
    _ = try reader.next()
  }

  private mutating func readMember() throws {
    let place = reader.place
    let name = try reader.string()
    if let earlier = places[name] { throw error(.repeatedKey(name, line: earlier.line)) }
    places[name] = place
    if name == Self.schemaKey {
      let token = try reader.next()
      guard token == .text else {
        throw error(try wrongType(name, token, "the address of a schema"))
      }
      _ = try reader.string()
      return
    }
    guard let option = keys.option(named: name) else { throw error(unknownKey(name)) }
    let token = try reader.next()
    let valuePlace = self.place(reader.place)
    let member = Style.Member(
      option: option, argument: try argument(of: option, token), keyPlace: self.place(place),
      place: valuePlace)
    // Its own settings: whether it is right does not depend on the others.
    var settings = Settings()
    try member.assign(to: &settings)
    members.append(member)
  }

  /// The argument as it would be on the command line.
  private mutating func argument(
    of option: CommandOption, _ token: JSONReader.Token
  ) throws -> Style.Argument {
    guard let kind = option.kind else {
      switch token {
      case .yes: return .flag(true)
      case .no: return .flag(false)
      default: throw error(try wrongType(option.name, token, "true or false"))
      }
    }
    switch (kind.form, token) {
    case (.number, .number): return .text(try reader.string())
    case (.number, .text):
      let text = try reader.string()
      // In quotes it would be taken on the command line, so it is the quotes that are wrong.
      throw error(
        DecimalLiteral.parse(text) != nil
          ? .wrongType(key: option.name, .text(text), allowed: kind.allowed + " without quotes")
          : .option(.notANumber(option: option.name, given: text, allowed: kind.allowed)))
    case (.number, _): throw error(try wrongType(option.name, token, kind.allowed))
    case (.list, .beginArray): return .text(try items(of: option, kind))
    case (_, .text): return .text(try reader.string())
    default: throw error(try wrongType(option.name, token, kind.allowed + ", in double quotes"))
    }
  }

  /// The texts of an array, with commas between.
  private mutating func items(
    of option: CommandOption, _ kind: any ArgumentKind
  ) throws -> String {
    var items: [String] = []
    while true {
      let token = try reader.next()
      switch token {
      case .endArray: return items.joined(separator: ",")
      case .text: items.append(try reader.string())
      default:
        throw error(try wrongType(option.name, token, kind.allowed + ", in double quotes"))
      }
    }
  }

  private func unknownKey(_ name: String) -> StyleError.Problem {
    let isOption = Subcommand.all.contains { $0.options.contains { $0.name == name } }
    if isOption { return .notAStyle(name) }
    let bare = String(name.drop { $0 == "-" })
    if StyleKeys.names.contains(bare) { return .unknownKey(name, suggestion: bare) }
    return .unknownKey(name, suggestion: Suggestion.nearest(to: bare, among: StyleKeys.names))
  }

  private func wrongType(
    _ key: String, _ token: JSONReader.Token, _ allowed: String
  ) throws -> StyleError.Problem {
    .wrongType(key: key, try found(token), allowed: allowed)
  }

  private func found(_ token: JSONReader.Token) throws -> StyleError.Found {
    switch token {
    case .text: .text(try reader.string())
    case .number: .number(try reader.string())
    case .yes: .flag(true)
    case .no: .flag(false)
    case .beginArray: .list
    case .beginObject: .object
    default: .null
    }
  }

  // MARK: Places

  private func place(_ place: JSONPlace) -> StylePlace { StylePlace(file: file, place: place) }

  /// What is wrong with the last token.
  private func error(_ problem: StyleError.Problem) -> StyleError {
    StyleError(place: place(reader.place), problem: problem)
  }
}
