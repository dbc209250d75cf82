import EmojiRate

/// One of the values that pictures are asked for.
struct Entry {
  /// The value as it is shown: on the scale and on its step.
  let value: Double
  /// What the value's line calls it; empty where it has no name.
  let name: [UInt8]
  /// Where it stands, from 1.
  let line: Int

  var text: String { PlainDecimal(value).text }
}

/// The values that are asked for, one after the other, as often as they are needed.
///
/// A file is read again each time, so that memory does not grow with it; what cannot be read twice is
/// first copied to a temporary file.
struct ValueSource {
  static let standardInput = "the standard input"

  /// What it is called in messages.
  let name: String
  /// The value at a place from 0, where they are in no file.
  private var number: (Int) -> Double? = { _ in nil }
  private var file: Int32?
  private let isStrict: Bool
  private let willRead: (() -> Void)?
  private let wish: CSVColumns.Wish
  private var rating: Rating

  /// Whether the values are those of a range.
  private var isRange = false
  /// What is said of a range that does not end where it was asked to.
  private var rangeWarning: String?
  /// Whether no value can come twice.
  private(set) var isDistinct = false

  var limits: ClosedRange<Double> { rating.minimum...rating.maximum }

  // Where the present pass stands.
  private var index = 0
  private var reader: CSVReader?
  private var titles: [String]?
  private var columns: CSVColumns?

  /// How many values of this pass are not on the scale, and the first of them.
  private(set) var outside = (count: 0, first: 0.0, line: 0)

  /// - Parameter willRead: What is called before each time that a stream may have to wait for its next
  ///   line; nil where the values are gone through more than once.
  init(_ settings: Settings, scale: Rating, willRead: (() -> Void)? = nil) throws {
    rating = scale
    isStrict = settings.isStrict
    self.willRead = willRead
    let export = settings.export
    wish = export.columns
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
      file = try Self.open(path, isStream: willRead != nil)
    case (nil, nil) where willRead == nil || SystemCalls.isTerminal(SystemCalls.standardInput):
      throw CommandError.usage(
        "there are no values; give a range such as --by 0.5, or --values with a list, a file or -")
    case (.standardInput?, _), (nil, nil):
      name = Self.standardInput
      file = try Self.open(nil, isStream: willRead != nil)
    }
    rewind()
  }

  /// Opens a file, a pipe or the like, or makes a copy of what cannot be read at any place.
  ///
  /// - Parameter path: Nil is the standard input.
  private static func open(_ path: String?, isStream: Bool) throws(CommandError) -> Int32 {
    do throws(SystemCalls.Failure) {
      let file = try path.map(SystemCalls.openForReading) ?? SystemCalls.standardInput
      let status = try SystemCalls.status(file)
      if status.isFolder { throw SystemCalls.Failure(code: EISDIR) }
      if isStream || status.isRegular && lseek(file, 0, SEEK_CUR) == 0 { return file }
      let input = ByteInput(file, isSequential: true)
      let copy = try SystemCalls.openTemporaryFile()
      while let piece = try input.nextPiece() { try SystemCalls.write(piece, to: copy) }
      return copy
    } catch {
      if let path, error.isMissing {
        throw .noInput(
          "--values \(path.quoted) is neither a list such as 0,2.5,5 nor a file: \(error.reason)")
      }
      throw unreadable(path ?? standardInput, error.reason)
    }
  }

  private static func unreadable(_ source: String, _ reason: String) -> CommandError {
    .noInput("cannot read \(source == standardInput ? source : source.quoted): \(reason)")
  }

  /// What of the last pass is not as it was asked for, and done all the same.
  var warnings: [String] {
    var warnings = [rangeWarning].compactMap { $0 }
    if let titles, !wish.isByTitle, !CSVColumns.areTitles(titles) {
      warnings.append(
        "\(name.excerpt()): \(skipped(titles)); if it is none, correct its value, else give a title to --value-column or --name-column"
      )
    }
    if columns?.isDoubtful == true {
      warnings.append(
        "\(name.excerpt()): \(called(0)) is taken for the value and \(called(1)) for the name; "
          + "--value-column says otherwise")
    }
    let (number, first, line) = outside
    if number > 0 {
      let place =
        isRange ? (line == 1 ? "--from" : "--to") : "\(name.excerpt()), \(unit) \(line)"
      warnings.append(
        "\(Messages.count(number, "value")) \(number == 1 ? "is" : "are") outside of "
          + "\(Messages.range(limits)), first \(Messages.plain(first)) in \(place); using the nearest"
      )
    }
    return warnings
  }

  mutating func rewind() {
    (index, outside, titles, columns) = (0, (0, 0, 0), nil, nil)
    let isStream = willRead != nil
    reader = file.map {
      CSVReader(
        ByteInput($0, isSequential: isStream, willRead: willRead ?? {}), isLineByLine: isStream)
    }
  }

  mutating func next() throws -> Entry? {
    do {
      let next = try reader == nil ? number(index).map { ($0, []) } : nextRecord()
      guard let (given, name) = next else { return nil }
      index += 1
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
      return Entry(value: PlainDecimal(rating.value).value, name: name, line: line)
    } catch let problem as LineProblem {
      throw self.problem(problem.sentence, line: line)
    } catch let failure as SystemCalls.Failure {
      throw Self.unreadable(name, failure.reason)
    }
  }

  /// A problem with a line, and where that is.
  func problem(_ sentence: String, line: Int) -> LineProblem {
    LineProblem("\(name.excerpt()), \(unit) \(line): \(sentence)")
  }

  private var line: Int { reader?.line ?? index }
  /// What is counted.
  private var unit: String { file == nil ? "value" : "line" }

  private mutating func nextRecord() throws -> (Double, name: [UInt8])? {
    guard try reader!.next() else {
      // A stream of nothing is a stream.
      if columns == nil, willRead == nil {
        let reason = titles.map {
          "; \(skipped($0))" + CSVColumns.hint(otherSeparatorsIn: $0.joined())
        }
        throw CommandError.data("there are no values in \(name.excerpt())\(reason ?? "")")
      }
      return nil
    }
    if columns == nil, titles == nil, let title = CSVColumns.title(in: fields, wish) {
      // A stream's lines all have values, unless it is told by a title which.
      if willRead == nil || wish.isByTitle {
        titles = fields
        // Wrong titles are wrong before there are values.
        _ = try CSVColumns(titles: titles, first: [], wish)
        return try nextRecord()
      }
      if line == 1 {
        throw LineProblem(
          "\(title.quoted) is not a number"
            + CSVColumns.hint(
              otherSeparatorsIn: title,
              or: "; if it is a title, give the one of the value to --value-column"))
      }
    }
    if self.columns == nil, titles == nil, !reader!.isQuoted,
      let decimal = CSVColumns.decimal(splitInto: fields)
    {
      throw LineProblem(
        "\(String(decimal).quoted) has a comma, where a decimal has a point; "
          + "give commas between columns, or the text in quotes")
    }
    let columns = try self.columns ?? CSVColumns(titles: titles, first: fields, wish)
    let record = try value(columns)
    // A wrong line says nothing of the next one.
    self.columns = columns
    return record
  }

  private var fields: [String] { (0..<reader!.count).map(reader!.text) }

  /// What a column is called in messages.
  private func called(_ column: Int) -> String {
    titles?[column].quoted ?? "column \(column + 1)"
  }

  private func skipped(_ titles: [String]) -> String {
    "the first line, \(titles.joined(separator: ",").quoted), is taken for titles"
  }

  private func value(_ columns: CSVColumns) throws -> (Double, name: [UInt8]) {
    let reader = reader!
    let (number, most) = (reader.count, columns.count.upperBound)
    guard columns.count.contains(number) else {
      throw LineProblem(
        number < most
          ? "\(number == 1 ? "1 column" : "\(number) columns"), where the first line has \(most)"
          : "\(number) columns, where there are at most \(most)"
            + CSVColumns.hint(
              otherSeparatorsIn: most == 1 ? fields.joined() : "",
              or: "; put a text with commas into quotes"))
    }
    let name = columns.name.map { $0 < reader.count ? Array(reader[$0]) : [] } ?? []
    if columns.isToldByName, DecimalLiteral.parse(name[...]) != nil {
      throw LineProblem(
        "the name \(reader.text(0).quoted) is a number too, so it is not clear which column is "
          + "the value; say so with --value-column")
    }
    guard columns.value < reader.count, !reader[columns.value].isEmpty else {
      throw LineProblem("there is no value; give a number such as 3.2")
    }
    let text = reader[columns.value]
    if let value = DecimalLiteral.parse(text), value.isFinite { return (value, name) }
    guard let string = String(validating: text, as: UTF8.self) else {
      throw LineProblem("not UTF-8; save the file as UTF-8")
    }
    if let value = RatingLiteral(string)?.value(on: rating), value.isFinite { return (value, name) }
    let hint =
      columns.isDoubtful
      ? "if \(called(0)) is not the value, say which is with --value-column"
      : "give one such as 3.2" + CSVColumns.hint(otherSeparatorsIn: string)
    throw LineProblem("\(string.quoted) is not a number; \(hint)")
  }
}
