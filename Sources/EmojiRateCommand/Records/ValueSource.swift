import EmojiRate

/// The requested values, one after another, in one pass.
///
/// A ``LineProblem`` is one wrong line; the next call continues after it.
struct ValueSource {
  /// The name of the current file in messages.
  private(set) var name = "--values"
  private let input: InputSettings
  private let isStrict: Bool
  /// The action before a stream may wait for its next line; nil if the values are no stream.
  private let willRead: (() -> Void)?
  private var rating: Rating
  private let sequence: ValueSequence?
  private var files: ArraySlice<InputSettings.Values> = []

  private var index = 0
  private var reader: RecordReader?
  private var isRegular = false
  private var titles: [String]?
  /// The number of columns, or of the keys of JSON so far.
  private var fieldCount = 0
  private var columns: Columns?

  private(set) var offScale = OffScale()
  /// The numbers of lines: all, without a rating, and those that no filter lets through.
  private(set) var lineCount = 0
  private(set) var missingCount = 0
  private var filteredCount = 0
  /// The filters that a line has met.
  private var metFilters: Set<Int> = []
  private(set) var notes: [String] = []

  /// Whether each value is a whole number of at least 1, as on a scale that begins at 1.
  private var isWholeFromOne = true

  var limits: ClosedRange<Double> { rating.minimum...rating.maximum }

  /// - Parameters:
  ///   - range: The range of values if `input` has none.
  ///   - columns: The names of further columns to read for pictures of lines; nil for other pictures.
  init(
    _ input: InputSettings, range: ValueSequence? = nil, scale: Rating, isStrict: Bool,
    columns: [String]? = nil, willRead: (() -> Void)? = nil
  ) throws(CommandError) {
    try input.check()
    var input = input
    input.columns.others = columns ?? []
    input.columns.findsName = columns != nil
    self.input = input
    (rating, self.isStrict, self.willRead) = (scale, isStrict, willRead)
    if case .list(let list)? = input.values.first {
      sequence = ValueSequence(list: list, on: scale)
      return
    }
    sequence = input.values.isEmpty ? range : nil
    files = input.values[...]
    guard sequence == nil, files.isEmpty else { return }
    if willRead == nil || SystemCalls.isTerminal(SystemCalls.standardInput) {
      throw .usage(
        "there are no values; give a range such as --by 0.5, or --values with a list, a file or -")
    }
    files = [.standardInput]
  }

  /// Whether the values are read from lines.
  var readsLines: Bool { sequence == nil }

  /// The note for values whose scale seems to begin at 1; nil for others.
  var advice: String? {
    readsLines && lineCount > 1 && isWholeFromOne && rating.minimum == 0
      ? "no value is below 1, and none is a fraction; if the scale begins at 1, give --minimum 1"
      : nil
  }

  // MARK: Lines

  /// The next line; nil at the end.
  mutating func next() throws -> RatingLine? {
    do {
      while true {
        guard let line = try sequence == nil ? nextRecord() : nextOfSequence() else { return nil }
        lineCount += 1
        guard let line else { continue }
        return try checked(line)
      }
    } catch let problem as LineProblem {
      lineCount += 1
      let placed = self.problem(problem.sentence, line: line)
      // A stream answers each line; of a file that is read wrongly, no count is right.
      guard problem.endsFile, willRead == nil else { throw placed }
      throw CommandError.data(placed.sentence)
    } catch let failure as SystemCalls.Failure {
      throw InputFile.unreadable(name, failure)
    }
  }

  private mutating func nextOfSequence() -> RatingLine?? {
    guard let sequence, index < sequence.count else { return nil }
    index += 1
    return RatingLine(value: sequence[index - 1], line: index)
  }

  /// The line with its value on the scale.
  private mutating func checked(_ line: RatingLine) throws -> RatingLine {
    var line = line
    guard line.value == line.value else {
      missingCount += 1
      return line
    }
    if case .counts = line.amount { return line }
    let given = line.value
    if given < 1 || given != given.rounded() { isWholeFromOne = false }
    if !limits.contains(given) {
      let isStream = willRead != nil && readsLines
      guard !isStrict, !isStream || input.clamps else {
        let isBelow = given < limits.lowerBound
        throw LineProblem(
          "\(Messages.plain(given)) is \(isBelow ? "below" : "above") "
            + Messages.plain(isBelow ? limits.lowerBound : limits.upperBound)
            + "; give one of \(Messages.range(limits))"
            + (isStrict ? ", or leave out --strict" : ", or --clamp"))
      }
      let place = sequence?.place(index - 1) ?? self.place(line.line)
      offScale.add(given, limits, place: place)
    }
    rating.value = given
    line.value = PlainDecimal(rating.value).value
    return line
  }

  /// A problem with a line, with its place.
  func problem(_ sentence: String, line: Int) -> LineProblem {
    LineProblem("\(place(line)): \(sentence)", unit: unit)
  }

  /// A line in messages.
  func place(_ line: Int) -> String { "\(name.excerpt()), \(unit) \(line)" }

  private var line: Int { reader.map { max($0.record.line, 1) } ?? index }
  /// The noun for a value's number in messages.
  var unit: String { reader?.unit ?? (readsLines ? lastUnit : "value") }
  private var lastUnit = "line"
  /// The key of a list in an object, which may be all records.
  private var listKey: String?

  // MARK: Files

  /// Begins the next file; false behind the last one.
  private mutating func beginFile() throws -> Bool {
    guard let file = files.popFirst() else { return false }
    var form = input.form
    var path: String?
    if case .file(let given) = file {
      (name, path) = (given, given)
      form.format = form.format ?? RecordFormat(path: given)
    } else {
      name = InputFile.standardInput
    }
    let descriptor: Int32
    do throws(SystemCalls.Failure) {
      descriptor = try path.map(SystemCalls.openForReading) ?? SystemCalls.standardInput
      let status = try SystemCalls.status(descriptor)
      if status.isFolder { throw SystemCalls.Failure(code: EISDIR) }
      isRegular = status.isRegular
    } catch {
      if let path, error.isMissing {
        throw CommandError.noInput(
          "--values \(path.quoted) is neither a list such as 0,2.5,5 nor a file: \(error.reason)")
      }
      throw InputFile.unreadable(name, error)
    }
    form.countsEmptyLines = willRead != nil
    // Callers who wait for the answer to a line get it before they send another.
    form.isLineByLine = willRead != nil && !isRegular
    form.hasDecimalComma = input.grammar.hasDecimalComma
    begin(ByteInput(descriptor, isSequential: true, willRead: willRead ?? {}), form)
    return true
  }

  /// Begins to read bytes.
  mutating func begin(_ bytes: ByteInput, _ form: RecordReader.Form) {
    reader = RecordReader(bytes, form)
    (titles, columns, fieldCount) = (nil, nil, 0)
  }

  /// The next line; an inner nil is a line that a filter leaves out, and an outer nil the end.
  private mutating func nextRecord() throws -> RatingLine?? {
    while true {
      if reader == nil, try !beginFile() { return nil }
      if try reader!.next() {
        if columns == nil, try !isFirstALine() { continue }
        return try read(try currentColumns())
      }
      // A key that no record had is a slip.
      if let unknown = columns?.unknown, willRead == nil {
        throw CommandError.data("\(name.excerpt()): \(unknown.sentence)\(listHint)")
      }
      lastUnit = unit
      reader = nil
    }
  }

  private var fields: [String] {
    let record = reader!.record
    return (0..<record.count).map(record.text)
  }

  /// Takes the first record as the header row, or says that it is a line.
  private mutating func isFirstALine() throws -> Bool {
    guard titles == nil, !reader!.isJSON else { return true }
    let fields = fields
    guard input.columns.isHeader(fields, input.grammar, isStream: willRead != nil) else {
      return true
    }
    titles = fields
    if input.columns.hasHeader == nil, input.columns.isByNumberAlone {
      note("the first line, \(fields.joined(separator: ",").quoted), is taken for the header row")
    }
    try find(fieldCount: fields.count)
    return false
  }

  /// The columns, which later objects of JSON can add to.
  private mutating func currentColumns() throws -> Columns {
    if reader!.isJSON, fieldCount != reader!.keyCount || columns == nil {
      titles = reader!.keys
      try find(fieldCount: reader!.keyCount)
    } else if columns == nil {
      try find(fieldCount: reader!.record.count)
    }
    return columns!
  }

  private mutating func find(fieldCount: Int) throws {
    self.fieldCount = fieldCount
    if let list = reader!.list { listKey = titles?[list] }
    do {
      let columns = try Columns(
        input.columns, titles: titles, count: fieldCount, isOpen: reader!.isJSON)
      if let title = columns.foundTitle, self.columns == nil {
        note("the ratings are in the column \(title.quoted)")
      }
      self.columns = columns
    } catch let problem as LineProblem {
      // A wrong column affects every line.
      throw CommandError.data(self.problem(problem.sentence + listHint, line: line).sentence)
    }
  }

  private var listHint: String {
    listKey.map { "; \($0.quoted) is a list, which --records \($0.excerpt()) reads" } ?? ""
  }

  private mutating func note(_ sentence: String) {
    let note = "\(name.excerpt()): \(sentence)"
    if !notes.contains(note) { notes.append(note) }
  }

  // MARK: Fields

  private mutating func read(_ columns: Columns) throws -> RatingLine? {
    let record = reader!.record
    if !reader!.isJSON, record.count != fieldCount {
      throw LineProblem(
        "\(Messages.count(record.count, "column")), where the first line has \(fieldCount)"
          + (record.count > fieldCount ? "; put a text with delimiters into quotes" : ""))
    }
    guard passes(columns, record) else {
      filteredCount += 1
      return nil
    }
    var line = RatingLine(value: .nan, line: self.line)
    if !columns.groups.isEmpty {
      let labels = columns.groups.map { record[$0] }.filter { !$0.isEmpty }
      guard !labels.isEmpty else { throw LineProblem("there is no group; give a name") }
      line.group = Array(labels.joined(separator: Array(" / ".utf8)))
    }
    if let name = columns.name { line.name = Array(record[name]) }
    if !columns.others.isEmpty { line.columns = columns.others.map { Array(record[$0]) } }
    if !columns.counts.isEmpty {
      let counts = try columns.counts.map { try count(record[$0]) }
      if counts.contains(where: { $0 > 0 }) { (line.value, line.amount) = (0, .counts(counts)) }
      return line
    }
    line.value = try value(columns.mean ?? columns.value, record)
    if let column = columns.number ?? columns.count {
      let number = try count(record[column])
      line.amount = columns.number == nil ? .many(number) : .mean(number)
      if number == 0 { line.value = .nan }
    }
    return line
  }

  private func value(_ column: Int, _ record: Record) throws -> Double {
    guard column != Columns.missing else {
      // Only a stream cannot find out at its end that a key is a slip.
      guard willRead != nil, let unknown = columns?.unknown else { return .nan }
      throw unknown
    }
    var text = record.text(column)
    // A number of JSON always has a point.
    if input.grammar.hasDecimalComma, record.numbers.contains(column) {
      text = String(text.map { $0 == "." ? "," : $0 })
    }
    switch input.grammar.read(text) {
    case .rating(let rating): return rating.value(on: self.rating)
    case .missing: return .nan
    case .wrong:
      throw LineProblem("\(text.quoted) is not a rating; \(input.grammar.advice(on: text))")
    }
  }

  private func count(_ field: ArraySlice<UInt8>) throws -> Int {
    let text = String(decoding: field, as: UTF8.self)
    if RatingGrammar.usualMissing.contains(text.lowercased()) { return 0 }
    guard let count = NumberParameter.decimal(text), count == count.rounded(),
      (0...20_999_999_979).contains(count)
    else { throw LineProblem("\(text.quoted) \(Settings.isNoCount)") }
    return Int(count)
  }

  // MARK: Filters

  /// Whether a line meets a condition of each filtered column.
  private mutating func passes(_ columns: Columns, _ record: Record) -> Bool {
    let filters = input.columns.filters
    guard !filters.isEmpty else { return true }
    var chosen: [Int: Bool] = [:]
    var passes = true
    for (index, filter) in filters.enumerated() {
      let column = columns.filters[index]
      let isEqual = record[column].elementsEqual(filter.value.utf8)
      if isEqual { metFilters.insert(index) }
      if filter.isEqual {
        chosen[column] = chosen[column] == true || isEqual
      } else if isEqual {
        passes = false
      }
    }
    return passes && !chosen.values.contains(false)
  }

  // MARK: Results

  /// The warnings, after the last line.
  var warnings: [String] {
    var warnings = [sequence?.warning].compactMap { $0 }
    for (index, filter) in input.columns.filters.enumerated() where !metFilters.contains(index) {
      warnings.append(
        "no line has \(filter.value.quoted) in \(filter.column.text.quoted); see --where")
    }
    return warnings + [offScale.warning(limits)].compactMap { $0 }
  }

  /// The notes about lines without a rating, and about filtered lines.
  var counted: [String] {
    let filters = input.columns.filters
    var counted: [String] = []
    if missingCount > 0 {
      counted.append(
        "\(Messages.count(missingCount)) of \(Messages.count(lineCount, unit)) "
          + "\(missingCount == 1 ? "has" : "have") no rating")
    }
    if filteredCount > 0 {
      let isOne = filters.count == 1 && filters[0].isEqual
      counted.append(
        "\(Messages.count(filteredCount)) of \(Messages.count(lineCount, unit)) "
          + "\(filteredCount == 1 ? "is" : "are") "
          + (isOne ? "not \(filters[0].value.excerpt())" : "left out by --where"))
    }
    return counted
  }

  /// The members of a manifest about the lines that have no picture, each with a comma behind it.
  func members(skipped wrongCount: Int) -> String {
    "\"skipped\":\(wrongCount),\"withoutRating\":\(missingCount),"
  }

  /// The error if too many ratings are off the scale of a file.
  var scaleError: CommandError? {
    readsLines && !input.clamps
      ? offScale.error(limits, of: lineCount - missingCount - filteredCount) : nil
  }

  /// Reads all lines.
  ///
  /// - Returns: The wrong lines that are left out.
  /// - Throws: If lines are wrong and the reaction is to stop, or too many ratings are off the scale.
  mutating func readAll(_ read: (RatingLine) throws -> Void) throws -> WrongLines {
    var wrong = WrongLines()
    while true {
      try Interruption.check()
      do {
        guard let line = try next() else { break }
        do {
          try read(line)
        } catch let problem as LineProblem {
          throw self.problem(problem.sentence, line: line.line)
        }
      } catch let problem as LineProblem {
        wrong.add(problem)
      }
    }
    if input.reaction == .stop || isStrict { try wrong.refuse(of: lineCount) }
    if let scaleError { throw scaleError }
    return wrong
  }

  /// The error for values without any rating.
  var isEmpty: CommandError {
    let names =
      input.paths.isEmpty
      ? name.excerpt() : input.paths.map { $0.excerpt() }.joined(separator: ", ")
    let reasons = counted.map { "; \($0)" }.joined()
    let header =
      lineCount == 0 && titles != nil && reader?.isJSON != true
      ? "; there is only a header row" : ""
    return .data("there are no ratings in \(names)\(header)\(reasons)")
  }
}
