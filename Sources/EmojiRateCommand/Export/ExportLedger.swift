/// The results for each picture and file of an export, for the manifest and the summary line.
struct ExportLedger {
  private var manifest: Manifest
  /// The number of pictures by the greatest change to any of their files.
  private var pictures: [OutputFolder.Change: Int] = [:]
  private var (removedCount, leftoverCount, editedCount) = (0, 0, 0)
  /// The number of pictures in the folder.
  private(set) var doneCount = 0
  /// The number of pictures that are complete only with their common file.
  private var pendingCount = 0

  init(noun: String, in folder: OutputFolder) throws {
    manifest = Manifest(try LongFile(Manifest.name, in: folder), noun: noun)
  }

  /// Lists a picture before its files are written, so that a killed export's files are known as its own.
  mutating func list(_ picture: ExportedPicture, _ plan: any ExportPlan) {
    manifest.add(picture, plan)
  }

  /// Lists a file for all pictures together.
  mutating func list(_ file: LongFile) {
    manifest.begin("others")
    manifest.add(file.name, digest: file.digest.text)
  }

  func flush() throws { try manifest.file.flush() }

  /// Counts a picture whose files are written, by the greatest change to any of them.
  mutating func add(_ picture: ExportedPicture) {
    let changes = picture.files.compactMap(\.change)
    if changes.isEmpty {
      pendingCount += 1
    } else {
      note(OutputFolder.Change.allCases.last(where: changes.contains)!, 1)
    }
  }

  /// Counts the pictures that are only in a common file, after that file is written.
  mutating func settle(_ change: OutputFolder.Change) {
    note(change, pendingCount)
    pendingCount = 0
  }

  private mutating func note(_ change: OutputFolder.Change, _ count: Int) {
    pictures[change, default: 0] += count
    doneCount += count
  }

  /// Removes the files of earlier exports that this one has not written, or lists them as left over.
  ///
  /// Files that somebody has edited always stay.
  mutating func handleRest(in folder: OutputFolder, prunes: Bool) throws {
    manifest.begin("leftover")
    try folder.earlier?.visitRest { listed, isOwn in
      guard try folder.status(listed.name)?.isRegular == true else { return }
      if prunes, isOwn {
        try folder.remove(listed.name)
        removedCount += 1
      } else {
        manifest.add(listed.name, digest: listed.digest)
        if isOwn { leftoverCount += 1 } else { editedCount += 1 }
      }
    }
  }

  /// Ends the manifest.
  mutating func end(_ plan: any ExportPlan) throws {
    var plan = plan
    try plan.end(&manifest)
    manifest.end(isComplete: true)
    _ = try manifest.file.finish()
  }

  /// Ends the manifest of an export that could not finish.
  ///
  /// Without it, the next export would take the pictures for somebody else's. It lists all of them.
  mutating func stop(in folder: OutputFolder, hasWritten: Bool) {
    try? handleRest(in: folder, prunes: false)
    manifest.end(isComplete: false)
    if hasWritten {
      _ = try? manifest.file.finish()
    } else {
      manifest.file.drop()
    }
  }

  /// The results for the pictures, and for the files of earlier exports.
  var parts: [String] {
    var parts = [OutputFolder.Change.new, .changed, .unchanged].compactMap { change in
      pictures[change].map { "\(Messages.count($0)) \(change.rawValue)" }
    }
    if removedCount > 0 { parts.append("\(Messages.count(removedCount, "file")) removed") }
    if editedCount > 0 {
      parts.append("\(Messages.count(editedCount, "edited file")) left, to be removed by hand")
    }
    if leftoverCount > 0 {
      let files = Messages.count(leftoverCount, "file")
      parts.append("\(files) of earlier exports left; --prune removes them")
    }
    return parts
  }
}
