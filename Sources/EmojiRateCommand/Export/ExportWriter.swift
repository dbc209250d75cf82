/// Draws each picture of an export once, and writes the files.
final class ExportWriter {
  let folder: OutputFolder
  let pictures: PictureSet
  let plan: ExportPlan
  /// Nil before writing begins.
  private(set) var ledger: ExportLedger?

  /// The pictures of a group with their files.
  private var waiting: [(shown: NamedSubject, text: String, files: [PictureFile])] = []

  init(_ plan: ExportPlan, path: String) {
    (self.plan, pictures) = (plan, plan.pictures)
    folder = OutputFolder(path)
  }

  private var settings: ExportSettings { pictures.export }

  // MARK: The check

  /// Opens the folder, and refuses to overwrite files of somebody else and names that cannot be overwritten.
  func check() throws {
    let earlier = try folder.prepare(isForced: settings.isForced, inputs: pictures.inputs)
    if settings.hasSheet { try earlier.check(ContactSheet.name) }
    guard !folder.isNew else { return }
    for stem in plan.stems {
      try Interruption.check()
      for name in plan.names(stem) { try earlier.check(name) }
    }
  }

  // MARK: Writing

  func write() throws {
    let ledger = try ExportLedger(noun: pictures.noun, in: folder)
    self.ledger = ledger
    // The manifest lists the pictures of a group before their files are written.
    let groupSize = settings.scales.isEmpty ? 64 : Cores.count
    var sheet = ContactSheet(plan)
    for (index, stem) in plan.stems.enumerated() {
      try Interruption.check()
      let shown = plan.shown(index)
      let drawn = pictures.looks.map { $0.drawn(shown) }
      let files = drawn.flatMap { drawn in
        pictures.outputs.map { PictureFile(drawn, stem, $0) }
      }
      waiting.append((shown, drawn[0].text, files))
      if settings.hasSheet { sheet.add(shown, stem, drawn[0].text) }
      if waiting.count >= groupSize { try writeGroup() }
    }
    try writeGroup()
    if settings.hasSheet { try ledger.write(sheet.page, to: ContactSheet.name) }
    try ledger.handleRest(prunes: settings.prunes, lists: !settings.isQuiet)
    try ledger.end(plan.members)
  }

  private func writeGroup() throws {
    Cores.draw(waiting.flatMap(\.files).filter { $0.pixelCount > 0 })
    for (shown, text, files) in waiting {
      for file in files { try file.compare(in: folder) }
      ledger?.list(files, text: text) { plan.describe(shown, $0) }
    }
    try ledger?.flush()
    for (_, _, files) in waiting {
      for file in files { try folder.write(file.bytes, to: file.name, file.change) }
      ledger?.count(files.map(\.change))
    }
    waiting.removeAll(keepingCapacity: true)
  }

  /// Cleans up after an export that could not finish: complete files and a manifest of them remain.
  ///
  /// - Returns: Whether written files remain.
  func stop() -> Bool {
    // Without a list, the folder may be another export's.
    if let ledger {
      try? folder.clean()
      ledger.stop()
    }
    if !folder.hasWritten { folder.unmake() }
    return folder.hasWritten
  }
}
