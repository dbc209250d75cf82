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
  private let isSequential: Bool
  private var rating: Rating

  // Where the present pass stands.
  private var index = 0
  private var reader: CSVReader?
  private var columns: CSVColumns?

  /// Values of this pass that are not on the scale.
  private(set) var outside = Outside()

  struct Outside {
    var count = 0
    var first = 0.0
    var line = 0
  }

  /// - Parameter rereads: Whether it is gone through more than once.
  init(_ settings: Settings, scale: Rating, rereads: Bool = true) throws(ExportError) {
    isSequential = !rereads
    rating = scale
    isStrict = settings.isStrict
    let export = settings.export
    if let values = export.values {
      if values == "-" {
        name = Self.standardInput
        let input = SystemCalls.standardInput
        kind = .file(descriptor: rereads ? try Self.rereadable(input, name: name) : input)
      } else if let list = try Self.list(values) {
        name = "--values"
        kind = .list(list)
      } else {
        name = values
        kind = .file(descriptor: try Self.open(values))
      }
    } else if let by = export.by {
      name = "--by"
      kind = .range(
        try ValueRange(
          from: export.from ?? scale.minimum, to: export.to ?? scale.maximum, by: by))
    } else {
      throw .noValues
    }
    rewind()
  }

  /// The range's last value, where it does not end where it was asked to.
  var missedEnd: Double? {
    guard case .range(let range) = kind, !range.reachesEnd else { return nil }
    return range[range.count - 1]
  }

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
    columns = nil
    if case .file(let descriptor) = kind {
      reader = CSVReader(ByteInput(descriptor, isSequential: isSequential))
    }
  }

  /// Gives the next value; false at the end.
  mutating func next(_ entry: inout Entry) throws(ExportError) -> Bool {
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

  private mutating func show(_ given: Double, in entry: inout Entry) throws(ExportError) {
    if given < rating.minimum || given > rating.maximum {
      let limits = rating.minimum...rating.maximum
      if isStrict { throw problem(.outside(value: given, limits: limits), line: entry.line) }
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

  private mutating func nextRecord(_ entry: inout Entry) throws(ExportError) -> Double? {
    while true {
      let isThere: Bool
      do throws(CSVReader.Failure) {
        isThere = try reader!.next()
      } catch {
        switch error {
        case .unreadable(let failure):
          throw .unreadable(source: name, reason: failure.reason)
        case .problem(let problem): throw self.problem(problem, line: reader!.line)
        }
      }
      guard isThere else {
        if index == 0 { throw .empty(source: name) }
        return nil
      }
      entry.line = reader!.line
      guard let columns else {
        let columns = try foundColumns()
        self.columns = columns
        if columns.hasHeader { continue }
        return try value(columns, &entry)
      }
      return try value(columns, &entry)
    }
  }

  private func foundColumns() throws(ExportError) -> CSVColumns {
    do throws(ExportLineProblem) {
      return try CSVColumns(first: (0..<reader!.count).map(reader!.text))
    } catch {
      throw problem(error.problem, line: reader!.line)
    }
  }

  private mutating func value(
    _ columns: CSVColumns, _ entry: inout Entry
  ) throws(ExportError) -> Double {
    let count = reader!.count
    guard columns.hasHeader ? count == columns.count : count <= 2 else {
      throw problem(
        .columns(count: count, expected: columns.hasHeader ? columns.count : 2), line: entry.line)
    }
    entry.name.removeAll(keepingCapacity: true)
    if let name = columns.name, name < count { entry.name += reader![name] }
    if columns.isToldByName, DecimalLiteral.parse(entry.name[...]) != nil {
      throw problem(.doubtfulName(reader!.text(0)), line: entry.line)
    }
    guard columns.value < count, !reader![columns.value].isEmpty else {
      throw problem(.noValue, line: entry.line)
    }
    let text = reader![columns.value]
    if let value = DecimalLiteral.parse(text), value.isFinite { return value }
    guard let string = String(validating: text, as: UTF8.self) else {
      throw problem(.notUTF8, line: entry.line)
    }
    throw problem(.notANumber(string), line: entry.line)
  }
}
