/// Reads JSON objects, in an array or one after another, as records: the members are the fields.
///
/// `null` and nested objects or arrays are empty fields.
struct JSONRecordReader {
  /// Further keys are skipped.
  static let mostKeys = 256

  private(set) var record = Record()
  /// The keys in the order of their first appearance.
  private(set) var keys: [[UInt8]] = []
  /// The field of the record that is a list of objects, or nil.
  private(set) var list: Int?

  private var reader: JSONReader
  /// Whether the records are the items of a list; then a record's number takes the place of its line.
  private(set) var isArray = false
  /// Whether nothing more is read: behind a mistake in a list, or behind its end.
  private var isOver = false
  /// Whether the rest of a wrong line is still to be skipped.
  private var skipsLine = false

  init(_ input: ByteInput) {
    reader = JSONReader(input, longestText: CSVReader.longestRecord, isSequence: true)
  }

  mutating func next() throws -> Bool {
    do {
      if skipsLine { try reader.skipLine() }
      skipsLine = false
      return try !isOver && readRecord()
    } catch let error as JSONError {
      let sentence = "column \(error.place.column): \(error.sentence)"
      if isArray {
        isOver = true
        throw LineProblem("line \(error.place.line), \(sentence); nothing behind it was read")
      }
      record.line = error.place.line
      skipsLine = true
      throw LineProblem(sentence)
    }
  }

  private mutating func readRecord() throws -> Bool {
    let isFirst = record.line == 0
    record.clear()
    list = nil
    var token = try reader.next()
    if isFirst, token == .beginArray {
      isArray = true
      token = try reader.next()
    }
    record.line = isArray ? record.line + 1 : reader.place.line
    switch token {
    case .end: return false
    case .endArray:
      isOver = true
      guard try reader.next() != .end else { return false }
      throw LineProblem("something follows the list; give one list, or an object on each line")
    case .beginObject: break
    default:
      try passOver(token)
      throw LineProblem("not an object; give one such as {\"name\": \"Soup\", \"value\": 3.2}")
    }
    while try reader.next() == .key {
      let column = index(of: reader.text)
      let token = try reader.next()
      let isList = try passOver(token)
      guard let column else { continue }
      if isList { list = column }
      switch token {
      case .text, .number, .flag:
        record.set(column, to: reader.text, isNumber: token == .number)
      default: record.set(column, to: [])
      }
    }
    if let last = keys.indices.last, record.count <= last { record.set(last, to: []) }
    return true
  }

  private mutating func index(of key: [UInt8]) -> Int? {
    if let index = keys.firstIndex(of: key) { return index }
    guard keys.count < Self.mostKeys else { return nil }
    keys.append(key)
    return keys.count - 1
  }

  /// Skips the rest of an object or a list; returns whether it is a list of objects.
  @discardableResult
  private mutating func passOver(_ token: JSONReader.Token) throws -> Bool {
    guard token == .beginObject || token == .beginArray else { return false }
    let depth = reader.depth
    var hasObjects = false
    while reader.depth >= depth { hasObjects = try reader.next() == .beginObject || hasObjects }
    return token == .beginArray && hasObjects
  }
}
