import EmojiRate
import EmojiRateHistory

/// Phrases for the allowed values of options about reading ratings.
enum InputPhrase {
  static let column = "the title of a column, or its number from 1"
  static let columns = "2 to 21 different ones of \(column), such as one,two,three"
  static let filter = "a column and a value, such as state=published or state!=draft"
  static let delimiter = "comma, semicolon, tab, bar or one character that no number has"
  static let day = "a date such as 2025-03-09, 2025-03 or 2025"
  static let axis = "two values with the lower one first, such as 2,5, or full"
  static let words = "two or more words with commas between"
  static let least = "a whole number from 1 to 999999999"
}

/// Parses the texts of options about reading ratings.
extension ArgumentText {
  func column() throws(CommandError) -> String {
    try checkNotEmpty(InputPhrase.column)
    guard Int(text).map({ $0 > 0 }) != false else { throw notAllowed(InputPhrase.column) }
    return text
  }

  func filter() throws(CommandError) -> LineFilter {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let isEqual = parts[0].last != "!"
    let name = isEqual ? parts[0] : parts[0].dropLast()
    let column = String(decoding: Array(name.utf8)[...].trimmed, as: UTF8.self)
    guard parts.count == 2, !column.isEmpty else {
      throw notAllowed(InputPhrase.filter + ", in quotes if there are spaces")
    }
    // A formula of a spreadsheet begins with one sign as well: `="5"`.
    if parts[1].first == "=", parts[1].dropFirst().first != "\"" {
      throw notAllowed("one =, as in \(column)=\(String(parts[1].dropFirst()))")
    }
    let value = String(decoding: Array(parts[1].utf8)[...].trimmed, as: UTF8.self)
    return LineFilter(column: column, value: value, isEqual: isEqual)
  }

  func delimiter() throws(CommandError) -> UInt8 {
    let text =
      switch text {
      case "comma": ","
      case "semicolon": ";"
      case "tab", "\\t": "\t"
      case "bar": "|"
      default: text
      }
    guard text.utf8.count == 1, let byte = text.utf8.first, byte < 0x80, byte == 9 || byte >= 0x20,
      !"0123456789.+-%\" ".utf8.contains(byte)
    else {
      throw notAllowed(InputPhrase.delimiter)
    }
    return byte
  }

  func day(isEnd: Bool) throws(CommandError) -> CalendarDay {
    do throws(LineProblem) {
      if case .since(let day, let unit) = try WrittenDate(Array(text.utf8)[...]) {
        return isEnd ? unit.lastDay(of: unit.number(of: day)) : day
      }
    } catch {}
    throw notAllowed(InputPhrase.day)
  }

  func axis() throws(CommandError) -> HistoryAxis {
    if text == "full" { return .full }
    let ends = text.split(separator: ",", omittingEmptySubsequences: false).map {
      NumberParameter.number(String($0))
    }
    guard ends.count == 2, let low = ends[0], let high = ends[1], low < high else {
      throw notAllowed(InputPhrase.axis)
    }
    return .range(low...high)
  }

  /// The number of ratings that a period needs.
  func least() throws(CommandError) -> Int {
    guard let number = NumberParameter.decimal(text) else {
      throw notANumber(InputPhrase.least, isWhole: true)
    }
    guard number == number.rounded(), (1...999_999_999).contains(number) else {
      throw notAllowed(InputPhrase.least)
    }
    return Int(number)
  }

  func columns() throws(CommandError) -> [String] {
    var columns: [String] = []
    for item in items { columns.append(try part(item).column()) }
    try checkDifferent(columns, "leave one of them out")
    guard (2...21).contains(columns.count) else { throw notAllowed(InputPhrase.columns) }
    return columns
  }

  /// The items between commas, without spaces around them; `\,` is a comma inside an item.
  var items: [String] {
    let (comma, backslash) = (UInt8(ascii: ","), UInt8(ascii: "\\"))
    var items: [[UInt8]] = [[]]
    for byte in text.utf8 {
      if byte != comma {
        items[items.count - 1].append(byte)
      } else if items[items.count - 1].last == backslash {
        items[items.count - 1][items[items.count - 1].count - 1] = comma
      } else {
        items.append([])
      }
    }
    return items.map { String(decoding: $0[...].trimmed, as: UTF8.self) }
  }

  /// The words for values, lowest first; throws if two differ only in what a reader does not see.
  func words() throws(CommandError) -> [String] {
    try checkNotEmpty("a word,word")
    let words = items
    guard words.count > 1, !words.contains(where: { $0.isEmpty }) else {
      throw notAllowed(InputPhrase.words)
    }
    try checkDifferent(words.map { $0.lowercased().plainWord }, "give each value a word of its own")
    return words
  }

  /// Throws if an item is given twice.
  private func checkDifferent(_ items: [String], _ way: String) throws(CommandError) {
    for index in items.indices where items[..<index].contains(items[index]) {
      throw .data("\(option) \(text.quoted) has \(items[index].quoted) twice; \(way)")
    }
  }
}
