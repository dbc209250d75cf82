/// The books of an export: what became of each picture and each file, for the manifest and the last line.
struct ExportLedger {
  private var manifest: Manifest
  /// How many pictures there are, by the most that became of any of their files.
  private var pictures: [OutputFolder.Change: Int] = [:]
  private var (removedCount, leftoverCount, editedCount) = (0, 0, 0)
  /// How many pictures are in the folder.
  private(set) var doneCount = 0
  /// Pictures that are there when a file of all of them is.
  private var pendingCount = 0

  init(noun: String, in folder: OutputFolder) throws {
    manifest = Manifest(try LongFile(Manifest.name, in: folder), noun: noun)
  }

  /// Lists a picture, before its files are written: what a killed export leaves is then known as its own.
  mutating func list(_ picture: ExportedPicture, _ plan: any ExportPlan) {
    manifest.add(picture, plan)
  }

  /// Lists a file of all pictures.
  mutating func list(_ file: LongFile) {
    manifest.begin("others")
    manifest.add(file.name, digest: file.digest.text)
  }

  func flush() throws { try manifest.file.flush() }

  /// Notes that the files of a picture are there; the most changed of them says what became of it.
  mutating func add(_ picture: ExportedPicture) {
    let changes = picture.files.compactMap(\.change)
    if changes.isEmpty {
      pendingCount += 1
    } else {
      note(OutputFolder.Change.allCases.last(where: changes.contains)!, 1)
    }
  }

  /// Notes that the file is there that all pictures without files of their own are in.
  mutating func settle(_ change: OutputFolder.Change) {
    note(change, pendingCount)
    pendingCount = 0
  }

  private mutating func note(_ change: OutputFolder.Change, _ count: Int) {
    pictures[change, default: 0] += count
    doneCount += count
  }

  /// Removes, or lists as left over, what earlier exports have written and this one has not.
  ///
  /// A file that somebody has changed is never removed.
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

  /// Ends the manifest of an export that could not go on.
  ///
  /// Without a list the next export would take the pictures for somebody else's: what there is of it names all
  /// of them.
  mutating func stop(in folder: OutputFolder, hasWritten: Bool) {
    try? handleRest(in: folder, prunes: false)
    manifest.end(isComplete: false)
    if hasWritten {
      _ = try? manifest.file.finish()
    } else {
      manifest.file.drop()
    }
  }

  /// What became of the pictures, and of the files of earlier exports.
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
