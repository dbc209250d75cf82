/// Draws each picture of an export once, passes it to the outputs, and writes their files.
final class ExportWriter {
  let folder: OutputFolder
  let pictures: PictureSet
  let plan: any ExportPlan
  /// Nil before writing begins.
  private(set) var ledger: ExportLedger?

  /// Pictures whose files are still being made, or are written as a group.
  private var waiting: [ExportedPicture] = []

  init(_ plan: any ExportPlan, path: String) {
    (self.plan, pictures) = (plan, plan.pictures)
    folder = OutputFolder(path)
  }

  private var settings: ExportSettings { pictures.export }

  // MARK: The check

  /// Opens the folder, and refuses to overwrite files of somebody else and names that cannot be overwritten.
  func check() throws {
    try folder.prepare()
    let earlier = try EarlierFiles(folder, isForced: settings.isForced, inputs: pictures.inputs)
    folder.earlier = earlier
    for name in pictures.singles { try earlier.check(name) }
    let endings = pictures.fileEndings
    guard !folder.isNew, !endings.isEmpty else { return }
    try plan.visit { entry, stem in
      for look in pictures.looks {
        for ending in endings {
          let isDocument = ending == endings[0]
          try earlier.check(
            stem + look.tag + ending,
            isDocument ? look.document(entry) : nil)
        }
      }
    }
  }

  // MARK: Writing

  func write() throws {
    let ledger = try ExportLedger(noun: pictures.noun, in: folder)
    self.ledger = ledger
    let isShown = !settings.isQuiet && SystemCalls.isTerminal(SystemCalls.standardError)
    var progress = isShown ? ProgressLine(total: pictures.count) : nil
    defer { progress?.clear() }
    // PNG files are drawn while the next pictures begin. Without them, pictures are written in groups, because the
    // manifest lists them first.
    let drawings = pictures.outputs.map(\.roomForWork).max() ?? 0
    let (room, part) = drawings > 0 ? (drawings, 1) : (64, 64)
    var count = 0
    try plan.visit { entry, stem in
      count += 1
      waiting.append(try ExportedPicture(entry, stem: stem, pictures, folder))
      if waiting.count >= room { try write(part) }
      progress?.show(count)
    }
    try write(waiting.count)
    for output in pictures.outputs { try output.end(in: self) }
    progress?.clear()
    try ledger.handleRest(prunes: settings.prunes, lists: !settings.isQuiet)
    try ledger.end(plan.end(ledger))
  }

  /// Writes the files of the pictures that have waited longest.
  private func write(_ count: Int) throws {
    for index in 0..<count {
      try waiting[index].complete(in: folder)
      ledger?.list(waiting[index], plan)
    }
    try ledger?.flush()
    for picture in waiting[..<count] {
      for file in picture.files {
        guard let change = file.change else { continue }
        try folder.write(file.bytes ?? [], to: file.name, change)
      }
      ledger?.count(picture.files.compactMap(\.change))
    }
    waiting.removeFirst(count)
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
