import EmojiRate
import EmojiRateHistory

/// The texts of options.
extension Given {
  func column() throws(CommandError) -> String {
    let allowed = "the title of a column, or its number from 1"
    try checkNotEmpty(allowed)
    guard Int(text).map({ $0 > 0 }) != false else { throw notAllowed(allowed) }
    return text
  }

  func filter() throws(CommandError) -> LineFilter {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let isEqual = parts[0].last != "!"
    let name = isEqual ? parts[0] : parts[0].dropLast()
    let column = String(decoding: Array(name.utf8)[...].trimmed, as: UTF8.self)
    guard parts.count == 2, !column.isEmpty else {
      throw notAllowed(
        "a column and a value, such as state=published or state!=draft, in quotes if there are spaces"
      )
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
      throw notAllowed("comma, semicolon, tab, bar or one character that no number has")
    }
    return byte
  }

  func day(isEnd: Bool) throws(CommandError) -> CalendarDay {
    do throws(LineProblem) {
      if case .since(let day, let unit) = try WrittenDate(Array(text.utf8)[...]) {
        return isEnd ? unit.lastDay(of: unit.number(of: day)) : day
      }
    } catch {}
    throw notAllowed("a date such as 2025-03-09, 2025-03 or 2025")
  }

  func axis() throws(CommandError) -> HistoryAxis {
    if text == "full" { return .full }
    let ends = text.split(separator: ",", omittingEmptySubsequences: false).map {
      NumberParameter.number(String($0))
    }
    guard ends.count == 2, let low = ends[0], let high = ends[1], low < high else {
      throw notAllowed("two values with the lower one first, such as 2,5, or full")
    }
    return .range(low...high)
  }

  func columns() throws(CommandError) -> [String] {
    var columns: [String] = []
    for item in items { columns.append(try part(item).column()) }
    try checkDifferent(columns, "leave one of them out")
    return columns
  }

  /// The items between commas, without spaces around; `\,` is a comma in an item.
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

  /// The words for values, lowest first, each different without case.
  func words() throws(CommandError) -> [String] {
    let words = items
    guard words.count > 1, !words.contains(where: { $0.isEmpty }) else {
      throw notAllowed("two or more words with commas between")
    }
    try checkDifferent(words.map { $0.lowercased() }, "give each value a word of its own")
    return words
  }

  /// Refuses items that are given twice.
  private func checkDifferent(_ items: [String], _ way: String) throws(CommandError) {
    for index in items.indices where items[..<index].contains(items[index]) {
      throw .data("\(option) \(text.quoted) has \(items[index].quoted) twice; \(way)")
    }
  }
}

extension InputSettings {
  /// The options of ratings that are read.
  static var optionNames: [String] {
    [
      "value-column", "count-column", "counts-columns", "mean-column", "number-column",
      "date-column", "where", "header", "missing", "clamp", "records", "encoding", "delimiter",
      "quote", "decimal", "words", "on-error", "period", "date-order", "since", "until", "axis",
      "least",
    ]
  }

  /// Reads the text of an option; words are those of the option.
  mutating func set(_ name: String, _ text: String) throws(CommandError) {
    let given = Given(option: "--" + name, text: text)
    switch name {
    case "value-column": columns.values.append(try given.column())
    case "count-column": columns.count = try given.column()
    case "counts-columns": columns.counts = try given.columns()
    case "mean-column": columns.mean = try given.column()
    case "number-column": columns.number = try given.column()
    case "date-column": columns.date = try given.column()
    case "where":
      let filter = try given.filter()
      columns.filters.append(filter.column)
      filters.append(filter)
    case "header": hasHeader = text == "yes"
    case "missing":
      grammar.missing = given.items
    case "clamp": clamps = true
    case "records": form.list = text
    case "encoding": form.encoding = TextEncoding(rawValue: text)
    case "delimiter": form.delimiter = try given.delimiter()
    case "quote": form.hasQuotes = text == "double"
    case "decimal": grammar.hasDecimalComma = text == "," || text == "comma"
    case "words": grammar.words = try given.words()
    case "on-error": reaction = text == "skip" ? .skip : .stop
    case "period":
      dates.period = HistoryPeriod(word: text)
      dates.hasLabels = text == "label"
    case "date-order": dates.order = WrittenDate.Order(rawValue: text)
    case "since": dates.since = try given.day(isEnd: false)
    case "until": dates.until = try given.day(isEnd: true)
    case "axis": dates.axis = try given.axis()
    case "least": dates.least = Int(text) ?? 1
    default: break
    }
  }
}
