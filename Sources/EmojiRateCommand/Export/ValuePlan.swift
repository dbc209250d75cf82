import EmojiRate

/// Pictures of values, which are read once.
extension ExportPlan {
  /// Reads a job's values; throws if a line is wrong and the reaction is to stop, or if there is no picture.
  init(ofValues job: ExportJob) throws {
    let settings = job.settings
    guard settings.input.reaction != .blank else {
      throw CommandError.usage(
        "--on-error blank is the empty line of a stream; give skip, or --format stream")
    }
    let pictures = try PictureSet(job)
    let range = try settings.range(on: job.scale)
    let limits = job.scale.minimum...job.scale.maximum
    if settings.input.values.isEmpty, let range, job.scale.step == 0, pictures.template.usesValues,
      limits.contains(range.values.first!), limits.contains(range.values.last!)
    {
      self.init(range, pictures)
      return
    }
    var source = try ValueSource(
      settings.input, range: range, scale: job.scale, isStrict: settings.remarks.isStrict,
      columns: pictures.columns)
    var read = ReadValues(pictures)
    let wrong = try source.readAll { try read.add($0) }
    guard !read.lines.isEmpty else {
      throw wrong.count > 0 ? CommandError.data(wrong.warning!) : source.isEmpty()
    }
    pictures.count = read.lines.count
    // Of lines, the first with each picture is kept. A picture of several people is not the first one's.
    let sharesPictures = source.readsLines && read.lineCount > read.lines.count
    let isNameless = sharesPictures && !read.isPerLine
    // A file of values alone is as good as a list of them.
    let showsLines = read.hasNames || !pictures.columns.isEmpty
    var remarks: [String] = []
    if sharesPictures {
      let lines = Messages.count(read.lineCount, source.unit)
      remarks.append("\(lines) share \(pictures.count == 1 ? "it" : "them")")
    }
    if read.hasNames, !pictures.template.isPerLine {
      remarks.append("no names in file names, --name-template '{name}' uses them")
    }
    let (lines, stems) = (read.lines, read.stems())
    self.init(
      pictures: pictures, warnings: [wrong.warning].compactMap { $0 } + source.warnings,
      notes: source.notes + source.counted, total: Messages.count(pictures.count, "picture"),
      remarks: remarks, advice: source.advice,
      members: source.readsLines ? source.members(skipped: wrong.count) : "",
      describe: { entry, manifest in
        if showsLines { manifest.append(",\"line\":\(entry.line)") }
        if !entry.name.isEmpty { manifest.append(",\"label\":", quoted: entry.name) }
        manifest.append(",\"value\":\(entry.text)")
      },
      visit: { body in
        for (line, stem) in zip(lines, stems) {
          try Interruption.check()
          var entry = Entry(line)
          if isNameless { entry.name = [] }
          try body(entry, stem)
        }
      })
  }

  /// A range, which is not kept, because all its pictures differ.
  private init(_ range: ValueSequence, _ pictures: PictureSet) {
    pictures.count = range.values.count
    let names = FileNames(prefix: pictures.noun)
    self.init(
      pictures: pictures, warnings: [range.warning].compactMap { $0 },
      total: Messages.count(pictures.count, "picture"),
      describe: { entry, manifest in manifest.append(",\"value\":\(entry.text)") },
      visit: { body in
        for (index, value) in range.values.enumerated() {
          try Interruption.check()
          let entry = Entry(value: value, name: [], line: index + 1)
          try body(entry, names.portable(pictures.label(of: entry)))
        }
      })
  }
}

/// The lines with a picture of their own.
private struct ReadValues {
  private let pictures: PictureSet
  /// The first line of each picture; an entry would take twice the memory.
  private(set) var lines: [RatingLine] = []
  /// The number of lines with a picture.
  private(set) var lineCount = 0
  private(set) var hasNames = false
  /// Whether lines with one value can have different pictures.
  let isPerLine: Bool
  private var known: Set<Double> = []
  /// The index of the picture of each label.
  private var indexes: [String: Int] = [:]

  init(_ pictures: PictureSet) {
    self.pictures = pictures
    isPerLine = pictures.template.isPerLine || pictures.title != nil
  }

  mutating func add(_ line: RatingLine) throws {
    guard line.value == line.value else { return }
    let entry = Entry(line)
    if let problem = pictures.problem(withNameOf: entry) { throw LineProblem(problem) }
    if isPerLine || !known.contains(entry.value) {
      let label = pictures.label(of: entry)
      if let index = indexes[label] {
        guard isSame(Entry(lines[index]), entry) else { throw pictures.collision(label) }
      } else {
        indexes[label] = lines.count
        lines.append(line)
      }
      known.insert(entry.value)
    }
    lineCount += 1
    if !entry.name.isEmpty { hasNames = true }
  }

  private func isSame(_ one: Entry, _ other: Entry) -> Bool {
    one.value == other.value
      && pictures.title?.filled(one, on: pictures.scale)
        == pictures.title?.filled(other, on: pictures.scale)
  }

  /// The stem of each picture's name.
  mutating func stems() -> [String] {
    indexes = [:]
    var names = FileNames(pictures, prefix: pictures.noun)
    return lines.map { names.stem(of: pictures.label(of: Entry($0))) }
  }
}
