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
  private var range: ValueSequence?
  private var lines: [RatingLine] = []
  /// For each line that was read, its number, its name and the index of its picture.
  private var shares: [(line: Int32, picture: Int32)] = []
  private var labels: [[UInt8]] = []
  private let unit: String
  private let wrongCount: Int

  private var hasNames: Bool { !labels.isEmpty }
  private var sharesPictures: Bool { shares.count > lines.count }

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
      [range[0], range[range.count - 1]].allSatisfy({
        (job.scale.minimum...job.scale.maximum).contains($0)
      })
    {
      self.range = range
      pictures.count = range.count
      (warnings, notes, advice, unit, wrongCount) = (
        [range.warning].compactMap { $0 }, [], nil, "value", 0
      )
      return
    }
    var source = try ValueSource(
      settings.input, range: range, scale: job.scale, isStrict: settings.isStrict,
      columns: pictures.columns)
    var (lines, shares, labels) = ([RatingLine](), [(line: Int32, picture: Int32)](), [[UInt8]]())
    let keepsShares = source.readsLines
    var known: [Double: Int] = [:]
    let isPerLine = pictures.template.isPerLine || pictures.title != nil
    var names = PictureNames(pictures)
    let wrong = try source.readAll { line in
      guard line.value == line.value else { return }
      if let problem = pictures.problem(withNameOf: Entry(line)) { throw LineProblem(problem) }
      var index = isPerLine ? nil : known[line.value]
      if index == nil {
        index = try names.index(of: line, among: lines)
        if index == lines.count { lines.append(line) }
        known[line.value] = index
      }
      guard keepsShares else { return }
      shares.append((Int32(clamping: line.line), Int32(index!)))
      if !line.name.isEmpty || !labels.isEmpty {
        while labels.count < shares.count - 1 { labels.append([]) }
        labels.append(line.name)
      }
    }
    guard !lines.isEmpty else {
      throw wrong.count > 0 ? CommandError.data(wrong.warning!) : source.isEmpty
    }
    (self.lines, self.shares, self.labels) = (lines, shares, labels)
    pictures.count = lines.count
    warnings = [wrong.warning].compactMap { $0 } + source.warnings
    notes = source.notes + source.counted
    advice = source.advice
    unit = source.unit
    wrongCount = wrong.count
  }

  func visit(_ body: (Entry, String) throws -> Void) throws {
    func visit(_ entry: Entry) throws {
      try Interruption.check()
      try body(
        entry, String(decoding: pictures.template.filled(entry, on: pictures.scale), as: UTF8.self))
    }
    if let range {
      for index in 0..<range.count {
        try visit(Entry(RatingLine(value: PlainDecimal(range[index]).value, line: index + 1)))
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
        "\(Messages.count(shares.count, unit)) share \(pictures.count == 1 ? "it" : "them"), as the manifest lists"
      )
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

  func end(_ manifest: ExportLedger) throws -> String {
    guard sharesPictures else { return "" }
    let ending = pictures.fileEndings.first ?? ""
    for (index, share) in shares.enumerated() {
      var entry = Entry(lines[Int(share.picture)])
      let stem = String(
        decoding: pictures.template.filled(entry, on: pictures.scale), as: UTF8.self)
      (entry.line, entry.name) = (Int(share.line), index < labels.count ? labels[index] : [])
      manifest.list(entry, file: stem + ending)
    }
    return ""
  }
}
