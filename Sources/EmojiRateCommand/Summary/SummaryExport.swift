import EmojiRate

/// Writes a folder with the summary of every group in a file: a picture each, a list and a report.
final class SummaryExport {
  private let settings: Settings
  private let folder: OutputFolder
  private let counted: CountedGroups
  private var changes: [OutputFolder.Change: Int] = [:]
  private var (removedCount, leftoverCount, editedCount) = (0, 0, 0)
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
        if !export.hasWritten { export.folder.unmake() }
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
    let manifest = SummaryManifest(try LongFile(Manifest.name, in: folder))
    let options = settings.picture.options
    for picture in pictures {
      try Interruption.check()
      let bytes = Array(picture.picture.svg(options).utf8)
      manifest.add(picture, bytes, options)
      let change = try folder.change(picture.file, to: bytes)
      if change != .unchanged {
        // The list is written before the files in it, so that a killed export is known as its own.
        try manifest.file.flush()
        try folder.write(bytes, to: picture.file, change)
        hasWritten = true
      }
      folder.earlier?.keep(picture.file)
      changes[change, default: 0] += 1
    }
    manifest.begin("others")
    if settings.export.hasSheet {
      let report = try LongFile(SummaryReport.name, in: folder)
      SummaryReport.write(pictures, counted.skipped, options, to: report.output)
      try report.flush()
      manifest.add(report.name, report.digest.text)
      _ = try report.finish()
      folder.earlier?.keep(report.name)
    }
    manifest.begin("leftover")
    try folder.earlier?.visitRest { listed, isOwn in
      guard try folder.status(listed.name)?.isRegular == true else { return }
      if settings.export.prunes, isOwn {
        try folder.remove(listed.name)
        removedCount += 1
      } else {
        manifest.add(listed.name, listed.digest)
        if isOwn { leftoverCount += 1 } else { editedCount += 1 }
      }
    }
    manifest.end(skipped: counted.skipped.count)
    _ = try manifest.file.finish()
    try folder.flushReport()
    tell(count: pictures.count)
  }

  /// Refuses to overwrite what no earlier export has written.
  private func check(_ pictures: [GroupPicture]) throws {
    guard folder.descriptor >= 0 else { return }
    let earlier = try EarlierFiles(folder)
    folder.earlier = earlier
    if settings.export.isForced { return }
    guard earlier.isReplaceable else {
      throw CommandError.inTheWay(
        "\(folder.path(of: Manifest.name).quoted) is not the list of an export; "
          + "choose another folder, or overwrite it with --force")
    }
    let report = settings.export.hasSheet ? [SummaryReport.name] : []
    for name in pictures.map(\.file) + report {
      if try folder.has(name), try !earlier.owns(name) {
        throw CommandError.inTheWay(
          "\(folder.path(of: name).quoted) is there and is not, or not any more, as an export has "
            + "written it; move it away, or overwrite it with --force")
      }
    }
  }

  /// Says what became of the groups.
  private func tell(count: Int) {
    let (number, first) = counted.skipped
    if number > 0 {
      ExportRun.say("warning", "\(Messages.count(number, "line")) skipped, the first: \(first)")
    }
    guard !settings.export.isQuiet else { return }
    var parts = [OutputFolder.Change.new, .changed, .unchanged].compactMap { change in
      changes[change].map { "\(Messages.count($0)) \(change.rawValue)" }
    }
    if removedCount > 0 { parts.append("\(Messages.count(removedCount, "file")) removed") }
    if editedCount > 0 {
      parts.append("\(Messages.count(editedCount, "edited file")) left, to be removed by hand")
    }
    if leftoverCount > 0 {
      let files = Messages.count(leftoverCount, "file")
      parts.append("\(files) of earlier exports left; --prune removes them")
    }
    let ratings = Messages.count(counted.total.number, "rating")
    SystemCalls.say(
      "emoji-rate: \(folder.path.excerpt()): \(Messages.count(count)) "
        + (count == 1 ? "summary" : "summaries") + " of \(ratings): "
        + parts.joined(separator: ", ")
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
