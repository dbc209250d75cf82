import EmojiRate

/// The summaries of the groups in files.
final class GroupPlan: ExportPlan {
  let pictures: PictureSet
  let warnings: [String]
  let notes: [String]
  let members: String
  private let counted: CountedGroups
  /// The groups in the order of their labels, each with the name of its file.
  private let groups: [(label: [UInt8], group: CountedGroups.Group, stem: String)]

  /// Counts the ratings.
  init(_ job: ExportJob) throws {
    var settings = job.settings
    pictures = try PictureSet(job)
    counted = try CountedGroups(&settings)
    (warnings, notes, members) = (counted.warnings, counted.notes, counted.members)
    pictures.count = counted.groups.count
    var earlier: [Manifest.File] = []
    let manifest = settings.export.folder.map { OutputFolder($0).path(of: Manifest.name) }
    if let manifest, let file = try? SystemCalls.openForReading(manifest) {
      defer { close(file) }
      earlier = try Manifest.files(ByteInput(file)) ?? []
    }
    var names = GroupNames(earlier: earlier, tags: pictures.looks.map(\.tag))
    groups = counted.sorted.map { label, group in
      let name = group.name.isEmpty ? label : group.name
      return (label, group, names.stem(of: String(decoding: name, as: UTF8.self)))
    }
  }

  var total: String {
    "\(Messages.count(counted.total.counts.number, "rating")) in \(Messages.count(pictures.count)) "
      + (pictures.count == 1 ? "summary" : "summaries")
  }

  var remarks: [String] { [] }
  var advice: String? { nil }

  /// Visits the groups in the order of their labels.
  func visit(_ body: (Entry, String) throws -> Void) throws {
    for (label, group, stem) in groups {
      try Interruption.check()
      var entry = Entry(value: group.counts.mean ?? .nan, name: label, line: group.missing)
      entry.counts = group.counts
      entry.label = group.name
      try body(entry, stem)
    }
  }

  func describe(_ entry: Entry, in manifest: ByteOutput) {
    manifest.append(",\"group\":", quoted: entry.name)
    if !entry.label.isEmpty { manifest.append(",\"label\":", quoted: entry.label) }
    let facts = RatingFacts(
      counts: entry.counts!, missing: entry.line, sentence: nil, item: nil)
    for (key, value) in facts.members { manifest.append(",\"\(key)\":\(value)") }
  }

}
