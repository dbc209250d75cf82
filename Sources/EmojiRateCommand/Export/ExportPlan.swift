import EmojiRate
import EmojiRateHistory

/// The pictures that an export will write, with its messages and the members of its manifest.
struct ExportPlan {
  let pictures: PictureSet
  /// The warnings and notes to print before anything is written.
  var warnings: [String] = []
  var notes: [String] = []
  let total: String
  /// The part of the last message that says how many lines share a picture; nil if none do.
  var remark: String?
  /// The members of the manifest about lines without a picture, each followed by a comma.
  var members = ""
  /// Appends the members of a picture, such as its value, to the manifest.
  let describe: (NamedSubject, ByteOutput) -> Void
  /// The label of each picture, which names its files.
  let labels: [String]
  /// The beginning of file names for which the label alone is no valid name; see ``FileNames``.
  let prefix: String
  /// Makes the subject of the picture with this index, only when it is needed, to save memory.
  let shown: (Int) -> NamedSubject

  var count: Int { labels.count }

  /// The file name of each picture, without tag and extension.
  ///
  /// Labels keep the names that they have in `earlier`, the manifest of an earlier export.
  func stems(keeping earlier: [Manifest.File]) -> [String] {
    var names = FileNames(prefix: prefix, tags: pictures.looks.map(\.tag))
    names.keep(earlier)
    return labels.map { names.stem(of: $0) }
  }

  /// The names of all files of the picture with this stem.
  func names(_ stem: String) -> [String] {
    pictures.looks.flatMap { look in pictures.outputs.map { stem + look.tag + $0.ending } }
  }
}

// MARK: Pictures of values

extension ExportPlan {
  /// Reads the values of an export.
  ///
  /// It throws if there is no picture, or for an invalid line, unless invalid lines are skipped.
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
    // Lines with equal pictures share one file. A file that people share has none of their names.
    let sharesPictures = source.readsLines && read.lineCount > read.lines.count
    let isNameless = sharesPictures && !read.isPerLine
    // The manifest has line numbers for finding a name in the input, so only if there are names.
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
      labels: lines.map { pictures.label(of: $0.shown) }, prefix: pictures.noun,
      shown: { index in
        var shown = lines[index].shown
        if isNameless { shown.name = [] }
        return shown
      })
  }
}

// MARK: Summaries of groups

extension ExportPlan {
  init(ofGroups job: ExportJob) throws {
    var settings = job.settings
    settings.input.allowsColumns = true
    let pictures = try PictureSet(job)
    let bands = settings.picture.bands
    let showsHistory = settings.showsHistory
    let nouns = showsHistory ? ("history", "histories") : ("summary", "summaries")
    let counted = try settings.readGroups()
    let groups = counted.groups
    let labels = groups.map { group in
      let name = group.name.isEmpty ? group.label : group.name
      return name.isEmpty ? "all" : String(decoding: name, as: UTF8.self)
    }
    let total =
      "\(Messages.count(counted.total, "rating")) in \(Messages.count(groups.count)) "
      + (groups.count == 1 ? nouns.0 : nouns.1)
    let notes =
      showsHistory
      ? RatingHistory.notes(on: groups.lazy.compactMap(\.history), settings.picture) : []
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
        let group = groups[index]
        let counts = Subject.counts(group.counts, unrated: group.missing)
        let course = group.history.map { Subject.history($0) }
        return NamedSubject(
          subject: showsHistory ? course ?? counts : counts, name: group.label,
          fileLabel: group.name, course: showsHistory ? nil : course, column: group.column)
      })
  }
}

/// The lines of an export, without the lines whose picture is equal to an earlier one.
private struct ReadValues {
  /// What is kept of a line, which takes several times as much memory.
  struct Line {
    let value: Double
    let name: [UInt8]
    let number: Int

    var shown: NamedSubject { NamedSubject(subject: .value(value), name: name, line: number) }
  }

  private let pictures: PictureSet
  /// The first line of each picture.
  private(set) var lines: [Line] = []
  /// The number of all lines with a rating.
  private(set) var lineCount = 0
  private(set) var hasNames = false
  /// Whether lines with the same value can have different file names or titles.
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
    if shown.name.isEmpty, let problem = pictures.problemWithoutName { throw .line(problem) }
    if isPerLine || !known.contains(line.value) {
      let label = pictures.label(of: shown)
      if let index = indexes[label] {
        let titles = [lines[index].shown, shown].map {
          pictures.title?.filled($0, on: pictures.job.scale)
        }
        guard lines[index].value == line.value, titles[0] == titles[1] else {
          throw pictures.collision(label)
        }
      } else {
        indexes[label] = lines.count
        lines.append(Line(value: line.value, name: line.name, number: line.line))
      }
      known.insert(line.value)
    }
    lineCount += 1
    if !line.name.isEmpty { hasNames = true }
  }
}
