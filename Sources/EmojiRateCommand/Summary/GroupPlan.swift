import EmojiRate

/// The summaries of the groups in a file.
final class GroupPlan: ExportPlan {
  let pictures: PictureSet
  let warnings: [String]
  private let counted: CountedGroups

  /// Counts the ratings.
  init(_ job: ExportJob) throws {
    var settings = job.settings
    pictures = try PictureSet(job)
    counted = try CountedGroups(&settings)
    warnings = counted.notices
    pictures.count = counted.groups.count
  }

  var total: String {
    "\(Messages.count(counted.total.number, "rating")) in \(Messages.count(pictures.count)) "
      + (pictures.count == 1 ? "summary" : "summaries")
  }

  var remarks: [String] { [] }
  var advice: String? { nil }
  var error: CommandError? { counted.wrong.error("rating") }

  /// Visits the groups in the order of their names.
  func visit(_ body: (Entry, String) throws -> Void) throws {
    var names = GroupNames()
    for (name, counts) in counted.sorted {
      try Interruption.check()
      var entry = Entry(value: counts.mean ?? .nan, name: name, line: 0)
      entry.counts = counts
      try body(entry, names.stem(of: String(decoding: name, as: UTF8.self)))
    }
  }

  func describe(_ entry: Entry, in manifest: ByteOutput) {
    let counts = entry.counts!
    // The mean is summed up in ten-thousandths.
    let mean = counts.mean.map { Messages.plain(($0 * 10_000).rounded() / 10_000) }
    manifest.append(",\"group\":", quoted: entry.name)
    manifest.append(
      ",\"counts\":[\(counts.counts.map(String.init).joined(separator: ","))]"
        + ",\"number\":\(counts.number),\"mean\":\(mean ?? "null")")
  }

  func end(_ manifest: ExportLedger) -> String { "\"skipped\":\(counted.wrong.count)," }
}
