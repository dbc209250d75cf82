/// The source of an export's values: a list, a file, or the standard input.
struct ValuesKind: ArgumentKind {
  var placeholder: String { "file" }
  var allowed: String { "a list such as 0,2.5,5, a file, or - for the standard input" }
  var isPath: Bool { true }

  func read(_ given: Given, _ settings: inout Settings) throws(CommandError)
    -> ExportSettings.Values
  {
    if given.text == "-" { return .standardInput }
    try given.checkNotEmpty(allowed)
    let items = Array(given.text.utf8).split(
      separator: UInt8(ascii: ","), omittingEmptySubsequences: false
    ).map { String(decoding: $0.trimmed, as: UTF8.self) }
    let numbers = items.map { RatingLiteral($0) }
    let values = given.text.split { " ;".contains($0) }.map(String.init)
    if values.count > 1, values.allSatisfy({ RatingLiteral($0) != nil }) {
      throw given.notAllowed("commas between values, as in \(values.joined(separator: ","))")
    }
    guard numbers.contains(where: { $0 != nil }) else {
      if [".xlsx", ".xls", ".ods", ".numbers"].contains(where: given.text.lowercased().hasSuffix) {
        throw .data("\(given.option) \(given.text.quoted) is a spreadsheet; save it as CSV")
      }
      return .file(given.text)
    }
    if let wrong = numbers.firstIndex(where: { $0?.number.isFinite != true }) {
      // A file name can contain numbers and commas.
      if SystemCalls.exists(given.text) { return .file(given.text) }
      if items[wrong].isEmpty { throw given.notAllowed("a value between commas, such as 0,2.5,5") }
      throw given.part(items[wrong]).notANumber("a list such as 0,2.5,5")
    }
    return .list(numbers.compactMap { $0 })
  }
}

enum ColumnReference: Equatable {
  /// The number of the column, from 1.
  case number(Int)
  /// The title in the header row.
  case title(String)
}

struct ColumnKind: ArgumentKind {
  var placeholder: String { "column" }
  var allowed: String { "the number of a column, from 1, or its name" }
  var limits: String? { allowed }

  func read(_ given: Given, _ settings: inout Settings) throws(CommandError) -> ColumnReference {
    try given.checkNotEmpty(allowed)
    guard let number = Int(given.text) else { return .title(given.text) }
    guard number > 0 else { throw given.notAllowed(allowed) }
    return .number(number)
  }
}

/// The delimiter of columns: a character, or its name.
struct DelimiterKind: ArgumentKind {
  var placeholder: String { "character" }
  var allowed: String { "comma, semicolon, tab or one character that no number has" }
  var words: [String] { ["comma", "semicolon", "tab"] }

  func read(_ given: Given, _ settings: inout Settings) throws(CommandError) -> UInt8 {
    let names = ["comma": ",", "semicolon": ";", "tab": "\t", "\\t": "\t"]
    let text = names[given.text] ?? given.text
    guard text.utf8.count == 1, let byte = text.utf8.first, byte < 0x80, byte == 9 || byte >= 0x20,
      !"0123456789.+-%\" ".utf8.contains(byte)
    else { throw given.notAllowed(allowed) }
    return byte
  }
}
