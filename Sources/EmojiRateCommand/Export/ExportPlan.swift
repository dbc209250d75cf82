import EmojiRate
import EmojiRateHistory

/// The pictures of an export, and what there is to say about them.
struct ExportPlan {
  let pictures: PictureSet
  /// The warnings and notes to print before anything is written.
  var warnings: [String] = []
  var notes: [String] = []
  let total: String
  /// How many lines the pictures are of, for the summary line; nil if each is of one.
  var remark: String?
  /// The members of the manifest about lines without a picture, each with a comma behind it.
  var members = ""
  /// Writes the members of a picture into the manifest, such as its value.
  let describe: (NamedSubject, ByteOutput) -> Void
  /// The label of each picture, which names its files.
  let labels: [String]
  /// The beginning of names that a label cannot give.
  let prefix: String
  /// Makes what the picture with this index shows, which takes more memory than what it is made of.
  let shown: (Int) -> NamedSubject

  var count: Int { labels.count }

  /// The names of the files of each picture, without endings; labels in a list of earlier files keep theirs.
  func stems(keeping earlier: [Manifest.File]) -> [String] {
    var names = FileNames(prefix: prefix, tags: pictures.looks.map(\.tag))
    names.keep(earlier)
    return labels.map { names.stem(of: $0) }
  }

  /// The names of the files of a picture.
  func names(_ stem: String) -> [String] {
    pictures.looks.flatMap { look in pictures.outputs.map { stem + look.tag + $0.ending } }
  }
}

// MARK: Pictures of values

extension ExportPlan {
  /// Reads a job's values; throws if a line is wrong and the reaction is to stop, or if there is no picture.
  init(ofValues job: ExportJob) throws {
    guard !job.settings.export.writesBlankLines else {
      throw CommandError.usage(
        "--on-error blank is the empty line of a stream; give skip, or --format stream")
    }
    let pictures = try PictureSet(job)
    var source = try job.lines()
    var read = ReadValues(pictures)
    let wrong = try source.readAll { (line) throws(ReadingError) in try read.add(line) }
    guard !read.lines.isEmpty else {
      throw wrong.warning.map { CommandError.data($0) } ?? source.isEmpty()
    }
    let count = read.lines.count
    // Of lines, the first with each picture is kept. A picture of several people is not the first one's.
    let sharesPictures = source.readsLines && read.lineCount > read.lines.count
    let isNameless = sharesPictures && !read.isPerLine
    // A file of values alone is as good as a list of them.
    let showsLines = read.hasNames
    let sharing =
      "\(Messages.count(read.lineCount, source.unit)) share \(count == 1 ? "it" : "them")"
    let lines = read.lines
    self.init(
      pictures: pictures, warnings: [wrong.warning].compactMap { $0 } + source.warnings,
      notes: source.notes + source.counted, total: Messages.count(count, "picture"),
      remark: sharesPictures ? sharing : nil,
      members: source.readsLines ? source.members(skipped: wrong) : "",
      describe: { shown, manifest in
        if showsLines { manifest.append(",\"line\":\(shown.line)") }
        if !shown.name.isEmpty { manifest.append(",\"label\":", quoted: shown.name) }
        manifest.append(",\"value\":\(shown.text)")
      },
      labels: lines.map { pictures.label(of: NamedSubject($0)) }, prefix: pictures.noun,
      shown: { index in
        var shown = NamedSubject(lines[index])
        if isNameless { shown.name = [] }
        return shown
      })
  }
}

// MARK: Summaries of groups

extension ExportPlan {
  init(ofGroups job: ExportJob) throws {
    var settings = job.settings
    let showsHistory = settings.showsHistory
    if showsHistory { try settings.input.checkHistory(settings.picture) }
    settings.input.allowsColumns = true
    let empty = try settings.emptyCounts()
    try settings.input.checkBands(settings.picture, empty)
    let pictures = try PictureSet(job)
    let bands = settings.picture.bands
    let nouns = showsHistory ? ("history", "histories") : ("summary", "summaries")
    let counted = try CountedGroups(
      settings.input, empty: empty, isStrict: settings.remarks.isStrict,
      isOverTime: showsHistory, .files())
    let groups = counted.sorted
    let labels = groups.map { label, group in
      let name = group.name.isEmpty ? label : group.name
      return name.isEmpty ? "all" : String(decoding: name, as: UTF8.self)
    }
    let total =
      "\(Messages.count(counted.total.counts.number ?? 0, "rating")) in \(Messages.count(groups.count)) "
      + (groups.count == 1 ? nouns.0 : nouns.1)
    let notes =
      showsHistory
      ? RatingHistory.notes(on: groups.compactMap { $0.value.history }, settings.picture) : []
    self.init(
      pictures: pictures, warnings: counted.warnings, notes: counted.notes + notes, total: total,
      members: counted.members,
      describe: { shown, manifest in
        manifest.append(",\"group\":", quoted: shown.name)
        if !shown.column.isEmpty { manifest.append(",\"column\":", quoted: shown.column) }
        if !shown.fileLabel.isEmpty { manifest.append(",\"label\":", quoted: shown.fileLabel) }
        for (key, value) in RatingFacts(of: shown.subject, item: "", bands: bands).members {
          manifest.append(",\"\(key)\":\(value)")
        }
      },
      labels: labels, prefix: "group",
      shown: { index in
        let (label, group) = groups[index]
        let counts = Subject.counts(group.counts, unrated: group.missing)
        let course = showsHistory ? group.history.map { Subject.history($0) } : nil
        return NamedSubject(
          subject: course ?? counts, name: label, fileLabel: group.name, spark: group.history,
          column: group.column)
      })
  }
}

/// The lines with a picture of their own.
private struct ReadValues {
  private let pictures: PictureSet
  /// The first line of each picture; what its picture shows would take twice the memory.
  private(set) var lines: [RatingLine] = []
  /// The number of lines with a picture.
  private(set) var lineCount = 0
  private(set) var hasNames = false
  /// Whether lines with one value can have different pictures.
  let isPerLine: Bool
  private var known: Set<Double> = []
  private var indexes: [String: Int] = [:]

  init(_ pictures: PictureSet) {
    self.pictures = pictures
    isPerLine = pictures.template.isPerLine || pictures.title?.isPerLine == true
  }

  mutating func add(_ line: RatingLine) throws(ReadingError) {
    guard line.hasRating else { return }
    let shown = NamedSubject(line)
    if let problem = pictures.problem(withNameOf: shown) { throw .line(problem) }
    if isPerLine || !known.contains(line.value) {
      let label = pictures.label(of: shown)
      if let index = indexes[label] {
        let titles = [NamedSubject(lines[index]), shown].map {
          pictures.title?.filled($0, on: pictures.scale)
        }
        guard lines[index].value == line.value, titles[0] == titles[1] else {
          throw pictures.collision(label)
        }
      } else {
        indexes[label] = lines.count
        lines.append(line)
      }
      known.insert(line.value)
    }
    lineCount += 1
    if !line.name.isEmpty { hasNames = true }
  }
}
