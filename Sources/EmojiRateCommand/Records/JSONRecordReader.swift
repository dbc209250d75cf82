/// Reads JSON objects, in an array or one after another, as records: the members are the fields.
///
/// The members of an object in an object are fields too, with a key such as `meta.store`. `null` and arrays are
/// empty fields.
struct JSONRecordReader {
  static let mostKeys = 4096

  let record = Record()
  /// The keys in the order of their first appearance.
  private(set) var keys: [String] = []
  private var known: Set<[UInt8]> = []
  /// The key of the record's last list that is empty or has objects; nil without one.
  private(set) var list: String?

  private var reader: JSONReader
  /// The keys that lead to the list of all records; empty if it is the whole file.
  private let path: [String]
  /// Whether the records are the items of a list; then a record's number takes the place of its line.
  private(set) var isArray = false
  /// Whether the items of the list are ratings alone, as in `[5, 4, 3]`; nil before the first one.
  private var isBare: Bool?
  /// Whether nothing more is read: behind a mistake in a list, or behind its end.
  private var isOver = false
  /// Whether the rest of a wrong line is still to be skipped.
  private var skipsLine = false

  /// - Parameter list: The key of the list of all records, with dots between nested keys; nil without one.
  init(_ input: ByteInput, list: String? = nil) {
    reader = JSONReader(input, longestText: CSVReader.longestRecord, isSequence: true)
    path = list?.split(separator: ".").map(String.init) ?? []
  }

  mutating func next() throws(ReadingError) -> Bool {
    do throws(ReadingError) {
      if skipsLine { try reader.skipLine() }
      skipsLine = false
      return isOver ? false : try readRecord()
    } catch let thrown {
      guard case .json(let error) = thrown else { throw thrown }
      let sentence = "column \(error.place.column): \(error.sentence)"
      if isArray {
        isOver = true
        throw .line("line \(error.place.line), \(sentence)", endsFile: true)
      }
      record.line = error.place.line
      skipsLine = true
      throw .line(sentence)
    }
  }

  private mutating func readRecord() throws(ReadingError) -> Bool {
    let isFirst = record.line == 0
    record.clear()
    list = nil
    if isFirst, !path.isEmpty {
      try findList(in: reader.next())
      record.line = 0
    }
    var token = try reader.next()
    if isFirst, path.isEmpty, token == .beginArray {
      isArray = true
      token = try reader.next()
    }
    record.line = isArray ? record.line + 1 : reader.place.line
    switch token {
    case .end: return false
    case .endArray:
      try endObjects()
      let next = try reader.next()
      // The pages of an interface, one behind the other.
      if next == .beginObject, !path.isEmpty {
        record.line -= 1
        try findList(in: next)
        return try readRecord()
      }
      isOver = true
      guard next != .end else { return false }
      throw .line(
        "something follows the list; give one list, or an object on each line", endsFile: true)
    case .beginObject where isBare != true: isBare = false
    case .number where isBare != false, .text where isBare != false, .null where isBare != false:
      isBare = true
      if keys.isEmpty { keys = ["value"] }
      record.append(token == .null ? [] : reader.text, key: Array("value".utf8))
      return true
    case .beginArray:
      throw .line("a list in the place of an object; \(Self.records)", endsFile: true)
    default:
      try passOver(token)
      throw .line("not an object; give one such as {\"name\": \"Soup\", \"value\": 3.2}")
    }
    try readObject(behind: [])
    if isFirst, !isArray, isWholeFile {
      throw .line("one object for the whole file; \(Self.records)", endsFile: true)
    }
    return true
  }

  private static let records = "give an object for each rating, in pandas with orient='records'"

  /// Whether the first object is a whole table, as pandas writes it: by column, by row, or split.
  private var isWholeFile: Bool {
    func isNumber(_ text: Substring) -> Bool {
      text.utf8.allSatisfy { (0x30...0x39).contains($0) } && !text.isEmpty
    }
    let parts = keys.map { $0.split(separator: ".", omittingEmptySubsequences: false) }
    let isNested = !parts.isEmpty && parts.allSatisfy { $0.count > 1 }
    return isNested
      && (parts.allSatisfy { isNumber($0[1]) } || parts.allSatisfy { isNumber($0[0]) })
      || keys.count == 3 && ["columns", "index", "data"].allSatisfy(keys.contains)
  }

  /// Reads what follows the list of all records in the objects around it.
  private mutating func endObjects() throws(ReadingError) {
    for key in path.reversed() {
      while try reader.next() == .key {
        guard !reader.text.elementsEqual(key.utf8) else {
          isOver = true
          throw .line("the key \(key.quoted) is given twice; give one list", endsFile: true)
        }
        try passOver(reader.next())
      }
    }
  }

  /// Reads the members of an object; `prefix` leads to it.
  private mutating func readObject(behind prefix: [UInt8]) throws(ReadingError) {
    while try reader.next() == .key {
      let key = prefix + reader.text
      let token = try reader.next()
      if token == .beginObject {
        try readObject(behind: key + [UInt8(ascii: ".")])
        continue
      }
      if known.insert(key).inserted {
        guard keys.count < Self.mostKeys else {
          if record.line <= 1, !isArray, isWholeFile {
            throw .line("one object for the whole file; \(Self.records)", endsFile: true)
          }
          throw .line("more than \(Messages.count(Self.mostKeys)) different keys", endsFile: true)
        }
        keys.append(String(decoding: key, as: UTF8.self))
      }
      if try passOver(token) { list = String(decoding: key, as: UTF8.self) }
      record.append([.text, .number, .flag].contains(token) ? reader.text : [], key: key)
    }
  }

  /// Goes to the first record of the list that the path leads to from a token.
  private mutating func findList(in token: JSONReader.Token) throws(ReadingError) {
    if record.line == 0 { record.line = 1 }
    isArray = true
    var rest = path[...]
    var isObject = token == .beginObject
    while isObject, try reader.next() == .key {
      let isWanted = reader.text.elementsEqual(rest[rest.startIndex].utf8)
      let token = try reader.next()
      if isWanted, token == .beginArray, rest.count == 1 { return }
      isObject = !isWanted || token == .beginObject && rest.count > 1
      if isWanted { rest = rest.dropFirst() } else { try passOver(token) }
    }
    isOver = true
    throw .line(
      "there is no list under \(path.joined(separator: ".").quoted); see --records", endsFile: true)
  }

  /// Skips the rest of an object or a list; returns whether it is a list that can be the one of all records.
  @discardableResult
  private mutating func passOver(_ token: JSONReader.Token) throws(ReadingError) -> Bool {
    guard token == .beginObject || token == .beginArray else { return false }
    let depth = reader.depth
    var next = try reader.next()
    let hasObjects = next == .beginObject || next == .endArray
    while reader.depth >= depth { next = try reader.next() }
    return token == .beginArray && hasObjects
  }
}
