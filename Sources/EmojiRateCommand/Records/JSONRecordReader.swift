import EmojiRate

/// Reads JSON objects as records, from an array or one after another.
///
/// The members are the fields. The members of a nested object are fields too, with keys such as
/// `meta.store`. `null` and arrays are empty fields.
struct JSONRecordReader {
  static let mostKeys = 4096

  let record = Record()
  /// The keys of all records so far, in the order of their first appearance.
  private(set) var keys: [String] = []
  private var known: Set<[UInt8]> = []
  /// The key of the record's last array that is empty or has objects; nil if there is none.
  private(set) var list: String?
  /// Whether the file is a single object that looks like a table of many ratings.
  private(set) var isWholeFile = false
  /// The key of an array of objects, if the file is a single object with such an array.
  private(set) var listOfOnlyObject: String?

  private var reader: JSONReader
  /// The keys of `--records` that lead to the array of records; empty if the option is not given.
  private let path: [String]
  /// Whether the records are the items of an array; then `record.line` is the number of the item.
  private(set) var isArray = false
  /// Whether the items of the array are plain ratings, as in `[5, 4, 3]`; nil before the first one.
  private var isBare: Bool?
  /// Whether reading has ended, at the end of an array or at a syntax error in it.
  private var isOver = false
  /// Whether the next call must skip the rest of an invalid line.
  private var skipsLine = false
  /// Whether the array that was skipped last begins with an object.
  private var hasObjects = false
  /// Whether the array that was skipped last is empty.
  private var isEmptyList = false
  /// The key of the last array that begins with an object; nil if there is none.
  private var objectsKey: String?

  /// - Parameter list: The key of the array of records, with dots between nested keys, or nil.
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
    // The first object is the whole file only if the file ends after it.
    let wasWholeFile = isWholeFile
    let onlyList = listOfOnlyObject
    isWholeFile = false
    listOfOnlyObject = nil
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
    case .end:
      isWholeFile = wasWholeFile
      listOfOnlyObject = onlyList
      return false
    case .endArray:
      try endObjects()
      let next = try reader.next()
      // The answers of an API for several pages can follow each other.
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
    if isFirst, !isArray {
      isWholeFile = looksLikeTable
      listOfOnlyObject = objectsKey
    }
    return true
  }

  private static let records = "give an object for each rating, in pandas with orient='records'"
  static let oneObject = "one object for the whole file; \(records)"

  /// Whether the first object can be a whole table, in one of the forms that pandas writes.
  ///
  /// These are an object for each column or row, the form `split`, or a key for each rating.
  private var looksLikeTable: Bool {
    func isNumber(_ text: Substring) -> Bool {
      text.utf8.allSatisfy { (0x30...0x39).contains($0) } && !text.isEmpty
    }
    let parts = keys.map { $0.split(separator: ".", omittingEmptySubsequences: false) }
    let isNested = !parts.isEmpty && parts.allSatisfy { $0.count > 1 }
    return isNested
      && (parts.allSatisfy { isNumber($0[1]) } || parts.allSatisfy { isNumber($0[0]) }
        || Self.haveCommonName(parts))
      || keys.count == 3 && ["columns", "index", "data"].allSatisfy(keys.contains)
  }

  /// Whether there are several nested objects, and all have one key in common.
  private static func haveCommonName(_ parts: [[Substring]]) -> Bool {
    var names: [[UInt8]: Set<[UInt8]>] = [:]
    for part in parts {
      let name = part.dropFirst().flatMap { Array($0.utf8) + [UInt8(ascii: ".")] }
      names[Array(part[0].utf8), default: []].insert(name)
    }
    guard names.count > 1, var common = names.values.first else { return false }
    for name in names.values { common.formIntersection(name) }
    return !common.isEmpty
  }

  /// Reads the rest of the objects that contain the array of records.
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

  /// Reads the members of an object; `prefix` has the keys of the objects around it.
  private mutating func readObject(behind prefix: [UInt8]) throws(ReadingError) {
    while try reader.next() == .key {
      let key = prefix + reader.text
      let token = try reader.next()
      if token == .beginObject {
        let fieldCount = record.count
        try readObject(behind: key + [UInt8(ascii: ".")])
        if record.count > fieldCount { record.nest(key, isList: false) }
        continue
      }
      if known.insert(key).inserted {
        guard keys.count < Self.mostKeys else {
          if record.line <= 1, !isArray, looksLikeTable {
            throw .line(Self.oneObject, endsFile: true)
          }
          throw .line("more than \(Messages.count(Self.mostKeys)) different keys", endsFile: true)
        }
        keys.append(String(decoding: key, as: UTF8.self))
      }
      isEmptyList = false
      if try passOver(token) {
        list = String(decoding: key, as: UTF8.self)
        if hasObjects { objectsKey = list }
      }
      if token == .beginArray, !isEmptyList { record.nest(key, isList: true) }
      record.append([.text, .number, .flag].contains(token) ? reader.text : [], key: key)
    }
  }

  /// Reads up to the first item of the array that ``path`` leads to, beginning with a token.
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

  /// Skips an object or an array after its first token.
  ///
  /// - Returns: Whether it can be the array of records: an array that is empty or has objects.
  @discardableResult
  private mutating func passOver(_ token: JSONReader.Token) throws(ReadingError) -> Bool {
    guard token == .beginObject || token == .beginArray else { return false }
    let depth = reader.depth
    var next = try reader.next()
    hasObjects = next == .beginObject
    isEmptyList = next == .endArray
    while reader.depth >= depth { next = try reader.next() }
    return token == .beginArray && (hasObjects || isEmptyList)
  }
}
