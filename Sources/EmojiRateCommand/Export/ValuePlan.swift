import EmojiRate

/// The pictures of values.
///
/// Values are read once. A range is not kept, because all its pictures differ; of lines, the first with each picture is
/// kept.
final class ValuePlan: ExportPlan {
  let pictures: PictureSet
  let warnings: [String]
  let notes: [String]
  let advice: String?
  let members: String
  private var range: ValueSequence?
  /// The first line of each picture; an entry would take twice the memory.
  private var lines: [RatingLine] = []
  /// The number of lines with a picture, with its noun; 0 for values that are no lines.
  private var (lineCount, unit) = (0, "line")
  private var hasNames = false

  private var sharesPictures: Bool { lineCount > lines.count }

  /// Reads a job's values; throws if a line is wrong and the reaction is to stop, or if there is no picture.
  init(_ job: ExportJob) throws {
    let settings = job.settings
    guard settings.input.reaction != .blank else {
      throw CommandError.usage(
        "--on-error blank is the empty line of a stream; give skip, or --format stream")
    }
    let pictures = try PictureSet(job)
    self.pictures = pictures
    let range = try settings.range(on: job.scale)
    if settings.input.values.isEmpty, let range, job.scale.step == 0, pictures.template.usesValues,
      [range.values.first!, range.values.last!].allSatisfy({
        (job.scale.minimum...job.scale.maximum).contains($0)
      })
    {
      self.range = range
      pictures.count = range.values.count
      (warnings, notes, advice, members) = ([range.warning].compactMap { $0 }, [], nil, "")
      return
    }
    var source = try ValueSource(
      settings.input, range: range, scale: job.scale, isStrict: settings.remarks.isStrict,
      columns: pictures.columns)
    var (lines, lineCount, hasNames) = ([RatingLine](), 0, false)
    let isPerLine = pictures.template.isPerLine || pictures.title != nil
    var known: Set<Double> = []
    var names = PictureNames(pictures)
    let wrong = try source.readAll { line in
      guard line.value == line.value else { return }
      let entry = Entry(line)
      if let problem = pictures.problem(withNameOf: entry) { throw LineProblem(problem) }
      if isPerLine || !known.contains(entry.value) {
        if try names.isNew(entry, among: lines) { lines.append(line) }
        known.insert(entry.value)
      }
      lineCount += 1
      if !entry.name.isEmpty { hasNames = true }
    }
    guard !lines.isEmpty else {
      throw wrong.count > 0 ? CommandError.data(wrong.warning!) : source.isEmpty
    }
    pictures.count = lines.count
    warnings = [wrong.warning].compactMap { $0 } + source.warnings
    notes = source.notes + source.counted
    advice = source.advice
    members = source.readsLines ? source.members(skipped: wrong.count) : ""
    (self.lines, self.hasNames, unit) = (lines, hasNames, source.unit)
    if source.readsLines { self.lineCount = lineCount }
  }

  func visit(_ body: (Entry, String) throws -> Void) throws {
    func visit(_ entry: Entry) throws {
      try Interruption.check()
      try body(
        entry, String(decoding: pictures.template.filled(entry, on: pictures.scale), as: UTF8.self))
    }
    if let range {
      for (index, value) in range.values.enumerated() {
        try visit(Entry(value: value, name: [], line: index + 1))
      }
      return
    }
    // A picture of several people is not the first one's.
    let isNameless = sharesPictures && pictures.title == nil && !pictures.template.isPerLine
    for line in lines {
      var entry = Entry(line)
      if isNameless { entry.name = [] }
      try visit(entry)
    }
  }

  // MARK: Messages

  var total: String { Messages.count(pictures.count, "picture") }

  var remarks: [String] {
    var remarks: [String] = []
    if sharesPictures {
      remarks.append(
        "\(Messages.count(lineCount, unit)) share \(pictures.count == 1 ? "it" : "them")")
    }
    if hasNames, !pictures.template.isPerLine {
      remarks.append("no names in file names, --name-template '{name}' uses them")
    }
    return remarks
  }

  func describe(_ entry: Entry, in manifest: ByteOutput) {
    // A file of values alone is as good as a list of them.
    if hasNames || !pictures.columns.isEmpty { manifest.append(",\"line\":\(entry.line)") }
    if !entry.name.isEmpty { manifest.append(",\"label\":", quoted: entry.name) }
    manifest.append(",\"value\":")
    manifest.append(entry.text)
  }
}
