import EmojiRate

/// One of the values that pictures are asked for.
struct Entry {
  /// The value as it is shown: on the scale and on its step.
  var shown = PlainDecimal(0)
  /// What the value's line calls it; empty where it has no name.
  var name: [UInt8] = []
  /// Where it stands, from 1.
  var line = 0

  /// The value as a number.
  var value: Double { shown.value }
  /// The value as text.
  var text: [UInt8] { shown.text }
}

/// The values that are asked for, one after the other, as often as they are needed.
///
/// A file is read again each time, so that memory does not grow with it; what cannot be read twice is
/// first copied to a temporary file.
struct ValueSource {
  private enum Kind {
    case range(ValueRange)
    case list([Double])
    case file(descriptor: Int32)
  }

  /// What the standard input is called in messages.
  static let standardInput = "the standard input"

  /// What it is called in messages.
  let name: String
  private let kind: Kind
  private let isStrict: Bool
  private let stream: Stream?
  private let wish: CSVColumns.Wish
  private var rating: Rating

  // Where the present pass stands.
  private var index = 0
  private var reader: CSVReader?
  private var titles: [String]?
  private var columns: CSVColumns?

  /// Values of this pass that are not on the scale.
  private(set) var outside = Outside()

  struct Outside {
    var count = 0
    var first = 0.0
    var line = 0
  }

  /// What reads it once, line by line.
  struct Stream {
    /// Called before each time that it may have to wait for the next line.
    var willRead: () -> Void
  }

  /// - Parameter stream: Nil where it is gone through more than once.
  init(_ settings: Settings, scale: Rating, stream: Stream? = nil) throws {
    self.stream = stream
    rating = scale
    isStrict = settings.isStrict
    let export = settings.export
    wish = CSVColumns.Wish(value: export.valueColumn, name: export.nameColumn)
    switch (export.values, export.by) {
    case (.list(let list)?, _):
      name = "--values"
      kind = .list(list.map { $0.value(on: scale) })
    case (.standardInput?, _):
      name = Self.standardInput
      let input = SystemCalls.standardInput
      kind = .file(descriptor: stream == nil ? try Self.rereadable(input, name: name) : input)
    case (.file(let path)?, _):
      name = path
      kind = .file(descriptor: try Self.open(path, rereads: stream == nil))
    case (nil, let by?):
      name = "--by"
      kind = .range(
        try ValueRange(
          from: export.from?.value(on: scale) ?? scale.minimum,
          to: export.to?.value(on: scale) ?? scale.maximum, by: by))
    case (nil, nil):
      guard stream != nil, !SystemCalls.isTerminal(SystemCalls.standardInput) else {
        throw ExportError.noValues
      }
      name = Self.standardInput
      kind = .file(descriptor: SystemCalls.standardInput)
    }
    rewind()
  }

  /// The range's last value, where it does not end where it was asked to.
  var missedEnd: Double? {
    guard case .range(let range) = kind, !range.reachesEnd else { return nil }
    return range[range.count - 1]
  }

  /// The titles of the last pass, of which it is not sure that the first is the value's.
  var doubtfulOrder: CSVColumns.Titles? { columns?.doubtfulOrder }

  /// Whether no value can come twice.
  var isDistinct: Bool {
    guard case .range(let range) = kind else { return false }
    let ends = rating.minimum...rating.maximum
    return rating.step == 0 && ends.contains(range[0]) && ends.contains(range[range.count - 1])
  }

  /// Begins again with the first.
  mutating func rewind() {
    index = 0
    outside = Outside()
    titles = nil
    columns = nil
    if case .file(let descriptor) = kind {
      let input = ByteInput(
        descriptor, isSequential: stream != nil, willRead: stream?.willRead ?? {})
      reader = CSVReader(input, isLineByLine: stream != nil)
    }
  }

  /// Gives the next value; false at the end.
  mutating func next(_ entry: inout Entry) throws -> Bool {
    do {
      return try readNext(&entry)
    } catch let problem as ExportError.LineProblem {
      throw self.problem(problem, line: entry.line)
    } catch let failure as SystemCalls.Failure {
      throw ExportError.unreadable(source: name, reason: failure.reason)
    }
  }

  private mutating func readNext(_ entry: inout Entry) throws -> Bool {
    let given: Double
    switch kind {
    case .range(let range):
      guard index < range.count else { return false }
      given = range[index]
      entry.line = index + 1
    case .list(let list):
      guard index < list.count else { return false }
      given = list[index]
      entry.line = index + 1
    case .file:
      guard let value = try nextRecord(&entry) else { return false }
      given = value
    }
    index += 1
    try show(given, in: &entry)
    return true
  }

  private mutating func show(_ given: Double, in entry: inout Entry) throws {
    if given < rating.minimum || given > rating.maximum {
      let limits = rating.minimum...rating.maximum
      if isStrict { throw ExportError.LineProblem.outside(value: given, limits: limits) }
      if outside.count == 0 { (outside.first, outside.line) = (given, entry.line) }
      outside.count += 1
    }
    rating.value = given
    entry.shown = PlainDecimal(rating.value)
  }

  func problem(_ problem: ExportError.LineProblem, line: Int) -> ExportError {
    .line(source: name, line: line, problem)
  }

  // MARK: Files

  private mutating func nextRecord(_ entry: inout Entry) throws -> Double? {
    defer { entry.line = reader!.line }
    guard try reader!.next() else {
      // A stream of nothing is a stream.
      if index == 0, stream == nil { throw ExportError.empty(source: name) }
      return nil
    }
    // A stream's lines all have values, unless it is told by a title which.
    let canBeHeader = columns == nil && titles == nil && (stream == nil || wish.isByTitle)
    if canBeHeader, CSVColumns.title(in: fields, wish) != nil {
      titles = fields
      // Wrong titles are wrong before there are values.
      _ = try CSVColumns(titles: titles, first: nil, wish)
      return try nextRecord(&entry)
    }
    if stream != nil, reader!.line == 1, titles == nil,
      let title = CSVColumns.title(in: fields, wish)
    {
      throw ExportError.LineProblem.header(title)
    }
    if let columns { return try value(columns, &entry) }
    let columns = try CSVColumns(titles: titles, first: fields, wish)
    let value = try value(columns, &entry)
    // A wrong line says nothing of the next one.
    self.columns = columns
    return value
  }

  /// The fields of the record that was read last.
  private var fields: [String] { (0..<reader!.count).map(reader!.text) }

  private mutating func value(
    _ columns: CSVColumns, _ entry: inout Entry
  ) throws -> Double {
    let count = reader!.count
    guard columns.count.contains(count) else {
      throw ExportError.LineProblem.columns(
        count: count, expected: columns.count.upperBound, in: fields)
    }
    entry.name.removeAll(keepingCapacity: true)
    if let name = columns.name, name < count { entry.name += reader![name] }
    if columns.isToldByName, DecimalLiteral.parse(entry.name[...]) != nil {
      throw ExportError.LineProblem.doubtfulName(reader!.text(0))
    }
    guard columns.value < count, !reader![columns.value].isEmpty else {
      throw ExportError.LineProblem.noValue
    }
    let text = reader![columns.value]
    if let value = DecimalLiteral.parse(text), value.isFinite { return value }
    guard let string = String(validating: text, as: UTF8.self) else {
      throw ExportError.LineProblem.notUTF8
    }
    if let value = RatingLiteral(string)?.value(on: rating), value.isFinite { return value }
    if let order = columns.doubtfulOrder {
      throw ExportError.LineProblem.notAValue(string, title: order.value)
    }
    throw ExportError.LineProblem.notANumber(string)
  }
}
