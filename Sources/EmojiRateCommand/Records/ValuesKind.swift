import EmojiRate

/// The source of an export's values: a list, a file, or the standard input.
struct ValuesKind: ArgumentKind {
  var placeholder: String { "file" }
  var allowed: String { "a list such as 0,2.5,5, a file, or - for the standard input" }
  var isPath: Bool { true }

  func read(_ given: Given, _ settings: inout Settings) throws(CommandError)
    -> InputSettings.Values
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
    if let wrong = numbers.firstIndex(where: { $0?.isFinite != true }) {
      // A file name can contain numbers and commas.
      if SystemCalls.exists(given.text) { return .file(given.text) }
      if items[wrong].isEmpty { throw given.notAllowed("a value between commas, such as 0,2.5,5") }
      throw given.part(items[wrong]).notANumber("a list such as 0,2.5,5")
    }
    return .list(numbers.compactMap { $0 })
  }
}

struct ColumnKind: ArgumentKind {
  var placeholder: String { "column" }
  var allowed: String { "the title of a column, or its number from 1" }
  var limits: String? { allowed }

  func read(_ given: Given, _ settings: inout Settings) throws(CommandError) -> String {
    try given.checkNotEmpty(allowed)
    guard Int(given.text).map({ $0 > 0 }) != false else { throw given.notAllowed(allowed) }
    return given.text
  }
}

/// A condition such as `state=published` or `state!=draft`.
struct FilterKind: ArgumentKind {
  var placeholder: String { "column=value" }
  var allowed: String { "a column and a value, such as state=published or state!=draft" }

  func read(_ given: Given, _ settings: inout Settings) throws(CommandError) -> LineFilter {
    let parts = given.text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let isEqual = parts[0].last != "!"
    let column = String(isEqual ? parts[0] : parts[0].dropLast())
    guard parts.count == 2, !column.isEmpty else { throw given.notAllowed(allowed) }
    let value = String(decoding: Array(parts[1].utf8)[...].trimmed, as: UTF8.self)
    return LineFilter(column: column, value: value, isEqual: isEqual)
  }
}

/// The delimiter of columns: a character, or its name.
struct DelimiterKind: ArgumentKind {
  var placeholder: String { "character" }
  var allowed: String { "comma, semicolon, tab, bar or one character that no number has" }
  var words: [String] { ["comma", "semicolon", "tab", "bar"] }

  func read(_ given: Given, _ settings: inout Settings) throws(CommandError) -> UInt8 {
    let names = ["comma": ",", "semicolon": ";", "tab": "\t", "\\t": "\t", "bar": "|"]
    let text = names[given.text] ?? given.text
    guard text.utf8.count == 1, let byte = text.utf8.first, byte < 0x80, byte == 9 || byte >= 0x20,
      !"0123456789.+-%\" ".utf8.contains(byte)
    else { throw given.notAllowed(allowed) }
    return byte
  }
}
