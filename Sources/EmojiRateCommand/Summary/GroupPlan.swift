import EmojiRate

/// The summaries of the groups in files.
extension ExportPlan {
  /// Counts the ratings of a job.
  init(ofGroups job: ExportJob) throws {
    var settings = job.settings
    let pictures = try PictureSet(job)
    let isHistory = settings.showsHistory
    let nouns = isHistory ? ("history", "histories") : ("summary", "summaries")
    let counted = try CountedGroups(&settings)
    pictures.count = counted.groups.count
    var names = FileNames(pictures, prefix: "group")
    let groups = counted.sorted.map { label, group in
      let name = group.name.isEmpty ? label : group.name
      let file = name.isEmpty ? "all" : String(decoding: name, as: UTF8.self)
      return (label, group, names.stem(of: file))
    }
    let total =
      "\(Messages.count(counted.total.counts.number, "rating")) in \(Messages.count(groups.count)) "
      + (groups.count == 1 ? nouns.0 : nouns.1)
    self.init(
      pictures: pictures, warnings: counted.warnings, notes: counted.notes, total: total,
      members: counted.members,
      describe: { entry, manifest in
        manifest.append(",\"group\":", quoted: entry.name)
        if !entry.label.isEmpty { manifest.append(",\"label\":", quoted: entry.label) }
        let facts = RatingFacts(
          counts: entry.counts!, missing: entry.line, sentence: nil, item: nil)
        let members = isHistory ? entry.history!.members : facts.members
        for (key, value) in members { manifest.append(",\"\(key)\":\(value)") }
      },
      visit: { body in
        // The groups are in the order of their labels.
        for (label, group, stem) in groups {
          try Interruption.check()
          var entry = Entry(value: group.counts.mean ?? .nan, name: label, line: group.missing)
          entry.counts = group.counts
          entry.history = group.history
          entry.label = group.name
          try body(entry, stem)
        }
      })
  }
}
