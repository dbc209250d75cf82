import EmojiRate

/// The requested values, one after another, in one pass.
///
/// A ``LineProblem`` is one wrong line; the next call continues after it.
struct ValueSource {
  private let input: InputSettings
  private let isStrict: Bool
  /// Whether each line is answered before the next one comes.
  private let isStream: Bool
  private let opener: InputOpener
  private var rating: Rating
  private let sequence: ValueSequence?
  private let filters: LineFilters
  private var files: ArraySlice<InputSettings.Values> = []
  /// The current file, or the last one.
  private var file: RatingFile?
  private var isFileOver = true

  /// The numbers of lines that were not left out, and of those without a rating.
  private var readCount = 0
  private(set) var missingCount = 0
  private(set) var offScale = OffScale()
  private(set) var notes: [String] = []

  var limits: ClosedRange<Double> { rating.minimum...rating.maximum }

  /// - Parameters:
  ///   - range: The range of values if `input` has none.
  ///   - findsName: Whether the column `name` has the names if no option says which.
  init(
    _ input: InputSettings, range: ValueSequence? = nil, scale: Rating, isStrict: Bool,
    findsName: Bool = false, isStream: Bool = false, opener: InputOpener
  ) throws(ReadingError) {
    guard input.values.count < 2 || input.paths.count == input.values.count else {
      throw .usage(
        "--values is given twice, and only files are read one after another; give one list, or one -"
      )
    }
    var input = input
    input.findsName = findsName
    self.input = input
    filters = LineFilters(input.filters)
    (rating, self.isStrict, self.isStream) = (scale, isStrict, isStream)
    self.opener = opener
    if case .list(let list)? = input.values.first {
      sequence = ValueSequence(list: list, on: scale)
      return
    }
    sequence = input.values.isEmpty ? range : nil
    files = input.values[...]
    guard sequence == nil, files.isEmpty else { return }
    if opener.hasNoInput {
      throw .usage(
        "there are no values; give a range such as --by 0.5, or --values with a list, a file or -")
    }
    files = [.standardInput]
  }

  /// Whether the values are read from lines.
  var readsLines: Bool { sequence == nil }

  // MARK: Lines

  /// The next line; nil at the end.
  mutating func next() throws(ReadingError) -> RatingLine? {
    do throws(ReadingError) {
      guard var line = try read() else { return nil }
      if line.hasRating { try check(&line) } else { missingCount += 1 }
      readCount += 1
      return line
    } catch {
      guard case .problem(let problem) = error else { throw error }
      readCount += 1
      let placed = self.problem(problem.sentence, line: file?.line ?? readCount)
      // A stream answers each line; of a file that is read wrongly, no count is right.
      guard problem.endsFile, !isStream else { throw .problem(placed) }
      throw .data(placed.sentence)
    }
  }

  private mutating func read() throws(ReadingError) -> RatingLine? {
    if let values = sequence?.values {
      return readCount == values.count
        ? nil : RatingLine(value: values[readCount], line: readCount + 1)
    }
    while true {
      if isFileOver {
        guard let next = files.popFirst() else { return nil }
        let path: String? = if case .file(let path) = next { path } else { nil }
        file = try RatingFile(
          path: path, input, scale: rating, filters, isStream: isStream, opener)
        isFileOver = false
      }
      if let line = try file!.next() { return line }
      isFileOver = true
      for note in file!.notes where !notes.contains(note) { notes.append(note) }
    }
  }

  /// Moves a value to the scale and its step.
  private mutating func check(_ line: inout RatingLine) throws(ReadingError) {
    if case .counts = line.amount { return }
    let given = line.value
    if !limits.contains(given) {
      let isStream = isStream && readsLines
      guard !isStrict, !isStream || input.clamps else {
        let isBelow = given < limits.lowerBound
        throw .line(
          "\(Messages.plain(given)) is \(isBelow ? "below" : "above") "
            + Messages.plain(isBelow ? limits.lowerBound : limits.upperBound)
            + "; give one of \(Messages.range(limits))"
            + (isStrict ? ", or leave out --strict" : ", or --clamp"))
      }
      let place = sequence?.place(readCount) ?? place(line.line)
      offScale.add(given, limits, place: place)
    }
    rating.value = given
    line.value = PlainDecimal(rating.value).value
  }

  // MARK: Messages

  var name: String { file?.name ?? "--values" }

  var unit: String { file?.unit ?? (readsLines ? "line" : "value") }

  func problem(_ sentence: String, line: Int) -> LineProblem {
    LineProblem("\(place(line)): \(sentence)")
  }

  private func place(_ line: Int) -> String {
    file?.place(line) ?? "\(name), \(unit) \(line)"
  }

  // MARK: Results

  private var lineCount: Int { readCount + filters.leftOutCount }

  var warnings: [String] {
    [sequence?.warning].compactMap { $0 } + filters.warnings
      + [offScale.warning(limits)].compactMap { $0 }
  }

  /// The notes about lines without a rating, and about filtered lines.
  var counted: [String] {
    func counted(_ count: Int, _ phrase: String) -> String {
      "\(Messages.count(count)) of \(Messages.count(lineCount, unit)) \(phrase)"
    }
    var notes: [String] = []
    if missingCount > 0 {
      notes.append(counted(missingCount, missingCount == 1 ? "has no rating" : "have no rating"))
    }
    if filters.leftOutCount > 0 { notes.append(counted(filters.leftOutCount, filters.phrase)) }
    return notes
  }

  /// The members of a manifest about the lines that have no picture, each with a comma behind it.
  func members(skipped wrong: WrongLines) -> String {
    "\"skipped\":\(wrong.count),\"withoutRating\":\(missingCount),"
  }

  /// The error if too many ratings are off the scale of a file.
  var scaleError: CommandError? {
    readsLines && !input.clamps ? offScale.error(limits, of: readCount - missingCount) : nil
  }

  /// Reads all lines.
  ///
  /// - Returns: The wrong lines that are left out.
  /// - Throws: If lines are wrong and the reaction is to stop, or too many ratings are off the scale.
  mutating func readAll(_ read: (RatingLine) throws(ReadingError) -> Void) throws(ReadingError) -> WrongLines {
    var wrong = WrongLines()
    while true {
      do throws(ReadingError) {
        guard let line = try next() else { break }
        do throws(ReadingError) {
          try read(line)
        } catch {
          guard case .problem(let problem) = error else { throw error }
          throw .problem(self.problem(problem.sentence, line: line.line))
        }
      } catch {
        guard case .problem(let problem) = error else { throw error }
        wrong.add(problem, unit)
      }
    }
    if input.reaction == .stop || isStrict {
      let skips = input.reaction == .skip
      try wrong.refuse(
        of: lineCount,
        isStrict
          ? skips ? "leave out --strict" : nil : "leave them out with --on-error skip")
    }
    if let scaleError { throw .command(scaleError) }
    return wrong
  }

  /// The error for values without any rating.
  ///
  /// - Parameter notes: Further reasons.
  func isEmpty(_ notes: [String] = []) -> CommandError {
    let names =
      input.paths.isEmpty
      ? name.excerpt() : input.paths.map { $0.excerpt() }.joined(separator: ", ")
    let reasons = (counted + notes).map { "; \($0)" }.joined()
    let header =
      lineCount == 0 && file?.hasHeaderRow == true ? "; there is only a header row" : ""
    return .data("there are no ratings in \(names)\(header)\(reasons)")
  }
}
