import EmojiRate

/// Writes a folder with the summary of every group in a file: a picture each, a list and a report.
final class SummaryExport {
  private let settings: Settings
  private let folder: OutputFolder
  private let counted: CountedGroups
  private var tally = ExportTally()
  /// The files that are being written: the list of all files, and the report.
  private var (list, report): (LongFile?, LongFile?)
  private var hasWritten = false

  /// - Returns: The status to exit with.
  static func run(_ given: Settings) -> Int32 {
    Interruption.observe()
    SystemCalls.reserveStandardStreams()
    var settings = given
    var path = ""
    do {
      guard let folder = settings.export.folder, folder != "-" else {
        throw CommandError.usage(
          "there is no --output; give the folder to write into, such as --output summaries")
      }
      path = folder
      let counted = try CountedGroups(&settings)
      SystemCalls.say(try settings.warnings())
      for warning in counted.warnings { ExportRun.say("warning", warning) }
      let export = try SummaryExport(settings, counted, path)
      do {
        try export.write()
      } catch {
        export.stop()
        throw error
      }
      return 0
    } catch {
      let error = ExportRun.error(error, at: path)
      ExportRun.say("error", error.sentence)
      return error.exitStatus
    }
  }

  private init(_ settings: Settings, _ counted: CountedGroups, _ path: String) throws {
    (self.settings, self.counted) = (settings, counted)
    folder = try OutputFolder(path, isDryRun: settings.export.isDryRun)
  }

  /// The groups and what their files are called, by name.
  private var pictures: [GroupPicture] {
    var names = GroupNames()
    let sorted = counted.groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    return sorted.map { name, counts in
      let group = String(decoding: name, as: UTF8.self)
      return GroupPicture(
        group: group, file: names.stem(of: group) + ".svg",
        picture: RatingSummary(counts, settings.picture))
    }
  }

  private func write() throws {
    let pictures = pictures
    try check(pictures)
    let list = try LongFile(Manifest.name, in: folder)
    self.list = list
    let manifest = SummaryManifest(list)
    let options = settings.picture.options
    for picture in pictures {
      try Interruption.check()
      let bytes = Array(picture.picture.svg(options).utf8)
      manifest.add(picture, bytes, options)
      let change = try folder.change(picture.file, to: bytes)
      if change != .unchanged {
        // The list is written before the files in it, so that a killed export is known as its own.
        try manifest.file.flush()
        try folder.checkReplacing(picture.file, change, isForced: settings.export.isForced)
        try folder.write(bytes, to: picture.file, change)
        hasWritten = true
      }
      folder.earlier?.keep(picture.file)
      tally.pictures[change, default: 0] += 1
    }
    manifest.begin("others")
    if settings.export.hasSheet {
      let report = try LongFile(SummaryReport.name, in: folder)
      self.report = report
      SummaryReport.write(pictures, counted.skipped, options, to: report.output)
      try report.flush()
      manifest.add(report.name, report.digest.text)
      try manifest.file.flush()
      _ = try report.finish {
        try folder.checkReplacing(report.name, $0, isForced: settings.export.isForced)
      }
      self.report = nil
      hasWritten = true
      folder.earlier?.keep(report.name)
    }
    manifest.begin("leftover")
    try tally.handleRest(in: folder, prunes: settings.export.prunes) {
      manifest.add($0.name, $0.digest)
    }
    manifest.end(skipped: counted.skipped.count)
    _ = try manifest.file.finish()
    self.list = nil
    try folder.flushReport()
    tell(count: pictures.count)
  }

  /// Takes back what is not whole, where the export could not go on.
  ///
  /// The list of what has been written stays, under its temporary name, for the next export.
  private func stop() {
    report?.drop()
    guard !hasWritten else { return }
    list?.drop()
    folder.unmake()
  }

  /// Refuses to overwrite what no earlier export has written.
  private func check(_ pictures: [GroupPicture]) throws {
    guard folder.descriptor >= 0 else { return }
    let isForced = settings.export.isForced
    let earlier = try folder.readEarlier(isForced: isForced)
    for picture in pictures where try folder.has(picture.file) && !earlier.owns(picture.file) {
      try folder.check(picture.file, isForced: isForced) {
        Array(picture.picture.svg(settings.picture.options).utf8)
      }
    }
    let report = SummaryReport.name
    if settings.export.hasSheet, try folder.has(report), try !earlier.owns(report) {
      try folder.check(report, isForced: isForced) { nil }
    }
  }

  /// Says what became of the groups.
  private func tell(count: Int) {
    let (number, first) = counted.skipped
    if number > 0 {
      ExportRun.say("warning", "\(Messages.count(number, "line")) skipped, the first: \(first)")
    }
    guard !settings.export.isQuiet else { return }
    let ratings = Messages.count(counted.total.number, "rating")
    SystemCalls.say(
      "emoji-rate: \(folder.path.excerpt()): \(Messages.count(count)) "
        + (count == 1 ? "summary" : "summaries") + " of \(ratings): "
        + tally.parts.joined(separator: ", ")
        + (settings.export.isDryRun ? "; a dry run, nothing was touched" : "") + "\n")
  }
}

/// A group, its file and its picture.
struct GroupPicture {
  let group: String
  let file: String
  let picture: RatingSummary

  /// The mean to the ten-thousandth; nil where there are no ratings.
  var mean: String? {
    picture.counts.mean.map { Messages.plain(($0 * 10_000).rounded() / 10_000) }
  }
}

/// The list of what there is in the folder: `manifest.json`.
final class SummaryManifest {
  let file: LongFile
  private var isFirst = true

  init(_ file: LongFile) {
    self.file = file
    file.output.append("{\"generator\":\"emoji-rate\",\"picture\":\"summary\",\"files\":[")
  }

  private func beginFile(_ name: String) {
    file.output.append(isFirst ? "\n{\"name\":" : ",\n{\"name\":")
    file.output.append(JSONText.quoted(name.utf8))
    isFirst = false
  }

  func add(_ group: GroupPicture, _ bytes: [UInt8], _ options: SVGOptions) {
    let (picture, counts) = (group.picture, group.picture.counts)
    let size = picture.documentSize(options)
    beginFile(group.file)
    file.output.append(",\"group\":")
    file.output.append(JSONText.quoted(group.group.utf8))
    file.output.append(
      ",\"counts\":[\(counts.counts.map(String.init).joined(separator: ","))]"
        + ",\"number\":\(counts.number),\"mean\":\(group.mean ?? "null"),\"alt\":")
    file.output.append(JSONText.quoted((picture.accessibleText(options) ?? "").utf8))
    file.output.append(
      ",\"width\":\(Messages.plain(size.width)),\"height\":\(Messages.plain(size.height))"
        + ",\"bytes\":\(bytes.count),\"digest\":\"\(Digest(bytes).text)\"}")
  }

  func add(_ name: String, _ digest: String) {
    beginFile(name)
    file.output.append(",\"digest\":\"\(digest)\"}")
  }

  /// Begins another list.
  func begin(_ list: String) {
    file.output.append("\n],\"\(list)\":[")
    isFirst = true
  }

  func end(skipped: Int) {
    file.output.append("\n],\"skipped\":\(skipped),\"complete\":true}\n")
  }
}
