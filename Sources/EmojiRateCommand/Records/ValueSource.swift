import EmojiRate

/// The requested values, one after another, as often as needed.
///
/// A file is read again for each pass, so memory does not grow with it. A ``LineProblem`` is one wrong line;
/// the next call continues after it.
struct ValueSource {
  let name: String
  /// The value at an index from 0, if the values are not from a file.
  private var number: (Int) -> Double? = { _ in nil }
  private var file: ValueFile?
  private let isStrict: Bool
  private let willRead: (() -> Void)?
  private let wish: CSVColumns.Wish
  private var form = RecordReader.Form()
  private var rating: Rating

  private var isRange = false
  /// The warning for a range that does not reach its given end.
  private var rangeWarning: String?
  var allowsNone = false
  private(set) var isDistinct = false

  var limits: ClosedRange<Double> { rating.minimum...rating.maximum }

  // The state of the current pass.
  private var index = 0
  private var reader: RecordReader?
  private var titles: [String]?
  private var columns: CSVColumns?

  /// The number of values outside the scale in this pass, and the first of them.
  private(set) var outside = (count: 0, first: 0.0, line: 0)

  /// Whether each value is a whole number of at least 1, as on a scale that begins at 1.
  private var isWholeFromOne = true

  /// - Parameters:
  ///   - columns: The names of further columns to read.
  ///   - willRead: The action before a stream may wait for its next line; nil if values are read repeatedly.
  init(
    _ settings: Settings, scale: Rating, columns: [String] = [], willRead: (() -> Void)? = nil
  ) throws {
    rating = scale
    isStrict = settings.isStrict
    self.willRead = willRead
    let export = settings.export
    var wish = export.columns
    wish.others = columns
    self.wish = wish
    form.delimiter = export.delimiter
    form.hasDecimalComma = wish.hasDecimalComma
    form.format = export.inputFormat
    switch (export.values, export.by) {
    case (.list(let list)?, _):
      name = "--values"
      number = { list.indices.contains($0) ? list[$0].value(on: scale) : nil }
    case (nil, let by?):
      name = "--by"
      let to = export.to?.value(on: scale) ?? scale.maximum
      let range = try ValueRange(
        from: export.from?.value(on: scale) ?? scale.minimum, to: to, by: by)
      let last = range[range.count - 1]
      number = { $0 < range.count ? range[$0] : nil }
      isRange = true
      if !range.reachesEnd {
        rangeWarning =
          "--by \(Messages.plain(by)) does not lead to \(Messages.plain(to)); "
          + "the last value is \(Messages.plain(last))"
      }
      isDistinct = scale.step == 0 && range[0] >= scale.minimum && last <= scale.maximum
    case (.file(let path)?, _):
      name = path
      file = try ValueFile(path, isStream: willRead != nil)
      form.format = form.format ?? RecordFormat(path: path)
    case (nil, nil) where willRead == nil || SystemCalls.isTerminal(SystemCalls.standardInput):
      throw CommandError.usage(
        "there are no values; give a range such as --by 0.5, or --values with a list, a file or -")
    case (.standardInput?, _), (nil, nil):
      name = InputFile.standardInput
      file = try ValueFile(nil, isStream: willRead != nil)
    }
    form.countsEmptyLines = willRead != nil
    // Callers who wait for the answer to a line get it before they send another.
    form.isLineByLine = willRead != nil && file?.isRegular == false
    rewind()
  }

  /// The note for values whose scale seems to begin at 1; nil for others.
  var advice: String? {
    file != nil && index > 1 && isWholeFromOne && rating.minimum == 0
      ? "no value is below 1, and none is a fraction; if the scale begins at 1, give --minimum 1"
      : nil
  }

  /// The warnings of the last pass.
  var warnings: [String] {
    var warnings = [rangeWarning].compactMap { $0 }
    if let titles, !wish.isByTitle, reader?.keys == nil, !CSVColumns.areTitles(titles) {
      warnings.append(
        "\(name.excerpt()): \(skipped(titles)); if it is a record, correct its value, else give a name to --value-column or --name-column"
      )
    }
    if columns?.isDoubtful == true {
      warnings.append(
        "\(name.excerpt()): \(called(0)) is taken for the value and \(called(1)) for the name; "
          + "--value-column says otherwise")
    }
    let (number, first, line) = outside
    if number > 0 {
      let place = isRange ? (line == 1 ? "--from" : "--to") : "\(name.excerpt()), \(unit) \(line)"
      warnings.append(
        "\(Messages.count(number, "value")) \(number == 1 ? "is" : "are") outside of "
          + "\(Messages.range(limits)), first \(Messages.plain(first)) in \(place); using the nearest"
      )
    }
    return warnings
  }

  mutating func rewind() {
    if reader != nil { file?.isCopied = true }
    (index, outside, titles, columns) = (0, (0, 0, 0), nil, nil)
    reader = file.map { RecordReader($0.input(willRead), form) }
  }

  mutating func next() throws -> Entry? {
    do {
      let next = try reader == nil ? number(index).map { ($0, [], []) } : nextRecord()
      guard let (given, name, others) = next else { return nil }
      index += 1
      if given < 1 || given != given.rounded() { isWholeFromOne = false }
      if !limits.contains(given) {
        if isStrict {
          let isBelow = given < limits.lowerBound
          throw LineProblem(
            "\(Messages.plain(given)) is \(isBelow ? "below" : "above") "
              + Messages.plain(isBelow ? limits.lowerBound : limits.upperBound)
              + "; give one of \(Messages.range(limits)), or leave out --strict")
        }
        if outside.count == 0 { outside = (0, given, line) }
        outside.count += 1
      }
      rating.value = given
      return Entry(value: PlainDecimal(rating.value).value, name: name, line: line, columns: others)
    } catch let problem as LineProblem {
      throw self.problem(problem.sentence, line: line)
    } catch let failure as SystemCalls.Failure {
      throw InputFile.unreadable(name, failure)
    }
  }

  /// Whether the columns are known; problems before that concern how the file is read.
  var hasRecords: Bool { columns != nil }

  /// A problem with a line, with its place.
  func problem(_ sentence: String, line: Int) -> LineProblem {
    LineProblem("\(place(line)): \(sentence)", unit: unit)
  }

  /// A line in messages.
  func place(_ line: Int) -> String { "\(name.excerpt()), \(unit) \(line)" }

  private var line: Int { reader.map { max($0.record.line, 1) } ?? index }
  /// The noun for a value's number in messages.
  var unit: String { reader?.unit ?? "value" }

  private typealias Fields = (value: Double, name: [UInt8], others: [[UInt8]])

  private mutating func nextRecord() throws -> Fields? {
    guard try reader!.next() else {
      // An empty stream is valid.
      if columns == nil, willRead == nil, !allowsNone {
        let reason = reader!.keys == nil ? titles.map { "; \(skipped($0))" } : nil
        throw CommandError.data("there are no values in \(name.excerpt())\(reason ?? "")")
      }
      return nil
    }
    let keys = columns == nil ? reader!.keys : nil
    if let keys { titles = keys }
    if columns == nil, titles == nil, let title = CSVColumns.title(in: fields, wish) {
      // All lines of a stream have values, unless a column is requested by title.
      if willRead == nil || wish.isByTitle || fields.contains("value") {
        titles = fields
        do {
          _ = try CSVColumns(titles: titles, first: [], wish)
        } catch let problem as LineProblem {
          // A wrong title affects every line.
          throw CommandError.data(self.problem(problem.sentence, line: line).sentence)
        }
        return try nextRecord()
      }
      if line == 1 {
        throw LineProblem(
          "\(title.quoted) is not a number; if it is in a header row, give the name of the value's "
            + "column to --value-column")
      }
    }
    // Without a number in the record, its list may have all of them.
    if self.columns == nil, let list = reader!.list,
      !fields.contains(where: { wish.rating($0) != nil }),
      (try? CSVColumns(titles: titles, first: fields, wish, isOpen: true))?.value ?? list == list
    {
      throw LineProblem(
        "\(called(list)) is a list inside an object; "
          + "the list must be the whole file, such as [{\"value\": 3.2}]")
    }
    let columns =
      try self.columns
      ?? CSVColumns(titles: titles, first: fields, wish, isOpen: reader!.keys != nil)
    // Columns that were found by the numbers of a line are only kept if it is valid.
    if columns.isCertain { self.columns = columns }
    let record = try value(columns)
    self.columns = columns
    return record
  }

  private var fields: [String] {
    let record = reader!.record
    return (0..<record.count).map { wish.spelled(record.text($0), record.numbers.contains($0)) }
  }

  /// The name of a column in messages.
  private func called(_ column: Int) -> String {
    titles?[column].quoted ?? "column \(column + 1)"
  }

  private func skipped(_ titles: [String]) -> String {
    "the first line, \(titles.joined(separator: ",").quoted), is taken for the header row"
  }

  private func value(_ columns: CSVColumns) throws -> Fields {
    let record = reader!.record
    let (number, most) = (record.count, columns.count.upperBound)
    guard columns.count.contains(number) else {
      throw LineProblem(
        number < most
          ? "\(number == 1 ? "1 column" : "\(number) columns"), where the first line has \(most)"
          : "\(number) columns, where there are at most \(most); put a text with commas into quotes"
      )
    }
    func bytes(_ column: Int) -> [UInt8] { column < number ? Array(record[column]) : [] }
    let name = columns.name.map(bytes) ?? []
    if columns.isToldByName, NumberParameter.decimal(String(decoding: name, as: UTF8.self)) != nil {
      throw LineProblem(
        "the name \(record.text(0).quoted) is a number too, so it is not clear which column is "
          + "the value; say so with --value-column")
    }
    guard columns.value < number, !record[columns.value].isEmpty else {
      throw LineProblem("there is no value; give a number such as \(wish.example)")
    }
    let text = record[columns.value]
    let others = columns.others.isEmpty ? [] : columns.others.map(bytes)
    guard let string = String(validating: text, as: UTF8.self) else {
      throw LineProblem("not UTF-8; save the file as UTF-8")
    }
    let spelled = wish.spelled(string, record.numbers.contains(columns.value))
    if let value = wish.rating(spelled)?.value(on: rating), value.isFinite {
      return (value, name, others)
    }
    throw LineProblem(
      "\(string.quoted) is not a number; "
        + (columns.isDoubtful
          ? "if \(called(0)) is not the value, say which is with --value-column"
          : wish.advice(on: string)))
  }
}
