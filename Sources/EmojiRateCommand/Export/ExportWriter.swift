/// Draws each picture of an export once, passes it to the outputs, and writes their files.
final class ExportWriter {
  let folder: OutputFolder
  let pictures: PictureSet
  let plan: ExportPlan
  /// Nil before writing begins.
  private(set) var ledger: ExportLedger?

  /// The pictures that are written next, as a group.
  private var waiting: [ExportedPicture] = []

  init(_ plan: ExportPlan, path: String) {
    (self.plan, pictures) = (plan, plan.pictures)
    folder = OutputFolder(path)
  }

  private var settings: ExportSettings { pictures.export }

  // MARK: The check

  /// Opens the folder, and refuses to overwrite files of somebody else and names that cannot be overwritten.
  func check() throws {
    let earlier = try folder.prepare(isForced: settings.isForced, inputs: pictures.inputs)
    for name in pictures.singles { try earlier.check(name) }
    let endings = pictures.fileEndings
    guard !folder.isNew, !endings.isEmpty else { return }
    try plan.visit { _, stem in
      for look in pictures.looks {
        for ending in endings { try earlier.check(stem + look.tag + ending) }
      }
    }
  }

  // MARK: Writing

  func write() throws {
    let ledger = try ExportLedger(noun: pictures.noun, in: folder)
    self.ledger = ledger
    // The manifest lists the pictures of a group before their files are written.
    let groupSize = settings.scales.isEmpty ? 64 : Cores.count
    try plan.visit { entry, stem in
      waiting.append(ExportedPicture(entry, stem: stem, pictures))
      if waiting.count >= groupSize { try writeGroup() }
    }
    try writeGroup()
    for output in pictures.outputs { try output.end(in: self) }
    try ledger.handleRest(prunes: settings.prunes, lists: !settings.isQuiet)
    try ledger.end(plan.members)
  }

  /// Writes the files of the pictures that wait.
  private func writeGroup() throws {
    Cores.draw(waiting.flatMap(\.files).compactMap(\.drawing))
    for index in waiting.indices {
      try waiting[index].complete(in: folder)
      ledger?.list(waiting[index], plan)
    }
    try ledger?.flush()
    for picture in waiting {
      for file in picture.files {
        guard let change = file.change else { continue }
        try folder.write(file.bytes ?? [], to: file.name, change)
      }
      ledger?.count(picture.files.compactMap(\.change))
    }
    waiting.removeAll(keepingCapacity: true)
  }

  // MARK: The end

  /// Lists a long file and gives it its name.
  ///
  /// - Parameter holdsPictures: Whether the file contains pictures that have no other file.
  func finish(_ file: LongFile, holdsPictures: Bool = false) throws {
    try file.flush()
    ledger?.list(file)
    try ledger?.flush()
    let change = try file.finish()
    if holdsPictures { ledger?.count([change], pictures.count) }
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
