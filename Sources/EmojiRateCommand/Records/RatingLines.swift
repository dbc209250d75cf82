import EmojiRate

/// Reads ratings line by line, from values of the command line or from files.
///
/// After a ``LineProblem``, the next call continues with the next line.
struct RatingLines {
  enum Source {
    case values([Double], warning: String? = nil)
    /// The paths of files; nil is the standard input.
    case files([String?])
  }

  private let input: InputSettings
  private let isStrict: Bool
  /// The end of the error for a rating off the scale; nil moves the rating to the nearest end.
  private let refusal: String?
  private let opener: InputOpener
  private var rating: Rating
  private let filters: LineFilters
  /// The group of the line that was read last.
  let group = LineGroup()
  /// The values of the command line; nil if the ratings are in files.
  private var values: [Double]?
  private var valuesWarning: String?
  private var paths: ArraySlice<String?> = []
  /// The current file; after its end, still the last one.
  private var file: RecordFile?
  private var isFileOver = true
  /// The first file with titles, if options give columns by their number.
  private var firstFile: NumberedColumns?

  /// The number of lines that passed the filters.
  private var readCount = 0
  /// The number of fields in the further columns of ratings of these lines.
  private var otherCount = 0
  /// The number of ratings in these lines.
  private var ratingCount = 0
  private(set) var missingCount = 0
  private var offScale = OffScale()
  private(set) var notes: [String] = []
  private var fileWarnings: [String] = []

  init(
    _ source: Source, _ input: InputSettings, scale: Rating, isStrict: Bool,
    refusal: String? = nil, _ opener: @escaping InputOpener
  ) {
    self.refusal = isStrict ? ", or leave out --strict" : refusal
    self.input = input
    self.isStrict = isStrict
    self.opener = opener
    rating = scale
    filters = LineFilters(input.filters)
    switch source {
    case .values(let values, let warning):
      self.values = values
      valuesWarning = warning
    case .files(let paths):
      self.paths = paths[...]
      var known: Set<String> = []
      for path in paths.compactMap({ $0 }) where !known.insert(path).inserted {
        let note = "\(path.excerpt()) is given more than once, and counts each time"
        if !notes.contains(note) { notes.append(note) }
      }
    }
  }

  /// Whether the ratings are read from files.
  var readsLines: Bool { values == nil }

  private var limits: ClosedRange<Double> { rating.minimum...rating.maximum }

  // MARK: Lines

  /// The next line; nil at the end.
  mutating func next() throws(ReadingError) -> RatingLine? {
    do throws(ReadingError) {
      guard var line = try read() else { return nil }
      if line.hasRating {
        ratingCount = ratingCount.adding(line.number)
        try check(&line)
      } else {
        missingCount += 1
      }
      if group.column ?? 0 == 0 { readCount += 1 } else { otherCount += 1 }
      return line
    } catch {
      guard case .problem(let problem) = error else { throw error }
      readCount += 1
      let sentence = "\(place(file?.line ?? readCount)): \(problem.sentence)"
      // A file whose beginning cannot be read has no line that could be left out.
      if problem.endsFile, file?.hasRecords == false { throw .data(sentence) }
      throw .line(sentence, endsFile: problem.endsFile)
    }
  }

  private mutating func read() throws(ReadingError) -> RatingLine? {
    if let values {
      guard readCount < values.count else { return nil }
      return RatingLine(value: values[readCount], line: readCount + 1)
    }
    while true {
      if isFileOver {
        guard let path = paths.popFirst() else { return nil }
        let bytes = try opener(path)
        file = RecordFile(bytes, path: path, input, scale: rating, filters, group)
        isFileOver = false
      }
      if let line = try file?.next() { return line }
      isFileOver = true
      guard let file else { continue }
      try compareTitles(file.numberedColumns)
      for note in file.notes where !notes.contains(note) { notes.append(note) }
      fileWarnings += file.warnings
    }
  }

  /// Checks that columns given by number have the same titles in all files.
  private mutating func compareTitles(_ file: NumberedColumns) throws(ReadingError) {
    guard let firstFile else {
      if !file.columns.isEmpty { self.firstFile = file }
      return
    }
    for column in file.columns {
      guard let other = firstFile.columns.first(where: { $0.number == column.number }),
        other.title.lowercased() != column.title.lowercased()
      else { continue }
      let sentence =
        "column \(column.number) is \(column.title.quoted) in \(file.file.excerpt()) and "
        + "\(other.title.quoted) in \(firstFile.file.excerpt())"
      // With other titles throughout, the file can be a translation.
      if file.titles.contains(other.title) || firstFile.titles.contains(column.title) {
        throw .data("\(sentence); give the columns by their titles")
      }
      notes.append(sentence)
    }
  }

  /// Clamps a value to the scale and rounds it to the step.
  private mutating func check(_ line: inout RatingLine) throws(ReadingError) {
    if case .counts = line.amount { return }
    let given = line.value
    if !limits.contains(given) {
      if let refusal { throw .line(Self.offScaleSentence(given, limits) + refusal) }
      offScale.add(given, line.number, limits, place: place(line.line))
      line.offScale = given
    }
    rating.value = given
    line.value = PlainDecimal(rating.value).value
  }

  private static func offScaleSentence(_ value: Double, _ limits: ClosedRange<Double>) -> String {
    let isBelow = value < limits.lowerBound
    return "\(Messages.plain(value)) is \(isBelow ? "below" : "above") "
      + Messages.plain(isBelow ? limits.lowerBound : limits.upperBound)
      + "; give one of \(Messages.range(limits))"
  }

  /// Reads all lines.
  ///
  /// - Returns: The invalid lines, which are left out.
  /// - Throws: For invalid lines, unless they are skipped, and for too many ratings off the scale.
  mutating func readAll(
    _ read: (RatingLine) throws(ReadingError) -> Void
  ) throws(ReadingError) -> WrongLines {
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
        // If the rest of the file is read wrongly, all counts are wrong.
        if problem.endsFile { throw .data(problem.sentence) }
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
    // Columns can have different scales, so each is checked by itself.
    if group.column == nil, let scaleError { throw .command(scaleError) }
    return wrong
  }

  // MARK: Messages

  var unit: String { file?.unit ?? (readsLines ? "line" : "value") }

  func problem(_ sentence: String, line: Int) -> LineProblem {
    LineProblem("\(place(line)): \(sentence)")
  }

  private func place(_ line: Int) -> String {
    file?.place(line) ?? "--values, \(unit) \(line)"
  }

  // MARK: Results

  private var lineCount: Int { readCount + filters.leftOutCount }

  var warnings: [String] {
    [valuesWarning].compactMap { $0 } + fileWarnings + filters.warnings
      + [offScale.warning(limits, advises: !readsLines && input.grammar.words.isEmpty)].compactMap {
        $0
      }
  }

  /// The notes about lines without a rating, and about lines that `--where` leaves out.
  var counted: [String] {
    func counted(_ count: Int, _ all: String, _ phrase: String) -> String {
      "\(Messages.count(count)) of \(all) \(phrase)"
    }
    var notes: [String] = []
    let lines = Messages.count(lineCount, unit)
    if missingCount > 0 {
      let all = otherCount == 0 ? lines : Messages.count(readCount + otherCount, "answer")
      notes.append(
        counted(
          missingCount, all, missingCount == 1 ? "has no rating" : "have no rating"))
    }
    if filters.leftOutCount > 0 {
      notes.append(counted(filters.leftOutCount, lines, filters.phrase))
    }
    return notes
  }

  /// The members of a manifest about lines without a picture, each followed by a comma.
  func members(skipped wrong: WrongLines) -> String {
    "\"skipped\":\(wrong.count),\"withoutRating\":\(missingCount),"
  }

  /// The error if too many ratings are off the scale of a file.
  var scaleError: CommandError? { scaleError(offScale, of: ratingCount) }

  /// The error if too many of a group's ratings are off the scale.
  func scaleError(
    _ offScale: OffScale, of count: Int, group: String = "", column: String = ""
  ) -> CommandError? {
    readsLines && !input.clamps
      ? offScale.error(
        limits, of: count, group: group, column: column,
        wordCount: input.grammar.words.count) : nil
  }

  /// The error if there is not a single rating.
  ///
  /// - Parameter notes: Further possible reasons.
  func isEmpty(_ notes: [String] = []) -> CommandError {
    let names =
      input.paths.isEmpty
      ? (file?.name ?? "--values").excerpt()
      : input.paths.map { $0.excerpt() }.joined(separator: ", ")
    let reasons = (counted + notes).map { "; \($0)" }.joined()
    let header = lineCount == 0 ? file?.header : nil
    let alone = header.map { header in
      input.isDoubtfulHeader(header)
        ? "; its only line is taken for the header row; if it has ratings, give --header no"
        : "; there is only a header row"
    }
    return .data("there are no ratings in \(names)\(alone ?? "")\(reasons)")
  }
}

extension InputSettings {
  /// The values or files of `--values`; nil if it is not given.
  func source(on scale: Rating) throws(ReadingError) -> RatingLines.Source? {
    guard values.count < 2 || paths.count == values.count else {
      throw .usage(
        "--values is given twice, and only files are read one after another; give one list, or one -"
      )
    }
    switch values.first {
    case nil: return nil
    case .list(let list): return .values(list.map { $0.value(on: scale) })
    case .standardInput, .file:
      return .files(values.map { if case .file(let path) = $0 { path } else { nil } })
    }
  }
}
